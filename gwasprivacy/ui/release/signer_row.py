"""Who signs, as the report will say it: shown beside the key, asked once, and changeable."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.release.keys.signer import read_signer, signer_of, write_signer
from gwasprivacy.statement.signer import LONGEST_NAME, Signer
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import label
from gwasprivacy.ui.widgets.inline_error import InlineError


class SignerRow(QWidget):
    """``show_key`` says whose key it is about.  What is typed is kept in the file beside the key, for every later report."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key: Path | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID // 2)
        self.words = label("", "muted")
        self.change = QPushButton(say("Change the name…"))
        self.change.setProperty("role", "link")
        self.change.clicked.connect(lambda: self._ask(True))
        self.name, self.institution = QLineEdit(), QLineEdit()
        for field, text in (
            (self.name, say("Your name, or your office")),
            (self.institution, say("Institution (optional)")),
        ):
            field.setPlaceholderText(text)
            field.setAccessibleName(text)
            field.setMaxLength(LONGEST_NAME)
            field.returnPressed.connect(self._save)
        self.save = QPushButton(say("Keep with the key"))
        self.save.clicked.connect(self._save)
        self.error = InlineError()
        row = QHBoxLayout()
        for button in (self.save, self.change):
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addStretch(1)
        for part in (self.words, self.name, self.institution, self.error):
            layout.addWidget(part)
        layout.addLayout(row)
        self.show_key(None)

    def show_key(self, key: Path | None) -> None:
        """Say who signs with the private key in the file ``key``; nothing where there is none."""
        if key is not None and key == self._key:
            return
        self._key = key
        self.setVisible(key is not None)
        if key is not None:
            self._read()

    def _read(self) -> None:
        assert self._key is not None
        self.error.show_message("")
        signer: Signer | None = None
        try:
            signer = read_signer(self._key)
        except GwasPrivacyError as error:
            self.error.show_error(error, self._key)
        self.name.setText("" if signer is None else signer.name)
        self.institution.setText("" if signer is None else signer.institution or "")
        self.words.setText(
            say("The report will not say who signs it. Name yourself once; it is kept with the key.")
            if signer is None
            else say("On the report: signed by {signer}.", signer=signer.words())
        )
        self._ask(signer is None)

    def _ask(self, asked: bool) -> None:
        for part in (self.name, self.institution, self.save):
            part.setVisible(asked)
        self.change.setVisible(not asked)
        if asked and self.name.text():
            self.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def keep_typed(self) -> bool:
        """Keep a name that was typed and not kept yet, so that no report is signed without it; whether all is well."""
        if self.name.isHidden() or not (self.name.text().strip() or self.institution.text().strip()):
            return True
        self._save()
        return self.error.isHidden()

    def _save(self) -> None:
        key = self._key
        if key is None:
            return

        def write() -> None:
            write_signer(key, signer_of(self.name.text(), self.institution.text()))

        if self.error.attempt(write):
            self._read()
