"""The strata of the planned study: a row each for name, cases and controls; added, changed and taken out with undo."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QPushButton, QWidget

from gwasprivacy.base.language import say, say_marked
from gwasprivacy.forecast.kinds_of_study import forecast_of, sized
from gwasprivacy.study.stratum import LONGEST_NAME, MOST_STRATA, Stratum
from gwasprivacy.study.trait import LARGEST_VALUE
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import Fold, label
from gwasprivacy.ui.widgets.fields import CountField, NumberField
from gwasprivacy.ui.widgets.form_rows import replace_entries
from gwasprivacy.ui.widgets.study_views import view_of

_NUMBERS = ("n_cases", "n_controls", "n_participants", "centre")
"""The fields of a stratum beside its name, from left to right."""


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
        fields = (self.cases, self.controls, self.people, self.centre)
        self._numbers: dict[str, CountField | NumberField] = dict(zip(_NUMBERS, fields, strict=True))
        self._asked: tuple[str, ...] = ()
        for field in self._numbers.values():
            field.edited.connect(lambda _: edited(place))
        self.out.clicked.connect(lambda: taken_out(place))

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        return self.name, *self._numbers.values(), self.out

    def show_stratum(self, stratum: Stratum, asked: tuple[str, ...]) -> None:
        """``asked``: its fields beside the name."""
        self._asked = asked
        if not self.name.hasFocus() or self.name.text().strip() == stratum.name:
            self.name.setText(stratum.name)
        for name in asked:
            self._numbers[name].show_value(getattr(stratum, name) or 0)
        for name, field in self._numbers.items():  # once all have their values: hiding one may end an edit
            field.setVisible(name in asked)

    def _fields(self, before: Stratum) -> dict[str, Any]:
        numbers = {name: self._numbers[name].value() for name in self._asked if getattr(before, name) is not None}
        return {"name": self.name.text().strip(), **numbers}

    def said(self, before: Stratum) -> Stratum:
        """The stratum as the fields have it; it was ``before``.  Raises InvalidPlan."""
        return replace(before, **self._fields(before))

    def differs(self, stratum: Stratum) -> bool:
        """Whether the fields say anything else."""
        return any(getattr(stratum, name) != said for name, said in self._fields(stratum).items())


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
        view = view_of(self._document.plan.design)
        asked = view.stratum_fields(self._document.plan)
        for row, stratum in zip(self.rows, strata, strict=True):
            row.show_stratum(stratum, asked)
        for name, head in zip(("name", *_NUMBERS), self.heads, strict=True):
            head.setVisible(bool(strata) and name in ("name", *asked))
        self.none.setVisible(bool(strata))
        self.add.setText(say("Add a stratum") if strata else say("Compare inside strata"))
        self.add.setEnabled(len(strata) < MOST_STRATA)
        self.words.setText(say_marked(view.strata if strata else view.no_strata))

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

    def _add(self) -> None:
        plan = self._document.plan
        view, strata = view_of(plan.design), plan.design.strata
        if strata:
            self._set((*strata, view.further_stratum(plan, _free_name(strata))), say("Add a stratum"))
            return
        first, second = (say("stratum {n}", n=n) for n in (1, 2))
        self._set(view.halves(plan, (first, second)), say("Compare inside strata"))

    def _take_out(self, place: int) -> None:
        strata = self._document.plan.design.strata
        left = (*strata[:place], *strata[place + 1 :])
        self._set(left, say("Remove a stratum"))

    def _set(self, strata: tuple[Stratum, ...], text: str) -> None:
        self._attempt(lambda: self._replace(strata, text))

    def _replace(self, strata: tuple[Stratum, ...], text: str) -> bool:
        design = self._document.plan.design
        return self._document.edit_design(**view_of(design).with_strata(design, strata), text=text)


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
