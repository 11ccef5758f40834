"""Run by a test as a process of its own: a window that is asked to end while it simulates, at a moment of a release.

    python -m tests.ui.release.stopped_release FOLDER MOMENT [stuck] [simulating]

FOLDER holds ``tests.release.scene`` and its plan.  The moment's name is printed, and the release goes on there when the window closes,
which is printed too, or never: whoever reads the words sends the signals.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from gwasprivacy.base.engine_process import EngineProcess
from gwasprivacy.release import engine
from gwasprivacy.release.keys import key_encryption
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.publication import Publication
from gwasprivacy.study.study_files import StudyFiles
from gwasprivacy.ui import app
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.shell.jobs import JobRunner
from tests.release.scene import PASSPHRASE

MOMENTS: dict[str, tuple[Any, str]] = {
    "before the debit": (Ledger, "debit"),
    "between debit and draw": (engine, "draw"),
    "between draw and signature": (engine, "sign_payload"),
    "between signature and report": (Publication, "write_report"),
    "between report and ledger": (Ledger, "publish"),
}


def wait_at(moment: str, go_on: threading.Event) -> None:
    """From now on, the release says when it has come to this moment, and waits there."""
    owner, name = MOMENTS[moment]
    real: Callable[..., Any] = getattr(owner, name)

    def step(*args: Any, **options: Any) -> Any:
        print(moment, flush=True)
        assert go_on.wait(80)
        return real(*args, **options)

    setattr(owner, name, step)


def hurry(go_on: threading.Event | None) -> None:
    """A window that closes says so, lets the release go on, and gives up at once on whatever can be given up."""
    cancel, shutdown = JobRunner.cancel, JobRunner.shutdown

    def cancelled(self: JobRunner) -> None:
        cancel(self)
        print("closing", flush=True)
        if go_on is not None:
            go_on.set()

    JobRunner.cancel = cancelled  # type: ignore[method-assign]
    JobRunner.shutdown = lambda self, timeout=0.0: shutdown(self, 0.0)  # type: ignore[method-assign,assignment]


def release_only() -> None:
    """No simulation, nor what would make one sooner."""
    app.build_tabs_soon = lambda window: None  # type: ignore[assignment]
    EngineProcess.start = lambda self: None  # type: ignore[method-assign]


class Steps:
    """What a person would press, each as soon as the window is ready for it: a simulation, and then a release beside it."""

    def __init__(self, folder: Path, moment: str, go_on: threading.Event, *, simulates: bool) -> None:
        self.folder, self.moment, self.go_on = folder, moment, go_on
        self.simulates = simulates
        self.has_simulated = False
        self.timer = QTimer()
        self.timer.timeout.connect(self.look)

    def look(self) -> None:
        for window in QApplication.topLevelWidgets():
            if isinstance(window, MainWindow) and window.isVisible() and window.document.path is not None:
                self.timer.timeout.disconnect()
                self.begin(window)

    def begin(self, window: MainWindow) -> None:
        window.tabs.build(*((1, 2) if self.simulates else (2,)))
        window.tabs.setCurrentIndex(1 if self.simulates else 2)
        runner = window.release_tab.runner
        runner.set_watched(True)
        runner.open_study(StudyFiles(path=self.folder / "study.bed"))
        runner.set_ledger(self.folder / "small.gwasledger")
        runner.set_key(self.folder / "curator.key.pem")
        self.timer.timeout.connect(partial(self.release, window))

    def release(self, window: MainWindow) -> None:
        runner = window.release_tab.runner
        runner.has_read = True
        # Where the machine is slow the simulation ends before the study is ready; its process stays.
        self.has_simulated |= any(job.lane == "calibration" for job in window.jobs.running)
        if self.has_simulated >= self.simulates and not runner.why_not(has_passphrase=True, confirmed=True):
            self.timer.stop()
            wait_at(self.moment, self.go_on)
            assert runner.publish(PASSPHRASE)


def main() -> int:
    folder, moment = Path(sys.argv[1]), sys.argv[2]
    simulates = "simulating" in sys.argv[3:]
    key_encryption.COST = key_encryption.ScryptCost(n=16, r=8, p=1)
    app.make_application()
    go_on = threading.Event()
    hurry(None if "stuck" in sys.argv[3:] else go_on)
    if not simulates:
        release_only()
    steps = Steps(folder, moment, go_on, simulates=simulates)
    QTimer.singleShot(0, partial(steps.timer.start, 20))
    return app.run_window(folder / "small.gwasplan")


if __name__ == "__main__":
    sys.exit(main())
