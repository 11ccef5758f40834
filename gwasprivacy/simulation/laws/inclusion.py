"""Exact probabilities that a private selection contains given SNPs: no draws, no Monte-Carlo noise (SCIENCE §6).

For a set C of true SNPs, write T_(k) for the time at which the k-th of them arrives and N(t) for the arrivals among all
others.  At least k of C are among the first M exactly when fewer than M − k + 1 others came before T_(k):

    Pr[ |S ∩ C| ≥ k ] = ∫ density of T_(k) at t · Pr[ N(t) ≤ M − k ] dt.

Every term is positive, so tiny probabilities lose no digits.  k = 1 is Pr[any], k = |C| is Pr[all], the sum over k the
expected number found.  For the exponential mechanism at M = 1 and 2 there are closed sums (:mod:`closed_sums`).
The joint and the significant-set mechanism have closed forms (:mod:`set_laws`).
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.simulation.laws import closed_sums, drawn_utility, set_laws
from gwasprivacy.simulation.laws.clocks import CLOCKS, Clock, FloatArray
from gwasprivacy.simulation.laws.race import Crowd, convolve, log_sum, quadrature, small_crowd
from gwasprivacy.simulation.laws.usefulness import Utility as Utility
from gwasprivacy.simulation.laws.usefulness import from_tail

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from gwasprivacy.study.candidates import LocusIndex

    IntArray = NDArray[np.int64]

LARGEST_EXACT = 128
_TARGETS_TOGETHER = 512


def set_utility(
    scores: FloatArray,
    causative: IntArray,
    *,
    sensitivity: float,
    epsilon: float,
    n_snps: int,
    mechanism: str,
    threshold: float | None = None,
    loci: LocusIndex | None = None,
    rng: np.random.Generator | None = None,
    draws: int = 10_000,
) -> Utility:
    """The utility of one private selection from ``scores`` (shape (n,)) for the true rows ``causative``.

    Exact for every mechanism up to M = 128; with ``loci`` or a larger M it is simulated with ``draws`` draws from ``rng``
    (a fixed seed if none is given).  ``threshold``: for the significant set.  Raises InvalidInput.
    """
    values, rows = _checked(scores, causative, n_snps, sensitivity, epsilon)
    if loci is None and mechanism in ("joint", "significant-set"):
        return set_laws.utility(
            values, rows, sensitivity=sensitivity, epsilon=epsilon, n_snps=n_snps, mechanism=mechanism,
            threshold=threshold,
        )  # fmt: skip
    clock = _clock(mechanism)
    logs = values * (epsilon / (2 * n_snps * sensitivity))
    if loci is not None or n_snps > LARGEST_EXACT:
        return drawn_utility.utility(logs, rows, clock.name, n_snps, loci, rng or np.random.default_rng(0), draws)
    if clock.name == "exponential" and n_snps <= 2:
        at_least = closed_sums.at_least(logs, rows, n_snps)
    else:
        at_least = _at_least(clock, logs, rows, n_snps)
    return from_tail(at_least, n_snps)


def inclusion_probabilities(
    scores: FloatArray,
    *,
    sensitivity: float,
    epsilon: float,
    n_snps: int,
    mechanism: str = "exponential",
    targets: IntArray | None = None,
) -> FloatArray:
    """Pr[row i is selected] for the rows ``targets`` (all rows if None): float64 in [0, 1], shape (len(targets),).

    Mechanisms with a race (exponential, permute-and-flip, laplace) and joint, up to M = 128; InvalidInput otherwise.
    """
    every = np.arange(len(scores)) if targets is None else np.asarray(targets, dtype=np.int64)
    values, rows = _checked(scores, every, n_snps, sensitivity, epsilon)
    if mechanism == "joint":
        return set_laws.joint_inclusion(values, rows, sensitivity=sensitivity, epsilon=epsilon, n_snps=n_snps)
    clock = _clock(mechanism)
    if n_snps > LARGEST_EXACT:
        raise InvalidInput(f"Exact inclusion probabilities are for M up to {LARGEST_EXACT}, not {n_snps}.")
    logs = values * (epsilon / (2 * n_snps * sensitivity))
    if clock.name == "exponential" and n_snps <= 2:
        return closed_sums.inclusion(logs, n_snps)[rows]
    return _inclusion(clock, logs, rows, n_snps)


def _clock(mechanism: str) -> Clock:
    try:
        return CLOCKS[mechanism]
    except KeyError:
        raise InvalidInput(
            f"There is no exact utility for the mechanism {mechanism!r}.", hint=f"Choose one of: {', '.join(CLOCKS)}."
        ) from None


def _checked(
    scores: FloatArray, rows: IntArray, n_snps: int, sensitivity: float, epsilon: float
) -> tuple[FloatArray, IntArray]:
    values = np.asarray(scores, dtype=np.float64)
    chosen = np.asarray(rows, dtype=np.int64)
    if values.ndim != 1 or not np.isfinite(values).all():
        raise ValueError("scores must be finite numbers on one axis")
    if len(chosen) == 0:
        raise InvalidInput("No causative SNP was given.", hint="Name at least one.")
    if len(np.unique(chosen)) != len(chosen) or chosen.min() < 0 or chosen.max() >= len(values):
        raise InvalidInput("A causative SNP was given twice, or is not in the study.")
    if not 1 <= n_snps <= len(values):
        raise InvalidInput(f"{n_snps} SNPs cannot be chosen from {len(values)} candidates.")
    if not (math.isfinite(sensitivity) and sensitivity > 0 and math.isfinite(epsilon) and epsilon > 0):
        raise InvalidInput("The sensitivity and ε must be positive numbers.")
    return values, chosen


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


def _at_least(clock: Clock, logs: FloatArray, rows: IntArray, n_snps: int) -> FloatArray:
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


def _inclusion(clock: Clock, logs: FloatArray, rows: IntArray, n_snps: int) -> FloatArray:
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
