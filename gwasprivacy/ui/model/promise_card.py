""" "What do you promise?": one promise said in five ways; the one that was set last is kept, the others follow."""

from __future__ import annotations

import math
from dataclasses import replace

from PySide6.QtWidgets import QButtonGroup, QCheckBox, QGridLayout, QHBoxLayout, QRadioButton, QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.number_words import significant
from gwasprivacy.membership.adversary import AdversaryModel, Target, TargetKind
from gwasprivacy.membership.families import Family
from gwasprivacy.ui.model.adversary_editor import AdversaryEditor
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import Card, Fold, InlineError, label
from gwasprivacy.ui.widgets.explain import HelpButton
from gwasprivacy.ui.widgets.fields import CountField, NumberField, percent_field
from gwasprivacy.ui.widgets.still import StillText

ROWS: dict[TargetKind, tuple[str, str, str]] = {
    # kind: (words, accessible name of the field, topic)
    TargetKind.CAP: ("certainty after: at most", "Greatest certainty after the release, per cent", "cap"),
    TargetKind.GAMMA: ("beliefs grow at most (γ)", "Greatest growth of a belief, gamma", "gamma"),
    TargetKind.ADVANTAGE: ("attack beats guessing by", "Greatest advantage of an attack, per cent", "advantage"),
    TargetKind.TPR: ("attack finds at most", "Greatest share of participants found, per cent", "tpr"),
    TargetKind.EPSILON: ("ε of the release", "Epsilon of the release", "epsilon"),
}


