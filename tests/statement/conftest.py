"""The stage for tests of statements."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.release.scene import Scene, set_up


@pytest.fixture
def scene(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Scene:
    """In a world of its own: nobody has noted anything of its ledgers."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return set_up(tmp_path)
