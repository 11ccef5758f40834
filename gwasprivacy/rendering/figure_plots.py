"""Figures of curves as PNG, without a window: axes in words, light grid lines, bands of ±2 standard errors, a legend."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QColor, QImage, QPainter

from gwasprivacy.base.language import in_source
from gwasprivacy.rendering.page_sheet import MUTED, PAPER, TEXT, Sheet, Style, replay
from gwasprivacy.rendering.pdf import need_fonts
from gwasprivacy.simulation.paper_figures.figure import Figure, Panel, Series

_PANEL_WIDTH, _PANEL_HEIGHT = 284.0, 228.0  # the axes of a figure with one panel
_SMALL_WIDTH, _SMALL_HEIGHT = 224.0, 176.0  # and of one with several, two in a row
_LEFT, _RIGHT, _BOTTOM = 52.0, 16.0, 40.0
_ABOVE = 20.0  # the y label
_LEGEND_WIDTH = 144.0
_PIXELS_PER_POINT = 2.5
_TITLE = Style(size=11, leading=14.5, bold=True)
_NOTE = Style(size=7, leading=9.2, colour=MUTED)
_AXIS = Style(size=7.6, leading=10, colour=MUTED)
_LEGEND = Style(size=7.4, leading=11, colour=TEXT)
# Okabe–Ito: colours that the colour-blind can tell.
_COLOURS = {"attacker": "#0072b2", "any_attacker": "#d55e00", "no_privacy": "#7a828c", "other": "#009e73"}
_SHADES = (1.0, 0.72, 0.5)


@dataclass(frozen=True, slots=True)
class _Axis:
    low: float
    high: float
    ticks: tuple[float, ...]

    def place(self, value: float, start: float, length: float) -> float:
        return start + (value - self.low) / (self.high - self.low) * length


@dataclass(frozen=True, slots=True, kw_only=True)
class _Frame:
    """Where the axes stand, in points: the upper left corner and the size."""

    x: float
    y: float
    width: float
    height: float


@in_source()
def figure_png(figure: Figure) -> bytes:
    """The figure as a PNG: 1240 pixels wide with one panel, 1780 with several; as high as panels and caption need."""
    need_fonts()
    sheet = Sheet()
    width, height = _draw(sheet, figure)
    image = QImage(round(width * _PIXELS_PER_POINT), round(height * _PIXELS_PER_POINT), QImage.Format.Format_RGB32)
    image.fill(QColor(PAPER))
    painter = QPainter(image)
    replay(sheet.pages[0], painter, _PIXELS_PER_POINT)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    buffer.close()
    return bytes(data.data())


def _draw(sheet: Sheet, figure: Figure) -> tuple[float, float]:
    """Draw on the first page; the width and height that it takes, in points."""
    in_a_row = min(2, len(figure.panels))
    panel_width, panel_height = (_PANEL_WIDTH, _PANEL_HEIGHT) if in_a_row == 1 else (_SMALL_WIDTH, _SMALL_HEIGHT)
    cell_width, cell_height = _LEFT + panel_width, _ABOVE + panel_height + _BOTTOM
    width = in_a_row * cell_width + _LEGEND_WIDTH + _RIGHT
    sheet.line(figure.title, _TITLE, x=14, y=10, width=width - 28)
    top = 32 + sheet.block(figure.caption, _NOTE, x=14, y=27, width=width - 28)
    looks = _looks(figure.panels)
    for number, panel in enumerate(figure.panels):
        row, column = divmod(number, in_a_row)
        _draw_panel(
            sheet,
            panel,
            {label: colour for label, (_series, colour) in looks.items()},
            _Frame(
                x=column * cell_width + _LEFT,
                y=top + row * cell_height + _ABOVE,
                width=panel_width,
                height=panel_height,
            ),
        )
    legend_x = in_a_row * cell_width + 12
    for number, (label, (series, colour)) in enumerate(looks.items()):
        y = top + _ABOVE + 4 + number * 14
        sheet.stroke(
            [(legend_x, y + 5.5), (legend_x + 16, y + 5.5)], colour=colour, thickness=1.7, dashed=series.dashed
        )
        sheet.line(label, _LEGEND, x=legend_x + 21, y=y, width=_LEGEND_WIDTH - 24)
    return width, top + math.ceil(len(figure.panels) / in_a_row) * cell_height


def _draw_panel(sheet: Sheet, panel: Panel, colours: dict[str, str], frame: _Frame) -> None:
    left, width, bottom, height = frame.x, frame.width, frame.y + frame.height, frame.height
    x_axis = _axis([x for series in panel.series for x in series.x])
    values = [y for series in panel.series for y in series.y]
    y_axis = _Axis(0.0, 1.0, (0.0, 0.25, 0.5, 0.75, 1.0)) if min(values) >= 0 and max(values) <= 1 else _axis(values)
    for tick in y_axis.ticks:
        y = y_axis.place(tick, bottom, -height)
        sheet.stroke([(left, y), (left + width, y)], colour="#e9ebef", thickness=0.6)
        sheet.line(_number(tick), _AXIS, x=left - 36, y=y - 5, width=32, align="right")
    for tick in x_axis.ticks:
        x = x_axis.place(tick, left, width)
        sheet.line(_number(tick), _AXIS, x=x - 24, y=bottom + 3, width=48, align="center")
    sheet.line(panel.x_label, _AXIS, x=left, y=bottom + 16, width=width, align="center")
    sheet.line(panel.y_label, _AXIS, x=left, y=frame.y - 14, width=width)

    def places(series: Series, shift: float = 0.0) -> list[tuple[float, float]]:
        errors = series.error or (0.0,) * len(series.x)
        return [
            (
                x_axis.place(x, left, width),
                y_axis.place(min(max(y + shift * e, y_axis.low), y_axis.high), bottom, -height),
            )
            for x, y, e in zip(series.x, series.y, errors, strict=True)
        ]

    for series in panel.series:
        if series.error is not None:
            sheet.area([*places(series, 2.0), *reversed(places(series, -2.0))], fill=colours[series.label], alpha=0.12)
    for series in panel.series:
        sheet.stroke(places(series), colour=colours[series.label], thickness=1.7, dashed=series.dashed)
        if len(series.x) <= 20:
            for x, y in places(series):
                sheet.dot(x, y, 2.0, fill=colours[series.label])


def _looks(panels: Sequence[Panel]) -> dict[str, tuple[Series, str]]:
    """Every line once, in the order of the panels, with its colour."""
    lines = {series.label: series for panel in panels for series in panel.series}
    return {
        label: (series, colour)
        for (label, series), colour in zip(lines.items(), _colours(list(lines.values())), strict=True)
    }


def _colours(series: Sequence[Series]) -> list[str]:
    """The series' colours; several of one colour and dash get lighter one after the other."""
    seen: dict[tuple[str, bool], int] = {}
    result = []
    for one in series:
        key = (one.colour, one.dashed)
        shade = _SHADES[min(seen.get(key, 0), len(_SHADES) - 1)]
        seen[key] = seen.get(key, 0) + 1
        result.append(_lighter(_COLOURS[one.colour], shade))
    return result


def _lighter(colour: str, share: float) -> str:
    parts = [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(255 - share * (255 - part)):02x}" for part in parts)


def _axis(values: Sequence[float]) -> _Axis:
    """An axis with about five round ticks around the values."""
    low, high = min(values), max(values)
    span = high - low or 1.0
    step = 10 ** math.floor(math.log10(span / 4))
    step = next(step * factor for factor in (1, 2, 2.5, 5, 10) if span / (step * factor) <= 6)
    first = math.ceil(low / step - 1e-9)
    ticks = []
    while first * step <= high + 1e-9 * span:
        ticks.append(first * step)
        first += 1
    return _Axis(low, high, tuple(ticks))


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:g}" if value == round(value, 4) else f"{value:.3g}"
