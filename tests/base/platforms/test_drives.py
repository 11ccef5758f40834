"""Which drives a ledger may lie on: those whose locks reach everybody who uses them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import psutil
import pytest

from gwasprivacy.base.platforms import drives
from gwasprivacy.base.platforms.drives import Drive, Locks, drive_of, locks_on, try_lock
from tests.without_posix.hiding import MadeUpMsvcrt

Mount = Callable[..., None]


@pytest.fixture
def mount(monkeypatch: pytest.MonkeyPatch) -> Mount:
    """Says what is mounted where: (place, kind, options)."""
    monkeypatch.setattr(drives, "_trusted", set())

    def say(*mounts: tuple[object, str, str]) -> None:
        listed = [SimpleNamespace(mountpoint=str(place), fstype=kind, opts=options) for place, kind, options in mounts]
        monkeypatch.setattr(psutil, "disk_partitions", lambda all: listed)

    return say


def test_this_machine_s_own_disk_is_seen_and_trusted(tmp_path: Path) -> None:
    found, drive = locks_on(tmp_path.resolve())
    assert drive.kind, "the system lists what is mounted"
    assert found is Locks.HOLD
    assert not list(tmp_path.iterdir())


def test_the_drive_is_the_one_mounted_nearest_and_last(mount: Mount, tmp_path: Path) -> None:
    mount(
        ("/", "ext4", "rw"), (tmp_path, "nfs4", "rw,vers=4.2"), (tmp_path, "xfs", "rw"), (f"{tmp_path}-2", "cifs", "rw")
    )
    assert drive_of(tmp_path / "a" / "b").kind == "xfs"
    assert drive_of(tmp_path.parent).kind == "ext4"


@pytest.mark.parametrize(
    ("kind", "options"),
    [
        ("fuse.sshfs", "rw,nosuid"),
        ("fuse.gvfsd-fuse", "rw"),
        ("webdav", "rw"),
        ("nfs", "rw,vers=3,nolock,addr=10.0.0.1"),
        ("nfs4", "rw,local_lock=all"),
        ("nfs", "rw,local_lock=posix"),
        ("cifs", "rw,nobrl,vers=3.1.1"),
        ("lustre", "rw,localflock"),
    ],
)
def test_a_drive_that_keeps_locks_to_one_machine_is_known_by_its_kind_or_options(
    mount: Mount, tmp_path: Path, kind: str, options: str
) -> None:
    mount(("/", "ext4", "rw"), (tmp_path, kind, options))
    assert locks_on(tmp_path)[0] is Locks.STAY_HERE


@pytest.mark.parametrize(
    ("kind", "options"),
    [
        ("ext4", "rw,nobrl"),
        ("fuseblk", "rw"),
        ("apfs", "rw,local"),
        ("NTFS", "rw,fixed"),
        ("tmpfs", "rw"),
        ("overlay", "rw"),
    ],
)
def test_nothing_is_tried_on_a_disk_of_this_machine(
    mount: Mount, tmp_path: Path, kind: str, options: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drives, "try_lock", lambda _folder: pytest.fail("tried"))
    mount(("/", kind, options))
    assert locks_on(tmp_path)[0] is Locks.HOLD


@pytest.mark.parametrize(
    ("kind", "options"),
    [
        ("nfs4", "rw,local_lock=none"),
        ("cifs", "rw"),
        ("fuse.unknown", "rw"),
        ("macfuse", "rw"),
        ("NTFS", "rw,remote"),
        ("9p", "rw"),
    ],
)
def test_on_a_shared_drive_a_lock_is_tried_once(
    mount: Mount, tmp_path: Path, kind: str, options: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[Path] = []
    real = try_lock
    monkeypatch.setattr(drives, "try_lock", lambda folder: (tried.append(folder), real(folder))[1])
    mount(("/", "ext4", "rw"), (tmp_path, kind, options))
    assert [locks_on(tmp_path)[0] for _ in range(2)] == [Locks.HOLD] * 2
    assert tried == [tmp_path]
    assert not list(tmp_path.iterdir()), "the probe is removed"


def test_a_share_of_windows_without_a_letter_is_another_machine_s(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drives, "IS_WINDOWS", True)
    assert drive_of(Path(r"\\server\share\study")).is_shared


@pytest.mark.parametrize(
    "way", ["opened file", pytest.param("second process", marks=pytest.mark.posix), "msvcrt"]
)  # of "second process" only fcntl knows
def test_a_lock_is_tried_by_somebody_else_on_every_system(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Linux and Windows lock opened files, macOS processes; a drive that gives the lock twice is found out each time."""
    if way == "second process":
        without = SimpleNamespace(**{k: v for k, v in vars(drives._FCNTL).items() if not k.startswith("F_OFD")})
        monkeypatch.setattr(drives, "_FCNTL", without)
    elif way == "msvcrt":
        monkeypatch.setattr(drives, "_FCNTL", None)
        monkeypatch.setattr(drives, "_MSVCRT", MadeUpMsvcrt)
    assert try_lock(tmp_path) is Locks.HOLD
    real, asked = drives._lock_first_byte, iter([True, False, True, False])
    monkeypatch.setattr(drives, "_lock_first_byte", lambda handle: None if next(asked) else real(handle))
    assert try_lock(tmp_path) is Locks.IGNORED, "the first lock was none"
    monkeypatch.setattr(
        drives, "_lock_first_byte", lambda _handle: (_ for _ in ()).throw(OSError("No locks available"))
    )
    assert try_lock(tmp_path) is Locks.REFUSED
    assert not list(tmp_path.iterdir())


def test_where_no_file_can_be_made_opening_the_ledger_says_why(tmp_path: Path) -> None:
    assert try_lock(tmp_path / "missing") is Locks.HOLD


def test_a_drive_says_what_it_is() -> None:
    assert Drive(kind="nfs", options=frozenset({"nolock"})).keeps_locks_to_itself
    assert not Drive(kind="ext4", options=frozenset({"nolock"})).keeps_locks_to_itself
