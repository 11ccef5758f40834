"""A made-up format of study files, one file, is opened, counted, released and explained without a change elsewhere."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.cli.main import main
from gwasprivacy.plan.saved_plan import save_plan
from gwasprivacy.release.verify import verify_report
from gwasprivacy.study.formats.registry import format_of, open_study, register, study_endings
from gwasprivacy.study.formats.study_format import StudyFormat
from tests.made_up.people_lines import PEOPLE_LINES, people_lines
from tests.release.scene import Scene, genotypes, is_case
from tests.study.make_plink import counts_of


@pytest.fixture(autouse=True)
def lines() -> Iterator[StudyFormat]:
    with register(PEOPLE_LINES) as added:
        yield added


@pytest.fixture
def scene(scene: Scene, tmp_path: Path) -> Scene:
    save_plan(scene.plan, tmp_path / "small.gwasplan")
    return scene


@pytest.fixture
def study(tmp_path: Path) -> Path:
    path = tmp_path / "lines.people"
    path.write_text(people_lines(genotypes(), is_case()), encoding="utf-8")
    return path


def test_it_is_opened_by_its_ending_or_its_beginning_and_counted(study: Path) -> None:
    calls = genotypes()
    calls[5, 7] = 3  # a missing call
    study.write_text(people_lines(calls, is_case()), encoding="utf-8")
    opened = open_study(study)
    assert opened.format_name == "lines of people"
    assert np.array_equal(opened.count_calls(), counts_of(calls, is_case()))
    unnamed = study.rename(study.with_name("unnamed"))
    assert format_of(unnamed) is PEOPLE_LINES
    assert np.array_equal(open_study(unnamed).count_calls(), opened.count_calls())


def test_what_cannot_be_opened_is_answered_with_every_kind_that_can(tmp_path: Path, study: Path) -> None:
    (tmp_path / "other.xyz").write_text("?", encoding="utf-8")
    with pytest.raises(InvalidInput, match=r"PLINK 1 prefix.*\.pgen.*\.vcf.*\.bcf.*made-up lines of people"):
        open_study(tmp_path / "other.xyz")
    study.write_text("made-up people 1\nrs1:1:5\nI1 case\n", encoding="utf-8")
    with pytest.raises(InvalidInput, match="line 3"):
        open_study(study)
    assert ".people" in study_endings()


def test_an_ending_is_one_formats(lines: StudyFormat) -> None:
    with pytest.raises(InvalidInput, match="people-lines"), register(lines):
        pass


def test_from_the_file_to_a_verified_report(scene: Scene, study: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [scene.folder / "small.gwasplan", "--study", study, "--ledger", scene.ledger, "--key", scene.key_path]
    assert main(["release", *map(str, [*arguments, "--out", scene.out, "--json"])]) == 0
    made = json.loads(capsys.readouterr().out)
    assert verify_report(Path(made["report"]), scene.public_key_path).valid


def test_the_command_line_reads_and_offers_it(study: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "tables.tsv"
    assert main(["tables", str(study), "--out", str(out)]) == 0
    assert out.read_text(encoding="utf-8").count("\n") == len(genotypes()) + 2
    assert main(["scores", str(study), "--score", "tv", "--out", str(tmp_path / "scores.tsv")]) == 0
    capsys.readouterr()
    for command in ("tables", "scores", "utility", "release"):
        assert main([command, "--help"]) == 0
        assert "made-up lines of people (.people)" in " ".join(capsys.readouterr().out.split())
