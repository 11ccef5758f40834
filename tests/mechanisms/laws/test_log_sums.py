"""ln Σ e^x: of nothing, of nothing but −∞, and of numbers whose exponentials no double holds."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.special import logsumexp

from gwasprivacy.mechanisms.laws.log_sums import log_sum


@given(st.lists(st.floats(-5000, 5000) | st.just(-math.inf), min_size=1, max_size=20))
def test_it_is_the_logarithm_of_the_sum(logs: list[float]) -> None:
    assert log_sum(np.array(logs)) == pytest.approx(float(logsumexp(logs)), rel=1e-13, abs=1e-13)


@pytest.mark.parametrize("logs", [[], [-math.inf], [-math.inf, -math.inf]])
def test_the_sum_of_nothing_is_nothing(logs: list[float]) -> None:
    assert log_sum(np.array(logs, dtype=np.float64)) == -math.inf


@pytest.mark.parametrize("shift", [-3000.0, 0.0, 3000.0])
def test_sums_that_overflow_or_vanish_keep_their_digits(shift: float) -> None:
    assert log_sum(np.log([1.0, 2.0, 3.0]) + shift) == pytest.approx(math.log(6) + shift, rel=1e-15)
