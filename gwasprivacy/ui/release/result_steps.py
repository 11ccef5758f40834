"""Steps "What will be published", before the draw, and "Done", after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import PurePath

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QWidget

from gwasprivacy.base.declared_fields import Group
from gwasprivacy.base.language import say, say_count
from gwasprivacy.base.number_words import count
from gwasprivacy.base.sentences import tell
from gwasprivacy.plan.study_previews import not_corrected
from gwasprivacy.release.keys.key_files import public_beside
from gwasprivacy.statement.report import Report
from gwasprivacy.statement.result import Result
from gwasprivacy.statement.result_words import inconclusive_words, place_words
from gwasprivacy.ui.release.release_runner import ReleaseRunner
from gwasprivacy.ui.release.step import RunnerStep
from gwasprivacy.ui.release.step_card import StepState
from gwasprivacy.ui.release.words import Step, done_line, leaves_line, nothing_else, snp_words
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.plain_words import tip
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import InlineMessage, label
from gwasprivacy.ui.widgets.declared_rows import DeclaredRows
from gwasprivacy.ui.widgets.inline_error import InlineError

MOST_ROWS = 12  # SNPs listed in the card; all are in the table


class PublishedStep(RunnerStep):
    """Exactly what is published, before it is."""

    def __init__(self, runner: ReleaseRunner, document: PlanDocument, parent: QWidget | None = None) -> None:
        super().__init__(Step.LEAVES, runner, "release-leaves", parent)
        self._document = document
        self.leaves = label("")
        self.body.addWidget(self.leaves)
        self.body.addWidget(
            label(
                say(
                    "The preview of the report shows all that is published. The draw adds the result, the power if the plan "
                    "assumes an effect, the ledger’s row, and who signed."
                ),
                "muted",
            )
        )
        self.nothing_else = label("", "title")
        self.body.addWidget(self.nothing_else)
        self.limits = label(not_corrected(document.plan.design), "muted")
        self.limits.setProperty("helpTopic", "not-modelled")
        self.body.addWidget(self.limits)
        self.facts = DeclaredRows(
            Group.REPORT, lambda path, value: self.error.attempt(lambda: document.set_field(path, value))
        )
        self.body.addLayout(self.facts.rows())
        self.body.addWidget(label(say("The signed text stays in English."), "muted"))
        self.error = InlineError()
        self.body.addWidget(self.error)
        self.go_on = QPushButton(say("I have read this; continue"))
        self.go_on.clicked.connect(self._read)
        row = QHBoxLayout()
        row.addWidget(self.go_on)
        row.addStretch(1)
        self.body.addLayout(row)

    def _read(self) -> None:
        self.runner.has_read = True
        self.runner.changed.emit()

    def first_control(self) -> QWidget:
        return self.go_on

    def refresh(self, opened: bool) -> None:
        done = self.runner.done
        plan = self.runner.plan if done is None else done.report.plan
        self.show_state(self._state_now(), leaves_line(plan), opened=opened)
        self.leaves.setText(f"{leaves_line(plan)}.")
        self.nothing_else.setText(nothing_else(plan))
        self.limits.setText(not_corrected(plan.design))
        self.facts.refresh(lambda each: each.owner(plan))
        self.go_on.setVisible(self.runner.step is Step.LEAVES)


def _file_lines(files: Sequence[PurePath]) -> list[str]:
    """A line for each file, and one for each folder of files: all that can be read at a glance."""
    inside = Counter(each.parts[0] for each in files if len(each.parts) > 1)
    return [each.name for each in files if len(each.parts) == 1] + [
        say_count("{folder}: {n} files", one="{folder}: 1 file", n=n, folder=f"{folder}/")
        for folder, n in inside.items()
    ]


class DoneStep(RunnerStep):
    """What was published, and what can be done with it."""

    verify_asked = Signal(object, object)  # report, public key or None
    show_asked = Signal()
    another_asked = Signal()

    def __init__(self, runner: ReleaseRunner, parent: QWidget | None = None) -> None:
        super().__init__(Step.DONE, runner, "release-done", parent)
        self.heading = label("", "title")
        self.body.addWidget(self.heading)
        self.table = QGridLayout()
        self.table.setHorizontalSpacing(2 * GRID)
        self.table.setVerticalSpacing(GRID // 2)
        self.table.setColumnStretch(2, 1)
        self.body.addLayout(self.table)
        self.more_snps = label("", "muted")
        self.body.addWidget(self.more_snps)
        self.warnings = InlineMessage("warning")
        self.body.addWidget(self.warnings)
        buttons = QGridLayout()
        buttons.setSpacing(GRID)
        self.open_folder = QPushButton(say("Open folder"))
        self.verify = QPushButton(say("Verify"))
        self.show_report = QPushButton(say("Show report"))
        self.another = QPushButton(say("Another release…"))
        self.open_folder.clicked.connect(self._open_folder)
        self.verify.clicked.connect(self._verify)
        self.show_report.clicked.connect(self.show_asked)
        self.another.clicked.connect(self.another_asked)
        for i, button in enumerate((self.open_folder, self.verify, self.show_report, self.another)):
            buttons.addWidget(button, i // 2, i % 2)
        self.body.addLayout(buttons)
        self.body.addWidget(label(say("Files"), "muted"))
        self.files = label("", selectable=True)
        self.body.addWidget(self.files)
        self._cells: list[QWidget] = []

    def first_control(self) -> QWidget:
        return self.open_folder

    def _open_folder(self) -> None:
        if self.runner.done is not None:
            folder = self.runner.done.report_path.parent
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    def _verify(self) -> None:
        if self.runner.done is None:
            return
        key = self.runner.key_path
        self.verify_asked.emit(self.runner.done.report_path, None if key is None else public_beside(key))

    def refresh(self, opened: bool) -> None:
        done = self.runner.done
        if done is None:
            self.show_state(StepState.AHEAD, "", opened=False)
            return
        outcome, result = done, done.report.result
        assert result is not None
        self.show_state(StepState.DONE, done_line(result, outcome.report_path.parent), opened=opened)
        self.heading.setText(say("Release created. The report is signed and saved."))
        self._show_result(done.report, result)
        self.warnings.show_message("\n".join(self.runner.warnings))
        folder = outcome.report_path.parent
        self.files.setText("\n".join(_file_lines([path.relative_to(folder) for path in outcome.files])))
        self.files.setToolTip(tip(outcome.report_path.parent))

    def _show_result(self, report: Report, result: Result) -> None:
        effects = report.effects
        for cell in self._cells:
            self.table.removeWidget(cell)
            cell.hide()
            cell.deleteLater()
        self._cells = []
        for snp in result.snps[:MOST_ROWS]:
            self._add_row(snp.name, say("chr {chromosome}", chromosome=snp.chromosome), place_words(snp))
            if words := snp_words(snp, effects.get(snp.name)):
                self._add_line(words, "muted")
        if effects:
            self._add_line(tell("effects.winners-curse"), "muted")
        if result.inconclusive:
            self._add_line(inconclusive_words(report.plan), "title")
        if result.count is not None:
            self._add_line(
                say_count("About {n} SNPs are significant.", one="About 1 SNP is significant.", n=result.count), "title"
            )
        rest = len(result.snps) - MOST_ROWS
        self.more_snps.setText(say("and {rest} more in the table", rest=count(rest)) if rest > 0 else "")
        self.more_snps.setVisible(rest > 0)

    def _add_row(self, *texts: str) -> None:
        row = self.table.rowCount()
        for column, text in enumerate(texts):
            cell = label(text, "title" if column == 0 else "muted", wrap=False, selectable=True)
            self.table.addWidget(cell, row, column)
            self._cells.append(cell)

    def _add_line(self, text: str, role: str) -> None:
        line = label(text, role, selectable=True)
        self.table.addWidget(line, self.table.rowCount(), 0, 1, 3)
        self._cells.append(line)
