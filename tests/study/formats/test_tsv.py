"""Genotype-table TSV: written, read back, and refused when it is not one."""

from __future__ import annotations

import gzip
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.table_cells import cell
from gwasprivacy.study.counted_study import count_tables
from gwasprivacy.study.design import FillRule
from gwasprivacy.study.formats import count_lines, tsv
from gwasprivacy.study.formats.registry import open_study
from gwasprivacy.study.formats.tsv import FIRST_LINE, HEADER, encode_tables, packed_if_gz, read_tables
from gwasprivacy.study.tables import GenotypeTables, Variants
from tests.study.make_plink import random_plink, table_text

COUNTS = np.array([[[3, 1, 0], [2, 0, 0]], [[0, 0, 4], [1, 1, 0]], [[4, 0, 0], [0, 0, 2]]])
GAPS = np.array([[[3, 1, 0, 0], [2, 0, 0, 0]], [[0, 0, 2, 2], [1, 1, 0, 0]], [[0, 0, 0, 4], [0, 0, 0, 2]]])


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """A table without missing calls."""
    path = tmp_path / "study.tsv"
    path.write_text(table_text(COUNTS), newline="\n", encoding="utf-8")
    return path


@pytest.fixture
def table_with_gaps(tmp_path: Path) -> Path:
    """A table with missing calls."""
    path = tmp_path / "gaps.tsv"
    path.write_text(table_text(GAPS), newline="\n", encoding="utf-8")
    return path


def written(path: Path, tables: GenotypeTables) -> Path:
    path.write_bytes(b"".join(packed_if_gz(path, encode_tables(tables))))
    return path


def complaint(path: Path) -> str:
    with pytest.raises(InvalidInput) as caught:
        open_study(path)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_the_header_is_the_documented_one() -> None:
    assert FIRST_LINE == "#gwasprivacy-tables/1"
    counts = "case_0 case_1 case_2 case_missing control_0 control_1 control_2 control_missing"
    assert HEADER.split("\t") == ["chrom", "snp", "pos", "a1", "a2", *counts.split()]


@pytest.mark.parametrize(
    ("most_known", "odd"), [(1 << 18, "rsé"), (3, "AT"), (1 << 18, "a" * 300), (1 << 18, "a\0b\0")]
)
def test_the_text_is_that_of_writing_cell_after_cell(
    monkeypatch: pytest.MonkeyPatch, most_known: int, odd: str
) -> None:
    """Each cell by itself, formulas with an apostrophe; however many rows make a piece, and however large counts are."""
    monkeypatch.setattr(count_lines, "_MOST_KNOWN", most_known)
    monkeypatch.setattr(tsv, "_ROWS_PER_PIECE", 7)
    rng, n = np.random.default_rng(3), 40
    texts = np.array(["1", "22", "=A1", "-", "-x", "+5", "@b", odd, "'q", "AT"], dtype=object)
    letters = np.array(["A", "C", "-", "=", "'", "0"], dtype=object)
    columns = {name: rng.choice(letters if name == "a2" else texts, n) for name in ("chrom", "snp", "a1", "a2")}
    variants = Variants(pos=rng.integers(0, 10**12, n), **columns)
    tables = GenotypeTables(counts=rng.integers(0, 4, (n, 2, 3)), variants=variants, n_cases=1234, n_controls=9)
    expected = f"{FIRST_LINE}\n{HEADER}\n"
    for row in range(n):
        names = (getattr(variants, name)[row] for name in ("chrom", "snp", "pos", "a1", "a2"))
        counts = [[*group, missing] for group, missing in zip(tables.counts[row], tables.missing[row], strict=True)]
        expected += "\t".join(map(cell, [*names, *counts[0], *counts[1]])) + "\n"
    assert b"".join(encode_tables(tables)).decode() == expected


def test_a_table_is_a_study_without_people(table: Path) -> None:
    study = open_study(table)
    assert (study.format_name, study.n_cases, study.n_controls, study.people) == ("genotype table", 4, 2, None)
    counted = count_tables(study)
    assert counted.tables.counts.tolist() == COUNTS.tolist()
    assert not counted.has_missing
    assert count_tables(study, rows=np.array([2, 0])).tables.counts.tolist() == COUNTS[[2, 0]].tolist()


def test_a_table_tells_missing_calls_and_fills_none(table_with_gaps: Path) -> None:
    study = open_study(table_with_gaps)
    assert (study.n_cases, study.n_controls, study.notes) == (4, 2, ())
    assert study.count_calls().tolist() == GAPS.tolist()
    counted = count_tables(study)
    assert counted.tables.counts.tolist() == GAPS[..., :3].tolist()
    assert counted.tables.missing.tolist() == GAPS[..., 3].tolist()
    assert counted.n_missing.tolist() == [0, 2, 6]


