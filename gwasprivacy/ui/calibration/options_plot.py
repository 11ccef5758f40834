"""How many people each score and mechanism needs: one bar for each, the fewest on top, with its 95 % interval."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Qt

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.language import mark, say, say_count, say_marked
from gwasprivacy.base.number_words import count
from gwasprivacy.forecast.comparison import BEYOND, Option, worth_drawing
from gwasprivacy.forecast.offsets import NEEDS_PANEL
from gwasprivacy.forecast.words import short_number
from gwasprivacy.plan.needed_people import interval_words, number_words, round_people
from gwasprivacy.ui.calibration.curve_plot import here_words
from gwasprivacy.ui.shell.theme import Theme, theme
from gwasprivacy.ui.widgets.plots.plot import Plot, pen

EMPTY = mark("One bar for each score and mechanism: quick estimates first, then simulation.")
X_NAME = mark("sample size (participants)")
_LABELS_WIDTH = 300  # px for the names of pairs, at least
_BESIDE, _LEAST_BARS = 12, 160  # px between a name and its bar; of the bars with their numbers, before names are cut
_ROW, _TALLEST_ROW = 19.0, 26.0  # px of a bar with its names: letters need them
_ABOVE, _AROUND = 1.7, 2.0  # rows above the first bar, where the plan's size is named, and with those below the last
_HERE = -1.05  # the row of that name
_MOST_TEXT = 0.9  # of the width, for the numbers behind the bars


def _short(option: Option) -> str:
    """ "total variation − 2× + joint draw", "distance, p < 5e-08 + joint draw"; in words when it is read out."""
    return option.label.replace(option.score.label, option.score.short_label)


class OptionsPlot(Plot):
    """Give it options, best first; the plan's own choice is blue, the others grey, estimates pale."""

    def __init__(self) -> None:
        super().__init__(
            title=say("Sample size by score and mechanism"),
            x_name=say_marked(X_NAME),
            y_name=" ",
            x_format=lambda value: count(round(value)),
            topic="options-plot",
        )
        self._all: Sequence[Option] = ()
        self._worth: tuple[Option, ...] = ()
        self._options: tuple[Option, ...] = ()
        self._says_needs = True
        self._own: tuple[ScoreChoice, str] | None = None
        self._n_people = 0
        self.bars = pg.BarGraphItem(x0=[], y=[], width=[], height=0.6)
        self.item.addItem(self.bars)
        self.whiskers = pg.ErrorBarItem(beam=0.25)
        self.item.addItem(self.whiskers)
        self.here = self.line_at("muted", horizontal=False)
        self.here_text = self.text("muted", anchor=(0.5, 0.5))
        self._style_with(lambda t: self._ground(self.here_text, t))
        self.numbers: list[pg.TextItem] = []
        axis = self.item.getAxis("left")
        axis.setWidth(_LABELS_WIDTH)
        self.item.getViewBox().invertY(True)
        self._most = 1.0
        self.fit_with(self._fit)
        self.set_hover(self._describe)
        self._style_with(lambda _t: self._redraw())

    def show_options(self, options: Sequence[Option], own: tuple[ScoreChoice, str], n_people: int) -> None:
        """Redraw for ``options``; ``own`` is the plan's pair, ``n_people`` the plan's size."""
        self._all, self._own, self._n_people = tuple(options), own, n_people
        self._worth = worth_drawing(options, own)
        self._redraw()

    def _with_room(self) -> tuple[Option, ...]:
        """The best options for which the plot has rows, and the plan's own."""
        rows = max(int(self.item.getViewBox().height() / _ROW - _AROUND), 3)
        if len(self._worth) <= rows:
            return self._worth
        own = [option for option in self._worth[rows - 1 :] if option.pair == self._own]
        return (*self._worth[: rows - len(own)], *own)

    def _has_room_for_needs(self) -> bool:
        """Whether it can be said behind a bar what its score needs; else the pointer finds it."""
        words = self._needs_words(count(100_000))
        return bool(self.fontMetrics().horizontalAdvance(words) < _MOST_TEXT * self.item.getViewBox().width())

    @staticmethod
    def _needs_words(number: str) -> str:
        return say("{number}, needs a public reference panel", number=number)

    def _redraw(self) -> None:
        options = self._options = self._with_room()
        self._says_needs = self._has_room_for_needs()
        for number in self.numbers:
            self.item.removeItem(number)
        self.numbers = []
        if not options:
            self.bars.setOpts(x0=[], y=[], width=[], height=0.6)
            self.whiskers.setData(x=np.array([]), y=np.array([]), left=np.array([]), right=np.array([]))
            self.here.setVisible(False)
            self.here_text.setVisible(False)
            for axis in ("left", "bottom"):
                self.set_ticks(axis, [])  # an axis without bars has no numbers
            self.set_resting_text(say_marked(EMPTY))
            return
        self.item.getAxis("bottom").setTicks(None)
        t = theme()
        most = self._axis_end()
        widths = [min(option.needed.people or most, most) for option in options]
        self.bars.setOpts(
            x0=[0] * len(options),
            y=list(range(len(options))),
            width=widths,
            height=0.6,
            brushes=[self._brush(option, t) for option in options],
            pen=pg.mkPen(None),
        )
        known = [(which, o.needed) for which, o in enumerate(options) if o.needed.people is not None]
        x = np.array([min(n.people or 0, most) for _, n in known], dtype=float)
        low = np.array([n.low if n.low is not None else n.people for _, n in known], dtype=float)
        high = np.array([n.high if n.high is not None else n.people for _, n in known], dtype=float)
        self.whiskers.setData(
            x=x,
            y=np.array([which for which, _ in known], dtype=float),
            left=np.maximum(x - low, 0),
            right=np.clip(high - x, 0, most - x),
            pen=pen(t.colour("text", 0.8), 1.2),
        )
        for which, option in enumerate(options):
            self._write_number(which, option, widths[which], most, t)
        names = [_short(option) for option in options]
        longest = max(map(self.fontMetrics().horizontalAdvance, names))
        width = min(max(_LABELS_WIDTH, longest + _BESIDE), max(self.width() - _LEAST_BARS, _LABELS_WIDTH // 2))
        self.item.getAxis("left").setWidth(width)
        room, cut = width - _BESIDE, Qt.TextElideMode.ElideRight
        metrics = self.fontMetrics()
        self.set_ticks("left", [(which, metrics.elidedText(name, cut, room)) for which, name in enumerate(names)])
        self._most = most
        self.here_text.setText(here_words(self._n_people))
        self._fit()
        rows = max(len(options) + _AROUND, self.item.getViewBox().height() / _TALLEST_ROW)
        self.item.setYRange(-_ABOVE, rows - _ABOVE, padding=0)
        inside = self._n_people <= most
        self.here.setVisible(inside)
        self.here_text.setVisible(inside)
        if inside:
            self.here.setPos(self._n_people)
        best = options[0]
        rest = len(self._all) - len(options)
        said = [
            say(
                "Smallest sample size: {pair}, {number} participants.",
                pair=best.label,
                number=number_words(best.needed),
            ),
            say("Whiskers: 95 % interval."),
        ]
        if rest:
            said.append(say_count("{n} more combinations in the CSV.", one="1 more combination in the CSV.", n=rest))
        self.set_resting_text(" ".join(said))

    def _fit(self) -> None:
        """Each bar has a row, the longest and the number behind it have room, however small the plot is, and so has the axis' name."""
        if not self._options:
            return
        if self._with_room() != self._options or self._has_room_for_needs() != self._says_needs:
            self._redraw()
            return
        room = max(self.item.getViewBox().width(), 1.0)
        text = max((number.boundingRect().width() for number in self.numbers), default=0.0)
        share = min((text + 4) / room, _MOST_TEXT)
        end = max(1.2, 1 / (1 - share)) * self._most
        self.set_x_range(0, end)
        half = self.here_text.boundingRect().width() / 2 / room * end  # beside the line rather than cut at an edge
        self.here_text.setPos(min(max(self._n_people, half), end - half), _HERE)
        name = say_marked(X_NAME)
        if self.fontMetrics().horizontalAdvance(name) >= room:
            name = say("sample size")
        self.set_axis_names(name, " ")

    @staticmethod
    def _ground(text: pg.TextItem, t: Theme) -> None:
        """A ground of its own under a text that a line runs behind."""
        text.fill = pg.mkBrush(t.colour("card"))
        text.update()

    def _axis_end(self) -> float:
        """The bars' longest; those that need far more are cut there."""
        reached = [option.needed.people for option in self._options if option.needed.people is not None]
        if not reached:
            return float(max((option.needed.limit for option in self._options), default=1))
        return float(round_people(min(max(reached), BEYOND * min(reached)) * 1.02, 2))

    def _brush(self, option: Option, t: Theme) -> Any:
        name = "attacker" if option.pair == self._own else "no_privacy"
        return t.colour(name, t.palest(t.colour(name)) if option.needed.is_estimate else 1.0)

    def _write_number(self, which: int, option: Option, width: float, most: float, t: Theme) -> None:
        number = pg.TextItem(anchor=(0.0, 0.5))
        self._ground(number, t)
        font = self.font()
        font.setBold(option.pair == self._own)
        number.setFont(font)
        number.setColor(t.colour("text" if option.pair == self._own else "muted"))
        needed = option.needed
        beyond = needed.people is None or needed.people > most
        people = f"> {count(round(most))}" if beyond else short_number(needed)
        if option.score.offset is not None and self._says_needs:
            people = self._needs_words(people)
        number.setText(f"  {people}")
        high = needed.high if needed.high is not None else width
        number.setPos(min(max(width, high), most), which)
        number.setZValue(30)
        self.item.addItem(number, ignoreBounds=True)
        self.numbers.append(number)

    # Reading --------------------------------------------------------------------------------------------------------

    def _describe(self, _x: float, y: float) -> str:
        which = round(y) if y == y else self._reading
        if not 0 <= which < len(self._options):
            return ""
        return self.words_of(self._options[which])

    def words_of(self, option: Option) -> str:
        """One pair in words."""
        needed = option.needed
        pair = option.label
        if option.score.offset is not None:
            pair = say("{pair} (needs a public reference panel)", pair=pair)
        number = number_words(needed)
        if interval := interval_words(needed):
            people = say("{number} participants ({interval})", number=number, interval=interval)
        else:
            people = say("{number} participants", number=number)
        if option.probability is None:
            return say("{pair}: {people}.", pair=pair, people=people)
        return say(
            "{pair}: {people}; with your {here} participants {share}.",
            pair=pair,
            people=people,
            here=count(self._n_people),
            share=option.share,
        )

    _reading = 0

    def keyPressEvent(self, event: Any) -> None:
        """Up and Down read the bars one by one."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.key() in steps and self._options:
            self._reading = min(max(self._reading + steps[event.key()], 0), len(self._options) - 1)
            self.hover_label.setText(self.words_of(self._options[self._reading]))
            self.setAccessibleDescription(self.hover_label.text())
            return
        super().keyPressEvent(event)

    def hover_at(self, x: float, y: float) -> None:
        super().hover_at(x, y)
        self.cursor_line.hide()

    def table(self) -> tuple[list[str], list[list[Any]]]:
        header = [
            "score",
            "mechanism",
            "people_needed",
            "low",
            "high",
            "probability_at_plan_size",
            "standard_error",
            "n_participants",
            "method",
            "needs",
        ]
        rows: list[list[Any]] = []
        for option in self._all:
            n = option.needed
            sure = (None, n.low, n.high, None) if n.is_estimate else (n.people, n.low, n.high, option.probability)
            shown = ["" if value is None else value for value in sure]  # an estimate is its interval
            method = "estimate" if n.is_estimate else "simulated"
            needs = NEEDS_PANEL if option.score.offset is not None else ""
            rows.append([option.score.label, option.mechanism, *shown, option.error, self._n_people, method, needs])
        return header, rows
