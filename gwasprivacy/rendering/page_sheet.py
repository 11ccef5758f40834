"""Pages that are laid out once and painted anywhere: a PDF, or images for the window.

Lengths are in points (1/72 inch) of an A4 page.  Text is laid out on a grid ten times finer, so that a PDF and an image
of any resolution break lines at the same places.  All text is plain: nothing in it is read as mark-up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QTextLayout, QTextOption

from gwasprivacy.base.printable_text import shown, unbreakable
from gwasprivacy.rendering.fonts import MONO, SANS
from gwasprivacy.rendering.structure import DECORATION, GROUPS, Part, Role

PAGE_WIDTH, PAGE_HEIGHT = 595.0, 842.0
MARGIN = 51.0
CONTENT_WIDTH = PAGE_WIDTH - 2 * MARGIN
FINE = 10.0  # layout units per point

TEXT, MUTED, HAIRLINE, PAPER = "#1b1f24", "#5a636e", "#d5d9df", "#ffffff"
ACCENT, WARN, TINT = "#0072b2", "#d55e00", "#eaf3f9"

# The bundled ones; the others only for signs that these lack, or where an installation lacks them.
_SANS = [SANS, "DejaVu Sans", "Noto Sans", "Open Sans", "Liberation Sans", "Arial"]
_MONO = [MONO, "DejaVu Sans Mono", "Noto Sans Mono", "Liberation Mono", "Courier New"]

Paint = Callable[[QPainter], None]


@dataclass(frozen=True, slots=True)
class Painted:
    """One thing on a page, and the part that it belongs to."""

    paint: Paint
    part: Part


@dataclass(frozen=True, slots=True, kw_only=True)
class Style:
    """How text looks: ``size`` and ``leading`` in points (leading: from line to line), ``spacing`` between letters in per
    cent of their widths."""

    size: float
    leading: float
    colour: str = TEXT
    bold: bool = False
    mono: bool = False
    spacing: float = 0.0

    def font(self) -> QFont:
        font = QFont(_MONO if self.mono else _SANS)
        font.setStyleHint(QFont.StyleHint.Monospace if self.mono else QFont.StyleHint.SansSerif)
        font.setPixelSize(round(self.size * FINE))
        font.setWeight(QFont.Weight.DemiBold if self.bold else QFont.Weight.Normal)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        if self.spacing:
            font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 100 + self.spacing)
        return font


KICKER = Style(size=8, leading=11, colour=ACCENT, bold=True, spacing=8)
TITLE = Style(size=20, leading=24.5, bold=True)
SUBTITLE = Style(size=9.5, leading=13, colour=MUTED)
PROMISE = Style(size=12.5, leading=17.5, bold=True)
LONG_TITLE = Style(size=14, leading=18, bold=True)
HEADING = Style(size=10.5, leading=14, bold=True)
BODY = Style(size=8.8, leading=12.1)
SMALL = Style(size=7.8, leading=10.6)
SMALLEST = Style(size=7.4, leading=9.9)
TINY = Style(size=6.6, leading=8.4)
NOTE = Style(size=7.8, leading=10.6, colour=MUTED)
STRONG = Style(size=8.8, leading=12.1, bold=True)
LABEL = Style(size=7.8, leading=12.1, colour=MUTED)
VALUE_CODE = Style(size=7, leading=12.1, mono=True)
CODE = Style(size=6.9, leading=9.6, mono=True)
SMALL_CODE = Style(size=6.2, leading=8.6, mono=True, colour=MUTED)


class Sheet:
    """A growing list of pages, each a list of things to paint in order; ``y`` is where the next block begins.

    ``document``: the parts of the pages in the order in which they are read.  Text belongs to the part that was begun with :meth:`part`,
    else to a paragraph of its own (a heading, in a heading's style); shapes are decoration, but in a picture.
    """

    def __init__(self, *, bottom: float = PAGE_HEIGHT - MARGIN + 2) -> None:
        self.pages: list[list[Painted]] = [[]]
        self.document = Part(Role.DOCUMENT)
        self._open = [self.document]
        self.y = MARGIN
        self.bottom = bottom

    # ------------------------------------------------------------------ structure

    @contextmanager
    def part(
        self, role: Role, *, alt: str = "", box: tuple[float, float, float, float] | None = None, span: int = 1
    ) -> Iterator[None]:
        """What is painted meanwhile is a part of this kind; in a picture everything is."""
        if self._open[-1] is DECORATION or self._open[-1].role is Role.FIGURE:
            yield
            return
        made = Part(role, alt=alt, box=box, span=span)
        self._open[-1].parts.append(made)
        self._open.append(made)
        try:
            yield
        finally:
            self._open.pop()

    @contextmanager
    def decoration(self) -> Iterator[None]:
        """What is painted meanwhile is read by nobody: page numbers, legends' colours."""
        self._open.append(DECORATION)
        try:
            yield
        finally:
            self._open.pop()

    @contextmanager
    def _paragraph(self, style: Style) -> Iterator[None]:
        """A paragraph of its own, unless a part that holds text is open."""
        if self._open[-1].role not in GROUPS:
            yield
            return
        with self.part(_ROLES.get(style, Role.PARAGRAPH)):
            yield

    # ------------------------------------------------------------------ flow

    def new_page(self) -> None:
        self.pages.append([])
        self.y = MARGIN

    def need(self, height: float) -> None:
        """Begin a new page unless ``height`` points are left on this one."""
        if self.y + height > self.bottom:
            self.new_page()

    def skip(self, height: float) -> None:
        self.y += height

    def paint(self, action: Paint, page: int = -1) -> None:
        """A shape: decoration, but in a picture."""
        inside = self._open[-1]
        self.pages[page].append(Painted(action, inside if inside.role is Role.FIGURE else DECORATION))

    # ------------------------------------------------------------------ text

    def flow(
        self, text: str, style: Style, *, x: float = MARGIN, width: float = CONTENT_WIDTH, max_lines: int | None = None
    ) -> None:
        """A paragraph at ``y``, over page ends where it must; moves ``y``."""
        lines = break_lines(text, style, width, max_lines)
        with self._paragraph(style):
            for index, line in enumerate(lines):
                self.need(style.leading)
                self.line(line, style, x=x, y=self.y, goes_on=index < len(lines) - 1)
                self.y += style.leading

    def block(
        self, text: str, style: Style, *, x: float, y: float, width: float, max_lines: int | None = None
    ) -> float:
        """A paragraph at a place of this page; returns its height and leaves ``y`` alone."""
        lines = break_lines(text, style, width, max_lines)
        with self._paragraph(style):
            for index, line in enumerate(lines):
                self.line(line, style, x=x, y=y + index * style.leading, goes_on=index < len(lines) - 1)
        return len(lines) * style.leading

    def line(
        self,
        text: str,
        style: Style,
        *,
        x: float,
        y: float,
        width: float | None = None,
        align: str = "left",
        page: int = -1,
        goes_on: bool = False,
    ) -> None:
        """One line with its top at ``y``; with ``width`` it is elided and may be aligned "right" or "center".  ``goes_on``: the
        paragraph has another line, so that whoever reads it finds a space between the words."""
        text, font = shown(text), style.font()
        metrics = QFontMetricsF(font)
        if width is not None:
            text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width * FINE)
            free = width - metrics.horizontalAdvance(text) / FINE
            x += free * {"left": 0.0, "center": 0.5, "right": 1.0}[align]
        # Ascent and descent are centred in the leading, so that styles side by side share a middle line.
        baseline = y + (style.leading + (metrics.ascent() - metrics.descent()) / FINE) / 2
        colour, written = QColor(style.colour), f"{text} " if goes_on else text

        def act(painter: QPainter) -> None:
            painter.setFont(font)
            painter.setPen(colour)
            painter.drawText(QPointF(x * FINE, baseline * FINE), written)

        with self._paragraph(style):
            self.pages[page].append(Painted(act, self._open[-1]))

    # ------------------------------------------------------------------ shapes

    def rule(self, y: float, *, x: float = MARGIN, width: float = CONTENT_WIDTH, colour: str = HAIRLINE) -> None:
        self.stroke([(x, y), (x + width, y)], colour=colour, thickness=0.6)

    def box(self, x: float, y: float, width: float, height: float, *, fill: str, radius: float = 0.0) -> None:
        rect, colour = QRectF(x * FINE, y * FINE, width * FINE, height * FINE), QColor(fill)

        def act(painter: QPainter) -> None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawRoundedRect(rect, radius * FINE, radius * FINE)

        self.paint(act)

    def stroke(self, points: list[tuple[float, float]], *, colour: str, thickness: float, dashed: bool = False) -> None:
        path = _path(points)
        pen = QPen(QColor(colour), thickness * FINE)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if dashed:
            pen.setDashPattern([3.0, 2.5])

        def act(painter: QPainter) -> None:
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(path)

        self.paint(act)

    def area(self, points: list[tuple[float, float]], *, fill: str, alpha: float = 1.0) -> None:
        path, colour = _path(points), QColor(fill)
        colour.setAlphaF(alpha)
        path.closeSubpath()

        def act(painter: QPainter) -> None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawPath(path)

        self.paint(act)

    def dot(self, x: float, y: float, radius: float, *, fill: str) -> None:
        centre, colour = QPointF(x * FINE, y * FINE), QColor(fill)

        def act(painter: QPainter) -> None:
            painter.setPen(QPen(QColor(PAPER), 1.2 * FINE))
            painter.setBrush(colour)
            painter.drawEllipse(centre, radius * FINE, radius * FINE)

        self.paint(act)


