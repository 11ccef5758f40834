"""The file of public loci on the Calibration tab, where loci are what is published: dropped or chosen, in the place of blocks."""

from __future__ import annotations

from pathlib import Path

from gwasprivacy.base.language import say
from gwasprivacy.base.text_files import file_digest
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.plan.saved_plan import as_named
from gwasprivacy.study.design import Loci
from gwasprivacy.study.public_lists.candidates import read_intervals
from gwasprivacy.ui.calibration.pinned_file_row import PinnedFileRow
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.widgets.card import show_in_its_place
from gwasprivacy.ui.widgets.file_places import FilePlace, offering


def loci_digest(path: Path, *, work: Work = UNWATCHED) -> str:
    """The digest that pins a file of loci.  Raises InvalidInput, with the line, for one that cannot be published."""
    work.check()
    read_intervals(path, apart=True)
    return file_digest(path)


class LociRow(PinnedFileRow):
    """Visible where loci are published."""

    def __init__(self, document: PlanDocument, jobs: JobRunner) -> None:
        place = FilePlace(
            say("File of loci"),
            empty=say("In place of blocks: drop a file of loci, with a chromosome, a start and an end in each line."),
            filters=offering(say("Tables"), "*.bed *.tsv *.txt *.bed.gz *.tsv.gz *.txt.gz"),
            clearable=True,
        )
        super().__init__(document, jobs, lane="calibration-loci", place=place, digest=loci_digest)
        self.place.setProperty("helpTopic", "published-loci")
        self.place.cleared.connect(self._leave_out)
        for part in (self.place, self.words, self.error):
            self.rows.addWidget(part)
        self.refresh()

    def _edit(self, path: Path, digest: str) -> None:
        loci = Loci(path=as_named(path, self._document.folder), sha256=digest, published=True)
        self._document.edit_design(loci=loci)

    def _leave_out(self) -> None:
        self._stop_reading()
        self._document.edit_design(loci=None)
        self.refresh()

    def refresh(self) -> None:
        loci = self._document.plan.design.loci
        show_in_its_place(self, loci is not None and loci.published)
        self._show_file(None if loci is None else loci.path)
        self.words.setText(f"{self._lane.title}…" if self._lane.is_running else "")
        self.words.setVisible(bool(self.words.text()))
