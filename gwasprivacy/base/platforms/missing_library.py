"""Which library of the system an import lacked: each system's loader tells it in words alone."""

from __future__ import annotations

import re

_WORDS = (
    r"(?:^|: |/)(?P<library>[\w.+-]+\.so[.\d]*): (?:\w+ open shared object|version )",  # Linux: not there, or too old
    r"^DLL load failed while importing (?P<library>\w+)",  # Windows names what needs it
    r"Library not loaded: (?:\S*/)?(?P<library>[\w.+-]+)",  # macOS
)


def missing_library(error: BaseException | None) -> str | None:
    """Its file name, without a folder; on Windows the module that needs it.  None where nothing of the system was lacking."""
    if not isinstance(error, ImportError):
        return None
    found = next((found for words in _WORDS if (found := re.search(words, str(error)))), None)
    return found["library"] if found else None
