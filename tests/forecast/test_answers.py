"""Answers are computed once, by one function, and kept by everything that they depend on."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import pytest

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.disease import CausalSnp, DiseaseModel
from gwasprivacy.assumptions.probability_words import power_words, rough_percent
from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.forecast import answers
from gwasprivacy.forecast.answers import is_clearly_less, people_needed, search, simulate
from gwasprivacy.forecast.curves import Curve, Point
from gwasprivacy.forecast.kept_answers import AnswerStore, curve_key
from gwasprivacy.forecast.kept_results import KeepingExecutor
from gwasprivacy.forecast.largest_and_executor import is_within_reach, work_of
from gwasprivacy.forecast.planned import forecast
from gwasprivacy.forecast.questions import lines_of, question_of
from gwasprivacy.forecast.words import lead_words, margin_words, saved_words, share_with_margin, share_words
from gwasprivacy.plan.budget_split import split_equally
from gwasprivacy.plan.choices import ReleaseChoices
from gwasprivacy.plan.needed_people import Needed, people_saved
from gwasprivacy.plan.planned_releases import any_attacker_factor, own_release
from gwasprivacy.plan.planning_scenario import Line, selection_epsilons
from tests.release.planning_scene import planning_plan


def test_what_is_kept_is_not_computed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    question = question_of(planning_plan())
    line = question.line(Line.NONE)
    assert line is not None
    found = search(question, line, store=AnswerStore(tmp_path))
    assert found.people is not None
    assert found.standard_error is not None
    monkeypatch.setattr(answers, "required_sizes", None)
    assert search(question, line, store=AnswerStore(tmp_path)) == found
    with pytest.raises(TypeError):
        search(replace(question, metric=Metric.ANY), line, store=AnswerStore(tmp_path))


def test_curves_grow_in_the_store_by_the_sizes_that_are_simulated(tmp_path: Path) -> None:
    question, store = question_of(planning_plan()), AnswerStore(tmp_path)
    line = question.line(Line.THIS)
    assert line is not None
    first = simulate(question, [line], [200], store=store)[Line.THIS]
    simulate(question, [line], [400], store=store)
    kept = AnswerStore(tmp_path).curve(curve_key(question.scenario, line.request, question.files))
    assert kept is not None
    assert [point.n_people for point in kept.points] == [200, 400]
    assert kept.points[0] == first.points[0]


def test_a_right_list_is_found_sooner_in_larger_studies() -> None:
    """Their SNPs without effect would pass a threshold that stayed what it is for the plan's own size."""
    plan = planning_plan()
    release = ReleaseChoices(
        mechanism="right-list", score=ScoreChoice(name="ks"), n_snps=2, threshold=0.05 * plan.design.n_people
    )
    question = question_of(replace(plan, release=release))
    line = question.line(Line.THIS)
    assert line is not None
    n = plan.design.n_people
    assert line.request.threshold_at(n) == release.threshold
    points = simulate(question, [line], [n, 4 * n, 16 * n], store=AnswerStore())[Line.THIS].points
    rights = [point.p_right for point in points]
    assert rights == sorted(rights)
    assert rights[-1] > 0.9


def test_a_score_of_significance_has_its_own_border_in_studies_of_every_size() -> None:
    release = ReleaseChoices(
        mechanism="right-list", score=ScoreChoice(name="distance", test="trend", p_value=1e-6), n_snps=2, threshold=-0.5
    )
    line = question_of(replace(planning_plan(), release=release)).line(Line.THIS)
    assert line is not None
    assert line.request.threshold_at(10**6) == release.threshold


def test_a_split_budget_shrinks_every_release_against_any_attacker_by_their_sum() -> None:
    plan = planning_plan()
    releases = split_equally(plan, 3)
    for each in releases:
        epsilons = selection_epsilons(plan, each, releases)
        assert epsilons[Line.THIS] == each.epsilon
        assert epsilons[Line.ANY] == pytest.approx(each.epsilon * any_attacker_factor(plan, plan.budget), abs=2e-12)
    alone = selection_epsilons(plan, releases[0], releases[:1])
    assert alone[Line.ANY] == releases[0].epsilon  # a third of the ε keeps γ whatever somebody believes


def test_a_report_and_a_search_agree(tmp_path: Path) -> None:
    plan = planning_plan()
    found = forecast(plan, [own_release(plan)], store=AnswerStore(tmp_path))
    lines = lines_of(plan)
    alone = [people_needed(question_of(plan).scenario, [line.request])[0] for line in lines]
    assert [found.releases[0].lines[line.line].needed for line in lines] == alone


def test_a_simulated_probability_has_the_digits_that_its_studies_allow() -> None:
    """Failures that n studies without one leave open: 3/n (the rule of three)."""
    assert [rough_percent(1.0, n) for n in (60, 100, 299, 300, 5000)] == [
        "over 95 %", "over 97 %", "over 98 %", "over 99 %", "over 99 %",
    ]  # fmt: skip
    assert [rough_percent(0.0, n) for n in (100, 300)] == ["under 3 %", "under 1 %"]
    assert rough_percent(1.0, 4) == "not known yet"
    assert rough_percent(0.94123, 100) == "94 %"
    assert power_words(0.94123, 0.015, 100) == "94 ± 3 %"
    assert power_words(1.0, 0.0, 100) == "over 97 %"
    assert lead_words(0.1234, 0.016) == "12 ± 3 points"


