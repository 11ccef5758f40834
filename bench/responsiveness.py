"""Does the window answer while its engines compute?  The longest events of the window's thread, in five situations.

Every event that Qt hands to the window is timed, by the clock and by the processor time of the window's own thread: what a
loaded machine takes away stands only in the first.  A person's tabs, typing and dragging are played; peer: the redraw of an
empty window of the same size in the same process.  Limits, on a quiet machine: 50 ms an event, 100 ms a change of tab with
nothing running, 200 ms with a simulation.
"""

from __future__ import annotations

import gc
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from gwasprivacy.base.engine_process import EngineProcess
from gwasprivacy.cli.main import COLLECTIONS
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.ui.app import dispose, make_application
from gwasprivacy.ui.calibration.calibration_runner import Phase
from gwasprivacy.ui.calibration.calibration_tab import ATTACK_SHEET
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.garbage_collection import windows_collector
from gwasprivacy.ui.shell.jobs import share_engines
from gwasprivacy.ui.shell.settings import Settings
from gwasprivacy.ui.shell.theme import ThemeMode, theme_source

SECONDS = 6.0  # of each situation
PAUSE = 0.05  # between two things that a person does


@dataclass
class Watch:
    """What took how long: (milliseconds by the clock, of the thread, what) of the outermost events."""

    seen: list[tuple[float, float, str]] = field(default_factory=list)
    tabs: list[tuple[float, float]] = field(default_factory=list)
    late: list[float] = field(default_factory=list)

    def worst(self) -> tuple[float, float, str]:
        return max(self.seen, default=(0.0, 0.0, "nothing"))

    def worst_own(self) -> tuple[float, float, str]:
        """The one that took most of the thread's processor, which a loaded machine cannot add to by taking turns."""
        return max(self.seen, key=lambda each: each[1], default=(0.0, 0.0, "nothing"))


class Watched(QApplication):
    """An application that times what it hands to its objects."""

    watch: Watch | None = None
    depth = 0

    def notify(self, receiver: QObject, event: QEvent) -> bool:
        watch = Watched.watch
        if watch is None or Watched.depth:
            return super().notify(receiver, event)
        Watched.depth += 1
        wall, cpu = time.perf_counter(), time.thread_time()
        try:
            return super().notify(receiver, event)
        finally:
            Watched.depth -= 1
            took = 1000 * (time.perf_counter() - wall), 1000 * (time.thread_time() - cpu)
            if took[0] > 2:
                watch.seen.append((*took, f"{event.type().name} of {type(receiver).__name__} {receiver.objectName()}"))


def empty_redraw(app: QApplication) -> float:
    """Milliseconds of processor that an empty window of the same size takes to draw itself: the peer."""
    window = QMainWindow()
    window.setCentralWidget(QWidget())
    window.resize(1280, 800)
    window.show()
    app.processEvents()
    times = []
    for _ in range(50):
        start = time.thread_time()
        window.repaint()
        app.processEvents()
        times.append(1000 * (time.thread_time() - start))
    window.close()
    return statistics.median(times)


def play(app: QApplication, window: MainWindow, watch: Watch) -> None:
    """What a person does for some seconds: changes tabs, types, drags."""
    end = time.monotonic() + SECONDS
    step = 0
    prior = window.document.plan.adversary.prior
    while time.monotonic() < end:
        step += 1
        wall, cpu = time.perf_counter(), time.thread_time()
        window.show_tab(step % 3)
        app.processEvents()
        watch.tabs.append((1000 * (time.perf_counter() - wall), 1000 * (time.thread_time() - cpu)))
        if step % 3 == 0:
            for i in range(10):
                place = round(0.3 + 0.01 * i, 3)
                window.model_tab.attacker_card.range.line.dragged.emit(place, 0.8, ("bench", step))
                app.processEvents()
            window.document.edit_adversary(prior=prior)
        if step % 3 == 1:
            field = window.calibration_tab.target_card.target
            field.setFocus()
            QTest.keyClick(field, Qt.Key.Key_Up)
            QTest.keyClick(field, Qt.Key.Key_Down)
        until = time.monotonic() + PAUSE
        while time.monotonic() < until:
            before = time.perf_counter()
            app.processEvents()
            watch.late.append(1000 * (time.perf_counter() - before))
            time.sleep(0.001)


