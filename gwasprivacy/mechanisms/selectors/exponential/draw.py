"""How it draws; loaded by who releases or audits, never by who verifies."""

from __future__ import annotations

import numpy as np

from gwasprivacy.mechanisms.asked_selection import Asked, asked_of
from gwasprivacy.mechanisms.exponential_choice import Rounds, not_too_deep
from gwasprivacy.mechanisms.grid import IntArray
from gwasprivacy.mechanisms.noise import exponential_top
from gwasprivacy.study.public_lists.locus_index import LocusIndex


@asked_of
def select(asked: Asked) -> IntArray:
    return _in_rounds(asked, not_too_deep(asked.steps, asked.grid.scale))


@asked_of
def select_many(asked: Asked, draws: int) -> IntArray:
    steps, scale = not_too_deep(asked.steps, asked.grid.scale), asked.grid.scale
    if asked.loci is not None:
        out = np.full((draws, asked.n_snps), -1, dtype=np.int64)
        _many_rounds(steps, scale, np.arange(len(steps)), asked.loci, out)
        return _sorted_rows(out)
    if len(steps) > _FEW:
        return np.array([_in_rounds(asked, steps) for _ in range(draws)], dtype=np.int64)
    return np.sort(exponential_top(steps, scale, asked.n_snps, draws), axis=1)


def _in_rounds(asked: Asked, steps: IntArray) -> IntArray:
    rounds = Rounds(steps, asked.grid.scale)
    loci = asked.loci
    chosen: list[int] = []
    for _ in range(asked.n_snps):
        if rounds.is_empty:
            break
        row = rounds.draw()
        chosen.append(row)
        gone = np.arange(row, row + 1) if loci is None else np.arange(loci.start[row], loci.stop[row])
        rounds.remove(gone)
    return np.array(sorted(chosen), dtype=np.int64)


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
