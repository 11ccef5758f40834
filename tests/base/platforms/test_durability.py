"""What is told to the disk on each system, and what a lock keeps."""

from __future__ import annotations

import fcntl
import os
import sqlite3
from pathlib import Path

import pytest

from gwasprivacy.base.platforms import durability, locks
from gwasprivacy.base.platforms.durability import journal_pragmas, preallocate, remove_held, sync_handle, sync_names
from gwasprivacy.base.platforms.locks import lock, remove_unlocked
from tests.without_posix.hiding import MadeUpMsvcrt

pytestmark = pytest.mark.posix  # each kind of system is imitated here


def test_macos_empties_the_drive_s_own_memory_and_other_drives_are_synced_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    class Darwin:
        F_FULLFSYNC = 51
        knows = True

        @classmethod
        def fcntl(cls, _handle: int, command: int) -> None:
            asked.append(command)
            if not cls.knows:
                raise OSError(45, "Operation not supported")

    monkeypatch.setattr(durability, "_FCNTL", Darwin)
    monkeypatch.setattr(os, "fsync", lambda _handle: asked.append("fsync"))
    with (tmp_path / "a").open("wb") as file:
        sync_handle(file.fileno())
        Darwin.knows = False
        sync_handle(file.fileno())
    assert asked == [51, 51, "fsync"]


def test_names_are_synced_through_their_folder_or_where_that_cannot_be_through_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[Path] = []
    monkeypatch.setattr(os, "fsync", lambda handle: synced.append(Path(f"/proc/self/fd/{handle}").readlink()))
    files = [tmp_path / "a", tmp_path / "b"]
    for file in files:
        file.write_text("", encoding="utf-8")
    sync_names(files)
    assert synced == [tmp_path]
    synced.clear()
    monkeypatch.delattr(os, "O_DIRECTORY")
    sync_names([*files, tmp_path / "gone"])
    assert synced == files


@pytest.mark.parametrize("linux", [True, False])
def test_a_committed_transaction_s_journal_is_ended_and_that_end_is_synced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, linux: bool
) -> None:
    """Deleted where its folder can be synced; else cut to nothing, which SQLite then syncs in the journal itself."""
    monkeypatch.setattr(durability, "IS_LINUX", linux)
    connection = sqlite3.connect(tmp_path / "x", isolation_level=None)
    for pragma in journal_pragmas():
        connection.execute(f"PRAGMA {pragma}")
    connection.execute("CREATE TABLE t (x)")
    assert connection.execute("PRAGMA synchronous").fetchone() == (3,)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete" if linux else "truncate",)
    assert connection.execute("PRAGMA fullfsync").fetchone() == (0 if linux else 1,)
    journal = tmp_path / "x-journal"
    assert not journal.exists() if linux else journal.stat().st_size == 0
    connection.close()


@pytest.mark.parametrize("reserves", [True, False])
def test_space_is_claimed_and_a_full_disk_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reserves: bool
) -> None:
    if not reserves:
        monkeypatch.delattr(os, "posix_fallocate")
    with (tmp_path / "a").open("wb") as file:
        preallocate(file.fileno(), 150_001)
        file.flush()
    assert (tmp_path / "a").stat().st_size == 150_001
    assert (tmp_path / "a").stat().st_blocks * 512 >= 150_001
    with open("/dev/full", "wb", buffering=0) as full, pytest.raises(OSError, match=r"space|device"):  # noqa: PTH123
        preallocate(full.fileno(), 10)


@pytest.fixture(params=["flock", "msvcrt"])
def kind(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    if request.param == "msvcrt":
        monkeypatch.setattr(locks, "_FCNTL", None)
        monkeypatch.setattr(locks, "_MSVCRT", MadeUpMsvcrt)
    return str(request.param)


@pytest.mark.parametrize("open_files_stay", [False, True])
def test_what_a_living_release_holds_is_never_removed_and_what_a_dead_one_left_is(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, open_files_stay: bool
) -> None:
    monkeypatch.setattr(locks, "OPEN_FILES_STAY", open_files_stay)
    monkeypatch.setattr(durability, "OPEN_FILES_STAY", open_files_stay)
    held, left = tmp_path / "held", tmp_path / "left"
    handle = os.open(held, os.O_CREAT | os.O_RDWR)
    lock(handle)
    assert os.lseek(handle, 0, os.SEEK_CUR) == 0
    left.write_text("", encoding="utf-8")
    assert [remove_unlocked(each) for each in (held, left, tmp_path / "missing", tmp_path)] == [
        False,
        True,
        False,
        False,
    ]
    remove_held(held, handle)
    assert not list(tmp_path.iterdir())


def test_where_nothing_can_be_locked_nothing_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locks, "_FCNTL", None)
    monkeypatch.setattr(locks, "_MSVCRT", None)
    (tmp_path / "a").write_text("", encoding="utf-8")
    assert not remove_unlocked(tmp_path / "a")
    with (tmp_path / "a").open("rb") as file, pytest.raises(OSError, match="no locks"):
        lock(file.fileno())


def test_the_kernel_s_own_lock_is_the_one_that_is_taken(tmp_path: Path) -> None:
    with (tmp_path / "a").open("wb") as file, (tmp_path / "a").open("rb") as other:
        lock(file.fileno())
        with pytest.raises(BlockingIOError):
            fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
