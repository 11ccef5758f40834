"""Where the texts and the legend of a plot stand: beside their points, on no line, on no other text.

Everything is in pixels of the plot's box, from its top left corner.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg
from PySide6.QtCore import QRectF

FloatArray = npt.NDArray[np.float64]

Line = tuple[FloatArray, FloatArray]  # x and y of its points in the plot
_APART = 4.0  # px between two points of a line that are looked at
_AIR = 2.0  # px around a text
_FAR = (4.0, 12.0, 24.0, 40.0, 64.0, 100.0, 150.0)  # px between a point and its text, the nearest first
_CLEAR = 24.0  # px between a text and another line, from which on nobody takes it for that one's
_OUTSIDE, _ON_TEXT, _ON_LINE = 1e4, 40.0, 1.0  # a text on another is worse than one on a line


@dataclass(slots=True)
class Room:
    """The box of ``item``: its lines as points (n, 2), and the places that are taken."""

    item: pg.PlotItem
    lines: FloatArray
    taken: list[QRectF] = field(default_factory=list)
    _sorted: tuple[FloatArray, list[float], FloatArray] | None = None

    @classmethod
    def of(cls, item: pg.PlotItem, curves: Iterable[pg.PlotDataItem]) -> Room:
        """The room that ``curves`` leave; those that are invisible or empty leave all of it."""
        box = item.getViewBox()
        (left, right), (low, high) = box.viewRange()
        wide, tall = max(box.width(), 1.0) / (right - left), max(box.height(), 1.0) / (high - low)
        found = [np.empty((0, 2))]
        for curve in curves:
            x, y = curve.getOriginalDataset()
            if not curve.isVisible() or x is None or len(x) == 0:
                continue
            found.append(_dense((np.asarray(x, float) - left) * wide, (high - np.asarray(y, float)) * tall))
        lines = np.concatenate(found)
        inside = (lines[:, 0] >= -9) & (lines[:, 0] <= box.width() + 9)
        return cls(item, lines[inside & (lines[:, 1] >= -9) & (lines[:, 1] <= box.height() + 9)])

    @property
    def size(self) -> tuple[float, float]:
        box = self.item.getViewBox()
        return float(box.width()), float(box.height())

    def pixel(self, x: float, y: float) -> tuple[float, float]:
        """A point of the plot."""
        (left, right), (low, high) = self.item.getViewBox().viewRange()
        width, height = self.size
        return width * (x - left) / (right - left), height * (high - y) / (high - low)

    def cost(self, place: QRectF) -> float:
        """How much would be covered at ``place``; 0 for nothing."""
        return self._cost_without_lines(place, *self.size) + _ON_LINE * self._points_in(place)

    def _cost_without_lines(self, place: QRectF, width: float, height: float) -> float:
        outside = max(-place.left(), 0.0) + max(place.right() - width, 0.0)
        outside += max(-place.top(), 0.0) + max(place.bottom() - height, 0.0)
        shared = (place.intersected(each) for each in self.taken)
        on_texts = sum(1.0 + each.width() * each.height() / 100 for each in shared if not each.isEmpty())
        return _OUTSIDE * (outside > 0.5) + outside + _ON_TEXT * on_texts

    def _points_in(self, place: QRectF) -> int:
        """Points of the lines inside ``place``.  Many places are tried in the same lines, so these are sorted once."""
        if self._sorted is None or self._sorted[0] is not self.lines:
            order = np.argsort(self.lines[:, 0])
            self._sorted = self.lines, self.lines[order, 0].tolist(), self.lines[order, 1]
        _, across, down = self._sorted
        near = down[bisect_right(across, place.left()) : bisect_left(across, place.right())]
        return int(np.count_nonzero((near > place.top()) & (near < place.bottom()))) if len(near) else 0

    def best(self, places: Iterable[QRectF]) -> QRectF:
        """The first of the places that cover least; no further than the first that covers nothing."""
        width, height = self.size
        least, found = math.inf, QRectF()
        for place in places:
            cost = self._cost_without_lines(place, width, height)
            if cost < least:  # else no line can make it better
                cost += _ON_LINE * self._points_in(place)
            if cost < least:
                least, found = cost, place
                if cost == 0:
                    break
        return found

    def put(self, text: pg.TextItem, places: Iterable[tuple[float, float]], *, anywhere: bool = True) -> float:
        """Put ``text`` with its top left corner at the best of ``places``, which is then taken; its cost.

        Where all of them cover something: anywhere else, or not ``anywhere``, and then it is not shown.
        """
        if not text.isVisible() or not text.toPlainText().strip():
            return 0.0
        width, height = text_size(text)
        tried: list[QRectF] = []
        place = self.best(_each(places, width, height, tried))
        cost = self.cost(place)
        if cost > 0 and not anywhere:
            text.setVisible(False)
            return cost
        if cost > 0:  # as near as can be
            x, y = tried[0].left() + _AIR, tried[0].top() - _AIR
            across = np.linspace(_AIR, max(self.size[0] - width - _AIR, _AIR), 24)
            down = np.linspace(_AIR, max(self.size[1] - height - _AIR, _AIR), 20)
            others = [_around(float(a), float(b), width, height) for a in across for b in down]
            others.sort(key=lambda other: math.hypot(other.left() - x, other.top() - y))
            place = self.best([place, *others])
            cost = self.cost(place)
        self._stand(text, place)
        return cost

    def _stand(self, text: pg.TextItem, place: QRectF) -> None:
        self.taken.append(place)
        box = self.item.getViewBox()
        (left, right), (low, high) = box.viewRange()
        across, up = (right - left) / max(box.width(), 1.0), (high - low) / max(box.height(), 1.0)
        text.setAnchor((0.0, 0.0))
        text.setPos(left + (place.left() + _AIR) * across, high - (place.top() - _AIR) * up)

    def put_along(self, text: pg.TextItem, line: Line, others: Iterable[Line] = ()) -> float:
        """Put ``text`` beside ``line``, above it or below, where there is room, and first where the ``others`` are not near, so that
        nobody takes it for theirs; its cost."""
        width, height = text_size(text)
        (across, down), *elsewhere = (self._in_pixels(*each) for each in (line, *others))
        ends = np.clip(across[[0, -1]], 0.0, self.size[0]).tolist()
        at = np.linspace(ends[0], ends[1], 40)
        along = list(zip(at.tolist(), np.interp(at, across, down).tolist(), strict=True))
        near = _FAR[0]
        above = [(place - width - near, level - height - near) for place, level in along]
        below = [(place + near, level + near) for place, level in along]
        over = [(place, level - height - near) for place, level in along]
        beside = [*above, *over, *below]
        if elsewhere:
            lines = np.concatenate([_dense(*each) for each in elsewhere])
            beside.sort(key=lambda place: -min(_away(lines, place, width, height), _CLEAR))
        return self.put(text, beside)

    def leader(self, text: pg.TextItem, line: Line, others: Iterable[Line]) -> tuple[FloatArray, FloatArray]:
        """(x, y) of a short line from ``text``, where it stands, to ``line`` where the ``others`` are not near; empty where nobody needs it,
        since the text stands nearer to its own line."""
        place = self.taken[-1]
        corner, size = (place.left(), place.top()), (place.width(), place.height())
        own = _dense(*self._in_pixels(*line))
        elsewhere = np.concatenate([_dense(*self._in_pixels(*each)) for each in others])
        if not text.isVisible() or _away(own, corner, *size) + _CLEAR / 3 < _away(elsewhere, corner, *size):
            return np.empty(0), np.empty(0)
        apart = np.array([_away(elsewhere, (x, y), 0.0, 0.0) for x, y in own])
        own = own[apart >= min(_CLEAR / 3, float(apart.max()))]
        start = np.stack(
            [np.clip(own[:, 0], place.left(), place.right()), np.clip(own[:, 1], place.top(), place.bottom())]
        )
        nearest = int(np.hypot(*(own.T - start)).argmin())
        (left, right), (low, high) = self.item.getViewBox().viewRange()
        ends = np.stack([start[:, nearest], own[nearest]])
        return left + ends[:, 0] * (right - left) / self.size[0], high - ends[:, 1] * (high - low) / self.size[1]

    def _in_pixels(self, x: FloatArray, y: FloatArray) -> tuple[FloatArray, FloatArray]:
        across, down = np.transpose([self.pixel(*point) for point in zip(x, y, strict=True)])
        return across, down

    def put_in_order(self, texts: Sequence[tuple[pg.TextItem, float, float]]) -> None:
        """Put each text near its point (x, y) of the plot, so that from left to right they stand as their points do."""
        shown = sorted((each for each in texts if each[0].isVisible()), key=lambda each: each[1])
        after_one_another = list(range(len(shown)))
        # Outer ones first leaves them most room; where little is left beside them, from one end to the other.
        outer_first = list(dict.fromkeys([*after_one_another[:1], *after_one_another[-1:], *after_one_another]))
        free, plans = list(self.taken), []
        for order in (outer_first, after_one_another, after_one_another[::-1]):
            self.taken = list(free)
            places: dict[int, QRectF] = {}
            cost = sum(self._take_in_order(shown, which, places) for which in order)
            plans.append((cost, places))
            if cost == 0:
                break
        self.taken = free
        for which, place in min(plans, key=lambda plan: plan[0])[1].items():
            self._stand(shown[which][0], place)

    def _take_in_order(
        self, shown: Sequence[tuple[pg.TextItem, float, float]], which: int, places: dict[int, QRectF]
    ) -> float:
        """Take the best place for one of the texts beside those that have theirs; its cost."""
        text, x, y = shown[which]
        width, height = text_size(text)
        at_x, at_y = self.pixel(x, y)
        least = max((place.center().x() for other, place in places.items() if other < which), default=-math.inf)
        most = min((place.center().x() for other, place in places.items() if other > which), default=math.inf)
        # A rising line leaves room above it at the left, below it at the right.
        near = _FAR[0]
        corners = [(at_x - near - width, at_y - near - height), (at_x + near, at_y + near)]
        corners = corners if which == 0 else corners[::-1]

        def in_order(tried: list[tuple[float, float]]) -> list[tuple[float, float]]:
            return [place for place in tried if least <= place[0] + width / 2 <= most]

        fitting = in_order(corners)
        found = self.best(_around(a, d, width, height) for a, d in fitting)
        if not fitting or self.cost(found) > 0:  # mostly a corner is free
            across = np.linspace(_AIR, max(self.size[0] - width - _AIR, _AIR), 60).tolist()
            down = np.linspace(_AIR, max(self.size[1] - height - _AIR, _AIR), 24).tolist()
            grid = [(a, d) for a in across for d in down]
            grid.sort(key=lambda place: math.hypot(place[0] + width / 2 - at_x, place[1] + height / 2 - at_y))
            tried = [*corners, *grid]
            fitting = in_order(tried)
            found = self.best(_around(a, d, width, height) for a, d in fitting or tried)
        places[which] = found
        cost = self.cost(places[which]) + (0.0 if fitting else _OUTSIDE)
        self.taken.append(places[which])
        return cost

    def put_beside(self, text: pg.TextItem, x: float, y: float, *, first: Sequence[tuple[int, int]]) -> float:
        """Put ``text`` beside the point (x, y) of the plot: on the sides ``first`` in their order, then on the others, near
        before far.  A side is (−1, 0 or 1 across, −1, 0 or 1 down)."""
        width, height = text_size(text)
        at_x, at_y = self.pixel(x, y)
        sides = [*first, *(side for side in _SIDES if side not in first)]
        # One after the other, as they are asked for: mostly one of the first is free.
        return self.put(
            text,
            (
                (at_x + _shift(across, width, far), at_y + _shift(down, height, up))
                for far in _FAR
                for up in dict.fromkeys((far, min(far, _FAR[0]), min(far, _FAR[2])))
                for across, down in sides
            ),
        )


_TITLE_ROW = 0  # of a plot item's layout: the name of the y axis stands there
_SIDES = ((1, -1), (-1, -1), (1, 1), (-1, 1), (0, -1), (0, 1), (1, 0), (-1, 0))


def _around(x: float, y: float, width: float, height: float) -> QRectF:
    """A text and the air around it; above and below its letters there is some already."""
    return QRectF(x - _AIR, y + _AIR, width + 2 * _AIR, height - 2 * _AIR)


def _away(points: FloatArray, corner: tuple[float, float], width: float, height: float) -> float:
    """Pixels between a text with its top left corner at ``corner`` and the nearest of ``points``, shape (n, 2)."""
    x, y = corner
    across = np.maximum(np.maximum(x - points[:, 0], points[:, 0] - x - width), 0.0)
    down = np.maximum(np.maximum(y - points[:, 1], points[:, 1] - y - height), 0.0)
    return float(np.hypot(across, down).min())


def _each(places: Iterable[tuple[float, float]], width: float, height: float, tried: list[QRectF]) -> Iterator[QRectF]:
    """A text of that size at each of the places, which are noted in ``tried``."""
    for x, y in places:
        tried.append(_around(x, y, width, height))
        yield tried[-1]


def _shift(side: int, size: float, far: float) -> float:
    """Where a text of that size begins, from its point."""
    return {1: far, -1: -far - size, 0: -size / 2}[side]


def _dense(x: FloatArray, y: FloatArray) -> FloatArray:
    """The points of a line in pixels, with others between them so that none are far apart."""
    known = np.isfinite(x) & np.isfinite(y)
    x, y = x[known], y[known]
    if len(x) < 2:
        return np.stack([x, y], axis=1)
    along = np.concatenate([[0.0], np.cumsum(np.hypot(np.diff(x), np.diff(y)))])
    steps = np.linspace(0.0, along[-1], min(max(math.ceil(along[-1] / _APART), 2), 4000))
    return np.stack([np.interp(steps, along, x), np.interp(steps, along, y)], axis=1)


def text_size(text: pg.TextItem) -> tuple[float, float]:
    """Width and height in pixels."""
    rect = text.textItem.boundingRect()
    return float(rect.width()), float(rect.height())


def legend_size(legend: pg.LegendItem) -> tuple[float, float]:
    """Width and height in pixels that the entries need, in the columns that the legend has."""
    legend.updateSize()
    return float(legend.boundingRect().width()), float(legend.boundingRect().height())


def put_legend(room: Room, legend: pg.LegendItem, corners: Sequence[tuple[float, float]], margin: float) -> None:
    """Put ``legend`` into the box, at the first of ``corners`` (shares of what is left of width and height) or else anywhere
    where it covers nothing; above the box where there is no such place."""
    box = room.item.getViewBox()
    legend.setParentItem(box)
    legend.setColumnCount(1)
    width, height = legend_size(legend)
    left, top = max(room.size[0] - width, 0.0), max(room.size[1] - height, 0.0)
    grid = [(a / 12, d / 8) for d in range(9) for a in range(13)]
    places = [QRectF(a * left, d * top, width, height) for a, d in (*corners, *grid)]
    place = room.best(places)
    if room.cost(place) > 0:
        legend.setParentItem(room.item)
        legend_above(room.item, legend, margin)
        return
    room.taken.append(place)
    room.item.layout.setRowSpacing(_TITLE_ROW, 0.0)
    legend.anchor(itemPos=(0.0, 0.0), parentPos=(0.0, 0.0), offset=(place.left(), place.top()))


def legend_above(item: pg.PlotItem, legend: pg.LegendItem, margin: float) -> None:
    """Put ``legend`` above the box: right of the name of the y axis where there is room, else in rows below it, for which the
    box makes room.  ``margin``: px that are kept free at the right."""
    if not legend.items:
        item.layout.setRowSpacing(_TITLE_ROW, 0.0)
        return
    title = item.mapRectFromItem(item.titleLabel.item, item.titleLabel.item.boundingRect())
    room = float(item.size().width()) - margin
    height = 0.0
    for columns in range(len(legend.items), 0, -1):
        legend.setColumnCount(columns)
        width, height = legend_size(legend)
        one_row = columns == len(legend.items)
        if width <= room - title.right() - 16.0 and one_row:
            item.layout.setRowSpacing(_TITLE_ROW, 0.0)
            legend.anchor(itemPos=(1.0, 0.0), parentPos=(1.0, 0.0), offset=(-margin, -6))
            return
        if width <= room - 8.0:
            break
    item.layout.setRowSpacing(_TITLE_ROW, max(height - 20.0, 0.0))
    legend.anchor(itemPos=(1.0, 0.0), parentPos=(1.0, 0.0), offset=(-margin, title.bottom() - 10.0))
