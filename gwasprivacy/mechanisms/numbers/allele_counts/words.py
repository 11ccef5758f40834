"""How a release of allele counts is said."""

from __future__ import annotations

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.language import mark, say, say_count
from gwasprivacy.mechanisms.number_words import NumberWords


class AlleleCountsWords(NumberWords):
    publishes = mark("noisy allele counts")

    def headline(self, n_snps: int) -> str:
        return say_count("noisy allele counts of {n} named SNPs", one="noisy allele counts of 1 named SNP", n=n_snps)

    def what(self, snps: str) -> str:
        return say("allele counts of {snps}", snps=snps)

    def leaves(self) -> str:
        return say("two noisy allele counts of each SNP that the plan names, with its position and alleles")

    def to_be_drawn(self, snps: str) -> str:
        return say("{snps}: noisy allele counts", snps=snps)

    def row(self, snps: str, score: ScoreChoice, threshold: float | None) -> str:
        return say("allele counts, {snps}", snps=snps)

    def remark(self) -> str:
        return say("Counts can be negative and do not add up.")


WORDS = AlleleCountsWords()
