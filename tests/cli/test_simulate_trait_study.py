"""``gwasprivacy simulate-study`` of a plan of a trait: its files are a study that the plan releases."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.cli.main import main
from gwasprivacy.study.strata import read_labels
from gwasprivacy.study.trait import Trait
from gwasprivacy.study.trait_study import open_trait_study


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    path = tmp_path / "bmi.gwasplan"
    said = ["--trait-name", "BMI", "--trait-mean", "27", "--trait-sd", "4", "--clip-sd", "1", "--beta", "0.9"]
    people = ["--strata-sizes", "north=300", "south=100", "--candidate-snps", "50", "--genotype-filter", "none"]
    guarantee = ["--prior", "0.5", "0.5", "--gamma", "1.9", "--snps", "1"]
    assert main(["plan", "new", str(path), *said, *people, *guarantee, "--effect-frequency", "0.4"]) == 0
    return path


def test_a_simulated_study_is_what_the_plan_says_and_one_seed_gives_the_same_files(
    plan: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    found = []
    for name, seed in (("one", 3), ("again", 3), ("other", 4)):
        assert main(["simulate-study", str(plan), "--out", str(tmp_path / name), "--seed", str(seed), "--json"]) == 0
        said = json.loads(capsys.readouterr().out)
        assert (said["n_participants"], Path(said["trait"]).name) == (400, f"{name}.trait.tsv")
        found.append({path.suffix: path.read_bytes() for path in map(Path, said["files"])})
    assert found[0] == found[1]
    assert found[0][".bed"] != found[2][".bed"]
    study = open_trait_study(
        tmp_path / "one.bed",
        Trait.by_sd(27.0, 4.0, 1.0),
        tmp_path / "one.trait.tsv",
        strata=read_labels(tmp_path / "one.strata.tsv", names=("north", "south")),
    )
    assert study.sizes.strata == (300, 100)
    values = np.array(
        [float(line.split()[2]) for line in (tmp_path / "one.trait.tsv").read_text(encoding="utf-8").splitlines()[1:]]
    )
    assert abs(values.mean() - 27) < 1
    assert abs(values.std() - 4) < 0.6
    truth = json.loads((tmp_path / "one.truth.json").read_text(encoding="utf-8"))
    asked = [str(tmp_path / "one.bed"), "--trait", str(tmp_path / "one.trait.tsv"), "--trait-range", "23", "31"]
    scored = tmp_path / "scores.tsv"
    assert (
        main(["scores", *asked, "--strata", str(tmp_path / "one.strata.tsv"), "--score", "ks", "--out", str(scored)])
        == 0
    )
    rows = [line.split("\t") for line in scored.read_text(encoding="utf-8").splitlines()[1:]]
    best = max(rows, key=lambda row: float(row[3]))
    assert best[1] == truth["causative"][0]["snp"]
