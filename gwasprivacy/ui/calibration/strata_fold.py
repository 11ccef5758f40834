"""The strata of the planned study: a row each for name, cases and controls; added, changed and taken out with undo."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QPushButton, QWidget

from gwasprivacy.base.language import say
from gwasprivacy.forecast.solve import sized
from gwasprivacy.study.stratum import LONGEST_NAME, MOST_STRATA, Stratum
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import Fold, label
from gwasprivacy.ui.widgets.fields import CountField


class _Row:
    """The widgets of one stratum."""

    def __init__(self, place: int, edited: Callable[[int], None], taken_out: Callable[[int], None]) -> None:
        self.name = QLineEdit()
        self.name.setAccessibleName(say("Name of stratum {n}", n=place + 1))
        self.name.setMaxLength(LONGEST_NAME)
        self.cases = CountField(say("Cases of stratum {n}", n=place + 1), low=0, high=5_000_000, step=10)
        self.controls = CountField(say("Controls of stratum {n}", n=place + 1), low=0, high=5_000_000, step=10)
        self.out = QPushButton("×")
        self.out.setAccessibleName(say("Take stratum {n} out", n=place + 1))
        self.out.setToolTip(say("Take this stratum out"))
        self.out.setProperty("role", "link")
        self.name.editingFinished.connect(lambda: edited(place))
        self.cases.edited.connect(lambda _: edited(place))
        self.controls.edited.connect(lambda _: edited(place))
        self.out.clicked.connect(lambda: taken_out(place))

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        return self.name, self.cases, self.controls, self.out

    def show_stratum(self, stratum: Stratum) -> None:
        if not self.name.hasFocus() or self.name.text().strip() == stratum.name:
            self.name.setText(stratum.name)
        self.cases.show_value(stratum.n_cases)
        self.controls.show_value(stratum.n_controls)


class StrataFold(Fold):
    """``attempt`` makes an edit and shows what was refused where the card shows it."""

    def __init__(
        self, document: PlanDocument, attempt: Callable[[Callable[[], bool]], bool], parent: QWidget | None = None
    ) -> None:
        super().__init__(say("More: strata (sex, centre, ancestry)"), parent=parent)
        self._document = document
        self._attempt = attempt
        self.rows: list[_Row] = []
        self.words = label("", "muted")
        self.grid = QGridLayout()
        self.grid.setHorizontalSpacing(GRID // 2)
        self.grid.setVerticalSpacing(GRID // 2)
        self.heads = [label(text, "muted") for text in (say("stratum"), say("cases"), say("controls"))]
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
        for widget in (*self.heads, self.none):
            widget.setVisible(bool(strata))
        self.add.setText(say("Add a stratum") if strata else say("Compare inside strata"))
        self.add.setEnabled(len(strata) < MOST_STRATA)
        self.words.setText(
            say("Cases are compared with controls of the same stratum. Names and sizes are public.")
            if strata
            else say("None: all cases are compared with all controls.")
        )

    def _make_rows(self, n_rows: int) -> None:
        for row in self.rows:
            for widget in row.widgets:
                widget.blockSignals(True)  # losing the focus is no edit of a row that is gone
                self.grid.removeWidget(widget)
                widget.deleteLater()
        self.rows = [_Row(place, self._edited, self._take_out) for place in range(n_rows)]
        for place, row in enumerate(self.rows):
            for column, widget in enumerate(row.widgets):
                self.grid.addWidget(widget, place + 1, column)

    def _edited(self, place: int) -> None:
        row, strata = self.rows[place], list(self._document.plan.design.strata)
        said = (row.name.text().strip(), row.cases.value(), row.controls.value())
        if said == (strata[place].name, strata[place].n_cases, strata[place].n_controls):
            return

        def change() -> bool:
            strata[place] = Stratum(name=said[0], n_cases=said[1], n_controls=said[2])
            return self._replace(tuple(strata), say("Change a stratum"))

        self._attempt(change)
        self.refresh()

    def _add(self) -> None:
        design = self._document.plan.design
        if design.strata:
            one = Stratum(name=_free_name(design.strata), n_cases=100, n_controls=100)
            self._set((*design.strata, one), say("Add a stratum"))
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
        self._set(left, say("Take a stratum out"))

    def _set(self, strata: tuple[Stratum, ...], text: str) -> None:
        self._attempt(lambda: self._replace(strata, text))

    def _replace(self, strata: tuple[Stratum, ...], text: str) -> bool:
        """A plan with these strata.  One alone is no stratum: its people are the study; without any, everybody stays."""
        design = self._document.plan.design
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


def edit_sizes(document: PlanDocument, n_cases: int, n_controls: int, text: str) -> bool:
    """Other numbers of people, each stratum in proportion.  Raises what the document refuses."""
    changed = sized(document.plan.design, n_cases, n_controls)
    return document.edit_design(
        n_cases=changed.n_cases, n_controls=changed.n_controls, strata=changed.strata, text=text
    )
