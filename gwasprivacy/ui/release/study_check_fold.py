"""The curator's look at a study's quality: closed until asked for, logged in the study's ledger, kept nowhere."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QPushButton, QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.release.ledger.ledger import record_look
from gwasprivacy.study.covariate_file import COARSER
from gwasprivacy.study.covariates import Covariates
from gwasprivacy.study.study_check import Finding, check_study, look_of
from gwasprivacy.study.study_files import StudyFiles
from gwasprivacy.ui.release.release_runner import ReleaseRunner
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import Lane
from gwasprivacy.ui.widgets.card import Fold, label
from gwasprivacy.ui.widgets.file_places import LEDGER_FILES, FilePlace, offering
from gwasprivacy.ui.widgets.inline_error import InlineError
from gwasprivacy.ui.widgets.new_ledger import NewLedgerButton


def look_at_quality(source: StudyFiles, ledger: Path, *, work: Work = UNWATCHED) -> tuple[Finding, ...]:
    """Open the study, log the look in the ledger (which is made where there is none), then look.  Raises InvalidInput, LedgerUnavailable, Cancelled."""
    lists = source.lists(work)
    study = replace(source, leave_out=True, dosages=False, strata=None, compares_grids=True).open(work=work)
    work.check()
    record_look(ledger, look_of(study))
    return check_study(study, lists=lists, work=work)


class StudyCheckFold(Fold):
    """A ledger, a button, and what it found in words; all of that goes with the study, and when the fold is closed.

    Without a ledger nothing is shown: the one that is chosen here is that of the releases.
    """

    def __init__(self, runner: ReleaseRunner, document: PlanDocument, parent: QWidget | None = None) -> None:
        super().__init__(say("Check the study (exact, for the curator only)"), parent=parent)
        self._runner, self._document = runner, document
        self._lane = Lane(runner.jobs, "release-check")
        self._of: StudyFiles | None = None
        about = label(
            say(
                "Missing calls, duplicates, relatives and genome build, as exact numbers: not for release. Do "
                "not use them to choose what is published."
            ),
            "muted",
        )
        self.logging = label("", "muted")
        self.ledger = FilePlace(
            say("Ledger"),
            empty=say("Choose the ledger of this study’s releases."),
            filters=offering(say("Ledgers"), LEDGER_FILES),
        )
        self.ledger.setProperty("helpTopic", "release-ledger")
        self.ledger.picked.connect(runner.set_ledger)
        self.begin = NewLedgerButton()
        self.begin.named.connect(runner.set_ledger)
        self.ask = QPushButton(say("Show exact results"))
        self.ask.clicked.connect(self.start)
        self.result = label("", selectable=True)
        self.error = InlineError()
        self.begin.refused.connect(self.error.show_message)
        self.grids = [QPushButton(say("Take a coarser grid")) for _ in COARSER]
        for place, button in enumerate(self.grids):
            button.clicked.connect(lambda _=False, place=place: self._take(place))
        self._offered: tuple[Covariates, ...] = ()
        for part in (about, self.logging, self.ledger, self.begin, self.ask, self.result, *self.grids, self.error):
            self.body.addWidget(part)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.toggled.connect(self._closed)
        self.refresh()

    def start(self) -> None:
        """Look, on a worker thread; cancelling is the status bar's."""
        source, ledger = self._runner.source, self._runner.ledger_path
        if source is None or ledger is None or self._lane.is_running:
            return
        self._forget()
        self._of = source
        self._lane.start(
            look_at_quality,
            source,
            ledger,
            title=say("Checking the study"),
            on_done=self._show,
            on_failed=self._fail,
            on_cancelled=self.refresh,
        )
        self.refresh()

    def refresh(self) -> None:
        """Follow the runner: another study's results are not this one's."""
        if self._of is not None and self._of != self._runner.source:
            self._lane.drop()
            self._forget()
        ledger = self._runner.ledger_path
        self.logging.setText(
            say("This access will be logged in {file}, and reports will state it.", file=ledger.name)
            if ledger is not None
            else say("This access will be logged in the ledger, and reports will state it. Choose the ledger first.")
        )
        for part in (self.ledger, self.begin):
            part.setVisible(ledger is None)
        self.ask.setEnabled(self._runner.source is not None and ledger is not None and not self._lane.is_running)
        self.ask.setText(say("Checking…") if self._lane.is_running else say("Show exact results"))
        self.result.setVisible(bool(self.result.text()))
        for place, button in enumerate(self.grids):
            button.setVisible(place < len(self._offered))
            button.setEnabled(self._runner.done is None and not self._runner.is_publishing)

    def _show(self, found: tuple[Finding, ...]) -> None:
        self.result.setText(
            "\n".join(line for each in found for line in (each.found, each.advice and f"→ {each.advice}") if line)
        )
        self._offered = tuple(each.offers for each in found if each.offers is not None)
        for button, covariates in zip(self.grids, self._offered, strict=False):
            button.setText(say("Plan with {covariates}", covariates=covariates.words).replace("&", "&&"))
        if self._runner.ledger_path is not None:
            self._runner.set_ledger(self._runner.ledger_path)  # it has a row more
        self.refresh()

    def _take(self, place: int) -> None:
        """The plan's covariates on a coarser grid: cells follow from phenotypes and covariates, which count as known, so looking at them first costs nothing."""
        covariates = self._offered[place]
        self.error.attempt(lambda: self._document.edit_design(covariates=covariates, text=say("Take a coarser grid")))

    def _fail(self, error: GwasPrivacyError) -> None:
        self.error.show_error(error)
        self.refresh()

    def _closed(self, opened: bool) -> None:
        if not opened:
            self._lane.drop()
            self._forget()
        self.refresh()

    def _forget(self) -> None:
        self._of, self._offered = None, ()
        self.result.setText("")
        self.error.show_message("")
