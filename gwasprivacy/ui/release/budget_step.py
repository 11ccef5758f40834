"""Step "Budget": the ledger, one bar, earlier releases, and how the budget is split."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from gwasprivacy.base.language import say, say_marked
from gwasprivacy.base.number_words import significant
from gwasprivacy.plan.plan import LONGEST_ACCOUNT
from gwasprivacy.plan.preview_words import account_sentence
from gwasprivacy.release.ledger.refusals import LedgerUnavailable
from gwasprivacy.release.permission import NO_LEDGER_YET
from gwasprivacy.release.policy import site
from gwasprivacy.statement.spending import Release
from gwasprivacy.ui.release.budget_bar import BudgetBar
from gwasprivacy.ui.release.release_choice import OWN
from gwasprivacy.ui.release.release_runner import ReleaseRunner
from gwasprivacy.ui.release.step import RunnerStep
from gwasprivacy.ui.release.unfinished_row import UnfinishedRow
from gwasprivacy.ui.release.words import (
    Step,
    budget_line,
    ledger_words,
    release_row,
)
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.shell.offered_remedies import (
    ANOTHER_ACCOUNT,
    ANOTHER_LEDGER,
    LOOK_AT_LEDGER,
    LOOK_AT_POLICY,
    go_to,
    open_tool,
)
from gwasprivacy.ui.shell.settings import RecentKind
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import Fold, InlineMessage, label
from gwasprivacy.ui.widgets.fields import NumberField
from gwasprivacy.ui.widgets.file_places import LEDGER_FILES, FilePlace, offering
from gwasprivacy.ui.widgets.form_rows import Rows
from gwasprivacy.ui.widgets.inline_error import InlineError
from gwasprivacy.ui.widgets.new_ledger import NewLedgerButton
from gwasprivacy.ui.widgets.recent_files import RecentFilesButton

SMALLEST_REST = 0.001  # ε; less is not worth a release


class BudgetStep(RunnerStep):
    """The ledger, and one bar."""

    def __init__(
        self, runner: ReleaseRunner, document: PlanDocument, jobs: JobRunner, parent: QWidget | None = None
    ) -> None:
        super().__init__(Step.BUDGET, runner, "release-budget", parent)
        self._document = document
        self.bar = BudgetBar()
        self.body.addWidget(self.bar)
        self.place = FilePlace(
            say("Ledger"),
            empty=say("Choose the ledger of this study’s releases."),
            filters=offering(say("Ledgers"), LEDGER_FILES),
        )
        self.place.setProperty("helpTopic", "release-ledger")
        self.place.picked.connect(runner.set_ledger)
        self.body.addWidget(self.place)
        self.recent = RecentFilesButton(RecentKind.LEDGER, runner.set_ledger)
        self.body.addWidget(self.recent)
        self.begin = NewLedgerButton()
        self.begin.named.connect(runner.set_ledger)
        self.body.addWidget(self.begin)
        self.error = InlineError()
        self.error.offer(ANOTHER_LEDGER, say("Choose another ledger…"), self.place.choose)
        self.error.offer(ANOTHER_ACCOUNT, say("Show the account"), self._show_account)
        self.error.offer(LOOK_AT_LEDGER, say("Show the ledger"), lambda: open_tool(self, "ledger"))
        self.error.offer(LOOK_AT_POLICY, say("Show the policy"), lambda: open_tool(self, "policy"))
        self.begin.refused.connect(self.error.show_message)
        self.body.addWidget(self.error)
        self.again = QPushButton(say("Read the ledger again"))
        self.again.clicked.connect(runner.read_ledger)
        self.body.addWidget(self.again)
        self.words = InlineMessage("muted")
        self.body.addWidget(self.words)
        self.releases = QVBoxLayout()
        self.releases.setSpacing(GRID // 2)
        self.body.addLayout(self.releases)
        self.unfinished = UnfinishedRow(runner, jobs)
        self.body.addWidget(self.unfinished)
        self.warnings = InlineMessage("warning")
        self.body.addWidget(self.warnings)
        self.policy = label("", "muted")
        self.body.addWidget(self.policy)
        self.rest = QPushButton(say("Spend what is left"))
        self.rest.clicked.connect(self._spend_rest)
        self.body.addWidget(self.rest)
        self._add_split()
        self._rows: list[QWidget] = []

    def _add_split(self) -> None:
        """How much this release spends of how much; the second is fixed by the study's first release."""
        self.split = Fold(say("More: split the budget, or use a separate account"))
        self.spends = NumberField(
            say("Epsilon that this release spends"), low=1e-4, high=100.0, decimals=4, step=0.05, fine_step=0.01
        )
        self.total = NumberField(
            say("Epsilon of all releases together"), low=1e-4, high=100.0, decimals=4, step=0.05, fine_step=0.01
        )
        rows = Rows()
        rows.add(say("this release spends ε"), self.spends, topic="release-epsilon")
        rows.add(say("all releases together"), self.total, topic="study-budget")
        self.split.body.addLayout(rows)
        self.account = QLineEdit()
        self.account.setMaxLength(LONGEST_ACCOUNT)
        self.account.setPlaceholderText(say("none"))
        self.account.setAccessibleName(say("Separate account in the ledger"))
        self.account.editingFinished.connect(self._set_account)
        rows.add(say("separate account"), self.account, topic="release-account")
        self.split_words = label("", "muted")
        self.split.body.addWidget(self.split_words)
        self.split.body.addWidget(
            label(
                say(
                    "Use a separate account only if these participants are in no other study of this ledger. "
                    "Without one, all releases count together."
                ),
                "muted",
            )
        )
        self.usual = QPushButton(say("All that the guarantee allows, in one release"))
        self.usual.setProperty("role", "link")
        self.split.body.addWidget(self.usual)
        self.split_error = InlineError()
        self.split.body.addWidget(self.split_error)
        self.body.addWidget(self.split)
        self.spends.edited.connect(self._spend)
        self.total.edited.connect(lambda value: self._edit(budget=value))
        self.usual.clicked.connect(lambda: self._edit(epsilon=None, budget=None))

    def _show_account(self) -> None:
        self.split.set_open(True)
        go_to(self.account)

    def _edit(self, **fields: float | None) -> None:
        self._try(lambda: self._document.edit_release(text=say("Split the budget"), **fields))

    def _spend(self, epsilon: float) -> None:
        """What the chosen release spends: the plan's own, or a planned one."""
        self._try(lambda: self.runner.chosen.spend(epsilon))

    def _try(self, edit: Callable[[], object]) -> None:
        if not self.split_error.attempt(edit):
            self._show_split()

    def _set_account(self) -> None:
        name = self.account.text().strip() or None
        self._try(lambda: self._document.edit(account=name))

    def _spend_rest(self) -> None:
        view = self.runner.ledger
        if view is not None and view.shares is not None:
            self._spend(view.shares.unspent)

    def _show_split(self) -> None:
        plan, view = self.runner.plan, self.runner.ledger
        self.spends.show_value(plan.epsilon)
        fixed = view is not None and view.account is not None and view.account.budget is not None
        total = plan.budget
        if fixed and view is not None and view.shares is not None:
            total = view.shares.total
        self.total.show_value(total)
        self.total.setEnabled(not fixed and not self.runner.is_publishing)
        self.spends.setEnabled(not self.runner.is_publishing)
        self.account.setEnabled(not self.runner.is_publishing)
        if not self.account.hasFocus() or (self.account.text().strip() or None) == plan.account:
            self.account.setText(plan.account or "")
        self.split_words.setText(
            say("The account’s first release fixed its budget. You can only choose how much this release spends.")
            if fixed
            else say("The first release fixes the budget permanently. All releases share it, and their ε add up.")
        )
        own = self._document.plan.release
        self.usual.setVisible(self.runner.chosen.number == OWN and (own.epsilon is not None or own.budget is not None))

    def first_control(self) -> QWidget:
        return self.place.button

    def refresh(self, opened: bool) -> None:
        runner, view = self.runner, self.runner.ledger
        trouble = runner.ledger_error is not None and runner.step <= Step.BUDGET
        shares = None if view is None else view.shares
        state = self._state_now(problem=trouble and runner.study_is_ready)
        self.show_state(state, "" if shares is None else budget_line(shares), opened=opened)
        self.bar.show_shares(shares)
        self.place.show_path(runner.ledger_path)
        self.place.setEnabled(not runner.is_publishing)
        self.begin.setVisible(runner.ledger_path is None)
        self.recent.refresh(runner.ledger_path is None)
        error = runner.ledger_error
        self.error.show_error(error, runner.ledger_path)
        unreadable = isinstance(error, LedgerUnavailable)
        self.again.setVisible(unreadable and runner.ledger_path is not None)
        chosen = view is not None and runner.ledger_path is not None
        stands = ledger_words(view.account, is_new=view.is_new) if chosen and view is not None else ""
        name = runner.plan.account
        self.words.show_message("\n".join(filter(None, (stands, "" if name is None else account_sentence(name)))))
        unspent = 0.0 if shares is None or shares.fits else shares.unspent
        self.rest.setVisible(unspent >= SMALLEST_REST)
        self.rest.setText(say("Spend only what is left: ε = {epsilon}", epsilon=significant(unspent)))
        self._show_split()
        self._show_releases(() if view is None or view.account is None else view.account.releases)
        warnings = () if view is None or view.preview is None or not chosen else view.preview.warnings
        facts = runner.facts
        # What the step says already in its own place is not said again.
        said = {*(() if facts is None else facts.notes), say_marked(NO_LEDGER_YET, path=runner.ledger_path)}
        self.warnings.show_message("\n".join(say_marked(warning) for warning in warnings if warning not in said))
        self.policy.setText(
            say("This site’s policy ({file}) is checked too.", file=site.SITE_POLICY)
            if os.path.lexists(site.SITE_POLICY)
            else ""
        )
        self.policy.setVisible(bool(self.policy.text()))

    def _show_releases(self, releases: Sequence[Release]) -> None:
        for row in self._rows:
            self.releases.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = []
        for release in releases:
            what, state = release_row(release)
            row = QWidget()
            layout = QHBoxLayout(row)
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(GRID)
            layout.addWidget(label(what), 1)
            state_label = label(state, "muted" if release.is_published else "warning", wrap=False)
            layout.addWidget(state_label, 0, Qt.AlignmentFlag.AlignTop)
            row.setAccessibleName(f"{what}, {state}")
            self.releases.addWidget(row)
            self._rows.append(row)
