"""The ledger's rows: how they are written, chained and checked.

A row's hash covers its number, the hash before it and its body (canonical JSON), so a row that is changed, removed,
added or moved breaks every later hash.  The chain cannot notice that a whole ledger file was replaced by an older
copy of itself; the signed reports can, since each carries the ledger's identity, row number and hash (``positions.py``).

Nothing in the chain depends on genotypes or on who takes part: its head stands in published reports
(docs/decisions/same-study.md).  The keyed marks of the people lie in a table of their own, ``identities``, which the
chain does not cover and no report shows.
"""

from __future__ import annotations

import hashlib
import sqlite3
from dataclasses import dataclass
from typing import Any

from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.strict_json import canonical_json, parse_json
from gwasprivacy.release.ledger.refusals import LedgerUnavailable

APPLICATION_ID = 0x67774C31  # "gwL1"
LEDGER_FORMAT = "gwasprivacy-ledger/1"
FIRST_PREVIOUS = "0" * 64


def _kept(column: str, kind: str, constraints: str = "") -> str:
    """A column that holds this type only.  Not by STRICT, which SQLite has since 3.37: RHEL 9 and Debian 11 are older."""
    return f"{column} {kind.upper()} NOT NULL {constraints}CHECK (typeof({column}) = '{kind}')"


_TABLES = (
    f"CREATE TABLE rows (seq INTEGER PRIMARY KEY CHECK (seq >= 1), {_kept('previous', 'text')}, {_kept('body', 'text')}, "
    f"{_kept('hash', 'text', 'UNIQUE ')})",
    f"CREATE TABLE identities ({_kept('study', 'text')}, {_kept('nonce', 'blob', 'UNIQUE CHECK (length(nonce) = 32) ')}, "
    f"{_kept('commitment', 'blob')}, {_kept('seal', 'text')})",
)


def _trigger(table: str, action: str) -> str:
    return (
        f"CREATE TRIGGER {table}_no_{action.lower()} BEFORE {action} ON {table} "
        f"BEGIN SELECT RAISE(ABORT, 'a ledger only grows'); END"
    )


_TRIGGERS = tuple(_trigger(table, action) for table in ("rows", "identities") for action in ("UPDATE", "DELETE"))
_IN_ORDER = (
    "CREATE TRIGGER rows_in_order BEFORE INSERT ON rows "
    "WHEN NEW.seq <> (SELECT count(*) + 1 FROM rows) "
    "BEGIN SELECT RAISE(ABORT, 'a row out of order'); END"
)
SCHEMA = (*_TABLES, *_TRIGGERS, _IN_ORDER)


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One row: its number from 1, its body (``body["kind"]`` says what it is), and hashes (64 hexadecimal digits):
    that of the row ``previous`` to it and its own."""

    seq: int
    body: dict[str, Any]
    previous: str
    hash: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Identity:
    """A keyed commitment to a study's people: its marks under a nonce that never leaves the ledger.

    An account (``study``) has one for each set of people, and each form of their data, that were released under it.
    """

    study: str
    nonce: bytes
    commitment: bytes

    def seal(self) -> str:
        """SHA-256 over all of it: notices damage (not malice; whoever can write the file can write this too)."""
        return hashlib.sha256(b"\n".join((self.study.encode(), self.nonce, self.commitment))).hexdigest()

    def __repr__(self) -> str:
        return f"Identity({self.study})"  # never the nonce


def row_hash(seq: int, previous: str, body: bytes) -> str:
    return hashlib.sha256(b"%d\n%b\n%b" % (seq, previous.encode(), body)).hexdigest()


def append_row(connection: sqlite3.Connection, last: Row | None, body: dict[str, Any]) -> Row:
    """Insert the row after ``last`` inside the caller's transaction."""
    seq, previous = (1, FIRST_PREVIOUS) if last is None else (last.seq + 1, last.hash)
    data = canonical_json(body)
    digest = row_hash(seq, previous, data)
    connection.execute("INSERT INTO rows VALUES (?, ?, ?, ?)", (seq, previous, data.decode(), digest))
    return Row(seq=seq, body=body, previous=previous, hash=digest)


def add_identity(connection: sqlite3.Connection, identity: Identity) -> None:
    """Insert ``identity`` inside the caller's transaction."""
    connection.execute(
        "INSERT INTO identities VALUES (?, ?, ?, ?)",
        (identity.study, identity.nonce, identity.commitment, identity.seal()),
    )


def create_schema(connection: sqlite3.Connection) -> None:
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    for statement in SCHEMA:
        connection.execute(statement)


def read_rows(connection: sqlite3.Connection, name: str) -> tuple[list[Row], tuple[Identity, ...]]:
    """All rows and identities, every hash checked.  ``name`` is the file's, for messages.

    Raises LedgerUnavailable when it is not a ledger or the chain is broken; sqlite3.Error when it cannot be read.
    """
    (found,) = connection.execute("PRAGMA application_id").fetchone()
    if found != APPLICATION_ID:
        raise LedgerUnavailable("ledger.not-a-ledger", name=name)
    statements = {sql for (sql,) in connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")}
    if statements != set(SCHEMA):
        raise _broken(name, Phrase("its tables were altered"))
    # Pages that no query below would read (indexes, a cut-off tail) count too.
    if connection.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
        raise _broken(name, Phrase("the database file is not whole"))
    rows: list[Row] = []
    previous = FIRST_PREVIOUS
    for seq, before, text, digest in connection.execute("SELECT seq, previous, body, hash FROM rows ORDER BY seq"):
        if seq != len(rows) + 1 or before != previous or row_hash(seq, before, text.encode()) != digest:
            raise _broken(name, Phrase("row {row} does not follow from the rows before it", row=len(rows) + 1))
        try:
            body = parse_json(text)
        except ValueError:
            body = None
        if not isinstance(body, dict) or "kind" not in body or canonical_json(body).decode() != text:
            raise _broken(name, Phrase("row {row} cannot be read", row=seq))
        rows.append(Row(seq=seq, body=body, previous=before, hash=digest))
        previous = digest
    if not rows or rows[0].body.get("kind") != "ledger":
        raise _broken(name, Phrase("its first row is missing"))
    if rows[0].body.get("format") != LEDGER_FORMAT:
        raise LedgerUnavailable("ledger.other-version", name=name)
    return rows, _read_identities(connection, name, rows)


def _read_identities(connection: sqlite3.Connection, name: str, rows: list[Row]) -> tuple[Identity, ...]:
    identities = []
    for study, nonce, commitment, seal in connection.execute("SELECT study, nonce, commitment, seal FROM identities"):
        identity = Identity(study=study, nonce=nonce, commitment=commitment)
        if identity.seal() != seal:
            raise _broken(name, Phrase("the identity of {study} is damaged", study=study))
        identities.append(identity)
    if {each.study for each in identities} != {row.body.get("study") for row in rows if row.body["kind"] == "account"}:
        raise _broken(name, Phrase("its accounts and their identities do not match"))
    return tuple(identities)


def _broken(name: str, why: Phrase) -> LedgerUnavailable:
    return LedgerUnavailable("ledger.damaged", name=name, why=why)
