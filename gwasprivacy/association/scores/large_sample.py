"""How a score is distributed in a large study, so that utility can be estimated before anything is simulated.

With σ² = 1/R + 1/S, the difference of genotype shares is d_g = σ·p_g·(h₁(g)z₁ + h₂(g)z₂): h₁, h₂ are the additive and the
dominance contrast, orthonormal under Hardy–Weinberg genotypes p, and (z₁, z₂) is standard normal at a SNP without effect.
In polar coordinates a score is a multiple of the radius, or of its square, for each angle.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

import numpy as np
import numpy.typing as npt

FloatArray = npt.NDArray[np.float64]

_LEAST = 1e-12  # instead of a share or a spread of 0


class LargeSampleLaw(ABC):
    """Null score = ``unit``·scale·radius, or scale·radius² if ``is_squared``, with equally likely scales.

    The radius is that of two standard normals, or |z| of one if ``is_one_dimensional``.
    """

    is_squared: ClassVar[bool] = False
    is_one_dimensional: ClassVar[bool] = False

    @abstractmethod
    def unit(self, n_cases: int, n_controls: int) -> float:
        """What the group sizes multiply every score by."""

    @abstractmethod
    def null_scales(self, minor: FloatArray) -> FloatArray:
        """The scales at these minor allele frequencies: shape (n,), a whole number of scales for each, in their order."""

    @abstractmethod
    def of_differences(self, difference: FloatArray, pooled: FloatArray, n_cases: int, n_controls: int) -> FloatArray:
        """The score where genotype shares differ by ``difference`` (3, n) around ``pooled`` shares (3,); shape (n,)."""


class ChiSquareLaw(LargeSampleLaw):
    """χ² statistics: z₁² + z₂² of genotypes, z₁² of allele copies."""

    is_squared = True

    def unit(self, n_cases: int, n_controls: int) -> float:
        return 1.0

    def null_scales(self, minor: FloatArray) -> FloatArray:
        return np.ones(1)

    def of_differences(self, difference: FloatArray, pooled: FloatArray, n_cases: int, n_controls: int) -> FloatArray:
        variance = 1 / n_cases + 1 / n_controls
        result: FloatArray = np.sum(difference**2 / np.maximum(pooled, _LEAST)[:, None], axis=0) / variance
        return result


class _OfCopies(ChiSquareLaw):
    is_one_dimensional = True

    def spread(self, pooled: FloatArray) -> float:
        """The variance of allele copies among everybody."""
        raise NotImplementedError

    def of_differences(self, difference: FloatArray, pooled: FloatArray, n_cases: int, n_controls: int) -> FloatArray:
        variance = 1 / n_cases + 1 / n_controls
        alleles = difference[1] + 2 * difference[2]
        result: FloatArray = alleles * alleles / (variance * max(self.spread(pooled), _LEAST))
        return result


class AllelicLaw(_OfCopies):
    """The variance is that of alleles drawn one by one."""

    def spread(self, pooled: FloatArray) -> float:
        mean = float(pooled[1] + 2 * pooled[2])
        return mean * (1 - mean / 2)


class TrendLaw(_OfCopies):
    """The variance is that of people's copies as they are."""

    def spread(self, pooled: FloatArray) -> float:
        return float(pooled[1] + 4 * pooled[2]) - float(pooled[1] + 2 * pooled[2]) ** 2
