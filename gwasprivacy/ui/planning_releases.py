"""How a budget is split over planned releases: their number, and a share and a number of SNPs for each."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QWidget

from gwasprivacy.errors import GwasPrivacyError, InvalidPlan
from gwasprivacy.release.choices import LARGEST_M
from gwasprivacy.release.epsilon_units import from_units, to_units
from gwasprivacy.release.plan import Plan
from gwasprivacy.release.plan_words import planned_sentences
from gwasprivacy.release.planned_releases import (
    PlannedRelease,
    check_releases,
    own_release,
    planned_units,
    split_by_shares,
    split_equally,
    stored_releases,
    with_planned,
)
from gwasprivacy.ui.document import PlanDocument
from gwasprivacy.ui.plan_follower import PlanFollower
from gwasprivacy.ui.theme import GRID
from gwasprivacy.ui.widgets.card import Card, InlineError, label
from gwasprivacy.ui.widgets.fields import CountField, percent_field
from gwasprivacy.ui.widgets.format import significant

MOST_ROWS = 8


class ReleasesCard(Card):
    """Says :attr:`releases`; ``changed`` when they are others.  Equal shares until the user sets one."""

    changed = Signal()

    def __init__(self, document: PlanDocument, parent: QWidget | None = None) -> None:
        super().__init__("What is planned to be released", topic="planning-report", parent=parent)
        self._document = document
        self._equal = True
        self._uses_kept = bool(document.plan.planned)
        self._refused: GwasPrivacyError | None = None
        row = QHBoxLayout()
        row.setSpacing(GRID)
        self.question = label("How many releases share the budget?", wrap=False)
        row.addWidget(self.question, 1)
        self.number = CountField("Number of planned releases", low=1, high=MOST_ROWS)
        self.number.setFixedWidth(96)
        self.number.edited.connect(lambda _n: self._number_set())
        row.addWidget(self.number)
        self.body.addLayout(row)
        self.table = QGridLayout()
        self.table.setHorizontalSpacing(2 * GRID)
        self.table.setVerticalSpacing(GRID // 2)
        self.table.setColumnStretch(0, 1)
        for column, text in enumerate(("", "share", "SNPs", "ε")):
            head = label(text, "muted", wrap=False)
            head.setAlignment(Qt.AlignmentFlag.AlignRight)
            self.table.addWidget(head, 0, column)
        self.names = [label(f"Release {i + 1}", wrap=False) for i in range(MOST_ROWS)]
        self.shares = [percent_field(f"Share of release {i + 1}", low=0.001) for i in range(MOST_ROWS)]
        self.snps = [CountField(f"SNPs of release {i + 1}", low=1, high=LARGEST_M) for i in range(MOST_ROWS)]
        self.epsilons = [label("", wrap=False) for _ in range(MOST_ROWS)]
        for i in range(MOST_ROWS):
            self.shares[i].edited.connect(lambda _share: self._share_set())
            self.snps[i].edited.connect(lambda _m: self._show())
            self.epsilons[i].setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.epsilons[i].setMinimumWidth(56)
            self.shares[i].setFixedWidth(96)
            self.snps[i].setFixedWidth(96)
            for column, widget in enumerate((self.names[i], self.shares[i], self.snps[i], self.epsilons[i])):
                self.table.addWidget(widget, i + 1, column)
        self.body.addLayout(self.table)
        last = QHBoxLayout()
        last.setSpacing(GRID)
        self.sum = label("", "muted")
        self.equal = QPushButton("Equal shares")
        self.equal.setProperty("role", "link")
        self.equal.clicked.connect(self._make_equal)
        self.keep = QPushButton("Keep in the plan")
        self.keep.setProperty("role", "link")
        self.keep.clicked.connect(self._keep_or_replace)
        last.addWidget(self.sum, 1)
        last.addWidget(self.equal)
        last.addWidget(self.keep)
        self.kept = label("", selectable=True)
        self.body.addWidget(self.kept)
        self.body.addLayout(last)
        self.error = InlineError()
        self.body.addWidget(self.error)
        self._follower = PlanFollower(document, self.follow_plan, self, self)
        for field in self.snps:
            field.show_value(max(self.plan.release.n_snps, 1))
        self._show()

    # What is asked --------------------------------------------------------------------------------------------------

    @property
    def plan(self) -> Plan:
        return self._document.plan

    def releases(self) -> tuple[PlannedRelease, ...]:
        """The planned releases: those that the plan keeps, until the user plans others.  Raises InvalidPlan or PrivacyRefusal."""
        if self._uses_kept:
            kept = stored_releases(self.plan)
            check_releases(self.plan, kept)
            return kept
        number = self.number.value()
        if self._equal:
            split = split_equally(self.plan, number)
        else:
            # Per cent with two decimals, as they are shown: what adds up to 100 % spends exactly the budget.
            shares = [Fraction(round(field.shown_value() * 10_000), 10_000) for field in self.shares[:number]]
            split = split_by_shares(self.plan, shares)
        planned = tuple(each.changed(n_snps=field.value()) for each, field in zip(split, self.snps, strict=False))
        check_releases(self.plan, planned)
        return planned

    def follow_plan(self, old: Plan, new: Plan) -> None:
        """Another plan.  Its number of SNPs is that of every release, unless it is still the one from before."""
        if new.release.n_snps != old.release.n_snps:
            for field in self.snps:
                field.show_value(max(new.release.n_snps, 1))
        if new.planned != old.planned:
            self._uses_kept = bool(new.planned)
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        self._follower.catch_up()
        super().showEvent(event)

    def _keep_or_replace(self) -> None:
        """Keep what is shown in the plan, as one step that can be undone; or leave what it keeps and plan others."""
        if self._uses_kept:
            self._uses_kept = False
            self._show()
            return
        try:
            planned = with_planned(self.plan, self.releases()).planned
            self._document.edit(text="Keep planned releases", planned=planned)
        except GwasPrivacyError as error:
            self.error.show_error(InvalidPlan(error.message, hint=error.hint))

    def _number_set(self) -> None:
        self._equal = True
        self._show()

    def _share_set(self) -> None:
        self._equal = False
        self._show()

    def _make_equal(self) -> None:
        self._equal = True
        self._show()

    # Showing --------------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        number = 0 if self._uses_kept else self.number.value()
        for part in (self.question, self.number):
            part.setVisible(not self._uses_kept)
        for column in range(4):
            item = self.table.itemAtPosition(0, column)
            head = None if item is None else item.widget()
            if head is not None:
                head.setVisible(not self._uses_kept)
        self.kept.setVisible(self._uses_kept)
        self.kept.setText(" ".join(planned_sentences(self.plan)) if self._uses_kept else "")
        self.keep.setVisible(self._uses_kept or number > 1)
        self.keep.setText("Plan others" if self._uses_kept else "Keep in the plan")
        for i in range(MOST_ROWS):
            for widget in (self.names[i], self.shares[i], self.snps[i], self.epsilons[i]):
                widget.setVisible(i < number)
        if self._equal and number:
            whole = self.plan.budget
            share = own_release(self.plan).epsilon / whole if number == 1 else 1 / number
            for field in self.shares[:number]:
                field.show_value(share)
        self.equal.setVisible(not self._equal and number > 1)
        self.shares[0].setEnabled(number > 1)
        self.error.show_message("")
        try:
            planned = self.releases()
        except GwasPrivacyError as error:
            for one in self.epsilons:
                one.setText("–")
            self.sum.setText(" ")
            self.error.show_error(InvalidPlan(error.message, hint=error.hint))
        else:
            for text, release in zip(self.epsilons, planned, strict=False):
                text.setText(significant(release.epsilon))
            total, budget = planned_units(planned), to_units(self.plan.budget)
            left = f", {significant(from_units(budget - total))} left for later" if budget - total > 1000 else ""
            gamma = self.plan.adversary.gamma_for_total_epsilon(from_units(total))
            self.sum.setText(
                f"Together ε = {significant(from_units(total))} of {significant(from_units(budget))}{left}; "
                f"γ = {significant(gamma)} after all."
            )
        self.changed.emit()
