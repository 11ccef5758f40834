"""How a release of a number of significant SNPs is said."""

from __future__ import annotations

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.language import mark, say
from gwasprivacy.base.number_words import plain
from gwasprivacy.mechanisms.number_words import NumberWords


class SignificantCountWords(NumberWords):
    publishes = mark("the noisy number of significant SNPs")

    def headline(self, n_snps: int) -> str:
        return say("the noisy number of significant SNPs")

    def what(self, snps: str) -> str:
        return say("number of significant SNPs")

    def leaves(self) -> str:
        return say("one number: about how many SNPs are significant")

    def to_be_drawn(self, snps: str) -> str:
        return say("the number of significant SNPs")

    def row(self, snps: str, score: ScoreChoice, threshold: float | None) -> str:
        return say("number of SNPs, {score} ≥ {threshold}", score=score.short_label, threshold=plain(threshold or 0.0))

    def remark(self) -> str:
        return say("Which SNPs these are is not published, nor any effect, p-value or frequency.")


WORDS = SignificantCountWords()
