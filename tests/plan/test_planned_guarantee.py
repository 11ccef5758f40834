"""Planned releases share a guarantee about attacks: the best bound over all of them decides, not the sum of ε."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from gwasprivacy.base.errors import InvalidPlan, PrivacyRefusal
from gwasprivacy.membership.adversary import PriorRange, Target, TargetKind
from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.membership.families import ALL
from gwasprivacy.membership.families.another_attacker import with_family
from gwasprivacy.plan.budget_split import split_by_epsilon, split_by_shares, split_equally
from gwasprivacy.plan.planned_releases import (
    any_attacker_factor,
    check_releases,
    own_release,
    path_of,
    planned_parts,
    planned_units,
    relocated,
)
from gwasprivacy.plan.release_spends import account_guarantee
from tests.release.guarantee_plans import guarantee_plan
from tests.release.planning_scene import planning_plan


@pytest.mark.parametrize(("mechanism", "n_snps"), [("joint", 2), ("exponential", 3), ("permute-and-flip", 2)])
@pytest.mark.parametrize("number", [1, 2, 3, 7])
def test_equal_releases_take_all_of_the_guarantee_and_a_little_more_breaks_it(
    mechanism: str, n_snps: int, number: int
) -> None:
    plan = guarantee_plan(mechanism, n_snps)
    releases = split_equally(plan, number)
    check_releases(plan, releases)
    assert max(each.units for each in releases) - min(each.units for each in releases) <= 1
    more = [own_release(plan, each.epsilon + 1e-6) for each in releases]
    with pytest.raises(PrivacyRefusal):
        check_releases(plan, more)


def test_rounds_planned_together_spend_more_than_one_release_could() -> None:
    plan = guarantee_plan("exponential", 3)
    assert planned_units(split_equally(plan, 4)) == pytest.approx(2 * to_units(plan.epsilon), rel=1e-9)


def test_shares_keep_their_proportion_and_leave_the_rest_for_another_release() -> None:
    plan = guarantee_plan("joint", 2)
    releases = split_by_shares(plan, [0.5, 0.25])
    assert releases[0].epsilon == pytest.approx(2 * releases[1].epsilon, rel=1e-9)
    whole = 4 * releases[1].epsilon
    guarantee = account_guarantee(plan)
    assert guarantee is not None
    rest = from_units(guarantee.most_units(planned_parts(plan, releases), planned_parts(plan, releases[:1])))
    assert rest == pytest.approx(whole / 4, rel=1e-6)


def test_a_release_of_another_kind_counts_with_its_own_loss() -> None:
    plan = guarantee_plan("joint", 2)
    two = [own_release(plan, 0.9), own_release(plan, 0.6)]
    check_releases(plan, two)
    with pytest.raises(PrivacyRefusal, match="break the plan’s guarantee"):
        check_releases(plan, [two[0], two[1].changed(mechanism="permute-and-flip")])


def test_typed_epsilons_are_held_to_the_guarantee() -> None:
    plan = guarantee_plan("joint", 2)
    check_releases(plan, split_by_epsilon(plan, [0.5, 0.5]))
    with pytest.raises(PrivacyRefusal, match="break the plan’s guarantee"):
        check_releases(plan, split_by_epsilon(plan, [1.1, 1.1]))


def test_a_budget_of_its_own_still_caps_the_sum() -> None:
    plan = guarantee_plan("exponential", 3, budget=1.0)
    assert planned_units(split_equally(plan, 4)) == to_units(1.0)
    free = replace(plan, release=replace(plan.release, budget=None))
    assert planned_units(split_equally(free, 4)) > to_units(1.0)
    assert math.isclose(plan.epsilon, 1.0)


def test_the_same_gamma_whatever_somebody_believes_takes_less_only_where_beliefs_count() -> None:
    """γ = 2 at prior ½ is ε = ln 3; at any prior it is ε = ln 2."""
    plan = planning_plan()
    assert any_attacker_factor(plan, plan.epsilon) * plan.epsilon == pytest.approx(math.log(2))
    assert any_attacker_factor(plan, 10.0) * plan.epsilon == pytest.approx(math.log(2)), (
        "never more than what is allowed"
    )
    assert any_attacker_factor(plan, 0.5) == 1.0, "what suffices against anybody is not shrunk"
    anybody = replace(
        plan, adversary=replace(plan.adversary, prior=PriorRange.any(), target=Target(TargetKind.EPSILON, 0.01))
    )
    of_attacks = replace(plan, adversary=replace(plan.adversary, target=Target(TargetKind.TPR, 0.02, 0.01)))
    every = replace(plan, adversary=with_family(plan.adversary, ALL))
    for each in (anybody, of_attacks, every):
        assert any_attacker_factor(each, 10.0) == 1.0


def test_an_error_of_a_planned_release_is_told_where_the_release_was_made() -> None:
    error = InvalidPlan("planned.no-epsilon", field=path_of(0, "epsilon"))
    assert relocated(error, "planned[3]").field == "planned[3].epsilon"
    assert (
        relocated(InvalidPlan("planned.no-epsilon", field="release.epsilon"), "planned[3]").field
        == "planned[3].epsilon"
    )
