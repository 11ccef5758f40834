"""On which side of a χ² threshold a table is: in floating point where that is certain, else in whole numbers.

A whole number ≥ 0 is an array of :data:`DIGITS` digits to the base 2²⁸, lowest first: 2³³⁶, and the largest that is formed, for
:data:`gwasprivacy.association.scores.study_size.LARGEST_STUDY` people and c ≥ 10⁻³, is below 2²⁴⁰.  ``distance_exact`` has the same decision in Python's own whole
numbers, independently; the tests compare the two.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from gwasprivacy.association.significance_distance.sides import ALLELIC, GENOTYPIC, statistic

TIE = 2.0**-47  # relative; the statistics' rounding error is below 2⁻⁵⁰ (chi_square.ROUNDINGS)
DIGITS = 12
BASE_BITS = 28
MANTISSA = 2.0**53


def side(test: int, z: Any, n_cases: int, n_controls: int, c: float) -> int:
    """1 where χ² ≥ c, -1 where χ² < c."""
    value = statistic(test, z, n_cases, n_controls)
    if value > c * (1 + TIE):
        return 1
    if value < c * (1 - TIE):
        return -1
    return tie_side(test, z, n_cases, n_controls, c)


def one() -> Any:
    number = np.zeros(DIGITS, np.int64)
    number[0] = 1
    return number


def multiply(number: Any, factor: int) -> None:
    """``number`` times ``factor``, 0 ≤ factor < 2⁵⁶, in place."""
    low, high = factor % (1 << BASE_BITS), factor // (1 << BASE_BITS)
    carry, before = 0, 0
    for i in range(DIGITS):
        digit = number[i]
        carry += digit * low + before * high  # below 2⁵⁸
        before = digit
        number[i] = carry % (1 << BASE_BITS)
        carry = carry // (1 << BASE_BITS)


def add(number: Any, other: Any) -> None:
    carry = 0
    for i in range(DIGITS):
        carry += number[i] + other[i]
        number[i] = carry % (1 << BASE_BITS)
        carry = carry // (1 << BASE_BITS)


def reaches(number: Any, other: Any) -> bool:
    """number ≥ other."""
    for i in range(DIGITS):
        k = DIGITS - 1 - i
        if number[k] != other[k]:
            return bool(number[k] > other[k])
    return True


def tie_side(test: int, z: Any, n_cases: int, n_controls: int, c: float) -> int:
    """1 where χ² ≥ c, -1 where χ² < c or the table is monomorphic; exact, for c < 2⁵³.  ``distance_exact.exact_side``."""
    people = n_cases + n_controls
    fraction, exponent = math.frexp(c)  # c = mantissa / 2^(53 − exponent)
    right = one()
    multiply(right, int(fraction * MANTISSA))
    multiply(right, n_cases * n_controls)
    left = np.zeros(DIGITS, np.int64)
    if test == GENOTYPIC:
        for i in range(3):
            column = z[i] + z[i + 3]
            if column == 0:
                continue
            multiply(right, column)
            excess = abs(z[i] * n_controls - z[i + 3] * n_cases)
            term = one()
            multiply(term, excess)
            multiply(term, excess)
            for j in range(3):
                if j != i and z[j] + z[j + 3] > 0:
                    multiply(term, z[j] + z[j + 3])
            add(left, term)
    else:
        x, y = z[1] + 2 * z[2], z[4] + 2 * z[5]
        copies = x + y
        if test == ALLELIC:
            spread = copies * (2 * people - copies)
        else:
            spread = people * (copies + 2 * (z[2] + z[5])) - copies * copies
        if spread == 0:
            return -1
        multiply(right, spread)
        left[0] = 2 if test == ALLELIC else 1
        excess = abs(x * n_controls - y * n_cases)
        multiply(left, people)
        multiply(left, excess)
        multiply(left, excess)
    shift_left = 53 - exponent
    while shift_left > 0:
        bits = min(shift_left, BASE_BITS)
        multiply(left, 1 << bits)
        shift_left -= bits
    return 1 if reaches(left, right) else -1
