"""The Calibration tab: what will this study be able to publish, and how many people does it take?"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QVBoxLayout, QWidget

from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.base.platforms.folders import settings_folder
from gwasprivacy.forecast.kept_answers import AnswerStore
from gwasprivacy.forecast.largest_and_executor import MakeExecutor, executor_for
from gwasprivacy.forecast.solve import fitting_people, with_people
from gwasprivacy.forecast.ways_out import Way, WayOut
from gwasprivacy.forecast.words import headline, longest_headline
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.ui.calibration.advice_runner import AdviceRunner
from gwasprivacy.ui.calibration.answer_sheets import (
    AnswerCard,
    OptionsSheet,
    Sheets,
)
from gwasprivacy.ui.calibration.assumption_cards import EffectCard, StudyCard, TargetCard
from gwasprivacy.ui.calibration.attack_sheet import AttackSheet
from gwasprivacy.ui.calibration.calibration_runner import CalibrationRunner, Phase
from gwasprivacy.ui.calibration.clip_row import ClipRow
from gwasprivacy.ui.calibration.confounding_line import ConfoundingLine
from gwasprivacy.ui.calibration.curve_plot import PeoplePlot
from gwasprivacy.ui.calibration.kept_scenarios import CompareCard, SavedScenario, ScenarioList
from gwasprivacy.ui.calibration.printed_sizes_rows import PrintedSizesRows
from gwasprivacy.ui.calibration.publish_card import PublishCard
from gwasprivacy.ui.calibration.structure_card import StructureCard
from gwasprivacy.ui.calibration.verdict_keeper import VerdictKeeper
from gwasprivacy.ui.shell.announcements import announce
from gwasprivacy.ui.shell.document import EXAMPLE_PARTS, PUBLISHED, SIZES, TARGET, PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.form_rows import tag_examples
from gwasprivacy.ui.widgets.hidden_parts import reveal
from gwasprivacy.ui.widgets.tab_page import TabPage, TabState

LOW = 520  # px of height, below which there is room for little more than the plot
OPTIONS_SHEET, ATTACK_SHEET = 1, 2
AHEAD_MS = 300  # from the first answer to a tab that nobody has looked at, to its first drawing


class CalibrationTab(TabPage):
    """``report_asked``, ``exact_asked``, ``release_asked`` when a planning report, exact results or a release are wanted.  ``folder`` keeps results between starts (None: beside the window's settings); tests give their own."""

    report_asked = Signal()
    exact_asked = Signal()
    release_asked = Signal()

    def __init__(
        self,
        document: PlanDocument,
        jobs: JobRunner,
        *,
        folder: Path | None = None,
        make_executor: MakeExecutor = executor_for,
        at_once: bool = True,
    ) -> None:
        """``at_once``: complete from the start; else by going through :attr:`parts`, each a few milliseconds of work."""
        super().__init__()
        self.document = document
        self._is_being_shown = False
        self._drawn: tuple[Plan, Path | None] | None = None  # the plan and its folder, where all is drawn as it is
        self._was_drawn = False
        # The first drawing takes longest: it is done when the first answer is there and nobody waits.
        self._ahead = QTimer(self, singleShot=True, interval=AHEAD_MS)
        self._ahead.timeout.connect(lambda: None if self._was_drawn else self._draw())
        self.parts = self._make_parts(document, jobs, folder, make_executor)
        if at_once:
            for _ in self.parts:
                pass

    def _make_parts(
        self, document: PlanDocument, jobs: JobRunner, folder: Path | None, make_executor: MakeExecutor
    ) -> Iterator[None]:
        folder = folder if folder is not None else settings_folder() / "curves"
        store = AnswerStore(folder)
        self.runner = CalibrationRunner(document, jobs, store, make_executor=make_executor, parent=self, view=self)
        self.advice = AdviceRunner(document, jobs, self.runner, store=store, make_executor=make_executor, parent=self)
        self.study_card = StudyCard(document)
        yield
        self.printed_sizes = PrintedSizesRows(document, jobs, self.study_card.attempt)
        self.study_card.add_printed_sizes(self.printed_sizes)
        yield
        self.clips = ClipRow(document, jobs, make_executor=make_executor)
        self.study_card.trait.add_below(self.clips)
        yield
        self.effect_card = EffectCard(document)
        yield
        self.structure_card = StructureCard(document)
        yield
        self.publish_card = PublishCard(document, jobs, make_executor=make_executor)
        yield
        self.target_card = TargetCard(document)
        self.compare_card = CompareCard(
            ScenarioList(folder, document.path, document.scenarios, document.keep_scenarios)
        )
        document.path_changed.connect(self.compare_card.scenarios.keep_for)
        self.cards = (self.study_card, self.effect_card, self.publish_card, self.target_card, self.structure_card)
        for example, part in ((self.study_card, SIZES), (self.publish_card, PUBLISHED), (self.target_card, TARGET)):
            tag_examples(example, document, partial(document.has_examples, EXAMPLE_PARTS[part]))
        effect_is_example = lambda: document.plan.scenario is not None and document.has_example_effect  # noqa: E731
        tag_examples(self.effect_card, document, effect_is_example)
        for card in (*self.cards, self.compare_card):
            self.left.add(card)
        self.report_button = QPushButton(say("Write a planning report…"))
        self.report_button.setProperty("helpTopic", "planning-report")
        self.report_button.setToolTip(say("For the ethics board or the funder, before there are data (Ctrl+Shift+P)"))
        self.report_button.clicked.connect(self.report_asked)
        self.left.add(self.report_button)
        yield

        self.answer_card = AnswerCard(document, jobs)
        yield
        self.confounding = ConfoundingLine(jobs, self.runner, make_executor=make_executor)
        self.attack_sheet = AttackSheet(document, jobs)
        self.attack_sheet.exact_asked.connect(self.exact_asked)
        yield
        people_plot = PeoplePlot()
        yield
        options_sheet = OptionsSheet()
        yield
        self.sheets = Sheets(people_plot, options_sheet, self.attack_sheet)
        yield
        self.numbers = self.answer_card.numbers
        self.verdict = VerdictKeeper(document, jobs, self.runner, store=store, make_executor=make_executor, parent=self)
        self._compact = False
        # In a low window the right side scrolls too, rather than squeeze the plot to nothing.
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addWidget(self.answer_card)
        column.addWidget(self.confounding)
        yield
        column.addWidget(self.sheets, 1)
        yield
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        yield
        area.setWidget(inner)
        yield
        self.right.addWidget(area, 1)
        yield

        self.target_card.success_chosen.connect(lambda chosen: self.runner.set_metric(Metric(chosen)))
        self.publish_card.recommendation_wanted.connect(lambda: self.sheets.bar.setCurrentIndex(OPTIONS_SHEET))
        self.publish_card.recommendation_taken.connect(self._take_advice)
        self.answer_card.resume_asked.connect(self.runner.resume)
        self.answer_card.verdict.taken.connect(self.take)
        self.sheets.shown.connect(self._sheet_shown)
        self.sheets.options_sheet.continue_asked.connect(self.advice.resume)
        self.sheets.people_plot.resized.connect(self._resize_study)
        self.compare_card.keep_asked.connect(self._keep)
        self.compare_card.use_asked.connect(self._use)
        self.compare_card.changed.connect(self._refresh)
        self._last_phase: Phase | None = None
        document.replaced.connect(self._another_plan)
        self._another_plan()  # one may have come while this was made; nothing is drawn yet
        self.runner.changed.connect(self._refresh)
        self.verdict.changed.connect(self._show_verdict)
        self.advice.changed.connect(self._refresh_advice)
        self._refresh()
        self._refresh_advice()

    # Showing --------------------------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        """Say what the window says whatever is in front; draw what can be seen, the rest when it is shown."""
        runner = self.runner
        mine = runner.curve(Line.THIS)
        self._drawn = None
        if self.isVisible() and not self._is_being_shown:
            self._draw()
        elif mine is not None and not self._was_drawn:
            self._ahead.start()
        self.compare_card.allow(mine is not None and not mine.is_estimate and runner.phase is not Phase.SIMULATING)
        said = headline(runner.question, runner.here()) if runner.is_current else ""
        self.headline_awaited.emit(longest_headline(runner.question))
        self.headline_changed.emit(said)
        if runner.phase is Phase.DONE is not self._last_phase:
            announce(self, said)
        self._last_phase = runner.phase
        failed = runner.phase is Phase.FAILED or bool(runner.question.refused)
        answered = mine is not None or bool(runner.question.instead)
        self.state = TabState.PROBLEM if failed else TabState.READY if answered else TabState.OPEN

    def _draw(self) -> None:
        """Cards, numbers and curves as the runner has them; once, however many events led here."""
        plan, folder = self.document.plan, self.document.folder
        if self._drawn == (plan, folder):
            return
        self.answer_card.show_runner(self.runner, self.verdict, plan)
        self.compare_card.show_beside(plan, folder)
        self.sheets.show_runner(self.runner, self.compare_card.scenarios.curves(plan, folder))
        self._drawn, self._was_drawn = (plan, folder), True

    def _show_verdict(self) -> None:
        """Ways out that were found meanwhile; nothing else is drawn again."""
        if self.isVisible() and not self._is_being_shown:
            self.answer_card.show_runner(self.runner, self.verdict, self.document.plan)

    def _refresh_advice(self) -> None:
        if self._is_being_shown:
            return
        said = self.advice.advice
        if self.isVisible():
            self.publish_card.show_advice(said)
        in_front = self.isVisible() and self.sheets.bar.currentIndex() == OPTIONS_SHEET
        if self.advice.options and not in_front:
            return  # bars are drawn when they are seen
        sheet = self.sheets.options_sheet
        choices = self.document.plan.release
        sheet.plot.show_options(self.advice.options, (choices.score, choices.mechanism), self.runner.question.n_people)
        sheet.note.setText(self.advice.note)
        sheet.error.show_error(self.advice.error)
        sheet.again.setVisible(self.advice.is_stopped)

    def take(self, way: WayOut) -> None:
        """One of the verdict's ways out, as one step that can be undone."""
        if way.way is Way.RELEASE:
            self.release_asked.emit()
        elif way.way is Way.NOTHING:
            self.report_asked.emit()
        else:
            new = way.plan
            self.publish_card.attempt(
                lambda: self.document.edit(
                    adversary=new.adversary, design=new.design, release=new.release, text=say("Take a way out")
                )
            )

    # What the user asks ---------------------------------------------------------------------------------------------

    def _take_advice(self) -> None:
        better = self.advice.advice.better
        if better is None:
            return
        self.publish_card.attempt(lambda: self.publish_card.offset.take(*better))

    def _another_plan(self) -> None:
        """What was kept for the plan before, and what counted as success there, is not this one's."""
        self.compare_card.scenarios.open_for(self.document.path, self.document.scenarios)
        self.compare_card.show_list()
        self.target_card.show_usual_success()
        self.runner.forget()
        self.runner.set_metric(None)
        self.answer_card.solve.choice.setCurrentIndex(0)
        self.sheets.bar.setCurrentIndex(0)
        self.attack_sheet.forget()
        self.begin_anew()

    def _resize_study(self, n_people: float, step: int, gesture: Hashable) -> None:
        """As many people as the line of the plan's own size was moved to; the share of cases stays."""
        design = self.document.plan.design
        new = with_people(design, max(fitting_people(design, round(n_people), step), 2))
        fields = {name: getattr(new, name) for name in ("n_cases", "n_controls", "n_participants", "strata")}
        self.study_card.attempt(
            lambda: self.document.edit_design(text=say("Set the number of participants"), gesture=gesture, **fields)
        )

    def _keep(self) -> None:
        curve = self.runner.curve(Line.THIS)
        if curve is not None and not curve.is_estimate:
            drawn = curve.drawn(self.runner.question.n_people)
            self.compare_card.scenarios.add(SavedScenario.of(self.document.plan, drawn, self.document.folder))
            self.compare_card.show_list()
            self._refresh()

    def _use(self, saved: SavedScenario) -> None:
        def edit() -> bool:
            plan: Plan = saved.applied_to(self.document.plan, self.document.folder)
            return self.document.edit(
                adversary=plan.adversary,
                design=plan.design,
                release=plan.release,
                scenario=plan.scenario,
                text=say("Use a kept scenario"),
            )

        self.compare_card.attempt(edit)

    def _sheet_shown(self, index: int) -> None:
        if index == 0:
            self._refresh()
        elif index == OPTIONS_SHEET:
            self._refresh_advice()
        self._watch_sheet(index)

    def _watch_sheet(self, index: int) -> None:
        self.advice.set_watched(index == OPTIONS_SHEET)
        self.attack_sheet.set_watched(index == ATTACK_SHEET and self.isVisible())

    # The window -----------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a low window the plot comes first: the answer shrinks, and its numbers are not said twice."""
        super().resizeEvent(event)
        compact = self.height() < LOW
        if compact != self._compact:
            self._compact = compact
            self.answer_card.set_compact(compact)
            self.sheets.set_compact(compact)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # To be watched makes the runner begin, which is news, and so is the sheet: they are drawn together.
        self._is_being_shown = True
        try:
            self.runner.set_watched(True)
            self.verdict.set_watched(self, True)
            self.advice.set_visible(True)
            self._watch_sheet(self.sheets.bar.currentIndex())
        finally:
            self._is_being_shown = False
        self._draw()
        self._refresh_advice()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.runner.set_watched(False)
        self.verdict.set_watched(self, False)
        self.advice.set_visible(False)
        self.attack_sheet.set_watched(False)

    def focus_field(self, path: str) -> bool:
        """Focus the control of a ``design…``, ``release…`` or ``scenario…`` field."""
        for card in self.cards:
            field = card.fields.get(path)
            if field is not None:
                reveal(field.focusProxy() or field, self)
                self.left.show_whole(field)
                field.setFocus(Qt.FocusReason.ShortcutFocusReason)
                return True
        return False

    def show_error(self, error: GwasPrivacyError) -> None:
        """An error of the plan that belongs here."""
        self.publish_card.error.show_error(error)
