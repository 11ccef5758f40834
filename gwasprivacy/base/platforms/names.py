"""Names of files: given only where they are free, and names that no system takes for something else."""

from __future__ import annotations

import re
from pathlib import PurePath, PureWindowsPath

_DEVICES = {"con", "prn", "aux", "nul", "conin$", "conout$", "clock$"} | {
    f"{port}{number}" for port in ("com", "lpt") for number in "0123456789¹²³"
}
_NEVER = re.compile(r'[<>:"/\\|?*\x00-\x1f]')


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
