"""The range of beliefs: two handles on a line, by mouse and by keys, with exact fields at both ends."""

from __future__ import annotations

import itertools
import time

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSlider, QWidget

from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import percent
from gwasprivacy.ui.shell.theme import GRID, theme, theme_source
from gwasprivacy.ui.shell.zoom import keep, keep_size, keep_width, px
from gwasprivacy.ui.widgets.fields import percent_field

STEPS = 1000  # a handle's value is in 0.1 %
COARSE, FINE = 10, 1  # 1 %, with Shift 0.1 %
KEY_PAUSE = 1.0  # s; key steps closer together than this are one step of undo
_GESTURES = itertools.count(1)


def new_gesture() -> tuple[str, int]:
    """A name for one drag, so that its steps become one step of undo."""
    return ("drag", next(_GESTURES))


class Handle(QSlider):
    """One end of the range.  A slider to the keyboard and to screen readers; the mouse is its parent's business."""

    moved = Signal(int, bool)  # wanted value in 0.1 %, whether it continues the last key step

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setRange(0, STEPS)
        self.setSingleStep(COARSE)
        self.setPageStep(10 * COARSE)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        keep_size(self, 18, 26)
        self._last_key = 0.0

    def show_value(self, value: float) -> None:
        self.blockSignals(True)
        self.setValue(round(value * STEPS))
        self.blockSignals(False)
        self.setAccessibleDescription(percent(value))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = FINE if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else COARSE
        key, value = event.key(), self.value()
        wanted = {
            Qt.Key.Key_Right: value + step,
            Qt.Key.Key_Up: value + step,
            Qt.Key.Key_Left: value - step,
            Qt.Key.Key_Down: value - step,
            Qt.Key.Key_PageUp: value + 10 * COARSE,
            Qt.Key.Key_PageDown: value - 10 * COARSE,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: STEPS,
        }.get(Qt.Key(key))
        if wanted is None:
            event.ignore()
            return
        now = time.monotonic()
        self.moved.emit(min(max(wanted, 0), STEPS), now - self._last_key < KEY_PAUSE)
        self._last_key = now

    def wheelEvent(self, event: object) -> None:
        event.ignore()  # type: ignore[attr-defined]

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        centre = QPointF(self.width() / 2, self.height() / 2)
        if self.hasFocus():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(t.colour("accent", 0.25))
            painter.drawEllipse(centre, px(9), px(9))
        painter.setPen(QPen(t.colour("attacker" if self.isEnabled() else "muted"), px(2)))
        painter.setBrush(t.colour("card"))
        painter.drawEllipse(centre, px(6), px(6))

    def focusInEvent(self, event: object) -> None:
        super().focusInEvent(event)  # type: ignore[arg-type]
        self.raise_()


