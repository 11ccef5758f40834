"""The sets of M rows, each scored by public weights on its members' scores in order: u(S) = Σ c_k q_[k], q_[1] ≥ … ≥ q_[M].

Sort the rows by descending score, ties by row, and let x_p be the score at place p in units of the scale.  What the sets of k of the
first p rows weigh together,

    G_k(p) = Σ_{i < p} G_{k−1}(i)·e^{c_k x_i},  G_0 = 1,

is a running sum of positive terms: O(n M) for all of them, and nothing is subtracted.  A set is drawn from its weakest member to its
best: with j as the place before which the k-th best must stand, place i < j weighs G_{k−1}(i)·e^{c_k x_i}.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.base.arrays import freeze
from gwasprivacy.mechanisms.laws.log_sums import running_sums

FloatArray = NDArray[np.float64]
IntArray = NDArray[np.int64]
BoolArray = NDArray[np.bool_]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class WeightedSets:
    """``order``: the rows by descending score, shape (n,); ``exponents``: (score − best score)/scale of each; ``weights``: c, shape (M,).

    ``log_before``: ln G_k(p) for k < M and p < n, shape (M, n); ``log_total``: ln G_M(n).
    """

    order: IntArray
    exponents: FloatArray
    weights: FloatArray
    log_before: FloatArray
    log_total: float

    def __post_init__(self) -> None:
        freeze(self)

    @classmethod
    def of(cls, scores: FloatArray | IntArray, *, scale: float, weights: tuple[float, ...]) -> WeightedSets:
        """``scores``, shape (n,), and ``scale`` = 2Δ/ε in one unit, which may be whole steps."""
        order = np.argsort(-scores, kind="stable")
        ranked = scores[order]
        exponents, c = (ranked - ranked[0]) / float(scale), np.array(weights)
        with np.errstate(divide="ignore"):
            logs = [
                np.log(sums[:, 0]) + scaled for sums, scaled in _sums(exponents, c, np.zeros(len(ranked), np.bool_), 0)
            ]
        return cls(
            order=order, exponents=exponents, weights=c, log_before=np.stack([each[:-1] for each in logs[:-1]]),
            log_total=float(logs[-1][-1]),
        )  # fmt: skip

    def log_places(self, k: int, end: int) -> FloatArray:
        """What each place before ``end`` weighs for the k-th best member, k from 0."""
        logs: FloatArray = self.log_before[k, :end] + self.weights[k] * self.exponents[:end]
        return logs

    def log_probability(self, chosen: IntArray) -> float:
        """ln Pr[the set is ``chosen``]."""
        places = np.sort(np.flatnonzero(np.isin(self.order, chosen)))
        return float(self.weights @ self.exponents[places]) - self.log_total

    def found(self, rows: IntArray) -> FloatArray:
        """Pr[exactly f of ``rows`` are in the set], f = 0 … len(rows)."""
        *_, (sums, _) = _sums(self.exponents, self.weights, np.isin(self.order, rows), len(rows))
        found: FloatArray = sums[-1] / sums[-1].sum()
        return found


def _sums(
    exponents: FloatArray, weights: FloatArray, is_true: BoolArray, most: int
) -> Iterator[tuple[FloatArray, float]]:
    """G_k(p) for k = 0 … M, by the number of true rows: float64, shape (n + 1, most + 1), less than its size by e^second."""
    sums, scaled = np.zeros((len(exponents) + 1, most + 1)), 0.0
    sums[:, 0] = 1.0
    yield sums, scaled
    for weight in weights:
        before, of_all = sums[:-1], sums[:-1].sum(axis=1)
        with np.errstate(divide="ignore"):
            logs = np.log(of_all) + weight * exponents
        top = float(logs.max())
        # Places that too few rows precede have no sets, and the best score may lie any distance above the largest weight.
        factors = np.exp(np.where(of_all > 0, weight * exponents - top, -np.inf))
        terms = before * factors[:, None]
        if is_true.any():
            terms[is_true, 1:] = terms[is_true, :-1]
            terms[is_true, 0] = 0.0
        sums, scaled = running_sums(terms), scaled + top
        yield sums, scaled
