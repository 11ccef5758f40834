"""Keeps an open plan with unsaved changes on the disk, so that a killed program loses a second of work at most.

Writing happens on a thread of its own, one at a time, and touches no Qt object.  As soon as nothing is unsaved, and when the
window closes, the file is gone.
"""

from __future__ import annotations

import threading

from PySide6.QtCore import QObject, QTimer, Signal

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.garbage_collection import windows_collector
from gwasprivacy.ui.shell.recovery_files import RecoveryFile, UnsavedPlan

PAUSE = 1000  # ms from an edit to the file; edits that come meanwhile are in it


class Autosave(QObject):
    """``failed(GwasPrivacyError)`` once in a row when the plan cannot be kept."""

    failed = Signal(object)

    def __init__(self, document: PlanDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._file = RecoveryFile()
        self._thread: threading.Thread | None = None
        self._error: GwasPrivacyError | None = None
        self._told = False
        self._closed = False
        self._wanted: UnsavedPlan | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self._keep)
        document.changed.connect(self._follow)
        document.path_changed.connect(self._follow)
        document.dirty_changed.connect(self._follow)

    @property
    def is_current(self) -> bool:
        """Whether everything that is unsaved is on the disk."""
        return not self._timer.isActive() and not (self._thread is not None and self._thread.is_alive())

    def _follow(self) -> None:
        if not self._document.is_dirty:
            self._remove()
        elif not self._closed and not self._timer.isActive():
            self._timer.start()

    def keep_now(self) -> bool:
        """Keep what is unsaved before anything else is done; whether that went well."""
        self._timer.stop()
        self._wait()
        self._write(self._unsaved())
        self._tell()
        return self._error is None

    def leave(self) -> bool:
        """Keep what is unsaved for the next start, as the program is about to end; whether that went well."""
        kept = not self._document.is_dirty or self.keep_now()
        self._closed = True
        self._file.leave()
        return kept

    def close(self) -> None:
        """The changes were saved or given up."""
        self._closed = True
        self._remove()

    def _unsaved(self) -> UnsavedPlan:
        document = self._document
        scenarios = document.scenarios if document.path is None else None
        return UnsavedPlan(plan=document.plan, path=document.path, sha256=document.known_sha256, scenarios=scenarios)

    def _keep(self) -> None:
        if self._closed or not self._document.is_dirty:
            return
        if self._thread is not None and self._thread.is_alive():
            self._timer.start()
            return
        self._tell()
        self._thread = threading.Thread(target=self._write, args=(self._unsaved(),), name="autosave", daemon=True)
        windows_collector().watch(self._thread)
        self._thread.start()

    def _write(self, unsaved: UnsavedPlan) -> None:
        try:
            self._file.write(unsaved)
            self._error = None
        except GwasPrivacyError as error:
            self._error = error

    def _tell(self) -> None:
        """What became of the last writing, on the window's thread."""
        if self._error is None:
            self._told = False
        elif not self._told:
            self._told = True
            self.failed.emit(self._error)

    def _remove(self) -> None:
        self._timer.stop()
        self._wait()
        self._file.remove()

    def _wait(self) -> None:
        if self._thread is not None:
            self._thread.join()
            self._thread = None
