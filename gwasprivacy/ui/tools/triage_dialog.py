"""Tools → Check files of results…: files before they leave, in the order in which to look at them."""

from __future__ import annotations

import math
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QPushButton, QTableWidget, QTableWidgetItem, QWidget

from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import percent
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.release.result_files.reasons import say_verdict
from gwasprivacy.release.result_files.rule import ORDER, FileVerdict
from gwasprivacy.release.result_files.triage import LARGEST_STUDY, Asked, Queue, triage
from gwasprivacy.rendering.results_slip import NAMES, write_slip
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.tools.tool_dialog import ToolDialog
from gwasprivacy.ui.widgets.card import Card, label
from gwasprivacy.ui.widgets.dialogs import dialogs
from gwasprivacy.ui.widgets.drop_target import DropTarget
from gwasprivacy.ui.widgets.fields import CountField
from gwasprivacy.ui.widgets.file_places import PUBLIC_KEY_FILES, FilePlace, FileQuestion, offering
from gwasprivacy.ui.widgets.form_rows import Rows

LANE = "tool-triage"
_PLACE = Qt.ItemDataRole.UserRole


def look_at(asked: Asked, *, work: Work = UNWATCHED) -> Queue:
    """Look at every file.  Raises InvalidInput, PrivacyRefusal, Cancelled."""
    return triage(asked, work)


def save_slip(queue: Queue, folder: Path, force: bool, *, work: Work = UNWATCHED) -> Path:
    """Write results.json and the slip.  Raises InvalidInput, Cancelled, with nothing written."""
    work.check()
    write_slip(queue, folder, force=force)
    return folder


class _Cell(QTableWidgetItem):
    """A cell that is sorted by a number in the place of its words."""

    def __init__(self, text: str, order: float) -> None:
        super().__init__(text)
        self.order = order

    def __lt__(self, other: QTableWidgetItem) -> bool:
        return self.order < other.order if isinstance(other, _Cell) else super().__lt__(other)


