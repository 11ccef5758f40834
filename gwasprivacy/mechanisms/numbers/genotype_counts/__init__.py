"""Genotype counts of SNPs that were chosen beforehand: six noisy whole numbers a SNP."""

from __future__ import annotations

from dataclasses import dataclass

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.language import mark
from gwasprivacy.base.language import say_count as say_count
from gwasprivacy.base.sentences import tell
from gwasprivacy.mechanisms.counts import Counts
from gwasprivacy.membership.secrets import Neighbours


@dataclass(frozen=True, slots=True, kw_only=True)
class GenotypeCounts(Counts):
    """What is said of them; ``Counts`` has the proof."""

    def sentence(self, score: ScoreChoice, n_snps: int, threshold: float | None) -> str:
        return tell("publication.genotype-counts", n=n_snps)


GENOTYPE_COUNTS = RELEASE = GenotypeCounts(
    name="genotype-counts",
    title=mark("Genotype counts of given SNPs"),
    short_title=mark("Genotype counts"),
    words=mark("adds whole-number noise to the genotype counts of SNPs that were chosen beforehand"),
    publishes=mark("six noisy counts per SNP"),
    place=3,
    cells=(2, 3),
    moves=(
        (Neighbours.REPLACE_ONE, 2),
        (Neighbours.SWAP, 4),
        (Neighbours.ADD_REMOVE, 1),
        (Neighbours.REPLACE_RECORD, 2),
        (Neighbours.LABEL, 2),
    ),
    unit=mark("people"),
    members=frozenset({"case_genotypes", "control_genotypes", "effect_allele", "other_allele"}),
    method="differentially private genotype counts of SNPs chosen beforehand",
)
