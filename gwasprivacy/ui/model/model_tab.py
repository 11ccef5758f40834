"""The Model tab: the secret, the attacker and the guarantee on the left; what follows from them on the right."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QTabBar, QVBoxLayout, QWidget

from gwasprivacy.base.language import say
from gwasprivacy.base.sentences import tell
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, TargetKind
from gwasprivacy.membership.families.another_attacker import with_prior
from gwasprivacy.membership.same_guarantee import guarantee_at
from gwasprivacy.ui.model.adversary_editor import AdversaryEditor
from gwasprivacy.ui.model.attacker_card import AttackerCard
from gwasprivacy.ui.model.bounds_card import BoundsCard
from gwasprivacy.ui.model.guarantee_card import GuaranteeCard
from gwasprivacy.ui.model.posterior_plot import PosteriorPlot
from gwasprivacy.ui.model.range_plot import RangePlot
from gwasprivacy.ui.model.secret_card import SecretCard
from gwasprivacy.ui.shell.document import ATTACKER, EXAMPLE_PARTS, GUARANTEE, PlanDocument
from gwasprivacy.ui.shell.error_words import error_words
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import Card, InlineMessage, label
from gwasprivacy.ui.widgets.form_rows import tag_examples
from gwasprivacy.ui.widgets.still_text import StillText
from gwasprivacy.ui.widgets.tab_page import TabPage, TabState

# Less than this beside the left column and the three views on the right take turns.
ROOM = QSize(760, 540)


class ModelTab(TabPage):
    """Everything here is closed form, so every view follows a drag at once."""

    def __init__(self, document: PlanDocument, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.is_compact = False
        self.document = document
        self.editor = AdversaryEditor(document, self)
        document.replaced.connect(self.left.go_to_top)
        self.secret_card = SecretCard(self.editor)
        self.attacker_card = AttackerCard(self.editor)
        self.guarantee_card = GuaranteeCard(self.editor)
        for card in (self.secret_card, self.attacker_card, self.guarantee_card):
            self.left.add(card)
        for card, part in ((self.attacker_card, ATTACKER), (self.guarantee_card, GUARANTEE)):
            tag_examples(card, document, partial(document.has_examples, EXAMPLE_PARTS[part]))

        self.sentence = StillText("", "heading", lines=2, shrinks=True, wide=600)
        self.posterior_plot = PosteriorPlot()
        self.posterior_plot.set_heading(self.sentence)
        top = Card()
        top.body.addWidget(self.posterior_plot, 1)
        self.range_plot = RangePlot()
        below_left = Card()
        below_left.body.addWidget(self.range_plot, 1)
        self.bounds_card = BoundsCard()
        self._below = below = QHBoxLayout()
        below.setSpacing(GRID)
        below.addWidget(below_left, 10)
        below.addWidget(self.bounds_card, 11)
        self._numbers = QWidget()
        self._rows = numbers = QVBoxLayout(self._numbers)
        numbers.setContentsMargins(0, 0, 0, 0)
        numbers.setSpacing(GRID)
        # Where there is no room for all three they take turns.
        self.turns = QTabBar()
        self.turns.setDrawBase(False)
        self.turns.setExpanding(False)
        self.turns.setAccessibleName(say("What is shown"))
        for name in (say("Posterior"), say("Wider priors"), say("Numbers")):
            self.turns.addTab(name)
        self.turns.currentChanged.connect(self._arrange)
        self._views = (top, below_left, self.bounds_card)
        numbers.addWidget(self.turns)
        numbers.addWidget(top, 15)
        numbers.addLayout(below, 10)
        self.trial = Card()
        row = QHBoxLayout()
        row.setSpacing(2 * GRID)
        self.trial_text = InlineMessage("warning")
        row.addWidget(self.trial_text, 1)
        self.back = QPushButton(say("Back to the plan’s attacker"))
        self.back.clicked.connect(self.editor.back_to_plan)
        row.addWidget(self.back, 0, Qt.AlignmentFlag.AlignVCenter)
        self.trial.body.addLayout(row)
        self.right.addWidget(self.trial)
        self.right.addWidget(self._numbers, 1)
        self.nothing = Card(say("No guarantee is possible here"))
        self.nothing_text = label("")
        self.nothing.body.addWidget(self.nothing_text)
        self.nothing.body.addStretch(1)
        self.nothing.hide()
        self.right.addWidget(self.nothing, 1)

        self.posterior_plot.edited.connect(self._set_range)
        self.posterior_plot.guaranteed_anew.connect(self._set_guarantee)
        self.range_plot.edited.connect(self._set_range)
        self.bounds_card.more.toggled.connect(lambda _opened: self._arrange())
        self.editor.changed.connect(self._refresh)
        self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """The plot and the numbers where there is room, with *More* what wider priors cost too; else the one view that is chosen.  The right side never scrolls."""
        room = self.size() - QSize(self.left.width(), 0)
        self.is_compact = room.width() < ROOM.width() or room.height() < ROOM.height()
        self.turns.setVisible(self.is_compact)
        top, wider, numbers = range(3)
        roomy = {top, wider, numbers} if self.bounds_card.more.is_open else {top, numbers}
        shown = {self.turns.currentIndex()} if self.is_compact else roomy
        # An empty row would keep its share of the room, and three numbers need none.
        self._rows.setStretchFactor(self._below, 10 if wider in shown or top not in shown else 0)
        for number, view in enumerate(self._views):
            view.setVisible(number in shown)

    @property
    def more_is_open(self) -> bool:
        return self.guarantee_card.more.is_open

    def set_more_open(self, opened: bool) -> None:
        self.guarantee_card.more.set_open(opened)

    def _set_range(self, low: float, high: float, gesture: Hashable | None) -> None:
        def build(model: AdversaryModel) -> AdversaryModel:
            return with_prior(model, PriorRange(low, high))

        error = self.editor.propose(build, "prior", gesture=gesture)
        if error is not None:
            self._refresh()
        self.attacker_card.error.show_error(error)

    def _set_guarantee(self, belief: float, certainty: float, fine: bool, gesture: Hashable | None) -> None:
        """The guarantee by which ``belief`` becomes at most ``certainty``, in the kind that the plan guarantees."""

        def build(model: AdversaryModel) -> AdversaryModel:
            digits = 3 if fine or model.target.kind is not TargetKind.CAP else 2
            return model.with_target(guarantee_at(model, belief, certainty, digits=digits))

        error = self.editor.propose(build, "target", gesture=gesture)
        if error is not None:
            self._refresh()
        self.guarantee_card.error.show_error(error)

    def _refresh(self) -> None:
        model = self.editor.model
        for card in (self.secret_card, self.attacker_card, self.guarantee_card):
            card.refresh()
        possible = model.family.possible
        reason = self.editor.reason
        self.trial.setVisible(reason is not None)
        self.trial_text.show_message(
            ""
            if reason is None
            else say("Shown for comparison only; the plan is unchanged. {reason}", reason=error_words(reason))
        )
        self._numbers.setVisible(possible)
        self.nothing.setVisible(not possible)
        if possible:
            self.posterior_plot.show_model(model)
            self.range_plot.show_model(model)
            self.bounds_card.show_model(model)
            self.sentence.setText(model.sentence())
        else:
            family = model.family
            self.nothing_text.setText(
                say(
                    "{attacker}\n\nWhat could be released: {releases}\n\nSource: {source}",
                    attacker=tell(family.attacker),
                    releases=tell(family.releases),
                    source=family.source,
                )
            )
        self.state = TabState.OPEN if self.editor.is_trial else TabState.READY

    def focus_field(self, path: str) -> bool:
        """Focus the control of an ``adversary…`` field."""
        if path.split(".")[0] != "adversary" or path == "adversary.sizes":  # which are asked for beside the numbers
            return False
        attacker, guarantee = self.attacker_card, self.guarantee_card
        target = self.document.plan.adversary.target.kind
        last = path.rsplit(".", 1)[-1]
        ticks = {**self.secret_card.ticks.fields, **guarantee.ticks.fields}
        if path in guarantee.ticks.fields or last == "group_size" or (last == "epsilon" and target.value != last):
            self.set_more_open(True)
        control: QWidget
        if path in ticks:
            control = ticks[path]
        elif last == "secret":
            control = self.secret_card.choices[self.document.plan.adversary.secret]
        elif last in ("low", "high", "prior", "invited", "worlds", "sampling_rate"):
            control = self._belief_control(last)
        elif last == "epsilon":
            control = next(field for kind, field in guarantee.fields.items() if kind.value == "epsilon")
        elif "target" in path:
            control = guarantee.fields[target]
        elif last == "group_size":
            control = guarantee.group_size
        else:
            control = attacker.gallery
        self.left.show_whole(control)
        control.setFocus(Qt.FocusReason.ShortcutFocusReason)
        return True

    def _belief_control(self, last: str) -> QWidget:
        attacker = self.attacker_card
        page = attacker.pages.currentIndex()
        if page == 0:
            return attacker.range.line.high_handle if last == "high" else attacker.range.line.low_handle
        if page == 1:
            return attacker.invited
        if page == 2:
            return attacker.worlds
        if page == 3:
            return attacker.rate if last == "sampling_rate" else attacker.sampled_range.line.low_handle
        return attacker.gallery
