"""The stage for tests of releases."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.release.scene import Scene, set_up


@pytest.fixture
def scene(tmp_path: Path) -> Scene:
    return set_up(tmp_path)
