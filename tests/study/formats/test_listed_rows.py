"""Counting a few SNPs of a study reads those, and nothing that is far from them, in every format that says where each begins."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from bgen import BgenWriter

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.study import counting
from gwasprivacy.study.counting import PackedCounter
from gwasprivacy.study.formats.bgen import BgenCounter
from gwasprivacy.study.formats.pgen_counter import PgenCounter
from gwasprivacy.study.formats.registry import open_study
from tests.study.make_plink import make_plink

N_SNPS, N_PEOPLE = 2000, 12
IS_CASE = np.arange(N_PEOPLE) % 2 == 0
BLOCK = 512  # of so few people a usual block has more rows, and more of them are near each other
LISTED = np.array([3, 5, 40, 700, 1400, 1401])


def calls() -> np.ndarray:
    return np.random.default_rng(4).integers(0, 3, (N_SNPS, N_PEOPLE)).astype(np.uint8)


def make_bed(folder: Path) -> Any:
    return open_study(make_plink(folder, calls(), IS_CASE))


def make_pgen(folder: Path) -> Any:
    from tests.study.formats import test_plink2

    prefix = test_plink2.make_pgen(folder, calls().astype(np.int8))
    return open_study(prefix)


def write_bgen(folder: Path) -> Path:
    path, names = folder / "study.bgen", [f"S{i}" for i in range(N_PEOPLE)]
    with BgenWriter(str(path), N_PEOPLE, samples=names, compression="zlib", layout=2) as writer:
        for row, of_people in enumerate(np.eye(3)[calls()]):
            writer.add_variant(f"v{row}", f"rs{row}", "1", 100 + row, ["A", "G"], of_people, bit_depth=8)
    (folder / "pheno.txt").write_text(
        "".join(f"0 {name} {1 + i % 2}\n" for i, name in enumerate(names)), encoding="utf-8"
    )
    return path


def open_bgen(path: Path) -> Any:
    return open_study(path, phenotype=path.with_name("pheno.txt"), dosages=True)


@pytest.mark.parametrize(
    ("kind", "make"),
    [
        (PackedCounter, make_bed),
        (PgenCounter, make_pgen),
        (BgenCounter, lambda folder: open_bgen(write_bgen(folder))),
    ],
)
def test_what_is_far_from_the_listed_snps_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: type, make: Callable[[Path], Any]
) -> None:
    if kind is PgenCounter:
        pytest.importorskip("pgenlib")
    study = make(tmp_path)
    whole = study.count_calls()
    read: list[tuple[int, int]] = []
    count = kind.__call__

    def note(self: Any, block: Any) -> Any:
        read.append(block[:2])
        return count(self, block)

    monkeypatch.setattr(kind, "__call__", note)
    assert np.array_equal(study.count_calls(LISTED, block=BLOCK), whole[LISTED])
    assert sorted(read) == [(3, 41), (700, 701), (1400, 1402)]


def test_of_a_bed_so_many_bytes_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    study = make_bed(tmp_path)
    n_bytes: list[int] = []
    read_at = counting.read_at

    def note(handle: int, into: Any, start: int) -> int:
        n_bytes.append(read_at(handle, into, start))
        return n_bytes[-1]

    monkeypatch.setattr(counting, "read_at", note)
    study.count_calls(LISTED, block=BLOCK)
    assert sum(n_bytes) == (38 + 1 + 2) * N_PEOPLE // 4


@pytest.mark.parametrize("is_indexed", [False, True])
def test_a_bgen_that_is_damaged_elsewhere_counts_the_listed_snps_all_the_same(tmp_path: Path, is_indexed: bool) -> None:
    path = write_bgen(tmp_path)
    if not is_indexed:
        path.with_name("study.bgen.bgi").unlink()
    study = open_bgen(path)
    expected = study.count_calls()[LISTED]
    data = bytearray(path.read_bytes())
    place = data.index(b"rs1000") + len("rs1000") + 2 + 1 + 4 + 2 + 2 * (4 + 1) + 4 + 4  # behind both lengths
    data[place : place + 4] = b"\xff" * 4
    path.write_bytes(data)
    damaged = open_bgen(path)
    assert np.array_equal(damaged.count_calls(LISTED), expected)
    with pytest.raises(InvalidInput, match="damaged"):
        damaged.count_calls()
