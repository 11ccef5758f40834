"""Yes, not yet, or no is what the forecast says, and a way out that is taken gives what it guaranteed: over plans drawn at random."""

from __future__ import annotations

import functools
import math
import re
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.disease import DiseaseModel
from gwasprivacy.assumptions.probability_words import limits
from gwasprivacy.assumptions.scenario import AlleleSpectrum, Scenario
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.errors import Cancelled
from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.base.progress import CancelFlag
from gwasprivacy.base.work import Work
from gwasprivacy.forecast.answers import curves_of
from gwasprivacy.forecast.curves import Curve, Point
from gwasprivacy.forecast.estimates import estimate
from gwasprivacy.forecast.first_answer import first_answers
from gwasprivacy.forecast.questions import Question, question_of
from gwasprivacy.forecast.verdict import Answer, Verdict, answer_of, judged, verdict_of
from gwasprivacy.forecast.verdict_words import basis_words, chance_words, verdict_words, way_words
from gwasprivacy.forecast.ways_out import FEWEST_STUDIES, MOST_WAYS, Chance, Way, WayOut, quick_studies
from gwasprivacy.mechanisms.laws.estimates import NullLaw
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.families import UNBOUNDED
from gwasprivacy.membership.families.another_attacker import with_family
from gwasprivacy.plan.another_mechanism import of_mechanism
from gwasprivacy.plan.choices import ReleaseChoices
from gwasprivacy.plan.needed_people import Needed
from gwasprivacy.plan.plan import Plan, in_step
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.simulation.curves.preview import preview_curve
from gwasprivacy.simulation.laws.score_laws import null_law
from gwasprivacy.study.design import StudyDesign
from tests.simulation.scenarios import random_study, small_scenario

PLANS = range(40)


def random_plan(number: int) -> Plan:
    rng = np.random.default_rng(number)
    snps, design = random_study(rng)
    kind = str(rng.choice(list(TargetKind)[:2]))
    value = float(rng.uniform(1.2, 1.8)) if kind == TargetKind.GAMMA else float(rng.uniform(0.6, 0.9))
    return in_step(
        new_plan(
            adversary=AdversaryModel(prior=PriorRange(0.5, 0.5), target=Target(TargetKind(kind), value)),
            design=design,
            release=ReleaseChoices(
                score=ScoreChoice(name=str(rng.choice(["tv", "ks", "allelic", "trend"]))),
                mechanism=str(rng.choice(["joint", "permute-and-flip", "exponential"])),
                n_snps=len(snps) + int(rng.integers(-1, 2)) or 1,
            ),
            scenario=Scenario(
                disease=DiseaseModel(causal=snps, prevalence=0.05),
                n_snps=60,
                spectrum=AlleleSpectrum(),
                n_studies=16,
                seed=number,
                target_probability=float(rng.choice([0.5, 0.8, 0.9, 0.95])),
            ),
        )
    )


@functools.cache
def simulated(number: int) -> tuple[Plan, Needed | None, Verdict]:
    plan = random_plan(number)
    question = question_of(plan)
    curve = estimate(question).curves.get(Line.THIS) if number % 8 == 0 else None  # which takes longest
    needed = None if curve is None else curve.needed(question.target, question.metric)
    found = judged(plan, needed=needed or Needed(people=None, limit=0), make_executor=lambda _work: InlineExecutor())
    return plan, needed, found


def probability(plan: Plan, metric: Metric, n_studies: int = 16, seed: int | None = None) -> tuple[float, float, int]:
    """Success of a plan at its own size as the simulation has it, with its standard error."""
    question = question_of(plan)
    line = question.line(Line.THIS)
    assert line is not None
    scenario = question.scenario if seed is None else replace(question.scenario, seed=seed)
    scenario = replace(scenario, n_studies=n_studies)
    [point] = curves_of(scenario, [line.request], sizes=[question.n_people]).points
    if metric is Metric.ALL:
        return point.p_all, point.standard_error, point.n_studies
    return point.p_any, point.standard_error_any, point.n_studies


