"""The score's public offset on the Calibration tab: said in words, its panel asked for and pinned, left out on demand."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QPushButton

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.base.number_words import plain
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.plan.another_mechanism import not_taken_by, of_mechanism
from gwasprivacy.plan.choices import ReleaseChoices
from gwasprivacy.plan.saved_plan import as_named
from gwasprivacy.study.formats.registry import open_people
from gwasprivacy.study.reference import load_public_alleles, reference_digest
from gwasprivacy.ui.calibration.pinned_file_row import PinnedFileRow
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.widgets.file_places import FilePlace

FIRST_A_PANEL = mark(
    "The offset is computed from the allele frequencies of a public reference panel. Choose the panel first: a "
    "PLINK fileset, or a table with the columns snp, a1, a2 and freq. It must not be made from this study."
)


def panel_digest(path: Path, *, work: Work = UNWATCHED) -> str:
    """The digest that pins a panel.  Raises InvalidInput for a file that tells no allele frequencies."""
    if open_people(path, work=work) is None:
        load_public_alleles(path, work=work).require_frequencies()
    return reference_digest(path, work=work)


class OffsetRow(PinnedFileRow):
    """Visible while the plan's score has an offset, or while one is *wanted* that still lacks its panel.

    The plan gets panel and offset in one step.
    """

    def __init__(self, document: PlanDocument, jobs: JobRunner) -> None:
        place = FilePlace(say("Public reference panel"), empty=say("No panel chosen."))
        super().__init__(document, jobs, lane="calibration-panel", place=place, digest=panel_digest)
        self._wanted: tuple[ScoreChoice, str] | None = None
        self._asked_of: ReleaseChoices | None = None  # what the plan published when an offset was wanted
        self.leave_out = QPushButton(say("Remove the offset"))
        self.leave_out.setProperty("role", "link")
        self.leave_out.clicked.connect(self._leave_out)
        for part in (self.words, self.place, self.error, self.leave_out):
            self.rows.addWidget(part)
        self.refresh()

    def take(self, score: ScoreChoice, mechanism: str) -> bool:
        """Make this the plan's score and mechanism; one with an offset waits until there is a panel.

        Returns whether the plan changed; raises what the document refuses.
        """
        if score.offset is not None and self._document.plan.design.reference is None:
            self._wanted, self._asked_of = (score, mechanism), self._document.plan.release
            self.refresh()
            self.place.button.setFocus()
            return False
        self._wanted = None
        return self._document.edit_release(
            score=score,
            mechanism=mechanism,
            text=say("Take the recommended score and mechanism"),
            **not_taken_by(mechanism),
        )

    def _edit(self, path: Path, digest: str) -> None:
        plan = self._document.plan
        release = plan.release
        if self._wanted is not None:
            score, mechanism = self._wanted
            release = of_mechanism(release, mechanism, score=score)
        design = replace(plan.design, reference=as_named(path, self._document.folder), reference_sha256=digest)
        self._document.edit(design=design, release=release, text=say("Choose the public panel"))
        self._wanted = None

    def _leave_out(self) -> None:
        self._stop_reading()
        score = self._document.plan.release.score
        if self._wanted is None and score.offset is not None:
            self._document.edit_release(score=replace(score, offset=None), text=say("Remove the offset"))
        self._wanted = None
        self.refresh()

    def refresh(self) -> None:
        plan = self._document.plan
        score = plan.release.score
        if self._wanted is not None and plan.release != self._asked_of:
            self._lane.drop()  # something else was chosen, or another plan opened
            self._wanted = None
        self.setVisible(self._wanted is not None or score.offset is not None)
        self.words.setText(self._words(score))
        self._show_file(plan.design.reference)

    def _words(self, score: ScoreChoice) -> str:
        if self._lane.is_running:
            return f"{self._lane.title}…"
        if self._wanted is not None:
            return say_marked(FIRST_A_PANEL)
        if score.offset is None:
            return ""
        return say(
            "The score is {score}: {offset} times the mean score of a SNP without effect is subtracted, at the "
            "allele frequencies of this public panel. This costs no privacy.",
            score=score.spoken_label,
            offset=plain(score.offset),
        )
