"""What the dialogs of the Tools menu share: what you say on the left, what follows on the right, one job with Cancel."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QCloseEvent, QDesktopServices, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say, say_count, say_marked
from gwasprivacy.base.safe_files import write_all
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.first_size import within_screen
from gwasprivacy.ui.shell.jobs import JobRunner, Lane, Start
from gwasprivacy.ui.shell.open_files import OpenFiles
from gwasprivacy.ui.shell.plain_words import tip
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.shell.window_menus import WindowKeys
from gwasprivacy.ui.widgets.card import InlineMessage, label
from gwasprivacy.ui.widgets.dialogs import dialogs
from gwasprivacy.ui.widgets.explain import begin_at, explain_focus, first_asked, focus_chain
from gwasprivacy.ui.widgets.file_places import PRIVATE_KEY_FILES, FilePlace, FileQuestion, offering
from gwasprivacy.ui.widgets.inline_error import InlineError
from gwasprivacy.ui.widgets.signing_key import SigningKeyQuestion
from gwasprivacy.ui.widgets.tab_page import TabPage

LEAST_RIGHT = QSize(300, 0)  # px; beside the left column


def write_files(
    files: Mapping[Path, bytes],
    force: bool,
    mode: int = 0o666,
    *,
    work: Work = UNWATCHED,
) -> list[Path]:
    """Write all of ``files`` or none, on a worker thread.  Raises InvalidInput, Cancelled with nothing written."""
    work.progress(say("Writing the files"), 0, 1)
    work.check()
    write_all(files, force=force, mode=mode)
    return list(files)


class ToolDialog(QDialog):
    """One tool.  Subclasses fill ``left`` and ``right``, name the ``inputs`` that rest while it works, say when they are
    :meth:`ready`, and write :meth:`why_not`, :meth:`start` and, where more is to be shown again, :meth:`show_more`.
    """

    help_page = "tools"

    def __init__(
        self, jobs: JobRunner, *, title: str, verb: str, lane: str, size: tuple[int, int], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._lane = Lane(jobs, lane)
        self.is_ready = False
        self.folder_made: Path | None = None
        self.inputs: list[QWidget] = []
        self._signing_key: SigningKeyQuestion | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        layout.setSpacing(GRID)
        self.two_sides = TabPage(least=LEAST_RIGHT, margins=(0, 0))
        self.left, self.right = self.two_sides.left, self.two_sides.right
        self.examples = InlineMessage("warning")
        layout.addWidget(self.examples)
        layout.addWidget(self.two_sides, 1)
        self.error = InlineError()
        self.note = InlineMessage("warning")
        layout.addWidget(self.error)
        layout.addWidget(self.note)
        layout.addLayout(self._bottom_row(title, verb))
        QShortcut(QKeySequence("F1"), self).activated.connect(self._explain)
        WindowKeys(self)
        self.resize(within_screen(self, *size))

    def _bottom_row(self, title: str, verb: str) -> QHBoxLayout:
        self.buttons = row = QHBoxLayout()
        row.setSpacing(GRID)
        self.stage = label("", "muted", wrap=False)
        self.stage.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.stop = QPushButton(say("C&ancel"))
        self.stop.setAccessibleName(say("Cancel: {title}", title=title))
        self.stop.clicked.connect(self.cancel)
        self.open_folder = QPushButton(say("Open fol&der"))
        self.open_folder.clicked.connect(self._open_folder)
        self.leave = QPushButton(say("&Close"))
        self.leave.clicked.connect(self.close)
        self.make = QPushButton(verb)
        self.make.setProperty("role", "primary")
        self.make.setDefault(True)
        self.make.clicked.connect(self.start)
        self.stop.setAutoDefault(False)  # a second Return must not stop what the first one began
        row.addWidget(self.stage, 1)
        below: tuple[QWidget, ...] = (self.stop, self.open_folder, self.leave, self.make)
        for widget in below:
            row.addWidget(widget)
        return row

    def scrolled_right(self, name: str) -> QVBoxLayout:
        """A column for the right side that scrolls where the window is low; ``name`` is what a screen reader calls it."""
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        area.setAccessibleName(name)
        area.setWidget(inner)
        self.right.addWidget(area, 1)
        return column

    def says_examples(self, document: PlanDocument) -> None:
        """Say above everything else which of the plan's numbers are examples, as long as some are."""
        self._document = document
        document.changed.connect(self._say_examples)
        document.effect_confirmed.connect(self._say_examples)
        self._say_examples()

    def _say_examples(self) -> None:
        parts = ", ".join(map(say_marked, self._document.still_examples()))
        self.examples.show_message(
            parts
            and say("Example values, not your study’s: {parts}. Enter your own in Model and Calibration.", parts=parts)
        )

    def asks_for_key(self, caption: str, place: FilePlace | None = None) -> SigningKeyQuestion:
        """The question for the key that signs.  Its passphrase goes when the window closes, and is asked again after a failure."""
        self._signing_key = question = SigningKeyQuestion(caption, place)
        question.changed.connect(self.refresh)
        self.inputs.append(question)
        return question

    def may_sign(self) -> SigningKeyQuestion:
        """The question for a key that may be left out."""
        place = FilePlace(
            say("Private key"),
            empty=say("No key: the report will not be signed."),
            choose=say("Sign…"),
            filters=offering(say("Private keys"), PRIVATE_KEY_FILES),
            clearable=True,
        )
        question = self.asks_for_key("", place)
        place.picked.connect(lambda _path: question.ask_again())
        return question

    def asks_for_folder(
        self, caption: str, name: str, title: str, start: Callable[[], Path | None] = lambda: None
    ) -> FileQuestion:
        """The question where the files go, at first looked for from ``start``; ``title`` heads the choice."""

        def choose(place: QWidget) -> Path | None:
            return dialogs().choose_folder(place.window(), title, question.place.path or start())

        def chosen(path: Path) -> None:
            question.place.show_path(path)
            question.error.show_message("")
            self.refresh()

        question = FileQuestion(caption, FilePlace(name, empty=say("Choose a folder."), chooser=choose))
        question.place.picked.connect(chosen)
        self.inputs.append(question)
        return question

    # What the subclasses say ----------------------------------------------------------------------------------------

    def take_open(self, files: OpenFiles) -> None:
        """Fill what is still empty with what is open in the window."""

    def why_not(self) -> str:
        """What is still missing; "" when the work can begin."""
        return ""

    def start(self) -> None:
        """Begin the work."""
        raise NotImplementedError

    def cancelled_words(self) -> str:
        return say("Stopped. Nothing was written.")

    def known_paths(self) -> Sequence[Path | None]:
        """Files that a message may name: they are said without their folders."""
        return ()

    def place_of(self, _error: GwasPrivacyError) -> InlineError:
        """Where a failure is told."""
        return self.error

    # The work -------------------------------------------------------------------------------------------------------

    @property
    def is_running(self) -> bool:
        return self._lane.is_running

    def run(
        self,
        fn: Callable[..., Any],
        *args: Any,
        title: str,
        done: Callable[[Any], None],
        abandon: bool = True,
        **more: Any,
    ) -> None:
        """Call ``fn`` on a worker; ``done`` receives its result.  ``abandon``: see Lane."""
        for part in (self.error, self.note):
            part.show_message("")
        self.folder_made = None

        def ended(value: Any) -> None:
            self._rest()
            try:
                done(value)
            except GwasPrivacyError as error:
                self._failed(error)
            self.refresh()
            self.two_sides.show_right()

        asked = self._lane.start(
            fn,
            *args,
            title=title,
            abandon=abandon,
            on_done=ended,
            on_failed=self._failed,
            on_cancelled=self._cancelled,
            **more,
        )
        if asked is not Start.STARTED:
            return
        self.stage.setText(f"{title}…")
        self.stop.show()
        self.stop.setFocus(Qt.FocusReason.OtherFocusReason)  # what was pressed rests now
        self.refresh()

    def save(self, files: Mapping[Path, bytes], *, force: bool, done: Callable[[Any], None], mode: int = 0o666) -> None:
        """Write ``files``, all or none.  Its own ending counts: the window waits for it."""
        self.run(write_files, files, force, mode, title=say("Writing the files"), done=done, abandon=False)

    def may_replace(self, paths: Sequence[Path]) -> bool | None:
        """Whether files are in the way and may be replaced; None when they are to be kept."""
        there = [path for path in paths if path.exists() or path.is_symlink()]
        if not there:
            return False
        file, folder = there[0].name, there[0].parent.name
        if len(there) == 1:
            text = say("The folder {folder} already has {file}.", file=file, folder=folder)
        else:
            text = say_count(
                "The folder {folder} already has {file} and {n} more.",
                one="The folder {folder} already has {file} and 1 more.",
                n=len(there) - 1,
                file=file,
                folder=folder,
            )
        replace = say("Replace")
        answer = dialogs().ask(self, say("Replace existing files?"), text, [replace, say("Keep")], unsafe=replace)
        return True if answer == replace else None

    def cancel(self) -> None:
        self._lane.cancel()

    def _rest(self) -> None:
        """The keys are where the next work would begin."""
        self.make.setEnabled(True)
        self.make.setFocus(Qt.FocusReason.OtherFocusReason)

    def _failed(self, error: GwasPrivacyError) -> None:
        self._rest()
        self.place_of(error).show_error(error, *self.known_paths())
        self.refresh()
        if self._signing_key is not None:
            self._signing_key.ask_again()

    def _cancelled(self) -> None:
        self._rest()
        self.note.show_message(self.cancelled_words())
        self.refresh()

    # Showing --------------------------------------------------------------------------------------------------------

    def ready(self) -> None:
        """All parts are there: from now on they are shown as things are."""
        self.is_ready = True
        self.refresh()

    def show_more(self) -> None:
        """What a tool shows again beside :meth:`refresh`'s own."""

    def refresh(self) -> None:
        """Show what can be done now."""
        if not self.is_ready:
            return
        running = self.is_running
        self.stop.setVisible(running)
        if not running:
            self.stage.setText("")
        for widget in self.inputs:
            widget.setEnabled(not running)
        reason = "" if running else self.why_not()
        self.open_folder.setVisible(self.folder_made is not None)
        if reason and self.make.hasFocus():  # else Qt would send the keys to the first question
            (self.open_folder if self.folder_made is not None else self.leave).setFocus(Qt.FocusReason.OtherFocusReason)
        self.make.setEnabled(not running and not reason)
        self.make.setToolTip(tip(reason))
        self.make.setAccessibleDescription(reason)
        if not running:
            self.stage.setText(reason)
            self.stage.setToolTip(tip(reason))
        self.show_more()

    def _open_folder(self) -> None:
        if self.folder_made is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.folder_made)))

    def show_help_page(self, name: str) -> None:
        """The main window's help, also for "Read more" in an explanation."""
        show = getattr(self.parent(), "show_help_page", None)
        if show is not None:
            show(name)

    def _explain(self) -> None:
        if not explain_focus():
            self.show_help_page(self.help_page)

    def showEvent(self, event: QShowEvent) -> None:
        """The keys go through what is asked, then what follows, then the buttons below."""
        super().showEvent(event)
        below: list[QWidget] = [self.stop, self.open_folder, self.leave, self.make]
        chain = [widget for widget in focus_chain(self) if widget not in below]
        for before, after in itertools.pairwise([*chain[-1:], *below]):
            QWidget.setTabOrder(before, after)
        # Where nothing is asked the keys begin at the button, and no frame stands around what is only read.
        first = first_asked(chain, self) if self.left.isVisibleTo(self) or self.inputs else self.make
        if first is not None and not self.is_running:
            begin_at(first, self.make)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._signing_key is not None:
            self._signing_key.take_passphrase()
        self.cancel()
        event.accept()  # QDialog's own would ask reject(), which asks this again

    def reject(self) -> None:
        """Esc stops the work; without any it closes as the button does."""
        if self.is_running:
            self.cancel()
        else:
            self.close()
