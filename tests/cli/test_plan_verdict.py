"""``gwasprivacy plan verdict``: the answer, its ways out, and the plan that takes one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gwasprivacy.cli.main import main
from gwasprivacy.forecast.verdict import Answer
from gwasprivacy.forecast.verdict_words import verdict_words, way_words
from gwasprivacy.forecast.ways_out import Way
from gwasprivacy.plan.plan import ReleaseChoices
from gwasprivacy.plan.saved_plan import load_plan, new_plan, save_plan
from gwasprivacy.study.design import StudyDesign
from tests.simulation.scenarios import small_scenario


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    """With too few participants for its target."""
    path = tmp_path / "small.gwasplan"
    made = new_plan(
        title="Small",
        design=StudyDesign(n_cases=150, n_controls=150),
        release=ReleaseChoices(mechanism="joint", n_snps=2),
        scenario=small_scenario(n_studies=20),
    )
    save_plan(made, path)
    return path


def asked(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(["plan", "verdict", *arguments, "--quick", "--json"]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def test_a_no_says_what_could_be_done_instead(plan: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = asked(capsys, str(plan))
    assert (found["answer"], found["participants"], found["target"]) == (Answer.NO, 300, 0.9)
    assert str(found["sentence"]).startswith("No. With 300 participants,")
    ways: list[dict[str, object]] = found["ways"]  # type: ignore[assignment]
    assert 1 <= len(ways) <= 3
    assert ways[-1]["way"] == Way.NOTHING
    main(["plan", "verdict", str(plan), "--quick"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"{found['sentence']} Quick estimate by a formula."
    assert [line.split(maxsplit=1)[1] for line in lines[1:]] == [way["sentence"] for way in ways]


def test_a_lower_target_is_reached(plan: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = asked(capsys, str(plan), "--target", "0.000001", "--any")
    assert (found["answer"], found["success"]) == (Answer.YES, "any")
    assert found["ways"][0]["way"] == Way.RELEASE  # type: ignore[index]


def test_a_way_that_is_taken_keeps_its_word(plan: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    taken = tmp_path / "taken.gwasplan"
    before = asked(capsys, str(plan), "--take", "1", "--out", str(taken))
    way = before["ways"][0]  # type: ignore[index]
    after = asked(capsys, str(taken))
    assert {after[name] for name in ("power", "low", "high")} == {way[name] for name in ("power", "low", "high")}
    assert load_plan(taken) != load_plan(plan)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--take", "1"), "--take and --out"),
        (("--out", "other.gwasplan"), "--take and --out"),
        (("--take", "3", "--out", "other.gwasplan"), "--take 3"),  # which releases nothing
        (("--target", "1.5"), "--target 1.5"),
    ],
)
def test_what_cannot_be_asked_is_named_and_writes_nothing(
    plan: Path,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
    named: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(plan.parent)
    assert main(["plan", "verdict", str(plan), "--quick", *arguments]) == 2
    assert named in capsys.readouterr().err
    assert [path.name for path in plan.parent.glob("*.gwasplan")] == [plan.name]


def test_it_says_what_the_window_says(plan: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from gwasprivacy.forecast.verdict import judged

    found, own = asked(capsys, str(plan)), load_plan(plan)
    same = judged(own, simulated=False, base=plan.parent)
    assert found["sentence"] == verdict_words(same)
    assert [way["sentence"] for way in found["ways"]] == [way_words(way, own) for way in same.ways]  # type: ignore[attr-defined]
