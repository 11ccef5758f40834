"""A made-up score, as somebody who adds one would write it: half of the total variation; and one whose Δ is too small."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from gwasprivacy.association.scores.rounding import rounded_down
from gwasprivacy.association.scores.score import Score, check_neighbours
from gwasprivacy.association.scores.score_grid import FloatArray, ScoreGrid
from gwasprivacy.association.scores.score_values import ScoreValues
from gwasprivacy.association.scores.study_size import check_study_size
from gwasprivacy.association.scores.total_variation.values import TotalVariationLaw
from gwasprivacy.base.language import mark
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.tables import CountArray


class HalfLaw(TotalVariationLaw):
    """Half of everything."""

    def unit(self, n_cases: int, n_controls: int) -> float:
        return 0.5 * super().unit(n_cases, n_controls)

    def of_differences(self, difference: FloatArray, pooled: FloatArray, n_cases: int, n_controls: int) -> FloatArray:
        return 0.5 * super().of_differences(difference, pooled, n_cases, n_controls)


class HalfValues(ScoreValues):
    """Computed in whole numbers, and divided once."""

    law = HalfLaw()

    def of_counts(self, counts: CountArray, n_cases: int, n_controls: int, grid: ScoreGrid) -> FloatArray:
        cases, controls = counts[:, 0].astype(np.int64), counts[:, 1].astype(np.int64)
        apart = np.abs(cases * n_controls - controls * n_cases).sum(axis=1)
        return rounded_down(grid, apart, 4 * max(n_cases, n_controls))


class HalfVariation(Score):
    """min(R,S)/4 · Σ_g |r_g/R − s_g/S| = Σ_g |r_g·S − s_g·R| / (4·max(R,S)): between 0 and min(R,S)/2."""

    name = "half-tv"
    title = mark("half total variation")
    words = mark("half of how many participants apart the genotypes of cases and controls are")
    unit = mark("pairs of participants")
    source = "made up"
    kind_words = mark("a made-up number")
    values = HalfValues()

    def largest(self, n_cases: int, n_controls: int) -> int:
        return min(n_cases, n_controls)

    def sensitivity(
        self,
        n_cases: int,
        n_controls: int,
        neighbours: Neighbours = Neighbours.REPLACE_ONE,
        public_controls: bool = False,
    ) -> Fraction:
        """Δ: ½; min(R,S)/(2R) with public controls; ½ + min(R,S)/(2·max(R,S)) for a swap.

        A replaced case takes 1/R from one share of the cases and gives it to another, so Σ_g moves by at most 2/R and the
        score by min(R,S)/(2R) ≤ ½; a replaced control by min(R,S)/(2S) ≤ ½; one of the two is ½.  A swap does both.
        """
        check_study_size(n_cases, n_controls)
        check_neighbours(neighbours, public_controls)
        smaller, larger = min(n_cases, n_controls), max(n_cases, n_controls)
        if neighbours is Neighbours.SWAP:
            return Fraction(larger + smaller, 2 * larger)
        return Fraction(smaller, 2 * n_cases) if public_controls else Fraction(1, 2)


class HalfOfATrait(HalfVariation):
    """Says that it is of another kind of study than this program has."""

    name = "half-of-a-trait"
    study_kinds = frozenset({"time-to-event"})


class BoldHalf(HalfVariation):
    """BROKEN ON PURPOSE: claims a quarter where one person moves it by a half."""

    name = "bold-half"
    title = mark("bold half")

    def sensitivity(
        self,
        n_cases: int,
        n_controls: int,
        neighbours: Neighbours = Neighbours.REPLACE_ONE,
        public_controls: bool = False,
    ) -> Fraction:
        """A wrong Δ: half of what is true."""
        return super().sensitivity(n_cases, n_controls, neighbours, public_controls) / 2
