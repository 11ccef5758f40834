"""Weighted scores: the law that weights are meant to give, and that they cost nothing, to the last bit."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gwasprivacy.association.scores.rounding import rounded
from gwasprivacy.association.scores.score_grid import ScoreGrid
from gwasprivacy.mechanisms.public_weights import FARTHEST, shift_unit, weighted_scores
from gwasprivacy.mechanisms.registry import MECHANISMS, selector

EPSILON, DELTA = 0.8, 1.0
SCORES = np.array([3.0, 1.0, 2.0, 0.0, 2.5])
WEIGHTS = np.array([0.5, 4.0, 1.0, 0.1, 2.0])
SETS = ["exponential", "permute-and-flip", "joint", "significant-set", "right-list"]


def weighted(name: str, scores: np.ndarray, n_snps: int, largest: int = 20) -> tuple[np.ndarray, float]:
    unit = shift_unit(moves=selector(name).noise_moves(n_snps), sensitivity=DELTA, epsilon=EPSILON)
    return weighted_scores(scores, WEIGHTS, unit=unit, sensitivity=DELTA, largest=largest)


def law_of_sets(name: str, scores: np.ndarray, n_snps: int) -> dict[tuple[int, ...], float]:
    threshold = 4.3 if name == "right-list" else 2.0  # few enough pass
    law = selector(name).law(scores, sensitivity=DELTA, epsilon=EPSILON, n_snps=n_snps, threshold=threshold)
    sizes = range(n_snps + 1) if selector(name).size_varies else (n_snps,)
    sets = [chosen for size in sizes for chosen in itertools.combinations(range(len(scores)), size)]
    found = {chosen: math.exp(law.log_probability(np.array(chosen, dtype=np.int64))) for chosen in sets}
    return {**found, (-1,): 1 - sum(found.values())} if name == "right-list" else found  # -1: "inconclusive"


def test_one_snp_is_drawn_in_proportion_to_its_weight() -> None:
    """A base measure π: Pr[i] ∝ π_i·e^{ε q_i/(2Δ)}."""
    expected = WEIGHTS * np.exp(EPSILON * SCORES / 2)
    for name in ("exponential", "joint"):
        found = law_of_sets(name, weighted(name, SCORES, 1)[0], 1)
        assert [found[(row,)] for row in range(5)] == pytest.approx((expected / expected.sum()).tolist(), rel=1e-9)


def test_in_rounds_a_weight_is_a_factor_in_each() -> None:
    rate = WEIGHTS * np.exp(EPSILON * SCORES / 4)
    found = law_of_sets("exponential", weighted("exponential", SCORES, 2)[0], 2)
    for one, other in itertools.combinations(range(5), 2):
        orders = [
            rate[first] / rate.sum() * rate[second] / (rate.sum() - rate[first])
            for first, second in ((one, other), (other, one))
        ]
        assert found[(one, other)] == pytest.approx(sum(orders), rel=1e-9)


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("n_snps", [1, 2, 3])
def test_weights_cost_no_epsilon_at_any_neighbour(name: str, n_snps: int) -> None:
    """Every corner of |q − q′| ≤ Δ on five SNPs, every set: ln of the ratio is at most ε with the weights as without."""
    largest = 0.0
    before = law_of_sets(name, weighted(name, SCORES, n_snps)[0], n_snps)
    for moves in itertools.product((-DELTA, DELTA), repeat=5):
        after = law_of_sets(name, weighted(name, SCORES + moves, n_snps)[0], n_snps)
        largest = max(largest, *(abs(math.log(before[one] / after[one])) for one in before if before[one] > 1e-12))
    assert largest <= EPSILON + 1e-6
    assert largest > 0.3 * EPSILON


@pytest.mark.parametrize("name", ["exponential", "joint"])
def test_weights_keep_the_range_of_a_draw_bounded(name: str) -> None:
    """One draw: losses over all outputs lie in an interval of length ε, not only within ±ε."""
    before = law_of_sets(name, weighted(name, SCORES, 1)[0], 1)
    for moves in itertools.product((-DELTA, 0.0, DELTA), repeat=5):
        after = law_of_sets(name, weighted(name, SCORES + moves, 1)[0], 1)
        losses = [math.log(before[one] / after[one]) for one in before]
        assert max(losses) - min(losses) <= EPSILON + 1e-6


def test_weights_of_1_change_nothing() -> None:
    scores, delta = weighted_scores(SCORES, np.ones(5), unit=7.0, sensitivity=DELTA, largest=20)
    assert (scores.tolist(), delta) == (SCORES.tolist(), DELTA)


def test_no_more_digits_are_dropped_than_the_shift_needs() -> None:
    """The largest score and one step less survive weights of 1, where a shift of 1 would need one digit."""
    largest = 2**12 - 2
    scores = np.array([largest, 2.0**-41, 0.0])
    found, _ = weighted_scores(scores, np.ones(3), unit=7.0, sensitivity=DELTA, largest=largest)
    assert found.tolist() == scores.tolist()
    coarser, _ = weighted_scores(scores, np.array([1.0, 1.0, np.e]), unit=1.0, sensitivity=DELTA, largest=largest)
    assert coarser[:2].tolist() == [largest, 0.0]


def test_without_candidates_there_is_nothing_to_weigh() -> None:
    assert len(weighted_scores(np.zeros(0), np.zeros(0), unit=1.0, sensitivity=DELTA, largest=5)[0]) == 0


@given(
    st.lists(st.floats(5e-324, 1.7e308), min_size=3, max_size=3),
    st.integers(1, 10**7),
    st.floats(1e-3, 1e5),
    st.floats(0, 1),
    st.floats(0.01, 3.0),
)
def test_two_weighted_scores_are_never_farther_apart_than_the_delta_that_is_returned(
    weights: list[float], largest: int, unit: float, place: float, delta: float
) -> None:
    """Whatever the weights: the sums are exact, so no rounding is left over for ε to pay."""
    grid = ScoreGrid.for_scores_up_to(largest)
    low = min(place * largest, max(largest - delta, 0.0))
    pair = rounded(grid, np.array([low, min(low + delta, float(largest))]))
    moved = []
    for score in pair:
        values, used = weighted_scores(
            np.full(3, score), np.array(weights), unit=unit, sensitivity=delta, largest=largest
        )
        assert used >= delta
        moved.append(values)
    assert np.abs(moved[1] - moved[0]).max() <= used
    step = ScoreGrid.for_scores_up_to(largest + math.ceil(min(unit * 800, FARTHEST)) + 1).step
    assert used <= delta + step


def test_what_is_no_weight_is_a_fault_of_the_caller() -> None:
    for wrong in ([1.0, 0.0], [1.0, -1.0], [1.0, math.inf], [1.0, math.nan], [1.0]):
        with pytest.raises(ValueError, match="one weight above 0"):
            weighted_scores(np.zeros(2), np.array(wrong), unit=1.0, sensitivity=1.0, largest=5)
    with pytest.raises(ValueError, match="beyond the largest"):
        weighted_scores(np.array([6.0, 0.0]), np.ones(2), unit=1.0, sensitivity=1.0, largest=5)


def test_every_selector_is_among_those_that_weights_were_tried_with() -> None:
    assert set(MECHANISMS) == {*SETS, "laplace"}
