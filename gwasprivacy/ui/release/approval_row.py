"""Where a site's policy asks for it: a request to save for a second person, and their approval to load."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.fingerprint_words import in_groups
from gwasprivacy.base.language import say
from gwasprivacy.base.safe_files import write_atomic
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.release.approval.approval import read_approval
from gwasprivacy.release.release_service import PreparedRelease, ask_for_approval
from gwasprivacy.release.signing import load_signing_key
from gwasprivacy.statement.approval import Approval
from gwasprivacy.ui.release.release_runner import ReleaseRunner
from gwasprivacy.ui.shell.jobs import Lane
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import InlineMessage, label
from gwasprivacy.ui.widgets.dialogs import dialogs
from gwasprivacy.ui.widgets.file_places import offering
from gwasprivacy.ui.widgets.inline_error import InlineError


def save_request(
    prepared: PreparedRelease,
    ledger: Path,
    key_path: Path,
    passphrase: str,
    out: Path,
    *,
    work: Work = UNWATCHED,
) -> Path:
    """Write the signed request for a prepared release; nothing is spent.  Raises InvalidInput, PrivacyRefusal."""
    work.progress(say("Writing the request"), 0, 1)
    key = load_signing_key(key_path, passphrase or None)
    work.check()
    write_atomic(out, ask_for_approval(prepared, ledger, key), force=True)
    return out


def load_approval(path: Path, *, work: Work = UNWATCHED) -> Approval:
    work.progress(say("Reading the approval"), 0, 1)
    work.check()
    return read_approval(path)


class ApprovalRow(QWidget):
    """Shown where somebody must approve.  ``take_passphrase``: what was typed for the key, which leaves its field by that."""

    def __init__(
        self, runner: ReleaseRunner, take_passphrase: Callable[[], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._runner, self._take_passphrase = runner, take_passphrase
        self._lane = Lane(runner.jobs, "release-approval")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID)
        self.ask = QPushButton(say("Save request…"))
        self.ask.clicked.connect(self._ask)
        self.load = QPushButton(say("Load approval…"))
        self.load.clicked.connect(self._load)
        row = QHBoxLayout()
        row.addWidget(self.ask)
        row.addWidget(self.load)
        row.addStretch(1)
        self.status = InlineMessage("muted")
        self.error = InlineError()
        layout.addWidget(
            label(
                say(
                    "This site requires a second person to approve each release. Save the request, signed with "
                    "the key above, and load the approval that they sign."
                ),
                "muted",
            )
        )
        layout.addLayout(row)
        layout.addWidget(self.status)
        layout.addWidget(self.error)
        self._saved: Path | None = None

    def _ask(self) -> None:
        runner = self._runner
        prepared, ledger, key = runner.prepared, runner.ledger_path, runner.key_path
        if prepared is None or ledger is None or key is None or self._lane.is_running:
            return
        if runner.key_is_encrypted and not (passphrase := self._take_passphrase()):
            self.error.show_message(say("Enter the key’s passphrase."))
            return
        typed = passphrase if runner.key_is_encrypted else ""
        out = dialogs().save_file(
            self,
            say("Save the request"),
            offering(say("Requests"), "*.request.json *.json"),
            ledger.with_name(f"{prepared.name}.request.json"),
        )
        if out is not None:
            self._start(save_request, replace(prepared, approval=None), ledger, key, typed, out, done=self._asked)

    def _asked(self, out: Path) -> None:
        self._saved = out
        self._runner.read_ledger()  # the request may have begun it

    def _load(self) -> None:
        path = dialogs().open_file(self, say("Load the approval"), offering(say("Approvals"), "*.approval.json *.json"))
        if path is not None and not self._lane.is_running:
            self._start(load_approval, path, done=self.take)

    def forget(self) -> None:
        """The release that was asked about is no longer the one at hand."""
        self._lane.drop()
        self._saved = None
        self.error.show_message("")

    def take(self, approval: Approval) -> None:
        """Hold the release to ``approval``."""
        runner = self._runner
        if runner.prepared is not None:
            runner.prepared = replace(runner.prepared, approval=approval)
            runner.publish_error = None
            runner.read_ledger()

    def _start(self, fn: Callable[..., object], *args: object, done: Callable[..., None]) -> None:
        self.error.show_message("")
        self._lane.start(
            fn,
            *args,
            title=say("Approval"),
            on_done=done,
            on_failed=self._failed,
            on_cancelled=lambda: None,
        )

    def _failed(self, error: GwasPrivacyError) -> None:
        self.error.show_error(error, self._runner.key_path)

    @property
    def may_ask(self) -> bool:
        runner = self._runner
        return runner.key_path is not None and runner.ledger_path is not None and not runner.is_publishing

    def refresh(self) -> None:
        prepared, runner = self._runner.prepared, self._runner
        approval = None if prepared is None else prepared.approval
        self.setVisible(prepared is not None and prepared.policies.approvers is not None)
        self.ask.setEnabled(self.may_ask)
        self.load.setEnabled(not runner.is_publishing)
        if approval is not None:
            self.status.show_message(
                say(
                    "Approved on {day} until {until}, with the key {key}.",
                    day=approval.date,
                    until=approval.valid_until,
                    key=in_groups(approval.approver.key_id),  # as one word it would be wider than the column
                )
            )
        elif self._saved is not None:
            self.status.show_message(
                say(
                    "{file} is saved. Send it to the person who approves; they open it with Tools → Approve a request.",
                    file=self._saved.name,
                )
            )
        else:
            self.status.show_message("")
