"""Closed forms for the mechanisms that draw a whole set: joint, and the significant set of unknown size
(docs/theory/mechanisms.md).

Both are mixtures of uniform laws: the joint draw picks the ranks of two members and fills up uniformly from the rows before and
behind (``ranked_sets``); the significant set picks a level and a size and fills up uniformly between forced and forbidden rows.
Given the mixture's cell, how many causal SNPs are in the set is hypergeometric.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from math import comb
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.base.arrays import freeze
from gwasprivacy.mechanisms.laws.binomial_logs import log_binomial
from gwasprivacy.mechanisms.laws.law import Cell, Mixture
from gwasprivacy.mechanisms.laws.levels import Levels
from gwasprivacy.mechanisms.laws.log_sums import log_sum
from gwasprivacy.mechanisms.laws.ranked_sets import RankedSets
from gwasprivacy.mechanisms.laws.usefulness import Utility, from_tail
from gwasprivacy.mechanisms.laws.weighted_sets import WeightedSets
from gwasprivacy.mechanisms.set_score import WEAKEST, SetScore

FloatArray = NDArray[np.float64]
IntArray = NDArray[np.int64]
Whole = NDArray[np.signedinteger[Any]]

_ANCHORS_TOGETHER = 1 << 14


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class JointLaw:
    """The joint draw of ``n_snps`` rows from ``scores`` (n,), Pr[S] ∝ e^{u(S)/scale}, scale = 2Δ/ε, u as ``set_score`` has it."""

    scores: FloatArray
    scale: float
    n_snps: int
    set_score: SetScore = WEAKEST

    def __post_init__(self) -> None:
        freeze(self)

    def utility(self, rows: IntArray) -> Utility:
        return _utility(_joint_found(self._sets(), rows), self.n_snps)

    def inclusion(self, rows: IntArray) -> FloatArray:
        sets = self._sets()
        return np.array([_joint_found(sets, rows[place : place + 1])[1] for place in range(len(rows))])

    def log_probability(self, chosen: IntArray) -> float:
        sets = self._sets()
        return sets.log_score(chosen) - log_sum(sets.log_weights)

    def drawn(self) -> Mixture:
        sets = self._sets()

        def leads(which: int) -> Cell | Mixture:
            logs = sets.log_leads(which)
            if len(logs) == 1:
                return sets.cell(which, 0)
            return Mixture(weights=_shares(logs), cell=functools.partial(sets.cell, which), n_snps=self.n_snps)

        return Mixture(weights=_shares(sets.log_weights), cell=leads, n_snps=self.n_snps)

    def _sets(self) -> RankedSets:
        return RankedSets.of(self.scores, scale=self.scale, n_snps=self.n_snps, score=self.set_score)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class WeightedJointLaw:
    """The joint draw from ``scores`` (n,), Pr[S] ∝ e^{u(S)/scale}, scale = 2Δ/ε, u by ``weights`` on the members' scores in order."""

    scores: FloatArray
    scale: float
    weights: tuple[float, ...]

    def __post_init__(self) -> None:
        freeze(self)

    def utility(self, rows: IntArray) -> Utility:
        return _utility(self._sets().found(rows), len(self.weights))

    def inclusion(self, rows: IntArray) -> FloatArray:
        sets = self._sets()
        return np.array([sets.found(rows[place : place + 1])[1] for place in range(len(rows))])

    def log_probability(self, chosen: IntArray) -> float:
        return self._sets().log_probability(chosen)

    def drawn(self) -> Mixture:
        sets, n_snps = self._sets(), len(self.weights)

        def part(end: int, weaker: tuple[int, ...]) -> Cell | Mixture:
            if len(weaker) == n_snps:
                return Cell(sets.order[list(weaker)], ())
            weights = _shares(sets.log_places(n_snps - 1 - len(weaker), end))
            return Mixture(weights=weights, cell=lambda place: part(place, (place, *weaker)), n_snps=n_snps)

        whole = part(len(self.scores), ())
        assert isinstance(whole, Mixture)
        return whole

    def _sets(self) -> WeightedSets:
        return WeightedSets.of(self.scores, scale=self.scale, weights=self.weights)


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

        def cell(index: int) -> Cell:
            size, level = divmod(index, weights.shape[1])
            far = levels.distance[level]
            forced, free = np.flatnonzero(relative > far), np.flatnonzero(np.abs(relative) <= far)
            return Cell(forced, ((free, size - len(forced)),))

        return Mixture(weights=law / law.sum(), cell=cell, n_snps=self.largest)


