"""How it draws; loaded by who releases or audits, never by who verifies."""

from __future__ import annotations

import numpy as np

from gwasprivacy.mechanisms.asked_selection import Asked, asked_of
from gwasprivacy.mechanisms.exponential_choice import not_too_deep, weighted_choice
from gwasprivacy.mechanisms.grid import IntArray
from gwasprivacy.mechanisms.laws.levels import Levels
from gwasprivacy.mechanisms.laws.log_sums import log_sum
from gwasprivacy.mechanisms.noise import exponential_top, uniform_subset
from gwasprivacy.mechanisms.selection_checks import public_threshold


@asked_of
def select(asked: Asked) -> IntArray:
    steps, levels = _levels(asked)
    sizes = np.array([log_sum(weights) for weights in levels.log_weights_up_to(asked.n_snps)])
    size = weighted_choice(sizes)
    return _drawn(steps, levels, size, weighted_choice(levels.log_weights(size)))


@asked_of
def select_many(asked: Asked, draws: int) -> IntArray:
    steps, levels = _levels(asked)
    cells = np.stack(list(levels.log_weights_up_to(asked.n_snps)))
    possible = np.argwhere(cells > -np.inf)
    drawn = exponential_top(cells[cells > -np.inf], 1.0, 1, draws)[:, 0]
    out = np.full((draws, asked.n_snps), -1, dtype=np.int64)
    for row, place in enumerate(drawn):
        size, level = possible[place]
        out[row, :size] = _drawn(steps, levels, int(size), int(level))
    return out


def _levels(asked: Asked) -> tuple[IntArray, Levels]:
    grid = asked.grid
    at = int(grid.in_steps(np.array([public_threshold(asked.selector, asked.threshold)]))[0])
    steps = not_too_deep(asked.steps, grid.scale, around=at) - at
    return steps, Levels.of(steps, float(grid.scale))


def _drawn(steps: IntArray, levels: Levels, size: int, level: int) -> IntArray:
    """A uniform set of ``size`` rows among those with u ≥ −t of the level; ``steps`` relative to the threshold."""
    far = levels.distance[level]
    must = np.flatnonzero(steps > far)
    may = np.flatnonzero((steps >= -far) & (steps <= far))
    return np.sort(np.concatenate([must, may[uniform_subset(len(may), size - len(must))]]))
