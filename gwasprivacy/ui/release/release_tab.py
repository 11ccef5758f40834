"""The Release tab: from a study to a signed report, in steps that fill from the top; and a page that verifies reports."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QButtonGroup, QHBoxLayout, QPushButton, QStackedWidget, QWidget

from gwasprivacy.base.language import mark, say, say_count, say_marked
from gwasprivacy.base.platforms.folders import settings_folder
from gwasprivacy.base.resources import resource_path
from gwasprivacy.forecast.kept_answers import AnswerStore
from gwasprivacy.forecast.verdict import verdict_of
from gwasprivacy.forecast.verdict_words import basis_words
from gwasprivacy.forecast.ways_out import Way
from gwasprivacy.plan.saved_plan import as_named
from gwasprivacy.release.keys.key_files import public_beside
from gwasprivacy.release.known_panels import KnownPeople
from gwasprivacy.release.second_cohort import reported_snps, second_cohort
from gwasprivacy.statement.public_keys import load_public_key
from gwasprivacy.statement.report import Report
from gwasprivacy.ui.calibration.verdict_keeper import VerdictKeeper
from gwasprivacy.ui.calibration.verdict_view import VerdictView
from gwasprivacy.ui.release.budget_step import BudgetStep
from gwasprivacy.ui.release.confirm_step import ConfirmStep
from gwasprivacy.ui.release.opened_study import StudyForecastCard, StudyForecastKeeper
from gwasprivacy.ui.release.release_choice import ChoiceCard
from gwasprivacy.ui.release.release_runner import ReleaseRunner
from gwasprivacy.ui.release.release_work import known_people
from gwasprivacy.ui.release.result_steps import DoneStep, PublishedStep
from gwasprivacy.ui.release.step import RunnerStep
from gwasprivacy.ui.release.step_card import reveal
from gwasprivacy.ui.release.study_step import StudyStep
from gwasprivacy.ui.release.verify_page import VerifyPage
from gwasprivacy.ui.release.words import Step
from gwasprivacy.ui.shell.announcements import announce
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.shell.open_files import OpenFiles
from gwasprivacy.ui.shell.theme import RADIUS, Theme, theme, theme_source
from gwasprivacy.ui.widgets.card import Card, label
from gwasprivacy.ui.widgets.drop_target import DropTarget
from gwasprivacy.ui.widgets.report_pages import ReportPages
from gwasprivacy.ui.widgets.tab_page import TabPage, TabState

RELEASE_PAGE, VERIFY_PAGE = 0, 1
PAGES_LATER = mark("The report’s pages appear here once the study and the plan match.")
NO_PAGES = mark("A preview of the report appears here once a study is open.")


class PageSwitch(QWidget):
    """Make a release, or verify a report."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.buttons = [QPushButton(say("Make a release")), QPushButton(say("Verify a report"))]
        group = QButtonGroup(self)
        for index, button in enumerate(self.buttons):
            button.setCheckable(True)
            button.setProperty("role", "segment")
            button.clicked.connect(lambda _checked=False, index=index: self.chosen.emit(index))
            group.addButton(button)
            row.addWidget(button, 1)
        self.show_page(RELEASE_PAGE)
        theme_source().changed.connect(self._style)
        self._style(theme())

    def show_page(self, index: int) -> None:
        self.buttons[index].setChecked(True)

    def _style(self, t: Theme) -> None:
        """Two halves of one control; the chosen one is filled."""
        for button, ends in zip(self.buttons, ("left", "right"), strict=True):
            other = "right" if ends == "left" else "left"
            button.setStyleSheet(
                f"QPushButton {{ border: 1px solid {t.hairline}; border-radius: 0; padding: 5px 8px;"
                f" border-top-{ends}-radius: {RADIUS}px; border-bottom-{ends}-radius: {RADIUS}px;"
                f" border-{other}-width: {0 if ends == 'left' else 1}px; color: {t.muted}; background: {t.window}; }}"
                f"QPushButton:checked {{ background: {t.card}; color: {t.text}; font-weight: 600; }}"
                f"QPushButton:focus {{ border-color: {t.accent}; color: {t.accent}; }}"
            )


