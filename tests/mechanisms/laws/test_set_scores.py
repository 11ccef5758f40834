"""The joint draw by ordered set scores (J-th best of M, a lead up to a cap) against enumeration: its law, its draws and its ε."""

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
from gwasprivacy.mechanisms.laws.ranked_sets import window_sums
from gwasprivacy.mechanisms.selectors.joint import SELECTOR
from gwasprivacy.mechanisms.set_score import MOST_WITH_LEAD, SetScore
from gwasprivacy.simulation.laws.drawn_utility import draw_selections
from gwasprivacy.simulation.laws.inclusion import set_utility

Fits = Callable[..., bool]
Sets = list[tuple[int, ...]]
EPSILONS = [0.3, 1.0, 4.0, 40.0]

# Half integers, so that ties and leads at the cap are common.
score_lists = st.lists(st.integers(-8, 8).map(lambda x: x / 2), min_size=2, max_size=8)
leads = st.sampled_from([0.0, 0.25, 0.5, 1.0, 2.0, 7.0, 50.0])


def strength(members: np.ndarray, rank: int, cap: float) -> float:
    """u(S) as its definition has it."""
    q = np.sort(members)[::-1]
    return float(q[rank - 1] + (min(q[rank - 2] - q[rank - 1], cap) / 2 if rank > 1 else 0.0))


def enumerated(values: np.ndarray, m: int, rank: int, lead: float, scale: float) -> tuple[Sets, np.ndarray]:
    sets = list(itertools.combinations(range(len(values)), m))
    logs = np.array([strength(values[list(one)], rank, lead * scale) for one in sets]) / scale
    law = np.exp(logs - logs.max())
    return sets, law / law.sum()


@st.composite
def releases(draw: st.DrawFn) -> tuple[np.ndarray, int, SetScore]:
    values = np.array(draw(score_lists))
    m = draw(st.integers(1, len(values)))
    return values, m, SetScore(at_least=draw(st.integers(1, m)), lead=draw(leads))


@settings(deadline=None, max_examples=500)
@given(release=releases(), epsilon=st.sampled_from(EPSILONS), data=st.data())
def test_the_law_equals_the_enumerated_law(
    release: tuple[np.ndarray, int, SetScore], epsilon: float, data: st.DataObject
) -> None:
    values, m, score = release
    sets, law = enumerated(values, m, score.rank(m), score.lead, 2 / epsilon)
    asked = {"sensitivity": 1.0, "epsilon": epsilon, "n_snps": m, "set_score": score}
    exact = SELECTOR.law(values, **asked)
    logs = [exact.log_probability(np.array(one)) for one in sets]
    assert np.exp(logs) == pytest.approx(law, abs=1e-12)
    assert logs == pytest.approx(np.log(np.maximum(law, 1e-300)), rel=1e-12, abs=1e-12)
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


def test_no_lead_and_all_of_m_is_the_weakest_member() -> None:
    values = np.random.default_rng(4).normal(size=40)
    asked = {"sensitivity": 1.0, "epsilon": 2.0, "n_snps": 3}
    plain = SELECTOR.law(values, **asked)
    same = SELECTOR.law(values, set_score=SetScore(at_least=3, lead=0.0), **asked)
    assert plain.log_probability(np.array([1, 5, 7])) == same.log_probability(np.array([1, 5, 7]))


def test_a_lead_before_the_best_member_and_beyond_many_members_does_not_count() -> None:
    assert SetScore(lead=7.0).lead_in(1) == 0
    assert SetScore(at_least=1, lead=7.0).lead_in(4) == 0
    assert SetScore(lead=7.0).lead_in(MOST_WITH_LEAD) == 7
    assert SetScore(lead=7.0).lead_in(MOST_WITH_LEAD + 1) == 0


@settings(deadline=None, max_examples=500)
@given(release=releases(), move=st.lists(st.sampled_from([-1.0, -0.5, 0.0, 1.0]), min_size=8, max_size=8))
def test_no_loss_spreads_further_than_epsilon(release: tuple[np.ndarray, int, SetScore], move: list[float]) -> None:
    """ε-DP, and a bounded range: ln(P/Q) of all sets lies within an interval of length ε."""
    values, m, score = release
    epsilon, moved = 2.0, values + np.array(move[: len(values)])
    laws = [SELECTOR.law(each, sensitivity=1.0, epsilon=epsilon, n_snps=m, set_score=score) for each in (values, moved)]
    sets = itertools.combinations(range(len(values)), m)
    losses = [laws[0].log_probability(np.array(one)) - laws[1].log_probability(np.array(one)) for one in sets]
    assert max(map(abs, losses)) <= epsilon + 1e-9
    assert max(losses) - min(losses) <= epsilon + 1e-9


CASES = [
    ([5.0, 3.5, 3.5, 0.0, 4.0], 2, SetScore(lead=1.0)),
    ([5.0, 3.5, 3.5, 0.0, 4.0], 3, SetScore(at_least=2)),
    ([2.0, 2.0, 2.0, 0.5, 1.0, 1.0], 4, SetScore(at_least=3, lead=0.5)),
    ([1.0, 0.0, 3.0, 3.0], 3, SetScore(at_least=1, lead=2.0)),
    ([1.0, -4.0], 2, SetScore(lead=7.0)),
]


