"""What a report's file says, *before* anybody's signature is checked."""

from __future__ import annotations

from pathlib import Path

from gwasprivacy.base.fingerprint_words import in_groups
from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import day
from gwasprivacy.release.report_file import read_report_file
from gwasprivacy.release.verify import for_a_board
from gwasprivacy.statement.check import opened, read
from gwasprivacy.statement.check_release import of_release
from gwasprivacy.statement.envelope import open_envelope
from gwasprivacy.statement.exact.report_on_exact_results import RiskReport
from gwasprivacy.statement.report import Report


def claims(report_path: Path) -> list[str]:
    """What a report says that it is and by whom.  Raises InvalidInput, VerificationFailed."""
    envelope = opened(read_report_file(report_path))
    found = read(envelope)
    if isinstance(found, Report):
        first = say(
            "By its own words it is release {number} of “{title}”, made on {date}.",
            number=found.number,
            title=found.plan.title,
            date=day(found.predicate["release"]["date"]),
        )
    elif isinstance(found, RiskReport):
        first = say(
            "By its own words it is a report on exact results, made on {date}, not a release.",
            date=day(found.predicate["report"]["date"]),
        )
    else:
        first = say(
            "By its own words it is a planning report on “{title}”, made on {date}, not a release.",
            title=found.plan.title,
            date=day(found.predicate["report"]["date"]),
        )
    ids = ", ".join(in_groups(each) for each in envelope.signatures)
    return [
        first,
        *for_a_board(found.plan, found.predicate),
        say(
            "None of this is checked yet. The key that should have signed it has the fingerprint {digits}.", digits=ids
        ),
    ]


def read_report(report_path: Path) -> Report:
    """A release's report, for showing it.  Raises InvalidInput or VerificationFailed."""
    return of_release(read(open_envelope(read_report_file(Path(report_path)))))
