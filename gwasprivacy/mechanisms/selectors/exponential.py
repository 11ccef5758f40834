"""The exponential mechanism, M times without replacement (Tramèr et al. 2015, Algorithm 1; Yu et al. 2014)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from gwasprivacy.base.language import mark
from gwasprivacy.mechanisms.exponential_choice import Rounds, not_too_deep
from gwasprivacy.mechanisms.grid import FloatArray, IntArray, NoiseGrid
from gwasprivacy.mechanisms.laws.clocks import GUMBEL, Clock
from gwasprivacy.mechanisms.noise import exponential_top
from gwasprivacy.mechanisms.race_selector import RaceSelector
from gwasprivacy.mechanisms.selector import check_selection
from gwasprivacy.membership.loss import Loss, rounds
from gwasprivacy.study.candidates import LocusIndex

_FEW = 256


@dataclass(frozen=True, slots=True, kw_only=True)
class Exponential(RaceSelector):
    """M rounds; each draws one of the rows left with Pr ∝ e^{ε q/(2MΔ)}.

    Needs a score with sensitivity Δ for the plan's neighbours; spends ε; publishes a set.

    *Privacy.*  One round has Pr[i] = e^{q_i/s}/Σe^{q/s} with s = 2MΔ/ε.  Between neighbours the numerator changes by at
    most e^{Δ/s}, the denominator likewise: e^{2Δ/s} = e^{ε/M} (McSherry & Talwar 2007).  The candidates of a round
    depend on the earlier picks only, so M rounds compose to ε; with public loci, a pick removes its whole locus from
    the later rounds, and the argument is the same.  Equal in law to Gumbel noise of scale s on every score and the M
    largest.  Scores are whole steps of :class:`NoiseGrid`, whose docstring has the rounding.

    *Loss.*  One round is a draw of the exponential mechanism, whose loss has a bounded range; M ≥ 2 rounds add up.
    """

    name: str = "exponential"
    title: str = mark("Exponential mechanism")
    short: str = mark("exponential")
    words: str = mark("draws the SNPs one after another, stronger ones more likely")
    advice: str = mark("For one SNP, or where the literature's usual mechanism is wanted.")
    source: str = mark("McSherry & Talwar 2007; Yu et al. 2014; Tramèr et al. 2015, Algorithm 1")
    place: int = 1
    clock: Clock = GUMBEL

    def loss(self, n_snps: int) -> Loss:
        return rounds(n_snps)

    def select(
        self,
        scores: FloatArray,
        *,
        sensitivity: float,
        epsilon: float,
        n_snps: int,
        loci: LocusIndex | None = None,
        threshold: float | None = None,
    ) -> IntArray:
        values = check_selection(scores, n_snps, loci)
        grid = NoiseGrid.for_noise(moves=self.noise_moves(n_snps), sensitivity=sensitivity, epsilon=epsilon)
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
        self,
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
        grid = NoiseGrid.for_noise(moves=self.noise_moves(n_snps), sensitivity=sensitivity, epsilon=epsilon)
        if loci is not None:
            out = np.full((draws, n_snps), -1, dtype=np.int64)
            _many_rounds(not_too_deep(grid.in_steps(values), grid.scale), grid.scale, np.arange(len(values)), loci, out)
            return _sorted_rows(out)
        if len(values) > _FEW:
            drawn = [self.select(values, sensitivity=sensitivity, epsilon=epsilon, n_snps=n_snps) for _ in range(draws)]
            return np.array(drawn, dtype=np.int64)
        return np.sort(
            exponential_top(not_too_deep(grid.in_steps(values), grid.scale), grid.scale, n_snps, draws), axis=1
        )


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


SELECTOR = Exponential()
