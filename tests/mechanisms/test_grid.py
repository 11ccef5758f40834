"""Scores and noise as whole numbers: every rounding goes the safe way."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.mechanisms.grid import CHOICE_SLACK, LARGEST_STEPS, NoiseGrid

positive = st.floats(min_value=1e-4, max_value=1e6, allow_nan=False)


@given(moves=st.integers(1, 200), sensitivity=positive, epsilon=st.floats(1e-3, 50.0))
def test_the_scale_is_never_below_what_the_proof_asks_for(moves: int, sensitivity: float, epsilon: float) -> None:
    grid = NoiseGrid.for_noise(moves=moves, sensitivity=sensitivity, epsilon=epsilon)
    wanted = moves * Fraction(sensitivity) / Fraction(epsilon)
    assert grid.scale * Fraction(2) ** grid.exponent >= wanted
    assert Fraction(moves * grid.sensitivity, grid.scale) <= Fraction(epsilon) - moves * CHOICE_SLACK
    assert grid.scale <= 1 << 53
    # The slack of every choice comes off ε first, so the scale is a little larger than without it.
    left = Fraction(epsilon) - moves * CHOICE_SLACK
    assert grid.exponent == -40 or grid.step <= 2**-50 * float(wanted * Fraction(epsilon) / left)


@given(moves=st.integers(1, 200), sensitivity=st.floats(1e3, 1e9), epsilon=st.floats(1e-3, 1.0))
def test_a_coarse_grid_keeps_fifty_one_binary_digits_of_the_scale(
    moves: int, sensitivity: float, epsilon: float
) -> None:
    grid = NoiseGrid.for_noise(moves=moves, sensitivity=sensitivity, epsilon=epsilon)
    wanted = moves * Fraction(sensitivity) / (Fraction(epsilon) - moves * CHOICE_SLACK)
    if wanted > Fraction(2) ** 11:
        assert 2**50 < wanted / Fraction(2) ** grid.exponent <= 2**51
    else:
        assert grid.exponent == -40


@given(moves=st.integers(1, 200), sensitivity=st.floats(1e-2, 1e6), epsilon=st.floats(1e-2, 50.0))
def test_the_scale_is_close_to_what_the_proof_asks_for(moves: int, sensitivity: float, epsilon: float) -> None:
    grid = NoiseGrid.for_noise(moves=moves, sensitivity=sensitivity, epsilon=epsilon)
    wanted = moves * sensitivity / epsilon
    assert grid.scale * grid.step <= wanted * (1 + 2e-4) + moves / epsilon * 2**-40 + 2**-40


@given(
    score=st.floats(-1e5, 1e5),
    shift=st.floats(-8.0, 8.0),
    sensitivity=st.sampled_from([1.0, 0.5, 3.996, 7.1111]),
)
def test_scores_that_differ_by_the_sensitivity_differ_by_no_more_on_the_grid(
    score: float, shift: float, sensitivity: float
) -> None:
    grid = NoiseGrid.for_noise(moves=4, sensitivity=sensitivity, epsilon=1.0)
    other = score + shift
    if abs(Fraction(score) - Fraction(other)) <= Fraction(sensitivity):
        a, b = grid.in_steps(np.array([score, other]))
        assert abs(int(a) - int(b)) <= grid.sensitivity


def test_halves_are_rounded_the_same_way() -> None:
    grid = NoiseGrid(exponent=0, sensitivity=1, scale=1)
    assert grid.in_steps(np.array([0.5, 1.5, 2.5, -0.5])).tolist() == [0, 1, 2, -1]


def test_enormous_scores_are_limited() -> None:
    grid = NoiseGrid.for_noise(moves=2, sensitivity=1.0, epsilon=1.0)
    assert np.abs(grid.in_steps(np.array([1e300, -1e300]))).tolist() == [LARGEST_STEPS, LARGEST_STEPS]


def test_a_sensitivity_on_the_grid_stays_exact() -> None:
    assert NoiseGrid.for_noise(moves=4, sensitivity=1.0, epsilon=1.0).sensitivity == 1 << 40


@pytest.mark.parametrize("epsilon", [0.0, -1.0, float("nan"), float("inf"), 1e-9])
def test_a_useless_epsilon_is_refused(epsilon: float) -> None:
    with pytest.raises(InvalidInput):
        NoiseGrid.for_noise(moves=2, sensitivity=1.0, epsilon=epsilon)


@pytest.mark.parametrize("sensitivity", [0.0, -1.0, float("nan"), float("inf")])
def test_a_sensitivity_that_is_no_positive_number_is_refused(sensitivity: float) -> None:
    with pytest.raises(InvalidInput):
        NoiseGrid.for_noise(moves=2, sensitivity=sensitivity, epsilon=1.0)


def test_a_score_that_is_not_finite_is_a_bug() -> None:
    with pytest.raises(ValueError, match="finite"):
        NoiseGrid.for_noise(moves=2, sensitivity=1.0, epsilon=1.0).in_steps(np.array([1.0, np.nan]))


def test_the_slack_of_a_choice_covers_its_rounding() -> None:
    """Two steps of 2⁻³¹ and five times as much again are η; a choice between neighbours may be off by 4η."""
    eta = 6 * Fraction(1, 2**31)
    assert 4 * eta < 2 * CHOICE_SLACK < Fraction(1, 10**7)


@pytest.mark.parametrize("moves", [1, 2, 40])
def test_the_least_epsilon_is_a_ten_millionth_a_move(moves: int) -> None:
    with pytest.raises(InvalidInput, match="too small"):
        NoiseGrid.for_noise(moves=moves, sensitivity=1.0, epsilon=moves * 0.99e-7)
    grid = NoiseGrid.for_noise(moves=moves, sensitivity=1.0, epsilon=moves * 1.01e-7)
    assert grid.scale * grid.step >= 1 / 1.01e-7
    assert grid.scale <= 1 << 53


@pytest.mark.parametrize("moves", [0, -1])
def test_no_move_is_no_release(moves: int) -> None:
    with pytest.raises(InvalidInput, match="At least one SNP"):
        NoiseGrid.for_noise(moves=moves, sensitivity=1.0, epsilon=1.0)
