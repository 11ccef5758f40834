"""How many of the published SNPs should be right, and the lead: in a plan, in words, and in what is asked of the simulation."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.forecast.comparison import pairs_of
from gwasprivacy.forecast.questions import Line, line_request
from gwasprivacy.mechanisms.set_score import USUAL_LEAD, WEAKEST, SetScore
from gwasprivacy.plan.another_mechanism import begun_with, of_mechanism, of_other_size
from gwasprivacy.plan.choices import RELEASE, ReleaseChoices
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.plan_words import publication_sentence
from gwasprivacy.plan.planned_releases import own_release
from gwasprivacy.study.design import Loci
from tests.release.scene import small_plan

TWO_OF_THREE = ReleaseChoices(n_snps=3, at_least=2, lead=7.0)


def plan_with(**choices: Any) -> Plan:
    return replace(small_plan(), release=replace(TWO_OF_THREE, **choices))


def test_a_file_has_them_only_where_they_say_something() -> None:
    assert not {"at_least", "lead"} & ReleaseChoices().to_json().keys()
    written = TWO_OF_THREE.to_json()
    assert (written["at_least"], written["lead"]) == (2, 7.0)
    assert RELEASE.read(written, "release") == TWO_OF_THREE


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"at_least": 4}, "at_least"),
        ({"at_least": 0}, "at_least"),
        ({"lead": -1.0}, "lead"),
        ({"lead": 51.0}, "lead"),
        ({"lead": 0.0, "set_weights": (0.5, 0.5)}, "set_weights"),
        ({"lead": 0.0, "set_weights": (0.5, 0.6, 0.2)}, "set_weights"),
        ({"lead": 0.0, "set_weights": (1.5, -0.5, 0.0)}, "set_weights[0]"),
        ({"set_weights": (0.2, 0.6, 0.2)}, "set_weights"),
        ({"mechanism": "exponential", "at_least": None, "lead": 0.0, "set_weights": (0.2, 0.6, 0.2)}, "set_weights"),
        ({"mechanism": "exponential"}, "at_least"),
        ({"mechanism": "permute-and-flip", "at_least": None}, "lead"),
        ({"mechanism": "values", "snps": ("rs1", "rs2", "rs3"), "at_least": None}, "lead"),
    ],
)
def test_what_cannot_be_is_refused_at_its_field(fields: dict[str, Any], field: str) -> None:
    with pytest.raises(InvalidPlan) as error:
        replace(TWO_OF_THREE, **fields)
    assert error.value.field == f"release.{field}"


def test_another_mechanism_takes_neither() -> None:
    other = of_mechanism(TWO_OF_THREE, "exponential", score=ScoreChoice(name="tv"))
    assert (other.at_least, other.lead, other.n_snps) == (None, 0.0, 3)
    assert of_mechanism(TWO_OF_THREE, "joint") == TWO_OF_THREE
    names = {name for _, name in pairs_of(plan_with())}
    assert {"joint", "exponential", "permute-and-flip"} <= names


def test_a_mechanism_that_scores_sets_begins_with_a_lead_and_another_one_of_these_keeps_the_plans() -> None:
    one_by_one = ReleaseChoices(n_snps=3, mechanism="permute-and-flip")
    assert of_mechanism(one_by_one, "joint").lead == begun_with("joint")["lead"] == USUAL_LEAD
    assert of_mechanism(replace(TWO_OF_THREE, lead=0.0), "joint").lead == 0.0
    assert begun_with("permute-and-flip") == {}


def test_by_locus_all_must_be_right_and_no_lead_counts() -> None:
    plan = plan_with(at_least=None)
    by_locus = replace(plan, design=replace(plan.design, loci=Loci(block_kb=100.0)))
    check_plan(by_locus)
    assert "lead" in publication_sentence(plan)
    assert "lead" not in publication_sentence(by_locus)
    with pytest.raises(InvalidPlan) as error:
        check_plan(replace(by_locus, release=TWO_OF_THREE))
    assert error.value.field == "release.at_least"


def test_the_sentence_says_how_many_should_be_right() -> None:
    assert "at least 2 should be right" in publication_sentence(plan_with())
    assert "at least one should be right" in publication_sentence(plan_with(at_least=1))
    for plain in ({"at_least": None, "lead": 0.0}, {"at_least": 3, "lead": 0.0}):
        said = publication_sentence(plan_with(**plain))
        assert "should be right" not in said
        assert "lead" not in said


def test_the_simulation_is_asked_for_the_same_and_its_noise_is_its_own() -> None:
    asked = line_request(plan_with(), own_release(plan_with(), 1.0), Line.THIS, 1.0)
    assert asked.set_score == SetScore(at_least=2, lead=7.0)
    plain = replace(asked, set_score=WEAKEST)
    assert "set_score" not in plain.to_json()
    assert plain.stream != asked.stream
    assert replace(asked, mechanism="exponential").set_score == WEAKEST


def test_weights_of_a_set_are_read_said_and_asked_for() -> None:
    weighted = replace(TWO_OF_THREE, lead=0.0, set_weights=(0.2, 0.6, 0.2))
    assert RELEASE.read(weighted.to_json(), "release") == weighted
    assert "set_weights" not in TWO_OF_THREE.to_json()
    plan = plan_with(lead=0.0, set_weights=(0.2, 0.6, 0.2))
    assert "with the weights 0.2, 0.6, 0.2" in publication_sentence(plan)
    assert "at least 2 should be right" in publication_sentence(plan)
    asked = line_request(plan, own_release(plan, 1.0), Line.THIS, 1.0)
    assert asked.set_score.weights == (0.2, 0.6, 0.2)
    assert replace(asked, set_score=SetScore(weights=(0.2, 0.2, 0.6))).stream != asked.stream
    assert of_other_size(weighted, 4).set_weights is None
    assert of_mechanism(weighted, "exponential").set_weights is None
    with pytest.raises(InvalidPlan) as error:
        check_plan(replace(plan, design=replace(plan.design, loci=Loci(block_kb=100.0))))
    assert error.value.field == "release.set_weights"
