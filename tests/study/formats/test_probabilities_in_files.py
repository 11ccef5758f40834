"""Genotype probabilities in VCF, BCF and .pgen: one study, the same sums, and one person's fault is theirs alone."""

from __future__ import annotations

import struct
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.study.counted_study import count_tables
from gwasprivacy.study.formats.certain_calls import NOTE as CERTAIN
from gwasprivacy.study.formats.opened_study import SQUARES
from gwasprivacy.study.formats.people_file import SiteCalls
from gwasprivacy.study.formats.registry import open_study
from gwasprivacy.study.formats.vcf_probabilities import numbers
from gwasprivacy.study.imputation import STEPS
from tests.study.formats.test_vcf import write_vcf
from tests.study.make_plink import make_plink


def sums_of(path: Path, **options: object) -> list[list[list[int]]]:
    study = open_study(path, phenotype=path.with_name("pheno.txt"), dosages=True, **options)  # type: ignore[arg-type]
    assert study.steps == STEPS
    found: list[list[list[int]]] = study.count_calls()[..., :SQUARES].tolist()
    return found


def of_last(path: Path) -> list[int]:
    """The second control's own share: S1 and S3 are the controls, and S1 is certain of no copy."""
    found = np.array(sums_of(path)[0][1])
    found[0] -= STEPS
    return found.tolist()  # type: ignore[no-any-return]


def test_probabilities_come_from_gp_then_ds_then_calls(tmp_path: Path) -> None:
    path = write_vcf(
        tmp_path,
        "1 100 rs1 G A GT:DS:GP 0/0:0:1,0,0 0/1:1.2:0,0.8,0.2 0/0:0:0.25,0.5,0.25 1/1:2:0,0,1",
        "1 101 rs2 G A GT:DS 0/0:0 0/1:1.2 0/0:.5 1/1:2",
        "1 102 rs3 G A GT 0/0 0/1 ./. 1/1",
        "1 103 rs4 G A DS 0 1.2 .5 2",
    )
    assert sums_of(path) == [
        [[0, 800, 1200, 0], [1250, 500, 250, 0]],
        [[0, 800, 1200, 0], [1500, 500, 0, 0]],
        [[0, 1000, 1000, 0], [1000, 0, 0, 1000]],
        [[0, 800, 1200, 0], [1500, 500, 0, 0]],
    ]


@pytest.mark.parametrize(
    "record",
    ["0/0:.", "0/0", "0/0:.,.,.", "0/0:0.5,0.5", "0/0:x,0,1", "0/0:0,0,0", "0/0:9,1,0", "0/0:-0.1,0.1,1", "0/0:0.2,,0.8",
     "0/0:0.1,0.2,0.3,0.4", "0/0:nan,0,1", "0/0:inf,0,0", "0/0:1", "0/0:0.9,0.1", "0/0:1e,0,0", "", "."],
)  # fmt: skip
def test_one_persons_faulty_probabilities_are_their_missing_call_and_nobody_elses(tmp_path: Path, record: str) -> None:
    path = write_vcf(tmp_path, f"1 100 rs1 G A GT:GP 0/0:1,0,0 0/1:.125,0.8,0.075 {record} 1/1:1e-3,0,0.999")
    assert sums_of(path) == [[[126, 800, 1074, 0], [1000, 0, 0, 1000]]]


def test_haploid_records_are_two_copies_outside_the_autosomes_only(tmp_path: Path) -> None:
    for chrom, form, record, wanted in (
        ("X", "GT:GP", "0:0.75,0.25", [750, 0, 250, 0]),
        ("1", "GT:GP", "0:0.75,0.25", [0, 0, 0, 1000]),
        ("X", "GT:DS", "0:0.25", [500, 500, 0, 0]),
        ("1", "GT:DS", "0:0.25", [0, 0, 0, 1000]),
        ("1", "GT:DS", "./.:0.25", [750, 250, 0, 0]),
    ):
        plain = "0/0:1,0,0" if form.endswith("GP") else "0/0:0"
        path = write_vcf(tmp_path, f"{chrom} 100 rs1 G A {form} {plain} {plain} {record} {plain}")
        assert of_last(path) == wanted


def test_every_allele_but_the_reference_counts_together(tmp_path: Path) -> None:
    # 0/0, 0/1, 1/1, 0/2, 1/2, 2/2
    gp = "0.1,0.2,0.05,0.3,0.25,0.1"
    path = write_vcf(tmp_path, f"1 100 rs1 G A,C GP 1,0,0,0,0,0 1,0,0,0,0,0 {gp} 1,0,0,0,0,0")
    assert of_last(path) == [100, 500, 400, 0]
    path = write_vcf(tmp_path, "1 100 rs1 G A,C DS 0,0 0,0 0.7,0.9 0,0")
    assert of_last(path) == [0, 400, 600, 0]


