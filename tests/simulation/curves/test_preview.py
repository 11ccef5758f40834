"""The instant estimate: near simulation where it claims to be, and silent where it has no closed form."""

from __future__ import annotations

import itertools
import math
from dataclasses import replace

import numpy as np
import pytest
from scipy import stats

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.parameters import TestName
from gwasprivacy.association.scores.registry import SCORES
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.mechanisms.set_score import SetScore
from gwasprivacy.simulation.curves.curve import CurveRequest
from gwasprivacy.simulation.curves.preview import can_preview, preview_curve
from gwasprivacy.simulation.curves.utility import utility_curve
from gwasprivacy.simulation.laws.score_laws import causal_scores, minor_shares, null_law
from gwasprivacy.simulation.studies.study_simulator import study_generator, study_source
from tests.simulation.scenarios import request, two_snps

MECHANISMS = ("exponential", "permute-and-flip", "laplace", "joint")


@pytest.mark.parametrize("n_snps", [1, 2, 4])
def test_the_estimate_is_near_simulation(n_snps: int) -> None:
    """10,000 unlinked SNPs, all scores and mechanisms, from hopeless to nearly sure."""
    scenario = Scenario(disease=two_snps(), sizes=(700, 1500, 6000), n_studies=25)
    requests = [
        request(score, name, 2.0, n_snps)
        for score in [score.name for score in SCORES.values() if score.values.law is not None]
        for name in MECHANISMS
    ]
    check_near(scenario, requests)


FORMS = [
    (2, SetScore(lead=7.0)),
    (2, SetScore(lead=2.0)),
    (2, SetScore(at_least=1)),
    (3, SetScore(at_least=2)),
    (3, SetScore(at_least=2, lead=7.0)),
    (4, SetScore(at_least=3, lead=7.0)),
    (4, SetScore(lead=50.0)),
]


@pytest.mark.parametrize("ratio", [2.0, 7.4])
def test_so_it_is_with_a_lead_and_where_some_may_be_wrong(ratio: float) -> None:
    scenario = Scenario(disease=two_snps(), sizes=(500, 900), n_studies=25)
    check_near(
        scenario,
        [replace(request("ks", "joint", ratio, n_snps), set_score=form) for n_snps, form in FORMS],
    )


def test_a_lead_of_nothing_is_none() -> None:
    """The same sums, split between the two members: an edge without a seam."""
    scenario = Scenario(disease=two_snps(), sizes=(500, 900), n_snps=1000)
    for n_snps, at_least in ((2, None), (4, 3)):
        asked = replace(request("ks", "joint", 2.0, n_snps), set_score=SetScore(at_least=at_least))
        barely = replace(asked, set_score=SetScore(at_least=at_least, lead=1e-6))
        for none, some in zip(preview_curve(scenario, [asked]), preview_curve(scenario, [barely]), strict=True):
            assert some.expected_recall == pytest.approx(none.expected_recall, abs=1e-3)


def test_what_is_not_asked_for_is_left_to_chance() -> None:
    """Of two causal SNPs one is found sooner by J = 1 than by J = 2, and both hardly ever."""
    scenario = Scenario(disease=two_snps(), sizes=(500, 800))
    one, both = (replace(request("ks", "joint", 2.0, 2), set_score=SetScore(at_least=j)) for j in (1, 2))
    for by_one, by_both in zip(preview_curve(scenario, [one]), preview_curve(scenario, [both]), strict=True):
        assert by_one.p_any > by_both.p_any + 0.2
        assert by_one.p_all < min(0.01, by_both.p_all)


def check_near(scenario: Scenario, requests: list[CurveRequest]) -> None:
    estimated = preview_curve(scenario, requests)
    simulated = utility_curve(scenario, requests)
    assert len(estimated) == len(simulated)
    for guess, point in zip(estimated, simulated, strict=True):
        assert (guess.n_participants, guess.score, guess.mechanism) == (
            point.n_participants,
            point.score,
            point.mechanism,
        )
        assert guess.method == "estimate"
        assert abs(guess.p_all - point.p_all) < 0.06 + 4 * point.standard_error, point
        assert abs(guess.p_any - point.p_any) < 0.06 + 4 * point.standard_error_any, point
        assert abs(guess.expected_recall - point.expected_recall) < 0.06 + 4 * point.standard_error_recall, point


