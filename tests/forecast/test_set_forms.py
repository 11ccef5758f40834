"""How sets are best scored: the best form compared where it is ahead beyond chance, else the plan's own."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.scenario import AlleleSpectrum, Scenario
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.cli.main import main
from gwasprivacy.forecast.set_forms import (
    FormProposal,
    form_json,
    forms_of,
    proposal_of,
    proposal_words,
    propose_form,
    with_form,
)
from gwasprivacy.mechanisms.set_score import USUAL_LEAD, SetScore
from gwasprivacy.plan.another_mechanism import of_mechanism
from gwasprivacy.plan.choices import ReleaseChoices
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.saved_plan import load_plan, new_plan, save_plan
from gwasprivacy.study.design import Loci


def three_of_two_causal() -> Plan:
    plan = new_plan()
    scenario = Scenario(n_snps=300, n_studies=4, spectrum=AlleleSpectrum())
    assert scenario.n_causal == 2
    return replace(
        plan,
        title="Three published",
        design=replace(plan.design, n_cases=1000, n_controls=1000),
        release=ReleaseChoices(n_snps=3, score=ScoreChoice(name="ks")),
        scenario=scenario,
    )


def proposed(*means: float, spread: float = 0.02) -> FormProposal:
    lucky = np.linspace(-spread, spread, 20)
    powers = np.array([mean + lucky[:: (-1) ** which] for which, mean in enumerate(means)])
    forms = [SetScore(lead=float(which)) for which in range(len(means))]
    return proposal_of(forms, powers, n_snps=2, metric=Metric.ALL, n_people=100)


def test_only_a_form_that_is_ahead_beyond_chance_takes_the_place_of_the_plan_s() -> None:
    assert proposed(0.5, 0.9, 0.7).chosen.score.lead == 1
    assert proposed(0.9, 0.5, 0.7).chosen.score.lead == 0
    assert proposed(0.900, 0.905).chosen.score.lead == 0  # by less than is worth a word
    level = proposed(0.5, 0.6, spread=0.4)  # by less than chance
    assert level.chosen is level.own
    assert "no other form" in proposal_words(level)


def test_what_is_compared_is_the_plan_s_own_form_and_a_few_that_it_could_have() -> None:
    forms = forms_of(three_of_two_causal().release, n_causal=2)
    assert forms[0] == SetScore()
    assert {form.at_least for form in forms} == {None, 2}
    assert {form.lead for form in forms} == {0.0, USUAL_LEAD}
    assert {form.weights for form in forms} == {None, (0.0, 0.2, 0.8), (0.2, 0.6, 0.2)}
    assert forms_of(ReleaseChoices(n_snps=1), n_causal=2) == (SetScore(),)
    own = ReleaseChoices(n_snps=3, set_weights=(0.5, 0.25, 0.25))
    assert forms_of(own, n_causal=2)[0].weights == own.set_weights


def test_where_more_is_published_than_is_causal_the_weakest_member_is_not_proposed() -> None:
    plan = three_of_two_causal()
    found = propose_form(plan, n_studies=6)
    assert found.own.score == SetScore()
    assert found.own.is_behind
    assert found.chosen.score.at_least == 2
    assert found.chosen.power > found.own.power + 0.3
    changed = with_form(plan, found.chosen.score)
    assert changed.release.set_score == found.chosen.score
    assert propose_form(changed, n_studies=6).own.power == pytest.approx(found.chosen.power)


def test_programs_read_a_form_in_the_fields_of_a_plan() -> None:
    for score in (SetScore(weights=(0.2, 0.8), lead=0.0), SetScore(at_least=1, lead=2.0)):
        choices = ReleaseChoices(mechanism="joint", n_snps=2, **{**form_json(score), "set_weights": score.weights})
        assert choices.set_score == score
        read = form_json(score)["set_weights"]
        assert (None if read is None else tuple(read)) == score.weights


def test_only_joint_draws_score_sets() -> None:
    plan = three_of_two_causal()
    by_locus = replace(plan, design=replace(plan.design, loci=Loci(block_kb=100.0)))
    for other in (replace(plan, release=of_mechanism(plan.release, "exponential")), by_locus):
        with pytest.raises(InvalidInput) as error:
            propose_form(other)
        assert error.value.code == "set-form.no-sets"


def test_the_command_proposes_and_writes_the_plan_with_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, out = tmp_path / "three.gwasplan", tmp_path / "scored.gwasplan"
    save_plan(three_of_two_causal(), path)
    asked = ["plan", "solve", str(path), "--for", "set-score", "--jobs", "1"]
    assert main([*asked, "--out", str(out), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["for"], found["clear"], found["value"]["at_least"]) == ("set-score", True, 2)
    assert load_plan(out).release.at_least == 2
    assert main([*asked, "--target", "0.9"]) == 2


def test_weights_are_given_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "weighted.gwasplan"
    new = [
        "plan",
        "new",
        str(out),
        "--cases",
        "500",
        "--controls",
        "500",
        "--advantage",
        "0.33",
        "--snps",
        "3",
        "--set-weights",
    ]
    assert main([*new, "0.2", "0.6", "0.2"]) == 0
    assert load_plan(out).release.set_weights == (0.2, 0.6, 0.2)
    capsys.readouterr()
    assert main([*new[:2], str(tmp_path / "other.gwasplan"), *new[3:], "0.2", "0.6", "0.3"]) == 2
    assert "--set-weights" in (said := capsys.readouterr().err)
    assert "sum to" in said
    assert not (tmp_path / "other.gwasplan").exists()
