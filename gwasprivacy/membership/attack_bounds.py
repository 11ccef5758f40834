"""What R = e^ε means for a membership test: a test that says "took part" of a person after seeing the release.

TPR is the share of participants it recognises, FPR the share of others that it accuses wrongly; the advantage is
TPR − FPR.  Two-sided ε-DP keeps both TPR ≤ R·FPR and 1 − FPR ≤ R·(1 − TPR) (Kairouz, Oh & Viswanath 2015, pure ε);
with the positive half alone (unbounded families) only the first holds.

Everything takes floats or arrays; arguments outside their domain raise ValueError.
"""

from __future__ import annotations

import numpy as np

from gwasprivacy.membership.calibration_theorems import FloatArray, theorem


def _ratio(ratio: FloatArray) -> FloatArray:
    if not np.all(ratio >= 1):
        raise ValueError("a likelihood ratio bound must be at least 1")
    return ratio


def _share(share: FloatArray, what: str) -> FloatArray:
    if not np.all((share >= 0) & (share <= 1)):
        raise ValueError(f"{what} must lie in [0, 1]")
    return share


@theorem
def tpr_bound(ratio: FloatArray, fpr: FloatArray) -> FloatArray:
    """The largest TPR at a given FPR under two-sided DP: min(R·FPR, 1 − (1−FPR)/R)."""
    r, f = _ratio(ratio), _share(fpr, "a false positive rate")
    with np.errstate(invalid="ignore"):
        straight = np.where(f > 0, r * f, 0.0)
    # f + (1−f)(1−1/R) is 1 − (1−f)/R written so that it never falls below f.
    return np.minimum(straight, f + (1.0 - f) * (1.0 - 1.0 / r))


@theorem
def tpr_bound_positive(ratio: FloatArray, fpr: FloatArray) -> FloatArray:
    """The largest TPR at a given FPR with the positive half alone: min(R·FPR, 1)."""
    r, f = _ratio(ratio), _share(fpr, "a false positive rate")
    with np.errstate(invalid="ignore"):
        return np.minimum(np.where(f > 0, r * f, 0.0), 1.0)


@theorem
def advantage_bound(ratio: FloatArray) -> FloatArray:
    """The largest TPR − FPR under two-sided DP: (R−1)/(R+1), reached at FPR = 1/(R+1)."""
    return 1.0 - 2.0 / (_ratio(ratio) + 1.0)


@theorem
def advantage_bound_positive(ratio: FloatArray) -> FloatArray:
    """The largest TPR − FPR with the positive half alone: 1 − 1/R, reached at FPR = 1/R."""
    return 1.0 - 1.0 / _ratio(ratio)


@theorem
def likelihood_ratio_for_advantage(advantage: FloatArray) -> FloatArray:
    """The largest R with :func:`advantage_bound` ≤ ``advantage``: (1+x)/(1−x); ∞ at 1."""
    x = _share(advantage, "an advantage")
    with np.errstate(divide="ignore"):
        return (1.0 + x) / (1.0 - x)


@theorem
def likelihood_ratio_for_tpr(tpr: FloatArray, fpr: FloatArray) -> FloatArray:
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
    return np.maximum(first, second)
