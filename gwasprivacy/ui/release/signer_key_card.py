"""Whose key a report is checked with: a file, one of the trusted keys, or any of them; and a key is trusted from here."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QPushButton, QVBoxLayout, QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.fingerprint_words import in_groups
from gwasprivacy.base.language import say, say_count
from gwasprivacy.release.keys.trust_changes import add_trusted_key
from gwasprivacy.release.keys.trust_list import trusted_keys
from gwasprivacy.release.keys.trusted import NOBODY, TrustedKey, TrustList
from gwasprivacy.statement.public_keys import load_public_key
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import Card, label
from gwasprivacy.ui.widgets.file_places import PUBLIC_KEY_FILES, FilePlace, offering
from gwasprivacy.ui.widgets.inline_error import InlineError


class TrustForm(QWidget):
    """Under which name a key is trusted."""

    trusted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._path: Path | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID // 2)
        self.name, self.institution = QLineEdit(), QLineEdit()
        for field, text in ((self.name, say("Owner of the key")), (self.institution, say("Institution (optional)"))):
            field.setPlaceholderText(text)
            field.setAccessibleName(text)
            field.returnPressed.connect(self._trust)
        self.digits = label("", "muted", selectable=True)
        self.error = InlineError()
        self.add = QPushButton(say("Trust this key"))
        self.add.clicked.connect(self._trust)
        self.leave = QPushButton(say("Cancel"))
        self.leave.setProperty("role", "link")
        self.leave.clicked.connect(self.hide)
        row = QHBoxLayout()
        row.addWidget(self.add)
        row.addWidget(self.leave)
        row.addStretch(1)
        layout.addWidget(
            label(say("First compare this fingerprint with the owner, by telephone or in person:"), "muted")
        )
        for part in (self.digits, self.name, self.institution, self.error):
            layout.addWidget(part)
        layout.addLayout(row)
        self.hide()

    def ask(self, path: Path) -> None:
        """Show the key in ``path``, and ask whose it is."""
        self._path = path
        self.name.clear()
        self.institution.clear()
        self.error.show_message("")
        try:
            self.digits.setText(in_groups(load_public_key(path).key_id))
        except GwasPrivacyError as error:
            self.digits.setText("")
            self.error.show_error(error, path)
        self.show()
        self.name.setFocus()

    def _trust(self) -> None:
        if self._path is None:
            return
        try:
            add_trusted_key(self.name.text(), self._path, self.institution.text())
        except GwasPrivacyError as error:
            self.error.show_error(error, self._path)
            return
        self.hide()
        self.trusted.emit()


class SignerKeyCard(Card):
    """``place`` holds a key's file, where one was given; without one the trusted keys count."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(say("The signer’s public key"), topic="public-key", parent=parent)
        self.known: TrustList = NOBODY
        self._chosen: str | None = None
        self.place = FilePlace(
            say("Public key"),
            empty=say("Drop the signer’s .pub.pem here."),
            filters=offering(say("Public keys"), PUBLIC_KEY_FILES),
            clearable=True,
        )
        self.place.cleared.connect(self._cleared)
        self.hint = label("", "muted")
        self.menu = QMenu(self)
        self.menu.aboutToShow.connect(self._fill)
        self.choose = QPushButton(say("Trusted keys"))
        self.choose.setMenu(self.menu)
        self.trust = QPushButton(say("Trust this key…"))
        self.trust.setProperty("role", "link")
        self.trust.clicked.connect(self._ask)
        self.form = TrustForm()
        self.form.trusted.connect(self._trusted_now)
        self.error = InlineError()
        row = QHBoxLayout()
        row.addWidget(self.choose)
        row.addWidget(self.trust)
        row.addStretch(1)
        self.body.addWidget(self.place)
        self.body.addWidget(self.hint)
        self.body.addLayout(row)
        self.body.addWidget(self.form)
        self.body.addWidget(self.error)
        self.read()

    def read(self) -> None:
        """Read the lists of trusted keys again, and say what counts now."""
        self.error.show_message("")
        try:
            self.known = trusted_keys()
        except GwasPrivacyError as error:
            self.known = NOBODY
            self.error.show_error(error)
        if self._chosen is not None and self.known.of(self._chosen) is None:
            self._chosen = None
        self._refresh()

    @property
    def counts(self) -> TrustList:
        """The keys that count where no file was given; beside a file they give names."""
        chosen = None if self._chosen is None else self.known.of(self._chosen)
        return self.known if chosen is None or self.place.path is not None else TrustList(keys=(chosen,))

    @property
    def is_ready(self) -> bool:
        """Whether there is a key to check with."""
        return self.place.path is not None or bool(self.known.keys)

    def show_path(self, path: Path | None) -> None:
        self.place.show_path(path)
        self.form.hide()
        self._refresh()

    def _cleared(self) -> None:
        self.form.hide()
        self._refresh()
        self.changed.emit()

    def _fill(self) -> None:
        self.read()
        self.menu.clear()
        self.menu.addAction(say("Any trusted key")).triggered.connect(lambda: self._choose(None))
        self.menu.addSeparator()
        for each in self.known.keys:
            self.menu.addAction(_menu_text(each)).triggered.connect(
                lambda _checked=False, key_id=each.key_id: self._choose(key_id)
            )

    def _choose(self, key_id: str | None) -> None:
        self._chosen = key_id
        self.show_path(None)
        self.changed.emit()

    def _ask(self) -> None:
        if self.place.path is not None:
            self.form.ask(self.place.path)

    def _trusted_now(self) -> None:
        self.read()
        self.changed.emit()

    def _refresh(self) -> None:
        chosen = None if self._chosen is None else self.known.of(self._chosen)
        if self.place.path is not None:
            words = say("Get the key through a separate channel, or compare its fingerprint by telephone.")
        elif chosen is not None:
            words = say("Checked with the trusted key of {name}.", name=chosen.words())
        elif self.known.keys:
            words = say_count(
                "Without a file, the {n} trusted keys are used.",
                one="Without a file, the trusted key of {name} is used.",
                n=len(self.known.keys),
                name=self.known.keys[0].words(),
            )
        else:
            words = say(
                "No key is trusted yet. Get the signer’s key through a separate channel, or compare its "
                "fingerprint by telephone."
            )
        self.hint.setText(words)
        self.choose.setVisible(bool(self.known.keys))
        self.trust.setVisible(self.place.path is not None and not self._is_known())

    def _is_known(self) -> bool:
        try:
            return self.place.path is not None and self.known.of(load_public_key(self.place.path).key_id) is not None
        except GwasPrivacyError:
            return True  # nothing that could be trusted


def _menu_text(key: TrustedKey) -> str:
    return key.words().replace("&", "&&")
