"""How far from the mean should the trait's public range reach?  Clips compared on the same simulated people, and one proposed."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from gwasprivacy.assumptions.probability_words import rough_percent
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import plain
from gwasprivacy.forecast.clips import ClipProposal, clip_words, propose_clip, with_clip
from gwasprivacy.forecast.largest_and_executor import MakeExecutor, executor_for
from gwasprivacy.plan.plan import Plan
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner, Lane
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import label
from gwasprivacy.ui.widgets.inline_error import InlineError


class ClipRow(QWidget):
    """Shown where the range of a trait is by mean and SD.  ``wanted``: which success is meant, None for the plan's usual one."""

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
        self._lane = Lane(jobs, "clips")
        self._make_executor = make_executor
        self.wanted: Metric | None = None
        self.found: ClipProposal | None = None
        self.compare = QPushButton(say("Compare clips"))
        self.compare.setToolTip(
            say("Compares ranges of ½, 1, 1½, 2 and 3 SD on the same simulated participants, at the plan’s sample size")
        )
        self.use = QPushButton()
        self.use.setAccessibleName(say("Use the proposed clip"))
        row = QHBoxLayout()
        row.setSpacing(GRID)
        row.addWidget(self.compare)
        row.addWidget(self.use)
        row.addStretch(1)
        self.powers = label("", selectable=True)
        self.words = label("", "muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID // 2)
        column.addLayout(row)
        column.addWidget(self.powers)
        column.addWidget(self.words)
        self.error = InlineError()
        column.addWidget(self.error)
        self.setProperty("helpTopic", "trait-clip")
        self.compare.clicked.connect(self._compare)
        self.use.clicked.connect(self._use)
        document.changed.connect(self._on_plan)
        self._forget()

    def _on_plan(self, old: Plan, new: Plan) -> None:
        """Another clip is an answer's to be taken or left; with anything else changed the answer is to another question."""
        if self.found is not None and _asked(old) == _asked(new):
            self._show_words()
            return
        if old != new:
            self._forget()

    def _forget(self) -> None:
        self._lane.drop()
        self.found = None
        self._say("")

    def _say(self, text: str) -> None:
        trait = self._document.plan.design.trait
        self.setVisible(trait is not None and trait.sd is not None)
        self.words.setText(text)
        self.words.setVisible(bool(text))
        self.error.show_error(None)
        self.powers.setVisible(self.found is not None)
        self.compare.setEnabled(not self._lane.is_running)
        self.use.hide()

    def _compare(self) -> None:
        if self._lane.is_running:
            return
        self.found = None
        self._lane.start(
            propose_clip,
            self._document.plan,
            wanted=self.wanted,
            base=self._document.folder,
            make_executor=self._make_executor,
            title=say("Comparing clips"),
            apart=True,
            on_done=self._show,
            on_failed=self._refuse,
            on_cancelled=lambda: self._say(say("Stopped.")),
        )
        self._say(say("Comparing…"))

    def _show(self, found: ClipProposal) -> None:
        self.found = found
        self._show_words()

    def _show_words(self) -> None:
        found, trait = self.found, self._document.plan.design.trait
        if found is None or trait is None:
            return
        self._say(clip_words(found))
        each = ", ".join(
            f"± {plain(one.clip_sd)} SD {rough_percent(one.power, found.n_studies)}" for one in found.compared
        )
        said = say("Power by clip: {each}.", each=each)
        for apart, together in (("± ", "±\u00a0"), (" SD ", "\u00a0SD\u00a0"), (" %", "\u00a0%")):
            said = said.replace(apart, together)  # no line ends within one range
        self.powers.setText(said)
        self.use.setText(say("Use ± {clip} SD", clip=plain(found.clip_sd)))
        self.use.setToolTip(say("Puts this clip into the plan (can be undone)."))
        self.use.setVisible(trait.clip_sd != found.clip_sd)

    def _refuse(self, error: GwasPrivacyError) -> None:
        self._say("")
        self.error.show_error(error)

    def _use(self) -> None:
        """One edit, which can be undone."""
        if self.found is None:
            return
        try:
            design = with_clip(self._document.plan, self.found.clip_sd).design
            self._document.edit_design(trait=design.trait, text=say("Use the proposed clip"))
        except GwasPrivacyError as error:
            self._refuse(error)


def _asked(plan: Plan) -> object:
    """All that the comparison depends on, whatever the clip is."""
    trait = plan.design.trait
    if trait is None or trait.sd is None:
        return None
    return with_clip(plan, 1.0)
