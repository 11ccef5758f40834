"""From which mean on a small number of arrivals is negligible: the bound holds, and no smaller mean satisfies it."""

from __future__ import annotations

import math

import pytest
from scipy import stats

from gwasprivacy.mechanisms.laws.race import enough_arrivals


@pytest.mark.parametrize("below", [1, 2, 3, 11, 129, 5000])
def test_fewer_arrivals_have_a_negligible_probability(below: int) -> None:
    assert stats.poisson.cdf(below - 1, enough_arrivals(below)) < 1e-18


@pytest.mark.parametrize("below", [2, 3, 11, 129, 5000])
def test_it_is_the_smallest_mean_of_which_chernoff_says_so(below: int) -> None:
    mean, m = enough_arrivals(below), below - 1
    assert mean - m - m * math.log(mean / m) == pytest.approx(41.5, rel=1e-9)
