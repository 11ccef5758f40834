"""What a release asks about the study's file: was anything removed because of its genotypes, and where do its sites come from?"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path

from PySide6.QtWidgets import QVBoxLayout, QWidget

from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.plan.saved_plan import as_named
from gwasprivacy.study.design import CandidateList, GenotypeFilter, Sites
from gwasprivacy.study.people_lists import LISTS_NOTE
from gwasprivacy.ui.release.release_runner import ReleaseRunner
from gwasprivacy.ui.release.work import list_digest
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import Lane
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.answers import Answers
from gwasprivacy.ui.widgets.card import InlineMessage
from gwasprivacy.ui.widgets.file_places import FilePlace, FileQuestion
from gwasprivacy.ui.widgets.inline_error import InlineError

QUESTION = mark("Were people or SNPs removed because of this study’s genotypes?")
ANSWERS: Mapping[StrEnum, str] = {
    GenotypeFilter.NONE: mark("No, nothing was removed"),
    GenotypeFilter.PUBLIC_LIST: mark("Only SNPs, and the SNPs come from a public list"),
    GenotypeFilter.BEFORE_US: mark("Yes, and this file is all I have"),
}

SITES_QUESTION = mark("Where do the sites of this file come from?")
SITES_ANSWERS: Mapping[StrEnum, str] = {
    Sites.FIXED: mark("Fixed beforehand, by an array or a panel"),
    Sites.CALLED: mark("A variant caller wrote them, or I do not know"),
}


class FilterQuestion(QWidget):
    """Three answers; a public list is then chosen, and pinned in the plan by its SHA-256."""

    def __init__(self, runner: ReleaseRunner, document: PlanDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._runner, self._document = runner, document
        self._lane = Lane(runner.jobs, "release-list")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID // 2)
        self.question = Answers(QUESTION, ANSWERS, "genotype-filter", say("Quality control"))
        self.question.chosen.connect(self.answer)
        self.answers = self.question.radios
        layout.addWidget(self.question)
        self.lists = InlineMessage("muted")
        layout.addWidget(self.lists)
        self.list = FileQuestion(
            say("The public list: the array’s manifest, or the sites of a panel"),
            FilePlace(
                say("Public list of SNPs"), empty=say("A .bim, .pvar, .map or VCF file, a table, or one id per line.")
            ),
        )
        self.list.place.picked.connect(self.pin)
        layout.addWidget(self.list)
        self.error = InlineError()
        layout.addWidget(self.error)

    @property
    def is_reading(self) -> bool:
        return self._lane.is_running

    def answer(self, answer: GenotypeFilter) -> None:
        """Write the answer into the plan.  A list belongs to one answer only."""
        design = self._document.plan.design
        candidates = design.candidates
        if answer is not GenotypeFilter.PUBLIC_LIST and candidates.kind == "file":
            candidates = CandidateList()
        self.error.attempt(
            lambda: self._document.edit_design(
                genotype_filter=answer, candidates=candidates, text=say("Answer the question on removals")
            )
        )
        self.refresh()

    def pin(self, path: Path) -> None:
        """Read the list once, on a worker, and make it the plan's."""
        self._lane.drop()
        self.list.error.show_message("")
        self._lane.start(
            list_digest,
            path,
            title=say("Reading {file}", file=path.name),
            on_done=lambda digest: self._pinned(path, digest),
            on_failed=lambda error: self.list.error.show_error(error, path),
            on_cancelled=self.refresh,
        )

    def _pinned(self, path: Path, digest: str) -> None:
        folder = self._document.folder

        def edit() -> None:
            name = as_named(path, folder)
            listed = CandidateList(kind="file", path=name, sha256=digest)
            self._document.edit_design(
                candidates=listed, genotype_filter=GenotypeFilter.PUBLIC_LIST, text=say("Name the public list")
            )

        self.error.attempt(edit)
        self.refresh()

    def refresh(self) -> None:
        """Show the plan as it is."""
        design, folder = self._document.plan.design, self._document.folder
        self.question.show_answer(design.genotype_filter, enabled=not self._runner.is_publishing)
        listed = design.candidates.path
        self.list.setVisible(design.genotype_filter is GenotypeFilter.PUBLIC_LIST or design.are_sites_called)
        shown = None if listed is None else Path(listed) if folder is None else folder / listed
        self.list.place.show_path(shown)
        source = self._runner.source
        self.lists.show_message(say_marked(LISTS_NOTE) if source is not None and source.has_lists else "")


class SitesQuestion(QWidget):
    """Writes the plan's ``design.sites``."""

    def __init__(self, runner: ReleaseRunner, document: PlanDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._runner, self._document = runner, document
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self.answers = Answers(SITES_QUESTION, SITES_ANSWERS, "sites", say("Where sites come from"))
        self.answers.chosen.connect(self.answer)
        layout.addWidget(self.answers)
        self.error = InlineError()
        layout.addWidget(self.error)

    def answer(self, sites: Sites) -> None:
        """Write the answer into the plan."""
        self.error.attempt(lambda: self._document.edit_design(sites=sites, text=say("Say where the sites come from")))
        self.refresh()

    def refresh(self) -> None:
        """Show the plan as it is."""
        facts, design = self._runner.facts, self._document.plan.design
        is_asked = facts is not None and facts.may_be_called and not design.are_sites_said
        self.setVisible(is_asked or design.sites is not None)
        self.answers.show_answer(design.sites, enabled=not self._runner.is_publishing)
