"""The instant estimate where the answer is known: no noise at all."""

from __future__ import annotations

import math

import numpy as np
import pytest

from gwasprivacy.mechanisms.laws.clocks import GUMBEL, Clock
from gwasprivacy.mechanisms.laws.estimates import NullLaw, ScoreLaws, largest_noisy


def laws(own: list[float], value: list[float], count: list[float]) -> ScoreLaws:
    return ScoreLaws(
        null=NullLaw(value=np.array(value), count=np.array(count)),
        causal=np.array(own)[:, None],
        weights=np.ones(1),
        vectors=np.array([own]),
    )


@pytest.mark.parametrize(("clock", "scale"), [(GUMBEL, 0.0), (None, 0.0), (None, 2.0)])
def test_without_noise_a_snp_is_found_unless_stronger_ones_take_all_seats(clock: Clock | None, scale: float) -> None:
    """A Poisson number of null SNPs, one on average, lies between the two SNPs that count, and there are two seats."""
    found = largest_noisy(laws([9.0, 5.0], [7.0, 1.0], [1.0, 100.0]), clock, scale=scale, n_snps=2)
    nobody_between = math.exp(-1.0)
    assert found.p_all == pytest.approx(nobody_between, abs=1e-6)
    assert found.p_any == pytest.approx(1.0, abs=1e-6)
    assert found.recall == pytest.approx((1 + nobody_between) / 2, abs=1e-6)
