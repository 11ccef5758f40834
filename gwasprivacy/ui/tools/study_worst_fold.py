"""The curator's look at the participant of the open study who stands out most: closed until asked for, logged, kept nowhere."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QPushButton

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.forecast.study_worst import StudyWorst, require_sense, worst_of_study
from gwasprivacy.release.ledger.ledger import record_look
from gwasprivacy.statement.exact.exact_question import ExactQuestion
from gwasprivacy.study.study_files import StudyFiles
from gwasprivacy.study.study_leverages import LOOK
from gwasprivacy.ui.shell.jobs import JobRunner, Lane
from gwasprivacy.ui.shell.open_files import OpenFiles, opened_around
from gwasprivacy.ui.widgets.card import Fold, label
from gwasprivacy.ui.widgets.inline_error import InlineError


def look_at_worst(question: ExactQuestion, source: StudyFiles, ledger: Path, *, work: Work = UNWATCHED) -> StudyWorst:
    """Open the study, log the look, then look.  Raises InvalidInput, LedgerUnavailable, Cancelled."""
    study = source.open(work=work)
    require_sense(question, study)
    work.check()
    record_look(ledger, LOOK)
    return worst_of_study(question, study, work=work)


class StudyWorstFold(Fold):
    """A button and what it found, in words; both go with the answer, and when the fold is closed.  Without the study's ledger nothing
    is shown."""

    def __init__(self, jobs: JobRunner) -> None:
        super().__init__(say("In the open study (exact, for the curator only)"))
        self._lane = Lane(jobs, "tool-exact-study")
        self._question: ExactQuestion | None = None
        self._of: StudyFiles | None = None
        self.logging = label("", "muted")
        self.ask = QPushButton(say("Show exact results"))
        self.ask.setAutoDefault(False)
        self.ask.clicked.connect(self.start)
        self.result = label("", selectable=True)
        self.error = InlineError()
        for part in (self.logging, self.ask, self.result, self.error):
            self.body.addWidget(part)
        self.toggled.connect(lambda _opened: self.show_question(self._question))

    @property
    def _files(self) -> OpenFiles:
        return opened_around(self)

    def show_question(self, question: ExactQuestion | None) -> None:
        """The question that was answered; None: none was.  What was shown goes."""
        self._question, self._of = question, None
        self._lane.drop()
        self.result.setText("")
        self.error.show_message("")
        self.refresh()

    def start(self) -> None:
        files = self._files
        if self._question is None or files.source is None or files.ledger is None or self._lane.is_running:
            return
        self.show_question(self._question)
        self._of = files.source
        self._lane.start(
            look_at_worst,
            self._question,
            files.source,
            files.ledger,
            title=say("Comparing participants"),
            on_done=self._show,
            on_failed=self._fail,
            on_cancelled=self.refresh,
        )
        self.refresh()

    def refresh(self) -> None:
        """Follow the window: another study's result is not this one's."""
        files = self._files
        if self._of is not None and self._of != files.source:
            return self.show_question(self._question)
        self.setVisible(files.source is not None and self._question is not None)
        self.logging.setText(
            say("This access will be logged in {file}, and reports will state it.", file=files.ledger.name)
            if files.ledger is not None
            else say("This access will be logged: choose the ledger of the study’s releases on the Release tab first.")
        )
        self.ask.setEnabled(files.ledger is not None and not self._lane.is_running)
        self.result.setVisible(bool(self.result.text()))

    def _show(self, found: StudyWorst) -> None:
        self.result.setText(found.words)
        self.refresh()

    def _fail(self, error: GwasPrivacyError) -> None:
        source = self._files.source
        self.error.show_error(error, None if source is None else source.path)
        self.refresh()
