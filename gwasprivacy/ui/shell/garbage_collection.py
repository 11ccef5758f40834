"""Reference cycles are collected on the window's thread only, whatever other threads are doing.

Python collects on whichever thread happens to allocate.  A worker thread would so destroy what is left of a closed dialog:
Qt objects belong to the window's thread, and the two then wait for each other for ever, one for Python's lock and one for
Qt's.  While a worker lives, automatic collection is off, and a timer of the window's thread collects what is due.
"""

from __future__ import annotations

import functools
import gc
import threading

from PySide6.QtCore import QCoreApplication, QObject, QTimer

INTERVAL = 100  # ms between two looks at what is due


class WindowsCollector(QObject):
    """Collects in place of Python while :meth:`watch`-ed threads live; always, after :meth:`stay`.

    Lives as long as the application, so that no closed window takes it along.  All methods are for the window's thread.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._threads: set[threading.Thread] = set()
        self._stays = False
        self._timer = QTimer(self)
        self._timer.setInterval(INTERVAL)
        self._timer.timeout.connect(self.tidy)

    def watch(self, thread: threading.Thread) -> None:
        """``thread`` is about to start."""
        self._threads.add(thread)
        self._hold()

    def stay(self) -> None:
        """Collect here until the program ends."""
        self._stays = True
        self._hold()

    def tidy(self) -> None:
        """Collect what is due, and leave it to Python again once the last thread has ended."""
        collect_what_is_due()
        self._threads = {thread for thread in self._threads if thread.is_alive()}
        if not self._threads and not self._stays:
            self._timer.stop()
            gc.enable()

    def _hold(self) -> None:
        gc.disable()
        self._timer.start()


def collect_what_is_due() -> None:
    """One collection of the oldest generation that is due by Python's own thresholds."""
    waiting, due = gc.get_count(), gc.get_threshold()
    for generation in (2, 1, 0):
        if due[generation] and waiting[generation] > due[generation]:
            gc.collect(generation)
            return


def windows_collector() -> WindowsCollector:
    """The one collector of this program's application."""
    app = QCoreApplication.instance()
    assert app is not None
    return _collector(app)


@functools.lru_cache(maxsize=1)
def _collector(app: QCoreApplication) -> WindowsCollector:
    return WindowsCollector(app)
