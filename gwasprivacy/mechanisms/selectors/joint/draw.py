"""How it draws; loaded by who releases or audits, never by who verifies."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from gwasprivacy.mechanisms.asked_selection import Asked, asked_of
from gwasprivacy.mechanisms.exponential_choice import not_too_deep, weighted_choice
from gwasprivacy.mechanisms.grid import FloatArray, IntArray
from gwasprivacy.mechanisms.laws.joint_by_locus import log_counts, one_of_each
from gwasprivacy.mechanisms.laws.law import Cell
from gwasprivacy.mechanisms.laws.ranked_sets import RankedSets
from gwasprivacy.mechanisms.laws.weighted_sets import WeightedSets
from gwasprivacy.mechanisms.noise import exponential_top, uniform_below, uniform_subset
from gwasprivacy.mechanisms.sets_of_a_draw import weights_in
from gwasprivacy.study.public_lists.locus_index import LocusIndex

_DEEPEST_WITH_WEIGHTS = 1 << 14


@asked_of
def select(asked: Asked) -> IntArray:
    if asked.loci is not None:
        by_locus = _by_locus(asked, asked.loci)
        return by_locus.filled(weighted_choice(by_locus.log_weights))
    if (weights := weights_in(asked.set_score, asked.n_snps)) is not None:
        return np.sort(_weighted(asked, weights, 1)[0])
    sets = _ranked(asked)
    which = weighted_choice(sets.log_weights)
    return _filled(sets.cell(which, weighted_choice(sets.log_leads(which))))


@asked_of
def select_many(asked: Asked, draws: int) -> IntArray:
    if asked.loci is not None:
        by_locus = _by_locus(asked, asked.loci)
        out = np.full((draws, asked.n_snps), -1, dtype=np.int64)
        for row, place in enumerate(_drawn(by_locus.log_weights, draws)):
            out[row, : by_locus.size] = by_locus.filled(place)
        return out
    if (weights := weights_in(asked.set_score, asked.n_snps)) is not None:
        return _weighted(asked, weights, draws)
    sets = _ranked(asked)
    anchors, times = np.unique(_drawn(sets.log_weights, draws), return_counts=True)
    each = zip(anchors.tolist(), times.tolist(), strict=True)
    return np.array(
        [_filled(sets.cell(which, lead)) for which, n in each for lead in _drawn(sets.log_leads(which), n)],
        dtype=np.int64,
    )


def _drawn(log_weights: FloatArray, draws: int) -> list[int]:
    """``draws`` independent indices with Pr ∝ e^{log_weights}."""
    possible = np.flatnonzero(log_weights > -np.inf)
    found: list[int] = possible[exponential_top(log_weights[possible], 1.0, 1, draws)[:, 0]].tolist()
    return found


def _ranked(asked: Asked) -> RankedSets:
    scale = asked.grid.scale
    steps = not_too_deep(asked.steps, scale)
    return RankedSets.of(steps, scale=float(scale), n_snps=asked.n_snps, score=asked.set_score)


def _weighted(asked: Asked, weights: tuple[float, ...], draws: int) -> IntArray:
    """Sets by weights on their members' scores.

    Each of up to 32 choices may round by 2⁻³⁴ for the sum of its groups; limited to 2¹⁴ scales, exponents and running sums add less than
    2⁻³⁷: 5·2⁻³¹ in all.
    """
    scale = asked.grid.scale
    steps = not_too_deep(asked.steps, scale, deepest=_DEEPEST_WITH_WEIGHTS)
    sets = WeightedSets.of(steps, scale=float(scale), weights=weights)
    return np.array(_by_weights(sets, len(weights) - 1, len(steps), draws), dtype=np.int64)


def _by_weights(sets: WeightedSets, k: int, end: int, draws: int) -> list[list[int]]:
    """``draws`` choices of the rows of the k + 1 best members of a set, all of them before place ``end``."""
    if k < 0:
        return [[] for _ in range(draws)]
    logs = sets.log_places(k, end)
    places, times = np.unique([weighted_choice(logs)] if draws == 1 else _drawn(logs, draws), return_counts=True)
    each = zip(places.tolist(), times.tolist(), strict=True)
    return [[int(sets.order[place]), *better] for place, n in each for better in _by_weights(sets, k - 1, place, n)]


def _filled(cell: Cell) -> IntArray:
    """One of the sets of ``cell``, all equally likely."""
    return np.sort(np.concatenate([cell.sure, *(group[uniform_subset(len(group), n)] for group, n in cell.groups)]))


def _by_locus(asked: Asked, loci: LocusIndex) -> _ByLocus:
    steps = not_too_deep(asked.steps, asked.grid.scale)
    order = np.argsort(-steps, kind="stable")
    ranked, blocks = steps[order], loci.blocks()
    size = min(asked.n_snps, int(blocks[-1]) + 1)
    counts = log_counts(blocks[order], size)[:, 0]
    return _ByLocus(order, blocks[order], size, (ranked - ranked[0]) / float(asked.grid.scale) + counts)


@dataclass(frozen=True, slots=True)
class _ByLocus:
    """The rows by descending score, their loci, K, and the log-weight of every rank for the weakest member."""

    order: IntArray
    blocks: IntArray
    size: int
    log_weights: FloatArray

    def filled(self, weakest: int) -> IntArray:
        """A set whose weakest member stands at that rank."""
        return one_of_each(self.order, self.blocks, weakest, self.size, uniform_below)
