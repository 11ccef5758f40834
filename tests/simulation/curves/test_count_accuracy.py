"""The number of significant SNPs: what is said about it is what its law says, and the releases keep to it."""

from __future__ import annotations

import math

import numpy as np
import pytest

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.executors import ProcessExecutor
from gwasprivacy.base.work import Work
from gwasprivacy.mechanisms.number_draws import number_of_significant
from gwasprivacy.simulation.curves.count_accuracy import CountRequest, count_accuracy, distances
from gwasprivacy.simulation.studies.study_simulator import study_generator, study_source
from tests.simulation.scenarios import small_scenario

REQUEST = CountRequest(score=ScoreChoice(name="tv"), threshold=20.3, epsilon=1.0)


def test_it_is_what_draws_from_the_mechanism_give() -> None:
    """One study, 3000 draws: mean and share of exact ones within five standard errors (chance 1e-6)."""
    scenario = small_scenario(n_studies=1)
    found = count_accuracy(scenario, [REQUEST], 200)[0]
    tables = study_source(scenario).tables(100, 100, study_generator(scenario.seed, 200, 0))
    scores = computed_scores(REQUEST.score, tables)
    truth = int((scores >= 20.3).sum())
    assert found.true_count == truth
    draws = [number_of_significant(scores, threshold=20.3, sensitivity=1.0, epsilon=1.0) - truth for _ in range(3000)]
    far = np.abs(draws)
    assert abs(far.mean() - found.expected_error) < 5 * far.std() / math.sqrt(len(far))
    assert abs((far == 0).mean() - found.p_exact) < 5 * math.sqrt(found.p_exact * (1 - found.p_exact) / len(far))
    assert (far <= found.within).mean() > 0.95 - 5 * math.sqrt(0.05 * 0.95 / len(far))
    assert (far <= found.within - 1).mean() < 0.95 + 5 * math.sqrt(0.05 * 0.95 / len(far))


def test_more_epsilon_is_never_worse_and_without_end_exact() -> None:
    scenario = small_scenario(n_studies=3)
    requests = [CountRequest(score=REQUEST.score, threshold=20.3, epsilon=each) for each in (0.1, 1.0, 10.0, 80.0)]
    found = count_accuracy(scenario, requests, 200)
    errors = [each.expected_error for each in found]
    assert errors == sorted(errors, reverse=True)
    assert found[-1].p_exact > 0.95
    assert found[-1].within == 0


def test_processes_give_the_same_answer() -> None:
    scenario = small_scenario(n_studies=3)
    with ProcessExecutor(2) as executor:
        assert count_accuracy(scenario, [REQUEST], 100, work=Work(executor=executor)) == count_accuracy(
            scenario, [REQUEST], 100
        )


@pytest.mark.parametrize("n_snps", [1, 200, 201, 10_000, 1_000_000])
def test_distances_go_from_0_to_all_snps_without_a_gap_that_matters(n_snps: int) -> None:
    found = distances(n_snps)
    assert found[0] == 0
    assert found[-1] == n_snps
    assert (np.diff(found) > 0).all()
    assert (np.diff(found) <= 1 + 0.03 * found[1:]).all()
    assert len(found) < 600
