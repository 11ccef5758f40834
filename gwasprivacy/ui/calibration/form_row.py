"""How should the joint draw score sets?  Forms compared on the same simulated studies, and the best one offered."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton

from gwasprivacy.base.language import say
from gwasprivacy.forecast.set_forms import FormProposal, proposal_words, propose_form, with_form
from gwasprivacy.mechanisms.registry import scores_sets
from gwasprivacy.ui.calibration.asked_row import AskedRow
from gwasprivacy.ui.widgets.card import label


class FormRow(AskedRow[FormProposal]):
    """Shown where sets are scored, and not by locus."""

    lane = "forms"

    def add_parts(self) -> None:
        self.compare = QPushButton(say("Best weights for this plan"))
        self.compare.setToolTip(
            say(
                "Compares ways to score a set of SNPs, by its weakest, with a lead or with weights, on the same simulated studies, at the "
                "plan’s sample size"
            )
        )
        self.use = QPushButton(say("Use it"))
        self.use.setAccessibleName(say("Use the proposed weights"))
        self.use.setToolTip(say("Puts this way to score sets into the plan (can be undone)."))
        self.row.addWidget(self.compare)
        self.row.addWidget(self.use)
        self.row.addStretch(1)
        self.words = label("", "muted")
        for part in (self.words, self.error):
            self.column.addWidget(part)
        self.setProperty("helpTopic", "at-least")
        self.compare.clicked.connect(
            lambda: self.ask(propose_form, title=say("Comparing weights"), meanwhile=say("Comparing…"))
        )
        self.use.clicked.connect(self.use_found)

    def tell(self, text: str, _role: str = "") -> None:
        plan = self._document.plan
        self.setVisible(scores_sets(plan.release.mechanism) and not plan.design.goes_by_locus)
        self.words.setText(text)
        self.words.setVisible(bool(text))
        self.compare.setEnabled(not self._lane.is_running)
        self.use.hide()

    def show_found(self, found: FormProposal) -> None:
        self._tell(proposal_words(found))
        self.use.setVisible(found.chosen is not found.own)

    def put(self, found: FormProposal) -> None:
        release = with_form(self._document.plan, found.chosen.score).release
        self._document.edit(text=say("Set how sets are scored"), release=release)
