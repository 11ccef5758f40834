"""The effect on a quantitative trait that one hopes to find: how many causal SNPs, how much each explains, their frequency."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum

from PySide6.QtWidgets import QVBoxLayout, QWidget

from gwasprivacy.assumptions.trait_model import LARGEST_SHARE, TraitModel, TraitSnp
from gwasprivacy.base.language import say
from gwasprivacy.plan.planning_scenario import planning_scenario
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.widgets.fields import ChoiceField, CountField, NumberField, percent_field
from gwasprivacy.ui.widgets.form_rows import Rows
from gwasprivacy.ui.widgets.study_views import view_of

Attempt = Callable[[Callable[[], bool]], bool]


class EffectAs(StrEnum):
    """How the effect of a causal SNP is said."""

    SHARE = "r2"
    BETA = "beta"


class TraitEffectRows(QWidget):
    """Shown for a study of a trait.  ``attempt`` makes an edit and shows what was refused where the card shows it."""

    def __init__(self, document: PlanDocument, attempt: Attempt) -> None:
        super().__init__()
        self._document = document
        self._attempt = attempt
        self.n_causal = CountField(say("Causal SNPs"), low=1, high=100)
        self.said_as = ChoiceField(say("How the effect is specified"))
        self.said_as.addItem(say("share of variance (r²)"), EffectAs.SHARE)
        self.said_as.addItem(say("SD per copy (β)"), EffectAs.BETA)
        self.share = percent_field(
            say("Share of the trait’s variance that each causal SNP explains, per cent"),
            low=1e-6,
            high=LARGEST_SHARE,
            decimals=4,
        )
        self.beta = NumberField(
            say("Effect of a causal SNP, standard deviations of the trait per copy"),
            low=-10.0,
            high=10.0,
            decimals=4,
            step=0.05,
            fine_step=0.01,
        )
        self.frequency = percent_field(say("Allele frequency of the causal SNPs, per cent"), low=0.001, high=0.999)
        self.rows = Rows()
        self.rows.add(say("causal SNPs"), self.n_causal, topic="causative")
        self.rows.add(say("effect given as"), self.said_as, topic="trait-effect", wide=True)
        self.rows.add(say("each explains"), self.share)
        self.rows.add(say("SD per copy"), self.beta)
        self.rows.add(say("allele frequency"), self.frequency, topic="allele-frequency")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self.rows)
        self.n_causal.edited.connect(self._set_number)
        self.said_as.chosen.connect(self._set_form)
        self.share.edited.connect(
            lambda value: self._set_each(say("Set the share of variance"), lambda snp: replace(snp, r2=value))
        )
        self.beta.edited.connect(
            lambda value: self._set_each(say("Set the effect"), lambda snp: replace(snp, beta=value))
        )
        self.frequency.edited.connect(
            lambda value: self._set_each(say("Set the allele frequency"), lambda snp: replace(snp, frequency=value))
        )

    @property
    def fields(self) -> dict[str, QWidget]:
        """Plan field → control."""
        return {
            "scenario.trait": self.said_as,
            "scenario.trait.causative": self.n_causal,
            "scenario.trait.causative.frequency": self.frequency,
            "scenario.trait.causative.beta": self.beta,
            "scenario.trait.causative.r2": self.share,
        }

    def model(self) -> TraitModel:
        """The effects that forecasts assume: the plan's, the usual ones where it names none."""
        trait = planning_scenario(self._document.plan).trait
        assert trait is not None
        return trait

    def _edit(self, text: str, change: Callable[[TraitModel], TraitModel]) -> None:
        def edit() -> bool:
            assumed = planning_scenario(self._document.plan)
            trait = replace(change(self.model()), limits=None)
            return self._document.edit(scenario=replace(assumed, trait=trait), text=text)

        self._attempt(edit)

    def _set_each(self, text: str, change: Callable[[TraitSnp], TraitSnp]) -> None:
        self._edit(text, lambda model: replace(model, causal=tuple(map(change, model.causal))))

    def _set_number(self, number: int) -> None:
        def change(model: TraitModel) -> TraitModel:
            kept = model.causal[:number]
            return replace(model, causal=kept + (replace(kept[-1], snp=None),) * (number - len(kept)))

        self._edit(say("Set the number of causal SNPs"), change)

    def _set_form(self, chosen: object) -> None:
        """The same effects, said the other way."""
        form = EffectAs(str(chosen))

        def change(snp: TraitSnp) -> TraitSnp:
            if form is EffectAs.SHARE:
                return replace(snp, beta=None, r2=snp.explained)
            return replace(snp, r2=None, beta=round(snp.effect, 4) or snp.effect)

        self._set_each(say("Choose how the effect is specified"), change)

    def refresh(self) -> None:
        """Show the plan as it is; hidden where it has no trait."""
        here = view_of(self._document.plan.design).has("scenario.trait")
        self.setVisible(here)
        if not here:
            return
        model = self.model()
        first = model.causal[0]
        by_share = first.r2 is not None
        self.n_causal.show_value(model.n_causal)
        self.said_as.show_choice(EffectAs.SHARE if by_share else EffectAs.BETA)
        self.rows.show_row(self.share, by_share)
        self.rows.show_row(self.beta, not by_share)
        self.share.show_value(first.explained)
        self.beta.show_value(first.effect)
        self.frequency.show_value(first.frequency)