@pytest.mark.parametrize("n_snps", [2, 3, 4, 10])
def test_more_people_never_make_a_joint_draw_worse(n_snps: int) -> None:
    """Also where the causal SNPs are so strong that every set's weight beside theirs is below the smallest number."""
    scenario = Scenario(disease=two_snps(), n_snps=1000)
    asked = request(mechanism="joint", n_snps=n_snps)
    sizes = [10_000, 100_000, 1_000_000, 5_000_000]
    points = preview_curve(scenario, [asked], sizes=sizes)
    for values in ([p.p_all for p in points], [p.p_any for p in points], [p.expected_recall for p in points]):
        assert all(before <= after + 1e-6 for before, after in itertools.pairwise(values))
        assert values[-1] > 0.9


def test_no_privacy_is_estimated_too() -> None:
    scenario = Scenario(disease=two_snps(), sizes=(600, 1000), n_studies=60)
    requests = [CurveRequest.without_privacy(ScoreChoice(name=name), 2) for name in ("trend", "tv")]
    for guess, point in zip(preview_curve(scenario, requests), utility_curve(scenario, requests), strict=True):
        assert abs(guess.p_all - point.p_all) < 0.06 + 4 * point.standard_error


@pytest.mark.parametrize("score", [score.name for score in SCORES.values() if score.values.law is not None])
def test_null_scores_follow_their_law(score: str) -> None:
    """Expected numbers above a score against simulated tables, at the 50, 5 and 0.5 per cent tails."""
    scenario = Scenario(disease=two_snps(), n_snps=10_000)
    source = study_source(scenario)
    from gwasprivacy.simulation.studies.panel_files import load_panel

    law = null_law(SCORES.find(score), minor_shares(load_panel(None).frequencies()), 9998, 2000, 1000)
    above = np.cumsum(law.count)
    assert above[-1] == pytest.approx(9998)
    scores = np.concatenate(
        [
            np.delete(
                computed_scores(ScoreChoice(name=score), source.tables(2000, 1000, study_generator(3, 3000, index))),
                source.causal,
            )
            for index in range(4)
        ]
    )
    for share in (0.5, 0.05, 0.005):
        place = int(np.searchsorted(above, share * 9998))
        half_step = 0.5 * (law.value[place - 1] - law.value[place])
        expected = above[place] / 9998
        found = float(np.mean(scores > law.value[place] - half_step))
        assert found == pytest.approx(expected, rel=0.1, abs=4 * math.sqrt(expected / len(scores)))


def test_chi_square_of_a_causal_snp_is_non_central() -> None:
    model = two_snps(odds_ratio=1.3)
    values, weights = causal_scores(SCORES.find("genotypic"), model, 3000, 3000)
    assert weights.sum() == pytest.approx(1)
    pooled = 0.5 * (model.case_marginals[0] + model.control_marginals[0])
    shift = float(np.sum((model.case_marginals[0] - model.control_marginals[0]) ** 2 / pooled) * 1500)
    mean = float(weights @ values[0])
    spread = float(weights @ (values[0] - mean) ** 2)
    assert mean == pytest.approx(2 + shift, rel=0.02)
    assert spread == pytest.approx(stats.ncx2(2, shift).var(), rel=0.05)


def test_there_is_no_estimate_without_a_closed_form() -> None:
    distance = CurveRequest(
        adversary="x",
        epsilon=1.0,
        score=ScoreChoice(name="distance", test=TestName.TREND, p_value=1e-8),
        mechanism="joint",
        n_snps=2,
    )
    significant = request(mechanism="significant-set")
    assert not can_preview(distance)
    assert not can_preview(significant)
    assert not can_preview(replace(request("ks", "joint", 2.0, 2), set_score=SetScore(weights=(0.2, 0.8))))
    assert preview_curve(Scenario(disease=two_snps()), [distance, significant]) == []
