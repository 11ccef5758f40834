"""A ledger's rows for people: what each one says in a sentence, and all of them as CSV or JSON, with the hashes that link them.

The marks of people (``identities``) are not among them: they never leave the ledger.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import three_digits
from gwasprivacy.base.strict_json import pretty_json
from gwasprivacy.base.table_cells import cell
from gwasprivacy.membership.epsilon_units import from_units
from gwasprivacy.membership.secrets import Sizes
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.ledger.ledger_chain import Row

EXPORT_FORMAT = "gwasprivacy-ledger-export/1"
CSV_COLUMNS = ("row", "date", "kind", "study", "words", "previous", "hash")


@dataclass(frozen=True, slots=True, kw_only=True)
class RowInWords:
    """One row: its ``number`` from 1, ``date``, kind, what it says, and the row itself."""

    number: int
    date: str
    kind: str
    words: str
    row: Row

    def to_json(self) -> dict[str, Any]:
        return {
            "row": self.number,
            "words": self.words,
            "body": self.row.body,
            "previous": self.row.previous,
            "hash": self.row.hash,
        }


def rows_in_words(path: Path) -> tuple[RowInWords, ...]:
    """Every row of the ledger ``path``, its chain checked.  Raises LedgerUnavailable."""
    return tuple(
        RowInWords(
            number=row.seq, date=str(row.body["date"]), kind=str(row.body["kind"]), words=_words(row.body), row=row
        )
        for row in Ledger(path).rows()
    )


def exported(rows: Sequence[RowInWords], *, as_csv: bool) -> bytes:
    """All rows as a file: CSV with a sentence for each, or JSON with their bodies too, whose hashes can be computed again."""
    if not as_csv:
        first = rows[0].row.body
        return pretty_json(
            {
                "format": EXPORT_FORMAT,
                "ledger": first["id"],
                "rows": [each.to_json() for each in rows],
                "head": rows[-1].row.hash,
            }
        )
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(CSV_COLUMNS)
    for each in rows:
        texts = (each.number, each.date, each.kind, each.row.body.get("study") or "", each.words)
        table.writerow([*(cell(text) for text in texts), each.row.previous, each.row.hash])
    return text.getvalue().encode()


def _words(body: Mapping[str, Any]) -> str:
    """What a row says; the kinds are those that ``accounts.py`` and ``site_rows.py`` read."""
    match body["kind"]:
        case "ledger":
            return say("The ledger {id} was created.", id=body["id"])
        case "account" if body["account"]:
            return say(
                "A separate account was opened, {study} ({name}): {title}.",
                study=body["study"],
                name=body["account"],
                title=body["title"],
            )
        case "account":
            return say("An account was opened, {study}: {title}.", study=body["study"], title=body["title"])
        case "merge":
            return say(
                "{others} became one account with {study}.", others=", ".join(body["merged"]), study=body["study"]
            )
        case "budget":
            return _budget_words(body)
        case "debit":
            return _debit_words(body)
        case "published":
            return say(
                "The report of release {number} of {study} was written.", number=body["release"], study=body["study"]
            )
        case "failed":
            return say(
                "Release {number} of {study} published nothing; what it spent stays spent.",
                number=body["release"],
                study=body["study"],
            )
        case "policy" if body["sha256"] is None:
            return say("From here on no policy of the site is in force.")
        case "policy":
            return say(
                "From here on the policy {name} is in force ({digest}…).",
                name=body["name"] or "",
                digest=body["sha256"][:16],
            )
        case "approval":
            return say(
                "{name} approved the release that follows ({digest}…).",
                name=body["name"] or body["key_id"][:16],
                digest=body["sha256"][:16],
            )
        case "printed" if Sizes(body["sizes"]) is Sizes.ALL:
            return say(
                "The numbers of cases and of controls of {study} are printed elsewhere: {where}.",
                study=body["study"],
                where=body["where"],
            )
        case "printed":
            return say(
                "The number of participants of {study} is printed elsewhere: {where}.",
                study=body["study"],
                where=body["where"],
            )
        case "look":
            return say("Exact results were viewed: {what}.", what=body["what"])
        case kind:
            raise ValueError(f"a row of the kind {kind}")


def _budget_words(body: Mapping[str, Any]) -> str:
    if body["units"] is None:
        return say("{study} has a guarantee about attacks over all its releases.", study=body["study"])
    return say(
        "{study} may spend ε = {epsilon} over all its releases.",
        study=body["study"],
        epsilon=three_digits(from_units(int(body["units"]))),
    )


def _debit_words(body: Mapping[str, Any]) -> str:
    said = say(
        "Release {number} of {study} spent ε = {epsilon}: {report}.",
        number=body["release"],
        study=body["study"],
        epsilon=three_digits(from_units(int(body["cost_units"]))),
        report=body["report"],
    )
    if body["filtered_before"]:
        said += " " + say("Genotypes had decided who or what was in its file.")
    if body["clock_before"]:
        said += " " + say(
            "The computer’s clock was set back: the ledger had a row dated {date}.", date=body["clock_before"]
        )
    return said
