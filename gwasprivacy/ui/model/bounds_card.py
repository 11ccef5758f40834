"""The three numbers that follow from attacker and guarantee, each with its explanation; more of them, inside and outside the range, folded."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLayout, QPushButton

from gwasprivacy.base.language import say, say_marked
from gwasprivacy.base.number_words import percent, percent_range, significant
from gwasprivacy.membership.adversary import AdversaryModel, TargetKind
from gwasprivacy.membership.guarantee import DEFAULT_FPR
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.attack_words import loss_words
from gwasprivacy.ui.shell.help_pages import Explanation
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import Card, Fold
from gwasprivacy.ui.widgets.explain import ExplanationPopup, HelpButton
from gwasprivacy.ui.widgets.number import NumberTile
from gwasprivacy.ui.widgets.still_text import StillText


class BoundsCard(Card):
    """ε and what it means."""

    def __init__(self) -> None:
        super().__init__(say("What follows"), topic="numbers")
        self._model: AdversaryModel | None = None
        self.why = QPushButton(say("Why this? →"))
        self.why.setProperty("role", "link")
        self.why.setCursor(Qt.CursorShape.PointingHandCursor)
        self.why.clicked.connect(self._explain)
        self.header.insertWidget(1, self.why, 0, Qt.AlignmentFlag.AlignTop)
        self.epsilon = NumberTile("ε", topic="epsilon", note=say("of the guarantee"))
        self.ratio = NumberTile("e<sup>ε</sup>", topic="likelihood-ratio", note=say("change in odds"))
        self.entity = NumberTile(say("ε per person"), topic="entity-epsilon", note=say("privacy loss"))
        self.gamma_inside = NumberTile("γ", topic="gamma", note=say("this attacker"), role="number-attacker")
        self.gamma_outside = NumberTile("γ", topic="gamma-outside", note=say("any other prior"), role="number-any")
        self.cap = NumberTile(say("highest posterior"), topic="cap", note=say("afterwards"))
        self.advantage = NumberTile(say("attack advantage"), topic="advantage", note=say("TPR − FPR"))
        self.tpr = NumberTile(say("attack TPR"), topic="tpr", note=say("at FPR 0.1 %"))
        self.least = NumberTile(say("lowest posterior"), topic="lower-bound", note=say("afterwards"))
        self.outside = StillText("", "muted", lines=2, wide=600)
        self.guaranteed = StillText("", "muted", lines=2)
        self.more = Fold(say("More numbers, and what wider priors cost"))
        self.body.addLayout(_in_threes(self.epsilon, self.cap, self.advantage))
        self.body.addWidget(self.outside)
        self.body.addWidget(self.more)
        self.more.body.addLayout(
            _in_threes(self.ratio, self.least, self.tpr, self.gamma_inside, self.gamma_outside, self.entity)
        )
        self.more.body.addWidget(self.guaranteed)
        self.body.addStretch(1)
        self.setTabOrder(self.why, self.findChildren(HelpButton)[0])

    def show_model(self, model: AdversaryModel) -> None:
        """Show ``model``'s numbers; its family must have some."""
        self._model = model
        ratio = model.likelihood_ratio
        has_epsilon = not model.why_no_epsilon()
        self.epsilon.set_value(significant(model.epsilon) if has_epsilon else say("none"))
        self.ratio.set_value(significant(ratio))
        # A cap needs a range that stops short of certainty.
        if model.prior.high < 1:
            self.cap.set_value(percent(model.cap, up=True), say("prior {belief}", belief=percent(model.prior.high)))
        else:
            self.cap.set_value(say("no bound"), say("any prior"))
        claimed = (
            say("any prior")
            if model.prior.is_any
            else say("prior {belief}", belief=percent_range(model.prior.low, model.prior.high))
        )
        self.gamma_inside.set_value(significant(model.gamma), claimed)
        self.gamma_outside.set_value(significant(model.gamma_any_prior))
        least = float(model.posterior_bounds(model.prior.low)[0])
        if model.two_sided and model.prior.low > 0:
            self.least.set_value(percent(least, up=False), say("prior {belief}", belief=percent(model.prior.low)))
        else:
            self.least.set_value(say("no bound"), say("any prior") if model.two_sided else say("one direction only"))
        self.advantage.set_value(say("≤ {bound}", bound=percent(model.advantage_bound, up=True)))
        fpr = model.target.fpr if model.target.kind is TargetKind.TPR and model.target.fpr else DEFAULT_FPR
        self.tpr.set_value(
            say("≤ {bound}", bound=percent(float(model.tpr_bound(fpr)), up=True)),
            say("at FPR {share}", share=percent(fpr)),
        )
        entity = model.entity_epsilon
        self.entity.set_value(significant(entity) if math.isfinite(entity) else "∞")
        # What a guarantee about tests leaves open is never folded.
        self.outside.setText(
            " ".join((outside_sentence(model), guaranteed_sentence(model) if model.is_about_attacks else "")).strip()
        )
        self.guaranteed.setText("" if model.is_about_attacks else guaranteed_sentence(model))

    def _explain(self) -> None:
        if self._model is None:
            return
        popup = ExplanationPopup(derivation(self._model), self.window(), getattr(self.window(), "show_help_page", None))
        popup.show_beside(self.why)


