"""Probability against the number of people: one line per attacker, the target, and where it is reached."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QResizeEvent

from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.language import say, say_marked
from gwasprivacy.base.number_words import count, people_words, percent
from gwasprivacy.forecast.curves import Curve
from gwasprivacy.forecast.words import share_with_margin, short_number
from gwasprivacy.plan.needed_people import Needed, number_words
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.ui.calibration.people_axis import people_ticks, size_step
from gwasprivacy.ui.shell.theme import Theme
from gwasprivacy.ui.widgets.plots.plot import LINE, Plot, pen
from gwasprivacy.ui.widgets.plots.plot_handle import PlotHandle
from gwasprivacy.ui.widgets.plots.plot_labels import Room, legend_above, put_legend, text_size

# Okabe–Ito, those that the three lines do not use; on dark grounds lightened where needed.
LINE_COLOURS = {Line.THIS: "attacker", Line.ANY: "any_attacker", Line.NONE: "no_privacy"}
SAVED_COLOURS = (("#009e73", "#35b892"), ("#c4689b", "#e39cc3"), ("#b07d00", "#e6b93f"), ("#3391c4", "#7cc4ec"))


SMALL = (605, 245)  # px: in a smaller plot the legend would cover the lines wherever it stands
TOP = 1.04  # of the axis
LOW, LOW_TOP = 300, 1.16  # px of height, below which the words over the wanted probability need more room


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedCurve:
    """A saved scenario's line for comparison."""

    name: str
    curve: Curve


@dataclass(frozen=True, slots=True, kw_only=True)
class PeopleView:
    """What the plot shows: for each line its curve, whether it is of a plan that has changed since, and its name."""

    curves: Mapping[Line, Curve]
    names: Mapping[Line, str]
    metric: Metric
    target: float
    n_people: int
    is_stale: bool = False
    saved: Sequence[SavedCurve] = ()
    needed: Mapping[Line, Needed] | None = None
    success: str = ""


class _Strand:
    """One line of the plot: a pale estimate or a line with its band and its points, and the number at its crossing."""

    def __init__(self, plot: PeoplePlot, colour: str | tuple[str, str], *, dashed: bool = False) -> None:
        self._plot = plot
        self._colour = colour
        self._dashed = dashed
        self._pale = False
        self._faint = False
        self.needed: Needed | None = None
        self._drawn: object = None
        # Invisible pens, not none: without a pen the ends of the band would get no path.
        self.lower = pg.PlotDataItem(pen=pg.mkPen(0, 0, 0, 0))
        self.upper = pg.PlotDataItem(pen=pg.mkPen(0, 0, 0, 0))
        self.area = pg.FillBetweenItem(self.lower, self.upper)
        self.area.setZValue(-10)
        self.curve = pg.PlotDataItem(antialias=True)
        self.dots = pg.ScatterPlotItem(size=6, pxMode=True, antialias=True)
        self.dots.setZValue(5)
        self.crossing = pg.ScatterPlotItem(size=8, pxMode=True, antialias=True, pen=pg.mkPen(None))
        self.crossing.setZValue(20)
        self.number = pg.TextItem(anchor=(0.0, 0.0))
        self.number.setZValue(30)
        for item in (self.lower, self.upper, self.area, self.curve, self.dots, self.crossing, self.number):
            plot.item.addItem(item, ignoreBounds=True)
        plot.style_with(self.style)

    def colour(self, t: Theme, alpha: float = 1.0) -> Any:
        if isinstance(self._colour, str):
            return t.colour(self._colour, alpha)
        made = pg.mkColor(self._colour[1 if t.dark else 0])
        made.setAlphaF(alpha)
        return made

    def style(self, t: Theme) -> None:
        # Faint: another plan's, about to be replaced.  Pale: an estimate, which is to be seen.
        alpha = 0.25 if self._faint else t.palest(self.colour(t)) if self._pale else 1.0
        self.curve.setPen(pen(self.colour(t, alpha), LINE, dashed=self._dashed))
        self.area.setBrush(self.colour(t, (0.06 if self._faint else 0.15) * (1.3 if t.dark else 1.0)))
        self.dots.setBrush(self.colour(t, 0.35 * alpha))  # with the chance of their studies, which the line is without
        self.dots.setPen(pen(self.colour(t, 0.6 * alpha), 1.0))
        font = self._plot.font()
        font.setBold(True)
        self.number.setFont(font)
        words = t.readable(self.colour(t))
        words.setAlphaF(0.5 if self._faint else 1.0)
        self.number.setColor(words)
        self.crossing.setBrush(self.colour(t, alpha))

    def show(self, curve: Curve | None, view: PeopleView, t: Theme) -> None:
        drawn = (curve, view.metric, view.is_stale)
        if drawn == self._drawn:
            return  # only the plan's own size is dragged, or the target moved
        self._drawn = drawn
        self._faint = view.is_stale
        self._pale = curve is not None and curve.is_estimate
        if curve is None or not curve.points:
            for item in (self.lower, self.upper, self.curve):
                item.setData([], [])
            self.dots.setData([], [])
            self.number.setText("")
            self.area.setVisible(False)  # its path keeps the last band
            self.style(t)
            return
        fit = curve.fit(view.metric)
        x = np.log10(fit.sizes)
        self.curve.setData(x, fit.values)
        self.lower.setData(x, fit.low)
        self.upper.setData(x, fit.high)
        self.area.setVisible(True)
        shown = not curve.is_estimate and not self._dashed
        self.dots.setData(np.log10(curve.sizes) if shown else [], curve.means(view.metric) if shown else [])
        self.style(t)

    def show_needed(self, needed: Needed | None, target: float) -> None:
        """The crossing of the target, and its number; where that stands is decided when all of them are known."""
        people = None if needed is None else needed.people
        self.needed = None if people is None else needed
        self.number.setText("" if self.needed is None else short_number(self.needed))
        self.crossing.setData([] if people is None else [math.log10(people)], [] if people is None else [target])


