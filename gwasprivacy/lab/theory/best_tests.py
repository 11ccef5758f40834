"""What the best membership test between two laws reaches, exactly, beside what a kind of loss allows (docs/theory/bounded-range.md).

By Neyman and Pearson a best test takes the outputs in falling order of P/Q; its rates are the corners of a concave curve.  A
bound that is concave lies above the curve if it does so at the corners.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from gwasprivacy.base.arrays import freeze
from gwasprivacy.membership.calibration_theorems import FloatArray
from gwasprivacy.membership.loss import Total, advantage, advantage_positive


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class BestTest:
    """``advantage``: the largest TPR − FPR, which is the total variation; ``spread``: the length of the shortest interval that
    holds ln(P/Q) of every output (∞ where one of the two is 0); ``fpr``, ``tpr``: the curve's corners, shape (outputs + 1,)."""

    advantage: float
    spread: float
    largest: float
    fpr: FloatArray
    tpr: FloatArray

    def __post_init__(self) -> None:
        freeze(self)

    @classmethod
    def between(cls, inside: FloatArray, outside: FloatArray) -> BestTest:
        """From the laws P (the person took part) and Q (did not), shape (outputs,)."""
        seen = (inside > 0) | (outside > 0)
        p, q = inside[seen], outside[seen]
        with np.errstate(divide="ignore"):
            loss = np.log(p) - np.log(q)
        order = np.argsort(-loss)
        return cls(
            advantage=float(np.abs(p - q).sum() / 2),
            spread=float(loss.max() - loss.min()) if np.isfinite(loss).all() else float("inf"),
            largest=float(np.abs(loss).max()),
            fpr=np.minimum(np.append(0.0, np.cumsum(q[order])), 1.0),
            tpr=np.minimum(np.append(0.0, np.cumsum(p[order])), 1.0),
        )

    def excess(self, total: Total, *, positive: bool = False) -> float:
        """By how much it exceeds what ``total`` allows, at its worst corner or in its advantage; at most 0 where the bounds hold.

        ``positive``: the bounds of the positive half alone.
        """
        allowed = advantage_positive(total) if positive else advantage(total)
        over = float((self.tpr - _curve(total, self.fpr, positive=positive)).max())
        return max(over, self.advantage - allowed)


def _curve(total: Total, fpr: FloatArray, *, positive: bool) -> FloatArray:
    """The largest TPR at each FPR, in plain floating point: independent of the decimals that the program shows."""
    ratio = np.exp(total.epsilon)
    if positive:
        straight: FloatArray = np.minimum(ratio * fpr, 1.0)
        return straight
    odds = fpr / (fpr + (1 - fpr) * np.exp(-total.eta))
    found: FloatArray = np.minimum.reduce([odds, ratio * fpr, 1 - (1 - fpr) / ratio])
    return found
