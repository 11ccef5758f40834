"""ln C(n, k) for whole arrays, to 15 digits also where n is in the millions.

lgamma(n+1) − lgamma(k+1) − lgamma(n−k+1) subtracts numbers of size n·ln n and leaves an error of 10⁻⁹; Stirling's
series for the three factorials together has no such loss (Loader 2000).
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike, NDArray

FloatArray = NDArray[np.float64]

_SMALL = 16
_TOGETHER = 1 << 14
# ln n! − [(n + ½) ln n − n + ½ ln 2π] for n = 0 … 15, with the value at 0 that makes the formula below right at 0.
_REMAINDERS = np.array(
    [0.0]
    + [
        math.lgamma(n + 1) - ((n + 0.5) * math.log(n) - n + 0.5 * math.log(2 * math.pi))
        for n in range(1, _SMALL)
    ]
)  # fmt: skip


def _remainder(n: FloatArray) -> FloatArray:
    """Stirling's remainder of ln n!, absolute error below 10⁻¹⁵."""
    large = np.maximum(n, _SMALL)
    square = large * large
    series = (1 / 12 - (1 / 360 - (1 / 1260 - (1 / 1680 - 1 / (1188 * square)) / square) / square) / square) / large
    return np.where(n < _SMALL, _REMAINDERS[np.minimum(n, _SMALL - 1).astype(np.int64)], series)


def log_binomial(n: ArrayLike, k: ArrayLike) -> FloatArray:
    """ln C(n, k), −∞ where k < 0 or k > n; whole numbers n, k of shapes that broadcast."""
    total, part = np.broadcast_arrays(np.asarray(n), np.asarray(k))
    if np.ndim(k) == 0 and k == 0 and total.min(initial=0) >= 0:
        return np.zeros(total.shape)
    if total.ndim != 1 or len(total) <= _TOGETHER:
        return _log_binomial(total.astype(np.float64), part.astype(np.float64))
    # A dozen numbers on the way to each result: of ten million at once they would be a gigabyte.
    found = np.empty(len(total))
    for first in range(0, len(total), _TOGETHER):
        here = slice(first, first + _TOGETHER)
        found[here] = _log_binomial(total[here].astype(np.float64), part[here].astype(np.float64))
    return found


def _log_binomial(total: FloatArray, part: FloatArray) -> FloatArray:
    possible = (part >= 0) & (part <= total)
    inner = (part > 0) & (part < total)
    a = np.where(inner, part, 1.0)
    b = np.where(inner, total - part, 1.0)
    both = a + b
    entropy = a * np.log(both / a) + b * np.log(both / b)
    # For b much larger than a, ln(both/b) = log1p(a/b) keeps its digits.
    entropy = np.where(a < b, a * np.log(both / a) + b * np.log1p(a / b), entropy)
    entropy = np.where(b < a, b * np.log(both / b) + a * np.log1p(b / a), entropy)
    value = entropy + 0.5 * np.log(both / (2 * math.pi * a * b)) + _remainder(both) - _remainder(a) - _remainder(b)
    return np.where(possible, np.where(inner, value, 0.0), -np.inf)
