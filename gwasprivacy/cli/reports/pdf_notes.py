"""The PDF of a report that is valid without it: what could not be done is a note, and no success."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from gwasprivacy.base.errors import GwasPrivacyError, InvalidInput
from gwasprivacy.cli.error_words import error_line

if TYPE_CHECKING:
    from gwasprivacy.statement.check import AnyReport

INCOMPLETE = InvalidInput.exit_code
"""What a command returns that wrote a valid report and not all of its files: a script must not take that for done."""


def pdf_notes(report: AnyReport, path: Path, *, force: bool = False) -> list[str]:
    """Render the PDF of a report; a note where it could not be."""
    from gwasprivacy.rendering.report_files import render_pdf

    try:
        render_pdf(report, path, force=force)
    except GwasPrivacyError as error:
        return [f"The PDF was not written: {error_line(error)}"]
    return []
