"""Hard calls or genotype probabilities?  And for probabilities: what they were imputed with, and whether participants had a part."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QRadioButton, QVBoxLayout, QWidget

from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.study.imputation import LONGEST_PANEL, Imputation
from gwasprivacy.ui.release.release_runner import ReleaseRunner
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import label
from gwasprivacy.ui.widgets.explain import HelpButton
from gwasprivacy.ui.widgets.inline_error import InlineError

QUESTIONS: Mapping[str, str] = {
    "holds_participants": mark("Does this panel include participants of this study?"),
    "phased_together": mark(
        "Were the participants phased jointly, so that one participant’s haplotypes depend on others’ genotypes?"
    ),
    "filtered_here": mark("Were SNPs filtered by INFO or allele frequency in this study?"),
}


class _TwoAnswers(QWidget):
    """A question with two radio buttons, beside it or ``below``; None chosen before somebody answers."""

    def __init__(
        self, question: str, answers: tuple[str, str], *, below: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        row = QVBoxLayout(self) if below else QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(label(question), 1)
        self.radios: dict[bool, QRadioButton] = {}
        for answer, words in zip((False, True), answers, strict=True):
            radio = QRadioButton(words)
            radio.setAutoExclusive(False)
            radio.setAccessibleDescription(question)
            self.radios[answer] = radio
            row.addWidget(radio)

    def show_answer(self, answer: bool | None, *, enabled: bool) -> None:
        for each, radio in self.radios.items():
            radio.setChecked(each is answer)
            radio.setEnabled(enabled)


class DosageQuestion(QWidget):
    """Writes the plan's ``design.dosages``; the three questions stand only where probabilities are chosen."""

    def __init__(self, runner: ReleaseRunner, document: PlanDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._runner, self._document = runner, document
        self.setProperty("helpTopic", "imputed-genotypes")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID // 2)
        row = QHBoxLayout()
        self.use = _TwoAnswers(
            say("This file may contain genotype probabilities."),
            (say("Use hard calls"), say("Use probabilities")),
            below=True,
        )
        for answer, radio in self.use.radios.items():
            radio.clicked.connect(lambda _checked=False, answer=answer: self.choose(answer))
        row.addWidget(self.use, 1)
        row.addWidget(HelpButton("imputed-genotypes", say("Imputed genotypes")))
        layout.addLayout(row)
        self.questions = QWidget()
        inner = QVBoxLayout(self.questions)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(GRID // 2)
        self.panel = QLineEdit()
        self.panel.setPlaceholderText(say("public imputation panel, e.g. HRC r1.1"))
        self.panel.setAccessibleName(say("Imputation panel"))
        self.panel.setMaxLength(LONGEST_PANEL)
        self.panel.editingFinished.connect(self._panel_set)
        inner.addWidget(self.panel)
        self.answers: dict[str, _TwoAnswers] = {}
        for name, words in QUESTIONS.items():
            asked = _TwoAnswers(say_marked(words), (say("No"), say("Yes")))
            for answer, radio in asked.radios.items():
                radio.clicked.connect(lambda _checked=False, name=name, answer=answer: self.answer(name, answer))
            self.answers[name] = asked
            inner.addWidget(asked)
        layout.addWidget(self.questions)
        self.error = InlineError()
        layout.addWidget(self.error)

    def choose(self, probabilities: bool) -> None:
        """Write into the plan whether probabilities are used; what was answered about them is asked again."""
        known = self._document.plan.design.dosages
        self._edit((known or Imputation()) if probabilities else None)

    def answer(self, name: str, answer: bool) -> None:
        """Write an answer into the plan."""
        given: dict[str, Any] = {name: answer}
        self._edit(replace(self._imputation, **given))

    def _panel_set(self) -> None:
        panel = self.panel.text().strip() or None
        if self._document.plan.design.dosages is not None and panel != self._imputation.panel:
            self.error.attempt(lambda: self._edit(replace(self._imputation, panel=panel)))

    @property
    def _imputation(self) -> Imputation:
        return self._document.plan.design.dosages or Imputation()

    def _edit(self, dosages: Imputation | None) -> None:
        self.error.attempt(lambda: self._document.edit_design(dosages=dosages))
        self.refresh()

    def refresh(self) -> None:
        """Show the plan as it is.  Not asked of files of calls, unless the plan says probabilities."""
        facts, dosages = self._runner.facts, self._document.plan.design.dosages
        error = self._runner.study_error
        refused = error is not None and error.code == "table.of-probabilities"
        self.setVisible(refused or (facts is not None and (facts.may_have_probabilities or dosages is not None)))
        enabled = not self._runner.is_publishing
        self.use.show_answer(dosages is not None, enabled=enabled)
        self.questions.setVisible(dosages is not None)
        if not self.panel.hasFocus():
            self.panel.setText(self._imputation.panel or "")
        self.panel.setEnabled(enabled)
        for name, asked in self.answers.items():
            asked.show_answer(getattr(self._imputation, name), enabled=enabled)
