"""A plan's relative paths lead from the plan's own folder, wherever one works; Save as keeps them leading to the same files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.base.resources import resource_path
from gwasprivacy.base.work import Work
from gwasprivacy.cli.main import main
from gwasprivacy.forecast import attacks
from gwasprivacy.forecast.curves import Curve, Point
from gwasprivacy.forecast.panel_snps import with_panel_names
from gwasprivacy.forecast.questions import question_of
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.planned_releases import own_release
from gwasprivacy.plan.saved_plan import load_plan, moved, new_plan, save_plan
from gwasprivacy.release.planning_report import planning
from gwasprivacy.release.planning_report.planning import PlanningFiles
from gwasprivacy.simulation.studies.panel_files import BUNDLED
from gwasprivacy.study.design import CandidateList, Loci, StudyDesign
from gwasprivacy.ui.calibration.assumption_cards import EffectCard
from gwasprivacy.ui.calibration.kept_scenarios import SavedScenario
from gwasprivacy.ui.planning_report.planning_work import PlanningOrder, write_planning_report
from gwasprivacy.ui.shell.document import PlanDocument

HERE = "panels/own.npz"
DIGEST = "0" * 64


@pytest.fixture
def plan() -> Plan:
    """Every file that a plan can name lies beside it."""
    design = StudyDesign(
        n_cases=40,
        n_controls=40,
        candidates=CandidateList(kind="file", path="lists/snps.txt", origin="the array's list", sha256=DIGEST),
        loci=Loci(path="lists/loci.bed"),
        reference="panels/own.bim",
        reference_sha256=DIGEST,
    )
    release = ReleaseChoices(mechanism="permute-and-flip")
    return new_plan(title="Small", design=design, release=release, scenario=Scenario(panel=HERE, n_studies=1))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a panel, in which nobody works."""
    made = tmp_path / "plans"
    (made / "panels").mkdir(parents=True)
    (made / HERE).write_bytes(resource_path(BUNDLED).read_bytes())
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    return made


@pytest.fixture
def opened(document: PlanDocument, plan: Plan, folder: Path) -> PlanDocument:
    save_plan(plan, folder / "small.gwasplan")
    document.open(folder / "small.gwasplan")
    return document


def places(plan: Plan) -> list[str | None]:
    assert plan.scenario is not None
    assert plan.design.loci is not None
    return [plan.scenario.panel, plan.design.candidates.path, plan.design.loci.path, plan.design.reference]


def test_save_as_into_another_folder_leads_to_the_same_files(
    opened: PlanDocument, folder: Path, tmp_path: Path
) -> None:
    opened.edit_design(n_cases=50)
    opened.save_as(tmp_path / "moved.gwasplan")
    shown = ["plans/panels/own.npz", "plans/lists/snps.txt", "plans/lists/loci.bed", "plans/panels/own.bim"]
    assert places(opened.plan) == shown
    assert load_plan(tmp_path / "moved.gwasplan") == opened.plan
    assert not opened.is_dirty
    opened.undo_stack.undo()
    assert opened.plan.design.n_cases == 40
    assert places(opened.plan) == shown
    opened.undo_stack.redo()
    assert not opened.is_dirty


def test_absolute_paths_of_a_saved_plan_stay(plan: Plan, tmp_path: Path) -> None:
    far = str(tmp_path / "drive" / "panel.vcf")
    plan = new_plan(title="Far", scenario=Scenario(panel=far))
    assert moved(plan, tmp_path / "a", tmp_path / "b") == plan


def test_a_plan_without_a_folder_has_absolute_paths_until_it_is_saved(
    document: PlanDocument, plan: Plan, folder: Path
) -> None:
    save_plan(plan, folder / "example.gwasplan")
    document.open_copy(folder / "example.gwasplan", "Small")
    assert document.folder is None
    assert places(document.plan) == [str(folder / name) for name in places(plan) if name is not None]
    document.save_as(folder / "mine.gwasplan")
    assert document.plan == plan


def test_a_name_that_no_plan_can_hold_is_refused(plan: Plan, tmp_path: Path) -> None:
    with pytest.raises(InvalidInput, match="cannot be written into a plan"):
        moved(plan, tmp_path / "a\nb", None)


