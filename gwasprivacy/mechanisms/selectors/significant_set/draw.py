"""How it draws; loaded by who releases or audits, never by who verifies."""

from __future__ import annotations

import numpy as np

from gwasprivacy.mechanisms.exponential_choice import not_too_deep, weighted_choice
from gwasprivacy.mechanisms.grid import FloatArray, IntArray, NoiseGrid
from gwasprivacy.mechanisms.laws.levels import Levels
from gwasprivacy.mechanisms.laws.log_sums import log_sum
from gwasprivacy.mechanisms.noise import exponential_top, uniform_subset
from gwasprivacy.mechanisms.selection_checks import check_loci, check_selection, public_threshold
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
    steps, levels = _levels(selector, values, sensitivity, epsilon, threshold)
    sizes = np.array([log_sum(weights) for weights in levels.log_weights_up_to(n_snps)])
    size = weighted_choice(sizes)
    return _drawn(steps, levels, size, weighted_choice(levels.log_weights(size)))


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
    steps, levels = _levels(selector, values, sensitivity, epsilon, threshold)
    cells = np.stack(list(levels.log_weights_up_to(n_snps)))
    possible = np.argwhere(cells > -np.inf)
    drawn = exponential_top(cells[cells > -np.inf], 1.0, 1, draws)[:, 0]
    out = np.full((draws, n_snps), -1, dtype=np.int64)
    for row, place in enumerate(drawn):
        size, level = possible[place]
        out[row, :size] = _drawn(steps, levels, int(size), int(level))
    return out


def _levels(
    selector: Selector, values: FloatArray, sensitivity: float, epsilon: float, threshold: float | None
) -> tuple[IntArray, Levels]:
    public = public_threshold(selector, threshold)
    grid = NoiseGrid.for_noise(moves=selector.noise_moves(1), sensitivity=sensitivity, epsilon=epsilon)
    at = int(grid.in_steps(np.array([public]))[0])
    steps = not_too_deep(grid.in_steps(values), grid.scale, around=at) - at
    return steps, Levels.of(steps, float(grid.scale))


def _drawn(steps: IntArray, levels: Levels, size: int, level: int) -> IntArray:
    """A uniform set of ``size`` rows among those with u ≥ −t of the level; ``steps`` relative to the threshold."""
    far = levels.distance[level]
    must = np.flatnonzero(steps > far)
    may = np.flatnonzero((steps >= -far) & (steps <= far))
    return np.sort(np.concatenate([must, may[uniform_subset(len(may), size - len(must))]]))
