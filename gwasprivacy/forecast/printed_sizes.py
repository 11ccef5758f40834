"""What each answer to "Which exact numbers of participants are printed?" would cost a plan: a quick estimate for each."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.forecast.estimates import estimate
from gwasprivacy.forecast.questions import question_of
from gwasprivacy.membership.secrets import Sizes
from gwasprivacy.plan.needed_people import Needed
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.planning_scenario import Line


def with_answer(plan: Plan, sizes: Sizes) -> Plan:
    """The plan with another answer.  Raises what refuses it: InvalidPlan, PrivacyRefusal."""
    other = replace(plan, adversary=plan.adversary.with_sizes(sizes))
    check_plan(other)
    return other


def people_by_answer(plan: Plan, base: Path | None = None, *, work: Work = UNWATCHED) -> dict[Sizes, Needed]:
    """The participants that the plan's power takes with each answer that it can have, by the closed form; without those that have none."""
    found = {}
    for sizes in Sizes:
        try:
            question = question_of(with_answer(plan, sizes), None, base)
        except GwasPrivacyError:
            continue
        curve = estimate(question, work=work).curves.get(Line.THIS)
        if curve is not None:
            found[sizes] = curve.needed(question.target, question.metric)
    return found
