"""How it draws; loaded by who releases or audits, never by who verifies."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from gwasprivacy.mechanisms.asked_selection import Asked, asked_of
from gwasprivacy.mechanisms.certain_answer import exact_share, list_shares
from gwasprivacy.mechanisms.grid import IntArray
from gwasprivacy.mechanisms.noise import uniform_below, uniform_subset
from gwasprivacy.mechanisms.selection_checks import public_threshold
from gwasprivacy.mechanisms.selector import INCONCLUSIVE


@asked_of
def select(asked: Asked) -> IntArray:
    answer, certain = _answer(asked)
    return list_drawn(len(asked.values), asked.n_snps, exact_share(asked.set_score.wrong), answer, certain)


@asked_of
def select_many(asked: Asked, draws: int) -> IntArray:
    answer, certain = _answer(asked)
    wrong = exact_share(asked.set_score.wrong)
    out = np.full((draws, asked.n_snps), -1, dtype=np.int64)
    for row in out:
        drawn = list_drawn(len(asked.values), asked.n_snps, wrong, answer, certain)
        row[: len(drawn)] = drawn
    return out


def _answer(asked: Asked) -> tuple[IntArray, Fraction]:
    """{q ≥ τ}, and the probability with which it is published for sure: beside it π is drawn from."""
    grid, n = asked.grid, len(asked.values)
    at = int(grid.in_steps(np.array([public_threshold(asked.selector, asked.threshold)]))[0])
    relative = asked.steps - at
    answer = np.flatnonzero(relative >= 0)
    if len(answer) > asked.n_snps:
        return answer, Fraction(0)
    # b: how many people would have to be exchanged, at least, before a SNP crosses the threshold.
    distance = max(1, -(-int(np.abs(relative).min()) // grid.sensitivity))
    wrong = exact_share(asked.set_score.wrong)
    share, phi = list_shares(n, len(answer), asked.n_snps, wrong, asked.epsilon, distance)
    return answer, (phi - share) / (1 - share)


def list_drawn(n: int, largest: int, wrong: Fraction, answer: IntArray, certain: Fraction) -> IntArray:
    """Pr[answer] = certain + (1 − certain) π = φ, and (1 − certain) π_s = (1 − φ) π_s/(1 − π) for others: exact, in whole numbers."""
    if _happens(certain):
        return answer
    if not _happens(wrong):
        return np.array([INCONCLUSIVE], dtype=np.int64)
    return np.sort(uniform_subset(n, uniform_below(largest + 1)))


def _happens(probability: Fraction) -> bool:
    return uniform_below(probability.denominator) < probability.numerator
