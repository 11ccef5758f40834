"""The release that Tools → Utility… asks about: score, mechanism, M and ε, as planned until changed."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton

from gwasprivacy.association.scores.parameters import TestName
from gwasprivacy.association.scores.registry import SCORES
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.language import say, say_marked
from gwasprivacy.base.number_words import significant
from gwasprivacy.mechanisms.registry import MECHANISMS, own_terms
from gwasprivacy.mechanisms.sets_of_a_draw import of_size
from gwasprivacy.plan.another_mechanism import begun_with
from gwasprivacy.plan.choices import LARGEST_EPSILON, LARGEST_M, SMALLEST_EPSILON, ReleaseChoices
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.known_study import KnownRelease
from gwasprivacy.ui.widgets.card import Card
from gwasprivacy.ui.widgets.fields import ChoiceField, CountField, NumberField
from gwasprivacy.ui.widgets.form_rows import Rows
from gwasprivacy.ui.widgets.publishing_choices import P_VALUES, USUAL_SNPS, p_words, scores_for, suggested_threshold

USUAL_MECHANISM = "joint"
USUAL_P_VALUE = 5e-8


class ReleaseForm(Card):
    """``changed`` when anything was set.  What the plan says that has no field here (who is a neighbour, whether the
    controls are public) is the plan's."""

    changed = Signal()

    def __init__(self, plan: Plan) -> None:
        super().__init__(say("The release"))
        self._plan = plan
        self.score = ChoiceField(say("Score used to rank SNPs"))
        self.test = ChoiceField(say("Test used for significance"))
        for test in TestName:
            self.test.addItem(say("{test} χ²", test=say_marked(test.value)), test)
        self.p_value = ChoiceField(say("Significance threshold (p-value)"))
        self.mechanism = ChoiceField(say("Mechanism for private selection"))
        for key, selector in MECHANISMS.items():
            self.mechanism.addItem(say_marked(selector.title), key)
        self.n_snps = CountField(say("SNPs to publish, M"), low=1, high=LARGEST_M)
        self.threshold = NumberField(say("Public threshold on the score"), low=-1e9, high=1e9, decimals=3, step=5.0)
        self.epsilon = NumberField(
            say("Epsilon of the mechanism"),
            low=SMALLEST_EPSILON,
            high=LARGEST_EPSILON,
            decimals=6,
            step=0.1,
            fine_step=0.01,
        )
        self.rows = Rows()
        self.rows.add(say("SNPs to &publish"), self.n_snps, topic="snps-released")
        self.rows.add(say("sco&re"), self.score, topic="score", wide=True)
        self.rows.add(say("&test"), self.test, wide=True)
        self.rows.add(say("&significant at p ≤"), self.p_value)
        self.rows.add(say("m&echanism"), self.mechanism, topic="mechanism", wide=True)
        self.rows.add(say("min&imum score"), self.threshold, topic="threshold")
        self.rows.add(say("ε of the mec&hanism"), self.epsilon, topic="epsilon")
        self.body.addLayout(self.rows)
        self.again = QPushButton(say("As planne&d"))
        self.again.setProperty("role", "link")
        self.again.setToolTip(say("Reset to the plan’s release"))
        self.again.clicked.connect(lambda: self.take_plan(self._plan))
        self.body.addWidget(self.again)
        for choice in (self.score, self.test, self.p_value, self.mechanism):
            choice.chosen.connect(lambda _data: self._set())
        self.n_snps.edited.connect(lambda _n: self._set())
        self.threshold.edited.connect(lambda _value: self._set())
        self.epsilon.edited.connect(lambda _value: self._set())
        self.take_plan(plan)

    def take_plan(self, plan: Plan) -> None:
        """Show the plan's release; where it selects no SNPs, a usual one with the plan's ε."""
        self._plan = plan
        choices = plan.release
        shown = choices if choices.kind.is_forecast else ReleaseChoices(mechanism=USUAL_MECHANISM, n_snps=USUAL_SNPS)
        planned = choices.score
        self.score.clear()
        if planned.offset is not None:
            self.score.addItem(planned.spoken_label, planned.code)
        for score in scores_for(plan):
            self.score.addItem(say_marked(score.title), score.name)
        self.score.show_choice(planned.code if planned.offset is not None else planned.name)
        self.test.show_choice(planned.test or TestName.GENOTYPIC)
        self.p_value.clear()
        own = () if planned.p_value is None or planned.p_value in P_VALUES else (planned.p_value,)
        for value in (*own, *P_VALUES):
            self.p_value.addItem(f"p < {p_words(value)}", value)
        if planned.threshold is not None:
            self.p_value.insertItem(0, f"χ² ≥ {significant(planned.threshold)}", None)
        self.p_value.show_choice(planned.p_value if planned.test is not None else USUAL_P_VALUE)
        self.mechanism.show_choice(shown.mechanism)
        self.n_snps.show_value(shown.n_snps)
        threshold = choices.threshold if choices.threshold is not None else suggested_threshold(plan.design.n_people)
        self.threshold.show_value(threshold)
        self.epsilon.show_value(plan.epsilon)
        self._exact_epsilon = plan.epsilon
        self._set()

    def _set(self) -> None:
        takes = SCORES.find(str(self.score.currentData()).partition("+")[0]).takes
        self.rows.show_row(self.test, "test" in takes)
        self.rows.show_row(self.p_value, "p_value" in takes)
        chosen = MECHANISMS[str(self.mechanism.currentData())]
        self.rows.show_row(self.threshold, chosen.needs_threshold)
        self.rows.captions[self.n_snps].setText(say("SNPs at &most") if chosen.size_varies else say("SNPs to &publish"))
        self.changed.emit()

    def choice(self) -> ScoreChoice:
        """The score as it stands.  Raises InvalidPlan."""
        planned = self._plan.release.score
        code = str(self.score.currentData())
        if planned.offset is not None and code == planned.code:
            return planned
        if "test" not in SCORES.find(code).takes:
            return ScoreChoice(name=code)
        p_value = self.p_value.currentData()
        test = TestName(self.test.currentData())
        if p_value is None:
            return replace(planned, test=test)
        return ScoreChoice(name=code, test=test, p_value=float(p_value))

    def _epsilon(self) -> float:
        """What the field says, with the plan's further digits where it shows the plan's."""
        shown = self.epsilon.shown_value()
        return self._exact_epsilon if shown == round(self._exact_epsilon, self.epsilon.decimals()) else shown

    def release(self, causal: tuple[str, ...]) -> KnownRelease:
        """The release that is asked about.  Raises InvalidInput, InvalidPlan."""
        key, own = str(self.mechanism.currentData()), self._plan.release
        begun = replace(own.set_score, **begun_with(key, before=own.mechanism))
        scored = of_size(begun, self.n_snps.value())
        return KnownRelease(
            causal=causal,
            score=self.choice(),
            mechanism=key,
            n_snps=self.n_snps.value(),
            epsilon=self._epsilon(),
            threshold=self.threshold.shown_value() if MECHANISMS[key].needs_threshold else None,
            set_score=own_terms(key, scored),
            neighbours=self._plan.adversary.neighbours,
            public_controls=self._plan.design.public_controls,
        )
