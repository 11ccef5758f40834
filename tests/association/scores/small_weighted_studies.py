"""Every dataset of a small study with strata, and how far each kind of neighbour moves a score.

A dataset is a multiset of records in every cell (a stratum's cases, its controls, or a stratum of people with a trait), so all
scores of a study fill an array with one axis a cell, and a neighbour is a step along an axis.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache

import numpy as np
import numpy.typing as npt

from gwasprivacy.association.scores.registry import SCORES
from gwasprivacy.association.scores.total_variation import TotalVariation
from gwasprivacy.association.scores.weighted_sums import WeightedSums
from gwasprivacy.study.sizes import CaseControlSizes, TraitSizes

Array = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
Strata = tuple[tuple[int, int], ...]
Calls = tuple[tuple[int, int, int], ...]

NAMES = ("tv", "ks", "tv-allelic")
CALLED_OR_MISSING = ((1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0, 0))
"""What a record adds to the counts of the three genotypes."""
IN_HALVES = ((2, 0, 0), (0, 2, 0), (0, 0, 2), (1, 1, 0), (0, 1, 1), (1, 0, 1), (0, 0, 0))
"""The same for imputed genotypes in steps of ½."""
IN_THIRDS = tuple(each for each in itertools.product(range(4), repeat=3) if sum(each) in (0, 3))
"""Every row of probabilities in steps of ⅓, and no call."""
LARGEST_TRAIT = 2
"""Traits are 0, ½ and 1."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Multisets:
    """All multisets of ``size`` out of ``n_states`` records: how many there are of each, shape (n, n_states)."""

    rows: Array

    @property
    def place(self) -> dict[tuple[int, ...], int]:
        return {tuple(row): index for index, row in enumerate(self.rows.tolist())}


@cache
def multisets(size: int, n_states: int) -> Multisets:
    chosen = list(itertools.combinations_with_replacement(range(n_states), size))
    rows = np.zeros((len(chosen), n_states), dtype=np.int64)
    for index, records in enumerate(chosen):
        for record in records:
            rows[index, record] += 1
    return Multisets(rows=rows)


def with_one_more(size: int, n_states: int) -> Iterator[tuple[Array, Array]]:
    """For each record: the places of all multisets of ``size``, and of what they are with that record."""
    smaller, place = multisets(size, n_states).rows, multisets(size + 1, n_states).place
    for record in range(n_states):
        larger = smaller.copy()
        larger[:, record] += 1
        yield np.arange(len(smaller)), np.array([place[tuple(row)] for row in larger.tolist()])


def with_one_replaced(size: int, n_states: int) -> Iterator[tuple[int, int, Array, Array]]:
    """For each pair of records: the places of the multisets of ``size`` that have the first, and with the second in its place."""
    for (old, (_, before)), (new, (_, after)) in itertools.permutations(
        enumerate(with_one_more(size - 1, n_states)), 2
    ):
        yield old, new, before, after


def scores_of(score: TotalVariation, sums: WeightedSums) -> Floats:
    numerator, denominator = score.values.least_sum(sums)
    quotient: Floats = np.asarray(numerator / denominator, dtype=np.float64)
    return quotient


def grid_of(lengths: Sequence[int]) -> list[Array]:
    """The place on each axis of every dataset, one array an axis."""
    return [axis.ravel() for axis in np.meshgrid(*map(np.arange, lengths), indexing="ij")]


def case_control_scores(
    name: str,
    strata: Strata,
    states: Sequence[tuple[int, int, int]] = CALLED_OR_MISSING,
    steps: int = 1,
    planned: Strata | None = None,
) -> Floats:
    """The score of every dataset: an axis for the cases of the first stratum, one for its controls, and so on; with weights from
    ``planned`` sizes where they are given."""
    cells = [multisets(size, len(states)).rows @ np.array(states) for stratum in strata for size in stratum]
    lengths = [len(cell) for cell in cells]
    places = grid_of(lengths)
    counts = np.stack([cell[place] for cell, place in zip(cells, places, strict=True)], axis=1)
    sums = WeightedSums.of_groups(
        counts.reshape(-1, len(strata), 2, 3),
        CaseControlSizes(strata=strata),
        steps=steps,
        planned=None if planned is None else CaseControlSizes(strata=planned),
    )
    score = SCORES.find(name)
    assert isinstance(score, TotalVariation)
    return scores_of(score, sums).reshape(lengths)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scale:
    """The values that a trait takes, in whole steps 0 … ``largest``, and each stratum's public centre, in steps; () for own means."""

    values: tuple[int, ...] = tuple(range(LARGEST_TRAIT + 1))
    largest: int = LARGEST_TRAIT
    centres: tuple[int, ...] = ()

    def of(self, stratum: int) -> Scale:
        """With that stratum's centre alone."""
        return replace(self, centres=self.centres[stratum : stratum + 1])

    def sizes(self, strata: tuple[int, ...]) -> TraitSizes:
        shares = tuple(Fraction(each, self.largest) for each in self.centres)
        return TraitSizes(strata=strata, centres=shares or None)


