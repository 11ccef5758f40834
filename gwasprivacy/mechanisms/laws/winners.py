"""Pr[the first M of a race hold given SNPs]: arrival times of the wanted ones against a crowd of all others.

For a set C of causal SNPs, write T_(k) for the time at which the k-th of them arrives and N(t) for the arrivals among all
others.  At least k of C are among the first M exactly when fewer than M − k + 1 others came before T_(k):

    Pr[ |S ∩ C| ≥ k ] = ∫ density of T_(k) at t · Pr[ N(t) ≤ M − k ] dt.

Every term is positive, so tiny probabilities lose no digits.  k = 1 is Pr[any], k = |C| is Pr[all], the sum over k the
expected number found.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.mechanisms.laws.clocks import Clock, FloatArray
from gwasprivacy.mechanisms.laws.log_sums import log_sum
from gwasprivacy.mechanisms.laws.race import Crowd, convolve, quadrature, small_crowd

IntArray = NDArray[np.int64]

_TARGETS_TOGETHER = 512


def _order_statistics(clock: Clock, logs: FloatArray, s: FloatArray) -> FloatArray:
    """The densities in s of the k-th arrival among ``logs``, k = 1 … c: shape (c, len(s)).

    Σ_i (density of i)·Pr[exactly k − 1 of the others have come], built up one clock at a time without subtraction.
    """
    c = len(logs)
    come = np.zeros((c + 1, len(s)))
    come[0] = 1.0
    density = np.zeros((c, len(s)))
    arrived, waiting, rate = clock.law(np.exp(np.minimum(logs[:, None] + s[None, :], 700.0)))
    for yes, no, now in zip(arrived, waiting, rate, strict=True):
        before = density * no
        before[1:] += density[:-1] * yes
        density = before + now * come[:c]
        following = come * no
        following[1:] += come[:-1] * yes
        come = following
    return density


def at_least(clock: Clock, logs: FloatArray, rows: IntArray, n_snps: int) -> FloatArray:
    """Pr[|S ∩ C| ≥ k] for k = 1 … |C|."""
    own = np.sort(logs[rows])[::-1]
    crowd = Crowd(clock, np.sort(np.delete(logs, rows))[::-1], n_snps)
    reachable = min(len(own), n_snps)
    found = np.zeros(len(own))
    end = crowd.end()
    spread = 41.5 + math.log(len(own))
    windows = []
    for k in range(1, reachable + 1):
        last = min(end, clock.tail - float(own[k - 1]))
        windows.append((min(last, -float(own[k - 1])) - spread, last))
    kinks = np.concatenate([crowd.kinks(), -own]) if clock.has_kink else np.empty(0)
    s, weights = quadrature(windows, kinks, start=-log_sum(logs), below=n_snps)
    fewer = np.cumsum(crowd.probabilities(s), axis=0)
    densities = _order_statistics(clock, own, s)
    for k in range(1, reachable + 1):
        found[k - 1] = float((weights * densities[k - 1]) @ fewer[n_snps - k])
    return np.minimum.accumulate(np.clip(found, 0.0, 1.0))


def inclusion(clock: Clock, logs: FloatArray, rows: IntArray, n_snps: int) -> FloatArray:
    """Pr[i ∈ S] for each row: the same integral with C = {i}, and a crowd that lacks i."""
    if n_snps == len(logs):
        return np.ones(len(rows))
    ordered = np.sort(logs)[::-1]
    everyone = Crowd(clock, ordered, n_snps)
    own = logs[rows]
    last = np.minimum(Crowd(clock, ordered[1:], n_snps).end(), clock.tail - own)
    windows = list(zip(np.minimum(last, -own) - 41.5, last, strict=True))
    kinks = Crowd(clock, ordered, n_snps + 1).kinks()
    s, weights = quadrature(windows, kinks, start=-log_sum(logs), below=n_snps)
    large, small = everyone.split(float(s.max()))
    base = small_crowd(clock, small, n_snps, s)
    found = np.empty(len(rows))
    is_large = own > (small[0] if len(small) else -np.inf)

    values, counts = np.unique(large, return_counts=True)
    targets = set(own[is_large].tolist())
    for value, fewer in _leaving_one_out(clock, base, values, counts, targets, s):
        density = clock.law(np.exp(np.minimum(value + s, 700.0)))[2]
        found[own == value] = float((weights * density) @ fewer)

    full = convolve(clock, base, large, s)
    rest = np.flatnonzero(~is_large)
    for start in range(0, len(rest), _TARGETS_TOGETHER):
        part = rest[start : start + _TARGETS_TOGETHER]
        arrived, waiting, density = clock.law(np.exp(own[part][:, None] + s[None, :]))
        # Taking a clock out of the crowd: counts = without·(1 − F) + shifted without·F, with F ≤ SMALL here.
        without = full[0] / waiting
        fewer = without.copy()
        for m in range(1, n_snps):
            without = (full[m] - arrived * without) / waiting
            fewer += without
        found[part] = (density * fewer) @ weights
    return np.clip(found, 0.0, 1.0)


def _leaving_one_out(
    clock: Clock, base: FloatArray, values: FloatArray, counts: IntArray, targets: set[float], s: FloatArray
) -> Iterator[tuple[float, FloatArray]]:
    """(value, Pr[N < below] at every node) for each wanted log-weight, N counting ``base`` and all clocks but one of it.

    By halves: each half of the clocks is added before the other half is searched, so n clocks cost n·log n additions.
    """
    if not any(value in targets for value in values.tolist()):
        return
    if len(values) == 1:
        alone = convolve(clock, base, np.repeat(values, counts[0] - 1), s)
        yield float(values[0]), alone.sum(axis=0)
        return
    middle = len(values) // 2
    for mine, other in ((slice(None, middle), slice(middle, None)), (slice(middle, None), slice(None, middle))):
        if any(value in targets for value in values[mine].tolist()):
            joined = convolve(clock, base, np.repeat(values[other], counts[other]), s)
            yield from _leaving_one_out(clock, joined, values[mine], counts[mine], targets, s)
