"""From a promise to a likelihood ratio and back: Theorems 2 and 4 of Tramèr et al. 2015, and their inverses.

Letters: R = e^ε is the largest likelihood ratio Pr[S|t]/Pr[S|¬t] that the mechanism allows, ε is in nats,
[a, b] is the range of prior beliefs, γ ≥ 1 the membership-privacy parameter.

Everything takes floats or arrays (broadcast), gives the same back, and is safe at the limits: priors of 0 and 1,
aγ near 1, R = ∞.  Arguments outside their domain raise ValueError.
"""

from __future__ import annotations

from typing import Any, TypeAlias, overload

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


def _array(x: Numbers) -> FloatArray:
    return np.asarray(x, dtype=np.float64)


def _out(x: FloatArray) -> Any:
    return float(x) if np.ndim(x) == 0 else x


@overload
def likelihood_ratio_for_gamma(gamma: float, a: float, b: float) -> float: ...
@overload
def likelihood_ratio_for_gamma(gamma: Numbers, a: Numbers, b: Numbers) -> Any: ...
def likelihood_ratio_for_gamma(gamma: Numbers, a: Numbers, b: Numbers) -> Any:
    """The largest R = e^ε that keeps γ-PMP for every prior in [a, b].  Tramèr Theorem 2 (Theorem 4 is the same).

    The theorem's min( (1−a)γ/(1−aγ), (γ+b−1)/b ), with only the second term where aγ ≥ 1, equals

        R = 1 + (γ − 1) / max(1 − aγ, b),

    because R₁ − 1 = (γ−1)/(1−aγ) and R₂ − 1 = (γ−1)/b.  This form has no case distinction, no cancellation where aγ
    is near 1 (b takes over), and gives Li's R = γ in the limit [0, 1].
    """
    g, low, high = _array(gamma), _array(a), _array(b)
    _given(g >= 1, "γ must be at least 1")
    _range(low, high)
    with np.errstate(over="ignore"):  # 1e308 promises nothing: infinity is the answer
        return _out(1.0 + (g - 1.0) / np.maximum(1.0 - low * g, high))


@overload
def epsilon_for_gamma(gamma: float, a: float, b: float) -> float: ...
@overload
def epsilon_for_gamma(gamma: Numbers, a: Numbers, b: Numbers) -> Any: ...
def epsilon_for_gamma(gamma: Numbers, a: Numbers, b: Numbers) -> Any:
    """ε = ln R of :func:`likelihood_ratio_for_gamma`, exact also where γ − 1 is tiny."""
    g, low, high = _array(gamma), _array(a), _array(b)
    _given(g >= 1, "γ must be at least 1")
    _range(low, high)
    return _out(np.log1p((g - 1.0) / np.maximum(1.0 - low * g, high)))


def _gamma_from_excess(x: FloatArray, low: FloatArray, high: FloatArray) -> Any:
    """γ from x = R − 1 ≥ 0: 1 + max( x(1−a)/(1+xa), xb ), with the limits at x = 0 and x = ∞."""
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        rising = np.where(x > 0, (1.0 - low) / (1.0 / x + low), 0.0)
        certain = np.where(high > 0, x * high, 0.0)
        # low = 1 at x = 0 is 0/∞ = 0; low = 0 at x = ∞ is 1/0 = ∞, which is right.
        return _out(1.0 + np.maximum(rising, certain))


@overload
def gamma_for_likelihood_ratio(ratio: float, a: float, b: float) -> float: ...
@overload
def gamma_for_likelihood_ratio(ratio: Numbers, a: Numbers, b: Numbers) -> Any: ...
def gamma_for_likelihood_ratio(ratio: Numbers, a: Numbers, b: Numbers) -> Any:
    """The smallest γ that R = e^ε buys for every prior in [a, b].  Tramèr Eq. 11.

    γ = max( R/((R−1)a + 1), (R−1)b + 1 ); for one prior p give a = b = p.  R may be ∞.
    """
    r, low, high = _array(ratio), _array(a), _array(b)
    _given(r >= 1, "a likelihood ratio bound must be at least 1")
    _range(low, high)
    return _gamma_from_excess(r - 1.0, low, high)


@overload
def gamma_for_epsilon(epsilon: float, a: float, b: float) -> float: ...
@overload
def gamma_for_epsilon(epsilon: Numbers, a: Numbers, b: Numbers) -> Any: ...
def gamma_for_epsilon(epsilon: Numbers, a: Numbers, b: Numbers) -> Any:
    """γ of :func:`gamma_for_likelihood_ratio` at R = e^ε, exact also where ε is tiny.  ``epsilon`` ≥ 0, in nats."""
    e, low, high = _array(epsilon), _array(a), _array(b)
    _given(e >= 0, "ε must be at least 0")
    _range(low, high)
    with np.errstate(over="ignore"):
        return _gamma_from_excess(np.expm1(e), low, high)


@overload
def posterior_upper(ratio: float, prior: float) -> float: ...
@overload
def posterior_upper(ratio: Numbers, prior: Numbers) -> Any: ...
def posterior_upper(ratio: Numbers, prior: Numbers) -> Any:
    """The most that somebody of belief ``prior`` can come to believe: Rp/((R−1)p + 1).  Tramèr Eq. 10."""
    r, p = _array(ratio), _array(prior)
    _given((p >= 0) & (p <= 1), "a prior must lie in [0, 1]")
    with np.errstate(invalid="ignore"):
        return _out(np.where(p > 0, p / (p + (1.0 - p) / r), 0.0))


