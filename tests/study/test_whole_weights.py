"""With which whole numbers a person's trait is weighed, from planned centres and from those that were measured."""

from __future__ import annotations

from fractions import Fraction

from gwasprivacy.study.sizes import TraitSizes
from gwasprivacy.study.whole_weights import whole_weights

TENTHS = 10


def test_the_studys_own_mean_is_the_number_of_people_and_their_sum() -> None:
    assert whole_weights(TraitSizes(strata=(3, 5)), (12, 31), TENTHS) == ([3, 5], [12, 31])


def test_a_planned_centre_is_taken_off_as_it_is() -> None:
    sizes = TraitSizes(strata=(3, 5), centres=(Fraction(1, 2), Fraction(7, 10)))
    assert whole_weights(sizes, (12, 31), TENTHS) == ([1, 1], [5, 7])


def test_a_measured_centre_counts_in_units_of_the_way_to_the_end_that_it_moved_to() -> None:
    sizes = TraitSizes(
        strata=(3, 5, 4),
        centres=(Fraction(1, 2), Fraction(7, 10), Fraction(2, 10)),
        counted_from=(Fraction(1, 2), Fraction(4, 10), Fraction(4, 10)),
    )
    # Where it stayed one; up from 4 of 10 there are 6 to the end, down 4.
    assert whole_weights(sizes, (12, 31, 9), TENTHS) == ([1, 6, 4], [5, 42, 8])
