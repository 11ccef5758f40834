"""Windows in tests: no leaked threads, no settings of the user's, no dialog that waits for a person."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from gwasprivacy.base.catalogues import read_language
from gwasprivacy.base.language import install
from gwasprivacy.base.resources import resource_path
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.ui.calibration.verdict_keeper import VerdictKeeper
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.shell.settings import Settings
from gwasprivacy.ui.shell.theme import ThemeMode, theme_source
from gwasprivacy.ui.widgets.dialogs import Dialogs, use_dialogs


@dataclass
class Answers(Dialogs):
    """Dialogs that answer by themselves: queue answers and paths; everything said is kept in ``said``."""

    answers: list[str] = field(default_factory=list)
    paths: list[Path | None] = field(default_factory=list)
    said: list[tuple[str, str, str]] = field(default_factory=list)

    def _path(self, title: str) -> Path | None:
        self.said.append((title, "", ""))
        return self.paths.pop(0) if self.paths else None

    def open_file(self, parent: QWidget | None, title: str, filters: str, folder: Path | None = None) -> Path | None:
        return self._path(title)

    def open_files(self, parent: QWidget | None, title: str, filters: str, folder: Path | None = None) -> list[Path]:
        path = self._path(title)
        return [] if path is None else [path]

    def save_file(self, parent: QWidget | None, title: str, filters: str, suggested: Path | None = None) -> Path | None:
        return self._path(title)

    def choose_folder(self, parent: QWidget | None, title: str, folder: Path | None = None) -> Path | None:
        return self._path(title)

    def ask(
        self,
        parent: QWidget | None,
        title: str,
        text: str,
        answers: Sequence[str],
        *,
        detail: str = "",
        unsafe: str = "",
    ) -> str:
        assert answers[-1] != unsafe, "Esc would do it"
        self.said.append((title, text, detail))
        return self.answers.pop(0) if self.answers else answers[-1]


@pytest.fixture(autouse=True)
def no_earlier_windows(qapp: QApplication) -> None:
    """Windows of the test before are gone: they wait for an event loop to be deleted, or were closed and nothing else, and every new
    style would be theirs too."""
    for window in qapp.topLevelWidgets():
        if isinstance(window, MainWindow) and not window.isVisible():
            window.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture(autouse=True, scope="module")
def no_windows_of_earlier_files(qapp: QApplication) -> Iterator[None]:
    """Nor what only a cycle keeps of them.  What is still there stays, as modules and caches do: nobody looks through it again."""
    yield
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.freeze()


@pytest.fixture(autouse=True)
def no_ways_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ways out of a verdict are looked for where a test looks at them, which then has a fixture of this name: they cost more than the
    rest of a window."""
    monkeypatch.setattr(VerdictKeeper, "_look", lambda _keeper: None)


@pytest.fixture(autouse=True)
def no_leaked_threads() -> Iterator[None]:
    """Every thread that a test starts has ended when it is over."""
    before = set(threading.enumerate())
    yield
    left = [thread for thread in threading.enumerate() if thread not in before and thread.name.startswith("job-")]
    for thread in left:
        thread.join(5)
    alive = [thread.name for thread in left if thread.is_alive()]
    assert not alive, f"threads left running: {alive}"


@pytest.fixture(autouse=True)
def own_logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("GWASPRIVACY_SETTINGS", str(tmp_path / "window.ini"))


@pytest.fixture(autouse=True)
def dialogs() -> Iterator[Answers]:
    answers = Answers()
    use_dialogs(answers)
    yield answers
    use_dialogs(Dialogs())


@pytest.fixture
def german() -> Iterator[None]:
    """The program speaks German, in every thread: ask for it before a window."""
    install(read_language("de", resource_path("translations") / "gwasprivacy_de.ts"))
    try:
        yield
    finally:
        install(None)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "window.ini")


@pytest.fixture
def plan() -> Plan:
    return new_plan(title="Melanoma 2026", release=ReleaseChoices(mechanism="permute-and-flip"))


@pytest.fixture
def document(qapp: object, plan: Plan) -> PlanDocument:
    return PlanDocument(plan)


@pytest.fixture
def jobs(qapp: object) -> Iterator[JobRunner]:
    runner = JobRunner()
    yield runner
    assert runner.shutdown()


def light_theme() -> None:
    """Unless it is in force: a style is given to every widget, also to the hundreds that plots of earlier tests leave behind."""
    if theme_source().mode is not ThemeMode.LIGHT:
        theme_source().apply(ThemeMode.LIGHT)


@pytest.fixture
def window(qtbot: QtBot, document: PlanDocument, settings: Settings, dialogs: Answers) -> Iterator[MainWindow]:
    """The main window, shown, light, at 1280×800."""
    light_theme()
    made = MainWindow(document, settings)
    made.resize(1280, 800)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    dialogs.answers[:] = ["Don’t save"]
    if isValid(made):
        made.close()


def without_simulation(window: MainWindow) -> MainWindow:
    """With all its tabs, and nothing that is simulated."""
    window.build_tabs()
    for runner in (window.calibration_tab.runner, window.calibration_tab.advice):
        runner.set_watched = lambda _watched: None  # type: ignore[method-assign]
        runner.stop()
    window.calibration_tab.advice.set_visible = lambda _visible: None  # type: ignore[method-assign]
    return window


@pytest.fixture(scope="module")
def still_window(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MainWindow]:
    """One for all tests of a file, which only look at it, or leave it as it was."""
    light_theme()
    plan = new_plan(title="Melanoma 2026")
    made = MainWindow(PlanDocument(plan), Settings(tmp_path_factory.mktemp("w") / "window.ini"))
    made.resize(1280, 800)
    made.show()
    yield made
    made.close_unasked()
    made.deleteLater()
