"""Utility in closed form, approximately: for the moment until a simulation has an answer.

Null SNPs' noisy scores are taken as a Poisson process (exact for independent SNPs, by the displacement theorem), scores by
their large-sample laws; linkage is left out.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.base.arrays import freeze
from gwasprivacy.mechanisms.laws.clocks import Clock

FloatArray = NDArray[np.float64]
IntArray = NDArray[np.int64]

_GRID = 480
_MANY_CAUSAL = 24
_TAIL = 25.0
_MAXIMA = 8


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class NullLaw:
    """Expected numbers of null SNPs: ``count[i]`` at score ``value[i]``, values falling."""

    value: FloatArray
    count: FloatArray

    def __post_init__(self) -> None:
        freeze(self)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class ScoreLaws:
    """How scores are distributed before there is a study.

    ``causal``: each causal SNP's score as nodes, shape (k, nodes), with ``weights`` (nodes,); ``vectors``: equally
    likely vectors of all causal scores together, each falling, shape (vectors, k).
    """

    null: NullLaw
    causal: FloatArray
    weights: FloatArray
    vectors: FloatArray

    def __post_init__(self) -> None:
        freeze(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class Estimate:
    """About the probabilities that all and that any causal SNPs are published, and the expected share that is."""

    p_all: float
    p_any: float
    recall: float


# -- mechanisms that add noise to every score -----------------------------------------------------------------------------


def largest_noisy(laws: ScoreLaws, clock: Clock | None, *, scale: float, n_snps: int) -> Estimate:
    """Of the M largest noisy scores, noise of ``scale`` as ``clock`` has it; of the M largest exact scores at scale 0."""
    null, causal = laws.null, laws.causal
    below = 0.0 if clock is None else min(math.ceil(clock.tail), _TAIL)  # noise is never, or hardly ever, further down
    low = float(causal.min()) - below * scale
    high = float(causal.max()) + _TAIL * scale
    x = np.linspace(low, high + 1e-9, _GRID)
    if scale == 0 or clock is None:
        crowd = np.append(0.0, np.cumsum(null.count))[np.searchsorted(-null.value, -x)]
        survive = np.array([laws.weights @ (own[:, None] > x) for own in causal])  # Pr[causal SNP k's noisy score > x]
    else:
        crowd = clock.above(null.value / scale, null.count, x / scale)
        survive = np.array([clock.above(own / scale, laws.weights, x / scale) for own in causal])
    k = len(survive)
    p_all = _crossing(np.prod(survive, axis=0), _fewer_than(n_snps - k + 1, crowd)) if k <= n_snps else 0.0
    p_any = _crossing(1 - np.prod(1 - survive, axis=0), _fewer_than(n_snps, crowd))
    recall = 0.0
    for which in range(k):
        recall += _crossing(survive[which], _room(np.delete(survive, which, axis=0), crowd, n_snps)) / k
    return Estimate(p_all=p_all, p_any=p_any, recall=recall)


def _crossing(survival: FloatArray, room: FloatArray) -> float:
    """∫ room(x)·density(x) dx for a variable with this survival function on the grid."""
    mass = survival[:-1] - survival[1:]
    return float(mass @ (0.5 * (room[1:] + room[:-1])) + (1 - survival[0]) * room[0] + survival[-1] * room[-1])


def _fewer_than(seats: int, crowd: FloatArray) -> FloatArray:
    """Pr[Poisson(crowd) < seats]."""
    if seats <= 0:
        return np.zeros_like(crowd)
    from scipy.special import gammaincc

    result: FloatArray = gammaincc(seats, crowd)
    return result


def _room(others: FloatArray, crowd: FloatArray, n_snps: int) -> FloatArray:
    """Pr[fewer than M of the other causal and the null SNPs lie above x]."""
    if len(others) > _MANY_CAUSAL:
        return _fewer_than(n_snps, crowd + others.sum(axis=0))
    ahead = np.zeros((len(others) + 1, len(crowd)))  # Pr[j of the others seen so far lie above]
    ahead[0] = 1.0
    for one in others:
        ahead[1:] = ahead[1:] * (1 - one) + ahead[:-1] * one
        ahead[0] *= 1 - one
    return sum((p * _fewer_than(n_snps - j, crowd) for j, p in enumerate(ahead)), np.zeros_like(crowd))


# -- the joint mechanism ---------------------------------------------------------------------------------------------------


def joint_set(laws: ScoreLaws, *, scale: float, n_snps: int, rank: int, cap: float) -> Estimate:
    """Of the joint draw, Pr[S] ∝ e^{u(S)/scale}, sets scored by their ``rank``-th best member and by half of the lead of the one before it,
    up to ``cap`` scales.

    Averaged over the strongest null score and the causal scores (a Latin hypercube); given these, sums over the set's
    members at these ranks, with the expected number of sets: factorial moments of a Poisson number of stronger null SNPs.
    """
    null, own = laws.null, laws.vectors
    k = len(laws.causal)
    most = min(k, n_snps)
    stronger = np.cumsum(null.count) - 0.5 * null.count
    no_null_above = np.exp(-np.cumsum(null.count))
    levels = (np.arange(_MAXIMA) + 0.5) / _MAXIMA
    tops = null.value[np.minimum(np.searchsorted(-no_null_above, -levels), len(no_null_above) - 1)]
    ways = np.array([[math.comb(n, i) for i in range(most + 1)] for n in range(k + 1)], dtype=np.float64)
    shares = np.zeros(most + 1)
    for top in tops:
        below = null.value < top
        gone = float(null.count[~below].sum())
        crowd = _Crowd(
            value=np.append(top, null.value[below]),
            count=np.append(1.0, null.count[below]),
            # Stronger than a null SNP below the top: the top one, and a Poisson number.
            ahead=np.append(0.0, np.maximum(stronger[below] - gone, 0.0)),
            own=own,
            ways=ways,
        )
        shares += crowd.found(scale=scale, n_snps=n_snps, rank=rank, cap=cap)
    shares /= len(tops)
    p_all = float(shares[k]) if k <= n_snps else 0.0
    return Estimate(p_all=p_all, p_any=1 - float(shares[0]), recall=float(shares @ np.arange(most + 1)) / k)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class _Crowd:
    """The null scores given their maximum, which comes first, with the expected number of those stronger, the maximum apart; the vectors
    ``own`` of causal scores, falling; and ``ways``: C(n, i)."""

    value: FloatArray
    count: FloatArray
    ahead: FloatArray
    own: FloatArray
    ways: FloatArray

    def __post_init__(self) -> None:
        freeze(self)

    def found(self, *, scale: float, n_snps: int, rank: int, cap: float) -> FloatArray:
        """Pr[0, 1, … causal SNPs are in the set], averaged over the vectors."""
        by_found = self._with_lead(scale, n_snps, rank, cap) if cap else self._without_lead(scale, n_snps, rank)
        sums = by_found.sum(axis=1, keepdims=True)
        shares: FloatArray = np.mean(by_found / np.where(sums > 0, sums, 1.0), axis=0)
        return shares

    def _reference(self, rank: int) -> FloatArray:
        """No set's member of this rank is much above this, so that the likeliest sets' weights never vanish: where there are fewer causal
        SNPs, one is null, however strong the others are.  Members above have too few above them.  Shape (vectors, 1)."""
        strongest = np.full((len(self.own), 1), float(self.value[0]))
        return np.maximum(strongest, self.own[:, rank - 1 : rank]) if rank <= self.own.shape[1] else strongest

    def _without_lead(self, scale: float, n_snps: int, rank: int) -> FloatArray:
        """What the sets with 0, 1, … causal SNPs weigh, by the member of this rank; shape (vectors, most + 1).

        Causal SNPs divide the null scores into those below none, one, two … of them: between two, nothing depends on the vector.
        """
        k, most, weaker = self.own.shape[1], self.ways.shape[1] - 1, n_snps - rank
        reference = self._reference(rank)
        starts = np.searchsorted(-self.value, -self.own, side="right")  # below so many causal SNPs, from here on
        starts = np.pad(starts, ((0, 0), (1, 0)))
        weight = self.count * np.exp((self.value - self.value[0]) / scale)
        far = np.exp((self.value[:1] - reference) / scale)
        of_null = _Stronger(
            np.arange(len(self.value)), self.ahead, np.zeros(len(self.value), dtype=np.int64), np.ones(len(self.value))
        )
        of_null.top[0] = 0.0
        of_own = self._stronger(self.own)
        of_own.beside[:] = np.arange(k)
        below = np.exp(np.minimum((self.own - reference) / scale, 0.0))
        by_found = np.zeros((len(self.own), most + 1))
        is_own = np.ones(k, dtype=np.int64)
        for better in range(min(most, rank - 1) + 1):
            sets, own_sets = self._nulls(of_null, rank - 1 - better), self._sets(of_own, rank - 1, better)
            for behind in range(min(most, weaker) + 1):
                mine = below * own_sets * self._behind(of_own, is_own, weaker, behind)
                if (total := better + behind) < most:
                    by_found[:, total + 1] += mine.sum(axis=1)
                if total > most:
                    continue
                each = weight * sets * self._nulls_behind(of_null, 1, weaker - behind)
                # Summed from the weakest: what a difference loses is nothing beside the larger of its sums.
                left = np.append(np.cumsum(each[::-1])[::-1], 0.0)[starts]
                left[:, :-1] -= left[:, 1:]
                by_found[:, total] += far[:, 0] * (left @ (self.ways[:, better] * self.ways[::-1, behind]))
        return by_found

    def _with_lead(self, scale: float, n_snps: int, rank: int, cap: float) -> FloatArray:
        nodes, k = self.own.shape
        most, weaker = self.ways.shape[1] - 1, n_snps - rank
        level = np.concatenate([np.broadcast_to(self.value, (nodes, len(self.value))), self.own], axis=1)
        times = np.append(self.count, np.ones(k))
        is_own = np.append(np.zeros(len(self.value), dtype=np.int64), np.ones(k, dtype=np.int64))
        stronger, reference = self._stronger(level, self.ahead), self._reference(rank)
        below = np.minimum((level - reference) / scale, 0.0)
        beyond = self._stronger(level + cap * scale)
        by_found = np.zeros((nodes, most + 1))
        for better in range(min(most, rank - 1) + 1):
            above = np.exp(below + cap / 2) * self._sets(beyond, rank - 1, better)
            leads = times * np.exp(np.minimum((level - reference) / scale, cap) / 2)
            leads *= np.where(
                is_own, self._sets(stronger, rank - 2, better - 1), self._sets(stronger, rank - 2, better)
            )
            above += np.exp(below / 2) * self._between(leads, stronger, beyond)
            for behind in range(min(most, weaker) + 1):
                each = (times * above * self._behind(stronger, is_own, weaker, behind)).T
                for mine in (0, 1):
                    if (total := better + behind + mine) <= most:
                        by_found[:, total] += each[is_own == mine].sum(axis=0)
        return by_found

    def _stronger(self, level: FloatArray, ahead: FloatArray | None = None) -> _Stronger:
        """Than each level; with ``ahead``, than each null score, of which this is known, and then each causal one, in order where they tie."""
        place = np.searchsorted(-self.value[1:], -level, side="left")
        crowd = np.append(0.0, np.cumsum(self.count[1:]))[place]
        beside = np.zeros(level.shape, dtype=np.int64)
        for column in self.own.T:
            beside += column[:, None] > level
        if ahead is not None:
            crowd[:, : len(ahead)] = ahead
            beside[:, len(ahead) :] = np.arange(self.own.shape[1])
        return _Stronger(place, crowd, beside, (self.value[0] > level).astype(np.float64))

    def _sets(self, stronger: _Stronger, size: int, found: int) -> FloatArray:
        """Expected number of sets of ``size`` of these, ``found`` of them causal."""
        if found < 0 or size < found:
            return np.zeros_like(stronger.crowd)
        result: FloatArray = self.ways[stronger.beside, found] * self._nulls(stronger, size - found)
        return result

    def _nulls(self, stronger: _Stronger, size: int) -> FloatArray:
        """The same of ``size`` null SNPs: with the strongest, or without it."""
        if size < 0:
            return np.zeros_like(stronger.crowd)
        sets = _powers(stronger.crowd, size)
        return sets + stronger.top * _powers(stronger.crowd, size - 1) if size else sets

    def _behind(self, stronger: _Stronger, is_own: IntArray, size: int, found: int) -> FloatArray:
        """The same of those that are weaker than each."""
        if size < found:
            return np.zeros_like(stronger.crowd)
        which = self.own.shape[1] - stronger.beside - is_own
        result: FloatArray = self.ways[which, found] * self._nulls_behind(stronger, 1 - is_own, size - found)
        return result

    def _nulls_behind(self, stronger: _Stronger, is_null: IntArray | int, size: int) -> FloatArray:
        nulls = np.maximum(self.count.sum() - stronger.crowd - stronger.top - is_null, 0.0)
        return _powers(nulls, size) if size >= 0 else np.zeros_like(nulls)

    def _between(self, leads: FloatArray, stronger: _Stronger, beyond: _Stronger) -> FloatArray:
        """The sums of ``leads`` over those that are stronger, but not beyond."""
        n_null = len(self.value)
        null, own = (
            np.cumsum(np.pad(part, ((0, 0), (1, 0))), axis=1) for part in (leads[:, :n_null], leads[:, n_null:])
        )

        def summed(which: _Stronger) -> FloatArray:
            nulls = np.take_along_axis(null, which.place + (which.top > 0), axis=1)
            result: FloatArray = nulls + np.take_along_axis(own, which.beside, axis=1)
            return result

        found = summed(stronger) - summed(beyond)
        found[:, 1:n_null] += 0.5 * leads[:, 1:n_null]  # of one kind, half stand before the other
        return np.maximum(found, 0.0)


@dataclass(frozen=True, slots=True)
class _Stronger:
    """Than each level: how many atoms of null scores, the maximum apart; how many null scores are expected in these; causal ones; the maximum."""

    place: IntArray
    crowd: FloatArray
    beside: IntArray
    top: FloatArray


def _powers(expected: FloatArray, size: int) -> FloatArray:
    """Expected number of sets of ``size`` of a Poisson number."""
    result: FloatArray = expected**size / math.factorial(size)
    return result
