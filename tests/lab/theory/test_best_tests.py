"""What the best membership test between two laws reaches, and what it would like to reach but does not."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gwasprivacy.lab.theory import loss_counterexamples as traps
from gwasprivacy.lab.theory.best_tests import BestTest
from gwasprivacy.membership import loss
from gwasprivacy.membership.attack_bounds import tpr_bound_positive
from gwasprivacy.membership.loss import BOUNDED_RANGE, PURE, Spend, Total

etas = st.floats(0.0, 8.0)
shares = st.floats(0.0, 1.0)
laws = st.lists(st.floats(0.01, 1.0), min_size=2, max_size=5)


def curve(a: float, x: float) -> float:
    return x / (x + (1 - x) * math.exp(-a)) if x else 0.0


@given(a=etas, b=etas, x=shares, y=shares)
def test_curves_compose_and_have_the_known_largest_gap(a: float, b: float, x: float, y: float) -> None:
    assert curve(b, curve(a, x)) == pytest.approx(curve(a + b, x), abs=1e-12)
    assert curve(a, x) - x <= math.tanh(a / 4) + 1e-12
    at = 1 / (1 + math.exp(a / 2))
    assert curve(a, at) - at == pytest.approx(math.tanh(a / 4), abs=1e-12)
    assert curve(a, (x + y) / 2) >= (curve(a, x) + curve(a, y)) / 2 - 1e-12


@given(eta=etas, rate=st.floats(0.001, 1.0), x=shares)
def test_the_sampled_curve_stays_below_its_bound(eta: float, rate: float, x: float) -> None:
    amplified = math.log1p(rate * math.expm1(eta))
    assert rate * curve(eta, x) + (1 - rate) * x <= curve(amplified, x) + 1e-12


@settings(deadline=None)
@given(
    base=laws, moves=st.lists(st.floats(-0.5, 0.5), min_size=5, max_size=5), epsilon=st.floats(0.05, 4.0),
    order=st.floats(1.01, 20.0),
)  # fmt: skip
def test_a_bounded_range_keeps_its_renyi_divergences(
    base: list[float], moves: list[float], epsilon: float, order: float
) -> None:
    """Any base measure, scores that move by at most half a step each way: D_α ≤ αε²/8, and the advantage keeps to √(ρ/2)."""
    q = np.array(base) / sum(base)
    p = q * np.exp(epsilon * np.array(moves[: len(q)]))
    p /= p.sum()
    divergence = math.log(float((p**order * q ** (1 - order)).sum())) / (order - 1)
    rho = BOUNDED_RANGE.rho(epsilon)
    assert divergence <= order * rho * (1 + 1e-9) + 1e-12
    assert BestTest.between(p, q).advantage <= math.sqrt(rho / 2) + 1e-12


@given(p=laws, data=st.data())
def test_the_best_test_is_the_best_of_all_events(p: list[float], data: st.DataObject) -> None:
    q = data.draw(st.lists(st.floats(0.01, 1.0), min_size=len(p), max_size=len(p)))
    inside, outside = np.array(p) / sum(p), np.array(q) / sum(q)
    best = BestTest.between(inside, outside)
    events = [
        list(each) for size in range(len(p) + 1) for each in itertools.combinations(range(len(p)), size)
    ]  # fmt: skip
    rates = [(outside[each].sum(), inside[each].sum()) for each in events]
    assert best.advantage == pytest.approx(max(tpr - fpr for fpr, tpr in rates))
    for fpr, tpr in rates:
        assert tpr <= np.interp(fpr, best.fpr, best.tpr) + 1e-9
    assert best.spread == pytest.approx(np.ptp(np.log(inside / outside)))
    assert best.largest == pytest.approx(np.abs(np.log(inside / outside)).max())


@given(epsilon=st.floats(0.05, 4.0), p=laws)
def test_the_excess_is_over_the_bounds_that_the_program_shows(epsilon: float, p: list[float]) -> None:
    """The check has formulas of its own; both say the same of the same laws."""
    outside = np.array(p) / sum(p)
    inside = outside[::-1]
    best = BestTest.between(inside, outside)
    for total in (Total.of([Spend(epsilon, PURE)]), Total.of([Spend(epsilon, BOUNDED_RANGE)])):
        shown = float((best.tpr - loss.tpr(total, best.fpr)).max())
        expected = max(shown, best.advantage - loss.advantage(total))
        assert best.excess(total) == pytest.approx(expected, abs=1e-12)
        shown = float((best.tpr - tpr_bound_positive(math.exp(total.epsilon), best.fpr)).max())
        expected = max(shown, best.advantage - loss.advantage_positive(total))
        assert best.excess(total, positive=True) == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize("make", traps.LOSS_COUNTEREXAMPLES)
@pytest.mark.parametrize("epsilon", [0.3, 1.0, 2.0])
def test_the_counterexamples_are_exactly_as_predicted(make: object, epsilon: float) -> None:
    found = make(epsilon)
    assert found.refutes
    assert found.found > found.claimed


def test_ranges_of_two_draws_come_near_three_times_the_range_of_one() -> None:
    assert traps.adaptive_ranges(1.0, odds=1e-9).found == pytest.approx(3.0, abs=1e-6)


def test_an_impossible_output_has_an_endless_range() -> None:
    assert BestTest.between(np.array([1.0, 0.0]), np.array([0.5, 0.5])).spread == math.inf
