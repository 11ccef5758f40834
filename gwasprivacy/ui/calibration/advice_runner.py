"""Keeps the comparison of scores and mechanisms up to date: an estimate when the curves are there, simulation on demand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import mark, say, say_count, say_marked
from gwasprivacy.forecast.comparison import (
    Advice,
    Estimated,
    Option,
    advice,
    estimate_comparison,
    is_whole,
    ranked,
    scores_compared,
    simulate_options,
    stopped_words,
)
from gwasprivacy.forecast.kept_answers import AnswerStore, curve_key
from gwasprivacy.forecast.largest_and_executor import MakeExecutor, executor_for
from gwasprivacy.forecast.offsets import offered, promising
from gwasprivacy.forecast.questions import Question, by_mechanism
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.ui.calibration.calibration_runner import CalibrationRunner, Phase
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner, Lane

AFTER_ESTIMATE = (Phase.SIMULATING, Phase.SEARCHING, Phase.STOPPED)
ESTIMATED = mark(
    "Quick estimates. Simulation starts after the curves while this sheet is in front. It also adds the distance "
    "to significance, which has no quick estimate."
)
NO_ESTIMATES = mark(
    "There is no quick estimate for this plan. Simulation starts after the curves while this sheet is in front."
)
MAY_HELP = mark("It also shows whether a public offset helps to find such SNPs.")


class AdviceRunner(QObject):
    """``options`` best first, ``advice`` in words.  Estimates follow the plan; simulation only while the sheet is in front."""

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
        self._document = document
        self._lane = Lane(jobs, "calibration-advice")
        self._runner = runner
        self._store = store
        self._make_executor = make_executor
        self._watched = False
        self._visible = False
        self._key: object = None
        self._estimated: object = None
        self._simulated: object = None
        self._estimates: tuple[Option, ...] = ()
        self._pairs: tuple[tuple[ScoreChoice, str], ...] = ()
        self._won: frozenset[ScoreChoice] = frozenset()  # offsets that the comparison lists since they help
        self._partial: tuple[Option, ...] = ()  # what simulation found so far
        self.is_stopped = False  # by a person, and can be continued
        self._resumed = False  # although the curves beside it are stopped
        self.options: tuple[Option, ...] = ()
        self.advice = Advice(text="")
        self.note = ""
        self.error: GwasPrivacyError | None = None
        runner.changed.connect(self._follow)

    def set_watched(self, watched: bool) -> None:
        self._watched = watched
        self._follow()

    def set_visible(self, visible: bool) -> None:
        """Compare only while the tab is in front."""
        self._visible = visible
        self._follow()

    def stop(self) -> None:
        """Cancel what runs; what has been found stays, and nothing starts by itself until the plan or the sheet changes."""
        if self._lane.is_running:
            self._lane.cancel()

    def resume(self) -> None:
        """Go on after a stop."""
        self.is_stopped, self._resumed = False, True
        if self._estimated == self._key and self._key is not None:
            self._simulate()
        else:
            self._key = None
            self._follow()

    def _follow(self) -> None:
        """Ask again when the question has changed.  Who looks at the sheet has estimates at once; the rest waits for the curves."""
        key = self._key_of(self._runner.question)
        if key != self._key:
            if self._key is not None or self._lane.is_running:
                self._drop()
                key = self._key_of(self._runner.question)
            if self._runner.question.line(Line.THIS) is None:
                self._key, self.options, self.advice = key, (), Advice(text="")
                self.changed.emit()
            elif self._visible and (self._is_done or (self._watched and self._runner.phase in AFTER_ESTIMATE)):
                self._key = key
                self._estimate()
            elif self._runner.phase is Phase.STOPPED and not self.options:
                self.advice = Advice(text=say("Stopped."))  # nothing begins by itself for who stopped the curves
                self.changed.emit()
            return
        if self.options and (agreed := self._agreeing(self.options)) != self.options:
            self.options = agreed
            self.changed.emit()
        if self.options and self.advice != (now := advice(self._document.plan, self.options)):
            self.advice = now
            self.changed.emit()
        waits = self._estimated == key != self._simulated and not self._lane.is_running and not self.is_stopped
        if self._watched and self._visible and waits and self._settled:
            if self._runner.phase is Phase.STOPPED and not self._resumed:
                self._cancelled()  # who stopped the curves did not ask for more of the same
            else:
                self._simulate()

    @property
    def _is_done(self) -> bool:
        return self._runner.phase in (Phase.DONE, Phase.ESTIMATED)

    @property
    def _settled(self) -> bool:
        """Whether the curves are done: studies are not simulated for both at a time."""
        return self._runner.phase in (Phase.DONE, Phase.ESTIMATED, Phase.STOPPED)

    def _key_of(self, question: Question) -> object:
        mine = question.line(Line.THIS)
        if mine is None:
            return question.refused or question.instead
        # What is compared does not depend on which pair the plan has, except for a score at a level of its own.
        own = self._document.plan.release.score
        epsilon = dict(question.epsilons).get("joint", mine.request.epsilon)  # which alone is told how to score sets
        any_pair = by_mechanism(mine.request, "joint", score=ScoreChoice(), threshold=None, epsilon=epsilon)
        neutral = replace(mine, request=any_pair)
        special = own if own.score.usual and own not in scores_compared() else None
        # An offset is listed while the plan has it, whether it wins or not; taking one that is listed changes nothing.
        offset = None if own.offset is None or own in self._won else own
        asked = curve_key(question.scenario, neutral.request, question.files)
        return asked, question.target, question.metric, question.n_people, special, offset

    def _drop(self) -> None:
        self._lane.drop()
        self._key = None
        self._won = frozenset()
        self._partial = ()
        self.is_stopped = self._resumed = False
        self.options = ()
        self.advice = Advice(text=say("Comparing scores and mechanisms…"))
        self.note, self.error = "", None
        self.changed.emit()

    def _estimate(self) -> None:
        question, key = self._runner.question, self._key
        plan = self._document.plan

        def done(found: Estimated) -> None:
            if key == self._key:
                self._estimated, self._estimates, self._pairs = key, found.options, found.pairs
                # By an estimate alone no offset is offered.
                shown = tuple(option for option in found.options if option.is_shown)
                note = say_marked(ESTIMATED if shown else NO_ESTIMATES)
                if shown and promising(shown):
                    note = " ".join((note, say_marked(MAY_HELP)))
                self._show(offered(shown, plan.release.score), note)
                self._follow()

        self._start(estimate_comparison, question, plan, on_done=done)

    def _simulate(self) -> None:
        question, key = self._runner.question, self._key
        plan = self._document.plan

        def show(found: tuple[Option, ...], note: str) -> None:
            if key == self._key:
                self._show(found, note)

        def some(found: tuple[Option, ...]) -> None:
            if key == self._key:
                self._partial = found
            show(found, say("Simulating…"))

        def done(found: tuple[Option, ...]) -> None:
            self._simulated = key
            if key == self._key:
                own = plan.release.score
                self._won = frozenset(o.score for o in found if o.score.offset is not None and o.score != own)
            far = sum(option.needed.is_estimate for option in found)
            said = [
                say(
                    "All compared on the same {number} simulated studies per sample size.",
                    number=question.scenario.n_studies,
                )
            ]
            if far:
                said.append(
                    say_count(
                        "{n} combinations that need more participants are only estimated (pale).",
                        one="1 combination that needs more participants is only estimated (pale).",
                        n=far,
                    )
                )
            show(found, " ".join(said))

        self._start(
            simulate_options,
            question,
            self._pairs,
            self._estimates,
            own=(plan.release.score, plan.release.mechanism),
            store=self._store,
            make_executor=self._make_executor,
            compared=self._partial if is_whole(question, self._partial) else (),
            on_partial=some,
            on_done=done,
        )

    def _start(self, fn: Callable[..., object], *args: object, **options: Any) -> None:
        self.error = None
        self._lane.start(
            fn,
            *args,
            title=say("Comparing scores and mechanisms"),
            in_own_process=True,
            on_failed=self._failed,
            on_cancelled=self._cancelled,
            **options,
        )

    def _agreeing(self, options: tuple[Option, ...]) -> tuple[Option, ...]:
        """The options with the plan's own pair as the tile beside them has it: one answer to one question."""
        searched = self._runner.searched.get(Line.THIS)
        if searched is None:
            return options
        release = self._document.plan.release
        own = (release.score, release.mechanism)
        return ranked(replace(each, needed=searched) if each.pair == own else each for each in options)

    def _show(self, options: tuple[Option, ...], note: str) -> None:
        self.options, self.note = self._agreeing(options), note
        self.advice = advice(self._document.plan, self.options)
        self.changed.emit()

    def _failed(self, error: GwasPrivacyError) -> None:
        self._simulated = self._key
        self.note, self.error = "", error
        self.changed.emit()

    def _cancelled(self) -> None:
        """What was found stays, with how far it came; the rest is done when it is asked for."""
        self.is_stopped = True
        question = self._runner.question
        self.note = stopped_words(question, self._partial, len(self._pairs))
        if not self.options:
            self.advice = Advice(text=self.note)
        self.changed.emit()
