"""Figures of curves as PNG: axes in words, light grid lines, bands of ±2 standard errors, a legend."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from gwasprivacy.base.language import in_source
from gwasprivacy.lab.paper_figures.figure import Figure, Panel, Series
from gwasprivacy.rendering.typesetting import Pages

_DPI = 180
_ALWAYS = "2000-01-01"  # a picture has no time stamp
# Okabe–Ito: colours that the colour-blind can tell.
_COLOURS = {"attacker": "#0072b2", "any_attacker": "#d55e00", "no_privacy": "#7a828c", "other": "#009e73"}
_SHADES = (1.0, 0.72, 0.5)
_MOST_WITH_DOTS = 20


@in_source()
def figure_png(figure: Figure) -> bytes:
    """The figure as a PNG: 1240 pixels wide with one panel, 1780 with several; as high as panels and caption need."""
    looks = _looks(figure.panels)
    data = {
        "heading": figure.title,
        "caption": figure.caption,
        "panels": [_panel(panel, {label: colour for label, (_, colour) in looks.items()}) for panel in figure.panels],
        "legend": [
            {"words": label, "colour": colour, "dashed": series.dashed} for label, (series, colour) in looks.items()
        ],
    }
    (png,) = Pages(template="figure", title=figure.title, data=data, day=_ALWAYS).to_pngs(_DPI)
    return png


def _panel(panel: Panel, colours: dict[str, str]) -> dict[str, Any]:
    low_x, high_x, ticks_x = _axis([x for series in panel.series for x in series.x])
    values = [y for series in panel.series for y in series.y]
    is_share = min(values) >= 0 and max(values) <= 1
    low_y, high_y, ticks_y = (0.0, 1.0, [0.0, 0.25, 0.5, 0.75, 1.0]) if is_share else _axis(values)

    def places(series: Series, shift: float = 0.0) -> list[tuple[float, float]]:
        """Where the points stand, as shares of the axes."""
        errors = series.error or (0.0,) * len(series.x)
        return [
            ((x - low_x) / (high_x - low_x), (min(max(y + shift * e, low_y), high_y) - low_y) / (high_y - low_y))
            for x, y, e in zip(series.x, series.y, errors, strict=True)
        ]

    return {
        "x": panel.x_label,
        "y": panel.y_label,
        "x-ticks": [((tick - low_x) / (high_x - low_x), _number(tick)) for tick in ticks_x],
        "y-ticks": [((tick - low_y) / (high_y - low_y), _number(tick)) for tick in ticks_y],
        "series": [
            {
                "points": places(series),
                "band": None if series.error is None else [*places(series, 2.0), *reversed(places(series, -2.0))],
                "colour": colours[series.label],
                "dashed": series.dashed,
                "dots": len(series.x) <= _MOST_WITH_DOTS,
            }
            for series in panel.series
        ],
    }


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


def _axis(values: Sequence[float]) -> tuple[float, float, list[float]]:
    """The ends of an axis around the values, and about five round ticks."""
    low, high = min(values), max(values)
    span = high - low or 1.0
    step = 10 ** math.floor(math.log10(span / 4))
    step = next(step * factor for factor in (1, 2, 2.5, 5, 10) if span / (step * factor) <= 6)
    first = math.ceil(low / step - 1e-9)
    ticks = []
    while first * step <= high + 1e-9 * span:
        ticks.append(first * step)
        first += 1
    return low, high, ticks


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:g}" if value == round(value, 4) else f"{value:.3g}"
