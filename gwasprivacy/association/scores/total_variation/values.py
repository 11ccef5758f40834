"""Total variation of tables: its exact numerators, its mean by chance, and its law in large studies."""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

from gwasprivacy.association.scores.large_sample import LargeSampleLaw
from gwasprivacy.association.scores.rounding import rounded_down
from gwasprivacy.association.scores.score_grid import AnyIntArray, FloatArray, IntArray, ScoreGrid
from gwasprivacy.association.scores.score_values import Directions, ScoreValues
from gwasprivacy.association.scores.study_size import check_study_size
from gwasprivacy.association.scores.weighted_sums import WeightedSums
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.study.tables import CountArray

_ANGLES = 16


class TotalVariationLaw(LargeSampleLaw):
    """For each of a few angles tv is a multiple of the radius."""

    def unit(self, n_cases: int, n_controls: int) -> float:
        return min(n_cases, n_controls) * math.sqrt(1 / n_cases + 1 / n_controls)

    def null_scales(self, minor: FloatArray) -> FloatArray:
        f = minor[:, None, None]
        other = 1 - f
        spread = np.sqrt(2 * f * other)
        copies = np.arange(3.0)
        p = np.concatenate([other * other, 2 * f * other, f * f], axis=2)
        with np.errstate(divide="ignore", invalid="ignore"):
            additive = np.where(f > 0, p * (copies - 2 * f) / spread, 0.0)
        dominance = f * other * np.array([1.0, -2.0, 1.0])
        angle = (np.arange(_ANGLES) + 0.5) * math.pi / _ANGLES
        direction = additive * np.cos(angle)[:, None] + dominance * np.sin(angle)[:, None]
        return self.scale_of(direction).ravel()

    def scale_of(self, direction: FloatArray) -> FloatArray:
        """The score, over min(R,S), of differences in these ``direction``s, shape (…, 3)."""
        result: FloatArray = 0.5 * np.abs(direction).sum(axis=-1)
        return result

    def of_differences(self, difference: FloatArray, pooled: FloatArray, n_cases: int, n_controls: int) -> FloatArray:
        result: FloatArray = min(n_cases, n_controls) * 0.5 * np.abs(difference).sum(axis=0)
        return result


