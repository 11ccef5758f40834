"""Plan → Planning report…: a report for the ethics board or the funder, before there are data."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QPushButton, QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.forecast.largest_and_executor import MakeExecutor, processes_for
from gwasprivacy.release.known_panels import KnownPeople
from gwasprivacy.release.planning_report.planning import PlanningFiles
from gwasprivacy.ui.planning_report.planning_work import (
    KeyProblem,
    PlanningOrder,
    WrittenPlanning,
    write_planning_files,
)
from gwasprivacy.ui.planning_report.split_budget import ReleasesCard
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.error_words import error_words
from gwasprivacy.ui.shell.first_size import within_screen
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.shell.offered_remedies import show_field
from gwasprivacy.ui.shell.plain_words import tip
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.tools.tool_dialog import ToolDialog
from gwasprivacy.ui.widgets.card import Card, label
from gwasprivacy.ui.widgets.form_rows import AssumedEffect
from gwasprivacy.ui.widgets.inline_error import InlineError

WIDTH = 680  # px


class PlanningDialog(ToolDialog):
    """Asks how the budget is split, for a key and for a folder; runs the work as a job; shows where the files are."""

    help_page = "terms-calibration#Planning report"

    def __init__(
        self,
        document: PlanDocument,
        jobs: JobRunner,
        parent: QWidget | None = None,
        *,
        make_executor: MakeExecutor = processes_for,
        known_people: Callable[[], KnownPeople] = KnownPeople,
    ) -> None:
        super().__init__(
            jobs,
            title=say("Planning report"),
            verb=say("Write the report"),
            lane="planning",
            size=(WIDTH, 0),
            parent=parent,
        )
        self._document, self._make_executor, self._known_people = document, make_executor, known_people
        self.files: PlanningFiles | None = None
        self.left.hide()
        self.right.setSpacing(GRID + 4)
        self.right.addWidget(
            label(
                say(
                    "For the ethics board or the funder, before there are data: the guarantee, what will be "
                    "published, the power, and the sample size needed. It is computed from the plan’s "
                    "assumptions; nothing is drawn or spent."
                )
            )
        )
        self.releases = ReleasesCard(document)
        self.releases.changed.connect(self.refresh)
        self.outcome = label("", selectable=True)
        self.outcome.hide()
        self.effect = AssumedEffect(document, parent=self)
        self.effect.change_asked.connect(lambda: show_field(parent or self, "scenario.disease"))
        for signal in (document.effect_confirmed, document.changed):
            signal.connect(self.refresh)
        for part in (self.releases, self.effect, self._files_card(), self.outcome):
            self.right.addWidget(part)
        self.right.addStretch(1)
        self.open_report = QPushButton(say("Open"))
        self.open_report.setAccessibleName(say("Open the report"))
        self.open_report.clicked.connect(self._open_report)
        self.buttons.insertWidget(self.buttons.indexOf(self.open_folder), self.open_report)
        self.inputs.append(self.releases)
        self.ready()
        self._fit()

    def _files_card(self) -> Card:
        card = Card(say("Signature and folder"))
        self.key = self.may_sign()
        self.folder = self.asks_for_folder(
            say("Folder"), say("Folder for the report"), say("Where to save the planning report")
        )
        for part in (self.key, self.folder):
            card.body.addWidget(part)
        return card

    # What the user says ---------------------------------------------------------------------------------------------

    def why_not(self) -> str:
        try:
            self.releases.releases()
        except GwasPrivacyError:
            return say("These releases cannot be planned.")
        if self.effect.why_not:
            return self.effect.why_not
        if self.folder.place.path is None:
            return say("Choose a folder first.")
        if self.key.path is not None and not self.key.is_answered:
            return say("Enter the passphrase of the key.")
        return ""

    def known_paths(self) -> tuple[Path | None, ...]:
        folder = self.folder.place.path
        return self.key.path, None if folder is None else folder / "x"

    def place_of(self, error: GwasPrivacyError) -> InlineError:
        return self.key.error if isinstance(error, KeyProblem) else self.error

    # The work -------------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Write the report; asks before anything is replaced."""
        folder = self.folder.place.path
        if self.why_not() or self.is_running or folder is None:
            return
        self.key.error.show_message("")
        self.outcome.hide()
        self.files = None
        try:
            files = PlanningFiles.choose(folder, self._document.plan.title, force=True)
            force = self.may_replace([files.report, files.plan, files.pdf])
            if force is None:
                return
            order = PlanningOrder(
                plan=self._document.plan,
                releases=self.releases.releases(),
                files=files,
                key_path=self.key.path,
                base=self._document.folder,
                force=force,
                known=self._known_people(),
            )
        except GwasPrivacyError as error:
            self.error.show_error(error, *self.known_paths())
            return
        self.run(
            write_planning_files,
            order,
            self.key.take_passphrase(),
            make_executor=self._make_executor,
            title=say("The planning report"),
            done=lambda written: self._written(files, written),
        )

    def _written(self, files: PlanningFiles, written: WrittenPlanning) -> None:
        self.files, self.folder_made = files, files.folder
        if written.pdf_error is not None:
            self.note.show_message(say("The PDF was not written: {error}", error=error_words(written.pdf_error)))
        where = files.folder.name
        names = ", ".join(path.name for path in (files.pdf, files.report, files.plan) if path.exists())
        self.outcome.setText(
            say("Signed and saved in {folder}: {files}.", folder=where, files=names)
            if written.report.key_ids
            else say("Saved without signature in {folder}: {files}.", folder=where, files=names)
        )
        self.outcome.setToolTip(tip(files.folder))
        self.outcome.show()
        self.refresh()
        self.open_report.setFocus(Qt.FocusReason.OtherFocusReason)

    # Showing --------------------------------------------------------------------------------------------------------

    def show_more(self) -> None:
        self.effect.refresh()
        self.open_report.setVisible(self.files is not None and self.files.pdf.exists())
        QTimer.singleShot(0, self, self._fit)

    def _fit(self) -> None:
        """Grow where rows or sentences have come, as far as the screen goes; never shrink under the pointer."""
        more = self.two_sides.missing_height()
        if more > 0:
            self.resize(within_screen(self, self.width(), self.height() + more))

    def _open_report(self) -> None:
        if self.files is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.files.pdf)))