class TriageDialog(ToolDialog):
    """The folder and what it is held to on the left; on the right the queue, and why of the file that is chosen."""

    help_page = "files-of-results"

    def __init__(self, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(
            jobs, title=say("Check files of results"), verb=say("&Check"), lane=LANE, size=(1040, 680), parent=parent
        )
        self.queue: Queue | None = None
        self._add_files()
        self._add_limits()
        self.summary = label(say("Drop a folder of files here, or one file."), "title")
        self.table = QTableWidget(0, 4)
        self.table.setAccessibleName(say("Files, what to look at first on top"))
        self.table.setHorizontalHeaderLabels([say("Verdict"), say("File"), say("Advantage"), say("Reasons")])
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setTabKeyNavigation(False)
        self.table.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.table.itemSelectionChanged.connect(self._show_chosen)
        self.why = label("", "muted")
        self.right.addWidget(self.summary)
        self.right.addWidget(self.table, 1)
        self.right.addWidget(self.why)
        self.slip = QPushButton(say("&Save the slip…"))
        self.slip.setAutoDefault(False)
        self.slip.clicked.connect(self._save)
        self.buttons.insertWidget(1, self.slip)
        DropTarget(self, self.take, ready=lambda: not self.is_running)
        self.ready()

    def _add_files(self) -> None:
        card = Card(say("The files"))
        self.folder = self.asks_for_folder(
            say("Files to check: a folder, or one file that you drop here"),
            say("Folder"),
            say("Folder with the files"),
        )
        self.folder.place.picked.connect(lambda _path: self._clear())
        self.participants = CountField(
            say("Participants of whom the results are"), low=0, high=min(LARGEST_STUDY, 2**31 - 1)
        )
        self.participants.edited.connect(lambda _value: self._clear())
        rows = Rows()
        rows.add(say("Participants"), self.participants)
        self.earlier = self.asks_for_folder(
            say("Files released before (optional)"), say("Earlier folder"), say("Folder with the files released before")
        )
        card.body.addWidget(self.folder)
        card.body.addLayout(rows)
        card.body.addWidget(self.earlier)
        self.left.add(card)
        self.inputs.append(self.participants)

    def _add_limits(self) -> None:
        card = Card(say("Limits"))
        self.policy = self._asks_for_file(
            say("Signed policy (optional)"), say("Policy"), say("Drop a policy here."), "*.json"
        )
        self.key = self._asks_for_file(
            say("The officer’s public key"), say("Public key"), say("Drop a .pub.pem here."), PUBLIC_KEY_FILES
        )
        card.body.addWidget(self.policy)
        card.body.addWidget(self.key)
        card.body.addWidget(
            label(say("The site’s own policy holds too. This is an assessment, not a guarantee."), "muted")
        )
        self.left.add(card)

    def _asks_for_file(self, caption: str, name: str, empty: str, files: str) -> FileQuestion:
        question = FileQuestion(caption, FilePlace(name, empty=empty, filters=offering(name, files), clearable=True))

        def chosen(path: Path) -> None:
            question.place.show_path(path)
            self._clear()

        question.place.picked.connect(chosen)
        question.place.cleared.connect(self._clear)
        self.inputs.append(question)
        return question

    def take(self, files: list[Path]) -> None:
        """A folder or a file that was dropped anywhere, or the folder of several files."""
        self.folder.place.picked.emit(files[0] if len(files) == 1 or files[0].is_dir() else files[0].parent)

    # The work -------------------------------------------------------------------------------------------------------

    def why_not(self) -> str:
        if self.folder.place.path is None:
            return say("Choose the files first.")
        return "" if self.participants.value() else say("Enter the number of participants.")

    def known_paths(self) -> tuple[Path | None, ...]:
        return (self.folder.place.path, self.earlier.place.path, self.policy.place.path, self.key.place.path)

    def start(self) -> None:
        folder = self.folder.place.path
        if self.is_running or self.why_not() or folder is None:
            return
        asked = Asked(
            folder=folder,
            participants=self.participants.value(),
            earlier=self.earlier.place.path,
            policy=self.policy.place.path,
            policy_key=self.key.place.path,
        )
        self._clear()
        self.run(look_at, asked, title=say("Checking files of results"), done=self._show)

    def _save(self) -> None:
        queue = self.queue
        if queue is None or self.is_running:
            return
        there = self.folder.place.path
        beside = there.parent if there is not None and there.is_file() else there
        folder = dialogs().choose_folder(self, say("Folder for results.json and the slip"), beside)
        if folder is None:
            return
        force = self.may_replace([folder / name for name in NAMES])
        if force is not None:
            self.run(save_slip, queue, folder, force, title=say("Saving the slip"), done=self._saved, abandon=False)

    def _saved(self, folder: Path) -> None:
        self.folder_made = folder
        self.note.show_message(say("Saved: results.json and results-slip.pdf."))

    # Showing --------------------------------------------------------------------------------------------------------

    def _clear(self) -> None:
        """What was found was of other answers."""
        self.queue = None
        self.table.setRowCount(0)
        self.summary.setText(say("Not checked yet."))
        self.why.setText("")
        self.refresh()

    def _show(self, queue: Queue) -> None:
        self.queue = queue
        self.summary.setText(queue.summary())
        self.table.setSortingEnabled(False)
        self.table.setRowCount(len(queue.files))
        for row, found in enumerate(queue.files):
            for column, cell in enumerate(self._cells(row, found)):
                cell.setData(_PLACE, row)
                self.table.setItem(row, column, cell)
        self.table.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)  # the queue's own order
        self.table.setSortingEnabled(True)
        for column in (0, 2, 3):
            self.table.resizeColumnToContents(column)
        self.table.selectRow(0)

    def _cells(self, row: int, found: FileVerdict) -> tuple[_Cell, ...]:
        known = not math.isnan(found.advantage)
        return (
            _Cell(say_verdict(found.verdict), -ORDER.index(found.verdict)),
            _Cell(found.file, row),
            _Cell(percent(found.advantage, up=True) if known else "–", found.advantage if known else -1.0),
            _Cell(str(len(found.reasons)), len(found.reasons)),
        )

    def _show_chosen(self) -> None:
        chosen = self.table.selectedItems()
        if self.queue is None or not chosen:
            self.why.setText("")
            return
        found = self.queue.files[chosen[0].data(_PLACE)]
        self.why.setText("\n".join(each.words() for each in found.reasons))

    def show_more(self) -> None:
        self.slip.setVisible(self.queue is not None)
        self.slip.setEnabled(not self.is_running)
