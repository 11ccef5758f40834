"""Which system this is, and the parts of Python that only some systems have."""

from __future__ import annotations

import os
import sys
from typing import Any

KIND: str = sys.platform
IS_WINDOWS = KIND == "win32"
IS_MACOS = KIND == "darwin"
IS_LINUX = KIND.startswith("linux")

OPEN_FILES_STAY = IS_WINDOWS
"""Whether a file that somebody has open can be neither renamed nor removed."""


def optional_module(name: str) -> Any:
    """The standard library's module ``name``; None where this system has none."""
    try:
        return __import__(name, globals())
    except ImportError:
        return None


def flags(*names: str) -> int:
    """The flags of ``os.open`` with these names, as far as this system has them."""
    found = 0
    for name in names:
        found |= int(getattr(os, name, 0))
    return found


def needs_display_server() -> bool:
    """Whether a window needs a display that a variable of the environment names; elsewhere the system always has one."""
    return IS_LINUX