class PeoplePlot(Plot):
    """Give it a :class:`PeopleView`; hover and keys read the lines at a number of people.

    The line of the plan's own size is dragged, or moved with Up and Down: ``resized(n_people, step, gesture)``, where ``step``
    is what numbers are rounded to.
    """

    resized = Signal(float, int, object)

    def __init__(self) -> None:
        super().__init__(
            title=say("Power by sample size"),
            x_name=say("sample size (participants)"),
            y_name=say("power"),
            y_format=percent,
            topic="people-plot",
        )
        self._view: PeopleView | None = None
        self._entries: object = None  # of the legend
        self._span = (2.0, 4.0)  # log₁₀ of the smallest and the largest number of people
        self._small = False  # whether the legend stands above the plot, in short
        self.set_y_range(-0.01, TOP)
        self.set_ticks("left", [(value / 4, percent(value / 4)) for value in range(5)])
        self.target_line = self.line_at("text", horizontal=True, dashed=True)
        self.target_text = self.text("text", anchor=(0.0, 1.0))
        self.target_text.setText(say("target"))  # how much that is, the verdict says
        self.here_line = self.line_at("muted", horizontal=False, dashed=True)
        self.here_grip = self.dot("muted", size=9.0)
        self.size_handle = PlotHandle(self, sideways=True)
        self.size_handle.moved.connect(lambda x, fine, gesture: self._resize(10.0**x, fine, gesture))
        self.size_handle.stepped.connect(self._step_size)
        self.size_handle.near.connect(lambda near: self.here_grip.setSize(13.0 if near else 9.0))
        self.here_text = self.text("muted", anchor=(0.0, 1.0))
        self.strands = {line: _Strand(self, LINE_COLOURS[line]) for line in reversed(Line)}
        self.saved = [_Strand(self, colours, dashed=True) for colours in SAVED_COLOURS]
        self.key = self.legend(above=False)
        self.style_with(lambda t: self.key.setBrush(t.colour("card", 0.8)))
        self.fit_with(self._fit)
        self.set_hover(self._describe)
        self.set_x_range(math.log10(100), math.log10(10_000))

    def style_with(self, style: Any) -> None:
        """Call ``style(theme)`` now and whenever the theme changes."""
        self._style_with(style)

    # Showing --------------------------------------------------------------------------------------------------------

    def show_view(self, view: PeopleView) -> None:
        from gwasprivacy.ui.shell.theme import theme

        self._view = view
        self.title_label.setText(say("Probability that {success}", success=view.success))
        t = theme()
        for line, strand in self.strands.items():
            strand.show(view.curves.get(line), view, t)
        for strand, kept in zip(self.saved, [*view.saved, *([None] * len(self.saved))], strict=False):
            strand.show(None if kept is None else kept.curve, view, t)
        self._show_legend(view)
        self._set_range(view)
        self.target_line.setPos(view.target)
        numbers = self._numbers(view)
        for line, strand in self.strands.items():
            strand.show_needed(numbers.get(line), view.target)
        self._show_here(view)
        self._place_texts()
        self.set_resting_text(_summary(view), spoken=self._in_words(view, numbers))

    def _set_range(self, view: PeopleView) -> None:
        own = [curve for curve in view.curves.values() if curve.points]
        kept = [each.curve for each in view.saved if each.curve.points]
        if not own and not kept:
            return
        low, high = _ends(own or kept)
        if own and kept:
            # Kept lines may widen the picture, but not squash the present ones.
            low, high = max(min(low, _ends(kept)[0]), low - 0.3), min(max(high, _ends(kept)[1]), high + 0.6)
        # A number that was searched beyond the last simulated size still has its place.
        numbers = self._numbers(view).values()
        reached = [needed.people for needed in numbers if needed.people is not None]
        high = max([high, *(math.log10(1.25 * people) for people in reached if people < 3 * 10**high)])
        margin = 0.02 * (high - low) + 0.002
        self._span = (low, high)
        self.set_x_range(low - margin, high + margin)
        self._tick()

    def _tick(self) -> None:
        """As many numbers of people as have room side by side."""
        texts = self.fontMetrics()
        room = max(self.item.getViewBox().width(), 1.0)
        self.set_ticks("bottom", people_ticks(*self._span, lambda text: (texts.horizontalAdvance(text) + 12) / room))

    def _fit(self) -> None:
        """Ticks and legend again, in the room that there is now."""
        if self._view is not None:
            self._tick()
            self._place_texts()

    def _place_texts(self) -> None:
        """Numbers, words and the legend where they cover no line and no other text; the legend above a small plot."""
        view, box = self._view, self.item.getViewBox()
        if view is None or box.height() <= 1:
            return
        size = self.item.size()  # not the box's, which depends on where the legend stands
        small = size.width() < SMALL[0] or size.height() < SMALL[1]
        if small != self._small:
            self._small = small
            self._show_legend(view)
        room = Room.of(self.item, [strand.curve for strand in (*self.strands.values(), *self.saved)])
        width, height = text_size(self.here_text)
        here, line = room.pixel(math.log10(view.n_people), view.target)
        floor = room.size[1] - height - 2.0
        room.put(
            self.here_text, [(here + side, floor - up) for up in (0.0, 24.0, 48.0) for side in (4.0, -width - 4.0)]
        )
        room.taken.append(QRectF(here - 1.0, 0.0, 2.0, room.size[1]))  # the line of your study
        room.put_in_order(
            [
                (strand.number, math.log10(strand.needed.people), view.target)
                for strand in self.strands.values()
                if strand.needed is not None and strand.needed.people is not None
            ]
        )
        width, height = text_size(self.target_text)
        along = np.linspace(4.0, max(room.size[0] - width - 4.0, 4.0), 9).tolist()
        room.put(self.target_text, [(x, y) for y in (line - height - 1.0, line + 1.0) for x in along])
        if small:
            self.key.setParentItem(self.item)
            legend_above(self.item, self.key, 0.0)
        else:
            edges = [edge for strand in self.strands.values() for edge in (strand.lower, strand.upper, strand.curve)]
            free = Room.of(
                self.item, [*edges, *(strand.curve for strand in self.saved)]
            )  # of intervals and the target, too
            free.taken = [*room.taken, QRectF(0.0, line - 1.0, room.size[0], 2.0)]
            put_legend(free, self.key, ((0.0, 0.0), (1.0, 1.0), (0.0, 1.0)), 0.0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.set_y_range(-0.01, TOP if self.height() >= LOW else LOW_TOP)

    def _numbers(self, view: PeopleView) -> dict[Line, Needed]:
        if view.needed is not None:
            return dict(view.needed)
        return {line: c.needed(view.target, view.metric) for line, c in view.curves.items() if c.points}

    def _show_here(self, view: PeopleView) -> None:
        x = math.log10(view.n_people)
        (left, right), _ = self.item.getViewBox().viewRange()
        inside = left <= x <= right
        self.here_line.setVisible(inside)
        self.here_text.setVisible(inside)
        self.here_grip.setVisible(inside)
        self.size_handle.hide()
        if inside:
            self.here_grip.setData([x], [0.0])
            self.size_handle.show_at(x)
            self.here_line.setPos(x)
            self.here_text.setText(here_words(view.n_people))

    def _step_size(self, direction: int, fine: bool, gesture: object) -> None:
        if self._view is not None:
            step = size_step(self._view.n_people, fine=fine)
            self.resized.emit(float(self._view.n_people + direction * step), step, gesture)

    def _resize(self, n_people: float, fine: bool, gesture: object) -> None:
        """Another size of the plan's study, within the picture."""
        low, high = self._span
        inside = min(max(n_people, 10.0**low), 10.0**high)
        self.resized.emit(inside, size_step(inside, fine=fine), gesture)

    def _show_legend(self, view: PeopleView) -> None:
        lines = [(line, view.names.get(line)) for line in Line if line in view.curves and view.curves[line].points]
        entries = (self._small, lines, [kept.name for kept in view.saved])
        if entries == self._entries:
            return
        self._entries = entries
        self.key.clear()
        for line in Line:
            curve = view.curves.get(line)
            if curve is not None and curve.points:
                name = say_marked(line.value) if self._small else view.names.get(line, say_marked(line.value))
                self.key.addItem(self.strands[line].curve, name)
        if self._small:
            return  # kept scenarios' colours stand with their names in the list of them
        for strand, kept in zip(self.saved, view.saved, strict=False):
            self.key.addItem(strand.curve, kept.name)

    # Reading --------------------------------------------------------------------------------------------------------

    def _in_words(self, view: PeopleView, numbers: Mapping[Line, Needed]) -> str:
        """The target, where each line reaches it, and the lines at the plan's own size."""
        if not view.curves:
            return ""
        reached = [
            say("{line}: {people}", line=say_marked(line.value), people=number_words(numbers[line]))
            for line in Line
            if line in numbers
        ]
        said = [say("Sample size for the target of {share}:", share=percent(view.target)), f"{'; '.join(reached)}."]
        here = self._describe(math.log10(view.n_people), math.nan)
        return " ".join([*(said if reached else []), *([f"{here}."] if here else [])])

    def _describe(self, x: float, _y: float) -> str:
        view = self._view
        if view is None or not view.curves:
            return ""
        people = round(10.0**x)
        said = []
        for line in Line:
            curve = view.curves.get(line)
            value = None if curve is None else curve.at(people, view.metric)
            if curve is None or value is None:
                continue
            share = share_with_margin(curve, people, view.metric)
            said.append(say("{line} {share}", line=say_marked(line.value), share=share))
        for kept in view.saved:
            if share := share_with_margin(kept.curve, people, view.metric):
                said.append(f"{kept.name} {share}")
        return say("{people}: {found}", people=people_words(people), found=", ".join(said)) if said else ""

    def table(self) -> tuple[list[str], list[list[Any]]]:
        """Columns named as ``simulate`` names them, a row for each point."""
        header = [
            "line",
            "n_participants",
            "p_all",
            "p_any",
            "standard_error",
            "standard_error_any",
            "expected_recall",
            "expected_precision",
            "n_studies",
            "method",
        ]
        view = self._view
        if view is None:
            return header, []
        # An estimate is its interval, and goes when simulation comes: it is drawn, and no number of it is written down.
        named = [
            (view.names.get(line, line.value), curve)
            for line in Line
            if (curve := view.curves.get(line)) is not None and not curve.is_estimate
        ]
        named += [(kept.name, kept.curve) for kept in view.saved]
        rows: list[list[Any]] = []
        for name, curve in named:
            rows += [
                [
                    name,
                    p.n_people,
                    p.p_all,
                    p.p_any,
                    p.error_all,
                    p.error_any,
                    p.recall,
                    p.precision,
                    p.n_studies,
                    "simulated",
                ]
                for p in curve.told()
            ]
        return header, rows


def _ends(curves: Sequence[Curve]) -> tuple[float, float]:
    """log₁₀ of the smallest and the largest size of these curves."""
    return (
        math.log10(min(curve.points[0].n_people for curve in curves)),
        math.log10(max(curve.points[-1].n_people for curve in curves)),
    )


def here_words(n_people: int) -> str:
    """The mark of the plan's own size."""
    return say("your study: {number}", number=count(n_people))


def _summary(view: PeopleView) -> str:
    """What a screen reader says of the plot."""
    if not view.curves:
        return say("There are no curves yet.")
    return say("Move the pointer over the plot, or use the arrow keys, to read the values. Shaded: 95 % interval.")
