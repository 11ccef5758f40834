"""Where a user's settings and the program's notes lie, and where only an administrator puts a site's rules."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from gwasprivacy.base.platforms.system import IS_MACOS, IS_WINDOWS

_NAME = "gwasprivacy"
SETTINGS_VARIABLE = "GWASPRIVACY_SETTINGS"


def config_folder() -> Path:
    """The user's folder for the program's settings.

    ``gwasprivacy`` in XDG_CONFIG_HOME where that is set, else in ~/.config, ~/Library/Application Support (macOS) or
    LOCALAPPDATA (Windows).
    """
    return _chosen("XDG_CONFIG_HOME", linux=".config", macos="Library/Application Support")


def settings_file() -> Path:
    """``GWASPRIVACY_SETTINGS``, else ``window.ini`` in the user's folder for settings."""
    chosen = os.environ.get(SETTINGS_VARIABLE)
    return Path(chosen) if chosen else config_folder() / "window.ini"


def settings_folder() -> Path:
    """The folder of :func:`settings_file`, where further settings lie beside it: the list of trusted keys."""
    return settings_file().parent


def state_folder() -> Path:
    """The user's folder for the crash log and notes on ledgers.

    ``gwasprivacy`` in XDG_STATE_HOME where that is set, else in ~/.local/state, ~/Library/Application Support (macOS)
    or LOCALAPPDATA (Windows).
    """
    return _chosen("XDG_STATE_HOME", linux=".local/state", macos="Library/Application Support")


def site_folder() -> Path:
    """The folder of a site's policy and trusted keys; no variable of the environment moves it.

    /etc/gwasprivacy, /Library/Application Support/gwasprivacy (macOS), gwasprivacy in ProgramData (Windows).
    """
    if sys.platform == "win32":
        from gwasprivacy.base.platforms.windows_rights import program_data

        return program_data() / _NAME
    else:
        return Path("/Library/Application Support" if IS_MACOS else "/etc") / _NAME


def _chosen(variable: str, *, linux: str, macos: str) -> Path:
    base = os.environ.get(variable) or (os.environ.get("LOCALAPPDATA") if IS_WINDOWS else None)
    if base:
        return Path(base) / _NAME
    return Path.home() / ("AppData/Local" if IS_WINDOWS else macos if IS_MACOS else linux) / _NAME
