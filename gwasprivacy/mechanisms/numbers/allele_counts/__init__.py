"""Allele counts of SNPs that were chosen beforehand: two noisy whole numbers a SNP."""

from __future__ import annotations

from dataclasses import dataclass

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.language import mark
from gwasprivacy.base.language import say_count as say_count
from gwasprivacy.base.sentences import tell
from gwasprivacy.mechanisms.counts import Counts
from gwasprivacy.membership.secrets import Neighbours


@dataclass(frozen=True, slots=True, kw_only=True)
class AlleleCounts(Counts):
    """What is said of them; ``Counts`` has the proof."""

    def sentence(self, score: ScoreChoice, n_snps: int, threshold: float | None) -> str:
        return tell("publication.allele-counts", n=n_snps)


ALLELE_COUNTS = RELEASE = AlleleCounts(
    name="allele-counts",
    title=mark("Allele counts of given SNPs"),
    short_title=mark("Allele counts"),
    words=mark("adds whole-number noise to the allele counts of SNPs that were chosen beforehand"),
    publishes=mark("two noisy allele counts per SNP, and the frequencies that follow from them"),
    place=4,
    cells=(2,),
    moves=(
        (Neighbours.REPLACE_ONE, 2),
        (Neighbours.SWAP, 4),
        (Neighbours.ADD_REMOVE, 2),
        (Neighbours.REPLACE_RECORD, 4),
        (Neighbours.LABEL, 4),
    ),
    unit=mark("allele copies"),
    members=frozenset({"case_alleles", "control_alleles", "effect_allele", "other_allele"}),
    method="differentially private allele counts of SNPs chosen beforehand",
)
