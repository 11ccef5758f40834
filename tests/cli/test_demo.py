"""``gwasprivacy demo``: the headless main job ends with the path of a report that verifies."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gwasprivacy.release.verify import verify_report

# Not as a person starts it: that leaves behind what "make portable" hides names with.
_DEMO = "import sys; from gwasprivacy.cli.main import main; sys.exit(main(['demo', *sys.argv[1:]]))"


@pytest.mark.slow
def test_the_demo_ends_with_the_path_of_a_verified_report_without_a_display(tmp_path: Path) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "GWASPRIVACY_PASSPHRASE")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    done = subprocess.run(
        [sys.executable, "-c", _DEMO, "--out", str(tmp_path)],
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
        timeout=200,
    )
    last = Path(done.stdout.splitlines()[-1])
    assert last.is_absolute()
    assert last.name == "example-1.release.json"
    assert last.with_name("example-1.release.pdf").exists()
    key = next(tmp_path.rglob("*.pub.pem"))
    found = verify_report(last, key)
    assert found.valid, found.reason
    for word in ("model", "Calibration", "utility", "release", "verified"):
        assert word in done.stdout
