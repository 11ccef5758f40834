""" "Will the exact number of participants be printed anywhere?": the three answers, what each takes, and the price of the chosen one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QGridLayout, QHBoxLayout, QRadioButton, QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.base.number_words import percent
from gwasprivacy.forecast.printed_sizes import USUAL_SHARE, people_by_answer, with_answer, with_measured_ratio
from gwasprivacy.membership.families.another_attacker import with_sizes
from gwasprivacy.membership.secrets import Sizes
from gwasprivacy.membership.wording import price_of_printed_sizes
from gwasprivacy.plan.needed_people import Needed, number_words
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_fields import plan_fields
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.error_words import error_words
from gwasprivacy.ui.shell.jobs import JobRunner, Lane
from gwasprivacy.ui.shell.plain_words import tip
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import Fold, label
from gwasprivacy.ui.widgets.explain import HelpButton
from gwasprivacy.ui.widgets.study_views import view_of

PAUSE_MS = 400  # without an edit, before numbers are estimated
TOPIC = "printed-sizes"
TITLES = {
    Sizes.ALL: mark("Numbers printed: all"),
    Sizes.TOTAL: mark("Numbers printed: only the total"),
    Sizes.ABOUT: mark("Numbers printed: only about how many"),
}


class PrintedSizesRows(Fold):
    """Its title has the answer.  ``attempt`` makes an edit and shows what was refused where the card shows it."""

    def __init__(
        self,
        document: PlanDocument,
        jobs: JobRunner,
        attempt: Callable[[Callable[[], bool]], bool],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("", parent=parent)
        self._document = document
        self._attempt = attempt
        self._lane = Lane(jobs, "printed-sizes")
        self._asked: Plan | None = None
        self._found: dict[Sizes, Needed] = {}
        self._timer = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._timer.timeout.connect(self._estimate)
        declared = plan_fields()["adversary.sizes"].declared
        self._undo = say_marked(declared.undo)
        column = self.body
        column.setSpacing(GRID // 2)
        self._said = question = say_marked(declared.name)
        head = QHBoxLayout()
        head.addWidget(label(question), 1)
        head.addWidget(HelpButton(TOPIC, question))
        column.addLayout(head)
        grid = QGridLayout()
        grid.setHorizontalSpacing(GRID)
        grid.setColumnStretch(0, 1)
        self.choices: dict[Sizes, QRadioButton] = {}
        self.numbers = {sizes: label("", "muted", wrap=False) for sizes in Sizes}
        self.caption = label("", "muted", wrap=False)
        grid.addWidget(self.caption, 0, 0, 1, 2, Qt.AlignmentFlag.AlignRight)
        group = QButtonGroup(self)
        for row, sizes in enumerate(Sizes, start=1):
            button = QRadioButton()
            button.setProperty("helpTopic", TOPIC)
            button.clicked.connect(lambda _checked=False, sizes=sizes: self._choose(sizes))
            group.addButton(button)
            self.choices[sizes] = button
            grid.addWidget(button, row, 0)
            grid.addWidget(self.numbers[sizes], row, 1, Qt.AlignmentFlag.AlignRight)
        column.addLayout(grid)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)  # the price has several lines
        self.setSizePolicy(policy)
        self.price = label("", "muted")
        column.addWidget(self.price)
        self.measures = QCheckBox(say("Measure their ratio with {share} of ε", share=percent(USUAL_SHARE)))
        self.measures.setProperty("helpTopic", TOPIC)
        self.measures.setToolTip(
            tip(
                say(
                    "For a plan whose numbers of cases and of controls may be off: without it, weights follow from these, and 10 people "
                    "too many on one side are not noticed, a tenth of the study is fatal."
                )
            )
        )
        self.measures.clicked.connect(self._measure)
        column.addWidget(self.measures)
        self.toggled.connect(lambda _opened: self._timer.start())
        document.changed.connect(self._on_plan)
        self.refresh()

    def refresh(self) -> None:
        """Show the plan as it is; numbers that belong to another one go."""
        plan = self._document.plan
        view = view_of(plan.design)
        printed = view.printed(plan.design)
        self.set_title(say_marked(TITLES[plan.adversary.sizes]))
        self.choices[plan.adversary.sizes].setChecked(True)
        self.setFocusProxy(self.choices[plan.adversary.sizes])
        for sizes, button in self.choices.items():
            why = _refusal(plan, sizes)
            button.setText(printed[sizes])
            button.setAccessibleName(f"{self._said} {button.text()}")
            is_offered = view.offers(sizes, plan.design) or sizes is plan.adversary.sizes
            button.setHidden(not is_offered)
            self.numbers[sizes].setHidden(not is_offered)
            button.setEnabled(not why or sizes is plan.adversary.sizes)
            button.setToolTip(tip(why) if why else "")
            needed = self._found.get(sizes)
            number = "" if needed is None else number_words(needed)
            words = say("{number} participants", number=number) if number else ""
            self.numbers[sizes].setText(number)
            button.setAccessibleDescription(" ".join(filter(None, (words, why))))
        release = plan.release
        self.measures.setVisible(view.measures_ratio and not plan.sizes_are_public and release.kind.spends_beside)
        self.measures.setChecked(release.ratio_epsilon is not None)
        self.caption.setText(say("participants (quick estimate)") if self._found else "")
        price = price_of_printed_sizes(plan.adversary)
        self.price.setText(price)
        self.price.setVisible(bool(price))

    def _choose(self, sizes: Sizes) -> None:
        self._edit(lambda: with_answer(self._document.plan, sizes), self._undo)

    def _measure(self, wanted: bool) -> None:
        undo = say_marked(plan_fields()["release.ratio_epsilon"].declared.undo)
        self._edit(lambda: with_measured_ratio(self._document.plan, USUAL_SHARE if wanted else None), undo)

    def _edit(self, make: Callable[[], Plan], undo: str) -> None:
        def edited() -> bool:
            plan = make()
            return self._document.edit(adversary=plan.adversary, release=plan.release, text=undo)

        self._attempt(edited)
        self.refresh()

    def _on_plan(self, old: Plan, new: Plan) -> None:
        if self._asked is not None and _question(new) != _question(self._asked):
            self._asked, self._found = None, {}
            self._lane.drop()
        self.refresh()
        self._timer.start()

    def _estimate(self) -> None:
        plan = self._document.plan
        if not (self.isVisible() and self.is_open) or (
            self._asked is not None and _question(plan) == _question(self._asked)
        ):
            return
        self._asked = plan
        self._lane.start(
            people_by_answer,
            plan,
            self._document.folder,
            title=say("Estimating"),
            in_own_process=True,
            on_done=self._answered,
            on_failed=self._failed,
        )

    def _answered(self, found: dict[Sizes, Needed]) -> None:
        self._found = found
        self.refresh()

    def _failed(self, _error: GwasPrivacyError) -> None:
        self._answered({})  # the curves say why

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._timer.start()


def _question(plan: Plan) -> tuple[object, ...]:
    """All that the numbers hang on: everything but the answer itself and how many take part."""
    model, design = with_sizes(plan.adversary, Sizes.ALL), plan.design
    return model, plan.release, plan.scenario, design.n_cases / max(design.n_people, 1), design.loci, design.weights


def _refusal(plan: Plan, sizes: Sizes) -> str:
    """Why the plan cannot have the answer; "" where it can."""
    try:
        with_answer(plan, sizes)
    except GwasPrivacyError as error:
        return error_words(error)
    return ""
