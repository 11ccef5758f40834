"""``--sizes``: what is printed of the study's size decides attackers, neighbours and Δ, in calibrate and in plans."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gwasprivacy.cli.main import main
from gwasprivacy.membership.secrets import Neighbours, Sizes
from gwasprivacy.plan.saved_plan import load_plan
from tests.release.scene import PASSPHRASE, set_up

MODEL = ["--prior", "0.5", "--gamma", "1.5"]
PLAN = [*MODEL, "--snps", "2", "--score", "ks", "--mechanism", "joint"]
PEOPLE = ["--cases", "40", "--controls", "60"]


@pytest.mark.parametrize(
    ("options", "family", "neighbours"),
    [
        ([], "bounded", "replace-one"),
        (["--sizes", "all"], "bounded", "replace-one"),
        (["--sizes", "total"], "bounded", "replace-record"),
        (["--sizes", "about"], "unbounded", "add-remove"),
        (["--family", "unbounded"], "unbounded", "add-remove"),
        (["--secret", "case-status"], "bounded", "swap"),
        (["--secret", "case-status", "--sizes", "total"], "unbounded", "label"),
        (["--secret", "case-status", "--sizes", "about"], "unbounded", "label"),
    ],
)
def test_the_answer_decides_attackers_and_neighbours(
    options: list[str], family: str, neighbours: str, capsys: Any
) -> None:
    assert main(["calibrate", *MODEL, *options, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["family"], found["neighbours"]) == (family, neighbours)


def test_an_answer_that_the_named_attackers_contradict_is_refused(capsys: Any) -> None:
    assert main(["calibrate", *MODEL, "--family", "bounded", "--sizes", "about"]) == 3
    said = " ".join(capsys.readouterr().err.split())
    assert "does not fit the attackers" in said
    assert "Leave --family or --sizes out." in said


@pytest.mark.parametrize(
    ("sizes", "neighbours", "delta"),
    [
        (Sizes.ALL, Neighbours.REPLACE_ONE, 1),
        (Sizes.TOTAL, Neighbours.REPLACE_RECORD, 1),
        (Sizes.ABOUT, Neighbours.ADD_REMOVE, 0.5),
    ],
)
def test_a_plan_has_the_answer_its_sensitivity_and_what_it_costs_somebody_who_knows_more(
    sizes: Sizes, neighbours: Neighbours, delta: float, tmp_path: Path, capsys: Any
) -> None:
    file = tmp_path / "a.gwasplan"
    assert main(["plan", "new", str(file), *PLAN, *PEOPLE, "--sizes", sizes.value]) == 0
    plan = load_plan(file)
    assert (plan.adversary.sizes, plan.neighbours, plan.sensitivity()) == (sizes, neighbours, delta)
    assert json.loads(file.read_text(encoding="utf-8"))["adversary"]["sizes"] == sizes.value
    capsys.readouterr()
    assert main(["plan", "show", str(file)]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert ("printed nowhere" in said) is (sizes is not Sizes.ALL)


def test_a_score_that_needs_all_numbers_refuses_the_others_and_so_does_a_trait_s_own_mean(
    tmp_path: Path, capsys: Any
) -> None:
    chi_square = [*MODEL, "--snps", "2", "--score", "trend", "--mechanism", "exponential", *PEOPLE]
    for sizes in ("total", "about"):
        assert main(["plan", "new", str(tmp_path / "b.gwasplan"), *chi_square, "--sizes", sizes]) == 3
        assert "fixed numbers of cases and controls" in " ".join(capsys.readouterr().err.split())
    of_trait = [*PLAN, "--participants", "100", "--trait-range", "0", "1", "--sizes", "about"]
    assert main(["plan", "new", str(tmp_path / "c.gwasplan"), *of_trait, "--own-mean"]) == 3
    assert "own mean" in " ".join(capsys.readouterr().err.split())
    strata = ["--strata-sizes", "north=60@0.25", "south=40@0.6"]
    for more, centre, delta in (
        ([], None, 0.25),
        (["--trait-centre", "0.25"], 0.25, 0.375),
        (strata, None, 0.375),
    ):
        file = tmp_path / f"{len(more)}.gwasplan"
        assert main(["plan", "new", str(file), *of_trait, *more]) == 0
        plan = load_plan(file)
        assert plan.design.trait is not None
        assert (plan.design.trait.centre, plan.sensitivity()) == (centre, delta)


@pytest.mark.parametrize(
    ("options", "measures", "centres"),
    [
        (["--participants", "100"], True, []),
        (["--participants", "100", "--own-mean"], False, []),
        (["--participants", "100", "--trait-centre", "0.25"], False, []),
        (["--participants", "100", "--trait-centre", "0.25", "--ratio", "5%"], True, []),
        (["--strata-sizes", "north=60", "south=40"], True, [0.5, 0.5]),
        (["--strata-sizes", "north=60@0.25", "south=40@0.6"], False, [0.25, 0.6]),
        (["--participants", "100", "--family", "unbounded"], True, []),
        (["--participants", "100", "--sizes", "total"], True, []),
    ],
)
def test_the_mean_of_a_trait_is_measured_where_nobody_gives_a_centre(
    options: list[str], measures: bool, centres: list[float | None], tmp_path: Path
) -> None:
    file = tmp_path / "a.gwasplan"
    assert main(["plan", "new", str(file), *PLAN, "--trait-range", "0", "1", *options]) == 0
    plan = load_plan(file)
    assert plan.design.trait is not None
    assert plan.design.trait.own_mean is ("--own-mean" in options)
    assert [each.centre for each in plan.design.strata] == centres
    assert (plan.release.ratio_epsilon is not None) is measures
    if measures:
        share = 0.05 if "5%" in options else 0.1
        assert plan.release.ratio_epsilon == pytest.approx(share * plan.epsilon, rel=1e-6)
        assert plan.sensitivity() == (0.25 if plan.neighbours is Neighbours.ADD_REMOVE else 0.5)


def test_where_the_own_mean_is_subtracted_none_is_measured(tmp_path: Path, capsys: Any) -> None:
    of_trait = ["--participants", "100", "--trait-range", "0", "1", "--own-mean", "--ratio", "10%"]
    assert main(["plan", "new", str(tmp_path / "a.gwasplan"), *PLAN, *of_trait]) == 2
    assert "none is measured" in " ".join(capsys.readouterr().err.split())
    assert not (tmp_path / "a.gwasplan").exists()


def test_a_plan_measures_the_ratio_with_a_share_and_a_release_publishes_it(
    tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = set_up(tmp_path)
    plan = tmp_path / "a.gwasplan"
    people = ["--cases", "20", "--controls", "20", "--genotype-filter", "none", "--title", "Small study"]
    assert main(["plan", "new", str(plan), *PLAN, *people, "--sizes", "about", "--ratio", "10%"]) == 0
    loaded = load_plan(plan)
    assert loaded.release.ratio_epsilon == pytest.approx(loaded.epsilon / 10, rel=1e-6)
    capsys.readouterr()
    assert main(["plan", "show", str(plan)]) == 0
    assert "is measured with noise" in " ".join(capsys.readouterr().out.split())
    monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", PASSPHRASE)
    assert main(scene.words(plan=loaded)) == 0
    assert "for 20 controls" in " ".join(capsys.readouterr().out.split())
    (report,) = scene.out.glob("*.release.json")
    assert main(["verify", str(report), "--key", str(scene.public_key_path)]) == 0


def test_a_ratio_that_is_printed_is_not_measured(tmp_path: Path, capsys: Any) -> None:
    assert main(["plan", "new", str(tmp_path / "a.gwasplan"), *PLAN, *PEOPLE, "--ratio", "10%"]) == 2
    assert "their ratio is known" in " ".join(capsys.readouterr().err.split())
    assert not (tmp_path / "a.gwasplan").exists()