class PromiseCard(Card):
    """The third question, with "More" for both directions and relatives."""

    def __init__(self, editor: AdversaryEditor, parent: QWidget | None = None) -> None:
        super().__init__("What do you promise?", topic="promise", parent=parent)
        self._editor = editor
        self.radios: dict[TargetKind, QRadioButton] = {}
        self.fields: dict[TargetKind, NumberField] = {
            TargetKind.CAP: percent_field(ROWS[TargetKind.CAP][1], low=1e-6, high=1.0, decimals=4, round_up=True),
            TargetKind.GAMMA: NumberField(
                ROWS[TargetKind.GAMMA][1], low=1.0, high=1e6, decimals=4, step=0.1, fine_step=0.01, suffix=" ×"
            ),
            TargetKind.ADVANTAGE: percent_field(ROWS[TargetKind.ADVANTAGE][1], decimals=4, round_up=True),
            TargetKind.TPR: percent_field(ROWS[TargetKind.TPR][1], decimals=4, round_up=True),
            TargetKind.EPSILON: NumberField(
                ROWS[TargetKind.EPSILON][1], low=0.0, high=100.0, decimals=4, step=0.1, fine_step=0.01
            ),
        }
        self.fpr = percent_field(
            "False alarms that the attack allows itself, per cent", low=1e-6, high=0.999, decimals=4
        )
        self.fpr.setSuffix(" %")
        self.fpr.show_value(0.001)
        grid = QGridLayout()
        grid.setHorizontalSpacing(GRID)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(0, 1)
        group = QButtonGroup(self)
        for row, (kind, (words, _name, topic)) in enumerate(ROWS.items()):
            radio = QRadioButton(words)
            radio.setProperty("helpTopic", topic)
            radio.setAccessibleName(f"Promise: {words}")
            radio.clicked.connect(lambda _checked=False, kind=kind: self._choose(kind))
            group.addButton(radio)
            self.radios[kind] = radio
            field = self.fields[kind]
            field.setProperty("helpTopic", topic)
            field.setFixedWidth(92)
            field.edited.connect(lambda value, kind=kind: self._set(kind, value))
            grid.addWidget(radio, row if row < 4 else row + 1, 0)
            grid.addWidget(field, row if row < 4 else row + 1, 1)
            grid.addWidget(HelpButton(topic, words), row if row < 4 else row + 1, 2)
        alarms = QHBoxLayout()
        alarms.setContentsMargins(20, 0, 0, 0)
        alarms.addWidget(label("at false alarms of", "muted", wrap=False), 1)
        self.fpr.setFixedWidth(92)
        self.fpr.setProperty("helpTopic", "tpr")
        self.fpr.edited.connect(self._set_fpr)
        alarms.addWidget(self.fpr)
        grid.addLayout(alarms, 4, 0, 1, 2)
        self.body.addLayout(grid)
        self.error = InlineError()
        self.body.addWidget(self.error)
        self.more = Fold("More: both directions, relatives")
        self.body.addWidget(self.more)
        self._fill_more()
        self.refresh()

    def _fill_more(self) -> None:
        self.negative = QCheckBox("also: nobody becomes surer of an absence")
        self.negative.setProperty("helpTopic", "negative")
        self.negative.setAccessibleName("Promise the same for the belief that somebody did not take part")
        self.negative.clicked.connect(self._set_negative)
        self.more.body.addWidget(self.negative)
        row = QHBoxLayout()
        row.setSpacing(GRID)
        row.addWidget(label("people who belong together:", wrap=False))
        self.group_size = CountField("People who are protected together, group size", low=1, high=1000)
        self.group_size.setProperty("helpTopic", "group-size")
        self.group_size.setFixedWidth(72)
        self.group_size.edited.connect(self._set_group)
        row.addWidget(self.group_size)
        row.addWidget(HelpButton("group-size", "people who belong together"))
        row.addStretch(1)
        self.more.body.addLayout(row)
        self.effect = StillText("", "muted", lines=2)
        self.more.body.addWidget(self.effect)

    # Edits ----------------------------------------------------------------------------------------------------------

    def _choose(self, kind: TargetKind) -> None:
        """Keep this way of saying it from now on; the promise itself stays."""
        self._report(
            self._editor.propose(lambda m: m.with_target(self._said(m, kind)), text="Choose the kind of promise")
        )

    def _said(self, model: AdversaryModel, kind: TargetKind) -> Target:
        if kind is TargetKind.TPR:
            fpr = self.fpr.shown_value()
            return Target(kind, float(model.tpr_bound(fpr)), fpr)
        return model.equivalents()[kind]

    def _set(self, kind: TargetKind, value: float) -> None:
        def build(model: AdversaryModel) -> AdversaryModel:
            return model.with_target(Target(kind, value, self.fpr.shown_value() if kind is TargetKind.TPR else None))

        self._report(self._editor.propose(build, text="Set the promise"))

    def _set_fpr(self, fpr: float) -> None:
        def build(model: AdversaryModel) -> AdversaryModel:
            if model.target.kind is not TargetKind.TPR:
                return model
            return model.with_target(Target(TargetKind.TPR, model.target.value, fpr))

        error = self._editor.propose(build, text="Set the false alarms")
        self.refresh()
        self.error.show_error(error)

    def _set_negative(self, negative: bool) -> None:
        self._report(self._editor.propose(lambda m: replace(m, negative=negative), text="Set both directions"))

    def _set_group(self, size: int) -> None:
        self._report(self._editor.propose(lambda m: replace(m, group_size=size), text="Set the group size"))

    def _report(self, error: GwasPrivacyError | None) -> None:
        if error is not None:
            self.refresh()
        self.error.show_error(error)

    # Showing --------------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        model = self._editor.model
        self.error.show_error(None)
        possible = model.family is not Family.ALL
        for part in (*self.radios.values(), *self.fields.values(), self.fpr):
            part.setEnabled(possible)
        if not possible:
            return
        self.radios[model.target.kind].setChecked(True)
        same = model.equivalents()
        if model.target.kind is TargetKind.TPR and model.target.fpr is not None:
            self.fpr.show_value(model.target.fpr)
        for kind, field in self.fields.items():
            target = (
                self._said(model, kind) if kind is TargetKind.TPR and kind is not model.target.kind else same.get(kind)
            )
            field.setEnabled(target is not None)
            self.radios[kind].setEnabled(target is not None)
            # What was promised is exact and bold, what follows from it is rounded and not.
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
            part.setToolTip("Whoever is nearly certain stays so: no cap holds for every belief." if no_cap else "")
        self.negative.setChecked(model.negative)
        self.negative.setEnabled(model.two_sided)
        self.negative.setToolTip("" if model.two_sided else "This family’s promise has one direction only.")
        self.group_size.show_value(model.group_size)
        self.effect.setText(_effect(model))


def _effect(model: AdversaryModel) -> str:
    """What the corrections cost, in numbers."""
    if model.why_no_epsilon():
        return ""
    said = []
    if model.group_size > 1:
        said.append(f"ε/{model.group_size} for {model.group_size} people together")
    if model.phenotype_factor > 1:
        said.append("ε/2 for not knowing who is ill")
    if not said:
        return "Each person is protected by themselves."
    entity = model.entity_epsilon
    shown = significant(entity) if math.isfinite(entity) else "∞"
    return f"{', '.join(said)}: {significant(model.epsilon)} instead of {shown}."
