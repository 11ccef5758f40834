"""Starts the window."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtGui import QFont, QIcon
from PySide6.QtWidgets import QApplication

from gwasprivacy import __version__
from gwasprivacy.base.activity_log import keep_window_log, stop
from gwasprivacy.base.crash_log import write_crash_log
from gwasprivacy.base.engine_process import EngineProcess
from gwasprivacy.base.language import say
from gwasprivacy.base.platforms.stopping import HANGUP, INTERRUPTED, asked_to_stop
from gwasprivacy.base.printable_text import shown
from gwasprivacy.base.resources import resource_path
from gwasprivacy.ui.main_window import MainWindow, build_tabs_soon
from gwasprivacy.ui.plan_windows import PlanWindows
from gwasprivacy.ui.recovered_plans import RecoveryBanner
from gwasprivacy.ui.shell.focus_ring import show_focus
from gwasprivacy.ui.shell.fonts import SANS, load_fonts, machine_has_fonts
from gwasprivacy.ui.shell.garbage_collection import windows_collector
from gwasprivacy.ui.shell.jobs import share_engines
from gwasprivacy.ui.shell.language import SOURCE, speak
from gwasprivacy.ui.shell.settings import Settings
from gwasprivacy.ui.shell.theme import theme_source
from gwasprivacy.ui.widgets.banner import Banner

if TYPE_CHECKING:
    from gwasprivacy.ui.release.unfinished_banner import UnfinishedBanner

SWITCH_SECONDS = (
    0.001  # that a worker thread keeps Python's lock from the window's (Python's own 0.005 are felt while dragging)
)
UNHURRIED_MS = 500  # after the start, when the window can be used already


def make_application() -> QApplication:
    """The QApplication, made once, with the program's names and icon."""
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    app.setApplicationName("gwasprivacy")
    app.setApplicationDisplayName("gwasprivacy")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("gwasprivacy")
    with contextlib.suppress(FileNotFoundError):
        app.setWindowIcon(QIcon(str(resource_path("icons/gwasprivacy.svg"))))
    if not machine_has_fonts() and load_fonts():  # an enclave without a desktop would show boxes
        app.setFont(QFont(SANS, 9))
    return app


def run_window(file: Path | None = None, *, example: bool = False, settings: Settings | None = None) -> int:
    """Show the window on ``file`` (or the bundled example, or the start page, or a new plan) and return when all are closed.

    Windows that were closed only to speak another language are opened again.
    """
    log = keep_window_log()
    code, again = _run_once((file,), example=example, settings=settings)
    while again is not None:
        code, again = _run_once(again, example=False, settings=settings)
    if log is not None:
        stop(log)
    return code


def _run_once(
    files: Sequence[Path | None], *, example: bool, settings: Settings | None
) -> tuple[int, list[Path | None] | None]:
    """Windows on ``files``, the first of any kind, until all are closed.  What the program ends with, and the plans to open anew, None if it ends."""
    file, others = files[0], [path for path in files[1:] if path is not None]
    app = make_application()
    windows_collector().stay()
    sys.setswitchinterval(SWITCH_SECONDS)
    settings = settings if settings is not None else Settings()
    language = speak(settings.language)
    theme_source().zoom_to(settings.zoom)
    theme_source().apply(settings.theme)
    show_focus(app)
    engines = EngineProcess(partial(speak, language) if language != SOURCE else None)
    share_engines(engines)
    windows = PlanWindows(lambda group: MainWindow(settings=settings, windows=group))
    window = MainWindow(settings=settings, windows=windows)
    _report_bugs(window)
    _let_python_see_signals(window)
    if file is None and not example and settings.start_page:
        window.show_start()
    window.show()
    if file is not None:
        QTimer.singleShot(0, window, lambda: window.open_dropped(file.absolute()))
    elif example:
        QTimer.singleShot(0, window, window.files.open_example)
    for other in others:
        QTimer.singleShot(0, window, partial(_open_beside, window, other))
    build_tabs_soon(window)
    QTimer.singleShot(0, window, engines.start)
    recovery = offer_recovery(window)
    say_what_is_forgotten(window)
    QTimer.singleShot(UNHURRIED_MS, window, lambda: offer_unfinished(window))
    stopped: list[int] = []
    with asked_to_stop(partial(_stop, window, stopped)):
        code = app.exec()
    code = stopped[0] if stopped else code
    recovery.leave()
    share_engines(None)
    engines.close()
    if not windows.stopped_cleanly:
        # A worker is stuck in foreign code; ending Python around it would crash.
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
    dispose(window)
    return code, windows.to_reopen