def _utility(exactly: FloatArray, n_snps: int) -> Utility:
    """From Pr[exactly f of the true rows are in the set], f = 0, 1 …"""
    return from_tail(np.minimum(np.cumsum(exactly[::-1])[::-1][1:], 1.0), n_snps)


def _shares(logs: FloatArray) -> FloatArray:
    shares: FloatArray = logs - logs.max()
    np.exp(shares, out=shares)
    shares /= shares.sum()
    return shares


def _joint_found(sets: RankedSets, rows: IntArray) -> FloatArray:
    """Pr[exactly f of ``rows`` are in the set], f = 0 … len(rows)."""
    wanted = np.zeros(len(sets.order), dtype=np.int8)
    wanted[rows] = 1
    is_true = wanted[sets.order]
    before: Whole = np.zeros(len(is_true) + 1, dtype=np.int32)  # true rows before a place
    np.cumsum(is_true, out=before[1:])
    anchors, first, most = sets.anchors, sets.first_near, len(rows)
    found = np.arange(most + 1)
    share = _shares(sets.log_weights)
    far, sums = share, None
    if (first < anchors).any():
        with np.errstate(invalid="ignore"):
            far = share / (1 + np.exp(sets.log_near - sets.log_far))
        leads = np.arange(len(is_true))
        law = _hypergeometric(leads[:, None], before[:-1, None], sets.rank - 2, found - is_true[:, None], most)
        sums = sets.near_sums(law)
    exactly = np.zeros(most + 1)
    for start in range(0, len(anchors), _ANCHORS_TOGETHER):
        here = slice(start, start + _ANCHORS_TOGETHER)
        at, begin = anchors[here], first[here]
        above = far[here, None] * _hypergeometric(
            begin[:, None], before[begin][:, None], sets.rank - 1, found, most
        )  # (anchors, f): the share of those whose lead and better rows hold f true ones
        if sums is not None:
            total = np.maximum(sums[here].sum(axis=1, keepdims=True), np.finfo(float).tiny)
            above += (share[here] - far[here])[:, None] * sums[here] / total
        behind, own = len(is_true) - 1 - at, is_true[at]
        left = (before[-1] - before[at + 1])[:, None]
        # The anchor itself, and so many of the rows behind it.
        for weaker in found if sets.rank < sets.n_snps else found[:1]:
            law = _hypergeometric(behind[:, None], left, sets.n_snps - sets.rank, np.array([weaker]), most)
            parts = above * law
            for is_own, rows_here in ((1, own == 1), (0, own == 0)):
                where = found + weaker + is_own
                part = parts[rows_here].sum(axis=0)
                np.add.at(exactly, where[where <= most], part[where <= most])
    return exactly


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


def _hypergeometric(population: Whole, marked: Whole, taken: IntArray | int, wanted: Whole, most: int) -> FloatArray:
    """Pr[``wanted`` marked rows among ``taken`` of ``population``], 0 where impossible; marked ≤ ``most``, a small number.

    C(g, f)·(T)_f·(w − T)_{g−f}/(w)_g in falling factorials: a product of g numbers at most 1, nothing subtracted.
    """
    if isinstance(taken, int) and taken == 0:  # nobody taken, nobody found
        none = np.broadcast_to(
            wanted == 0, np.broadcast_shapes(np.shape(population), np.shape(marked), np.shape(wanted))
        )
        return none.astype(np.float64)
    if isinstance(taken, int) and wanted.ndim == 1 and population.shape == marked.shape and _are_one(marked):
        each = (_of_marked(population, int(marked.flat[0]), taken, of) for of in wanted.tolist())
        return np.concatenate(list(each), axis=-1)
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


def _are_one(values: Whole) -> bool:
    """Whether these are one number, as how many true rows there are before a place is nearly everywhere."""
    return values.size > 0 and values.shape[-1:] == (1,) and bool((values == values.flat[0]).all())


def _of_marked(population: Whole, marked: int, taken: int, wanted: int) -> FloatArray:
    """The same, digit for digit, where the number of marked rows is one everywhere."""
    if not 0 <= wanted <= marked or taken < 0:
        return np.zeros(population.shape)
    left = population - taken
    share: FloatArray = (left >= 0).astype(np.float64)
    for i in range(marked):
        others = (left - i).astype(np.float64) if i < marked - wanted else 1.0
        share *= others * (float(taken - i) if i < wanted else 1.0) / np.maximum(population - i, 1)
    share *= float(comb(marked, wanted))
    return share
