"""A file is written through the descriptor that made it, and gets its name only where that leads to this very file."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.platforms import naming
from gwasprivacy.base.platforms.held_files import HeldFile
from gwasprivacy.base.platforms.naming import give_name, take_name
from gwasprivacy.base.platforms.opening import open_to_append
from gwasprivacy.base.platforms.places import FileExchanged
from gwasprivacy.base.safe_files import write_all, write_atomic


@pytest.fixture
def held(tmp_path: Path) -> HeldFile:
    new = HeldFile(tmp_path / ".new")
    new.make(0o600)
    return new


def a_link_to(target: Path, name: Path) -> None:
    name.unlink()
    name.symlink_to(target)


def another_file(target: Path, name: Path) -> None:
    name.unlink()
    shutil.copy(target, name)


def a_second_name_of(target: Path, name: Path) -> None:
    name.unlink()
    os.link(target, name)


def a_folder(_target: Path, name: Path) -> None:
    name.unlink()
    name.mkdir()


def nothing(_target: Path, name: Path) -> None:
    name.unlink()


EXCHANGES = [a_link_to, another_file, a_folder, nothing]
Exchange = Callable[[Path, Path], None]


@pytest.fixture(params=[*EXCHANGES, pytest.param(a_second_name_of, marks=pytest.mark.posix)])
def exchange(request: pytest.FixtureRequest) -> Exchange:
    found: Exchange = request.param
    return found


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """Another file of the user's, which somebody would like to be overwritten."""
    path = tmp_path / "mine"
    path.write_text("a diary, much longer than what is written", encoding="utf-8")
    return path


@pytest.mark.parametrize("give", [give_name, take_name])
def test_what_somebody_put_in_its_place_is_neither_written_nor_named(
    held: HeldFile, exchange: Exchange, mine: Path, tmp_path: Path, give: Callable[[HeldFile, Path], None]
) -> None:
    before = mine.read_text(encoding="utf-8")
    exchange(mine, held.name)
    held.write(b"whole")
    with pytest.raises(FileExchanged):
        give(held, tmp_path / "name")
    assert mine.read_text(encoding="utf-8") == before
    assert not os.path.lexists(tmp_path / "name")
    held.remove()
    assert mine.read_text(encoding="utf-8") == before


@pytest.mark.posix  # its moment lies between a look and a hard link
@pytest.mark.parametrize("exchanged", [a_link_to, another_file])
def test_what_was_exchanged_after_the_last_look_does_not_keep_the_name(
    held: HeldFile, mine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, exchanged: Exchange
) -> None:
    real = os.link

    def late(source: Path, target: Path) -> None:
        exchanged(mine, held.name)
        real(source, target)

    monkeypatch.setattr(os, "link", late)
    held.write(b"whole")
    with pytest.raises(FileExchanged):
        give_name(held, tmp_path / "name")
    assert not os.path.lexists(tmp_path / "name")
    assert mine.read_text(encoding="utf-8").startswith("a diary")


def test_a_drive_that_numbers_a_file_anew_under_its_new_name_is_believed_for_its_bytes(
    held: HeldFile, tmp_path: Path
) -> None:
    held.write(b"0123456789" * 20_000)
    (tmp_path / "copy").write_bytes(b"0123456789" * 20_000)
    held.require_at(tmp_path / "copy")
    (tmp_path / "copy").write_bytes(b"0123456789" * 19_999 + b"012345678x")
    with pytest.raises(FileExchanged):
        held.require_at(tmp_path / "copy")
    held.remove()


def test_what_is_written_again_is_cut_to_its_length(held: HeldFile) -> None:
    held.write(b"a long one")
    held.write(iter([b"sho", b"rt"]))
    held.remove()
    again = HeldFile(held.name)
    again.make(0o600)
    again.write(b"x" * 100)
    again.write(b"short")
    assert held.name.read_bytes() == b"short"
    again.remove()
    assert not held.name.exists()


@pytest.mark.parametrize("force", [False, True])
@pytest.mark.parametrize(
    "write",
    [
        lambda path, force: write_atomic(path, "new", force=force),
        lambda path, force: write_all({path: "new"}, force=force),
    ],
    ids=["one", "several"],
)
def test_a_file_whose_temporary_name_was_exchanged_is_not_written_and_says_why(
    tmp_path: Path,
    exchange: Exchange,
    mine: Path,
    monkeypatch: pytest.MonkeyPatch,
    force: bool,
    write: Callable[[Path, bool], None],
) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    if force:
        (folder / "out").write_text("old", encoding="utf-8")
    real = HeldFile.write

    def meanwhile(self: HeldFile, data: bytes, *, to_others: bool = False) -> None:
        exchange(mine, self.name)
        real(self, data, to_others=to_others)

    monkeypatch.setattr(HeldFile, "write", meanwhile)
    with pytest.raises(InvalidInput, match="somebody put another file in its place"):
        write(folder / "out", force)
    assert mine.read_text(encoding="utf-8").startswith("a diary")
    assert [each.read_text(encoding="utf-8") for each in folder.iterdir() if each.is_file()] == ["old"] * force


@pytest.mark.posix
def test_a_log_that_is_a_link_is_not_followed(mine: Path, tmp_path: Path) -> None:
    (tmp_path / "log").symlink_to(mine)
    with pytest.raises(OSError, match="symbolic links"):
        open_to_append(tmp_path / "log")


def test_a_file_that_had_to_be_closed_is_moved_as_it_is(
    held: HeldFile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(naming, "OPEN_FILES_STAY", True)
    held.write(b"whole")
    take_name(held, tmp_path / "name")
    assert not held.is_held
    assert (tmp_path / "name").read_bytes() == b"whole"
