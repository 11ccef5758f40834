"""Keeps the verdict on the open plan, and its ways out: a quick estimate first, then simulated studies."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.forecast.kept_answers import AnswerStore
from gwasprivacy.forecast.largest_and_executor import MakeExecutor, executor_for
from gwasprivacy.forecast.verdict import Answer, Verdict, judged, verdict_of
from gwasprivacy.forecast.ways_out import Way, WayOut, quick_studies
from gwasprivacy.plan.needed_people import Needed
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.ui.calibration.calibration_runner import CalibrationRunner, Phase
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner, Lane

COMING = (Phase.WAITING, Phase.ESTIMATING)
RUNNING = (*COMING, Phase.SIMULATING, Phase.SEARCHING)
SETTLED = (Phase.DONE, Phase.ESTIMATED, Phase.STOPPED)


class VerdictKeeper(QObject):
    """``changed`` when the verdict, its ways, or what they are worth may be something else.  The verdict is read from the curve that is
    drawn; the ways belong to the plan and the question that they were computed for, and go with them."""

    changed = Signal()

    def __init__(
        self,
        document: PlanDocument,
        jobs: JobRunner,
        runner: CalibrationRunner,
        *,
        store: AnswerStore | None = None,
        make_executor: MakeExecutor = executor_for,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._document, self._runner, self._store = document, runner, store
        self._make_executor = make_executor
        self._lane = Lane(jobs, "verdict")
        self._watchers: set[object] = set()
        self._key: object = None
        self._asked: set[bool] = set()  # which of the two was begun for the key: False the quick one
        self._ways: tuple[WayOut, ...] = ()
        self.is_exact = False
        runner.changed.connect(self._follow)

    @property
    def verdict(self) -> Verdict:
        """What is known now."""
        runner = self._runner
        only_nothing = all(way.way is Way.NOTHING for way in self._ways)
        return verdict_of(
            runner.question, runner.here(), self._needed, () if only_nothing and self.is_coming else self._ways
        )

    @property
    def _needed(self) -> Needed | None:
        runner = self._runner
        return None if runner.is_stale else runner.needed().get(Line.THIS)

    @property
    def is_computing(self) -> bool:
        return self._lane.is_running

    @property
    def is_coming(self) -> bool:
        """Whether ways out from simulated studies are under way."""
        return not self.is_exact and (self._lane.is_running or self._runner.phase in RUNNING)

    @property
    def worth(self) -> str:
        """What the ways out are worth, and what is going on."""
        if self.is_exact:
            return say("Ways out from simulated studies.")
        if not self._ways:
            return say("Looking for ways out…") if self._lane.is_running else ""
        if any(way.chance is not None for way in self._ways):
            is_said = self.verdict.is_quick  # of the answer, and so of these
            return "" if is_said else say("The ways out are a quick estimate so far.")
        return say("Looking for ways out in simulated studies…") if self.is_coming else ""

    def set_watched(self, who: object, watched: bool) -> None:
        """Ways are looked for while somebody looks: ``who``, a tab."""
        (self._watchers.add if watched else self._watchers.discard)(who)
        if self._take_up():
            self.changed.emit()

    @property
    def sentence(self) -> str:
        """In place of a verdict that is not there yet; "" where there is one."""
        runner, verdict = self._runner, self.verdict
        if verdict.answer is not Answer.UNKNOWN:
            return ""
        if runner.phase in (Phase.ESTIMATED, Phase.STOPPED) and not runner.is_stale:
            return say("Not computed yet: the Calibration tab simulates it.")
        return say("Computing…")

    def _follow(self) -> None:
        self._take_up()
        self.changed.emit()

    def _take_up(self) -> bool:
        """Drop what belongs to another question, and look for ways where somebody watches; whether that is news."""
        runner, was = self._runner, (self._key, self.is_computing)
        question = runner.question
        key = (self._document.plan, question.metric, question.target, question.files)
        if key != self._key:
            self._lane.drop()
            self._key, self._ways, self.is_exact = key, (), False
            self._asked.clear()
        is_known = not runner.is_stale or runner.first is not None
        if self._watchers and runner.is_current and is_known and not self._lane.is_running:
            self._look()
        return (self._key, self.is_computing) != was

    def _look(self) -> None:
        runner = self._runner
        verdict = self.verdict
        if runner.phase in COMING and not self._is_first(verdict):
            return
        is_known = Line.THIS in runner.searched or runner.phase in SETTLED
        may_simulate = verdict.answer is not Answer.NUMBERS and not verdict.is_quick and is_known
        if False not in self._asked:
            self._start(verdict, simulated=False)
        elif True not in self._asked and may_simulate:
            self._start(verdict, simulated=True)

    def _is_first(self, verdict: Verdict) -> bool:
        """Whether all of the quick answer is there, which the ways are compared with."""
        return verdict.chance is not None and verdict.chance.n_studies >= quick_studies(verdict.question)

    def _start(self, verdict: Verdict, *, simulated: bool) -> None:
        self._asked.add(simulated)
        question, key = self._runner.question, self._key

        def done(found: Verdict) -> None:
            if key == self._key:
                self._ways, self.is_exact = found.ways, simulated
                self._follow()

        self._lane.start(
            judged,
            self._document.plan,
            wanted=question.metric,
            own=verdict.chance,
            needed=self._needed,
            base=self._document.folder,
            simulated=simulated,
            store=self._store,
            make_executor=self._make_executor,
            title=say("Looking for ways out"),
            in_own_process=True,
            on_done=done,
            on_failed=self._failed,
            on_cancelled=self.changed.emit,
        )

    def _failed(self, _error: GwasPrivacyError) -> None:
        """The tab says what is wrong with the plan; what was found stays."""
        self.changed.emit()
