"""The forecast beside a release is of the study that is open, whatever number of SNPs the plan imagined."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.forecast.answers import curves_of
from gwasprivacy.forecast.curves import Curve, Point, curve_of
from gwasprivacy.forecast.kept_answers import AnswerStore, curve_key
from gwasprivacy.forecast.opened_study import StudyForecast, planned_candidates, study_forecast, with_candidates
from gwasprivacy.forecast.opened_study_words import (
    Outlook,
    longest_study_prospect,
    other_study_words,
    study_headline,
    study_outlook,
    study_prospect,
)
from gwasprivacy.forecast.questions import question_of
from gwasprivacy.forecast.words import headline, share_words
from gwasprivacy.membership.adversary import AdversaryModel
from gwasprivacy.membership.families import UNBOUNDED
from gwasprivacy.membership.families.another_attacker import with_family
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.study.design import StudyDesign

WEAK = StudyDesign(n_cases=250, n_controls=250)


def plan_for(n_snps: int, **scenario: object) -> Plan:
    return new_plan(design=WEAK, scenario=replace(Scenario(n_snps=n_snps, n_studies=20), **scenario))


def low_and_high(found: StudyForecast | None) -> tuple[float, float]:
    assert found is not None
    assert found.curve is not None
    interval = found.curve.interval_at(found.question.n_people, found.question.metric)
    assert interval is not None
    return interval


def test_a_study_of_many_more_snps_has_a_lower_forecast_than_the_plans_own() -> None:
    plan = plan_for(1_000)
    own, real = study_forecast(plan, 1_000), study_forecast(plan, 100_000)
    assert own is not None
    assert real is not None
    assert not own.is_of_another
    assert real.is_of_another
    assert (real.n_candidates, real.n_planned) == (100_000, 1_000)
    assert low_and_high(real)[1] < low_and_high(own)[0]


def test_the_forecast_of_the_open_study_is_that_of_a_plan_for_as_many_snps() -> None:
    for n_snps in (3_000, 20_000):  # with a closed form, and simulated
        assert low_and_high(study_forecast(plan_for(1_000), n_snps)) == low_and_high(
            study_forecast(plan_for(n_snps), n_snps)
        )


def test_both_sentences_give_the_same_probability_for_the_same_study() -> None:
    for n_studies in (20, 200):  # too few for a number, and enough
        plan = plan_for(1_000, n_studies=n_studies, engine=Engine.FAST)
        question = question_of(plan)
        line = question.line(Line.THIS)
        assert line is not None
        curve = curve_of(curves_of(question.scenario, [line.request], sizes=[500]).line(line.request))
        found = study_forecast(plan, 1_000)
        assert found is not None
        share = r"with (.*?) probability"
        here = re.search(share, study_headline(replace(found, curve=curve)))
        there = re.search(share, headline(question, curve))
        assert here is not None
        assert there is not None
        assert here[1] == there[1] == share_words(curve, 500, question.metric)


def test_it_names_the_people_and_the_candidates_that_it_is_of() -> None:
    found = study_forecast(plan_for(1_000), 3_000)
    assert found is not None
    said = study_headline(found)
    assert said.startswith("With 500 participants and 3,000 candidate SNPs, both causal SNPs are published with ")
    assert "quick estimate" in said
    assert other_study_words(400_000, 10_000) == (
        "This study has 400,000 candidate SNPs; the plan’s forecast is for 10,000."
    )


def test_a_panels_plan_is_of_as_many_snps_as_the_panel_has_and_others_are_imagined_without_linkage() -> None:
    panel = plan_for(77)
    scenario = panel.scenario
    assert scenario is not None
    named = replace(
        scenario.disease,
        causal=tuple(
            replace(snp, snp=name)
            for snp, name in zip(scenario.disease.causal, ("ex9_002853", "ex13_001679"), strict=True)
        ),
    )
    plan = replace(panel, scenario=replace(scenario, engine=Engine.PANEL, disease=named))
    assert planned_candidates(plan) == 10_000
    here = study_forecast(plan, 2_000)
    assert here is not None
    assert here.is_of_another
    assert here.question.scenario.engine is Engine.FAST
    assert here.question.scenario.n_snps == 2_000


def test_what_calibration_has_simulated_of_exactly_this_study_is_said_again() -> None:
    plan, store = plan_for(500), AnswerStore()
    question = question_of(plan)
    line = question.line(Line.THIS)
    assert line is not None
    curve = curve_of(curves_of(question.scenario, [line.request], sizes=[500]).line(line.request))
    store.keep_curve(curve_key(question.scenario, line.request, question.files), curve)
    found = study_forecast(plan, 500, store=store)
    assert found is not None
    assert found.curve == curve.meeting(500, None, question.target, question.metric)


def test_what_is_kept_of_other_sizes_alone_is_no_forecast_of_this_one() -> None:
    plan, store = plan_for(500), AnswerStore()
    question = question_of(plan)
    line = question.line(Line.THIS)
    assert line is not None
    others = tuple(Point(n_people=n, p_all=p, p_any=p, n_studies=20) for n, p in ((100, 0.3), (200, 0.4)))
    store.keep_curve(
        curve_key(question.scenario, line.request, question.files), Curve(points=others, is_estimate=False)
    )
    assert study_forecast(plan, 500, store=store) == study_forecast(plan, 500)


def test_too_few_candidates_have_no_forecast_and_none_is_made_up() -> None:
    found = study_forecast(plan_for(1_000), 2)
    assert found is not None
    assert (found.curve, study_headline(found)) == (None, "")
    assert with_candidates(Scenario(), 2) is None


@pytest.mark.parametrize("mechanism", ["values", "genotype-counts", "allele-counts"])
def test_snps_that_the_plan_names_are_as_many_whatever_the_study_has(mechanism: str) -> None:
    plan = replace(plan_for(1_000), release=ReleaseChoices(mechanism=mechanism, snps=("rs1",), n_snps=1))
    assert study_forecast(plan, 400_000) is None


@pytest.mark.parametrize(
    ("share", "outlook", "words"),
    [
        (0.02, Outlook.POOR, "This release probably fails, and its ε stays spent."),
        (0.7, Outlook.DOUBTFUL, "This release may well fail."),
        (0.94, Outlook.GOOD, "This release probably succeeds."),
    ],
)
def test_the_outlook_is_said_in_words_and_colour_with_the_false_positives(
    share: float, outlook: Outlook, words: str
) -> None:
    found = study_forecast(plan_for(1_000), 1_000)
    assert found is not None
    point = Point(
        n_people=found.question.n_people, p_all=share, p_any=share, recall=share, precision=0.25, n_studies=300
    )
    found = replace(found, curve=Curve(points=(point,), is_estimate=False))
    assert study_outlook(found) is outlook
    said = study_prospect(found)
    assert said.startswith(words)
    assert "On average 1.5 of the 2 published SNPs are false positives." in said
    assert len(said) <= len(longest_study_prospect(plan_for(1_000)))


def test_where_nothing_can_be_forecast_there_is_no_outlook() -> None:
    refused = replace(
        plan_for(1_000),
        adversary=with_family(AdversaryModel(), UNBOUNDED),
        release=ReleaseChoices(score=ScoreChoice(name="trend")),  # whose proof needs public sizes
    )
    for plan, n_candidates in ((plan_for(1_000), 2), (refused, 1_000)):
        found = study_forecast(plan, n_candidates)
        assert found is not None
        assert study_outlook(found) is None
        assert study_headline(found) == study_prospect(found) == ""
