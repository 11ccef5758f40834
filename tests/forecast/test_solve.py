"""Solving for the unknown: the three answers are one question turned round, each in the plan's own words."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from gwasprivacy.assumptions.disease import CausalSnp, DiseaseModel
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.assumptions.trait_model import LARGEST_SHARE, TraitModel, TraitSnp
from gwasprivacy.base.errors import Cancelled, GwasPrivacyError, InvalidInput
from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.base.work import Work
from gwasprivacy.forecast.answers import curves_of
from gwasprivacy.forecast.questions import question_of
from gwasprivacy.forecast.solve import Solution, Unknown, solve, with_odds_ratio, with_solution
from gwasprivacy.forecast.trait_effects import largest_effect, with_effect
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.same_guarantee import guarantee_of
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.study.design import StudyDesign
from tests.simulation.scenarios import small_scenario


@pytest.fixture
def plan() -> Plan:
    return new_plan(
        title="Small",
        design=StudyDesign(n_cases=450, n_controls=450),
        release=ReleaseChoices(mechanism="joint", n_snps=2),
        scenario=small_scenario(n_studies=200),
    )


def solved(plan: Plan, unknown: Unknown, **asked: object) -> Solution:
    return solve(plan, unknown, make_executor=lambda _work: InlineExecutor(), **asked)  # type: ignore[arg-type]


@pytest.mark.parametrize("unknown", list(Unknown))
def test_a_plan_with_its_answer_has_the_wanted_power(plan: Plan, unknown: Unknown) -> None:
    found = solved(plan, unknown)
    assert found.low is not None
    assert found.value is not None
    assert found.high is not None
    assert found.low <= found.value <= found.high
    assert found.to_json().get("effect") == ("odds-ratio" if unknown is Unknown.EFFECT else None)
    question = question_of(with_solution(plan, found))
    line = question.line(Line.THIS)
    assert line is not None
    point = curves_of(replace(question.scenario, seed=77), [line.request], sizes=[question.n_people]).points[0]
    assert abs(point.p_all - 0.9) <= 0.03 + 3 * point.standard_error


def test_programs_read_participants_as_whole_numbers_and_other_answers_as_they_are() -> None:
    for unknown, read in ((Unknown.SAMPLE_SIZE, 1200), (Unknown.GUARANTEE, 1200.5), (Unknown.EFFECT, 1200.5)):
        found = Solution(unknown=unknown, power=0.9, metric=Metric.ALL, value=1200.5, high=None).to_json()
        assert (found["value"], found["high"]) == (read, None)


def test_a_stronger_guarantee_is_found_for_a_lower_power(plan: Plan) -> None:
    strict, lax = (solved(plan, Unknown.GUARANTEE, target=target) for target in (0.6, 0.95))
    assert strict.guarantee is not None
    assert lax.guarantee is not None
    assert 1 < strict.guarantee.value < lax.guarantee.value


@pytest.mark.parametrize(
    "target",
    [
        Target(TargetKind.GAMMA, 1.5),
        Target(TargetKind.CAP, 0.7),
        Target(TargetKind.ADVANTAGE, 0.2),
        Target(TargetKind.TPR, 0.01, 0.005),
        Target(TargetKind.EPSILON, 0.5),
    ],
    ids=lambda each: each.kind.value,
)
def test_a_guarantee_is_said_in_the_plans_own_kind(target: Target) -> None:
    model = AdversaryModel(prior=PriorRange(0.5, 0.5), target=target)
    same = guarantee_of(model, model.epsilon)
    assert (same.kind, same.fpr) == (target.kind, target.fpr)
    assert same.value == pytest.approx(target.value, rel=1e-9)
    assert model.with_target(guarantee_of(model, 0.3)).epsilon == pytest.approx(0.3, rel=1e-9)


def test_the_release_keeps_its_part_of_what_the_guarantee_allows(plan: Plan) -> None:
    whole = solved(plan, Unknown.GUARANTEE)
    half = solved(replace(plan, release=replace(plan.release, epsilon=plan.adversary.epsilon / 2)), Unknown.GUARANTEE)
    assert whole.epsilon is not None
    assert half.epsilon == pytest.approx(2 * whole.epsilon, rel=0.1)


def test_at_least_one_snp_takes_less_than_both(plan: Plan) -> None:
    both, one = (solved(plan, Unknown.EFFECT, wanted=metric) for metric in (None, Metric.ANY))
    assert one.metric is Metric.ANY
    assert both.value is not None
    assert one.value is not None
    assert one.value < both.value


def test_a_target_out_of_reach_says_what_is_reached(plan: Plan) -> None:
    tiny = replace(plan, design=StudyDesign(n_cases=15, n_controls=15))
    found = solved(tiny, Unknown.GUARANTEE)
    assert found.value is None
    assert re.fullmatch("with 30 participants the power is .* %, even almost without noise", found.reason)
    assert with_solution(tiny, found) == tiny


def test_a_penetrance_table_fixes_the_effect(plan: Plan) -> None:
    disease = DiseaseModel(causal=(CausalSnp(frequency=0.3),), penetrance=(0.05, 0.1, 0.2))
    tabled = replace(plan, scenario=small_scenario(disease=disease))
    with pytest.raises(InvalidInput) as refused:
        solved(tabled, Unknown.EFFECT)
    assert refused.value.code == "solve.effect-fixed"


def test_a_release_that_selects_nothing_has_no_power(plan: Plan) -> None:
    counted = replace(plan, release=ReleaseChoices(mechanism="genotype-counts", n_snps=1, snps=("rs1",)))
    with pytest.raises(InvalidInput) as refused:
        solved(counted, Unknown.GUARANTEE)
    assert refused.value.code == "solve.no-selection"


@pytest.mark.parametrize("target", [0.0, 1.0, 1.5])
def test_a_power_lies_between_0_and_1(plan: Plan, target: float) -> None:
    with pytest.raises(GwasPrivacyError, match="cannot be searched for"):
        solved(plan, Unknown.SAMPLE_SIZE, target=target)


def test_a_protecting_allele_keeps_its_direction() -> None:
    disease = DiseaseModel(
        causal=(CausalSnp(frequency=0.3, odds_ratio=0.5), CausalSnp(frequency=0.3, odds_ratio=1.2)),
        prevalence=0.1,
    )
    assert [snp.odds_ratio for snp in with_odds_ratio(disease, 2.0).causal] == [0.5, 2.0]


@pytest.mark.parametrize("unknown", list(Unknown))
def test_solving_can_be_cancelled(plan: Plan, unknown: Unknown) -> None:
    class Stop:
        def check(self) -> None:
            raise Cancelled

    with pytest.raises(Cancelled):
        solved(plan, unknown, work=Work(cancel=Stop()))


def test_the_largest_effect_leaves_a_hundredth_of_the_variance_to_the_rest() -> None:
    """2 f (1 − f) β² of each, at f = 0.5, 0.1 and 0.9: 0.5 + 0.18 + 0.18."""
    model = TraitModel(causal=tuple(TraitSnp(frequency=f, beta=sign) for f, sign in ((0.5, 1), (0.1, -1), (0.9, 1))))
    most = largest_effect(model)
    assert most**2 * 0.86 == pytest.approx(LARGEST_SHARE, rel=1e-8)
    assert [snp.beta for snp in with_effect(model, most).causal] == [most, -most, most]
    assert sum(snp.explained for snp in with_effect(model, most).causal) < LARGEST_SHARE
