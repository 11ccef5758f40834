"""``--offset`` and ``tv+2``: scores, utility, plan new, sensitivity, audit and simulate."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from gwasprivacy.association.computed_scores import public_offset
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.cli.main import main
from gwasprivacy.plan.saved_plan import load_plan, new_plan, save_plan
from gwasprivacy.study.design import StudyDesign
from gwasprivacy.study.reference import reference_digest
from tests.cli.small_table import small_table
from tests.simulation.scenarios import small_scenario

FREQUENCIES = [0.45, 0.0, 0.4, 0.02]


@pytest.fixture
def study(tmp_path: Path) -> Path:
    return small_table(tmp_path / "study.tsv")


@pytest.fixture
def panel(tmp_path: Path) -> Path:
    path = tmp_path / "panel.tsv"
    path.write_text(
        "snp a1 a2 freq\n" + "".join(f"rs{i} A G {p}\n" for i, p in enumerate(FREQUENCIES)), encoding="utf-8"
    )
    return path


def scored(study: Path, out: Path, *options: object) -> list[float]:
    assert main(["scores", str(study), "--score", "tv", "--out", str(out), *map(str, options)]) == 0
    return [float(line.split("\t")[3]) for line in out.read_text(encoding="utf-8").splitlines()[1:]]


def test_scores_less_an_offset(study: Path, panel: Path, tmp_path: Path, capsys: Any) -> None:
    plain = scored(study, tmp_path / "a.tsv", "--reference", panel)
    less = scored(study, tmp_path / "b.tsv", "--reference", panel, "--offset", 1.5)
    expected = public_offset(ScoreChoice(offset=1.5), FREQUENCIES, 50, 60)
    assert [a - b for a, b in zip(plain, less, strict=True)] == pytest.approx(expected.tolist())
    assert "total variation less 1.5 × chance" in capsys.readouterr().err


def test_utility_of_a_score_less_an_offset(study: Path, panel: Path, capsys: Any) -> None:
    """rs3 is rare in the panel, so its lead grows with the offset."""

    def p_all(*options: object) -> float:
        arguments = ["--causative", "rs3", "--score", "tv", "--mechanism", "joint", "--snps", "1", "--epsilon", "0.05"]
        assert main(["utility", str(study), *arguments, "--json", *map(str, options)]) == 0
        return float(json.loads(capsys.readouterr().out)["p_all"])

    assert p_all("--reference", panel, "--offset", 3) > p_all("--reference", panel) + 0.02


@pytest.mark.parametrize(
    "command",
    [
        ["scores", "{study}", "--score", "tv", "--out", "{out}"],
        ["utility", "{study}", "--causative", "rs3", "--score", "tv", "--mechanism", "joint", "--snps", "1", "--epsilon", "1"],
        ["plan", "new", "{out}", "--prior", "0.5", "0.5", "--gamma", "1.5", "--cases", "5", "--controls", "5", "--snps", "1"],
    ],
    ids=lambda command: command[0],
)  # fmt: skip
def test_an_offset_needs_a_public_panel(command: list[str], study: Path, tmp_path: Path, capsys: Any) -> None:
    out = tmp_path / "out"
    filled = [part.format(study=study, out=out) for part in command]
    assert main([*filled, "--offset", "2"]) == 2
    assert "--reference" in capsys.readouterr().err
    assert not out.exists()


@pytest.mark.parametrize(("score", "offset"), [("genotypic", "1"), ("tv", "0"), ("tv", "4.5"), ("tv", "nan")])
def test_a_wrong_offset_is_refused_by_its_option(
    score: str, offset: str, study: Path, panel: Path, tmp_path: Path, capsys: Any
) -> None:
    arguments = ["scores", str(study), "--score", score, "--offset", offset, "--reference", str(panel)]
    assert main([*arguments, "--out", str(tmp_path / "x.tsv")]) == 2
    assert "--offset: " in capsys.readouterr().err


def test_a_plan_with_an_offset_pins_its_panel_and_explains_it(panel: Path, tmp_path: Path, capsys: Any) -> None:
    path = tmp_path / "rare.gwasplan"
    made = ["plan", "new", str(path), "--prior", "0.5", "0.5", "--gamma", "1.5", "--cases", "50", "--controls", "60"]
    assert main([*made, "--snps", "2", "--score", "tv-allelic", "--offset", "2", "--reference", str(panel)]) == 0
    plan = load_plan(path)
    assert plan.release.score == ScoreChoice(name="tv-allelic", offset=2.0)
    assert (plan.design.reference, plan.design.reference_sha256) == ("panel.tsv", reference_digest(panel))
    capsys.readouterr()
    assert main(["plan", "show", str(path)]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "twice the mean of a SNP without effect is subtracted" in shown
    assert "never from the study’s genotypes" in shown


def test_simulate_compares_scores_with_and_without_an_offset(tmp_path: Path, capsys: Any) -> None:
    plan = new_plan(design=StudyDesign(n_cases=200, n_controls=400), scenario=small_scenario(n_studies=3))
    save_plan(plan, tmp_path / "a.gwasplan")
    out = tmp_path / "curve.csv"
    asked = ["simulate", str(tmp_path / "a.gwasplan"), "--out", str(out), "--participants", "600", "--against", "none"]
    assert main([*asked, "--scores", "tv", "tv+2", "tv-allelic+0.5", "--json"]) == 0
    rows = list(csv.DictReader(out.open(encoding="utf-8")))
    assert [row["score"] for row in rows] == ["tv", "tv+2", "tv-allelic+0.5"] * 2
    assert rows[0]["p_all"] != rows[1]["p_all"]
    assert "2 × chance" in rows[1]["score_label"]
    capsys.readouterr()
    for wrong in ("tv+9", "trend+1", "tv+x"):
        assert main([*asked, "--scores", wrong, "--force"]) == 2
        assert f"--scores {wrong}" in capsys.readouterr().err
    assert main([*asked, "--scores", "homer", "--force"]) == 2
    assert "tv-allelic, ks, or an offset such as tv+2" in capsys.readouterr().err


def test_sensitivity_and_audit_know_the_offset(capsys: Any) -> None:
    groups = ["--cases", "8", "--controls", "12"]
    found = []
    for more in ([], ["--offset", "2"]):
        assert main(["sensitivity", "--score", "tv", *groups, "--json", *more]) == 0
        found.append(json.loads(capsys.readouterr().out)["sensitivity"])
    assert found == [1, 1]
    audit = ["audit", "--mechanism", "exponential", "--epsilon", "1", "--snps", "1", "--offset", "2", *groups]
    assert main([*audit, "--draws", "3000", "--no-self-test", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)["results"][0]
    assert "2 × chance" in result["title"]
    assert not result["violated"]


def test_a_planning_report_says_which_releases_have_an_offset(panel: Path, tmp_path: Path) -> None:
    plan = new_plan(
        design=StudyDesign(
            n_cases=200, n_controls=200, reference="panel.tsv", reference_sha256=reference_digest(panel)
        ),
        scenario=small_scenario(n_studies=2),
    )
    save_plan(plan, tmp_path / "a.gwasplan")
    asked = ["plan", "report", str(tmp_path / "a.gwasplan"), "--out", str(tmp_path / "out"), "--releases", "2"]
    assert main([*asked, "--scores", "tv", "tv+2", "--jobs", "1"]) == 0
    report = json.loads((tmp_path / "out" / "Untitled-study.planning.json").read_text(encoding="utf-8"))
    text = json.dumps(report, ensure_ascii=False)
    assert text.count("twice the mean of a SNP without effect is subtracted") >= 1
    releases = report["predicate"]["releases"]
    assert [
        "2 × chance" in json.dumps(each, ensure_ascii=False) or '"offset"' in json.dumps(each) for each in releases
    ] == [
        False,
        True,
    ]
