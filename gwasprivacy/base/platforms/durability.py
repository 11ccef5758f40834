"""What is written survives a power cut: files, their names, and a ledger's journal.

Linux: fsync of the file, then of its folder.  macOS: fsync leaves data in the drive's own memory, so the drive is told to empty
that too (F_FULLFSYNC).  Windows: fsync empties it (FlushFileBuffers), but no folder can be synced; there a file is synced again
under its new name, which writes the file system's log with the name in it.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable
from pathlib import Path

from gwasprivacy.base.platforms.system import IS_LINUX, OPEN_FILES_STAY, flags, optional_module

_FCNTL = optional_module("fcntl")
_ZEROS = bytes(1 << 16)


def sync_handle(handle: int) -> None:
    """Return when what was written through ``handle`` is on the disk, not in the drive's memory.  Raises OSError."""
    whole = getattr(_FCNTL, "F_FULLFSYNC", None)
    if whole is not None:
        try:
            _FCNTL.fcntl(handle, whole)
            return
        except OSError:
            pass  # a file system that does not know it: network drives, some sticks
    os.fsync(handle)


def sync_file(path: Path) -> None:
    """:func:`sync_handle` of the file ``path``.  Raises OSError."""
    # Windows syncs only what is opened for writing.
    handle = os.open(path, os.O_RDWR | flags("O_BINARY", "O_NOINHERIT", "O_CLOEXEC"))
    try:
        sync_handle(handle)
    finally:
        os.close(handle)


def can_sync_folders() -> bool:
    """Whether this system makes the names in a folder durable when it is asked to."""
    return flags("O_DIRECTORY") != 0


def sync_folder(folder: Path) -> None:
    """Make the names in ``folder`` durable.  File systems that cannot sync a folder are left as they are."""
    if not can_sync_folders():
        return
    try:
        handle = os.open(folder, os.O_RDONLY | flags("O_DIRECTORY"))
    except OSError:
        return
    try:
        sync_handle(handle)
    except OSError:
        return
    finally:
        os.close(handle)


def sync_names(paths: Iterable[Path]) -> None:
    """Make names durable that synced files were just given: their folders, or where that cannot be the files, are synced.

    What is no file of ours to write to any more is left as it is.
    """
    named = tuple(paths)
    if can_sync_folders():
        for folder in dict.fromkeys(path.parent for path in named):
            sync_folder(folder)
        return
    for path in named:
        with contextlib.suppress(OSError):
            sync_file(path)


def preallocate(handle: int, n_bytes: int) -> None:
    """Claim space for ``n_bytes`` from the start of an empty file, so that a full disk shows now.  Raises OSError.

    Where the system cannot reserve space, zeros are written: on file systems that compress or copy on write that claims less.
    """
    reserve = getattr(os, "posix_fallocate", None)
    if reserve is not None:
        reserve(handle, 0, n_bytes)
        return
    os.lseek(handle, 0, os.SEEK_SET)
    left = n_bytes
    while left > 0:
        left -= os.write(handle, _ZEROS[:left])


def journal_pragmas() -> tuple[str, ...]:
    """How SQLite ends a transaction so that it is on the disk when COMMIT returns.

    A rollback journal whose end is lost to a power cut would take a committed debit back.  On Linux the journal is deleted and its folder
    synced.  Elsewhere the folder cannot be, or not through the drive's memory: there the journal is cut to nothing and synced itself.
    """
    if IS_LINUX and can_sync_folders():
        return "journal_mode = DELETE", "synchronous = EXTRA"
    return "journal_mode = TRUNCATE", "synchronous = EXTRA", "fullfsync = ON"


def remove_held(path: Path, handle: int) -> None:
    """Remove a file that this process holds open and locked by ``handle``, and close that.  Raises OSError, closed all the same.

    Where the system lets an open file be removed, nobody can take it for a leftover in between.
    """
    try:
        if not OPEN_FILES_STAY:
            path.unlink(missing_ok=True)
    finally:
        os.close(handle)
    if OPEN_FILES_STAY:
        path.unlink(missing_ok=True)
