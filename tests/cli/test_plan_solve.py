"""``gwasprivacy plan solve``: one number with its interval, or one line that says why there is none."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from gwasprivacy.assumptions.success import Metric
from gwasprivacy.cli.main import main
from gwasprivacy.cli.plans import plan_solve
from gwasprivacy.forecast.solve import Solution, Unknown
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.saved_plan import new_plan, save_plan
from gwasprivacy.study.design import Stratum, StudyDesign
from tests.simulation.scenarios import small_scenario


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    return saved(tmp_path / "small.gwasplan")


def saved(path: Path, **changes: object) -> Path:
    plan = new_plan(
        title="Small",
        design=StudyDesign(n_cases=450, n_controls=450),
        release=ReleaseChoices(mechanism="joint", n_snps=2),
        scenario=small_scenario(),
    )
    made: Plan = replace(plan, **changes)  # type: ignore[arg-type]
    save_plan(made, path)
    return path


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(["plan", "solve", *arguments, "--json", "--jobs", "1"]) == 0
    result: dict[str, object] = json.loads(capsys.readouterr().out)
    return result


def test_json_has_value_low_and_high(plan: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, str(plan), "--for", "promise", "--target", "0.8")
    assert found["low"] <= found["value"] <= found["high"]  # type: ignore[operator]
    assert (found["for"], found["promise"], found["target"], found["reason"]) == ("promise", "gamma", 0.8, "")
    assert found["epsilon"] > 0  # type: ignore[operator]


def test_the_same_seed_gives_the_same_answer(plan: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = (str(plan), "--for", "effect", "--seed", "4")
    assert answer(capsys, *asked) == answer(capsys, *asked)


def test_a_sample_size_is_a_whole_number_and_words_say_the_power(
    plan: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = answer(capsys, str(plan), "--for", "sample-size")
    assert isinstance(found["value"], int)
    assert main(["plan", "solve", str(plan), "--for", "sample-size", "--jobs", "1"]) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"{found['value']:,} participants (95 % interval")
    assert "to publish all causal SNPs with a power of 90 %" in said


def test_words_have_the_digits_that_the_interval_gives(plan: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plan", "solve", str(plan), "--for", "promise", "--jobs", "1"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("γ = 1.")
    assert len(said.split()[2]) <= 6


@pytest.mark.parametrize(
    ("changes", "arguments", "message"),
    [
        ({"design": StudyDesign(n_cases=15, n_controls=15)}, ["--for", "promise"], "is out of reach"),
        ({}, ["--for", "effect", "--target", "1"], "is not a probability"),
        ({}, ["--for", "effect", "--seed", "-1"], "--seed -1 is too small"),
        (
            {"release": ReleaseChoices(mechanism="genotype-counts", n_snps=1, snps=("rs1",))},
            ["--for", "promise"],
            "selects SNPs",
        ),
    ],
)
def test_what_cannot_be_solved_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], changes: dict[str, object], arguments: list[str], message: str
) -> None:
    path = saved(tmp_path / "other.gwasplan", **changes)
    assert main(["plan", "solve", str(path), *arguments]) == 2
    said = capsys.readouterr()
    assert message in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


def test_the_command_knows_every_unknown() -> None:
    assert (*(each.value for each in Unknown), plan_solve.CLIP, plan_solve.SET_SCORE) == plan_solve.UNKNOWNS


def test_help_has_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plan", "solve", "--help"]) == 0
    assert plan_solve.EXAMPLE in capsys.readouterr().out


def test_strata_sizes_are_the_study_that_is_solved_in_place_of_the_plans(
    plan: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    solved: list[StudyDesign] = []

    def solve(plan: Plan, unknown: Unknown, **asked: object) -> Solution:
        solved.append(plan.design)
        return Solution(unknown=unknown, power=0.9, metric=Metric.ALL, value=1.5, low=1.4, high=1.6)

    monkeypatch.setattr("gwasprivacy.forecast.solve.solve", solve)
    before = plan.read_bytes()
    answer(capsys, str(plan), "--for", "effect", "--strata-sizes", "north=300:100", "south=150:350")
    strata = (Stratum(name="north", n_cases=300, n_controls=100), Stratum(name="south", n_cases=150, n_controls=350))
    assert solved == [StudyDesign(n_cases=450, n_controls=450, strata=strata)]
    assert plan.read_bytes() == before
    for wrong in (["north=300:100"], ["north=300"], ["north=1:1", "north=1:1"]):
        assert main(["plan", "solve", str(plan), "--for", "effect", "--strata-sizes", *wrong]) == 2
        assert "--strata-sizes" in capsys.readouterr().err


def test_fewer_participants_are_needed_where_no_exact_number_is_printed(
    plan: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    printed, about = (answer(capsys, str(plan), "--for", "sample-size", "--sizes", sizes) for sizes in ("all", "about"))
    assert about["value"] < printed["value"]  # type: ignore[operator]
