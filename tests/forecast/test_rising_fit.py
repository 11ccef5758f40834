"""The line that is drawn: it never falls, and meets what is told of it."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from gwasprivacy.assumptions.success import Metric
from gwasprivacy.forecast.curves import Curve, Point, with_own_size
from gwasprivacy.forecast.rising_fit import RisingFit, beside
from gwasprivacy.plan.needed_people import Needed

SHARES = st.lists(st.floats(0.0, 1.0), min_size=1, max_size=12)


def curve(values: list[float], error: float = 0.03) -> Curve:
    points = tuple(
        Point(n_people=100 * 2**place, p_all=value, p_any=value, error_all=error, error_any=error, n_studies=100)
        for place, value in enumerate(values)
    )
    return Curve(points=points, is_estimate=False)


@example([0.44371108040343443] * 3, 211, 0, 0.44371108040343443)  # pooled, they are a rounding below themselves
@given(SHARES, st.integers(30, 500_000), st.integers(0, 11), st.floats(0.05, 0.95))
def test_no_fit_falls_and_each_meets_what_is_known(values: list[float], people: int, own: int, target: float) -> None:
    n_people = 100 * 2 ** min(own, len(values) - 1)
    met = curve(values).meeting(n_people, Needed(people=people, limit=10**6), target, Metric.ALL)
    fit = met.fit(Metric.ALL)
    assert (np.diff(fit.sizes) > 0).all()
    assert (np.diff(fit.values) >= 0).all()
    assert (fit.low <= fit.values).all()
    assert (fit.values <= fit.high).all()
    assert fit.crossings(target)[0] == pytest.approx(people, rel=1e-6)
    here = met.at(n_people, Metric.ALL)
    assert here is not None
    if n_people != people:
        assert (here > target) == (n_people > people)


def test_the_own_size_has_its_own_mean_however_its_neighbours_fell_out() -> None:
    line = curve([0.1, 0.5, 0.42, 0.95])
    assert line.at(400, Metric.ALL) == pytest.approx(0.46)
    assert line.meeting(400, None, 0.9, Metric.ALL).at(400, Metric.ALL) == 0.42
    assert line.meeting(400, Needed(people=700, limit=9), 0.9, Metric.ALL).at(400, Metric.ALL) == 0.42


@pytest.mark.parametrize("own", [200, 800])
def test_a_line_goes_on_beside_a_study_that_is_sure_to_fail_or_to_succeed(own: int) -> None:
    fit = curve([0.0, 0.0, 0.6, 1.0, 1.0]).meeting(own, None, 0.9, Metric.ALL).fit(Metric.ALL)
    assert (fit.sizes[0], fit.sizes[-1]) == (100, 1600)


def test_a_mean_does_not_contradict_the_searched_number() -> None:
    assert beside(0.93, 10_000, 10_940, 0.9) < 0.9
    assert beside(0.55, 10_900, 10_940, 0.9) == pytest.approx(0.9, abs=0.02)
    assert beside(0.55, 8_000, 10_940, 0.9) == 0.55


def test_a_line_that_can_only_be_higher_is_not_put_lower_by_chance() -> None:
    private = curve([0.1, 0.5, 0.97, 1.0])
    without = curve([0.3, 0.6, 0.96, 1.0]).meeting(1, None, 0.9, Metric.ALL, [private])
    assert without.at(400, Metric.ALL) == 0.97
    clearly = curve([0.3, 0.6, 0.7, 1.0]).meeting(1, None, 0.9, Metric.ALL, [private])
    assert clearly.at(400, Metric.ALL) == pytest.approx(0.7), "what is no chance is shown"


def test_the_own_size_takes_the_place_of_those_beside_it() -> None:
    assert with_own_size((8_000, 9_960, 12_000), 10_000) == (8_000, 10_000, 12_000)
    assert with_own_size((8_000, 9_000, 12_000), 10_000) == (8_000, 9_000, 10_000, 12_000)


def test_a_line_is_lifted_to_another_at_every_size_of_both_as_far_as_chance_allows() -> None:
    sizes = np.array([50.0, 100.0, 200.0, 400.0, 800.0])
    mine = RisingFit(sizes=sizes, values=np.full(5, 0.1), low=np.zeros(5), high=np.array([1, 1, 1, 0.4, 1]))
    other = RisingFit(sizes=sizes[1:4], values=np.array([0.2, 0.3, 0.5]), low=np.zeros(3), high=np.ones(3))
    assert mine.at_least(other, ()).values.tolist() == [0.1, 0.2, 0.3, 0.3, 0.3]
    assert mine.at_least(other, [(200, 0.15)]).values.tolist() == pytest.approx([0.1, 0.149, 0.3, 0.3, 0.3])
