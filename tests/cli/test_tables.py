"""``gwasprivacy tables``: the table, the warning, the recorded look, and one line for every fault."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.cli.main import main
from gwasprivacy.study.formats.tsv import HEADER
from tests.study.make_plink import counts_of, make_plink, random_plink

GENOTYPES = np.array([[0, 1, 2, 3], [2, 2, 0, 1]])


@pytest.fixture
def prefix(tmp_path: Path) -> Path:
    return make_plink(tmp_path, GENOTYPES, [True, True, False, False], chrom=["X", "1"])


def run(*arguments: object) -> int:
    return main(["tables", *map(str, arguments)])


def test_every_snp_is_written_in_file_order(prefix: Path, tmp_path: Path) -> None:
    out = tmp_path / "t.tsv"
    assert run(prefix, "--out", out) == 0
    assert out.read_text(encoding="utf-8").splitlines() == [
        "#gwasprivacy-tables/1",
        HEADER,
        "X\trs1\t1000\tA\tG\t1\t1\t0\t0\t0\t0\t1\t1",
        "1\trs2\t2000\tA\tG\t0\t0\t2\t0\t1\t1\t0\t0",
    ]


def test_the_warning_says_what_it_is_and_stdout_stays_json(
    prefix: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(prefix, "--out", tmp_path / "t.tsv", "--json") == 0
    out, err = capsys.readouterr()
    result = json.loads(out)
    assert (result["n_snps"], result["n_cases"], result["n_controls"], result["missing_calls"]) == (2, 2, 2, 1)
    assert "exact statistics" in err
    assert "not for release" in err
    assert "This access is not logged" in err


def test_missing_calls_are_told(prefix: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(prefix, "--out", tmp_path / "t.tsv")
    out, _ = capsys.readouterr()
    assert "1 call (12.5 %) is missing; case_missing and control_missing count it." in out


def test_a_table_fills_no_call_so_a_rule_for_it_is_refused(
    prefix: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(prefix, "--out", tmp_path / "t.tsv", "--fill", "non-counted") == 2
    assert "--fill is not used" in capsys.readouterr().err
    assert not (tmp_path / "t.tsv").exists()


def test_the_look_is_recorded_before_the_table_is_written(
    prefix: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ledger = tmp_path / "study.gwasledger"
    assert run(prefix, "--out", tmp_path / "t.tsv", "--ledger", ledger) == 0
    assert "not recorded" not in capsys.readouterr().err
    from gwasprivacy.release.ledger.ledger import Ledger

    state = Ledger(ledger).read()
    assert len(state.looks) == 1
    assert state.accounts == (), "a look opens no account"


def test_a_ledger_that_cannot_be_used_leaves_no_table(prefix: Path, tmp_path: Path) -> None:
    (tmp_path / "broken.gwasledger").write_text("no ledger", encoding="utf-8")
    assert run(prefix, "--out", tmp_path / "t.tsv", "--ledger", tmp_path / "broken.gwasledger") == 3
    assert not (tmp_path / "t.tsv").exists()


def test_compressed_by_name_and_readable_again(prefix: Path, tmp_path: Path) -> None:
    packed, again = tmp_path / "t.tsv.gz", tmp_path / "again.tsv"
    assert run(prefix, "--out", packed) == 0
    assert run(packed, "--out", again, "--jobs", "2") == 0
    assert gzip.decompress(packed.read_bytes()) == again.read_bytes()


def test_processes_write_the_same_table(tmp_path: Path) -> None:
    prefix, genotypes, is_case = random_plink(tmp_path, n_snps=60, missing=0.02)
    assert run(prefix, "--out", tmp_path / "one.tsv") == 0
    assert run(prefix, "--out", tmp_path / "two.tsv", "--jobs", "2") == 0
    assert (tmp_path / "one.tsv").read_bytes() == (tmp_path / "two.tsv").read_bytes()
    rows = [line.split("\t")[5:] for line in (tmp_path / "one.tsv").read_text(encoding="utf-8").splitlines()[2:]]
    np.testing.assert_array_equal(np.array(rows, dtype=int), counts_of(genotypes, is_case).reshape(-1, 8))


def test_a_phenotype_file_and_a_reference_panel(
    prefix: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "pheno.txt").write_text(
        "FID IID ill\n" + "".join(f"F{i} I{i} {i % 2}\n" for i in range(1, 5)), encoding="utf-8"
    )
    (tmp_path / "panel.tsv").write_text("snp a1 a2 freq\nrs1 G A 0.9\nrs2 A G 0.1\n", encoding="utf-8")
    arguments = ("--phenotype", tmp_path / "pheno.txt", "--phenotype-name", "ill")
    assert run(prefix, "--out", tmp_path / "t.tsv", *arguments, "--reference", tmp_path / "panel.tsv") == 0
    assert "0 = control, 1 = case" in capsys.readouterr().err
    assert (tmp_path / "t.tsv").read_text(encoding="utf-8").splitlines()[
        2
    ] == "X\trs1\t1000\tG\tA\t1\t0\t1\t0\t0\t1\t0\t1"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("nothing", "--out", "t.tsv"), "there is no such study"),
        (("study", "--out", "nowhere/t.tsv"), "does not exist"),
        (("study", "--out", "study.bed"), "exists already"),
        (("study", "--out", "t.tsv", "--fill", "panel-mode"), "--fill is not used"),
        (("study", "--out", "t.tsv", "--phenotype-name", "x"), "--phenotype FILE"),
        (("study", "--out", "t.tsv", "--phenotype", "none.txt"), "none.txt does not exist"),
        (("study", "--out", "t.tsv", "--jobs", "-1"), "-1 processes"),
        (("study", "--out", "t.tsv", "--cluster", "here"), "not the address"),
        (("study", "--out", "t.tsv", "--fill", "mean"), "invalid choice"),
        (("study",), "--out"),
    ],
)
def test_wrong_arguments_are_one_line_and_no_table(
    prefix: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
    words: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(*arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert words in err
    assert "Traceback" not in err
    assert not (tmp_path / "t.tsv").exists()


def test_a_truncated_bed_is_one_line_and_no_table(
    prefix: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bed = prefix.with_suffix(".bed")
    bed.write_bytes(bed.read_bytes()[:-1])
    assert run(prefix, "--out", tmp_path / "t.tsv") == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "study.bed is 1 bytes too short" in err
    assert not (tmp_path / "t.tsv").exists()


def test_a_trait_is_summed_by_genotype(prefix: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    trait, out = tmp_path / "trait.txt", tmp_path / "t.tsv"
    trait.write_text("FID IID BMI age\nF1 I1 20 1\nF2 I2 30 1\nF3 I3 45 1\nF4 I4 25 1\n", encoding="utf-8")
    said = ("--trait", trait, "--trait-name", "BMI", "--trait-range", 20, 40, "--json")
    assert run(prefix, "--out", out, *said) == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["n_participants"], result["trait_range"], result["missing_calls"]) == (4, [20.0, 40.0], 1)
    assert out.read_text(encoding="utf-8").splitlines()[2:] == [
        "X\trs1\t1000\tA\tG\t1\t1\t1\t0\t500\t1000\t1\t250\t0\t0",
        "1\trs2\t2000\tA\tG\t1\t1\t2\t1000\t250\t500\t0\t0\t0\t0",
    ]


@pytest.mark.parametrize(
    ("said", "why"),
    [
        (("--trait", "t.txt"), "--trait-range LO HI"),
        (("--trait-range", "1", "2"), "goes with --trait"),
        (("--trait", "t.txt", "--trait-range", "2", "1"), "--trait-range"),
        (("--trait", "t.txt", "--trait-range", "1", "2", "--phenotype", "p.txt"), "exclude each other"),
    ],
)
def test_half_a_trait_is_refused_in_one_line(
    said: tuple[str, ...], why: str, prefix: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(prefix, "--out", tmp_path / "t.tsv", *said) == 2
    err = capsys.readouterr().err
    assert why in err
    assert not (tmp_path / "t.tsv").exists()


def test_a_table_keeps_every_chromosome_and_says_on_which_people_with_one_copy_count_double(
    prefix: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(prefix, "--out", tmp_path / "t.tsv") == 0
    assert "counted as having two identical copies: 1 on X." in capsys.readouterr().err


def test_strata_are_lines_of_the_table_and_told_with_their_sizes(
    prefix: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    labels, out = tmp_path / "labels.txt", tmp_path / "t.tsv"
    people = [line.split()[:2] for line in prefix.with_suffix(".fam").read_text(encoding="utf-8").splitlines()]
    rows = zip(people, ["F", "M", "F", "F"], ["x", "x", "y", "x"], strict=True)
    labels.write_text(
        "FID IID sex centre\n" + "".join(f"{fid} {iid} {a} {b}\n" for (fid, iid), a, b in rows), encoding="utf-8"
    )
    assert run(prefix, "--strata", labels, "--strata-name", "sex", "--out", out, "--json") == 0
    result = json.loads(capsys.readouterr().out)
    assert result["strata"] == [
        {"name": "F", "n_cases": 1, "n_controls": 2},
        {"name": "M", "n_cases": 1, "n_controls": 0},
    ]
    assert out.read_text(encoding="utf-8").splitlines()[2:4] == [
        "X\trs1\t1000\tA\tG\tF\t1\t0\t0\t0\t0\t0\t1\t1",
        "X\trs1\t1000\tA\tG\tM\t0\t1\t0\t0\t0\t0\t0\t0",
    ]
    assert run(out, "--out", tmp_path / "again.tsv") == 0
    assert (tmp_path / "again.tsv").read_bytes() == out.read_bytes()
    assert "stratum M: 1 cases and 0 controls" in capsys.readouterr().out
    assert run(prefix, "--strata", labels, "--out", out, "--force") == 2
    assert "Choose with --strata-name" in capsys.readouterr().err
    assert run(prefix, "--strata-name", "sex", "--out", out, "--force") == 2
    assert run(out, "--strata", labels, "--strata-name", "sex", "--out", tmp_path / "x.tsv") == 2
    assert "a file of labels does not fit it" in capsys.readouterr().err
