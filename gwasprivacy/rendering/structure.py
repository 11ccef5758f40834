"""What the parts of a page are: headings, paragraphs, lists, tables, pictures, in the order in which they are read.

A sheet keeps this tree beside what it paints; a PDF carries it (:mod:`gwasprivacy.rendering.tagged_pdf`), so that a screen reader
reads the page in order, and says where a table's headers are and what a picture shows.
"""

from __future__ import annotations

from enum import StrEnum


class Role(StrEnum):
    """Standard structure types of PDF (ISO 32000-1, 14.8.4)."""

    DOCUMENT = "Document"
    TITLE = "H1"
    HEADING = "H2"
    PARAGRAPH = "P"
    LIST = "L"
    ITEM = "LI"
    ITEM_BODY = "LBody"
    TABLE = "Table"
    ROW = "TR"
    COLUMN_HEADER = "TH-Column"
    ROW_HEADER = "TH-Row"
    CELL = "TD"
    FIGURE = "Figure"

    @property
    def pdf_type(self) -> str:
        return self.value.partition("-")[0]


GROUPS = frozenset({Role.DOCUMENT, Role.LIST, Role.ITEM, Role.TABLE, Role.ROW})
"""What holds other parts and no text of its own."""


class Part:
    """A part of a page and the parts in it.  ``alt``: what a picture shows, in words; ``box``: where it stands, (left, top, width,
    height) in points; ``span``: over how many columns a cell goes.  ``is_artifact``: decoration, which no reader reads."""

    __slots__ = ("alt", "box", "is_artifact", "parts", "role", "span")

    def __init__(
        self,
        role: Role,
        *,
        alt: str = "",
        box: tuple[float, float, float, float] | None = None,
        span: int = 1,
        is_artifact: bool = False,
    ) -> None:
        self.role, self.alt, self.box, self.span, self.is_artifact = role, alt, box, span, is_artifact
        self.parts: list[Part] = []


DECORATION = Part(Role.PARAGRAPH, is_artifact=True)
"""Lines, boxes, page numbers."""
