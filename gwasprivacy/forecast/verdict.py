"""Can this be published?  Yes, not yet, or no: the interval of a forecast against the plan's target.  Pure functions."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.forecast.answers import people_needed
from gwasprivacy.forecast.curves import Curve
from gwasprivacy.forecast.estimates import estimate
from gwasprivacy.forecast.kept_answers import AnswerStore
from gwasprivacy.forecast.largest_and_executor import SEARCH_STUDIES, MakeExecutor, executor_for, work_of
from gwasprivacy.forecast.questions import LineQuestion, Question, question_of
from gwasprivacy.forecast.ways_out import Chance, WayOut, chances, quick_studies, ways_out
from gwasprivacy.plan.needed_people import Needed
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.planning_scenario import Line


class Answer(StrEnum):
    """``NOT_YET``: the target lies in the interval.  ``NUMBERS``: nothing is selected, so no power is asked for.  ``UNKNOWN``:
    nothing is computed yet, or nothing can be."""

    YES = "yes"
    NOT_YET = "not-yet"
    NO = "no"
    NUMBERS = "numbers"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """The answer to ``question``, and the ``chance`` that it rests on; None where there is none.  ``needed``: where the search for the
    participants decides otherwise than the chance alone would.  ``ways``: at most three, the best first."""

    question: Question
    answer: Answer
    chance: Chance | None = None
    needed: Needed | None = None
    ways: tuple[WayOut, ...] = ()

    @property
    def is_estimate(self) -> bool:
        return self.chance is not None and self.chance.is_estimate

    @property
    def is_quick(self) -> bool:
        """Whether its chance is an estimate, or from fewer simulated studies than the plan has."""
        studies = self.question.scenario.n_studies
        return self.chance is not None and (self.is_estimate or self.chance.n_studies < studies)

    def to_json(self) -> dict[str, Any]:
        """As programs read it."""
        chance = {"power": None, "low": None, "high": None, "n_studies": 0}
        question = self.question
        return {
            "answer": self.answer.value,
            "participants": question.n_people,
            "target": question.target,
            "success": question.metric.value,
            **(chance if self.chance is None else self.chance.to_json()),
            "needed": None if self.needed is None else self.needed.to_json(),
            "ways": [way.to_json() for way in self.ways],
        }


def answer_of(question: Question, chance: Chance | None, needed: Needed | None = None) -> Answer:
    """Yes where the whole interval reaches the target, no where none of it does.  ``needed``: the participants that a search found,
    which knows better where the target lies; an estimate of them says no more than ``chance``."""
    if question.problem is not None:
        return Answer.NO
    if question.instead:
        return Answer.NUMBERS
    if chance is None:
        return Answer.UNKNOWN
    if needed is not None and not needed.is_estimate and needed.low is not None and needed.high is not None:
        if needed.low <= question.n_people < needed.high:
            return Answer.NOT_YET
        return Answer.YES if question.n_people >= needed.high else Answer.NO
    if chance.low >= question.target:
        return Answer.YES
    return Answer.NO if chance.high < question.target else Answer.NOT_YET


def verdict_of(
    question: Question, curve: Curve | None, needed: Needed | None = None, ways: tuple[WayOut, ...] = ()
) -> Verdict:
    """The verdict on what is known: this attacker's ``curve`` as it is told, and the participants ``needed``."""
    return _told(question, None if curve is None else Chance.of(question, curve), needed, ways)


def _told(question: Question, chance: Chance | None, needed: Needed | None, ways: tuple[WayOut, ...]) -> Verdict:
    answer = answer_of(question, chance, needed)
    decides = answer is not answer_of(question, chance)
    return Verdict(question=question, answer=answer, chance=chance, needed=needed if decides else None, ways=ways)


def judged(
    plan: Plan,
    *,
    wanted: Metric | None = None,
    target: float | None = None,
    own: Chance | None = None,
    needed: Needed | None = None,
    base: Path | None = None,
    simulated: bool = True,
    store: AnswerStore | None = None,
    make_executor: MakeExecutor = executor_for,
    work: Work = UNWATCHED,
) -> Verdict:
    """The verdict on ``plan``, whose files lie in ``base``, with its ways out.

    ``simulated``: from simulated studies, and a search for the participants unless their number is known as ``needed``; else what the
    closed form says, or where it has nothing to say a few studies, in about a second.  ``own``: the plan's chance, where it is known.  ``wanted``, ``target``: as :func:`~gwasprivacy.forecast.solve.solve` has them.  Raises
    InvalidInput, InvalidPlan, Cancelled.
    """
    question = question_of(plan, wanted, base)
    if target is not None:
        scenario = replace(question.scenario, target_probability=target)
        question = replace(question, target=target, scenario=scenario)
    line = question.line(Line.THIS)
    n_studies = question.scenario.n_studies if simulated else quick_studies(question)
    effort = work_of(question.scenario, SEARCH_STUDIES + 4 * n_studies)
    with make_executor(effort) if simulated else contextlib.nullcontext() as executor:
        here = work if executor is None else work.on(executor)
        if line is not None:
            if needed is None:
                needed = _needed(question, line, simulated, store, here)
            if own is None:
                [own] = chances([question], n_studies=n_studies, work=here.part(0, 1, 4))
        answer = answer_of(question, own, needed)
        ways = ways_out(
            plan,
            question,
            own=own,
            needed=needed,
            is_enough=answer is Answer.YES,
            base=base,
            n_studies=n_studies,
            work=here.part(1, 4, 4),
        )
    return _told(question, own, needed, ways)


def _needed(
    question: Question, line: LineQuestion, simulated: bool, store: AnswerStore | None, work: Work
) -> Needed | None:
    if simulated:
        return people_needed(
            question.scenario, [line.request], metric=question.metric, files=question.files, store=store, work=work
        )[0]
    if quick_studies(question):
        return None
    curve = estimate(replace(question, lines=(line,)), work=work).curves.get(Line.THIS)
    return None if curve is None else curve.needed(question.target, question.metric)
