"""Exact inclusion: enumeration on small cases, closed sums, draws, and weights that differ by e^700."""

from __future__ import annotations

import itertools
from importlib import import_module

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy import stats

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.mechanisms.laws import closed_sums
from gwasprivacy.mechanisms.laws.race_law import RaceLaw
from gwasprivacy.mechanisms.laws.winners import at_least, inclusion
from gwasprivacy.mechanisms.race_selector import RaceSelector
from gwasprivacy.mechanisms.registry import MECHANISMS
from gwasprivacy.simulation.laws import drawn_utility
from gwasprivacy.simulation.laws.inclusion import inclusion_probabilities, set_utility

CLOCKS = {
    name: import_module(f"{type(one).__module__}.law").CLOCK
    for name, one in MECHANISMS.items()
    if isinstance(one, RaceSelector)
}
RACES = tuple(CLOCKS)


def peeling_law(logs: np.ndarray, m: int) -> dict[frozenset[int], float]:
    """Sampling without replacement ∝ e^logs, by enumeration."""
    weights = np.exp(logs - logs.max())
    law: dict[frozenset[int], float] = {}
    for order in itertools.permutations(range(len(logs)), m):
        probability, left = 1.0, list(range(len(logs)))
        for row in order:
            probability *= weights[row] / weights[left].sum()
            left.remove(row)
        law[frozenset(order)] = law.get(frozenset(order), 0.0) + probability
    return law


def one_shot_law(logs: np.ndarray, m: int, kind: str) -> dict[frozenset[int], float]:
    """The M largest of logs plus noise of scale 1, by a fine Gauss–Legendre rule between all kinks."""
    nodes, weights = np.polynomial.legendre.leggauss(40)
    cuts = np.unique(np.concatenate([logs, logs.max() + np.arange(1, 46), logs.min() - np.arange(1, 46)]))
    z = ((cuts[1:] - cuts[:-1])[:, None] * (nodes + 1) / 2 + cuts[:-1][:, None]).ravel()
    dz = ((cuts[1:] - cuts[:-1])[:, None] * weights / 2).ravel()
    x = z - logs[:, None]
    if kind == "permute-and-flip":
        above, density = np.where(x > 0, np.exp(-np.abs(x)), 1.0), np.where(x > 0, np.exp(-np.abs(x)), 0.0)
    else:
        half = np.exp(-np.abs(x)) / 2
        above, density = np.where(x > 0, half, 1 - half), half
    law: dict[frozenset[int], float] = {}
    for chosen in itertools.combinations(range(len(logs)), m):
        rest = np.prod([1 - above[row] for row in range(len(logs)) if row not in chosen], axis=0)
        total = 0.0
        for weakest in chosen:
            others = np.prod([above[row] for row in chosen if row != weakest], axis=0)
            total += float((dz * density[weakest] * others * rest).sum())
        law[frozenset(chosen)] = total
    return law


def law_of(name: str, logs: np.ndarray, m: int) -> dict[frozenset[int], float]:
    return peeling_law(logs, m) if name == "exponential" else one_shot_law(logs, m, name)


@pytest.mark.parametrize("name", RACES)
@pytest.mark.parametrize("m", [1, 2, 3, 4])
def test_small_cases_equal_the_law_of_sets(name: str, m: int) -> None:
    rng = np.random.default_rng(m)
    for spread in (0.0, 0.5, 3.0, 12.0):
        logs = np.round(rng.normal(size=6) * spread, 1)
        law = law_of(name, logs, m)
        assert sum(law.values()) == pytest.approx(1, abs=1e-11)
        for true in ([0], [1, 3], [0, 2, 5]):
            want = [sum(p for s, p in law.items() if len(s & set(true)) >= k) for k in range(1, len(true) + 1)]
            assert np.abs(at_least(CLOCKS[name], logs, np.array(true), m) - want).max() < 1e-11
        want = [sum(p for s, p in law.items() if row in s) for row in range(6)]
        assert np.abs(inclusion(CLOCKS[name], logs, np.arange(6), m) - want).max() < 1e-11


@pytest.mark.parametrize("m", [1, 2])
@pytest.mark.parametrize("spread", [0.1, 1.0, 5.0, 300.0])
def test_closed_sums_and_quadrature_agree_on_ten_thousand_snps(m: int, spread: float) -> None:
    logs = np.random.default_rng(5).normal(size=10_000) * spread
    logs[:3] = np.sort(logs)[-3:] + np.array([0.0, 1.0, 4.0])
    true = np.array([0, 1, 2])
    assert np.abs(at_least(CLOCKS["exponential"], logs, true, m) - closed_sums.at_least(logs, true, m)).max() < 1e-12
    assert np.abs(inclusion(CLOCKS["exponential"], logs, true, m) - closed_sums.inclusion(logs, m)[true]).max() < 1e-12