def test_records_of_one_place_are_joined_by_adding_dosages(tmp_path: Path) -> None:
    path = write_vcf(tmp_path, "1 100 rs1 G A DS 0 0 0.5 2", "1 100 rs2 G C DS 0 0 0.75 1")
    study = open_study(path, phenotype=tmp_path / "pheno.txt", dosages=True)
    assert study.joined[0].tolist() == [[1000, 0, 1000, 0, 2000], [1000, 750, 250, 0, 1063]]  # type: ignore[attr-defined]


def test_a_file_that_says_phred_is_refused_for_its_header(tmp_path: Path) -> None:
    path = write_vcf(tmp_path, "1 100 rs1 G A GP 1,0,0 1,0,0 1,0,0 1,0,0")
    line = '##FORMAT=<ID=GP,Number=G,Type=Float,Description="Phred-scaled posteriors">\n'
    path.write_text(path.read_text(encoding="utf-8").replace("#CHROM", line + "#CHROM"), encoding="utf-8")
    with pytest.raises(InvalidInput, match="phred"):
        sums_of(path)


def test_a_site_without_any_field_is_refused_for_its_format(tmp_path: Path) -> None:
    path = write_vcf(tmp_path, "1 100 rs1 G A DP 1 1 1 1")
    with pytest.raises(InvalidInput, match="neither genotype probabilities nor genotypes"):
        sums_of(path)


def test_calls_count_as_certain_and_give_the_tables_of_hard_calls(tmp_path: Path) -> None:
    path = write_vcf(tmp_path, "1 100 rs1 G A GT 0/0 0/1 ./. 1/1", "1 101 rs2 G A GT 0/0 0/1 0/1 1/1")
    hard = count_tables(open_study(path, phenotype=tmp_path / "pheno.txt"))
    soft = count_tables(open_study(path, phenotype=tmp_path / "pheno.txt", dosages=True))
    assert np.array_equal(soft.tables.counts, hard.tables.counts.astype(np.int64) * STEPS)
    assert np.array_equal(soft.n_missing, hard.n_missing)
    assert np.array_equal(soft.tables.missing, hard.tables.missing)


def test_a_file_of_calls_says_that_they_are_certain(tmp_path: Path) -> None:
    fileset = make_plink(tmp_path, np.array([[0, 1, 2, 3], [2, 2, 1, 0]]), np.array([1, 0, 1, 0], bool))
    hard = open_study(fileset)
    soft = open_study(fileset, dosages=True)
    assert soft.notes[-1] == CERTAIN
    calls, sums = hard.count_calls().astype(int) * STEPS, soft.count_calls()
    assert sums[..., :SQUARES].tolist() == calls.tolist()
    assert sums[..., SQUARES].tolist() == (calls[..., 0] + calls[..., 2]).tolist(), "(d − 1)² of a call is 0 or 1"


# BCF -------------------------------------------------------------------------------------------------------------------

MISSING, END = b"\x01\x00\x80\x7f", b"\x02\x00\x80\x7f"


def _floats(rows: list[list[float | bytes]]) -> bytes:
    return b"".join(each if isinstance(each, bytes) else struct.pack("<f", each) for row in rows for each in row)


def write_bcf(folder: Path, fields: list[tuple[int, bytes]], n_people: int = 4, n_alleles: int = 2) -> Path:
    """One site; each field: its key (1 GT, 2 DS, 3 GP) and the type byte with the values."""
    header = (
        b'##fileformat=VCFv4.3\n##FILTER=<ID=PASS,Description="">\n##contig=<ID=1>\n'
        b'##FORMAT=<ID=GT,Number=1,Type=String,Description="">\n##FORMAT=<ID=DS,Number=A,Type=Float,Description="">\n'
        b'##FORMAT=<ID=GP,Number=G,Type=Float,Description="">\n'
        b"#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\tFORMAT\tS1\tS2\tS3\tS4\n\0"
    )
    shared = struct.pack("<iiifII", 0, 99, 1, 1.0, n_alleles << 16, len(fields) << 24 | n_people)
    shared += b"\x37rs1" + b"\x17G" + b"\x17A" * (n_alleles - 1) + b"\x00"
    calls = b"".join(b"\x11" + bytes([key]) + data for key, data in fields)
    path = folder / "study.bcf"
    record = struct.pack("<II", len(shared), len(calls)) + shared + calls
    path.write_bytes(b"BCF\x02\x02" + struct.pack("<I", len(header)) + header + record)
    (folder / "pheno.txt").write_text("".join(f"0 S{i + 1} {1 + i % 2}\n" for i in range(4)), encoding="utf-8")
    return path


