"""Fixtures for every test: the reference study, and a screen that needs no display."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# How long an example takes says how busy the machine is, and nothing about the program.
settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# A test never reads or writes the user's own settings, recent files, logs or notes of ledgers.
_STATE = tempfile.TemporaryDirectory(prefix="gwasprivacy-state-")
os.environ["XDG_STATE_HOME"] = _STATE.name
os.environ.setdefault("PYQTGRAPH_QT_LIB", "PySide6")

PROJECT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def hapsample() -> Path:
    """The prefix of the HAP-SAMPLE reference study, found through GWASPRIVACY_HAPSAMPLE."""
    folder = Path(os.environ.get("GWASPRIVACY_HAPSAMPLE", PROJECT.parent / "shared" / "data" / "hapsample"))
    if not (folder / "hapsample.bed").exists():
        pytest.skip(f"the reference study is not at {folder.name}/; set GWASPRIVACY_HAPSAMPLE to its folder")
    return folder / "hapsample"


@pytest.fixture(scope="session", autouse=True)
def one_application(qapp: object) -> None:
    """A window's application before any page is rendered: the one that rendering would make cannot show windows."""
