"""What means a case in a phenotype file: asked where its own values must not tell, all of them together."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from PySide6.QtWidgets import QVBoxLayout, QWidget

from gwasprivacy.base.language import mark, say
from gwasprivacy.study.file_answers import CaseCode
from gwasprivacy.ui.release.release_runner import ReleaseRunner
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.widgets.answers import Answers
from gwasprivacy.ui.widgets.inline_error import InlineError

QUESTION = mark("What means a case in the phenotype file?")
ANSWERS: Mapping[StrEnum, str] = {
    CaseCode.ONE: mark("1, and 0 means a control"),
    CaseCode.TWO: mark("2, and 1 means a control; 0 is missing"),
}


class CaseCodeQuestion(QWidget):
    """Writes the plan's ``design.case_code``; where the numbers of cases and controls are public, the file's values tell it too."""

    def __init__(self, runner: ReleaseRunner, document: PlanDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._runner, self._document = runner, document
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self.answers = Answers(QUESTION, ANSWERS, "case-code", say("Coding of cases"))
        self.answers.chosen.connect(self.answer)
        layout.addWidget(self.answers)
        self.error = InlineError()
        layout.addWidget(self.error)

    def answer(self, code: CaseCode) -> None:
        """Write the answer into the plan, by which the study is opened again."""
        self.error.attempt(lambda: self._document.edit_design(case_code=code))
        self.refresh()

    def refresh(self) -> None:
        """Show the plan as it is."""
        plan, source = self._document.plan, self._runner.source
        has_file = source is not None and source.phenotype is not None
        asked = has_file and not plan.sizes_are_public
        self.setVisible(plan.design.trait is None and (asked or plan.design.case_code is not None))
        self.answers.show_answer(plan.design.case_code, enabled=not self._runner.is_publishing)
