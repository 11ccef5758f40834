"""Permute-and-flip for M SNPs: one vector of exponential noise (McKenna & Sheldon 2020 at M = 1)."""

from __future__ import annotations

from dataclasses import dataclass

from gwasprivacy.base.language import mark
from gwasprivacy.mechanisms.race_selector import RaceSelector
from gwasprivacy.membership.loss import PURE, Loss


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
    advice: str = "selectors.permute-and-flip-advice"
    source: str = mark("McKenna & Sheldon 2020, in its one-shot form for M SNPs")
    place: int = 2

    def loss(self, n_snps: int) -> Loss:
        return PURE


SELECTOR = PermuteAndFlip()
