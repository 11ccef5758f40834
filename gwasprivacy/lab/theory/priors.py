"""Distributions over the datasets of a small universe: what an attacker may believe beforehand, written out in full.

A universe of n entities has 2ⁿ datasets; dataset number x holds entity i (counted from 0) when bit i of x is set.
A distribution is an array of shape (2ⁿ,) that sums to 1.  n ≤ 20 or so.
"""

from __future__ import annotations

import functools

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.membership.calibration_theorems import FloatArray

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


def uniform(n: int) -> FloatArray:
    """Every subset equally likely (Li's 𝒟_N): everybody's prior is one half; shape (2ⁿ,)."""
    return np.full(1 << n, 0.5**n)


def t_scaled(belief: FloatArray, members: BoolArray, entity: int, prior: float) -> FloatArray:
    """The belief that differs from ``belief`` in how likely ``entity`` is in alone: Pr[t] becomes ``prior`` in (0, 1).

    What is believed of everybody else, given t and given ¬t, stays as it was (t-scaling: Li Definition 3.2).
    ``belief``: (W,); ``members``: (W, n).  ``entity`` must be uncertain.
    """
    inside = members[:, entity]
    before = float(belief[inside].sum())
    if not (0 < before < 1 and 0 < prior < 1):
        raise ValueError("only an uncertain entity can be scaled, to a probability between 0 and 1")
    scaled: FloatArray = np.where(inside, belief * (prior / before), belief * ((1 - prior) / (1 - before)))
    return scaled
