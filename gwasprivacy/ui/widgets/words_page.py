"""A page of plain words to be read and copied: titles, a point for each sentence, lines that somebody types."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QFont,
    QFontDatabase,
    QPainter,
    QPaintEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextListFormat,
)
from PySide6.QtWidgets import QTextBrowser

from gwasprivacy.ui.shell.theme import GRID

INDENT, MARGIN = 20, 12
ABOVE_TITLE, BELOW_LINE = 14, 4


@dataclass(frozen=True, slots=True, kw_only=True)
class WordsPart:
    """A title, its text, its points, and lines that are typed as they stand; whatever is empty is left out."""

    title: str = ""
    text: str = ""
    points: Sequence[str] = ()
    typed: Sequence[str] = ()


class WordsPage(QTextBrowser):
    """Read-only; the keys scroll it, and Tab leaves it."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._hint = ""
        self.setAccessibleName(name)
        self.setOpenLinks(False)
        self.setTabChangesFocus(True)
        self.document().setIndentWidth(INDENT)
        self.document().setDocumentMargin(MARGIN)

    def setPlaceholderText(self, text: str) -> None:
        """What is seen while there are no words, over several lines: Qt's own is cut after one."""
        self._hint = text
        self.viewport().update()

    def placeholderText(self) -> str:
        return self._hint

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._hint and self.document().isEmpty():
            painter = QPainter(self.viewport())
            painter.setPen(self.palette().placeholderText().color())
            room = self.viewport().rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
            painter.drawText(room, Qt.TextFlag.TextWordWrap, self._hint)
            painter.end()

    def show_text(self, text: str) -> None:
        """Plain words; "" for none, where the placeholder is seen."""
        self.setPlainText(text)

    def show_parts(self, *parts: WordsPart) -> None:
        """The page from its top.  Nothing is read as markup: titles and names are anybody's words."""
        self.clear()
        writer = _Writer(self.document())
        for part in parts:
            writer.write(part)


class _Writer:
    def __init__(self, document: QTextDocument) -> None:
        self._cursor = QTextCursor(document)
        self._is_first = True
        self._plain, self._strong, self._typed = QTextCharFormat(), QTextCharFormat(), QTextCharFormat()
        self._strong.setFontWeight(QFont.Weight.Bold)
        self._typed.setFontFamilies([QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()])

    def write(self, part: WordsPart) -> None:
        if part.title:
            self._block(self._strong, above=0 if self._is_first else ABOVE_TITLE)
            self._cursor.insertText(part.title)
        if part.text:
            self._block(self._plain, above=0 if part.title or self._is_first else GRID)
            self._cursor.insertText(part.text)
        made = None
        for point in part.points:
            self._block(self._plain)
            if made is None:
                bullets = QTextListFormat()
                bullets.setStyle(QTextListFormat.Style.ListDisc)
                made = self._cursor.createList(bullets)
            else:
                made.add(self._cursor.block())
            self._cursor.insertText(point)
        for line in part.typed:
            self._block(self._typed)
            self._cursor.insertText(line)

    def _block(self, letters: QTextCharFormat, *, above: int = 0) -> None:
        """A new line, which is no point."""
        block = QTextBlockFormat()
        block.setTopMargin(above)
        block.setBottomMargin(BELOW_LINE)
        if self._is_first:
            self._cursor.setBlockFormat(block)
            self._cursor.setBlockCharFormat(letters)
            self._cursor.setCharFormat(letters)
        else:
            self._cursor.insertBlock(block, letters)
        self._is_first = False