OWN_MEANS = Scale()


def trait_states(
    calls: Calls = CALLED_OR_MISSING, scale: Scale = OWN_MEANS
) -> tuple[tuple[int, tuple[int, int, int]], ...]:
    """Every value of the trait with every call, or with every row of probabilities."""
    return tuple(itertools.product(scale.values, calls))


TRAIT_STATES = trait_states()


@cache
def trait_cells(size: int, calls: Calls = CALLED_OR_MISSING, steps: int = 1, scale: Scale = OWN_MEANS) -> WeightedSums:
    """The sums of every multiset of records of one stratum, in units of 1/(Y·N·steps), or of 1/(Y·steps) from a public centre."""
    states = trait_states(calls, scale)
    rows = multisets(size, len(states)).rows
    values, of_call = np.array([trait for trait, _ in states]), np.array([call for _, call in states])
    missing, totals = ~of_call.any(axis=1), rows @ values
    from_mean = size * values - totals[:, None]
    z = np.broadcast_to(values - scale.centres[0], rows.shape) if scale.centres else from_mean
    every = {
        "people": (rows @ of_call)[:, None],
        "traits": (rows @ (of_call * values[:, None]))[:, None],
        "up": (rows * np.maximum(z, 0) * missing).sum(axis=1, keepdims=True),
        "down": (rows * np.maximum(-z, 0) * missing).sum(axis=1, keepdims=True),
    }
    found = {
        name: np.zeros((len(rows), *tail), dtype=np.int64) for name, tail in (("z", (3,)), ("up", ()), ("down", ()))
    }
    denominator = 1
    for total in np.unique(totals).tolist():  # a study has one sum of all its values
        here = totals == total
        part = WeightedSums.of_traits(
            **{name: numbers[here] for name, numbers in every.items()},
            sizes=scale.sizes((size,)),
            totals=(total,),
            largest=scale.largest,
            steps=steps,
        )
        found["z"][here], found["up"][here], found["down"][here] = part.z, part.up, part.down
        denominator = part.denominator
    return WeightedSums(**found, denominator=denominator)


def trait_scores(
    name: str,
    strata: tuple[int, ...],
    calls: Calls = CALLED_OR_MISSING,
    steps: int = 1,
    scale: Scale = OWN_MEANS,
) -> Floats:
    """The score of every dataset of people with a trait: an axis a stratum."""
    cells = [trait_cells(size, calls, steps, scale.of(k)) for k, size in enumerate(strata)]
    lengths = [len(cell) for cell in cells]
    places = grid_of(lengths)
    sums = WeightedSums.of_parts(
        z=np.stack([cell.z[place] for cell, place in zip(cells, places, strict=True)], axis=1),
        up=np.stack([cell.up[place] for cell, place in zip(cells, places, strict=True)], axis=1),
        down=np.stack([cell.down[place] for cell, place in zip(cells, places, strict=True)], axis=1),
        denominators=[cell.denominator for cell in cells],
        most=[max(size, 1) * cell.denominator for size, cell in zip(strata, cells, strict=True)],
    )
    score = SCORES.find(name)
    assert isinstance(score, TotalVariation)
    return scores_of(score, sums).reshape(lengths)


def moved_by_replacing(
    scores: Floats, axis: int, size: int, n_states: int, allowed: Callable[[int, int], bool] = lambda old, new: True
) -> float:
    """How far replacing one record of the cell at ``axis`` moves the score, at most; ``allowed``: which by which."""
    moves = [
        np.abs(np.take(scores, before, axis) - np.take(scores, after, axis)).max()
        for old, new, before, after in with_one_replaced(size, n_states)
        if allowed(old, new)
    ]
    return float(max(moves))


def moved_by_swapping(scores: Floats, axes: tuple[int, int], sizes: tuple[int, int], n_states: int) -> float:
    """How far two people of two cells who change places move the score, at most."""
    first, second = (
        {(old, new): (before, after) for old, new, before, after in with_one_replaced(size, n_states)} for size in sizes
    )
    moves = []
    for (old, new), (before, after) in first.items():
        other_before, other_after = second[new, old]
        one = np.take(np.take(scores, before, axes[0]), other_before, axes[1])
        other = np.take(np.take(scores, after, axes[0]), other_after, axes[1])
        moves.append(np.abs(one - other).max())
    return float(max(moves))


def moved_by_adding(smaller: Floats, larger: Floats, axis: int, size: int, n_states: int) -> float:
    """How far one person more in the cell at ``axis``, which has ``size`` in ``smaller``, moves the score, at most."""
    moves = [
        np.abs(np.take(smaller, before, axis) - np.take(larger, after, axis)).max()
        for before, after in with_one_more(size, n_states)
    ]
    return float(max(moves))
