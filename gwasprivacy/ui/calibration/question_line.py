"""The question on top of the Calibration tab, whose numbers can be set: "With N people I want … with P probability"."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedLayout, QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.forecast.questions import Question
from gwasprivacy.forecast.words import question_words, wish
from gwasprivacy.ui.calibration.strata_fold import edit_participants, edit_sizes
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.plain_words import tip
from gwasprivacy.ui.shell.zoom import keep_width
from gwasprivacy.ui.widgets.card import label
from gwasprivacy.ui.widgets.fields import CountField, percent_field
from gwasprivacy.ui.widgets.form_rows import FieldSentence


class WishRow(QWidget):
    """``refused(error)`` where the plan cannot have the number that was set."""

    refused = Signal(object)

    def __init__(self, document: PlanDocument) -> None:
        super().__init__()
        self._document = document
        self._share = 0.5  # of cases, as the plan had it before this row changed its people
        self._set: tuple[int, int] | None = None
        self.n_people = CountField(say("Participants of the study"), low=2, high=10_000_000, step=100)
        self.n_people.setProperty("helpTopic", "study-size")
        keep_width(self.n_people, 96)
        self.target = percent_field(say("Target power, per cent"), low=0.01, high=0.9999)
        self.target.setProperty("helpTopic", "target-probability")
        keep_width(self.target, 80)
        self.instead = label("", "muted")
        self.sentence = FieldSentence("{people} {probability}", people=self.n_people, probability=self.target)
        self._pages = QStackedLayout(self)
        self._pages.addWidget(self.sentence)
        self._pages.addWidget(self.instead)
        self.n_people.edited.connect(lambda n: self._attempt(lambda: self._set_people(n)))
        self.target.edited.connect(lambda p: self._attempt(lambda: document.edit_scenario(target_probability=p)))

    def show_question(self, question: Question) -> None:
        """Ask for what the plan says now; a release that chooses no SNPs has another question, without numbers."""
        text = question_words(question)
        self.sentence.show_template(wish(question))
        self.instead.setText(text)
        self.setToolTip(tip(text))
        self.setAccessibleName(text)
        self._pages.setCurrentIndex(1 if question.instead else 0)
        self.n_people.show_value(question.n_people)
        self.target.show_value(question.target)

    def text(self) -> str:
        """The question as one sentence."""
        return self.instead.text()

    def _set_people(self, n_people: int) -> bool:
        design = self._document.plan.design
        if design.trait is not None:
            return edit_participants(self._document, n_people, say("Set the sample size"))
        if (design.n_cases, design.n_controls) != self._set:
            self._share = design.n_cases / design.n_people
        cases = min(max(round(self._share * n_people), 1), n_people - 1)
        self._set = cases, n_people - cases
        return edit_sizes(self._document, cases, n_people - cases, say("Set the sample size"))

    def _attempt(self, edit: Callable[[], bool]) -> None:
        try:
            edit()
        except GwasPrivacyError as error:
            plan = self._document.plan
            self.n_people.show_value(plan.design.n_people)
            if plan.scenario is not None:
                self.target.show_value(plan.scenario.target_probability)
            self.refused.emit(error)
