"""How many SNPs are significant: the exponential mechanism on the distance to every possible answer."""

from __future__ import annotations

from dataclasses import dataclass

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.language import mark
from gwasprivacy.base.language import say as say
from gwasprivacy.base.number_words import plain
from gwasprivacy.base.sentences import tell
from gwasprivacy.mechanisms.number_release import NumberRelease
from gwasprivacy.membership.secrets import Neighbours


@dataclass(frozen=True, slots=True, kw_only=True)
class SignificantCount(NumberRelease):
    """Pr[c] ∝ e^{ε u(c)/(2Δ)} for c = 0 … m, u(c) = −max( (τ − q_(c))⁺, (q_(c+1) − τ)⁺ ).

    q_(c) is the c-th largest score, q_(0) = ∞, q_(m+1) = −∞: u(c) says how far all scores would have to move before
    exactly c of them reach the public threshold τ; it is 0 for the true number.  With the distance to significance as
    the score (τ = −½, between its values for "significant" and "not") this is Johnson & Shmatikov's NumSig.  Needs a score with sensitivity Δ
    and a public τ; spends ε; publishes one number.

    *Privacy.*  If every score moves by at most Δ, so does the c-th largest, and so does u(c): exponential mechanism.  That is so for
    every relation between neighbours for which the score has a Δ, a person more or fewer among them: m is of public candidates.
    """

    name: str = "significant-count"
    title: str = mark("Number of significant SNPs")
    short_title: str = mark("Number significant")
    words: str = mark("draws the number of SNPs above a public threshold, near numbers more likely")
    publishes: str = mark("one number")
    source: str = "Johnson & Shmatikov 2013 (NumSig); McSherry & Talwar 2007"
    place: int = 2
    neighbours: frozenset[Neighbours] = frozenset(Neighbours)
    needs_threshold: bool = True
    names_snps_beforehand: bool = False
    method: str = "differentially private number of significant SNPs"
    fixed_n_snps = 0
    publishes_count = True

    def sentence(self, score: ScoreChoice, n_snps: int, threshold: float | None) -> str:
        if threshold is None:
            return tell("publication.how-many-significant", score=score.spoken_label)
        return tell("publication.how-many-above", score=score.spoken_label, threshold=plain(threshold))


SIGNIFICANT_COUNT = RELEASE = SignificantCount()
