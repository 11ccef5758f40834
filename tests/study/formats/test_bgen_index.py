"""The index beside a BGEN saves the walk through the file, and nothing else depends on it: what it says is never believed."""

from __future__ import annotations

import io
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from bgen import BgenWriter
from hypothesis import given, settings
from hypothesis import strategies as st

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.executors import ProcessExecutor
from gwasprivacy.base.work import Work
from gwasprivacy.study.formats import bgen
from gwasprivacy.study.formats.bgen import BgenStudy
from gwasprivacy.study.formats.registry import open_study
from gwasprivacy.study.phenotype import StatusSource

N_PEOPLE, N_SNPS = 9, 150
NAMES = [f"S{i}" for i in range(N_PEOPLE)]
FAR = np.array([2, 3, 149])
"""From row 77, and, read 64 at a time, from each other."""
Site = tuple[str, int, str, tuple[str, ...]]


def usual_sites(n_snps: int = N_SNPS) -> list[Site]:
    return [("1", 100 + row, f"rs{row:03}", ("A", "G")) for row in range(n_snps)]


def write(
    folder: Path, sites: list[Site], *, name: str = "study", n_people: int = N_PEOPLE, compression: str | None = "zlib"
) -> Path:
    """By the package ``bgen``, which writes the index too."""
    path, rng = folder / f"{name}.bgen", np.random.default_rng(3)
    names = [f"S{i}" for i in range(n_people)]
    with BgenWriter(str(path), n_people, samples=names, compression=compression, layout=2) as writer:
        for row, (chrom, pos, rsid, alleles) in enumerate(sites):
            n_genotypes = len(alleles) * (len(alleles) + 1) // 2
            p = rng.dirichlet(np.ones(n_genotypes), n_people)
            writer.add_variant(f"v{row}", rsid, chrom, pos, list(alleles), p, bit_depth=8)
    (folder / "pheno.txt").write_text(
        "".join(f"0 {each} {1 + i % 2}\n" for i, each in enumerate(names)), encoding="utf-8"
    )
    return path


def index_of(path: Path) -> Path:
    return path.with_name(f"{path.name}.bgi")


def opened(path: Path) -> BgenStudy:
    study = open_study(path, phenotype=path.with_name("pheno.txt"), dosages=True)
    assert isinstance(study, BgenStudy)
    return study


def is_indexed(study: BgenStudy) -> bool:
    """Whether an index was used; one that was not is told."""
    told = any("study.bgen.bgi" in note for note in study.notes)
    assert (study.places.index is None) == told
    return not told


def walked(path: Path) -> BgenStudy:
    """The same study without its index."""
    index = index_of(path)
    aside = index.with_name("aside")
    index.rename(aside)
    study = opened(path)
    assert not any("bgi" in note for note in study.notes)
    assert study.places.index is None
    aside.rename(index)
    return study


def change(path: Path, *statements: str) -> None:
    with sqlite3.connect(index_of(path)) as connection:
        for statement in statements:
            connection.execute(statement)
    connection.close()


SITES = st.lists(
    st.tuples(
        st.sampled_from(["1", "2", "10", "X", "chr1", "01", ""]),
        st.integers(0, (1 << 31) - 1),
        st.sampled_from(["rs1", "rs2", ".", "", "ä b", "x" * 300]),
        st.sampled_from([("A", "G"), ("G", "A"), ("A", "C", "T"), ("ACGT" * 50, "A"), ("A",), ("A", "A")]),
    ),
    min_size=1,
    max_size=140,
)


@settings(max_examples=40, deadline=None)
@given(sites=SITES, data=st.data())
def test_variants_and_tables_are_those_without_the_index(
    tmp_path_factory: pytest.TempPathFactory, sites: list[Site], data: st.DataObject
) -> None:
    sites = [site for site in sites if len(site[3]) > 1] or usual_sites(1)
    path = write(tmp_path_factory.mktemp("study"), sites)
    rows = np.array(sorted(data.draw(st.sets(st.integers(0, len(sites) - 1)))), dtype=np.int64)
    with_index, without = opened(path), walked(path)
    assert is_indexed(with_index)
    assert with_index.variants == without.variants
    assert with_index.sizes == without.sizes
    assert with_index.notes == without.notes
    for chosen in (None, rows):
        for block in (None, 1, 7, 64):
            found = with_index.count_calls(chosen, block=block)
            assert np.array_equal(found, without.count_calls(chosen, block=block))


def test_processes_count_the_same_by_an_index(tmp_path: Path) -> None:
    study = opened(write(tmp_path, usual_sites()))
    with ProcessExecutor(2) as executor:
        counted = study.count_calls(block=20, work=Work(executor=executor))
    assert np.array_equal(counted, study.count_calls())


