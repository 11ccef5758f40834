"""OpenDP's samplers have the laws that our proofs name; ±10 % of the scale is noticed."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest
from scipy import stats

from gwasprivacy.mechanisms import noise

Fits = Callable[..., bool]


def laplace_law(scale: float, *, folded: bool) -> dict[int, float]:
    r = math.exp(-1 / scale)
    at_zero = (1 - r) / (1 + r)
    reach = int(60 * scale)
    if folded:
        return {x: at_zero * r**x * (2 if x else 1) for x in range(reach)}
    return {x: at_zero * r ** abs(x) for x in range(-reach, reach + 1)}


@pytest.mark.parametrize("folded", [False, True])
def test_laplace_and_exponential_noise_have_their_law(fits: Fits, folded: bool) -> None:
    scale = 4
    draw = noise.exponential_noise if folded else noise.laplace_noise
    counts = Counter(draw(60_000, scale).tolist())
    assert fits(counts, laplace_law(scale, folded=folded))
    assert not fits(counts, laplace_law(scale * 1.1, folded=folded))
    assert not fits(counts, laplace_law(scale / 1.1, folded=folded))


@pytest.mark.parametrize("scale", [1 << 45, (1 << 44) + 12_345])
def test_noise_on_a_fine_grid_is_exponential(scale: int) -> None:
    """Versions of OpenDP before 0.15 divided rationals wrongly, which bent this law (its issue 2638)."""
    draws = noise.exponential_noise(30_000, scale) / scale
    assert stats.kstest(draws, "expon").pvalue > 1e-7
    assert stats.kstest(draws * 1.1, "expon").pvalue < 1e-7
    assert stats.kstest(draws / 1.1, "expon").pvalue < 1e-7
    assert draws.min() >= 0


def test_blocks_on_several_threads_make_one_vector(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(noise, "_BLOCK", 100)
    drawn = noise.laplace_noise(1050, 1 << 40)
    assert drawn.shape == (1050,)
    assert len(np.unique(drawn)) == 1050


@pytest.mark.parametrize("n", [1, 99, 100, 101, 200, 1050])
def test_every_entry_of_a_long_vector_comes_from_the_sampler(n: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """An entry that no block fills would hold what was in memory: no noise at all."""
    sample, drawn = noise._laplace_block, []

    def watched(scale: int, size: int) -> np.ndarray:
        drawn.append(sample(scale, size))
        return drawn[-1]

    monkeypatch.setattr(noise, "_BLOCK", 100)
    monkeypatch.setattr(noise, "_laplace_block", watched)
    assert sorted(noise.laplace_noise(n, 1 << 40)) == sorted(np.concatenate(drawn))
    assert sum(map(len, drawn)) == n


def test_no_noise_is_asked_for_nothing() -> None:
    assert noise.laplace_noise(0, 5).shape == (0,)


@pytest.mark.parametrize("scale", [0, -1, (1 << 53) + 1])
def test_a_scale_that_a_double_cannot_hold_is_a_bug(scale: int) -> None:
    with pytest.raises(ValueError, match="scale"):
        noise.laplace_noise(3, scale)


def test_the_exponential_choice_is_the_exponential_mechanism(fits: Fits) -> None:
    scores = np.array([0, 3, 3, -2, 8], dtype=np.int64)
    scale = 4.0
    drawn = noise.exponential_top(scores, scale, 1, 20_000)[:, 0]

    def law(scale: float) -> dict[int, float]:
        weights = np.exp(scores / scale)
        return dict(enumerate((weights / weights.sum()).tolist()))

    counts = Counter(drawn.tolist())
    assert fits(counts, law(scale))
    assert not fits(counts, law(scale * 1.1))
    assert not fits(counts, law(scale / 1.1))


def test_floating_point_scores_are_taken_exactly(fits: Fits) -> None:
    scores = np.array([0.0, 0.1, -0.7])
    drawn = noise.exponential_top(scores, 1.0, 1, 10_000)[:, 0]
    weights = np.exp(scores)
    assert fits(Counter(drawn.tolist()), dict(enumerate((weights / weights.sum()).tolist())))


def test_many_draws_in_rounds_are_all_there_whatever_number_is_asked_for(fits: Fits) -> None:
    """987 are 9 hundreds and 8 tens, drawn together in blocks of these sizes, and 7 single ones."""
    scores = np.array([0, 1, -1], dtype=np.int64)
    drawn = np.concatenate([noise.exponential_top(scores, 1.0, 2, 987) for _ in range(20)])

    def law(scale: float) -> dict[tuple[int, int], float]:
        weights = np.exp(scores / scale)
        shares = weights / weights.sum()
        return {(i, j): float(shares[i] * shares[j] / (1 - shares[i])) for i in range(3) for j in range(3) if i != j}

    counts = Counter(map(tuple, drawn.tolist()))
    assert fits(counts, law(1.0))
    assert not fits(counts, law(1.2))
    assert noise.exponential_top(scores, 1.0, 3, 0).shape == (0, 3)


def test_fewer_picks_than_were_asked_for_are_no_draw() -> None:
    with pytest.raises(RuntimeError, match="2 picks in place of 3"):
        noise.exponential_top(np.array([0, 1], dtype=np.int64), 1.0, 3, 10)


def test_differences_beyond_every_double_are_no_trouble() -> None:
    assert noise.exponential_choice(np.array([0, -(1 << 61), 1 << 61], dtype=np.int64), 1.0) == 2


def test_every_subset_is_equally_likely(fits: Fits) -> None:
    counts = Counter(frozenset(noise.uniform_subset(5, 2).tolist()) for _ in range(20_000))
    assert fits(counts, dict.fromkeys(counts, 0.1))
    assert len(counts) == 10


def test_discrete_laplace_adds_to_the_counts() -> None:
    exact = np.array([10, 0, 1_000_000], dtype=np.int64)
    noisy = noise.discrete_laplace(exact, 2.5)
    assert (np.abs(noisy - exact) < 2.5 * 40).all()
