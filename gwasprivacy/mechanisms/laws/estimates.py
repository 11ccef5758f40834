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

_GRID = 480
_MANY_CAUSATIVE = 24
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

    ``causative``: each causal SNP's score as nodes, shape (k, nodes), with ``weights`` (nodes,); ``vectors``: equally
    likely vectors of all causative scores together, each falling, shape (vectors, k).
    """

    null: NullLaw
    causative: FloatArray
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
    null, causative = laws.null, laws.causative
    below = 0.0 if clock is None else min(math.ceil(clock.tail), _TAIL)  # noise is never, or hardly ever, further down
    low = float(causative.min()) - below * scale
    high = float(causative.max()) + _TAIL * scale
    x = np.linspace(low, high + 1e-9, _GRID)
    if scale == 0 or clock is None:
        crowd = np.append(0.0, np.cumsum(null.count))[np.searchsorted(-null.value, -x)]
        above = (causative[:, :, None] > x).astype(np.float64)
    else:
        crowd = null.count @ _exceeds(clock, (x - null.value[:, None]) / scale)
        above = _exceeds(clock, (x - causative[:, :, None]) / scale)
    survive = np.einsum("n,knx->kx", laws.weights, above)  # Pr[causal SNP k's noisy score > x]
    k = len(survive)
    p_all = _crossing(np.prod(survive, axis=0), _fewer_than(n_snps - k + 1, crowd)) if k <= n_snps else 0.0
    p_any = _crossing(1 - np.prod(1 - survive, axis=0), _fewer_than(n_snps, crowd))
    recall = 0.0
    for which in range(k):
        recall += _crossing(survive[which], _room(np.delete(survive, which, axis=0), crowd, n_snps)) / k
    return Estimate(p_all=p_all, p_any=p_any, recall=recall)


def _exceeds(clock: Clock, y: FloatArray) -> FloatArray:
    """Pr[noise > y], noise in units of its scale: the clock with u = e^{−y} has rung."""
    return clock.law(np.exp(np.minimum(-y, 700.0)))[0]


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
    """Pr[fewer than M of the other causative and the null SNPs lie above x]."""
    if len(others) > _MANY_CAUSATIVE:
        return _fewer_than(n_snps, crowd + others.sum(axis=0))
    ahead = np.zeros((len(others) + 1, len(crowd)))  # Pr[j of the others seen so far lie above]
    ahead[0] = 1.0
    for one in others:
        ahead[1:] = ahead[1:] * (1 - one) + ahead[:-1] * one
        ahead[0] *= 1 - one
    return sum((p * _fewer_than(n_snps - j, crowd) for j, p in enumerate(ahead)), np.zeros_like(crowd))


# -- the joint mechanism ---------------------------------------------------------------------------------------------------


def joint_set(laws: ScoreLaws, *, scale: float, n_snps: int) -> Estimate:
    """Of the joint draw, Pr[S] ∝ e^{min q / scale}.

    Averaged over the strongest null score and the causative scores (a Latin hypercube); given these, sums over the set's
    weakest member, with the expected number of sets: factorial moments of a Poisson number of stronger null SNPs.
    """
    null, own = laws.null, laws.vectors
    k = len(laws.causative)
    most = min(k, n_snps)
    stronger = np.cumsum(null.count) - 0.5 * null.count
    no_null_above = np.exp(-np.cumsum(null.count))
    levels = (np.arange(_MAXIMA) + 0.5) / _MAXIMA
    tops = null.value[np.minimum(np.searchsorted(-no_null_above, -levels), len(no_null_above) - 1)]
    ways = np.array([[math.comb(n, i) for i in range(most + 1)] for n in range(k + 1)], dtype=np.float64)
    shares = np.zeros(most + 1)
    for top in tops:
        below = null.value < top
        value, count = np.append(top, null.value[below]), np.append(1.0, null.count[below])
        gone = float(null.count[~below].sum())
        # Stronger than a null SNP below the top: the top one, and a Poisson number.
        ahead = np.append(0.0, np.maximum(stronger[below] - gone, 0.0))
        first = np.append(0.0, np.ones(int(below.sum())))
        shares += _joint_given(value, count, ahead, first, own, scale, n_snps, ways)
    shares /= len(tops)
    p_all = float(shares[k]) if k <= n_snps else 0.0
    return Estimate(p_all=p_all, p_any=1 - float(shares[0]), recall=float(shares @ np.arange(most + 1)) / k)


def _sets(first: FloatArray, ahead: FloatArray, size: int) -> FloatArray:
    """Expected number of sets of ``size`` among ``first`` (0 or 1) + Poisson(ahead) null SNPs."""
    if size < 0:
        return np.zeros_like(ahead)
    whole = ahead**size / math.factorial(size)
    return whole if size == 0 else whole + first * ahead ** (size - 1) / math.factorial(size - 1)


def _joint_given(
    value: FloatArray,
    count: FloatArray,
    ahead: FloatArray,
    first: FloatArray,
    own: FloatArray,
    scale: float,
    n_snps: int,
    ways: FloatArray,
) -> FloatArray:
    """Pr[0, 1, … causal SNPs are in the set] given the null scores' maximum, averaged over the vectors ``own``."""
    most = ways.shape[1] - 1
    # No set's weakest member is much above this, so that the likeliest sets' weights never vanish: a set of more SNPs than are
    # causative holds a null SNP, however strong the others are.
    reference = np.full((len(own), 1), float(value[0]))
    if n_snps <= own.shape[1]:
        reference = np.maximum(reference, own[:, n_snps - 1 : n_snps])
    weight = count * np.exp((value - reference) / scale)  # (nodes, null atoms)
    beside = np.zeros(weight.shape, dtype=np.int64)  # causal SNPs stronger than this null SNP
    for column in own.T:
        beside += column[:, None] > value
    # (nodes, k): the weakest member is this causal SNP.  None is if it is above the reference: there are too few above it.
    own_weight = np.exp(np.minimum((own - reference) / scale, 0.0))
    place = np.searchsorted(-value[1:], -own.ravel(), side="left")
    crowd = np.append(0.0, np.cumsum(count[1:]))[place].reshape(own.shape)
    leader = (value[0] > own).astype(np.float64)
    by_found = np.zeros((len(own), most + 1))
    for found in range(most + 1):
        by_found[:, found] = np.sum(weight * ways[beside, found] * _sets(first, ahead, n_snps - 1 - found), axis=1)
        if found:
            sets = _sets(leader, crowd, n_snps - found)
            by_found[:, found] += np.sum(own_weight * ways[: own.shape[1], found - 1] * sets, axis=1)
    total = by_found.sum(axis=1, keepdims=True)
    shares: FloatArray = np.mean(by_found / np.where(total > 0, total, 1.0), axis=0)
    return shares