class Counted(io.FileIO):
    """A file that counts what is read of it."""

    n_bytes = 0

    def readinto(self, view: bytearray) -> int:  # type: ignore[override]
        found = super().readinto(view)
        Counted.n_bytes += found
        return found


@pytest.mark.parametrize(("there", "used"), [(True, True), (True, False), (False, False)])
def test_once_is_asked_whether_an_index_lies_beside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bool, used: bool
) -> None:
    """So that what opens the study and what is said of it cannot differ where somebody puts an index there, or takes it away, meanwhile."""
    path, is_file = write(tmp_path, usual_sites()), Path.is_file
    asked: list[Path] = []
    if not there:
        index_of(path).unlink()
    elif not used:
        change(path, "UPDATE Metadata SET file_size = file_size + 1")

    def counted(self: Path) -> bool:
        if self == index_of(path):
            asked.append(self)
        return is_file(self)

    monkeypatch.setattr(Path, "is_file", counted)
    study = bgen.open_bgen(path, status=StatusSource(file=path.with_name("pheno.txt")))
    assert len(asked) == 1
    assert (study.places.index is not None) == used
    assert any("study.bgen.bgi" in note for note in study.notes) == (there and not used)


def test_of_a_few_listed_snps_little_else_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(tmp_path, usual_sites(600), n_people=3000, compression=None)
    size, listed = path.stat().st_size, np.array([40, 300, 501])
    assert size > 5_000_000
    monkeypatch.setattr(bgen, "open_binary", lambda path: Counted(path, "rb"))
    read = {}
    for way, opening in (("index", opened), ("walk", walked)):
        Counted.n_bytes = 0
        opening(path).count_calls(listed, block=1)
        read[way] = Counted.n_bytes
    assert (
        read["index"] < 9 * (1 << 16) < size / 8
    )  # the header, the first, the last, and at most two buffers for each of three
    assert read["walk"] > size / 2


def test_headers_of_other_records_are_not_read(tmp_path: Path) -> None:
    path = write(tmp_path, usual_sites())
    whole = opened(path).count_calls()
    path.write_bytes(path.read_bytes().replace(b"rs077", b"\xff" * 5))
    study = opened(path)
    assert is_indexed(study)
    assert np.array_equal(study.count_calls(FAR, block=64), whole[FAR])
    with pytest.raises(InvalidInput, match="record 78"):
        study.count_calls()
    with pytest.raises(InvalidInput, match="record 78"):
        walked(path)


@pytest.mark.parametrize(
    "lie",
    [
        "allele1 = 'G'",
        "allele1 = 'a'",
        "rsid = 'rs078'",
        "rsid = 'rs77'",
        "rsid = '.'",
        "rsid = ''",
        "position = 178",
        "position = 0",
        "chromosome = '2'",
        "chromosome = '01'",
        "chromosome = 'chr1'",
    ],
)
def test_a_lie_is_told_where_its_record_is_read(tmp_path: Path, lie: str) -> None:
    path = write(tmp_path, usual_sites())
    change(path, f"UPDATE Variant SET {lie} WHERE rsid = 'rs077'")
    study = opened(path)
    assert is_indexed(study)
    assert np.array_equal(study.count_calls(FAR, block=64), walked(path).count_calls(FAR))
    for rows in (None, np.array([77]), np.arange(70, 80)):
        with pytest.raises(InvalidInput) as caught:
            study.count_calls(rows)
        assert caught.value.code == "bgen.index-differs"
        assert "study.bgen, record 78:" in str(caught.value)
        assert " study.bgen.bgi " in str(caught.value)


def test_names_of_two_records_changed_for_each_other_are_told(tmp_path: Path) -> None:
    path = write(tmp_path, usual_sites())
    change(
        path,
        *(
            f"UPDATE Variant SET rsid = '{a}' WHERE rsid = '{b}'"
            for a, b in (("x", "rs050"), ("rs050", "rs051"), ("rs051", "x"))
        ),
    )
    with pytest.raises(InvalidInput, match="record 51"):
        opened(path).count_calls(np.array([50]))


