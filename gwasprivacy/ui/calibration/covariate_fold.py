"""The covariates of the planned study: a row each for its column, what it holds, and the public grid of its numbers, with undo."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLineEdit, QPushButton, QWidget

from gwasprivacy.assumptions.scenario import LARGEST_ODDS_RATIO
from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say, say_marked
from gwasprivacy.plan.covariate_words import covariate_assumption
from gwasprivacy.plan.plan_fields import plan_fields
from gwasprivacy.study.covariate_file import usual_covariate
from gwasprivacy.study.covariates import (
    LONGEST_NAME,
    MOST_COLUMNS,
    MOST_LOADINGS,
    Covariate,
    Covariates,
)
from gwasprivacy.study.strata import label_columns
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.offered_remedies import go_to, open_tool, show_field
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.shell.zoom import keep_width
from gwasprivacy.ui.widgets.card import Fold, label
from gwasprivacy.ui.widgets.dialogs import dialogs
from gwasprivacy.ui.widgets.explain import HelpButton
from gwasprivacy.ui.widgets.fields import ChoiceField, CountField, NumberField
from gwasprivacy.ui.widgets.file_places import offering
from gwasprivacy.ui.widgets.flow_row import FlowRow
from gwasprivacy.ui.widgets.form_rows import Rows, replace_entries
from gwasprivacy.ui.widgets.inline_error import InlineError
from gwasprivacy.ui.widgets.study_views import view_of

CATEGORIES, NUMBERS, SQUARES = "categories", "numbers", "squares"
FIRST = ("age", "sex", "centre")
"""What is added first; each name is the user's to change."""


class _Row:
    """The widgets of one covariate."""

    def __init__(self, place: int, edited: Callable[[int], None], taken_out: Callable[[int], None]) -> None:
        number = place + 1
        self.name = QLineEdit()
        self.name.setAccessibleName(say("Column of covariate {n}", n=number))
        self.name.setMaxLength(LONGEST_NAME)
        self.kind = ChoiceField(say("What covariate {n} holds", n=number))
        for kind, words in ((CATEGORIES, say("categories")), (NUMBERS, say("numbers")), (SQUARES, say("with squares"))):
            self.kind.addItem(words, kind)
        self.step = NumberField(
            say("Grid of covariate {n}, to whose multiples it is rounded", n=number),
            low=1e-6, high=1e9, decimals=6, step=1.0, fine_step=0.01,
        )  # fmt: skip
        self.out = QPushButton("×")
        self.out.setAccessibleName(say("Remove covariate {n}", n=number))
        self.out.setToolTip(say("Remove this covariate"))
        self.out.setProperty("role", "link")
        keep_width(self.kind, 128)
        keep_width(self.step, 72)
        self.name.editingFinished.connect(lambda: edited(place))
        self.kind.chosen.connect(lambda _: edited(place))
        self.step.edited.connect(lambda _: edited(place))
        self.out.clicked.connect(lambda: taken_out(place))
        self.widgets: tuple[QWidget, ...] = (self.name, self.kind, self.step, self.out)

    def show(self, column: Covariate) -> None:
        if not self.name.hasFocus() or self.name.text().strip() == column.name:
            self.name.setText(column.name)
            self.name.setCursorPosition(0)
        self.kind.show_choice(CATEGORIES if column.step is None else SQUARES if column.squared else NUMBERS)
        self.step.setVisible(column.step is not None)
        if column.step is not None:
            self.step.show_value(column.step)

    def said(self, before: Covariate) -> Covariate:
        """The covariate as the widgets have it; it was ``before``.  Raises InvalidPlan."""
        name, kind = self.name.text().strip(), self.kind.currentData()
        if kind == CATEGORIES:
            return Covariate(name=name)
        step = (usual_covariate(name).step or 1.0) if before.step is None else self.step.shown_value()
        return Covariate(name=name, step=step, squared=kind == SQUARES)


