"""The program as people start it, beside an observer that tells a test where things stand on the screen and what went wrong.

    python -m tests.journeys QUESTIONS ANSWERS RECORD [ARGUMENT…]

The program's own entry point runs with the arguments after RECORD.  The observer reads questions from one inherited pipe and
answers into another; it changes nothing in the program and sends it no event, and nothing of it is shipped.  When the program has
ended, RECORD holds Qt's warnings, exceptions that nobody caught, and threads and processes that were left running.
"""

from __future__ import annotations

import faulthandler
import json
import os
import sys
import threading
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any

import psutil
from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from tests.journeys.observer import Observer

RESOURCE_TRACKER = "multiprocessing.resource_tracker"  # Python's own, which ends just after the process that it watches


@dataclass
class Record:
    """What must not happen in a journey, as it happens."""

    warnings: list[str] = field(default_factory=list)
    exceptions: list[str] = field(default_factory=list)
    threads: list[str] = field(default_factory=list)
    processes: list[str] = field(default_factory=list)
    code: int | None = None

    def watch(self) -> None:
        """Hear Qt's messages, and exceptions of every thread and of objects that are deleted."""
        qInstallMessageHandler(self._message)
        threading.excepthook = lambda args: self._note(args.exc_type, args.exc_value, args.exc_traceback)
        sys.unraisablehook = lambda args: self._note(args.exc_type, args.exc_value, args.exc_traceback)

    def watch_slots(self) -> None:
        """Hear also what the program's own hook is told: it is set when the window is made."""
        theirs = sys.excepthook

        def hook(kind: type[BaseException], value: BaseException, trace: TracebackType | None) -> None:
            self._note(kind, value, trace)
            theirs(kind, value, trace)

        sys.excepthook = hook

    def _message(self, kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
            self.warnings.append(text)

    def _note(self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None) -> None:
        self.exceptions.append("".join(traceback.format_exception(kind, value, trace)))
        print(self.exceptions[-1], file=sys.stderr, flush=True)

    def look_at_the_end(self) -> None:
        """What is still running although the program is over."""
        here = threading.current_thread()
        self.threads = [each.name for each in threading.enumerate() if each is not here]
        commands = [" ".join(each.cmdline()) for each in psutil.Process().children(recursive=True)]
        self.processes = [each for each in commands if RESOURCE_TRACKER not in each]

    def write(self, path: Path) -> None:
        path.write_text(json.dumps(vars(self)), encoding="utf-8")


def _after(function: Callable[..., Any], then: Callable[[Any], None]) -> Callable[..., Any]:
    def both(*args: Any, **named: Any) -> Any:
        result = function(*args, **named)
        then(result)
        return result

    return both


def run(questions: int, answers: int, record_path: Path, arguments: list[str]) -> int:
    """Run ``gwasprivacy`` with ``arguments``; returns its exit code."""
    from gwasprivacy.cli.main import main
    from gwasprivacy.ui import app

    faulthandler.enable(all_threads=False)
    record = Record()
    record.watch()
    observers: list[Observer] = []

    def made(application: QApplication) -> None:
        application.setCursorFlashTime(0)  # a picture shows the same whenever it is taken
        observers.append(Observer(application, questions, answers))

    app.make_application = _after(app.make_application, made)
    app._report_bugs = _after(app._report_bugs, lambda _none: record.watch_slots())
    if place := os.environ.get("JOURNEY_SITE_POLICY"):
        from gwasprivacy.release.policy import site

        site.SITE_POLICY = Path(place)
        os.geteuid = lambda: 0  # the site's administrator has put it there
    record.code = main(arguments)
    for observer in observers:
        observer.close()
    record.look_at_the_end()
    record.write(record_path)
    return record.code
