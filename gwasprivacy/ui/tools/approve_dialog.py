"""Tools → Approve a request…: a second person reads in plain words what would be published, and signs that one release."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.base.safe_files import write_atomic
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.release.approval.approval import approve
from gwasprivacy.release.approval.approval_words import RequestWords, request_words
from gwasprivacy.release.approval.request import read_request
from gwasprivacy.release.keys.trust_list import trusted_keys
from gwasprivacy.release.policy.rule_table import USUAL_APPROVAL_DAYS
from gwasprivacy.release.policy.site import site_policy
from gwasprivacy.release.signing import load_signing_key
from gwasprivacy.statement.request import Request
from gwasprivacy.ui.shell.jobs import JobRunner, Lane
from gwasprivacy.ui.tools.tool_dialog import ToolDialog
from gwasprivacy.ui.widgets.card import Card, label, set_role
from gwasprivacy.ui.widgets.dialogs import dialogs
from gwasprivacy.ui.widgets.fields import CountField
from gwasprivacy.ui.widgets.file_places import FilePlace, FileQuestion, offering
from gwasprivacy.ui.widgets.form_rows import Rows
from gwasprivacy.ui.widgets.words_page import WordsPage, WordsPart

LANE = "tool-approve"
REQUEST_FILES = "*.request.json *.json"
APPROVAL_FILES = "*.approval.json *.json"


def check(path: Path, *, work: Work = UNWATCHED) -> tuple[Request, RequestWords]:
    """The request, everything in it checked, and its words.  Raises InvalidInput, VerificationFailed."""
    work.progress(say("Checking the request"), 0, 1)
    work.check()
    request = read_request(path)
    return request, request_words(request, trusted_keys())


def sign(
    request: Request,
    key: Path,
    passphrase: str,
    days: int,
    out: Path,
    *,
    work: Work = UNWATCHED,
) -> Path:
    """Sign the approval of the request that was shown.  Raises InvalidInput, PrivacyRefusal with nothing written."""
    work.progress(say("Signing the approval"), 0, 1)
    own = load_signing_key(key, passphrase or None)
    work.check()
    write_atomic(out, approve(request, own, days), force=True)
    return out


class ApproveDialog(ToolDialog):
    """The request and your key on the left; on the right what it asks for, so that nobody signs what was not read."""

    def __init__(self, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(
            jobs, title=say("Approve a request"), verb=say("Appro&ve…"), lane=LANE, size=(1000, 680), parent=parent
        )
        self._check = Lane(jobs, f"{LANE}-check")
        self.request: Request | None = None
        self._add_request()
        self._add_key()
        self.verdict = label("", "title")
        self.words = WordsPage(say("What the request is for"))
        self.words.setPlaceholderText(
            say("Drop the request on the left. This page then shows what would be published, and what it means.")
        )
        self.right.addWidget(self.verdict)
        self.right.addWidget(self.words, 1)
        self._show(None)
        self.ready()

    def _add_request(self) -> None:
        card = Card(say("The request"))
        self.place = FileQuestion(
            say("Request for a release"),
            FilePlace(
                say("Request"),
                empty=say("Drop a .request.json here."),
                filters=offering(say("Requests"), REQUEST_FILES),
            ),
        )
        self.place.place.picked.connect(self.open_request)
        card.body.addWidget(self.place)
        self.left.add(card)
        self.inputs.append(self.place)

    def _add_key(self) -> None:
        card = Card(say("Your approval"), topic="release-key")
        self.key = self.asks_for_key(say("Your private key"))
        self.days = CountField(say("Validity of the approval in days"), low=1, high=366)
        self.days.show_value(USUAL_APPROVAL_DAYS)
        rows = Rows()
        rows.add(say("Validity of the approval, days"), self.days)
        said = label(
            say(
                "Your signature approves this one release, of this study, with this ledger, once. You cannot "
                "approve your own release."
            ),
            "muted",
        )
        card.body.addWidget(self.key)
        card.body.addLayout(rows)
        card.body.addWidget(said)
        self.left.add(card)
        self.inputs.append(self.days)

    def open_request(self, path: Path) -> None:
        """Take a request, and check it."""
        if self.is_running:
            return
        self.place.place.show_path(path)
        self._check.drop()
        self._show(None)
        for part in (self.place.error, self.error, self.note):
            part.show_message("")
        self._check.start(
            check,
            path,
            title=say("Checking the request"),
            on_done=self._show,
            on_failed=lambda error: self._refused(error, path),
            on_cancelled=lambda: None,
        )
        self.refresh()

    def _refused(self, error: GwasPrivacyError, path: Path) -> None:
        self.verdict.setText(say("Do not approve this request."))
        set_role(self.verdict, "error")
        self.place.error.show_error(error, path)
        self.refresh()

    def _show(self, found: tuple[Request, RequestWords] | None) -> None:
        self.request = None if found is None else found[0]
        set_role(self.verdict, "title")
        if found is None:
            self.verdict.setText(say("Nothing checked yet."))
            self.words.show_text("")
        else:
            self.days.show_value(_usual_days(found[0]))
            self.verdict.setText(say("What this request is for"))
            self.words.show_parts(*parts_of(found[1]))
        self.refresh()

    def why_not(self) -> str:
        if self.place.place.path is None:
            return say("Choose the request first.")
        if self._check.is_running:
            return say("The request is being checked.")
        if self.request is None:
            return say("Only a valid request can be approved.")
        if self.key.path is None:
            return say("Choose your private key.")
        return "" if self.key.is_answered else say("Enter the key’s passphrase.")

    def known_paths(self) -> tuple[Path | None, ...]:
        return (self.place.place.path, self.key.path)

    def start(self) -> None:
        """Ask where to, then sign; the passphrase leaves its field at once."""
        path, key, request = self.place.place.path, self.key.path, self.request
        if self.is_running or self.why_not() or path is None or key is None or request is None:
            return
        name = f"{path.name.removesuffix('.json').removesuffix('.request')}.approval.json"
        out = dialogs().save_file(
            self, say("Save the approval"), offering(say("Approvals"), APPROVAL_FILES), path.with_name(name)
        )
        if out is None:
            return
        self.run(
            sign,
            request,
            key,
            self.key.take_passphrase(),
            self.days.value(),
            out,
            title=say("Signing the approval"),
            done=self._signed,
            abandon=False,
        )

    def _signed(self, out: Path) -> None:
        self.folder_made = out.parent
        set_role(self.verdict, "good")
        self.verdict.setText(say("Approved: {file}", file=out.name))

    def closeEvent(self, event: QCloseEvent) -> None:
        self._check.drop()
        super().closeEvent(event)


def _usual_days(request: Request) -> int:
    """How long an approval of ``request`` may hold, where the policy that it names is this site's; else what is usual."""
    try:
        named = site_policy()
    except GwasPrivacyError:
        named = None
    asked = {each["sha256"] for each in request.report["policy"] or ()}
    allowed = named.policy.approval_days if named is not None and named.sha256 in asked else None
    return min(allowed or USUAL_APPROVAL_DAYS, USUAL_APPROVAL_DAYS)


def parts_of(words: RequestWords) -> list[WordsPart]:
    """All of a request's words, a part for each question."""
    return [
        WordsPart(title=title, points=lines)
        for title, lines in (
            (say("Requested by"), words.who),
            (say("The report would contain this, and nothing else"), words.published),
            (say("What this means"), words.meaning),
            (say("Cost"), words.cost),
            (say("Rules"), words.rules),
            (say("To compare by telephone"), words.compared),
            (say("The report’s English sentences, word for word"), words.signed),
        )
        if lines
    ]
