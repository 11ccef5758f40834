"""Permute-and-flip for M SNPs: one vector of exponential noise (McKenna & Sheldon 2020 at M = 1)."""

from __future__ import annotations

from dataclasses import dataclass

from gwasprivacy.base.language import mark
from gwasprivacy.mechanisms.grid import FloatArray, IntArray, NoiseGrid
from gwasprivacy.mechanisms.laws.clocks import EXPONENTIAL, Clock
from gwasprivacy.mechanisms.noise import exponential_noise
from gwasprivacy.mechanisms.peeling import largest, largest_of_each
from gwasprivacy.mechanisms.race_selector import RaceSelector
from gwasprivacy.mechanisms.selector import FEW_FALLING, AuditDesign, check_selection
from gwasprivacy.membership.loss import PURE, Loss
from gwasprivacy.study.candidates import LocusIndex


@dataclass(frozen=True, slots=True, kw_only=True)
class PermuteAndFlip(RaceSelector):
    """Exponential noise of scale 2MΔ/ε on every score; the M largest.

    Needs a score with sensitivity Δ for the plan's neighbours; spends ε; publishes a set.

    *Privacy.*  The theorem of :mod:`gwasprivacy.mechanisms.peeling` with λ = 2MΔ/ε, public loci included.  The noise is
    |discrete Laplace| on an integer grid: at 0 it has half of the geometric law's mass, and the proof only ever moves
    noise upwards, so it holds.  At M = 1 this is McKenna & Sheldon's mechanism, which is never worse than the
    exponential mechanism.  The noise is drawn before a score is looked at, so its time tells nothing about them.

    *Loss.*  Pure: nothing sharper than [−ε, ε] is claimed.
    """

    name: str = "permute-and-flip"
    title: str = mark("Permute-and-flip")
    short: str = mark("permute-and-flip")
    words: str = mark("adds exponential noise to every score once and takes the largest")
    advice: str = mark(
        "Never worse than the exponential mechanism for one SNP; good where one SNP per locus is wanted."
    )
    source: str = mark("McKenna & Sheldon 2020, in its one-shot form for M SNPs")
    place: int = 2
    audit: AuditDesign = FEW_FALLING
    clock: Clock = EXPONENTIAL

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
        noise = exponential_noise(len(values), grid.scale)
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
        noise = exponential_noise(draws * len(values), grid.scale).reshape(draws, len(values))
        return largest_of_each(grid.in_steps(values) + noise, n_snps, loci)


SELECTOR = PermuteAndFlip()
