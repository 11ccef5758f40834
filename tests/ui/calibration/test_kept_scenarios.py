"""Scenarios kept for comparison, and the ticks of the plot that shows them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gwasprivacy.association.scores.parameters import TestName
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.study.design import Loci
from gwasprivacy.ui.calibration.kept_scenarios import SavedScenario, ScenarioList
from gwasprivacy.ui.calibration.people_axis import people_ticks
from gwasprivacy.ui.shell.autosave import Autosave
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.recovery_files import left_behind
from tests.forecast.test_questions_and_answers import curve


@pytest.fixture
def plan() -> Plan:
    return new_plan(release=ReleaseChoices(mechanism="joint"), scenario=Scenario(target_probability=0.9))


def test_a_kept_scenario_holds_choices_and_no_name_of_a_study(tmp_path: Path, plan: Plan) -> None:
    plan = replace(plan, title="Secret melanoma study")
    kept = ScenarioList(tmp_path, tmp_path / "a.gwasplan")
    kept.add(SavedScenario.of(plan, curve((500, 0.1), (1000, 0.5))))
    (written,) = (tmp_path / "scenarios").iterdir()
    assert "melanoma" not in written.read_text(encoding="utf-8")
    again = ScenarioList(tmp_path, tmp_path / "a.gwasplan").items[0]
    assert again.applied_to(new_plan()) == replace(plan, title="Untitled study")


def test_scenarios_kept_for_a_plan_without_a_file_are_recovered_with_it(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = PlanDocument()
    autosave = Autosave(document)
    kept = ScenarioList(tmp_path, None, document.scenarios, document.keep_scenarios)
    document.edit_design(n_cases=1234)
    kept.add(SavedScenario.of(document.plan, curve((500, 0.1), (1000, 0.5))))
    assert autosave.keep_now()
    autosave._file._lock.unlock()  # as if the program were killed
    (left,), damaged = left_behind()
    assert not damaged
    again = PlanDocument()
    again.recover(left.unsaved.plan, None, None, left.unsaved.scenarios)
    found = ScenarioList(tmp_path, None, again.scenarios, again.keep_scenarios)
    assert found.items == kept.items != []
    found.keep_for(tmp_path / "a.gwasplan")
    assert again.scenarios is None, "they lie beside the plan's file now"
    assert ScenarioList(tmp_path, tmp_path / "a.gwasplan").items == kept.items
    again.new()
    assert again.scenarios is None
    left.discard()


@pytest.mark.parametrize(
    ("release", "design"),
    [
        (ReleaseChoices(mechanism="joint"), {"public_controls": True}),
        (ReleaseChoices(mechanism="exponential", n_snps=4), {"loci": Loci(window_kb=250.0)}),
        (
            ReleaseChoices(score=ScoreChoice(name="tv", offset=2.0), mechanism="joint"),
            {"reference": "panel.tsv", "reference_sha256": "0" * 64},
        ),
        (ReleaseChoices(mechanism="significant-set", n_snps=10, threshold=120.0), {}),
        (
            ReleaseChoices(score=ScoreChoice(name="distance", test=TestName.ALLELIC, p_value=1e-5), mechanism="joint"),
            {},
        ),
    ],
)
def test_a_kept_scenario_restores_every_choice(tmp_path: Path, release: ReleaseChoices, design: dict[str, Any]) -> None:
    plan = new_plan(release=release, scenario=Scenario(target_probability=0.8))
    plan = replace(plan, design=replace(plan.design, n_cases=700, n_controls=900, **design))
    check_plan(plan)
    kept = ScenarioList(tmp_path, tmp_path / "a.gwasplan")
    kept.add(SavedScenario.of(plan, curve((500, 0.1), (1000, 0.5))))
    assert ScenarioList(tmp_path, tmp_path / "a.gwasplan").items[0].applied_to(new_plan()) == plan


def test_a_kept_scenario_takes_away_what_it_did_not_have(plan: Plan) -> None:
    kept = SavedScenario.of(plan, curve((500, 0.1), (1000, 0.5)))
    other = replace(plan, design=replace(plan.design, public_controls=True, loci=Loci(window_kb=100.0)))
    assert kept.applied_to(other) == plan


def test_a_kept_scenario_of_an_earlier_version_is_read(plan: Plan) -> None:
    written = SavedScenario.of(plan, curve((500, 0.1), (1000, 0.5))).to_json()
    for name in ("loci", "public_controls", "reference", "reference_sha256"):
        del written[name]
    assert SavedScenario.from_json(written).applied_to(plan) == plan


def test_there_are_always_a_few_round_ticks() -> None:
    for low, high in ((2.0, 3.5), (3.0, 3.2), (2.1, 6.0), (3.0, 3.1)):
        ticks = people_ticks(low, high)
        assert 2 <= len(ticks) <= 9
        assert all(low - 1e-9 <= place <= high + 1e-9 for place, _ in ticks)
