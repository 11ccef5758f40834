"""Where files can be dropped: a frame lights up around it while they are above it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QDropEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gwasprivacy.ui.shell.theme import RADIUS, theme
from gwasprivacy.ui.widgets.file_places import dropped_files
from gwasprivacy.ui.widgets.plots.plot import pen


class _Glow(QWidget):
    """The frame; nothing can be clicked or dropped on it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._around = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def light_up(self) -> None:
        self.setGeometry(self._around.rect())
        self.raise_()
        self.show()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen(theme().colour("accent"), 3.0))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), RADIUS, RADIUS)


class DropTarget(QObject):
    """Lets files be dropped on ``widget`` while it is ``ready``; ``take`` gets them."""

    def __init__(
        self, widget: QWidget, take: Callable[[list[Path]], None], *, ready: Callable[[], bool] = lambda: True
    ) -> None:
        super().__init__(widget)
        self._take, self._ready = take, ready
        self.glow = _Glow(widget)
        widget.setAcceptDrops(True)
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in (QEvent.Type.DragLeave, QEvent.Type.Drop, QEvent.Type.Hide):
            self.glow.setVisible(False)
        if kind not in (QEvent.Type.DragEnter, QEvent.Type.Drop) or not isinstance(event, QDropEvent):
            return False
        files = dropped_files(event.mimeData())
        if not files or not self._ready():
            return False
        event.acceptProposedAction()
        if kind is QEvent.Type.Drop:
            self._take(files)
        else:
            self.glow.light_up()
        return True
