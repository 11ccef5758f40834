"""From a guarantee to a likelihood ratio and back: Theorems 2 and 4 of Tramèr et al. 2015, and their inverses.

Letters: R = e^ε is the largest likelihood ratio Pr[S|t]/Pr[S|¬t] that the mechanism allows, ε is in nats,
[a, b] is the range of prior beliefs, γ ≥ 1 the membership-privacy parameter.

Everything takes floats or arrays (broadcast), gives the same back, and is safe at the limits: priors of 0 and 1,
aγ near 1, R = ∞.  Arguments outside their domain raise ValueError.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, Protocol, TypeAlias, overload

import numpy as np
from numpy.typing import NDArray

FloatArray: TypeAlias = NDArray[np.float64]
Numbers: TypeAlias = float | FloatArray


def _given(ok: Any, message: str) -> None:
    # One number is most of what is asked here, and np.all would take longer than the theorem.
    if not (ok if isinstance(ok, (bool, np.bool_)) else np.all(ok)):
        raise ValueError(message)


def _range(a: FloatArray, b: FloatArray) -> None:
    _given((a >= 0) & (a <= b) & (b <= 1), "a prior range needs 0 ≤ a ≤ b ≤ 1")


class _Theorem(Protocol):
    """A number for numbers, an array where one of them is."""

    @overload
    def __call__(self, *numbers: float) -> float: ...
    @overload
    def __call__(self, *numbers: Numbers) -> Any: ...


def theorem(of_arrays: Callable[..., FloatArray]) -> _Theorem:
    """``of_arrays`` for numbers too."""

    @lru_cache(maxsize=256)
    def of_floats(*numbers: float) -> float:
        return float(of_arrays(*[np.asarray(each, dtype=np.float64) for each in numbers]))

    @wraps(of_arrays)
    def of_numbers(*numbers: Numbers) -> Any:
        if all(type(each) is float for each in numbers):
            return of_floats(*numbers)  # type: ignore[arg-type] # all of them are floats
        found = of_arrays(*[np.asarray(each, dtype=np.float64) for each in numbers])
        return float(found) if np.ndim(found) == 0 else found

    return of_numbers


@theorem
def likelihood_ratio_for_gamma(gamma: FloatArray, a: FloatArray, b: FloatArray) -> FloatArray:
    """The largest R = e^ε that keeps γ-PMP for every prior in [a, b].  Tramèr Theorem 2 (Theorem 4 is the same).

    The theorem's min( (1−a)γ/(1−aγ), (γ+b−1)/b ), with only the second term where aγ ≥ 1, equals

        R = 1 + (γ − 1) / max(1 − aγ, b),

    because R₁ − 1 = (γ−1)/(1−aγ) and R₂ − 1 = (γ−1)/b.  This form has no case distinction, no cancellation where aγ
    is near 1 (b takes over), and gives Li's R = γ in the limit [0, 1].
    """
    _given(gamma >= 1, "γ must be at least 1")
    _range(a, b)
    with np.errstate(over="ignore"):  # 1e308 guarantees nothing: infinity is the answer
        return 1.0 + (gamma - 1.0) / np.maximum(1.0 - a * gamma, b)


@theorem
def epsilon_for_gamma(gamma: FloatArray, a: FloatArray, b: FloatArray) -> FloatArray:
    """ε = ln R of :func:`likelihood_ratio_for_gamma`, exact also where γ − 1 is tiny."""
    _given(gamma >= 1, "γ must be at least 1")
    _range(a, b)
    return np.log1p((gamma - 1.0) / np.maximum(1.0 - a * gamma, b))


def _gamma_from_excess(x: FloatArray, low: FloatArray, high: FloatArray) -> FloatArray:
    """γ from x = R − 1 ≥ 0: 1 + max( x(1−a)/(1+xa), xb ), with the limits at x = 0 and x = ∞."""
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        rising = np.where(x > 0, (1.0 - low) / (1.0 / x + low), 0.0)
        certain = np.where(high > 0, x * high, 0.0)
        # low = 1 at x = 0 is 0/∞ = 0; low = 0 at x = ∞ is 1/0 = ∞, which is right.
        return 1.0 + np.maximum(rising, certain)


@theorem
def gamma_for_likelihood_ratio(ratio: FloatArray, a: FloatArray, b: FloatArray) -> FloatArray:
    """The smallest γ that R = e^ε buys for every prior in [a, b].  Tramèr Eq. 11.

    γ = max( R/((R−1)a + 1), (R−1)b + 1 ); for one prior p give a = b = p.  R may be ∞.
    """
    _given(ratio >= 1, "a likelihood ratio bound must be at least 1")
    _range(a, b)
    return _gamma_from_excess(ratio - 1.0, a, b)


@theorem
def gamma_for_epsilon(epsilon: FloatArray, a: FloatArray, b: FloatArray) -> FloatArray:
    """γ of :func:`gamma_for_likelihood_ratio` at R = e^ε, exact also where ε is tiny.  ``epsilon`` ≥ 0, in nats."""
    _given(epsilon >= 0, "ε must be at least 0")
    _range(a, b)
    with np.errstate(over="ignore"):
        return _gamma_from_excess(np.expm1(epsilon), a, b)


@theorem
def posterior_upper(ratio: FloatArray, prior: FloatArray) -> FloatArray:
    """The most that somebody of belief ``prior`` can come to believe: Rp/((R−1)p + 1).  Tramèr Eq. 10."""
    _given((prior >= 0) & (prior <= 1), "a prior must lie in [0, 1]")
    with np.errstate(invalid="ignore"):
        return np.where(prior > 0, prior / (prior + (1.0 - prior) / ratio), 0.0)


@theorem
def posterior_lower(ratio: FloatArray, prior: FloatArray) -> FloatArray:
    """The least that somebody of belief ``prior`` can come to believe: p/(p + R(1−p)).  Tramèr Eq. 9.

    Needs two-sided differential privacy: the likelihood ratio must also stay above 1/R.
    """
    _given((prior >= 0) & (prior <= 1), "a prior must lie in [0, 1]")
    with np.errstate(invalid="ignore"):
        return np.where(prior < 1, prior / (prior + ratio * (1.0 - prior)), 1.0)


@theorem
def pmp_cap(gamma: FloatArray, prior: FloatArray) -> FloatArray:
    """What γ-PMP itself guarantees for belief ``prior``: min(γp, 1 − (1−p)/γ).  Li Definition 3.1."""
    _given(gamma >= 1, "γ must be at least 1")
    return np.minimum(gamma * prior, 1.0 - (1.0 - prior) / gamma)


@theorem
def likelihood_ratio_for_cap(cap: FloatArray, prior: FloatArray) -> FloatArray:
    """The largest R that keeps the posterior ≤ ``cap`` for all priors ≤ ``prior``: ρ(1−b)/(b(1−ρ)), for b ≤ ρ.

    docs/theory/membership-privacy.md, "A cap on certainty"; with b = 1/m it is differential identifiability's
    ρ(m−1)/(1−ρ) (Lee & Clifton 2012). ∞ where ``cap`` is 1 or ``prior`` is 0.
    """
    _given((prior >= 0) & (prior <= cap) & (cap <= 1), "a cap needs 0 ≤ prior ≤ cap ≤ 1")
    with np.errstate(divide="ignore", invalid="ignore"):
        ratio = (cap / prior) * ((1.0 - prior) / (1.0 - cap))
        return np.where((prior >= cap) & (prior > 0), 1.0, np.where((prior <= 0) | (cap >= 1), np.inf, ratio))


@theorem
def sampled_epsilon(epsilon: FloatArray, rate: FloatArray) -> FloatArray:
    """The ε that a member of the cohort faces when a secret sample of rate β goes through an ε₀ mechanism.

    ε = ln(1 + β(e^{ε₀} − 1)).  Li, Qardaji & Su 2012.  Holds for Poisson sampling with add-or-remove
    neighbours and for fixed-size sampling without replacement with replace-one neighbours; not for Poisson sampling
    with replace-one neighbours.
    """
    _given(epsilon >= 0, "ε must be at least 0")
    _given((rate > 0) & (rate <= 1), "a sampling rate must lie in (0, 1]")
    with np.errstate(over="ignore", divide="ignore"):
        small = np.log1p(rate * np.expm1(np.minimum(epsilon, 30.0)))
        large = epsilon + np.log(rate) + np.log1p((1.0 - rate) / rate * np.exp(-epsilon))
    return np.where(epsilon < 30.0, small, large)


@theorem
def epsilon_before_sampling(epsilon: FloatArray, rate: FloatArray) -> FloatArray:
    """The ε₀ to run the mechanism with so that :func:`sampled_epsilon` is ``epsilon``: ln(1 + (e^ε − 1)/β)."""
    _given(epsilon >= 0, "ε must be at least 0")
    _given((rate > 0) & (rate <= 1), "a sampling rate must lie in (0, 1]")
    with np.errstate(over="ignore"):
        small = np.log1p(np.expm1(np.minimum(epsilon, 30.0)) / rate)
    large = epsilon - np.log(rate) + np.log1p((rate - 1.0) * np.exp(-epsilon))
    return np.where(epsilon < 30.0, small, large)


def k_max_gamma(k: int) -> float:
    """γ = (2^k − 1)/(2^k − 2) of the corrected k-Max under the uniform family, k ≥ 2.  Li Prop. 5.3, corrected."""
    _given(k >= 2, "k-Max needs k ≥ 2")
    return 1.0 + 1.0 / (2.0**k - 2.0)
