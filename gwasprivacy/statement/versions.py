"""With which versions a report was made."""

from __future__ import annotations

import platform
from importlib.metadata import version

from gwasprivacy import __version__


def versions() -> dict[str, str]:
    return {
        "gwasprivacy": __version__,
        "opendp": version("opendp"),
        "numpy": version("numpy"),
        "python": platform.python_version(),
    }
