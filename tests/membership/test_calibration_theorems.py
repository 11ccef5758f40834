"""Theorem 2, its inverse, posterior bounds and sampling: reference values and laws."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gwasprivacy.membership import calibration_theorems as c

# Tramèr et al. 2015, Figure 1 (γ = 2); docs/theory/membership-privacy.md.
FIGURE_1 = [((0.5, 0.5), 3), ((3 / 8, 5 / 8), 2.6), ((0.25, 0.75), 7 / 3), ((1 / 8, 7 / 8), 15 / 7), ((0, 1), 2)]

gammas = st.floats(1.0, 1e6)
priors = st.floats(0.0, 1.0)
ranges = st.tuples(priors, priors).map(sorted)
epsilons = st.floats(0.0, 30.0)


def theorem_2_as_printed(gamma, a, b):
    second = (gamma + b - 1) / b
    return min((1 - a) * gamma / (1 - a * gamma), second) if a * gamma < 1 else second


@pytest.mark.parametrize(("prior", "ratio"), FIGURE_1)
def test_figure_1_is_reproduced(prior, ratio):
    assert c.likelihood_ratio_for_gamma(2.0, *prior) == pytest.approx(ratio, rel=1e-15)


def test_figure_1_is_reproduced_as_arrays():
    a, b = np.array([p for p, _ in FIGURE_1]).T
    np.testing.assert_allclose(c.likelihood_ratio_for_gamma(2.0, a, b), [r for _, r in FIGURE_1], rtol=1e-15)


@given(gammas, st.floats(1e-3, 1.0), st.floats(1e-3, 1.0))
def test_the_closed_form_is_theorem_2_as_printed(gamma, p, q):
    a, b = min(p, q), max(p, q)
    if abs(a * gamma - 1) < 1e-6:
        return  # the printed form cancels there
    assert c.likelihood_ratio_for_gamma(gamma, a, b) == pytest.approx(theorem_2_as_printed(gamma, a, b), rel=1e-9)


@given(gammas, ranges)
def test_gamma_survives_the_round_trip_through_epsilon(gamma, prior):
    epsilon = c.epsilon_for_gamma(gamma, *prior)
    assert c.gamma_for_epsilon(epsilon, *prior) == pytest.approx(gamma, rel=1e-6)
    ratio = c.likelihood_ratio_for_gamma(gamma, *prior)
    assert c.gamma_for_likelihood_ratio(ratio, *prior) == pytest.approx(gamma, rel=1e-6)


@given(epsilons, ranges)
def test_epsilon_survives_the_round_trip_through_gamma(epsilon, prior):
    gamma = c.gamma_for_epsilon(epsilon, *prior)
    again = c.epsilon_for_gamma(gamma, *prior)
    # γ − 1 keeps about 16 digits of γ; where γ is near 1 the tiny ε can only be recovered to that absolute precision.
    assert again >= epsilon - 1e-5 * epsilon - 1e-9 / max(prior[1], 1e-3)
    if prior[1] > 1e-3 and max(1 - prior[0] * gamma, prior[1]) > 1e-3:
        assert again == pytest.approx(epsilon, rel=1e-6, abs=1e-9)


@given(epsilons, ranges)
def test_eq_11_is_as_printed(epsilon, prior):
    a, b = prior
    ratio = math.exp(epsilon)
    printed = max(ratio / ((ratio - 1) * a + 1), (ratio - 1) * b + 1)
    assert c.gamma_for_likelihood_ratio(ratio, a, b) == pytest.approx(printed, rel=1e-12)


@given(gammas, ranges, ranges)
def test_a_wider_range_never_allows_more(gamma, one, other):
    wide = (min(one[0], other[0]), max(one[1], other[1]))
    assert c.epsilon_for_gamma(gamma, *wide) <= c.epsilon_for_gamma(gamma, *one) * (1 + 1e-12)


@given(gammas, gammas, ranges)
def test_a_larger_gamma_never_allows_less(g, h, prior):
    assert c.epsilon_for_gamma(min(g, h), *prior) <= c.epsilon_for_gamma(max(g, h), *prior)


@given(st.floats(0, 50), priors, priors, priors)
def test_epsilon_rises_with_a_and_falls_with_b(excess, p, q, r):
    a, m, b = sorted((p, q, r))
    gamma = 1 + excess
    assert c.epsilon_for_gamma(gamma, a, b) <= c.epsilon_for_gamma(gamma, m, b)
    assert c.epsilon_for_gamma(gamma, a, b) <= c.epsilon_for_gamma(gamma, a, m)


@given(gammas)
def test_any_prior_gives_ln_gamma(gamma):
    assert c.epsilon_for_gamma(gamma, 0.0, 1.0) == pytest.approx(math.log(gamma), rel=4e-16, abs=1e-15)


@given(st.floats(1, 100), st.floats(1e-12, 1e-9))
def test_nearly_any_prior_is_near_the_limit(gamma, tiny):
    assert c.likelihood_ratio_for_gamma(gamma, tiny, 1 - tiny) == pytest.approx(gamma, rel=1e-6)


@given(ranges)
def test_gamma_one_allows_nothing(prior):
    assert c.epsilon_for_gamma(1.0, *prior) == 0.0
    assert c.gamma_for_epsilon(0.0, *prior) == 1.0


def test_the_range_is_safe_near_a_gamma_equal_one():
    for step in (-1e-15, -1e-12, 0.0, 1e-12, 1e-15):
        gamma = 2.0 + step
        assert c.likelihood_ratio_for_gamma(gamma, 0.5, 0.5) == pytest.approx(3.0, rel=1e-9)
        assert c.likelihood_ratio_for_gamma(gamma, 0.5, 1.0) == pytest.approx(2.0, rel=1e-9)


def test_the_limits_are_safe():
    assert c.likelihood_ratio_for_gamma(2.0, 0.0, 0.0) == 2.0
    assert c.likelihood_ratio_for_gamma(2.0, 1.0, 1.0) == 2.0
    assert c.likelihood_ratio_for_gamma(1e300, 1e-9, 0.5) == pytest.approx(2e300)
    assert c.epsilon_for_gamma(1 + 1e-12, 0.5, 0.5) == pytest.approx(2e-12, rel=1e-3)
    assert c.gamma_for_likelihood_ratio(math.inf, 0.25, 0.25) == math.inf
    assert c.gamma_for_likelihood_ratio(math.inf, 0.0, 0.0) == math.inf
    assert c.gamma_for_epsilon(800.0, 0.0, 0.0) == math.inf
    assert c.posterior_upper(math.inf, 0.0) == 0.0
    assert c.posterior_upper(math.inf, 1e-300) == 1.0
    assert c.posterior_lower(math.inf, 1.0) == 1.0
    assert c.posterior_lower(math.inf, 0.5) == 0.0


@given(epsilons, priors)
def test_the_posterior_bounds_are_bayes_at_the_extreme_ratios(epsilon, p):
    ratio = math.exp(epsilon)
    assert c.posterior_upper(ratio, p) == pytest.approx(ratio * p / ((ratio - 1) * p + 1), rel=1e-12)
    assert c.posterior_lower(ratio, p) == pytest.approx(p / (p + ratio * (1 - p)), rel=1e-12)
    assert c.posterior_lower(ratio, p) == pytest.approx(1 - c.posterior_upper(ratio, 1 - p), abs=1e-12)


@given(st.floats(1.0, 1e4), ranges, st.floats(0, 1))
def test_gamma_pmp_holds_over_the_whole_range(gamma, prior, share):
    a, b = prior
    p = a + share * (b - a)
    p = min(max(p, a), b)
    ratio = c.likelihood_ratio_for_gamma(gamma, a, b)
    assert c.posterior_upper(ratio, p) <= c.pmp_cap(gamma, p) + 1e-12


@given(st.floats(1.01, 100), st.floats(0.01, 0.99), st.floats(0.01, 0.99))
def test_the_bound_is_reached_at_an_end_of_the_range(gamma, p, q):
    a, b = min(p, q), max(p, q)
    ratio = c.likelihood_ratio_for_gamma(gamma, a, b)
    slack = [c.pmp_cap(gamma, x) - c.posterior_upper(ratio, x) for x in (a, b)]
    assert min(slack) == pytest.approx(0.0, abs=1e-9)


@given(st.floats(0.001, 0.999), st.floats(0.001, 0.999))
def test_a_cap_is_reached_exactly_at_the_upper_end(p, q):
    b, cap = min(p, q), max(p, q)
    ratio = c.likelihood_ratio_for_cap(cap, b)
    assert c.posterior_upper(ratio, b) == pytest.approx(cap, rel=1e-9)
    assert c.posterior_upper(ratio, b / 2) <= cap * (1 + 1e-12)


def test_identifiability_is_the_cap_at_one_in_m():
    for m in (2, 10, 1000):
        assert c.likelihood_ratio_for_cap(0.6, 1 / m) == pytest.approx(0.6 * (m - 1) / 0.4)


def test_the_hipaa_cap_of_one_and_a_half_per_cent():
    # At most 1.5 % sure, starting from at most 0.04 %: R = ρ(1−b)/(b(1−ρ)).
    ratio = c.likelihood_ratio_for_cap(0.015, 0.0004)
    assert ratio == pytest.approx(0.015 * 0.9996 / (0.0004 * 0.985))
    assert c.posterior_upper(ratio, 0.0004) == pytest.approx(0.015)


def test_caps_have_their_limits():
    assert c.likelihood_ratio_for_cap(1.0, 0.5) == math.inf
    assert c.likelihood_ratio_for_cap(0.5, 0.0) == math.inf
    assert c.likelihood_ratio_for_cap(0.5, 0.5) == 1.0
    assert c.likelihood_ratio_for_cap(1.0, 1.0) == 1.0


@given(st.floats(0.0, 500.0), st.floats(1e-6, 1.0))
def test_sampling_survives_the_round_trip(epsilon, rate):
    assert c.sampled_epsilon(c.epsilon_before_sampling(epsilon, rate), rate) == pytest.approx(
        epsilon, rel=1e-9, abs=1e-12
    )


@given(st.floats(0.0, 700.0), st.floats(1e-6, 1.0))
def test_sampling_never_costs_and_everybody_drawn_gains_nothing(epsilon, rate):
    assert c.sampled_epsilon(epsilon, rate) <= epsilon * (1 + 1e-12)
    assert c.sampled_epsilon(epsilon, 1.0) == pytest.approx(epsilon, rel=1e-12)


def test_sampling_agrees_with_the_formula_on_both_sides_of_the_switch():
    for epsilon in (0.5, 29.999, 30.0, 30.001, 100.0):
        assert c.sampled_epsilon(epsilon, 0.25) == pytest.approx(
            math.log(1 + 0.25 * (math.exp(epsilon) - 1)), rel=1e-12
        )


@pytest.mark.parametrize(
    "call",
    [
        lambda: c.likelihood_ratio_for_gamma(0.9, 0.5, 0.5),
        lambda: c.likelihood_ratio_for_gamma(2.0, 0.6, 0.5),
        lambda: c.likelihood_ratio_for_gamma(2.0, -0.1, 0.5),
        lambda: c.gamma_for_likelihood_ratio(0.5, 0.5, 0.5),
        lambda: c.gamma_for_epsilon(-1.0, 0.5, 0.5),
        lambda: c.posterior_upper(2.0, 1.5),
        lambda: c.likelihood_ratio_for_cap(0.4, 0.5),
        lambda: c.sampled_epsilon(1.0, 0.0),
        lambda: c.likelihood_ratio_for_gamma(math.nan, 0.5, 0.5),
        lambda: c.k_max_gamma(1),
    ],
)
def test_arguments_out_of_their_domain_are_refused(call):
    with pytest.raises(ValueError, match=r"must|needs|at least"):
        call()


@given(st.floats(1.0, 1e6), st.floats(0.001, 0.999))
def test_the_posterior_is_bayes(ratio, p):
    assert c.posterior_upper(ratio, p) == pytest.approx(ratio * p / (ratio * p + 1 - p), rel=1e-12)


def test_the_gamma_of_k_max_is_that_of_its_proposition():
    assert [c.k_max_gamma(k) for k in (2, 3, 10)] == [3 / 2, pytest.approx(7 / 6), pytest.approx(1023 / 1022)]


FIRST, PRIOR, RATE, RANGE = (
    (2.0, 0.9),
    (0.5, -0.1, 1.1),
    (0.5, 0.0, -0.1, 1.1),
    ((0.4, 0.6), (0.6, 0.4), (-0.1, 0.5), (0.5, 1.1)),
)
EPSILON = (1.0, -1e-9)
DOMAINS = {
    "likelihood_ratio_for_gamma": [FIRST, RANGE],
    "epsilon_for_gamma": [FIRST, RANGE],
    "gamma_for_likelihood_ratio": [FIRST, RANGE],
    "gamma_for_epsilon": [EPSILON, RANGE],
    "posterior_upper": [(2.0,), PRIOR],
    "posterior_lower": [(2.0,), PRIOR],
    "pmp_cap": [FIRST, (0.5,)],
    "likelihood_ratio_for_cap": [(0.6, 0.4, 1.1), (0.5, -0.1)],
    "sampled_epsilon": [EPSILON, RATE],
    "epsilon_before_sampling": [EPSILON, RATE],
}


@pytest.mark.parametrize("name", DOMAINS)
def test_one_bad_argument_among_good_ones_is_refused(name):
    """Of each argument the first value lies in its domain and the others do not, alone and within an array."""
    ask, domains = getattr(c, name), DOMAINS[name]
    good = [values[0] for values in domains]

    def arguments(values):
        return [part for value in values for part in (value if isinstance(value, tuple) else (value,))]

    expected = ask(*arguments(good))
    for place, (_, *bad) in enumerate(domains):
        for value in bad:
            with pytest.raises(ValueError, match=r"must|needs|at least"):
                ask(*arguments([*good[:place], value, *good[place + 1 :]]))
            mixed = [np.array([one, other]) for one, other in zip(
                arguments(good), arguments([*good[:place], value, *good[place + 1 :]]), strict=True
            )]  # fmt: skip
            with pytest.raises(ValueError, match=r"must|needs|at least"):
                ask(*mixed)
    assert ask(*(np.array([each, each]) for each in arguments(good))).tolist() == [expected, expected]
