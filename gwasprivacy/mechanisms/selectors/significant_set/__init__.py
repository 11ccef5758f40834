"""The significant SNPs, how many of them included: an exponential mechanism over all sets up to a size."""

from __future__ import annotations

from dataclasses import dataclass

from gwasprivacy.base.language import mark
from gwasprivacy.mechanisms.selector import (
    Selector,
)
from gwasprivacy.membership.loss import BOUNDED_RANGE, Loss


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
    advice: str = "selectors.significant-set-advice"
    source: str = mark(
        "this program, as far as a search found; an exponential mechanism (McSherry & Talwar 2007) over sets"
    )
    place: int = 5
    needs_threshold: bool = True
    size_varies: bool = True

    def loss(self, n_snps: int) -> Loss:
        return BOUNDED_RANGE

    def noise_moves(self, n_snps: int) -> int:
        return 2


SELECTOR = SignificantSet()
