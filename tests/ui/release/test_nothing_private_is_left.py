"""Whatever a release in the window leaves behind: files, logs, settings, recent lists, titles and temporary files."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.saved_plan import save_plan
from gwasprivacy.ui.main_window import MainWindow
from tests.privacy.planted import Planted, in_json, leaks, plant
from tests.ui.conftest import Answers
from tests.ui.release.release_window import publish, to_confirm


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> Planted:
    return plant(tmp_path_factory.mktemp("study"))


@pytest.fixture
def plan(planted: Planted) -> Plan:
    return planted.plan


def test_nothing_that_the_window_writes_or_shows_as_a_title_is_private(
    qtbot: QtBot,
    window: MainWindow,
    planted: Planted,
    tmp_path: Path,
    dialogs: Answers,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / "temporary").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    save_plan(planted.plan, tmp_path / "study.gwasplan")
    window.settings.add_recent_plan(tmp_path / "study.gwasplan")
    tab = window.release_tab
    window.tabs.setCurrentWidget(tab)
    to_confirm(qtbot, tab, Path(f"{planted.study}.bed"), tmp_path)
    publish(qtbot, tab)
    window.settings.sync()
    titles = [each.windowTitle() for each in QApplication.topLevelWidgets()]
    assert any(titles)
    assert in_json([titles, [str(path) for path in window.settings.recent_plans]], planted.markers) == []
    assert (tmp_path / "window.ini").exists()
    assert any(path.name.endswith(".release.json") for path in tmp_path.rglob("*"))
    assert leaks([tmp_path], planted.markers) == []
    # And the search sees the window's own files.
    with (tmp_path / "window.ini").open("a", encoding="utf-8") as file:
        file.write(f"study={planted.study}\n")
    assert leaks([tmp_path], planted.markers)
