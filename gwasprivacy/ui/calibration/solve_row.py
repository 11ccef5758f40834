"""The question on top turned round: which sample size, which guarantee, or which effect reaches the power, all else as planned?"""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton

from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.base.number_words import percent
from gwasprivacy.forecast.solve import Solution, Unknown, solve, solved_digits, with_solution
from gwasprivacy.membership.adversary import TargetKind
from gwasprivacy.ui.calibration.asked_row import AskedRow
from gwasprivacy.ui.widgets.card import label, set_role
from gwasprivacy.ui.widgets.fields import ChoiceField
from gwasprivacy.ui.widgets.still_text import StillText

CHOICES = {
    Unknown.SAMPLE_SIZE: mark("sample size"),
    Unknown.GUARANTEE: mark("strongest guarantee"),
    Unknown.EFFECT: mark("smallest effect size"),
}
GUARANTEES = {
    TargetKind.GAMMA: mark("γ = {value} ({interval})"),
    TargetKind.CAP: mark("Maximum certainty {value} ({interval})"),
    TargetKind.ADVANTAGE: mark("Attack advantage {value} ({interval})"),
    TargetKind.TPR: mark("True-positive rate {value} ({interval})"),
    TargetKind.EPSILON: mark("ε = {value} ({interval})"),
}


def solution_words(found: Solution) -> str:
    """The answer with no more digits than its interval gives."""
    if found.value is None or found.low is None or found.high is None:
        return say("Not reachable: {reason}.", reason=found.reason)
    value, interval = solved_digits(found)
    power = percent(found.power)
    if found.unknown is Unknown.EFFECT and found.is_beta:
        return say("{value} SD per copy ({interval}) gives {power} power.", value=value, interval=interval, power=power)
    if found.unknown is Unknown.EFFECT:
        return say("Odds ratio {value} ({interval}) gives {power} power.", value=value, interval=interval, power=power)
    assert found.guarantee is not None
    guarantee = say_marked(GUARANTEES[found.guarantee.kind], value=value, interval=interval)
    return say("{guarantee} leaves {power} power.", guarantee=guarantee, power=power)


class SolveRow(AskedRow[Solution]):
    """ "Find: sample size" is what the card shows anyway; the others are asked for by a button, and can be put into the plan."""

    lane = "solve"

    def add_parts(self) -> None:
        self.column.addWidget(self.error)
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
            self.row.addWidget(part)
        self.row.addWidget(self.said, 1)
        self.row.addWidget(self.use)
        self.setProperty("helpTopic", "solve")
        self.choice.currentIndexChanged.connect(lambda _index: self.forget())
        self.button.clicked.connect(
            lambda: self.ask(solve, self.unknown, title=say("Searching"), meanwhile=say("Searching…"))
        )
        self.use.clicked.connect(self.use_found)

    @property
    def unknown(self) -> Unknown:
        """What is asked for."""
        return Unknown(self.choice.currentData())

    def tell(self, text: str, role: str = "") -> None:
        turned = self.unknown is not Unknown.SAMPLE_SIZE
        set_role(self.said, role)
        self.said.setText(text)
        self.button.setVisible(turned and self.found is None)
        self.button.setEnabled(not self._lane.is_running)
        self.use.setVisible(self.found is not None and self.found.value is not None)

    def show_found(self, found: Solution) -> None:
        self._tell(solution_words(found), "" if found.value is not None else "warning")

    def put(self, found: Solution) -> None:
        new = with_solution(self._document.plan, found)
        self._document.edit(adversary=new.adversary, scenario=new.scenario, text=say("Use what was found"))
