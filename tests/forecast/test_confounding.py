"""Confounding is seen before there are data: what an unadjusted release would publish, and what strata change."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.structure import Centres
from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.base.number_words import percent
from gwasprivacy.base.work import Work
from gwasprivacy.cli.main import main
from gwasprivacy.forecast.confounding import can_confound, confounding
from gwasprivacy.forecast.largest_and_executor import work_of
from gwasprivacy.forecast.questions import question_of
from gwasprivacy.membership.secrets import Sizes
from gwasprivacy.plan.confounding import confounding_words
from gwasprivacy.plan.people_words import forecast_of_people
from gwasprivacy.plan.plan import Plan, in_step
from gwasprivacy.plan.planning_scenario import planning_scenario, share_kept
from gwasprivacy.plan.saved_plan import save_plan
from gwasprivacy.study.balancing import HALF, CovariateColumn, balanced
from gwasprivacy.study.balancing_cost import share_kept_between
from gwasprivacy.study.covariates import Covariates
from gwasprivacy.study.stratum import Stratum
from tests.forecast.test_strata import GROUPS, plan_of, success

SMALL = {"n_studies": 20}


@pytest.mark.parametrize("strata", [False, True], ids=["unadjusted plan", "stratified plan"])
def test_an_unadjusted_release_publishes_ancestry_and_strata_do_not(strata: bool) -> None:
    found = confounding(question_of(plan_of(strata=strata, **SMALL)))
    assert found is not None
    assert found.stratified is not None
    assert found.strata_are_planned is strata
    assert found.unadjusted.marking > 1.2
    assert found.unadjusted.p_all < 0.1
    assert found.stratified.marking == 0
    assert found.stratified.p_all > 0.9


def test_studies_run_where_the_caller_says_unless_the_work_has_its_place() -> None:
    asked: list[int] = []

    def made(work: int) -> InlineExecutor:
        asked.append(work)
        return InlineExecutor()

    question = question_of(plan_of(strata=False, n=200))
    here = confounding(question, n_studies=2, make_executor=made, work=Work(executor=InlineExecutor()))
    assert asked == []
    assert confounding(question, n_studies=2, make_executor=made) == here
    assert asked == [work_of(question.scenario, 2)]


def test_both_ways_agree_with_the_curves() -> None:
    plan = plan_of(strata=True, n=1500, n_studies=40)
    found = confounding(question_of(plan))
    assert found is not None
    assert found.stratified is not None
    exact, error = success(plan, 40)
    assert found.stratified.p_all == pytest.approx(exact, abs=4 * (error + found.stratified.p_all_error))


def test_a_weak_difference_is_not_called_ancestry() -> None:
    """At F_ST 0.0001 nothing that is published owes half of its score to the groups."""
    found = confounding(question_of(plan_of(strata=False, fst=1e-4, **SMALL)))
    assert found is not None
    assert found.unadjusted.marking < 0.05
    assert found.unadjusted.p_all > 0.95


def test_centres_are_seen_too() -> None:
    plan = plan_of(strata=False, fst=None, **SMALL)
    assert plan.scenario is not None
    centres = Centres(snp_share=0.01, shift=0.3, groups=GROUPS)
    found = confounding(question_of(replace(plan, scenario=replace(plan.scenario, centres=centres))))
    assert found is not None
    assert found.stratified is not None
    assert found.unadjusted.marking > 0.5
    assert found.stratified.marking < 0.05


def test_nothing_is_said_where_everybody_is_of_one_kind() -> None:
    question = question_of(plan_of(strata=True, fst=None, **SMALL))
    assert not can_confound(question)
    assert confounding(question) is None


def test_a_score_without_strata_is_warned_of_its_own_release() -> None:
    plan = plan_of(strata=False, n_studies=20)
    plan = in_step(replace(plan, release=replace(plan.release, score=ScoreChoice(name="genotypic"))))
    found = confounding(question_of(plan))
    assert found is not None
    assert found.stratified is None
    assert "Strata need another score" in confounding_words(found)


def balancing(*names: str, **beside: object) -> Plan:
    plan = plan_of(strata=False, **SMALL)
    attacker = replace(plan.adversary, sizes=Sizes.ALL)
    return replace(plan, adversary=attacker, design=replace(plan.design, covariates=Covariates.of(names, **beside)))


def test_covariates_that_tell_the_groups_balance_them_as_strata_would() -> None:
    plan, strata = balancing("centre", "age", steps={"age": 5.0}), plan_of(strata=True, **SMALL)
    found, beside = confounding(question_of(plan)), confounding(question_of(strata))
    assert found is not None
    assert beside is not None
    assert found.stratified == beside.stratified
    assert found.unadjusted == beside.unadjusted
    words = confounding_words(found)
    assert "Without covariates, " in words
    assert "With the plan’s covariates it is 0;" in words
    assert success(plan, 20) == success(strata, 20)
    (said,) = forecast_of_people(plan)
    assert "60 % of the weight is kept" in said


def test_a_label_s_weights_compare_people_as_the_forecast_does() -> None:
    """Each group counts as its smaller side, in the program's weights and in the forecast's strata."""
    sizes = ((70, 30), (20, 55), (10, 15))
    is_case = np.concatenate([np.repeat([1, 0], each) for each in sizes])
    label = np.repeat(range(3), [sum(each) for each in sizes])
    everybody = np.ones(len(label), dtype=bool)
    found = balanced(is_case, [CovariateColumn(codes=label)], everybody, everybody, is_trait=False)
    groups = [Stratum(name=str(k), n_cases=cases, n_controls=controls) for k, (cases, controls) in enumerate(sizes)]
    assert found.kept == pytest.approx(share_kept(groups), abs=0.002)
    weights = np.array(
        [abs(found.steps[(label == k) & (is_case == side)][0] - HALF) for k in range(3) for side in (1, 0)]
    )
    fewest = [min(each) / own for each in sizes for own in each]
    assert weights / HALF == pytest.approx(fewest, abs=0.002)


@pytest.mark.parametrize(("n_cases", "n_controls"), [(4000, 4000), (2000, 8000)])
@pytest.mark.parametrize("ratio", [1.2, 2.0, 5.0])
def test_the_assumed_effect_of_covariates_costs_what_the_program_s_weights_lose(
    n_cases: int, n_controls: int, ratio: float
) -> None:
    rng = np.random.default_rng(1)
    is_case = np.repeat([1, 0], [n_cases, n_controls])
    codes = np.rint(10 * (rng.normal(size=len(is_case)) + math.log(ratio) * (is_case - 0.5))).astype(np.int64)
    everybody = np.ones(len(is_case), dtype=bool)
    found = balanced(is_case, [CovariateColumn(codes=codes, step=0.1)], everybody, everybody, is_trait=False)
    assert share_kept_between(ratio, n_cases, n_controls) == pytest.approx(found.kept, abs=0.025)
    assert share_kept_between(1.0, n_cases, n_controls) == 1.0


def test_power_with_and_without_adjustment_stand_beside_each_other() -> None:
    plan = balancing("age", steps={"age": 5.0})
    assert plan.scenario is not None
    assumed = replace(plan, scenario=replace(plan.scenario, ancestry=None, covariate_odds_ratio=8.0))
    kept = share_kept_between(8.0, assumed.design.n_cases, assumed.design.n_controls)
    assert share_kept(planning_scenario(assumed).strata) == pytest.approx(kept, abs=0.002)
    (said,) = forecast_of_people(assumed)
    assert f"{percent(share_kept(planning_scenario(assumed).strata))} of the weight" in said
    found = confounding(question_of(assumed))
    assert found is not None
    assert found.stratified is not None
    assert found.unadjusted.marking == found.stratified.marking == 0
    assert found.unadjusted.p_all > found.stratified.p_all + 0.3
    assert confounding(question_of(replace(plan, scenario=replace(plan.scenario, ancestry=None)))) is None


def test_numbers_alone_tell_no_groups_apart() -> None:
    found = confounding(question_of(balancing("age", steps={"age": 5.0})))
    assert found is not None
    assert found.unadjusted.p_all < 0.1
    assert "do not tell these groups apart" in confounding_words(found)


def test_it_is_said_with_its_interval() -> None:
    found = confounding(question_of(plan_of(strata=False, **SMALL)))
    assert found is not None
    words = confounding_words(found)
    assert "of 2 published SNPs would mark ancestry or centres, not the disease (95 % interval" in words
    assert "With these groups as strata it would be 0," in words


def test_simulate_assumes_groups_that_covariates_balance(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan = balancing("centre")
    assert plan.scenario is not None
    save_plan(replace(plan, scenario=replace(plan.scenario, ancestry=None)), tmp_path / "plan.gwasplan")
    groups = ["--ancestry", "0.02", "north=70:30", "south=30:70", "--participants", "2000", "--studies", "20"]
    command = ["simulate", str(tmp_path / "plan.gwasplan"), "--out", str(tmp_path / "out.csv"), *groups]
    assert main(command) == 0
    assert "60 % of the weight is kept" in capsys.readouterr().out
    header, own, *_ = (line.split(",") for line in (tmp_path / "out.csv").read_text(encoding="utf-8").splitlines())
    assert own[header.index("adversary")] == "plan"
    assert float(own[header.index("p_all")]) > 0.8


def test_simulate_says_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save_plan(plan_of(strata=False, **SMALL), tmp_path / "plan.gwasplan")
    command = [
        "simulate",
        str(tmp_path / "plan.gwasplan"),
        "--participants",
        "2000",
        "--studies",
        "2",
        "--against",
        "none",
    ]
    assert main([*command, "--out", str(tmp_path / "a.csv"), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)["confounding"]
    assert answer["n_participants"] == 2000
    assert answer["unadjusted"]["marking"] > 1.0
    assert main([*command, "--out", str(tmp_path / "b.csv")]) == 0
    assert "would mark ancestry" in capsys.readouterr().out
