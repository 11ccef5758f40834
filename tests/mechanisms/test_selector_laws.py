"""What simulations and audits ask of a selector speaks of the same law as its draws: exact, estimated, and many at once."""

from __future__ import annotations

import itertools
from collections import Counter

import numpy as np
import pytest

from gwasprivacy.mechanisms.laws.estimates import NullLaw, ScoreLaws
from gwasprivacy.mechanisms.registry import MECHANISMS
from gwasprivacy.study.public_lists.locus_index import LocusIndex
from tests.mechanisms.test_selectors import SCORES, THRESHOLD, Fits, Law, law_of


@pytest.mark.parametrize("name", MECHANISMS)
@pytest.mark.parametrize(("sensitivity", "epsilon"), [(1.5, 2.0), (0.4, 3.0)])
def test_the_exact_law_is_the_enumerated_one(name: str, sensitivity: float, epsilon: float) -> None:
    law = MECHANISMS[name].law(SCORES, sensitivity=sensitivity, epsilon=epsilon, n_snps=2, threshold=THRESHOLD)
    enumerated = law_of(name, SCORES, 2, sensitivity, epsilon)
    found = {chosen: np.exp(law.log_probability(np.array(sorted(chosen), dtype=np.int64))) for chosen in enumerated}
    assert found == pytest.approx(enumerated, abs=1e-7)


ESTIMATED = [name for name, one in MECHANISMS.items() if one.estimator() is not None]


@pytest.mark.parametrize("name", ESTIMATED)
@pytest.mark.parametrize(("sensitivity", "epsilon"), [(1.5, 2.5), (0.5, 3.0)])
def test_the_estimate_is_the_mean_utility_over_studies(name: str, sensitivity: float, epsilon: float) -> None:
    """Two SNPs stand out of 200 whose scores are exponential."""
    own, edges = np.array([9.0, 7.0]) * sensitivity, np.linspace(0.0, 16.0, 1601)
    null = NullLaw(
        value=(edges[1:] + edges[:-1])[::-1] / 2 * sensitivity,
        count=200 * (np.exp(-edges[:-1]) - np.exp(-edges[1:]))[::-1],
    )
    estimator = MECHANISMS[name].estimator()
    assert estimator is not None
    laws = ScoreLaws(null=null, causal=own[:, None], weights=np.ones(1), vectors=own[None])
    estimate = estimator(laws, sensitivity=sensitivity, epsilon=epsilon, n_snps=2)
    rng, found = np.random.default_rng(1), []
    for _ in range(100):
        scores = np.concatenate([own, rng.exponential(sensitivity, 200)])
        law = MECHANISMS[name].law(scores, sensitivity=sensitivity, epsilon=epsilon, n_snps=2)
        exact = law.utility(np.array([0, 1]))
        found.append((exact.p_all, exact.p_any, exact.expected_recall))
    assert (estimate.p_all, estimate.p_any, estimate.recall) == pytest.approx(np.mean(found, axis=0), abs=0.03)
    assert 0.1 < estimate.recall < 0.9  # so that another scale would be seen


def test_the_selectors_of_noisy_scores_choose_by_locus_and_have_an_estimate() -> None:
    able = {name for name, one in MECHANISMS.items() if one.by_locus}
    assert able >= {"exponential", "permute-and-flip", "laplace"}
    assert set(ESTIMATED) >= {"exponential", "permute-and-flip", "laplace", "joint"}


LOCI = LocusIndex(start=np.array([0, 0, 1, 3]), stop=np.array([2, 3, 3, 4]))
"""Overlapping windows: row 0 excludes 0–1, row 1 excludes 0–2, row 2 excludes 1–2, row 3 itself."""
BLOCKS = LocusIndex(start=np.array([0, 0, 2, 2]), stop=np.array([2, 2, 4, 4]))


def test_many_selections_by_locus_have_the_enumerated_law(fits: Fits) -> None:
    scores, epsilon = np.array([2.0, 3.0, 1.0, 0.0]), 4.0
    weights = np.exp(scores * epsilon / 6)
    law: Law = {}
    for order in itertools.product(range(4), repeat=3):
        chance, left, chosen = 1.0, list(range(4)), []
        for row in order:
            if not left:
                break
            if row not in left:
                chance = 0.0
                break
            chance *= weights[row] / weights[left].sum()
            chosen.append(row)
            left = [each for each in left if not LOCI.start[row] <= each < LOCI.stop[row]]
        if chance and (len(chosen) == 3 or order[len(chosen) :] == (0,) * (3 - len(chosen))):
            law[frozenset(chosen)] = law.get(frozenset(chosen), 0.0) + chance
    assert sum(law.values()) == pytest.approx(1)
    rows = MECHANISMS["exponential"].select_many(
        scores, sensitivity=1.0, epsilon=epsilon, n_snps=3, draws=3_000, loci=LOCI
    )
    assert fits(Counter(frozenset(row for row in each if row >= 0) for each in rows.tolist()), law)


@pytest.mark.parametrize("name", [name for name, one in MECHANISMS.items() if one.by_locus])
def test_many_selections_are_ascending_and_end_in_minus_one_where_the_loci_ran_out(name: str) -> None:
    loci = BLOCKS if MECHANISMS[name].disjoint_loci else LOCI
    rows = MECHANISMS[name].select_many(
        np.zeros(4), sensitivity=1.0, epsilon=1.0, n_snps=4, draws=50, loci=loci, threshold=THRESHOLD
    )
    assert rows.shape == (50, 4)
    for each in rows.tolist():
        chosen = [row for row in each if row >= 0]
        assert each == sorted(chosen) + [-1] * (4 - len(chosen))
        assert len(chosen) in (2, 3)


@pytest.mark.parametrize(
    "name", [name for name, one in MECHANISMS.items() if one.size_varies and not one.may_be_inconclusive]
)
def test_a_smaller_set_ends_in_minus_one(name: str) -> None:
    rows = (
        MECHANISMS[name]
        .select_many(SCORES, sensitivity=1.0, epsilon=0.1, n_snps=4, draws=50, threshold=THRESHOLD)
        .tolist()
    )
    assert {row for each in rows for row in each} == {-1, 0, 1, 2, 3}
    assert all(each == sorted(row for row in each if row >= 0) + [-1] * each.count(-1) for each in rows)
