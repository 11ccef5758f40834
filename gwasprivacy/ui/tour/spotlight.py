"""The ring around the control that a step speaks about, the arrow to it, and where the step's card finds room beside it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from gwasprivacy.ui.shell.theme import GRID, RADIUS, theme, theme_source
from gwasprivacy.ui.widgets.plots.plot import pen

RING = 4  # px between the control and its ring
GAP = 3 * GRID  # px between the ring and the card
HEAD = 9  # px; the arrow's point
SMALLEST = 6  # px of a control that must be seen for it to count as shown


def seen_part(widget: QWidget, part: QRect | None, inside: QWidget) -> QRect | None:
    """What can be seen of ``widget`` (or of ``part`` of it) in ``inside``, an ancestor, in its coordinates; None for nothing."""
    if not widget.isVisible() or not inside.isAncestorOf(widget):
        return None
    area = part if part is not None else widget.rect()
    around: QWidget | None = widget
    while around is not None and around is not inside:
        area = area.intersected(around.rect()).translated(around.pos())
        around = around.parentWidget()
    area = area.intersected(inside.rect())
    return area if min(area.width(), area.height()) >= SMALLEST else None


def place_beside(card: QSize, target: QRect, room: QRect) -> QPoint:
    """Where a card of this size lies in ``room``: right of ``target``, left, below or above it, beside its middle.

    Where it fits on no side, the corner of ``room`` where it covers least of ``target``.
    """
    ring = target.adjusted(-RING, -RING, RING, RING)
    middle = target.center() - QPoint(card.width() // 2, card.height() // 2)
    for x, y in (
        (ring.right() + GAP, middle.y()),
        (ring.left() - GAP - card.width(), middle.y()),
        (middle.x(), ring.bottom() + GAP),
        (middle.x(), ring.top() - GAP - card.height()),
    ):
        place = QRect(_inside(QPoint(x, y), card, room), card)
        if room.contains(place) and not place.intersects(ring):
            return place.topLeft()
    corners = [
        QPoint(x, y)
        for x in (room.right() + 1 - card.width(), room.left())
        for y in (room.bottom() + 1 - card.height(), room.top())
    ]
    return min(corners, key=lambda corner: _area(QRect(corner, card).intersected(ring)))


def _inside(place: QPoint, card: QSize, room: QRect) -> QPoint:
    return QPoint(
        max(room.left(), min(place.x(), room.right() + 1 - card.width())),
        max(room.top(), min(place.y(), room.bottom() + 1 - card.height())),
    )


def _area(rect: QRect) -> int:
    return rect.width() * rect.height() if rect.isValid() else 0


class Spotlight(QWidget):
    """Lies over the window's content and takes no mouse and no focus: what is under it is used as ever."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._target: QRect | None = None
        self._card = QRect()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        theme_source().changed.connect(self.update)

    @property
    def target(self) -> QRect | None:
        return self._target

    def show_target(self, target: QRect | None, card: QRect) -> None:
        """Point from ``card`` to ``target``, or at nothing."""
        if (target, card) != (self._target, self._card):
            self._target, self._card = target, card
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._target is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        accent = theme().colour("accent")
        painter.setPen(pen(accent, 2.0))
        ring = self._target.adjusted(-RING, -RING, RING, RING).intersected(self.rect().adjusted(1, 1, -1, -1))
        painter.drawRoundedRect(QRectF(ring), RADIUS, RADIUS)
        ends = self._arrow(ring)
        if ends is None:
            return
        start, end, along = ends
        back = QPointF(end.x() - HEAD * along.x(), end.y() - HEAD * along.y())
        side = QPointF(-0.6 * HEAD * along.y(), 0.6 * HEAD * along.x())
        painter.drawLine(start, back)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(accent)
        painter.drawPolygon(QPolygonF([end, back + side, back - side]))

    def _arrow(self, ring: QRect) -> tuple[QPointF, QPointF, QPointF] | None:
        """From the card's edge to the ring's, straight across the gap; None where they do not lie beside each other."""
        card = self._card
        low, high = max(card.top(), ring.top()), min(card.bottom(), ring.bottom())
        left, right = max(card.left(), ring.left()), min(card.right(), ring.right())
        if low <= high:
            y = (low + high) / 2
            if card.left() > ring.right():
                return QPointF(card.left(), y), QPointF(ring.right(), y), QPointF(-1, 0)
            return QPointF(card.right(), y), QPointF(ring.left(), y), QPointF(1, 0)
        if left <= right:
            x = (left + right) / 2
            if card.top() > ring.bottom():
                return QPointF(x, card.top()), QPointF(x, ring.bottom()), QPointF(0, -1)
            return QPointF(x, card.bottom()), QPointF(x, ring.top()), QPointF(0, 1)
        return None
