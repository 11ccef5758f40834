"""Where a user's settings lie: the window's, and the list of keys that they trust."""

from __future__ import annotations

import os
from pathlib import Path

SETTINGS_VARIABLE = "GWASPRIVACY_SETTINGS"


def settings_file() -> Path:
    """``GWASPRIVACY_SETTINGS``, else ``gwasprivacy/window.ini`` under XDG_CONFIG_HOME (default ``~/.config``)."""
    chosen = os.environ.get(SETTINGS_VARIABLE)
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CONFIG_HOME") or str(Path.home() / ".config")
    return Path(base) / "gwasprivacy" / "window.ini"


def settings_folder() -> Path:
    """The folder of :func:`settings_file`, where further settings lie beside it."""
    return settings_file().parent