class RangeLine(QWidget):
    """The line with its two handles.  ``dragged(low, high, gesture)`` for every step."""

    dragged = Signal(float, float, object)

    def __init__(self) -> None:
        super().__init__()
        self.low_handle = Handle(say("Lowest prior"), self)
        self.high_handle = Handle(say("Highest prior"), self)
        self._low, self._high = 0.5, 0.5
        self._held: Handle | None = None
        self._undecided = False
        self._pressed_at = 0.0
        self._gesture: object = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.low_handle.moved.connect(lambda value, same: self._key_step(self.low_handle, value, same))
        self.high_handle.moved.connect(lambda value, same: self._key_step(self.high_handle, value, same))
        self.setTabOrder(self.low_handle, self.high_handle)
        theme_source().changed.connect(self.update)
        keep(self, "place", self._zoomed)

    def _zoomed(self) -> None:
        self.updateGeometry()
        self._place()

    def sizeHint(self) -> QSize:
        return QSize(px(160), px(28))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(80), px(28))

    def show_range(self, low: float, high: float) -> None:
        self._low, self._high = low, high
        self.low_handle.show_value(low)
        self.high_handle.show_value(high)
        self._place()

    def _x(self, value: float) -> float:
        return px(9) + value * (self.width() - 2 * px(9))

    def _value(self, x: float) -> float:
        return min(max((x - px(9)) / max(self.width() - 2 * px(9), 1.0), 0.0), 1.0)

    def _place(self) -> None:
        for handle, value in ((self.low_handle, self._low), (self.high_handle, self._high)):
            handle.move(round(self._x(value) - handle.width() / 2), (self.height() - handle.height()) // 2)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        y, thick = self.height() / 2, px(3)
        painter.setBrush(t.colour("hairline"))
        painter.drawRoundedRect(
            QRectF(self._x(0.0), y - thick / 2, self._x(1.0) - self._x(0.0), thick), thick / 2, thick / 2
        )
        painter.setBrush(t.colour("attacker" if self.isEnabled() else "muted"))
        painter.drawRect(QRectF(self._x(self._low), y - thick / 2, self._x(self._high) - self._x(self._low), thick))

    # Mouse ----------------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        x = event.position().x()
        to_low, to_high = abs(x - self._x(self._low)), abs(x - self._x(self._high))
        # Handles on top of each other: the direction of the drag decides which one it is.
        self._undecided = abs(self._x(self._low) - self._x(self._high)) < px(6) and min(to_low, to_high) < px(12)
        self._held = self.low_handle if to_low < to_high else self.high_handle
        if not self._undecided and self._low == self._high:
            self._held = self.low_handle if x < self._x(self._low) else self.high_handle
        self._pressed_at = x
        self._gesture = new_gesture()
        self._held.setFocus(Qt.FocusReason.MouseFocusReason)
        if not self._undecided and min(to_low, to_high) >= px(12):
            self._drag_to(x, event.modifiers())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held is None:
            return
        x = event.position().x()
        if self._undecided:
            if abs(x - self._pressed_at) < 2.0:
                return
            self._undecided = False
            self._held = self.low_handle if x < self._pressed_at else self.high_handle
            self._held.setFocus(Qt.FocusReason.MouseFocusReason)
        self._drag_to(x, event.modifiers())

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self._held = None
        self._gesture = None

    def _drag_to(self, x: float, modifiers: Qt.KeyboardModifier) -> None:
        steps = STEPS if modifiers & Qt.KeyboardModifier.ShiftModifier else STEPS // COARSE
        self._move(self._held, round(self._value(x) * steps) / steps, self._gesture)

    def _key_step(self, handle: Handle, value: int, continues: bool) -> None:
        if not continues or self._gesture is None:
            self._gesture = new_gesture()
        self._move(handle, value / STEPS, self._gesture)

    def _move(self, handle: Handle | None, value: float, gesture: object) -> None:
        low, high = self._low, self._high
        if handle is self.low_handle:
            low = min(value, high, 1.0 - 1.0 / STEPS)
        else:
            high = max(value, low, 1.0 / STEPS)
        if (low, high) != (self._low, self._high):
            self.dragged.emit(low, high, gesture)


class PriorRangeControl(QWidget):
    """[10 %] ──●━━━●── [50 %].  ``edited(low, high, gesture)``; show with :meth:`show_range`."""

    edited = Signal(float, float, object)

    def __init__(self) -> None:
        super().__init__()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID // 2)
        self.low_field = percent_field(say("Lowest prior, per cent"), decimals=2)
        self.high_field = percent_field(say("Highest prior, per cent"), decimals=2)
        self.line = RangeLine()
        for field in (self.low_field, self.high_field):
            keep_width(field, 80)
        layout.addWidget(self.low_field)
        layout.addWidget(self.line, 1)
        layout.addWidget(self.high_field)
        self._low, self._high = 0.5, 0.5
        self.line.dragged.connect(self.edited)
        self.low_field.edited.connect(lambda value: self.edited.emit(value, max(value, self._high), None))
        self.high_field.edited.connect(lambda value: self.edited.emit(min(value, self._low), value, None))

    def show_range(self, low: float, high: float) -> None:
        self._low, self._high = low, high
        self.low_field.show_value(low)
        self.high_field.show_value(high)
        self.line.show_range(low, high)
