"""A new key pair: its passphrase, and where its two files lie."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.release.keys.passphrase_rule import check_passphrase, no_way_back, while_typing
from gwasprivacy.ui.shell.open_files import opened_around
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import label, set_role
from gwasprivacy.ui.widgets.dialogs import dialogs
from gwasprivacy.ui.widgets.file_places import offering
from gwasprivacy.ui.widgets.inline_error import InlineError
from gwasprivacy.ui.widgets.passphrase import secret_field, wipe


class NewKey(QWidget):
    """Asks for what a key pair needs: a passphrase twice, and a place for the files, ``usual``.key.pem unless another is chosen;
    "": named after the open study."""

    wanted = Signal(object, str)  # prefix, passphrase
    left = Signal()

    def __init__(self, usual: str = "") -> None:
        super().__init__()
        self._usual = usual
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID)
        self.first = secret_field(say("New passphrase"), say("new passphrase"))
        self.second = secret_field(say("Repeat the new passphrase"), say("repeat passphrase"))
        self.rule = label("", "muted")
        self.first.textChanged.connect(self._typed)
        self._typed("")
        self.error = InlineError()
        self.make = QPushButton(say("Make the key…"))
        self.make.clicked.connect(self._make)
        self.cancel = QPushButton(say("Cancel"))
        self.cancel.setProperty("role", "link")
        self.cancel.clicked.connect(self._leave)
        row = QHBoxLayout()
        row.addWidget(self.make)
        row.addWidget(self.cancel)
        row.addStretch(1)
        layout.addWidget(label(say("Anyone with the key and its passphrase can sign in your name."), "muted"))
        layout.addWidget(label(no_way_back(), "muted"))
        for field in (self.first, self.rule, self.second, self.error):
            layout.addWidget(field)
        layout.addLayout(row)
        self.second.returnPressed.connect(self._make)

    def _typed(self, passphrase: str) -> None:
        good, words = while_typing(passphrase)
        self.rule.setText(words)
        set_role(self.rule, "good" if good else "muted")

    def _make(self) -> None:
        try:
            check_passphrase(self.first.text())
        except GwasPrivacyError as error:
            self.error.show_error(error)
            return
        if self.first.text() != self.second.text():
            self.error.show_message(say("The two passphrases differ. Enter the same one twice."))
            return
        usual = self._usual or opened_around(self).name("release")
        path = dialogs().save_file(
            self.window(),
            say("Where to keep the key"),
            offering(say("Keys"), "*.key.pem"),
            Path(f"{usual}.key.pem"),
        )
        if path is None:
            return
        self.error.show_message("")
        name = path.name
        for ending in (".key.pem", ".pub.pem", ".pem"):
            name = name.removesuffix(ending)
        passphrase = self.first.text()
        self.forget()
        self.wanted.emit(path.with_name(name or usual), passphrase)

    def _leave(self) -> None:
        self.forget()
        self.error.show_message("")
        self.left.emit()

    def forget(self) -> None:
        wipe(self.first)
        wipe(self.second)


class NewKeyLink(QWidget):
    """A link, and behind it the questions of :class:`NewKey`.  ``wanted``: as there."""

    wanted = Signal(object, str)
    opened = Signal()

    def __init__(self, text: str, usual: str) -> None:
        super().__init__()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self.link = QPushButton(text)
        self.link.setProperty("role", "link")
        self.link.clicked.connect(lambda: self.open(True))
        self.questions = NewKey(usual)
        self.questions.left.connect(lambda: self.open(False))
        self.questions.wanted.connect(self.wanted)
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)
        layout.addWidget(self.link, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self.questions)
        self.open(False)

    def open(self, opened: bool) -> None:
        """Ask, or show the link again."""
        self.link.setVisible(not opened)
        self.questions.setVisible(opened)
        if opened:
            self.questions.first.setFocus()
            self.opened.emit()

    def forget(self) -> None:
        self.questions.forget()
