"""The traps of the theory: each careless claim is broken by exactly as much as the correct theory says."""

from __future__ import annotations

import math

import pytest

from gwasprivacy.lab.theory import counterexamples as traps
from gwasprivacy.membership.calibration_theorems import sampled_epsilon


@pytest.mark.parametrize("make", traps.COUNTEREXAMPLES)
def test_the_careless_claim_is_refuted(make):
    example = make()
    assert example.refutes
    assert example.title
    assert example.universe.endswith(".")
    assert example.remedy.endswith(".")
    assert example.to_json()["refutes"] is True


@pytest.mark.parametrize("epsilon", [0.1, 1.0, 2.0])
def test_an_unknown_phenotype_reaches_twice_epsilon(epsilon):
    assert traps.unknown_phenotype(epsilon).found == pytest.approx(math.exp(2 * epsilon))


@pytest.mark.parametrize("n_cells", [3, 6])
def test_unknown_strata_reach_as_many_epsilon_as_there_are_cells(n_cells):
    assert traps.unknown_strata(n_cells, 0.3).found == pytest.approx(math.exp(0.3 * n_cells))


@pytest.mark.parametrize("epsilon", [0.1, 1.0])
def test_unequal_families_of_three_reach_four_epsilon(epsilon):
    assert traps.unequal_entities(epsilon).found == pytest.approx(math.exp(4 * epsilon))


@pytest.mark.parametrize("rate", [0.01, 0.5])
def test_poisson_sampling_with_replace_one_gains_nothing(rate):
    example = traps.poisson_replace_one(1.0, rate)
    assert example.claimed == pytest.approx(math.exp(sampled_epsilon(1.0, rate)))
    assert example.found == pytest.approx(math.e)


def test_two_releases_of_three_make_five_and_not_four():
    example = traps.multiplied_gammas()
    assert (example.claimed, example.found) == pytest.approx((4.0, 5.0))


@pytest.mark.parametrize("k", [2, 4])
def test_k_people_who_join_together_reach_k_epsilon(k):
    assert traps.correlated_entities(k, 0.3).found == pytest.approx(math.exp(0.3 * k))


def test_theta_one_half_with_one_participant_of_ten_reaches_a_quarter():
    assert traps.theta_is_not_the_marginal().found == pytest.approx(2.5)  # .1 becomes .25


def test_all_of_them_are_computed_at_once():
    assert len({example.name for example in traps.all_counterexamples()}) == len(traps.COUNTEREXAMPLES) == 10