def test_hover_tile_and_sentence_have_one_margin() -> None:
    curve = Curve(
        points=(Point(n_people=1000, p_all=0.94, p_any=1.0, error_all=0.015, n_studies=100),), is_estimate=False
    )
    assert share_words(curve, 1000, Metric.ALL) == "94 %"
    assert margin_words(curve, 1000, Metric.ALL) == "± 3 points"
    assert share_with_margin(curve, 1000, Metric.ALL) == "94 ± 3 %"
    assert share_words(curve, 1000, Metric.ANY) == share_with_margin(curve, 1000, Metric.ANY) == "over 97 %"
    assert margin_words(curve, 1000, Metric.ANY) == ""


def test_a_probability_from_few_studies_is_its_interval() -> None:
    """Ten studies know 85 ± 19 %: no digit of 85 is told."""
    curve = Curve(
        points=(Point(n_people=1000, p_all=0.85, p_any=0.5, error_all=0.095, n_studies=10),), is_estimate=False
    )
    assert share_words(curve, 1000, Metric.ALL) == share_with_margin(curve, 1000, Metric.ALL) == "over 66 %"
    assert margin_words(curve, 1000, Metric.ALL) == ""


def test_a_difference_whose_interval_includes_zero_is_not_announced() -> None:
    """20 people between two searches that are each known to a few thousand."""
    mine = Needed(people=7980, limit=10**6, low=5200, high=11_400, standard_error=1600.0)
    other = replace(mine, people=8000)
    assert saved_words(mine, other) == ""
    assert not is_clearly_less(mine, other)
    far = replace(mine, people=16_000, low=14_000, high=18_000, standard_error=1000.0)
    assert saved_words(mine, far) == "Assuming this attacker rather than any saves 8,020 participants."
    assert is_clearly_less(mine, far)
    assert not is_clearly_less(far, mine)


def test_a_searched_number_beats_an_estimate_only_beyond_both_intervals() -> None:
    mine = Needed(people=1000, limit=10**6, low=950, high=1050, standard_error=25.0)
    estimate = Needed(people=1300, limit=10**6, low=1040, high=1600, is_estimate=True)
    assert not is_clearly_less(mine, estimate)
    assert is_clearly_less(mine, replace(estimate, low=1060))
    assert is_clearly_less(replace(estimate, people=1200), estimate)
    assert not is_clearly_less(estimate, estimate)
    assert saved_words(mine, estimate) == ""


def test_people_saved_is_the_difference_of_the_numbers_that_are_shown() -> None:
    mine, other = Needed(people=1010, limit=9, standard_error=3.0), Needed(people=1480, limit=9, standard_error=4.0)
    saved = people_saved(mine, other)
    assert saved is not None
    assert (saved.fewer, saved.standard_error) == (470, 5.0)
    assert saved.share == 470 / 1480
    of_interval = replace(mine, standard_error=None, low=1000, high=1020)
    assert people_saved(of_interval, of_interval).standard_error == pytest.approx(math.hypot(5.1, 5.1), rel=0.01)  # type: ignore[union-attr]
    assert people_saved(mine, Needed(people=None, limit=9)) is None
    assert people_saved(other, mine).fewer == -470  # type: ignore[union-attr]


def test_work_is_counted_in_fast_studies_of_ten_thousand_snps() -> None:
    assert work_of(Scenario(n_snps=20_000), 100) == 200


def test_of_studies_made_one_by_one_those_of_a_panel_are_simulated_up_to_a_size() -> None:
    snp = CausalSnp(snp="rs1", frequency=0.3, odds_ratio=2.0)
    panel = Scenario(engine=Engine.PANEL, disease=DiseaseModel(causal=(snp,), prevalence=0.1))
    assert is_within_reach(Scenario(), 10**6)
    assert is_within_reach(panel, 40_000)
    assert not is_within_reach(panel, 40_001)


def test_progress_of_what_is_partly_kept_goes_on_where_it_was() -> None:
    executor, told = KeepingExecutor(InlineExecutor(), {}), []
    executor.map(abs, [-1, -2], progress=lambda *_: None)
    executor.map(abs, [-1, -2, -3, -4], progress=lambda _stage, done, whole: told.append((done, whole)))
    assert told[-1] == (4, 4)
    assert {whole for _, whole in told} == {4}
    assert min(done for done, _ in told) >= 2


def test_whoever_waits_hears_of_each_new_result_once() -> None:
    kept: dict[tuple[object, object], object] = {}
    heard: list[tuple[int, int]] = []
    for items in ([-1, -2], [-2, -3]):
        results = KeepingExecutor(InlineExecutor(), kept).map(abs, items, found=lambda *both: heard.append(both))
    assert results == [2, 3]
    assert heard == [(-1, 1), (-2, 2), (-3, 3)]
