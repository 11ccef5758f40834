"""A dialog about one signed report: it and its signer's key on the left, the verdict and its pages on the right."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QWidget

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import say, say_marked
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.release.keys.trust_list import trusted_keys
from gwasprivacy.release.keys.trusted import NOBODY
from gwasprivacy.release.verify import Verification, verify_report
from gwasprivacy.ui.release.words import verdict_words
from gwasprivacy.ui.shell.jobs import JobRunner, Lane
from gwasprivacy.ui.shell.offered_remedies import ANOTHER_FILE, ANOTHER_KEY
from gwasprivacy.ui.shell.open_files import OpenFiles
from gwasprivacy.ui.tools.tool_dialog import ToolDialog
from gwasprivacy.ui.widgets.card import Card, label, set_role
from gwasprivacy.ui.widgets.file_places import PUBLIC_KEY_FILES, REPORT_FILES, FilePlace, FileQuestion, offering
from gwasprivacy.ui.widgets.inline_error import InlineError
from gwasprivacy.ui.widgets.report_pages import ReportPages

KEYS_ALONE = tuple(remedy for remedy in ANOTHER_KEY if remedy not in ANOTHER_FILE)


def check(report: Path, signer: Path, *, work: Work = UNWATCHED) -> Verification:
    """Whether ``signer`` signed ``report``, and what follows from it.  Raises InvalidInput where a file cannot be read."""
    work.progress(say("Verifying the report"), 0, 1)
    work.check()
    try:
        trusted = trusted_keys()
    except InvalidInput:
        trusted = NOBODY  # the list only gives names here
    return verify_report(report, signer, trusted=trusted)


class VerifiedReportDialog(ToolDialog):
    """Subclasses add their own card between :meth:`add_report` and :meth:`add_pages`, and say what is asked and what is refused."""

    def __init__(self, jobs: JobRunner, *, title: str, verb: str, lane: str, card: str, parent: QWidget | None) -> None:
        super().__init__(jobs, title=title, verb=verb, lane=lane, size=(1060, 700), parent=parent)
        self._check = Lane(jobs, f"{lane}-check")
        self.checked: Verification | None = None
        self._add_report(card)
        self.add_answers()
        self._add_pages()
        self.show_verdict(None)
        self.ready()

    # What the subclasses say ----------------------------------------------------------------------------------------

    def add_answers(self) -> None:
        """Add what else is asked, under the report."""
        raise NotImplementedError

    def asked_words(self) -> str:
        """What to do first."""
        raise NotImplementedError

    def refused_words(self, found: Verification) -> str:
        """The verdict on a report that cannot be taken; "" where it can."""
        raise NotImplementedError

    # The report -----------------------------------------------------------------------------------------------------

    def _add_report(self, title: str) -> None:
        card = Card(title)
        self.report = FileQuestion(
            say("Signed report"),
            FilePlace(
                say("Report"), empty=say("Drop a .release.json here."), filters=offering(say("Reports"), REPORT_FILES)
            ),
        )
        self.signer = FileQuestion(
            say("Signer’s public key"),
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

    def _add_pages(self) -> None:
        self.verdict = label("", "title")
        self.reason = label("", selectable=True)
        self.right.addWidget(self.verdict)
        self.right.addWidget(self.reason)
        self.problem = InlineError()
        self.problem.offer(ANOTHER_FILE, say("Choose another report…"), self.report.place.choose)
        self.problem.offer(KEYS_ALONE, say("Choose another key…"), self.signer.place.choose)
        self.right.addWidget(self.problem)
        self.pages = ReportPages(say("The report’s pages appear here once it has been verified."))
        self.right.addWidget(self.pages, 1)

    def take_open(self, files: OpenFiles) -> None:
        if self.report.place.path is None and files.report is not None:
            self.open_report(files.report, files.signer)

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

    def _verify(self) -> None:
        report, signer = self.report.place.path, self.signer.place.path
        self._check.drop()
        self.checked = None
        for part in (self.report.error, self.error, self.note):
            part.show_message("")
        self.show_verdict(None)
        if report is not None and signer is not None:
            self._check.start(
                check,
                report,
                signer,
                title=say("Verifying the report"),
                on_done=self._verified,
                on_failed=lambda error: self.report.error.show_error(error, report, signer),
                on_cancelled=lambda: None,
            )
        self.refresh()

    def _verified(self, found: Verification) -> None:
        self.checked = found
        self.show_verdict(found)
        self.refresh()

    def show_verdict(self, found: Verification | None) -> None:
        """What was found, and the pages of a valid report."""
        refused = "" if found is None else self.refused_words(found)
        if found is None:
            self.verdict.setText(say("Nothing verified yet."))
            self.reason.setText(self.asked_words())
        else:
            self.verdict.setText(refused or verdict_words(found)[1])
            self.reason.setText(say_marked(found.reason) if found.error is None else "")
        self.reason.setVisible(bool(self.reason.text()))
        self.problem.show_error(None if found is None else found.error, self.report.place.path, self.signer.place.path)
        set_role(self.verdict, "title" if found is None else "error" if refused else verdict_words(found)[0].value)
        if found is not None and found.read is not None:
            self.pages.show_report(found.read)
        else:
            self.pages.show_hint(say("The report’s pages appear here once it has been verified."))

    def why_no_report(self) -> str:
        """What is missing of a verified report; "" where it is there."""
        if self.report.place.path is None:
            return say("Choose the report first.")
        if self.signer.place.path is None:
            return say("Choose the signer’s public key.")
        return say("The report is being verified.") if self._check.is_running else ""

    @property
    def is_taken(self) -> bool:
        """Whether a report was verified that this dialog can take."""
        return self.checked is not None and not self.refused_words(self.checked)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._check.drop()
        super().closeEvent(event)
