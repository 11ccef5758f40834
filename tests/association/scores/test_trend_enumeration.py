"""The trend's Δ by a second way: whole numbers only, no code of the program, every study with 2 to 12 people in each group.

Counts, χ² and its bound are written out here again, so that a fault of the program's statistic or of its tables cannot
hide one of its Δ (docs/theory/sensitivities.md).
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from fractions import Fraction

import numpy as np

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.sizes import CaseControlSizes

SIZES = range(2, 13)
MOVES = list(itertools.permutations(range(3), 2))


def rows(people: int) -> np.ndarray:
    """Every way to give ``people`` people 0, 1 or 2 copies, shape (ways, 3)."""
    return np.array([(a, b, people - a - b) for a in range(people + 1) for b in range(people + 1 - a)], dtype=np.int64)


def pairs(n_cases: int, n_controls: int) -> tuple[np.ndarray, np.ndarray]:
    """Every study: genotypes of cases, and of controls."""
    r, s = rows(n_cases), rows(n_controls)
    return np.repeat(r, len(s), axis=0), np.tile(s, (len(r), 1))


def chi_square(r: np.ndarray, s: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Numerator and denominator of Cochran–Armitage's χ², 0/1 where everybody has the same genotype."""
    copies = np.array([0, 1, 2])
    cases, controls = int(r[0].sum()), int(s[0].sum())
    n, both = cases + controls, r + s
    above = n * (n * (r @ copies) - cases * (both @ copies)) ** 2
    below = cases * controls * (n * (both @ copies**2) - (both @ copies) ** 2)
    return np.where(below == 0, 0, above), np.where(below == 0, 1, below)


def bound(u: int, v: int) -> Fraction:
    return Fraction(4 * (u + v) ** 2 * (u - 1), u * (u * v + 4 * (u - 1)))


def largest(before: tuple[np.ndarray, np.ndarray], after: tuple[np.ndarray, np.ndarray]) -> Fraction:
    """The largest |before − after|, exactly: doubles only choose which few are compared as fractions."""
    (a, b), (c, d) = chi_square(*before), chi_square(*after)
    moved = np.abs(a / b - c / d)
    near = np.flatnonzero(moved >= moved.max() - 1e-6)
    return max(abs(Fraction(int(a[k]), int(b[k])) - Fraction(int(c[k]), int(d[k]))) for k in near)


def replaced(n_cases: int, n_controls: int, group: int) -> Iterator[Fraction]:
    """The largest move for every change of one person of a group (0: a case)."""
    r, s = pairs(n_cases, n_controls)
    for give, take in MOVES:
        there = (r, s)[group][:, give] > 0
        after = [r[there].copy(), s[there].copy()]
        after[group][:, give] -= 1
        after[group][:, take] += 1
        yield largest((r[there], s[there]), (after[0], after[1]))


def swapped(n_cases: int, n_controls: int) -> Iterator[Fraction]:
    """The largest move for every pair of genotypes of a case and a control that change places."""
    r, s = pairs(n_cases, n_controls)
    for of_case, of_control in MOVES:
        there = (r[:, of_case] > 0) & (s[:, of_control] > 0)
        cases, controls = r[there].copy(), s[there].copy()
        cases[:, of_case] -= 1
        cases[:, of_control] += 1
        controls[:, of_control] -= 1
        controls[:, of_case] += 1
        yield largest((r[there], s[there]), (cases, controls))


def test_the_bound_is_reached_by_a_case_and_by_a_control_and_never_exceeded() -> None:
    for n_cases, n_controls in itertools.product(SIZES, repeat=2):
        assert max(replaced(n_cases, n_controls, 0)) == bound(n_cases, n_controls)
        assert max(replaced(n_cases, n_controls, 1)) == bound(n_controls, n_cases)


def test_a_swap_moves_it_by_at_most_the_same_and_in_the_smallest_study_by_as_much() -> None:
    for n_cases, n_controls in itertools.product(SIZES, repeat=2):
        most = max(swapped(n_cases, n_controls))
        assert most <= max(bound(n_cases, n_controls), bound(n_controls, n_cases))
        assert (most == bound(2, 2)) if n_cases == n_controls == 2 else most > 0


def test_the_program_uses_this_bound_rounded_up() -> None:
    trend = ScoreChoice(name="trend")
    for n_cases, n_controls in itertools.product(SIZES, repeat=2):
        exact = max(bound(n_cases, n_controls), bound(n_controls, n_cases))
        for neighbours in (Neighbours.REPLACE_ONE, Neighbours.SWAP):
            used = Fraction(trend.sensitivity_of(CaseControlSizes.of_groups(n_cases, n_controls), neighbours))
            assert exact <= used <= exact * (1 + Fraction(1, 10**9))


def test_with_one_person_in_a_group_the_bound_would_not_hold() -> None:
    for others in range(3, 9):
        assert max(replaced(1, others, 0)) == 1 + others > max(bound(1, others), bound(others, 1))
