"""How far from the mean should the trait's public range reach?  Clips compared on the same simulated people, and one proposed."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton

from gwasprivacy.assumptions.probability_words import rough_percent
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import plain
from gwasprivacy.base.printable_text import unbreakable
from gwasprivacy.forecast.clips import ClipProposal, clip_words, propose_clip, trait_by_sd, with_clip
from gwasprivacy.plan.plan import Plan
from gwasprivacy.study.trait import Trait
from gwasprivacy.ui.calibration.asked_row import AskedRow
from gwasprivacy.ui.widgets.card import label


class ClipRow(AskedRow[ClipProposal]):
    """Shown where the range of a trait is by mean and SD."""

    lane = "clips"

    def add_parts(self) -> None:
        self.compare = QPushButton(say("Compare clips"))
        self.compare.setToolTip(
            say("Compares ranges of ½, 1, 1½, 2 and 3 SD on the same simulated participants, at the plan’s sample size")
        )
        self.use = QPushButton()
        self.use.setAccessibleName(say("Use the proposed clip"))
        self.row.addWidget(self.compare)
        self.row.addWidget(self.use)
        self.row.addStretch(1)
        self.powers = label("", selectable=True)
        self.words = label("", "muted")
        for part in (self.powers, self.words, self.error):
            self.column.addWidget(part)
        self.setProperty("helpTopic", "trait-clip")
        self.compare.clicked.connect(
            lambda: self.ask(propose_clip, title=say("Comparing clips"), meanwhile=say("Comparing…"))
        )
        self.use.clicked.connect(self.use_found)

    def _on_plan(self, old: Plan, new: Plan) -> None:
        """Another clip is an answer's to be taken or left; with anything else changed the answer is to another question."""
        if self.found is not None and _asked(old) == _asked(new):
            self.show_found(self.found)
        elif old != new:
            self.forget()

    def tell(self, text: str, _role: str = "") -> None:
        self.setVisible(_by_sd(self._document.plan) is not None)
        self.words.setText(text)
        self.words.setVisible(bool(text))
        self.powers.setVisible(self.found is not None)
        self.compare.setEnabled(not self._lane.is_running)
        self.use.hide()

    def show_found(self, found: ClipProposal) -> None:
        self._tell(clip_words(found))
        each = ", ".join(
            f"± {plain(one.clip_sd)} SD {rough_percent(one.power, found.n_studies)}" for one in found.compared
        )
        said = say("Power by clip: {each}.", each=each)
        for apart, together in (("± ", "±\u00a0"), (" SD ", "\u00a0SD\u00a0")):
            said = said.replace(apart, together)  # no line ends within one range
        self.powers.setText(unbreakable(said))
        self.use.setText(say("Use ± {clip} SD", clip=plain(found.clip_sd)))
        self.use.setToolTip(say("Puts this clip into the plan (can be undone)."))
        ranged = _by_sd(self._document.plan)
        self.use.setVisible(ranged is not None and ranged.clip_sd != found.clip_sd)

    def put(self, found: ClipProposal) -> None:
        design = with_clip(self._document.plan, found.clip_sd).design
        self._document.edit_design(trait=design.trait, text=say("Use the proposed clip"))


def _by_sd(plan: Plan) -> Trait | None:
    """The plan's trait where its range is by mean and SD."""
    try:
        return trait_by_sd(plan)
    except InvalidInput:
        return None


def _asked(plan: Plan) -> object:
    """All that the comparison depends on, whatever the clip is."""
    if _by_sd(plan) is None:
        return None
    asked = plan.to_json()
    for name in ("low", "high", "clip_sd"):
        del asked["design"]["trait"][name]
    return asked