def _open_beside(window: MainWindow, plan: Path) -> None:
    window.windows.new(window).files.open_path(plan)


def offer_recovery(window: MainWindow) -> RecoveryBanner:
    """Look for plans that were open with unsaved changes when the program was killed; the banner offers them."""
    banner = RecoveryBanner(lambda unsaved: window.windows.recover(window, unsaved))
    window.add_banner(banner)
    QTimer.singleShot(0, banner, banner.look)
    return banner


def say_what_is_forgotten(window: MainWindow) -> Banner | None:
    """Say once that settings cannot be kept, where the home folder cannot be written; None where they are."""
    if window.settings.are_kept:
        return None
    banner = Banner()
    window.add_banner(banner)
    text = say(
        "Settings and recent files are forgotten when the program ends: {path} cannot be written. Plans can be saved elsewhere.",
        path=shown(str(window.settings.path)),
    )
    banner.show_message(text, {say("Close"): None})
    return banner


def offer_unfinished(window: MainWindow) -> UnfinishedBanner:
    """Look whether a release beside a recent plan was stopped before it was complete; the banner offers to finish it."""
    from gwasprivacy.ui.release.unfinished_banner import UnfinishedBanner

    banner = UnfinishedBanner(window.jobs)
    window.add_banner(banner)
    banner.look(window.settings.recent_plans)
    return banner


def dispose(window: MainWindow) -> None:
    """Delete a closed window now, while the application that it belongs to still exists."""
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QCoreApplication.processEvents()


def _report_bugs(window: MainWindow) -> None:
    """An exception in the window's own code goes to the crash log, and the person is told once per kind of place."""
    told: set[str] = set()

    def on_error(kind: type[BaseException], value: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            window.windows.quit()
            return
        log = write_crash_log((kind, value, trace))
        place = f"{kind.__name__}:{trace.tb_lineno if trace else 0}"
        if place not in told:
            told.add(place)
            front = window.windows.open[-1] if window.windows.open else window
            front.show_bug(log)

    sys.excepthook = on_error


def _stop(window: MainWindow, stopped: list[int], code: int) -> None:
    """Ctrl-C in the terminal closes the window as its button does.  Whatever else ends the program keeps what is unsaved, and asks
    nothing: a computer that is shut down, a session or a terminal that is closed.  Asked a second time, while a release is completed,
    the program ends where it is, and the next start tells what was spent; a closed terminal may be told of twice.

    Python hears a signal between any two of its own steps, also while Qt is inside one of its events and would not survive that
    a window closes there: what is done to windows waits until that event is over."""
    if code == INTERRUPTED and not stopped:
        QTimer.singleShot(0, window, window.windows.quit)
    elif not stopped:
        stopped.append(code)
        QTimer.singleShot(0, window, partial(_leave, window, code))
    elif window.windows.unsaved_is_kept and code != HANGUP:
        os._exit(code)


def _leave(window: MainWindow, code: int) -> None:
    window.windows.leave()
    QCoreApplication.exit(code)


def _let_python_see_signals(window: MainWindow) -> None:
    """Handlers in Python run only between its own steps, of which a waiting window makes none."""
    timer = QTimer(window)
    timer.timeout.connect(lambda: None)
    timer.start(250)
