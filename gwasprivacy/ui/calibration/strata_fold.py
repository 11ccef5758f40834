"""The strata of the planned study: a row each for name, cases and controls; added, changed and taken out with undo."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QPushButton, QWidget

from gwasprivacy.base.language import say
from gwasprivacy.forecast.kinds_of_study import forecast_of, sized
from gwasprivacy.study.stratum import LONGEST_NAME, MOST_STRATA, Stratum
from gwasprivacy.study.trait import LARGEST_VALUE
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import Fold, label
from gwasprivacy.ui.widgets.fields import CountField, NumberField
from gwasprivacy.ui.widgets.form_rows import replace_entries


class _Row:
    """The widgets of one stratum."""

    def __init__(self, place: int, edited: Callable[[int], None], taken_out: Callable[[int], None]) -> None:
        self.name = QLineEdit()
        self.name.setAccessibleName(say("Name of stratum {n}", n=place + 1))
        self.name.setMaxLength(LONGEST_NAME)
        self.cases = CountField(say("Cases of stratum {n}", n=place + 1), low=0, high=5_000_000, step=10)
        self.controls = CountField(say("Controls of stratum {n}", n=place + 1), low=0, high=5_000_000, step=10)
        self.people = CountField(say("Participants of stratum {n}", n=place + 1), low=1, high=10_000_000, step=10)
        self.centre = NumberField(
            say("Public centre of stratum {n}", n=place + 1),
            low=-LARGEST_VALUE,
            high=LARGEST_VALUE,
            decimals=6,
            step=1.0,
            fine_step=0.1,
        )
        self.out = QPushButton("×")
        self.out.setAccessibleName(say("Remove stratum {n}", n=place + 1))
        self.out.setToolTip(say("Remove this stratum"))
        self.out.setProperty("role", "link")
        self.name.editingFinished.connect(lambda: edited(place))
        self.cases.edited.connect(lambda _: edited(place))
        self.controls.edited.connect(lambda _: edited(place))
        self.people.edited.connect(lambda _: edited(place))
        self.centre.edited.connect(lambda _: edited(place))
        self.out.clicked.connect(lambda: taken_out(place))

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        return self.name, self.cases, self.controls, self.people, self.centre, self.out

    def show_stratum(self, stratum: Stratum) -> None:
        if not self.name.hasFocus() or self.name.text().strip() == stratum.name:
            self.name.setText(stratum.name)
        self.cases.show_value(stratum.n_cases)
        self.controls.show_value(stratum.n_controls)
        of_groups = stratum.n_participants is None
        for field in (self.cases, self.controls):
            field.setVisible(of_groups)
        self.people.setVisible(not of_groups)
        self.people.show_value(stratum.n_participants or 1)
        self.centre.show_value(stratum.centre or 0.0)

    def said(self, before: Stratum) -> Stratum:
        """The stratum as the fields have it; it was ``before``.  Raises InvalidPlan."""
        name = self.name.text().strip()
        if before.n_participants is None:
            return Stratum(name=name, n_cases=self.cases.value(), n_controls=self.controls.value())
        return Stratum(name=name, n_participants=self.people.value(), centre=self._centre(before))

    def _centre(self, before: Stratum) -> float | None:
        return None if before.centre is None else self.centre.value()

    def differs(self, stratum: Stratum) -> bool:
        """Whether the fields say anything else."""
        sizes = (
            (self.cases.value(), self.controls.value()) if stratum.n_participants is None else (self.people.value(),)
        )
        said = self.name.text().strip(), sizes, self._centre(stratum)
        return said != (stratum.name, stratum.sizes, stratum.centre)


class StrataFold(Fold):
    """``attempt`` makes an edit and shows what was refused where the card shows it."""

    def __init__(self, document: PlanDocument, attempt: Callable[[Callable[[], bool]], bool]) -> None:
        super().__init__(say("More: strata (sex, centre, ancestry)"))
        self._document = document
        self._attempt = attempt
        self.rows: list[_Row] = []
        self.words = label("", "muted")
        self.grid = QGridLayout()
        self.grid.setHorizontalSpacing(GRID // 2)
        self.grid.setVerticalSpacing(GRID // 2)
        heads = (say("stratum"), say("cases"), say("controls"), say("participants"), say("public centre"))
        self.heads = [label(text, "muted") for text in heads]
        for column, head in enumerate(self.heads):
            self.grid.addWidget(head, 0, column)
        self.grid.setColumnStretch(0, 1)
        self.add = QPushButton(say("Add a stratum"))
        self.none = QPushButton(say("No strata"))
        buttons = QHBoxLayout()
        for button in (self.add, self.none):
            button.setProperty("role", "link")
            buttons.addWidget(button)
        buttons.addStretch()
        self.add.clicked.connect(self._add)
        self.none.clicked.connect(lambda: self._set((), say("Compare without strata")))
        self.body.addWidget(self.words)
        self.body.addLayout(self.grid)
        self.body.addLayout(buttons)

    def refresh(self) -> None:
        """Show the plan as it is."""
        strata = self._document.plan.design.strata
        if len(strata) != len(self.rows):
            self._make_rows(len(strata))
        for row, stratum in zip(self.rows, strata, strict=True):
            row.show_stratum(stratum)
            row.centre.setVisible(self._has_centres)
        of_groups = self._of_groups
        for place, head in enumerate(self.heads):
            is_shown = of_groups if place < 3 else not of_groups
            has_centre = place < 4 or self._has_centres
            head.setVisible(bool(strata) and (place == 0 or is_shown) and has_centre)
        self.none.setVisible(bool(strata))
        self.add.setText(say("Add a stratum") if strata else say("Compare inside strata"))
        self.add.setEnabled(len(strata) < MOST_STRATA)
        if of_groups:
            self.words.setText(
                say("Cases are compared with controls of the same stratum. Names and sizes are public.")
                if strata
                else say("None: all cases are compared with all controls.")
            )
        else:
            self.words.setText(
                say("Participants are compared inside each stratum. Names and sizes are public.")
                if strata
                else say("None: all participants are compared.")
            )

    @property
    def _of_groups(self) -> bool:
        return self._document.plan.design.trait is None

    def _make_rows(self, n_rows: int) -> None:
        rows = [_Row(place, self._edited, self._take_out) for place in range(n_rows)]
        replace_entries(self.grid, self.rows, rows)
        self.rows = rows

    def _edited(self, place: int) -> None:
        row, strata = self.rows[place], list(self._document.plan.design.strata)
        if not row.differs(strata[place]):
            return

        def change() -> bool:
            strata[place] = row.said(strata[place])
            return self._replace(tuple(strata), say("Change a stratum"))

        self._attempt(change)
        self.refresh()

    @property
    def _has_centres(self) -> bool:
        """Whether strata have public centres that somebody gave them: measured means begin at the middle of the range."""
        plan = self._document.plan
        trait = plan.design.trait
        usual = None if trait is None or plan.release.ratio_epsilon is None else trait.middle
        return any(each.centre not in (None, usual) for each in plan.design.strata)

    def _add(self) -> None:
        design = self._document.plan.design
        if design.strata:
            people: dict[str, Any] = {"n_cases": 100, "n_controls": 100}
            if design.trait is not None:
                people = {"n_participants": 200, "centre": None if design.trait.own_mean else design.trait.middle}
            one = Stratum(name=_free_name(design.strata), **people)
            self._set((*design.strata, one), say("Add a stratum"))
            return
        if not self._of_groups:
            first, trait = design.n_people - design.n_people // 2, design.trait
            measures = self._document.plan.release.ratio_epsilon is not None
            centre = trait.middle if trait is not None and measures else None  # others have own means, to begin with
            pieces = [
                Stratum(name=say("stratum {n}", n=place + 1), n_participants=n_people, centre=centre)
                for place, n_people in enumerate((first, design.n_people - first))
                if n_people
            ]
            self._set(tuple(pieces), say("Compare inside strata"))
            return
        cases, controls = design.n_cases // 2, design.n_controls // 2
        halves = ((design.n_cases - cases, design.n_controls - controls), (cases, controls))
        named = [
            Stratum(name=say("stratum {n}", n=place + 1), n_cases=one, n_controls=other)
            for place, (one, other) in enumerate(halves)
            if one + other
        ]
        self._set(tuple(named), say("Compare inside strata"))

    def _take_out(self, place: int) -> None:
        strata = self._document.plan.design.strata
        left = (*strata[:place], *strata[place + 1 :])
        self._set(left, say("Remove a stratum"))

    def _set(self, strata: tuple[Stratum, ...], text: str) -> None:
        self._attempt(lambda: self._replace(strata, text))

    def _replace(self, strata: tuple[Stratum, ...], text: str) -> bool:
        """A plan with these strata.  One alone is no stratum: its people are the study; without any, everybody stays."""
        design = self._document.plan.design
        if not self._of_groups:
            n_people = sum(each.n_participants or 0 for each in strata) if strata else design.n_people
            have_centres = len(strata) > 1 and strata[0].centre is not None
            trait = design.trait if design.trait is None or not have_centres else replace(design.trait, centre=None)
            return self._document.edit_design(
                n_participants=n_people, strata=strata if len(strata) > 1 else (), trait=trait, text=text
            )
        if strata:
            sizes = sum(each.n_cases for each in strata), sum(each.n_controls for each in strata)
            changed = replace(design, n_cases=sizes[0], n_controls=sizes[1], strata=strata if len(strata) > 1 else ())
        else:
            changed = replace(design, strata=())
        return self._document.edit_design(
            n_cases=changed.n_cases, n_controls=changed.n_controls, strata=changed.strata, text=text
        )


def _free_name(strata: tuple[Stratum, ...]) -> str:
    taken = {stratum.name for stratum in strata}
    return next(
        name for name in (say("stratum {n}", n=number) for number in range(1, len(strata) + 2)) if name not in taken
    )


def edit_participants(document: PlanDocument, n_people: int, text: str) -> bool:
    """Another number of participants of a trait, each stratum in proportion.  Raises what the document refuses."""
    changed = forecast_of(document.plan.design).with_people(document.plan.design, n_people)
    return document.edit_design(n_participants=changed.n_participants, strata=changed.strata, text=text)


def edit_sizes(document: PlanDocument, n_cases: int, n_controls: int, text: str) -> bool:
    """Other numbers of people, each stratum in proportion.  Raises what the document refuses."""
    changed = sized(document.plan.design, n_cases, n_controls)
    return document.edit_design(
        n_cases=changed.n_cases, n_controls=changed.n_controls, strata=changed.strata, text=text
    )
