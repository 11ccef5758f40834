"""Sums that lose no digits.  ln Σ e^x by hand, because planning computes it for every simulated study: scipy's logsumexp takes six
times as long."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

_BLOCK = 4096


def log_sum(log_weights: NDArray[np.float64]) -> float:
    """ln Σ e^x of float64, shape (n,); −∞ for nothing, and where all are −∞."""
    if len(log_weights) == 0:
        return -math.inf
    highest = float(log_weights.max())
    if highest == -math.inf:
        return highest
    return highest + math.log(float(np.exp(log_weights - highest).sum()))


def running_sums(terms: NDArray[np.float64]) -> NDArray[np.float64]:
    """0 and the running sums of ``terms``, at least 0, shape (n, columns): shape (n + 1, columns).

    Block by block, so that a sum is off by 2⁻⁴⁰ of itself at most, of 10⁷ terms too.
    """
    found = np.zeros((len(terms) + 1, terms.shape[1]))
    for start in range(0, len(terms), _BLOCK):
        block = np.cumsum(terms[start : start + _BLOCK], axis=0)
        found[start + 1 : start + 1 + len(block)] = found[start] + block
    return found
