"""The small card of one step of the tour: how far it is, what to see or do, and the ways on."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from gwasprivacy.base.language import say
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import label, set_role

WIDTH = 336  # px


class TourCard(QFrame):
    """``back_asked``, ``next_asked``, ``do_asked``, ``show_asked`` and ``leave_asked`` as its buttons are pressed."""

    back_asked = Signal()
    next_asked = Signal()
    do_asked = Signal()
    show_asked = Signal()
    leave_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "tour")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setFixedWidth(WIDTH)
        self.progress = label("", "muted", wrap=False)
        self.leave = QPushButton(say("&Leave the tour"))
        self.leave.setProperty("role", "link")
        self.leave.setToolTip(say("Leaves the tour (Esc). The copy of the example stays open."))
        self.title = label("", "title")
        self.text = label("")
        self.show_control = QPushButton(say("Show the &control"))
        self.show_control.setProperty("role", "link")
        self.back = QPushButton(say("&Back"))
        self.do = QPushButton(say("&Do it for me"))
        self.next = QPushButton(say("&Next"))
        top = QHBoxLayout()
        top.addWidget(self.progress, 1)
        top.addWidget(self.leave)
        row = QHBoxLayout()
        row.setSpacing(GRID)
        row.addWidget(self.back)
        row.addStretch(1)
        row.addWidget(self.do)
        row.addWidget(self.next)
        layout = self._column = QVBoxLayout(self)
        layout.setContentsMargins(GRID + 4, GRID, GRID + 4, GRID + 4)
        layout.setSpacing(GRID)
        layout.addLayout(top)
        layout.addWidget(self.title)
        layout.addWidget(self.text)
        layout.addWidget(self.show_control, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addLayout(row)
        for button, asked in (
            (self.back, self.back_asked),
            (self.next, self.next_asked),
            (self.do, self.do_asked),
            (self.show_control, self.show_asked),
            (self.leave, self.leave_asked),
        ):
            button.clicked.connect(asked)
        for one, other in ((self.next, self.do), (self.do, self.back), (self.back, self.show_control)):
            self.setTabOrder(one, other)
        self.setTabOrder(self.show_control, self.leave)

    @property
    def primary(self) -> QPushButton:
        """What Return means here: going on, or what must be done first."""
        return self.next if self.next.isEnabled() or self.do.isHidden() else self.do

    def show_step(
        self, number: int, of: int, title: str, text: str, *, may_do: bool, may_go_on: bool, is_seen: bool
    ) -> None:
        """``may_do``: there is something to do that is not done; ``is_seen``: the step's control can be seen."""
        last = number == of
        self.progress.setText(say("{number} of {of}", number=number, of=of))
        self.title.setText(title)
        self.next.setText(say("&Finish") if last else say("&Next"))
        self.back.setEnabled(number > 1)
        self.do.setVisible(may_do)
        self.next.setEnabled(may_go_on)
        self.show_control.setVisible(not is_seen)
        for button in (self.do, self.next):
            set_role(button, "primary" if button is self.primary else "")
            button.setAccessibleDescription(text)
        self.setAccessibleName(say("Tour, step {number} of {of}: {title}", number=number, of=of, title=title))
        self.setAccessibleDescription(text)
        if text != self.text.text():
            self.text.setText(text)
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))
        self.fit()

    def fit(self) -> None:
        """Wrapped text is as high as it is at this width."""
        self._column.activate()
        height = (
            self._column.totalHeightForWidth(WIDTH) if self._column.hasHeightForWidth() else self.sizeHint().height()
        )
        if height != self.height():
            self.setFixedHeight(height)

    def take_focus(self) -> None:
        """The keyboard is on the way on; on the card itself while there is none."""
        way = self.primary if self.primary.isEnabled() else self
        way.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return presses the button that has the keys, as Space does."""
        button = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(button, QPushButton):
            button.click()
            return
        super().keyPressEvent(event)
