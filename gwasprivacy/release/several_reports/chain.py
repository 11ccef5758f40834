"""Whether several reports can be of one ledger that only grew, as far as they themselves say.

A report has its ledger's identity, the number and hash of its own row, the hash before it, and the list of all earlier releases of its
account with their digests.  A ledger that was taken back to an older copy, or used in two copies, makes reports that contradict one
another in these.  What cannot be seen: reports that nobody gave, and another ledger that nobody named.
"""

from __future__ import annotations

import hashlib
import itertools
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum
from typing import Any

from gwasprivacy.base.language import say
from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.release.ledger.ledger_chain import row_hash
from gwasprivacy.statement.report import Report


class Doubt(StrEnum):
    """What two reports of one ledger cannot both say (the first ones), or what a reader should know (the rest)."""

    SAME_ROW = "same-row"
    NOT_KNOWN = "not-known"
    OTHER_ROWS = "other-rows"
    OTHER_BUDGET = "other-budget"
    OTHER_FILTER = "other-filter"
    LOOK_LEFT_OUT = "look-left-out"
    PRINTED_LEFT_OUT = "printed-left-out"
    EARLIER_DATE = "earlier-date"
    TWICE = "twice"
    NOT_NOTED = "not-noted"
    MISSING = "missing"
    OTHER_ACCOUNTS = "other-accounts"


