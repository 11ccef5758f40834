"""Who may read and change a file: owners and mode bits on Linux and macOS, access lists on Windows.

On Windows lists are read as the system writes them down (``access_lists.py``); what this user may do is asked of the system itself.
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from gwasprivacy.base.platforms.system import IS_WINDOWS

_EVERYBODY = {
    "WD",
    "AU",
    "BU",
    "AN",
    "BG",
    "IU",
    "NU",
    "DU",
    "S-1-1-0",
    "S-1-5-11",
    "S-1-5-32-545",
    "S-1-5-7",
    "S-1-5-32-546",
}
_READ = 0x80000000 | 0x10000000 | 0x1
_CHANGE = 0x40000000 | 0x10000000 | 0x2 | 0x4 | 0x10000 | 0x40000 | 0x80000
_EXCHANGE = 0x10000000 | 0x40 | 0x10000 | 0x40000 | 0x80000
"""To exchange what lies in a folder.  To make something new in it, as everybody may in C:\\ and ProgramData, is another right."""
_NOBODY = 65534
"""Whose files are those of nobody of this container, an administrator's of the machine mostly."""


def is_administrator() -> bool:
    """Whether this process may change every file; so it is taken to be on a system without users."""
    if sys.platform == "win32":
        from gwasprivacy.base.platforms.windows_rights import is_elevated

        return is_elevated()
    else:
        user = getattr(os, "geteuid", None)
        return user is None or user() == 0


def can_be_changed(path: Path) -> bool:
    """Whether whoever runs this process, no administrator, or anybody could change ``path`` or put another file in its place.

    For a folder: whether they could exchange what lies in it.  Raises OSError.
    """
    if sys.platform == "win32":
        from gwasprivacy.base.platforms.windows_rights import may_change

        return may_change(path)
    else:
        status = path.stat()
        return status.st_uid == _user() or _is_for_all(status) or (os.access(path, os.W_OK) and not _is_sticky(status))


def can_be_changed_by_others(path: Path) -> bool:
    """Whether anybody but whoever runs this process and administrators could change ``path`` or put another file in its place.

    Members of its group are not counted, as in many places everybody has a group of their own; on Windows only those are who stand for
    everybody.  Raises OSError.
    """
    if IS_WINDOWS:
        from gwasprivacy.base.platforms.access_lists import trustees

        return bool(trustees(_list_of(path), _EXCHANGE if path.is_dir() else _CHANGE) & (_EVERYBODY | {""}))
    status = path.stat()
    return status.st_uid not in (0, _user(), _NOBODY) or _is_for_all(status)


def first_on_the_way(path: Path, can: Callable[[Path], bool]) -> Path | None:
    """The first for which ``can`` is true of the file, its folders up to the root, and what links among them lead to.  Raises OSError."""
    return next((each for each in _way_to(path) if can(each)), None)


def _way_to(path: Path) -> Iterator[Path]:
    """The file first.  A link has no rights of its own: its folder's say who could exchange it."""
    waiting, seen = [path.absolute()], set()
    while waiting:
        each = waiting.pop(0)
        if each in seen:
            continue
        seen.add(each)
        if each.is_symlink():
            waiting.insert(0, each.parent / each.readlink())
        else:
            yield each
        waiting.append(each.parent)


def _user() -> int:
    return int(getattr(os, "geteuid", lambda: 0)())


def _is_for_all(status: os.stat_result) -> bool:
    return bool(status.st_mode & stat.S_IWOTH) and not _is_sticky(status)


def _is_sticky(status: os.stat_result) -> bool:
    """Of a folder for everybody in which nobody replaces what is another's."""
    return stat.S_ISDIR(status.st_mode) and bool(status.st_mode & stat.S_ISVTX)


def is_for_others(path: Path) -> bool:
    """Whether others than its owner and administrators may read or change ``path``; also on a drive without such rights.

    Raises OSError where that cannot be seen.
    """
    if IS_WINDOWS:
        from gwasprivacy.base.platforms.access_lists import owner_in, trustees

        return bool(trustees(_list_of(path), _READ | _CHANGE) - {owner_in(_list_of(path))})
    return bool(stat.S_IMODE(path.stat().st_mode) & (stat.S_IRWXG | stat.S_IRWXO))


def _list_of(path: Path) -> str:
    if sys.platform == "win32":
        from gwasprivacy.base.platforms.windows_rights import access_list

        return access_list(path)
    else:
        raise OSError("only Windows writes access lists down")
