"""Files are either untouched or complete."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from gwasprivacy.errors import InvalidInput
from gwasprivacy.safe_files import write_atomic


def test_an_existing_file_is_kept_unless_forced(tmp_path: Path) -> None:
    path = tmp_path / "out.tsv"
    path.write_text("old")
    with pytest.raises(InvalidInput, match="exists already"):
        write_atomic(path, "new")
    assert path.read_text() == "old"
    write_atomic(path, "new", force=True)
    assert path.read_text() == "new"
    assert list(tmp_path.iterdir()) == [path]


def test_a_failed_write_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(InvalidInput, match="No space left"):
        write_atomic(tmp_path / "out.tsv", "new")
    assert list(tmp_path.iterdir()) == []


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(InvalidInput, match="nowhere"):
        write_atomic(tmp_path / "nowhere" / "out.tsv", "new")


def test_the_umask_is_respected_and_a_key_is_its_owners_alone(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        write_atomic(tmp_path / "table", b"x")
        write_atomic(tmp_path / "key", b"x", mode=0o600)
    finally:
        os.umask(before)
    assert (tmp_path / "table").stat().st_mode & 0o777 == 0o640
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600


def test_a_name_as_long_as_the_disk_allows_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / ("é" * 127)
    write_atomic(path, "x")
    assert path.read_text() == "x"
