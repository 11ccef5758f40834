"""Budgets add up without rounding."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gwasprivacy.membership.epsilon_units import PICO, from_units, to_units


@given(st.integers(0, 999 * PICO))
def test_units_survive_the_way_through_a_float(units: int) -> None:
    assert to_units(from_units(units)) == units


@given(st.floats(1e-6, 100.0))
def test_rounding_is_down_and_by_less_than_a_unit(epsilon: float) -> None:
    units = to_units(epsilon)
    assert 0 <= epsilon - units / PICO < 1.01 / PICO + 1e-15 * epsilon


@given(st.integers(1, 50_000_000), st.integers(1, 50))
def test_equal_shares_of_a_budget_always_fit_in_it(millionths: int, shares: int) -> None:
    budget = millionths / 1e6
    assert shares * to_units(budget / shares) <= to_units(budget)


def test_decimals_are_what_people_read() -> None:
    assert to_units(0.7) == 700_000_000_000
    assert to_units(0.1) + to_units(0.2) == to_units(0.3)
    assert 3 * to_units(math.log(2) / 3) <= to_units(math.log(2))


def test_the_ends_of_the_range_are_in_it() -> None:
    assert to_units(0) == 0
    assert to_units(999) == 999 * PICO


@pytest.mark.parametrize("bad", [math.nan, math.inf, -0.1, 1000.0])
def test_what_is_no_epsilon_is_refused(bad: float) -> None:
    with pytest.raises(ValueError, match="ε"):
        to_units(bad)
