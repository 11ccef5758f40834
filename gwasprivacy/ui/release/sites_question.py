"""Where do the sites of the study's file come from?  Asked of files that variant callers write."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from PySide6.QtWidgets import QVBoxLayout, QWidget

from gwasprivacy.base.language import mark, say
from gwasprivacy.study.design import Sites
from gwasprivacy.ui.release.answers import Answers
from gwasprivacy.ui.release.release_runner import ReleaseRunner
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.widgets.inline_error import InlineError

QUESTION = mark("Where do the sites of this file come from?")
ANSWERS: Mapping[StrEnum, str] = {
    Sites.FIXED: mark("They were fixed beforehand, by an array or an imputation panel"),
    Sites.CALLED: mark("A variant caller wrote them, or I do not know"),
}


class SitesQuestion(QWidget):
    """Writes the plan's ``design.sites``."""

    def __init__(self, runner: ReleaseRunner, document: PlanDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._runner, self._document = runner, document
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self.answers = Answers(QUESTION, ANSWERS, "sites", say("Where sites come from"))
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
        facts, sites = self._runner.facts, self._document.plan.design.sites
        self.setVisible(facts is not None and (facts.may_be_called or sites is not None))
        self.answers.show_answer(sites, enabled=not self._runner.is_publishing)
