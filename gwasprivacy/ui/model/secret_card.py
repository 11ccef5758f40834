""" "What must stay secret?": participation, or what else the kind of study has to keep (case status, a trait's value)."""

from __future__ import annotations

import itertools

from PySide6.QtWidgets import QButtonGroup, QRadioButton

from gwasprivacy.base.declared_fields import Group
from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.base.sentences import tell
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, TargetKind
from gwasprivacy.membership.attack_guarantee import ATTACKS
from gwasprivacy.membership.families.another_attacker import with_secret
from gwasprivacy.membership.same_guarantee import equivalents
from gwasprivacy.membership.secrets import SECRETS, Secret
from gwasprivacy.ui.model.adversary_editor import AdversaryEditor
from gwasprivacy.ui.shell.plain_words import tip
from gwasprivacy.ui.shell.zoom import keep_lines
from gwasprivacy.ui.widgets.card import Card, label
from gwasprivacy.ui.widgets.declared_rows import DeclaredRows
from gwasprivacy.ui.widgets.inline_error import InlineError
from gwasprivacy.ui.widgets.study_views import view_of

TITLES = {
    Secret.PARTICIPATION: mark("that somebody took part"),
    Secret.CASE_STATUS: mark("who is a case, who a control"),
    Secret.TRAIT_VALUE: mark("the value of somebody’s trait"),
}


class SecretCard(Card):
    """The first question."""

    def __init__(self, editor: AdversaryEditor) -> None:
        super().__init__(say("What must stay secret?"), topic="secret")
        self._editor = editor
        self.choices: dict[Secret, QRadioButton] = {}
        group = QButtonGroup(self)
        for secret, text in TITLES.items():
            button = QRadioButton(say_marked(text))
            button.setAccessibleDescription(
                " ".join(
                    (
                        tell(SECRETS[secret].words),
                        say("Example: {example}", example=tell(SECRETS[secret].example)),
                    )
                )
            )
            button.setToolTip(tip(tell(SECRETS[secret].words)))
            button.clicked.connect(lambda _checked=False, secret=secret: self._choose(secret))
            group.addButton(button)
            self.choices[secret] = button
            self.body.addWidget(button)
        self.ticks = DeclaredRows(Group.SECRET, lambda path, value: self._report(editor.set_field(path, value)))
        for place, tick in enumerate(self.ticks.fields.values(), start=1):
            tick.setStyleSheet("margin-left: 20px;")
            self.body.insertWidget(place, tick)
        self.example = label("", "muted")
        keep_lines(self.example, 2)
        self.body.addWidget(self.example)
        self.error = InlineError()
        self.body.addWidget(self.error)
        first, *others = self.choices.values()
        for before, after in itertools.pairwise((first, *self.ticks.fields.values(), *others)):
            self.setTabOrder(before, after)
        self.refresh()

    def _choose(self, secret: Secret) -> None:
        design = self._editor.document.plan.design
        share = design.n_cases / design.n_people

        def build(model: AdversaryModel) -> AdversaryModel:
            prior, invited = model.prior, model.invited
            if secret is Secret.TRAIT_VALUE and model.target.kind in ATTACKS:
                # About membership tests nothing can be guaranteed where everybody may know who took part.
                model = model.with_target(equivalents(model)[TargetKind.GAMMA])
            if secret is Secret.CASE_STATUS and prior.is_single and prior.low != share:
                # A common belief in case status can only be the share of cases.
                prior, invited = PriorRange.single(share), (design.n_cases, design.n_people)
            elif invited is not None:
                invited = None
            return with_secret(model, secret, prior=prior, invited=invited)

        self._report(self._editor.propose(build, "secret"))

    def _report(self, error: Exception | None) -> None:
        self.refresh()
        self.error.show_error(error)

    def refresh(self) -> None:
        model = self._editor.model
        self.choices[model.secret].setChecked(True)
        self.ticks.refresh(lambda _: model)
        view = view_of(self._editor.document.plan.design)
        for secret, choice in self.choices.items():
            choice.setVisible(secret in view.secrets)
        self.example.setText(say("Example: {example}", example=view.example(model.secret)))
        self.error.show_error(None)
