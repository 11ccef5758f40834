"""A text with a fixed place: setting it repaints it and nothing else.

A QLabel asks for a new layout of the whole window with every new text, which a drag cannot afford and which makes things
jump.  This one keeps the room for its lines, whatever it says.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics, QPainter, QPaintEvent, QResizeEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QLabel, QSizePolicy

from gwasprivacy.ui.shell.plain_words import tip
from gwasprivacy.ui.shell.raised_powers import raised

SMALLEST = 0.7  # of the usual size, for letters that shrink
READ_WELL = 0.9  # where they would be smaller than this, a text that may have a second line takes it


class StillText(QLabel):
    """``lines`` lines of wrapped text; more are cut, with the whole text in the tool tip.

    ``shrinks``: a text that is too long gets smaller letters first.  ``wide``: narrower than so many pixels it has one line more.
    """

    def __init__(
        self,
        text: str = "",
        role: str = "",
        *,
        lines: int = 1,
        shrinks: bool = False,
        wide: int = 0,
    ) -> None:
        super().__init__()
        self.setProperty("role", role)
        self._said = ""
        self._lines = self._usual_lines = lines
        self._roomy = ""
        self._wide = wide
        self._shrinks = shrinks
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setText(text)

    def setText(self, text: str) -> None:
        if text == self._said:
            return
        self._said = text
        self.setAccessibleName(text)
        self.update()

    def text(self) -> str:
        return self._said

    def keep_room_for(self, text: str) -> None:
        """Have a line more where ``text`` would need small letters; it stays until the width changes."""
        self._roomy = text
        self._take_lines(at_least=self._lines)

    def sizeHint(self) -> QSize:
        self.ensurePolished()
        return QSize(60, self._lines * self.fontMetrics().lineSpacing() + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def hasHeightForWidth(self) -> bool:
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._take_lines()

    def _take_lines(self, at_least: int = 0) -> None:
        narrow = 0 < self.width() < self._wide
        if self._roomy and not narrow and self._usual_lines == 1 and self.width() > 0:
            wide = self.fontMetrics().horizontalAdvance(raised(self._roomy).text)
            narrow = wide * READ_WELL > self.width()
        lines = max(self._usual_lines + narrow, at_least)
        if lines != self._lines:
            self._lines = lines
            self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.setFont(self.font())
        metrics, width = self.fontMetrics(), self.width()
        text = raised(self._said).text
        if self._lines == 1:
            wide = metrics.horizontalAdvance(text)
            if self._shrinks and wide > width > 0:
                font = self.font()
                size = usual = QFontInfo(font).pixelSize()
                while wide > width and size - 1 >= max(int(SMALLEST * usual), 1):
                    size -= 1
                    font.setPixelSize(size)
                    metrics = QFontMetrics(font)
                    wide = metrics.horizontalAdvance(text)
                painter.setFont(font)
            shown = text if wide <= width else metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
            self._paint_line(painter, shown, 0, (self.height() - metrics.height()) // 2 + metrics.ascent())
            self._tell_rest(shown != text)
            return
        font = self.font()
        pieces = _pieces(text, font, width)
        size = QFontInfo(font).pixelSize()
        smallest = SMALLEST * size if self._shrinks else size
        while len(pieces) > self._lines and size > smallest:
            size -= 1
            font.setPixelSize(size)
            pieces = _pieces(text, font, width)
        painter.setFont(font)
        metrics = QFontMetrics(font)
        for number, (start, length) in enumerate(pieces[: self._lines]):
            piece = text[start : start + length]
            if number == self._lines - 1 and len(pieces) > self._lines:
                piece = metrics.elidedText(text[start:], Qt.TextElideMode.ElideRight, width)
            self._paint_line(painter, piece, start, metrics.ascent() + number * metrics.lineSpacing())
        self._tell_rest(len(pieces) > self._lines)

    def _paint_line(self, painter: QPainter, piece: str, start: int, baseline: int) -> None:
        """Paint ``piece``, which begins at ``start`` of the text, with its exponents raised."""
        formats = raised(self._said).formats(start, start + len(piece))
        if not formats:
            painter.drawText(0, baseline, piece)
            return
        layout = QTextLayout(piece, painter.font())
        layout.setFormats(formats)
        layout.beginLayout()
        line = layout.createLine()
        line.setLineWidth(4.0 * self.width())  # it was measured: no more lines
        layout.endLayout()
        layout.draw(painter, QPointF(0.0, baseline - line.ascent()))

    def _tell_rest(self, cut: bool) -> None:
        rest = self._said if cut else ""
        if self.toolTip() != tip(rest):
            self.setToolTip(tip(rest))


def _pieces(text: str, font: QFont, width: int) -> list[tuple[int, int]]:
    """Where each line of the wrapped text begins, and how long it is."""
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    pieces: list[tuple[int, int]] = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        pieces.append((line.textStart(), line.textLength()))
    layout.endLayout()
    return pieces
