"""The steps of the proof that nobody moves the trend χ² by more than its Δ (docs/theory/sensitivities.md)."""

from __future__ import annotations

import itertools
from collections import defaultdict
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from gwasprivacy.association.scores.chi_square import trend_of_counts
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.sizes import CaseControlSizes

SIZES = [(1, 2), (2, 2), (2, 5), (4, 3), (5, 5), (3, 7)]


def people_of(table: Any) -> tuple[np.ndarray, np.ndarray]:
    """Genotypes, and 1 for cases and 0 for controls."""
    (r, s) = np.asarray(table)
    genotypes = np.concatenate([np.repeat(np.arange(3), r), np.repeat(np.arange(3), s)])
    return genotypes, np.repeat([1.0, 0.0], [r.sum(), s.sum()])


def test_trend_is_what_a_straight_line_explains(every_table: Any) -> None:
    for n_cases, n_controls in SIZES:
        n = n_cases + n_controls
        tables = every_table(n_cases, n_controls)
        for table, score in zip(tables, trend_of_counts(tables), strict=True):
            genotypes, cases = people_of(table)
            line = np.column_stack([np.ones(n), genotypes])
            fitted = line @ np.linalg.lstsq(line, cases, rcond=None)[0]
            rest = ((cases - fitted) ** 2).sum()
            assert score == pytest.approx(n - n * n / (n_cases * n_controls) * rest, abs=1e-9)


def test_the_controls_weights_are_at_most_two_together(every_table: Any) -> None:
    """The line's value at a genotype is a weighted sum of the others; e = W, |W| ≤ 2, and Cauchy's bound on the leverage."""
    reached = 0.0
    for n_cases, n_controls in SIZES:  # the others: one case less than the study
        for table in every_table(n_cases, n_controls):
            genotypes, cases = people_of(table)
            line = np.column_stack([np.ones(len(cases)), genotypes])
            if (genotypes == genotypes[0]).all():
                continue  # any other genotype is fitted exactly
            for new in range(3):
                weights = np.linalg.solve(line.T @ line, np.array([1.0, new])) @ line.T
                total = weights[cases == 0].sum()
                assert 1 - weights @ cases == pytest.approx(total, abs=1e-9)
                assert -1 - 1e-9 <= total <= 2 + 1e-9
                assert (weights**2).sum() >= total**2 / n_controls + (1 - total) ** 2 / n_cases - 1e-9
                reached = max(reached, float(total))
    assert reached == pytest.approx(2)


def largest_slope(n_cases: int, n_controls: int) -> Fraction:
    one, other = n_cases, n_controls
    return max(Fraction((u - 1) * v, u * v + 4 * (u - 1)) for u, v in ((one, other), (other, one)))


def test_the_corners_of_a_swap_stay_below_the_bound() -> None:
    equal = 0
    for R, S in itertools.product(range(2, 41), repeat=2):
        N, bound = R + S, largest_slope(R, S)
        scale = Fraction(4 * N * N, R * S)
        in_use = ScoreChoice(name="trend").sensitivity_of(
            CaseControlSizes.of_groups(R, S), Neighbours.SWAP
        )  # rounded up by its grid
        assert scale * bound <= Fraction(in_use) <= scale * bound * (1 + Fraction(1, 10**10))
        for rho, tau in itertools.product((-(R - 1), 0, R - 1), (-(S - 1), 0, S - 1)):
            far = N * (abs(rho) + abs(tau) + 2) - (rho - tau) ** 2
            near = N * (abs(rho) + abs(tau) + 1) - (rho - tau - 1) ** 2
            assert far > 0
            assert near > 0
            slope = Fraction(rho * S + tau * R, far)
            assert slope <= bound
            assert (rho * S + tau * R + Fraction(R - S, 2)) / near <= 2 * bound
            equal += slope == bound
    assert equal  # so the bound of the corners is no larger than it must be


def test_the_polynomial_of_the_far_corner_has_no_negative_coefficient() -> None:
    """2R²S² − 3RS² − 7R²S + 12RS + 4R² − 4R − 4S in powers of R − 3 and S − 3."""
    terms = {(2, 2): 2, (1, 2): -3, (2, 1): -7, (1, 1): 12, (2, 0): 4, (1, 0): -4, (0, 1): -4}
    shifted = {0: [1], 1: [3, 1], 2: [9, 6, 1]}
    powers: dict[tuple[int, int], int] = defaultdict(int)
    for (a, b), factor in terms.items():
        for (i, x), (j, y) in itertools.product(enumerate(shifted[a]), enumerate(shifted[b])):
            powers[i, j] += factor * x * y
    assert min(powers.values()) > 0
    assert powers[2, 2] == 2


@pytest.mark.parametrize(("n_cases", "n_controls"), [(40, 700), (1000, 1000), (20_000, 300)])
def test_nobody_moves_it_farther_in_large_studies_either(n_cases: int, n_controls: int) -> None:
    """Random tables with nearly everybody of a group in one genotype, where the largest moves are."""
    rng = np.random.default_rng(1)
    bound = ScoreChoice(name="trend").sensitivity_of(CaseControlSizes.of_groups(n_cases, n_controls))
    largest = 0.0
    for _ in range(400):
        shares = rng.dirichlet(np.full(3, 0.02), size=2)
        table = np.stack([rng.multinomial(n, p) for n, p in zip((n_cases, n_controls), shares, strict=True)])
        for group, (give, take) in itertools.product(range(2), itertools.permutations(range(3), 2)):
            if table[group, give]:
                moved = table.copy()
                moved[group, give] -= 1
                moved[group, take] += 1
                before, after = trend_of_counts(np.stack([table, moved]))
                largest = max(largest, abs(float(after - before)))
    assert largest <= bound
    assert largest > 0.9 * bound
