"""A small plan whose report is computed in a second or two, and its report once for all tests that only read it."""

from __future__ import annotations

import functools
from dataclasses import replace
from pathlib import Path
from typing import Any

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.trait_model import TraitModel, TraitSnp
from gwasprivacy.base.strict_json import parse_json
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.plan.budget_split import split_equally
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.release.planning_report.planning import make_planning_report
from gwasprivacy.release.signing import SigningKey, generate_key
from gwasprivacy.statement.envelope import open_envelope
from gwasprivacy.statement.kinds import PLANNING, check_statement, kind_of
from gwasprivacy.statement.planning.planning_statement import PlanningReport
from gwasprivacy.study.design import StudyDesign
from gwasprivacy.study.stratum import Stratum
from gwasprivacy.study.trait import Trait
from tests.simulation.scenarios import small_scenario

KEY: SigningKey = generate_key()


def planning_plan(**changes: Any) -> Plan:
    """γ = 2 at prior ½, so e^ε = 3; two causal SNPs among 60, 300 people.  ``changes``: of the release."""
    return Plan(
        title="Small plan",
        adversary=AdversaryModel(prior=PriorRange(0.5, 0.5), target=Target(TargetKind.GAMMA, 2.0)),
        design=StudyDesign(n_cases=150, n_controls=150),
        release=ReleaseChoices(**{"mechanism": "joint", "n_snps": 2, **changes}),
        scenario=small_scenario(n_snps=60, n_studies=4, target_probability=0.7),
    )


def plan_of_every_kind() -> Plan:
    """γ = 2 at prior ½ (e^ε = 3), parted into a selection with noisy scores, values, both counts and a number of SNPs."""
    plan = planning_plan()
    tv = ScoreChoice(name="tv")
    kinds = [
        {"mechanism": "exponential", "n_snps": 2, "score": tv, "values_epsilon": 0.1},
        {"mechanism": "values", "snps": ("rs1", "rs2"), "n_snps": 2, "score": ScoreChoice(name="genotypic")},
        {"mechanism": "genotype-counts", "snps": ("rs1",), "n_snps": 1},
        {"mechanism": "allele-counts", "snps": ("rs1",), "n_snps": 1},
        {"mechanism": "significant-count", "n_snps": 0, "score": tv, "threshold": 30.0},
    ]
    planned = tuple(ReleaseChoices(epsilon=0.2, **each) for each in kinds)
    return replace(plan, planned=planned, design=replace(plan.design, alleles_are_public=True, n_controls=75))


def plan_with_strata() -> Plan:
    """With odds ratios inside two strata."""
    plan = planning_plan(score=ScoreChoice(name="tv"), effects_epsilon=0.3)
    strata = tuple(Stratum(name=name, n_cases=n, n_controls=150 - n) for name, n in zip("ab", (100, 50), strict=True))
    return replace(plan, design=replace(plan.design, strata=strata, alleles_are_public=True))


def plan_of_trait() -> Plan:
    """With the effects on a trait."""
    plan = planning_plan(score=ScoreChoice(name="ks"), effects_epsilon=0.3)
    model = TraitModel(causal=(TraitSnp(frequency=0.3, r2=0.05), TraitSnp(frequency=0.4, r2=0.03)))
    assert plan.scenario is not None
    return replace(
        plan,
        adversary=replace(plan.adversary, has_groups=False),
        design=StudyDesign(
            n_cases=0,
            n_controls=0,
            n_participants=300,
            trait=Trait.by_sd(mean=27.0, sd=4.0, clip_sd=1.0, name="BMI"),
            alleles_are_public=True,
        ),
        scenario=replace(plan.scenario, trait=model),
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


def planning_report_in(path: Path) -> PlanningReport:
    """What a file says that is written here, signed or not."""
    data = path.read_bytes()
    bare = parse_json(data.decode())
    payload = data.removesuffix(b"\n") if kind_of(bare) is PLANNING else open_envelope(data).payload
    predicate, _ = check_statement(parse_json(payload.decode()))
    return PlanningReport(predicate=predicate, payload=payload)
