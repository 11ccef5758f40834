"""The question on top turned round: which sample size, which promise, or which effect reaches the power, all else as planned?"""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.base.number_words import percent
from gwasprivacy.forecast.largest_and_executor import MakeExecutor, executor_for
from gwasprivacy.forecast.solve import Solution, Unknown, solve, solved_digits, with_solution
from gwasprivacy.membership.adversary import TargetKind
from gwasprivacy.plan.plan import Plan
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner, Lane
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import label, set_role
from gwasprivacy.ui.widgets.fields import ChoiceField
from gwasprivacy.ui.widgets.inline_error import InlineError
from gwasprivacy.ui.widgets.still_text import StillText

CHOICES = {
    Unknown.SAMPLE_SIZE: mark("sample size"),
    Unknown.PROMISE: mark("strongest guarantee"),
    Unknown.EFFECT: mark("smallest effect size"),
}
PROMISES = {
    TargetKind.GAMMA: mark("γ = {value} ({interval})"),
    TargetKind.CAP: mark("Maximum certainty {value} ({interval})"),
    TargetKind.ADVANTAGE: mark("Attack advantage {value} ({interval})"),
    TargetKind.TPR: mark("True-positive rate {value} ({interval})"),
    TargetKind.EPSILON: mark("ε = {value} ({interval})"),
}


def solution_words(found: Solution) -> str:
    """The answer with no more digits than its interval gives."""
    if found.value is None or found.low is None or found.high is None:
        return say("Not achievable: {reason}.", reason=found.reason)
    value, interval = solved_digits(found)
    power = percent(found.power)
    if found.unknown is Unknown.EFFECT and found.is_beta:
        return say("{value} SD per copy ({interval}) gives {power} power.", value=value, interval=interval, power=power)
    if found.unknown is Unknown.EFFECT:
        return say("Odds ratio {value} ({interval}) gives {power} power.", value=value, interval=interval, power=power)
    assert found.promise is not None
    promise = say_marked(PROMISES[found.promise.kind], value=value, interval=interval)
    return say("{promise} leaves {power} power.", promise=promise, power=power)


class SolveRow(QWidget):
    """ "Find: sample size" is what the card shows anyway; the others are asked for by a button, and can be put into the plan."""

    def __init__(
        self,
        document: PlanDocument,
        jobs: JobRunner,
        *,
        make_executor: MakeExecutor = executor_for,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._lane = Lane(jobs, "solve")
        self._make_executor = make_executor
        self.wanted: Metric | None = None
        self.found: Solution | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID // 2)
        row = QHBoxLayout()
        row.setSpacing(GRID)
        layout.addLayout(row)
        self.error = InlineError()
        layout.addWidget(self.error)
        caption = label(say("&Solve for:"), "muted", wrap=False)
        self.choice = ChoiceField(say("What to solve for"))
        for unknown, words in CHOICES.items():
            self.choice.addItem(say_marked(words), unknown.value)
        longest = max((self.choice.itemText(each) for each in range(self.choice.count())), key=len)
        self.choice.setMinimumContentsLength(len(longest))
        caption.setBuddy(self.choice)
        self.button = QPushButton(say("Search"))
        self.said = StillText(shrinks=True)
        self.use = QPushButton(say("Use it"))
        self.use.setToolTip(say("Puts the answer into the plan (can be undone)."))
        for part in (caption, self.choice, self.button):
            row.addWidget(part)
        row.addWidget(self.said, 1)
        row.addWidget(self.use)
        self.setProperty("helpTopic", "solve")
        self.choice.currentIndexChanged.connect(lambda _index: self._forget())
        self.button.clicked.connect(self._search)
        self.use.clicked.connect(self._use)
        document.changed.connect(self._on_plan)
        self._forget()

    @property
    def unknown(self) -> Unknown:
        """What is asked for."""
        return Unknown(self.choice.currentData())

    def _on_plan(self, _old: Plan, _new: Plan) -> None:
        self._forget()

    def _forget(self) -> None:
        """An answer belongs to the plan and the question that it was found for."""
        self._lane.drop()
        self.found = None
        self._say("")

    def _say(self, text: str, role: str = "") -> None:
        turned = self.unknown is not Unknown.SAMPLE_SIZE
        set_role(self.said, role)
        self.said.setText(text)
        self.error.show_error(None)
        self.button.setVisible(turned and self.found is None)
        self.button.setEnabled(not self._lane.is_running)
        self.use.setVisible(self.found is not None and self.found.value is not None)

    def _search(self) -> None:
        if self._lane.is_running:
            return
        self._lane.start(
            solve,
            self._document.plan,
            self.unknown,
            wanted=self.wanted,
            base=self._document.folder,
            make_executor=self._make_executor,
            title=say("Searching"),
            apart=True,
            on_done=self._show,
            on_failed=self._refuse,
            on_cancelled=lambda: self._say(say("Stopped."), "muted"),
        )
        self._say(say("Searching…"), "muted")

    def _show(self, found: Solution) -> None:
        self.found = found
        self._say(solution_words(found), "" if found.value is not None else "warning")

    def _refuse(self, error: GwasPrivacyError) -> None:
        self._say("")
        self.error.show_error(error)

    def _use(self) -> None:
        """One edit, which can be undone."""
        if self.found is None:
            return
        plan, document = self._document.plan, self._document
        new = with_solution(plan, self.found)
        try:
            document.edit(adversary=new.adversary, scenario=new.scenario, text=say("Use what was found"))
        except GwasPrivacyError as error:
            self._refuse(error)
