"""What means a case in a phenotype file: asked where its own values must not tell, all of them together."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from gwasprivacy.base.language import mark, say
from gwasprivacy.study.file_answers import CaseCode
from gwasprivacy.ui.release.field_question import FieldQuestion
from gwasprivacy.ui.release.release_runner import ReleaseRunner
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.widgets.answers import Answers
from gwasprivacy.ui.widgets.study_views import view_of

QUESTION = mark("What means a case in the phenotype file?")
ANSWERS: Mapping[StrEnum, str] = {
    CaseCode.ONE: mark("1, and 0 means a control"),
    CaseCode.TWO: mark("2, and 1 means a control; 0 is missing"),
}


class CaseCodeQuestion(FieldQuestion):
    """Of the plan's ``design.case_code``; where the numbers of cases and controls are public, the file's values tell it too."""

    def __init__(self, runner: ReleaseRunner, document: PlanDocument) -> None:
        super().__init__(runner, document, "case_code", Answers(QUESTION, ANSWERS, "case-code", say("Coding of cases")))

    @property
    def is_shown(self) -> bool:
        plan, source = self._document.plan, self._runner.source
        has_file = source is not None and source.phenotype is not None
        asked = has_file and not plan.sizes_are_public
        return view_of(plan.design).has("design.case_code") and (asked or self.given is not None)
