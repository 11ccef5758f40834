"""Keeps the answers of the Calibration tab up to date with the plan: estimate at once, simulate, then search.

What is shown belongs to the plan as it is, or is marked stale until its replacement arrives; answers to a question that is
no longer asked are kept in the store for when it is asked again, and never shown in the meantime.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say, say_marked
from gwasprivacy.forecast.answers import search, simulate
from gwasprivacy.forecast.curves import Curve, told_together
from gwasprivacy.forecast.estimates import Estimates, estimate
from gwasprivacy.forecast.first_answer import first_answers
from gwasprivacy.forecast.kept_answers import AnswerStore, curve_key, needed_key
from gwasprivacy.forecast.largest_and_executor import MakeExecutor, executor_for, is_within_reach, largest_study
from gwasprivacy.forecast.questions import LineQuestion, Question, question_of
from gwasprivacy.forecast.weights import NAMED, Beside, lines_beside
from gwasprivacy.forecast.words import is_unfinished
from gwasprivacy.plan.needed_people import Needed, round_people
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner, Lane
from gwasprivacy.ui.shell.plan_follower import PlanFollower

MOST_EXTENSIONS = 3
SETTLE_MS = 200  # a dragged handle asks one question, not fifty


class Phase(StrEnum):
    """What is going on."""

    WAITING = "waiting"
    ESTIMATING = "estimating"
    SIMULATING = "simulating"
    SEARCHING = "searching"
    DONE = "done"
    ESTIMATED = "estimated"  # nobody looks, so nothing is simulated
    STOPPED = "stopped"
    FAILED = "failed"


class CalibrationRunner(QObject):
    """``changed`` whenever something that is shown may have changed.  ``view``: what shows it; see PlanFollower."""

    changed = Signal()

    def __init__(
        self,
        document: PlanDocument,
        jobs: JobRunner,
        store: AnswerStore,
        *,
        make_executor: MakeExecutor = executor_for,
        parent: QObject | None = None,
        view: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._lane = Lane(jobs, "calibration")
        self._store = store
        self._make_executor = make_executor
        self._wanted: Metric | None = None
        self._watched = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SETTLE_MS)
        self._timer.timeout.connect(self._estimate)
        self.question = self._question_now()
        self.curves: dict[Line, Curve] = {}
        self._owners: dict[Line, str] = {}  # which key each shown curve belongs to
        self.searched: dict[Line, Needed] = {}
        self.beside: dict[Beside, Needed] = {}  # this attacker's numbers
        self.first: Curve | None = None  # what this attacker's curve must say more than, at the plan's own size
        self._formula: Curve | None = None  # this attacker's by the closed form, at every size
        self.sizes: tuple[int, ...] = ()
        self.phase = Phase.WAITING
        self.is_stale = False
        self._extensions = 0
        self.error: GwasPrivacyError | None = None
        self._follower = PlanFollower(document, self._on_plan, view, self)
        QGuiApplication.instance().applicationStateChanged.connect(self._on_application_state)  # type: ignore[union-attr]
        self._timer.start()

    # What is asked --------------------------------------------------------------------------------------------------

    def set_metric(self, metric: Metric | None) -> None:
        """What counts as success; None: what a plan usually means by it."""
        self._wanted = metric
        self._ask()

    def forget(self) -> None:
        """Another plan: curves of the one before, unless they are its own too, are not shown until its own are there."""
        if _keys(self._question_now()) != _keys(self.question):
            self.curves, self._owners, self.is_stale = {}, {}, False

    def set_watched(self, watched: bool) -> None:
        """Simulate only while somebody looks; estimates are made always."""
        if watched:
            self._follower.catch_up()
        if watched == self._watched:
            return
        self._watched = watched
        if watched and self.phase in (Phase.ESTIMATED, Phase.WAITING):
            self._continue()

    def stop(self) -> None:
        """Cancel what runs, and what was about to; what has been found stays."""
        self._timer.stop()
        self._lane.cancel()

    def resume(self) -> None:
        """Go on after a stop or a failure."""
        self._ask()  # the panel's files may be other ones by now
        self.error = None
        self._timer.start(0)

    def needed(self) -> dict[Line, Needed]:
        """The numbers of people, searched where known, else read off the curves."""
        question, found = self.question, {}
        for line, curve in self.curves.items():
            if line in self.searched and not curve.is_estimate:
                found[line] = self.searched[line]
            elif curve.points:
                alone = curve.meeting(question.n_people, None, question.target, question.metric)
                found[line] = alone.needed(question.target, question.metric)
        return found

    def told(self) -> dict[Line, Curve]:
        """The curves as they are drawn and as numbers are read from them: they meet what is told of them."""
        question = self.question
        return told_together(self.curves, self.needed(), question.n_people, question.target, question.metric)

    @property
    def is_current(self) -> bool:
        """Whether the question is that of the plan as it is; while the tab is hidden it waits for a pause."""
        return self._follower.is_current

    def curve(self, line: Line) -> Curve | None:
        """A line's curve if it belongs to the plan as it is."""
        return None if self.is_stale else self.told().get(line)

    def here(self) -> Curve | None:
        """What is best known of this attacker at the plan's own size: the first answer until the curve's studies say more."""
        mine, first, question = self.curve(Line.THIS), self.first, self.question
        if first is None or mine is None:
            return mine if first is None else first
        people = question.n_people
        fewer = mine.studies_at(people) < first.studies_at(people)
        wider = is_unfinished(question, mine) and _width(question, mine) > _width(question, first)
        return first if fewer or wider else mine

    # Steps ----------------------------------------------------------------------------------------------------------

    def _on_plan(self, _old: Plan, _new: Plan) -> None:
        self._ask()

    def _on_application_state(self, state: Qt.ApplicationState) -> None:
        """Somebody comes back to the window: did they put another panel in the place of the plan's?"""
        if state is Qt.ApplicationState.ApplicationActive:
            now = self._question_now()
            if now.files != self.question.files:
                self._ask()

    def _question_now(self) -> Question:
        return question_of(self._document.plan, self._wanted, self._document.folder)

    def _ask(self) -> None:
        new = self._question_now()
        if new == self.question and self.phase is not Phase.FAILED:
            self.changed.emit()  # what was found holds for this plan too: the sentence above waits to be told
            return
        same = _keys(new) == _keys(self.question)
        if not same or (new.n_people, new.metric) != (self.question.n_people, self.question.metric):
            self._formula = self._formula if same else None
            self.first = self._formula
        self.question = new
        self.error = None
        if same and self.curves and not self.is_stale:
            # Only the target, the wanted success or the plan's own size moved: the curves hold.
            self.searched, self.beside = self._stored_searches(), {}
            if not self._lane.is_running or self.phase is Phase.SEARCHING:
                self._timer.start()
        else:
            self.is_stale = bool(self.curves)
            self.searched, self.beside = {}, {}
            self._extensions = 0
            self._lane.drop()
            self.phase = Phase.WAITING
            self._timer.start()
        self.changed.emit()

    def _estimate(self) -> None:
        self._lane.drop()
        self.phase = Phase.ESTIMATING
        question = self.question
        line = question.line(Line.THIS)
        is_kept = line is not None and self._store.curve(_key(question, line)) is not None
        self._start(
            estimate if is_kept else first_answers,
            question,
            title=say("Estimating"),
            is_awaited=True,
            on_partial=lambda found: self._on_estimates(question, found),
            on_done=lambda found: self._on_estimated(question, found),
        )
        self.changed.emit()

    def _on_estimates(self, question: Question, found: Estimates) -> None:
        if _keys(question) != _keys(self.question):
            return
        self.first = found.own
        if not found.sizes:
            self.changed.emit()
            return
        self.sizes, self._formula = found.sizes, found.curves.get(Line.THIS)
        curves: dict[Line, Curve] = {}
        for line, key in _keys(question).items():
            # In the order of their worth: a finished simulation, an unfinished one, the closed form.
            stored = self._store.curve(key)
            if stored is None and self._owners.get(line) == key and not self.curves[line].is_estimate:
                stored = self.curves[line]
            curve = stored if stored is not None else found.curves.get(line)
            if curve is not None:
                curves[line] = curve
        self.curves, self.is_stale = curves, False
        self._owners = {line: key for line, key in _keys(question).items() if line in curves}
        self.searched = self._stored_searches()
        self.changed.emit()

    def _on_estimated(self, question: Question, found: Estimates) -> None:
        self._on_estimates(question, found)
        self._continue()

    def _continue(self) -> None:
        """Do what is still missing, one job at a time."""
        if self.phase is Phase.WAITING:
            return  # the estimate comes first
        if not self._watched:
            self._settle(Phase.ESTIMATED if self._missing() or self._unsearched() else Phase.DONE)
            return
        missing = self._missing()
        unsearched = self._unsearched()
        if missing:
            self._simulate(*missing)
        elif unsearched:
            first = unsearched[0]
            self._search(first, first.line.value, partial(self._keep, first.line))
        elif asked := [each for each in lines_beside(self.question).items() if each[0] not in self.beside]:
            which, line = asked[0]
            self._search(line, NAMED[which], partial(self._keep_beside, which))
        else:
            self._settle(Phase.DONE)

    def _settle(self, phase: Phase) -> None:
        self.phase = phase
        self.changed.emit()

    def _missing(self) -> tuple[list[LineQuestion], tuple[int, ...]] | None:
        """Lines without simulated curves with their sizes, or the plan's own size where the curves do not reach it."""
        question = self.question
        bare = [line for line in question.lines if (c := self.curves.get(line.line)) is None or c.is_estimate]
        if bare and self.sizes:
            return bare, self.sizes
        if further := self._further_sizes():
            return list(question.lines), further
        n = question.n_people
        without = any(not curve.has(n) for curve in self.curves.values())
        if without and is_within_reach(question.scenario, n):
            return list(question.lines), (n,)
        return None

    def _further_sizes(self) -> tuple[int, ...]:
        """Two larger sizes where the estimate that chose the sizes was too hopeful and a line stops on its way up."""
        n = self.question.n_people
        curves = [self.curves[line.line].drawn(n) for line in self.question.lines if line.line in self.curves]
        if len(curves) < len(self.question.lines) or not curves or self._extensions >= MOST_EXTENSIONS:
            return ()
        last = max(curve.points[-1].n_people for curve in curves)
        rising = [0.2 < curve.points[-1].value(self.question.metric) < self.question.target + 0.01 for curve in curves]
        if not any(rising) or 1.7 * last > largest_study(self.question.scenario):
            return ()
        self._extensions += 1
        return round_people(1.3 * last, 2), round_people(1.7 * last, 2)

    def _unsearched(self) -> list[LineQuestion]:
        """Lines whose number of people is only read off the curve."""
        return [
            line
            for line in self.question.lines
            if line.line not in self.searched
            and (curve := self.curves.get(line.line)) is not None
            and not curve.is_estimate
        ]

    def _simulate(self, lines: list[LineQuestion], sizes: tuple[int, ...]) -> None:
        question = self.question
        self.phase = Phase.SIMULATING

        def show(found: dict[Line, Curve]) -> None:
            if _keys(question) != _keys(self.question):
                return
            for line in lines:
                before = self.curves.get(line.line)
                curve = found[line.line]
                if before is not None and not before.is_estimate:
                    curve = before.with_points(curve.points)
                self.curves[line.line] = curve
                self._owners[line.line] = _key(question, line)
            self.changed.emit()

        def done(found: dict[Line, Curve]) -> None:
            show(found)
            for line in lines:
                if self._owners.get(line.line) == (key := _key(question, line)):
                    self._store.remember_curve(key, self.curves[line.line])
            self._continue()

        self._start(
            simulate,
            question,
            lines,
            sizes,
            store=self._store,
            make_executor=self._make_executor,
            title=say("Simulating studies"),
            on_partial=show,
            on_done=done,
        )
        self.changed.emit()

    def _search(self, line: LineQuestion, named: str, keep: Callable[[Needed], None]) -> None:
        """Search the sample size of ``line``, called ``named`` (marked); it is kept while the question stays."""
        question = self.question
        self.phase = Phase.SEARCHING

        def done(found: Needed) -> None:
            if question is self.question:
                keep(found)
            self._continue()

        self._start(
            search,
            question,
            line,
            store=self._store,
            make_executor=self._make_executor,
            title=say("Searching for the sample size: {line}", line=say_marked(named)),
            on_done=done,
        )
        self.changed.emit()

    def _keep(self, line: Line, found: Needed) -> None:
        self.searched[line] = found

    def _keep_beside(self, which: Beside, found: Needed) -> None:
        self.beside[which] = found

    def _stored_searches(self) -> dict[Line, Needed]:
        question = self.question
        found = {
            line.line: self._store.needed(needed_key(question.scenario, line.request, question.metric, question.files))
            for line in question.lines
        }
        return {line: needed for line, needed in found.items() if needed is not None}

    # Jobs -----------------------------------------------------------------------------------------------------------

    def _start(self, fn: Callable[..., object], *args: object, title: str, **options: Any) -> None:
        self._lane.start(
            fn,
            *args,
            title=title,
            in_own_process=True,
            on_failed=self._on_failed,
            on_cancelled=lambda: self._settle(Phase.STOPPED),
            **options,
        )

    def _on_failed(self, error: GwasPrivacyError) -> None:
        self.error = error
        self._settle(Phase.FAILED)


def _key(question: Question, line: LineQuestion) -> str:
    return curve_key(question.scenario, line.request, question.files)


def _keys(question: Question) -> dict[Line, str]:
    return {line.line: _key(question, line) for line in question.lines}


def _width(question: Question, curve: Curve) -> float:
    """Of the interval at the plan's own size; all that is possible where there is none."""
    interval = curve.interval_at(question.n_people, question.metric)
    return 1.0 if interval is None else interval[1] - interval[0]
