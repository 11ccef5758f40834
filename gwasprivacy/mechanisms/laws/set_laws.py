"""Closed forms for the mechanisms that draw a whole set: joint, and the significant set of unknown size
(docs/theory/mechanisms.md).

Both are mixtures of uniform laws: the joint draw picks the rank of the weakest member and fills up uniformly from the
stronger rows; the significant set picks a level and a size and fills up uniformly between forced and forbidden rows.
Given the mixture's cell, how many causal SNPs are in the set is hypergeometric.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from math import comb

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.base.arrays import freeze
from gwasprivacy.mechanisms.laws.binomial_logs import log_binomial
from gwasprivacy.mechanisms.laws.law import Mixture
from gwasprivacy.mechanisms.laws.levels import Levels
from gwasprivacy.mechanisms.laws.usefulness import Utility, from_tail

FloatArray = NDArray[np.float64]
IntArray = NDArray[np.int64]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class JointLaw:
    """The joint draw of ``n_snps`` rows from ``scores`` (n,), Pr[S] ∝ e^{min q/scale}, scale = 2Δ/ε."""

    scores: FloatArray
    scale: float
    n_snps: int

    def __post_init__(self) -> None:
        freeze(self)

    def utility(self, rows: IntArray) -> Utility:
        return from_tail(_joint_at_least(self.scores, rows, self.scale, self.n_snps), self.n_snps)

    def inclusion(self, rows: IntArray) -> FloatArray:
        return joint_inclusion(self.scores, rows, scale=self.scale, n_snps=self.n_snps)

    def log_probability(self, chosen: IntArray) -> float:
        return joint_log_probability(self.scores, chosen, scale=self.scale)

    def drawn(self) -> Mixture:
        order, law = _rank_law(self.scores, self.scale, self.n_snps)

        def cell(index: int) -> tuple[IntArray, IntArray, int]:
            weakest = self.n_snps - 1 + index
            return order[weakest : weakest + 1], order[:weakest], self.n_snps - 1

        return Mixture(weights=law, cell=cell, n_snps=self.n_snps)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class SignificantSetLaw:
    """The significant set of at most ``largest`` rows from ``scores`` (n,) and the public ``threshold``; scale = 2Δ/ε."""

    scores: FloatArray
    scale: float
    largest: int
    threshold: float

    def __post_init__(self) -> None:
        freeze(self)

    def utility(self, rows: IntArray) -> Utility:
        counts = significant_law(
            self.scores, rows, scale=self.scale, largest=self.largest, threshold=self.threshold
        )  # fmt: skip
        found = np.arange(len(rows) + 1)
        sizes = np.maximum(np.arange(self.largest + 1), 1)
        by_count = counts.sum(axis=0)
        return Utility(
            p_all=float(by_count[-1]),
            p_any=float(by_count[1:].sum()),
            expected_recall=float(by_count @ found) / len(rows),
            expected_precision=float(((counts @ found) / sizes).sum()),
        )

    def inclusion(self, rows: IntArray) -> FloatArray:
        return np.array([self.utility(rows[place : place + 1]).p_all for place in range(len(rows))])

    def log_probability(self, chosen: IntArray) -> float:
        return significant_log_probability(
            self.scores, chosen, scale=self.scale, largest=self.largest, threshold=self.threshold
        )

    def drawn(self) -> Mixture:
        relative = np.asarray(self.scores, dtype=np.float64) - self.threshold
        levels = Levels.of(relative, self.scale)
        weights = np.stack(list(levels.log_weights_up_to(self.largest)))
        law = np.exp(weights - weights.max()).ravel()

        def cell(index: int) -> tuple[IntArray, IntArray, int]:
            size, level = divmod(index, weights.shape[1])
            far = levels.distance[level]
            forced, free = np.flatnonzero(relative > far), np.flatnonzero(np.abs(relative) <= far)
            return forced, free, size - len(forced)

        return Mixture(weights=law / law.sum(), cell=cell, n_snps=self.largest)


@functools.lru_cache(maxsize=16)
def _ways(n: int, n_snps: int) -> FloatArray:
    """ln C(j − 1, M − 1) for the ranks j = M … n."""
    found = log_binomial(np.arange(n_snps - 1, n), n_snps - 1)
    found.setflags(write=False)
    return found


def _rank_law(scores: FloatArray, scale: float, n_snps: int) -> tuple[IntArray, FloatArray]:
    """The rows by descending score, and Pr[the weakest member has rank j] for j = M … n (from 1)."""
    order = np.argsort(-scores, kind="stable")
    ranked = scores[order[n_snps - 1 :]]
    logs = (ranked - ranked[0]) / scale + _ways(len(scores), n_snps)
    weights = np.exp(logs - logs.max())
    return order, weights / weights.sum()


def _joint_at_least(scores: FloatArray, rows: IntArray, scale: float, n_snps: int) -> FloatArray:
    """Pr[at least k of ``rows`` are in the set], k = 1 … len(rows)."""
    order, law = _rank_law(scores, scale, n_snps)
    is_true = np.isin(order, rows)
    weakest = np.arange(n_snps - 1, len(scores))
    stronger_true = np.concatenate([[0], np.cumsum(is_true)])[weakest]
    own = is_true[weakest].astype(np.int64)
    exactly = np.zeros(len(rows) + 1)
    for k in range(len(rows) + 1):
        # M − 1 of the `weakest` stronger rows are taken; k − own of them must be true.
        exactly[k] = float(law @ _hypergeometric(weakest, stronger_true, n_snps - 1, k - own, len(rows)))
    return np.minimum(np.cumsum(exactly[::-1])[::-1][1:], 1.0)


def joint_inclusion(scores: FloatArray, rows: IntArray, *, scale: float, n_snps: int) -> FloatArray:
    """Pr[row i is in the set] for each of ``rows``."""
    order, law = _rank_law(scores, scale, n_snps)
    rank = np.empty(len(scores), dtype=np.int64)
    rank[order] = np.arange(len(scores))
    # A row before the weakest member, at place j, is taken with probability (M − 1)/j.
    places = np.arange(n_snps - 1, len(scores))
    shares = law * (n_snps - 1) / np.maximum(places, 1)
    later = np.concatenate([np.cumsum(shares[::-1])[::-1], [0.0]])
    first_later = np.maximum(rank[rows] + 1 - (n_snps - 1), 0)
    itself = np.where(rank[rows] >= n_snps - 1, law[np.maximum(rank[rows] - (n_snps - 1), 0)], 0.0)
    found: FloatArray = np.minimum(itself + later[np.minimum(first_later, len(shares))], 1.0)
    return found


def significant_law(scores: FloatArray, rows: IntArray, *, scale: float, largest: int, threshold: float) -> FloatArray:
    """Pr[the set has k rows, f of them among ``rows``]: float64, shape (largest + 1, len(rows) + 1)."""
    relative = np.asarray(scores, dtype=np.float64) - threshold
    levels = Levels.of(relative, scale)
    weights = np.stack(list(levels.log_weights_up_to(largest)))
    weights = np.exp(weights - weights.max())
    weights /= weights.sum()
    own = relative[rows]
    forced = (own[:, None] > levels.distance).sum(axis=0)
    free = (np.abs(own)[:, None] <= levels.distance).sum(axis=0)
    between = levels.at_least - levels.above
    law = np.zeros((largest + 1, len(rows) + 1))
    for size in range(largest + 1):
        for found in range(min(size, len(rows)) + 1):
            share = _hypergeometric(between, free, size - levels.above, found - forced, len(rows))
            law[size, found] = float(weights[size] @ share)
    return law


def joint_log_probability(scores: FloatArray, chosen: IntArray, *, scale: float) -> float:
    """ln Pr[the joint draw is exactly ``chosen``] for any number of rows: the weakest member's rank, then all the others."""
    n_snps = len(chosen)
    order = np.argsort(-scores, kind="stable")
    ranked = scores[order[n_snps - 1 :]]
    logs = (ranked - ranked[0]) / scale
    weighted = logs + _ways(len(scores), n_snps)
    rank = np.empty(len(scores), dtype=np.int64)
    rank[order] = np.arange(len(scores))
    top = float(weighted.max())
    return float(logs[int(rank[chosen].max()) - (n_snps - 1)]) - top - float(np.log(np.exp(weighted - top).sum()))


