"""A file that this process made and holds open until it has its own name.

Where others may write to a folder, they can put a link or another file in the place of any name in it.  So such a file is written,
synced and opened to others through the descriptor that made it, and its name counts only while it leads to that very file.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from gwasprivacy.base.platforms.durability import remove_held, sync_handle
from gwasprivacy.base.platforms.opening import bytes_at, create_new, open_to_others, open_unlinked
from gwasprivacy.base.platforms.places import FileExchanged

_PIECE = 1 << 16


class HeldFile:
    """``name``: what it is called until it gets its own.  ``handle``: the descriptor that made it; None: it is not made yet."""

    def __init__(self, name: Path, handle: int | None = None) -> None:
        self.name = name
        self._handle = handle

    @property
    def is_held(self) -> bool:
        return self._handle is not None

    @property
    def handle(self) -> int:
        assert self._handle is not None
        return self._handle

    def make(self, mode: int) -> None:
        """Make the file, as :func:`create_new`."""
        self._handle = create_new(self.name, mode)

    def write(self, data: bytes | Iterator[bytes], *, to_others: bool = False) -> None:
        """Make ``data``, which may come in pieces, its whole content, on the disk.  ``to_others``: everybody may read it then.

        Raises OSError.
        """
        os.lseek(self.handle, 0, os.SEEK_SET)
        with os.fdopen(self.handle, "wb", closefd=False) as file:
            file.writelines([data] if isinstance(data, bytes) else data)
            file.truncate()
        if to_others:
            open_to_others(self.handle)
        sync_handle(self.handle)

    def require_at(self, path: Path) -> None:
        """Raise FileExchanged where ``path`` does not lead to this file; OSError."""
        try:
            if os.path.samestat(os.fstat(self.handle), path.lstat()) or self._has_bytes_of(path):
                return
        except FileNotFoundError:
            pass
        raise FileExchanged(f"{path} is another file by now")

    def _has_bytes_of(self, path: Path) -> bool:
        """Whether ``path`` is an ordinary file with the same content: some network drives number a file anew under a new name."""
        other = open_unlinked(path)
        if other is None:
            return False
        try:
            start = 0
            while (piece := bytes_at(self.handle, _PIECE, start)) == bytes_at(other, _PIECE, start):
                if not piece:
                    return True
                start += len(piece)
            return False
        finally:
            os.close(other)

    def let_go(self) -> None:
        """Close it, for systems that move no file that is open."""
        held, self._handle = self._handle, None
        if held is not None:
            os.close(held)

    def remove(self) -> None:
        """Take its first name back, and close it; a disk that refuses is left alone."""
        held, self._handle = self._handle, None
        with contextlib.suppress(OSError):
            if held is None:
                self.name.unlink(missing_ok=True)
            else:
                remove_held(self.name, held)
