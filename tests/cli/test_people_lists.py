"""``--keep`` and ``--remove``: the study is that of the others, in every subcommand, and no file that is written knows of a list."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.cli.main import main
from gwasprivacy.plan.saved_plan import save_plan
from tests.release.scene import N_GROUP, Scene, genotypes, is_case
from tests.study.make_plink import make_plink


def larger(folder: Path) -> tuple[Path, Path, Path]:
    """The scene's study with four people more, whom a keep and a remove list leave out together."""
    calls = np.hstack([genotypes(), np.full((len(genotypes()), 4), 2)])
    study = make_plink(folder, calls, np.concatenate([is_case(), np.array([True, False, True, False])]), name="larger")
    keep, remove = folder / "consented-people.txt", folder / "withdrawn-people.txt"
    keep.write_text("#FID\tIID\n" + "".join(f"F{k}\tI{k}\n" for k in range(1, 2 * N_GROUP + 3)), encoding="utf-8")
    remove.write_text(
        "".join(f"I{k}\r\n" for k in (2 * N_GROUP + 1, 2 * N_GROUP + 2, 2 * N_GROUP + 3)), newline="", encoding="utf-8"
    )
    return study, keep, remove


def test_exact_views_are_of_the_people_who_are_left(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    study, keep, remove = larger(tmp_path)
    alone = make_plink(tmp_path, genotypes(), is_case())
    lists = ["--keep", str(keep), "--remove", str(remove)]
    written = []
    for command in (["tables"], ["scores", "--score", "tv"]):
        for path, more in ((study, lists), (alone, [])):
            out = tmp_path / f"{len(written)}.tsv"
            assert main([command[0], str(path), *command[1:], "--out", str(out), *more]) == 0
            written.append(out.read_bytes())
    assert written[0] == written[1]
    assert written[2] == written[3]
    assert "4 people are left out by the lists of people." in capsys.readouterr().err
    asked = ["--causative", "rs4", "--score", "tv", "--mechanism", "joint", "--snps", "1", "--epsilon", "1", "--json"]
    answers = []
    for path, more in ((study, lists), (alone, [])):
        assert main(["utility", str(path), *asked, *more]) == 0
        answers.append(json.loads(capsys.readouterr().out))
    assert answers[0] == answers[1]
    assert main(["check-study", str(study), "--json", *lists]) == 0
    assert json.loads(capsys.readouterr().out)["without_phenotype"]["number"] == 0


def test_a_release_needs_the_sizes_after_the_lists_and_writes_nothing_of_them(
    scene: Scene, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    study, keep, remove = larger(tmp_path)
    command = replace(scene, study=study).words()
    assert main([*command, "--keep", str(keep)]) == 2
    assert "21" in capsys.readouterr().err
    assert not scene.ledger.exists()
    assert main([*command, "--keep", str(keep), "--remove", str(remove)]) == 0
    assert "quality control of this study’s genotypes is a removal because of genotypes" in capsys.readouterr().err
    written = b"".join(path.read_bytes() for path in scene.out.rglob("*") if path.is_file())
    with sqlite3.connect(scene.ledger) as ledger:
        written += "\n".join(ledger.iterdump()).encode()
    for file in (keep, remove):
        assert file.name.encode() not in written
        assert hashlib.sha256(file.read_bytes()).hexdigest().encode() not in written
    save_plan(replace(scene.plan, design=replace(scene.plan.design, n_cases=N_GROUP + 1)), tmp_path / "other.gwasplan")
    command[1] = str(tmp_path / "other.gwasplan")
    assert main([*command, "--keep", str(keep), "--remove", str(remove)]) == 2


def test_a_genotype_table_takes_no_list(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    study, keep, _ = larger(tmp_path)
    table = tmp_path / "table.tsv"
    assert main(["tables", str(study), "--out", str(table)]) == 0
    assert main(["tables", str(table), "--keep", str(keep), "--out", str(tmp_path / "other.tsv")]) == 2
    assert "has no people, so a list of people does not fit it" in capsys.readouterr().err
    assert not (tmp_path / "other.tsv").exists()
