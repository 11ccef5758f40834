"""The bytes of a report in whichever file it is: its own, or its PDF."""

from __future__ import annotations

from pathlib import Path

from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.strict_json import read_bytes
from gwasprivacy.statement.files.report_in_pdf import report_in


def read_report_file(path: Path) -> bytes:
    """:func:`report_in` the file ``path``.  Raises InvalidInput, VerificationFailed."""
    return report_in(read_bytes(path, Phrase("a report")))