@pytest.mark.parametrize("number", PLANS)
def test_the_verdict_is_what_the_forecast_says(number: int) -> None:
    plan, _needed, found = simulated(number)
    low, high = limits(*probability(plan, found.question.metric))
    target = found.question.target
    expected = Answer.YES if low >= target else Answer.NO if high < target else Answer.NOT_YET
    assert found.answer is expected
    word = {Answer.YES: "Yes.", Answer.NO: "No.", Answer.NOT_YET: "Not yet sure."}[expected]
    assert verdict_words(found).startswith(word)


@pytest.mark.parametrize("number", PLANS)
def test_no_plan_is_a_dead_end_and_each_way_gives_what_it_guaranteed(number: int) -> None:
    plan, _needed, found = simulated(number)
    assert 1 <= len(found.ways) <= MOST_WAYS
    for way in found.ways:
        assert way_words(way, plan)
        if way.chance is None:
            assert way.way in (Way.RELEASE, Way.NOTHING)
            assert way.plan == plan
            continue
        check_plan(way.plan)
        again, error, _ = probability(way.plan, way.question.metric)
        assert again == pytest.approx(way.chance.value, abs=1e-9)  # the same studies
        assert way.chance.low <= again <= way.chance.high
        other, other_error, n = probability(way.plan, way.question.metric, n_studies=60, seed=number + 1000)
        half = max(way.chance.high - way.chance.low, 0.1)
        assert abs(other - again) <= half + 4 * math.hypot(error, other_error), (way.way, n)
        if found.answer is not Answer.YES:
            assert found.chance is not None
            assert way.reaches or way.chance.value > found.chance.high


def test_among_the_plans_are_all_answers_and_most_ways() -> None:
    found = [simulated(number)[2] for number in PLANS]
    assert {each.answer for each in found} == {Answer.YES, Answer.NOT_YET, Answer.NO}
    ways = {way.way for each in found for way in each.ways}
    assert ways >= {Way.METHOD, Way.PARTICIPANTS, Way.GUARANTEE, Way.NOTHING, Way.RELEASE}


