"""How a release of noisy scores is said."""

from __future__ import annotations

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.language import mark, say, say_count
from gwasprivacy.mechanisms.number_words import NumberWords


class ValuesWords(NumberWords):
    publishes = mark("noisy scores of SNPs that the plan names")

    def headline(self, n_snps: int) -> str:
        return say_count("noisy scores of {n} named SNPs", one="noisy scores of 1 named SNP", n=n_snps)

    def what(self, snps: str) -> str:
        return say("noisy scores of {snps}", snps=snps)

    def leaves(self) -> str:
        return say("a noisy score of each SNP that the plan names, with its chromosome and position")

    def to_be_drawn(self, snps: str) -> str:
        return say("{snps}: noisy scores", snps=snps)

    def row(self, snps: str, score: ScoreChoice, threshold: float | None) -> str:
        return say("{score} values, {snps}", score=score.short_label, snps=snps)


WORDS = ValuesWords()
