"""Verifies any report that is dropped: the verdict first, then why, then what the report says."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.fingerprint_words import in_groups
from gwasprivacy.base.language import mark, say, say_count, say_marked
from gwasprivacy.base.platforms.places import lies_at
from gwasprivacy.release.several_reports.check import Together
from gwasprivacy.release.several_reports.checked_files import reports_among
from gwasprivacy.release.unverified import claims
from gwasprivacy.release.verify import Verification
from gwasprivacy.ui.release.dropped_reports import is_key, report_of
from gwasprivacy.ui.release.policy_fold import PolicyFold
from gwasprivacy.ui.release.several_reports import SeveralReports
from gwasprivacy.ui.release.signer_key_card import SignerKeyCard
from gwasprivacy.ui.release.verify_work import make_files, verify, verify_all
from gwasprivacy.ui.release.words import reason_words, verdict_words
from gwasprivacy.ui.shell.error_words import error_words
from gwasprivacy.ui.shell.jobs import JobRunner, Lane
from gwasprivacy.ui.shell.plain_words import tip
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import Card, InlineMessage, label, set_role
from gwasprivacy.ui.widgets.dialogs import dialogs
from gwasprivacy.ui.widgets.drop_target import DropTarget
from gwasprivacy.ui.widgets.file_places import REPORT_FILES, FilePlace, offering
from gwasprivacy.ui.widgets.inline_error import InlineError
from gwasprivacy.ui.widgets.report_pages import ReportPages
from gwasprivacy.ui.widgets.tab_page import LEAST_HEIGHT, LeftColumn, lay_out
from gwasprivacy.ui.widgets.verdict_mark import FilesAsSigned, Verdict, VerdictMark

if TYPE_CHECKING:
    from gwasprivacy.rendering.report_files import MadeAgain

CONFIRM = mark(
    "To confirm it, compare the fingerprint below with the signer, by telephone or in person; then press Trust this key."
)
GET_KEY = mark("Get it through a separate channel, not with the report, and compare its fingerprint by telephone.")
NO_REPORT = ("signing.not-report-file-not-json", "signing.not-dsse-envelope-exactly-payload")
"""What is wrong with a file that never was a report."""
START = mark("Drop a report (.release.json) and the signer’s public key (.pub.pem) here, in any order.")


class VerifyPage(QWidget):
    """A page of its own: files on the left, the verdict and the report's pages on the right."""

    countersign_asked = Signal(object, object)  # the report, and the key that it was verified with
    snps_asked = Signal(object, object)  # the same, for its SNPs as another study's list

    def __init__(self, jobs: JobRunner, switch: QWidget | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lane, self._files = Lane(jobs, "verify"), Lane(jobs, "report-files")
        self.verification: Verification | None = None
        self._many: list[Path] = []  # reports that are checked together, unless one of them is shown by itself
        self._alone, self._gathered = False, list[Path]()
        self.own_keys: frozenset[str] = frozenset()  # the ids of those that this window has signed with
        self._picked: tuple[Path, ...] = ()  # files beside the report that were given, in its place or with it
        DropTarget(self, self.take)
        self._columns = layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2 * GRID)
        self.left = LeftColumn()
        layout.addWidget(self.left)
        if switch is not None:
            self.left.add(switch)
        self.report = FilePlace(
            say("Report"),
            empty=say("Drop a .release.json here, several, or a folder of them."),
            filters=offering(say("Reports"), REPORT_FILES),
            gather=self._gather,
        )
        self.key_card = SignerKeyCard()
        self.key_card.changed.connect(self._verify)
        self.key = self.key_card.place
        self.report.picked.connect(self._take_report)
        self.key.picked.connect(self._take_key)
        self.folder = QPushButton(say("Check a folder…"))
        self.folder.setProperty("role", "link")
        self.folder.clicked.connect(self._choose_folder)
        self.error = InlineError()
        report_card = Card(say("The report"), topic="verify-report")
        report_card.body.addWidget(self.report)
        report_card.body.addWidget(self.folder)
        report_card.body.addWidget(self.error)
        self.left.add(report_card)
        self.policy = PolicyFold()
        self.policy.changed.connect(self._verify)
        self.key_card.body.addWidget(self.policy)
        self.left.add(self.key_card)

        right = QVBoxLayout()
        right.setSpacing(GRID)
        card = Card(topic="verify-report")
        row = QHBoxLayout()
        row.setSpacing(2 * GRID)
        self.mark = VerdictMark()
        words = QVBoxLayout()
        words.setSpacing(GRID // 2)
        self.heading = label("", "heading")
        self.reason = label("", selectable=True)
        self.files = FilesAsSigned()
        self.fingerprint = label("", "muted", selectable=True)
        self.render_again = QPushButton(say("Save a PDF of this report…"))
        self.render_again.setProperty("role", "link")
        self.render_again.clicked.connect(self._render_again)
        self.all_files = QPushButton(say("Recreate its files…"))
        self.all_files.setProperty("role", "link")
        self.all_files.clicked.connect(self._make_files)
        self.sign_too = QPushButton(say("Countersign…"))
        self.sign_too.setProperty("role", "link")
        self.sign_too.clicked.connect(self._sign_too)
        self.use_snps = QPushButton(say("Use its SNPs in another cohort"))
        self.use_snps.setProperty("role", "link")
        self.use_snps.clicked.connect(self._use_snps)
        self.made = InlineMessage("good")
        for part in (self.heading, self.reason, self.files, self.fingerprint):
            words.addWidget(part)
        self._what_next = (self.render_again, self.all_files, self.sign_too, self.use_snps)
        below = QGridLayout()  # two rows, so that the page fits a narrow window
        below.setHorizontalSpacing(2 * GRID)
        below.setVerticalSpacing(0)
        below.setColumnStretch(2, 1)
        for place, button in enumerate(self._what_next):
            below.addWidget(button, place // 2, place % 2, Qt.AlignmentFlag.AlignLeft)
        words.addLayout(below)
        words.addWidget(self.made)
        row.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        card.body.addLayout(row)
        right.addWidget(card)
        self.pages = ReportPages(say("The report’s pages appear here once it has been verified."))
        right.addWidget(self.pages, 1)
        self.several = SeveralReports()
        self.several.opened.connect(self._show_one)
        self.several.hide()
        right.addWidget(self.several, 1)
        self.back = QPushButton(say("Back to all reports"))
        self.back.setProperty("role", "link")
        self.back.clicked.connect(self._show_all)
        self.back.hide()
        words.insertWidget(0, self.back, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addLayout(right, 1)
        self._show_nothing()

    def lie_narrow(self, is_narrow: bool) -> None:
        """The verdict below the files, where there is no room beside them."""
        lay_out(self._columns, self.left, is_narrow)
        self.pages.setMinimumHeight(LEAST_HEIGHT if is_narrow else 0)

    # Files ----------------------------------------------------------------------------------------------------------

    def take(self, paths: list[Path]) -> None:
        """Take dropped files, each as what it is; verifies as soon as there are a report and a key."""
        given = [path for path in paths if not is_key(path)]
        for path in paths:
            if is_key(path):
                self.key_card.show_path(path)
        reports: list[Path] = []
        if not self.error.attempt(lambda: reports.extend(reports_among([report_of(path) for path in given]))):
            return
        reports = [path for path in reports if path.suffix != ".pdf" or path.with_suffix(".json") not in reports]
        if given:
            self._many, self._alone = reports if len(reports) > 1 else [], False
            self.report.show_path(reports[0], self._many_words())
            self._picked = tuple(path for path in given if path != self.report.path)
        self._verify()

    def _take_key(self, path: Path) -> None:
        if is_key(path) or self.report.path is not None:
            self.key_card.show_path(path)
            self._verify()
        else:
            self.take([path])

    def _gather(self, paths: list[Path]) -> Path:
        """Several files that came together count together."""
        self._gathered = paths
        return paths[0]

    def _take_report(self, path: Path) -> None:
        gathered, self._gathered = self._gathered or [path], []
        self.take(gathered)

    def _choose_folder(self) -> None:
        folder = dialogs().choose_folder(self.window(), say("A folder of reports"))
        if folder is not None:
            self.take([folder])

    def _many_words(self) -> str | None:
        return say_count("{n} reports", one="1 report", n=len(self._many)) if self._many else None

    def _show_one(self, path: Path) -> None:
        """One of several by itself; the others are kept."""
        self._alone = True
        self._picked = ()
        self.report.show_path(path)
        self._verify()

    def _show_all(self) -> None:
        self._alone = False
        self.report.show_path(self._many[0], self._many_words())
        self._verify()

    def forget(self) -> None:
        """Nothing is given to be verified."""
        self._many, self._alone, self._picked = [], False, ()
        self.policy.forget()
        self.report.show_path(None)
        self.key_card.show_path(None)
        self._verify()

    def first_control(self) -> QWidget:
        """What is asked for next."""
        return self.key.button if self.report.path is not None and self.key.path is None else self.report.button

    def open_report(self, report: Path, key: Path | None = None) -> None:
        """Verify ``report``, with ``key`` if it is known."""
        self.take([report] if key is None else [report, key])

    # Verifying ------------------------------------------------------------------------------------------------------

    def _verify(self) -> None:
        report, key = self.report.path, self.key.path
        keys = () if key is None else (key,)
        self._lane.drop()
        self.error.show_message("")
        self.verification = None
        self.key_card.read()
        together = bool(self._many) and not self._alone
        self.several.found = None
        self.several.hide()
        self.pages.show()
        self.back.setVisible(bool(self._many) and self._alone)
        if report is None or not self.key_card.is_ready:
            self._show_nothing()
            return
        self._say(Verdict.NONE, say("Verifying…"), "")
        if together:
            self._lane.start(
                verify_all,
                tuple(self._many),
                keys,
                self.key_card.counts,
                *self.policy.given,
                title=say("Verifying the reports"),
                on_done=self._all_done,
                on_failed=self._failed,
                on_cancelled=self._cancelled,
            )
            return
        self._lane.start(
            verify,
            report,
            keys,
            self.key_card.counts,
            *self.policy.given,
            title=say("Verifying the report"),
            on_done=self._done,
            on_failed=self._failed,
            on_cancelled=self._cancelled,
        )

    def _all_done(self, found: Together) -> None:
        if not found.is_valid:
            some = len(found.valid) < len(found.files) and bool(found.valid)
            verdict = Verdict.BAD
            heading = say("Do not rely on all of these reports.") if some else say("Do not rely on these reports.")
        elif not all(each.is_confirmed for each in found.valid):
            verdict, heading = Verdict.DOUBTFUL, say("Valid; you have not confirmed whose keys these are.")
        else:
            verdict, heading = Verdict.GOOD, say("Genuine and consistent.")
        self._say(verdict, heading, found.summary())
        self.several.show_found(found)
        self.pages.hide()
        self.several.show()

    def _done(self, found: Verification) -> None:
        self.verification = found
        verdict, heading = verdict_words(found, self.own_keys)
        is_pdf = self.report.path is not None and self.report.path.suffix.lower() == ".pdf"
        if found.valid:
            unchecked = [path.name for path in self._picked if not found.has_checked(path)]
            said = [found.reason]
            if verdict is Verdict.DOUBTFUL:
                said.insert(0, say_marked(CONFIRM))
            if is_pdf:
                said.insert(0, say("The PDF’s own pages are not signed: read those below, made from the report in it."))
            if unchecked:
                # Nobody may take the tick for the file that was given.
                verdict, heading = Verdict.NONE, say("Not checked: {files}.", files=", ".join(unchecked))
                said = [say("The report beside it is genuine; read its pages below. {reason}", reason=" ".join(said))]
            self._say(verdict, heading, "\n".join(said))
            self.files.show_files(found.beside)
            if found.report is not None:
                self.pages.show_report(found.report, found.report.snps)
            elif found.read is not None:
                self.pages.show_report(found.read)
        else:
            if self.report.path is not None and found.error is not None and found.error.code in NO_REPORT:
                heading = say("This is not a report: {file}", file=self.report.path.name)
            self._say(verdict, heading, reason_words(found))
            if verdict is Verdict.BAD:
                self.pages.show_hint(say("An invalid report is not shown."))
        if found.key_id is not None:
            digits = say("Fingerprint of the key: {digits}", digits=in_groups(found.key_id))
            signed = [say("Signed by {name}.", name=each.words()) for each in found.signers]
            self.fingerprint.setText("\n".join([*signed, digits]))
        self.fingerprint.setVisible(found.key_id is not None)
        for button in self._what_next:
            button.setVisible(found.valid)
        self.use_snps.setEnabled(self.key.path is not None and not is_pdf)
        self.use_snps.setToolTip(tip(self._snps_words()))
        self.use_snps.setVisible(found.report is not None and bool(found.report.snps))

    def _render_again(self) -> None:
        """The PDF that lies beside a report cannot be checked; this one is drawn from what was verified."""
        from gwasprivacy.rendering.report_files import render_pdf

        found, path = self.verification, self.report.path
        report = None if found is None else found.read
        if report is None or path is None:
            return
        place, title = path.with_name(report.pdf_file_name), say("Save a PDF of this report")
        chosen = dialogs().save_file(self.window(), title, "PDF (*.pdf)", place)
        if chosen is not None:
            self.error.attempt(lambda: render_pdf(report, chosen, force=True))

    def _make_files(self) -> None:
        """Write the PDF and what is missing beside it into a folder, from the report alone."""
        found, path = self.verification, self.report.path
        report = None if found is None else found.read
        if found is None or report is None or path is None or self._files.is_running:
            return
        key = self.key.path or found.signers[0].key
        folder = dialogs().choose_folder(self.window(), say("Folder for the report’s files"), path.parent)
        if folder is None:
            return
        replace = False
        if lies_at(folder / report.pdf_file_name):
            new, old = say("Make it again"), say("Keep")
            replace = new == dialogs().ask(
                self.window(),
                say("Replace the PDF?"),
                say("The folder {folder} already has {file}.", file=report.pdf_file_name, folder=folder.name),
                [new, old],
                unsafe=new,
            )
        self.error.show_message("")
        self.made.show_message("")
        self._files.start(
            make_files,
            path,
            key,
            folder,
            replace,
            title=say("Making the report’s files"),
            abandon=False,
            on_done=self._files_made,
            on_failed=lambda error: self.error.show_error(error, path, self.key.path, folder / "x"),
            on_cancelled=lambda: None,
        )

    def _files_made(self, made: MadeAgain) -> None:
        names = ", ".join(path.name for path in made.written if path.suffix != ".txt")
        self.made.show_message(
            say("Written to {folder}: {files}.", folder=made.folder.name, files=names)
            if made.written
            else say("Every file of the report is in {folder}.", folder=made.folder.name)
        )

    def _sign_too(self) -> None:
        if self.report.path is not None:
            self.countersign_asked.emit(self.report.path, self.key.path)

    def _snps_words(self) -> str:
        needs = say("First choose the signer’s key as a file: the plan will name it.")
        return (
            needs
            if self.key.path is None
            else say("The SNPs of this report become the list of the open plan. Its study must be of other people.")
        )

    def _use_snps(self) -> None:
        if self.report.path is not None and self.key.path is not None:
            self.snps_asked.emit(self.report.path, self.key.path)

    def _failed(self, error: GwasPrivacyError) -> None:
        words = say("The report was not verified: a file could not be read.")
        self._say(Verdict.NONE, say("Not verified."), words)
        self.error.show_error(error)

    def _cancelled(self) -> None:
        self._say(Verdict.NONE, say("Not verified."), say("The verification was stopped."))

    def _show_nothing(self) -> None:
        report, heading = self.report.path, say("Nothing verified yet.")
        if report is None:
            missing = say_marked(START) if self.key.path is None else say("Now drop the report (.release.json).")
        else:
            missing = say("Now drop the signer’s public key (.pub.pem).")
            if not self._many:
                try:
                    missing = "\n".join([" ".join(claims(report)), f"{missing} {say_marked(GET_KEY)}"])
                except GwasPrivacyError as error:
                    heading, missing = say("This is not a report: {file}", file=report.name), error_words(error)
        self._say(Verdict.NONE, heading, missing)

    def _say(self, verdict: Verdict, heading: str, reason: str) -> None:
        self.mark.show_verdict(verdict)
        self.heading.setText(heading)
        set_role(self.heading, "heading")
        self.reason.setText(reason)
        self.files.show_files(())
        self.fingerprint.hide()
        for button in self._what_next:
            button.hide()
        self.made.show_message("")
        self.heading.setAccessibleName(say("Verdict: {words}", words=f"{heading} {reason}"))
        if verdict is Verdict.NONE:
            self.pages.show_hint(say("The report’s pages appear here once it has been verified."))
