"""A crash log that says where the program failed and quotes no value, since a value could be private."""

from __future__ import annotations

import os
import platform
import traceback
from datetime import date
from pathlib import Path
from types import TracebackType

from gwasprivacy import __version__

ExcInfo = tuple[type[BaseException] | None, BaseException | None, TracebackType | None]


def log_folder() -> Path:
    """The user's state folder (XDG_STATE_HOME, default ~/.local/state) with ``gwasprivacy`` in it."""
    base = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(base) / "gwasprivacy"


def crash_text(error: ExcInfo) -> str:
    """Exception type, file names inside the package, functions and lines; no message, no locals, no paths."""
    kind, value, trace = error
    lines = [
        f"gwasprivacy {__version__}, Python {platform.python_version()}, {date.today().isoformat()}",
        f"error: {kind.__name__ if kind else 'unknown'}",
    ]
    seen: set[int] = set()
    while value is not None and id(value) not in seen:
        seen.add(id(value))
        lines.append(f"raised as {type(value).__name__}:")
        for frame in traceback.extract_tb(trace):
            parts = Path(frame.filename).parts
            start = max(
                (i for i, part in enumerate(parts) if part in ("gwasprivacy", "site-packages")),
                default=len(parts) - 1,
            )
            lines.append(f"  {'/'.join(parts[start:])}:{frame.lineno} in {frame.name}")
        value = value.__cause__ or value.__context__
        trace = value.__traceback__ if value is not None else None
    return "\n".join(lines) + "\n"


def write_crash_log(error: ExcInfo) -> str:
    """Append the crash to the log and return its path in words; never raises."""
    try:
        folder = log_folder()
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        path = folder / "crash.log"
        with path.open("a", encoding="utf-8") as file:
            file.write(crash_text(error) + "\n")
    except OSError:
        return "not written: the folder for logs cannot be used"
    return str(path)
