"""Where lists of trusted keys are: the user's own, and a site's.  Whoever has none need not load what reads them."""

from __future__ import annotations

import os
from pathlib import Path

from gwasprivacy.base.platforms.folders import settings_folder, site_folder

SITE_LIST = site_folder() / "trusted-keys.json"


def own_list() -> Path:
    """Where the user's list is."""
    return settings_folder() / "trusted-keys.json"


def is_there_a_list() -> bool:
    """Whether there is one to read, be it a link that leads nowhere."""
    return os.path.lexists(SITE_LIST) or os.path.lexists(own_list())
