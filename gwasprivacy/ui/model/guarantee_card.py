""" "What do you guarantee?": one guarantee said in five ways; the one that was set last is kept, the others follow."""

from __future__ import annotations

import math

from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QRadioButton, QWidget

from gwasprivacy.base.declared_fields import Group
from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.base.number_words import significant
from gwasprivacy.membership.adversary import AdversaryModel, Target, TargetKind
from gwasprivacy.membership.attack_guarantee import ATTACKS
from gwasprivacy.membership.same_guarantee import equivalents
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.ui.model.adversary_editor import AdversaryEditor
from gwasprivacy.ui.shell.plain_words import tip
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.shell.zoom import keep_width
from gwasprivacy.ui.widgets.card import Card, Fold, label
from gwasprivacy.ui.widgets.declared_rows import DeclaredRows
from gwasprivacy.ui.widgets.explain import HelpButton
from gwasprivacy.ui.widgets.fields import CountField, NumberField, percent_field
from gwasprivacy.ui.widgets.inline_error import InlineError
from gwasprivacy.ui.widgets.still_text import StillText

ROWS: dict[TargetKind, tuple[str, str, str]] = {
    # kind: (words, accessible name of the field, topic)
    TargetKind.CAP: (mark("maximum certainty"), mark("Maximum certainty after the release, per cent"), "cap"),
    TargetKind.GAMMA: (mark("belief grows at most …-fold (γ)"), mark("Maximum growth of belief, gamma"), "gamma"),
    TargetKind.ADVANTAGE: (
        mark("maximum attack advantage"),
        mark("Maximum attack advantage (TPR − FPR), per cent"),
        "advantage",
    ),
    TargetKind.TPR: (
        mark("maximum true-positive rate"),
        mark("Maximum true-positive rate of attacks, per cent"),
        "tpr",
    ),
    TargetKind.EPSILON: (mark("ε of the release"), mark("Epsilon of the release"), "epsilon"),
}


