"""Counts of packed genotypes against an independent reader, and against counting one person after the other."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest
from bed_reader import open_bed
from hypothesis import given, settings
from hypothesis import strategies as st

from gwasprivacy.base.errors import Cancelled, InvalidInput
from gwasprivacy.base.executors import ProcessExecutor
from gwasprivacy.base.packed_kernel import SPARE_BYTES, compiled_kernel
from gwasprivacy.base.platforms.opening import read_at
from gwasprivacy.base.progress import CancelFlag
from gwasprivacy.base.work import Work
from gwasprivacy.study import counting
from gwasprivacy.study.counted_study import count_candidates, count_tables
from gwasprivacy.study.counting import PackedCounter, count_packed, group_masks
from gwasprivacy.study.design import FillRule, StudyDesign
from gwasprivacy.study.formats.registry import open_study
from tests.study.make_plink import bed_bytes, counts_of, make_plink, random_plink


@pytest.mark.parametrize("n_people", [2, 3, 4, 5, 31, 32, 33, 64, 65, 130])
def test_counts_agree_with_bed_reader_for_every_padding(tmp_path: Path, n_people: int) -> None:
    n_cases = n_people // 2
    prefix, _, is_case = random_plink(
        tmp_path, seed=n_people, n_snps=40, n_cases=n_cases, n_controls=n_people - n_cases, missing=0.1
    )
    with open_bed(prefix.with_suffix(".bed")) as oracle:
        copies = oracle.read(dtype="int8", num_threads=1).T  # −127 where missing, otherwise copies of a1
        assert oracle.sid.tolist() == open_study(prefix).variants.snp.tolist()
    expected = counts_of(np.where(copies < 0, 3, copies), is_case)
    np.testing.assert_array_equal(open_study(prefix).count_calls(), expected)


@given(data=st.data(), n_people=st.integers(1, 70), n_snps=st.integers(1, 6))
@settings(max_examples=60, deadline=None)
def test_both_kernels_count_like_counting_on_fingers(data: st.DataObject, n_people: int, n_snps: int) -> None:
    calls = st.lists(st.integers(0, 3), min_size=n_people, max_size=n_people)
    genotypes = np.array(data.draw(st.lists(calls, min_size=n_snps, max_size=n_snps)), dtype=np.uint8)
    is_case = np.array(data.draw(st.lists(st.booleans(), min_size=n_people, max_size=n_people)))
    packed = np.frombuffer(bed_bytes(genotypes)[3:], np.uint8).reshape(n_snps, -1).copy()
    # Whatever stands in the padding bits belongs to nobody.
    if n_people % 4:
        packed[:, -1] |= np.uint8(0xFF << 2 * (n_people % 4) & 0xFF)
    groups = np.stack([is_case, ~is_case])
    masks, sizes = group_masks(groups), groups.sum(axis=1)
    expected = counts_of(genotypes, is_case)
    np.testing.assert_array_equal(count_packed(packed, masks, sizes, compiled=False), expected)
    np.testing.assert_array_equal(count_packed(packed, masks, sizes, compiled=True), expected)


@pytest.mark.parametrize("block", [1, 2, 7, 50, 1000])
def test_the_block_size_does_not_change_the_counts(tmp_path: Path, block: int) -> None:
    prefix, genotypes, is_case = random_plink(tmp_path, n_snps=50, missing=0.05)
    counted = open_study(prefix).count_calls(block=block)
    np.testing.assert_array_equal(counted, counts_of(genotypes, is_case))


def test_processes_give_the_same_tables(tmp_path: Path) -> None:
    prefix, _, _ = random_plink(tmp_path, n_snps=50, missing=0.05)
    study = open_study(prefix)
    with ProcessExecutor(2) as executor:
        shared = count_tables(study, block=7, work=Work(executor=executor))
    alone = count_tables(study)
    assert shared.tables == alone.tables
    np.testing.assert_array_equal(shared.n_missing, alone.n_missing)


@given(rows=st.lists(st.integers(0, 29), unique=True, min_size=1), block=st.integers(1, 40))
@settings(max_examples=40, deadline=None)
def test_chosen_rows_come_in_the_order_asked_for(
    tmp_path_factory: pytest.TempPathFactory, rows: list[int], block: int
) -> None:
    prefix, genotypes, is_case = random_plink(tmp_path_factory.mktemp("rows"), n_snps=30, missing=0.1)
    index = np.array(rows)
    counted = count_tables(open_study(prefix), rows=index, block=block)
    expected = counts_of(genotypes, is_case)[index]
    assert counted.tables.variants.snp.tolist() == [f"rs{row + 1}" for row in rows]
    np.testing.assert_array_equal(counted.n_missing, expected[..., 3].sum(axis=1))
    np.testing.assert_array_equal(counted.tables.counts[..., 1:], expected[..., 1:3])


def test_a_missing_call_is_in_no_cell_or_by_the_rule_no_copy_of_a1(tmp_path: Path) -> None:
    prefix = make_plink(tmp_path, np.array([[3, 2, 3, 1], [0, 1, 2, 0]]), [True, True, False, False])
    counted = count_tables(open_study(prefix))
    assert counted.tables.counts.tolist() == [[[0, 0, 1], [0, 1, 0]], [[1, 1, 0], [1, 0, 1]]]
    assert counted.tables.missing.tolist() == [[1, 1], [0, 0]]
    filled = count_tables(open_study(prefix), fill=FillRule.NON_COUNTED)
    assert filled.tables.counts.tolist() == [[[1, 0, 1], [1, 1, 0]], [[1, 1, 0], [1, 0, 1]]]
    assert not filled.tables.has_missing
    for one in (counted, filled):
        assert one.n_missing.tolist() == [2, 0]
        assert one.has_missing


def test_the_reference_study_has_its_known_facts(hapsample: Path) -> None:
    counted = count_tables(open_study(hapsample))
    tables = counted.tables
    columns = tables.counts.sum(axis=1)
    assert (tables.n_snps, tables.n_cases, tables.n_controls) == (9935, 1000, 1000)
    assert not counted.has_missing
    assert int(((columns > 0).sum(axis=1) == 1).sum()) == 1003  # monomorphic
    assert int((columns == 0).any(axis=1).sum()) == 1404  # an empty genotype column


def test_progress_is_told_per_block_and_ends_complete(tmp_path: Path) -> None:
    prefix, _, _ = random_plink(tmp_path, n_snps=50)
    told: list[tuple[str, float, float]] = []
    open_study(prefix).count_calls(block=10, work=Work(progress=lambda *step: told.append(step)))
    assert told[0] == ("Counting genotypes", 0, 5)
    assert told[-1] == ("Counting genotypes", 5, 5)


def test_cancelling_stops_between_blocks(tmp_path: Path) -> None:
    prefix, _, _ = random_plink(tmp_path, n_snps=50)
    flag = CancelFlag()

    def cancel_after_two(stage: str, done: float, total: float) -> None:
        assert done <= 3
        if done == 2:
            flag.cancel()

    with pytest.raises(Cancelled):
        open_study(prefix).count_calls(block=1, work=Work(progress=cancel_after_two, cancel=flag))


@pytest.mark.parametrize("change", ["truncated", "overwritten", "removed", "replaced by a folder"])
def test_a_file_that_changes_after_opening_is_noticed(tmp_path: Path, change: str) -> None:
    prefix, _, _ = random_plink(tmp_path, n_snps=50)
    bed = prefix.with_suffix(".bed")
    study = open_study(prefix)
    before = bed.stat()
    if change == "truncated":
        os.truncate(bed, 20)
    elif change == "overwritten":
        bed.write_bytes(bed.read_bytes())
        os.utime(bed, ns=(before.st_atime_ns, before.st_mtime_ns + 1_000_000))
    else:
        bed.unlink()
        if change != "removed":
            bed.mkdir()
    with pytest.raises(InvalidInput, match=r"study\.bed"):
        study.count_calls()


def test_a_file_cut_during_the_read_is_noticed_not_fatal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    prefix, _, _ = random_plink(tmp_path, n_snps=50)
    study = open_study(prefix)
    monkeypatch.setattr(counting, "read_at", lambda *_: 0)
    with pytest.raises(InvalidInput, match="changed while it was being read"):
        study.count_calls()


def test_a_failing_disk_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    prefix, _, _ = random_plink(tmp_path, n_snps=50)
    study = open_study(prefix)

    def fail(*_: object) -> int:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(counting, "read_at", fail)
    with pytest.raises(InvalidInput, match=r"study\.bed cannot be read: the disk reported an error\."):
        study.count_calls()


def test_short_reads_are_continued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    prefix, genotypes, is_case = random_plink(tmp_path, n_snps=50)
    study = open_study(prefix)
    monkeypatch.setattr(counting, "read_at", lambda handle, view, start: read_at(handle, view[:3], start))
    np.testing.assert_array_equal(study.count_calls(), counts_of(genotypes, is_case))


def test_a_large_study_uses_the_compiled_kernel() -> None:
    groups = np.ones((1, 8), dtype=bool)
    make = lambda n_rows: PackedCounter.of_groups(Path("x.bed"), None, 3, groups, n_rows)  # type: ignore[arg-type]  # noqa: E731
    assert not make(1000).compiled
    assert make(1 << 27).compiled


@pytest.mark.parametrize("n_people", [2, 5, 63, 64, 65, 255, 256, 257, 300])
@pytest.mark.parametrize("block", [None, 1, 7])
def test_machine_code_on_threads_counts_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, n_people: int, block: int | None
) -> None:
    monkeypatch.setattr(counting, "_COMPILE_FROM_BYTES", 0)
    n_cases = n_people // 2
    prefix, genotypes, is_case = random_plink(
        tmp_path, seed=n_people, n_snps=37, n_cases=n_cases, n_controls=n_people - n_cases, missing=0.1
    )
    study = open_study(prefix)
    np.testing.assert_array_equal(study.count_calls(block=block), counts_of(genotypes, is_case))


def test_without_machine_code_numpy_counts_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "_COMPILE_FROM_BYTES", 0)
    monkeypatch.setattr(counting, "compiled_kernel", lambda: None)
    prefix, genotypes, is_case = random_plink(tmp_path, n_snps=20, missing=0.1)
    np.testing.assert_array_equal(open_study(prefix).count_calls(), counts_of(genotypes, is_case))


def test_machine_code_is_never_given_less_memory_than_it_reads() -> None:
    kernel = compiled_kernel()
    assert kernel is not None
    masks, out = np.ones((1, 8), np.uint64), np.zeros((2, 1, 3), np.int64)
    rows = np.zeros(2 * 10 + SPARE_BYTES, np.uint8)
    kernel(rows, 2, 10, masks, out)
    for wrong in (
        (rows[:-1], 2, 10, masks, out),
        (rows, 2, 65, masks, out),
        (rows, 2, 10, np.ones((1, 7), np.uint64), out),
        (rows, 2, 10, np.ones((1, 16), np.uint64), out),
        (rows, 2, 10, masks, out[:1]),
        (rows, 2, 10, masks, np.zeros((2, 1, 3), np.int32)),
        (rows[::2], 1, 1, masks, out[:1]),
        (rows, 0, 10, masks, out[:0]),
    ):
        with pytest.raises(ValueError, match="fit"):
            kernel(*wrong)  # type: ignore[arg-type]


def test_candidates_are_counted_in_genome_order(tmp_path: Path) -> None:
    prefix = make_plink(
        tmp_path,
        np.array([[0, 1, 2, 0], [2, 2, 2, 2], [1, 1, 1, 1], [0, 0, 0, 1]]),
        [True, True, False, False],
        chrom=["2", "X", "1", "chr1"],
        pos=[5, 6, 70, 60],
    )
    counted = count_candidates(open_study(prefix), StudyDesign(n_cases=2, n_controls=2))
    assert counted.tables.variants.snp.tolist() == ["rs4", "rs3", "rs1"]
    assert counted.tables.counts[0].tolist() == [[2, 0, 0], [1, 1, 0]]


@pytest.mark.parametrize(("n_cases", "n_controls", "what"), [(3, 2, "2 cases"), (2, 1, "2 controls")])
def test_a_study_of_another_size_than_declared_is_refused(
    tmp_path: Path, n_cases: int, n_controls: int, what: str
) -> None:
    prefix = make_plink(tmp_path, np.array([[0, 1, 2, 0]]), [True, True, False, False])
    with pytest.raises(InvalidInput, match=what):
        count_candidates(open_study(prefix), StudyDesign(n_cases=n_cases, n_controls=n_controls))