class TotalVariationValues(ScoreValues):
    """Computed in whole numbers, and divided once."""

    law = TotalVariationLaw()

    def numerator(self, counts: AnyIntArray, n_cases: int, n_controls: int) -> IntArray:
        """2·max(R,S) times the score, int64 of shape (…) for ``counts`` (…, 2, 3) of called people:

            max( 0, Σ_g |r_g·S − s_g·R| − m·S − k·R ),   with m cases and k controls without a call.

        *Least over fillings.*  Put D_g = r_g·S − s_g·R.  A case's call adds S to the D of one genotype, or shares of S to
        several; a control's takes R.  Either lowers Σ|D| by at most S or R, so nothing below that is reached, nor below 0.
        It is reached.  Let P and Q be the sums of the positive D and of the sizes of the negative; P − Q = Σ D = k·R − m·S.  If
        P ≥ k·R, then Q ≥ m·S: pour the controls' calls into genotypes with D > 0 and the cases' into those with D < 0, none
        past 0, and all of it lowers Σ|D|.  If P < k·R, then Q < m·S: pour until every D is 0, and what is left over of the
        two, equal amounts, into one genotype.
        """
        numerator: IntArray = np.full(counts.shape[:-2], -2 * n_cases * n_controls, dtype=np.int64)
        for genotype in range(3):  # three sums of columns: a sum over so short an axis takes far longer
            r = counts[..., 0, genotype].astype(np.int64) * n_controls
            s = counts[..., 1, genotype].astype(np.int64) * n_cases
            numerator += np.abs(r - s) + r + s  # with what every called person takes off what is missing
        return np.maximum(numerator, 0)

    def of_counts(self, counts: CountArray, n_cases: int, n_controls: int, grid: ScoreGrid) -> FloatArray:
        check_study_size(n_cases, n_controls)
        return rounded_down(grid, self.numerator(counts, n_cases, n_controls), 2 * max(n_cases, n_controls))

    def of_sums(self, sums: WeightedSums, grid: ScoreGrid, directions: Directions | None = None) -> FloatArray:
        numerator, denominator = self.least_sum(sums)
        if directions is not None:
            numerator = np.where(directions == 0, numerator, self.directed_sum(sums.of_risk_alleles(directions)))
        return rounded_down(grid, numerator, denominator)

    def least_sum(self, sums: WeightedSums) -> tuple[AnyIntArray, int]:
        """The score as numerator (n,) and denominator: max( 0, D, Σ_g max(0, Z_g) − down ) − D/2, D = Σ z over everybody.

        *Least over fillings.*  Without missing calls the Z_g sum to D, so T = ½ Σ |Z_g| = Σ max(0, Z_g) − D/2.  Handing a missing
        person's z to a genotype, or shares of it to several, leaves D and lowers P = Σ max(0, Z_g) by no more than max(0, −z): not
        below P − down, nor below the larger of 0 and D.  It is reached.  With Q = Σ max(0, −Z_g), P − down = D + Q − up.  If P ≥ down
        and Q ≥ up, pour the negative weights into genotypes with Z > 0 and the positive ones into those with Z < 0, none past 0.
        Otherwise pour until nothing of one sign is left among the Z_g, and the rest into one genotype: all Z_g but that one
        are then 0 or of the sign of D, and Σ max(0, Z_g) is the larger of 0 and D.
        """
        positive = sum(np.maximum(sums.z[:, genotype], 0) for genotype in range(3))
        surplus = sums.surplus
        least = np.maximum(positive - sums.down, np.maximum(surplus, 0))
        return 2 * least - surplus, 2 * sums.denominator

    def directed_sum(self, sums: WeightedSums) -> AnyIntArray:
        """The numerator, over :meth:`least_sum`'s denominator, of what only an association that raises the share of the counted allele gives."""
        raise NotImplementedError(type(self).__name__)

    def null_mean(self, frequency: npt.ArrayLike, n_cases: int, n_controls: int) -> FloatArray:
        """What the score of a SNP without any effect is on average: a *public* offset, shape of ``frequency``.

        ``frequency`` ∈ [0, 1] must come from a public reference panel, never from the study: then subtracting the result
        from a SNP's score leaves the sensitivity as it is, since both neighbours lose the same number.  Genotypes in
        Hardy–Weinberg proportions π and independent people give r_g/R − s_g/S ≈ Normal(0, π_g(1−π_g)·(1/R + 1/S)), whose
        mean size is √(2/π) standard deviations.  Any other function of public data would be as private: an error of the
        approximation costs accuracy of the offset only.  The same for p and 1 − p (up to rounding), so it does not matter
        which allele is counted.  Raises InvalidInput for frequencies outside [0, 1].
        """
        check_study_size(n_cases, n_controls)
        f = np.asarray(frequency, dtype=np.float64)
        if not ((f >= 0) & (f <= 1)).all():
            raise InvalidInput("score.reference-frequency")
        size = self.null_size(f, 1 / n_cases + 1 / n_controls)
        return np.asarray(min(n_cases, n_controls) / 2 * math.sqrt(2 / math.pi) * size, dtype=np.float64)

    def null_size(self, frequency: FloatArray, rate: float) -> FloatArray:
        """The standard deviations, summed, of what :meth:`numerator` sums: for shares of variance π(1−π)·``rate``."""
        share = np.stack([(1 - frequency) ** 2, 2 * frequency * (1 - frequency), frequency**2], axis=-1)
        total: FloatArray = np.sqrt(np.maximum(share * (1 - share), 0) * rate).sum(axis=-1)
        return total


VALUES = TotalVariationValues()
