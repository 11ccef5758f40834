"""A sentence across the window with what can be done about it, where a dialog would interrupt."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import label


class Banner(QFrame):
    """Hidden until :meth:`show_message`; every action closes it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "banner")
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(2 * GRID, GRID, 2 * GRID, GRID)
        self._layout.setSpacing(GRID)
        self.message = label("")
        self._layout.addWidget(self.message, 1)
        self.buttons: dict[str, QPushButton] = {}
        self.hide()

    def show_message(self, text: str, actions: dict[str, Callable[[], None] | None]) -> None:
        """Show ``text`` with a button per action (None: only close)."""
        for button in self.buttons.values():
            self._layout.removeWidget(button)
            button.deleteLater()
        self.buttons = {}
        self.message.setText(text)
        self.setAccessibleName(text)
        for name, action in actions.items():
            button = QPushButton(name)
            button.clicked.connect(lambda _checked=False, action=action: self._act(action))
            self._layout.addWidget(button)
            self.buttons[name] = button
        self.show()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def _act(self, action: Callable[[], None] | None) -> None:
        self.hide()
        if action is not None:
            action()
