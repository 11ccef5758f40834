"""What was checked, on a page to print: a line for each file, by whose key, and what the reports say together.

It has file names, titles and numbers of the reports, which are published, and no folder's name.  Nobody signs it: it says what somebody saw.
"""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from gwasprivacy import __version__
from gwasprivacy.base.language import say, say_count
from gwasprivacy.base.safe_files import write_atomic
from gwasprivacy.release.together.check import LedgerTogether, Together
from gwasprivacy.release.together.checked_files import CheckedFile
from gwasprivacy.release.verify import Verification
from gwasprivacy.rendering.page_sheet import (
    BODY,
    CONTENT_WIDTH,
    KICKER,
    MARGIN,
    NOTE,
    SMALL,
    STRONG,
    SUBTITLE,
    Sheet,
    Style,
    break_lines,
)
from gwasprivacy.rendering.pdf import need_fonts, pdf_bytes
from gwasprivacy.rendering.report_parts import bullets, feet, heading, long_date, promise_box

_BAD = Style(size=8.8, leading=12.1, bold=True, colour="#b3261e")
_VERDICT_X = 250.0


def render_slip(together: Together, path: Path, *, force: bool = False) -> None:
    """Write the slip as a PDF.  Raises InvalidInput."""
    write_atomic(Path(path), slip_bytes(together), force=force)


def slip_bytes(together: Together, today: str | None = None) -> bytes:
    """The slip as a PDF; its only time stamp is the date."""
    need_fonts()
    day = today or datetime.now(UTC).date().isoformat()
    return pdf_bytes(lay_out_slip(together, day), say("Verification slip"), day)


def lay_out_slip(together: Together, today: str) -> Sheet:
    sheet = Sheet()
    sheet.line(say("VERIFICATION SLIP"), KICKER, x=MARGIN, y=sheet.y)
    sheet.line(long_date(today), SUBTITLE, x=MARGIN, y=sheet.y - 1, width=CONTENT_WIDTH, align="right")
    sheet.skip(18)
    note = say_count(
        "{n} files were checked with gwasprivacy {version}. This slip is not signed; it records the result of "
        "that day.",
        one=(
            "1 file was checked with gwasprivacy {version}. This slip is not signed; it records the result of that day."
        ),
        n=len(together.files),
        version=__version__,
    )
    promise_box(sheet, together.summary(), note)
    heading(sheet, say("The files"))
    for each in together.files:
        _file(sheet, each)
    sheet.skip(8)
    for ledger in together.ledgers:
        _ledger(sheet, ledger)
    sheet.need(80)
    heading(sheet, say("What was not checked"))
    bullets(
        sheet,
        [
            say(
                "That a result was drawn from the study’s data: a signature only says who is responsible for a report."
            ),
            say("Whether other ledgers, or reports not provided here, exist for the same people."),
            say("Who owns a key, beyond the list of trusted keys on this computer."),
        ],
        SMALL,
    )
    feet(sheet, f"gwasprivacy {__version__}")
    return sheet


def _file(sheet: Sheet, checked: CheckedFile) -> None:
    details = _details(checked)
    height = STRONG.leading + sum(len(break_lines(text, NOTE, CONTENT_WIDTH - 12)) for text in details) * NOTE.leading
    sheet.need(height + 4)
    sheet.line(checked.name, STRONG, x=MARGIN, y=sheet.y, width=_VERDICT_X - 10)
    style = BODY if checked.is_valid else _BAD
    sheet.line(
        checked.verdict, style, x=MARGIN + _VERDICT_X, y=sheet.y, width=CONTENT_WIDTH - _VERDICT_X, align="right"
    )
    sheet.skip(STRONG.leading)
    for text in details:
        sheet.flow(text, NOTE, x=MARGIN + 12, width=CONTENT_WIDTH - 12)
    sheet.skip(4)


def _details(checked: CheckedFile) -> list[str]:
    """By whose key, what it is, its digest; or why not."""
    found = checked.found
    if found is None:
        return [say("Not verified.")]
    if not found.valid:
        return [_without_folders(found)]
    said = [say("Signed by {signer}.", signer=checked.signer)]
    if found.report is not None:
        release = found.report
        said.append(
            say(
                "{title}: release {number} of {date}.",
                title=release.plan.title,
                number=release.number,
                date=release.predicate["release"]["date"],
            )
        )
    said += found.oversight
    if found.beside:
        held, there = sum(each.is_checked for each in found.beside), sum(each.is_there for each in found.beside)
        said.append(
            say(
                "{held} of {there} files beside it were compared and match the signed ones.",
                held=held,
                there=there,
            )
        )
    if found.n_unchecked_signatures:
        said.append(
            say_count(
                "{n} more signatures were not checked.",
                one="1 more signature was not checked.",
                n=found.n_unchecked_signatures,
            )
        )
    said.append(say("Payload SHA-256 {digest}", digest=found.payload_sha256 or ""))
    return said


def _without_folders(found: Verification) -> str:
    """Why a file is not valid; of the files in it the names only."""
    said = found.reason
    for value in () if found.error is None else found.error.values.values():
        if isinstance(value, Path):
            said = said.replace(str(value), value.name)
    return said


def _ledger(sheet: Sheet, ledger: LedgerTogether) -> None:
    sheet.need(70)
    heading(sheet, say("Together: ledger {ledger}", ledger=ledger.ledger_id))
    said = [text for text in (ledger.words(), ledger.link_words()) if text]
    said += [each.words for each in ledger.findings]
    said += [each.words() for each in ledger.accounts]
    bullets(sheet, said, SMALL)