def test_a_quick_verdict_needs_no_simulated_study(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gwasprivacy.forecast.ways_out.curves_of", None)
    monkeypatch.setattr("gwasprivacy.forecast.verdict.people_needed", None)
    found = judged(random_plan(1), simulated=False)
    assert found.is_estimate
    assert all(way.chance is None or way.chance.is_estimate for way in found.ways)


def test_the_search_decides_where_the_target_is_met() -> None:
    plan = random_plan(1)
    question = replace(question_of(plan), n_people=1000)
    needed = Needed(people=1000, limit=9, low=950, high=1050)
    chance = Chance(value=0.9, low=0.5, high=1.0, is_estimate=False, n_studies=20, curve=None)  # type: ignore[arg-type]
    assert answer_of(question, chance, needed) is Answer.NOT_YET
    assert answer_of(replace(question, n_people=1050), chance, needed) is Answer.YES
    assert answer_of(replace(question, n_people=949), chance, needed) is Answer.NO


def test_a_verdict_says_what_the_search_knows_better_than_the_chance_beside_it() -> None:
    question = replace(question_of(random_plan(1)), n_people=949)
    point = Point(n_people=949, p_all=0.89, p_any=0.89, error_all=0.025, error_any=0.025, n_studies=100)
    curve = Curve(points=(point,), is_estimate=False)
    needed = Needed(people=1000, limit=10**6, low=950, high=1050)
    for target, people in ((0.9, "with 89 % probability (target 90 %, which takes 1,000 participants)"), (0.99, None)):
        found = verdict_of(replace(question, target=target), curve, needed)
        assert found.answer is Answer.NO
        assert verdict_words(found).startswith("No. With 949 participants")
        assert (found.to_json()["needed"] is None) == (people is None), "the chance alone says it"
        assert people is None or people in verdict_words(found)


def test_at_least_one_is_what_such_a_plan_means_by_success() -> None:
    plan = new_plan(
        design=StudyDesign(n_cases=150, n_controls=150),
        release=ReleaseChoices(mechanism="joint", n_snps=2),
        scenario=small_scenario(n_studies=20),
    )
    found = judged(plan, needed=Needed(people=None, limit=0), make_executor=lambda _work: InlineExecutor())
    [way] = [each for each in found.ways if each.way in (Way.AT_LEAST, Way.FEWER_SNPS)][:1]
    assert question_of(way.plan).metric is Metric.ANY is way.question.metric
    assert "at least one of the two causal SNPs" in way_words(way, plan)


def test_numbers_have_no_power_and_a_way_on() -> None:
    plan = new_plan(release=ReleaseChoices(mechanism="genotype-counts", snps=("rs1",), n_snps=1))
    found = judged(plan, make_executor=lambda _work: InlineExecutor())
    assert found.answer is Answer.NUMBERS
    assert [each.way for each in found.ways] == [Way.RELEASE, Way.NOTHING]
    assert "genotype counts" in verdict_words(found)


def test_a_way_of_more_people_keeps_the_ratio_of_the_groups() -> None:
    for number in PLANS:
        plan, _needed, found = simulated(number)
        for way in found.ways:
            if isinstance(way, WayOut) and way.way is Way.PARTICIPANTS:
                before, after = (each.design.n_cases / each.design.n_people for each in (plan, way.plan))
                assert after == pytest.approx(before, abs=0.02)


def test_a_search_that_is_cancelled_looks_at_no_further_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    plan, flag, asked = random_plan(1), CancelFlag(), []

    def cancelled_in_between(*args: Any) -> Question:
        asked.append(args)
        flag.cancel()
        return question_of(*args)

    own = Chance(value=0.1, low=0.1, high=0.1, is_estimate=True, n_studies=0, curve=None)  # type: ignore[arg-type]
    monkeypatch.setattr("gwasprivacy.forecast.ways_out.question_of", cancelled_in_between)
    with pytest.raises(Cancelled):
        judged(plan, own=own, needed=Needed(people=None, limit=0), simulated=False, work=Work(cancel=flag))
    assert len(asked) == 1


def test_progress_of_a_verdict_never_goes_back_and_ends_at_the_whole() -> None:
    """Its studies run where the caller says."""
    told: list[float] = []
    ran: list[int] = []

    class Counting(InlineExecutor):
        def map(self, function: Any, tasks: Any, *rest: Any, **options: Any) -> Any:
            ran.append(1)
            return super().map(function, tasks, *rest, **options)

    work = Work(progress=lambda _stage, done, whole: told.append(done / whole))
    needed = Needed(people=None, limit=0)
    plan = random_plan(1)
    assert plan.scenario is not None
    few = replace(plan, scenario=replace(plan.scenario, n_studies=2))
    judged(few, needed=needed, make_executor=lambda _work: Counting(), work=work)
    assert ran
    assert told == sorted(told)
    assert told[-1] == 1


def test_a_quick_estimate_that_is_cancelled_goes_on_with_no_further_score(monkeypatch: pytest.MonkeyPatch) -> None:
    plan, flag, laws = random_plan(1), CancelFlag(), []

    def cancelled_in_between(*args: Any, **terms: Any) -> NullLaw:
        laws.append(args)
        flag.cancel()
        return null_law(*args, **terms)

    monkeypatch.setattr("gwasprivacy.simulation.curves.preview.null_law", cancelled_in_between)
    lines = [
        question_of(
            in_step(replace(plan, release=of_mechanism(plan.release, "joint", score=ScoreChoice(name=name))))
        ).lines[0]
        for name in ("tv", "ks")
    ]
    with pytest.raises(Cancelled):
        preview_curve(
            question_of(plan).scenario, [line.request for line in lines], sizes=[1000], work=Work(cancel=flag)
        )
    assert len(laws) == 1


@functools.cache
def without_a_closed_form() -> Plan:
    """The joint draw of more SNPs than are causal has none whose error is known."""
    plan = random_plan(1)
    release = ReleaseChoices(mechanism="joint", n_snps=question_of(plan).scenario.n_causal + 1)
    return in_step(replace(plan, release=release, scenario=replace(plan.scenario, n_studies=60)))


def test_a_quick_answer_without_a_closed_form_is_from_the_first_of_the_plans_studies() -> None:
    plan = without_a_closed_form()
    question = question_of(plan)
    told: list[Any] = []
    found = first_answers(question, partial=told.append)
    [point] = curves_of(
        replace(question.scenario, n_studies=40), [question.lines[0].request], sizes=[question.n_people]
    ).points
    assert [each.own.points[0].n_studies for each in told[:3] if each.own] == [FEWEST_STUDIES, 16, 40]
    assert not any(each.curves or each.sizes for each in told[:3]), "before everything else"
    assert found.own is not None
    assert found.own.points[0].p_all == point.p_all
    verdict = verdict_of(question, found.own)
    assert verdict.is_quick
    assert not verdict.is_estimate
    assert basis_words(verdict) == "Quick estimate from 40 simulated studies."


def test_where_there_is_a_closed_form_it_answers_first() -> None:
    question = question_of(random_plan(1))
    told: list[Any] = []
    found = first_answers(question, partial=told.append)
    own = told[0].own
    assert own is not None
    assert own == found.own
    assert own.is_estimate
    assert [point.n_people for point in own.points] == [question.n_people]
    assert basis_words(verdict_of(question, own)) == "Quick estimate by a formula."


def test_of_a_plan_that_is_refused_no_chance_is_told() -> None:
    secret = with_family(AdversaryModel(), UNBOUNDED)  # a score by trend needs public sizes
    question = question_of(
        replace(random_plan(1), adversary=secret, release=ReleaseChoices(score=ScoreChoice(name="trend")))
    )
    assert question.refused
    told: list[Any] = []
    assert first_answers(question, partial=told.append).own is None
    assert all(each.own is None for each in told)


def test_a_quick_verdict_without_a_closed_form_has_ways_out_of_few_studies() -> None:
    found = judged(without_a_closed_form(), simulated=False)
    assert found.chance is not None
    assert found.chance.n_studies == 40
    assert any(way.chance is not None for way in found.ways)
    assert {way.chance.n_studies for way in found.ways if way.chance is not None} == {40}


@pytest.mark.parametrize("n_studies", [8, 16, 40])
@pytest.mark.parametrize("value", [0.9, 0.96, 0.988, 0.999])
def test_a_probability_is_said_as_its_interval_where_a_margin_would_contradict_the_answer(
    value: float, n_studies: int
) -> None:
    question = question_of(random_plan(1))
    point = Point(n_people=question.n_people, p_all=value, p_any=value, error_all=0.01, n_studies=n_studies)
    verdict = verdict_of(question, Curve(points=(point,), is_estimate=False))
    assert verdict.chance is not None
    said = chance_words(question, verdict.chance)
    lowest = (
        round(100 * value) - int(said.split("±")[1].split()[0]) if "±" in said else int(re.findall(r"\d+", said)[0])
    )
    assert (lowest < 100 * question.target) == (verdict.answer is not Answer.YES), said


def test_a_large_study_has_fewer_studies_for_a_first_answer() -> None:
    plan = without_a_closed_form()
    scenario = replace(plan.scenario or Scenario(), n_snps=4_000_000)
    assert quick_studies(question_of(plan)) == 40
    assert quick_studies(replace(question_of(plan), scenario=scenario)) == FEWEST_STUDIES


def test_a_wide_interval_is_said_from_its_lower_end_to_its_upper() -> None:
    question = question_of(without_a_closed_form())
    curve = Curve(points=(Point(n_people=question.n_people, p_all=0.6, p_any=0.6),), is_estimate=True, spread=0.5)
    chance = Chance(value=0.6, low=0.413, high=0.768, is_estimate=True, n_studies=0, curve=curve)
    assert chance_words(question, chance) == "41–77 %"
