"""The windows of one program: each has a document of its own; no plan file is open in two of them; one question when all close."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QPoint, QSize

from gwasprivacy.base.language import say, say_count
from gwasprivacy.base.printable_text import shown
from gwasprivacy.ui.plan_files import PlanFiles
from gwasprivacy.ui.shell.autosave import Autosave
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.recovery_files import UnsavedPlan
from gwasprivacy.ui.widgets.dialogs import dialogs

BESIDE = QPoint(32, 32)  # px, from one window to the next


class PlanWindow(Protocol):
    """What the group asks of a window."""

    document: PlanDocument
    autosave: Autosave
    files: PlanFiles
    stopped_cleanly: bool

    @property
    def is_untouched(self) -> bool: ...
    def show(self) -> None: ...
    def raise_(self) -> None: ...
    def activateWindow(self) -> None: ...
    def keep_unsaved(self) -> bool: ...
    def close_unasked(self) -> bool: ...
    def build_tabs_soon(self) -> None: ...
    def show_start(self) -> None: ...
    def start_tour(self) -> None: ...
    def show_bug(self, log: str) -> None: ...
    def deleteLater(self) -> None: ...
    def pos(self) -> QPoint: ...
    def size(self) -> QSize: ...
    def move(self, place: QPoint, /) -> None: ...
    def resize(self, size: QSize, /) -> None: ...


class PlanWindows:
    """``make(group)`` makes a window, which joins by itself.."""

    def __init__(self, make: Callable[[PlanWindows], PlanWindow]) -> None:
        self._make = make
        self.open: list[PlanWindow] = []
        self._first: PlanWindow | None = None
        self.stopped_cleanly = True  # whether every worker of every closed window had stopped
        self.unsaved_is_kept = False  # since the program was asked to end
        self.to_reopen: list[Path | None] | None = None  # plans (None: one without a file) to open once all are closed

    def join(self, window: PlanWindow) -> None:
        self._first = self._first or window
        self.open.append(window)

    def closed(self, window: PlanWindow) -> None:
        """``window`` is closing.  The one that the program began with is deleted by whoever runs the program."""
        self.stopped_cleanly = self.stopped_cleanly and window.stopped_cleanly
        if window in self.open:
            self.open.remove(window)
        if window is not self._first and window.stopped_cleanly:
            window.deleteLater()

    def of(self, path: Path) -> PlanWindow | None:
        """The window that has the plan file ``path`` open, under whatever name."""
        for window in self.open:
            here = window.document.path
            if here is not None and (here == path or _same_file(here, path)):
                return window
        return None

    def bring_if_open(self, path: Path, asking: PlanFiles) -> bool:
        """Whether another window than that of ``asking`` has ``path`` open, which is in front then."""
        window = self.of(path)
        if window is None or window.files is asking:
            return False
        self.bring(window)
        return True

    def another(self, asking: PlanFiles) -> PlanFiles:
        """The files of a new window beside that of ``asking``."""
        return self.new(next((window for window in self.open if window.files is asking), None)).files

    def bring(self, window: PlanWindow) -> None:
        """To the front."""
        window.show()
        window.raise_()
        window.activateWindow()

    def new(self, beside: PlanWindow | None = None) -> PlanWindow:
        """Another window, as large as ``beside``, with a new plan."""
        window = self._make(self)
        if beside is not None:
            window.resize(beside.size())
            window.move(beside.pos() + BESIDE)
        window.show()
        window.build_tabs_soon()
        return window

    def recover(self, here: PlanWindow, unsaved: UnsavedPlan) -> bool:
        """Go on with a plan that a killed program had open, in ``here`` where nothing is open there.  Raises like opening it.

        Should its file be open by now, the recovered plan has none.
        """
        path = unsaved.path
        if path is not None and self.of(path) is not None:
            path = None
        window = here if here.is_untouched else self.new(here)
        window.document.recover(unsaved.plan, path, unsaved.sha256 if path is not None else None, unsaved.scenarios)
        return window.keep_unsaved()

    def quit(self) -> bool:
        """Close every window; unsaved changes are asked about once.  Whether all are closed."""
        for window in self.open:
            if not window.files.is_idle(say("The window stays open")):
                return False
        unsaved = [window for window in self.open if window.document.is_dirty]
        if len(unsaved) == 1:
            self.bring(unsaved[0])
            if not unsaved[0].files.may_leave():
                return False
        elif unsaved and not self._settle(unsaved):
            return False
        closed = [window.close_unasked() for window in list(self.open)]
        return all(closed)

    def reopen(self) -> bool:
        """Close every window, as :meth:`quit` does, to open their plans again: whoever runs the program does.  Whether all are closed."""
        windows = list(self.open)
        if self.quit():
            self.to_reopen = list(dict.fromkeys(window.document.path for window in windows))
        return self.to_reopen is not None

    def leave(self) -> None:
        """Close every window at once, as whoever ends the program cannot be asked.  A release that was debited is completed
        first; what is unsaved is offered at the next start, and is kept before anything is waited for."""
        for window in list(self.open):
            window.autosave.leave()
        self.unsaved_is_kept = True
        for window in list(self.open):
            window.close_unasked()

    def _settle(self, unsaved: list[PlanWindow]) -> bool:
        save, give_up = say("Save all"), say("Don’t save")
        names = "\n".join(f"“{shown(window.document.name)}”" for window in unsaved)
        answer = dialogs().ask(
            None,
            say("Unsaved changes"),
            say_count("Save the changes to {n} plans?", one="Save the changes to one plan?", n=len(unsaved)),
            [save, give_up, say("Cancel")],
            detail=names,
        )
        if answer != save:
            return answer == give_up
        for window in unsaved:
            self.bring(window)
            if not window.files.save():
                return False
        return True


def _same_file(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False