def test_an_index_of_the_file_before_it_was_written_anew_is_told_or_not_used(tmp_path: Path) -> None:
    """Where neither the size, nor the first thousand bytes, nor the last record show it; and where they do."""
    old = write(tmp_path, usual_sites())
    kept, before = index_of(old).read_bytes(), old.read_bytes()
    sites = usual_sites()
    sites[90:100] = [("1", 190 + row, f"rs{99 - row:03}", ("A", "G")) for row in range(10)]
    new = write(tmp_path, sites)
    index_of(new).write_bytes(kept)
    assert (new.stat().st_size, new.read_bytes()[:1000]) == (len(before), before[:1000])
    study = opened(new)
    assert is_indexed(study)
    with pytest.raises(InvalidInput, match="record 91"):
        study.count_calls()
    new = write(tmp_path, [("1", 100 + row, f"rs{row:03}", ("C", "G")) for row in range(N_SNPS)])
    index_of(new).write_bytes(kept)
    study = opened(new)
    assert not is_indexed(study)
    assert study.variants.a2.tolist() == ["C"] * N_SNPS


ANEW = ("CREATE TABLE t AS SELECT * FROM Variant", "DROP TABLE Variant", "ALTER TABLE t RENAME TO Variant")
"""Without what its columns must be."""
MIDDLE = "WHERE rsid = 'rs077'"
UNFIT = {
    "other size": ["UPDATE Metadata SET file_size = file_size + 1"],
    "other bytes": ["UPDATE Metadata SET first_1000_bytes = zeroblob(1000)"],
    "fewer bytes": ["UPDATE Metadata SET first_1000_bytes = substr(first_1000_bytes, 1, 999)"],
    "bytes as text": ["UPDATE Metadata SET first_1000_bytes = 'bgen'"],
    "no metadata": ["DROP TABLE Metadata"],
    "nothing in it": ["DELETE FROM Metadata"],
    "twice": ["INSERT INTO Metadata SELECT * FROM Metadata"],
    "no variants": ["DELETE FROM Variant"],
    "no table": ["DROP TABLE Variant"],
    "other columns": ["ALTER TABLE Variant RENAME COLUMN rsid TO name"],
    "one less": [f"DELETE FROM Variant {MIDDLE}"],
    "the first less": ["DELETE FROM Variant WHERE rsid = 'rs000'"],
    "the last less": ["DELETE FROM Variant WHERE rsid = 'rs149'"],
    "one more": [f"INSERT INTO Variant SELECT chromosome, 1, rsid, 2, 'A', 'G', file_start_position, 1 FROM Variant {MIDDLE}"],
    "one twice in place of another": [*ANEW, f"DELETE FROM Variant {MIDDLE}", "INSERT INTO Variant SELECT * FROM Variant WHERE rsid = 'rs078'"],
    "one later": [f"UPDATE Variant SET file_start_position = file_start_position + 1 {MIDDLE}"],
    "all later": ["UPDATE Variant SET file_start_position = file_start_position + 1"],
    "one shorter": [f"UPDATE Variant SET size_in_bytes = size_in_bytes - 1 {MIDDLE}"],
    "the last shorter": ["UPDATE Variant SET size_in_bytes = size_in_bytes - 1 WHERE rsid = 'rs149'"],
    "the first begins later": [
        "UPDATE Variant SET file_start_position = file_start_position + 1, size_in_bytes = size_in_bytes - 1 WHERE rsid = 'rs000'"
    ],
    "empty": [f"UPDATE Variant SET size_in_bytes = 0 {MIDDLE}"],
    "below 0": [f"UPDATE Variant SET size_in_bytes = -5 {MIDDLE}"],
    "huge": [f"UPDATE Variant SET size_in_bytes = 9223372036854775807 {MIDDLE}"],
    "huge start": [f"UPDATE Variant SET file_start_position = 9223372036854775807 {MIDDLE}"],
    "no number": [f"UPDATE Variant SET position = 'x' {MIDDLE}"],
    "half a number": [f"UPDATE Variant SET position = 177.5 {MIDDLE}"],
    "position below 0": [f"UPDATE Variant SET position = -1 {MIDDLE}"],
    "position too large": [f"UPDATE Variant SET position = 4294967296 {MIDDLE}"],
    "a blob": [f"UPDATE Variant SET allele1 = x'41' {MIDDLE}"],
    "no text": [f"UPDATE Variant SET allele1 = CAST(x'ff' AS TEXT) {MIDDLE}"],
    "nothing": [*ANEW, f"UPDATE Variant SET allele1 = NULL {MIDDLE}"],
    "a long name": [f"UPDATE Variant SET rsid = replace(hex(zeroblob(1000000)), '0', 'x') {MIDDLE}"],
    "long names": ["UPDATE Variant SET rsid = rsid || replace(hex(zeroblob(10000)), '0', 'x')"],
    "the first lies": ["UPDATE Variant SET allele1 = 'T' WHERE rsid = 'rs000'"],
    "the last lies": ["UPDATE Variant SET position = 5 WHERE rsid = 'rs149'"],
    "a view without end": [
        "DROP TABLE Variant",
        "CREATE VIEW Variant AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000000000) "
        "SELECT '1' chromosome, i position, 'rs' rsid, 2 number_of_alleles, 'A' allele1, 'G' allele2, i file_start_position, "
        "1 size_in_bytes FROM n WHERE i < 0",
    ],
}  # fmt: skip


