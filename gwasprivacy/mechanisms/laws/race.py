"""How many of a crowd of clocks have rung by time t, and the quadrature over t that turns it into probabilities.

The number N(t) of arrivals among many SNPs is Poisson-binomial.  We need Pr[N(t) = m] for m < M only.  SNPs with
u = w·t ≤ 0.1 at the latest time of interest (nearly all of them) enter through the power sums of their weights, by
Newton's identities on the odds; the few others are convolved one by one.  Both are exact up to rounding: the series'
remainder is below 10⁻¹⁶ times the mean, and its alternating signs cost a factor of at most e^{0.1·mean} ≈ 10³ in rounding.
"""

from __future__ import annotations

import functools
import itertools
import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.base.arrays import freeze
from gwasprivacy.mechanisms.laws.clocks import ORDER, SMALL, Clock
from gwasprivacy.mechanisms.laws.log_sums import log_sum

FloatArray = NDArray[np.float64]

_NEGLIGIBLE = 41.5  # e^−41.5 = 10⁻¹⁸
_POINTS = 14
_KINKS = 120
_LOG_SMALL = math.log(SMALL)


@functools.cache
def _gauss_legendre(points: int) -> tuple[FloatArray, FloatArray]:
    """Nodes and weights on [0, 1]."""
    nodes, weights = np.polynomial.legendre.leggauss(points)
    return (nodes + 1) / 2, weights / 2


def enough_arrivals(below: int) -> float:
    """A mean Λ from which Pr[N < below] < 10⁻¹⁸ for every Poisson-binomial N of that mean (Chernoff).

    For m = below − 1 ≤ Λ, Pr[N ≤ m] ≤ e^{−Λ}(eΛ/m)^m.
    """
    m = below - 1
    if m <= 0:
        return _NEGLIGIBLE
    low, high = float(m), 2.0 * m + 100.0
    while high - (m + m * math.log(high / m)) < _NEGLIGIBLE:
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        if middle - (m + m * math.log(middle / m)) < _NEGLIGIBLE:
            low = middle
        else:
            high = middle
    return high


@dataclass(frozen=True, slots=True)
class Crowd:
    """Clocks with log-weights ``logs`` (descending, shape (n,)), of which fewer than ``below`` arrivals matter."""

    clock: Clock
    logs: FloatArray
    below: int

    def __post_init__(self) -> None:
        freeze(self)

    def end(self) -> float:
        """s = ln t from which fewer than ``below`` arrivals have probability < 10⁻¹⁸; +∞ if there is none."""
        n = len(self.logs)
        if n < self.below:
            return math.inf
        latest = -float(self.logs[self.below - 1]) if self.clock.ends else math.inf
        needed = enough_arrivals(self.below) / self.clock.least
        first = min(n, math.ceil(needed) + 1)
        # rest[k] = ln Σ_{j ≥ k} w_j for k ≤ first
        rest = np.empty(first + 1)
        rest[first] = log_sum(self.logs[first:])
        for k in range(first - 1, -1, -1):
            rest[k] = np.logaddexp(rest[k + 1], self.logs[k])
        # At t = 1/w_k the sum of min(w t, 1) is k + 1 + Σ_{j > k} w_j/w_k, which grows with k.
        sums = np.arange(1, first + 1) + np.exp(rest[1:] - self.logs[:first])
        k = int(np.searchsorted(sums, needed))
        if k >= first:
            return latest
        return min(latest, math.log(needed - k) - float(rest[k])) if needed > k else latest

    def split(self, s_last: float) -> tuple[FloatArray, FloatArray]:
        """The log-weights that are convolved one by one up to ``s_last``, and those that enter through power sums."""
        large = int(np.searchsorted(-self.logs, s_last - _LOG_SMALL, side="left"))
        return self.logs[:large], self.logs[large:]

    def kinks(self) -> FloatArray:
        """The s at which Pr[N(t) < below] is not smooth, as far as that can be seen at 10⁻¹⁵."""
        if not self.clock.has_kink:
            return np.empty(0)
        return -self.logs[: self.below + (0 if self.clock.ends else _KINKS)]

    def probabilities(self, s: FloatArray) -> FloatArray:
        """Pr[N(e^s) = m] for m = 0 … below − 1: shape (below, len(s))."""
        large, small = self.split(float(s.max()))
        return convolve(self.clock, small_crowd(self.clock, small, self.below, s), large, s)


