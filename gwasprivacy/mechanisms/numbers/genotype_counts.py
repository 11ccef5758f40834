"""Genotype counts of SNPs that were chosen beforehand: six noisy whole numbers a SNP."""

from __future__ import annotations

from gwasprivacy.base.language import mark
from gwasprivacy.mechanisms.counts import Counts
from gwasprivacy.membership.secrets import Neighbours

GENOTYPE_COUNTS = RELEASE = Counts(
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
