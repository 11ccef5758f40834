"""Tools → Keys…: a new key pair, another passphrase for a private key, and whose public keys are trusted here."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QPushButton, QTreeWidget, QTreeWidgetItem, QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.fingerprint_words import in_groups
from gwasprivacy.base.language import say
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.release.keys.passphrase_rule import no_way_back, passphrase_problem, while_typing
from gwasprivacy.release.keys.trust_changes import remove_trusted_key
from gwasprivacy.release.keys.trust_list import trusted_keys
from gwasprivacy.release.signing import change_passphrase, is_encrypted
from gwasprivacy.statement.public_keys import load_public_key
from gwasprivacy.ui.release.release_work import make_key
from gwasprivacy.ui.release.signer_key_card import TrustForm
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.tools.tool_dialog import ToolDialog
from gwasprivacy.ui.widgets.card import Card, InlineMessage, label, set_role
from gwasprivacy.ui.widgets.dialogs import dialogs
from gwasprivacy.ui.widgets.file_places import (
    PUBLIC_KEY_FILES,
    FileQuestion,
    offering,
)
from gwasprivacy.ui.widgets.inline_error import InlineError
from gwasprivacy.ui.widgets.new_key import NewKeyLink
from gwasprivacy.ui.widgets.passphrase import secret_field, wipe
from gwasprivacy.ui.widgets.signing_key import private_key_place

LANE = "tool-keys"


def give_passphrase(
    path: Path,
    old: str,
    new: str,
    *,
    work: Work = UNWATCHED,
) -> Path:
    """Encrypt the private key in ``path`` with ``new``.  Raises InvalidInput, Cancelled, with the file as it was."""
    work.progress(say("Changing the passphrase"), 0, 1)
    work.check()
    change_passphrase(path, old or None, new)
    return path


class KeysDialog(ToolDialog):
    """A new key and a private key's passphrase on the left, the trusted keys on the right."""

    def __init__(self, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(
            jobs, title=say("Keys"), verb=say("C&hange the passphrase"), lane=LANE, size=(1000, 620), parent=parent
        )
        self._add_new_key()
        self._add_passphrase()
        self._add_trusted()
        self.read()
        self.ready()

    def _add_new_key(self) -> None:
        card = Card(say("A key of your own"), topic="release-key")
        self.made = InlineMessage("good")
        self.new_key = NewKeyLink(say("Make a new key"), "signing")
        self.new_key.wanted.connect(self._make_key)
        card.body.addWidget(
            label(
                say("A key signs releases, approvals and policies. Others check your signature with its public half."),
                "muted",
            )
        )
        for part in (self.new_key, self.made):
            card.body.addWidget(part)
        self.left.add(card)
        self.inputs.append(self.new_key)

    def _make_key(self, prefix: Path, passphrase: str) -> None:
        self.new_key.open(False)
        self.made.show_message("")
        self.run(make_key, prefix, passphrase, title=say("Making the key"), done=self._key_made, abandon=False)

    def _key_made(self, pair: tuple[Path, Path]) -> None:
        private, public = pair
        self.folder_made = public.parent
        self.made.show_message(
            say(
                "{private} is yours alone. Give {public} to whoever checks your signature. Its fingerprint: {digits}",
                private=private.name,
                public=public.name,
                digits=in_groups(load_public_key(public).key_id),
            )
        )

    def _add_passphrase(self) -> None:
        card = Card(say("Passphrase of a private key"), topic="release-key")
        self.key = FileQuestion(say("Private key"), private_key_place())
        self.key.place.picked.connect(self._take_key)
        self.old = secret_field(say("Current passphrase"), say("current passphrase"))
        self.new = secret_field(say("New passphrase"), say("new passphrase"))
        self.again = secret_field(say("Repeat the new passphrase"), say("repeat passphrase"))
        self.rule = label("", "muted")
        self.changed = InlineMessage("good")
        self.new.textChanged.connect(self._typed)
        for field in (self.old, self.again):
            field.textChanged.connect(lambda _text: self.refresh())
        parts: tuple[QWidget, ...] = (self.key, self.old, self.new, self.rule, self.again, self.changed)
        for part in parts:
            card.body.addWidget(part)
        card.body.addWidget(label(no_way_back(), "muted"))
        card.body.addWidget(label(say("Copies of the file elsewhere keep the old passphrase."), "muted"))
        self.left.add(card)
        self.inputs += [self.key, self.old, self.new, self.again]
        self._typed("")

    def _add_trusted(self) -> None:
        self.right.addWidget(label(say("Trusted public keys"), "title"))
        self.right.addWidget(
            label(
                say("Reports signed with one of these keys need no key file and show the signer’s name."),
                "muted",
            )
        )
        self.list = QTreeWidget()
        self.list.setRootIsDecorated(False)
        self.list.setAlternatingRowColors(True)
        self.list.setAccessibleName(say("Trusted public keys"))
        self.list.setHeaderLabels([say("Owner"), say("Added"), say("Kept by"), say("Fingerprint")])
        self.list.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.list.currentItemChanged.connect(lambda _now, _before: self._refresh_remove())
        self.empty = label(
            say("No key is trusted yet. Add the public key of the person who signs your reports."), "muted"
        )
        self.right.addWidget(self.empty)
        self.right.addWidget(self.list, 1)
        self.form = TrustForm()
        self.form.trusted.connect(self.read)
        self.right.addWidget(self.form)
        self.trust = QPushButton(say("Add from a file…"))
        self.trust.clicked.connect(self._add)
        self.remove = QPushButton(say("Remove…"))
        self.remove.clicked.connect(self._remove)
        row = QHBoxLayout()
        row.addWidget(self.trust)
        row.addWidget(self.remove)
        row.addStretch(1)
        self.right.addLayout(row)
        self.list_error = InlineError()
        self.right.addWidget(self.list_error)

    # Trusted keys ---------------------------------------------------------------------------------------------------

    def read(self) -> None:
        """Show the lists as they are now."""
        self.list.clear()
        self.list_error.show_message("")
        try:
            known = trusted_keys()
        except GwasPrivacyError as error:
            self.list_error.show_error(error)
            self.empty.hide()
            self._refresh_remove()
            return
        for each in known.keys:
            kept = say("this site") if each.of_site else say("you")
            item = QTreeWidgetItem([each.words(), each.added, kept, in_groups(each.key_id)])
            item.setData(0, Qt.ItemDataRole.UserRole, "" if each.of_site else each.key_id)
            self.list.addTopLevelItem(item)
        self.empty.setVisible(not known.keys and not known.set_aside)
        for each in known.set_aside:
            unused = say("you (not used: this site has another key under that name)")
            item = QTreeWidgetItem([each.words(), each.added, unused, in_groups(each.key_id)])
            item.setData(0, Qt.ItemDataRole.UserRole, each.key_id)
            self.list.addTopLevelItem(item)
        self._refresh_remove()

    def _refresh_remove(self) -> None:
        self.remove.setEnabled(bool(self._own_key()))

    def _own_key(self) -> str:
        """The fingerprint of the chosen key where it is in the user's own list, else ""."""
        item = self.list.currentItem()
        return "" if item is None else str(item.data(0, Qt.ItemDataRole.UserRole))

    def _add(self) -> None:
        path = dialogs().open_file(self, say("A public key to trust"), offering(say("Public keys"), PUBLIC_KEY_FILES))
        if path is not None:
            self.form.ask(path)

    def _remove(self) -> None:
        key_id, item = self._own_key(), self.list.currentItem()
        if not key_id or item is None:
            return
        remove = say("Remove")
        asked = dialogs().ask(
            self,
            say("Stop trusting this key?"),
            say("Reports signed by {name} will need the key file again.", name=item.text(0)),
            [remove, say("Keep")],
            unsafe=remove,
        )
        if asked == remove and self.list_error.attempt(lambda: remove_trusted_key(key_id)):
            self.read()

    # The passphrase -------------------------------------------------------------------------------------------------

    def _take_key(self, path: Path) -> None:
        self.changed.show_message("")
        self.key.place.show_path(None)

        def look() -> None:
            self.old.setVisible(is_encrypted(path))
            self.key.place.show_path(path)

        self.key.error.attempt(look)
        self.refresh()

    def _typed(self, passphrase: str) -> None:
        good, words = while_typing(passphrase)
        self.rule.setText(words)
        set_role(self.rule, "good" if good else "muted")
        self.refresh()

    def why_not(self) -> str:
        if self.key.place.path is None:
            return say("To change a passphrase, choose the private key.")
        if not self.old.isHidden() and not self.old.text():
            return say("Enter the current passphrase.")
        if passphrase_problem(self.new.text()) is not None:
            return say("Enter a new passphrase.")
        if self.new.text() != self.again.text():
            return say("Enter the new passphrase twice.")
        return ""

    def known_paths(self) -> tuple[Path | None, ...]:
        return (self.key.place.path,)

    def start(self) -> None:
        """Change it; the passphrases leave their fields at once."""
        path = self.key.place.path
        if self.is_running or self.why_not() or path is None:
            return
        old, new = "" if self.old.isHidden() else self.old.text(), self.new.text()
        self.forget()
        self.changed.show_message("")
        self.run(
            give_passphrase,
            path,
            old,
            new,
            title=say("Changing the passphrase"),
            done=lambda changed: self.changed.show_message(
                say("{file} now opens with the new passphrase.", file=changed.name)
            ),
            abandon=False,
        )

    def forget(self) -> None:
        self.new_key.forget()
        for field in (self.old, self.new, self.again):
            wipe(field)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.forget()
        super().closeEvent(event)
