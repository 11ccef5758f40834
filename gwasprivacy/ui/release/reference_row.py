"""Which allele is counted: declared public, or fixed by a public manifest or panel, which the plan pins by its digest."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from gwasprivacy.base.errors import GwasPrivacyError, InvalidInput
from gwasprivacy.base.language import say
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.saved_plan import as_named
from gwasprivacy.study.formats.registry import genotype_endings
from gwasprivacy.study.reference import reference_digest
from gwasprivacy.ui.release.release_runner import ReleaseRunner
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import Lane, Start
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import label
from gwasprivacy.ui.widgets.file_places import FilePlace, FileQuestion
from gwasprivacy.ui.widgets.inline_error import InlineError

DIGITS = 12  # of a SHA-256 that are shown; the plan has them all


class AllelesQuestion(QWidget):
    """The ways out of the refusal for missing calls.

    A chosen file is read once, on a worker, for its SHA-256: another file under the same name could turn alleles around.
    The plan changes when that is done, and not at all when the file cannot be read.
    """

    def __init__(self, runner: ReleaseRunner, document: PlanDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._runner, self._document = runner, document
        self._lane = Lane(runner.jobs, "release-reference")
        self._before: str | None = None  # the plan's reference when the job began
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID)
        self.public = QCheckBox(say("A1 and A2 were set by a public manifest,\nnot by this study"))
        self.public.setToolTip(
            say("A manifest or a reference fixed them without this study’s genotypes. The report will state this.")
        )
        self.public.clicked.connect(self._declare)
        self.reference = FileQuestion(
            say("or choose the array’s manifest or a public panel:"),
            FilePlace(
                say("Public manifest or panel"),
                empty=say("No file chosen."),
                clearable=True,
            ),
        )
        self.reference.place.picked.connect(self.pin)
        self.reference.place.cleared.connect(self._remove)
        self.note = label("", "muted")
        self.error = InlineError()
        for part in (self.public, self.reference, self.note, self.error):
            layout.addWidget(part)
        document.changed.connect(self._on_plan)

    @property
    def is_reading(self) -> bool:
        return self._lane.is_running

    def pin(self, path: Path) -> None:
        """Read ``path`` and make it the plan's reference; the status bar shows how far, with Cancel."""
        self._lane.drop()
        self.reference.error.show_message("")
        if self._is_the_study(path):
            self._refuse(
                InvalidInput("reference.is-the-study"),
                path,
            )
            return
        self._before = self._document.plan.design.reference
        asked = self._lane.start(
            reference_digest,
            path,
            title=say("Reading {file}", file=path.name),
            on_done=lambda digest: self._read(path, digest),
            on_failed=lambda error: self._refuse(error, path),
            on_cancelled=self.refresh,
        )
        if asked is Start.STARTED:
            self.refresh()

    def _is_the_study(self, path: Path) -> bool:
        """Its digest would be a plain hash of private genotypes."""
        source = self._runner.source
        if source is None:
            return False
        study = source.path.absolute()
        return path.absolute() in (study, study.with_suffix("")) or (
            path.absolute().with_suffix("") == study.with_suffix("") and path.suffix.lower() in genotype_endings()
        )

    def _read(self, path: Path, digest: str) -> None:
        folder = self._document.folder
        try:
            name = as_named(path, folder)
        except GwasPrivacyError as error:
            self._refuse(error, path)
            return
        self.error.attempt(lambda: self._document.edit_design(reference=name, reference_sha256=digest))
        self.refresh()

    def _refuse(self, error: GwasPrivacyError, path: Path) -> None:
        self.reference.error.show_error(error, path)
        self.refresh()

    def _on_plan(self, _old: Plan, new: Plan) -> None:
        self.error.show_message("")
        if self._lane.is_running and new.design.reference != self._before:
            self._lane.drop()  # an undo, or another plan

    def _declare(self, public: bool) -> None:
        self.error.attempt(lambda: self._document.edit_design(alleles_are_public=public))

    def _remove(self) -> None:
        self._lane.drop()
        self.reference.error.show_message("")
        self.error.attempt(
            lambda: self._document.edit_design(reference=None, reference_sha256=None, text=say("Remove the reference"))
        )
        self.refresh()

    def refresh(self) -> None:
        """Show the plan as it is."""
        design, folder = self._document.plan.design, self._document.folder
        self.public.setChecked(design.alleles_are_public)
        shown = None if design.reference is None else Path(design.reference)
        if shown is not None and folder is not None:
            shown = folder / shown
        self.reference.place.show_path(shown)
        self.note.setText(self._note_words())
        self.note.setVisible(bool(self.note.text()))

    def _note_words(self) -> str:
        design = self._document.plan.design
        if self._lane.is_running:
            return f"{self._lane.title}…"
        if design.reference is None:
            return ""
        if design.reference_sha256 is None:
            return say(
                "The plan does not pin this file. Choose it again, so that no other file with this name is used "
                "by mistake."
            )
        return say(
            "Pinned by its SHA-256, {digits}…: a different file with this name is refused.",
            digits=design.reference_sha256[:DIGITS],
        )
