"""ROC curves of membership tests, with intervals, beside the bound that ε gives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import freeze

FloatArray = npt.NDArray[np.float64]

CONFIDENCE = 0.95
_MOST_POINTS = 400


@dataclass(frozen=True, slots=True, kw_only=True)
class RatePoint:
    """A threshold of a test: how many members and how many outsiders it accuses, with 95 % Clopper–Pearson intervals.

    ``fpr`` is the observed rate, at most the rate that was asked for.
    """

    fpr: float
    fpr_low: float
    fpr_high: float
    tpr: float
    tpr_low: float
    tpr_high: float


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Roc:
    """A test's ROC: ``members`` and ``outsiders`` are its statistic (larger: rather a member), sorted falling."""

    name: str
    members: FloatArray
    outsiders: FloatArray

    def __post_init__(self) -> None:
        freeze(self)

    @classmethod
    def of(cls, name: str, members: FloatArray, outsiders: FloatArray) -> Roc:
        if len(members) == 0 or len(outsiders) == 0:
            raise ValueError("a ROC needs members and outsiders")
        return cls(name=name, members=_falling(members), outsiders=_falling(outsiders))

    @property
    def auc(self) -> float:
        """Pr[a member's statistic is above an outsider's], ties counted half (Mann–Whitney)."""
        rising = self.outsiders[::-1]
        below = np.searchsorted(rising, self.members, side="left")
        at_most = np.searchsorted(rising, self.members, side="right")
        return float(np.mean(0.5 * (below + at_most)) / len(rising))

    def at_fpr(self, fpr: float) -> RatePoint:
        """The most powerful threshold that accuses at most the share ``fpr`` of the outsiders."""
        allowed = int(np.floor(fpr * len(self.outsiders) + 1e-9))
        everybody = allowed >= len(self.outsiders)
        # Everybody above the first outsider who may not be accused.
        threshold = -np.inf if everybody else self.outsiders[allowed]
        accused = len(self.outsiders) if everybody else int(np.count_nonzero(self.outsiders > threshold))
        found = len(self.members) if everybody else int(np.count_nonzero(self.members > threshold))
        fpr_low, fpr_high = clopper_pearson(accused, len(self.outsiders))
        tpr_low, tpr_high = clopper_pearson(found, len(self.members))
        return RatePoint(
            fpr=accused / len(self.outsiders),
            fpr_low=fpr_low,
            fpr_high=fpr_high,
            tpr=found / len(self.members),
            tpr_low=tpr_low,
            tpr_high=tpr_high,
        )

    def curve(self) -> tuple[FloatArray, FloatArray]:
        """(FPR, TPR) at every threshold from (0, 0) to (1, 1), thinned evenly on a logarithmic axis to a few hundred."""
        values = np.unique(np.concatenate([self.members, self.outsiders]))[::-1]
        fpr = np.searchsorted(-self.outsiders, -values, side="right") / len(self.outsiders)
        tpr = np.searchsorted(-self.members, -values, side="right") / len(self.members)
        fpr, tpr = np.concatenate([[0.0], fpr]), np.concatenate([[0.0], tpr])
        if len(fpr) > _MOST_POINTS:
            least = 0.5 / len(self.outsiders)
            wanted = np.geomspace(least, 1.0, _MOST_POINTS - 2)
            keep = np.unique(np.concatenate([[0], np.searchsorted(fpr, wanted, side="right") - 1, [len(fpr) - 1]]))
            fpr, tpr = fpr[keep], tpr[keep]
        return fpr, tpr

    def to_json(self) -> dict[str, Any]:
        fpr, tpr = self.curve()
        return {
            "name": self.name,
            "auc": self.auc,
            "n_members": len(self.members),
            "n_outsiders": len(self.outsiders),
            "fpr": fpr.tolist(),
            "tpr": tpr.tolist(),
        }


def with_rates(fpr: FloatArray, tpr: FloatArray, rates: FloatArray) -> tuple[FloatArray, FloatArray]:
    """A ROC's :meth:`Roc.curve` with further points at ``rates`` (FPR, rising), for axes on which it has no straight lines.

    Between two thresholds a coin that chooses one of them reaches the straight line, and only that.
    """
    between = rates[(rates > fpr[0]) & (rates < fpr[-1]) & ~np.isin(rates, fpr)]
    after = np.searchsorted(fpr, between)
    share = (between - fpr[after - 1]) / (fpr[after] - fpr[after - 1])
    filled = tpr[after - 1] + share * (tpr[after] - tpr[after - 1])
    return np.insert(fpr, after, between), np.insert(tpr, after, filled)


def clopper_pearson(successes: int, trials: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """The exact two-sided interval of a binomial probability."""
    from scipy.special import betaincinv

    tail = (1 - confidence) / 2
    low = 0.0 if successes == 0 else float(betaincinv(successes, trials - successes + 1, tail))
    high = 1.0 if successes == trials else float(betaincinv(successes + 1, trials - successes, 1 - tail))
    return low, high


def _falling(values: FloatArray) -> FloatArray:
    result = np.sort(np.asarray(values, dtype=np.float64))[::-1]
    result.flags.writeable = False
    return result
