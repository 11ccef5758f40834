"""The right list's law on known scores: the list for sure, or a draw from π (:mod:`gwasprivacy.mechanisms.certain_answer`)."""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from math import comb

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.base.arrays import freeze
from gwasprivacy.mechanisms.certain_answer import exact_share, list_shares, set_share
from gwasprivacy.mechanisms.laws.law import Cell, Mixture
from gwasprivacy.mechanisms.laws.usefulness import Utility
from gwasprivacy.mechanisms.selector import INCONCLUSIVE

FloatArray = NDArray[np.float64]
IntArray = NDArray[np.int64]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class RightListLaw:
    """Of at most ``largest`` rows from ``scores`` (n,) that move by ``sensitivity``, and the public ``threshold``; ``wrong``: h."""

    scores: FloatArray
    sensitivity: float
    epsilon: float
    largest: int
    threshold: float
    wrong: float

    def __post_init__(self) -> None:
        freeze(self)

    def utility(self, rows: IntArray) -> Utility:
        """With ``right``, ``inconclusive`` and ``wrong`` as shares of 1: the list is {q ≥ τ}, is none, is another."""
        answer, share, phi = self._answer()
        by_lot = (1 - phi) / (1 - share)
        n, of_size = len(self.scores), float(by_lot) * self.wrong / (self.largest + 1)
        counts = np.zeros((self.largest + 1, len(rows) + 1))
        for size in range(self.largest + 1):
            for found in range(min(size, len(rows)) + 1):
                if size - found <= n - len(rows):
                    ways = Fraction(comb(len(rows), found) * comb(n - len(rows), size - found), comb(n, size))
                    counts[size, found] = of_size * float(ways)
        if share:
            counts[len(answer), int(np.isin(answer, rows).sum())] += float(phi - by_lot * share)
        by_count, hits = counts.sum(axis=0), np.arange(len(rows) + 1)
        inconclusive = float(by_lot) * (1 - self.wrong)
        return Utility(
            p_all=float(by_count[-1]),
            p_any=float(by_count[1:].sum()),
            expected_recall=float(by_count @ hits) / len(rows),
            expected_precision=float(((counts @ hits) / np.maximum(np.arange(self.largest + 1), 1)).sum()),
            p_right=float(phi),
            p_inconclusive=inconclusive,
        )

    def inclusion(self, rows: IntArray) -> FloatArray:
        return np.array([self.utility(rows[place : place + 1]).p_all for place in range(len(rows))])

    def log_probability(self, chosen: IntArray) -> float:
        """Of ``chosen`` as :meth:`Selector.select` gives it, with INCONCLUSIVE alone for no list."""
        answer, share, phi = self._answer()
        others, wrong = (1 - phi) / (1 - share), exact_share(self.wrong)
        if chosen.tolist() == [INCONCLUSIVE]:
            return _log(others * (1 - wrong))
        if share and np.array_equal(np.sort(chosen), answer):
            return _log(phi)
        return _log(others * set_share(len(self.scores), len(chosen), self.largest, wrong))

    def drawn(self) -> Mixture:
        """The list for sure, no list (INCONCLUSIVE alone), and every size by lot."""
        answer, share, phi = self._answer()
        by_lot, every = float((1 - phi) / (1 - share)), np.arange(len(self.scores))
        sizes = np.full(self.largest + 1, by_lot * self.wrong / (self.largest + 1))
        weights = np.concatenate([[1 - by_lot, by_lot * (1 - self.wrong)], sizes])

        def cell(index: int) -> Cell:
            if index < 2:
                return Cell(np.array([INCONCLUSIVE]) if index else answer, ())
            return Cell(every[:0], ((every, index - 2),))

        return Mixture(weights=weights / weights.sum(), cell=cell, n_snps=self.largest)

    def _answer(self) -> tuple[IntArray, Fraction, Fraction]:
        """{q ≥ τ}, its π and its φ; both 0 where it has too many rows."""
        relative = np.asarray(self.scores, dtype=np.float64) - self.threshold
        answer = np.flatnonzero(relative >= 0)
        if len(answer) > self.largest:
            return answer[:0], Fraction(0), Fraction(0)
        wrong, n = exact_share(self.wrong), len(relative)
        distance = max(1, math.ceil(float(np.abs(relative).min()) / self.sensitivity))
        return answer, *list_shares(n, len(answer), self.largest, wrong, self.epsilon, distance)


def _log(probability: Fraction) -> float:
    """Of numbers of any length."""
    return math.log(probability.numerator) - math.log(probability.denominator) if probability else -math.inf
