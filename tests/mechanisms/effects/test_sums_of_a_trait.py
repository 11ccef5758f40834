"""Sums of a trait as they are released: counted from the middle of the range."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from gwasprivacy.mechanisms.effects.exact_sums import TraitSums
from gwasprivacy.mechanisms.effects.trait_effect import NOT_ESTIMABLE, trait_effect
from gwasprivacy.mechanisms.effects.trait_sums import PEOPLE_SHARE, SQUARES_SHARE, SUMS_SHARE, trait_scales


def test_people_in_the_middle_of_the_range_sum_to_nothing_and_others_to_their_distance_from_it() -> None:
    people = np.array([[[5, 2, 1]], [[4, 4, 0]]])
    sums = TraitSums.of_tables(people, people * 50 + [[[3, 0, -7]], [[0, -1, 0]]], squares=12, steps=100).sums
    assert sums.tolist() == [[[3, 0, -7]], [[0, -1, 0]]]


def test_a_single_carrier_is_enough_for_a_slope_and_none_is_not() -> None:
    scales = trait_scales(n_snps=1, steps=100, epsilon=1000.0)
    one = trait_effect([((99, 1, 0), (0, 20, 0))], n_people=100, squares=90_000.0, scales=scales, steps=100).beta
    assert one.value == pytest.approx(20.0)
    assert one.is_bounded
    nobody = trait_effect([((100, 0, 0), (20, 0, 0))], n_people=100, squares=90_000.0, scales=scales, steps=100).beta
    assert nobody == NOT_ESTIMABLE


@pytest.mark.parametrize("epsilon", [0.1, 0.3, 0.7, 1.1, 2.9])
def test_no_scale_is_below_what_the_epsilon_asks_for_not_even_in_its_last_digit(epsilon: float) -> None:
    for n_snps in range(1, 8):
        scales, whole = trait_scales(n_snps=n_snps, steps=1000, epsilon=epsilon), Fraction(epsilon)
        assert Fraction(scales.people) * whole * PEOPLE_SHARE >= 2 * n_snps
        assert Fraction(scales.sums) * whole * SUMS_SHARE >= 1000 * n_snps
        assert Fraction(scales.squares) * whole * SQUARES_SHARE >= Fraction(1000**2, 4)
    assert PEOPLE_SHARE + SUMS_SHARE + SQUARES_SHARE == 1