@overload
def posterior_lower(ratio: float, prior: float) -> float: ...
@overload
def posterior_lower(ratio: Numbers, prior: Numbers) -> Any: ...
def posterior_lower(ratio: Numbers, prior: Numbers) -> Any:
    """The least that somebody of belief ``prior`` can come to believe: p/(p + R(1−p)).  Tramèr Eq. 9.

    Needs two-sided differential privacy: the likelihood ratio must also stay above 1/R.
    """
    r, p = _array(ratio), _array(prior)
    _given((p >= 0) & (p <= 1), "a prior must lie in [0, 1]")
    with np.errstate(invalid="ignore"):
        return _out(np.where(p < 1, p / (p + r * (1.0 - p)), 1.0))


@overload
def posterior(ratio: float, prior: float) -> float: ...
@overload
def posterior(ratio: Numbers, prior: Numbers) -> Any: ...
def posterior(ratio: Numbers, prior: Numbers) -> Any:
    """Bayes: LR·p/(LR·p + 1 − p) for an observed likelihood ratio (any LR ≥ 0).  Li Eq. 4."""
    r, p = _array(ratio), _array(prior)
    _given(r >= 0, "a likelihood ratio is at least 0")
    _given((p >= 0) & (p <= 1), "a prior must lie in [0, 1]")
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        return _out(np.where(p >= 1, 1.0, np.where(p > 0, p / (p + (1.0 - p) / r), 0.0)))


@overload
def pmp_cap(gamma: float, prior: float) -> float: ...
@overload
def pmp_cap(gamma: Numbers, prior: Numbers) -> Any: ...
def pmp_cap(gamma: Numbers, prior: Numbers) -> Any:
    """What γ-PMP itself promises for belief ``prior``: min(γp, 1 − (1−p)/γ).  Li Definition 3.1."""
    g, p = _array(gamma), _array(prior)
    _given(g >= 1, "γ must be at least 1")
    return _out(np.minimum(g * p, 1.0 - (1.0 - p) / g))


@overload
def likelihood_ratio_for_cap(cap: float, prior: float) -> float: ...
@overload
def likelihood_ratio_for_cap(cap: Numbers, prior: Numbers) -> Any: ...
def likelihood_ratio_for_cap(cap: Numbers, prior: Numbers) -> Any:
    """The largest R that keeps the posterior ≤ ``cap`` for all priors ≤ ``prior``: ρ(1−b)/(b(1−ρ)), for b ≤ ρ.

    docs/theory/membership-privacy.md, "A cap on certainty"; with b = 1/m it is differential identifiability's
    ρ(m−1)/(1−ρ) (Lee & Clifton 2012). ∞ where ``cap`` is 1 or ``prior`` is 0.
    """
    c, b = _array(cap), _array(prior)
    _given((b >= 0) & (b <= c) & (c <= 1), "a cap needs 0 ≤ prior ≤ cap ≤ 1")
    with np.errstate(divide="ignore", invalid="ignore"):
        ratio = (c / b) * ((1.0 - b) / (1.0 - c))
        return _out(np.where((b >= c) & (b > 0), 1.0, np.where((b <= 0) | (c >= 1), np.inf, ratio)))


@overload
def sampled_epsilon(epsilon: float, rate: float) -> float: ...
@overload
def sampled_epsilon(epsilon: Numbers, rate: Numbers) -> Any: ...
def sampled_epsilon(epsilon: Numbers, rate: Numbers) -> Any:
    """The ε that a member of the cohort faces when a secret sample of rate β goes through an ε₀ mechanism.

    ε = ln(1 + β(e^{ε₀} − 1)).  Li, Qardaji & Su 2012.  Holds for Poisson sampling with add-or-remove
    neighbours and for fixed-size sampling without replacement with replace-one neighbours; not for Poisson sampling
    with replace-one neighbours.
    """
    e, beta = _array(epsilon), _array(rate)
    _given(e >= 0, "ε must be at least 0")
    _given((beta > 0) & (beta <= 1), "a sampling rate must lie in (0, 1]")
    with np.errstate(over="ignore", divide="ignore"):
        small = np.log1p(beta * np.expm1(np.minimum(e, 30.0)))
        large = e + np.log(beta) + np.log1p((1.0 - beta) / beta * np.exp(-e))
    return _out(np.where(e < 30.0, small, large))


@overload
def epsilon_before_sampling(epsilon: float, rate: float) -> float: ...
@overload
def epsilon_before_sampling(epsilon: Numbers, rate: Numbers) -> Any: ...
def epsilon_before_sampling(epsilon: Numbers, rate: Numbers) -> Any:
    """The ε₀ to run the mechanism with so that :func:`sampled_epsilon` is ``epsilon``: ln(1 + (e^ε − 1)/β)."""
    e, beta = _array(epsilon), _array(rate)
    _given(e >= 0, "ε must be at least 0")
    _given((beta > 0) & (beta <= 1), "a sampling rate must lie in (0, 1]")
    with np.errstate(over="ignore"):
        small = np.log1p(np.expm1(np.minimum(e, 30.0)) / beta)
    large = e - np.log(beta) + np.log1p((beta - 1.0) * np.exp(-e))
    return _out(np.where(e < 30.0, small, large))


def k_max_gamma(k: int) -> float:
    """γ = (2^k − 1)/(2^k − 2) of the corrected k-Max under the uniform family, k ≥ 2.  Li Prop. 5.3, corrected."""
    _given(k >= 2, "k-Max needs k ≥ 2")
    return 1.0 + 1.0 / (2.0**k - 2.0)
