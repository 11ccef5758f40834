"""What the tests of the Release tab share: the shown tab, and patience with its workers."""

from __future__ import annotations

from collections.abc import Callable

from pytestqt.qtbot import QtBot

from gwasprivacy.ui.document import PlanDocument
from gwasprivacy.ui.job import JobRunner
from gwasprivacy.ui.release_tab import ReleaseTab

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
