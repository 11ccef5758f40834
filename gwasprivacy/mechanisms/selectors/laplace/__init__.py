"""Laplace noise on every score, the M largest (Uhler, Slavković & Fienberg 2013)."""

from __future__ import annotations

from dataclasses import dataclass

from gwasprivacy.base.language import mark
from gwasprivacy.mechanisms.race_selector import RaceSelector
from gwasprivacy.membership.loss import PURE, Loss


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
    advice: str = "selectors.laplace-advice"
    source: str = "Uhler, Slavković & Fienberg 2013"
    place: int = 4

    def loss(self, n_snps: int) -> Loss:
        return PURE


SELECTOR = Laplace()
