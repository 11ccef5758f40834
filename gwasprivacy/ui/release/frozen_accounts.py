"""A ledger of an earlier version with several studies: whose people are others, or are all to be one account?  Asked in place."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QGridLayout, QPushButton, QRadioButton, QVBoxLayout, QWidget

from gwasprivacy.base.errors import GwasPrivacyError, PrivacyRefusal
from gwasprivacy.base.language import say, say_count
from gwasprivacy.base.number_words import percent, significant
from gwasprivacy.base.printable_text import shown
from gwasprivacy.membership.epsilon_units import from_units
from gwasprivacy.release.ledger.accounts import StudyAccount, budget_of_all
from gwasprivacy.release.ledger.curators_word import declare_people, merge_accounts
from gwasprivacy.ui.release.release_runner import ReleaseRunner
from gwasprivacy.ui.shell.error_words import message_words
from gwasprivacy.ui.shell.jobs import JobRunner, Lane, Start
from gwasprivacy.ui.shell.plain_words import tip
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import label
from gwasprivacy.ui.widgets.inline_error import InlineError


def merged_words(accounts: Sequence[StudyAccount]) -> str:
    """What ``accounts`` come to when they are made one, and in the terms of their promise about attacks where one has such."""
    try:
        whole = budget_of_all([account.budget for account in accounts if account.budget is not None])
    except PrivacyRefusal as error:
        return message_words(error)
    said, promise = [], None if whole is None else whole.promise
    if whole is None or whole.units is not None:
        said.append(
            say(
                "Spending adds up and the smallest budget applies: ε = {spent} of {budget} will then be spent.",
                spent=significant(from_units(sum(account.spent_units for account in accounts))),
                budget=significant(from_units(0 if whole is None or whole.units is None else whole.units)),
            )
        )
    if promise is not None:
        together = [part for account in accounts for part in account.counted]
        said.append(
            say(
                "The guarantee about attacks holds for all releases together: {promise}. The bound will then be "
                "{reached}.",
                promise=promise.words(),
                reached=percent(promise.bound(together), up=True),
            )
        )
    return " ".join(said)


class FrozenAccounts(QWidget):
    """Hidden unless the runner's ledger refuses the release since nobody has said whose people its old accounts hold."""

    def __init__(self, runner: ReleaseRunner, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._runner = runner
        self._lane = Lane(jobs, "ledger-accounts")
        self._asked_about: tuple[Path | None, tuple[StudyAccount, ...]] = (None, ())
        self.setProperty("helpTopic", "frozen-accounts")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID // 2)
        layout.addWidget(label(say("Do any of these studies share participants?"), "title"))
        self.others = QRadioButton(say("No: these share no participant with any other:"))
        self.boxes: dict[str, QCheckBox] = {}
        self._shown: list[QWidget] = []
        self._rows = QGridLayout()
        self._rows.setContentsMargins(3 * GRID, 0, 0, 0)
        self._rows.setColumnStretch(1, 1)
        self.one = QRadioButton(say("Yes, or I do not know: merge them into one account"))
        self.merged = label("", "muted")
        self._group = QButtonGroup(self)
        self._group.setExclusive(False)  # nothing is chosen before somebody answers
        for radio in (self.others, self.one):
            radio.setAutoExclusive(False)
            self._group.addButton(radio)
            radio.clicked.connect(lambda _checked=False, radio=radio: self._choose(radio))
        layout.addWidget(self.others)
        layout.addLayout(self._rows)
        layout.addWidget(self.one)
        layout.addWidget(self.merged)
        self.warning = label(
            say(
                "The answer is written into the ledger permanently and repeated in the reports. If it is wrong, "
                "people in several studies have weaker protection than the reports state."
            ),
            "muted",
        )
        layout.addWidget(self.warning)
        self.consent = QCheckBox(say("I understand that this cannot be undone"))
        self.consent.toggled.connect(self._refresh)
        layout.addWidget(self.consent)
        self.write = QPushButton(say("Write it into the ledger"))
        self.write.clicked.connect(self._write)
        layout.addWidget(self.write)
        self.error = InlineError()
        layout.addWidget(self.error)
        runner.changed.connect(self._look)
        self.hide()

    # What is asked --------------------------------------------------------------------------------------------------

    def _look(self) -> None:
        runner, view = self._runner, self._runner.ledger
        refusal = None if view is None else view.refusal
        is_frozen = refusal is not None and refusal.code == "ledger.frozen"
        accounts = view.accounts if view is not None and is_frozen else ()
        now = (runner.ledger_path, accounts)
        if now != self._asked_about and not self._lane.is_running:
            self._asked_about = now
            self._ask_about(accounts)
        self.setVisible(bool(self._asked_about[1]))
        self._refresh()

    def _ask_about(self, accounts: tuple[StudyAccount, ...]) -> None:
        for widget in self._shown:
            self._rows.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self._shown, self.boxes = [], {}
        for place, account in enumerate(each for each in accounts if each.is_frozen):
            box = self.boxes[account.study] = QCheckBox(account.study)
            box.toggled.connect(self._refresh)
            # A title can be long, and a box does not break its lines.
            what = label(
                say_count(
                    "{title}, {n} releases",
                    one="{title}, 1 release",
                    n=len(account.releases),
                    title=shown(account.title),
                ),
                "muted",
            )
            box.setAccessibleDescription(what.text())
            self._rows.addWidget(box, place, 0, Qt.AlignmentFlag.AlignTop)
            self._rows.addWidget(what, place, 1)
            self._shown += [box, what]
        for button in (self.others, self.one, self.consent):
            button.setChecked(False)
        self.merged.setText(merged_words(accounts))
        self.error.show_message("")

    def _choose(self, chosen: QRadioButton) -> None:
        for radio in (self.others, self.one):
            radio.setChecked(radio is chosen)
        self.consent.setChecked(False)  # it was given for the other answer
        self._refresh()

    def why_not(self) -> str:
        """What is still missing before the answer can be written; "" where nothing is."""
        if not (self.others.isChecked() or self.one.isChecked()):
            return say("Choose an answer first.")
        if self.others.isChecked() and not self._declared():
            return say("Tick the studies that share no participant with any other.")
        if not self.consent.isChecked():
            return say("Tick the box to confirm.")
        return ""

    def _declared(self) -> list[str]:
        return [study for study, box in self.boxes.items() if box.isChecked()]

    def _refresh(self) -> None:
        busy = self._lane.is_running or self._runner.is_publishing
        for widget in (self.others, self.one, self.consent):
            widget.setEnabled(not busy)
        for box in self.boxes.values():
            box.setEnabled(self.others.isChecked() and not busy)
        reason = self.why_not()
        self.write.setEnabled(not reason and not busy)
        self.write.setToolTip(tip(reason))
        self.write.setAccessibleDescription(reason or say("Cannot be undone."))

    # The answer -----------------------------------------------------------------------------------------------------

    def _write(self) -> None:
        path = self._runner.ledger_path
        if path is None or self.why_not():
            return
        fn, more = (merge_accounts, ()) if self.one.isChecked() else (declare_people, (self._declared(),))
        asked = self._lane.start(
            fn,
            path,
            *more,
            title=say("Writing into the ledger"),
            abandon=False,
            on_done=lambda _none: self._written(),
            on_failed=self._failed,
            on_cancelled=self._refresh,
        )
        if asked is Start.STARTED:
            self.error.show_message("")
            self._refresh()

    def _written(self) -> None:
        self.consent.setChecked(False)
        self._runner.read_ledger()

    def _failed(self, error: GwasPrivacyError) -> None:
        self.error.show_error(error, self._runner.ledger_path)
        self._refresh()
