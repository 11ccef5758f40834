"""Tools → Ledger…: every row of a ledger in a sentence, whether its chain is intact, and all rows as a file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from gwasprivacy.base.errors import GwasPrivacyError, LedgerUnavailable
from gwasprivacy.base.language import say, say_count
from gwasprivacy.base.number_words import count
from gwasprivacy.base.safe_files import OWNER_ONLY
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.ledger.positions import Compared, read_newest
from gwasprivacy.release.ledger.rows_in_words import RowInWords, exported, rows_in_words
from gwasprivacy.ui.shell.jobs import JobRunner, Lane
from gwasprivacy.ui.shell.plain_words import tip
from gwasprivacy.ui.tools.tool_dialog import ToolDialog
from gwasprivacy.ui.widgets.card import Card, label, set_role
from gwasprivacy.ui.widgets.dialogs import dialogs
from gwasprivacy.ui.widgets.file_places import LEDGER_FILES, FilePlace, FileQuestion, offering
from gwasprivacy.ui.widgets.inline_error import InlineError

LANE = "tool-ledger"


@dataclass(frozen=True, slots=True, kw_only=True)
class LedgerLook:
    """A ledger's rows, and what it was compared with; ``problem``: why it is not the newest."""

    rows: tuple[RowInWords, ...]
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
        _, compared = read_newest(Ledger(path))
    except LedgerUnavailable as error:
        return LedgerLook(rows=rows, compared=None, problem=error)
    return LedgerLook(rows=rows, compared=compared, problem=None)


class LedgerDialog(ToolDialog):
    """The ledger on the left, its rows on the right."""

    def __init__(self, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(jobs, title=say("Ledger"), verb=say("&Export…"), lane=LANE, size=(1000, 640), parent=parent)
        self._look = Lane(jobs, f"{LANE}-look")
        self.found: LedgerLook | None = None
        card = Card(say("The ledger"), topic="release-ledger")
        self.ledger = FileQuestion(
            say("Ledger"),
            FilePlace(
                say("Ledger"), empty=say("Drop a .gwasledger here."), filters=offering(say("Ledgers"), LEDGER_FILES)
            ),
        )
        self.ledger.place.picked.connect(self.open_ledger)
        card.body.addWidget(self.ledger)
        card.body.addWidget(
            label(
                say("It is read and checked, never changed. The exported file has dates, titles and what was spent."),
                "muted",
            )
        )
        self.left.add(card)
        self.inputs += [self.ledger]
        self.verdict = label("", "title")
        self.compared = label("", "muted")
        self.problem = InlineError()
        self.rows = QTreeWidget()
        self.rows.setRootIsDecorated(False)
        self.rows.setAlternatingRowColors(True)
        self.rows.setWordWrap(True)
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
