"""Random small universes, beliefs and channels for the verifier's tests."""

from __future__ import annotations

import functools

import numpy as np

from gwasprivacy.lab.theory.priors import dataset_members, dataset_sizes, given_size, independent


def marginals(distribution: np.ndarray) -> np.ndarray:
    """Pr[t ∈ T] of every entity; shape (n,)."""
    n = int(distribution.size).bit_length() - 1
    return distribution @ dataset_members(n)


def with_marginals(wanted: np.ndarray, *, tolerance: float = 1e-12, rounds: int = 200) -> np.ndarray:
    """Independent participation given the size, with the wanted marginals *given that size*; shape (2ⁿ,).

    ``wanted`` must sum to a whole number, the size; entries of 0 and 1 are certain.  Such a distribution exists and is
    unique (Chen, Dempster & Liu 1994); its log-odds are found by Newton's method (the covariance is the derivative).
    ValueError when the sum is not whole.
    """
    target = np.asarray(wanted, dtype=np.float64)
    size = round(float(target.sum()))
    if abs(float(target.sum()) - size) > 1e-9:
        raise ValueError("marginals given the size must sum to a whole number, the size")
    open_ = (target > 0) & (target < 1)
    held = dataset_members(target.size)[:, open_].astype(np.float64)

    def law(log_odds: np.ndarray) -> np.ndarray:
        theta = target.copy()
        theta[open_] = 1.0 / (1.0 + np.exp(-log_odds))
        return given_size(independent(theta), size)

    log_odds = np.log(target[open_] / (1.0 - target[open_]))
    distribution = law(log_odds)
    error = target[open_] - distribution @ held
    for _ in range(rounds):
        if np.max(np.abs(error), initial=0.0) < tolerance:
            break
        centred = held - distribution @ held
        step = np.linalg.lstsq(centred.T @ (distribution[:, None] * centred), error, rcond=1e-10)[0]
        scale = 1.0
        while scale > 1e-6:
            trial = law(log_odds + scale * step)
            left = target[open_] - trial @ held
            if np.max(np.abs(left)) < np.max(np.abs(error)):
                break
            scale /= 2.0
        else:
            break  # the digits are used up
        log_odds, distribution, error = log_odds + scale * step, trial, left
    return distribution


def is_channel(channel: np.ndarray) -> bool:
    """Whether every row is a distribution."""
    return bool(np.all(channel >= 0) and np.all(np.abs(channel.sum(axis=1) - 1.0) < 1e-9))


def random_channel(rng: np.random.Generator, worlds: int, outputs: int) -> np.ndarray:
    """Any channel: rows from a Dirichlet whose concentration varies, so that some are nearly deterministic."""
    return rng.dirichlet(np.full(outputs, rng.choice([0.3, 1.0, 5.0])), size=worlds)


def random_range(rng: np.random.Generator) -> tuple[float, float]:
    low, high = sorted(rng.uniform(0.02, 0.98, size=2))
    return float(low), float(high)


def random_members(rng: np.random.Generator, n: int, low: float, high: float) -> np.ndarray:
    """Independent marginals in [low, high], some of them 0 or 1, at least one uncertain."""
    theta = rng.uniform(low, high, size=n)
    certain = rng.uniform(size=n) < rng.choice([0.0, 0.5])
    certain[rng.integers(n)] = False
    return np.where(certain, rng.integers(0, 2, size=n).astype(float), theta)


def marginals_given_size(rng: np.random.Generator, n: int, low: float, high: float) -> np.ndarray | None:
    """Marginals in [low, high] ∪ {0, 1} that sum to a whole number; None where this draw has none."""
    m = int(rng.integers(2, n + 1))
    whole = [j for j in range(1, m) if m * low <= j <= m * high]
    if not whole:
        return None
    wanted = rng.uniform(low, high, size=m)
    j = int(rng.choice(whole))
    # Move towards the end that mends the sum: stays inside the range.
    gap = j - wanted.sum()
    room = (high - wanted) if gap > 0 else (wanted - low)
    if room.sum() <= 0:
        return None
    wanted = wanted + gap * room / room.sum()
    rest = rng.integers(0, 2, size=n - m).astype(float)
    return rng.permutation(np.concatenate([np.clip(wanted, low, high), rest]))


@functools.cache
def _exchanged(n: int) -> np.ndarray:
    """All pairs of datasets of one size that differ by one exchanged member, shape (2, pairs)."""
    x, y = np.meshgrid(np.arange(1 << n), np.arange(1 << n))
    sizes = dataset_sizes(n)
    keep = (sizes[x] == sizes[y]) & (np.bitwise_count(x ^ y) == 2)
    return np.array([x[keep], y[keep]])


@functools.cache
def _added(n: int) -> np.ndarray:
    """All pairs of a dataset with one more member and without, shape (2, pairs)."""
    x, y = np.meshgrid(np.arange(1 << n), np.arange(1 << n))
    keep = ((x & y) == y) & (np.bitwise_count(x ^ y) == 1)
    return np.array([x[keep], y[keep]])


def _largest(channel: np.ndarray, pairs: np.ndarray) -> float:
    return float(np.max(channel[pairs[0]] / channel[pairs[1]]))


def replace_one_ratio(channel: np.ndarray) -> float:
    """The largest ratio between datasets of one size that differ by one exchanged member, by brute force."""
    return max(1.0, _largest(channel, _exchanged(channel.shape[0].bit_length() - 1)))


def add_one_ratio(channel: np.ndarray) -> float:
    """The largest ratio of T ∪ {t} over T, by brute force."""
    return _largest(channel, _added(channel.shape[0].bit_length() - 1))


def remove_one_ratio(channel: np.ndarray) -> float:
    """The largest ratio of T over T ∪ {t}, by brute force."""
    return _largest(channel, _added(channel.shape[0].bit_length() - 1)[::-1])