@pytest.mark.parametrize("name", RACES)
@pytest.mark.parametrize("m", [1, 3, 10, 20])
def test_the_probabilities_of_all_snps_add_up_to_m(name: str, m: int) -> None:
    rng = np.random.default_rng(m)
    for logs in (rng.normal(size=3_000), rng.normal(size=300) * 8, np.zeros(1_000)):
        total = inclusion_probabilities(logs, sensitivity=0.5, epsilon=float(m), n_snps=m, mechanism=name).sum()
        assert total == pytest.approx(m, abs=1e-9)


@pytest.mark.parametrize("name", RACES)
def test_weights_that_differ_by_e700_lose_nothing(name: str) -> None:
    logs = np.concatenate([[1400.0, 700.0], np.zeros(50)])
    two = inclusion(CLOCKS[name], logs, np.arange(52), 2)
    three = inclusion(CLOCKS[name], logs, np.arange(52), 3)
    assert np.abs(two[:2] - 1).max() < 1e-12
    assert np.abs(two[2:]).max() < 1e-12
    assert np.abs(three[2:] - 1 / 50).max() < 1e-12
    assert at_least(CLOCKS[name], logs, np.array([0, 1]), 2) == pytest.approx([1, 1], abs=1e-12)
    assert at_least(CLOCKS[name], logs, np.array([1, 7]), 3) == pytest.approx([1, 1 / 50], abs=1e-12)


def test_closed_sums_keep_their_digits_where_one_weight_dominates() -> None:
    logs = np.concatenate([[800.0], [0.0, 0.0], [-800.0]])
    assert closed_sums.inclusion(logs, 2) == pytest.approx([1, 0.5, 0.5, 0], abs=1e-15)
    assert closed_sums.at_least(logs, np.array([1, 2]), 2) == pytest.approx([1, 0], abs=1e-15)
    assert closed_sums.at_least(logs, np.array([0, 1]), 2) == pytest.approx([1, 0.5], abs=1e-15)


def test_a_tiny_probability_keeps_its_relative_precision() -> None:
    logs = np.concatenate([[0.0, 0.0], np.full(1_000, 40.0)])
    exact = closed_sums.at_least(logs, np.array([0, 1]), 2)
    assert exact[1] > 0
    assert at_least(CLOCKS["exponential"], logs, np.array([0, 1]), 2) == pytest.approx(exact, rel=1e-9)


