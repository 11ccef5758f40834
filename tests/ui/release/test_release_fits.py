"""Every step of a release, in German and on a small screen, has the room that its texts need."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.release.words import Step
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.settings import Settings
from tests.release.scene import PASSPHRASE, Scene
from tests.ui.clipped_texts import clipped
from tests.ui.conftest import Answers, light_theme
from tests.ui.release.release_window import until

pytestmark = pytest.mark.usefixtures("german")


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, dialogs: Answers, scene: Scene) -> Iterator[MainWindow]:
    light_theme()
    made = MainWindow(PlanDocument(scene.plan), settings)
    qtbot.addWidget(made)
    made.resize(1000, 700)
    with qtbot.waitExposed(made):
        made.show()
    made.build_tabs()
    yield made
    dialogs.answers[:] = ["Nicht speichern"]
    made.close()


def _cut(window: MainWindow, step: str) -> list[str]:
    """What is cut once everything stands still."""
    for _ in range(5):
        QApplication.processEvents()
    return [f"{step}: {each}" for each in clipped(window)]


def test_no_step_of_a_release_cuts_its_texts(qtbot: QtBot, window: MainWindow, scene: Scene) -> None:
    window.show_tab(2)
    tab = window.release_tab
    found = _cut(window, "study")
    tab.open_study(scene.study)
    until(qtbot, lambda: tab.runner.step is Step.BUDGET and not tab.runner.is_reading_ledger)
    found += _cut(window, "budget")
    tab.runner.set_ledger(scene.ledger)
    until(qtbot, lambda: tab.runner.step is Step.LEAVES)
    found += _cut(window, "leaves")
    tab.published_step.go_on.click()
    until(qtbot, lambda: tab.runner.step is Step.CONFIRM)
    found += _cut(window, "without a key")
    tab.runner.set_key(scene.key_path)
    until(qtbot, lambda: not tab.runner.is_reading_ledger)
    found += _cut(window, "with a key")
    tab.confirm_step.passphrase.setText(PASSPHRASE)
    tab.confirm_step.confirm.setChecked(True)
    until(qtbot, tab.confirm_step.publish.isEnabled)
    found += _cut(window, "confirm")
    assert found == []
