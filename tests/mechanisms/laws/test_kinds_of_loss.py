"""The kind of loss that each selector states, against the exact law of every set: how ln(P/Q) spreads between neighbours."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gwasprivacy.mechanisms.registry import MECHANISMS
from gwasprivacy.mechanisms.selector import INCONCLUSIVE
from gwasprivacy.membership.loss import BOUNDED_RANGE, PURE, rounds

N = 4
EPSILON = 2.0
scores = st.lists(st.integers(-8, 8).map(lambda x: x / 2), min_size=N, max_size=N)
moves = st.lists(st.sampled_from([-1.0, -0.5, 0.0, 1.0]), min_size=N, max_size=N)


def losses(name: str, m: int, before: np.ndarray, after: np.ndarray) -> np.ndarray:
    """ln(Pr[S | before]/Pr[S | after]) of every set S that can be drawn, with Δ = 1."""
    one = MECHANISMS[name]
    threshold = 0.5 if one.needs_threshold else None
    sizes = range(m + 1) if one.size_varies else (m,)
    sets = [np.array(each, dtype=np.int64) for size in sizes for each in itertools.combinations(range(N), size)]
    sets += [np.array([INCONCLUSIVE])] if one.may_be_inconclusive else []
    laws = [
        one.law(side, sensitivity=1.0, epsilon=EPSILON, n_snps=m, threshold=threshold) for side in (before, after)
    ]  # fmt: skip
    return np.array([laws[0].log_probability(each) - laws[1].log_probability(each) for each in sets])


@pytest.mark.parametrize(("name", "m"), [(name, m) for name in MECHANISMS for m in (1, 2)])
@settings(deadline=None, max_examples=40)
@given(before=scores, move=moves)
def test_no_loss_spreads_further_than_its_kind_allows(
    name: str, m: int, before: list[float], move: list[float]
) -> None:
    found = losses(name, m, np.array(before), np.array(before) + np.array(move))
    assert np.abs(found).max() <= EPSILON + 1e-7
    if MECHANISMS[name].loss(m) == BOUNDED_RANGE:
        assert found.max() - found.min() <= EPSILON + 1e-7


@pytest.mark.parametrize(
    ("name", "before", "move", "spread"),
    [
        ("permute-and-flip", [-2.5, 3.0, -3.0, 2.0], [-1.0, -1.0, -1.0, 1.0], 2.978),
        ("laplace", [0.0, 0.0, -1.0, -0.5], [-1.0, -1.0, 1.0, 0.0], 2.257),
    ],
)
def test_a_pure_loss_spreads_further_than_a_bounded_range(
    name: str, before: list[float], move: list[float], spread: float
) -> None:
    assert MECHANISMS[name].loss(1) == PURE
    found = losses(name, 1, np.array(before), np.array(before) + np.array(move))
    assert found.max() - found.min() == pytest.approx(spread, abs=1e-3)
    assert spread > EPSILON


def test_rounds_are_said_from_two_snps_on() -> None:
    assert [MECHANISMS["exponential"].loss(m) for m in (1, 2, 9)] == [BOUNDED_RANGE, rounds(2), rounds(9)]
