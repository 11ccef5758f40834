"""Planning scenarios: JSON, defaults, and messages that name the field."""

from __future__ import annotations

import json

import pytest

from gwasprivacy.assumptions.scenario import SPECTRUM, AlleleSpectrum, Engine, Scenario
from gwasprivacy.base.errors import InvalidPlan
from tests.simulation.scenarios import small_scenario, two_snps


@pytest.mark.parametrize(
    "scenario",
    [
        Scenario(),
        small_scenario(),
        small_scenario(engine=Engine.PANEL, panel="some/panel", spectrum=None, case_fraction=0.3),
    ],
)
def test_json_gives_the_scenario_back(scenario: Scenario) -> None:
    assert Scenario.from_json(json.loads(json.dumps(scenario.to_json()))) == scenario


def test_an_empty_object_is_the_default() -> None:
    assert Scenario.from_json({}) == Scenario()


def test_groups_add_up() -> None:
    scenario = small_scenario(case_fraction=0.3)
    assert scenario.groups(101) == (30, 71)


@pytest.mark.parametrize(
    ("obj", "field"),
    [
        ({"n_snps": 1}, "n_snps"),
        ({"n_snps": 10.5}, "n_snps"),
        ({"engine": "slow"}, "engine"),
        ({"engine": "panel"}, "disease.causative[0].snp"),
        ({"case_fraction": 0}, "case_fraction"),
        ({"sizes": []}, "sizes"),
        ({"sizes": [1000, 3]}, "sizes[1]"),
        ({"sizes": [4], "case_fraction": 0.01}, "sizes[0]"),
        ({"n_studies": 0}, "n_studies"),
        ({"target_probability": 1}, "target_probability"),
        ({"seed": -1}, "seed"),
        ({"spectrum": {"alpha": 0}}, "spectrum.alpha"),
        ({"spectrum": {"lowest": 0.6}}, "spectrum.lowest"),
        ({"panel": ""}, "panel"),
        ({"studies": 5}, "studies"),
        ({"disease": {"causative": [{"frequency": 2}]}}, "disease.causative[0].frequency"),
        (3, ""),
    ],
)
def test_what_is_wrong_is_named_by_its_path(obj: object, field: str) -> None:
    with pytest.raises(InvalidPlan) as caught:
        Scenario.from_json(obj, "scenario")
    assert caught.value.field == f"scenario.{field}".rstrip(".")


def test_an_engine_may_be_given_by_its_name() -> None:
    assert Scenario(disease=two_snps(), engine="panel").engine is Engine.PANEL  # type: ignore[arg-type]


def test_a_spectrum_has_defaults() -> None:
    assert SPECTRUM.read({}) == AlleleSpectrum()
