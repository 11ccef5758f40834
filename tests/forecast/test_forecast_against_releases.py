"""Forecasts beside releases of fresh studies, a few of those that ``bench/forecast_against_releases.py`` counts by the hundred.

Two guarantees a plan: so much ε that readers are told of more than 97 %, and so little that they are told of less than 3 %.  A
forecast that leaves out what the release does, or a release that does something else, is off by far more.
"""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import pytest

from bench.forecast_against_releases import Case, cases, command_line, count_successes, report
from gwasprivacy.forecast.kinds_of_study import forecast_of, sized
from gwasprivacy.forecast.questions import question_of
from gwasprivacy.membership.guarantee import Target, TargetKind
from gwasprivacy.plan.plan import Plan, in_step
from gwasprivacy.plan.plan_rules import check_plan

N_RELEASES = 4


def twice_as_large(plan: Plan, ratio: float) -> Plan:
    """The same with twice as many people, a hundred SNPs and another e^ε, parted alike."""
    target = Target(TargetKind.EPSILON, math.log(ratio))
    parts = plan.release.parts_scaled(target.value / plan.epsilon)
    release = replace(plan.release, **parts)
    design, scenario = plan.design, plan.scenario
    assert scenario is not None
    if design.trait is None:
        design = sized(design, 2 * design.n_cases, 2 * design.n_controls)
    else:
        design = forecast_of(design).with_people(design, 2 * design.n_people)
    model = replace(plan.adversary, target=target)
    return in_step(
        replace(
            plan, adversary=model, design=design, release=release, scenario=replace(scenario, n_snps=100, n_studies=20)
        )
    )


@pytest.mark.parametrize(
    "words", ["about, strata, ratio measured", "all, at least 2 of 3, lead 7", "trait, mean measured, about"]
)
def test_releases_find_what_was_forecast(words: str, tmp_path: Path) -> None:
    (case,) = (each for each in cases(tmp_path) if each.words == words)
    for ratio, wanted in ((1e4, N_RELEASES), (1.01, 0)):
        plan = twice_as_large(case.plan, ratio)
        for told in (command_line(question_of(plan)), report(check_plan(plan))):
            assert told.value == pytest.approx(wanted / N_RELEASES, abs=0.03)
        assert count_successes(Case(words=words, plan=plan), N_RELEASES, tmp_path) == wanted
