"""A planned release in the plan's place: its own choices, one budget, one account, and a report that holds."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import InvalidInput, InvalidPlan, PrivacyRefusal
from gwasprivacy.base.resources import resource_path
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.plan.budget_split import check_planned, planned_plan, split_equally
from gwasprivacy.plan.changed_parts import with_planned
from gwasprivacy.plan.choices import SECOND_PARTS
from gwasprivacy.plan.plan import Plan, ReleaseChoices, plan_from_json
from gwasprivacy.plan.preview_words import short_release_words
from gwasprivacy.plan.saved_plan import load_plan, save_plan
from gwasprivacy.release.engine import ReleaseOutcome, publish
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.ledger.refusals import BudgetExceeded
from gwasprivacy.release.permission import preview
from gwasprivacy.release.unverified import read_report
from gwasprivacy.release.verify import verify_report
from gwasprivacy.study.design import Loci
from gwasprivacy.study.reference import reference_digest
from tests.release.kind_plans import CHOICES, MEASURED, plan_of
from tests.release.preparing import prepare_release
from tests.release.scene import N_SNPS, Scene

KINDS = sorted(set(CHOICES) - {MEASURED})  # the numbers of the small plan are printed


def planning(*planned: ReleaseChoices, **changes: Any) -> Plan:
    """The small plan, budget 3, with ``planned`` in it."""
    return replace(plan_of("selection", budget=3.0, epsilon=1.5), planned=planned, **changes)


def of_every_kind(epsilon: float = 0.15) -> Plan:
    kinds = [{**CHOICES[kind], "epsilon": epsilon} for kind in KINDS]
    for each in kinds:
        each.update({part: epsilon / 2 for part in SECOND_PARTS if part in each})
    return planning(*(ReleaseChoices(**each) for each in kinds))


def make(scene: Scene, plan: Plan, number: int) -> ReleaseOutcome:
    prepared = prepare_release(planned_plan(plan, number), scene.study, name="small")
    return publish(prepared, scene.ledger, scene.key, scene.out)


def test_the_chosen_release_takes_the_place_and_everything_else_stays() -> None:
    plan = of_every_kind()
    for number, choices in enumerate(plan.planned, start=1):
        chosen = planned_plan(plan, number)
        assert chosen.release == replace(choices, budget=3.0)
        assert (chosen.epsilon, chosen.budget) == (choices.epsilon, plan.budget)
        assert replace(chosen, release=plan.release) == plan
        check_planned(plan, number)


@given(st.integers(min_value=-50, max_value=50))
def test_a_number_that_is_not_planned_is_told_how_many_are(number: int) -> None:
    plan = of_every_kind()
    if 1 <= number <= len(KINDS):
        assert planned_plan(plan, number).planned == plan.planned
        return
    with pytest.raises(InvalidInput, match=f"has {len(KINDS)} planned releases, and no release {number} ") as caught:
        planned_plan(plan, number)
    assert f"from 1 to {len(KINDS)}" in caught.value.hint


def test_one_and_none_are_said_as_such() -> None:
    one = planning(ReleaseChoices(epsilon=0.5))
    with pytest.raises(InvalidInput, match="1 planned release, and no release 2"):
        planned_plan(one, 2)
    with pytest.raises(InvalidInput, match="no planned releases"):
        planned_plan(planning(), 1)


def test_what_does_not_fit_the_plan_is_told_by_its_place() -> None:
    plan = planning(ReleaseChoices(epsilon=0.5), ReleaseChoices(epsilon=3.5), ReleaseChoices(epsilon=2.0))
    with pytest.raises(InvalidPlan) as caught:
        planned_plan(plan, 2)  # more than the whole budget
    assert caught.value.field == "planned[1].epsilon"
    with pytest.raises(PrivacyRefusal, match="Planned release 3: "):
        check_planned(plan, 3)  # more than the guarantee
    shared = planning(ReleaseChoices(epsilon=0.5, values_epsilon=0.5))
    with pytest.raises(InvalidPlan) as caught:
        check_planned(shared, 1)
    assert caught.value.field == "planned[0].values_epsilon"


def test_only_a_selection_keeps_the_plans_loci() -> None:
    plan = of_every_kind()
    plan = replace(plan, design=replace(plan.design, loci=Loci(window_kb=100.0)))
    kept = {KINDS[i]: planned_plan(plan, i + 1).design.loci is not None for i in range(len(KINDS))}
    assert {kind for kind, has in kept.items() if has} == {
        kind
        for kind in KINDS
        if kind.startswith(("sel", "at least", "ranked selection", "significant set", "right list"))
    }


def test_every_kind_is_made_from_one_account_and_verifies(scene: Scene) -> None:
    plan = of_every_kind()
    schema = json.loads(resource_path("schemas/gwasprivacy-plan-1.schema.json").read_text(encoding="utf-8"))
    for number in range(1, len(KINDS) + 1):
        outcome = make(scene, plan, number)
        found = verify_report(outcome.report_path, scene.public_key_path)
        assert found.valid, found.reason
        report = read_report(outcome.report_path)
        assert report.plan == planned_plan(plan, number)
        assert report.plan.planned == plan.planned
        Draft202012Validator(schema).validate(report.predicate["plan"])
        assert outcome.spent_epsilon == 0.15
        assert outcome.remaining_epsilon == pytest.approx(3.0 - 0.15 * number)
    (account,) = Ledger(scene.ledger).read().accounts
    assert [release.number for release in account.releases] == list(range(1, len(KINDS) + 1))
    assert account.budget is not None
    assert account.budget.units == to_units(plan.budget)
    assert account.spent_units == len(KINDS) * to_units(0.15)


@given(st.integers(min_value=2, max_value=20))
def test_equal_shares_of_the_plans_own_budget_are_kept_to_the_last_unit(number: int) -> None:
    plan = plan_of("selection")
    split = with_planned(plan, split_equally(plan, number))
    plans = [planned_plan(split, each) for each in range(1, number + 1)]
    assert sum(to_units(each.epsilon) for each in plans) == to_units(plan.budget)
    assert {to_units(each.budget) for each in plans} == {to_units(plan.budget)}


def test_shares_that_sum_to_the_budget_are_all_found_in_the_ledger(scene: Scene) -> None:
    plan = plan_of("selection")
    plan = with_planned(plan, split_equally(plan, 3))
    left = [make(scene, plan, number).remaining_epsilon for number in (1, 2, 3)]
    assert left[-1] == 0.0
    with pytest.raises(BudgetExceeded):
        make(scene, plan, 1)


def test_the_same_release_again_is_a_new_debit_and_is_said_before(scene: Scene) -> None:
    plan = planning(ReleaseChoices(n_snps=1, epsilon=0.5), ReleaseChoices(n_snps=2, epsilon=0.5))
    prepared = prepare_release(planned_plan(plan, 1), scene.study, name="small")
    other = prepare_release(planned_plan(plan, 2), scene.study, name="small")
    assert not any("exactly this plan" in note for note in preview(prepared, scene.ledger).warnings)
    make(scene, plan, 1)
    assert not any("exactly this plan" in note for note in preview(other, scene.ledger).warnings)
    assert any("Release 1 was made under exactly" in note for note in preview(prepared, scene.ledger).warnings)
    again = make(scene, plan, 1)
    assert again.remaining_epsilon == pytest.approx(2.0)
    assert "exactly this plan" not in again.report_path.read_text(encoding="utf-8")
    assert any("Releases 1, 2 were made" in note for note in preview(prepared, scene.ledger).warnings)
    assert verify_report(again.report_path, scene.public_key_path).valid


def test_a_planned_public_offset_and_share_for_scores_are_used(scene: Scene) -> None:
    panel = scene.folder / "panel.tsv"
    rows = [f"rs{i + 1} A G {i / (N_SNPS - 1)!r}" for i in range(N_SNPS)]
    panel.write_text("\n".join(["snp a1 a2 freq", *rows]) + "\n", encoding="utf-8")
    chosen = ReleaseChoices(
        score=ScoreChoice(name="tv", offset=2.0), mechanism="joint", n_snps=2, epsilon=1.0, values_epsilon=0.4
    )
    plan = planning(chosen)
    plan = replace(plan, design=replace(plan.design, reference=str(panel), reference_sha256=reference_digest(panel)))
    path = scene.folder / "offset.gwasplan"
    save_plan(plan, path)
    outcome = make(scene, load_plan(path), 1)
    assert verify_report(outcome.report_path, scene.public_key_path).valid
    noise = outcome.report.predicate["result"]["noise"]
    assert noise["epsilon"] == pytest.approx(0.4)
    assert any(
        "twice the mean of a SNP without effect is subtracted" in line
        for line in outcome.report.predicate["statements"]
    )
    bare = replace(plan, design=replace(plan.design, reference=None, reference_sha256=None))
    with pytest.raises(InvalidPlan) as caught:
        check_planned(bare, 1)
    assert caught.value.field == "design.reference"


def test_the_plan_in_a_report_can_be_read_back_and_its_next_release_made(scene: Scene, tmp_path: Path) -> None:
    plan = of_every_kind()
    first = read_report(make(scene, plan, 1).report_path)
    carried = plan_from_json(first.predicate["plan"])
    second = make(scene, carried, 2)
    assert verify_report(second.report_path, scene.public_key_path).valid
    assert second.report.plan.release == planned_plan(plan, 2).release


def test_short_words_say_kind_number_and_epsilon() -> None:
    plan = of_every_kind(0.2)
    said = {KINDS[i]: short_release_words(planned_plan(plan, i + 1)) for i in range(len(KINDS))}
    assert said["significant count"] == "number of significant SNPs, ε = 0.200"
    assert said["selection"] == "2 SNPs by permute-and-flip, ε = 0.200"
    assert said["significant set with values"] == "up to 4 SNPs by significant set with scores, ε = 0.200"
    assert said["significant set with effects"] == "up to 4 SNPs by significant set with effects, ε = 0.200"
    assert said["values"] == "noisy scores of 3 SNPs, ε = 0.200"
    assert said["allele counts"] == "allele counts of 3 SNPs, ε = 0.200"
