"""The power that a report states: public, from the plan's own assumptions, and never from a panel that may be anybody's."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from gwasprivacy.assumptions.scenario import Engine
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.errors import InvalidPlan, VerificationFailed
from gwasprivacy.forecast.curves import Curve, Point
from gwasprivacy.forecast.opened_study import study_forecast
from gwasprivacy.forecast.power import power_of
from gwasprivacy.plan.another_mechanism import of_mechanism
from gwasprivacy.plan.plan import Plan, in_step
from gwasprivacy.plan.power import POWER, Power, check_power, power_in, power_sentences, short_power
from tests.release.planning_scene import planning_plan

SOME = Power(success=Metric.ALL, probability=0.5, low=0.4, high=0.6, n_studies=100, n_candidates=60, engine=Engine.FAST)


@pytest.fixture(scope="module")
def plan() -> Plan:
    return planning_plan()


def test_the_report_states_what_the_forecast_answers_with_its_interval_and_assumptions(plan: Plan) -> None:
    found = study_forecast(plan, 60)
    assert found is not None
    assert found.curve is not None
    power = power_of(plan, found)
    assert power is not None
    interval = found.curve.interval_at(300, Metric.ALL)
    assert interval is not None
    assert (power.low, power.high) == pytest.approx(interval, abs=1e-4)
    assert POWER.read(power.to_json(), "power") == power
    check_power(plan, power)
    said = " ".join(power_sentences(plan, power))
    for part in (
        "300 participants",
        "60 candidate SNPs",
        "prevalence",
        "not from the study’s data",
        short_power(power),
    ):
        assert part in said


def test_no_power_without_assumptions_of_the_plans_own_nor_from_a_panel_of_the_users(plan: Plan) -> None:
    found = study_forecast(plan, 60)
    assert plan.scenario is not None
    assert power_of(replace(plan, scenario=None), found) is None
    assert power_of(replace(plan, scenario=replace(plan.scenario, panel="panel.vcf")), found) is None
    assert power_of(plan, None) is None
    assert power_sentences(plan, None) == []
    assert power_in({}) is None


@pytest.mark.parametrize(
    "lie",
    [
        lambda plan: (replace(plan, scenario=None), SOME),
        lambda plan: (replace(plan, scenario=replace(plan.scenario, panel="panel")), SOME),
        lambda plan: (plan, replace(SOME, success=Metric.ANY)),
        lambda plan: (plan, replace(SOME, expected_false=plan.release.n_snps + 0.5)),
    ],
)
def test_a_power_that_no_forecast_of_the_plan_can_be_does_not_verify(plan: Plan, lie: object) -> None:
    assert callable(lie)
    other, power = lie(plan)
    with pytest.raises(VerificationFailed):
        check_power(other, power)


def test_what_a_report_says_of_success_is_what_the_plan_asks_of_its_sets(plan: Plan) -> None:
    asks_for_one = in_step(replace(plan, release=of_mechanism(plan.release, "joint", at_least=1)))
    found = study_forecast(asks_for_one, 60)
    assert found is not None
    power = power_of(asks_for_one, found)
    assert power is not None
    assert power.success is Metric.ANY
    check_power(asks_for_one, power)
    with pytest.raises(VerificationFailed):
        check_power(asks_for_one, replace(power, success=Metric.ALL))
    with pytest.raises(VerificationFailed):
        check_power(plan, power)


def test_a_report_says_how_many_of_its_snps_are_false_on_average(plan: Plan) -> None:
    assert plan.release.n_snps == 2
    assert "Of the 2 SNPs of such a release, 0.2 are false positives on average." in power_sentences(
        plan, replace(SOME, expected_false=0.2)
    )
    one = replace(plan, release=replace(plan.release, n_snps=1))
    assert "Of such releases, 20 % name a SNP that is a false positive." in power_sentences(
        one, replace(SOME, success=Metric.ANY, expected_false=0.2)
    )
    assert not any("false" in each for each in power_sentences(plan, SOME))
    assert POWER.read(replace(SOME, expected_false=0.2).to_json(), "power") == replace(SOME, expected_false=0.2)


@pytest.mark.parametrize(("precision", "false"), [(0.25, 1.5), (0.9, 0.2), (1.0, 0.0), (math.nan, None)])
def test_it_states_as_many_false_ones_as_the_forecast_expects(
    plan: Plan, precision: float, false: float | None
) -> None:
    found = study_forecast(plan, 60)
    assert found is not None
    point = Point(n_people=300, p_all=0.6, p_any=0.9, recall=0.7, precision=precision, n_studies=100)
    power = power_of(plan, replace(found, curve=Curve(points=(point,), is_estimate=False)))
    assert power is not None
    assert power.expected_false == false


def test_a_probability_outside_its_interval_is_none() -> None:
    with pytest.raises(InvalidPlan):
        POWER.read({**SOME.to_json(), "probability": 0.7}, "power")
