"""The question for a private key that signs: its file, its passphrase where it has one, and a doubt where there is one."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal

from gwasprivacy.base.language import say
from gwasprivacy.release.signing import doubtful_key, is_encrypted
from gwasprivacy.ui.widgets.file_places import PRIVATE_KEY_FILES, FilePlace, FileQuestion, offering
from gwasprivacy.ui.widgets.inline_error import InlineError
from gwasprivacy.ui.widgets.passphrase import secret_field, wipe


def private_key_place() -> FilePlace:
    """Where a private key's file is chosen or dropped."""
    return FilePlace(
        say("Private key"),
        empty=say("Choose a .key.pem file."),
        filters=offering(say("Private keys"), PRIVATE_KEY_FILES),
    )


class SigningKeyQuestion(FileQuestion):
    """``passphrase`` stands only for a key that has one.  ``changed``: another key, or something typed."""

    changed = Signal()

    def __init__(self, caption: str, place: FilePlace | None = None) -> None:
        super().__init__(caption, place or private_key_place())
        self.passphrase = secret_field(say("Passphrase of the key"), say("passphrase of the key"))
        self.passphrase.textChanged.connect(lambda _text: self.changed.emit())
        self.passphrase.hide()
        self.doubt = InlineError("warning")
        for part in (self.passphrase, self.doubt):
            self.body.addWidget(part)
        self.place.picked.connect(self._take)
        self.place.cleared.connect(lambda: self._take(None))

    @property
    def path(self) -> Path | None:
        return self.place.path

    def _take(self, path: Path | None) -> None:
        wipe(self.passphrase)
        self.doubt.show_message("")
        self.place.show_path(None)

        def look() -> None:
            needs = path is not None and is_encrypted(path)
            doubt = None if path is None else doubtful_key(path)
            self.place.show_path(path)
            self.passphrase.setVisible(needs)
            self.doubt.show_error(doubt, path)

        if not self.error.attempt(look):
            self.passphrase.hide()
        self.changed.emit()

    @property
    def is_answered(self) -> bool:
        """Whether there is a key, and a passphrase where it has one."""
        return self.path is not None and (self.passphrase.isHidden() or bool(self.passphrase.text()))

    def take_passphrase(self) -> str:
        """What was typed, which leaves its field at once."""
        typed = self.passphrase.text()
        wipe(self.passphrase)
        return typed

    def ask_again(self) -> None:
        """After a refusal the keys are where the passphrase is typed."""
        if not self.passphrase.isHidden():
            self.passphrase.setFocus(Qt.FocusReason.OtherFocusReason)
