"""Drags a handle of the prior range in the whole window, offscreen, and prints the time per event (p50, p95) in ms.

Every event is what a person causes: the new range, the edit with its checks and undo step, all views of all three tabs,
and the repaint.  The limit is 16 ms at the 95th percentile, a frame at 60 Hz.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from gwasprivacy.ui.app import make_application
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.shell.settings import Settings
from gwasprivacy.ui.shell.theme import ThemeMode, theme_source

EVENTS = 400
LIMIT = 16.0


def measure(window: MainWindow, kind: str) -> list[float]:
    """Milliseconds per event of one drag over and back; ``kind``: which control is dragged."""
    app = make_application()
    tab = window.model_tab
    times = []
    window.document.edit_adversary(prior=type(window.document.plan.adversary.prior)(0.2, 0.8))
    app.processEvents()
    for i in range(EVENTS):
        place = 0.2 + 0.3 * abs(1 - 2 * (i / EVENTS))  # 0.5 → 0.2 → 0.5, a new place at every event
        start = time.perf_counter()
        if kind == "slider":
            tab.attacker_card.range.line.dragged.emit(round(place, 4), 0.8, ("bench", kind))
        else:
            tab.posterior_plot.edited.emit(round(place, 4), 0.8, ("bench", kind))
        app.processEvents()
        times.append(1000 * (time.perf_counter() - start))
    return times


def main() -> int:
    app = make_application()
    theme_source().apply(ThemeMode.LIGHT)
    with tempfile.TemporaryDirectory() as folder:
        window = MainWindow(settings=Settings(Path(folder) / "window.ini"))
        window.resize(1280, 800)
        window.show()
        window.build_tabs()
        app.processEvents()
        measure(window, "slider")  # fonts and caches
        worst = 0.0
        for kind in ("slider", "plot edge"):
            times = measure(window, kind)
            p50, p95 = statistics.median(times), statistics.quantiles(times, n=20)[-1]
            worst = max(worst, p95)
            print(f"drag, {kind}: p50 {p50:.1f} ms, p95 {p95:.1f} ms over {len(times)} events (limit {LIMIT:.0f} ms)")
        window.document.undo_stack.clear()
        window.jobs.shutdown()
    return 0 if worst < LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
