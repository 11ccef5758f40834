"""The right side of the Calibration tab: question and answer, three sheets, and the numbers under them."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.base.number_words import count, significant
from gwasprivacy.forecast.questions import Question, same_for_any_attacker
from gwasprivacy.forecast.verdict import Verdict
from gwasprivacy.forecast.verdict_words import basis_words
from gwasprivacy.forecast.weights import beside_sentence
from gwasprivacy.forecast.words import (
    answer_words,
    is_unfinished,
    list_words,
    margin_words,
    share_words,
    short_number,
    success_words,
)
from gwasprivacy.plan.needed_people import Needed, interval_words, number_words
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.ui.calibration.calibration_runner import CalibrationRunner, Phase
from gwasprivacy.ui.calibration.curve_plot import PeoplePlot, PeopleView, SavedCurve
from gwasprivacy.ui.calibration.options_plot import OptionsPlot
from gwasprivacy.ui.calibration.solve_row import SolveRow
from gwasprivacy.ui.calibration.verdict_keeper import VerdictKeeper
from gwasprivacy.ui.calibration.verdict_view import VerdictView
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.error_words import error_words
from gwasprivacy.ui.shell.help_pages import Explanation
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.shell.plain_words import tip
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import Card, Fold, label
from gwasprivacy.ui.widgets.explain import ExplanationPopup
from gwasprivacy.ui.widgets.inline_error import InlineError
from gwasprivacy.ui.widgets.number import NumberTile
from gwasprivacy.ui.widgets.still_text import StillText
from gwasprivacy.ui.widgets.study_views import STUDY_VIEWS, StudyView, view_of

LEAST_PLOT = 280  # px; lower plots cannot be read
LEAST_COMPACT_PLOT = 248
SHEETS = (mark("What sample size?"), mark("Which score and mechanism?"), mark("What could an attacker do?"))
SHORT_SHEETS = (
    mark("Sample size"),
    mark("Score and mechanism"),
    mark("Attacks"),
)  # where there is no room for the questions
NOT_MODELLED_BESIDE_COVARIATES = mark(
    "Not modelled: drop-out; what is no covariate of the plan; the weight that balancing costs: keeping 80 % of it is as good as 80 % of the "
    "participants. Allow for these."
)


def _view(question: Question) -> StudyView:
    return STUDY_VIEWS.find(question.study_kind)


def limits_words(question: Question) -> str:
    """What the simulation leaves out, for the kind of study that is asked about."""
    if question.is_balanced:
        return say_marked(NOT_MODELLED_BESIDE_COVARIATES)
    return say_marked(_view(question).not_modelled)


class AnswerCard(Card):
    """The verdict with its ways out, and how sure it is; sample sizes and other questions folded under it."""

    resume_asked = Signal()

    def __init__(self, document: PlanDocument, jobs: JobRunner) -> None:
        super().__init__()
        self.verdict = VerdictView()
        self.solve = SolveRow(document, jobs)
        self.answer = label("", selectable=True)
        self.numbers = NumbersRow()
        self.status = StillText("", "muted", shrinks=True, wide=700)
        self.button = QPushButton(say("Simulate"))
        self.button.setAccessibleName(say("Simulate again"))
        self.button.setProperty("role", "link")
        self.button.clicked.connect(self.resume_asked)
        row = QHBoxLayout()
        row.setSpacing(GRID)
        row.addWidget(self.status, 1)
        row.addWidget(self.button)
        self.error = InlineError()
        self.limits = QPushButton(say("What is not modelled"))
        self.limits.setProperty("role", "link")
        self.limits.setProperty("helpTopic", "not-modelled")
        self.limits.setCursor(Qt.CursorShape.PointingHandCursor)
        self.limits.clicked.connect(self._say_limits)
        self._limits = say_marked(view_of(document.plan.design).not_modelled)
        self.more = Fold(say("More: sample sizes, solve for another unknown, what is not modelled"))
        for part in (self.answer, self.numbers, self.solve):
            self.more.body.addWidget(part)
        self.more.body.addWidget(self.limits, 0, Qt.AlignmentFlag.AlignLeft)
        self.body.addWidget(self.verdict)
        self.body.addLayout(row)
        self.body.addWidget(self.error)
        self.body.addWidget(self.more)

    def set_compact(self, compact: bool) -> None:
        """In a low window: the verdict alone, its ways out folded."""
        self.verdict.set_compact(compact)

    def show_runner(self, runner: CalibrationRunner, verdict: VerdictKeeper, plan: Plan) -> None:
        """Redraw for what is known now."""
        question = runner.question
        self.verdict.show_verdict(verdict.verdict, plan, sentence=verdict.sentence)
        self.numbers.show_runner(runner)
        self.solve.wanted = question.metric
        self.solve.setEnabled(not question.instead)
        self.answer.setText(_answer(runner))
        self._limits = limits_words(question)
        self.status.setText(" ".join(filter(None, (status_words(runner, verdict.verdict), verdict.worth))))
        policy = self.button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.button.setSizePolicy(policy)
        self.button.setVisible(runner.phase in (Phase.STOPPED, Phase.FAILED, Phase.ESTIMATED))
        self.error.show_error(runner.error)

    def _say_limits(self) -> None:
        content = Explanation(title=say("What is not modelled"), text=self._limits, page="not-modelled")
        window = self.window()
        ExplanationPopup(content, window, getattr(window, "show_help_page", None)).show_beside(self.limits)


def status_words(runner: CalibrationRunner, verdict: Verdict) -> str:
    """What the numbers are worth, and what is going on; how far that is, the status bar alone says."""
    if runner.phase is Phase.SIMULATING and verdict.is_estimate and any(c.is_estimate for c in runner.curves.values()):
        return say("Quick estimate by a formula, drawn pale, until simulated studies come in.")
    return " ".join(filter(None, (basis_words(verdict), _stage_words(runner))))


def _stage_words(runner: CalibrationRunner) -> str:
    studies = runner.question.scenario.n_studies
    if runner.phase in (Phase.WAITING, Phase.ESTIMATING):
        return say("Estimating…")
    if runner.question.instead:
        return say("No curves: this release does not select SNPs.")
    if runner.phase is Phase.SIMULATING and all(curve.is_estimate for curve in runner.curves.values()):
        return say("Simulating studies. Lines appear with the first of them.")
    if runner.phase is Phase.SIMULATING:
        done = max((curve.points[0].n_studies for curve in runner.curves.values() if curve.points), default=0)
        return say("Simulating studies: {done} of {studies} per point.", done=done, studies=studies)
    if runner.phase is Phase.SEARCHING:
        return say("Searching for the exact sample size.")
    if runner.phase is Phase.DONE:
        return say("From {studies} simulated studies per point; no study data were used.", studies=count(studies))
    if runner.phase is Phase.ESTIMATED:
        return say("Simulation starts when this tab is in front.")
    if runner.phase is Phase.STOPPED:
        return say("Stopped. The results so far are shown.")
    return say("Not finished.")


class NumbersRow(QWidget):
    """Four numbers in fixed places."""

    def __init__(self) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2 * GRID)
        self.tiles: dict[Line | str, NumberTile] = {
            Line.THIS: NumberTile(say("this attacker"), topic="people-needed"),
            Line.ANY: NumberTile(say("any attacker"), topic="any-attacker"),
            Line.NONE: NumberTile(say("no privacy"), topic="no-privacy"),
            "here": NumberTile(say("with your study")),
        }
        for tile in self.tiles.values():
            tile.note.setVisible(True)
            tile.note.setText(" ")
            tile.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            row.addWidget(tile, 1)
        self._here_words = self.tiles["here"].caption.text()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._name_here()

    def _name_here(self) -> None:
        """The number of participants is in the caption where it fits; the plan and the sentence on top have it too."""
        caption = self.tiles["here"].caption
        room = (self.width() - 3 * 2 * GRID) / 4
        fits = caption.fontMetrics().horizontalAdvance(self._here_words) <= room
        caption.setText(self._here_words if fits else say("with your study"))
        caption.setToolTip("" if fits else tip(self._here_words))

    def show_runner(self, runner: CalibrationRunner) -> None:
        question = runner.question
        needed = {} if runner.is_stale else runner.needed()
        for line in Line:
            self.tiles[line].set_value(*_needed_tile(question, line, needed.get(line)))
        for each in filter(lambda each: each.is_private, question.lines):
            epsilon = significant(each.request.epsilon)
            words = say("{line}, ε = {epsilon}", line=say_marked(each.line.value), epsilon=epsilon)
            self.tiles[each.line].setToolTip(tip(words))
        self._show_here(question, runner)

    def _show_here(self, question: Question, runner: CalibrationRunner) -> None:
        tile = self.tiles["here"]
        curve = runner.here()
        value = None if curve is None else curve.at(question.n_people, question.metric)
        self._here_words = say("with your {number} participants", number=count(question.n_people))
        self._name_here()
        if curve is None or value is None:
            tile.set_value("–", " ")
            return
        text = share_words(curve, question.n_people, question.metric)
        unfinished = is_unfinished(question, curve)
        note = say("estimate") if unfinished else margin_words(curve, question.n_people, question.metric) or " "
        # The error of an estimate is known for what the question asks, for nothing else.
        other = "" if curve.is_estimate else share_words(curve, question.n_people, Metric.ANY)
        if question.metric is Metric.ALL and question.scenario.n_causal > 1 and other:
            tile.setToolTip(tip(say("At least one causal SNP: {share}", share=other)))
        tile.set_value(text, note)


def _answer(runner: CalibrationRunner) -> str:
    if runner.is_stale:
        return say("Not computed yet.") if runner.phase is Phase.STOPPED else say("Computing…")
    problem = runner.question.problem
    if problem is not None:
        return error_words(problem)
    needed = runner.needed()
    lists = list_words(runner.curves.get(Line.THIS), runner.question.n_people)
    said = " ".join(part for part in (answer_words(runner.question, needed), lists) if part)
    mine = needed.get(Line.THIS)
    beside = "" if mine is None else beside_sentence(mine, runner.beside)
    return f"{said} {beside}" if beside else said


def _needed_tile(question: Question, line: Line, needed: Needed | None) -> tuple[str, str]:
    if needed is None:
        return "–", " "
    if needed.people is None:
        return short_number(needed), say("participants")
    if needed.is_estimate:
        return short_number(needed), say("participants, estimate")
    note = interval_words(needed) or _view(question).parts(question.scenario, needed.people)
    return number_words(needed), note or say("participants")


class _Pages(QStackedWidget):
    """As high as the page in front needs, not the highest one; at least ``least`` pixels."""

    least = LEAST_PLOT

    def minimumSizeHint(self) -> QSize:
        page = self.currentWidget()
        height = self.least if page is None else max(page.minimumSizeHint().height(), self.least)
        return QSize(0, height)

    def sizeHint(self) -> QSize:
        """What the page in front needs at least: a scrolled column is as high as its parts would like, and plots like much."""
        width = super().sizeHint().width()
        page = self.currentWidget()
        layout = None if page is None else page.layout()
        needed = 0
        if layout is not None:
            wraps = layout.hasHeightForWidth()
            inside = self.width()
            needed = layout.totalMinimumHeightForWidth(inside) if wraps else layout.totalMinimumSize().height()
        return QSize(width, max(needed, self.least))


class Sheets(Card):
    """The three sheets behind one another.  ``shown(index)`` when another one is in front."""

    shown = Signal(int)

    def __init__(self, people_plot: PeoplePlot, options_sheet: OptionsSheet, attack_sheet: QWidget) -> None:
        super().__init__()
        self.bar = QTabBar()
        self.bar.setDrawBase(False)
        self.bar.setExpanding(False)
        self.bar.setAccessibleName(say("Three ways to look at the plan"))
        for name in SHEETS:
            self.bar.addTab(say_marked(name))
        self.body.addWidget(self.bar)
        self.pages = _Pages()
        self.people_plot, self.options_sheet = people_plot, options_sheet
        for page in (self.people_plot, self.options_sheet, attack_sheet):
            self.pages.addWidget(page)
        self.body.addWidget(self.pages, 1)
        self.bar.currentChanged.connect(self._show)
        self._room = self.bar.sizeHint().width()  # that the questions need

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Short names instead of arrows to scroll by, where the questions have no room."""
        super().resizeEvent(event)
        names = SHEETS if self.contentsRect().width() - 4 * GRID >= self._room else SHORT_SHEETS
        for index, name in enumerate(names):
            self.bar.setTabText(index, say_marked(name))
            self.bar.setTabToolTip(index, say_marked(SHEETS[index]))
            self.bar.setAccessibleTabName(index, say_marked(SHEETS[index]))

    def can_show(self, part: QWidget) -> bool:
        return self.pages.indexOf(part) >= 0

    def show_part(self, part: QWidget) -> None:
        self.bar.setCurrentIndex(self.pages.indexOf(part))

    def set_compact(self, compact: bool) -> None:
        """In a low window: a lower plot."""
        self.pages.least = LEAST_COMPACT_PLOT if compact else LEAST_PLOT
        self.pages.updateGeometry()

    def _show(self, index: int) -> None:
        self.pages.setCurrentIndex(index)
        self.pages.updateGeometry()
        self.shown.emit(index)

    def show_runner(self, runner: CalibrationRunner, saved: list[SavedCurve]) -> None:
        """Redraw the curves where they are in front."""
        if self.pages.currentIndex() != 0:
            return
        self.people_plot.show_view(people_view(runner, saved))


