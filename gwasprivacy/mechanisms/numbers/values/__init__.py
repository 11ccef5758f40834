"""The scores of a few SNPs, with Laplace noise: SNPs chosen beforehand, or by a private selection with its own ε."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.language import mark
from gwasprivacy.base.language import say_count as say_count
from gwasprivacy.base.sentences import tell
from gwasprivacy.mechanisms.grid import FloatArray, NoiseGrid
from gwasprivacy.mechanisms.number_release import NumberRelease
from gwasprivacy.membership.secrets import Neighbours


@dataclass(frozen=True, slots=True, kw_only=True)
class Values(NumberRelease):
    """Laplace noise of scale kΔ/ε on the scores of k SNPs (Uhler, Slavković & Fienberg 2013).

    Needs a score with sensitivity Δ for the plan's neighbours; spends ε; publishes k numbers in the order of the SNPs.

    *Privacy.*  One participant moves every one of the k scores by at most Δ, so their ℓ1 distance is at most kΔ, and
    Laplace noise of that over ε is ε-DP (Dwork, McSherry, Nissim & Smith 2006); on the integer grid, with ⌈Δ⌉ steps,
    exactly so.  If the SNPs were chosen by a private selection that spent ε₁, the release as a whole spends ε₁ + ε₂; the
    noise is drawn afresh, and the noisy scores of the selection are never published.
    """

    name: str = "values"
    title: str = mark("Noisy scores of given SNPs")
    short_title: str = mark("Noisy scores")
    words: str = mark("adds Laplace noise to the scores of SNPs that were chosen beforehand or by a private selection")
    publishes: str = mark("one noisy score per SNP")
    source: str = "Dwork, McSherry, Nissim & Smith 2006; Uhler, Slavković & Fienberg 2013"
    place: int = 1
    neighbours: frozenset[Neighbours] = frozenset(Neighbours)
    members: frozenset[str] = frozenset({"noisy_score"})
    method: str = "differentially private scores of SNPs chosen beforehand"
    takes_offset = False

    def sentence(self, score: ScoreChoice, n_snps: int, threshold: float | None) -> str:
        return tell("publication.noisy-scores", n=n_snps, score=score.spoken_label)

    def noisy(self, scores: FloatArray, *, sensitivity: float, epsilon: float) -> FloatArray:
        """``scores`` (finite, shape (k,), k ≥ 1) with their noise.  Raises InvalidInput."""
        draws = import_module("gwasprivacy.mechanisms.number_draws")
        noisy: FloatArray = draws.noisy_values(scores, sensitivity=sensitivity, epsilon=epsilon).values
        return noisy

    def noise_scale(self, *, n_snps: int, sensitivity: float, epsilon: float) -> float:
        """The scale of the noise for ``n_snps`` SNPs, in the score's unit: kΔ/ε, rounded up to the grid."""
        grid = NoiseGrid.for_noise(moves=n_snps, sensitivity=sensitivity, epsilon=epsilon)
        return grid.scale * grid.step


VALUES = RELEASE = Values()
