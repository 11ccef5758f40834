"""Scores put on their public grid: always down, to the multiple of the step below (``score_grid`` has the argument)."""

from __future__ import annotations

import numpy as np

from gwasprivacy.association.scores.score_grid import AnyIntArray, FloatArray, ScoreGrid

_DIGITS_PER_DIVISION = 30
_LONG_BITS = 62


def rounded(grid: ScoreGrid, scores: FloatArray) -> FloatArray:
    """``scores`` to the multiple of the step below: monotone, and shifts with the grid.

    (Rounding halves to the even neighbour would not shift: ½ and 1½ become 0 and 2.)
    """
    return np.ldexp(np.floor(np.ldexp(scores, grid.exponent)), -grid.exponent)


def rounded_down(grid: ScoreGrid, numerator: AnyIntArray, denominator: int) -> FloatArray:
    """⌊numerator/denominator⌋ on the grid, exactly, ``largest`` at most; 0 ≤ numerator, 0 < denominator ≤ 2⁵³ where numerator is int64.

    Python's own whole numbers, in an object array, may be of any size.
    """
    if numerator.dtype == np.object_:
        limited = np.minimum((numerator << grid.exponent) // denominator, grid.largest << grid.exponent)
        wide: FloatArray = np.ldexp(limited.astype(np.float64), -grid.exponent)
        return wide
    whole, rest = np.divmod(numerator, denominator)
    beyond = whole >= grid.largest
    if beyond.any():
        whole, rest = np.where(beyond, grid.largest, whole), np.where(beyond, 0, rest)
    steps, left = whole, grid.exponent
    room = _LONG_BITS - denominator.bit_length()
    while left > 0:  # long division, a few binary digits at a time, so that nothing exceeds 63 bits
        digits = min(left, room, _DIGITS_PER_DIVISION)
        more, rest = np.divmod(rest << digits, denominator)
        steps = (steps << digits) + more
        left -= digits
    scores: FloatArray = np.ldexp(steps.astype(np.float64), -grid.exponent)
    return scores
