"""A part of a release's ε, asked for as a share of it."""

from __future__ import annotations

import pytest

from gwasprivacy.plan.release_shares import with_share
from tests.release.scene import small_plan


@pytest.mark.parametrize("share", [0.25, 0.5, 0.8])
def test_a_share_is_that_much_of_the_release_s_epsilon(share: float) -> None:
    plan = small_plan(mechanism="exponential")
    found = with_share(plan, "values_epsilon", share)
    assert plan.epsilon == found.epsilon == 1.5
    assert found.release.values_epsilon == pytest.approx(1.5 * share, abs=1e-11)
