"""Allele counts of SNPs that were chosen beforehand: two noisy whole numbers a SNP."""

from __future__ import annotations

from gwasprivacy.base.language import mark
from gwasprivacy.mechanisms.counts import Counts
from gwasprivacy.membership.secrets import Neighbours

ALLELE_COUNTS = RELEASE = Counts(
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
