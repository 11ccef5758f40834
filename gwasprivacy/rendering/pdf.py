"""Reports as PDF and as images, without a display.  Rendered from the signed predicate; the digest stands on each page."""

from __future__ import annotations

import functools
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QHashSeed, QIODevice, QMarginsF, QRectF, Qt
from PySide6.QtGui import QColor, QFontDatabase, QGuiApplication, QImage, QPageSize, QPainter, QPdfWriter

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import in_language, say
from gwasprivacy.base.safe_files import write_atomic
from gwasprivacy.rendering.fonts import load_fonts
from gwasprivacy.rendering.page_language import language_of
from gwasprivacy.rendering.page_sheet import PAGE_HEIGHT, PAGE_WIDTH, Sheet, replay
from gwasprivacy.rendering.report_layout import lay_out_report
from gwasprivacy.rendering.structure import Part
from gwasprivacy.rendering.tagged_pdf import MARK_SIZE, MARK_X, with_structure
from gwasprivacy.statement.files.output_files import report_name
from gwasprivacy.statement.report import Report

if TYPE_CHECKING:
    from gwasprivacy.release.engine import ReleasePreview

_PDF_DPI = 720


@functools.cache
def _offscreen_application() -> QGuiApplication:
    """Made once, where no window has made one; kept, since Qt needs it as long as fonts are used."""
    asked = os.environ.get("QT_QPA_PLATFORM")
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        return QGuiApplication(["gwasprivacy"])
    finally:
        if asked is None:
            del os.environ["QT_QPA_PLATFORM"]
        else:
            os.environ["QT_QPA_PLATFORM"] = asked


def need_fonts() -> None:
    """Make sure that there is a Qt application and a font to write with.  Raises InvalidInput."""
    if QGuiApplication.instance() is None:
        _offscreen_application()
    if not load_fonts() and not QFontDatabase.families():
        raise InvalidInput("machine.no-fonts")


def render_report_pdf(report: Report, path: Path, *, force: bool = False, language: str | None = None) -> None:
    """Write ``report`` as a PDF of one or more A4 pages, in the plan's language or in another ``language``.

    Raises InvalidInput; nothing is left half written.
    """
    need_fonts()
    with in_language(language_of(report.plan, language)) as spoken:
        title = say("Private release {number}: {title}", number=report.number, title=report.plan.title)
        sheet = lay_out_report(report)
    attached = None if report.file is None else (report_name(report.name), report.file)
    data = pdf_bytes(sheet, title, report.predicate["release"]["date"], spoken.name, attached)
    write_atomic(Path(path), data, force=force)


def report_pages(shown: Report | ReleasePreview, *, dpi: float = 110.0) -> list[QImage]:
    """The pages as images, for the window; a preview shows "to be drawn" in place of results."""
    need_fonts()
    report = shown if isinstance(shown, Report) else shown.report
    with in_language(language_of(report.plan)):
        return sheet_images(lay_out_report(report), dpi)


def sheet_images(sheet: Sheet, dpi: float) -> list[QImage]:
    """Each page of a sheet as an image on white paper."""
    scale = dpi / 72.0
    images = []
    for page in sheet.pages:
        image = QImage(round(PAGE_WIDTH * scale), round(PAGE_HEIGHT * scale), QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        painter = QPainter(image)
        replay(page, painter, scale)
        painter.end()
        images.append(image)
    return images


def pdf_bytes(
    sheet: Sheet, title: str, iso_date: str, language: str = "en", attached: tuple[str, bytes] | None = None
) -> bytes:
    """The sheet as a tagged PDF whose only time stamp is the date ``iso_date`` (docs/theory/what-must-not-leave.md).

    ``attached``: name and bytes of the signed report that it carries.

    The same bytes from every process and on every machine with this Qt: fonts are the bundled ones, and written in one order.
    """
    QHashSeed.setDeterministicGlobalSeed()  # else Qt writes the fonts of a file in an order of chance
    try:
        return _written(sheet, title, iso_date, language, attached)
    finally:
        QHashSeed.resetRandomGlobalSeed()


def _written(sheet: Sheet, title: str, iso_date: str, language: str, attached: tuple[str, bytes] | None) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_PDF_DPI)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    writer.setTitle(title)
    writer.setCreator("gwasprivacy")
    writer.setDocumentXmpMetadata(_xmp(title, iso_date))
    if attached is not None:
        writer.addFileAttachment(attached[0], QByteArray(attached[1]), "application/json")
    painter = QPainter(writer)
    marks: list[list[Part]] = []

    def mark(part: Part) -> None:
        """A square far outside the paper, which gives way to the beginning of ``part``."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("black"))
        painter.drawRect(QRectF(MARK_X, MARK_SIZE * len(marks[-1]), MARK_SIZE, MARK_SIZE))
        marks[-1].append(part)

    for number, page in enumerate(sheet.pages):
        marks.append([])
        if number:
            writer.newPage()
        painter.save()
        painter.setClipRect(QRectF(0, 0, PAGE_WIDTH * _PDF_DPI / 72, PAGE_HEIGHT * _PDF_DPI / 72))
        replay(page, painter, _PDF_DPI / 72, mark)
        painter.restore()
    painter.end()
    buffer.close()
    return with_structure(_only_the_date(bytes(data.data()), iso_date), sheet.document, marks, language)


def _only_the_date(pdf: bytes, iso_date: str) -> bytes:
    """Qt writes the second of creation; it is replaced by the date at midnight, in as many bytes."""
    stamp = iso_date.replace("-", "").encode() + b"000000"
    return re.sub(rb"(/(?:Creation|Mod)Date \(D:)[0-9]{14}", rb"\g<1>" + stamp, pdf)


def _xmp(title: str, iso_date: str) -> QByteArray:
    escaped = title.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    text = (
        '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>'
        '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">'
        '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" '
        'xmlns:xmp="http://ns.adobe.com/xap/1.0/">'
        f'<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{escaped}</rdf:li></rdf:Alt></dc:title>'
        f"<xmp:CreatorTool>gwasprivacy</xmp:CreatorTool><xmp:CreateDate>{iso_date}</xmp:CreateDate>"
        '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>'
    )
    return QByteArray(text.encode())