def situation(app: QApplication, window: MainWindow, name: str, peer: float, begin: Callable[[], None]) -> None:
    begin()
    Watched.watch = watch = Watch()
    play(app, window, watch)
    Watched.watch = None
    wall, cpu, what = watch.worst()
    tabs = [tab for tab, _ in watch.tabs]
    own = [tab for _, tab in watch.tabs]
    running = ", ".join(job.lane for job in window.jobs.running) or "nothing"
    print(f"{name} (at the end runs: {running})")
    print(f"  longest event {wall:.0f} ms, {cpu:.0f} of its own: {what}")
    wall, cpu, what = watch.worst_own()
    print(f"  most of its own: {cpu:.0f} ms ({cpu / peer:.0f} redraws): {what}")
    p95 = statistics.quantiles(tabs, n=20)[-1]
    print(
        f"  {len(tabs)} tabs: p50 {statistics.median(tabs):.0f} ms, p95 {p95:.0f}, most {max(tabs):.0f}; "
        f"own {statistics.median(own):.0f}, most {max(own):.0f} ({max(own) / peer:.0f} redraws)",
        flush=True,
    )


def run_for(app: QApplication, seconds: float, until: Callable[[], bool] = lambda: False) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end and not until():
        app.processEvents()
        time.sleep(0.005)


def main() -> int:
    app = Watched(sys.argv[:1])
    make_application()
    gc.set_threshold(*COLLECTIONS)  # as the program does
    windows_collector().stay()
    theme_source().apply(ThemeMode.LIGHT)
    peer = empty_redraw(app)
    print(f"redraw of an empty window: {peer:.2f} ms of processor")
    engines = None if "--threads" in sys.argv else EngineProcess()
    share_engines(engines)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["GWASPRIVACY_SETTINGS"] = str(Path(folder) / "window.ini")
        document = PlanDocument(new_plan())
        window = MainWindow(document, Settings(Path(folder) / "window.ini"))
        window.resize(1280, 800)
        window.show()
        window.tabs.build_soon()  # as the program does
        if engines is not None:
            engines.start()
        run_for(app, 5)
        tab = window.calibration_tab
        first = []
        for index in (1, 2, 0):
            start = time.perf_counter()
            window.show_tab(index)
            app.processEvents()
            first.append(1000 * (time.perf_counter() - start))
            run_for(app, 1)
        print(f"shown for the first time: Calibration {first[0]:.0f} ms, Release {first[1]:.0f}")

        def simulate() -> None:
            tab.runner.resume()
            plan = document.plan
            assert plan.scenario is not None
            document.edit_scenario(n_studies=2000, seed=plan.scenario.seed + 1)
            window.show_tab(1)
            run_for(app, 30, lambda: tab.runner.phase is Phase.SIMULATING)

        def audit() -> None:
            tab.sheets.bar.setCurrentIndex(ATTACK_SHEET)
            tab.attack_sheet.run_audit()

        tab.runner.stop()

        def nothing() -> None:
            tab.runner.set_watched(False)
            tab.runner.stop()

        situation(app, window, "nothing running", peer, nothing)
        situation(app, window, "a simulation", peer, simulate)
        situation(app, window, "a simulation and an audit", peer, audit)
        window.document.undo_stack.clear()
        window.jobs.shutdown()
        share_engines(None)
        if engines is not None:
            engines.close()
        window.close_unasked()
        dispose(window)
    return 0


if __name__ == "__main__":
    sys.exit(main())
