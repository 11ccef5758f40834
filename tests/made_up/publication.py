"""A made-up kind of publication: noisy scores, of which those above a public cap count as the cap."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.language import mark
from gwasprivacy.mechanisms.grid import FloatArray
from gwasprivacy.mechanisms.number_words import NumberWords
from gwasprivacy.mechanisms.numbers.values import Values


class CappedWords(NumberWords):
    publishes = mark("noisy capped scores")

    def headline(self, n_snps: int) -> str:
        return f"noisy capped scores of {n_snps} named SNPs"

    def what(self, snps: str) -> str:
        return f"capped scores of {snps}"

    def leaves(self) -> str:
        return "a noisy capped score of each SNP that the plan names"

    def to_be_drawn(self, snps: str) -> str:
        return f"{snps}: noisy capped scores"

    def row(self, snps: str, score: ScoreChoice, threshold: float | None) -> str:
        return f"{score.short_label} capped, {snps}"

    def remark(self) -> str:
        return "Nobody sees what lies beyond the cap."


@dataclass(frozen=True, slots=True, kw_only=True)
class CappedScores(Values):
    """min(q, 5) moves by at most as much as q: the noise and the proof are those of ``Values``."""

    name: str = "capped-scores"
    title: str = mark("Capped scores of given SNPs")
    short_title: str = mark("Capped scores")
    words: str = mark("adds Laplace noise to capped scores")
    place: int = 9
    cap: float = 5.0

    def sentence(self, score: ScoreChoice, n_snps: int, threshold: float | None) -> str:
        return f"We publish {n_snps} capped scores ({score.spoken_label})."

    @property
    def said(self) -> NumberWords:
        return CappedWords()

    def noisy(self, scores: FloatArray, *, sensitivity: float, epsilon: float) -> FloatArray:
        return Values.noisy(self, np.minimum(scores, self.cap), sensitivity=sensitivity, epsilon=epsilon)


MADE_UP = CappedScores()
