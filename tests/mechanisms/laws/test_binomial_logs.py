"""ln C(n, k) against whole-number arithmetic."""

from __future__ import annotations

import math

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from gwasprivacy.mechanisms.laws.binomial_logs import log_binomial


def exact(n: int, k: int) -> float:
    count = math.comb(n, k)
    shift = max(count.bit_length() - 900, 0)
    return math.log(count >> shift) + shift * math.log(2)


@given(st.integers(0, 10**7), st.integers(0, 400), st.booleans())
def test_it_equals_exact_arithmetic_to_fourteen_digits(n: int, k: int, mirrored: bool) -> None:
    k = min(k, n)
    value = float(log_binomial(n, n - k if mirrored else k))
    assert abs(value - exact(n, k)) <= 1e-14 * max(1.0, exact(n, k))


def test_every_small_case() -> None:
    for n in range(60):
        for k in range(n + 1):
            assert abs(float(log_binomial(n, k)) - exact(n, k)) < 1e-13


def test_impossible_choices_have_no_weight() -> None:
    assert log_binomial(np.array([5, 5, 0]), np.array([-1, 6, 1])).tolist() == [-np.inf] * 3