def _in_threes(*tiles: NumberTile) -> QLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(2 * GRID)
    grid.setVerticalSpacing(GRID)
    for place, tile in enumerate(tiles):
        grid.addWidget(tile, *divmod(place, 3))
    for column in range(3):
        grid.setColumnStretch(column, 1)
    return grid


def guaranteed_sentence(model: AdversaryModel) -> str:
    """Which guarantee was made, and what the other one would be: about tests, or about every single output."""
    if model.why_no_epsilon() or model.secret is Secret.TRAIT_VALUE:
        return ""
    if model.is_about_attacks:
        return say(
            "The guarantee is about membership tests. A rare output may reveal more: γ = {gamma}.",
            gamma=significant(model.gamma),
        )
    return say(
        "The guarantee holds for every single output; membership tests have an advantage of at most {most}.",
        most=percent(model.advantage_bound, up=True),
    )


def outside_sentence(model: AdversaryModel) -> str:
    """What γ says of both belief and doubt, and what holds outside the claimed range (Tramèr §3.4)."""
    times = significant(model.gamma_any_prior)
    if model.prior.is_any:
        return say("Every prior is covered: belief grows and doubt shrinks at most {times}-fold (γ).", times=times)
    if model.prior.is_single:
        return say(
            "Any prior other than {belief} has weaker protection: belief grows or doubt shrinks up to {times}-fold (γ).",
            belief=percent(model.prior.low),
            times=times,
        )
    return say(
        "A prior outside {range} has weaker protection: belief grows or doubt shrinks up to {times}-fold (γ).",
        range=percent_range(model.prior.low, model.prior.high),
        times=times,
    )


def derivation(model: AdversaryModel) -> Explanation:
    """How ε follows, with this model's own numbers."""
    family = model.family
    a, b, gamma = model.prior.low, model.prior.high, model.gamma
    who, assumed = (
        family.attacker_words(model),
        family.assumes_words(model),
    )
    steps = [" ".join((say_marked(who), say_marked(assumed)))]
    if own := family.ratio_words(model):
        steps.append(own)
    elif model.prior.is_any and not model.is_about_attacks:
        steps.append(
            say(
                "For any prior, the likelihood ratio may be at most e^ε = γ = {ratio}.",
                ratio=significant(model.likelihood_ratio),
            )
        )
    elif model.target.kind is TargetKind.CAP:
        rho = model.target.value
        steps.append(
            say(
                "For priors up to b = {b}, the posterior stays at or below ρ = {rho} exactly when e^ε = ρ(1 − b) "
                "/ (b(1 − ρ)) = {ratio}.",
                rho=percent(rho),
                b=percent(b),
                ratio=significant(model.likelihood_ratio),
            )
        )
    elif model.is_about_attacks:
        steps.append(_test_step(model))
    else:
        first = f"(1 − a)γ / (1 − aγ) = {significant((1 - a) * gamma / (1 - a * gamma))}" if a * gamma < 1 else ""
        second = f"(γ + b − 1) / b = {significant((gamma + b - 1) / b)}"
        both = say("the smaller of {first} and {second}", first=first, second=second) if first else second
        steps.append(
            say(
                "With γ = {gamma} and priors from a = {a} to b = {b}, the likelihood ratio may be at most {both}: e^ε = "
                "{ratio}.",
                gamma=significant(gamma),
                a=percent(a),
                b=percent(b),
                both=both,
                ratio=significant(model.likelihood_ratio),
            )
        )
    if model.negative:
        steps.append(say("Non-participation is protected too, so the smaller ε of [a, b] and [1 − b, 1 − a] counts."))
    if not model.why_no_epsilon():
        ratio, entity = significant(model.likelihood_ratio), significant(model.entity_epsilon)
        line = [say("Per person, ε = ln {ratio} = {epsilon}.", ratio=ratio, epsilon=entity)]
        if model.group_size > 1:
            line.append(say("It is divided by the family size, {size}.", size=model.group_size))
        if model.phenotype_factor > 1:
            line.append(say("It is halved, since the attacker does not know who has the disease."))
        if model.sampling_rate is not None:
            line.append(say("The secret sample of {rate} allows a larger ε.", rate=percent(model.sampling_rate)))
        line.append(say("The release is run with ε = {epsilon}.", epsilon=significant(model.epsilon)))
        steps.append(" ".join(line))
    return Explanation(title=say("Why this ε?"), text="\n\n".join(steps), source=family.source, page="promises")


def _test_step(model: AdversaryModel) -> str:
    """How ε follows from a guarantee about membership tests."""
    fpr = model.target.fpr
    if fpr is None:
        guarantee = say(
            "No membership test may have an advantage (TPR − FPR) above {most}.",
            most=percent(model.target.value, up=True),
        )
    else:
        guarantee = say(
            "No membership test may have a true-positive rate above {most} at a false-positive rate of {fpr}.",
            most=percent(model.target.value, up=True),
            fpr=percent(fpr),
        )
    counted = say("The bounds on tests use what is known of the mechanism: {loss}.", loss=loss_words(model.loss))
    gamma = say(
        "γ and the highest posterior follow from ε alone: they hold for every single output, and a rare output "
        "may reveal more."
    )
    return " ".join((guarantee, counted, gamma))
