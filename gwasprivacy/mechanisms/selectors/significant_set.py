"""The significant SNPs, how many of them included: an exponential mechanism over all sets up to a size."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from gwasprivacy.base.language import mark
from gwasprivacy.mechanisms.exponential_choice import not_too_deep, weighted_choice
from gwasprivacy.mechanisms.grid import FloatArray, IntArray, NoiseGrid
from gwasprivacy.mechanisms.laws.levels import Levels
from gwasprivacy.mechanisms.laws.log_sums import log_sum
from gwasprivacy.mechanisms.laws.set_laws import SignificantSetLaw
from gwasprivacy.mechanisms.noise import exponential_top, uniform_subset
from gwasprivacy.mechanisms.selector import (
    AuditDesign,
    AuditPattern,
    Selector,
    check_loci,
    check_selection,
    public_threshold,
)
from gwasprivacy.membership.loss import BOUNDED_RANGE, Loss
from gwasprivacy.study.candidates import LocusIndex

_AUDIT = AuditDesign(pattern=AuditPattern.AROUND_THRESHOLD)


@dataclass(frozen=True, slots=True, kw_only=True)
class SignificantSet(Selector):
    """Pr[S] ∝ π(|S|)/C(m, |S|)·e^{ε u(S)/(2Δ)} over all sets S of at most K SNPs, π uniform on 0 … K.

    u(S) = −max( max over i∈S of (τ − q_i)⁺, max over i∉S of (q_i − τ)⁺ ): how far every score would have to move before
    S is the set of SNPs above the public threshold τ.  Needs τ and a score with sensitivity Δ; ``n_snps`` is K; spends ε;
    publishes a set and with it its size.

    *Privacy.*  Each (τ − q_i)⁺ and (q_i − τ)⁺ moves by at most Δ with its score, so their largest does: u has sensitivity
    Δ for every S.  The base measure π(|S|)/C(m, |S|) is public.  So this is an ε-DP exponential mechanism (McSherry &
    Talwar 2007), whatever K is.  *Loss*: bounded range, as of one draw (Durfee &
    Rogers 2019).  *Sampling*: see :class:`gwasprivacy.mechanisms.laws.levels.Levels`.
    """

    name: str = "significant-set"
    title: str = mark("Significant set")
    short: str = mark("significant set")
    words: str = mark("draws the set of SNPs above a public threshold, its size included")
    publishes: str = mark("a set of SNPs, without order, and its size")
    advice: str = mark("Where it is not known how many SNPs are significant, and a threshold can be fixed beforehand.")
    source: str = mark(
        "this program, as far as a search found; an exponential mechanism (McSherry & Talwar 2007) over sets"
    )
    place: int = 5
    needs_threshold: bool = True
    size_varies: bool = True
    audit: AuditDesign = _AUDIT

    def loss(self, n_snps: int) -> Loss:
        return BOUNDED_RANGE

    def noise_moves(self, n_snps: int) -> int:
        return 2

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
        check_loci(self, loci)
        steps, levels = self._levels(values, sensitivity, epsilon, threshold)
        sizes = np.array([log_sum(weights) for weights in levels.log_weights_up_to(n_snps)])
        size = weighted_choice(sizes)
        return _drawn(steps, levels, size, weighted_choice(levels.log_weights(size)))

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
        check_loci(self, loci)
        steps, levels = self._levels(values, sensitivity, epsilon, threshold)
        cells = np.stack(list(levels.log_weights_up_to(n_snps)))
        possible = np.argwhere(cells > -np.inf)
        drawn = exponential_top(cells[cells > -np.inf], 1.0, 1, draws)[:, 0]
        out = np.full((draws, n_snps), -1, dtype=np.int64)
        for row, place in enumerate(drawn):
            size, level = possible[place]
            out[row, :size] = _drawn(steps, levels, int(size), int(level))
        return out

    def law(
        self,
        scores: FloatArray,
        *,
        sensitivity: float,
        epsilon: float,
        n_snps: int,
        threshold: float | None = None,
    ) -> SignificantSetLaw:
        return SignificantSetLaw(
            scores=scores,
            scale=2 * sensitivity / epsilon,
            largest=n_snps,
            threshold=public_threshold(self, threshold),
        )

    def _levels(
        self, values: FloatArray, sensitivity: float, epsilon: float, threshold: float | None
    ) -> tuple[IntArray, Levels]:
        public = public_threshold(self, threshold)
        grid = NoiseGrid.for_noise(moves=self.noise_moves(1), sensitivity=sensitivity, epsilon=epsilon)
        at = int(grid.in_steps(np.array([public]))[0])
        steps = not_too_deep(grid.in_steps(values), grid.scale, around=at) - at
        return steps, Levels.of(steps, float(grid.scale))


def _drawn(steps: IntArray, levels: Levels, size: int, level: int) -> IntArray:
    """A uniform set of ``size`` rows among those with u ≥ −t of the level; ``steps`` relative to the threshold."""
    far = levels.distance[level]
    must = np.flatnonzero(steps > far)
    may = np.flatnonzero((steps >= -far) & (steps <= far))
    return np.sort(np.concatenate([must, may[uniform_subset(len(may), size - len(must))]]))


SELECTOR = SignificantSet()
