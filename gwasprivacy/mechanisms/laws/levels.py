"""The law of the significant set as a mixture over levels and sizes, which is how it is sampled and computed exactly.

For t ≥ 0 let a_t = #{q ≥ τ − t} and b_t = #{q > τ + t}.  The sets of size k with u ≥ −t are those that hold all b_t rows
above τ + t and k − b_t of the a_t − b_t rows in between: C(a_t − b_t, k − b_t) of them.  They change only at the levels
0 = t_0 < t_1 < … (the distinct |q_i − τ|); put t_{L+1} = ∞.  For a set with u = −t_ℓ

    e^{u/s} = e^{−t_ℓ/s} = Σ_{i ≥ ℓ} (e^{−t_i/s} − e^{−t_{i+1}/s}),

so drawing (level i, size k) with weight (e^{−t_i/s} − e^{−t_{i+1}/s})·C(a_i − b_i, k − b_i)·π(k)/C(m, k), and then a set
uniformly among those of size k with u ≥ −t_i, gives every set π(k)/C(m, k)·e^{u/s}/Z.  (The same telescope as in
summation by parts; counting the sets with u = −t_i exactly would subtract nearly equal numbers.)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.mechanisms.laws.binomial_logs import log_binomial

FloatArray = NDArray[np.float64]
IntArray = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Levels:
    """The levels t_i (``distance``, ascending from 0, in the scores' unit), a_i, b_i, ln(e^{−t_i/s} − e^{−t_{i+1}/s}), m."""

    distance: NDArray[np.int64] | FloatArray
    at_least: IntArray
    above: IntArray
    log_step: FloatArray
    n_snps: int

    @classmethod
    def of(cls, relative: NDArray[np.int64] | FloatArray, scale: float) -> Levels:
        """From the scores minus the threshold, shape (m,), and the scale s = 2Δ/ε in the same unit."""
        every = np.sort(np.concatenate([np.zeros(1, dtype=relative.dtype), np.abs(relative)]))
        distance = every[np.concatenate([[True], every[1:] != every[:-1]])]
        ordered = np.sort(relative)
        at_least = len(ordered) - np.searchsorted(ordered, -distance, side="left")
        above = len(ordered) - np.searchsorted(ordered, distance, side="right")
        gaps = np.diff(distance) / scale
        log_step = -distance / scale
        # ln(1 − e^{−x}), by the form that keeps its digits on either side of ln 2.
        near = np.minimum(gaps, np.log(2))
        far = np.maximum(gaps, np.log(2))
        log_step[:-1] += np.where(gaps < np.log(2), np.log(-np.expm1(-near)), np.log1p(-np.exp(-far)))
        return cls(distance, at_least.astype(np.int64), above.astype(np.int64), log_step, len(relative))

    def log_weights(self, size: int) -> FloatArray:
        """The log-weight of every level for sets of ``size`` rows, up to one constant for all sizes: shape (levels,)."""
        sets = log_binomial(self.at_least - self.above, size - self.above)
        weights: FloatArray = self.log_step + sets - log_binomial(self.n_snps, size)
        return weights

    def log_weights_up_to(self, largest: int) -> Iterator[FloatArray]:
        """``log_weights(0)``, ``log_weights(1)``, … ``log_weights(largest)``, each from the one before.

        C(n, j) = C(n, j − 1)·(n − j + 1)/j: one logarithm a level and size instead of a dozen, and an error of at most
        ``largest`` roundings.
        """
        between = self.at_least - self.above
        sets = np.full(len(between), -np.inf)
        for size in range(largest + 1):
            taken = size - self.above
            left = between - taken + 1
            grown = (taken > 0) & (left > 0)
            ratio = np.log(np.where(grown, left / np.maximum(taken, 1), 1.0))
            sets = np.where(taken == 0, 0.0, np.where(grown, sets + ratio, -np.inf))
            yield self.log_step + sets - log_binomial(self.n_snps, size)
