"""Run by a test as a process of its own: two windows with unsaved edits, and then nothing more until it is killed."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QTimer

from gwasprivacy.ui.app import make_application
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.shell.settings import Settings


def main() -> None:
    app = make_application()
    first = MainWindow(settings=Settings())
    first.document.open(Path(sys.argv[1]))
    first.document.edit_design(n_cases=1234)
    second = first.windows._make(first.windows)
    second.document.edit(title="Never saved")
    windows = (first, second)

    def look() -> None:
        if all(window.autosave.is_current for window in windows):
            timer.stop()
            print("kept", flush=True)

    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(20)
    app.exec()


if __name__ == "__main__":
    main()
