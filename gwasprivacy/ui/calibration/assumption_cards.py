"""The left column of the Calibration tab: the study, the effect, what is published, how sure one wants to be."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from gwasprivacy.assumptions.disease import DiseaseModel, Mode
from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.assumptions.truth_words import true_snps
from gwasprivacy.base.language import mark, say, say_count, say_marked
from gwasprivacy.base.printable_text import unbreakable
from gwasprivacy.forecast.panel_snps import with_panel_names
from gwasprivacy.plan.planning_scenario import planning_scenario, usual_success
from gwasprivacy.ui.calibration.covariate_fold import CovariateFold
from gwasprivacy.ui.calibration.strata_fold import StrataFold, edit_sizes
from gwasprivacy.ui.calibration.trait_effect_rows import TraitEffectRows
from gwasprivacy.ui.calibration.trait_rows import TraitRows
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.offered_remedies import show_field
from gwasprivacy.ui.widgets.card import Fold, InlineMessage, label
from gwasprivacy.ui.widgets.fields import ChoiceField, CountField, NumberField, percent_field
from gwasprivacy.ui.widgets.form_rows import PlanCard, Rows
from gwasprivacy.ui.widgets.study_views import STUDY_VIEWS, view_of

P_VALUES = (1e-10, 5e-8, 1e-5, 1e-3)
MODES = {
    Mode.ADDITIVE: mark("additive"),
    Mode.DOMINANT: mark("dominant"),
    Mode.RECESSIVE: mark("recessive"),
}
ENGINES = {
    Engine.FAST: mark("SNP by SNP, no linkage"),
    Engine.PANEL: mark("panel mosaics, linkage"),
    Engine.RESAMPLE: mark("resampled people of a panel"),
}


class StudyCard(PlanCard):
    """How many people, how many SNPs."""

    def __init__(self, document: PlanDocument) -> None:
        super().__init__(document, say("The study you are planning"), topic="study-size")
        self.cases = CountField(say("Cases: people with the disease"), low=1, high=5_000_000, step=50)
        self.controls = CountField(say("Controls: people without the disease"), low=1, high=5_000_000, step=50)
        self.n_snps = CountField(say("SNPs measured"), low=2, high=20_000_000, step=1000)
        self.kind = ChoiceField(say("Kind of study"))
        for kind, view in STUDY_VIEWS.items():
            self.kind.addItem(say_marked(view.title), kind)
        self.rows = Rows()
        self.rows.add(say("kind of study"), self.kind, topic="study-kind", wide=True, marked=False)
        self.rows.add(say("cases"), self.cases)
        self.rows.add(say("controls"), self.controls)
        self.body.addLayout(self.rows)
        self.trait = TraitRows(document, self.attempt)
        self.body.addWidget(self.trait)
        measured = Rows()
        measured.add(say("SNPs measured"), self.n_snps, topic="candidate-snps", marked=False)
        self.body.addLayout(measured)
        self.printed = QVBoxLayout()
        self.body.addLayout(self.printed)
        self.strata = StrataFold(document, self.attempt)
        self.covariates = CovariateFold(document, self.attempt)
        self.more = Fold(say("More: strata, covariates"))
        self.error.offer("public-loadings", say("Go to the declaration"), self._declare_loadings)
        self.error.offer("print-all-sizes", say("Go to the question"), lambda: show_field(self, "adversary.sizes"))
        for part in (self.strata, self.covariates, self.trait.more):
            self.more.body.addWidget(part)
        self.body.addWidget(self.error)
        self.body.addWidget(self.more)
        self.kind.chosen.connect(self._set_kind)
        self.cases.edited.connect(
            lambda n: self._set_sizes(n, self.plan.design.n_controls, say("Set the number of cases"))
        )
        self.controls.edited.connect(
            lambda n: self._set_sizes(self.plan.design.n_cases, n, say("Set the number of controls"))
        )
        self.n_snps.edited.connect(lambda n: self.attempt(lambda: document.edit_scenario(n_snps=n)))
        self.fields = {
            "design.n_cases": self.cases,
            "design": self.cases,
            "design.n_controls": self.controls,
            "design.strata": self.strata.add,
            "design.covariates": self.covariates.add,
            "scenario.n_snps": self.n_snps,
            **self.trait.fields,
        }
        self.refresh()

    def add_printed_sizes(self, rows: QWidget) -> None:
        """Below the numbers: which of them are printed anywhere."""
        self.printed.addWidget(rows)
        reached = [each for each in rows.findChildren(QWidget) if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
        for before, after in itertools.pairwise([self.n_snps, *reached]):
            self.setTabOrder(before, after)  # it came last
        self.fields["adversary.sizes"] = rows

    def _declare_loadings(self) -> None:
        self.more.set_open(True)
        self.covariates.declare_loadings()

    def _set_kind(self, kind: str) -> None:
        if kind != self.plan.design.study_kind:
            self.attempt(self.document.switch_study_kind)

    def _set_sizes(self, n_cases: int, n_controls: int, text: str) -> None:
        self.attempt(lambda: edit_sizes(self.document, n_cases, n_controls, text))

    def refresh(self) -> None:
        design = self.plan.design
        self.kind.show_choice(design.study_kind)
        for name, field in (("n_cases", self.cases), ("n_controls", self.controls)):
            self.rows.show_row(field, view_of(design).has(f"design.{name}"))
            field.show_value(getattr(design, name))
        self.trait.refresh()
        self.strata.refresh()
        self.covariates.refresh()
        scenario = self.plan.scenario or Scenario()
        self.n_snps.show_value(scenario.n_snps)
        self.n_snps.setEnabled(scenario.engine is Engine.FAST)
        self.n_snps.setToolTip(
            "" if scenario.engine is Engine.FAST else say("The panel determines the number of SNPs.")
        )


class EffectCard(PlanCard):
    """The effect that one hopes to find, and how studies are simulated."""

    def __init__(self, document: PlanDocument) -> None:
        super().__init__(document, say("The effect you want to detect"), topic="effect")
        self.summary = label("", "muted")
        self.n_causal = CountField(say("Causal SNPs"), low=1, high=100)
        self.odds = NumberField(say("Odds ratio"), low=0.05, high=50.0, decimals=3, step=0.1, fine_step=0.01)
        self.frequency = percent_field(say("Risk allele frequency, per cent"), low=0.001, high=0.999)
        self.mode = ChoiceField(say("Genetic model: additive, dominant or recessive"))
        for mode, words in MODES.items():
            self.mode.addItem(say_marked(words), mode)
        self.prevalence = percent_field(say("Prevalence of the disease, per cent"), low=1e-6, high=0.99, decimals=4)
        self.rows = Rows()
        self.rows.add(say("causal SNPs"), self.n_causal, topic="causative", marked=False)
        self.rows.add(say("odds ratio"), self.odds, topic="odds-ratio", marked=False)
        self.rows.add(say("risk allele frequency"), self.frequency, topic="allele-frequency", marked=False)
        self.body.addLayout(self.rows)
        self.trait = TraitEffectRows(document, self.attempt)
        self.body.addWidget(self.trait)
        self.own = QPushButton(say("Describe the effect by odds ratios instead"))
        self.own.setProperty("role", "link")
        self.own.clicked.connect(self._use_odds)
        self.body.addWidget(self.own)
        self.body.addWidget(self.error)
        self.more = Fold(say("More: genetic model, prevalence, simulation"))
        self.more.body.addWidget(self.summary)
        self.genetics = Rows()
        self.genetics.add(say("genetic model"), self.mode, topic="odds-ratio")
        self.genetics.add(say("prevalence"), self.prevalence, topic="prevalence")
        self.more.body.addLayout(self.genetics)
        self.engine = ChoiceField(say("How studies are simulated"))
        for engine, words in ENGINES.items():
            self.engine.addItem(say_marked(words), engine)
        self.studies = CountField(say("Simulated studies for each point"), low=5, high=100_000, step=50)
        self.seed = CountField(say("Random seed of the simulation"), low=0, high=2_000_000_000)
        self.simulation = Rows()
        self.simulation.add(say("engine"), self.engine, topic="simulation-engine", wide=True)
        self.simulation.add(say("studies per point"), self.studies, topic="studies-per-point")
        self.simulation.add(say("random seed"), self.seed)
        self.more.body.addLayout(self.simulation)
        self.engine_note = InlineMessage("warning")
        self.more.body.addWidget(self.engine_note)
        self.body.addWidget(self.more)
        self._connect()
        self.fields = {
            "scenario.disease": self.odds,
            "scenario.engine": self.engine,
            "scenario.n_studies": self.studies,
            "scenario.seed": self.seed,
            **self.trait.fields,
        }
        self.refresh()

    def _connect(self) -> None:
        self.n_causal.edited.connect(self._set_number)
        self.odds.edited.connect(lambda value: self._set_each(say("Set the odds ratio"), odds_ratio=value))
        self.frequency.edited.connect(
            lambda value: self._set_each(say("Set the risk allele frequency"), frequency=value)
        )
        self.mode.chosen.connect(lambda mode: self._set_each(say("Set the genetic model"), mode=Mode(mode)))
        self.prevalence.edited.connect(
            lambda value: self._set_disease(say("Set the prevalence"), lambda d: replace(d, prevalence=value))
        )
        edit = self.document.edit_scenario
        self.engine.chosen.connect(self._set_engine)
        self.studies.edited.connect(
            lambda n: self.attempt(lambda: edit(n_studies=n, text=say("Set the studies per point")))
        )
        self.seed.edited.connect(lambda n: self.attempt(lambda: edit(seed=n, text=say("Set the random seed"))))

    @property
    def scenario(self) -> Scenario:
        return self.plan.scenario if self.plan.scenario is not None else Scenario()

    def _set_disease(self, text: str, change: Any) -> None:
        self.attempt(lambda: self.document.edit_scenario(disease=change(self.scenario.disease), text=text))

    def _set_each(self, text: str, **fields: Any) -> None:
        self._set_disease(text, lambda d: replace(d, causal=tuple(replace(snp, **fields) for snp in d.causal)))

    def _set_number(self, number: int) -> None:
        def change(disease: DiseaseModel) -> DiseaseModel:
            kept = disease.causal[:number]
            # A further SNP is like the last one; it has no name in a panel yet.
            more = (replace(disease.causal[-1], snp=None),) * (number - len(kept))
            return replace(disease, causal=kept + more)

        self._set_disease(say("Set the number of causal SNPs"), change)

    def _set_engine(self, chosen: str) -> None:
        def edit() -> bool:
            engine = Engine(chosen)
            fields: dict[str, Any] = {"engine": engine}
            if engine is not Engine.FAST:
                place = self.document.folder
                placed = self.scenario if place is None else self.scenario.placed(place)
                fields["disease"] = with_panel_names(placed.disease, placed.panel)
            return self.document.edit_scenario(text=say("Choose how studies are simulated"), **fields)

        self.attempt(edit)

    def _use_odds(self) -> None:
        from gwasprivacy.assumptions.disease import default_disease

        self._set_disease(say("Describe the effect by odds ratios"), lambda _d: default_disease())

    def refresh(self) -> None:
        scenario = self.scenario
        disease = scenario.disease
        view = view_of(self.plan.design)
        of_disease = view.has("scenario.disease")
        self.trait.refresh()
        self.summary.setText(unbreakable(view.effect(self.plan)))
        by_odds = disease.penetrance is None
        for row in (self.n_causal, self.odds, self.frequency):
            self.rows.show_row(row, of_disease)
        for detail in (self.mode, self.prevalence):
            self.genetics.show_row(detail, of_disease)
        self.simulation.show_row(self.engine, view.has("scenario.engine"))
        first = disease.causal[0]
        self.n_causal.show_value(disease.n_causal)
        self.odds.show_value(first.odds_ratio or 1.0)
        self.frequency.show_value(first.frequency)
        self.mode.show_choice(first.mode)
        self.prevalence.show_value(disease.implied_prevalence)
        for field in (self.n_causal, self.odds, self.frequency, self.mode, self.prevalence):
            field.setEnabled(by_odds)
        self.own.setVisible(not by_odds and of_disease)
        self.engine.show_choice(scenario.engine)
        self.engine_note.show_message(view.engine_note(scenario))
        self.studies.show_value(scenario.n_studies)
        self.seed.show_value(scenario.seed)


class TargetCard(PlanCard):
    """How sure one wants to be, and of what."""

    success_chosen = Signal(object)

    def __init__(self, document: PlanDocument) -> None:
        super().__init__(document, say("What power do you want?"))
        self.setProperty("helpTopic", "target-probability")
        self.target = percent_field(say("Target power, per cent"), low=0.01, high=0.9999)
        self.success = ChoiceField(say("What the power is for"))
        rows = Rows()
        rows.add(say("power"), self.target)
        rows.add(say("to publish"), self.success, wide=True)
        self.body.addLayout(rows)
        self.note = label("", "muted")
        self.note.hide()
        self.body.addWidget(self.note)
        self.body.addWidget(self.error)
        self.target.edited.connect(lambda p: self.attempt(lambda: document.edit_scenario(target_probability=p)))
        self.success.chosen.connect(lambda chosen: self.success_chosen.emit(Metric(chosen)))
        self.fields = {"scenario.target_probability": self.target}
        self.refresh()

    def show_usual_success(self) -> None:
        """Another plan: what was chosen for the one before does not count."""
        self.success.show_choice(None)
        self.refresh()

    def refresh(self) -> None:
        scenario = self.plan.scenario or Scenario()
        self.target.show_value(scenario.target_probability)
        n = planning_scenario(self.plan).n_causal
        chosen = self.success.currentData()
        self.success.clear()
        self.success.addItem(true_snps(n), Metric.ALL)
        if n > 1:
            self.success.addItem(say("at least one of them"), Metric.ANY)
        fewer = usual_success(self.plan, n) is Metric.ANY
        self.success.show_choice(Metric.ANY if fewer or (chosen == Metric.ANY and n > 1) else Metric.ALL)
        self.success.setEnabled(not fewer)
        self.note.setVisible(self.plan.release.n_snps < n)
        if self.plan.release.n_snps < n:
            self.note.setText(
                say_count(
                    "Only {n} SNPs are published, so not all {wanted} can be.",
                    one="Only 1 SNP is published, so not all {wanted} can be.",
                    n=self.plan.release.n_snps,
                    wanted=n,
                )
            )
