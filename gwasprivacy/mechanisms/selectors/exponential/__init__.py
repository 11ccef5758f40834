"""The exponential mechanism, M times without replacement (Tramèr et al. 2015, Algorithm 1; Yu et al. 2014)."""

from __future__ import annotations

from dataclasses import dataclass

from gwasprivacy.base.language import mark
from gwasprivacy.mechanisms.race_selector import RaceSelector
from gwasprivacy.membership.loss import Loss, rounds


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
    advice: str = "selectors.exponential-advice"
    source: str = mark("McSherry & Talwar 2007; Yu et al. 2014; Tramèr et al. 2015, Algorithm 1")
    place: int = 1

    def loss(self, n_snps: int) -> Loss:
        return rounds(n_snps)


SELECTOR = Exponential()
