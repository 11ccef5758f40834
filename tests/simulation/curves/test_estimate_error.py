"""The quick estimate's interval holds what simulation says, in plans drawn at random before it was tuned; else there is none."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import pytest

from gwasprivacy.association.scores.parameters import TestName
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.disease import CausalSnp, DiseaseModel, Mode
from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.forecast.curves import curve_of
from gwasprivacy.simulation.curves.curve import CurveRequest
from gwasprivacy.simulation.curves.estimate_error import SPREAD, spread_of
from gwasprivacy.simulation.curves.preview import preview_curve
from gwasprivacy.study.design import Loci
from tests.reference.estimate_plans import DrawnPlan, read
from tests.simulation.scenarios import request, two_snps

TABLE = Path(__file__).parents[2] / "reference" / "estimate_check.json"


def interval(plan: DrawnPlan, spread: float) -> tuple[float, float]:
    """As it is shown: whole per cents, rounded outwards."""
    points = preview_curve(plan.scenario, [plan.request], sizes=[plan.n_participants])
    found = curve_of(points, spread=spread).interval_at(plan.n_participants, plan.metric)
    assert found is not None
    return math.floor(100 * found[0]) / 100, math.ceil(100 * found[1]) / 100


def held(spread: float, table: Path = TABLE) -> tuple[int, int]:
    """In how many plans that get an estimate its interval holds the simulated probability, and of how many."""
    plans = [(plan, truth) for plan, truth, _ in read(table) if spread_of(plan.scenario, plan.request) is not None]
    inside = 0
    for plan, truth in plans:
        low, high = interval(plan, spread)
        inside += low <= truth <= high
    return inside, len(plans)


def test_the_interval_holds_in_95_of_100_plans_drawn_before() -> None:
    """The simulated truth's own error is not forgiven."""
    inside, shown = held(SPREAD)
    assert len(read(TABLE)) == 100
    assert shown >= 40, "hardly any plan would have an estimate"
    assert inside >= 0.95 * shown


def test_it_holds_with_a_lead_too() -> None:
    inside, shown = held(SPREAD, TABLE.with_name("estimate_leads.json"))
    assert shown >= 10
    assert inside >= 0.95 * shown


def test_the_check_notices_an_estimate_that_is_too_sure() -> None:
    inside, shown = held(SPREAD / 20)
    assert inside < 0.95 * shown


def test_most_of_what_is_shown_says_something() -> None:
    """An interval of everything would hold too."""
    widths = []
    for plan, _truth, _ in read(TABLE):
        if spread_of(plan.scenario, plan.request) is not None:
            low, high = interval(plan, SPREAD)
            widths.append(high - low)
    assert max(widths) <= 0.34


@pytest.mark.parametrize(
    ("scenario", "asked"),
    [
        (Scenario(disease=two_snps(), engine=Engine.PANEL), request()),
        (Scenario(disease=two_snps()), request(mechanism="joint", n_snps=3)),
        (Scenario(disease=two_snps()), replace(request(mechanism="permute-and-flip"), loci=Loci(window_kb=100))),
        (
            Scenario(disease=two_snps()),
            replace(request(), score=ScoreChoice(name="distance", test=TestName.GENOTYPIC, p_value=5e-8)),
        ),
        (Scenario(disease=two_snps()), replace(request(mechanism="significant-set", n_snps=10), threshold=50.0)),
        (Scenario(disease=two_snps(frequency=0.01)), request()),
        (Scenario(disease=two_snps(odds_ratio=4.0)), request()),
        (Scenario(disease=two_snps(), n_snps=1_000_000), request()),
        (
            Scenario(
                disease=DiseaseModel(
                    causal=(CausalSnp(frequency=0.3, odds_ratio=2, mode=Mode.RECESSIVE),), prevalence=0.1
                )
            ),
            request(),
        ),
    ],
    ids=["linkage", "joint of more", "loci", "distance", "significant set", "rare", "strong", "many SNPs", "recessive"],
)
def test_there_is_no_estimate_where_its_error_is_not_known(scenario: Scenario, asked: CurveRequest) -> None:
    assert spread_of(scenario, asked) is None


def test_a_usual_plan_has_an_estimate() -> None:
    assert spread_of(Scenario(disease=two_snps()), request()) == SPREAD
