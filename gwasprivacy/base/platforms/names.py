"""Names of files: given only where they are free, and names that no system takes for something else."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path, PurePath, PureWindowsPath

from gwasprivacy.base.platforms.opening import OWNER_ONLY, create_new
from gwasprivacy.base.platforms.system import IS_WINDOWS

_DEVICES = {"con", "prn", "aux", "nul", "conin$", "conout$", "clock$"} | {
    f"{port}{number}" for port in ("com", "lpt") for number in "0123456789¹²³"
}
_NEVER = re.compile(r'[<>:"/\\|?*\x00-\x1f]')


def give_name(temporary: Path, path: Path, *, before_move: Callable[[], None] | None = None) -> None:
    """Give the file ``temporary`` the name ``path`` only if that is free.  Raises FileExistsError, OSError.

    It may keep its first name as well, which the caller removes.  Where the drive has no hard links, Windows moves it unless the name is
    taken (``before_move`` closes it, as it must be there), and elsewhere the name is claimed by an empty file first.
    """
    link = getattr(os, "link", None)
    if link is not None:
        try:
            link(temporary, path)
            return
        except FileExistsError:
            raise
        except OSError:
            pass  # USB sticks, some network drives
    if IS_WINDOWS:
        if before_move is not None:
            before_move()
        temporary.rename(path)
        return
    os.close(create_new(path, OWNER_ONLY))
    try:
        temporary.replace(path)
    except OSError:
        path.unlink(missing_ok=True)
        raise


def is_device_name(name: str) -> bool:
    """Whether Windows takes a file of this name for one of its devices, whatever its ending, capitals and spaces: ``nul.json``."""
    return name.split(".")[0].strip(" ").casefold() in _DEVICES


def is_usable_everywhere(name: str) -> bool:
    """Whether a file may have this name on Linux, Windows and macOS, and have it back unchanged."""
    return bool(name) and not (_NEVER.search(name) or name[-1] in ". " or is_device_name(name))


def usable_stem(stem: str) -> str:
    """``stem``, with an underscore in front where Windows would take a file whose name begins so for a device."""
    return f"_{stem}" if is_device_name(stem) else stem


def refused_part(path: PurePath) -> str | None:
    """The first part of a path that is no name of a file on Windows: a device, a stream (``a:b``), a dot or space at its end."""
    own = PureWindowsPath(path)
    parts = own.parts[1:] if own.anchor else own.parts
    return next((part for part in parts if part != ".." and not is_usable_everywhere(part)), None)


def refused_here(path: Path) -> str | None:
    """The part of ``path`` that this system would not keep as it is written; None where it keeps all of it."""
    return refused_part(path) if IS_WINDOWS else None
