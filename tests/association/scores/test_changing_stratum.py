"""A participant whose stratum is another one, while no size is public: how far scores move (docs/theory/weighted-total-variation.md)."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from gwasprivacy.association.scores.registry import SCORES
from gwasprivacy.association.scores.total_variation import TotalVariation
from gwasprivacy.association.scores.weighted_sums import WeightedSums
from gwasprivacy.study.sizes import TraitSizes
from tests.association.scores.small_weighted_studies import (
    CALLED_OR_MISSING,
    NAMES,
    TRAIT_STATES,
    Floats,
    case_control_scores,
    scores_of,
    trait_scores,
    with_one_more,
)

BASES = [
    strata
    for number in (2, 3)
    for strata in itertools.product(itertools.product(range(3), repeat=2), repeat=number)
    if sum(map(sum, strata)) <= 4 and all(map(sum, strata))
]
"""Everybody else: two or three strata, at most four people, somebody in each."""
TRAIT_BASES = [(1, 1), (2, 1), (2, 2), (3, 1), (1, 1, 1), (2, 1, 1)]


def with_each_record(scores: Floats, axis: int, size: int, n_states: int) -> list[Floats]:
    """The scores of everybody else's studies with one more person in a cell, one array for each record of that person."""
    return [scores.take(after, axis=axis) for _, after in with_one_more(size, n_states)]


def most_moved(first: list[Floats], second: list[Floats]) -> tuple[float, float]:
    """How far scores move when the person is in another cell: with the same record, and with any."""
    moved = [[float(np.abs(a - b).max()) for b in second] for a in first]
    return max(row[record] for record, row in enumerate(moved)), max(map(max, moved))


@pytest.mark.parametrize("name", NAMES)
def test_another_stratum_moves_a_score_by_1_and_with_another_genotype_by_2(name: str) -> None:
    """Every study of at most five people in up to three strata, missing calls included; the person keeps their group."""
    found = []
    for strata in BASES:
        cells = [n for stratum in strata for n in stratum]
        larger = []
        for axis, size in enumerate(cells):
            more = [n + (place == axis) for place, n in enumerate(cells)]
            scores = case_control_scores(name, tuple(zip(more[::2], more[1::2], strict=True)))
            larger.append(with_each_record(scores, axis, size, len(CALLED_OR_MISSING)))
        found += [
            most_moved(larger[a], larger[b])
            for a, b in itertools.combinations(range(len(cells)), 2)
            if (b - a) % 2 == 0
        ]
    label, record = (max(column) for column in zip(*found, strict=True))
    assert label == pytest.approx(1, abs=1e-12)
    assert record == pytest.approx(2, abs=1e-12)


@pytest.mark.parametrize("name", NAMES)
def test_another_stratum_moves_a_trait_s_score_by_less(name: str) -> None:
    """At most by n/(n + 1) with the same record, n others in the larger stratum; by the sum of both strata's with another one."""
    found = []
    for sizes in TRAIT_BASES:
        larger = []
        for axis, size in enumerate(sizes):
            more = tuple(n + (place == axis) for place, n in enumerate(sizes))
            larger.append(with_each_record(trait_scores(name, more), axis, size, len(TRAIT_STATES)))
        for a, b in itertools.combinations(range(len(sizes)), 2):
            label, record = most_moved(larger[a], larger[b])
            shares = [sizes[each] / (sizes[each] + 1) for each in (a, b)]
            assert label <= max(shares) + 1e-12
            assert record <= sum(shares) + 1e-12
            found.append((label, record))
    assert max(record for _, record in found) == pytest.approx(1, abs=1e-12)


@pytest.mark.parametrize("name", NAMES)
def test_a_trait_s_score_comes_near_2_where_another_stratum_has_the_signal(name: str) -> None:
    """Nine others in the first stratum, all 0; nine in the second, of trait 1; in the third forty whose trait is the genotype."""

    def score(first: bool) -> float:
        people, traits = np.zeros((2, 1, 3, 3), dtype=np.int64)
        people[0, :2, 0], people[0, 2] = 9, (20, 0, 20)
        traits[0, 1, 0], traits[0, 2, 2] = 9, 20
        people[0, 0 if first else 1, 2] += 1
        traits[0, 0, 2] += first
        nobody = np.zeros((1, 3), dtype=np.int64)
        sums = WeightedSums.of_traits(
            people=people, traits=traits, up=nobody, down=nobody,
            sizes=TraitSizes(strata=tuple(people[0].sum(axis=1).tolist())), totals=traits[0].sum(axis=1).tolist(), largest=1,
        )  # fmt: skip
        chosen = SCORES.find(name)
        assert isinstance(chosen, TotalVariation)
        return float(scores_of(chosen, sums)[0])

    assert score(True) - score(False) == pytest.approx(1.8)
