"""Places for a file: drop one, or choose it with the keyboard.  Nothing here is remembered: a study's name can be private."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QMimeData, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.base.printable_text import shown
from gwasprivacy.ui.shell.offered_remedies import ANOTHER_KEY
from gwasprivacy.ui.shell.plain_words import tip
from gwasprivacy.ui.shell.theme import GRID, RADIUS, theme, theme_source
from gwasprivacy.ui.shell.zoom import keep_lines
from gwasprivacy.ui.widgets.card import label
from gwasprivacy.ui.widgets.dialogs import dialogs
from gwasprivacy.ui.widgets.inline_error import InlineError
from gwasprivacy.ui.widgets.plots.plot import pen

Chooser = Callable[[QWidget], Path | None]

LEDGER_FILES = "*.gwasledger"
PRIVATE_KEY_FILES = "*.key.pem *.pem"
PUBLIC_KEY_FILES = "*.pub.pem *.pem"
REPORT_FILES = "*.release.json *.planning.json *.risk.json *.json"


def study_files() -> str:
    """The files of studies of every kind, in Qt's form."""
    from gwasprivacy.study.formats.registry import study_endings  # slow to import

    return " ".join(f"*{ending}" for ending in study_endings())


def study_place_words() -> str:
    """What an empty place for a study says."""
    from gwasprivacy.study.formats.registry import usual_endings  # slow to import

    return say("Drop a study here: {endings}.", endings=usual_endings())


def offering(kind: str = "", files: str = "") -> str:
    """What a file dialog offers, in Qt's form: files of a kind first ("Plans", "*.gwasplan"), and all files."""
    everything = say("All files ({files})", files="*")
    return f"{kind} ({files});;{everything}" if kind else everything


def dropped_files(mime: QMimeData) -> list[Path]:
    """The local files of a drop, in order; nothing else is taken."""
    return [Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile()]


class FilePlace(QFrame):
    """One file that the user names: ``picked(path)`` by drop or by the button.

    ``gather``: makes one path of several files that were dropped or chosen together.  Empty, it says what belongs here; filled, it shows the file's name (its folder in the tool tip) and "Change…".
    """

    picked = Signal(object)
    cleared = Signal()

    def __init__(
        self,
        name: str,
        *,
        empty: str,
        choose: str = "",
        filters: str = "",
        chooser: Chooser | None = None,
        clearable: bool = False,
        gather: Callable[[list[Path]], Path] | None = None,
    ) -> None:
        super().__init__()
        self._name = name
        self._gather = gather
        self._filters = filters
        self._chooser = chooser
        self._hot = False
        self._path: Path | None = None
        self.setAcceptDrops(True)
        self.setAccessibleName(name)
        self._empty_text = empty
        layout = QVBoxLayout(self)
        layout.setContentsMargins(GRID + 4, GRID, GRID + 4, GRID)
        layout.setSpacing(GRID // 2)
        row = QHBoxLayout()
        row.setSpacing(GRID)
        self.text = label(empty, "muted")
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)  # some say in four lines what may be dropped
        self.text.setSizePolicy(policy)
        keep_lines(self.text, 2)
        self._choose_text = choose or say("Choose…")
        self.button = QPushButton(self._choose_text)
        self.button.setAccessibleName(say("{name}: choose a file", name=name))
        self.button.clicked.connect(self.choose)
        self.clear_button = QPushButton(say("Remove"))
        self.clear_button.setProperty("role", "link")
        self.clear_button.setAccessibleName(say("{name}: remove", name=name))
        self.clear_button.clicked.connect(self._clear)
        self._clearable = clearable
        row.addWidget(self.text, 1)
        row.addWidget(self.clear_button, 0)
        row.addWidget(self.button, 0)
        layout.addLayout(row)
        theme_source().changed.connect(self.update)
        self.show_path(None)

    @property
    def path(self) -> Path | None:
        return self._path

    def show_path(self, path: Path | None, text: str | None = None) -> None:
        """Show ``path`` as chosen (or None), without ``picked``.  ``text`` is shown instead of the file's name."""
        self._path = path
        self.text.setText(self._empty_text if path is None else text or shown(path.name))
        self.text.setProperty("role", "muted" if path is None else "title")
        self.text.style().unpolish(self.text)
        self.text.style().polish(self.text)
        self.text.setToolTip("" if path is None else tip(path))
        self.button.setText(self._choose_text if path is None else say("Change…"))
        self.clear_button.setVisible(self._clearable and path is not None)
        self.setAccessibleDescription(self._empty_text if path is None else say("Chosen: {name}", name=path.name))
        self.update()

    def choose(self) -> None:
        """Ask for a file; ``picked`` follows unless the question is left."""
        folder = self._path.parent if self._path is not None else None
        if self._chooser is not None:
            path = self._chooser(self)
        elif self._gather is not None:
            self.take(dialogs().open_files(self.window(), self._name, self._filters, folder))
            return
        else:
            path = dialogs().open_file(self.window(), self._name, self._filters, folder)
        if path is not None:
            self.picked.emit(path)

    def _clear(self) -> None:
        self.show_path(None)
        self.cleared.emit()

    # Drag and drop --------------------------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_files(event.mimeData()):
            event.acceptProposedAction()
            self._set_hot(True)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._set_hot(False)

    def dropEvent(self, event: QDropEvent) -> None:
        self._set_hot(False)
        files = dropped_files(event.mimeData())
        if files:
            event.acceptProposedAction()
            self.take(files)

    def take(self, files: list[Path]) -> None:
        """Files that came together; ``picked`` follows unless they do not belong together."""
        if not files:
            return
        try:
            path = files[0] if self._gather is None else self._gather(files)
        except GwasPrivacyError as error:
            dialogs().tell_error(self.window(), self._name, error)
            return
        self.picked.emit(path)

    def _set_hot(self, hot: bool) -> None:
        self._hot = hot
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A dashed outline while a file is missing, a quiet ground once it is there."""
        t = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = self.rect().adjusted(1, 1, -1, -1)
        if self._hot:
            painter.setPen(pen(t.colour("accent"), 2.0))
            painter.setBrush(t.tint)
        elif self._path is None:
            painter.setPen(pen(t.colour("muted", 0.7), 1.0, dashed=True))
            painter.setBrush(Qt.BrushStyle.NoBrush)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(t.colour("window"))
        painter.drawRoundedRect(area, RADIUS, RADIUS)


class FileQuestion(QWidget):
    """A :class:`FilePlace` with its caption above and room for an error below."""

    def __init__(self, caption: str, place: FilePlace) -> None:
        super().__init__()
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(GRID // 2)
        self.caption = label(caption, "muted")
        if not caption:  # shown by itself it would be a window for a moment, which closes an open menu
            self.caption.hide()
        self.place = place
        self.error = InlineError()
        self.error.offer(ANOTHER_KEY, say("Choose another file…"), place.choose)
        for widget in (self.caption, place, self.error):
            self.body.addWidget(widget)
