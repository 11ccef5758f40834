"""Tools → Countersign a report…: a second person reads a signed report, and signs the same payload with their own key."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say, say_marked
from gwasprivacy.base.progress import NEVER_CANCELLED, NO_PROGRESS, Cancel, Progress
from gwasprivacy.release.finishing import countersign_file
from gwasprivacy.release.signing import doubtful_key, is_encrypted, load_public_key, load_signing_key
from gwasprivacy.release.verify import Verification, verify_report
from gwasprivacy.ui.shell.error_words import error_words
from gwasprivacy.ui.shell.jobs import JobRunner, Lane
from gwasprivacy.ui.tools.tool_dialog import ToolDialog
from gwasprivacy.ui.widgets.card import Card, InlineMessage, label, set_role
from gwasprivacy.ui.widgets.dialogs import dialogs
from gwasprivacy.ui.widgets.file_places import (
    PRIVATE_KEY_FILES,
    PUBLIC_KEY_FILES,
    REPORT_FILES,
    FilePlace,
    FileQuestion,
    offering,
)
from gwasprivacy.ui.widgets.passphrase import secret_field, wipe
from gwasprivacy.ui.widgets.report_pages import ReportPages, pages_for, planning_pages_for

LANE = "tool-countersign"
ENDINGS = (".release.json", ".planning.json", ".json")


def check(
    report: Path, signer: Path, *, progress: Progress = NO_PROGRESS, cancel: Cancel = NEVER_CANCELLED
) -> Verification:
    """Whether ``signer`` signed ``report``, and what follows from it.  Raises InvalidInput where a file cannot be read."""
    progress(say("Verifying the report"), 0, 1)
    cancel.check()
    return verify_report(report, signer)


def sign_too(
    report: Path,
    signer: Path,
    key: Path,
    passphrase: str,
    out: Path,
    shown: str | None,
    *,
    progress: Progress = NO_PROGRESS,
    cancel: Cancel = NEVER_CANCELLED,
) -> Path:
    """Open the key, check that the report is the one ``shown`` (its payload's SHA-256), and write it with both signatures.

    Raises InvalidInput, VerificationFailed, Cancelled, each with nothing written.
    """
    progress(say("Opening the key"), 0, 2)
    own = load_signing_key(key, passphrase or None)
    cancel.check()
    progress(say("Signing the report"), 1, 2)
    countersign_file(report, load_public_key(signer), own, out, shown=shown, force=True)
    return out


class CountersignDialog(ToolDialog):
    """Which report and whose keys on the left; on the right the verified pages, so that nobody signs what was not read."""

    def __init__(self, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(
            jobs,
            title=say("Countersign a report"),
            verb=say("&Sign it too…"),
            lane=LANE,
            size=(1060, 700),
            parent=parent,
        )
        self._check = Lane(jobs, f"{LANE}-check")
        self.checked: Verification | None = None
        self._add_report()
        self._add_key()
        self._add_pages()
        self._show_verdict(None)

    def _add_report(self) -> None:
        card = Card(say("The report"))
        self.report = FileQuestion(
            say("Signed report"),
            FilePlace(
                say("Report"), empty=say("Drop a .release.json here."), filters=offering(say("Reports"), REPORT_FILES)
            ),
        )
        self.signer = FileQuestion(
            say("Public key of who signed it"),
            FilePlace(
                say("Public key"),
                empty=say("Drop the signer’s .pub.pem here."),
                filters=offering(say("Public keys"), PUBLIC_KEY_FILES),
            ),
        )
        for question in (self.report, self.signer):
            question.place.picked.connect(lambda path, question=question: self._take(question, path))
            card.body.addWidget(question)
        self.left.add(card)
        self.inputs += [self.report, self.signer]

    def _add_key(self) -> None:
        card = Card(say("Your signature"))
        self.key = FileQuestion(
            say("Your private key"),
            FilePlace(
                say("Private key"),
                empty=say("Choose a .key.pem file."),
                filters=offering(say("Private keys"), PRIVATE_KEY_FILES),
            ),
        )
        self.key.place.picked.connect(self._take_key)
        self.passphrase = secret_field(say("Passphrase of the key"), say("passphrase of the key"))
        self.passphrase.textChanged.connect(lambda _text: self.refresh())
        self.passphrase.hide()
        self.doubt = InlineMessage("warning")
        for part in (self.key, self.passphrase, self.doubt):
            card.body.addWidget(part)
        card.body.addWidget(
            label(
                say(
                    "Your signature says that you have checked the same report. The result, the ledger and the first signature "
                    "stay as they are."
                ),
                "muted",
            )
        )
        self.left.add(card)
        self.inputs += [self.key, self.passphrase]

    def _add_pages(self) -> None:
        self.verdict = label("", "title")
        self.reason = label("", selectable=True)
        self.right.addWidget(self.verdict)
        self.right.addWidget(self.reason)
        self.pages = ReportPages(say("The report’s pages appear here once it has been verified."))
        self.right.addWidget(self.pages, 1)

    # What the user says ---------------------------------------------------------------------------------------------

    def open_report(self, report: Path, signer: Path | None = None) -> None:
        """Take a report, and the key that it was verified with."""
        if self.is_running:
            return
        self.report.place.show_path(report)
        if signer is not None:
            self.signer.place.show_path(signer)
        self._verify()

    def _take(self, question: FileQuestion, path: Path) -> None:
        question.place.show_path(path)
        self._verify()

    def _take_key(self, path: Path) -> None:
        wipe(self.passphrase)
        self.doubt.show_message("")
        self.key.place.show_path(None)

        def look() -> None:
            needs = is_encrypted(path)
            doubt = doubtful_key(path)
            self.key.place.show_path(path)
            self.passphrase.setVisible(needs)
            self.doubt.show_message("" if doubt is None else error_words(doubt, path))

        if not self.key.error.attempt(look):
            self.passphrase.hide()
        self.refresh()

    def _verify(self) -> None:
        report, signer = self.report.place.path, self.signer.place.path
        self._check.drop()
        self.checked = None
        for part in (self.report.error, self.error, self.note):
            part.show_message("")
        self._show_verdict(None)
        if report is not None and signer is not None:
            self._check.start(
                check,
                report,
                signer,
                title=say("Verifying the report"),
                on_done=self._verified,
                on_failed=lambda error: self.report.error.show_message(error_words(error, report, signer)),
                on_cancelled=lambda: None,
            )
        self.refresh()

    def _verified(self, found: Verification) -> None:
        self.checked = found
        self._show_verdict(found)
        self.refresh()

    def _show_verdict(self, found: Verification | None) -> None:
        if found is None:
            self.verdict.setText(say("Nothing verified yet."))
            self.reason.setText(say("Read the pages before you sign: choose the report and the key of who signed it."))
        elif found.valid:
            self.verdict.setText(say("Genuine and consistent."))
            self.reason.setText(say_marked(found.reason))
        else:
            self.verdict.setText(say("Do not sign this report."))
            self.reason.setText(say_marked(found.reason) if found.error is None else error_words(found.error))
        set_role(self.verdict, "title" if found is None else "good" if found.valid else "error")
        if found is not None and found.report is not None:
            self.pages.show_pages(pages_for(self, found.report))
        elif found is not None and found.planning is not None:
            self.pages.show_pages(planning_pages_for(self, found.planning))
        else:
            self.pages.show_hint(say("The report’s pages appear here once it has been verified."))

    def why_not(self) -> str:
        if self.report.place.path is None:
            return say("Choose the report first.")
        if self.signer.place.path is None:
            return say("Choose the public key of who signed it.")
        if self._check.is_running:
            return say("The report is being verified.")
        if self.checked is None or not self.checked.valid:
            return say("Only a report that was verified can be signed.")
        if self.key.place.path is None:
            return say("Choose your private key.")
        if not self.passphrase.isHidden() and not self.passphrase.text():
            return say("Type the key’s passphrase.")
        return ""

    def known_paths(self) -> tuple[Path | None, ...]:
        return (self.report.place.path, self.signer.place.path, self.key.place.path)

    # The work -------------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Ask where to, then sign; the passphrase leaves its field at once."""
        report, signer, key = self.report.place.path, self.signer.place.path, self.key.place.path
        if self.is_running or self.why_not() or report is None or signer is None or key is None:
            return
        out = dialogs().save_file(
            self, say("Save the report with both signatures"), offering(say("Reports"), REPORT_FILES), suggested(report)
        )
        if out is None:
            return
        passphrase = self.passphrase.text()
        wipe(self.passphrase)
        self.run(
            sign_too,
            report,
            signer,
            key,
            passphrase,
            out,
            None if self.checked is None else self.checked.payload_sha256,
            title=say("Signing the report"),
            done=self._signed,
            abandon=False,
        )

    def _signed(self, out: Path) -> None:
        self.folder_made = out.parent
        set_role(self.verdict, "good")
        self.verdict.setText(say("Signed by both keys: {file}", file=out.name))
        self.reason.setText(say("It holds with either key; a strict verification asks for both."))

    def _failed(self, error: GwasPrivacyError) -> None:
        super()._failed(error)
        if not self.passphrase.isHidden():
            self.passphrase.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self) -> None:
        if not hasattr(self, "pages"):
            return  # still being made
        super().refresh()

    def closeEvent(self, event: QCloseEvent) -> None:
        wipe(self.passphrase)
        self._check.drop()
        super().closeEvent(event)


def suggested(report: Path) -> Path:
    """A name beside the report that says what it is: small-1.countersigned.release.json."""
    for ending in ENDINGS:
        if report.name.endswith(ending):
            return report.with_name(f"{report.name.removesuffix(ending)}.countersigned{ending}")
    return report.with_name(f"{report.name}.countersigned.json")