CONTRADICTIONS = (
    Doubt.SAME_ROW,
    Doubt.NOT_KNOWN,
    Doubt.OTHER_ROWS,
    Doubt.OTHER_BUDGET,
    Doubt.OTHER_FILTER,
    Doubt.LOOK_LEFT_OUT,
    Doubt.PRINTED_LEFT_OUT,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """``reports``: names of the files that it is about, the earlier one first.  ``words``: one or two sentences."""

    doubt: Doubt
    reports: tuple[str, ...]
    words: str

    @property
    def is_contradiction(self) -> bool:
        """Whether no ledger that only grew can have made these reports."""
        return self.doubt in CONTRADICTIONS

    def to_json(self) -> dict[str, Any]:
        return {
            "kind": self.doubt.value,
            "contradiction": self.is_contradiction,
            "reports": list(self.reports),
            "words": self.words,
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Given:
    """A verified release report and the name of its file."""

    file: str
    report: Report

    @property
    def place(self) -> Mapping[str, Any]:
        found: Mapping[str, Any] = self.report.predicate["ledger"]
        return found

    @property
    def ledger_id(self) -> str:
        return str(self.place["id"])

    @property
    def row(self) -> int:
        return int(self.place["row"])

    @property
    def head(self) -> str:
        return str(self.place["head"])

    @property
    def head_before(self) -> str:
        """The hash of the row before its own."""
        return str(self.place["head_before"])

    @property
    def study(self) -> str:
        """Which account, as its ledger numbers them."""
        return str(self.place["study"])

    @property
    def number(self) -> int:
        return self.report.number

    @property
    def date(self) -> str:
        return str(self.report.predicate["release"]["date"])

    @property
    def digest(self) -> str:
        assert self.report.payload_sha256 is not None
        return self.report.payload_sha256

    @property
    def n_merged(self) -> int:
        """How many accounts had been merged into its own."""
        return int(self.report.predicate["account"]["merged"])

    @property
    def earlier(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.report.predicate["earlier_releases"]
        return found


def without_copies(given: Sequence[Given]) -> list[Given]:
    """One of each payload, in the order of rows."""
    first: dict[str, Given] = {}
    for each in given:
        first.setdefault(each.digest, each)
    return sorted(first.values(), key=lambda each: (each.row, each.number, each.file))


def chain_findings(given: Sequence[Given]) -> list[Finding]:
    """What the reports of *one* ledger say about it and one another; () where all is well and nothing is missing."""
    reports = without_copies(given)
    found = [*_copies(given)]
    for earlier, later in itertools.combinations(reports, 2):
        found += _contradictions(earlier, later)
    found += _missing(reports)
    return found


def is_shown_by_hashes(earlier: Given, later: Given) -> bool:
    """Whether the rows between two reports are known, so that their hashes prove that the later one's ledger grew out of the earlier's.

    That is so where nothing stands between the two debits but the note that the first was published.
    """
    if later.row == earlier.row + 1:
        return later.head_before == earlier.head
    if later.row != earlier.row + 2:
        return False
    return any(_published_row(earlier, day) == later.head_before for day in _days(earlier.date, later.date))


def _published_row(given: Given, day: str) -> str:
    """The hash of the row after a report's own, if it says on ``day`` that the report was written."""
    body = {
        "kind": "published",
        "study": given.study,
        "release": given.number,
        "debit": given.row,
        "payload_sha256": given.digest,
        "date": day,
    }
    return row_hash(given.row + 1, given.head, canonical_json(body))


def _days(first: str, last: str, most: int = 4000) -> Iterator[str]:
    start, end = date.fromisoformat(first), date.fromisoformat(last)
    for number in range(min((end - start).days + 1, most)):
        yield (start + timedelta(days=number)).isoformat()


def _copies(given: Sequence[Given]) -> Iterator[Finding]:
    by_digest: dict[str, list[str]] = {}
    for each in given:
        by_digest.setdefault(each.digest, []).append(each.file)
    for files in by_digest.values():
        if len(files) > 1:
            yield Finding(
                doubt=Doubt.TWICE,
                reports=tuple(files),
                words=say("{files} are the same report; it counts once.", files=", ".join(files)),
            )


def _contradictions(earlier: Given, later: Given) -> Iterator[Finding]:
    """``earlier`` has the smaller row, or the same one."""
    files = (earlier.file, later.file)
    if earlier.row == later.row:
        yield Finding(
            doubt=Doubt.SAME_ROW,
            reports=files,
            words=say(
                "{first} and {second} both have row {row} of one ledger, with different content: an older copy "
                "of the ledger was restored in between, or two copies were used in parallel.",
                first=earlier.file,
                second=later.file,
                row=later.row,
            ),
        )
        return
    if later.row == earlier.row + 1 and later.head_before != earlier.head:
        yield _not_grown(Doubt.OTHER_ROWS, earlier, later)
        return
    if earlier.study != later.study:
        return
    yield from _in_one_account(earlier, later)


def _in_one_account(earlier: Given, later: Given) -> Iterator[Finding]:
    files = (earlier.file, later.file)
    listed = {each["payload_sha256"] for each in later.earlier}
    if earlier.digest not in listed:
        unnoted = [
            each for each in later.earlier if each["report"] == earlier.report.name and not each["payload_sha256"]
        ]
        if not unnoted:
            yield _not_grown(Doubt.NOT_KNOWN, earlier, later)
            return
        yield Finding(
            doubt=Doubt.NOT_NOTED,
            reports=files,
            words=say(
                "{second} lists release {number} as spent with nothing published, but its report is here: "
                "{first}. The program was stopped before the ledger could record it, or the report was withheld "
                "at that time.",
                first=earlier.file,
                second=later.file,
                number=earlier.number,
            ),
        )
    budgets = [_budget(each) for each in (earlier, later)]
    if budgets[0] != budgets[1] and earlier.n_merged == later.n_merged:
        yield Finding(
            doubt=Doubt.OTHER_BUDGET,
            reports=files,
            words=say(
                "{first} and {second} state different budgets for one account, though its first release fixes "
                "the budget permanently.",
                first=earlier.file,
                second=later.file,
            ),
        )
    was_filtered = earlier.report.plan.design.was_filtered_before
    if any(
        each.get("filtered_before", False) != was_filtered
        for each in later.earlier
        if each["payload_sha256"] == earlier.digest
    ):
        yield Finding(
            doubt=Doubt.OTHER_FILTER,
            reports=files,
            words=say(
                "{first} and {second} do not say the same of whether genotypes had decided, before the program saw the file, who or what "
                "was in {first}.",
                first=earlier.file,
                second=later.file,
            ),
        )
    if not _looks(earlier) <= _looks(later):
        yield Finding(
            doubt=Doubt.LOOK_LEFT_OUT,
            reports=files,
            words=say(
                "{second} omits a logged view of exact results that {first} lists: its ledger does not have it.",
                first=earlier.file,
                second=later.file,
            ),
        )
    if any(each not in _printed(later) for each in _printed(earlier)):
        yield Finding(
            doubt=Doubt.PRINTED_LEFT_OUT,
            reports=files,
            words=say(
                "{second} does not say that numbers of participants are printed elsewhere, as {first} does: its ledger does not know of it.",
                first=earlier.file,
                second=later.file,
            ),
        )
    if later.date < earlier.date:
        yield Finding(
            doubt=Doubt.EARLIER_DATE,
            reports=files,
            words=say(
                "{second} was made after {first} but has an earlier date: a computer’s clock was wrong.",
                first=earlier.file,
                second=later.file,
            ),
        )


def _not_grown(doubt: Doubt, earlier: Given, later: Given) -> Finding:
    return Finding(
        doubt=doubt,
        reports=(earlier.file, later.file),
        words=say(
            "The ledger of {second} (row {later}) does not have {first} (row {earlier}): an older copy of it was "
            "restored in between, or two copies were used in parallel.",
            first=earlier.file,
            second=later.file,
            earlier=earlier.row,
            later=later.row,
        ),
    )


def _budget(given: Given) -> tuple[Any, ...]:
    budget = given.report.predicate["budget"]
    guarantee = budget.get("promise")
    told = hashlib.sha256(canonical_json(guarantee)).hexdigest() if guarantee is not None else None
    return budget["total"], budget["secret"], budget["neighbours"], told


def _looks(given: Given) -> Counter[tuple[str, str]]:
    return Counter((each["date"], each["what"]) for each in given.report.predicate["looks"])


def _printed(given: Given) -> Sequence[Mapping[str, Any]]:
    found: Sequence[Mapping[str, Any]] = given.report.predicate["account"].get("printed", ())
    return found


def _missing(reports: Sequence[Given]) -> Iterator[Finding]:
    """Releases that were published and are listed by the newest report of their account, but whose reports were not given."""
    newest = {each.study: each for each in reports}  # in the order of rows, so the last one stays
    known = {each.digest for each in reports}
    for last in newest.values():
        for each in last.earlier:
            digest = each["payload_sha256"]
            if digest is not None and digest not in known:
                yield Finding(
                    doubt=Doubt.MISSING,
                    reports=(last.file,),
                    words=say(
                        "Not given: release {number} of {date} ({report}), which {last} lists. Its ε is counted.",
                        number=each["number"],
                        date=each["date"],
                        report=f"{each['report']}.release.json",
                        last=last.file,
                    ),
                )
    top = max(newest.values(), key=lambda each: each.row, default=None)
    if top is None or "account" not in top.report.predicate:
        return
    others = int(top.report.predicate["account"]["others"])
    given = len({each.study for each in reports} - {top.study})
    if others > given:
        yield Finding(
            doubt=Doubt.OTHER_ACCOUNTS,
            reports=(top.file,),
            words=say(
                "The ledger has {others} other accounts, of which reports of {given} are here. Each was declared to be of other "
                "people.",
                others=others,
                given=given,
            ),
        )
