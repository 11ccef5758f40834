"""Several reports on the page that verifies: a line for each file, what they say together, and a slip to print."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QPushButton, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from gwasprivacy.base.language import say
from gwasprivacy.release.several_reports.check import Together
from gwasprivacy.release.several_reports.checked_files import CheckedFile
from gwasprivacy.ui.release.words import reason_words, verdict_words
from gwasprivacy.ui.shell.error_words import error_words
from gwasprivacy.ui.shell.plain_words import tip
from gwasprivacy.ui.shell.theme import GRID, theme
from gwasprivacy.ui.widgets.card import InlineMessage, label
from gwasprivacy.ui.widgets.dialogs import dialogs
from gwasprivacy.ui.widgets.inline_error import InlineError
from gwasprivacy.ui.widgets.verdict_mark import Verdict


class SeveralReports(QWidget):
    """What came out.  ``opened(path)``: one of them is to be shown by itself."""

    opened = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.found: Together | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID)
        self.list = QTreeWidget()
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setAlternatingRowColors(True)
        self.list.setAccessibleName(say("Reports and results"))
        self.list.setHeaderLabels([say("File"), say("Result"), say("Signed by"), say("Release")])
        self.list.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.list.header().setStretchLastSection(True)
        self.list.itemActivated.connect(self._open)
        self.words = label("", selectable=True)
        self.note = label(say("Double-click a line, or press Return, to see that report’s pages."), "muted")
        self.slip = QPushButton(say("Save a slip to print…"))
        self.slip.clicked.connect(self._save)
        self.saved, self.error = InlineMessage("good"), InlineError()
        row = QHBoxLayout()
        row.addWidget(self.slip)
        row.addWidget(self.note, 1)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.words)
        layout.addLayout(row)
        layout.addWidget(self.saved)
        layout.addWidget(self.error)

    def show_found(self, found: Together) -> None:
        self.found = found
        self.saved.show_message("")
        self.error.show_message("")
        self.list.clear()
        for each in found.files:
            report = None if each.found is None else each.found.report
            about = (
                _why_not(each)
                if report is None
                else say(
                    "{title}, release {number} of {date}",
                    title=report.plan.title,
                    number=report.number,
                    date=report.predicate["release"]["date"],
                )
            )
            item = QTreeWidgetItem([each.name, each.verdict, each.signer, about])
            item.setData(0, Qt.ItemDataRole.UserRole, each.path)
            verdict = Verdict.BAD if each.found is None else verdict_words(each.found)[0]
            item.setForeground(1, QColor(theme().colour("muted" if verdict is Verdict.NONE else verdict)))
            item.setToolTip(1, tip(_why_not(each)))
            item.setToolTip(3, tip(about))
            self.list.addTopLevelItem(item)
        first = self.list.topLevelItem(0)
        if first is not None:
            self.list.setCurrentItem(first)
        self.words.setText("\n".join(_lines(found)))

    def _open(self, item: QTreeWidgetItem) -> None:
        self.opened.emit(item.data(0, Qt.ItemDataRole.UserRole))

    def _save(self) -> None:
        from gwasprivacy.rendering.verification_slip import render_slip

        found = self.found
        if found is None:
            return
        chosen = dialogs().save_file(
            self.window(), say("Save a slip to print"), "PDF (*.pdf)", Path("verification.pdf")
        )
        if chosen is not None and self.error.attempt(lambda: render_slip(found, chosen, force=True)):
            self.saved.show_message(say("Saved: {file}", file=chosen.name))


def _why_not(each: CheckedFile) -> str:
    """Why nobody may rely on a file; "" for a good one."""
    if each.found is None:
        return "" if each.error is None else error_words(each.error, each.path)
    return "" if each.is_valid else reason_words(each.found, each.path)


def _lines(found: Together) -> list[str]:
    """What they say together: of each ledger whether it only grew, what was found, and what was spent."""
    said = []
    for ledger in found.ledgers:
        said += [text for text in (ledger.words(), ledger.link_words()) if text]
        said += [each.words for each in ledger.findings]
        said += [each.words() for each in ledger.accounts]
    return said