PLAIN = b"\x21" + bytes([2, 2, 2, 4, 2, 2, 4, 4])


def test_bcf_has_the_sums_of_the_vcf(tmp_path: Path) -> None:
    rows: list[list[float | bytes]] = [[1, 0, 0], [0, 0.8, 0.2], [0.25, 0.5, 0.25], [0, 0, 1]]
    path = write_bcf(tmp_path, [(1, PLAIN), (2, b"\x15" + _floats([[0], [1], [0], [2]])), (3, b"\x35" + _floats(rows))])
    assert sums_of(path) == [[[0, 800, 1200, 0], [1250, 500, 250, 0]]]
    path = write_bcf(tmp_path, [(2, b"\x15" + _floats([[0], [1.2], [0.5], [2]]))])
    assert sums_of(path) == [[[0, 800, 1200, 0], [1500, 500, 0, 0]]]
    path = write_bcf(tmp_path, [(1, PLAIN)])
    assert sums_of(path) == [[[0, 1000, 1000, 0], [2000, 0, 0, 0]]]


@pytest.mark.parametrize(
    "row", [[MISSING, MISSING, MISSING], [MISSING, END, END], [0.9, 0.1, END], [1.0, END, END], [2.0, 0.0, 0.0]]
)
def test_one_persons_fault_in_a_bcf_is_their_missing_call(tmp_path: Path, row: list[float | bytes]) -> None:
    rows: list[list[float | bytes]] = [[1, 0, 0], [0, 0.8, 0.2], row, [0, 0, 1]]
    path = write_bcf(tmp_path, [(3, b"\x35" + _floats(rows))])
    assert sums_of(path) == [[[0, 800, 1200, 0], [1000, 0, 0, 1000]]]


# .pgen -----------------------------------------------------------------------------------------------------------------


def test_a_pgen_gives_its_dosages(tmp_path: Path) -> None:
    pgenlib = pytest.importorskip("pgenlib")
    prefix = tmp_path / "study"
    dosages = np.array([[0, 1.25, 0.5, -9], [2, 1, 0, 1.75]])
    writer = pgenlib.PgenWriter(
        str(prefix.with_suffix(".pgen")).encode(), 4, 2, nonref_flags=False, dosage_present=True
    )
    for row in dosages:
        writer.append_dosages(row.astype(np.float64))
    writer.close()
    prefix.with_suffix(".pvar").write_text(
        "#CHROM\tPOS\tID\tREF\tALT\n1\t100\trs1\tG\tA\n1\t101\trs2\tG\tA\n", encoding="utf-8"
    )
    prefix.with_suffix(".psam").write_text(
        "#IID\tPHENO1\n" + "".join(f"S{i}\t{1 + i % 2}\n" for i in range(4)), encoding="utf-8"
    )
    study = open_study(prefix, dosages=True)
    assert study.count_calls().tolist() == [
        # The last is Σ (d − 1)², a record at a time: of 1.25 it is 0.0625, to a thousandth 0.063.
        [[0, 750, 250, 1000, 63], [1500, 500, 0, 0, 1250]],
        [[0, 1250, 750, 0, 563], [1000, 0, 1000, 0, 2000]],
    ]
    assert study.count_calls(np.array([1])).tolist() == study.count_calls().tolist()[1:]


@pytest.mark.parametrize("odd", [b"nan", b".", b"-1-", b"", b"1e", b"0x1", b"1_0", b"inf", b"2.0"])
def test_one_persons_odd_text_leaves_everybody_else_s_as_it_was(odd: bytes) -> None:
    """Numbers are read by one grammar, however many digits of an exponent somebody writes."""
    others = [b"2.000000e+0000", b"+.5", b"1.E0", b"1e-9999", b"0.3333333333333333333333"]
    alone = numbers(others, 1)
    assert np.isfinite(alone).all()
    together = numbers([odd, *others], 1)
    assert np.array_equal(together[1:], alone)
    assert np.isnan(together[0, 0]) == (odd != b"2.0")


def test_what_is_read_of_a_site_is_not_changed_by_whoever_reads_it() -> None:
    calls = np.array([0, 1, 3], dtype=np.uint8)
    site = SiteCalls(chrom="1", snp="rs1", pos=5, a1="A", a2="G", copies=calls, steps=np.zeros((3, 2), np.int16))
    for array in (site.copies, site.steps):
        assert array is not None
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1
