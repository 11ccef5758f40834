"""How a budget is split over planned releases: their number, and for each a kind, a share and what it publishes."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say, say_marked
from gwasprivacy.base.number_words import percent, significant
from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.membership.wording import attack_guarantee_words
from gwasprivacy.plan.budget_split import split_by_shares, split_equally, whole_beside
from gwasprivacy.plan.changed_parts import with_planned
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.planned_releases import (
    PlannedRelease,
    check_releases,
    keeps_guarantee,
    own_release,
    planned_parts,
    planned_units,
    stored_releases,
)
from gwasprivacy.plan.preview_words import planned_sentences
from gwasprivacy.plan.release_spends import account_guarantee
from gwasprivacy.ui.planning_report.planned_release_row import HEADS, ReleaseRow
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.plan_follower import PlanFollower
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.shell.zoom import keep_width
from gwasprivacy.ui.widgets.card import Card, label
from gwasprivacy.ui.widgets.fields import CountField
from gwasprivacy.ui.widgets.inline_error import InlineError

MOST_ROWS = 8


class ReleasesCard(Card):
    """Says :attr:`releases`; ``changed`` when they are others.  Equal shares until the user sets one."""

    changed = Signal()

    def __init__(self, document: PlanDocument) -> None:
        super().__init__(say("Planned releases"), topic="planning-report")
        self._document = document
        self._equal = True
        self._uses_kept = bool(document.plan.planned)
        self._loaded: tuple[PlannedRelease, ...] = ()  # the kept releases that are being changed
        row = QHBoxLayout()
        row.setSpacing(GRID)
        self.question = label(say("How many releases share the budget?"), wrap=False)
        row.addWidget(self.question, 1)
        self.number = CountField(say("Number of planned releases"), low=1, high=MOST_ROWS)
        keep_width(self.number, 96)
        self.number.edited.connect(lambda _n: self._number_set())
        row.addWidget(self.number)
        self.body.addLayout(row)
        self.table = QGridLayout()
        self.table.setHorizontalSpacing(GRID)
        self.table.setVerticalSpacing(GRID // 2)
        self.table.setColumnStretch(0, 1)
        for column, text in enumerate(HEADS):
            head = label(say_marked(text), "muted", wrap=False)
            if column > 2:
                head.setAlignment(Qt.AlignmentFlag.AlignRight)
            self.table.addWidget(head, 0, column)
        self.rows = [ReleaseRow(i + 1, self.table, document.plan, self) for i in range(MOST_ROWS)]
        self.shares = [row.share for row in self.rows]
        self.snps = [row.snps for row in self.rows]
        for each in self.rows:
            each.edited.connect(self._show)
            each.share_edited.connect(self._share_set)
        self.body.addLayout(self.table)
        last = QHBoxLayout()
        last.setSpacing(GRID)
        self.sum = label("", "muted")
        self.equal = QPushButton(say("Equal shares"))
        self.equal.setProperty("role", "link")
        self.equal.clicked.connect(self._make_equal)
        self.keep = QPushButton(say("Keep in the plan"))
        self.keep.setProperty("role", "link")
        self.keep.clicked.connect(self._keep_or_replace)
        last.addWidget(self.sum, 1)
        last.addWidget(self.equal)
        last.addWidget(self.keep)
        self.kept = label("", selectable=True)
        self.body.addWidget(self.kept)
        self.body.addLayout(last)
        self.guarantee = label("", "muted")
        self.body.addWidget(self.guarantee)
        self.error = InlineError()
        self.body.addWidget(self.error)
        self._follower = PlanFollower(document, self.follow_plan, self, self)
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
        split = split_equally(self.plan, number) if self._equal else self._kept_shares() or self._set_shares()
        planned = tuple(row.planned(each.epsilon) for each, row in zip(split, self.rows, strict=False))
        check_releases(self.plan, planned)
        return planned

    def _kept_shares(self) -> tuple[PlannedRelease, ...]:
        """The releases that were loaded, where no share was set since: each with exactly its ε.  Else none."""
        rows = self.rows[: self.number.value()]
        return self._loaded if self._loaded and all(row.units is not None for row in rows) else ()

    def _set_shares(self) -> tuple[PlannedRelease, ...]:
        """What adds up to 100 % spends exactly the budget, or all that a guarantee about attacks allows in these shares."""
        whole = self._whole()
        return split_by_shares(self.plan, [row.share_of(whole) for row in self.rows[: self.number.value()]])

    def _whole(self) -> int:
        """Of what the loaded releases are shares, in pico-ε."""
        try:
            return whole_beside(self.plan, self._loaded)
        except GwasPrivacyError:  # said where they are checked
            return max(planned_units(self._loaded), 1)

    def follow_plan(self, old: Plan, new: Plan) -> None:
        """Another plan.  Releases that are like the plan's follow it, their number of SNPs only where the plan's changed."""
        n_snps = None if new.release.n_snps == old.release.n_snps else new.release.n_snps
        for row in self.rows:
            row.follow(new, n_snps=n_snps)
        if new.planned != old.planned:
            self._uses_kept = bool(new.planned)
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        self._follower.catch_up()
        super().showEvent(event)

    def _keep_or_replace(self) -> None:
        """Keep what is shown in the plan, as one step that can be undone; or show what it keeps, to be changed."""
        if self._uses_kept:
            self._load()
            return
        try:
            planned = with_planned(self.plan, self.releases()).planned
            if not self._document.edit(planned=planned):
                self._uses_kept = bool(planned)
                self._show()
        except GwasPrivacyError as error:
            self.error.show_error(error)

    def _load(self) -> None:
        """What the plan keeps, in rows."""
        kept = self.plan.planned[:MOST_ROWS]
        self._loaded = tuple(PlannedRelease(choices=choices) for choices in kept)
        whole = self._whole()
        self._uses_kept, self._equal = False, False
        self.number.show_value(len(kept))
        for row, choices in zip(self.rows, kept, strict=False):
            row.load(choices)
            row.share.show_value(float(row.share_of(whole)))
        self._show()

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
        for column in range(len(HEADS)):
            item = self.table.itemAtPosition(0, column)
            head = None if item is None else item.widget()
            if head is not None:
                head.setVisible(not self._uses_kept)
        self.kept.setVisible(self._uses_kept)
        self.kept.setText(" ".join(planned_sentences(self.plan)) if self._uses_kept else "")
        # More than the rows can show are not changed here.
        changeable = len(self.plan.planned) <= MOST_ROWS
        differs = number > 1 or bool(self.plan.planned) or self.rows[0].is_own
        self.keep.setVisible(changeable if self._uses_kept else differs)
        self.keep.setText(say("Change") if self._uses_kept else say("Keep in the plan"))
        for i, row in enumerate(self.rows):
            row.set_shown(i < number)
        if self._equal and number:
            whole = self.plan.budget
            share = own_release(self.plan).epsilon / whole if number == 1 else 1 / number
            for row in self.rows[:number]:
                row.units = None
                row.share.show_value(share)
        self.equal.setVisible(not self._equal and number > 1)
        self.shares[0].setEnabled(number > 1)
        self.error.show_message("")
        self.guarantee.hide()
        try:
            planned = self.releases()
        except GwasPrivacyError as error:
            for row in self.rows:
                row.epsilon.setText("–")
            self.sum.setText(" ")
            self.error.show_error(error)
        else:
            for row, release in zip(self.rows, planned, strict=False):
                row.epsilon.setText(significant(release.epsilon))
            total, budget, guarantee = planned_units(planned), to_units(self.plan.budget), account_guarantee(self.plan)
            gamma = self.plan.adversary.gamma_for_total_epsilon(from_units(total))
            growth = significant(gamma)
            kept = keeps_guarantee(self.plan, planned)
            self.guarantee.setText(attack_guarantee_words(self.plan.adversary, gamma if kept else None))
            self.guarantee.setVisible(self.plan.adversary.is_about_attacks)
            used, total_budget = significant(from_units(total)), significant(from_units(budget))
            if guarantee is not None:
                self.sum.setText(
                    say(
                        "Total ε = {spent}: the bound on attacks is {reached}, of {guaranteed} guaranteed; γ = "
                        "{gamma} after all releases.",
                        spent=used,
                        reached=percent(guarantee.bound(planned_parts(self.plan, planned)), up=True),
                        guaranteed=percent(guarantee.value, up=True),
                        gamma=growth,
                    )
                )
            elif budget - total > 1000:
                self.sum.setText(
                    say(
                        "Total ε = {spent} of {whole}, {left} left for later; γ = {gamma} after all releases.",
                        spent=used,
                        whole=total_budget,
                        left=significant(from_units(budget - total)),
                        gamma=growth,
                    )
                )
            else:
                self.sum.setText(
                    say(
                        "Total ε = {spent} of {whole}; γ = {gamma} after all releases.",
                        spent=used,
                        whole=total_budget,
                        gamma=growth,
                    )
                )
        self.changed.emit()
