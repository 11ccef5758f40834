"""Locks on open files, which the system frees when a process ends, however it ends.

Linux and macOS: flock on the whole file.  Windows: a lock on one byte far behind the end, since nobody else may read a locked byte;
besides, nobody can remove or rename a file there that another process has open.
"""

from __future__ import annotations

import os
from pathlib import Path

from gwasprivacy.base.platforms.opening import open_unlinked
from gwasprivacy.base.platforms.system import OPEN_FILES_STAY, optional_module

_FCNTL = optional_module("fcntl")
_MSVCRT = optional_module("msvcrt")
_FAR = (1 << 31) - 2


def lock(handle: int) -> None:
    """Lock an open file against everybody else who locks it; another's lock is waited for.  Raises OSError where it cannot be."""
    if _FCNTL is not None:
        _FCNTL.flock(handle, _FCNTL.LOCK_EX)
    else:
        _lock_far_byte(handle, "LK_LOCK")


def lock_at_once(handle: int) -> None:
    """:func:`lock`, but OSError where another has the lock."""
    if _FCNTL is not None:
        _FCNTL.flock(handle, _FCNTL.LOCK_EX | _FCNTL.LOCK_NB)
    else:
        _lock_far_byte(handle, "LK_NBLCK")


def remove_unlocked(path: Path) -> bool:
    """Remove an ordinary file, no link, that nobody has locked; whether that was done."""
    try:
        handle = open_unlinked(path)
    except OSError:
        return False
    if handle is None:
        return False
    try:
        lock_at_once(handle)
        if not OPEN_FILES_STAY:
            path.unlink()
            return True
    except OSError:
        return False
    finally:
        os.close(handle)
    try:
        path.unlink()  # refused while another process has it open
    except OSError:
        return False
    return True


def _lock_far_byte(handle: int, how: str) -> None:
    if _MSVCRT is None:
        raise OSError("this system has no locks")
    before = os.lseek(handle, 0, os.SEEK_CUR)
    os.lseek(handle, _FAR, os.SEEK_SET)
    try:
        _MSVCRT.locking(handle, getattr(_MSVCRT, how), 1)
    finally:
        os.lseek(handle, before, os.SEEK_SET)