class GuaranteeCard(Card):
    """The third question: one guarantee, with "More" for other ways to say it, both directions and relatives."""

    def __init__(self, editor: AdversaryEditor) -> None:
        super().__init__(say("What do you guarantee?"), topic="promise")
        self._editor = editor
        self.radios: dict[TargetKind, QRadioButton] = {}
        names = {kind: say_marked(name) for kind, (_words, name, _topic) in ROWS.items()}
        self.fields: dict[TargetKind, NumberField] = {
            TargetKind.CAP: percent_field(names[TargetKind.CAP], low=1e-6, high=1.0, decimals=4, round_up=True),
            TargetKind.GAMMA: NumberField(
                names[TargetKind.GAMMA], low=1.0, high=1e6, decimals=4, step=0.1, fine_step=0.01, suffix=" ×"
            ),
            TargetKind.ADVANTAGE: percent_field(names[TargetKind.ADVANTAGE], decimals=4, round_up=True),
            TargetKind.TPR: percent_field(names[TargetKind.TPR], decimals=4, round_up=True),
            TargetKind.EPSILON: NumberField(
                names[TargetKind.EPSILON], low=0.0, high=100.0, decimals=4, step=0.1, fine_step=0.01
            ),
        }
        self.fpr = percent_field(say("False-positive rate of the attack, per cent"), low=1e-6, high=0.999, decimals=4)
        self.fpr.show_value(0.001)
        grid = QGridLayout()
        grid.setHorizontalSpacing(GRID)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(0, 1)
        self.helps: dict[TargetKind, HelpButton] = {}
        self._rows: dict[TargetKind, list[QWidget]] = {}
        group = QButtonGroup(self)
        for row, (kind, (source, _name, topic)) in enumerate(ROWS.items()):
            words = say_marked(source)
            radio = QRadioButton(words)
            radio.setProperty("helpTopic", topic)
            radio.setAccessibleName(say("Guarantee: {words}", words=words))
            radio.clicked.connect(lambda _checked=False, kind=kind: self._choose(kind))
            group.addButton(radio)
            self.radios[kind] = radio
            field = self.fields[kind]
            field.setProperty("helpTopic", topic)
            keep_width(field, 92)
            field.edited.connect(lambda value, kind=kind: self._set(kind, value))
            grid.addWidget(radio, row if row < 4 else row + 1, 0)
            grid.addWidget(field, row if row < 4 else row + 1, 1)
            self.helps[kind] = HelpButton(topic, words)
            grid.addWidget(self.helps[kind], row if row < 4 else row + 1, 2)
            self._rows[kind] = [radio, field, self.helps[kind]]
        line = QWidget()
        alarms = QHBoxLayout(line)
        alarms.setContentsMargins(20, 0, 0, 0)
        alarms.addWidget(label(say("at false-positive rate"), "muted", wrap=False), 1)
        keep_width(self.fpr, 92)
        self.fpr.setProperty("helpTopic", "tpr")
        self.fpr.edited.connect(self._set_fpr)
        alarms.addWidget(self.fpr)
        grid.addWidget(line, 4, 0, 1, 2)
        self._rows[TargetKind.TPR].append(line)
        self.body.addLayout(grid)
        self.setTabOrder(self.helps[TargetKind.TPR], self.fpr)
        self.error = InlineError()
        self.body.addWidget(self.error)
        self.more = Fold(say("More: other guarantees, non-participation, families"))
        self.more.toggled.connect(lambda _opened: self._show_rows())
        self.body.addWidget(self.more)
        self._fill_more()
        self.refresh()

    def _fill_more(self) -> None:
        self.ticks = DeclaredRows(
            Group.GUARANTEE, lambda path, value: self._report(self._editor.set_field(path, value))
        )
        for tick in self.ticks.fields.values():
            self.more.body.addWidget(tick)
        row = QHBoxLayout()
        row.setSpacing(GRID)
        row.addWidget(label(say("family size:"), wrap=False))
        self.group_size = CountField(say("Family size: people who are protected together"), low=1, high=1000)
        self.group_size.setProperty("helpTopic", "group-size")
        keep_width(self.group_size, 72)
        self.group_size.edited.connect(self._set_group)
        row.addWidget(self.group_size)
        row.addWidget(HelpButton("group-size", say("family size")))
        row.addStretch(1)
        self.more.body.addLayout(row)
        self.effect = StillText("", "muted", lines=2)
        self.more.body.addWidget(self.effect)

    # Edits ----------------------------------------------------------------------------------------------------------

    def _choose(self, kind: TargetKind) -> None:
        """Keep this way of saying it from now on; the guarantee itself stays."""
        self._report(
            self._editor.propose(lambda m: m.with_target(self._said(m, kind)), text=say("Choose the kind of guarantee"))
        )

    def _said(self, model: AdversaryModel, kind: TargetKind) -> Target:
        if kind is TargetKind.TPR:
            fpr = self.fpr.shown_value()
            return Target(kind, float(model.tpr_bound(fpr)), fpr)
        return equivalents(model)[kind]

    def _set(self, kind: TargetKind, value: float) -> None:
        def build(model: AdversaryModel) -> AdversaryModel:
            return model.with_target(Target(kind, value, self.fpr.shown_value() if kind is TargetKind.TPR else None))

        self._report(self._editor.propose(build, "target"))

    def _set_fpr(self, fpr: float) -> None:
        def build(model: AdversaryModel) -> AdversaryModel:
            if model.target.kind is not TargetKind.TPR:
                return model
            return model.with_target(Target(TargetKind.TPR, model.target.value, fpr))

        error = self._editor.propose(build, text=say("Set the false-positive rate"))
        self.refresh()
        self.error.show_error(error)

    def _set_group(self, size: int) -> None:
        self._report(self._editor.set(group_size=size))

    def _report(self, error: GwasPrivacyError | None) -> None:
        if error is not None:
            self.refresh()
        self.error.show_error(error)

    # Showing --------------------------------------------------------------------------------------------------------

    def _show_rows(self) -> None:
        """The guarantee that was chosen; with "More" the others too, which are the same in other words."""
        for kind, parts in self._rows.items():
            for part in parts:
                part.setVisible(self.more.is_open or kind is self._editor.model.target.kind)

    def refresh(self) -> None:
        model = self._editor.model
        self._show_rows()
        self.error.show_error(None)
        possible = model.family.possible
        for part in (*self.radios.values(), *self.fields.values(), self.fpr):
            part.setEnabled(possible)
        if not possible:
            return
        self.radios[model.target.kind].setChecked(True)
        same = equivalents(model)
        if model.target.kind is TargetKind.TPR and model.target.fpr is not None:
            self.fpr.show_value(model.target.fpr)
        for kind, field in self.fields.items():
            target = (
                self._said(model, kind) if kind is TargetKind.TPR and kind is not model.target.kind else same.get(kind)
            )
            field.setEnabled(target is not None)
            self.radios[kind].setEnabled(target is not None)
            # What was guaranteed is exact and bold, what follows from it is rounded and not.
            chosen = kind is model.target.kind
            if target is not None:
                field.show_value(target.value, exact=chosen)
            if bool(field.property("chosen")) != chosen:
                field.setProperty("chosen", chosen)
                field.style().unpolish(field)
                field.style().polish(field)
        no_cap = model.prior.high >= 1
        for part in (self.radios[TargetKind.CAP], self.fields[TargetKind.CAP]):
            part.setEnabled(not no_cap)
            _hint(
                part,
                say("There is no maximum certainty if every prior is covered: whoever is nearly certain stays so.")
                if no_cap
                else "",
            )
        self._allow_attacks(model.secret is not Secret.TRAIT_VALUE)
        self.ticks.refresh(lambda _: model)
        _hint(
            self.ticks.fields["adversary.negative"],
            "" if model.two_sided else say("This attacker’s guarantee covers participation only."),
        )
        self.group_size.show_value(model.group_size)
        self.effect.setText(_effect(model))

    def _allow_attacks(self, allowed: bool) -> None:
        """Guarantees about membership tests are about who took part, which everybody may know where a value is the secret."""
        why = (
            "" if allowed else say("Everybody may know who took part, so there is no guarantee about membership tests.")
        )
        for kind in ATTACKS:
            for part in (self.radios[kind], self.fields[kind]):
                part.setEnabled(part.isEnabled() and allowed)
                _hint(part, why)


def _hint(part: QWidget, text: str) -> None:
    """A tool tip; Qt tells every widget of a new one, also where it is the old one."""
    if part.toolTip() != tip(text):
        part.setToolTip(tip(text))


def _effect(model: AdversaryModel) -> str:
    """What the corrections cost, in numbers."""
    if model.why_no_epsilon():
        return ""
    entity = model.entity_epsilon
    whole = significant(entity) if math.isfinite(entity) else "∞"
    epsilon = significant(model.epsilon)
    if model.group_size > 1 and model.phenotype_factor > 1:
        return say(
            "ε is divided by the family size, {size}, and halved, since the attacker does not know who has the "
            "disease: {epsilon}, not {whole}.",
            size=model.group_size,
            epsilon=epsilon,
            whole=whole,
        )
    if model.group_size > 1:
        return say(
            "ε is divided by the family size, {size}: {epsilon}, not {whole}.",
            size=model.group_size,
            epsilon=epsilon,
            whole=whole,
        )
    if model.phenotype_factor > 1:
        return say(
            "ε is halved, since the attacker does not know who has the disease: {epsilon}, not {whole}.",
            epsilon=epsilon,
            whole=whole,
        )
    return say("Each person is protected individually.")
