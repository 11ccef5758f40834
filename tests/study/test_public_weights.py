"""Tables of public weights: what is read, and that each refusal names the line."""

from __future__ import annotations

import gzip
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.base.list_digests import list_digest
from gwasprivacy.study.design import StudyDesign, Weights
from gwasprivacy.study.public_lists.public_weights import planned_weights, read_weights

NAMES = np.array(["rs1", "rs2", "rs3", "rs4"], dtype=object)


def written(folder: Path, text: str) -> Path:
    path = folder / "weights.tsv"
    path.write_bytes(text.encode())
    return path


def test_a_snp_that_is_not_listed_has_weight_1(tmp_path: Path) -> None:
    table = read_weights(written(tmp_path, "snp\tweight\nrs3\t2.5\nrs1\t0\n"))
    assert table.of_candidates(NAMES).tolist() == [0.0, 1.0, 2.5, 1.0]


def test_windows_line_ends_and_compression_change_nothing(tmp_path: Path) -> None:
    text = "snp\tweight\r\nrs3\t2.5\r\n"
    packed = tmp_path / "weights.tsv.gz"
    packed.write_bytes(gzip.compress(text.encode()))
    for path in (written(tmp_path, text), packed):
        assert read_weights(path).of_candidates(NAMES).tolist() == [1.0, 1.0, 2.5, 1.0]


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("snp\tweight\n", "weights.none", 1),
        ("rs1\t2\n", "weights.header", 1),
        ("chrom\tsnp\tpos\tscore\n1\trs1\t4\t9.5\n", "weights.header", 1),
        ("snp\tweight\nrs1\n", "weights.fields", 2),
        ("snp\tweight\nrs1\t1\n\nrs2\t1\n", "weights.fields", 3),
        ("snp\tweight\nrs1\t1\t2\n", "weights.fields", 2),
        ("snp\tweight\nrs1\t-1\n", "weights.not-a-weight", 2),
        ("snp\tweight\nrs1\t1\nrs2\tnan\n", "weights.not-a-weight", 3),
        ("snp\tweight\nrs1\tinf\n", "weights.not-a-weight", 2),
        ("snp\tweight\nrs1\t1e400\n", "weights.not-a-weight", 2),
        ("snp\tweight\nrs1\t1_0\n", "weights.not-a-weight", 2),
        ("snp\tweight\nrs1\thalf\n", "weights.not-a-weight", 2),
        ("snp\tweight\nrs1\t1\nrs1\t1\n", "weights.snp-twice", 3),
        ("snp\tweight\nrs\u20281\t1\n", "weights.fields", 2),
        ("snp\tweight\nrs\u200b1\t1\n", "weights.name", 2),
    ],
)
def test_each_refusal_names_the_line(tmp_path: Path, text: str, code: str, line: int) -> None:
    with pytest.raises(InvalidInput) as caught:
        read_weights(written(tmp_path, text))
    assert caught.value.code == code
    assert f"line {line}:" in str(caught.value)


def test_a_snp_that_is_no_candidate_is_refused_with_its_line(tmp_path: Path) -> None:
    table = read_weights(written(tmp_path, "snp\tweight\nrs1\t2\nrs99\t2\n"))
    with pytest.raises(InvalidInput, match="line 3: SNP rs99 is no candidate"):
        table.of_candidates(NAMES)


def test_another_file_in_the_place_of_the_planned_one_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path, "snp\tweight\nrs1\t2\n")
    planned = Weights(path="weights.tsv", sha256=list_digest(path))
    assert planned_weights(planned, tmp_path).weight_of == {"rs1": 2.0}
    written(tmp_path, "snp\tweight\nrs1\t3\n")
    with pytest.raises(InvalidInput, match="not the file that the plan"):
        planned_weights(planned, tmp_path)


def test_a_design_keeps_its_weights_through_json_and_one_without_is_as_before() -> None:
    weights = Weights(path="weights.tsv", origin="an earlier study", sha256="0" * 64)
    design = StudyDesign(n_cases=2, n_controls=2, weights=weights)
    assert StudyDesign.from_json(design.to_json()) == design
    assert "weights" not in StudyDesign(n_cases=2, n_controls=2).to_json()
    for wrong in ({"path": " "}, {"path": "w", "origin": ""}, {"path": "w", "sha256": "0"}):
        with pytest.raises(InvalidPlan):
            Weights(**wrong)


def test_an_empty_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidInput, match="empty"):
        read_weights(written(tmp_path, ""))
