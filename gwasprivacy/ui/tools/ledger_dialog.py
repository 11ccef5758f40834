"""Tools → Ledger…: every row of a ledger in a sentence, whether its chain is intact, and all rows as a file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize
from PySide6.QtWidgets import (
    QHeaderView,
    QLineEdit,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say, say_count
from gwasprivacy.base.number_words import count
from gwasprivacy.base.safe_files import OWNER_ONLY
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.membership.secrets import Sizes
from gwasprivacy.release.ledger.accounts import StudyAccount
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.ledger.positions import Compared, read_newest
from gwasprivacy.release.ledger.refusals import LedgerUnavailable
from gwasprivacy.release.ledger.rows_in_words import RowInWords, exported, rows_in_words
from gwasprivacy.ui.shell.jobs import JobRunner, Lane
from gwasprivacy.ui.shell.open_files import OpenFiles
from gwasprivacy.ui.shell.plain_words import tip
from gwasprivacy.ui.tools.tool_dialog import ToolDialog
from gwasprivacy.ui.widgets.card import Card, label, set_role
from gwasprivacy.ui.widgets.dialogs import dialogs
from gwasprivacy.ui.widgets.fields import ChoiceField
from gwasprivacy.ui.widgets.file_places import LEDGER_FILES, FilePlace, FileQuestion, offering
from gwasprivacy.ui.widgets.inline_error import InlineError

LANE = "tool-ledger"


@dataclass(frozen=True, slots=True, kw_only=True)
class LedgerLook:
    """A ledger's rows and accounts, and what it was compared with; ``problem``: why it is not the newest."""

    rows: tuple[RowInWords, ...]
    accounts: tuple[StudyAccount, ...]
    compared: Compared | None
    problem: LedgerUnavailable | None


def look_into(path: Path, *, work: Work = UNWATCHED) -> LedgerLook:
    """Read and check the ledger ``path``, and compare it with the program's note and the reports beside it.

    Raises LedgerUnavailable where it cannot be read or is damaged, Cancelled.
    """
    work.progress(say("Reading the ledger"), 0, 1)
    rows = rows_in_words(path)
    work.check()
    try:
        state, compared = read_newest(Ledger(path))
    except LedgerUnavailable as error:
        return LedgerLook(rows=rows, accounts=(), compared=None, problem=error)
    return LedgerLook(rows=rows, accounts=state.accounts, compared=compared, problem=None)


class _Wrapped(QStyledItemDelegate):
    """A cell as high as its words are in its column: Qt wraps the words of a tree, and leaves the row one line high."""

    def __init__(self, rows: QTreeWidget) -> None:
        super().__init__(rows)
        self._rows = rows

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        option.rect = QRect(0, 0, self._rows.columnWidth(index.column()), 1)
        return super().sizeHint(option, index)


