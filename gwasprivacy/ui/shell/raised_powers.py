"""Exponents raised where the window paints a text or shows a page; where text is plain, they stay as in ``e^ε``."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCharFormat, QTextCursor, QTextDocument, QTextLayout

from gwasprivacy.ui.shell.plain_words import POWER


@dataclass(frozen=True, slots=True)
class Raised:
    """A text as it is painted, without the ``^``, and where its exponents stand: (start, length) of each."""

    text: str
    exponents: tuple[tuple[int, int], ...]

    def formats(self, start: int, end: int) -> list[QTextLayout.FormatRange]:
        """How a layout of the text from ``start`` to before ``end`` raises them; none that is not whole in there."""
        return [_format(at - start, length) for at, length in self.exponents if start <= at and at + length <= end]


def raised(text: str) -> Raised:
    shown, places, done = "", [], 0
    for found in POWER.finditer(text):
        shown += text[done : found.end(1)]
        places.append((len(shown), len(found[2])))
        shown += found[2]
        done = found.end()
    return Raised(shown + text[done:], tuple(places))


def _format(start: int, length: int) -> QTextLayout.FormatRange:
    made = QTextLayout.FormatRange()
    made.start, made.length, made.format = start, length, superscript()
    return made


def superscript() -> QTextCharFormat:
    made = QTextCharFormat()
    made.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignSuperScript)
    return made


def raise_powers(document: QTextDocument) -> None:
    """Raise the exponents of a page; its text stays what it is.  What is quoted as code is left."""
    unseen = QTextCharFormat()
    unseen.setProperty(QTextCharFormat.Property.FontPixelSize, 1)
    unseen.setForeground(Qt.GlobalColor.transparent)
    block = document.begin()
    while block.isValid():
        for found in POWER.finditer(block.text()):
            cursor = QTextCursor(document)
            cursor.setPosition(block.position() + found.start(2))
            if cursor.charFormat().fontFixedPitch():
                continue
            cursor.setPosition(block.position() + found.end(2), QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(superscript())
            cursor.setPosition(block.position() + found.end(1))
            cursor.setPosition(block.position() + found.start(2), QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(unseen)
        block = block.next()
