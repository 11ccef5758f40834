"""A question about the study's file whose answer is one field of the plan's design."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from PySide6.QtWidgets import QVBoxLayout, QWidget

from gwasprivacy.ui.release.release_runner import ReleaseRunner
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.widgets.answers import Answers
from gwasprivacy.ui.widgets.inline_error import InlineError


class FieldQuestion(QWidget):
    """Writes ``design.<field>``; a subclass says in ``is_shown`` of which studies it is asked."""

    def __init__(self, runner: ReleaseRunner, document: PlanDocument, field: str, answers: Answers) -> None:
        super().__init__()
        self._runner, self._document, self._field = runner, document, field
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self.answers = answers
        self.answers.chosen.connect(self.answer)
        layout.addWidget(self.answers)
        self.error = InlineError()
        layout.addWidget(self.error)

    @property
    def is_shown(self) -> bool:
        raise NotImplementedError

    @property
    def given(self) -> Any:
        """The plan's answer; None: nobody has answered."""
        return getattr(self._document.plan.design, self._field)

    def answer(self, given: StrEnum) -> None:
        """Write the answer into the plan."""
        self.error.attempt(lambda: self._document.edit_design(**{self._field: given}))
        self.refresh()

    def refresh(self) -> None:
        """Show the plan as it is."""
        self.setVisible(self.is_shown)
        self.answers.show_answer(self.given, enabled=not self._runner.is_publishing)
