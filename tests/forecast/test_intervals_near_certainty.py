"""95 % intervals of simulated probabilities hold them near 1, where few of the studies tell."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy.optimize import brentq
from scipy.special import expit
from scipy.stats import t

from gwasprivacy.assumptions.probability_words import STANDARD_ERRORS, honest_error, limits
from gwasprivacy.forecast.few_studies import error_of_few

TIMES = 300


def studies(rng: np.random.Generator, wanted: float, spread: float, shape: tuple[int, int]) -> np.ndarray:
    """Each study's own probability of success, of which the mean is ``wanted``."""
    nodes = np.linspace(-6, 6, 2001)
    weights = np.exp(-(nodes**2) / 2) / np.exp(-(nodes**2) / 2).sum()
    centre = brentq(lambda a: weights @ expit(a + spread * nodes) - wanted, -40, 40)
    return np.asarray(expit(centre + spread * rng.normal(size=shape)))


@pytest.mark.parametrize(("wanted", "n_studies"), [(0.98, 60), (0.99, 200)])
def test_the_interval_holds_the_probability_where_one_by_the_studies_spread_does_not(
    wanted: float, n_studies: int
) -> None:
    found = studies(np.random.default_rng(n_studies), wanted, 5.0, (TIMES, n_studies))
    held = by_spread = 0
    for each in found:
        value, error = float(each.mean()), float(each.std(ddof=1)) / math.sqrt(n_studies)
        low, high = limits(value, error, n_studies)
        held += low <= wanted <= high
        by_spread += abs(value - wanted) <= STANDARD_ERRORS * honest_error(value, error, n_studies)
    assert by_spread < 0.92 * TIMES, "what is compared with misses too often"
    assert held >= 0.95 * TIMES


def test_elsewhere_it_is_the_interval_by_the_spread() -> None:
    assert limits(0.6, 0.02, 200) == pytest.approx((0.6 - 1.96 * 0.02, 0.6 + 1.96 * 0.02))
    assert limits(0.3, 0.0, 0) == (0.3, 0.3)


def test_all_of_n_studies_leave_what_the_binomial_law_leaves() -> None:
    assert limits(1.0, 0.0, 100)[0] == pytest.approx(0.025 ** (1 / 100))


def test_the_interval_of_four_studies_holds_the_probability_where_one_by_their_plain_spread_does_not() -> None:
    found = studies(np.random.default_rng(4), 0.5, 0.5, (4000, 4))
    held = by_spread = 0
    for each in found:
        value, error = float(each.mean()), float(each.std(ddof=1)) / 2
        by_spread += abs(value - 0.5) <= STANDARD_ERRORS * error
        held += abs(value - 0.5) <= STANDARD_ERRORS * error_of_few(error, 4)
    assert by_spread < 0.9 * len(found)
    assert held >= 0.94 * len(found)


def test_two_to_nine_studies_have_students_t() -> None:
    wider = [STANDARD_ERRORS * error_of_few(1.0, n_studies) for n_studies in range(2, 10)]
    assert wider == pytest.approx(t.ppf(0.975, np.arange(1, 9)), abs=6e-4)


def test_ten_studies_and_one_are_left_as_they_are() -> None:
    assert error_of_few(0.1, 10) == error_of_few(0.1, 1) == 0.1
