"""Dragging the ends of a range in a plot: near an end that end, inside the range all of it.

Done here rather than by pyqtgraph's own movable lines, which decide by what the pointer was over *before* the press, and
which cannot tell two ends that lie on top of each other: here the drag's direction does, as on the slider.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent

from gwasprivacy.ui.model.prior_range import COARSE, STEPS, new_gesture
from gwasprivacy.ui.widgets.plots.plot import Plot

REACH = 8.0  # px on both sides of an end


class EdgeDrag(QObject):
    """Watches a plot's mouse.  ``dragged(low, high, gesture)`` at every step; ``near(end)``: "low", "high" or ""."""

    dragged = Signal(float, float, object)
    near = Signal(str)

    def __init__(self, plot: Plot) -> None:
        super().__init__(plot)
        self._plot = plot
        self._port = plot.view.viewport()
        self._low, self._high = 0.5, 0.5
        self._enabled = True
        self._held = ""
        self._near = ""
        self._pressed_at = 0.0
        self._offset = 0.0
        self._gesture: object = None
        self.leaves: Callable[[QPoint], bool] = lambda _place: False
        """Where the pointer is another handle's."""
        self._port.installEventFilter(self)

    def show_range(self, low: float, high: float, *, enabled: bool) -> None:
        self._low, self._high, self._enabled = low, high, enabled

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent):
            if event.type() == QEvent.Type.Leave and not self._held:
                self._point_at("")
            return False
        place = event.position().toPoint()
        if event.type() == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton:
            return self._press(place)
        if event.type() == QEvent.Type.MouseMove:
            if self._held:
                self._drag(place, event.modifiers())
                return True
            if self.leaves(place):
                self._near = ""
                self.near.emit("")
                return False
            self._point_at(self._end_at(place) if self._enabled else "")
        if event.type() == QEvent.Type.MouseButtonRelease and self._held:
            self._held, self._gesture = "", None
            self._point_at(self._end_at(place))
            return True
        return False

    def _pixel(self, value: float) -> float:
        box = self._plot.item.getViewBox()
        return float(self._plot.view.mapFromScene(box.mapViewToScene(QPointF(value, 0.0))).x())

    def _value(self, place: QPoint) -> float:
        box = self._plot.item.getViewBox()
        return float(box.mapSceneToView(self._plot.view.mapToScene(place)).x())

    def _in_plot(self, place: QPoint) -> bool:
        box = self._plot.item.getViewBox()
        return bool(box.sceneBoundingRect().adjusted(-REACH, 0, REACH, 0).contains(self._plot.view.mapToScene(place)))

    def _end_at(self, place: QPoint) -> str:
        """Which end is within reach: the nearer one, "both" where they coincide, "" for none."""
        if not self._in_plot(place):
            return ""
        to_low, to_high = abs(place.x() - self._pixel(self._low)), abs(place.x() - self._pixel(self._high))
        if min(to_low, to_high) > REACH:
            return ""
        if self._low == self._high:
            return "both"
        return "low" if to_low < to_high else "high"

    def _press(self, place: QPoint) -> bool:
        if not self._enabled or not self._in_plot(place):
            return False
        self._held = self._end_at(place)
        value = self._value(place)
        if not self._held and self._low < value < self._high:
            self._held = "range"
        if not self._held:
            return False
        self._pressed_at = float(place.x())
        self._offset = value - self._low
        self._gesture = new_gesture()
        return True

    def _drag(self, place: QPoint, modifiers: Qt.KeyboardModifier) -> None:
        if self._held == "both":
            if abs(place.x() - self._pressed_at) < 2.0:
                return
            self._held = "low" if place.x() < self._pressed_at else "high"
        steps = STEPS if modifiers & Qt.KeyboardModifier.ShiftModifier else STEPS // COARSE
        value = self._value(place)
        low, high, least = self._low, self._high, 1.0 / STEPS
        if self._held == "low":
            low = min(max(round(value * steps) / steps, 0.0), high, 1.0 - least)
        elif self._held == "high":
            high = max(min(round(value * steps) / steps, 1.0), low, least)
        else:
            width = high - low
            low = round(min(max(round((value - self._offset) * steps) / steps, 0.0), 1.0 - width), 6)
            high = round(low + width, 6)
        if (low, high) != (self._low, self._high):
            self.dragged.emit(low, high, self._gesture)
        # The sentence below the plot follows the end that moves, the last one of the range where all of it does.
        self._plot.hover_at(self._low if self._held == "low" else self._high, float("nan"))

    def _point_at(self, end: str) -> None:
        if end == self._near:
            return
        self._near = end
        self._port.setCursor(Qt.CursorShape.SizeHorCursor if end else Qt.CursorShape.ArrowCursor)
        self.near.emit(end)