class LedgerDialog(ToolDialog):
    """The ledger on the left, its rows on the right."""

    def __init__(self, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(jobs, title=say("Ledger"), verb=say("&Export…"), lane=LANE, size=(1000, 640), parent=parent)
        self._look = Lane(jobs, f"{LANE}-look")
        self.found: LedgerLook | None = None
        card = Card(say("The ledger"), topic="release-ledger")
        self.ledger = FileQuestion(
            "",
            FilePlace(
                say("Ledger"), empty=say("Drop a .gwasledger here."), filters=offering(say("Ledgers"), LEDGER_FILES)
            ),
        )
        self.ledger.place.picked.connect(self.open_ledger)
        card.body.addWidget(self.ledger)
        card.body.addWidget(
            label(
                say("It is read and checked. The exported file has dates, titles and what was spent."),
                "muted",
            )
        )
        self.left.add(card)
        self.left.add(self._printed_card())
        self.inputs += [self.ledger]
        self.verdict = label("", "title")
        self.compared = label("", "muted")
        self.problem = InlineError()
        self.rows = QTreeWidget()
        self.rows.setRootIsDecorated(False)
        self.rows.setAlternatingRowColors(True)
        self.rows.setWordWrap(True)
        self.rows.setItemDelegateForColumn(2, _Wrapped(self.rows))
        self.rows.setAccessibleName(say("Rows of the ledger"))
        self.rows.setHeaderLabels([say("Row"), say("Date"), say("Entry")])
        header = self.rows.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        header.sectionResized.connect(lambda *_sizes: self.rows.scheduleDelayedItemsLayout())  # rows wrap anew
        for part in (self.verdict, self.compared, self.problem):
            self.right.addWidget(part)
        self.right.addWidget(self.rows, 1)
        self._show(None)
        self.ready()

    def _printed_card(self) -> Card:
        card = Card(say("Printed after all"), topic="printed-sizes")
        card.body.addWidget(
            label(
                say(
                    "The plans assumed that exact numbers of participants are printed nowhere. If a paper prints them, record it:"
                ),
                "muted",
            )
        )
        self.account, self.sizes = ChoiceField(say("Account")), ChoiceField(say("Which numbers are printed"))
        self.sizes.addItem(say("the total"), Sizes.TOTAL)
        self.sizes.addItem(say("those of cases and of controls"), Sizes.ALL)
        self.where = QLineEdit()
        self.where.setAccessibleName(say("Where they are printed"))
        self.where.setPlaceholderText(say("Table 1 of our paper"))
        self.record = QPushButton(say("&Record…"))
        self.record.clicked.connect(self._record_printed)
        self.where.textChanged.connect(lambda _text: self._show_record())
        for part in (self.account, self.sizes, self.where, self.record):
            card.body.addWidget(part)
        return card

    def _show_record(self) -> None:
        found = self.found
        can = found is not None and found.problem is None and bool(found.accounts)
        for part in (self.account, self.sizes, self.where):
            part.setEnabled(can)
        self.record.setEnabled(can and bool(self.where.text().strip()))

    def _record_printed(self) -> None:
        path, where = self.ledger.place.path, self.where.text().strip()
        if path is None or not where:
            return
        record = say("Record")
        answer = dialogs().ask(
            self,
            say("Record printed numbers?"),
            say(
                "The account’s releases count twice or four times from then on, also beyond its budget, and its later reports say so. "
                "This cannot be taken back."
            ),
            [record, say("Cancel")],
            unsafe=record,
        )
        if answer != record:
            return
        try:
            ledger = Ledger(path)
            read_newest(ledger)
            is_new = ledger.record_printed(self.account.currentData(), Sizes(self.sizes.currentData()), where)
        except GwasPrivacyError as error:
            dialogs().tell_error(self, say("Nothing was recorded"), error, path)
            return
        self.where.clear()
        if not is_new:
            dialogs().tell(
                self, say("Nothing was recorded"), say("The account counts with these numbers printed already.")
            )
        self.open_ledger(path)

    def take_open(self, files: OpenFiles) -> None:
        if self.ledger.place.path is None and files.ledger is not None and files.ledger.is_file():
            self.open_ledger(files.ledger)

    def open_ledger(self, path: Path) -> None:
        """Read ``path`` and show it."""
        self.ledger.place.show_path(path)
        self.ledger.error.show_message("")
        self._show(None)
        self._look.drop()
        self._look.start(
            look_into,
            path,
            title=say("Reading the ledger"),
            on_done=self._show,
            on_failed=self._not_read,
            on_cancelled=lambda: None,
        )
        self.refresh()

    def _not_read(self, error: GwasPrivacyError) -> None:
        set_role(self.verdict, "error")
        self.verdict.setText(say("Damaged, or not a ledger."))
        self.ledger.error.show_error(error, self.ledger.place.path)
        self.refresh()

    def _show(self, found: LedgerLook | None) -> None:
        self.found = found
        self.account.clear()
        for account in () if found is None else found.accounts:
            self.account.addItem(account.name or account.title, account.study)
        self._show_record()
        self.rows.clear()
        self.problem.show_message("")
        if found is None:
            set_role(self.verdict, "title")
            self.verdict.setText(say("No ledger read yet."))
            self.compared.setText("")
            self.refresh()
            return
        for each in found.rows:
            item = QTreeWidgetItem([count(each.number), each.date, each.words])
            item.setToolTip(0, each.row.hash)
            item.setToolTip(2, tip(each.words))
            self.rows.addTopLevelItem(item)
        newest = found.problem is None
        set_role(self.verdict, "good" if newest else "error")
        rows = say_count("{n} rows", one="1 row", n=len(found.rows))
        self.verdict.setText(
            say("The chain is intact: {rows}.", rows=rows)
            if newest
            else say("The chain is intact ({rows}), but this is not the newest copy.", rows=rows)
        )
        if found.problem is not None:
            self.problem.show_error(found.problem, self.ledger.place.path)
        self.compared.setText("" if found.compared is None else _compared_words(found.compared))
        self.refresh()

    def why_not(self) -> str:
        if self.ledger.place.path is None:
            return say("Choose a ledger first.")
        if self.found is None:
            return say("The ledger has not been read.")
        return ""

    def known_paths(self) -> tuple[Path | None, ...]:
        return (self.ledger.place.path,)

    def start(self) -> None:
        """Ask where to, and write every row."""
        path, found = self.ledger.place.path, self.found
        if self.is_running or self.why_not() or path is None or found is None:
            return
        out = dialogs().save_file(
            self,
            say("Export every row"),
            "CSV (*.csv);;JSON (*.json)",
            path.with_name(f"{path.stem}-rows.csv"),
        )
        if out is None:
            return
        data = exported(found.rows, as_csv=out.suffix.lower() == ".csv")
        self.save({out: data}, force=True, done=self._saved, mode=OWNER_ONLY)

    def _saved(self, files: list[Path]) -> None:
        self.folder_made = files[0].parent
        self.compared.setText(say("Every row was written to {file}.", file=files[0].name))


def _compared_words(compared: Compared) -> str:
    """With what it was compared."""
    said = [
        say("It matches this computer’s record of its last debit.")
        if compared.has_note
        else say("This computer has no record of it."),
        say_count(
            "The {n} reports beside it match.",
            one="The report beside it matches.",
            n=compared.n_reports,
        )
        if compared.n_reports
        else say("There is no report beside it."),
        *compared.warnings,
    ]
    return " ".join(said)
