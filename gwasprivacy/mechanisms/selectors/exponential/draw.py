"""How it draws; loaded by who releases or audits, never by who verifies."""

from __future__ import annotations

import numpy as np

from gwasprivacy.mechanisms.exponential_choice import Rounds, not_too_deep
from gwasprivacy.mechanisms.grid import FloatArray, IntArray, NoiseGrid
from gwasprivacy.mechanisms.noise import exponential_top
from gwasprivacy.mechanisms.selection_checks import check_selection
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
    grid = NoiseGrid.for_noise(moves=selector.noise_moves(n_snps), sensitivity=sensitivity, epsilon=epsilon)
    rounds = Rounds(not_too_deep(grid.in_steps(values), grid.scale), grid.scale)
    chosen: list[int] = []
    for _ in range(n_snps):
        if rounds.is_empty:
            break
        row = rounds.draw()
        chosen.append(row)
        gone = np.arange(row, row + 1) if loci is None else np.arange(loci.start[row], loci.stop[row])
        rounds.remove(gone)
    return np.array(sorted(chosen), dtype=np.int64)


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
    grid = NoiseGrid.for_noise(moves=selector.noise_moves(n_snps), sensitivity=sensitivity, epsilon=epsilon)
    if loci is not None:
        out = np.full((draws, n_snps), -1, dtype=np.int64)
        _many_rounds(not_too_deep(grid.in_steps(values), grid.scale), grid.scale, np.arange(len(values)), loci, out)
        return _sorted_rows(out)
    if len(values) > _FEW:
        drawn = [
            select(selector, values, sensitivity=sensitivity, epsilon=epsilon, n_snps=n_snps) for _ in range(draws)
        ]
        return np.array(drawn, dtype=np.int64)
    return np.sort(exponential_top(not_too_deep(grid.in_steps(values), grid.scale), grid.scale, n_snps, draws), axis=1)


_FEW = 256


def _many_rounds(steps: IntArray, scale: int, left: IntArray, loci: LocusIndex, out: IntArray) -> None:
    """Fill the columns of ``out`` (draws, rounds) with picks from the rows ``left``; draws that picked alike go on together."""
    if not len(left) or not out.size:
        return
    out[:, 0] = left[exponential_top(steps[left], scale, 1, len(out))[:, 0]]
    for row in np.unique(out[:, 0]):
        alike = out[:, 0] == row
        later = np.ascontiguousarray(out[alike, 1:])
        stay = left[(left < loci.start[row]) | (left >= loci.stop[row])]
        _many_rounds(steps, scale, stay, loci, later)
        out[alike, 1:] = later


def _sorted_rows(picked: IntArray) -> IntArray:
    """Rows ascending, −1 last."""
    behind = np.where(picked < 0, np.iinfo(np.int64).max, picked)
    behind.sort(axis=1)
    return np.where(behind == np.iinfo(np.int64).max, -1, behind)
