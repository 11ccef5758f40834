"""Whatever is wrong with a file, the program says so in one line: no bug report, no file half written, no budget spent.

A sample of seeded damage for every kind of file that people give to the program.  Set GWASPRIVACY_DAMAGES to a number for
more of it.
"""

from __future__ import annotations

import os
import random
import struct
import zlib
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.cli.main import main
from gwasprivacy.forecast.curves import Curve, Point
from gwasprivacy.forecast.kept_answers import AnswerStore
from gwasprivacy.simulation.studies.panel_files import load_panel
from gwasprivacy.study.public_lists.candidates import read_ids
from tests.damage import damaged, refused_or_read
from tests.fuzz.doors import bcf_bytes, bcf_file, counted, ledger, npz_panel, plain, vcf_bytes
from tests.fuzz.members import other_member
from tests.fuzz.signed_and_kept import ALL

KEPT_FOR_ITSELF = ("ledger-note", "recovery", "scenarios", "settings")
"""What the program keeps and can do without: damaged, it is as if it were not there."""

SAMPLE = int(os.environ.get("GWASPRIVACY_DAMAGES", "60"))


@pytest.mark.parametrize("name", ALL)
def test_a_damaged_file_is_read_or_refused_and_never_a_bug(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    if name in ("pgen", "pvar", "psam"):
        pytest.importorskip("pgenlib")
    door = ALL[name](tmp_path)
    intact = door.intact()
    door.read()
    before = set(tmp_path.rglob("*"))
    refusals = 0
    slow = name in ("bundled-panel", "private-key", "report", "ledger", "public-key")
    for seed in range(min(SAMPLE, 40) if slow and SAMPLE == 60 else SAMPLE):
        door.put(damaged(intact, seed))
        try:
            refusals += refused_or_read(door.read) is not None
        except Exception as bug:
            bug.add_note(f"seed {seed}")
            raise
    # An index of a BGEN is as none, or found out where it misnames a record (tests/study/formats/test_bgen_index.py).
    assert name == "bgen-index" or (refusals == 0) is (name in KEPT_FOR_ITSELF)
    assert set(tmp_path.rglob("*")) <= before, "reading wrote something"


@pytest.mark.parametrize(
    "name", [name for name in ALL if name.endswith("-payload") or name in KEPT_FOR_ITSELF or name == "plan"]
)
def test_json_of_another_shape_is_read_or_refused_and_never_a_bug(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    door = ALL[name](tmp_path)
    intact = door.intact()
    for seed in range(SAMPLE):
        door.put(other_member(intact, random.Random(seed)) or intact)
        try:
            refused_or_read(door.read)
        except Exception as bug:
            bug.add_note(f"seed {seed}")
            raise


def refused(path: Path, *, code: str, read: Callable[[], object]) -> None:
    refusal = refused_or_read(read)
    assert refusal is not None, path
    assert refusal.code == code


@pytest.mark.parametrize("name", ["vcf-bgzf", "bcf", "vcf-panel-bgzf"])
def test_blocked_gzip_without_its_last_block_is_cut_off(tmp_path: Path, name: str) -> None:
    door = ALL[name](tmp_path)
    whole = door.file.read_bytes()
    ends = [place for place in range(len(whole)) if whole.startswith(b"\x1f\x8b\x08\x04", place)]
    for end in ends[1:]:
        door.file.write_bytes(whole[:end])
        refused(door.file, code="file.packed-cut-off", read=door.read)


def test_a_line_that_unpacks_without_end_is_refused_before_it_fills_memory(tmp_path: Path) -> None:
    head, one, *_ = vcf_bytes(tmp_path).partition(b"\n1\t")
    packed = zlib.compressobj(9, wbits=31)
    parts = [
        packed.compress(head + one),
        *(packed.compress(b"0|0:" + b"9" * (1 << 20)) for _ in range(80)),
        packed.flush(),
    ]
    path = tmp_path / "study.vcf.gz"
    path.write_bytes(b"".join(parts))
    assert path.stat().st_size < 1 << 17
    refused(path, code="vcf.long-line", read=lambda: counted(path, tmp_path / "pheno.txt"))
    refused(path, code="vcf.long-line", read=lambda: load_panel(str(path)))


def test_lists_and_tables_that_unpack_without_end_are_refused(tmp_path: Path) -> None:
    packed = zlib.compressobj(9, wbits=31)
    parts = [*(packed.compress((b"# " + b"9" * 1021 + b"\n") * (1 << 10)) for _ in range(80)), packed.flush()]
    path = tmp_path / "list.txt.gz"
    path.write_bytes(b"".join(parts))
    assert path.stat().st_size < 1 << 18
    refused(path, code="file.unpacks-too-far", read=lambda: read_ids(path))


def test_a_panel_that_says_it_is_terabytes_is_refused_unread(tmp_path: Path) -> None:
    door = npz_panel(tmp_path)
    whole = bytearray(door.file.read_bytes())
    place = whole.index(b"PK\x01\x02")  # the first entry of the zip's directory: its unpacked size
    whole[place + 24 : place + 28] = b"\xfe\xff\xff\xff"
    door.file.write_bytes(whole)
    assert refused_or_read(door.read) is not None
    columns = {name: np.array(["x"] * 9) for name in ("chrom", "snp", "a1", "a2")}
    for n_haplotypes, bits in ((-8, (9, 0)), (1 << 40, (9, 3)), (20, (9, 4)), (20, (27,))):
        np.savez(door.file, format="gwasprivacy-panel/1", n_haplotypes=n_haplotypes, bits=np.zeros(bits, np.uint8),
                 pos=np.arange(9), morgans=np.arange(9.0), **columns)  # fmt: skip
        refused(door.file, code="panel.unreadable", read=door.read)


def test_no_byte_of_a_ledger_makes_it_a_bug(tmp_path: Path) -> None:
    door = ledger(tmp_path)
    intact = door.file.read_bytes()
    text = [place for place in range(len(intact)) if intact[place] in b"{}abcdefghijklmnopqrstuvwxyzCREATETABLE"]
    for place in text[:: max(1, len(text) // 300)]:
        door.file.write_bytes(intact[:place] + b"\xff" + intact[place + 1 :])
        refusal = refused_or_read(door.read)
        assert refusal is None or refusal.exit_code == 3


def test_a_length_of_a_length_of_a_length_is_no_bcf(tmp_path: Path) -> None:
    data = bcf_bytes()
    door = bcf_file(plain)(tmp_path)
    start = data.index(b"rs0") - 1
    shared, calls = struct.unpack_from("<II", data, start - 32)
    first = data[start - 24 : start] + b"\xf1" * 5000
    door.file.write_bytes(
        data[: start - 32] + struct.pack("<II", len(first), calls) + first + data[start - 24 + shared :]
    )
    refused(door.file, code="record.wrong", read=door.read)


@pytest.mark.parametrize("name", ["bed", "bim", "fam", "vcf", "bcf", "table"])
def test_the_command_line_says_what_is_wrong_in_one_line_and_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    door = ALL[name](tmp_path)
    intact, out = door.file.read_bytes(), tmp_path / "out.tsv"
    options = ["--phenotype", str(tmp_path / "pheno.txt")] if name in ("vcf", "bcf") else []
    for seed in range(25):
        door.file.write_bytes(damaged(intact, seed))
        before = set(tmp_path.iterdir())
        code = main(["tables", str(door.file), "--out", str(out), *options])
        said = capsys.readouterr().err
        assert code in (0, 2), said
        if code == 2:
            assert set(tmp_path.iterdir()) == before
            assert sum("gwasprivacy tables:" in line for line in said.splitlines()) == 1
        out.unlink(missing_ok=True)
    assert not (tmp_path / "state").exists()


def test_a_damaged_kept_answer_is_computed_again(tmp_path: Path) -> None:
    key, points = "0" * 64, (Point(n_people=500, p_all=0.1, p_any=0.2), Point(n_people=1000, p_all=0.5, p_any=0.6))
    AnswerStore(tmp_path).keep_curve(key, Curve(points=points, is_estimate=False))
    path = tmp_path / f"{key}.json"
    intact, lost = path.read_bytes(), 0
    for seed in range(SAMPLE):
        path.write_bytes(damaged(intact, seed))
        lost += AnswerStore(tmp_path).curve(key) is None
    assert lost
