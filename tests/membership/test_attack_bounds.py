"""What e^ε means for a membership test: reference values and laws."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gwasprivacy.membership import attack_bounds as ab

ratios = st.floats(1.0, 1e6)
rates = st.floats(0.0, 1.0)


@given(ratios, rates)
def test_the_bound_is_the_smaller_of_its_two_terms(ratio, fpr):
    assert ab.tpr_bound(ratio, fpr) == pytest.approx(min(ratio * fpr, 1 - (1 - fpr) / ratio))
    assert fpr - 1e-12 <= ab.tpr_bound(ratio, fpr) <= min(1.0, ab.tpr_bound_positive(ratio, fpr)) + 1e-12


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0, 10.0, 1e4])
def test_the_advantage_is_the_largest_gap_over_all_rates(ratio):
    fpr = np.linspace(0, 1, 200_001)
    assert np.max(ab.tpr_bound(ratio, fpr) - fpr) == pytest.approx(ab.advantage_bound(ratio), abs=1e-4)
    assert np.max(ab.tpr_bound_positive(ratio, fpr) - fpr) == pytest.approx(
        ab.advantage_bound_positive(ratio), abs=1e-4
    )


def test_the_advantage_at_ratio_two_is_a_third():
    assert ab.advantage_bound(2.0) == pytest.approx(1 / 3)
    assert ab.advantage_bound_positive(2.0) == pytest.approx(1 / 2)


@given(st.floats(1.0, 1e6), st.floats(0.001, 0.999))
def test_the_bound_is_reached_by_randomised_response(ratio, share):
    """The test "answer was yes" on randomised response sits on the bound's corner, mixtures of it on its edges."""
    corner = 1 / (ratio + 1)
    assert ab.tpr_bound(ratio, corner) == pytest.approx(ratio / (ratio + 1))
    assert ab.tpr_bound(ratio, share * corner) == pytest.approx(share * ratio / (ratio + 1))


@given(st.floats(1.0, 1e4))
def test_the_advantage_round_trips(ratio):
    assert ab.likelihood_ratio_for_advantage(ab.advantage_bound(ratio)) == pytest.approx(ratio, rel=1e-6)


@given(st.floats(1.0, 1e4), st.floats(1e-6, 0.99))
def test_the_true_positive_rate_round_trips(ratio, fpr):
    assert ab.likelihood_ratio_for_tpr(ab.tpr_bound(ratio, fpr), fpr) == pytest.approx(ratio, rel=1e-6)


@given(rates, rates, st.floats(1.0001, 1.5))
def test_the_inverse_is_the_largest_ratio(p, q, factor):
    fpr, tpr = min(p, q), max(p, q)
    if fpr < 1e-6 or tpr > 1 - 1e-6:
        return
    ratio = ab.likelihood_ratio_for_tpr(tpr, fpr)
    assert ab.tpr_bound(ratio, fpr) <= tpr + 1e-9
    assert ab.tpr_bound(ratio * factor, fpr) > tpr - 1e-12


def test_the_limits_are_safe():
    assert ab.tpr_bound(math.inf, 0.0) == 0.0
    assert ab.tpr_bound(math.inf, 0.5) == 1.0
    assert ab.advantage_bound(math.inf) == 1.0
    assert ab.likelihood_ratio_for_advantage(1.0) == math.inf
    assert ab.likelihood_ratio_for_tpr(0.5, 0.0) == math.inf
    assert ab.likelihood_ratio_for_tpr(1.0, 0.5) == math.inf


@pytest.mark.parametrize(
    "call",
    [
        lambda: ab.tpr_bound(0.5, 0.1),
        lambda: ab.tpr_bound(2.0, 1.1),
        lambda: ab.advantage_bound(0.9),
        lambda: ab.likelihood_ratio_for_advantage(-0.1),
        lambda: ab.likelihood_ratio_for_tpr(0.1, 0.2),
    ],
)
def test_arguments_out_of_their_domain_are_refused(call):
    with pytest.raises(ValueError, match=r"must|bounds nothing"):
        call()


def test_limits_of_the_inverse():
    inverse = ab.likelihood_ratio_for_tpr
    found = inverse(np.array([0.5, 1.0, 1.0, 0.0]), np.array([0.0, 0.5, 1.0, 0.0]))
    assert found.tolist() == [math.inf] * 4
    assert inverse(0.5, 0.5) == 1.0


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("tpr_bound", ([2.0, 0.9], 0.1)),
        ("tpr_bound", (2.0, [0.1, 1.1])),
        ("tpr_bound", (2.0, [0.1, -0.1])),
        ("tpr_bound_positive", ([2.0, 0.9], 0.1)),
        ("tpr_bound_positive", (2.0, [0.1, 1.1])),
        ("advantage_bound", ([2.0, 0.9],)),
        ("advantage_bound_positive", ([2.0, 0.9],)),
        ("likelihood_ratio_for_advantage", ([0.1, 1.1],)),
        ("likelihood_ratio_for_tpr", ([0.5, 0.1], 0.2)),
        ("likelihood_ratio_for_tpr", ([0.5, 1.1], 0.2)),
        ("likelihood_ratio_for_tpr", (0.5, [0.2, -0.2])),
    ],
)
def test_one_bad_value_in_an_array_is_refused(name, arguments):
    with pytest.raises(ValueError, match=r"must|bounds nothing"):
        getattr(ab, name)(*(np.asarray(each, dtype=float) for each in arguments))
