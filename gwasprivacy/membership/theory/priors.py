"""Distributions over the datasets of a small universe: what an attacker may believe beforehand, written out in full.

A universe of n entities has 2ⁿ datasets; dataset number x holds entity i (counted from 0) when bit i of x is set.
A distribution is an array of shape (2ⁿ,) that sums to 1.  n ≤ 20 or so.
"""

from __future__ import annotations

import functools

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.membership.calibration import FloatArray

BoolArray = NDArray[np.bool_]
IntArray = NDArray[np.int64]


@functools.lru_cache(maxsize=32)
def dataset_members(n: int) -> BoolArray:
    """Who is in which dataset: shape (2ⁿ, n), read-only."""
    members = (np.arange(1 << n)[:, None] >> np.arange(n)[None, :] & 1).astype(bool)
    members.setflags(write=False)
    return members


@functools.lru_cache(maxsize=32)
def dataset_sizes(n: int) -> IntArray:
    """How many entities each dataset holds: shape (2ⁿ,), read-only."""
    sizes: IntArray = dataset_members(n).sum(axis=1).astype(np.int64)
    sizes.setflags(write=False)
    return sizes


def independent(theta: FloatArray) -> FloatArray:
    """Every entity takes part on its own, entity i with probability ``theta[i]`` (Li §4.1's 𝒟_I); shape (2ⁿ,)."""
    distribution = np.ones(1)
    for probability in np.asarray(theta, dtype=np.float64):
        distribution = np.concatenate([distribution * (1.0 - probability), distribution * probability])
    return distribution


def given_size(distribution: FloatArray, size: int) -> FloatArray:
    """The same belief after learning that the study has ``size`` participants (𝒟_B).

    ValueError when that size has probability 0.
    """
    n = int(distribution.size).bit_length() - 1
    kept = np.where(dataset_sizes(n) == size, distribution, 0.0)
    total = float(kept.sum())
    if total <= 0:
        raise ValueError(f"a study of {size} participants has probability 0")
    return np.asarray(kept / total, dtype=np.float64)


def marginals(distribution: FloatArray) -> FloatArray:
    """Pr[t ∈ T] of every entity; shape (n,)."""
    n = int(distribution.size).bit_length() - 1
    return np.asarray(distribution @ dataset_members(n), dtype=np.float64)


def with_marginals(wanted: FloatArray, *, tolerance: float = 1e-12, rounds: int = 200) -> FloatArray:
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

    def law(log_odds: FloatArray) -> FloatArray:
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


def uniform(n: int) -> FloatArray:
    """Every subset equally likely (Li's 𝒟_N): everybody's prior is one half; shape (2ⁿ,)."""
    return np.full(1 << n, 0.5**n)
