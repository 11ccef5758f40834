"""Total variation of alleles: how many participants apart the allele frequencies of cases and controls are.

    tv = min(R,S) · ½ | x/R − y/S |  =  |x·S − y·R| / (2·max(R,S))

Yamamoto & Shibuya 2023.
"""

from __future__ import annotations

from fractions import Fraction
from types import MappingProxyType

import numpy as np

from gwasprivacy.association.scores.chi_square import AnyIntArray, IntArray, allele_counts, group_sizes
from gwasprivacy.association.scores.score import FloatArray
from gwasprivacy.association.scores.total_variation import TotalVariation, TotalVariationLaw
from gwasprivacy.base.language import mark
from gwasprivacy.membership.secrets import Neighbours


class AllelicTotalVariationLaw(TotalVariationLaw):
    """One normal variable's size."""

    is_one_dimensional = True

    def null_scales(self, minor: FloatArray) -> FloatArray:
        f = minor[:, None, None]
        scales: FloatArray = 0.5 * np.sqrt(2 * f * (1 - f)).ravel()
        return scales

    def of_differences(self, difference: FloatArray, pooled: FloatArray, n_cases: int, n_controls: int) -> FloatArray:
        alleles = difference[1] + 2 * difference[2]
        result: FloatArray = min(n_cases, n_controls) * 0.5 * np.abs(alleles)
        return result


class AllelicTotalVariation(TotalVariation):
    """Between 0 and min(R,S), in participants."""

    name = "tv-allelic"
    title = mark("total variation of alleles")
    words = mark("how many participants apart the allele frequencies of cases and controls are")
    source = "Yamamoto & Shibuya 2023"
    audited = (MappingProxyType({}),)
    law = AllelicTotalVariationLaw()

    def sensitivity(
        self,
        n_cases: int,
        n_controls: int,
        neighbours: Neighbours = Neighbours.REPLACE_ONE,
        public_controls: bool = False,
    ) -> Fraction:
        """Δ: that of the genotypic score.

        A replaced case moves x/R by at most 2/R, a replaced control y/S by at most 2/S, and the same follows from
        min(R,S)·½|x/R − y/S|; reached from tables where the groups share no allele.
        """
        return super().sensitivity(n_cases, n_controls, neighbours, public_controls)

    def numerator(self, counts: AnyIntArray) -> IntArray:
        """2·max(R,S) times the score: |x·S − y·R|, int64 of shape (…) for ``counts`` (…, 2, 3)."""
        n_cases, n_controls = group_sizes(counts)
        x, y = allele_counts(counts)
        numerator: IntArray = np.abs(x * n_controls - y * n_cases)
        return numerator

    def null_size(self, frequency: FloatArray, rate: float) -> FloatArray:
        size: FloatArray = np.sqrt(2 * frequency * (1 - frequency) * rate)
        return size


ALLELIC_TOTAL_VARIATION = AllelicTotalVariation()
