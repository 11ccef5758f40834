"""Plan → Planning report…: a report for the ethics board or the funder, before there are data."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, QUrl
from PySide6.QtGui import QCloseEvent, QDesktopServices, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLayout, QPushButton, QVBoxLayout, QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.forecast.largest_and_executor import MakeExecutor, processes_for
from gwasprivacy.release.known_panels import KnownPeople
from gwasprivacy.release.planning_report.planning import PlanningFiles
from gwasprivacy.release.signing import doubtful_key, is_encrypted
from gwasprivacy.ui.planning_report.split_budget import ReleasesCard
from gwasprivacy.ui.planning_report.work import KeyProblem, PlanningOrder, WrittenPlanning, write_planning_files
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.error_words import error_words
from gwasprivacy.ui.shell.jobs import JobRunner, Lane
from gwasprivacy.ui.shell.plain_words import tip
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.shell.window_menus import WindowKeys
from gwasprivacy.ui.widgets.card import Card, InlineMessage, label
from gwasprivacy.ui.widgets.dialogs import dialogs
from gwasprivacy.ui.widgets.explain import begin_at, explain_focus, first_asked, focus_chain
from gwasprivacy.ui.widgets.file_places import PRIVATE_KEY_FILES, FilePlace, FileQuestion, offering
from gwasprivacy.ui.widgets.inline_error import InlineError
from gwasprivacy.ui.widgets.passphrase import secret_field, wipe

WIDTH = 680  # px


class PlanningDialog(QDialog):
    """Asks how the budget is split, for a key and for a folder; runs the work as a job; shows where the files are."""

    def __init__(
        self,
        document: PlanDocument,
        jobs: JobRunner,
        parent: QWidget | None = None,
        *,
        make_executor: MakeExecutor = processes_for,
        known_people: Callable[[], KnownPeople] = KnownPeople,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("Planning report"))
        self._document, self._make_executor, self._known_people = document, make_executor, known_people
        self._lane = Lane(jobs, "planning")
        self._order: PlanningOrder | None = None
        self.files: PlanningFiles | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        layout.setSpacing(GRID + 4)
        # Rows of releases come and go: the dialog is never lower than they need.
        layout.setSizeConstraint(QLayout.SizeConstraint.SetMinimumSize)
        layout.addStrut(WIDTH)
        layout.addWidget(
            label(
                say(
                    "For the ethics board or the funder, before there are data: the guarantee, what will be "
                    "published, the power, and the sample size needed. It is computed from the plan’s "
                    "assumptions; nothing is drawn or spent."
                )
            )
        )
        self.releases = ReleasesCard(document)
        self.releases.changed.connect(self._refresh)
        layout.addWidget(self.releases)
        layout.addWidget(self._files_card())
        layout.addLayout(self._progress_row())
        self.error = InlineError()
        self.note = InlineMessage("warning")
        self.outcome = label("", selectable=True)
        self.outcome.hide()
        for part in (self.error, self.note, self.outcome):
            layout.addWidget(part)
        layout.addStretch(1)
        layout.addLayout(self._buttons())
        QShortcut(QKeySequence("F1"), self).activated.connect(self._explain)
        WindowKeys(self)
        self._refresh()

    def show_help_page(self, name: str) -> None:
        """The main window's help, also for "Read more" in an explanation."""
        show = getattr(self.parent(), "show_help_page", None)
        if show is not None:
            show(name)

    def _explain(self) -> None:
        if not explain_focus():
            self.show_help_page("terms-calibration#Planning report")

    def _files_card(self) -> Card:
        card = Card(say("Signature and folder"))
        self.key = FilePlace(
            say("Private key"),
            empty=say("No key: the report will not be signed."),
            choose=say("Sign…"),
            filters=offering(say("Private keys"), PRIVATE_KEY_FILES),
            clearable=True,
        )
        self.key.picked.connect(self._key_chosen)
        self.key.cleared.connect(lambda: self._key_chosen(None))
        self.passphrase = secret_field(say("Passphrase of the key"), say("passphrase of the key"))
        self.passphrase.textChanged.connect(lambda _text: self._refresh())
        self.passphrase.hide()
        self.key_error = InlineError()
        self.folder = FileQuestion(
            say("Folder"),
            FilePlace(say("Folder for the report"), empty=say("Choose a folder."), chooser=self._choose_folder),
        )
        self.folder.place.picked.connect(self._folder_chosen)
        for part in (self.key, self.passphrase, self.key_error, self.folder):
            card.body.addWidget(part)
        return card

    def _progress_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(GRID)
        self.stage = label("", "muted", wrap=False)
        self.stop = QPushButton(say("Cancel"))
        self.stop.setAccessibleName(say("Cancel the planning report"))
        self.stop.clicked.connect(self.cancel)
        for widget, stretch in ((self.stage, 1), (self.stop, 0)):
            policy = widget.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            widget.setSizePolicy(policy)
            row.addWidget(widget, stretch)
        return row

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(GRID)
        self.open_folder = QPushButton(say("Open folder"))
        self.open_report = QPushButton(say("Open"))
        self.open_report.setAccessibleName(say("Open the report"))
        self.open_folder.clicked.connect(lambda: self._open(folder=True))
        self.open_report.clicked.connect(lambda: self._open(folder=False))
        self.write = QPushButton(say("Write the report"))
        self.write.setProperty("role", "primary")
        self.write.setDefault(True)
        self.write.clicked.connect(self.start)
        self.leave = QPushButton(say("Close"))
        self.leave.clicked.connect(self.close)
        for button in (self.open_report, self.open_folder):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.leave)
        row.addWidget(self.write)
        return row

    # What the user says ---------------------------------------------------------------------------------------------

    def _key_chosen(self, path: Path | None) -> None:
        self.key_error.show_message("")
        wipe(self.passphrase)
        encrypted = False
        if path is not None:
            try:
                encrypted = is_encrypted(path)
                doubt = doubtful_key(path)
                self.key_error.show_error(doubt, path)
            except GwasPrivacyError as error:
                self.key_error.show_error(error, path)
                path = None
        self.key.show_path(path)
        self.passphrase.setVisible(encrypted)
        if encrypted:
            self.passphrase.setFocus(Qt.FocusReason.OtherFocusReason)
        self._refresh()

    def _choose_folder(self, place: QWidget) -> Path | None:
        return dialogs().choose_folder(place.window(), say("Where to save the planning report"), self.folder.place.path)

    def _folder_chosen(self, path: Path) -> None:
        self.folder.place.show_path(path)
        self.folder.error.show_message("")
        self._refresh()

    def why_not(self) -> str:
        """What is still missing; "" when the report can be written."""
        try:
            self.releases.releases()
        except GwasPrivacyError:
            return say("These releases cannot be planned.")
        if self.folder.place.path is None:
            return say("Choose a folder first.")
        if not self.passphrase.isHidden() and not self.passphrase.text():
            return say("Enter the passphrase of the key.")
        return ""

    # The work -------------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Write the report; asks before anything is replaced."""
        folder = self.folder.place.path
        if self.why_not() or self._lane.is_running or folder is None:
            return
        for part in (self.error, self.note, self.key_error):
            part.show_message("")
        self.outcome.hide()
        self.files = None
        name = self._document.plan.title
        force = False
        try:
            files = PlanningFiles.choose(folder, name)
        except GwasPrivacyError:
            question = say("{folder} already has a planning report with this name.", folder=folder.name)
            replace = say("Replace")
            answers = [replace, say("Keep")]
            if dialogs().ask(self, say("Replace the report?"), question, answers, unsafe=replace) != replace:
                return
            force = True
        try:
            files = PlanningFiles.choose(folder, name, force=force)
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
            self.error.show_error(error, folder / "x")
            return
        self._order = order
        passphrase = self.passphrase.text()
        wipe(self.passphrase)
        self._lane.start(
            write_planning_files,
            order,
            passphrase,
            make_executor=self._make_executor,
            title=say("The planning report"),
            on_done=self._written,
            on_failed=self._failed,
            on_cancelled=self._cancelled,
        )
        self._refresh()

    @property
    def is_running(self) -> bool:
        return self._lane.is_running

    def cancel(self) -> None:
        self._lane.cancel()

    def _written(self, written: WrittenPlanning) -> None:
        assert self._order is not None
        self.files = self._order.files
        report = written.report
        if written.pdf_error is not None:
            self.note.show_message(say("The PDF was not written: {error}", error=error_words(written.pdf_error)))
        names = [path.name for path in (self.files.pdf, self.files.report, self.files.plan) if path.exists()]
        where, files = self.files.folder.name, ", ".join(names)
        self.outcome.setText(
            say("Signed and saved in {folder}: {files}.", folder=where, files=files)
            if report.key_ids
            else say("Saved without signature in {folder}: {files}.", folder=where, files=files)
        )
        self.outcome.setToolTip(tip(self.files.folder))
        self.outcome.show()
        self._refresh()
        self.open_report.setFocus(Qt.FocusReason.OtherFocusReason)

    def _failed(self, error: GwasPrivacyError) -> None:
        key, folder = self.key.path, self.folder.place.path
        shown = self.key_error if isinstance(error, KeyProblem) else self.error
        shown.show_error(error, key, None if folder is None else folder / "x")
        self._refresh()

    def _cancelled(self) -> None:
        self.note.show_message(say("Stopped. Nothing was written."))
        self._refresh()

    # Showing --------------------------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        if not hasattr(self, "write"):
            return  # still being made
        running = self._lane.is_running
        shown: tuple[QWidget, ...] = (self.stage, self.stop)
        for widget in shown:
            widget.setVisible(running)
        self.stage.setText(say("Simulating and writing the report…") if running else "")
        asked: tuple[QWidget, ...] = (self.releases, self.key, self.passphrase, self.folder)
        for widget in asked:
            widget.setEnabled(not running)
        reason = self.why_not()
        self.write.setEnabled(not running and not reason)
        self.write.setToolTip(tip(reason))
        self.write.setAccessibleDescription(reason)
        self.open_report.setVisible(self.files is not None and self.files.pdf.exists())
        self.open_folder.setVisible(self.files is not None)
        QTimer.singleShot(0, self, self._fit)

    def _fit(self) -> None:
        """Grow where rows or sentences have come; never shrink under the pointer."""
        layout = self.layout()
        if layout is not None:
            layout.activate()
            needed = layout.totalHeightForWidth(self.width())
            if needed > self.height():
                self.resize(self.width(), needed)

    def _open(self, *, folder: bool) -> None:
        if self.files is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.files.folder if folder else self.files.pdf)))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        first = first_asked(focus_chain(self), self)
        if first is not None:
            begin_at(first, self.write)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.cancel()
        wipe(self.passphrase)
        event.accept()  # QDialog's own would ask reject(), which asks this again, and the dialog would stay

    def reject(self) -> None:
        """Esc closes as the button does."""
        self.close()
