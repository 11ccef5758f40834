"""``gwasprivacy release --planned K``: from ``plan report --keep`` to a verified report, and one line for every fault."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gwasprivacy.cli.main import main
from gwasprivacy.plan.plan import ReleaseChoices
from gwasprivacy.plan.saved_plan import load_plan, save_plan
from gwasprivacy.release.unverified import read_report
from tests.release.kind_plans import CHOICES, plan_of
from tests.release.scene import Scene

PLANNED = (
    ReleaseChoices(**{**CHOICES["selection with values"], "epsilon": 0.5, "values_epsilon": 0.2}),
    ReleaseChoices(**CHOICES["significant count"], epsilon=0.25),
)


@pytest.fixture
def scene(scene: Scene, tmp_path: Path) -> Scene:
    save_plan(replace(plan_of("selection", budget=1.0, epsilon=1.0), planned=PLANNED), tmp_path / "small.gwasplan")
    return scene


def release(scene: Scene, *more: object, dry: bool = False) -> int:
    given = [scene.folder / "small.gwasplan", "--study", scene.study, "--ledger", scene.ledger]
    ends = ["--dry-run"] if dry else ["--key", scene.key_path, "--out", scene.out, "--no-pdf"]
    return main(["release", *map(str, [*given, *ends, *more])])


def shown(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_a_dry_run_says_which_release_it_is_and_changes_nothing(
    scene: Scene, capsys: pytest.CaptureFixture[str]
) -> None:
    before = sorted(scene.folder.rglob("*"))
    assert release(scene, "--planned", 2, dry=True) == 0
    said = capsys.readouterr().out
    assert "planned release 2 of 2: number of significant SNPs, ε = 0.250" in said
    assert "One number" in said or "one number" in said
    assert release(scene, "--planned", 2, "--json", dry=True) == 0
    would = shown(capsys)
    assert (would["planned"], would["spent_epsilon"], would["remaining_epsilon"]) == (2, 0.25, 0.75)
    assert would["predicate"]["plan"]["release"]["mechanism"] == "significant-count"
    assert release(scene, "--json", dry=True) == 0
    assert (own := shown(capsys))["planned"] is None
    assert own["spent_epsilon"] == 1.0
    assert sorted(scene.folder.rglob("*")) == before


def test_planned_releases_are_made_one_by_one_and_verify(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    for number, left in ((2, 0.75), (1, 0.25)):
        assert release(scene, "--planned", number, "--json") == 0
        made = shown(capsys)
        assert made["remaining_epsilon"] == left
        assert main(["verify", made["report"], "--key", str(scene.public_key_path), "--json"]) == 0
        assert shown(capsys)["valid"] is True
        plan = read_report(Path(made["report"])).predicate["plan"]
        assert plan["release"] == {**PLANNED[number - 1].to_json(), "budget": 1.0}
        assert plan["planned"] == [each.to_json() for each in PLANNED]
    # Twice the same is a new debit, of which a dry run tells.
    assert release(scene, "--planned", 2, dry=True) == 0
    assert "Release 1 was made under exactly this plan" in capsys.readouterr().out
    assert release(scene, "--planned", 2, "--json") == 0
    assert shown(capsys)["remaining_epsilon"] == 0.0
    assert release(scene) == 3
    assert "only ε = 0 is left" in capsys.readouterr().err


def test_what_plan_report_keeps_can_be_made(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    path = scene.folder / "small.gwasplan"
    kept = ["--planned", "permute-and-flip", "0.5", "snps=1"]
    asked = ["plan", "report", str(path), "--out", str(scene.folder / "board"), *kept, "--keep", "--no-pdf"]
    assert main([*asked, "--jobs", "1", "--studies", "2"]) == 0
    assert len(load_plan(path).planned) == 1
    capsys.readouterr()
    assert release(scene, "--planned", 1, "--json") == 0
    assert shown(capsys)["spent_epsilon"] == 0.5


@pytest.mark.parametrize(
    ("planned", "number", "code", "words"),
    [
        (PLANNED, 3, 2, "2 planned releases, and no release 3"),
        (PLANNED, 0, 2, "no release 0"),
        ((), 1, 2, "no planned releases"),
        ((replace(PLANNED[1], epsilon=1.2),), 1, 2, "planned[0].epsilon"),
        ((replace(PLANNED[1], threshold=None),), 1, 3, "Planned release 1"),
    ],
)
def test_a_fault_is_one_line_and_spends_nothing(
    planned: tuple[ReleaseChoices, ...],
    number: int,
    code: int,
    words: str,
    scene: Scene,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = scene.folder / "small.gwasplan"
    save_plan(replace(load_plan(path), planned=planned), path)
    assert release(scene, "--planned", number) == code
    captured = capsys.readouterr()
    assert words in captured.err
    assert len(captured.err.strip().splitlines()) == 1
    assert captured.out == ""
    assert not scene.ledger.exists()
    assert not scene.out.exists()