text = st.text(st.characters(codec="utf-8", exclude_categories=["C", "Z"]), min_size=1, max_size=8)


@given(data=st.data(), n_cases=st.integers(1, 10**9), n_controls=st.integers(1, 50), gz=st.booleans())
@settings(max_examples=50, deadline=None)
def test_what_is_written_is_read_back(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject, n_cases: int, n_controls: int, gz: bool
) -> None:
    n_snps = data.draw(st.integers(1, 5))
    columns = {
        name: data.draw(st.lists(text, min_size=n_snps, max_size=n_snps)) for name in ("chrom", "snp", "a1", "a2")
    }
    pos = data.draw(st.lists(st.integers(0, 10**12), min_size=n_snps, max_size=n_snps))
    counts = np.zeros((n_snps, 2, 3), dtype=np.int64)
    for row in range(n_snps):
        for group, size in enumerate((n_cases, n_controls)):
            called = data.draw(st.integers(0, size))
            two = data.draw(st.integers(0, called))
            one = data.draw(st.integers(0, called - two))
            counts[row, group] = (called - one - two, one, two)
    tables = GenotypeTables(
        counts=counts, variants=Variants(pos=np.array(pos), **columns), n_cases=n_cases, n_controls=n_controls
    )
    folder = tmp_path_factory.mktemp("tsv")
    path = written(folder / ("t.tsv.gz" if gz else "t.tsv"), tables)
    assert path.read_bytes().startswith(b"\x1f\x8b") is gz
    assert read_tables(path).tables == tables


def test_compressed_tables_have_no_time_and_no_name_in_them(tmp_path: Path, hapsample: Path) -> None:
    tables = count_tables(open_study(hapsample)).tables
    first = written(tmp_path / "one.tsv.gz", tables).read_bytes()
    assert first == written(tmp_path / "other.tsv.gz", tables).read_bytes()
    assert first[4:8] == bytes(4)
    assert gzip.decompress(first) == written(tmp_path / "plain.tsv", tables).read_bytes()
    assert read_tables(tmp_path / "one.tsv.gz").tables == tables


def test_plink_and_its_own_table_are_the_same_study(tmp_path: Path) -> None:
    prefix, _, _ = random_plink(tmp_path, missing=0.1)
    study = open_study(prefix)
    again = open_study(written(tmp_path / "again.tsv", count_tables(study).tables))
    assert again.count_calls().tolist() == study.count_calls().tolist()
    for fill in (None, FillRule.NON_COUNTED):
        assert count_tables(again, fill=fill).tables == count_tables(study, fill=fill).tables


def test_a_table_is_known_by_its_header_whatever_its_name(table: Path) -> None:
    odd = table.rename(table.with_name("counts.txt"))
    assert open_study(odd).n_cases == 4
    compressed = odd.with_name("counts.bin")
    compressed.write_bytes(gzip.compress(odd.read_bytes()[:60]) + gzip.compress(odd.read_bytes()[60:]))
    assert open_study(compressed).n_cases == 4  # two members, as bgzip and cat write them


def test_windows_line_ends_and_a_byte_order_mark_are_read(table: Path) -> None:
    table.write_bytes(b"\xef\xbb\xbf" + table.read_bytes().replace(b"\n", b"\r\n"))
    assert open_study(table).n_controls == 2


def test_a_table_has_no_room_for_a_phenotype_file(table: Path) -> None:
    with pytest.raises(InvalidInput, match="has no people"):
        open_study(table, phenotype=table)
    with pytest.raises(InvalidInput, match="no phenotype file"):
        open_study(table, phenotype_name="ill")


