"""Files are either untouched or complete."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from gwasprivacy.base import safe_files
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.platforms import held_files, naming
from gwasprivacy.base.safe_files import check_folder, write_all, write_atomic


def test_an_existing_file_is_kept_unless_forced(tmp_path: Path) -> None:
    path = tmp_path / "out.tsv"
    path.write_text("old", encoding="utf-8")
    with pytest.raises(InvalidInput, match="exists already"):
        write_atomic(path, "new")
    assert path.read_text(encoding="utf-8") == "old"
    write_atomic(path, "new", force=True)
    assert path.read_text(encoding="utf-8") == "new"
    assert list(tmp_path.iterdir()) == [path]


def test_a_failed_write_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(InvalidInput, match="no space left"):
        write_atomic(tmp_path / "out.tsv", "new")
    assert list(tmp_path.iterdir()) == []


def test_pieces_make_one_file_and_a_failure_among_them_leaves_nothing(tmp_path: Path) -> None:
    def pieces(n: int) -> Iterator[bytes]:
        yield b"one "
        if n == 1:
            raise InvalidInput("test.no-more", words="No more.")
        yield b"two"

    write_atomic(tmp_path / "x", pieces(2))
    assert (tmp_path / "x").read_bytes() == b"one two"
    with pytest.raises(InvalidInput, match="No more"):
        write_atomic(tmp_path / "y", pieces(1))
    assert [path.name for path in tmp_path.iterdir()] == ["x"]


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
    assert path.read_text(encoding="utf-8") == "x"


@pytest.mark.parametrize("force", [False, True])
def test_a_name_that_no_disk_takes_is_refused_in_words(tmp_path: Path, force: bool) -> None:
    with pytest.raises(InvalidInput, match="the name is too long") as caught:
        write_atomic(tmp_path / ("é" * (256 if naming.IS_WINDOWS else 128)), "x", force=force)
    assert caught.value.remedies == ("choose-another-name",)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("folders", "name", "said"),
    [
        ([], "x" * 256, "the name is too long"),
        (["f" * 100] * 3, "x", "the name is too long"),
        ([], "short", "no such file or folder"),
    ],
)
def test_where_windows_finds_no_file_of_a_long_name_its_length_is_said(
    folders: list[str], name: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def as_windows(*_: object) -> int:
        raise FileNotFoundError(errno.ENOENT, "No such file or directory")

    monkeypatch.setattr(naming, "IS_WINDOWS", True)
    monkeypatch.setattr(held_files, "create_new", as_windows)
    monkeypatch.setattr(safe_files, "_check_place", lambda *_, **__: None)  # Linux knows already
    with pytest.raises(InvalidInput, match=said):
        write_atomic(tmp_path.joinpath(*folders, name), "x")


def test_a_set_of_files_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files: dict[Path, bytes | str] = {tmp_path / name: name for name in ("a", "b", "c")}
    real, calls = os.fsync, []

    def full_at_the_third(descriptor: int) -> None:
        calls.append(descriptor)
        if len(calls) == 3:
            raise OSError(28, "No space left on device")
        real(descriptor)

    monkeypatch.setattr(os, "fsync", full_at_the_third)
    with pytest.raises(InvalidInput, match=r"c cannot be written: no space left"):
        write_all(files)
    assert list(tmp_path.iterdir()) == []
    monkeypatch.setattr(os, "fsync", real)
    write_all(files)
    assert {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()} == {
        "a": "a",
        "b": "b",
        "c": "c",
    }


@pytest.mark.posix  # its drive fails in making hard links
def test_of_a_set_that_cannot_be_placed_nothing_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files: dict[Path, bytes | str] = {tmp_path / name: name for name in ("a", "b")}
    real = os.link

    def taken_meanwhile(source: Path, target: Path) -> None:
        if target.name == "b":
            raise FileExistsError
        real(source, target)

    monkeypatch.setattr(os, "link", taken_meanwhile)
    with pytest.raises(InvalidInput, match="b exists already"):
        write_all(files)
    assert list(tmp_path.iterdir()) == []


def test_a_set_replaces_files_only_when_forced(tmp_path: Path) -> None:
    (tmp_path / "b").write_text("mine", encoding="utf-8")
    files: dict[Path, bytes | str] = {tmp_path / name: name for name in ("a", "b")}
    with pytest.raises(InvalidInput, match="exists already"):
        write_all(files)
    assert [path.name for path in tmp_path.iterdir()] == ["b"]
    write_all(files, force=True)
    assert sorted(path.read_text(encoding="utf-8") for path in tmp_path.iterdir()) == ["a", "b"]


def test_a_folder_that_takes_no_files_is_refused_beforehand(tmp_path: Path) -> None:
    check_folder(tmp_path)
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(InvalidInput, match="does not exist"):
        check_folder(tmp_path / "nowhere")
    if Path("/proc").is_dir():
        with pytest.raises(InvalidInput, match="Nothing can be written"):
            check_folder(Path("/proc"))
