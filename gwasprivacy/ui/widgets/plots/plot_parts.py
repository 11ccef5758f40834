"""What plots are made of: pens, axes whose ticks are words, legends without a frame."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsSceneWheelEvent

from gwasprivacy.ui.shell.plain_words import markup

LINE = 2.0  # px
Formatter = Callable[[float], str]

# Cosmetic pens are as wide in the screen's own pixels as they say; this many of those make one of the user's.
_PEN_SCALE = [1.0]
_LINE_OF_TEXT = 18.0  # px


def pen(colour: QColor, width: float, *, dashed: bool = False) -> QPen:
    """A cosmetic pen.  Bevelled joins: at the distance of two points nobody sees them, and round ones cost twice the paint."""
    made = QPen(colour, width * _PEN_SCALE[0])
    made.setCosmetic(True)
    made.setJoinStyle(Qt.PenJoinStyle.BevelJoin)
    made.setCapStyle(Qt.PenCapStyle.FlatCap)
    if dashed:
        made.setDashPattern([4, 3])
    return made


def set_pen_scale(scale: float) -> None:
    """Pens made from now on are for a screen or picture with ``scale`` pixels to each of the user's."""
    _PEN_SCALE[0] = scale


class WordAxis(pg.AxisItem):  # type: ignore[misc]
    """An axis whose tick texts come from a function, e.g. per cent."""

    def __init__(self, orientation: str, formatter: Formatter | None) -> None:
        super().__init__(orientation, maxTickLength=0)
        self.formatter = formatter
        self.enableAutoSIPrefix(False)

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        if self.formatter is None:
            return list(super().tickStrings(values, scale, spacing))
        return [self.formatter(10.0**value if self.logMode else value) for value in values]

    def tickValues(self, minVal: float, maxVal: float, size: float) -> list[tuple[float, list[float]]]:
        """One level of ticks, so that every grid line has its text: the coarsest levels that give at least three."""
        levels = super().tickValues(minVal, maxVal, size)
        if self.logMode:
            return list(levels)
        merged: list[float] = []
        spacing = 1.0
        for level_spacing, values in levels:
            spacing = level_spacing
            merged += values
            if len(merged) >= 3:
                break
        merged.sort()
        lines = max(1, int(size // _LINE_OF_TEXT))
        if self.orientation == "left" and len(merged) > lines:  # a low plot: texts would stand on each other
            merged = merged[:: -(-len(merged) // lines)]
        return [(spacing, merged)]

    def wheelEvent(self, ev: QGraphicsSceneWheelEvent, axis: int | None = None) -> None:
        """The wheel scrolls the page, as over the rest of the plot; pyqtgraph would keep it."""
        ev.ignore()

    def boundingRect(self) -> QRectF:
        """Room for the texts at both ends, which pyqtgraph drops where a grid is shown."""
        rect: QRectF = super().boundingRect()
        return rect.adjusted(-60, -20, 60, 20)


class LineSample(pg.ItemSample):  # type: ignore[misc]
    """The piece of line in a legend.  A click on it does nothing: curves are not switched off by accident."""

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, 18, 18)

    def paint(self, painter: QPainter, *_args: object) -> None:
        line = getattr(self.item, "opts", {}).get("pen")
        if line is not None and self.item.isVisible():
            painter.setPen(pg.mkPen(line))
            painter.drawLine(QPointF(0, 10), QPointF(18, 10))

    def mouseClickEvent(self, event: Any) -> None:
        event.ignore()


class Legend(pg.LegendItem):  # type: ignore[misc]
    """Entries close to their samples and apart from each other."""

    def addItem(self, item: object, name: str) -> None:
        super().addItem(item, name)
        text = self.items[-1][1]
        text.setText(f"{markup(name)}&nbsp;&nbsp;&nbsp;")

    def _GraphicsWidgetAnchor__geometryChanged(self) -> None:
        """Follows the box that it is anchored to; while a window is torn down that box may be gone already."""
        with contextlib.suppress(RuntimeError):
            super()._GraphicsWidgetAnchor__geometryChanged()


class Dot(pg.ScatterPlotItem):  # type: ignore[misc]
    """One or no point.  pyqtgraph draws it as one of thousands, from a table of pictures, which takes ten times as long."""

    def paint(self, painter: QPainter, *args: Any) -> None:
        if not len(self.data):
            return
        own = any(self.data[name][0] not in (None, -1) for name in ("size", "symbol", "pen", "brush"))
        if len(self.data) > 1 or own or self.opts["symbol"] != "o" or self._exportOpts is not False:
            super().paint(painter, *args)
        elif self.data["visible"][0]:
            half = float(self.opts["size"]) / 2
            place = painter.transform().map(QPointF(float(self.data["x"][0]), float(self.data["y"][0])))
            painter.resetTransform()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(self.opts["pen"])
            painter.setBrush(self.opts["brush"])
            painter.drawEllipse(place, half, half)
