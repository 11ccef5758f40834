"""``gwasprivacy scores``."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.cli.main import main
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.study.counted_study import count_tables
from gwasprivacy.study.formats.registry import open_study
from tests.cli.small_table import ROWS, small_table
from tests.study.make_plink import make_plink


@pytest.fixture
def study(tmp_path: Path) -> Path:
    return small_table(tmp_path / "study.tsv")


SCORES: list[tuple[list[str], dict[str, Any]]] = [
    (["--score", "genotypic"], {"name": "genotypic"}),
    (["--score", "allelic"], {"name": "allelic"}),
    (["--score", "trend"], {"name": "trend"}),
    (["--score", "tv"], {"name": "tv"}),
    (["--score", "tv-allelic"], {"name": "tv-allelic"}),
]


@pytest.mark.parametrize(("arguments", "choice"), SCORES)
def test_the_table_has_the_study_s_order_and_numbers_that_round_trip(
    arguments: list[str], choice: dict[str, Any], study: Path, tmp_path: Path, capsys: Any
) -> None:
    out = tmp_path / "scores.tsv"
    assert main(["scores", str(study), *arguments, "--out", str(out)]) == 0
    head, *lines = out.read_text(encoding="utf-8").splitlines()
    assert head.split("\t") == ["chrom", "snp", "pos", "score"]
    assert [line.split("\t")[:3] for line in lines] == [[str(i + 1), f"rs{i}", str(100 * i)] for i in range(len(ROWS))]
    expected = computed_scores(ScoreChoice(**choice), count_tables(open_study(study)).tables)
    assert [float(line.split("\t")[3]) for line in lines] == expected.tolist()
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "exact statistics" in captured.err


def test_a_missing_call_needs_a_rule_only_where_the_score_is_not_the_least_over_fillings(tmp_path: Path) -> None:
    prefix = make_plink(tmp_path, np.array([[0, 0, 3, 2, 2, 2]]), [True] * 3 + [False] * 3)
    found = {}
    for score, *fill in (("tv",), ("trend",), ("trend", "--fill", "non-counted")):
        out = tmp_path / "scores.tsv"
        assert main(["scores", str(prefix), "--score", score, *fill, "--out", str(out), "--force"]) == 0
        found[score, *fill] = float(out.read_text(encoding="utf-8").split()[-1])
    assert found["tv",] == 2.0  # the third case may have two copies, as all controls have
    assert (
        found["trend",] == found["trend", "--fill", "non-counted"] == pytest.approx(6.0)
    )  # filled: 0, 0, 0 against 2, 2, 2


def test_a_name_in_gz_is_compressed_and_always_the_same(study: Path, tmp_path: Path) -> None:
    one, two = tmp_path / "a.tsv.gz", tmp_path / "b.tsv.gz"
    for path in (one, two):
        assert main(["scores", str(study), "--score", "tv", "--out", str(path)]) == 0
    assert one.read_bytes() == two.read_bytes()
    assert gzip.decompress(one.read_bytes()).startswith(b"chrom\tsnp\tpos\tscore\n1\trs0\t0\t")


def test_nothing_is_overwritten_without_force(study: Path, tmp_path: Path, capsys: Any) -> None:
    out = tmp_path / "scores.tsv"
    out.write_text("mine", encoding="utf-8")
    assert main(["scores", str(study), "--score", "tv", "--out", str(out)]) == 2
    assert out.read_text(encoding="utf-8") == "mine"
    assert "--force" in capsys.readouterr().err
    assert main(["scores", str(study), "--score", "tv", "--out", str(out), "--force"]) == 0
    assert out.read_text(encoding="utf-8").startswith("chrom")


def test_a_look_is_recorded_before_the_scores_are_written(study: Path, tmp_path: Path) -> None:
    ledger, out = tmp_path / "looks.gwasledger", tmp_path / "scores.tsv"
    assert main(["scores", str(study), "--score", "tv", "--out", str(out), "--ledger", str(ledger)]) == 0
    state = Ledger(ledger).read()
    (look,) = state.looks
    assert "total variation" in look.what


def test_without_a_usable_ledger_nothing_is_written(study: Path, tmp_path: Path) -> None:
    ledger, out = tmp_path / "looks.gwasledger", tmp_path / "scores.tsv"
    ledger.write_text("not a ledger", encoding="utf-8")
    assert main(["scores", str(study), "--score", "tv", "--out", str(out), "--ledger", str(ledger)]) in (2, 3)
    assert not out.exists()


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--score", "distance"], "--test"),
        (["--score", "distance", "--test", "trend"], "--p-value"),
        (["--score", "distance", "--test", "trend", "--p-value", "1e-8", "--threshold", "30"], "--p-value"),
        (["--score", "distance", "--test", "trend", "--p-value", "0"], "--p-value"),
        (["--score", "distance", "--test", "trend", "--p-value", "1"], "--p-value"),
        (["--score", "distance", "--test", "trend", "--p-value", "nan"], "--p-value"),
        (["--score", "distance", "--test", "trend", "--threshold", "-1"], "--threshold"),
        (["--score", "distance", "--test", "trend", "--threshold", "inf"], "--threshold"),
        (["--score", "tv", "--test", "trend"], "--test"),
        (["--score", "chi"], "--score"),
        (["--score", "genotypic", "--fill", "panel-mode"], "--reference"),
        (["--score", "tv", "--fill", "non-counted"], "the least total variation that any filling could give"),
    ],
)
def test_bad_arguments_leave_no_file(arguments: list[str], says: str, study: Path, tmp_path: Path, capsys: Any) -> None:
    out = tmp_path / "scores.tsv"
    assert main(["scores", str(study), *arguments, "--out", str(out)]) == 2
    captured = capsys.readouterr()
    assert says in captured.err
    assert "Traceback" not in captured.err
    assert not out.exists()


def test_a_study_that_is_not_there_is_one_clear_line(tmp_path: Path, capsys: Any) -> None:
    assert main(["scores", str(tmp_path / "none"), "--score", "tv", "--out", str(tmp_path / "o.tsv")]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_a_folder_that_is_not_there_is_found_before_the_work(study: Path, tmp_path: Path, capsys: Any) -> None:
    assert main(["scores", str(study), "--score", "tv", "--out", str(tmp_path / "no" / "o.tsv")]) == 2
    assert "folder" in capsys.readouterr().err


def test_hapsample_s_two_causal_snps_lead_every_score(hapsample: Path, tmp_path: Path) -> None:
    for arguments, _ in SCORES:
        out = tmp_path / f"{arguments[1]}.tsv"
        assert main(["scores", str(hapsample), *arguments, "--out", str(out)]) == 0
        rows = [line.split("\t") for line in out.read_text(encoding="utf-8").splitlines()[1:]]
        scores = np.array([float(row[3]) for row in rows])
        assert {rows[i][1] for i in np.argsort(scores)[-2:]} == {"rs4111409", "rs2324591"}


@pytest.fixture
def with_sex_chromosomes(tmp_path: Path) -> Path:
    calls = np.array(
        [[0, 0, 2, 2, 2, 2], [0, 2, 2, 2, 0, 2], [0, 0, 0, 2, 2, 2], [0, 1, 1, 2, 2, 1], [0, 0, 0, 0, 2, 2]]
    )
    return make_plink(tmp_path, calls, [True] * 3 + [False] * 3, chrom=["1", "23", "chr2", "26", "25"])


def test_only_chromosomes_1_to_22_are_scored_and_the_others_are_counted_in_a_note(
    with_sex_chromosomes: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "scores.tsv"
    assert main(["scores", str(with_sex_chromosomes), "--score", "tv", "--out", str(out)]) == 0
    assert [line.split("\t")[1] for line in out.read_text(encoding="utf-8").splitlines()[1:]] == ["rs1", "rs3"]
    assert "3 SNPs outside chromosomes 1–22 are left out: 1 on 23, 1 on 26, 1 on 25." in capsys.readouterr().err


def test_every_chromosome_is_scored_where_asked_and_it_is_said_who_counts_double(
    with_sex_chromosomes: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "scores.tsv"
    arguments = ["scores", str(with_sex_chromosomes), "--score", "tv", "--out", str(out), "--all-chromosomes"]
    assert main(arguments) == 0
    assert len(out.read_text(encoding="utf-8").splitlines()) == 6
    error = capsys.readouterr().err
    assert "left out" not in error
    assert "2 SNPs lie where people can have one copy of a chromosome" in error
    assert "1 on 23, 1 on 26." in error


def test_a_study_of_one_sex_chromosome_says_how_it_can_be_scored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    prefix = make_plink(tmp_path, np.array([[0, 0, 2, 2]]), [True, True, False, False], chrom=["X"])
    out = tmp_path / "scores.tsv"
    assert main(["scores", str(prefix), "--score", "tv", "--out", str(out)]) == 2
    assert "--all-chromosomes" in capsys.readouterr().err
    assert not out.exists()


def test_scores_of_a_trait_fill_nothing_so_a_rule_for_it_is_refused(tmp_path: Path, capsys: Any) -> None:
    prefix = make_plink(tmp_path, np.array([[0, 1, 3, 2, 2, 0]]), [True] * 3 + [False] * 3)
    people = [line.split()[:2] for line in prefix.with_suffix(".fam").read_text(encoding="utf-8").splitlines()]
    values, out = tmp_path / "values.txt", tmp_path / "scores.tsv"
    values.write_text("".join(f"{fid} {iid} {20 + n}\n" for n, (fid, iid) in enumerate(people)), encoding="utf-8")
    said = [
        "scores",
        str(prefix),
        "--score",
        "tv",
        "--trait",
        str(values),
        "--trait-range",
        "20",
        "30",
        "--out",
        str(out),
    ]
    assert main([*said, "--fill", "non-counted"]) == 2
    assert "--fill is not used" in capsys.readouterr().err
    assert not out.exists()
    assert main(said) == 0
    assert len(out.read_text(encoding="utf-8").splitlines()) == 2
