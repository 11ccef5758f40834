"""Top-M selection as a race of clocks: the noisy score z of a SNP arrives at time t = e^{−z/λ}, and the first M win.

With weights w_i = e^{q_i/λ}, λ = 2MΔ/ε, and u = w_i·t, a SNP has arrived by time t with probability F(u):

* exponential mechanism (Gumbel noise): F(u) = 1 − e^{−u}, an exponential clock of rate w_i
  (docs/theory/exact-utility.md);
* permute-and-flip (exponential noise): F(u) = min(u, 1), a uniform clock on [0, 1/w_i];
* Laplace: F(u) = u/2 up to u = 1, then 1 − 1/(2u).

Everything is done at s = ln t with log-weights, so weights that differ by e^700 are no trouble.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.base.arrays import freeze

FloatArray = NDArray[np.float64]

# u below SMALL is summed by power series of ORDER terms: the remainder is below 2^ORDER·SMALL^ORDER < 2e−17.
SMALL = 0.1
ORDER = 24
_TOGETHER = 96  # scores whose law is computed at once: what stays in a processor's cache
_SURE, _FAR = 4.0, 14.0  # ln u from which 1 − e^{−u} is 1, and down to which it needs more than three terms


class NoiseKind(Enum):
    """The noise of scale 1 that makes a score a race: for seeded draws of simulated studies."""

    GUMBEL = auto()
    EXPONENTIAL = auto()
    LAPLACE = auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class Clock:
    """A law of arrival times, of scores with ``noise``.  ``law(u)`` gives (F, 1 − F, u·F′), each of u's shape, exact where F is near 0 or 1; u ≤ e^700.
    ``arrived(u)`` is the first of them alone, sooner.  ``above(logs, times, at)``: how many scores are expected above each of the rising
    levels ``at`` once each has its noise, Σ times·F(e^{logs − at}); ``logs`` are their log-weights, and each is there ``times`` times.

    ``has_kink``: F is not smooth at u = 1.  ``ends``: F(1) = 1.  ``least``: F(u) ≥ least·min(u, 1).  ``tail``: ln u from
    which 1 − F < 10⁻¹⁷.  ``log_survival``: coefficients d_k, −ln(1 − F(u)) = Σ d_k u^k.  ``odds``: coefficients c[r, k],
    (F/(1 − F))^r = Σ_k c[r, k] u^k.  Both for u ≤ SMALL, k = 0 … ORDER.
    """

    noise: NoiseKind
    law: Callable[[FloatArray], tuple[FloatArray, FloatArray, FloatArray]]
    arrived: Callable[[FloatArray], FloatArray]
    above: Callable[[FloatArray, FloatArray, FloatArray], FloatArray]
    has_kink: bool
    ends: bool
    least: float
    tail: float
    log_survival: FloatArray
    odds: FloatArray

    def __post_init__(self) -> None:
        freeze(self)


def _exponential_arrived(u: FloatArray) -> FloatArray:
    arrived: FloatArray = -np.expm1(-u)
    return arrived


def _exponential_above(logs: FloatArray, times: FloatArray, at: FloatArray) -> FloatArray:
    found = np.zeros_like(at)
    falling = np.argsort(-logs)
    for start in range(0, len(logs), _TOGETHER):
        some = falling[start : start + _TOGETHER]
        here, of_each = logs[some], times[some]
        # Below the first of these places F = 1, and from the second on u < 10⁻⁶.
        sure, near = np.searchsorted(at, (here[-1] - _SURE, here[0] + _FAR))
        found[:sure] += of_each.sum()
        found[sure:near] += of_each @ _exponential_arrived(np.exp(np.minimum(here[:, None] - at[sure:near], 700.0)))
        u, shares = np.exp(here[0] - at[near:]), np.exp(here - here[0])
        first, second, third = (of_each @ shares**power for power in (1, 2, 3))
        found[near:] += u * (first - u * (second / 2 - u * third / 6))
    return found


def _exponential_law(u: FloatArray) -> tuple[FloatArray, FloatArray, FloatArray]:
    survival = np.exp(-u)
    return _exponential_arrived(u), survival, u * survival


def _uniform_arrived(u: FloatArray) -> FloatArray:
    return np.minimum(u, 1.0)


def _uniform_above(logs: FloatArray, times: FloatArray, at: FloatArray) -> FloatArray:
    sums = _Sums(logs, times, at)
    return sums.higher + sums.lower_shares()


def _uniform_law(u: FloatArray) -> tuple[FloatArray, FloatArray, FloatArray]:
    arrived = _uniform_arrived(u)
    return arrived, 1.0 - arrived, np.where(u < 1.0, u, 0.0)


def _laplace_arrived(u: FloatArray) -> FloatArray:
    return np.where(u >= 1.0, 1.0 - 0.5 / np.maximum(u, 1.0), 0.5 * np.minimum(u, 1.0))


def _laplace_above(logs: FloatArray, times: FloatArray, at: FloatArray) -> FloatArray:
    sums = _Sums(logs, times, at)
    return sums.higher - 0.5 * sums.higher_shares() + 0.5 * sums.lower_shares()


class _Sums:
    """Of scores that lie above or below each level, with their shares e^{−distance}: in one pass over scores in their order."""

    def __init__(self, logs: FloatArray, times: FloatArray, at: FloatArray) -> None:
        falling = np.argsort(-logs)
        self._logs, self._at = logs[falling], at
        self._place = np.searchsorted(-self._logs, -at)  # so many scores are higher
        with np.errstate(divide="ignore"):
            self._log_times = np.log(times[falling])
        self.higher: FloatArray = np.append(0.0, np.cumsum(times[falling]))[self._place]

    def higher_shares(self) -> FloatArray:
        sums = np.logaddexp.accumulate(self._log_times - self._logs)
        shares: FloatArray = np.exp(np.append(-np.inf, sums)[self._place] + self._at)
        return shares

    def lower_shares(self) -> FloatArray:
        sums = np.logaddexp.accumulate((self._log_times + self._logs)[::-1])[::-1]
        shares: FloatArray = np.exp(np.append(sums, -np.inf)[self._place] - self._at)
        return shares


def _laplace_law(u: FloatArray) -> tuple[FloatArray, FloatArray, FloatArray]:
    near = 0.5 * np.minimum(u, 1.0)
    far = 0.5 / np.maximum(u, 1.0)
    late = u >= 1.0
    return np.where(late, 1.0 - far, near), np.where(late, far, 1.0 - near), np.where(late, far, near)


def _series(survival: FloatArray, first: FloatArray) -> tuple[FloatArray, FloatArray]:
    """The tables of a clock from the series of −ln(1−F) and of the odds F/(1−F)."""
    odds = np.zeros((ORDER + 1, ORDER + 1))
    odds[0, 0] = 1.0
    for r in range(1, ORDER + 1):
        odds[r] = np.convolve(odds[r - 1], first)[: ORDER + 1]
    for array in (survival, odds):
        array.setflags(write=False)
    return survival, odds


def _gumbel() -> Clock:
    survival = np.zeros(ORDER + 1)
    survival[1] = 1.0
    factorials = np.cumprod([1.0, *range(1, ORDER + 1)])
    first = 1.0 / factorials
    first[0] = 0.0
    tables = _series(survival, first)
    return Clock(
        noise=NoiseKind.GUMBEL, law=_exponential_law, arrived=_exponential_arrived, above=_exponential_above, has_kink=False, ends=False, least=1 - np.exp(-1), tail=np.log(45.0),
        log_survival=tables[0], odds=tables[1],
    )  # fmt: skip


def _uniform(slope: float) -> tuple[FloatArray, FloatArray]:
    """The tables of F(u) = slope·u."""
    powers = np.arange(ORDER + 1)
    survival = np.divide(slope**powers, powers, out=np.zeros(ORDER + 1), where=powers > 0)
    first = slope ** powers.astype(np.float64)
    first[0] = 0.0
    return _series(survival, first)


def _exponential() -> Clock:
    tables = _uniform(1.0)
    return Clock(
        noise=NoiseKind.EXPONENTIAL, law=_uniform_law, arrived=_uniform_arrived, above=_uniform_above, has_kink=True, ends=True, least=1.0, tail=0.0,
        log_survival=tables[0], odds=tables[1],
    )  # fmt: skip


def _laplace() -> Clock:
    tables = _uniform(0.5)
    return Clock(
        noise=NoiseKind.LAPLACE, law=_laplace_law, arrived=_laplace_arrived, above=_laplace_above, has_kink=True, ends=False, least=0.5, tail=40.0,
        log_survival=tables[0], odds=tables[1],
    )  # fmt: skip


GUMBEL, EXPONENTIAL, LAPLACE = _gumbel(), _exponential(), _laplace()
