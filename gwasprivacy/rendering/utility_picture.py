"""How likely a release is right, against the number of people: this attacker, any attacker, no privacy at all."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import count, percent
from gwasprivacy.rendering.page_sheet import HAIRLINE, MUTED, PAPER, TEXT, Sheet, Style, text_width
from gwasprivacy.rendering.structure import Role

# Okabe–Ito, and grey for what nobody should do.
THIS_COLOUR, ANY_COLOUR, NONE_COLOUR = "#0072b2", "#d55e00", "#7a828c"
_AXIS = Style(size=7, leading=9, colour=MUTED)
_LEGEND = Style(size=7.6, leading=10.4, colour=TEXT)
_MARK = Style(size=7.4, leading=9.6, bold=True)
_TICKS = (1, 1.5, 2, 3, 5, 7, 10)


@dataclass(frozen=True, slots=True, kw_only=True)
class PictureLine:
    """``points``: (people, probability, half a 95 % interval), by growing numbers.  ``needed``: people at the target."""

    name: str
    colour: str
    points: Sequence[tuple[int, float, float]]
    needed: int | None = None
    thin: bool = False


def draw_utility_picture(
    sheet: Sheet,
    *,
    x: float,
    y: float,
    width: float,
    height: float,
    lines: Sequence[PictureLine],
    target: float,
    n_people: int,
    success: str,
) -> float:
    """The picture with its legend under it; returns the height used.  People are on a logarithmic axis."""
    alt = utility_in_words(lines, target, n_people, success)
    with sheet.part(Role.FIGURE, alt=alt, box=(x, y - 3, width, height + 2 * _LEGEND.leading)):
        return _draw(sheet, x, y, width, height, lines, target, n_people, success)


def utility_in_words(lines: Sequence[PictureLine], target: float, n_people: int, success: str) -> str:
    """What the picture shows, for whoever does not see it."""
    said = [
        say(
            "Curves of the {success} by sample size; this plan has {people} participants.",
            success=success,
            people=count(n_people),
        )
    ]
    for line in lines:
        (first, low, _), (last, high, _) = line.points[0], line.points[-1]
        values = {
            "name": line.name,
            "low": percent(low),
            "first": count(first),
            "high": percent(high),
            "last": count(last),
        }
        if line.needed is None:
            said.append(say("{name}: from {low} with {first} participants to {high} with {last}.", **values))
        else:
            said.append(
                say(
                    "{name}: from {low} with {first} participants to {high} with {last}, and {target} with {needed}.",
                    target=percent(target),
                    needed=count(line.needed),
                    **values,
                )
            )
    return " ".join(said)


def _draw(
    sheet: Sheet,
    x: float,
    y: float,
    width: float,
    height: float,
    lines: Sequence[PictureLine],
    target: float,
    n_people: int,
    success: str,
) -> float:
    left, right, top, bottom = x + 32, x + width - 6, y + 13, y + height - 26
    sizes = [size for line in lines for size, _, _ in line.points]
    low, high = math.log(min(sizes)), math.log(max(sizes))

    def place(people: float, probability: float) -> tuple[float, float]:
        share = (math.log(people) - low) / (high - low)
        return left + share * (right - left), bottom - probability * (bottom - top)

    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        at = place(min(sizes), share)[1]
        sheet.stroke([(left, at), (right, at)], colour="#e9ebef", thickness=0.5)
        if share in (0.0, 0.5, 1.0):
            sheet.line(percent(share), _AXIS, x=x, y=at - 4.5, width=28, align="right")
    _people_axis(sheet, place, min(sizes), max(sizes), bottom)
    sheet.line(success, _AXIS, x=x, y=y - 3, width=width)
    at = place(min(sizes), target)[1]
    sheet.stroke([(left, at), (right, at)], colour=MUTED, thickness=0.7, dashed=True)
    for line in reversed(lines):
        band = [place(size, min(p + m, 1.0)) for size, p, m in line.points]
        band += [place(size, max(p - m, 0.0)) for size, p, m in reversed(line.points)]
        if not line.thin:
            sheet.area(band, fill=line.colour, alpha=0.13)
        # The points are of a line that meets the target where its number says.
        met = [] if line.needed is None else [(line.needed, target)]
        path = sorted([*((size, p) for size, p, _ in line.points), *met])
        inside = [place(*point) for point in path if min(sizes) <= point[0] <= max(sizes)]
        sheet.stroke(inside, colour=line.colour, thickness=0.9 if line.thin else 1.7)
    sheet.stroke([(left, top - 2), (left, bottom), (right, bottom)], colour=HAIRLINE, thickness=0.7)
    if min(sizes) <= n_people <= max(sizes):
        _plan_mark(sheet, place, n_people, right)
    _needed_marks(sheet, place, lines, target, (left, right))
    used = _legend(sheet, lines, x=x, y=y + height + 1, width=width)
    return height + 1 + used


def _people_axis(sheet: Sheet, place: object, smallest: int, largest: int, bottom: float) -> None:
    assert callable(place)
    decade = 10 ** math.floor(math.log10(smallest))
    end = -math.inf
    while decade <= largest:
        for factor in _TICKS[:-1]:
            value = factor * decade
            if smallest <= value <= largest:
                centre = place(value, 0)[0]
                text = count(round(value))
                half = text_width(text, _AXIS) / 2
                sheet.stroke([(centre, bottom), (centre, bottom + 2.5)], colour=HAIRLINE, thickness=0.7)
                if centre - half > end + 7:
                    sheet.line(text, _AXIS, x=centre - half, y=bottom + 4)
                    end = centre + half
        decade *= 10
    middle = place(math.sqrt(smallest * largest), 0)[0]
    sheet.line(say("sample size"), _AXIS, x=middle - 80, y=bottom + 14, width=160, align="center")


def _plan_mark(sheet: Sheet, place: object, n_people: int, right: float) -> None:
    """The plan's own size, named at the foot of its line, where the curves are low or long past."""
    assert callable(place)
    at, top = place(n_people, 1)
    bottom = place(n_people, 0)[1]
    sheet.stroke([(at, top - 2), (at, bottom)], colour="#b9c0c9", thickness=0.8)
    text = say("this plan: {people}", people=count(n_people))
    width = text_width(text, _AXIS)
    start = at + 3 if at + 5 + width < right else at - width - 4
    sheet.box(start - 1, bottom - 13, width + 2, 9, fill=PAPER, radius=1)
    sheet.line(text, _AXIS, x=start, y=bottom - 13)


