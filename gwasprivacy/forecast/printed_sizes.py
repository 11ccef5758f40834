"""What each answer to "Which exact numbers of participants are printed?" would cost a plan: a quick estimate for each."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.forecast.estimates import estimate
from gwasprivacy.forecast.questions import question_of
from gwasprivacy.mechanisms.measured_surplus import measuring
from gwasprivacy.membership.families.another_attacker import with_sizes
from gwasprivacy.membership.secrets import Sizes
from gwasprivacy.plan.needed_people import Needed
from gwasprivacy.plan.plan import Plan, kept_in_step
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.plan.release_shares import with_share

USUAL_SHARE = 0.1
"""Of ε, for a ratio or a mean that is measured: from a twentieth to a fifth it costs hardly any power
(docs/theory/weighted-total-variation.md, docs/theory/quantitative-traits.md)."""


def with_answer(plan: Plan, sizes: Sizes) -> Plan:
    """The plan with another answer; a ratio that is printed is not measured.  Raises what refuses it: InvalidPlan, PrivacyRefusal."""
    is_printed = sizes is Sizes.ALL and measuring(plan.design.sizes).is_told_by_sizes
    release = replace(plan.release, ratio_epsilon=None) if is_printed else plan.release
    return check_plan(kept_in_step(replace(plan, adversary=with_sizes(plan.adversary, sizes), release=release)))


def with_measured_ratio(plan: Plan, share: float | None) -> Plan:
    """The plan that spends ``share`` (above 0, below 1) of its ε on the ratio of cases to controls, or on the mean of a trait; None: that takes
    it from its figures.

    Raises what refuses it.
    """
    bare = kept_in_step(replace(plan, release=replace(plan.release, ratio_epsilon=None)))
    return check_plan(bare if share is None else with_share(bare, "ratio_epsilon", share))


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
