"""What is on pages: the texts that a template is given, and what Poppler reads in the PDF."""

from __future__ import annotations

import functools
import re
import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from gwasprivacy.rendering.report_files import pages_of, render_pdf
from gwasprivacy.rendering.typesetting import Pages
from gwasprivacy.statement.planning.planning_statement import PlanningReport
from gwasprivacy.statement.report import Report

needs_poppler = pytest.mark.skipif(shutil.which("pdfinfo") is None, reason="poppler-utils is not installed")
NOT_SHOWN = {"kind", "colour"}
"""What tells a template how to show the rest."""


def texts_in(value: object) -> list[str]:
    """Every text in data for a page, in order."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, Mapping):
        return [text for name, each in value.items() if name not in NOT_SHOWN for text in texts_in(each)]
    return [text for each in value for text in texts_in(each)] if isinstance(value, list | tuple) else []


def texts(report: Report | PlanningReport | Pages, language: str | None = None) -> str:
    """All that a report's pages are given to show, one after the other."""
    pages = report if isinstance(report, Pages) else pages_of(report, language)
    return " ".join(texts_in(pages.data))


def n_pages(report: Report | PlanningReport, language: str | None = None) -> int:
    return len(pages_of(report, language).to_pngs(20))


def images(report: Report | PlanningReport, language: str | None = None, dpi: float = 60) -> list[QImage]:
    return [QImage.fromData(png) for png in pages_of(report, language).to_pngs(dpi)]


def ink(image: QImage, x0: float, y0: float, x1: float, y1: float, colour: str | None = None) -> bool:
    """Whether a rectangle (fractions of the page) has anything but white, or anything of a colour."""
    white, wanted = QColor("white").rgb(), None if colour is None else QColor(colour).rgb()
    return any(
        image.pixel(x, y) != white if wanted is None else image.pixel(x, y) == wanted
        for x in range(int(x0 * image.width()), int(x1 * image.width()))
        for y in range(int(y0 * image.height()), int(y1 * image.height()))
    )


def ink_at_the_edge(image: QImage) -> bool:
    """Whether anything stands where the margins are."""
    side = 0.05
    return any(ink(image, *edge) for edge in ((0, 0, side, 1), (1 - side, 0, 1, 1), (0, 0, 1, 0.03), (0, 0.975, 1, 1)))


def poppler(*command: object) -> str:
    return subprocess.run([*map(str, command)], check=True, capture_output=True).stdout.decode(errors="replace")


def read_pages(shown: Path | Report | PlanningReport, language: str | None = None) -> list[str]:
    """The text of each page, its words with one space between them."""
    if isinstance(shown, Path):
        return _pages_in(shown)
    with tempfile.TemporaryDirectory() as folder:
        pdf = Path(folder) / "pages.pdf"
        render_pdf(shown, pdf, language=language)
        return _pages_in(pdf)


def _pages_in(pdf: Path) -> list[str]:
    return [" ".join(each.split()) for each in poppler("pdftotext", pdf, "-").split("\f")[:-1]]


def structure(pdf: Path) -> str:
    """The tree of a PDF's parts with their texts, as Poppler tells it: a second of work, done once for a file."""
    return _structure(pdf, pdf.stat().st_mtime_ns)


@functools.cache
def _structure(pdf: Path, written: int) -> str:
    return poppler("pdfinfo", "-struct-text", pdf)


def read_aloud(shown: Report | PlanningReport) -> str:
    """All texts in the order in which a screen reader has them."""
    with tempfile.TemporaryDirectory() as folder:
        pdf = Path(folder) / "pages.pdf"
        render_pdf(shown, pdf)
        return " ".join("".join(re.findall(r'^ +"(.*)"$', structure(pdf), re.MULTILINE)).split())


def raised(text: str) -> str:
    """As Poppler reads a text whose exponents are raised on a page: they have no caret."""
    return re.sub(r"\b(e|[0-9]+)\^(−?[0-9A-Za-zε]+[₀-₉]?)", r"\1\2", text)


def without_spaces(text: str) -> str:
    return re.sub(r"\s", "", text)
