"""The verdict on a report, for whoever looks from afar."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gwasprivacy.ui.shell.theme import GRID, theme, theme_source
from gwasprivacy.ui.widgets.plot import pen


class VerdictMark(QWidget):
    """A tick, a cross, or a question mark: the verdict for whoever looks from afar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._valid: bool | None = None
        self.setFixedSize(QSize(6 * GRID, 6 * GRID))
        theme_source().changed.connect(self.update)

    def show_verdict(self, valid: bool | None) -> None:
        self._valid = valid
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        t = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        circle = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        name = {True: "good", False: "error", None: "hairline"}[self._valid]
        painter.setPen(pen(t.colour(name), 2.0))
        painter.setBrush(t.colour(name, 0.12))
        painter.drawEllipse(circle)
        stroke = pen(t.colour("muted" if self._valid is None else name), 4.0)
        stroke.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(stroke)

        def at(x: float, y: float) -> QPointF:
            return QPointF(circle.x() + x * circle.width(), circle.y() + y * circle.height())

        if self._valid is True:
            painter.drawPolyline([at(0.29, 0.53), at(0.44, 0.67), at(0.72, 0.36)])
        elif self._valid is False:
            painter.drawLine(at(0.34, 0.34), at(0.66, 0.66))
            painter.drawLine(at(0.66, 0.34), at(0.34, 0.66))
        else:
            font = self.font()
            font.setPixelSize(22)
            painter.setFont(font)
            painter.drawText(circle, Qt.AlignmentFlag.AlignCenter, "?")
