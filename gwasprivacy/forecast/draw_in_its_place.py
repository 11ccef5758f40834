"""The private draw in the place of exact results: what it costs in participants, and the plan of it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import percent
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.forecast.estimates import estimate
from gwasprivacy.forecast.questions import question_of
from gwasprivacy.forecast.words import success_words
from gwasprivacy.plan.needed_people import Needed, people_words
from gwasprivacy.plan.plan_rules import CheckedPlan
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.statement.exact.exact_question import ExactQuestion


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawCost:
    """Participants that the plan's target takes, by the quick estimate: with its draw, and without privacy; ``success`` in words."""

    private: Needed
    without: Needed
    target: float
    success: str


def draw_cost(plan: CheckedPlan, base: Path | None = None, *, work: Work = UNWATCHED) -> DrawCost | None:
    """None where the plan has no quick estimate.  Raises InvalidPlan, Cancelled."""
    question = question_of(plan, base=base)
    curves = estimate(question, work=work).curves
    if not {Line.THIS, Line.NONE} <= curves.keys():
        return None
    private, without = (curves[line].needed(question.target, question.metric) for line in (Line.THIS, Line.NONE))
    return DrawCost(private=private, without=without, target=question.target, success=success_words(question))


def cost_words(cost: DrawCost) -> str:
    """What the draw costs."""
    return say(
        "That {success} with {share} power takes {private} with the draw, and {without} without privacy (quick estimate).",
        success=cost.success,
        share=percent(cost.target),
        private=people_words(cost.private),
        without=people_words(cost.without),
    )


def can_be_planned(question: ExactQuestion) -> bool:
    """Whether a plan can hold the study that was asked about: cases and controls, or a trait."""
    return question.columns in question.study.kind.planned
