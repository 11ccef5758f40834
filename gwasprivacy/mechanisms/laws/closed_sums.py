"""The exponential mechanism at M = 1 and M = 2 in closed sums: Pr[i first] = w_i/W, Pr[i second] = Σ_j (w_j/W)·w_i/(W − w_j).

Numerics (docs/theory/exact-utility.md): where one weight dominates, W − w_j has no digits left, so the others are
summed by themselves, on their own scale.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

FloatArray = NDArray[np.float64]
IntArray = NDArray[np.int64]


def _first_and_factors(logs: FloatArray) -> tuple[FloatArray, int, FloatArray, FloatArray]:
    """(p, top, rest, onward): p_j = w_j/W; the heaviest row; p given that it is gone (0 there); p_j/(1 − p_j) but for it."""
    top = int(logs.argmax())
    p = np.exp(logs - logs[top])
    p /= p.sum()
    others = np.delete(logs, top)
    rest = np.zeros_like(p)
    if len(others):
        lighter = np.exp(others - others.max())
        rest[np.arange(len(p)) != top] = lighter / lighter.sum()
    # Every row but the heaviest has p ≤ ½, so 1 − p loses nothing.
    onward = p / (1.0 - np.minimum(p, 0.5))
    onward[top] = 0.0
    return p, top, rest, onward


def inclusion(logs: FloatArray, n_snps: int) -> FloatArray:
    """Pr[i is selected] for every row; ``logs``: ε q/(2MΔ), shape (n,); n_snps is 1 or 2."""
    p, top, rest, onward = _first_and_factors(logs)
    if n_snps == 1:
        return p
    # Second after j ≠ top: p_j·p_i/(1 − p_j), summed over j ≠ i; after top: p_top·rest_i.
    second = p * (onward.sum() - onward) + p[top] * rest
    both: FloatArray = np.minimum(p + second, 1.0)
    return both


def at_least(logs: FloatArray, rows: IntArray, n_snps: int) -> FloatArray:
    """Pr[at least k of ``rows`` are selected] for k = 1 … len(rows); n_snps is 1 or 2."""
    p, top, rest, onward = _first_and_factors(logs)
    found = np.zeros(len(rows))
    member = np.zeros(len(p), dtype=np.bool_)
    member[rows] = True
    found[0] = p[member].sum()
    if n_snps == 2:
        # One other first (weight p_j), then a member: Σ_{j ∉ C} p_j·p_C/(1 − p_j), the heaviest row apart.
        found[0] += onward[~member].sum() * p[member].sum()
        if not member[top]:
            found[0] += p[top] * rest[member].sum()
        if len(rows) >= 2:
            own = p[member].sum()
            both = (onward[member] * (own - p[member])).sum()
            if member[top]:
                both += p[top] * rest[member].sum()
            found[1] = both
    return np.minimum(found, 1.0)
