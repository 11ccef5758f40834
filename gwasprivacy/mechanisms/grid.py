"""Scores and noise as whole numbers: the step, the sensitivity and the scale that a mechanism really runs with.

A proof about real numbers says nothing about floating-point numbers, whose gaps depend on their size.  So every
mechanism here works on an integer grid, where sums and comparisons are exact:

* a score q becomes ⌊q/step⌋ with ``step`` = 2^exponent, 2⁻⁴⁰ unless the noise scale is so large that 2⁻⁵¹ of it is
  coarser, limited to ±2⁶¹ steps.  Rounding down is monotone and commutes with whole steps: |q − q′| ≤ Δ ≤ m·step gives
  |⌊q⌋ − ⌊q′⌋| ≤ m, so the sensitivity in steps is m = ⌈Δ/step⌉.  (Rounding halves to even would not do: ½ and 1½ become
  0 and 2.)  Limiting is 1-Lipschitz.  The Δ handed in holds for the doubles handed in: what a score's own evaluation in
  floating point adds is in ``ScoreChoice.sensitivity_of`` already.
* the noise scale is ``moves``·Δ/ε rounded *up* to a whole number of steps below 2⁵³, which a double holds exactly: more
  noise than guaranteed, never less.  ε is taken as the exact rational value of the double.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.quantities import Epsilon, quoted

IntArray = NDArray[np.int64]
FloatArray = NDArray[np.float64]

FINEST_EXPONENT = -40
LARGEST_STEPS = 1 << 61
# What one exponential-mechanism choice may lose to the rounding of its floating-point sums (see choice.py).
CHOICE_SLACK = Fraction(1, 1 << 27)


@dataclass(frozen=True, slots=True, kw_only=True)
class NoiseGrid:
    """The integers a mechanism runs with.

    ``step`` = 2^``exponent`` in the score's unit; ``sensitivity`` and ``scale`` in steps.  ``scale``·``step`` is at
    least the scale that the proof asks for.
    """

    exponent: int
    sensitivity: int
    scale: int

    @property
    def step(self) -> float:
        return math.ldexp(1.0, self.exponent)

    @classmethod
    def for_noise(cls, *, moves: int, sensitivity: float, epsilon: float) -> NoiseGrid:
        """Noise of scale ≥ moves·Δ/ε.  ``moves`` is how many Δ's a neighbour can move the noise: 2M for a top-M selector.

        Raises InvalidInput when ε or Δ is not a positive finite number, or ε/moves is below 10⁻⁷.
        """
        if not (math.isfinite(epsilon) and epsilon > 0):
            raise InvalidInput("known-study.epsilon", remedy="take-from-calibrate", epsilon=quoted(epsilon))
        if not (math.isfinite(sensitivity) and sensitivity > 0):
            raise InvalidInput("grid.sensitivity", sensitivity=quoted(sensitivity))
        if moves < 1:
            raise InvalidInput("grid.no-snp")
        left = Fraction(epsilon) - moves * CHOICE_SLACK
        if left <= 0 or epsilon / moves < 1e-7:
            raise InvalidInput("grid.epsilon-too-small", epsilon=Epsilon(epsilon), moves=moves)
        delta = Fraction(sensitivity)
        exponent = max(FINEST_EXPONENT, _ceil_log2(moves * delta / left) - 51)
        in_steps = math.ceil(delta / Fraction(2) ** exponent)
        scale = math.ceil(moves * in_steps / left)
        return cls(exponent=exponent, sensitivity=in_steps, scale=scale)

    def in_steps(self, scores: FloatArray) -> IntArray:
        """The scores as whole steps, rounded down, limited to ±2⁶¹; int64 of the same shape."""
        values = np.asarray(scores, dtype=np.float64)
        if not np.isfinite(values).all():
            raise ValueError("a score is not a finite number")
        largest = math.ldexp(1.0, 61 + self.exponent)
        return np.floor(np.ldexp(np.clip(values, -largest, largest), -self.exponent)).astype(np.int64)


def smallest_double(exact: Fraction) -> float:
    """The smallest double that is at least ``exact``: a scale of noise that is no whole number of steps is rounded up by it."""
    rounded = float(exact)
    return rounded if Fraction(rounded) >= exact else math.nextafter(rounded, math.inf)


def _ceil_log2(value: Fraction) -> int:
    """The smallest e with value ≤ 2^e."""
    exponent = value.numerator.bit_length() - value.denominator.bit_length()
    while Fraction(2) ** exponent < value:
        exponent += 1
    while Fraction(2) ** (exponent - 1) >= value:
        exponent -= 1
    return exponent
