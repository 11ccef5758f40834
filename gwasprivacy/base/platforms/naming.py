"""Names that files are given only where they are free, and that lead to the file that was written."""

from __future__ import annotations

import contextlib
import os
import re
from pathlib import Path, PurePath, PureWindowsPath

from gwasprivacy.base.platforms.held_files import HeldFile
from gwasprivacy.base.platforms.names import is_device_name
from gwasprivacy.base.platforms.opening import OWNER_ONLY, create_new
from gwasprivacy.base.platforms.system import IS_WINDOWS, OPEN_FILES_STAY

_LONGEST_NAME, _LONGEST_PATH = 255, 259
"""In units of UTF-16; longer paths where Windows is told to take them."""


def give_name(held: HeldFile, path: Path) -> None:
    """Give a file the name ``path`` only if that is free.  Raises FileExistsError, OSError.

    It may keep its first name as well, which the caller removes.  Where the drive has no hard links, Windows moves it unless the name is
    taken (closed, as it must be there), and elsewhere the name is claimed by an empty file first.
    """
    _require_at(held, held.name)
    _give(held, path)
    _require_given(held, path)


def take_name(held: HeldFile, path: Path) -> None:
    """Give a file the name ``path``, whatever has that now.  Raises OSError."""
    _require_at(held, held.name)
    if OPEN_FILES_STAY:
        held.let_go()
    held.name.replace(path)
    _require_given(held, path)


def _require_at(held: HeldFile, path: Path) -> None:
    """Raise OSError where ``path`` leads to another file.  What had to be closed cannot be compared any more."""
    if held.is_held:
        held.require_at(path)


def _require_given(held: HeldFile, path: Path) -> None:
    """Raise OSError where another file got the name, and take it from that."""
    try:
        _require_at(held, path)
    except OSError:
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)
        raise


def _give(held: HeldFile, path: Path) -> None:
    link = getattr(os, "link", None)
    if link is not None:
        try:
            link(held.name, path)
            return
        except FileExistsError:
            raise
        except OSError:
            pass  # USB sticks, some network drives
    if IS_WINDOWS:
        held.let_go()
        held.name.rename(path)
        return
    os.close(create_new(path, OWNER_ONLY))
    try:
        held.name.replace(path)
    except OSError:
        path.unlink(missing_ok=True)
        raise


def is_too_long_here(path: Path) -> bool:
    """Whether Windows, where this runs there, may take no file of this path for its length: it says then that there is no such file."""
    part_sizes = [len(part.encode("utf-16-le", "surrogatepass")) // 2 for part in path.absolute().parts]
    return IS_WINDOWS and (max(part_sizes) > _LONGEST_NAME or sum(part_sizes) + len(part_sizes) > _LONGEST_PATH)


def refused_here(path: Path) -> str | None:
    """The part of ``path`` that this system would not keep as it is written; None where it keeps all of it."""
    return refused_part(path) if IS_WINDOWS else None


_NEVER = re.compile(r'[<>:"/\\|?*\x00-\x1f]')


def is_usable_everywhere(name: str) -> bool:
    """Whether a file may have this name on Linux, Windows and macOS, and have it back unchanged."""
    return bool(name) and not (_NEVER.search(name) or name[-1] in ". " or is_device_name(name))


def refused_part(path: PurePath) -> str | None:
    """The first part of a path that is no name of a file on Windows: a device, a stream (``a:b``), a dot or space at its end."""
    own = PureWindowsPath(path)
    parts = own.parts[1:] if own.anchor else own.parts
    return next((part for part in parts if part != ".." and not is_usable_everywhere(part)), None)
