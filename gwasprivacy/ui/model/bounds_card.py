"""The numbers that follow from attacker and promise, each with its explanation; inside and outside the range side by side."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QWidget

from gwasprivacy.base.number_words import percent, percent_range, significant
from gwasprivacy.membership.adversary import AdversaryModel, TargetKind
from gwasprivacy.membership.families import FAMILIES
from gwasprivacy.membership.promise import DEFAULT_FPR
from gwasprivacy.ui.shell.help_pages import Explanation
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import Card
from gwasprivacy.ui.widgets.explain import ExplanationPopup
from gwasprivacy.ui.widgets.number import NumberTile
from gwasprivacy.ui.widgets.still import StillText


class BoundsCard(Card):
    """ε and what it means."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("What follows", topic="numbers", parent=parent)
        self._model: AdversaryModel | None = None
        grid = QGridLayout()
        grid.setHorizontalSpacing(2 * GRID)
        grid.setVerticalSpacing(GRID)
        self.epsilon = NumberTile("ε", topic="epsilon", note="the promise allows")
        self.ratio = NumberTile("e<sup>ε</sup>", topic="likelihood-ratio", note="odds grow at most")
        self.entity = NumberTile("ε per person", topic="entity-epsilon", note="a person faces")
        self.gamma_inside = NumberTile("γ", topic="gamma", note="this attacker", role="number-attacker")
        self.gamma_outside = NumberTile("γ", topic="gamma-outside", note="any other belief", role="number-any")
        self.cap = NumberTile("certain at most", topic="cap", note="afterwards")
        self.advantage = NumberTile("attack advantage", topic="advantage", note="over guessing")
        self.tpr = NumberTile("attack finds", topic="tpr", note="at 0.1 % false alarms")
        self.least = NumberTile("certain at least", topic="lower-bound", note="afterwards")
        tiles = (
            (self.epsilon, self.ratio, self.entity),
            (self.gamma_inside, self.gamma_outside, self.cap),
            (self.advantage, self.tpr, self.least),
        )
        for place, line in enumerate(tiles):
            for column, tile in enumerate(line):
                grid.addWidget(tile, place, column)
        for column in range(3):
            grid.setColumnStretch(column, 1)
        self.body.addLayout(grid)
        self.body.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(2 * GRID)
        self.outside = StillText("", "muted", lines=2)
        row.addWidget(self.outside, 1)
        self.why = QPushButton("Why this? →")
        self.why.setProperty("role", "link")
        self.why.setCursor(Qt.CursorShape.PointingHandCursor)
        self.why.clicked.connect(self._explain)
        row.addWidget(self.why, 0, Qt.AlignmentFlag.AlignBottom)
        self.body.addLayout(row)

    def show_model(self, model: AdversaryModel) -> None:
        """Show ``model``'s numbers; its family must have some."""
        self._model = model
        ratio = model.likelihood_ratio
        has_epsilon = not model.why_no_epsilon()
        self.epsilon.set_value(significant(model.epsilon) if has_epsilon else "none")
        self.ratio.set_value(significant(ratio))
        # A cap needs a range that stops short of certainty.
        if model.prior.high < 1:
            self.cap.set_value(percent(model.cap, up=True), f"from {percent(model.prior.high)}")
        else:
            self.cap.set_value("no cap", "from any belief")
        claimed = "any belief" if model.prior.is_any else f"from {percent_range(model.prior.low, model.prior.high)}"
        self.gamma_inside.set_value(significant(model.gamma), claimed)
        self.gamma_outside.set_value(significant(model.gamma_any_prior))
        least = float(model.posterior_bounds(model.prior.low)[0])
        if model.two_sided and model.prior.low > 0:
            self.least.set_value(percent(least, up=False), f"from {percent(model.prior.low)}")
        else:
            self.least.set_value("no bound", "from any belief" if model.two_sided else "one direction only")
        self.advantage.set_value(f"≤ {percent(model.advantage_bound, up=True)}")
        fpr = model.target.fpr if model.target.kind is TargetKind.TPR and model.target.fpr else DEFAULT_FPR
        self.tpr.set_value(f"≤ {percent(float(model.tpr_bound(fpr)), up=True)}", f"at {percent(fpr)} false alarms")
        entity = model.entity_epsilon
        self.entity.set_value(significant(entity) if math.isfinite(entity) else "∞")
        self.outside.setText(outside_sentence(model))

    def _explain(self) -> None:
        if self._model is None:
            return
        popup = ExplanationPopup(derivation(self._model), self.window(), getattr(self.window(), "show_help_page", None))
        popup.show_beside(self.why)


def outside_sentence(model: AdversaryModel) -> str:
    """What holds for beliefs outside the claimed range (Tramèr §3.4)."""
    if model.prior.is_any:
        return "Every belief is claimed: nobody is outside the model."
    outside = significant(model.gamma_any_prior)
    if model.prior.is_single:
        where = f"Whoever believes anything but {percent(model.prior.low)}"
    else:
        where = f"Whoever’s belief lies outside {percent_range(model.prior.low, model.prior.high)}"
    return f"{where} is held back less: γ = {outside} instead of {significant(model.gamma)}."


def derivation(model: AdversaryModel) -> Explanation:
    """How ε follows, with this model's own numbers."""
    family = FAMILIES[model.family]
    a, b, gamma = model.prior.low, model.prior.high, model.gamma
    steps = [f"{family.attacker} {family.assumes}"]
    if model.prior.is_any:
        steps.append(f"For any belief the likelihood ratio may be e^ε = γ = {significant(model.likelihood_ratio)}.")
    elif model.target.kind is TargetKind.CAP:
        rho = model.target.value
        steps.append(
            f"Certainty stays at or below ρ = {percent(rho)} for beliefs up to b = {percent(b)} exactly when "
            f"e^ε = ρ(1 − b) / (b(1 − ρ)) = {significant(model.likelihood_ratio)}."
        )
    else:
        first = f"(1 − a)γ / (1 − aγ) = {significant((1 - a) * gamma / (1 - a * gamma))}" if a * gamma < 1 else ""
        second = f"(γ + b − 1) / b = {significant((gamma + b - 1) / b)}"
        both = f"the smaller of {first} and {second}" if first else second
        steps.append(
            f"With γ = {significant(gamma)}, a = {percent(a)} and b = {percent(b)} the likelihood ratio may be {both}: "
            f"e^ε = {significant(model.likelihood_ratio)}."
        )
    if model.negative:
        steps.append("Both directions were asked for, so the smaller ε of [a, b] and [1 − b, 1 − a] counts.")
    if not model.why_no_epsilon():
        line = f"ε = ln {significant(model.likelihood_ratio)} = {significant(model.entity_epsilon)}"
        if model.group_size > 1:
            line += f", divided by {model.group_size} for people who belong together"
        if model.phenotype_factor > 1:
            line += ", halved since the attacker does not know who is ill"
        if model.sampling_rate is not None:
            line += f", and more noise is saved by the secret draw of {percent(model.sampling_rate)}"
        steps.append(f"{line}: the release is run with ε = {significant(model.epsilon)}.")
    return Explanation(title="Why this ε?", text="\n\n".join(steps), source=family.source, page="promises")
