"""What the tests of the Release tab share: the shown tab, and patience with its workers."""

from __future__ import annotations

from collections.abc import Callable

from pytestqt.qtbot import QtBot

from gwasprivacy.ui.release.release_tab import ReleaseTab
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner

WAIT = 20_000  # ms; only ever reached by a test that fails
PASSPHRASE = "correct horse battery"
N_CASES, N_CONTROLS = 30, 26


def shown_tab(qtbot: QtBot, document: PlanDocument, jobs: JobRunner) -> ReleaseTab:
    tab = ReleaseTab(document, jobs)
    tab.resize(1250, 660)
    qtbot.addWidget(tab)
    with qtbot.waitExposed(tab):
        tab.show()
    return tab


def until(qtbot: QtBot, condition: Callable[[], bool]) -> None:
    qtbot.waitUntil(condition, timeout=WAIT)