def significant_log_probability(
    scores: FloatArray, chosen: IntArray, *, scale: float, largest: int, threshold: float
) -> float:
    """ln Pr[the significant set is exactly ``chosen``] (any order, possibly nobody), from the cells that can give it."""
    relative = np.asarray(scores, dtype=np.float64) - threshold
    levels = Levels.of(relative, scale)
    weights = np.stack(list(levels.log_weights_up_to(largest)))
    top = float(weights.max())
    own, size = relative[chosen], len(chosen)
    forced = (own[:, None] > levels.distance).sum(axis=0)
    free = (np.abs(own)[:, None] <= levels.distance).sum(axis=0)
    # All rows that must be in are in, and none that must not.
    possible = (forced == levels.above) & (forced + free == size) & (weights[size] > -np.inf)
    between = (levels.at_least - levels.above)[possible]
    logs = weights[size][possible] - top - log_binomial(between, size - levels.above[possible])
    total = float(np.log(np.exp(weights - top).sum()))
    return float(np.logaddexp.reduce(logs)) - total


def probability_of_truth(
    scores: FloatArray, *, sensitivity: float, epsilon: float, largest: int, threshold: float
) -> float:
    """Pr[the significant set is exactly {q ≥ τ}]; 0 when that set has more than ``largest`` rows."""
    relative = np.asarray(scores, dtype=np.float64) - threshold
    size = int((relative >= 0).sum())
    if size > largest:
        return 0.0
    levels = Levels.of(relative, 2 * sensitivity / epsilon)
    weights = np.stack(list(levels.log_weights_up_to(largest)))
    shares = np.exp(-log_binomial(levels.at_least - levels.above, size - levels.above))
    possible = weights[size] > -np.inf
    weights = np.exp(weights - weights.max())
    return float((weights[size][possible] * shares[possible]).sum() / weights.sum())


def _hypergeometric(
    population: IntArray, marked: IntArray, taken: IntArray | int, wanted: IntArray, most: int
) -> FloatArray:
    """Pr[``wanted`` marked rows among ``taken`` of ``population``], 0 where impossible; marked ≤ ``most``, a small number.

    C(g, f)·(T)_f·(w − T)_{g−f}/(w)_g in falling factorials: a product of g numbers at most 1, nothing subtracted.
    """
    left = population - taken
    possible = (wanted >= 0) & (wanted <= marked) & (left >= 0) & (np.asarray(taken) >= 0)
    share = np.where(possible, 1.0, 0.0)
    others = marked - wanted
    for i in range(most):
        upper = np.where(i < wanted, taken - i, 1.0)
        share *= np.where(i < others, left - i, 1.0) * upper / np.where(i < marked, np.maximum(population - i, 1), 1.0)
    ways = np.array([[float(comb(g, f)) if f <= g else 0.0 for f in range(most + 1)] for g in range(most + 1)])
    found: FloatArray = share * ways[np.clip(marked, 0, most), np.clip(wanted, 0, most)]
    return found
