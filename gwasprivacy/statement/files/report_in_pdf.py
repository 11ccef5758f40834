"""The signed report that a report's PDF carries as an attachment.

What is found is checked as any report's file is, so nothing else of the PDF has to be understood or believed: every stream that
begins as a report does is one, wherever it lies and whatever program saved the PDF since.
"""

from __future__ import annotations

import re
import zlib

from gwasprivacy.base.errors import VerificationFailed
from gwasprivacy.base.strict_json import LARGEST_FILE

_STREAM = re.compile(rb"stream\r?\n")
_BEGIN = b'{"payload":"'
_PEEK = 2048  # packed bytes, enough to see how a stream begins


def report_in(data: bytes) -> bytes:
    """A report's file: the bytes ``data`` of a file, or what they carry where they are a PDF.  Raises VerificationFailed."""
    return attached_report(data) if data.startswith(b"%PDF-") else data


def attached_report(pdf: bytes) -> bytes:
    """The one report in a PDF.  Raises VerificationFailed where there is none, or more than one."""
    starts = [each.end() for each in _STREAM.finditer(pdf) if _begins_a_report(pdf, each.end())]
    if len(starts) > 1:
        raise VerificationFailed("verify.pdf-with-several", n=len(starts))
    if not starts:
        raise VerificationFailed("verify.pdf-without-report")
    (start,) = starts
    if pdf.startswith(_BEGIN, start):
        return pdf[start:].partition(b"\n")[0] + b"\n"
    try:
        return zlib.decompressobj().decompress(pdf[start:], LARGEST_FILE)
    except zlib.error:
        raise VerificationFailed("verify.pdf-damaged") from None


def _begins_a_report(pdf: bytes, start: int) -> bool:
    """Whether the stream at ``start`` begins as a report does, packed or not."""
    if pdf.startswith(_BEGIN, start):
        return True
    try:
        return zlib.decompressobj().decompress(pdf[start : start + _PEEK], len(_BEGIN)) == _BEGIN
    except zlib.error:
        return False
