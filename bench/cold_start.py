"""A cold start of the window, offscreen: from the spawn of the process to the first paint, to a window that answers, to all tabs built.

Each start is a process of its own, ``gwasprivacy gui`` or ``gwasprivacy gui --example``, which starts itself again isolated as the command does, with its own settings, and as an installed
program has it, with the bytecode of its modules kept (a developer's environment may forbid that; the first start here, which makes
it, is not counted).  The process is watched from inside: its modules are imported; the window's first paint; the first event after
that (whatever is asked then is answered); the second and third tab are whole, which a thread and the window's pauses do meanwhile.
Peer: a process that shows an empty window, with PySide6 and pyqtgraph imported, in turn with the others; on a busy machine the
processor's time and the ratio to that peer say more than the clock.  The limit is 2 s by the clock, on a quiet machine, to
a window that can be used; the time to all tabs is printed beside it.

    python bench/cold_start.py [--runs 5]
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

LIMIT = 2.0

WINDOW = """
import sys
from gwasprivacy.base.platforms import starting
if not starting.is_safe():
    sys.exit(starting.start_again())
import json, time
def own():
    return time.process_time()
seen = {}
def note(name):
    seen.setdefault(name, (time.time(), own()))
from PySide6.QtCore import QEvent, QObject, QTimer
import gwasprivacy.ui.app as program
note("imported")
from PySide6.QtWidgets import QApplication
from gwasprivacy.ui.main_window import MainWindow
class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and isinstance(watched, MainWindow) and "painted" not in seen:
            note("painted")
            QTimer.singleShot(0, lambda: note("usable"))
        return False
watch = Watch()
usual = program.MainWindow.show
def show(window):
    program.QApplication.instance().installEventFilter(watch)
    usual(window)
    looks = QTimer(window)
    def look():
        if window.tabs._built >= {1, 2}:
            note("tabs")
            looks.stop()
            print(json.dumps(seen), flush=True)
            window.close_unasked()
            QTimer.singleShot(0, window.windows.quit)
    looks.timeout.connect(look)
    looks.start(10)
program.MainWindow.show = show
from gwasprivacy.cli.main import main
sys.exit(main(["gui", *sys.argv[1:]]))
"""

PEER = """
import json, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
import pyqtgraph
app = QApplication([])
window = QMainWindow()
window.setCentralWidget(QWidget())
window.resize(1280, 800)
window.show()
app.processEvents()
print(json.dumps({"usable": (time.time(), time.process_time())}), flush=True)
"""


def start(code: str, options: list[str], folder: Path) -> dict[str, tuple[float, float]]:
    """Seconds by the clock since the spawn, and of the process's processor, at each moment."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment |= {
        "QT_QPA_PLATFORM": "offscreen",
        "QT_LOGGING_RULES": "qt.qpa.*=false",
        "GWASPRIVACY_SETTINGS": str(folder / "settings" / "window.ini"),
        "XDG_STATE_HOME": str(folder / "state"),
    }
    begun = time.time()
    done = subprocess.run(
        [sys.executable, "-X", f"pycache_prefix={folder / 'bytecode'}", "-c", code, *options],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    seen = json.loads(done.stdout.splitlines()[-1])
    return {name: (clock - begun, own) for name, (clock, own) in seen.items()}


def said(name: str, runs: list[dict[str, tuple[float, float]]], peer: float) -> float:
    """Prints what each moment took; the seconds to a window that can be used."""
    print(
        f"{name}, {len(runs)} starts: seconds by the clock (median, most), of processor (median), in starts of an empty window"
    )
    for moment, words in (
        ("imported", "modules imported"),
        ("painted", "first paint"),
        ("usable", "can be used"),
        ("tabs", "all tabs built"),
    ):
        clock, own = [run[moment][0] for run in runs], statistics.median(run[moment][1] for run in runs)
        print(f"  {words:18} {statistics.median(clock):.2f}, {max(clock):.2f}; {own:.2f}; {own / peer:.1f}")
    return statistics.median(run["usable"][0] for run in runs)


def main() -> int:
    options = argparse.ArgumentParser(description="Starts the window in processes of its own, and times them.")
    options.add_argument("--runs", type=int, default=5)
    n = options.parse_args().runs
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        ways = {"on the start page": [], "on the example": ["--example"]}
        for way in ways.values():
            start(WINDOW, way, folder)  # makes the bytecode
        start(PEER, [], folder)
        peers: list[dict[str, tuple[float, float]]] = []
        found: dict[str, list[dict[str, tuple[float, float]]]] = {name: [] for name in ways}
        for _ in range(n):
            peers.append(start(PEER, [], folder))
            for name, way in ways.items():
                found[name].append(start(WINDOW, way, folder))
    peer = statistics.median(run["usable"][1] for run in peers)
    clock = statistics.median(run["usable"][0] for run in peers)
    print(f"an empty window: {clock:.2f} s by the clock, {peer:.2f} of processor")
    worst = max(said(name, runs, peer) for name, runs in found.items())
    print(f"limit: {LIMIT:.0f} s to a window that can be used")
    return 0 if worst < LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
