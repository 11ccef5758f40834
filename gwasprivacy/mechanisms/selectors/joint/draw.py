"""How it draws; loaded by who releases or audits, never by who verifies."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from gwasprivacy.mechanisms.exponential_choice import not_too_deep, weighted_choice
from gwasprivacy.mechanisms.grid import FloatArray, IntArray, NoiseGrid
from gwasprivacy.mechanisms.laws.binomial_logs import log_binomial
from gwasprivacy.mechanisms.laws.joint_by_locus import log_counts, one_of_each
from gwasprivacy.mechanisms.noise import exponential_top, uniform_below, uniform_subset
from gwasprivacy.mechanisms.selection_checks import check_loci, check_selection
from gwasprivacy.mechanisms.selector import Selector
from gwasprivacy.study.public_lists.locus_index import LocusIndex


def select(
    selector: Selector,
    scores: FloatArray,
    *,
    sensitivity: float,
    epsilon: float,
    n_snps: int,
    loci: LocusIndex | None = None,
    threshold: float | None = None,
) -> IntArray:
    values = check_selection(scores, n_snps, loci)
    check_loci(selector, loci)
    if loci is not None:
        by_locus = _by_locus(selector, values, sensitivity, epsilon, n_snps, loci)
        return by_locus.filled(weighted_choice(by_locus.log_weights))
    order, log_weights = _ranks(selector, values, sensitivity, epsilon, n_snps)
    return _filled(order, weighted_choice(log_weights), n_snps)


def select_many(
    selector: Selector,
    scores: FloatArray,
    *,
    sensitivity: float,
    epsilon: float,
    n_snps: int,
    draws: int,
    loci: LocusIndex | None = None,
    threshold: float | None = None,
) -> IntArray:
    values = check_selection(scores, n_snps, loci)
    check_loci(selector, loci)
    if loci is not None:
        by_locus = _by_locus(selector, values, sensitivity, epsilon, n_snps, loci)
        possible = np.flatnonzero(by_locus.log_weights > -np.inf)
        out = np.full((draws, n_snps), -1, dtype=np.int64)
        drawn = exponential_top(by_locus.log_weights[possible], 1.0, 1, draws)[:, 0]
        for row, place in enumerate(possible[drawn].tolist()):
            out[row, : by_locus.size] = by_locus.filled(place)
        return out
    order, log_weights = _ranks(selector, values, sensitivity, epsilon, n_snps)
    places = exponential_top(log_weights, 1.0, 1, draws)[:, 0]
    return np.array([_filled(order, int(place), n_snps) for place in places], dtype=np.int64)


def _ranks(
    selector: Selector, values: FloatArray, sensitivity: float, epsilon: float, n_snps: int
) -> tuple[IntArray, FloatArray]:
    """The rows by descending score, and the log-weights of the ranks M … n for the weakest member."""
    grid = NoiseGrid.for_noise(moves=selector.noise_moves(n_snps), sensitivity=sensitivity, epsilon=epsilon)
    steps = not_too_deep(grid.in_steps(values), grid.scale)
    order = np.argsort(-steps, kind="stable")
    ranked = steps[order[n_snps - 1 :]]
    stronger = np.arange(n_snps - 1, len(values))
    return order, (ranked - ranked[0]) / float(grid.scale) + log_binomial(stronger, n_snps - 1)


def _by_locus(
    selector: Selector, values: FloatArray, sensitivity: float, epsilon: float, n_snps: int, loci: LocusIndex
) -> _ByLocus:
    grid = NoiseGrid.for_noise(moves=selector.noise_moves(n_snps), sensitivity=sensitivity, epsilon=epsilon)
    steps = not_too_deep(grid.in_steps(values), grid.scale)
    order = np.argsort(-steps, kind="stable")
    blocks = loci.blocks()
    size = min(n_snps, int(blocks[-1]) + 1)
    ranked = steps[order]
    counts = log_counts(blocks[order], size)[:, 0]
    return _ByLocus(order, blocks[order], size, (ranked - ranked[0]) / float(grid.scale) + counts)


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