class CovariateFold(Fold):
    """``attempt`` makes an edit and shows what was refused where the card shows it."""

    def __init__(self, document: PlanDocument, attempt: Callable[[Callable[[], bool]], bool]) -> None:
        super().__init__(say("More: covariates (age, sex, centre, components)"))
        self._document, self._attempt = document, attempt
        self._undo = say_marked(plan_fields()["design.covariates"].declared.undo)
        self.setProperty("helpTopic", "covariates")
        self.rows: list[_Row] = []
        self.words = label("", "muted")
        self.grid = QGridLayout()
        self.grid.setSpacing(GRID // 2)
        self.grid.setColumnStretch(0, 1)
        heads = (say("column"), say("holds"), say("in steps of"))
        self.heads = [label(text, "muted") for text in heads]
        for column, head in enumerate(self.heads):
            self.grid.addWidget(head, 0, column)
        self.loadings = QCheckBox(say("Components by public loadings"))
        self.loadings.setToolTip(
            say(
                "Each person’s own, by a public panel’s loadings, centres and scales; not components of this study’s genotypes."
            )
        )
        self.loadings.clicked.connect(lambda ticked: self._change(public_loadings=ticked))
        self.candidates = CountField(
            say("People alike, for each participant, who could be that one"), low=1, high=10**9
        )
        self.candidates.edited.connect(lambda n: self._change(candidates_per_cell=n))
        self.ratio = NumberField(
            say("Odds ratio of one standard deviation of all covariates together (assumed)"),
            low=1.0, high=LARGEST_ODDS_RATIO, decimals=2, step=0.1,
        )  # fmt: skip
        self.ratio.edited.connect(self._assume)
        self.beside = Rows()
        self.beside.add(say("people alike per participant"), self.candidates)
        self.beside.add(say("assumed odds ratio per SD"), self.ratio)
        self.add = QPushButton(say("Add a covariate"))
        self.of_file = QPushButton(say("Columns of a file…"))
        self.none = QPushButton(say("No covariates"))
        self.add.clicked.connect(self._add)
        self.of_file.clicked.connect(self._choose_file)
        self.none.clicked.connect(lambda: self._set((), self._undo))
        buttons, flow = QWidget(), [self.add, self.of_file, self.none]
        for button in flow:
            button.setProperty("role", "link")
        FlowRow(buttons, GRID).show_in_order(flow)
        _grow_with_lines(self, self._content, buttons)
        above = QHBoxLayout()
        above.addWidget(self.words, 1)
        above.addWidget(HelpButton("covariates", say("Covariates")), 0, Qt.AlignmentFlag.AlignTop)
        self.error = InlineError()
        self.instead = self._instead()
        self.body.addLayout(above)
        self.body.addLayout(self.grid)
        self.body.addWidget(self.loadings)
        self.body.addLayout(self.beside)
        self.body.addWidget(buttons)
        self.body.addWidget(self.error)
        self.body.addWidget(self.instead)

    def _instead(self) -> Fold:
        """What fits where covariates do not count as known: each with what it covers, and the way there."""
        fold = Fold(say("If somebody’s covariates are to be protected too"))
        ways: tuple[tuple[str, str, Callable[[], object]], ...] = (
            (
                say("Strata of one covariate"),
                say(
                    "A label, or bands with limits fixed beforehand, in a study whose exact sizes are not printed: a stratum is then part of the "
                    "record that is protected. Covers one covariate at a time, in steps."
                ),
                lambda: show_field(self, "design.strata"),
            ),
            (
                say("Values by a public model…"),
                say(
                    "Coefficients from a registry or an earlier paper give a value of each person’s own, planned as a measured trait without exact sizes. "
                    "Covers as many covariates as the model has, a published score too, as well as it fits these people."
                ),
                lambda: open_tool(self, "assign-values"),
            ),
            (
                say("Assign ancestry groups…"),
                say(
                    "Components by a public panel’s loadings tell everybody’s group, which can be a stratum. Covers ancestry."
                ),
                lambda: open_tool(self, "assign-strata"),
            ),
        )
        self.ways: list[QPushButton] = []
        for name, covers, go in ways:
            button = QPushButton(name)
            button.setProperty("role", "link")
            button.clicked.connect(lambda _=False, go=go: go())
            self.ways.append(button)
            fold.body.addWidget(button)
            fold.body.addWidget(label(covers, "muted"))
        _grow_with_lines(fold, fold.body.parentWidget())
        return fold

    @property
    def _covariates(self) -> Covariates | None:
        return self._document.plan.design.covariates

    def refresh(self) -> None:
        """Show the plan as it is."""
        plan, covariates = self._document.plan, self._covariates
        columns = () if covariates is None else covariates.columns
        if len(columns) != len(self.rows):
            self._make_rows(len(columns))
        for row, column in zip(self.rows, columns, strict=True):
            row.show(column)
        for head in self.heads:
            head.setVisible(bool(columns))
        self.heads[2].setVisible(any(each.step is not None for each in columns))
        self.loadings.setVisible(bool(columns))
        self.none.setVisible(bool(columns))
        self.add.setEnabled(len(columns) < MOST_COLUMNS)
        self.beside.show_row(self.candidates, bool(columns))
        self.beside.show_row(self.ratio, bool(columns) and view_of(plan.design).has("scenario.covariate_odds_ratio"))
        assumed = None if plan.scenario is None else plan.scenario.covariate_odds_ratio
        self.ratio.show_value(1.0 if assumed is None else assumed)
        if covariates is not None:
            self.loadings.setChecked(covariates.public_loadings)
            self.candidates.show_value(covariates.candidates_at(plan.adversary.prior.high))
        nothing = say(
            "None. Weights that balance covariates spend no ε; everybody’s phenotype and covariates then count as known."
        )
        self.words.setText(" ".join(covariate_assumption(plan)) or nothing)

    def declare_loadings(self) -> None:
        """Go to the declaration that a refusal asks for."""
        self.set_open(True)
        go_to(self.loadings if self._covariates is not None else self.add)

    def _make_rows(self, n_rows: int) -> None:
        rows = [_Row(place, self._edited, self._take_out) for place in range(n_rows)]
        replace_entries(self.grid, self.rows, rows)
        self.rows = rows

    def _edited(self, place: int) -> None:
        covariates = self._covariates
        if covariates is None:
            return
        columns = list(covariates.columns)

        def change() -> bool:
            columns[place] = self.rows[place].said(columns[place])
            return self._replace(columns, say("Change a covariate"))

        self._attempt(change)
        self.refresh()

    def _take_out(self, place: int) -> None:
        columns = () if self._covariates is None else self._covariates.columns
        self._set((*columns[:place], *columns[place + 1 :]), say("Remove a covariate"))

    def _add(self) -> None:
        columns = () if self._covariates is None else self._covariates.columns
        taken = {each.name for each in columns}
        name = next(each for each in (*FIRST, *(f"covariate{n + 1}" for n in range(MOST_COLUMNS))) if each not in taken)
        self._set((*columns, usual_covariate(name)), say("Add a covariate"))

    def _choose_file(self) -> None:
        path = dialogs().open_file(self.window(), say("File of covariates"), offering())
        if path is None:
            return
        try:
            names = label_columns(path)
        except GwasPrivacyError as error:
            self.error.show_error(error, path)
            return
        self.take_names(names)

    def take_names(self, names: Sequence[str]) -> None:
        """The columns that a file's header names; of its components as many as may be, once their loadings are declared public."""
        found = [usual_covariate(name) for name in dict.fromkeys(names)]
        declared = self._covariates is not None and self._covariates.public_loadings
        components = [each for each in found if each.is_component][MOST_LOADINGS if declared else 0 :]
        columns = [each for each in found if each not in components]
        if columns:
            self._set(columns, self._undo)
        left = say(
            "Not taken: {names}. At most {most} principal components serve, and only by a public panel’s loadings: tick that first.",
            names=", ".join(each.name for each in components),
            most=MOST_LOADINGS,
        )
        none = say("The file’s first line names no columns: it begins with FID and IID.")
        self.error.show_message(left if components else "" if columns else none)

    def _assume(self, ratio: float) -> None:
        self._attempt(lambda: self._document.edit_scenario(covariate_odds_ratio=None if ratio <= 1 else ratio))
        self.refresh()

    def _change(self, **fields: object) -> None:
        covariates = self._covariates
        if covariates is not None:
            self._attempt(lambda: self._document.edit_design(covariates=replace(covariates, **fields)))  # type: ignore[arg-type]
            self.refresh()

    def _set(self, columns: Sequence[Covariate], text: str) -> None:
        self.error.show_message("")
        self._attempt(lambda: self._replace(columns, text))

    def _replace(self, columns: Sequence[Covariate], text: str) -> bool:
        before = self._covariates
        if not columns:
            return self._document.edit_design(covariates=None, text=text)
        given = tuple(columns)
        changed = Covariates(columns=given) if before is None else replace(before, columns=given)
        return self._document.edit_design(covariates=changed, text=text)


def _grow_with_lines(*parts: QWidget | None) -> None:
    """Words and buttons have several lines where there is little width."""
    for part in filter(None, parts):
        policy = part.sizePolicy()
        policy.setHeightForWidth(True)
        part.setSizePolicy(policy)
