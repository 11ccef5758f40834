"""Forecasts of plans with strata: two ancestry groups take a release from certain to hopeless, and strata bring it back."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest

from gwasprivacy.association.scores.registry import SCORES
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.disease import default_disease
from gwasprivacy.assumptions.probability_words import STANDARD_ERRORS, honest_error
from gwasprivacy.assumptions.scenario import AlleleSpectrum, Scenario
from gwasprivacy.assumptions.structure import Ancestry, PeopleGroup
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.base.work import Work
from gwasprivacy.forecast.answers import curves_of, people_needed
from gwasprivacy.forecast.comparison import pairs_of, simulate_options
from gwasprivacy.forecast.estimates import estimate
from gwasprivacy.forecast.kinds_of_study import sized
from gwasprivacy.forecast.questions import question_of
from gwasprivacy.forecast.solve import Solution, Unknown, with_solution
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.plan.plan import Plan, ReleaseChoices, in_step
from gwasprivacy.plan.planning_scenario import Line, planning_scenario
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.simulation.studies.strata_sizes import sizes_of
from gwasprivacy.study.design import StudyDesign
from gwasprivacy.study.stratum import Stratum

GROUPS = (
    PeopleGroup(name="north", case_share=0.7, control_share=0.3),
    PeopleGroup(name="south", case_share=0.3, control_share=0.7),
)
COMMON = AlleleSpectrum(alpha=1, beta=1, lowest=0.05)


def plan_of(*, strata: bool, fst: float | None = 0.02, n: int = 2000, score: str = "tv", **changes: object) -> Plan:
    """Two causal SNPs of odds ratio 1.8 and frequency 0.3 among 10⁴, e^ε = 2, M = 2; 70:30 of the cases, 30:70 of the controls."""
    many, few = 7 * n // 20, 3 * n // 20
    scenario = Scenario(
        disease=default_disease(),
        spectrum=COMMON,
        ancestry=None if fst is None else Ancestry(fst=fst, groups=GROUPS),
        **changes,  # type: ignore[arg-type]
    )
    there = (
        Stratum(name="north", n_cases=many, n_controls=few),
        Stratum(name="south", n_cases=few, n_controls=many),
    )
    model = AdversaryModel(prior=PriorRange(0.5, 0.5), target=Target(TargetKind.GAMMA, 1.5))
    return in_step(
        new_plan(
            adversary=model,
            design=StudyDesign(n_cases=n // 2, n_controls=n // 2, strata=there if strata else ()),
            release=ReleaseChoices(score=ScoreChoice(name=score), mechanism="joint", n_snps=2),
            scenario=scenario,
        )
    )


def success(plan: Plan, n_studies: int = 25) -> tuple[float, float]:
    """Pr[both] at the plan's own size, and its standard error."""
    question = question_of(plan)
    assert not question.refused, question.refused
    line = question.line(Line.THIS)
    assert line is not None
    scenario = replace(question.scenario, n_studies=n_studies)
    point = curves_of(scenario, [line.request], sizes=[question.n_people]).points[0]
    return point.p_all, point.standard_error


def test_the_guarantee_of_these_plans_is_a_factor_of_two() -> None:
    assert plan_of(strata=True).epsilon == pytest.approx(math.log(2))


def test_strata_bring_back_what_ancestry_takes() -> None:
    plain, _ = success(plan_of(strata=False))
    stratified, error = success(plan_of(strata=True), n_studies=400)  # 0.96 of very many
    assert plain < 0.1
    assert error < 0.01
    assert stratified > 0.95 - STANDARD_ERRORS * honest_error(stratified, error, 400)


def test_strata_cost_signal_where_there_is_nothing_to_adjust_for() -> None:
    plain, _ = success(plan_of(strata=False, fst=None, n=1500))
    stratified, error = success(plan_of(strata=True, fst=None, n=1500))
    assert plain > 0.9
    assert stratified == pytest.approx(0.61, abs=4 * error + 0.03)


def test_a_stratified_plan_is_simulated_in_its_own_sizes() -> None:
    scenario = planning_scenario(plan_of(strata=True))
    assert sizes_of(scenario, 2000).strata == ((700, 300), (300, 700))
    assert sizes_of(scenario, 1000).strata == ((350, 150), (150, 350))


@pytest.mark.parametrize("plan", [plan_of(strata=True), plan_of(strata=False)], ids=["strata", "ancestry alone"])
def test_no_estimate_is_shown_where_its_error_is_not_known(plan: Plan) -> None:
    found = estimate(question_of(plan))
    assert found.curves == {}
    assert plan.design.n_people in found.sizes or len(found.sizes) > 5


def test_the_search_finds_a_stratified_sample_size() -> None:
    question = question_of(plan_of(strata=True, n_snps=500))
    line = question.line(Line.THIS)
    assert line is not None
    needed = people_needed(question.scenario, [line.request], work=Work(executor=InlineExecutor()), metric=Metric.ALL)[
        0
    ]
    assert needed.people is not None
    point = curves_of(replace(question.scenario, n_studies=60), [line.request], sizes=[needed.people]).points[0]
    assert point.p_all == pytest.approx(0.9, abs=0.07)


def test_only_scores_with_a_proof_for_strata_are_compared() -> None:
    pairs = pairs_of(plan_of(strata=True))
    assert {score.name for score, _ in pairs} == {each.name for each in SCORES.values() if each.serves_strata}
    assert "genotypic" not in {score.name for score, _ in pairs}
    question = question_of(plan_of(strata=True, n_snps=300, n_studies=4))
    options = simulate_options(question, [pair for pair in pairs if pair[1] == "joint"], ())
    assert {option.score.name for option in options} >= {"tv", "ks"}
    assert all(option.probability is not None for option in options)


def test_a_solved_sample_size_grows_every_stratum() -> None:
    solution = Solution(unknown=Unknown.SAMPLE_SIZE, power=0.9, metric=Metric.ALL, value=1000)
    design = with_solution(plan_of(strata=True), solution).design
    assert [(each.n_cases, each.n_controls) for each in design.strata] == [(350, 150), (150, 350)]


def test_without_privacy_a_stratified_plan_keeps_its_score() -> None:
    question = question_of(plan_of(strata=True, score="ks"))
    line = question.line(Line.NONE)
    assert line is not None
    assert line.request.score.name == "ks"
    plain = question_of(plan_of(strata=False)).line(Line.NONE)
    assert plain is not None
    assert plain.request.score.name == "trend"


def test_studies_with_strata_are_the_same_people_as_without() -> None:
    """So that what is compared differs in nothing but how it is looked at."""
    from gwasprivacy.simulation.studies.study_simulator import study_generator, study_source

    split, pooled = (planning_scenario(plan_of(strata=strata, n_snps=50)) for strata in (True, False))
    tables = [study_source(each).tables(1000, 1000, study_generator(1, 2000, 0)) for each in (split, pooled)]
    assert np.array_equal(tables[0].counts, tables[1].counts)


def test_two_strata_of_another_size_are_two_and_one_alone_is_none() -> None:
    strata = (Stratum(name="north", n_cases=30, n_controls=10), Stratum(name="south", n_cases=10, n_controls=30))
    larger = sized(StudyDesign(n_cases=40, n_controls=40, strata=strata), 80, 80)
    assert [(each.name, each.n_cases, each.n_controls) for each in larger.strata] == [
        ("north", 60, 20),
        ("south", 20, 60),
    ]
    few = (Stratum(name="north", n_cases=39, n_controls=39), Stratum(name="south", n_cases=1, n_controls=1))
    assert sized(StudyDesign(n_cases=40, n_controls=40, strata=few), 4, 4).strata == ()