def test_curves_and_attacks_ask_for_the_panel_beside_the_plan(
    opened: PlanDocument, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Scenario] = []

    def keep(scenario: Scenario, *_args: object, **_rest: object) -> None:
        asked.append(scenario)

    monkeypatch.setattr(attacks, "attack_report", keep)
    opened.edit_design(loci=None)
    attacks.attack_picture(attacks.attack_question(opened.plan, opened.folder), work=Work(executor=InlineExecutor()))
    asked.append(question_of(opened.plan, None, opened.folder).scenario)
    assert [scenario.panel for scenario in asked] == [str(folder / HERE)] * 2


def test_choosing_a_panels_engine_finds_the_panel_beside_the_plan(qtbot: QtBot, opened: PlanDocument) -> None:
    card = EffectCard(opened)
    qtbot.addWidget(card)
    card.engine.chosen.emit(Engine.PANEL.value)
    assert card.error.isHidden()
    assert opened.plan.scenario is not None
    assert opened.plan.scenario.engine is Engine.PANEL
    assert opened.plan.scenario.panel == HERE


def test_a_kept_scenario_finds_its_panel_from_another_plan(opened: PlanDocument, folder: Path, tmp_path: Path) -> None:
    curve = Curve(points=(Point(n_people=100, p_all=0.5, p_any=0.6),), is_estimate=False)
    kept = SavedScenario.of(opened.plan, curve, opened.folder)
    assert kept.scenario.panel == str(folder / HERE)
    elsewhere = kept.applied_to(new_plan(title="Other"), tmp_path / "other").scenario
    assert elsewhere is not None
    assert elsewhere.panel == "../plans/panels/own.npz"
    again = kept.applied_to(opened.plan, opened.folder).scenario
    assert again == opened.plan.scenario


def test_a_kept_scenario_finds_its_loci_from_another_plan(plan: Plan, tmp_path: Path) -> None:
    plan = replace(plan, design=replace(plan.design, loci=Loci(path="loci.bed", sha256="0" * 64)))
    curve = Curve(points=(Point(n_people=100, p_all=0.5, p_any=0.6),), is_estimate=False)
    kept = SavedScenario.of(plan, curve, tmp_path / "plans")
    there = kept.applied_to(new_plan(title="Other"), tmp_path / "other").design.loci
    assert there == Loci(path="../plans/loci.bed", sha256="0" * 64)
    assert kept.applied_to(plan, tmp_path / "plans").design.loci == plan.design.loci


def test_audit_looks_for_the_panel_beside_the_plan(
    folder: Path, plan: Plan, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str | None] = []

    class Stop(InvalidInput):
        pass

    def stop(scenario: Scenario, *_args: object, **_rest: object) -> None:
        asked.append(scenario.panel)
        raise Stop(words="asked")

    monkeypatch.setattr(attacks, "attack_report", stop)
    save_plan(
        new_plan(title="Small", design=StudyDesign(n_cases=40, n_controls=40), scenario=plan.scenario), folder / "p"
    )
    assert main(["audit", str(folder / "p"), "--draws", "1000"]) == 2
    assert asked == [str(folder / HERE)]


def test_the_planning_report_finds_the_panel_beside_the_plan(
    document: PlanDocument, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Path | None] = []

    def stop(plan: Plan, _releases: object, *, base: Path | None, **_rest: object) -> None:
        asked.append(base)
        raise InvalidInput(words="far enough")

    monkeypatch.setattr(planning, "forecast", stop)
    disease = with_panel_names(Scenario().disease, None)
    plan = new_plan(title="Small", scenario=Scenario(panel=HERE, engine=Engine.PANEL, disease=disease, n_studies=1))
    save_plan(plan, folder / "p.gwasplan")
    document.open(folder / "p.gwasplan")
    order = PlanningOrder(
        plan=document.plan,
        releases=(own_release(plan),),
        files=PlanningFiles.choose(tmp_path, "p"),
        base=document.folder,
    )
    with pytest.raises(InvalidInput, match="far enough"):
        write_planning_report(order, make_executor=lambda _work: InlineExecutor())
    assert asked == [folder]
