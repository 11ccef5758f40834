"""Laplace noise on every score, the M largest (Uhler, Slavković & Fienberg 2013)."""

from __future__ import annotations

from dataclasses import dataclass

from gwasprivacy.base.language import mark
from gwasprivacy.mechanisms.grid import FloatArray, IntArray, NoiseGrid
from gwasprivacy.mechanisms.laws.clocks import LAPLACE, Clock
from gwasprivacy.mechanisms.noise import laplace_noise
from gwasprivacy.mechanisms.peeling import largest, largest_of_each
from gwasprivacy.mechanisms.race_selector import RaceSelector
from gwasprivacy.mechanisms.selector import FEW_FALLING, AuditDesign, check_selection
from gwasprivacy.membership.loss import PURE, Loss
from gwasprivacy.study.candidates import LocusIndex


@dataclass(frozen=True, slots=True, kw_only=True)
class Laplace(RaceSelector):
    """Laplace noise of scale 2MΔ/ε on every score; the M largest.

    Needs a score with sensitivity Δ for the plan's neighbours; spends ε for the selection alone; publishes a set.  The
    noisy scores themselves are never published: for that the noise would have to grow with the number of SNPs.

    *Privacy.*  The theorem of :mod:`gwasprivacy.mechanisms.peeling` with λ = 2MΔ/ε, public loci included: the discrete
    Laplace law loses at most a factor e^{−c/λ} when its argument grows by c.

    *Loss.*  Pure: nothing sharper than [−ε, ε] is claimed.
    """

    name: str = "laplace"
    title: str = mark("Laplace mechanism")
    short: str = mark("Laplace")
    words: str = mark("adds Laplace noise to every score once and takes the largest")
    advice: str = mark("For comparison with published work: it needs a larger sample than the others.")
    source: str = "Uhler, Slavković & Fienberg 2013"
    place: int = 4
    audit: AuditDesign = FEW_FALLING
    clock: Clock = LAPLACE

    def loss(self, n_snps: int) -> Loss:
        return PURE

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
        noise = laplace_noise(len(values), grid.scale)
        return largest(grid.in_steps(values) + noise, n_snps, loci)

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
        noise = laplace_noise(draws * len(values), grid.scale).reshape(draws, len(values))
        return largest_of_each(grid.in_steps(values) + noise, n_snps, loci)


SELECTOR = Laplace()
