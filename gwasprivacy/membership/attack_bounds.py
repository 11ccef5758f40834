"""What R = e^ε means for a membership test: a test that says "took part" of a person after seeing the release.

TPR is the share of participants it recognises, FPR the share of others that it accuses wrongly; the advantage is
TPR − FPR.  Two-sided ε-DP keeps both TPR ≤ R·FPR and 1 − FPR ≤ R·(1 − TPR) (Kairouz, Oh & Viswanath 2015, pure ε);
with the positive half alone (unbounded families) only the first holds.

Everything takes floats or arrays; arguments outside their domain raise ValueError.
"""

from __future__ import annotations

from typing import Any, overload

import numpy as np

from gwasprivacy.membership.calibration_theorems import FloatArray, Numbers


def _array(x: Numbers) -> FloatArray:
    return np.asarray(x, dtype=np.float64)


def _out(x: FloatArray) -> Any:
    return float(x) if np.ndim(x) == 0 else x


def _ratio(ratio: Numbers) -> FloatArray:
    r = _array(ratio)
    if not np.all(r >= 1):
        raise ValueError("a likelihood ratio bound must be at least 1")
    return r


def _share(x: Numbers, what: str) -> FloatArray:
    array = _array(x)
    if not np.all((array >= 0) & (array <= 1)):
        raise ValueError(f"{what} must lie in [0, 1]")
    return array


@overload
def tpr_bound(ratio: float, fpr: float) -> float: ...
@overload
def tpr_bound(ratio: Numbers, fpr: Numbers) -> Any: ...
def tpr_bound(ratio: Numbers, fpr: Numbers) -> Any:
    """The largest TPR at a given FPR under two-sided DP: min(R·FPR, 1 − (1−FPR)/R)."""
    r, f = _ratio(ratio), _share(fpr, "a false positive rate")
    with np.errstate(invalid="ignore"):
        straight = np.where(f > 0, r * f, 0.0)
    # f + (1−f)(1−1/R) is 1 − (1−f)/R written so that it never falls below f.
    return _out(np.minimum(straight, f + (1.0 - f) * (1.0 - 1.0 / r)))


@overload
def tpr_bound_positive(ratio: float, fpr: float) -> float: ...
@overload
def tpr_bound_positive(ratio: Numbers, fpr: Numbers) -> Any: ...
def tpr_bound_positive(ratio: Numbers, fpr: Numbers) -> Any:
    """The largest TPR at a given FPR with the positive half alone: min(R·FPR, 1)."""
    r, f = _ratio(ratio), _share(fpr, "a false positive rate")
    with np.errstate(invalid="ignore"):
        return _out(np.minimum(np.where(f > 0, r * f, 0.0), 1.0))


@overload
def advantage_bound(ratio: float) -> float: ...
@overload
def advantage_bound(ratio: Numbers) -> Any: ...
def advantage_bound(ratio: Numbers) -> Any:
    """The largest TPR − FPR under two-sided DP: (R−1)/(R+1), reached at FPR = 1/(R+1)."""
    return _out(1.0 - 2.0 / (_ratio(ratio) + 1.0))


@overload
def advantage_bound_positive(ratio: float) -> float: ...
@overload
def advantage_bound_positive(ratio: Numbers) -> Any: ...
def advantage_bound_positive(ratio: Numbers) -> Any:
    """The largest TPR − FPR with the positive half alone: 1 − 1/R, reached at FPR = 1/R."""
    return _out(1.0 - 1.0 / _ratio(ratio))


@overload
def likelihood_ratio_for_advantage(advantage: float) -> float: ...
@overload
def likelihood_ratio_for_advantage(advantage: Numbers) -> Any: ...
def likelihood_ratio_for_advantage(advantage: Numbers) -> Any:
    """The largest R with :func:`advantage_bound` ≤ ``advantage``: (1+x)/(1−x); ∞ at 1."""
    x = _share(advantage, "an advantage")
    with np.errstate(divide="ignore"):
        return _out((1.0 + x) / (1.0 - x))


@overload
def likelihood_ratio_for_tpr(tpr: float, fpr: float) -> float: ...
@overload
def likelihood_ratio_for_tpr(tpr: Numbers, fpr: Numbers) -> Any: ...
def likelihood_ratio_for_tpr(tpr: Numbers, fpr: Numbers) -> Any:
    """The largest R with :func:`tpr_bound` ≤ ``tpr`` at ``fpr``: max(TPR/FPR, (1−FPR)/(1−TPR)), for FPR ≤ TPR.

    Both terms of the bound grow with R and their minimum must stay below TPR, so it is enough that one does: hence max.
    ∞ at FPR = 0 (pure DP allows no test that never errs) and at TPR = 1.
    """
    t, f = _share(tpr, "a true positive rate"), _share(fpr, "a false positive rate")
    if not np.all(f <= t):
        raise ValueError("a true positive rate below the false positive rate bounds nothing")
    with np.errstate(divide="ignore", invalid="ignore"):
        first = np.where(f > 0, t / f, np.inf)
        second = np.where(t < 1, (1.0 - f) / (1.0 - t), np.inf)
    return _out(np.maximum(first, second))
