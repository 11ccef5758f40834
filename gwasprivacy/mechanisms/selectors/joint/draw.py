"""How it draws; loaded by who releases or audits, never by who verifies."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from gwasprivacy.mechanisms.asked_selection import Asked, asked_of
from gwasprivacy.mechanisms.exponential_choice import not_too_deep, weighted_choice
from gwasprivacy.mechanisms.grid import FloatArray, IntArray
from gwasprivacy.mechanisms.laws.binomial_logs import log_binomial
from gwasprivacy.mechanisms.laws.joint_by_locus import log_counts, one_of_each
from gwasprivacy.mechanisms.noise import exponential_top, uniform_below, uniform_subset
from gwasprivacy.study.public_lists.locus_index import LocusIndex


@asked_of
def select(asked: Asked) -> IntArray:
    if asked.loci is not None:
        by_locus = _by_locus(asked, asked.loci)
        return by_locus.filled(weighted_choice(by_locus.log_weights))
    order, log_weights = _ranks(asked)
    return _filled(order, weighted_choice(log_weights), asked.n_snps)


@asked_of
def select_many(asked: Asked, draws: int) -> IntArray:
    if asked.loci is not None:
        by_locus = _by_locus(asked, asked.loci)
        possible = np.flatnonzero(by_locus.log_weights > -np.inf)
        out = np.full((draws, asked.n_snps), -1, dtype=np.int64)
        drawn = exponential_top(by_locus.log_weights[possible], 1.0, 1, draws)[:, 0]
        for row, place in enumerate(possible[drawn].tolist()):
            out[row, : by_locus.size] = by_locus.filled(place)
        return out
    order, log_weights = _ranks(asked)
    places = exponential_top(log_weights, 1.0, 1, draws)[:, 0]
    return np.array([_filled(order, int(place), asked.n_snps) for place in places], dtype=np.int64)


def _descending(asked: Asked) -> tuple[IntArray, IntArray]:
    """The rows by descending score, and their scores on the grid."""
    steps = not_too_deep(asked.steps, asked.grid.scale)
    order = np.argsort(-steps, kind="stable")
    return order, steps[order]


def _ranks(asked: Asked) -> tuple[IntArray, FloatArray]:
    """The rows by descending score, and the log-weights of the ranks M … n for the weakest member."""
    order, steps = _descending(asked)
    ranked = steps[asked.n_snps - 1 :]
    stronger = np.arange(asked.n_snps - 1, len(order))
    return order, (ranked - ranked[0]) / float(asked.grid.scale) + log_binomial(stronger, asked.n_snps - 1)


def _by_locus(asked: Asked, loci: LocusIndex) -> _ByLocus:
    order, ranked = _descending(asked)
    blocks = loci.blocks()
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


def _filled(order: IntArray, place: int, n_snps: int) -> IntArray:
    """The set whose weakest member is number ``place`` of the ranks M … n."""
    weakest = n_snps - 1 + place
    return np.sort(np.append(order[uniform_subset(weakest, n_snps - 1)], order[weakest]))
