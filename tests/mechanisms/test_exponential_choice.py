"""The exponential mechanism in groups is the exponential mechanism, whatever the scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from decimal import Decimal, localcontext

import numpy as np
import pytest

from gwasprivacy.mechanisms.exponential_choice import DEEPEST, Rounds, not_too_deep, weighted_choice
from gwasprivacy.mechanisms.laws.log_sums import log_sum

Fits = Callable[..., bool]


def softmax(scores: np.ndarray, scale: float) -> dict[int, float]:
    weights = np.exp((scores - scores.max()) / scale)
    return dict(enumerate((weights / weights.sum()).tolist()))


def test_two_steps_give_the_law_of_one(fits: Fits) -> None:
    scores = np.zeros(130, dtype=np.int64)  # three groups
    scores[[3, 70, 129]] = [30, 48, 40]
    rounds = Rounds(scores, 10.0)
    drawn = Counter(rounds.draw() for _ in range(5_000))
    counts = Counter({row: drawn[row] for row in (3, 70, 129)} | {"other": sum(drawn.values())})
    counts["other"] -= drawn[3] + drawn[70] + drawn[129]

    def law(scale: float) -> dict[object, float]:
        every = softmax(scores, scale)
        peaks = {row: every[row] for row in (3, 70, 129)}
        return {**peaks, "other": 1 - sum(peaks.values())}

    assert fits(counts, law(10.0))
    assert not fits(counts, law(11.0))
    assert not fits(counts, law(9.0))


def test_what_is_removed_is_not_drawn_and_the_rest_keeps_its_odds(fits: Fits) -> None:
    scores = np.zeros(200, dtype=np.int64)
    scores[:3] = [1000, 20, 10]
    rounds = Rounds(scores, 10.0)
    rounds.remove(np.arange(64, 200))
    rounds.remove(np.array([0, *range(3, 64)]))
    counts = Counter(rounds.draw() for _ in range(4_000))
    assert fits(counts, {1: 1 / (1 + np.exp(-1)), 2: 1 / (1 + np.exp(1))})
    rounds.remove(np.array([1, 2]))
    assert rounds.is_empty


def test_a_strong_peak_among_very_many_is_found() -> None:
    scores = np.zeros(300_000, dtype=np.int64)
    scores[123_456] = 1000
    assert Rounds(scores, 10.0).draw() == 123_456


def test_weights_of_zero_are_never_drawn() -> None:
    weights = np.array([-np.inf, 0.0, -np.inf])
    assert {weighted_choice(weights) for _ in range(50)} == {1}


def test_nothing_to_choose_from_is_a_bug() -> None:
    with pytest.raises(ValueError, match="nothing"):
        Rounds(np.array([], dtype=np.int64), 1.0)


def test_limiting_the_depth_is_one_lipschitz_and_stays_in_range() -> None:
    scale = 1 << 50
    steps = np.array([1 << 61, 0, -(1 << 61)])
    assert not_too_deep(steps, scale).tolist() == [1 << 61, 0, -(1 << 61)]
    near = np.array([5, -2 * DEEPEST])
    assert not_too_deep(near, 1).tolist() == [5, 5 - DEEPEST]
    assert not_too_deep(np.array([3 * DEEPEST, -3 * DEEPEST]), 1, around=7).tolist() == [7 + DEEPEST, 7 - DEEPEST]


def test_a_logarithm_of_a_groups_weight_is_as_exact_as_the_proof_counts() -> None:
    """Exponents down to −2²⁰ in groups of up to 2¹⁶: off by at most 2⁻³¹, found with a hundred digits."""
    assert DEEPEST == 1 << 20
    assert Rounds(np.zeros(1 << 20, dtype=np.int64), 1.0)._size <= 1 << 16
    rng = np.random.default_rng(1)
    steps = not_too_deep(-rng.integers(0, 1 << 52, 64), 1 << 40)
    steps[rng.integers(0, 64, 8)] = -rng.integers(0, 1 << 41, 8)
    found = Rounds(steps, float(1 << 40))._groups
    with localcontext() as context:
        context.prec = 100
        highest, scale = Decimal(int(steps.max())), Decimal(1 << 40)
        exact = sum(((Decimal(int(each)) - highest) / scale).exp() for each in steps).ln()
        assert len(found) == 1
        assert abs(Decimal(float(found[0])) - exact) < Decimal(2) ** -31


def test_the_sum_of_nothing_is_zero() -> None:
    assert log_sum(np.array([])) == -np.inf
    assert log_sum(np.array([-np.inf, -np.inf])) == -np.inf
    assert log_sum(np.array([700.0, 700.0])) == pytest.approx(700 + np.log(2))
