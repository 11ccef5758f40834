"""A public grid for scores, so that a sensitivity proven for real numbers holds for the doubles that are used.

A proof bounds |q(T) − q(T′)| ≤ Δ for exact statistics; a program compares rounded ones.  Scores are therefore put on
the multiples of a step 2^−k that depends only on the public group sizes (through the largest score that such a study
can have), and Δ becomes :meth:`ScoreGrid.bound`:

*Exact scores* (total variation, Kolmogorov distance, computed in integers).  G = "round down to the grid" is monotone and commutes with
shifts by a step.  If |q − q′| ≤ Δ ≤ m·step for a whole number m, then q ≤ q′ + m·step, so G(q) ≤ G(q′) + m·step, and the
same the other way round.  With m = ⌈Δ/step⌉ the bound is Δ rounded up to the grid; Δ = 1 stays 1.

*Scores with a rounding error* (χ²).  The computed q̃ differs from q by at most η, so |q̃ − q̃′| ≤ Δ + 2η, and the argument
above holds for q̃ with m = ⌈(Δ + 2η)/step⌉.  η = ROUNDINGS·2⁻⁵³·(largest score), see ``chi_square``.

Where the size of a study is secret, the grid is that of the plan's sizes, which are public, and a score is limited to the largest of
theirs: 1-Lipschitz, and a multiple of the step.

All multiples of the step up to the largest score, and differences of two of them, are doubles: k is chosen such that
they are at most 2⁵³ steps.  So k ≥ 40 while the largest score is below 2¹³, and what is added to Δ is below
10⁻¹¹·Δ for studies of up to 20,000 people; beyond, no double could hold a finer grid without limiting the scores.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
import numpy.typing as npt

FloatArray = npt.NDArray[np.float64]
IntArray = npt.NDArray[np.int64]
AnyIntArray = npt.NDArray[Any]

ROUNDINGS = 8
"""Of a χ² statistic, at most (``chi_square``)."""
FINEST = 42
_DOUBLE_BITS = 53


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreGrid:
    """The multiples of 2^−``exponent``, for scores of size at most ``largest`` (≥ 1)."""

    largest: int
    exponent: int

    @classmethod
    def for_scores_up_to(cls, largest: int) -> ScoreGrid:
        return cls(largest=largest, exponent=min(FINEST, _DOUBLE_BITS - largest.bit_length()))

    @property
    def step(self) -> float:
        return math.ldexp(1.0, -self.exponent)

    @property
    def evaluation_error(self) -> Fraction:
        """η: how far a χ² statistic in floating point can be from the exact one."""
        return Fraction(ROUNDINGS * self.largest, 1 << _DOUBLE_BITS)

    def bound(self, sensitivity: Fraction, *, exact: bool) -> float:
        """Δ for scores on this grid, from the exact statistic's ``sensitivity``; ``exact`` if scores have no error."""
        widened = sensitivity if exact else sensitivity + 2 * self.evaluation_error
        return math.ldexp(math.ceil(widened * (1 << self.exponent)), -self.exponent)
