"""A small plan whose report is computed in a second or two, and its report once for all tests that only read it."""

from __future__ import annotations

import functools
from typing import Any

from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.release.plan import Plan, ReleaseChoices
from gwasprivacy.release.planned_releases import split_equally
from gwasprivacy.release.planning import PlanningReport, make_planning_report
from gwasprivacy.release.signing import SigningKey, generate_key
from gwasprivacy.study.design import StudyDesign
from tests.simulation.scenarios import small_scenario

KEY: SigningKey = generate_key()


def planning_plan(**changes: Any) -> Plan:
    """γ = 2 at prior ½, so e^ε = 3; two causative SNPs among 60, 300 people.  ``changes``: of the release."""
    return Plan(
        title="Small plan",
        adversary=AdversaryModel(prior=PriorRange(0.5, 0.5), target=Target(TargetKind.GAMMA, 2.0)),
        design=StudyDesign(n_cases=150, n_controls=150),
        release=ReleaseChoices(**{"mechanism": "joint", "n_snps": 2, **changes}),
        scenario=small_scenario(n_snps=60, n_studies=4, target_probability=0.7),
    )


@functools.cache
def planned_thrice() -> tuple[PlanningReport, bytes]:
    """A signed report on three equal releases."""
    plan = planning_plan()
    return make_planning_report(plan, split_equally(plan, 3), name="small", key=KEY)


@functools.cache
def planned_once() -> tuple[PlanningReport, bytes]:
    """An unsigned report on the plan's own release."""
    return make_planning_report(planning_plan(), name="small")