@pytest.mark.slow
def test_a_million_gumbel_draws_agree_for_the_fifty_likeliest_snps_at_m_1_to_20() -> None:
    rng = np.random.default_rng(11)
    logs = rng.normal(size=120) * 2
    logs[:4] = logs.max() + np.array([700.0, 6.0, 3.0, 1.0])
    logs[4] = logs.min() - 700.0
    draws, block, largest = 1_000_000, 20_000, 20
    found = np.zeros((largest, len(logs)))
    for _ in range(draws // block):
        noisy = rng.gumbel(size=(block, len(logs))) + logs
        top = np.argpartition(-noisy, largest, axis=1)[:, :largest]
        order = np.argsort(-np.take_along_axis(noisy, top, axis=1), axis=1)
        ranked = np.take_along_axis(top, order, axis=1)
        for place in range(largest):
            found[place] += np.bincount(ranked[:, place], minlength=len(logs))
    shares = np.cumsum(found, axis=0) / draws
    likeliest = np.argsort(-logs)[:50]
    limit = stats.norm.isf(0.001 / 2 / (50 * largest) / 1000)  # 99.9 %, corrected, and a false alarm of 10⁻⁶
    for m in range(1, largest + 1):
        exact = inclusion_probabilities(logs, sensitivity=0.5, epsilon=float(m), n_snps=m, targets=likeliest)
        error = np.sqrt(np.maximum(exact * (1 - exact), 0) / draws)
        assert (np.abs(shares[m - 1, likeliest] - exact) <= limit * error + 2e-6).all()


scores = st.lists(st.floats(-30, 30), min_size=3, max_size=30)


@settings(deadline=None, max_examples=60)
@given(scores=scores, m=st.integers(1, 8), epsilon=st.floats(0.1, 8), name=st.sampled_from([*RACES, "joint"]))
def test_the_four_numbers_are_in_order(scores: list[float], m: int, epsilon: float, name: str) -> None:
    m = min(m, len(scores))
    values, true = np.array(scores), np.array([0, 2])
    asked = {"sensitivity": 1.0, "epsilon": epsilon, "n_snps": m, "mechanism": name}
    found = set_utility(values, true, **asked)
    assert found.method == "exact"
    assert 0 <= found.p_all <= found.expected_recall + 1e-12 <= found.p_any + 2e-12 <= 1 + 2e-12
    assert found.expected_precision * m == pytest.approx(2 * found.expected_recall, abs=1e-12)
    alone = inclusion_probabilities(values, targets=true, **asked)
    assert alone.sum() == pytest.approx(2 * found.expected_recall, abs=1e-10)
    shifted = set_utility(values + 1000, true, **asked)
    assert shifted.p_all == pytest.approx(found.p_all, abs=1e-9)


@settings(deadline=None, max_examples=40)
@given(scores=scores, epsilon=st.floats(0.1, 8))
def test_permute_and_flip_finds_the_best_snp_at_least_as_often(scores: list[float], epsilon: float) -> None:
    """McKenna & Sheldon 2020, Theorem 2, at M = 1."""
    values = np.array(scores)
    best = np.array([int(values.argmax())])
    asked = {"sensitivity": 1.0, "epsilon": epsilon, "n_snps": 1, "targets": best}
    flip = inclusion_probabilities(values, mechanism="permute-and-flip", **asked)
    plain = inclusion_probabilities(values, mechanism="exponential", **asked)
    assert flip[0] >= plain[0] - 1e-12


def test_permute_and_flip_finds_the_best_two_more_often_in_every_random_case() -> None:
    rng = np.random.default_rng(8)
    for _ in range(200):
        values = rng.normal(size=rng.integers(3, 60)) * rng.uniform(0.5, 10)
        best = np.argsort(-values)[:2]
        asked = {"sensitivity": 1.0, "epsilon": rng.uniform(0.2, 6), "n_snps": 2}
        flip = set_utility(values, best, mechanism="permute-and-flip", **asked).p_all
        assert flip >= set_utility(values, best, mechanism="exponential", **asked).p_all - 1e-12


@pytest.mark.parametrize("name", RACES)
def test_draws_and_the_exact_answer_agree(name: str) -> None:
    rng = np.random.default_rng(3)
    values = rng.normal(size=200) * 3
    values[:2] += 12
    exact = set_utility(values, np.array([0, 1]), sensitivity=1.0, epsilon=4.0, n_snps=3, mechanism=name)
    law = RaceLaw(logs=values * 4.0 / 6, n_snps=3, clock=CLOCKS[name])
    drawn = drawn_utility.utility(law.drawn(), np.array([0, 1]), None, rng, 20_000)
    assert drawn.method == "simulated"
    for field in ("p_all", "p_any", "expected_recall", "expected_precision"):
        assert abs(getattr(drawn, field) - getattr(exact, field)) < 5.3 * drawn.standard_error + 1e-9


def test_a_very_large_selection_is_simulated_with_its_standard_error() -> None:
    values = np.random.default_rng(1).normal(size=500)
    found = set_utility(
        values, np.array([0]), sensitivity=1.0, epsilon=1.0, n_snps=200, mechanism="exponential", draws=500
    )
    assert found.method == "simulated"
    assert 0 < found.standard_error < 0.05


def test_everything_is_selected_when_m_is_the_number_of_snps() -> None:
    for name in RACES:
        found = set_utility(np.arange(5.0), np.array([0, 1]), sensitivity=1.0, epsilon=1.0, n_snps=5, mechanism=name)
        assert found.p_all == pytest.approx(1, abs=1e-12)


def test_more_true_snps_than_places_cannot_all_be_found() -> None:
    for name in (*RACES, "joint"):
        found = set_utility(
            np.arange(9.0), np.array([6, 7, 8]), sensitivity=1.0, epsilon=50.0, n_snps=2, mechanism=name
        )
        assert found.p_all == 0
        assert found.expected_recall == pytest.approx(2 / 3, rel=1e-3)


def test_impossible_questions_are_refused() -> None:
    asked = {"sensitivity": 1.0, "epsilon": 1.0, "mechanism": "exponential"}
    for rows in ([], [0, 0], [9], [-1]):
        with pytest.raises(InvalidInput):
            set_utility(np.zeros(5), np.array(rows, dtype=int), n_snps=2, **asked)
    with pytest.raises(InvalidInput):
        set_utility(np.zeros(5), np.array([0]), n_snps=6, **asked)
    with pytest.raises(InvalidInput, match="magic"):
        set_utility(np.zeros(5), np.array([0]), n_snps=2, sensitivity=1.0, epsilon=1.0, mechanism="magic")
    with pytest.raises(InvalidInput, match="128"):
        inclusion_probabilities(np.zeros(500), n_snps=200, **asked)
