"""What most tests of the Release tab begin with: a plan whose questions are answered, its study, and the shown tab."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gwasprivacy.plan.plan import Plan
from gwasprivacy.ui.release.release_tab import ReleaseTab
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from tests.release.scene import Scene, set_up
from tests.ui.release.release_window import answered_plan, shown_tab, study_for


@pytest.fixture
def plan() -> Plan:
    return answered_plan()


@pytest.fixture
def study(tmp_path: Path) -> Path:
    """A small study; its name must never be remembered."""
    folder = tmp_path / "enclave"
    folder.mkdir()
    return study_for(folder)


@pytest.fixture
def tab(qtbot: QtBot, document: PlanDocument, jobs: JobRunner) -> ReleaseTab:
    return shown_tab(qtbot, document, jobs)


@pytest.fixture
def scene(tmp_path: Path) -> Scene:
    folder = tmp_path / "study"
    folder.mkdir()
    return set_up(folder)
