"""The files that are open in a window: dialogs begin beside them, propose names after them, and tools are filled with them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from gwasprivacy.base.resources import resource_path
from gwasprivacy.ui.shell.throw_away_folder import is_thrown_away

if TYPE_CHECKING:
    from gwasprivacy.study.study_files import StudyFiles


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenFiles:
    """``source``: all files of the study, as they are opened for a release.  ``report``: the one that was verified or made last;
    ``signer``: the public key that it was verified with."""

    plan: Path | None = None
    study: Path | None = None
    phenotype: Path | None = None
    ledger: Path | None = None
    report: Path | None = None
    signer: Path | None = None
    source: StudyFiles | None = None

    @property
    def _beside(self) -> Path | None:
        """What is the user's own: the study, else the plan; not the example's, which nothing can be written beside."""
        own = (each for each in (self.study, self.plan) if each is not None and not is_thrown_away(each))
        return next((each for each in own if not each.absolute().is_relative_to(resource_path("example"))), None)

    @property
    def folder(self) -> Path | None:
        """Where a dialog begins; None where nothing of the user's is open."""
        beside = self._beside
        return None if beside is None else beside.absolute().parent

    def name(self, usual: str) -> str:
        """What a file that is made of these is called, without an ending; ``usual`` where nothing of the user's is open."""
        from gwasprivacy.study.formats.registry import without_ending  # slow to import

        beside = self._beside
        if beside is None:
            return usual
        name = beside.stem if beside == self.plan else without_ending(beside.name)
        return name.replace("{chr}", "").strip("-_. ") or usual


def opened_around(widget: QObject | None) -> OpenFiles:
    """What is open in the window that ``widget`` is in, or that its dialog belongs to."""
    while widget is not None:
        find: Callable[[], OpenFiles] | None = getattr(widget, "open_files", None)
        if find is not None:
            return find()
        widget = widget.parent()
    return OpenFiles()
