"""Where a user's settings lie: the window's, and the list of keys that they trust."""

from __future__ import annotations

import os
from pathlib import Path

from gwasprivacy.base.platforms.folders import config_folder

SETTINGS_VARIABLE = "GWASPRIVACY_SETTINGS"


def settings_file() -> Path:
    """``GWASPRIVACY_SETTINGS``, else ``window.ini`` in the user's folder for settings."""
    chosen = os.environ.get(SETTINGS_VARIABLE)
    if chosen:
        return Path(chosen)
    return config_folder() / "window.ini"


def settings_folder() -> Path:
    """The folder of :func:`settings_file`, where further settings lie beside it."""
    return settings_file().parent