def small_crowd(clock: Clock, logs: FloatArray, below: int, s: FloatArray) -> FloatArray:
    """Pr[m arrivals], m < below, where every w·e^s ≤ SMALL, through the power sums of the weights."""
    found = np.zeros((below, len(s)))
    found[0] = 1.0
    if len(logs) == 0:
        return found
    top = float(logs.max())
    relative = np.exp(logs - top)
    moments = np.zeros(ORDER + 1)
    power = np.ones_like(relative)
    for k in range(1, ORDER + 1):
        power = power * relative
        moments[k] = power.sum()
    u = np.exp(np.minimum(top + s, _LOG_SMALL))
    powers = moments[:, None] * u[None, :] ** np.arange(ORDER + 1)[:, None]
    terms = min(below - 1, ORDER)
    odds = clock.odds[1 : terms + 1] @ powers
    found[0] = np.exp(-(clock.log_survival @ powers))
    for m in range(1, below):
        total = np.zeros(len(s))
        for r in range(1, min(m, terms) + 1):
            step = odds[r - 1] * found[m - r]
            total = total + step if r % 2 else total - step
        found[m] = np.maximum(total / m, 0.0)
    return found


def convolve(clock: Clock, counts: FloatArray, logs: FloatArray, s: FloatArray) -> FloatArray:
    """``counts`` (m, nodes) after the clocks ``logs`` have joined the crowd, one by one."""
    if len(logs) == 0:
        return counts
    arrived, waiting, _ = clock.law(np.exp(np.minimum(logs[:, None] + s[None, :], 700.0)))
    current = counts
    for yes, no in zip(arrived, waiting, strict=True):
        following = current * no
        following[1:] += current[:-1] * yes
        current = following
    return current


def quadrature(
    windows: list[tuple[float, float]], kinks: FloatArray, *, start: float, below: int
) -> tuple[FloatArray, FloatArray]:
    """Nodes s and weights such that Σ weight·f(s) = ∫ f ds over the union of the windows.

    ``start``: below it nothing happens that is not a polynomial in t of small argument, so one panel in t does.
    Panels elsewhere are short against the width of the peak, about 1/√below, and end at the ``kinks``.
    """
    nodes, weights = _gauss_legendre(_POINTS)
    width = min(0.5, 2.0 / math.sqrt(below))
    all_s: list[FloatArray] = []
    all_weights: list[FloatArray] = []
    for low, high in _merged(windows):
        cuts = np.unique(np.concatenate([[low, high], kinks[(kinks > low) & (kinks < high)]]))
        first = min(start, float(cuts[1]))
        if low < first:
            t_nodes, t_weights = _gauss_legendre(_POINTS + 6)
            all_s.append(first + np.log(t_nodes))
            all_weights.append(t_weights / t_nodes)
            cuts = np.unique(np.concatenate([[first], cuts[cuts > first]]))
        for left, right in itertools.pairwise(cuts.tolist()):
            panels = math.ceil((right - left) / width)
            edges = np.linspace(left, right, panels + 1)
            step = np.diff(edges)
            all_s.append((edges[:-1, None] + step[:, None] * nodes[None, :]).ravel())
            all_weights.append((step[:, None] * weights[None, :]).ravel())
    return np.concatenate(all_s), np.concatenate(all_weights)


def _merged(windows: list[tuple[float, float]]) -> list[tuple[float, float]]:
    merged: list[tuple[float, float]] = []
    for low, high in sorted(windows):
        if merged and low <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(high, merged[-1][1]))
        else:
            merged.append((low, high))
    return merged