class ReleaseTab(TabPage):
    """Steps on the left; on the right the report's pages, before and after the draw."""

    countersign_asked = Signal(object, object)  # a verified report, and the key that it was verified with
    way_taken = Signal(object)  # of the verdict's ways out

    def __init__(
        self, document: PlanDocument, jobs: JobRunner, parent: QWidget | None = None, *, at_once: bool = True
    ) -> None:
        """``at_once``: complete from the start; else by going through :attr:`parts`, each a few milliseconds of work."""
        super().__init__(parent)
        self.document = document
        self.drops = DropTarget(self, self._take_dropped)
        self.parts = self._make_parts(document, jobs)
        if at_once:
            for _ in self.parts:
                pass

    def _make_parts(self, document: PlanDocument, jobs: JobRunner) -> Iterator[None]:
        self.runner = ReleaseRunner(document, jobs, self, view=self)
        self._switches = [PageSwitch(), PageSwitch()]
        self.left.add(self._switches[RELEASE_PAGE])
        self.choice_card = ChoiceCard()
        self.choice_card.field.chosen.connect(self.runner.choose)
        self.left.add(self.choice_card)
        store = AnswerStore(settings_folder() / "curves")
        self.forecast = StudyForecastKeeper(self.runner, document, jobs, store, self)
        self.forecast_card = StudyForecastCard(self.forecast)
        yield
        self.study_step = StudyStep(self.runner, document)
        yield
        self.budget_step = BudgetStep(self.runner, document, jobs)
        yield
        self.published_step = PublishedStep(self.runner, document)
        yield
        self.confirm_step = ConfirmStep(self.runner, self.forecast, document)
        yield
        self.done_step = DoneStep(self.runner)
        self.steps: dict[Step, RunnerStep] = {
            step.step: step
            for step in (self.study_step, self.budget_step, self.published_step, self.confirm_step, self.done_step)
        }
        self._reopened: set[Step] = set()
        self._shown_step = Step.STUDY
        for step in self.steps.values():
            self.left.add(step)
            step.fold_asked.connect(lambda step=step: self._fold(step.step))
        self.left.add(self.forecast_card)
        self.pages = ReportPages(say_marked(NO_PAGES))
        yield
        self.verify_page = VerifyPage(jobs, self._switches[VERIFY_PAGE])
        yield
        self.verify_page.left.lies_in(self.area)
        self.laid_out.connect(self.verify_page.lie_narrow)
        self.verify_page.countersign_asked.connect(self.countersign_asked)
        self.verify_page.snps_asked.connect(self._use_snps)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.pages)
        self.stack.addWidget(self.verify_page)
        self._verdicts: VerdictKeeper | None = None
        self._may_judge = True
        self.verdict_card = Card()
        self.verdict = VerdictView()
        self.verdict.taken.connect(self.way_taken)
        self._verdict_worth = label("", "muted")
        self.verdict_card.body.addWidget(self.verdict)
        self.verdict_card.body.addWidget(self._verdict_worth)
        self.verdict_card.hide()
        self.right.addWidget(self.verdict_card)
        self.right.addWidget(self.stack, 1)
        for switch in self._switches:
            switch.chosen.connect(self.show_page)
        self.study_step.example_asked.connect(self.open_example)
        self.done_step.verify_asked.connect(self.open_report)
        self.done_step.show_asked.connect(lambda: self.pages.area.verticalScrollBar().setValue(0))
        self.done_step.another_asked.connect(self._start_over)
        self.runner.changed.connect(self._refresh)
        self.runner.published.connect(self._after_release)
        document.replaced.connect(self._forget)
        self.forecast.changed.connect(self._show_forecast)
        self._shown_report: Report | None = None
        self._refresh()

    def _use_snps(self, report: Path, key: Path) -> None:
        """The SNPs of a report, verified again as they are taken, become the list of the open plan."""

        def use() -> None:
            found = reported_snps(report, load_public_key(key))
            plan = second_cohort(self.document.plan, found, as_named(report, self.document.folder))
            self.document.edit(text=say("Use a report’s SNPs"), design=plan.design, release=plan.release)
            self.verify_page.made.show_message(
                say_count(
                    "The open plan is now about the {n} SNPs of this report. Its study must be of other people "
                    "than the report’s: anyone in both studies loses privacy to both.",
                    one=(
                        "The open plan is now about the SNP of this report. Its study must be of other people "
                        "than the report’s: anyone in both studies loses privacy to both."
                    ),
                    n=len(found.names),
                )
            )

        self.verify_page.made.show_message("")
        self.verify_page.error.attempt(use)

    # What the window asks -------------------------------------------------------------------------------------------

    def open_study(self, path: Path) -> None:
        """Take a dropped or named study into the first step."""
        self.show_page(RELEASE_PAGE)
        self.study_step.place.picked.emit(path)

    def open_studies(self, files: list[Path]) -> None:
        """The same for files that came together: a fileset's, or one per chromosome."""
        self.show_page(RELEASE_PAGE)
        self.study_step.place.take(files)

    def open_report(self, path: Path, key: Path | None = None) -> None:
        """Verify a report."""
        self.open_reports([path] if key is None else [path, key])

    def open_reports(self, files: list[Path]) -> None:
        """Verify reports with the keys that came with them."""
        self.show_page(VERIFY_PAGE)
        self.verify_page.take(files)

    def verify_report(self) -> None:
        """Show the page that verifies; what is still missing there has the focus."""
        self.show_page(VERIFY_PAGE)
        self.verify_page.first_control().setFocus(Qt.FocusReason.ShortcutFocusReason)

    def files_of_release(self) -> OpenFiles:
        """The study, the ledger, and the report that was made or else verified last, with the key that it was verified with."""
        runner, page = self.runner, self.verify_page
        source, done, report, signer = runner.source, runner.done, page.report.path, page.key.path
        if report is None and done is not None and runner.key_path is not None:
            report, signer = done.report_path, public_beside(runner.key_path)
        return OpenFiles(
            study=None if source is None else source.path,
            phenotype=None if source is None else source.phenotype,
            ledger=runner.ledger_path,
            report=report,
            signer=signer,
            source=source,
        )

    def known_people(self) -> KnownPeople:
        """Whose people are known here, so that they are no panel of simulations."""
        runner = self.runner
        return known_people(None if runner.facts is None else runner.source, runner.ledger_path)

    def open_example(self) -> None:
        """The bundled study, which fits the bundled plan."""
        self.open_study(resource_path("example/example.bed"))

    def follow_verdict(self, keeper: VerdictKeeper) -> None:
        """Say on top what the Calibration tab says of the plan."""
        self._verdicts = keeper
        keeper.changed.connect(self._show_verdict)
        self._show_verdict()

    def allow_verdict(self, allowed: bool) -> None:
        """Not on what nobody has planned."""
        self._may_judge = allowed
        self._show_verdict()

    def _show_verdict(self) -> None:
        """The plan's verdict before a release; of an open study with other candidates that study's own."""
        keeper, runner = self._verdicts, self.runner
        is_making = self._may_judge and self.stack.currentIndex() == RELEASE_PAGE and runner.done is None
        self.verdict_card.setVisible(keeper is not None and is_making)
        if keeper is None or not is_making or not self.isVisible():
            return
        found, verdict, sentence = self.forecast.found, keeper.verdict, keeper.sentence
        if found is not None and found.is_of_another:
            verdict, sentence = verdict_of(found.question, found.curve), ""
        verdict = replace(verdict, ways=tuple(way for way in verdict.ways if way.way is not Way.RELEASE))
        self.verdict.set_compact(runner.source is not None)  # then the pages need the room
        frozen = runner.is_publishing
        self.verdict.show_verdict(verdict, self.document.plan, sentence=sentence, frozen=frozen)
        worth = keeper.worth if keeper.is_coming else ""
        if basis := basis_words(verdict):
            worth = say("{basis} The Calibration tab simulates more.", basis=basis)
        self._verdict_worth.setText(worth)
        self._verdict_worth.setVisible(bool(worth))

    def show_page(self, index: int) -> None:
        """Make a release, or verify a report."""
        self.left.setVisible(index == RELEASE_PAGE)
        self.stack.setCurrentIndex(index)
        for switch in self._switches:
            switch.show_page(index)
        self._show_verdict()

    def can_show(self, part: QWidget) -> bool:
        return part is self.left or self.stack.indexOf(part) >= 0

    def show_part(self, part: QWidget) -> None:
        self.show_page(RELEASE_PAGE if part is self.left else self.stack.indexOf(part))

    def focus_field(self, path: str) -> bool:
        """The study's own fields; and those of the plan that stand in "What will be published", also before its turn."""
        if path.split(".")[0] == "study":
            step: Step = Step.STUDY
            control: QWidget = self.study_step.place.button
        elif path == "title":
            step, control = Step.STUDY, self.study_step.title_field
            self.study_step.asks_name = True
        elif (found := self.published_step.facts.fields.get(path)) is not None:
            step, control = Step.LEAVES, found
        else:
            return False
        self.show_page(RELEASE_PAGE)
        self._reopened.add(step)
        self._refresh()
        control.setFocus(Qt.FocusReason.ShortcutFocusReason)
        reveal(control)
        return True

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.runner.set_watched(True)
        self._watch_verdict(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """A passphrase that was typed and not used does not stay behind another tab."""
        super().hideEvent(event)
        self.runner.set_watched(False)
        self._watch_verdict(False)
        if not self.runner.is_publishing:
            self.confirm_step.forget_passphrase()

    def _watch_verdict(self, watched: bool) -> None:
        if self._verdicts is not None:
            self._verdicts.set_watched(self, watched)
            self._show_verdict()

    def _take_dropped(self, files: list[Path]) -> None:
        """Anything dropped beside the places goes where it belongs."""
        name = files[0].name.lower()
        if any(each.name.lower().endswith((".json", ".pdf", ".release.tsv")) for each in files):  # a key may come first
            self.open_reports(files)
        elif name.endswith(".gwasledger"):
            self.runner.set_ledger(files[0])
        elif name.endswith(".pem"):
            self.runner.set_key(files[0])
        else:
            self.open_studies(files)

    # Showing --------------------------------------------------------------------------------------------------------

    def _fold(self, step: Step) -> None:
        """Open a finished step to look at it, or fold it again."""
        if self.steps[step].state.name == "AHEAD" or step == self.runner.step:
            return
        self._reopened ^= {step}
        self._refresh()

    def _refresh(self) -> None:
        runner = self.runner
        frozen = runner.is_publishing or runner.done is not None
        self.choice_card.refresh(self.document.plan, runner.chosen, frozen=frozen)
        here = runner.step
        if here is not self._shown_step:
            self._move_to(here)
        for number, step in self.steps.items():
            step.refresh(number == here or number in self._reopened)
        self._show_report()
        self._show_verdict()
        troubled = any(step.state.name == "PROBLEM" for step in self.steps.values())
        finished = self.runner.done is not None
        self.state = TabState.PROBLEM if troubled else TabState.READY if finished else TabState.OPEN

    def _show_forecast(self) -> None:
        runner = self.runner
        self.forecast_card.refresh(runner.plan, frozen=runner.is_publishing or runner.done is not None)
        self.confirm_step.show_forecast()
        self._show_verdict()
        self.headline_awaited.emit(self.forecast.longest_words)
        self.headline_changed.emit(self.forecast.top)

    def _move_to(self, here: Step) -> None:
        """Open the next step; the focus follows if it was in the step that is now finished."""
        before = self.steps[self._shown_step]
        focus = QApplication.focusWidget()
        follows = focus is not None and before.isAncestorOf(focus) and not before.stays_open
        self._reopened = {each for each in (*self._reopened, self._shown_step) if self.steps[each].stays_open} - {here}
        self._shown_step = here
        if follows:
            self.steps[here].refresh(True)
            self.steps[here].first_control().setFocus(Qt.FocusReason.OtherFocusReason)
        if focus is None or not self.choice_card.isAncestorOf(focus):
            reveal(self.steps[here], self.steps[here].header)

    def _show_report(self) -> None:
        runner = self.runner
        shown: Report | None = None
        if runner.done is not None:
            shown = runner.done.report
        elif runner.ledger is not None and runner.ledger.preview is not None:
            shown = runner.ledger.preview.report
        elif runner.is_reading_ledger:
            return  # the pages stay until the new ones are there
        if shown is None:
            self._shown_report = None
            self.pages.show_hint(say_marked(NO_PAGES if runner.source is None else PAGES_LATER))
        elif shown is not self._shown_report:
            self._shown_report = shown
            self.pages.show_report(shown, shown.snps)

    def _after_release(self) -> None:
        self.pages.area.verticalScrollBar().setValue(0)
        reveal(self.done_step)
        announce(self.done_step, self.done_step.heading.text())
        if self.runner.done is not None:  # whoever has just signed with a key knows whose it is
            self.verify_page.own_keys |= frozenset(self.runner.done.report.key_ids)

    def _forget(self) -> None:
        """Another plan: nothing of the one before is shown, used or asked again."""
        self._reopened.clear()
        for step in self.steps.values():
            step.forget()
        self.verify_page.forget()
        self.show_page(RELEASE_PAGE)
        self.begin_anew()
        self._refresh()

    def _start_over(self) -> None:
        self._reopened.clear()
        self.runner.start_over()
