"""How cases and controls differ beside the disease: ancestry groups, centres, relatives."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.assumptions.structure import LARGEST_FST, Ancestry, Centres, PeopleGroup, Relatives
from gwasprivacy.assumptions.structure_words import structure_words
from gwasprivacy.base.language import say
from gwasprivacy.ui.calibration.people_groups import PeopleGroupRows, two_groups
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.widgets.card import Fold, label, show_in_its_place
from gwasprivacy.ui.widgets.fields import NumberField, percent_field
from gwasprivacy.ui.widgets.form_rows import PlanCard, Rows
from gwasprivacy.ui.widgets.study_views import view_of

FIRST_SHIFT = 0.1
"""By how much a centre's allele frequency is off, where nothing is said yet."""


class StructureCard(PlanCard):
    """With strata in the design each is an ancestry group or a centre; without, there are two with their shares, and more may be
    added."""

    def __init__(self, document: PlanDocument) -> None:
        super().__init__(document, say("Other differences between cases and controls"), topic="confounding")
        self.summary = label("", "muted")
        self.body.addWidget(self.summary)
        self.fst = NumberField(
            say("F_ST between ancestry groups (0: none)"),
            low=0.0,
            high=LARGEST_FST,
            decimals=4,
            step=0.01,
            fine_step=0.001,
        )
        self.ancestry = PeopleGroupRows(say("group"))
        self.snp_share = percent_field(
            say("SNPs with a batch effect at one centre, per cent (0: none)"), low=0.0, high=1.0
        )
        self.shift = percent_field(say("Shift in allele frequency, per cent"), low=0.001, high=0.5)
        self.centres = PeopleGroupRows(say("centre"))
        self.related_cases = percent_field(say("Cases with a relative among the cases, per cent"), low=0.0, high=1.0)
        self.related_controls = percent_field(
            say("Controls with a relative among the controls, per cent"), low=0.0, high=1.0
        )
        self.more = Fold(say("More: ancestry groups, centres, relatives"))
        of_ancestry, self.of_centres, of_relatives = Rows(), Rows(), Rows()
        of_ancestry.add(say("F_ST of ancestry groups"), self.fst)
        self.of_centres.add(say("SNPs with a batch effect"), self.snp_share)
        self.of_centres.add(say("frequency shift"), self.shift)
        of_relatives.add(say("related cases"), self.related_cases)
        of_relatives.add(say("related controls"), self.related_controls)
        self.more.body.addLayout(of_ancestry)
        self.more.body.addWidget(self.ancestry)
        self.more.body.addLayout(self.of_centres)
        self.more.body.addWidget(self.centres)
        self.more.body.addLayout(of_relatives)
        self.body.addWidget(self.more)
        self.body.addWidget(self.error)
        self.fst.edited.connect(self._set_fst)
        self.ancestry.changed.connect(self._set_ancestry_groups)
        self.snp_share.edited.connect(self._set_snp_share)
        self.shift.edited.connect(self._set_shift)
        self.centres.changed.connect(self._set_centre_groups)
        self.related_cases.edited.connect(lambda value: self._set_related(case_share=value))
        self.related_controls.edited.connect(lambda value: self._set_related(control_share=value))
        self.fields = {
            "scenario.ancestry": self.fst,
            "scenario.ancestry.groups": self.ancestry,
            "scenario.centres": self.snp_share,
            "scenario.centres.shift": self.shift,
            "scenario.centres.groups": self.centres,
            "scenario.relatives": self.related_cases,
        }
        self.refresh()

    @property
    def scenario(self) -> Scenario:
        return self.plan.scenario if self.plan.scenario is not None else Scenario()

    def _edit(self, text: str, **fields: Any) -> None:
        self.attempt(lambda: self.document.edit_scenario(text=text, **fields))

    def _first_groups(self) -> tuple[PeopleGroup, ...]:
        """Strata are groups by themselves."""
        return () if self.plan.design.strata else two_groups()

    def _set_fst(self, fst: float) -> None:
        old = self.scenario.ancestry
        groups = self._first_groups() if old is None else old.groups
        ancestry = Ancestry(fst=fst, groups=groups) if fst > 0 else None
        self._edit(say("Set F_ST of the ancestry groups"), ancestry=ancestry)

    def _set_ancestry_groups(self, groups: tuple[PeopleGroup, ...]) -> None:
        old = self.scenario.ancestry
        if old is not None:
            self.attempt(
                lambda: self.document.edit_scenario(
                    ancestry=replace(old, groups=groups), text=say("Set the shares of ancestry groups")
                )
            )

    def _set_snp_share(self, share: float) -> None:
        old = self.scenario.centres
        if share <= 0:
            centres = None
        elif old is None:
            centres = Centres(snp_share=share, shift=FIRST_SHIFT, groups=self._first_groups())
        else:
            centres = replace(old, snp_share=share)
        self._edit(say("Set the batch effect"), centres=centres)

    def _set_shift(self, shift: float) -> None:
        old = self.scenario.centres
        if old is not None:
            self._edit(say("Set the batch effect"), centres=replace(old, shift=shift))

    def _set_centre_groups(self, groups: tuple[PeopleGroup, ...]) -> None:
        old = self.scenario.centres
        if old is not None:
            self.attempt(
                lambda: self.document.edit_scenario(
                    centres=replace(old, groups=groups), text=say("Set the shares of centres")
                )
            )

    def _set_related(self, **shares: float) -> None:
        changed = replace(self.scenario.relatives or Relatives(), **shares)
        nobody = changed == Relatives()
        self._edit(say("Set the share of relatives"), relatives=None if nobody else changed)

    def refresh(self) -> None:
        show_in_its_place(self, view_of(self.plan.design).has("scenario.ancestry"))
        scenario = self.scenario
        words = structure_words(scenario)
        self.summary.setText(" ".join(words) if words else say("None: cases and controls differ in nothing else."))
        ancestry, centres = scenario.ancestry, scenario.centres
        self.fst.show_value(0.0 if ancestry is None else ancestry.fst)
        self.ancestry.show_groups(() if ancestry is None else ancestry.groups)
        self.snp_share.show_value(0.0 if centres is None else centres.snp_share)
        self.shift.show_value(FIRST_SHIFT if centres is None else centres.shift)
        self.of_centres.show_row(self.shift, centres is not None)
        self.centres.show_groups(() if centres is None else centres.groups)
        relatives = scenario.relatives or Relatives()
        self.related_cases.show_value(relatives.case_share)
        self.related_controls.show_value(relatives.control_share)