@pytest.mark.parametrize(("scores", "m", "score"), CASES)
def test_what_is_drawn_has_the_enumerated_law(scores: list[float], m: int, score: SetScore, fits: Fits) -> None:
    values, epsilon = np.array(scores), 2.0
    sets, shares = enumerated(values, m, score.rank(m), score.lead, 2 / epsilon)
    law = dict(zip(map(frozenset, sets), shares.tolist(), strict=True))
    asked = {"sensitivity": 1.0, "epsilon": epsilon, "n_snps": m, "set_score": score}
    one_by_one = Counter(frozenset(SELECTOR.select(values, **asked).tolist()) for _ in range(800))
    together = SELECTOR.select_many(values, draws=6_000, **asked)
    simulated = draw_selections(SELECTOR.law(values, **asked).drawn(), None, np.random.default_rng(3), 6_000)
    for counts in (one_by_one, *(Counter(map(frozenset, rows.tolist())) for rows in (together, simulated))):
        assert fits(counts, law)


def test_half_the_noise_and_another_cap_are_noticed(fits: Fits) -> None:
    values, score = np.array([6.0, 3.5, 3.5, 0.0, 4.0]), SetScore(lead=1.0)
    sets, shares = enumerated(values, 2, 2, 1.0, 1.0)
    law = dict(zip(map(frozenset, sets), shares.tolist(), strict=True))
    for sensitivity, lead in ((0.5, 1.0), (1.0, 2.0)):
        drawn = SELECTOR.select_many(
            values, sensitivity=sensitivity, epsilon=2.0, n_snps=2, draws=6_000, set_score=SetScore(lead=lead)
        )
        assert not fits(Counter(map(frozenset, drawn.tolist())), law)
    right = SELECTOR.select_many(values, sensitivity=1.0, epsilon=2.0, n_snps=2, draws=6_000, set_score=score)
    assert fits(Counter(map(frozenset, right.tolist())), law)


@settings(deadline=None)
@given(data=st.data())
def test_window_sums_are_sums_over_windows(data: st.DataObject) -> None:
    n = data.draw(st.integers(1, 30))
    x = -np.sort(-np.array(data.draw(st.lists(st.floats(-40, 0), min_size=n, max_size=n))))
    ends = np.arange(data.draw(st.integers(0, n - 1)), n)
    wanted = data.draw(st.lists(st.integers(0, n), min_size=len(ends), max_size=len(ends)))
    first = np.minimum(np.sort(wanted), ends)
    terms = np.array(data.draw(st.lists(st.floats(0, 1e6), min_size=n, max_size=n)))
    near = x[first] - x[ends] < 300  # as a cap makes them
    first = np.where(near, first, ends)
    found = window_sums(terms[:, None], x, first, ends)[:, 0]
    direct = [
        math.fsum(terms[i] * math.exp(x[i] - x[b]) for i in range(a, b)) for a, b in zip(first, ends, strict=True)
    ]
    assert found == pytest.approx(direct, rel=1e-12)


def test_large_studies_agree_with_sums_over_all_pairs() -> None:
    """Scores that spread over a thousand noise scales, where sums from one end to the other would lose every digit."""
    rng = np.random.default_rng(8)
    values, score = np.concatenate([rng.normal(size=600) * 3, [900.0, 40.0, 39.0]]), SetScore(lead=5.0)
    exact = SELECTOR.law(values, sensitivity=1.0, epsilon=2.0, n_snps=2, set_score=score)
    low = np.minimum.outer(values, values)
    u = low + np.minimum(np.maximum.outer(values, values) - low, 5.0) / 2
    u = u[np.triu_indices(len(values), 1)]
    total = math.log(math.fsum(np.exp(u - u.max())))
    for one in ([600, 601], [601, 602], [3, 4]):
        expected = strength(values[one], 2, 5.0) - u.max() - total
        assert exact.log_probability(np.array(one)) == pytest.approx(expected, rel=1e-12)


@pytest.mark.parametrize("lead", [0.0, 7.0])
def test_more_snps_than_signals_need_at_least(lead: float) -> None:
    """Two strong SNPs among 2,000: a third has no signal, so that the weakest of three says nothing."""
    values = np.concatenate([[60.0, 55.0], np.random.default_rng(1).normal(size=2_000) * 8])
    asked = {"sensitivity": 1.0, "epsilon": math.log(2), "mechanism": "joint"}
    true = np.array([0, 1])
    weakest = set_utility(values, true, n_snps=3, **asked)
    second = set_utility(values, true, n_snps=3, set_score=SetScore(at_least=2, lead=lead), **asked)
    assert weakest.p_all < 0.05 < 0.8 < second.p_all


def test_impossible_set_scores_are_refused() -> None:
    values = np.arange(5.0)
    for wrong in ({"at_least": 0}, {"lead": -1.0}, {"lead": math.nan}, {"lead": 1e3}):
        with pytest.raises(InvalidInput):
            SetScore(**wrong)
    asked = {"sensitivity": 1.0, "epsilon": 1.0, "n_snps": 2}
    with pytest.raises(InvalidInput, match="impossible"):
        SELECTOR.select(values, set_score=SetScore(at_least=3), **asked)