def _needed_marks(
    sheet: Sheet,
    place: object,
    lines: Sequence[PictureLine],
    target: float,
    ends: tuple[float, float],
) -> None:
    """Where the lines meet the target, with the number of people, on small labels that do not cover one another."""
    assert callable(place)
    taken: list[tuple[float, float]] = []
    smallest, largest = lines[0].points[0][0], lines[0].points[-1][0]
    marked = [
        line for line in lines if line.needed is not None and smallest <= line.needed <= largest and not line.thin
    ]
    for line in sorted(marked, key=lambda each: each.needed or 0):
        assert line.needed is not None
        at, y = place(line.needed, target)
        sheet.dot(at, y, 2.8, fill=line.colour)
        text = count(line.needed)
        width = text_width(text, _MARK) + 4
        start = min(max(at - width - 3, ends[0]), ends[1] - width)
        row = y - 12.5
        while any(start < other_end and start + width > other_start for other_start, other_end in taken):
            start = max(other_end for _, other_end in taken) + 2
            row = y + 3.5
        taken.append((start, start + width))
        sheet.box(start, row + 0.5, width, 9, fill=PAPER, radius=1)
        sheet.line(text, Style(size=7.4, leading=9.6, bold=True, colour=line.colour), x=start + 2, y=row)


def _legend(sheet: Sheet, lines: Sequence[PictureLine], *, x: float, y: float, width: float) -> float:
    at, row = x + 32, y
    for line in lines:
        wide = 17 + text_width(line.name, _LEGEND)
        if at + wide > x + width and at > x + 32:
            at, row = x + 32, row + _LEGEND.leading
        sheet.stroke([(at, row + 5.2), (at + 13, row + 5.2)], colour=line.colour, thickness=0.9 if line.thin else 1.8)
        sheet.line(line.name, _LEGEND, x=at + 17, y=row)
        at += wide + 14
    return row - y + _LEGEND.leading


def picture_points(
    curve: Sequence[Mapping[str, float]], name: str, margins: Sequence[float]
) -> list[tuple[int, float, float]]:
    """The points of a predicate's curve for ``p_all`` or ``p_any``."""
    return [
        (int(point["n_participants"]), float(point[name]), margin) for point, margin in zip(curve, margins, strict=True)
    ]
