"""A handle in a plot: a line or a point that is dragged by mouse along one axis, and moved by the Up and Down keys."""

from __future__ import annotations

import itertools
import math
import time

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from gwasprivacy.ui.widgets.plots.plot import Plot

REACH = 9.0  # px on every side of the handle
KEY_PAUSE = 1.0  # s; key steps closer together than this are one step of undo
_GESTURES = itertools.count(1)


class PlotHandle(QObject):
    """Watches a plot's mouse and its Up and Down keys.

    ``moved(value, fine, gesture)``: where the pointer is on the handle's axis, whether Shift makes steps finer, and a name
    that is the same for all steps of one drag; ``stepped(direction, fine, gesture)``: a key, up +1 and down −1, keys in quick
    succession being one gesture; ``near(bool)``: the pointer could take it.
    """

    moved = Signal(float, bool, object)
    stepped = Signal(int, bool, object)
    near = Signal(bool)

    def __init__(self, plot: Plot, *, sideways: bool) -> None:
        super().__init__(plot)
        self._plot, self._sideways = plot, sideways
        self._port = plot.view.viewport()
        self._place: tuple[float, float] | None = None
        self._is_near = False
        self._gesture: object = None
        self._last_key = -math.inf
        self._key_gesture: object = None
        self._port.installEventFilter(self)
        plot.installEventFilter(self)

    @property
    def is_held(self) -> bool:
        return self._gesture is not None

    def show_at(self, x: float, y: float = math.nan) -> None:
        """Where it stands, in the plot's coordinates; ``y`` NaN: the whole vertical line at ``x``."""
        self._place = (x, y)

    def hide(self) -> None:
        """Nothing can be dragged for now."""
        self._place = None

    def takes(self, place: QPoint) -> bool:
        """Whether a press at ``place`` (pixels of the plot's view) takes the handle."""
        if self._place is None:
            return False
        box, view = self._plot.item.getViewBox(), self._plot.view
        scene = view.mapToScene(place)
        if not box.sceneBoundingRect().adjusted(-REACH, -REACH, REACH, REACH).contains(scene):
            return False
        x, y = self._place
        at = box.mapViewToScene(QPointF(x, 0.0 if math.isnan(y) else y))
        away = [abs(scene.x() - at.x())] + ([] if math.isnan(y) else [abs(scene.y() - at.y())])
        return bool(max(away) <= REACH)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            return event.type() == QEvent.Type.KeyPress and self._key(event)
        if not isinstance(event, QMouseEvent):
            if event.type() == QEvent.Type.Leave and not self.is_held:
                self._point_at(False)
            return False
        place = event.position().toPoint()
        if event.type() == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton:
            if not self.takes(place):
                return False
            self._gesture = ("handle", next(_GESTURES))
            return True
        if event.type() == QEvent.Type.MouseMove:
            if self.is_held:
                self._drag(place, event.modifiers())
                return True
            self._point_at(self.takes(place))
            return False
        if event.type() == QEvent.Type.MouseButtonRelease and self.is_held:
            self._gesture = None
            self._point_at(self.takes(place))
            return True
        return False

    def _drag(self, place: QPoint, modifiers: Qt.KeyboardModifier) -> None:
        point = self._plot.item.getViewBox().mapSceneToView(self._plot.view.mapToScene(place))
        value = float(point.x() if self._sideways else point.y())
        self.moved.emit(value, bool(modifiers & Qt.KeyboardModifier.ShiftModifier), self._gesture)
        self._read()

    def _key(self, event: QKeyEvent) -> bool:
        direction = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()))
        if direction is None or self._place is None:
            return False
        now = time.monotonic()
        if now - self._last_key >= KEY_PAUSE:
            self._key_gesture = ("key", next(_GESTURES))
        self._last_key = now
        self.stepped.emit(direction, bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier), self._key_gesture)
        self._read()
        self._plot.setAccessibleDescription(self._plot.hover_label.text())
        return True

    def _read(self) -> None:
        """The plot's sentence follows the handle."""
        if self._place is not None:
            self._plot.hover_at(*self._place)

    def _point_at(self, near: bool) -> None:
        if near == self._is_near:
            return
        self._is_near = near
        shape = Qt.CursorShape.SizeHorCursor if self._sideways else Qt.CursorShape.SizeVerCursor
        self._port.setCursor(shape if near else Qt.CursorShape.ArrowCursor)
        self.near.emit(near)
