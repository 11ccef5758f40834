"""Sets scored by public weights on their members' scores in order, against enumeration: law, draws, ε, and what is refused."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.mechanisms.laws.weighted_sets import WeightedSets
from gwasprivacy.mechanisms.selectors.joint import SELECTOR
from gwasprivacy.mechanisms.set_score import MOST_WEIGHTS, SetScore
from gwasprivacy.simulation.laws.drawn_utility import draw_selections
from gwasprivacy.simulation.laws.inclusion import set_utility

Fits = Callable[..., bool]
Sets = list[tuple[int, ...]]
Release = tuple[np.ndarray, tuple[float, ...]]


@st.composite
def releases(draw: st.DrawFn) -> Release:
    # Half integers, so that ties are common; some scores far from all others, and weights of nothing.
    scores = st.lists(
        st.one_of(st.integers(-8, 8).map(lambda x: x / 2), st.sampled_from([600.0, -700.0])), min_size=2, max_size=8
    )
    values = np.array(draw(scores))
    m = draw(st.integers(1, len(values)))
    parts = draw(st.lists(st.integers(0, 5), min_size=m, max_size=m).filter(any))
    return values, tuple(part / sum(parts) for part in parts)


def enumerated(values: np.ndarray, weights: tuple[float, ...], scale: float) -> tuple[Sets, np.ndarray]:
    """All sets and ln Pr of each, by the definition of u."""
    sets = list(itertools.combinations(range(len(values)), len(weights)))
    logs = np.array([np.sort(values[list(one)])[::-1] @ np.array(weights) for one in sets]) / scale
    return sets, logs - logs.max() - math.log(math.fsum(np.exp(logs - logs.max())))


@settings(deadline=None, max_examples=500)
@given(release=releases(), epsilon=st.sampled_from([0.3, 1.0, 4.0]), data=st.data())
def test_the_law_equals_the_enumerated_law(release: Release, epsilon: float, data: st.DataObject) -> None:
    values, weights = release
    sets, logs = enumerated(values, weights, 2 / epsilon)
    law = np.exp(logs)
    asked = {"sensitivity": 1.0, "epsilon": epsilon, "n_snps": len(weights), "set_score": SetScore(weights=weights)}
    exact = SELECTOR.law(values, **asked)
    assert [exact.log_probability(np.array(one)) for one in sets] == pytest.approx(logs, rel=1e-12, abs=1e-12)
    rows = st.integers(0, len(values) - 1)
    true = np.array(data.draw(st.lists(rows, min_size=1, max_size=4, unique=True)))
    found = set_utility(values, true, mechanism="joint", **asked)
    hits = np.array([np.isin(true, one).sum() for one in sets])
    assert found.method == "exact"
    assert found.p_all == pytest.approx(law[hits == len(true)].sum(), abs=1e-12)
    assert found.p_any == pytest.approx(law[hits > 0].sum(), abs=1e-12)
    assert found.expected_recall == pytest.approx(law @ hits / len(true), abs=1e-12)
    alone = [law[[row in one for one in sets]].sum() for row in range(len(values))]
    assert exact.inclusion(np.arange(len(values))) == pytest.approx(alone, abs=1e-12)


@settings(deadline=None, max_examples=500)
@given(release=releases(), move=st.lists(st.sampled_from([-1.0, -0.5, 0.0, 1.0]), min_size=8, max_size=8))
def test_no_loss_spreads_further_than_epsilon(release: Release, move: list[float]) -> None:
    """ε-DP, and a bounded range: ln(P/Q) of all sets lies within an interval of length ε."""
    values, weights = release
    epsilon, asked = 2.0, {"sensitivity": 1.0, "n_snps": len(weights), "set_score": SetScore(weights=weights)}
    laws = [SELECTOR.law(each, epsilon=epsilon, **asked) for each in (values, values + np.array(move[: len(values)]))]
    sets = map(np.array, itertools.combinations(range(len(values)), len(weights)))
    losses = [laws[0].log_probability(one) - laws[1].log_probability(one) for one in sets]
    assert max(map(abs, losses)) <= epsilon + 1e-9
    assert max(losses) - min(losses) <= epsilon + 1e-9


@pytest.mark.parametrize("m", [1, 2, 3])
def test_all_weight_on_one_member_is_that_member(m: int) -> None:
    """The J-th best of M, without a lead: the same law by another recursion, on scores that spread over thousands of scales."""
    rng = np.random.default_rng(m)
    values = np.concatenate([rng.normal(size=300) * 5, [9_000.0, 3_000.0, 40.0]])
    for rank in range(1, m + 1):
        on_one = SetScore(weights=tuple(float(k == rank) for k in range(1, m + 1)))
        laws = [
            SELECTOR.law(values, sensitivity=1.0, epsilon=2.0, n_snps=m, set_score=score)
            for score in (on_one, SetScore(at_least=rank))
        ]
        for chosen in map(np.array, ([300, 301, 302][:m], [4, 5, 301][:m], [7, 8, 9][:m])):
            by_weights, by_rank = (each.log_probability(chosen) for each in laws)
            assert by_weights == pytest.approx(by_rank, rel=1e-11)
        rows = np.array([300, 302])
        by_weights, by_rank = (each.utility(rows) for each in laws)
        assert by_weights.expected_recall == pytest.approx(by_rank.expected_recall, rel=1e-10)


CASES = [
    ([5.0, 3.5, 3.5, 0.0, 4.0], (0.5, 0.5)),
    ([5.0, 3.5, 3.5, 0.0, 4.0], (0.2, 0.6, 0.2)),
    ([2.0, 2.0, 2.0, 0.5, 1.0, 1.0], (0.0, 0.75, 0.25, 0.0)),
]


@pytest.mark.parametrize(("scores", "weights"), CASES)
def test_what_is_drawn_has_the_enumerated_law(scores: list[float], weights: tuple[float, ...], fits: Fits) -> None:
    values = np.array(scores)
    sets, logs = enumerated(values, weights, 1.0)
    law = dict(zip(map(frozenset, sets), np.exp(logs).tolist(), strict=True))
    asked = {"sensitivity": 1.0, "epsilon": 2.0, "n_snps": len(weights), "set_score": SetScore(weights=weights)}
    one_by_one = Counter(frozenset(SELECTOR.select(values, **asked).tolist()) for _ in range(800))
    together = SELECTOR.select_many(values, draws=6_000, **asked)
    simulated = draw_selections(SELECTOR.law(values, **asked).drawn(), None, np.random.default_rng(3), 6_000)
    for counts in (one_by_one, *(Counter(map(frozenset, rows.tolist())) for rows in (together, simulated))):
        assert fits(counts, law)


def test_other_weights_are_noticed(fits: Fits) -> None:
    values = np.array([6.0, 3.5, 3.5, 0.0, 4.0])
    sets, logs = enumerated(values, (0.5, 0.5), 1.0)
    law = dict(zip(map(frozenset, sets), np.exp(logs).tolist(), strict=True))
    for sensitivity, weights in ((0.5, (0.5, 0.5)), (1.0, (0.1, 0.9))):
        drawn = SELECTOR.select_many(
            values, sensitivity=sensitivity, epsilon=2.0, n_snps=2, draws=6_000, set_score=SetScore(weights=weights)
        )
        assert not fits(Counter(map(frozenset, drawn.tolist())), law)


def test_the_most_weights_and_many_rows_stay_within_the_range_of_a_double() -> None:
    n, m = 20_000, MOST_WEIGHTS
    sets = WeightedSets.of(np.zeros(n), scale=1.0, weights=(1 / m,) * m)
    assert sets.log_total == pytest.approx(math.log(math.comb(n, m)), rel=1e-12)
    spread = WeightedSets.of(np.linspace(0.0, -30_000.0, n), scale=1.0, weights=(0.0,) * (m - 1) + (1.0,))
    assert np.isfinite(spread.log_total)
    assert spread.found(np.arange(m))[-1] > 0


def test_impossible_weights_are_refused() -> None:
    for wrong in ((0.5, 0.6), (), (1.5, -0.5), (math.nan, 1.0), (1 / 33,) * 33):
        with pytest.raises(InvalidInput):
            SetScore(weights=wrong)
    with pytest.raises(InvalidInput):
        SetScore(weights=(0.5, 0.5), lead=1.0)
    for n_snps in (1, 3):
        with pytest.raises(InvalidInput):
            SELECTOR.select(
                np.arange(5.0), sensitivity=1.0, epsilon=1.0, n_snps=n_snps, set_score=SetScore(weights=(0.5, 0.5))
            )
    thirds = SetScore(weights=(0.3333333,) * 3)
    assert math.fsum(thirds.weights or ()) == pytest.approx(1, abs=1e-15)
