"""The kind of loss that a plan names: that of its release, kept in step, or none, for ever."""

from __future__ import annotations

import json
import math
from dataclasses import replace

import pytest

from gwasprivacy.base.errors import InvalidPlan, PrivacyRefusal
from gwasprivacy.forecast.questions import epsilons_by_mechanism, question_of
from gwasprivacy.mechanisms.registry import MECHANISMS
from gwasprivacy.membership.adversary import AdversaryModel, Target, TargetKind
from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.membership.loss import BOUNDED_RANGE, PURE, rounds
from gwasprivacy.plan.attack_words import attack_sentences, tighter_sentence
from gwasprivacy.plan.budget_split import split_equally
from gwasprivacy.plan.plan import Plan, ReleaseChoices, in_step, kept_in_step, plan_from_json
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.plan_words import explain_plan
from gwasprivacy.plan.planned_releases import (
    PlannedRelease,
    attack_after,
    check_releases,
    keeps_guarantee,
    planned_units,
)
from gwasprivacy.plan.release_spends import spends_of
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.study.design import StudyDesign

THIRD = Target(TargetKind.ADVANTAGE, 1 / 3)
DESIGN = StudyDesign(n_cases=100, n_controls=100, alleles_are_public=True)


def unnamed(target: Target = THIRD, **release: object) -> Plan:
    """A plan as it was written before plans named a kind of loss."""
    return Plan(title="old", adversary=AdversaryModel(target=target), design=DESIGN, release=ReleaseChoices(**release))


def named(**parts: object) -> Plan:
    """A plan as it is made today."""
    return in_step(new_plan(**parts))  # type: ignore[arg-type]


def test_a_new_plan_names_the_loss_of_its_release() -> None:
    plan = named(adversary=AdversaryModel(target=THIRD), design=DESIGN)
    assert plan.adversary.loss == BOUNDED_RANGE
    assert plan.to_json()["adversary"]["loss"] == {"kind": "bounded-range", "rounds": 1}
    assert plan.epsilon == pytest.approx(math.log(4))
    check_plan(plan)


def test_a_plan_that_names_none_keeps_its_epsilon_and_its_file_for_ever() -> None:
    plan = unnamed()
    written = plan.to_json()
    assert "loss" not in written["adversary"]
    again = plan_from_json(json.loads(json.dumps(written)))
    assert again == plan
    assert again.epsilon == pytest.approx(math.log(2), rel=1e-15)
    assert kept_in_step(again) == again
    check_plan(again)


@pytest.mark.parametrize(
    ("release", "loss"),
    [
        ({"mechanism": "joint", "n_snps": 5}, BOUNDED_RANGE),
        ({"mechanism": "exponential", "n_snps": 5}, rounds(5)),
        ({"mechanism": "exponential", "n_snps": 1}, BOUNDED_RANGE),
        ({"mechanism": "permute-and-flip", "n_snps": 5}, PURE),
        ({"mechanism": "values", "n_snps": 1, "snps": ("rs1",)}, PURE),
    ],
)
def test_the_named_loss_follows_the_release(release: dict[str, object], loss: object) -> None:
    plan = in_step(unnamed(**release))
    assert plan.adversary.loss == loss
    assert plan.adversary.names_loss
    assert plan_from_json(plan.to_json()) == plan
    check_plan(plan)
    assert plan.adversary.keeps(plan.spends)


def test_noisy_scores_are_a_second_spend_of_which_only_epsilon_is_known() -> None:
    plan = in_step(unnamed(values_epsilon=0.2))
    check_plan(plan)
    assert [(spend.loss, pytest.approx(spend.epsilon)) for spend in plan.spends] == [
        (BOUNDED_RANGE, plan.epsilon - 0.2),
        (PURE, 0.2),
    ]
    assert plan.adversary.keeps(plan.spends)
    assert unnamed(values_epsilon=0.2).epsilon < plan.epsilon
    more = replace(plan.release, epsilon=plan.epsilon + 1e-9)
    assert not plan.adversary.keeps(more.spends(plan.epsilon + 1e-9))


@pytest.mark.parametrize(
    "release",
    [
        {"mechanism": "permute-and-flip"},
        {"mechanism": "exponential"},
        {"mechanism": "joint", "values_epsilon": 0.1},
    ],
)
def test_a_plan_that_names_another_loss_than_its_release_has_is_refused(release: dict[str, object]) -> None:
    plan = named(adversary=AdversaryModel(target=THIRD), design=DESIGN)
    wrong = replace(plan, release=ReleaseChoices(**release))
    with pytest.raises(InvalidPlan) as refused:
        check_plan(wrong)
    assert refused.value.code == "plan.other-loss"
    assert refused.value.field.startswith("adversary.")
    check_plan(kept_in_step(wrong))


