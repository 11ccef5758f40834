"""A part of a release's ε, asked for as a share of it."""

from __future__ import annotations

import pytest

from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.membership.adversary import Target
from gwasprivacy.plan.plan import in_step
from gwasprivacy.plan.release_shares import with_share
from tests.release.guarantee_plans import ADVANTAGE, TPR, guarantee_plan
from tests.release.scene import small_plan


@pytest.mark.parametrize("share", [0.25, 0.5, 0.8])
def test_a_share_is_that_much_of_the_release_s_epsilon(share: float) -> None:
    plan = small_plan(mechanism="exponential")
    found = with_share(plan, "values_epsilon", share)
    assert plan.epsilon == found.epsilon == 1.5
    assert found.release.values_epsilon == pytest.approx(1.5 * share, abs=1e-11)


@pytest.mark.parametrize("share", [0.05, 0.25, 0.5, 0.8, 0.95])
@pytest.mark.parametrize("target", [ADVANTAGE, TPR], ids=lambda target: str(target.kind.value))
@pytest.mark.parametrize(("mechanism", "n_snps"), [("joint", 2), ("exponential", 1), ("exponential", 3)])
def test_under_a_guarantee_about_attacks_it_is_so_of_the_epsilon_that_the_parts_allow_together(
    mechanism: str, n_snps: int, target: Target, share: float
) -> None:
    """A part that is counted otherwise than the selection changes the whole: more of it can leave less."""
    alone = guarantee_plan(mechanism, n_snps, target)
    found = with_share(alone, "values_epsilon", share)
    assert found == in_step(found)
    assert found.epsilon != alone.epsilon
    assert found.release.values_epsilon == pytest.approx(found.epsilon * share, abs=2e-9)


def test_a_share_too_small_for_any_noise_is_refused() -> None:
    with pytest.raises(InvalidPlan, match=r"at least 0\.000001 and at most 100"):
        with_share(guarantee_plan("joint", 2), "values_epsilon", 1e-8)