BROKEN = {
    "an empty file": (lambda t: "", "is empty"),
    "a header alone": (lambda t: "".join(t.splitlines(True)[:2]), "no SNP"),
    "a column missing in the header": (lambda t: t.replace("a1\t", "", 1), "line 2: not the header"),
    "a column twice in the header": (lambda t: t.replace("case_1", "case_0", 1), "line 2: not the header"),
    "no first line": (lambda t: t.split("\n", 1)[1], "line 1: not the header"),
    "no header": (lambda t: t.replace(f"{HEADER}\n", ""), "line 2: not the header"),
    "spaces for tabs": (lambda t: t.replace("\t", " "), "line 2: not the header"),
    "a field too few": (lambda t: t.replace("\t2\t0\t0\t0\n", "\t2\t0\t0\n"), "line 3: the number of columns is 12,"),
    "a negative count": (
        lambda t: t.replace("\t4\t0\t1\t1\t0\t0\n", "\t4\t0\t-1\t3\t0\t0\n"),
        "line 4: the count control_0",
    ),
    "a fractional count": (
        lambda t: t.replace("\t4\t0\t1\t1\t0\t0\n", "\t4\t0\t1.5\t.5\t0\t0\n"),
        "line 4: the count control_0",
    ),
    "an empty count": (
        lambda t: t.replace("\t4\t0\t1\t1\t0\t0\n", "\t4\t0\t\t1\t0\t0\n"),
        "line 4: the count control_0",
    ),
    "an empty name": (lambda t: t.replace("rs2", ""), "line 4: the column snp is empty"),
    "a case too many": (
        lambda t: t.replace("\t4\t0\t0\t0\t0\t0\t2\t0\n", "\t5\t0\t0\t0\t0\t0\t2\t0\n"),
        "line 5: the numbers of",
    ),
    "a control too few": (
        lambda t: t.replace("\t4\t0\t0\t0\t0\t0\t2\t0\n", "\t4\t0\t0\t0\t0\t0\t1\t0\n"),
        "line 5: the numbers of",
    ),
    "a huge count": (lambda t: t.replace("\t3\t1\t0\t", "\t3000000000\t1\t0\t"), "line 3"),
    "nobody in a group": (
        lambda t: f"{FIRST_LINE}\n{HEADER}\n1\trs1\t5\tA\tG\t1\t0\t0\t0\t0\t0\t0\t0\n",
        "there are no controls",
    ),
    "an empty line inside": (lambda t: t.replace("\n1\trs3", "\n\n1\trs3"), "line 5: empty"),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_table_is_told_in_one_line(table: Path, kind: str) -> None:
    change, words = BROKEN[kind]
    before = table.read_text(encoding="utf-8")
    assert change(before) != before
    table.write_text(change(before), encoding="utf-8")
    assert words in complaint(table)
    assert "study.tsv" in complaint(table)


BROKEN_WITH_GAPS = {
    "the first line alone": (lambda t: FIRST_LINE + "\n", "line 2: not the header"),
    "a header without missing calls": (
        lambda t: t.replace("\tcase_missing", "").replace("\tcontrol_missing", ""),
        "line 2: not the header",
    ),
    "a later version": (lambda t: t.replace("tables/1", "tables/2", 1), "line 1: a version of genotype tables"),
    "no number of missing controls": (
        lambda t: t.replace("\t1\t1\t0\t0\n", "\t1\t1\t0\n"),
        "line 4: the number of columns is 12,",
    ),
    "a missing case too few": (lambda t: t.replace("\t2\t2\t1\t1", "\t2\t1\t1\t1"), "line 4: the numbers of"),
    "fewer than nobody missing": (lambda t: t.replace("\t2\t2\t1", "\t5\t-1\t1"), "line 4: the count case_missing"),
    "a column of strata": (
        lambda t: t.replace("a2\t", "a2\tstratum\t", 1),
        "line 3: the number of columns is 13, where a SNP has 14",
    ),
}


@pytest.mark.parametrize("kind", BROKEN_WITH_GAPS)
def test_a_broken_table_with_missing_calls_is_told_in_one_line(table_with_gaps: Path, kind: str) -> None:
    change, words = BROKEN_WITH_GAPS[kind]
    before = table_with_gaps.read_text(encoding="utf-8")
    assert change(before) != before
    table_with_gaps.write_text(change(before), encoding="utf-8")
    assert words in complaint(table_with_gaps)


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda b: b[:-12], "ends too early"),
        (lambda b: b[:30] + b"\xff\xff\xff" + b[33:], "damaged"),
        (lambda b: b + b"rubbish", "damaged"),
        (lambda b: gzip.compress(b""), "contains nothing when"),
    ],
)
def test_a_damaged_compressed_table_is_told_in_one_line(table: Path, damage: object, words: str) -> None:
    path = table.with_name("study.tsv.gz")
    path.write_bytes(damage(gzip.compress(table.read_bytes())))  # type: ignore[operator]
    assert words in complaint(path)


def test_zero_bytes_after_a_compressed_table_are_padding(table: Path) -> None:
    path = table.with_name("study.tsv.gz")
    path.write_bytes(gzip.compress(table.read_bytes()) + bytes(512))
    assert open_study(path).n_cases == 4
