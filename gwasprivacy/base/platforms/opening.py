"""Opening and making files: never in text mode, never inherited, never waiting for a pipe's writer, private from the first byte."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

from gwasprivacy.base.platforms.system import flags

OWNER_ONLY = 0o600
"""Of every file with exact statistics, or that only helps its owner: nobody else reads or writes it, whatever the umask."""

# On Windows a descriptor is in text mode, and goes to every process that is started, unless it is told otherwise.
_ALWAYS = ("O_BINARY", "O_NOINHERIT", "O_CLOEXEC")


def is_ordinary(mode: int) -> bool:
    """Whether a file's mode is that of an ordinary file: no folder, pipe, device or socket."""
    return stat.S_ISREG(mode)


def open_to_read(path: Path) -> tuple[int | None, int]:
    """(descriptor, mode) of a file, opened for reading.  What is no ordinary file may be left closed: (None, mode).

    A named pipe without a writer is not waited for.  Where the system cannot be told so, the file is looked at first.  Raises OSError,
    ValueError.
    """
    if not flags("O_NONBLOCK"):
        mode = path.stat().st_mode
        if not is_ordinary(mode):
            return None, mode
    handle = os.open(path, os.O_RDONLY | flags("O_NONBLOCK", *_ALWAYS))
    return handle, os.fstat(handle).st_mode


def open_unlinked(path: Path) -> int | None:
    """A descriptor of the ordinary file ``path``, for reading, where it is none by way of a symbolic link; else None.

    Raises OSError.
    """
    before = path.lstat()
    if not is_ordinary(before.st_mode):
        return None
    handle = os.open(path, os.O_RDONLY | flags("O_NOFOLLOW", "O_NONBLOCK", *_ALWAYS))
    if os.path.samestat(before, os.fstat(handle)):
        return handle
    os.close(handle)
    return None


def create_new(path: Path, mode: int = 0o666) -> int:
    """A descriptor of a file that was not there before, for reading and writing.  Raises FileExistsError, OSError.

    ``mode``: permissions, of which the process's umask takes its share.  Windows has no such bits: there a file for its owner only
    gets an access list of its own, every other file its folder's.
    """
    if sys.platform == "win32":
        if mode == OWNER_ONLY:
            from gwasprivacy.base.platforms.windows_rights import create_private

            return create_private(path)
    return os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | flags(*_ALWAYS), mode)


def open_to_append(path: Path) -> int:
    """A descriptor for writing at the end of a file for its owner only, which is made where it is missing; no link is followed.

    Raises OSError.
    """
    make_private(path)
    return os.open(path, os.O_WRONLY | os.O_APPEND | flags("O_NOFOLLOW", "O_NONBLOCK", *_ALWAYS))


def make_private(path: Path) -> None:
    """Make the empty file ``path``, for its owner only; one that is there already is left as it is.  Raises OSError."""
    try:
        os.close(create_new(path, OWNER_ONLY))
    except FileExistsError:
        return


def open_to_others(handle: int) -> None:
    """Let everybody read the file that was made for its owner only.  Raises OSError.

    On Windows files have their folder's access list, and keep it.
    """
    if os.chmod in os.supports_fd:
        os.chmod(handle, 0o644)


def read_at(handle: int, view: memoryview, start: int) -> int:
    """Fill ``view`` with what lies from byte ``start`` on; how many bytes there were, fewer than asked for at times.

    Raises OSError.  Where a system cannot read at a place, the descriptor is moved there: no other thread may use it.
    """
    positioned = getattr(os, "preadv", None)
    if positioned is not None:
        return int(positioned(handle, [view], start))
    os.lseek(handle, start, os.SEEK_SET)
    data = os.read(handle, len(view))
    view[: len(data)] = data
    return len(data)


def bytes_at(handle: int, n_bytes: int, start: int) -> bytes:
    """Up to ``n_bytes`` from byte ``start`` on; as :func:`read_at`."""
    positioned = getattr(os, "pread", None)
    if positioned is not None:
        return bytes(positioned(handle, n_bytes, start))
    os.lseek(handle, start, os.SEEK_SET)
    return os.read(handle, n_bytes)