def test_a_planned_release_by_another_mechanism_names_its_own_loss() -> None:
    plan = named(adversary=AdversaryModel(target=THIRD), design=DESIGN)
    planned = PlannedRelease(choices=ReleaseChoices(mechanism="exponential", n_snps=3, epsilon=0.2))
    alone = planned.plan(plan)
    assert alone.adversary.loss == rounds(3)
    check_plan(alone)
    assert planned.plan(unnamed()).adversary.loss == PURE


def test_a_guarantee_about_tests_gives_each_mechanism_its_own_epsilon_in_a_comparison() -> None:
    plan = named(adversary=AdversaryModel(target=THIRD), design=DESIGN)
    found = dict(epsilons_by_mechanism(plan))
    assert set(found) == set(MECHANISMS)
    assert found["joint"] == pytest.approx(math.log(4))
    assert found["permute-and-flip"] == pytest.approx(math.log(2))
    assert found["exponential"] == pytest.approx(4 * math.sqrt(2) / 3)
    assert question_of(plan).epsilons == tuple(found.items())
    for other in (unnamed(), in_step(new_plan()), replace(plan, release=replace(plan.release, epsilon=0.1))):
        assert epsilons_by_mechanism(other) == ()


def test_planned_releases_keep_a_guarantee_about_tests_each_with_its_own_loss() -> None:
    plan = named(adversary=AdversaryModel(target=THIRD), design=DESIGN)
    whole = plan.epsilon

    def released(mechanism: str, share: float) -> PlannedRelease:
        epsilon = from_units(to_units(share * whole))
        return PlannedRelease(choices=ReleaseChoices(mechanism=mechanism, epsilon=epsilon))

    halves = [released("joint", 0.5), released("joint", 0.5)]
    check_releases(plan, halves)
    assert attack_after(plan, halves).advantage <= 1 / 3
    mixed = [released("joint", 0.5), released("permute-and-flip", 0.45)]
    assert planned_units(mixed) < to_units(whole)
    assert not keeps_guarantee(plan, mixed)
    assert attack_after(plan, mixed).advantage > 1 / 3
    with pytest.raises(PrivacyRefusal, match="break the plan’s guarantee"):
        check_releases(plan, mixed)
    check_releases(plan, [released("joint", 0.5), released("permute-and-flip", 0.2)])


def test_planned_releases_of_a_plan_that_names_no_loss_add_up_to_what_they_always_did() -> None:
    plan = unnamed()
    check_releases(plan, split_equally(plan, 3))
    assert keeps_guarantee(plan, split_equally(plan, 3))
    more = [*split_equally(plan, 3), PlannedRelease(choices=ReleaseChoices(epsilon=1e-6))]
    assert not keeps_guarantee(plan, more)
    with pytest.raises(PrivacyRefusal):
        check_releases(plan, more)


def test_a_plan_that_names_none_is_told_what_the_change_would_give() -> None:
    offered = tighter_sentence(unnamed())
    assert "ε = 1.39, not 0.693" in offered
    gamma = tighter_sentence(unnamed(Target(TargetKind.GAMMA, 1.5)))
    assert "17.2 %, not 33.4 %" in gamma
    assert tighter_sentence(in_step(unnamed())) == ""
    assert tighter_sentence(unnamed(mechanism="permute-and-flip")) == ""


def test_only_what_a_release_spends_is_a_part_of_it() -> None:
    selection, with_values = in_step(unnamed()), in_step(unnamed(values_epsilon=0.1))
    assert [each.units for each in spends_of(selection)] == [to_units(selection.epsilon)]
    assert [each.units for each in spends_of(with_values)] == [to_units(with_values.epsilon) - 10**11, 10**11]


def test_bounds_of_a_plan_that_names_none_count_on_epsilon_alone() -> None:
    target = Target(TargetKind.GAMMA, 1.5)
    assert unnamed(target).counted_spends[0].loss == PURE
    assert "33.4 %" in " ".join(attack_sentences(unnamed(target)))
    assert "17.2 %" in " ".join(attack_sentences(in_step(unnamed(target))))


def test_a_plan_whose_account_keeps_its_guarantee_names_no_budget_in_epsilon() -> None:
    """What its first release spends at most is no budget for all of them: squares of ε add."""
    named = in_step(unnamed())
    said = explain_plan(named)
    assert "of a budget of" not in " ".join(said)
    assert (
        "One release spends ε = 1.39. Over all releases of the study together no membership test has an advantage "
        "(TPR − FPR) above 33.4 %." in said
    )
    capped = explain_plan(replace(named, release=replace(named.release, budget=2.0)))
    assert "Together they spend at most ε = 2.00." in capped
    assert any("of a budget of 0.693 for all releases" in each for each in explain_plan(unnamed()))
