"""The base of every plot: no frame, two-pixel lines, axes named in words, colours of the theme, a line of hover text.

Subclasses add curves with :meth:`Plot.curve` and the like, which remember their colour's *name* and follow the theme.
Every plot is exported as PNG, SVG and CSV from its menu.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QFont, QImage, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import say
from gwasprivacy.base.safe_files import write_atomic
from gwasprivacy.base.table_cells import csv_text
from gwasprivacy.ui.shell.theme import GRID, Theme, theme, theme_source
from gwasprivacy.ui.shell.zoom import px
from gwasprivacy.ui.widgets.card import label, show_in_its_place
from gwasprivacy.ui.widgets.explain import HelpButton
from gwasprivacy.ui.widgets.plots.larger_plot import LargerPlot
from gwasprivacy.ui.widgets.plots.plot_export import png_bytes, scene_image, scene_svg
from gwasprivacy.ui.widgets.plots.plot_labels import legend_above
from gwasprivacy.ui.widgets.plots.plot_menu import LARGER_KEYS, plot_menu
from gwasprivacy.ui.widgets.plots.plot_parts import (
    LINE,
    Dot,
    Formatter,
    Legend,
    LineSample,
    WordAxis,
    pen,
    set_pen_scale,
)
from gwasprivacy.ui.widgets.still_text import StillText

__all__ = ["LINE", "Formatter", "Legend", "Plot", "WordAxis", "pen"]


class Plot(QWidget):
    """A plot in a card.  ``title`` stands above it, ``x_name`` and ``y_name`` say what the axes are, with units."""

    def __init__(
        self,
        *,
        title: str = "",
        x_name: str,
        y_name: str,
        x_format: Formatter | None = None,
        y_format: Formatter | None = None,
        topic: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        if topic:
            self.setProperty("helpTopic", topic)
        self.setAccessibleName(title or y_name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._title = title or y_name
        self._names = (x_name, y_name)
        self._styled: list[Callable[[Theme], None]] = []
        set_pen_scale(self.devicePixelRatioF())
        self._hover: Callable[[float, float], str] | None = None
        self._resting_text = ""
        self._spoken = ""

        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(GRID // 2)
        self._top = top = QHBoxLayout()
        top.setSpacing(GRID // 2)
        self.title_label = label(title, "title", wrap=False)
        top.addWidget(self.title_label)
        show_in_its_place(self.title_label, bool(title))
        if topic:
            top.addWidget(HelpButton(topic, title or y_name))
        top.addStretch(1)
        self.menu_button = QToolButton()
        self.menu_button.setText("⋯")
        self.menu_button.setProperty("role", "link")
        self.menu_button.setAutoRaise(True)
        self.menu_button.setAccessibleName(say("Enlarge, save or copy: {title}", title=self._title))
        self.menu_button.setToolTip(say("Enlarge, save or copy this plot"))
        self.menu_button.clicked.connect(self._show_menu)
        self.menu_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        top.addWidget(self.menu_button)
        outer.addLayout(top)

        self.view = pg.PlotWidget(
            axisItems={"left": WordAxis("left", y_format), "bottom": WordAxis("bottom", x_format)},
            background=None,
            enableMenu=False,  # a menu of pyqtgraph's own, which nobody could open, takes a tenth of a plot's making
        )
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.setAntialiasing(True)
        # A plot takes the room that there is; it asks for none beyond this.
        self.view.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.view.setMinimumSize(160, 110)
        self.view.viewport().setAutoFillBackground(False)
        self.item: pg.PlotItem = self.view.getPlotItem()
        self.item.hideButtons()
        # Seven windows that nobody can open: they would outlive the plot, and each change of style would go through them.
        self.item.ctrlMenu.deleteLater()
        self.item.ctrlMenu = QMenu(self)
        self.item.setMouseEnabled(False, False)
        self.item.getViewBox().setDefaultPadding(0.0)
        self.item.setContentsMargins(0, 0, 3 * GRID, 0)
        outer.addWidget(self.view, 1)
        # The line of hover text has its room always, so nothing jumps.
        self.hover_label = StillText("", "muted", shrinks=True, wide=360)
        outer.addWidget(self.hover_label)

        self.cursor_line = pg.InfiniteLine(angle=90, movable=False)
        self.cursor_line.setZValue(5)
        self.cursor_line.hide()
        self.item.addItem(self.cursor_line, ignoreBounds=True)
        self._cursor_x: float | None = None
        self.view.scene().sigMouseMoved.connect(self._on_mouse)
        self.view.viewport().setMouseTracking(True)
        self._style_with(self._style_frame)
        theme_source().changed.connect(self._restyle)
        self._describe_itself()

    def set_heading(self, heading: QWidget) -> None:
        """Put a sentence in the place of the title."""
        self.title_label.hide()
        self._top.insertWidget(0, heading, 100)
        for part in (*self.findChildren(HelpButton), self.menu_button):
            self._top.setAlignment(part, Qt.AlignmentFlag.AlignTop)

    # Building -------------------------------------------------------------------------------------------------------

    def curve(
        self, colour: str, *, width: float = LINE, dashed: bool = False, alpha: float = 1.0, name: str | None = None
    ) -> pg.PlotDataItem:
        """A line in the theme's colour of that name; give it points with ``setData(x, y)``."""
        line = pg.PlotDataItem(antialias=True, name=name)
        self.item.addItem(line)

        def style(t: Theme) -> None:
            line.setPen(pen(t.colour(colour, alpha), width, dashed=dashed))

        self._style_with(style)
        return line

    def band(
        self, lower: pg.PlotDataItem, upper: pg.PlotDataItem, colour: str, *, alpha: float = 0.12
    ) -> pg.FillBetweenItem:
        """The area between two curves, as a tint."""
        area = pg.FillBetweenItem(lower, upper)
        self.item.addItem(area)
        area.setZValue(-10)
        self._style_with(lambda t: area.setBrush(t.colour(colour, alpha * (1.4 if t.dark else 1.0))))
        return area

    def dot(self, colour: str, *, size: float = 9.0) -> pg.ScatterPlotItem:
        """A point with a ring in the card's colour; ``setData([x], [y])``."""
        point = Dot(size=size, pxMode=True, antialias=True)
        point.setZValue(20)
        self.item.addItem(point)

        def style(t: Theme) -> None:
            point.setBrush(t.colour(colour))
            point.setPen(pen(t.colour("card"), 1.5))

        self._style_with(style)
        return point

    def text(
        self, colour: str = "text", *, anchor: tuple[float, float] = (0.0, 0.5), bold: bool = False
    ) -> pg.TextItem:
        """A text at a point of the plot; ``setText``, ``setPos(x, y)``."""
        item = pg.TextItem(anchor=anchor)
        item.setZValue(25)
        self.item.addItem(item, ignoreBounds=True)

        def style(t: Theme) -> None:
            font = QFont(self.font())
            font.setBold(bold)
            item.setFont(font)
            item.setColor(t.text_colour(colour))

        self._style_with(style)
        return item

    def line_at(self, colour: str, *, horizontal: bool, dashed: bool = True, width: float = 1.0) -> pg.InfiniteLine:
        """A straight line across the plot; ``setPos(value)``."""
        line = pg.InfiniteLine(angle=0 if horizontal else 90, movable=False)
        self.item.addItem(line, ignoreBounds=True)
        self._style_with(lambda t: line.setPen(pen(t.colour(colour), width, dashed=dashed)))
        return line

    def legend(self, *, columns: int = 1, above: bool = True) -> Legend:
        """A legend without a frame: above the plot at the right, or inside at the bottom right.  Add entries with
        ``addItem(curve, "words")``."""
        made = Legend(
            offset=None, horSpacing=6, verSpacing=-4, colCount=columns, pen=None, brush=None, sampleType=LineSample
        )
        if above:
            made.setParentItem(self.item)
            self.fit_with(lambda: self.fit_legend(made))
        else:
            made.setParentItem(self.item.getViewBox())
            made.anchor(itemPos=(1.0, 1.0), parentPos=(1.0, 1.0), offset=(-GRID, -GRID))
        made.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

        def style(t: Theme) -> None:
            size = self._letter_size()
            made.setLabelTextSize(size)
            made.setLabelTextColor(t.colour("text"))
            for _sample, text in made.items:
                text.setText(text.text, color=t.colour("text"), size=size)

        self._style_with(style)
        return made

    def fit_legend(self, made: Legend) -> None:
        """Give a legend above the plot the columns that it has room for; after its words changed."""
        legend_above(self.item, made, 3.0 * GRID)

    def set_x_range(self, low: float, high: float) -> None:
        self.item.setXRange(low, high, padding=0.0)

    def set_y_range(self, low: float, high: float) -> None:
        self.item.setYRange(low, high, padding=0.0)

    def set_ticks(self, axis: str, ticks: Sequence[tuple[float, str]]) -> None:
        """Fixed ticks of the "bottom" or "left" axis."""
        self.item.getAxis(axis).setTicks([list(ticks)])

    def set_axis_names(self, x_name: str, y_name: str) -> None:
        self._names = (x_name, y_name)
        self._style_frame(theme())
        self._describe_itself()

    def fit_with(self, fit: Callable[[], None]) -> None:
        """Call ``fit`` when the plot's box has another size; it is laid out after the plot, maybe more than once."""
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(fit)
        self.item.getViewBox().sigResized.connect(lambda _box: timer.start(0))

    def _style_with(self, style: Callable[[Theme], None]) -> None:
        self._styled.append(style)
        style(theme())

    def _restyle(self, colours: Theme, scale: float | None = None) -> None:
        set_pen_scale(scale if scale is not None else self.devicePixelRatioF())
        for style in self._styled:
            style(colours)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._restyle(theme())
        return super().event(event)

    def _style_frame(self, t: Theme) -> None:
        for name in ("left", "bottom"):
            axis = self.item.getAxis(name)
            axis.setPen(pen(t.colour("hairline"), 1.0))
            axis.setTickPen(pen(t.colour("grid"), 1.0))
            axis.setTextPen(t.colour("muted"))
            axis.setGrid(255)
            axis.setZValue(-100)
            axis.setTickFont(self.font())
            axis.setStyle(tickLength=0, tickTextOffset=px(6), autoReduceTextSpace=False)
        self.view.setBackground(t.colour("card"))
        css = {"color": t.muted, "font-size": self._letter_size()}
        self.item.setLabel("bottom", self._names[0], **css)
        self.item.setTitle(self._names[1], color=t.muted, size=self._letter_size(), justify="left")
        self.cursor_line.setPen(pen(t.colour("muted"), 1.0))

    def _letter_size(self) -> str:
        return f"{max(self.font().pointSizeF(), 8.0):g}pt"

    # Hover ----------------------------------------------------------------------------------------------------------

    def set_hover(self, describe: Callable[[float, float], str] | None) -> None:
        """``describe(x, y)`` → the sentence for the pointer's place (data coordinates); "" for nothing to say."""
        self._hover = describe

    def set_resting_text(self, text: str, *, spoken: str = "") -> None:
        """The sentence while the pointer is elsewhere.  ``spoken``: what a screen reader says in its place, of a plot whose
        sentence has none of its numbers."""
        self._resting_text, self._spoken = text, spoken or text
        self.hover_label.keep_room_for(text)
        if self._cursor_x is None:
            self._say(text)
        else:
            self.hover_at(self._cursor_x, float("nan"))  # what is read follows what is drawn
        self._describe_itself()

    def _describe_itself(self) -> None:
        """The axes with their units, then the main numbers: what a screen reader says of the picture after its name."""
        x, y = (_unmarked(name) for name in self._names)
        said = [say("Horizontal axis: {name}.", name=x)] if x else []
        said += [say("Vertical axis: {name}.", name=y)] if y else []
        text = " ".join([*said, self._spoken]).strip()
        if text != self.accessibleDescription():
            self.setAccessibleDescription(text)

    def _say(self, text: str) -> None:
        self.hover_label.setText(text)

    def _on_mouse(self, place: QPointF) -> None:
        box = self.item.getViewBox()
        if self._hover is None or not box.sceneBoundingRect().contains(place):
            self.clear_hover()
            return
        point = box.mapSceneToView(place)
        self.hover_at(float(point.x()), float(point.y()))

    def hover_at(self, x: float, y: float) -> None:
        """Show the hover line and its sentence at ``x`` (data coordinates)."""
        if self._hover is None:
            return
        text = self._hover(x, y)
        self._cursor_x = x
        self.cursor_line.setPos(x)
        self.cursor_line.setVisible(bool(text))
        self._say(text or self._resting_text)

    def clear_hover(self) -> None:
        self._cursor_x = None
        self.cursor_line.hide()
        self._say(self._resting_text)
        self._describe_itself()

    def leaveEvent(self, event: Any) -> None:
        self.clear_hover()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and Right read the plot point by point; Esc stops; Ctrl+Return shows it larger; Menu opens the plot's menu."""
        (low, high), _ = self.item.getViewBox().viewRange()
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if event.key() in steps and self._hover is not None:
            step = (high - low) / (1000 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 100)
            x = self._cursor_x if self._cursor_x is not None else (low + high) / 2
            self.hover_at(min(max(x + steps[Qt.Key(event.key())] * step, low), high), float("nan"))
            self.setAccessibleDescription(self.hover_label.text())
            return
        if event.key() == Qt.Key.Key_Escape and self._cursor_x is not None and not self.is_larger:
            self.clear_hover()
            return
        if event.keyCombination() == LARGER_KEYS and not self.is_larger:
            self.show_larger()
            return
        super().keyPressEvent(event)

    # Export ---------------------------------------------------------------------------------------------------------

    def table(self) -> tuple[list[str], list[list[Any]]]:
        """Column names and rows of what is shown, for CSV.  Subclasses with several kinds of data override this."""
        header: list[str] = []
        columns: list[np.ndarray[Any, Any]] = []
        for number, item in enumerate(self.item.listDataItems(), start=1):
            x, y = item.getOriginalDataset()
            if x is None or len(x) == 0:
                continue
            name = item.name() or say("curve {number}", number=number)
            header += [f"{name}: {self._names[0]}", f"{name}: {self._names[1]}"]
            columns += [np.asarray(x), np.asarray(y)]
        longest = max((len(column) for column in columns), default=0)
        rows = [[float(c[i]) if i < len(c) else "" for c in columns] for i in range(longest)]
        return header, rows

    def csv_text(self) -> str:
        return csv_text(*self.table())

    def image(self, scale: float = 2.0) -> QImage:
        """The plot as it is on the screen, on the card's colour, at ``scale`` times its size."""
        with self._drawn_for(scale):
            return scene_image(self.view, scale)

    def export(self, path: Path) -> None:
        """Write the plot to ``path``: .png, .svg or .csv.  Raises InvalidInput."""
        kind = path.suffix.lower()
        if kind == ".csv":
            data = self.csv_text().encode()
        elif kind == ".svg":
            with self._drawn_for(1.0):
                data = scene_svg(self.view, self._title)
        elif kind == ".png":
            data = png_bytes(self.image())
        else:
            raise InvalidInput("file.not-a-picture", path=path)
        write_atomic(path, data, force=True)

    @contextlib.contextmanager
    def _drawn_for(self, scale: float) -> Iterator[None]:
        """Lines as wide as a picture of that scale needs, and no cursor, while the picture is drawn."""
        shown = self.cursor_line.isVisible()
        self.cursor_line.hide()
        self._restyle(theme(), scale)
        points = [item for item in self.item.items if isinstance(item, pg.ScatterPlotItem)]
        for each in points:  # as shapes, not as the screen's pixels
            each.setExportMode(True, {"antialias": True, "resolutionScale": 1.0})
        try:
            yield
        finally:
            for each in points:
                each.setExportMode(False)
            self._restyle(theme())
            self.cursor_line.setVisible(shown)

    def menu(self) -> QMenu:
        """See it larger; save and copy."""
        return plot_menu(self, self)

    @property
    def title(self) -> str:
        """What the plot is called; no number of a study is in it."""
        return self._title

    @property
    def is_larger(self) -> bool:
        """Whether it is shown as large as the window just now."""
        return isinstance(self.parentWidget(), LargerPlot)

    def show_larger(self) -> None:
        """Show this plot as large as the window, until Esc."""
        self.clear_hover()
        LargerPlot(self, self.title).show()

    def _show_menu(self) -> None:
        self.menu().exec(self.menu_button.mapToGlobal(self.menu_button.rect().bottomLeft()))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu().exec(event.globalPos())


def _unmarked(name: str) -> str:
    """An axis' name without its markup."""
    return name.replace("<sup>", "^").replace("</sup>", "").strip()
