"""Run by a test as a process of its own: the window as ``gwasprivacy gui`` shows it, with an unsaved edit that is a moment old."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from gwasprivacy.ui.app import make_application, run_window
from gwasprivacy.ui.main_window import MainWindow


def main() -> int:
    make_application()

    def edit() -> None:
        (window,) = [each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow)]
        if window.document.path is None or not window.isVisible():
            return
        timer.stop()
        window.document.edit_design(n_cases=1234)
        print("edited", flush=True)

    timer = QTimer()
    timer.timeout.connect(edit)
    timer.start(20)
    return run_window(Path(sys.argv[1]))


if __name__ == "__main__":
    sys.exit(main())
