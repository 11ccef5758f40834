"""Weights in simulated studies: dealt as they should be, and they help as far as they are right."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.forecast.weights import both_ways
from gwasprivacy.simulation.curves.compare import paired_lead
from gwasprivacy.simulation.curves.preview import can_preview
from gwasprivacy.simulation.curves.utility import utility_curve
from gwasprivacy.simulation.curves.weight_spread import (
    MOST_VALUES,
    DealtDirections,
    WeightSpread,
    directed_scores,
    shifted,
    spread_of,
)
from gwasprivacy.simulation.studies.study_simulator import study_generator, study_source
from gwasprivacy.study.design import Weights
from tests.simulation.scenarios import request, small_scenario

CAUSAL = np.array([3, 7])
TENTH = WeightSpread(weights=(30.0,), counts=(40,))  # of 400 SNPs, one in ten weighs 30 times as much


def test_right_weights_are_dealt_to_causal_snps_in_proportion_and_uninformed_ones_to_anybody() -> None:
    rng = np.random.default_rng(4)
    heavy = {True: 0, False: 0}
    for right in heavy:
        for _ in range(2000):
            dealt = TENTH.dealt(400, CAUSAL, right=right, rng=rng)
            assert (np.sort(dealt) == np.repeat([1.0, 30.0], [360, 40])).all()
            heavy[right] += int((dealt[CAUSAL] == 30).sum())
    assert heavy[False] / 4000 == pytest.approx(0.1, abs=0.02)
    assert heavy[True] / 4000 == pytest.approx(1200 / 1560, abs=0.03)


def test_right_weights_are_never_0_for_a_causal_snp() -> None:
    spread = WeightSpread(weights=(0.0,), counts=(390,))
    rng = np.random.default_rng(1)
    for _ in range(50):
        assert (spread.dealt(400, CAUSAL, right=True, rng=rng)[CAUSAL] == 1).all()


def test_snps_of_weight_0_are_taken_out_but_causal_ones_stay_in_their_place() -> None:
    scores, weights = np.arange(6.0), np.array([1.0, 0.0, 0.0, np.e, 1.0, 0.0])
    moved, rows = shifted(scores, np.array([2, 3]), weights, 2.0)
    assert rows.tolist() == [1, 2]
    assert moved.tolist() == [0.0, pytest.approx(2 - 2e4), 5.0, 4.0]
    kept, rows = shifted(scores, np.array([2, 3]), weights, 2.0, keep_rows=True)
    assert (len(kept), rows.tolist()) == (6, [2, 3])


@pytest.mark.parametrize("mechanism", ["joint", "exponential", "permute-and-flip"])
def test_right_weights_help_and_uninformed_ones_cost(mechanism: str) -> None:
    plain = request(mechanism=mechanism)
    asked = [plain, *both_ways(replace(plain, weights=TENTH))]
    found = utility_curve(small_scenario(), asked, sizes=[600], n_studies=100)
    alone, wrong, right = found.studies[600][:, :, 0].T
    assert paired_lead(right, alone).is_clear
    assert paired_lead(alone, wrong).is_clear


FOUR_TO_ONE = WeightSpread(weights=(1.0,), counts=(400,), n_directed=400, beliefs=(4.0,) * 400)


def test_as_many_risk_alleles_of_causal_snps_are_wrong_as_the_table_says() -> None:
    rng = np.random.default_rng(7)
    half_sure = replace(FOUR_TO_ONE, beliefs=(4.0,) * 200)  # of the other half it is certain
    for spread, share in ((FOUR_TO_ONE, 0.2), (half_sure, 0.1), (FOUR_TO_ONE.right, 0.0)):
        dealt = [spread.directions(400, CAUSAL, rng) for _ in range(2000)]
        assert sum(len(each.wrong) for each in dealt if each) / 4000 == pytest.approx(
            share, abs=5 * 0.4 / 4000**0.5 * (share > 0)
        )
    (last,) = dealt[-1:]
    assert last is not None
    assert last.logs is not None
    assert (last.logs == np.log(4)).all()
    assert np.isin(last.signs[np.setdiff1d(np.arange(400), CAUSAL)], (-1, 1)).all()


def test_a_wrong_risk_allele_takes_off_what_the_belief_is_worth() -> None:
    tables = study_source(small_scenario()).tables(300, 300, study_generator(3, 600, 0))
    choice, row = ScoreChoice(name="ks"), int(study_source(small_scenario()).causal[0])
    signs, logs = np.zeros(tables.n_snps, dtype=np.int8), np.full(tables.n_snps, np.log(4))
    signs[row] = 1
    plain = computed_scores(choice, tables)
    dealt = DealtDirections(signs=signs, logs=logs, wrong=np.array([row]))
    found = directed_scores(choice, tables, dealt, 3.0)
    assert plain[row] > 20
    assert found[row] == pytest.approx(plain[row] - 3 * np.log(4), abs=1e-9)
    assert (np.delete(found, row) == np.delete(plain, row)).all()


def test_sure_risk_alleles_help_more_than_doubted_ones_of_which_some_are_wrong() -> None:
    scored = replace(request(mechanism="joint"), score=ScoreChoice(name="ks"))
    plain = replace(scored, weights=WeightSpread(weights=(1.0,), counts=(400,)))
    certain = replace(scored, weights=replace(FOUR_TO_ONE, beliefs=()))
    uninformed, _, all_right = both_ways(replace(scored, weights=FOUR_TO_ONE))
    found = utility_curve(small_scenario(), [plain, uninformed, all_right, certain], sizes=[600], n_studies=100)
    none, some_wrong, right, sure = found.studies[600][:, :, 0].T
    assert paired_lead(sure, right).is_clear
    assert paired_lead(right, some_wrong).is_clear
    assert paired_lead(right, none).is_clear


def test_weights_of_1_change_nothing_but_rounding() -> None:
    plain = request()
    same = replace(plain, weights=WeightSpread(weights=(1.0,), counts=(5,)))
    found = utility_curve(small_scenario(), [plain, same], sizes=[600])
    assert found.points[0].p_all == pytest.approx(found.points[1].p_all, rel=1e-12)


def test_a_request_without_weights_has_the_key_that_it_always_had() -> None:
    assert "weights" not in request().to_json()
    wrong, right = both_ways(replace(request(), weights=TENTH))
    assert wrong.to_json() != right.to_json()
    assert not can_preview(wrong)


def test_many_different_weights_are_told_by_means(tmp_path: Path) -> None:
    path = tmp_path / "weights.tsv"
    given = np.concatenate([np.zeros(10), np.linspace(0.5, 4, 9000)])
    path.write_text(
        "snp\tweight\n" + "".join(f"rs{i}\t{w!r}\n" for i, w in enumerate(given.tolist())), encoding="utf-8"
    )
    spread = spread_of(Weights(path="weights.tsv"), tmp_path)
    assert spread is not None
    assert len(spread.weights) == MOST_VALUES
    assert (spread.weights[0], spread.counts[0]) == (0.0, 10)
    assert sum(spread.counts) == 9010
    assert np.dot(spread.weights, spread.counts) == pytest.approx(given.sum())
