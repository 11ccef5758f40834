"""``gwasprivacy simulate-study``: four files or none, nothing overwritten unasked."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base.resources import resource_path
from gwasprivacy.cli.main import main
from gwasprivacy.forecast.study_makers import STUDY_MAKERS
from gwasprivacy.plan.saved_plan import new_plan, save_plan
from gwasprivacy.simulation.studies.panel_files import BUNDLED
from gwasprivacy.study.design import StudyDesign
from gwasprivacy.study.formats.registry import open_study
from tests.simulation.scenarios import small_scenario
from tests.study.make_plink import make_plink


def small_plan(folder: Path, **changes: object) -> Path:
    path = folder / "small.gwasplan"
    save_plan(
        new_plan(title="Small", design=StudyDesign(n_cases=30, n_controls=20), scenario=small_scenario(**changes)),
        path,
    )
    return path


def test_a_panel_lies_beside_the_plan_or_where_an_unsaved_one_says(tmp_path: Path) -> None:
    plan = new_plan(scenario=small_scenario(panel="panel.vcf"))
    maker = STUDY_MAKERS.find(plan.design.study_kind)
    assert maker.scenario(plan, tmp_path).panel == str(tmp_path / "panel.vcf")
    assert maker.scenario(plan, None).panel == "panel.vcf"


def test_it_writes_a_study_with_its_truth(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan, out = small_plan(tmp_path), tmp_path / "pilot.v1"
    assert main(["simulate-study", str(plan), "--out", str(out), "--seed", "3", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    study = open_study(Path(shown["study"]))
    assert (study.n_cases, study.n_controls) == (30, 20)
    truth = json.loads(Path(shown["truth"]).read_text(encoding="utf-8"))
    assert {snp["snp"] for snp in truth["causative"]} <= set(study.variants.snp)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
        ["small.gwasplan", *(f"pilot.v1{ending}" for ending in (".bed", ".bim", ".fam", ".truth.json"))]
    )


def test_nothing_is_overwritten_without_force(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan, out = small_plan(tmp_path), tmp_path / "pilot"
    (tmp_path / "pilot.fam").write_text("mine", encoding="utf-8")
    assert main(["simulate-study", str(plan), "--out", str(out), "--seed", "3"]) == 2
    assert "pilot.fam exists already" in capsys.readouterr().err
    assert (tmp_path / "pilot.fam").read_text(encoding="utf-8") == "mine"
    assert not (tmp_path / "pilot.bed").exists()
    assert main(["simulate-study", str(plan), "--out", str(out), "--seed", "3", "--force"]) == 0
    before = (tmp_path / "pilot.bed").read_bytes()
    assert main(["simulate-study", str(plan), "--out", str(out), "--seed", "3", "--force"]) == 0
    assert (tmp_path / "pilot.bed").read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--out", "{0}/x", "--seed", "-1"], "negative"),
        (["--out", "{0}/nowhere/x", "--seed", "1"], "does not exist"),
    ],
)
def test_bad_arguments_are_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    plan = small_plan(tmp_path)
    assert main(["simulate-study", str(plan), *(a.format(tmp_path) for a in arguments)]) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1


def test_a_panel_is_looked_for_beside_the_plan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "panels").mkdir()
    bundled = resource_path(BUNDLED)
    (tmp_path / "panels" / "own.npz").write_bytes(bundled.read_bytes())
    plan = small_plan(tmp_path, engine="panel", panel="panels/own.npz")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    assert main(["simulate-study", str(plan), "--out", "x", "--seed", "1"]) == 0
    assert len(open_study(elsewhere / "x").variants) == 10_000


def test_a_panel_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan = small_plan(tmp_path, engine="panel", panel=str(tmp_path / "lost"))
    assert main(["simulate-study", str(plan), "--out", str(tmp_path / "x"), "--seed", "1"]) == 2
    assert "lost is not a panel" in capsys.readouterr().err
    assert not list(tmp_path.glob("x.*"))


def test_a_panel_without_the_causal_snps_writes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make_plink(tmp_path, np.array([[0, 1, 2], [1, 2, 0], [0, 0, 1]]), [False] * 3, name="own")
    plan = small_plan(tmp_path, engine="panel", panel="own")
    for command in (["simulate-study", str(plan), "--out", str(tmp_path / "x"), "--seed", "1"],
                    ["simulate", str(plan), "--out", str(tmp_path / "x.csv")]):  # fmt: skip
        assert main(command) == 2
        error = capsys.readouterr().err
        assert "is not in the panel own" in error
        assert error.count("\n") == 1
    assert not list(tmp_path.glob("x*"))
