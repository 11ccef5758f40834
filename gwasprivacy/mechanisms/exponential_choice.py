"""The exponential mechanism over many candidates, one choice after another, fast whatever the scores are.

OpenDP's sampler proposes a candidate uniformly and accepts it with e^{(score − max)/scale}: with one strong peak among
10⁶ flat scores it needs about 10⁶ proposals a choice.  So candidates are put in groups of about √n by their row, and a
choice is made in two steps, both by the same exact sampler:

1. a group g, with the score L_g = ln Σ_{i∈g} e^{q_i/s} (natural logs) and scale 1;
2. a candidate i of that group, with its own score q_i and scale s.

The product is e^{L_g}/Σe^{L} · e^{q_i/s}/e^{L_g} = e^{q_i/s}/Σ e^{q/s}: the exponential mechanism itself.

**Rounding.**  Step 2 and both samplers are exact; only L_g is a double.  Scores more than 2²⁰ scales below the largest
are first raised to that line (a 1-Lipschitz change), so a term's exponent is off by at most 2²⁰·2⁻⁵² = 2⁻³², the sum of
≤ 2¹⁶ terms adds less than 2⁻³⁴, and L_g is off by at most 2⁻³¹.  A mechanism that brings its own logarithms of weights
(:func:`weighted_choice`), or chooses in more steps, may be off by as much again, five times.  With η = 6·2⁻³¹ in all,
each probability is within a factor e^{±2η} of the exponential mechanism's, and between neighbours the ratio is at most
e^{2Δ/s + 4η}.  :class:`NoiseGrid` chooses s so that 2Δ/s ≤ ε/M − 2·2⁻²⁷, and 4η < 2⁻²⁶.  The loss also spreads over no
more than ε/M: before they are normalised, by one number for all outputs, weights are off by at most e^{±η}.
"""

from __future__ import annotations

import numpy as np

from gwasprivacy.mechanisms.grid import FloatArray, IntArray
from gwasprivacy.mechanisms.laws.log_sums import log_sum
from gwasprivacy.mechanisms.noise import exponential_choice

DEEPEST = 1 << 20
_SMALLEST_GROUP = 64
_LARGEST_GROUP = 1 << 16


class Rounds:
    """Draws rows with Pr ∝ e^{scores/scale} from those that are left; ``remove`` takes rows out.

    ``scores``: int64 steps or float64, shape (n,) with n ≥ 1; ``scale`` in the same unit.  Not shared between threads.
    """

    def __init__(self, scores: IntArray | FloatArray, scale: float) -> None:
        n = len(scores)
        if n == 0:
            raise ValueError("there is nothing to choose from")
        self._scores = scores
        self._scale = scale
        self._left = np.ones(n, dtype=np.bool_)
        self._size = min(max(_SMALLEST_GROUP, int(np.sqrt(n))), _LARGEST_GROUP)
        self._exponents: FloatArray = (scores - scores.max()) / float(scale)
        starts = np.arange(0, n, self._size)
        highest = np.maximum.reduceat(self._exponents, starts)
        sums = np.add.reduceat(np.exp(self._exponents - np.repeat(highest, self._size)[:n]), starts)
        self._groups: FloatArray = highest + np.log(sums)

    @property
    def is_empty(self) -> bool:
        return not self._left.any()

    def draw(self) -> int:
        """One row of those left, Pr ∝ e^{score/scale}."""
        groups = np.flatnonzero(self._groups > -np.inf)
        group = int(groups[exponential_choice(self._groups[groups], 1.0)]) if len(groups) > 1 else int(groups[0])
        start = group * self._size
        rows = start + np.flatnonzero(self._left[start : start + self._size])
        return int(rows[exponential_choice(self._scores[rows], self._scale)])

    def remove(self, rows: IntArray) -> None:
        """Take ``rows`` out of the following draws."""
        self._left[rows] = False
        for group in np.unique(np.asarray(rows) // self._size):
            part = slice(int(group) * self._size, (int(group) + 1) * self._size)
            self._groups[group] = log_sum(self._exponents[part][self._left[part]])


def not_too_deep(steps: IntArray, scale: int, *, around: int | None = None, deepest: int = DEEPEST) -> IntArray:
    """The scores limited to 2²⁰ scales, or ``deepest``, below the largest, or as many on either side of ``around``."""
    reach = deepest * scale
    low = (int(steps.max()) if around is None else around) - reach
    high = None if around is None else min(around + reach, 1 << 62)
    limited: IntArray = np.clip(steps, max(low, -(1 << 62)), high)
    return limited


def weighted_choice(log_weights: FloatArray) -> int:
    """One index with Pr ∝ e^{log_weights}; −∞ is never drawn.  float64, shape (n,)."""
    possible = np.flatnonzero(log_weights > -np.inf)
    return int(possible[Rounds(log_weights[possible], 1.0).draw()])