@pytest.mark.parametrize("how", UNFIT)
def test_an_index_that_does_not_fit_is_as_none_and_told(tmp_path: Path, how: str) -> None:
    path = write(tmp_path, usual_sites())
    change(path, *UNFIT[how])
    assert_as_none(path)


def assert_as_none(path: Path) -> None:
    study, without = opened(path), walked(path)
    assert not is_indexed(study)
    assert study.variants == without.variants
    assert np.array_equal(study.count_calls(), without.count_calls())


def of_another_file(index: Path) -> None:
    folder = index.parent / "other"
    folder.mkdir()
    index.write_bytes(index_of(write(folder, usual_sites()[::-1])).read_bytes())


def without_what_it_leads_to(index: Path) -> None:
    index.unlink()
    index.mkdir()


DAMAGED: dict[str, Callable[[Path], object]] = {
    "of another file": of_another_file,
    "empty": lambda index: index.write_bytes(b""),
    "text": lambda index: index.write_bytes(b"chromosome position\n" * 1000),
    "half": lambda index: os.truncate(index, index.stat().st_size // 2),
    "its first page": lambda index: os.truncate(index, 4096),
    "the head alone": lambda index: index.write_bytes(index.read_bytes()[:100]),
    "zeros behind the head": lambda index: index.write_bytes(index.read_bytes()[:4096] + bytes(1 << 16)),
    "a folder": without_what_it_leads_to,
}


@pytest.mark.parametrize("how", DAMAGED)
def test_a_damaged_index_is_as_none(tmp_path: Path, how: str) -> None:
    path = write(tmp_path, usual_sites())
    DAMAGED[how](index_of(path))
    study, without = opened(path), walked(path)
    assert study.places.index is None
    assert study.variants == without.variants


@pytest.mark.posix
def test_a_pipe_or_a_link_to_nothing_is_no_index(tmp_path: Path) -> None:
    path = write(tmp_path, usual_sites())
    expected = walked(path).variants
    index = index_of(path)
    for leads_to in (None, "nowhere", index.name):
        index.unlink()
        index.symlink_to(leads_to) if leads_to else os.mkfifo(index)
        study = opened(path)
        assert study.places.index is None
        assert study.variants == expected


def test_wherever_bytes_of_an_index_are_changed_the_study_is_the_same_or_it_is_told(tmp_path: Path) -> None:
    path = write(tmp_path, usual_sites())
    index, without = index_of(path), walked(path)
    whole, rng = index.read_bytes(), np.random.default_rng(8)
    expected = without.count_calls()
    n_used = n_unused = 0
    for _ in range(250):
        data = bytearray(whole)
        for place in rng.integers(0, len(data) if rng.random() < 0.5 else 300, rng.integers(1, 4)):
            data[place] = rng.integers(256)
        index.write_bytes(data)
        study = opened(path)
        n_unused += not is_indexed(study)
        if study.variants == without.variants:
            n_used += is_indexed(study)
            assert np.array_equal(study.count_calls(), expected)
        else:
            with pytest.raises(InvalidInput, match="says another variant"):
                study.count_calls()
    assert n_used > 20
    assert n_unused > 20


def test_a_link_to_an_index_and_any_name_will_do_and_nothing_is_written(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    path = write(tmp_path, usual_sites(), name="50 %3F ? # ä 'study' x")
    index = index_of(path)
    kept = index.rename(tmp_path / "elsewhere" / "index")
    index.symlink_to(kept)
    before = {each: each.stat().st_mtime_ns for each in tmp_path.rglob("*")}
    study = opened(path)
    assert study.places.index == index
    study.count_calls()
    assert {each: each.stat().st_mtime_ns for each in tmp_path.rglob("*")} == before


def test_the_order_of_an_index_is_not_that_of_the_file(tmp_path: Path) -> None:
    """bgenix sorts by chromosome, as text, and by position."""
    sites = [(chrom, pos, f"rs{chrom}-{pos}", ("A", "G")) for chrom in ("2", "10", "1") for pos in (30, 20, 10)]
    study = opened(write(tmp_path, sites))
    assert is_indexed(study)
    assert study.variants.snp.tolist() == [rsid for _, _, rsid, _ in sites]
