"""Kinds of loss, their sums, and what a membership test can reach: laws, limits, inverses, and every small case."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.membership.loss import (
    BOUNDED_RANGE,
    PURE,
    Loss,
    LossKind,
    Spend,
    Total,
    advantage,
    advantage_positive,
    eta_for_tpr,
    largest_epsilon,
    rounds,
    tpr,
)
from tests.membership import best_tests as best

RATES = (1e-4, 1e-3, 1e-2, 0.1, 0.25, 0.5, 0.9, 0.999)
losses = st.one_of(st.just(PURE), st.integers(1, 40).map(rounds))
epsilons = st.one_of(st.floats(0, 30), st.integers(0, 10**13).map(from_units))
spends = st.builds(Spend, epsilons, losses)


def alone(epsilon: float, loss: Loss) -> Total:
    return Total.of([Spend(epsilon, loss)])


# ---------------------------------------------------------------------------------------------------------- numbers


def test_eta_is_epsilon_for_draws_and_twice_it_otherwise():
    assert (PURE.eta(0.7), BOUNDED_RANGE.eta(0.7), rounds(5).eta(0.7)) == (1.4, 0.7, 0.7)


def test_rho_is_an_eighth_of_the_square_for_one_draw_and_less_for_more_rounds():
    assert (PURE.rho(2.0), BOUNDED_RANGE.rho(2.0), rounds(5).rho(2.0)) == (2.0, 0.5, 0.1)


@pytest.mark.parametrize(
    ("kind", "m"), [(LossKind.ROUNDS, 1), (LossKind.PURE, 2), (LossKind.BOUNDED_RANGE, 3), (LossKind.ROUNDS, 0)]
)
def test_rounds_and_nothing_else_have_more_than_one(kind, m):
    with pytest.raises(ValueError, match="rounds"):
        Loss(kind, m)


def test_a_negative_epsilon_is_no_spend():
    with pytest.raises(ValueError, match="at least 0"):
        Spend(-0.1)


def test_sums_of_whole_pico_epsilon_have_no_rounding():
    parts = [from_units(u) for u in (333_333_333_333, 333_333_333_333, 333_333_333_334)]
    total = Total.of([Spend(each, BOUNDED_RANGE) for each in parts])
    assert (total.epsilon, total.eta) == (1.0, 1.0)
    assert Total.of([Spend(0.1), Spend(0.2)]).epsilon == 0.3


@given(spends, st.integers(1, 6), st.integers(1, 6))
def test_a_conversion_with_factor_f_multiplies_eta_by_f_and_rho_by_its_square(spend, g, f):
    converted = Total.of([Spend(f * spend.epsilon, spend.loss)], g)
    plain = Total.of([spend]).times(f * g)
    assert converted.eta == pytest.approx(plain.eta)
    assert converted.rho == pytest.approx(plain.rho)
    assert plain.rho == pytest.approx((f * g) ** 2 * Total.of([spend]).rho)


# ----------------------------------------------------------------------------------------------------------- bounds


def test_known_advantages_at_a_likelihood_ratio_of_four():
    epsilon = math.log(4)
    assert advantage(alone(epsilon, PURE)) == pytest.approx(3 / 5)
    assert advantage(alone(epsilon, BOUNDED_RANGE)) == pytest.approx(1 / 3)
    assert advantage(alone(4 * math.sqrt(10) / 3, rounds(10))) == pytest.approx(1 / 3)
    assert advantage_positive(alone(epsilon, PURE)) == pytest.approx(3 / 4)


def test_known_curves_at_a_likelihood_ratio_of_four():
    epsilon = math.log(4)
    assert tpr(alone(epsilon, BOUNDED_RANGE), 0.2) == pytest.approx(0.5)  # odds 1/4 become 1
    assert tpr(alone(epsilon, PURE), 0.2) == pytest.approx(0.8)
    assert tpr(alone(epsilon, BOUNDED_RANGE), 1e-3) == pytest.approx(0.004 / (0.999 + 0.004))


@pytest.mark.parametrize("loss", [PURE, BOUNDED_RANGE, rounds(7)])
@pytest.mark.parametrize("epsilon", [0.0, 1e-12, 1e-6, 0.5, 20.0, 800.0, 1e6, math.inf])
def test_every_bound_lies_between_blind_guessing_and_certainty(loss, epsilon):
    total = alone(epsilon, loss)
    assert 0 <= advantage(total) <= advantage_positive(total) + 1e-15 <= 1 + 1e-15
    curve = tpr(total, np.array([0.0, *RATES, 1.0]))
    assert curve[0] == 0
    assert curve[-1] == 1
    assert np.all(np.diff(curve) >= 0)
    assert np.all(curve >= np.array([0.0, *RATES, 1.0]))
    assert curve[3] == tpr(total, RATES[2])
    if epsilon == 0:
        assert advantage(total) == advantage_positive(total) == 0
        assert [tpr(total, rate) for rate in RATES] == list(RATES)
    if epsilon > 1000:
        assert tpr(total, 1e-3) == advantage_positive(total) == 1


@given(st.lists(spends, max_size=4), spends, st.floats(0, 1), st.integers(1, 3))
def test_no_bound_falls_when_something_more_is_spent(already, more, fpr, factor):
    before, after = Total.of(already, factor), Total.of([*already, more], factor)
    for bound in (advantage, advantage_positive, lambda t: tpr(t, fpr)):
        assert bound(before) <= bound(after)


@given(spends)
def test_the_advantage_is_never_above_the_largest_gap_of_the_curve(spend):
    total = Total.of([spend])
    grid = np.linspace(0, 1, 401)
    assert advantage(total) <= np.max(tpr(total, grid) - grid) + 0.01


@given(spends, st.floats(0.01, 1))
def test_a_secret_sample_never_adds_to_the_loss(spend, rate):
    total = Total.of([spend])
    drawn = total.sampled(rate)
    assert drawn.epsilon <= total.epsilon
    assert drawn.eta <= total.eta
    assert drawn.rho == total.rho
    assert drawn.eta == pytest.approx(math.log1p(rate * math.expm1(min(total.eta, 700))), abs=1e-12)
    assert total.sampled(1.0).epsilon == pytest.approx(total.epsilon)


@pytest.mark.parametrize("fpr", [-0.1, 1.1, math.nan])
def test_a_rate_outside_0_and_1_is_refused(fpr):
    with pytest.raises(ValueError, match="false positive rate"):
        tpr(alone(1.0, PURE), fpr)


# --------------------------------------------------------------------------------------------------------- inverses


@given(st.floats(0, 1, exclude_max=True), losses, st.integers(1, 4))
def test_the_epsilon_found_for_an_advantage_keeps_it_and_one_pico_more_does_not(most, loss, factor):
    def keeps(epsilon: float) -> bool:
        return advantage(Total.of([Spend(epsilon, loss)], factor)) <= most

    found = largest_epsilon(keeps, 4 * math.atanh(most) / factor)
    assert keeps(found)
    assert not keeps(from_units(to_units(found) + 1))
    assert to_units(found) == round(found * 1e12)


@given(st.floats(1e-9, 1), st.floats(0, 1, exclude_max=True), losses, st.floats(0, 100))
def test_the_epsilon_found_for_a_rate_keeps_it_from_every_guess(fpr, share, loss, guess):
    most = min(fpr + share * (1 - fpr), 1 - 1e-12)
    fpr = min(fpr, most)

    def keeps(epsilon: float) -> bool:
        return tpr(alone(epsilon, loss), fpr) <= most

    found = largest_epsilon(keeps, guess)
    assert keeps(found)
    assert not keeps(from_units(to_units(found) + 1))
    if not loss.is_pure:
        assert found == pytest.approx(eta_for_tpr(most, fpr), rel=1e-6, abs=1e-6)


@given(st.lists(spends, max_size=3), losses, st.floats(0, 0.999))
def test_what_still_fits_after_others_keeps_the_guarantee_together_with_them(already, loss, most):
    def keeps(epsilon: float) -> bool:
        return advantage(Total.of([*already, Spend(epsilon, loss)])) <= most

    found = largest_epsilon(keeps, 1.0)
    if keeps(0.0):
        assert keeps(found)
        assert not keeps(from_units(to_units(found) + 1))
    else:
        assert found == 0


@given(st.lists(st.integers(1, 10**12), min_size=1, max_size=5), losses, st.integers(1, 3))
def test_the_epsilon_of_a_guarantee_keeps_it_in_any_number_of_parts(parts, loss, factor):
    guarantee = advantage(Total.of([Spend(from_units(sum(parts)), loss)], factor))
    split = [Spend(from_units(each), loss) for each in parts]
    assert advantage(Total.of(split, factor)) <= guarantee


@pytest.mark.parametrize("loss", [PURE, BOUNDED_RANGE, rounds(3)])
def test_limits_of_a_guarantee(loss):
    assert largest_epsilon(lambda e: advantage(alone(e, loss)) <= 0, 1.0) == 0
    assert largest_epsilon(lambda e: advantage(alone(e, loss)) <= 1, 1.0) == 999
    assert largest_epsilon(lambda e: False, 5.0) == 0
    assert eta_for_tpr(0.3, 0.3) == 0
    assert eta_for_tpr(1.0, 0.3) == eta_for_tpr(0.3, 0.0) == math.inf


# ------------------------------------------------------------------------------------------- every small case, written out


def _moved(scores):
    return [
        np.add(scores, move)
        for move in itertools.product((-1.0, 0.0, 1.0), repeat=len(scores))
        if min(move) < max(move)
    ]


def _check(p, q, total, reached):
    """No test exceeds the bounds; ``reached`` collects the share of the bound that one does."""
    found = best.best_advantage(p, q)
    assert found <= advantage(total) + 1e-12
    reached.append(found / advantage(total))
    fprs, tprs = best.corners(p, q)
    assert np.all(tprs <= tpr(total, np.clip(fprs, 0, 1)) + 1e-12)


@pytest.mark.parametrize("epsilon", [0.3, math.log(4), 3.0])
def test_one_draw_with_any_base_measure_stays_within_the_bound_and_reaches_it(epsilon):
    reached = []
    for scores in itertools.product((0.0, 1.0, 2.0), repeat=3):
        for base in ((1, 1, 1), (1, 5, 20), (1, math.exp(epsilon / 2), 1e-9)):
            for other in _moved(scores):
                _check(
                    best.draw(scores, epsilon, base),
                    best.draw(other, epsilon, base),
                    alone(epsilon, BOUNDED_RANGE),
                    reached,
                )
    assert max(reached) > 0.99


@pytest.mark.parametrize("epsilon", [0.3, math.log(4), 3.0])
def test_every_point_of_the_curve_of_one_draw_is_reached_by_some_base_measure(epsilon):
    total = alone(epsilon, BOUNDED_RANGE)
    for fpr in (1e-3, 0.05, 0.3, 0.7):
        base = (fpr, 1 - fpr)  # an output of any frequency whose score rises while the other's falls
        p, q = best.draw((1, 0), epsilon, base), best.draw((0, 1), epsilon, base)
        assert best.best_tpr(p, q, float(q[0])) >= 0.99 * tpr(total, float(q[0]))


@pytest.mark.parametrize("epsilon", [0.3, 1.0, 3.0])
def test_randomised_response_reaches_the_pure_bound(epsilon):
    p, q = best.answer(epsilon)
    total = alone(epsilon, PURE)
    assert best.best_advantage(p, q) == pytest.approx(advantage(total), rel=1e-9)
    for fpr in (1e-3, 0.1, float(q[0])):
        if fpr <= q[0]:
            assert best.best_tpr(p, q, fpr) == pytest.approx(tpr(total, fpr), rel=1e-9)


@pytest.mark.parametrize("m", [2, 3])
@pytest.mark.parametrize("epsilon", [1.0, 4.0])
def test_rounds_stay_within_the_bound(m, epsilon):
    reached = []
    for scores in itertools.product((0.0, 2.0), repeat=4):
        for other in _moved(scores):
            p, q = best.rounds(scores, epsilon, m), best.rounds(other, epsilon, m)
            _check(p, q, alone(epsilon, rounds(m)), reached)
    assert 0.5 < max(reached) < 1


@pytest.mark.parametrize("g", [2, 3])
def test_a_group_of_records_stays_within_g_times_the_range(g):
    epsilon, reached = 0.8, []
    for scores in itertools.product((0.0, 1.0, 2.0), repeat=3):
        for move in itertools.product((-float(g), 0.0, float(g)), repeat=3):
            if min(move) < max(move):
                p, q = best.draw(scores, epsilon), best.draw(np.add(scores, move), epsilon)
                _check(p, q, Total.of([Spend(epsilon, BOUNDED_RANGE)], g), reached)
    assert max(reached) > 0.9


scores3 = st.lists(st.integers(-4, 4).map(float), min_size=3, max_size=3)
moves3 = st.lists(st.sampled_from([-1.0, 0.0, 1.0]), min_size=3, max_size=3)
bases3 = st.lists(st.floats(0.01, 10), min_size=3, max_size=3)


@settings(deadline=None, max_examples=300)
@given(st.data(), st.floats(0.05, 4), st.floats(0.05, 4), st.booleans())
def test_a_release_chosen_in_view_of_another_stays_within_the_sum(data, first, second, pure_first):
    """A draw, or an answer of which only ε is known, then one of the other kind with scores that depend on its output."""

    def a_draw(epsilon):
        scores, base = np.array(data.draw(scores3)), data.draw(bases3)
        return best.draw(scores, epsilon, base), best.draw(scores + np.array(data.draw(moves3)), epsilon, base)

    if pure_first:
        p, q = best.answer(first)
        then = [a_draw(second) for _ in p]
        total = Total.of([Spend(first), Spend(second, BOUNDED_RANGE)])
    else:
        p, q = a_draw(first)
        then = [best.answer(second)[:: data.draw(st.sampled_from([1, -1]))] for _ in p]
        total = Total.of([Spend(first, BOUNDED_RANGE), Spend(second)])
    p, q = best.after(p, [each[0] for each in then]), best.after(q, [each[1] for each in then])
    _check(p, q, total, [])


@settings(deadline=None, max_examples=200)
@given(scores3, moves3, bases3, st.floats(0.1, 4), st.floats(0.05, 1))
def test_a_secret_sample_stays_within_the_amplified_range(scores, move, base, epsilon, rate):
    """Whoever is not drawn leaves the law as it is without them."""
    without = best.draw(scores, epsilon, base)
    drawn = rate * best.draw(np.add(scores, move), epsilon, base) + (1 - rate) * without
    total = alone(epsilon, BOUNDED_RANGE).sampled(rate)
    if max(move) > min(move):
        _check(drawn, without, total, [])
        _check(without, drawn, total, [])
