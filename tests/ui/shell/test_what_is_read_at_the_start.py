"""The start reads no more than it needs."""

from __future__ import annotations

import subprocess
import sys


def test_no_source_is_read_of_what_is_compiled() -> None:
    """PySide would read that of every module, to see whether it mentions PySide6."""
    command = (
        "import linecache; import gwasprivacy.ui.main_window, gwasprivacy.ui.calibration.calibration_tab; "
        "print(*(name for name in linecache.cache if 'numpy' in name or 'gwasprivacy' in name))"
    )
    found = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, check=True)
    assert found.stdout.split() == []
