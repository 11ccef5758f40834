"""``--ancestry``, ``--centres``, ``--relatives``: of a new plan, and for one simulation; and the labels of a simulated study."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from gwasprivacy.assumptions.structure import Ancestry, Centres, PeopleGroup, Relatives
from gwasprivacy.cli.main import main
from gwasprivacy.plan.saved_plan import load_plan, save_plan
from gwasprivacy.study.stratum import Stratum
from tests.cli.test_simulate import plan_file, simulate
from tests.cli.test_simulate_study import small_plan

NEW = ("--prior", "0.5", "--gamma", "1.5", "--cases", "1000", "--controls", "1000", "--snps", "2")
ANCESTRY = ("--ancestry", "0.02", "north=70:30", "south=30:70")
GROUPS = (
    PeopleGroup(name="north", case_share=0.7, control_share=0.3),
    PeopleGroup(name="south", case_share=0.3, control_share=0.7),
)


def test_a_new_plan_says_how_its_people_differ(tmp_path: Path) -> None:
    path = tmp_path / "new.gwasplan"
    more = ("--centres", "0.01,0.1", "--relatives", "0.2:0")
    assert main(["plan", "new", str(path), *NEW, *ANCESTRY, *more]) == 0
    scenario = load_plan(path).scenario
    assert scenario is not None
    assert scenario.ancestry == Ancestry(fst=0.02, groups=GROUPS)
    assert scenario.centres == Centres(snp_share=0.01, shift=0.1)
    assert scenario.relatives == Relatives(case_share=0.2)


def test_a_new_plan_has_no_scenario_where_nothing_is_said(tmp_path: Path) -> None:
    path = tmp_path / "new.gwasplan"
    assert main(["plan", "new", str(path), *NEW]) == 0
    assert "scenario" not in json.loads(path.read_text(encoding="utf-8")) or load_plan(path).scenario is None


@pytest.mark.parametrize(
    "options",
    [
        ("--ancestry", "much"),
        ("--ancestry", "0.9"),
        ("--ancestry", "0.02", "north"),
        ("--ancestry", "0.02", "north=1:0", "south=1:0"),
        ("--centres", "0.1"),
        ("--relatives", "2:0"),
    ],
)
def test_a_wrong_option_is_named(options: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plan", "new", str(tmp_path / "new.gwasplan"), *NEW, *options]) == 2
    assert options[0] in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_simulation_may_have_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan_file(tmp_path)
    _, plain = simulate(tmp_path, "--participants", 3000, "--against", "none", name="plain.csv")
    capsys.readouterr()
    code, mixed = simulate(
        tmp_path, "--participants", 3000, "--against", "none", *ANCESTRY[:1], 0.3, *ANCESTRY[2:], name="m.csv"
    )
    assert code == 0
    assert "F_ST = 0.3" in capsys.readouterr().out
    # Without privacy the largest χ² are the causal SNPs', but where ancestry decides.
    assert float(plain[-1]["p_all"]) > 0.9
    assert float(mixed[-1]["p_all"]) < 0.1


def test_a_simulated_study_comes_with_its_strata(tmp_path: Path) -> None:
    path = small_plan(tmp_path)
    plan = load_plan(path)
    strata = (Stratum(name="north", n_cases=20, n_controls=5), Stratum(name="south", n_cases=10, n_controls=15))
    save_plan(replace(plan, design=replace(plan.design, strata=strata)), path, force=True)
    assert main(["simulate-study", str(path), "--out", str(tmp_path / "pilot"), "--seed", "3"]) == 0
    labels = [line.split("\t") for line in (tmp_path / "pilot.strata.tsv").read_text(encoding="utf-8").splitlines()]
    people = [line.split() for line in (tmp_path / "pilot.fam").read_text(encoding="utf-8").splitlines()]
    assert labels[0] == ["FID", "IID", "stratum"]
    assert [row[:2] for row in labels[1:]] == [row[:2] for row in people]
    for stratum in strata:
        status = [fam[5] for row, fam in zip(labels[1:], people, strict=True) if row[2] == stratum.name]
        assert (status.count("2"), status.count("1")) == (stratum.n_cases, stratum.n_controls)
