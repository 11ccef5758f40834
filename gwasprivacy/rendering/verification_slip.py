"""What was checked, on a page to print: a line for each file, by whose key, and what the reports say together.

It has file names, titles and numbers of the reports, which are published, and no folder's name.  Nobody signs it: it says what somebody saw.
"""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from gwasprivacy import __version__
from gwasprivacy.base.language import say, say_count, spoken
from gwasprivacy.base.safe_files import write_atomic
from gwasprivacy.release.several_reports.check import LedgerTogether, Together
from gwasprivacy.release.several_reports.checked_files import CheckedFile
from gwasprivacy.release.verify import Verification
from gwasprivacy.rendering.page_parts import long_date, page_number
from gwasprivacy.rendering.typesetting import Pages


def render_slip(together: Together, path: Path, *, force: bool = False) -> None:
    """Write the slip as a PDF.  Raises InvalidInput."""
    today = datetime.now(UTC).date().isoformat()
    write_atomic(Path(path), slip_pages(together, today).to_pdf(), force=force)


def slip_pages(together: Together, today: str) -> Pages:
    """The slip; its only time stamp is the date."""
    note = say_count(
        "{n} files were checked with gwasprivacy {version}. This slip is not signed; it records the result of "
        "that day.",
        one=(
            "1 file was checked with gwasprivacy {version}. This slip is not signed; it records the result of that day."
        ),
        n=len(together.files),
        version=__version__,
    )
    title = say("Verification slip")
    data = {
        "foot": title,
        "page-of": page_number(),
        "kicker": f"gwasprivacy {__version__}",
        "heading": title,
        "day": long_date(today),
        "summary": together.summary(),
        "note": note,
        "files": {"heading": say("The files"), "list": [_file(each) for each in together.files]},
        "together": [_ledger(each) for each in together.ledgers],
        "not-checked": {
            "heading": say("What was not checked"),
            "sentences": [
                say(
                    "That a result was drawn from the study’s data: a signature only says who is responsible for a report."
                ),
                say("Whether other ledgers, or reports not provided here, exist for the same people."),
                say("Who owns a key, beyond the list of trusted keys on this computer."),
            ],
        },
    }
    return Pages(template="slip", title=title, data=data, day=today, language=spoken().name)


def _file(checked: CheckedFile) -> dict[str, Any]:
    return {
        "name": checked.name,
        "verdict": checked.verdict,
        "good": checked.is_valid,
        "details": _details(checked),
    }


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
            if there
            else say("None of the report’s files was beside it, so none was compared.")
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


def _ledger(ledger: LedgerTogether) -> dict[str, Any]:
    said = [text for text in (ledger.words(), ledger.link_words()) if text]
    said += [each.words for each in ledger.findings]
    said += [each.words() for each in ledger.accounts]
    return {"heading": say("Together: ledger {ledger}", ledger=ledger.ledger_id), "sentences": said}
