"""Kolmogorov distance of tables: its exact numerators, its mean by chance, and its law in large studies."""

from __future__ import annotations

import numpy as np

from gwasprivacy.association.scores.score_grid import AnyIntArray, FloatArray, IntArray
from gwasprivacy.association.scores.total_variation.values import TotalVariationLaw, TotalVariationValues
from gwasprivacy.association.scores.weighted_sums import WeightedSums


class KolmogorovLaw(TotalVariationLaw):
    """For each angle the larger of the two ends' differences."""

    def scale_of(self, direction: FloatArray) -> FloatArray:
        result: FloatArray = np.maximum(np.abs(direction[..., 0]), np.abs(direction[..., 2]))
        return result

    def of_differences(self, difference: FloatArray, pooled: FloatArray, n_cases: int, n_controls: int) -> FloatArray:
        result: FloatArray = min(n_cases, n_controls) * np.maximum(np.abs(difference[0]), np.abs(difference[2]))
        return result


def _least_of_ends(low: AnyIntArray, high: AnyIntArray, more: AnyIntArray, less: AnyIntArray) -> AnyIntArray:
    """Twice the least size of the larger end, from the two ends in order and what missing calls can add (A) and take (B)."""
    both = low + high
    ends_alone = np.maximum(2 * (high - less), 2 * (-low - more))
    result: AnyIntArray = np.maximum(0, np.maximum(ends_alone, np.maximum(both - less, -both - more)))
    return result


class KolmogorovDistanceValues(TotalVariationValues):
    """As total variation's, of the two ends."""

    law = KolmogorovLaw()

    def numerator(self, counts: AnyIntArray, n_cases: int, n_controls: int) -> IntArray:
        """2·max(R,S) times the score, int64 of shape (…) for ``counts`` (…, 2, 3) of called people: the largest of

            0,   2(D₀ − B),  2(D₂ − B),  D₀ + D₂ − B,   2(−D₀ − A),  2(−D₂ − A),  −D₀ − D₂ − A,

        A = m·S and B = k·R, with m cases and k controls without a call.

        *Least over fillings.*  Cases' calls add at most A in all to D₀ and D₂, controls' take at most B in all from them; what is
        left over goes to the genotype between, which does not count.  So the filled D₀ is at least D₀ − B, the filled D₂ at
        least D₂ − B, their sum at least D₀ + D₂ − B, and the larger of two numbers is at least half their sum: nothing below
        the first four (halved) is reached; nor below the others, for −D with A in the place of B.
        It is reached.  D₀, D₂ ≥ 0, hi the larger and lo the other: if B ≤ hi − lo, pour B into hi's genotype, down to
        max(0, hi − B).  Otherwise level them, and pour the rest equally, down to 0 at the most.  Both ≤ 0: the same with
        cases' calls.  One on either side: each has calls of its own, B for the positive one and A for the other, and D₀ + D₂
        is between the two.
        """
        ends = []
        missing = [np.full(counts.shape[:-2], people, dtype=np.int64) for people in (n_cases, n_controls)]
        for genotype in range(3):  # sums of columns: a sum over so short an axis takes far longer
            r, s = counts[..., 0, genotype].astype(np.int64), counts[..., 1, genotype].astype(np.int64)
            missing[0] -= r
            missing[1] -= s
            if genotype != 1:
                ends.append(r * n_controls - s * n_cases)
        low, high = np.minimum(*ends), np.maximum(*ends)
        return _least_of_ends(low, high, missing[0] * n_controls, missing[1] * n_cases)

    def least_sum(self, sums: WeightedSums) -> tuple[AnyIntArray, int]:
        """As :meth:`numerator` with Z₀ − D/2 and Z₂ − D/2 in the place of D₀ and D₂, D = Σ z over everybody, ``up`` in that of A and
        ``down`` in that of B: positive weights add at most ``up`` in all to Z₀ and Z₂, negative ones take at most ``down``, D stays,
        and the argument is the same."""
        ends = [2 * sums.z[:, genotype] - sums.surplus for genotype in (0, 2)]
        return _least_of_ends(np.minimum(*ends), np.maximum(*ends), 2 * sums.up, 2 * sums.down), 4 * sums.denominator

    def directed_sum(self, sums: WeightedSums) -> AnyIntArray:
        """max(0, L₁, L₂) of L_t = Σ (1{copies ≥ t} − ½)·z: each is one f of ``weighted_bounds``, without its size.  L₂ = Z₂ − D/2 and
        L₁ = D/2 − Z₀, and both are least together: positive weights without a call have no copies, negative ones two."""
        once, twice = sums.surplus - 2 * sums.z[:, 0] - 2 * sums.up, 2 * sums.z[:, 2] - sums.surplus - 2 * sums.down
        least: AnyIntArray = 2 * np.maximum(0, np.maximum(once, twice))
        return least

    def null_size(self, frequency: FloatArray, rate: float) -> FloatArray:
        """Of what :meth:`numerator` is the sum of: max(|D₀|, |D₂|) = ½( |D₀ + D₂| + |D₂ − D₀| ), the share of heterozygous
        people and the mean number of copies."""
        between = 2 * frequency * (1 - frequency)
        total: FloatArray = np.sqrt(between * (1 - between) * rate) + np.sqrt(between * rate)
        return total


VALUES = KolmogorovDistanceValues()
