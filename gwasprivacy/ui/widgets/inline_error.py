"""An error beside what it is about: one sentence, at most one thing to do, and the rest folded under "Details"."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.base.printable_text import shown
from gwasprivacy.ui.shell.error_words import sentence, told_inline
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import Fold, InlineMessage, label


class InlineError(QWidget):
    """Takes no room while there is nothing to say; read out by a screen reader when set.

    ``role``: "error", or "warning" where the work can go on.  :meth:`offer` makes a remedy a button.
    """

    def __init__(self, role: str = "error") -> None:
        super().__init__()
        self._offers: dict[str, tuple[str, Callable[[], object]]] = {}
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(GRID // 2)
        self.sentence = InlineMessage(role)
        self._layout.addWidget(self.sentence)
        # Made when first needed: a window has dozens of places for an error, and most of them stay empty.
        self.remedy: QPushButton | None = None
        self.details: Fold | None = None
        self.details_text = label("", "muted", selectable=True)
        self.details_text.setParent(self)  # so that it ends with this, shown or not
        self.details_text.hide()
        self._do: Callable[[], object] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.hide()

    def offer(self, remedies: str | Iterable[str], words: str, action: Callable[[], object]) -> None:
        """Where an error advises one of ``remedies``, show a button ``words`` that does it."""
        for remedy in (remedies,) if isinstance(remedies, str) else remedies:
            self._offers[remedy] = words, action

    def text(self) -> str:
        """What is said unfolded; "" while there is nothing."""
        return self.sentence.text()

    def show_message(self, text: str, details: str = "") -> None:
        """Say ``text``, with ``details`` folded; an empty text hides the place."""
        self._show(text, details, None)

    def show_error(self, error: Exception | None, *known: Path | None) -> None:
        """Say an expected failure; None clears.  Files in the folders of ``known`` files go by their names."""
        if error is None:
            self._show("", "", None)
        elif not isinstance(error, GwasPrivacyError):
            self._show(sentence(shown(str(error))), "", None)
        else:
            text, details = told_inline(error, *known)
            self._show(text, details, next((self._offers[one] for one in error.remedies if one in self._offers), None))

    def attempt(self, edit: Callable[[], object]) -> bool:
        """Make an edit; what refuses it is said here.  Whether it was made."""
        try:
            edit()
        except GwasPrivacyError as error:
            self.show_error(error)
            return False
        self.show_error(None)
        return True

    def _show(self, text: str, details: str, offered: tuple[str, Callable[[], object]] | None) -> None:
        self._show_remedy(offered)
        self._show_details(details)
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        self.sentence.show_message(text)  # last: it is read out, and stands in its place by then

    def _show_remedy(self, offered: tuple[str, Callable[[], object]] | None) -> None:
        if offered is not None and self.remedy is None:
            self.remedy = QPushButton()
            self.remedy.setProperty("role", "link")
            self.remedy.setAutoDefault(False)
            self.remedy.setCursor(Qt.CursorShape.PointingHandCursor)
            self.remedy.clicked.connect(self._act)
            self._layout.insertWidget(1, self.remedy, 0, Qt.AlignmentFlag.AlignLeft)
        if self.remedy is not None:
            self.remedy.setText("" if offered is None else offered[0])
            self.remedy.setVisible(offered is not None)
        self._do = None if offered is None else offered[1]

    def _show_details(self, details: str) -> None:
        if details and self.details is None:
            self.details = Fold(say("Details"))
            self.details.button.setAutoDefault(False)
            self.details_text.show()
            copy = QPushButton(say("Copy the details"))
            copy.setProperty("role", "link")
            copy.setAutoDefault(False)
            copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.details_text.text()))
            self.details.body.addWidget(self.details_text)
            self.details.body.addWidget(copy, 0, Qt.AlignmentFlag.AlignLeft)
            self._layout.addWidget(self.details)
        if self.details is not None:
            if details != self.details_text.text():
                self.details.set_open(False)  # what was unfolded was about something else
            self.details.setVisible(bool(details))
        self.details_text.setText(details)

    def _act(self) -> None:
        if self._do is not None:
            self._do()
