"""A crash log that says where the program failed and quotes no value, since a value could be private."""

from __future__ import annotations

import os
import platform
import sysconfig
import traceback
from datetime import date
from pathlib import Path
from types import TracebackType

from gwasprivacy.base.platforms.folders import state_folder
from gwasprivacy.base.platforms.missing_library import missing_library
from gwasprivacy.base.platforms.opening import open_to_append
from gwasprivacy.base.source_commit import named_version

_PACKAGE = Path(__file__).resolve().parents[1]
ExcInfo = tuple[type[BaseException] | None, BaseException | None, TracebackType | None]


def log_folder() -> Path:
    """The program's folder in the user's folder for states."""
    return state_folder()


def crash_text(error: ExcInfo) -> str:
    """Exception type, file names inside the package, functions and lines, and the system's library that was missing; no message, no locals, no paths."""
    kind, value, trace = error
    lines = [
        f"gwasprivacy {named_version()}, Python {platform.python_version()}, {date.today().isoformat()}",
        f"error: {kind.__name__ if kind else 'unknown'}",
    ]
    seen: set[int] = set()
    while value is not None and id(value) not in seen:
        seen.add(id(value))
        lacking = missing_library(value)
        lines.append(f"raised as {type(value).__name__}{f', for want of {lacking}' if lacking else ''}:")
        for frame in traceback.extract_tb(trace):
            lines.append(f"  {_code(Path(frame.filename))}:{frame.lineno} in {frame.name}")
        value = value.__cause__ or value.__context__
        trace = value.__traceback__ if value is not None else None
    return "\n".join(lines) + "\n"


def _code(file: Path) -> str:
    """A file of this program or of a package that it uses; of anybody else's code, where it lies is not told."""
    if file.is_relative_to(_PACKAGE):
        return file.relative_to(_PACKAGE.parent).as_posix()
    if "site-packages" in file.parts:
        return "/".join(file.parts[len(file.parts) - file.parts[::-1].index("site-packages") - 1 :])
    return file.name if sysconfig.get_path("stdlib") in (str(folder) for folder in file.parents) else "outside"


def write_crash_log(error: ExcInfo) -> str:
    """Append the crash to the log and return its path in words; never raises."""
    try:
        folder = log_folder()
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        path = folder / "crash.log"
        with os.fdopen(open_to_append(path), "a", encoding="utf-8") as file:
            file.write(crash_text(error) + "\n")
    except OSError:
        return "not written: the folder for logs cannot be used"
    return str(path)