_ROLES = {TITLE: Role.TITLE, LONG_TITLE: Role.TITLE, HEADING: Role.HEADING}


def replay(
    page: list[Painted], painter: QPainter, pixels_per_point: float, begin: Callable[[Part], None] | None = None
) -> None:
    """Paint one page on a device with so many pixels per point.  ``begin`` is called before another part begins."""
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(pixels_per_point / FINE, pixels_per_point / FINE)
    now: Part | None = None
    for each in page:
        if begin is not None and each.part is not now:
            begin(each.part)
        now = each.part
        each.paint(painter)


def break_lines(text: str, style: Style, width: float, max_lines: int | None = None) -> list[str]:
    """The lines of a paragraph; words longer than a line are broken, and what exceeds ``max_lines`` is elided."""
    text, font = shown(text), style.font()
    layout = QTextLayout(unbreakable(text), font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    lines: list[str] = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width * FINE)
        start = line.textStart()
        if max_lines is not None and len(lines) == max_lines - 1:
            metrics = QFontMetricsF(font)
            lines.append(metrics.elidedText(text[start:], Qt.TextElideMode.ElideRight, width * FINE))
            break
        lines.append(text[start : start + line.textLength()].strip())
    layout.endLayout()
    return lines or [""]


def text_width(text: str, style: Style) -> float:
    """In points."""
    return QFontMetricsF(style.font()).horizontalAdvance(shown(text)) / FINE


def _path(points: list[tuple[float, float]]) -> QPainterPath:
    path = QPainterPath(QPointF(points[0][0] * FINE, points[0][1] * FINE))
    for x, y in points[1:]:
        path.lineTo(QPointF(x * FINE, y * FINE))
    return path
