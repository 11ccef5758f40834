"""The Kolmogorov distance: what it is in three other ways, and where it differs from total variation."""

from __future__ import annotations

import itertools
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.registry import SCORES
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.study.sizes import CaseControlSizes

KS, TV, ALLELIC = (ScoreChoice(name=name) for name in ("ks", "tv", "tv-allelic"))


def of_one(choice: ScoreChoice, cases: tuple[int, ...], controls: tuple[int, ...], as_tables: Any) -> float:
    return float(computed_scores(choice, as_tables(np.array([[cases, controls]])))[0])


@pytest.mark.parametrize(("n_cases", "n_controls"), [(4, 4), (3, 5), (6, 2)])
def test_it_is_the_largest_contrast_of_any_function_that_rises_with_the_copies(
    n_cases: int, n_controls: int, every_table: Any, as_tables: Any
) -> None:
    """f: {0, 1, 2} → [0, 1] on a lattice; total variation takes them all, this score those in order."""
    counts = every_table(n_cases, n_controls)
    apart = min(n_cases, n_controls) * (counts[:, 0] / n_cases - counts[:, 1] / n_controls)
    values = list(itertools.product(np.linspace(0, 1, 5), repeat=3))
    rising = np.array([f for f in values if f[0] <= f[1] <= f[2]])
    np.testing.assert_allclose(computed_scores(KS, as_tables(counts)), np.abs(apart @ rising.T).max(axis=1), atol=1e-11)
    np.testing.assert_allclose(
        computed_scores(TV, as_tables(counts)), np.abs(apart @ np.array(values).T).max(axis=1), atol=1e-11
    )


def test_twice_the_score_is_the_alleles_part_and_that_of_heterozygous_people(every_table: Any, as_tables: Any) -> None:
    """max(|a|, |b|) = ½|a + b| + ½|a − b|: what its null mean is made of."""
    counts = every_table(4, 6)
    tables = as_tables(counts)
    heterozygous = 4 * np.abs(counts[:, 0, 1] / 4 - counts[:, 1, 1] / 6)
    expected = computed_scores(ALLELIC, tables) + heterozygous / 2
    np.testing.assert_allclose(computed_scores(KS, tables), expected, atol=1e-11)


def test_it_is_never_above_total_variation_nor_below_that_of_alleles(every_table: Any, as_tables: Any) -> None:
    tables = as_tables(every_table(5, 7))
    allelic, kolmogorov, total = (computed_scores(choice, tables) for choice in (ALLELIC, KS, TV))
    assert (allelic <= kolmogorov).all()
    assert (kolmogorov <= total).all()
    assert (kolmogorov < total).any()


def test_only_overdominance_is_seen_by_total_variation_with_more(as_tables: Any) -> None:
    dominant, overdominant = ((4, 16, 0), (14, 6, 0)), ((6, 8, 6), (10, 0, 10))
    assert of_one(KS, *dominant, as_tables) == of_one(TV, *dominant, as_tables) == 10
    assert (of_one(KS, *overdominant, as_tables), of_one(TV, *overdominant, as_tables)) == (4, 8)


def test_it_is_exact_on_the_grid(every_table: Any, as_tables: Any) -> None:
    """Rounded down from the exact fraction, once."""
    counts = every_table(3, 7)
    grid = KS.grid_of(CaseControlSizes.of_groups(3, 7))
    for table, found in zip(counts.tolist(), computed_scores(KS, as_tables(counts)), strict=True):
        apart = [abs(Fraction(table[0][g], 3) - Fraction(table[1][g], 7)) for g in (0, 2)]
        exact = 3 * max(apart)
        assert 0 <= exact - Fraction(float(found)) < Fraction(grid.step)


def test_a_snp_without_effect_scores_less_by_it_than_by_total_variation() -> None:
    frequency = np.array([0.05, 0.1, 0.2, 0.3, 0.5])
    ratio = SCORES.find("ks").values.null_mean(frequency, 900, 700) / SCORES.find("tv").values.null_mean(
        frequency, 900, 700
    )
    assert (ratio < 1).all()
    assert ratio[-1] == pytest.approx((1 + 2**0.5) / (1 + 3**0.5))  # at ½: shares ¼, ½, ¼
