"""A row that asks for a public file: read on a worker for its digest, then pinned in the plan."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from PySide6.QtWidgets import QVBoxLayout, QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner, Lane, Start
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import label
from gwasprivacy.ui.widgets.file_places import FilePlace
from gwasprivacy.ui.widgets.inline_error import InlineError


class Digest(Protocol):
    """The digest that pins a file.  Raises InvalidInput for one that cannot be used."""

    def __call__(self, path: Path, *, work: Work = UNWATCHED) -> str: ...


class PinnedFileRow(QWidget):
    """The place of a file, words beside it and what was wrong with the last one; the plan changes when a file has been read.

    A subclass puts the parts into ``rows``, shows the plan in :meth:`refresh` and edits it in :meth:`_edit`.
    """

    def __init__(
        self,
        document: PlanDocument,
        jobs: JobRunner,
        *,
        lane: str,
        place: FilePlace,
        digest: Digest,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._lane = Lane(jobs, lane)
        self._digest = digest
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(0, 0, 0, 0)
        self.rows.setSpacing(GRID // 2)
        self.words = label("", "muted")
        self.place = place
        self.place.picked.connect(self.pin)
        self.error = InlineError()

    def pin(self, path: Path) -> None:
        """Read ``path`` and make it the plan's file."""
        self._stop_reading()
        asked = self._lane.start(
            self._digest,
            path,
            title=say("Reading {file}", file=path.name),
            on_done=lambda digest: self._read(path, digest),
            on_failed=lambda error: self._failed(error, path),
            on_cancelled=self.refresh,
        )
        if asked is Start.STARTED:
            self.refresh()

    def refresh(self) -> None:
        """Show the plan as it is."""
        raise NotImplementedError

    def _edit(self, path: Path, digest: str) -> None:
        """Put the file into the plan; raises what the document refuses."""
        raise NotImplementedError

    def _show_file(self, named: str | None) -> None:
        """The file as the plan names it, in its folder."""
        folder = self._document.folder
        shown = None if named is None else Path(named)
        self.place.show_path(shown if shown is None or folder is None else folder / shown)

    def _stop_reading(self) -> None:
        self._lane.drop()
        self.error.show_message("")

    def _read(self, path: Path, digest: str) -> None:
        try:
            self._edit(path, digest)
        except GwasPrivacyError as error:
            self.error.show_error(error, path)
        self.refresh()

    def _failed(self, error: GwasPrivacyError, path: Path) -> None:
        self.error.show_error(error, path)
        self.refresh()
