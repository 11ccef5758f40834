"""The best membership tests against mechanisms written out as laws, by enumeration: nothing here knows a bound."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

import numpy as np

Law = np.ndarray


def draw(scores: Sequence[float], epsilon: float, base: Sequence[float] | None = None) -> Law:
    """One exponential mechanism with Δ = 1 and a base measure that knows nothing of the scores."""
    weights = np.exp(epsilon * np.asarray(scores, dtype=float) / 2) * (1.0 if base is None else np.asarray(base))
    return weights / weights.sum()


def rounds(scores: Sequence[float], epsilon: float, m: int) -> Law:
    """Every order of m picks without replacement, each pick an exponential mechanism at ε/m."""
    values, found = np.asarray(scores, dtype=float), []
    for picks in itertools.permutations(range(len(values)), m):
        left, chance = list(range(len(values))), 1.0
        for pick in picks:
            weights = np.exp(epsilon * values[left] / (2 * m))
            chance *= weights[left.index(pick)] / weights.sum()
            left.remove(pick)
        found.append(chance)
    return np.array(found)


def answer(epsilon: float) -> tuple[Law, Law]:
    """Randomised response about the one who differs: nothing but ε is known of its loss, and all of it is used."""
    truth = 1 / (1 + math.exp(-epsilon))
    return np.array([truth, 1 - truth]), np.array([1 - truth, truth])


def after(first: Law, second: Sequence[Law]) -> Law:
    """Two releases, the second chosen in view of what the first gave: one law over pairs of outputs."""
    return np.concatenate([chance * law for chance, law in zip(first, second, strict=True)])


def corners(p: Law, q: Law) -> tuple[np.ndarray, np.ndarray]:
    """(FPR, TPR) at the corners of the best tests of P (took part) against Q, by Neyman and Pearson's lemma."""
    order = np.argsort(-(p / q), kind="stable")
    return np.concatenate([[0.0], np.cumsum(q[order])]), np.concatenate([[0.0], np.cumsum(p[order])])


def best_advantage(p: Law, q: Law) -> float:
    """The largest TPR − FPR."""
    return float(np.maximum(p - q, 0).sum())


def best_tpr(p: Law, q: Law, fpr: float) -> float:
    """The largest TPR of any test, randomised ones too, at ``fpr``."""
    return float(np.interp(fpr, *corners(p, q)))
