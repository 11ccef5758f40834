"""How cases and controls differ beside the disease: two ancestry groups, relatives.  More is set on the command line, and said here."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtWidgets import QWidget

from gwasprivacy.base.language import say
from gwasprivacy.forecast.structure_words import structure_words
from gwasprivacy.simulation.studies.scenario import Scenario
from gwasprivacy.simulation.studies.structure import LARGEST_FST, Ancestry, PeopleGroup, Relatives
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.widgets.card import Fold, label
from gwasprivacy.ui.widgets.fields import NumberField, percent_field
from gwasprivacy.ui.widgets.form_rows import PlanCard, Rows

FIRST_SHARES = (0.7, 0.3)
"""Of the cases and of the controls in the first group, where nothing is said yet."""


class StructureCard(PlanCard):
    """With strata in the design each is an ancestry group; without, there are two groups with their shares."""

    def __init__(self, document: PlanDocument, parent: QWidget | None = None) -> None:
        super().__init__(document, say("Differences beside the disease"), topic="confounding", parent=parent)
        self.summary = label("", "muted")
        self.body.addWidget(self.summary)
        self.fst = NumberField(
            say("F_ST between ancestry groups; 0: none"),
            low=0.0,
            high=LARGEST_FST,
            decimals=4,
            step=0.01,
            fine_step=0.001,
        )
        self.cases = percent_field(say("Cases from the first ancestry group, per cent"), low=0.0, high=1.0)
        self.controls = percent_field(say("Controls from the first ancestry group, per cent"), low=0.0, high=1.0)
        self.related_cases = percent_field(say("Cases with a relative among the cases, per cent"), low=0.0, high=1.0)
        self.related_controls = percent_field(
            say("Controls with a relative among the controls, per cent"), low=0.0, high=1.0
        )
        self.more = Fold(say("More: ancestry groups, relatives"))
        self.rows = Rows()
        self.rows.add(say("F_ST of ancestry groups"), self.fst)
        self.rows.add(say("cases of the first"), self.cases)
        self.rows.add(say("controls of the first"), self.controls)
        self.rows.add(say("related cases"), self.related_cases)
        self.rows.add(say("related controls"), self.related_controls)
        self.more.body.addLayout(self.rows)
        self.body.addWidget(self.more)
        self.body.addWidget(self.error)
        self.fst.edited.connect(self._set_fst)
        self.cases.edited.connect(lambda value: self._set_share(0, value))
        self.controls.edited.connect(lambda value: self._set_share(1, value))
        self.related_cases.edited.connect(lambda value: self._set_related(case_share=value))
        self.related_controls.edited.connect(lambda value: self._set_related(control_share=value))
        self.fields = {
            "scenario.ancestry": self.fst,
            "scenario.ancestry.groups": self.cases,
            "scenario.relatives": self.related_cases,
        }
        self.refresh()

    @property
    def scenario(self) -> Scenario:
        return self.plan.scenario if self.plan.scenario is not None else Scenario()

    def _edit(self, text: str, **fields: Any) -> None:
        self.attempt(lambda: self.document.edit_scenario(text=text, **fields))

    def _set_fst(self, fst: float) -> None:
        old = self.scenario.ancestry
        ancestry = None
        if fst > 0:
            groups = old.groups if old is not None else () if self.plan.design.strata else _two(*FIRST_SHARES)
            ancestry = Ancestry(fst=fst, groups=groups)
        self._edit(say("Set the distance of ancestry groups"), ancestry=ancestry)

    def _set_share(self, which: int, share: float) -> None:
        old = self.scenario.ancestry
        if old is None:
            return
        shares = list(_first(old.groups))
        shares[which] = share
        self._edit(
            say("Set the shares of ancestry groups"),
            ancestry=replace(old, groups=_two(shares[0], shares[1], tuple(group.name for group in old.groups))),
        )

    def _set_related(self, **shares: float) -> None:
        changed = replace(self.scenario.relatives or Relatives(), **shares)
        nobody = changed == Relatives()
        self._edit(say("Set the share of relatives"), relatives=None if nobody else changed)

    def refresh(self) -> None:
        self.setVisible(self.plan.design.trait is None)
        scenario = self.scenario
        words = structure_words(scenario)
        self.summary.setText(" ".join(words) if words else say("None: cases and controls differ in the disease alone."))
        groups = () if scenario.ancestry is None else scenario.ancestry.groups
        self.fst.show_value(0.0 if scenario.ancestry is None else scenario.ancestry.fst)
        for field, share in zip((self.cases, self.controls), _first(groups), strict=True):
            field.show_value(share)
            self.rows.show_row(field, len(groups) == 2)
        relatives = scenario.relatives or Relatives()
        self.related_cases.show_value(relatives.case_share)
        self.related_controls.show_value(relatives.control_share)


def _first(groups: tuple[PeopleGroup, ...]) -> tuple[float, float]:
    return (groups[0].case_share, groups[0].control_share) if groups else FIRST_SHARES


def _two(cases: float, controls: float, names: tuple[str, ...] = ("1", "2")) -> tuple[PeopleGroup, ...]:
    """Two groups, of which the first has these shares."""
    return (
        PeopleGroup(name=names[0], case_share=cases, control_share=controls),
        PeopleGroup(name=names[1], case_share=1 - cases, control_share=1 - controls),
    )
