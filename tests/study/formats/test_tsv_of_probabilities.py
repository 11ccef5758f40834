"""Genotype tables of probabilities: their first line says so, and they are read back as they were."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.cli.main import main
from gwasprivacy.study.counted_study import count_tables
from gwasprivacy.study.formats.registry import open_study
from gwasprivacy.study.formats.tsv import HEADER, encode_tables
from gwasprivacy.study.imputation import STEPS
from tests.study.formats.test_vcf import write_vcf


@pytest.fixture
def vcf(tmp_path: Path) -> Path:
    return write_vcf(
        tmp_path,
        "1 100 rs1 G A GT:GP 0/0:1,0,0 0/1:0,0.8,0.2 0/0:0.25,0.5,0.25 1/1:0,0,1",
        "1 101 rs2 G A GT:GP 0/0:1,0,0 0/1:. 0/0:0.5,0.25,0.25 1/1:0,0.125,0.875",
    )


def test_a_table_of_probabilities_is_read_back_as_it_was(vcf: Path, tmp_path: Path) -> None:
    out = tmp_path / "table.tsv.gz"
    assert main(["tables", str(vcf), "--phenotype", str(tmp_path / "pheno.txt"), "--dosages", "--out", str(out)]) == 0
    tables = count_tables(open_study(vcf, phenotype=tmp_path / "pheno.txt", dosages=True)).tables
    study = open_study(out, dosages=True)
    assert study.steps == STEPS
    assert count_tables(study).tables == tables
    assert tables.missing.tolist() == [[0, 0], [1, 0]]
    text = b"".join(encode_tables(tables)).decode().splitlines()
    header = HEADER.replace("case_missing", "case_missing\tcase_squares") + "\tcontrol_squares"
    assert text[:2] == ["#gwasprivacy-tables/1 steps=1000", header]
    assert text[3].split("\t")[5:] == ["0", "125", "875", "1000", "766", "1500", "250", "250", "0", "1063"]


def test_it_is_refused_as_calls_for_its_first_line_alone(vcf: Path, tmp_path: Path) -> None:
    whole = write_vcf(tmp_path, "1 100 rs1 G A GP 1,0,0 0,1,0 1,0,0 0,0,1", name="certain.vcf")
    for path in (vcf, whole):
        tables = count_tables(open_study(path, phenotype=tmp_path / "pheno.txt", dosages=True)).tables
        out = tmp_path / "table.tsv"
        out.write_bytes(b"".join(encode_tables(tables)))
        with pytest.raises(InvalidInput) as caught:
            open_study(out)
        assert caught.value.code == "table.of-probabilities"


@pytest.mark.parametrize(
    ("old", "new"), [("\t125\t", "\t124\t"), ("\t125\t875\t1000\t", "\t125\t874\t1001\t"), ("steps=1000", "steps=10")]
)
def test_a_table_whose_people_do_not_add_up_is_refused(vcf: Path, tmp_path: Path, old: str, new: str) -> None:
    tables = count_tables(open_study(vcf, phenotype=tmp_path / "pheno.txt", dosages=True)).tables
    text = b"".join(encode_tables(tables)).decode()
    assert old in text
    out = tmp_path / "table.tsv"
    out.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(InvalidInput, match=r"table\.tsv, line"):
        open_study(out, dosages=True)


def test_a_table_of_calls_counts_as_certain(tmp_path: Path, vcf: Path) -> None:
    tables = count_tables(open_study(vcf, phenotype=tmp_path / "pheno.txt")).tables
    out = tmp_path / "calls.tsv"
    out.write_bytes(b"".join(encode_tables(tables)))
    soft = count_tables(open_study(out, dosages=True)).tables
    assert np.array_equal(soft.counts, tables.counts.astype(np.int64) * STEPS)