def people_view(runner: CalibrationRunner, saved: list[SavedCurve]) -> PeopleView:
    """What the plot of sample sizes shows of what is known now."""
    question = runner.question
    return PeopleView(
        curves={line: curve.drawn(question.n_people) for line, curve in runner.told().items()},
        names=line_names(question),
        metric=question.metric,
        target=question.target,
        n_people=question.n_people,
        is_stale=runner.is_stale,
        saved=saved,
        needed=runner.needed(),
        success=success_words(question),
    )


def line_names(question: Question) -> dict[Line, str]:
    """The lines' names in the legend."""
    names = {}
    for line in question.lines:
        if not line.is_private:
            score = _view(question).score_without_privacy(line.request)
            names[line.line] = say("no privacy ({score})", score=score)
        elif line.line is Line.ANY and same_for_any_attacker(question):
            names[line.line] = say("any attacker: the same")
        else:
            names[line.line] = say_marked(line.line.value)
    return names


class OptionsSheet(QWidget):
    """Bars for every pair, and what they rest on.  ``continue_asked`` after the comparison was stopped."""

    continue_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID)
        self.plot = OptionsPlot()
        layout.addWidget(self.plot, 1)
        self.note = label("", "muted")
        self.again = QPushButton(say("Continue"))
        self.again.setAccessibleName(say("Continue the comparison"))
        self.again.clicked.connect(self.continue_asked)
        self.again.hide()
        row = QHBoxLayout()
        row.setSpacing(GRID)
        row.addWidget(self.note, 1)
        row.addWidget(self.again)
        layout.addLayout(row)
        self.error = InlineError()
        layout.addWidget(self.error)
