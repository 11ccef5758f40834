"""Total variation of alleles of tables: its exact numerators, its mean by chance, and its law in large studies."""

from __future__ import annotations

import numpy as np

from gwasprivacy.association.scores.chi_square import allele_counts
from gwasprivacy.association.scores.score_grid import AnyIntArray, FloatArray, IntArray
from gwasprivacy.association.scores.total_variation.values import TotalVariationLaw, TotalVariationValues
from gwasprivacy.association.scores.weighted_sums import WeightedSums


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


class AllelicTotalVariationValues(TotalVariationValues):
    """As total variation's, of allele copies."""

    law = AllelicTotalVariationLaw()

    def numerator(self, counts: AnyIntArray, n_cases: int, n_controls: int) -> IntArray:
        """2·max(R,S) times the score, int64 of shape (…) for ``counts`` (…, 2, 3) of called people: the least |x·S − y·R|.

        *Least over fillings.*  m cases and k controls without a call have any number of copies from 0 to 2m and to 2k in
        all, shares included, so x·S − y·R takes every value from lo = x·S − (y + 2k)·R to hi = (x + 2m)·S − y·R, and no
        other.  The least size in an interval is max(0, lo, −hi).
        """
        x, y = allele_counts(counts)
        called = counts[..., 0].astype(np.int64) + counts[..., 1] + counts[..., 2]
        signed = x * n_controls - y * n_cases
        low = signed - 2 * (n_controls - called[..., 1]) * n_cases
        high = signed + 2 * (n_cases - called[..., 0]) * n_controls
        numerator: IntArray = np.maximum(np.maximum(low, -high), 0)
        return numerator

    def least_sum(self, sums: WeightedSums) -> tuple[AnyIntArray, int]:
        """Twice the score is |Σ (copies − 1)·z|; people without a call have 0 to 2 copies each, shares included, so with
        D = Σ z over everybody the sum takes every value from Z₁ + 2Z₂ − D − 2·down to Z₁ + 2Z₂ − D + 2·up, and the least size in an
        interval is max(0, low, −high)."""
        signed = sums.z[:, 1] + 2 * sums.z[:, 2] - sums.surplus
        return np.maximum(np.maximum(signed - 2 * sums.down, -signed - 2 * sums.up), 0), 2 * sums.denominator

    def directed_sum(self, sums: WeightedSums) -> AnyIntArray:
        """Of the interval of :meth:`least_sum` its lower end, where that is above 0."""
        least: AnyIntArray = np.maximum(sums.z[:, 1] + 2 * sums.z[:, 2] - sums.surplus - 2 * sums.down, 0)
        return least

    def null_size(self, frequency: FloatArray, rate: float) -> FloatArray:
        size: FloatArray = np.sqrt(2 * frequency * (1 - frequency) * rate)
        return size


VALUES = AllelicTotalVariationValues()
