"""What no small study of these tests has stands in previews: of each sort of plan and of a long account nothing but facts can be chosen."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.scenario import Engine
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.errors import InvalidPlan, VerificationFailed
from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.power import Power
from gwasprivacy.statement.derive import derive
from gwasprivacy.statement.kinds import RELEASE
from gwasprivacy.statement.release_facts import AccountFacts
from gwasprivacy.statement.request import check_preview
from gwasprivacy.statement.request_form import PREVIEW
from gwasprivacy.statement.spending import Look
from gwasprivacy.study.covariates import Covariates
from gwasprivacy.study.design import GenomeBuild, GenotypeFilter, Sites
from gwasprivacy.study.imputation import Imputation
from gwasprivacy.study.person_rules.rules import PersonRules
from tests.release.guarantee_plans import TPR, guarantee_plan
from tests.release.kind_plans import SECRET_SIZE, plan_of
from tests.release.planning_scene import planning_plan
from tests.release.scene import small_plan
from tests.statement.test_derived_values import DIGEST, earlier, facts_of
from tests.statement.test_nothing_but_facts_can_be_chosen import OF_EVERY_RELEASE, chosen, require_facts

SOUND = Imputation(panel="HRC r1.1", holds_participants=False, phased_together=False, filtered_here=False)
BY_TV: dict[str, Any] = {"mechanism": "joint", "n_snps": 2, "score": ScoreChoice(name="tv")}


def of_design(plan: Plan, **design: Any) -> Plan:
    return replace(plan, design=replace(plan.design, **design))


SORTS: dict[str, Callable[[], Plan]] = {
    "covariates, own records and what a board reads": lambda: of_design(
        small_plan(mechanism="joint", n_snps=2),
        covariates=Covariates.of(("age", "sex"), {"age": 10.0}),
        person_rules=PersonRules(call_rate=0.97),
        ethics_approval="EK 7/26",
        genome_build=GenomeBuild.GRCH38,
        sites=Sites.FIXED,
    ),
    "imputed genotypes with effects": lambda: of_design(
        small_plan(**BY_TV, effects_epsilon=0.5), dosages=SOUND, alleles_are_public=True
    ),
    "a guarantee about TPR": lambda: guarantee_plan(target=TPR),
    "a sample": lambda: plan_of("selection", "fixed-size sample"),
    "a secret size": lambda: plan_of("selection", SECRET_SIZE[0]),
}


def holds(preview: dict[str, Any]) -> bool:
    """Whether whoever is asked to approve takes it; the signature around it has tests of its own."""
    try:
        PREVIEW.read(preview)
        check_preview(preview)
    except (InvalidPlan, VerificationFailed):
        return False
    return True


def preview_of(plan: Plan, **facts: Any) -> dict[str, Any]:
    named = replace(facts_of(plan, **facts), name=f"small-{1 + len(facts.get('earlier', ()))}")
    told: dict[str, Any] = json.loads(canonical_json(derive(check_plan(plan), named)))
    return told


CHOSEN = {
    place for place in OF_EVERY_RELEASE if place.startswith(("candidates", "plan.title", "release.date", "versions"))
}
UNHEARD = {"plan.adversary.phenotype_known", "plan.design.leave_out_without_phenotype"}
"""Of no meaning where a size is secret: whoever has no phenotype is left out anyway."""


@pytest.mark.parametrize("sort", SORTS)
def test_of_a_preview_of_every_sort_of_plan_only_facts_can_be_chosen(sort: str) -> None:
    found = chosen(preview_of(SORTS[sort]()), holds)
    assert found == CHOSEN | (UNHEARD if sort == "a secret size" else set())


def test_what_an_account_had_before_and_a_power_are_facts_and_bind_what_follows() -> None:
    plan = of_design(planning_plan(budget=3.0), genotype_filter=GenotypeFilter.NONE)
    power = Power(
        success=Metric.ALL,
        probability=0.5,
        low=0.4,
        high=0.6,
        n_studies=100,
        n_candidates=60,
        engine=Engine.FAST,
        expected_false=1.0,
    )
    preview = preview_of(
        plan,
        earlier=(replace(earlier(to_units(0.5), to_units(0.5)), filtered_before=True),),
        looks=(Look(date="2026-01-05", what="the score table"), Look(date="2026-01-06", what="the score table")),
        account=AccountFacts(n_others=1, n_merged=1),
        policy=({"site": "Cancer Registry", "sha256": DIGEST, "key_id": "cd" * 32},),
        power=power,
    )
    found = chosen(preview, holds)
    require_facts(found, RELEASE.facts)
    assert {place for place in found if not place.startswith(("plan.scenario.", "power."))} == CHOSEN | {
        *(f"earlier_releases[].{name}" for name in ("date", "payload_sha256", "title")),
        *("looks[].date", "looks[].what"),
        "plan.release.budget",  # the account's first plan fixed it
    }
