"""The law of a noisy sum, against brute force over all copies and noise on small scales."""

from __future__ import annotations

import math

import numpy as np
import pytest

from gwasprivacy.mechanisms.effects.noisy_sums import Part, borders, law_of
from gwasprivacy.mechanisms.effects.odds_ratio import _farthest, frequency_of
from gwasprivacy.mechanisms.effects.trait_effect import _Stratum, _variance
from gwasprivacy.mechanisms.effects.trait_sums import TraitScales


def by_hand(n_people: int, scale: float, frequency: float, value: float) -> float:
    """Pr[sum > value], by adding up every number of copies and every noise of up to 60."""
    reach = np.arange(-60, 61)
    noise = np.exp(-np.abs(reach) / scale) * (1 - math.exp(-1 / scale)) / (1 + math.exp(-1 / scale))
    copies = np.arange(2 * n_people + 1)
    chance = np.array(
        [math.comb(2 * n_people, k) * frequency**k * (1 - frequency) ** (2 * n_people - k) for k in copies]
    )
    at = copies - 2 * frequency * n_people
    for weight in (-2 * frequency, 1 - 2 * frequency, 2 - 2 * frequency):
        at = (at[:, None] + weight * reach).ravel()
        chance = (chance[:, None] * noise).ravel()
        # Equal sums come together, so that the next noise stays small.
        at, place = np.unique(at.round(9), return_inverse=True)
        chance = np.bincount(place, weights=chance)
    return float(chance[at > value + 1e-9].sum())


@pytest.mark.parametrize(("n_people", "scale", "frequency"), [(6, 2.0, 0.25), (10, 1.0, 0.5), (8, 3.0, 0.125)])
def test_the_law_is_that_of_brute_force(n_people: int, scale: float, frequency: float) -> None:
    law = law_of([Part(n_people=n_people, scale=scale)], frequency)
    for value in (-6.1, -1.1, 0.3, 4.4, 9.7):
        # Between the jumps of a lattice; the grid smooths by a few hundredths.
        value = math.floor(value) + 0.37
        exact = by_hand(n_people, scale, frequency, value)
        assert float(np.interp(value, law.at, law.above)) == pytest.approx(exact, abs=0.02)


def test_borders_leave_at_most_the_asked_probability_on_each_side() -> None:
    for n_people, scale in ((50, 2.0), (1000, 30.0)):
        found = borders(n_people, scale, 0.95)
        assert (found.low < 0).all()
        assert (found.high > 0).all()
        for place in (0, 20, 63):
            law = law_of([Part(n_people=n_people, scale=scale)], 0.5 * float(found.places[place]) ** 3)
            assert float(np.interp(found.high[place], law.at, law.above)) <= 0.025
            assert 1 - float(np.interp(found.low[place] - 1e-9, law.at, law.above)) <= 0.0251


def test_the_variance_of_a_trait_allows_for_all_but_the_largest_fortieth_of_its_noise() -> None:
    stratum = _Stratum.of((300, 150, 50), (0, 0, 0))
    scales = TraitScales(people=2.0, sums=2.0, squares=40.0)
    taken = _variance([stratum], 500, 1000.0, scales, 100)
    beyond = (taken * 500 - 1000.0) / scales.squares  # scales of the noise on the squares
    assert 0.5 * math.exp(-beyond) == pytest.approx(0.025, rel=0.01)


def test_where_noise_has_left_nobody_there_is_no_frequency() -> None:
    assert [frequency_of(3.0, people) for people in (-2.0, 0.0, 0.5, 10.0)] == [None, None, 1.0, 0.15]


@pytest.mark.parametrize("sign", [-1, 1])
def test_a_gap_in_what_is_accepted_makes_an_interval_no_shorter(sign: int) -> None:
    def accepts(log_ratio: float) -> bool:
        return abs(log_ratio) < 0.25 or 1.0 < sign * log_ratio < 1.5

    end = _farthest(accepts, 0.0, sign)
    assert end == pytest.approx(sign * 1.5, abs=1e-6)
    assert not accepts(end)
