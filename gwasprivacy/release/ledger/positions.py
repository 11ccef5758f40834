"""Has this ledger been taken back?  Where it was seen before is kept outside it, and compared before each debit.

A chain of hashes cannot notice that the whole file was replaced by an older copy of itself, that two copies went on by
themselves, or that all rows were written anew.  But each report says where its ledger stood: identity, row, and hashes
before and after.  So do notes that the program keeps for itself in the user's state folder, one small file for each ledger, written
after each debit.  A ledger that does not have such a row is not the newest one.

What it cannot see: that the ledger, its reports beside it and the note were all taken back together.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gwasprivacy.base.crash_log import log_folder
from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.safe_files import write_atomic
from gwasprivacy.base.strict_json import canonical_json, parse_json, read_bytes
from gwasprivacy.release.ledger.debits import Debit
from gwasprivacy.release.ledger.ledger import Ledger, LedgerState
from gwasprivacy.release.ledger.refusals import LedgerUnavailable
from gwasprivacy.statement.envelope import open_envelope

NOTE_FORMAT = "gwasprivacy-ledger-note/1"
_HASH = re.compile(r"[0-9a-f]{64}")
_ID = re.compile(r"[0-9a-f]{32}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """That the ledger ``ledger_id`` once had ``head`` as the hash of row ``row``, and ``head_before`` as that of
    the row before.  ``where``: the file that says so."""

    ledger_id: str
    row: int
    head: str
    head_before: str
    where: Path

    @classmethod
    def read(cls, place: Any, where: Path) -> Position | None:
        """From an object with ``id``, ``row``, ``head`` and ``head_before``; None where it is no such object."""
        if not isinstance(place, Mapping):
            return None
        ledger_id, row, head, before = (place.get(name) for name in ("id", "row", "head", "head_before"))
        if not (isinstance(ledger_id, str) and _ID.fullmatch(ledger_id) and type(row) is int and row >= 1):
            return None
        if not all(isinstance(each, str) and _HASH.fullmatch(each) for each in (head, before)):
            return None
        return cls(ledger_id=ledger_id, row=row, head=str(head), head_before=str(before), where=where)


@dataclass(frozen=True, slots=True, kw_only=True)
class Compared:
    """What a ledger was compared with: the program's own note, and so many reports.  ``warnings``: what could not be."""

    has_note: bool
    n_reports: int
    warnings: tuple[str, ...] = ()


def note_path(ledger_id: str) -> Path:
    """Where the program keeps its note of a ledger: per user, outside the ledger's folder."""
    return log_folder() / "ledgers" / f"{ledger_id}.json"


def note_debit(debit: Debit) -> tuple[str, ...]:
    """Note where the ledger stood after ``debit``.  Never fails: a sentence for whoever runs the release where it cannot."""
    path = note_path(debit.ledger_id)
    try:
        known = _read_note(path)
        if known is not None and known.row >= debit.row.seq:
            return ()  # another release was faster
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        write_atomic(path, _note(debit), force=True, mode=0o600)
    except (OSError, GwasPrivacyError):
        return (
            say(
                "The ledger’s position could not be recorded in {folder}, outside its own folder. Only reports "
                "beside it can show whether it is replaced by an older copy.",
                folder=path.parent,
            ),
        )
    return ()


def _note(debit: Debit) -> bytes:
    body = {
        "format": NOTE_FORMAT,
        "id": debit.ledger_id,
        "account": debit.study,
        "row": debit.row.seq,
        "head": debit.row.hash,
        "head_before": debit.row.previous,
    }
    return canonical_json({**body, "seal": _seal(body)})


def _seal(body: Mapping[str, Any]) -> str:
    """Notices damage, not malice: whoever can write the note can write its seal."""
    return hashlib.sha256(canonical_json(dict(body))).hexdigest()


def _read_note(path: Path) -> Position | None:
    """The position that a note holds; None where there is none, or it is damaged."""
    try:
        note = parse_json(read_bytes(path, Phrase("a note of a ledger")).decode())
    except (GwasPrivacyError, ValueError):
        return None
    if not isinstance(note, dict) or note.get("format") != NOTE_FORMAT:
        return None
    if note.pop("seal", None) != _seal(note):
        return None
    return Position.read(note, path)


def position_in_report(path: Path) -> Position | None:
    """Where a report says that its ledger stood; None for any other file.  Its signature is not checked: a report that is
    not the ledger's own can only stop a release, and the refusal names it."""
    try:
        statement = parse_json(open_envelope(read_bytes(path, Phrase("a report"))).payload.decode())
        return Position.read(statement["predicate"]["ledger"], path)
    except (GwasPrivacyError, ValueError, KeyError, TypeError):
        return None


def _reports_in(folders: Iterable[Path]) -> list[Position]:
    found = []
    for folder in dict.fromkeys(each.absolute() for each in folders):
        try:
            paths = sorted(folder.glob("*.release.json"))
        except OSError:
            continue
        found += [position for path in paths if (position := position_in_report(path)) is not None]
    return found


def read_newest(ledger: Ledger, folders: Sequence[Path] = ()) -> tuple[LedgerState, Compared]:
    """Read a ledger and compare it, as :func:`require_newest` does, though other processes go on writing meanwhile."""
    while True:
        state = ledger.read()
        try:
            return state, require_newest(state, ledger.path, folders)
        except LedgerUnavailable:
            if ledger.read().head == state.head:  # else a note or report is of a row that was written since
                raise


def require_newest(state: LedgerState, ledger_path: Path, folders: Sequence[Path] = ()) -> Compared:
    """Compare a ledger with the program's note, and with the reports beside it and in ``folders``.

    Raises LedgerUnavailable where one of them knows a row that it does not have.
    """
    path = note_path(state.ledger_id)
    note = _read_note(path)
    warnings: tuple[str, ...] = ()
    if note is None and path.exists():
        warnings = (
            say(
                "The position record of this ledger, {path}, is damaged and was not compared. The next debit "
                "rewrites it.",
                path=path,
            ),
        )
    reports = [each for each in _reports_in((ledger_path.parent, *folders)) if each.ledger_id == state.ledger_id]
    for known in (*(() if note is None else (note,)), *reports):
        if known.ledger_id != state.ledger_id:
            continue
        if known.row > state.n_rows:
            raise LedgerUnavailable(
                "positions.older-copy", path=ledger_path, rows=state.n_rows, where=known.where, row=known.row
            )
        before = None if known.row < 2 else state.heads[known.row - 2]
        if state.heads[known.row - 1] != known.head or known.head_before != before:
            raise LedgerUnavailable("positions.other-rows", path=ledger_path, where=known.where, row=known.row)
    return Compared(has_note=note is not None, n_reports=len(reports), warnings=warnings)
