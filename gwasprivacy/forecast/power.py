"""Power for a report: how likely a release under a plan names the causal SNPs, with what the forecast assumes in words.

It is computed before the debit, from the plan's assumptions and public lists, and never from the study's data; a report signs it.
"""

from __future__ import annotations

import math

from gwasprivacy.forecast.curves import Point
from gwasprivacy.forecast.opened_study import StudyForecast
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.power import Power, may_state_power

_DIGITS = 4  # of a probability: processors differ far behind them


def power_of(plan: Plan, found: StudyForecast | None) -> Power | None:
    """What a report says of the forecast ``found``; None where ``plan`` assumes nothing of its own, where there is no answer, or
    where it rests on a panel of the user's, of which the program cannot know that it is public."""
    if not may_state_power(plan) or found is None or found.curve is None:
        return None
    question, scenario = found.question, found.question.scenario
    people, metric = question.n_people, question.metric
    value, interval = found.curve.at(people, metric), found.curve.interval_at(people, metric)
    point = next((each for each in found.curve.points if each.n_people == people), None)
    if value is None or interval is None or (point is None and not found.curve.is_estimate):
        return None
    low, high = (round(end, _DIGITS) for end in interval)
    return Power(
        success=metric,
        probability=min(max(round(value, _DIGITS), low), high),
        low=low,
        high=high,
        n_studies=0 if found.curve.is_estimate or point is None else point.n_studies,
        n_candidates=found.n_candidates,
        engine=scenario.engine,
        expected_false=_false_on_average(plan, point),
    )


def _false_on_average(plan: Plan, point: Point | None) -> float | None:
    if point is None or plan.release.may_be_fewer or plan.design.publishes_loci or math.isnan(point.precision):
        return None
    return round(plan.release.n_snps * (1 - min(max(point.precision, 0.0), 1.0)), _DIGITS)
