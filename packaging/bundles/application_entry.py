"""Where the self-contained application begins."""

import os
import sys
from pathlib import Path

# Data that a system without a desktop lacks, and that Qt looks for: where the system has them, its own are taken.
_SHARED = Path(getattr(sys, "_MEIPASS", "")) / "share"
for variable, place, own in (
    ("XKB_CONFIG_ROOT", "/usr/share/X11/xkb", _SHARED / "xkb"),
    ("FONTCONFIG_FILE", "/etc/fonts/fonts.conf", _SHARED / "fonts.conf"),
):
    if variable not in os.environ and not Path(place).exists() and own.exists():
        os.environ[variable] = str(own)

from gwasprivacy.cli.main import main  # noqa: E402

if __name__ == "__main__":
    sys.exit(main())
