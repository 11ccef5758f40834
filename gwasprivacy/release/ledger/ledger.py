"""The ledger: what was spent on each study.  SQLite, append-only, hash-chained; the debit comes before the noise.

What it withstands: a crash or a kill at any moment (a debit is on the disk before noise is drawn, and is never taken
back), two processes at once (one waits, then finds what is left), damage (every hash is checked at each opening).
What no local file can withstand: being replaced by an older copy of itself.  Reports therefore carry the ledger's
identity, row number and head, so that whoever holds two reports can see that one ledger grew out of the other.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import sqlite3
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from gwasprivacy.base.errors import LedgerUnavailable, PrivacyRefusal
from gwasprivacy.base.language import mark
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.remedies import Remedy
from gwasprivacy.base.safe_files import sync_folder
from gwasprivacy.release.ledger.accounts import Look, StudyAccount, read_accounts
from gwasprivacy.release.ledger.debits import (
    Debit,
    DebitRequest,
    Quote,
    budget_row,
    debit_row,
    quote_debit,
    report_stem,
)
from gwasprivacy.release.ledger.ledger_chain import (
    LEDGER_FORMAT,
    Identity,
    Row,
    add_identity,
    append_row,
    create_schema,
    read_rows,
)
from gwasprivacy.release.ledger.ledger_file import Fingerprint, LedgerFile, making_prefix, today
from gwasprivacy.study.identity import same_counts, same_study

OTHER_PEOPLE = mark("People of another study need other identifiers (FID and IID) in their files, or another ledger.")


@dataclass(frozen=True, slots=True, kw_only=True)
class LedgerState:
    """A checked reading of a whole ledger.  ``head`` is the hash of its last row, ``n_rows`` that row's number."""

    ledger_id: str
    n_rows: int
    head: str
    accounts: tuple[StudyAccount, ...]
    unmatched_looks: tuple[Look, ...]
    _identities: tuple[Identity, ...]

    def account(self, fingerprint: Fingerprint) -> StudyAccount | None:
        """The account of the study with these data, None when the ledger has not met it.

        Raises PrivacyRefusal when the data belong to several studies of this ledger: each of them has its own budget.
        """
        met = {each.study for each in self._identities if same_study(fingerprint(each.nonce), each.commitment)}
        if len(met) > 1:
            raise PrivacyRefusal(
                "These data contain {met} of this ledger, which have separate budgets.",
                code="ledger.several-studies",
                remedy=Remedy.RELEASE_FROM_EACH_BY_ITSELF,
                met=" and ".join(sorted(met)),
            )
        return self.named(met.pop()) if met else None

    def is_known_by_identifiers_only(self, study: str, fingerprint: Fingerprint) -> bool:
        """Whether nothing but the people's identifiers says that these data belong to ``study``."""
        return not any(
            each.study == study and same_counts(fingerprint(each.nonce), each.commitment) for each in self._identities
        )

    def quote(self, request: DebitRequest, fingerprint: Fingerprint) -> tuple[StudyAccount | None, Quote]:
        """The data's account (None: a new study), and what ``request`` costs there.  Raises as :func:`quote_debit`."""
        account = self.account(fingerprint)
        try:
            return account, quote_debit(account, request)
        except PrivacyRefusal as error:
            if account is not None and self.is_known_by_identifiers_only(account.study, fingerprint):
                raise error.also(Remedy.SAME_IDENTIFIERS, known_as=account.study) from None
            raise

    def is_exact(self, study: str, fingerprint: Fingerprint) -> bool:
        """Whether the ledger has met ``study`` in exactly this form."""
        return any(
            each.study == study and secrets.compare_digest(fingerprint(each.nonce), each.commitment)
            for each in self._identities
        )

    def named(self, study: str) -> StudyAccount:
        return next(account for account in self.accounts if account.study == study)


class Ledger(LedgerFile):
    """One ledger file.  Opens a connection for each operation, and checks the whole chain each time."""

    def read(self) -> LedgerState:
        """The checked state.  Raises LedgerUnavailable when it is missing, locked, damaged or not a ledger."""
        with self._connection() as connection, self._transaction(connection, "DEFERRED"):
            return self._state(connection)[0]

    def create(self) -> None:
        """Make an empty ledger, durable before it has its name.  One that is there already is left alone."""
        try:
            handle, name = tempfile.mkstemp(prefix=making_prefix(self._path), dir=self._path.parent)
        except OSError as error:
            raise LedgerUnavailable(
                "No ledger can be made at {path}: {reason}.",
                code="ledger.cannot-make",
                remedy=Remedy.CHOOSE_WRITABLE_FOLDER,
                path=self._path,
                reason=error.strerror or Phrase("the folder refuses"),
            ) from None
        os.close(handle)
        temporary = Path(name)
        try:
            with self._connection(temporary) as connection, self._transaction(connection, "IMMEDIATE"):
                create_schema(connection)
                body = {"kind": "ledger", "format": LEDGER_FORMAT, "id": secrets.token_hex(16), "date": today()}
                append_row(connection, None, body)
            with temporary.open("rb") as file:
                os.fsync(file.fileno())
            with contextlib.suppress(FileExistsError):
                _give_name(temporary, self._path)
            sync_folder(self._path.parent)
        except OSError as error:
            raise LedgerUnavailable(
                "No ledger can be made at {path}: {reason}.",
                code="ledger.cannot-make",
                remedy=Remedy.FREE_SPACE_OR_CHOOSE_FOLDER,
                path=self._path,
                reason=error.strerror or Phrase("the disk refuses"),
            ) from None
        finally:
            temporary.unlink(missing_ok=True)

    def debit(
        self,
        request: DebitRequest,
        fingerprint: Fingerprint,
        *,
        before_commit: Callable[[str], None] | None = None,
    ) -> Debit:
        """Record a debit in one transaction, and return only when it was read back from the disk.

        ``before_commit`` gets the stem of the report's files (``NAME-k``) while nothing is spent yet; what it raises
        undoes everything.  Raises BudgetExceeded, PrivacyRefusal or LedgerUnavailable, all with nothing spent, except
        where the message says otherwise.
        """
        with self._connection() as connection:
            with self._transaction(connection, "IMMEDIATE"):
                state, last = self._state(connection)
                account, quote = state.quote(request, fingerprint)
                report = report_stem(request.name, quote.number)
                if before_commit is not None:
                    before_commit(report)
                date = today()
                if account is None:
                    account, last = _open_study(connection, last, state, request.title, fingerprint, date)
                elif not state.is_exact(account.study, fingerprint):
                    _remember(connection, account.study, fingerprint)
                if account.budget is None:
                    last = append_row(connection, last, budget_row(account.study, quote.budget))
                row = append_row(connection, last, debit_row(account.study, report, quote, request, date))
            self._confirm(row)
        return Debit(
            study=account.study,
            report=report,
            quote=quote,
            before=account,
            row=row,
            ledger_id=state.ledger_id,
            unmatched_looks=state.unmatched_looks,
            n_other_studies=sum(other.study != account.study for other in state.accounts),
            date=date,
        )

    def publish(self, debit: Debit, payload_sha256: str) -> None:
        """Append that the report of ``debit`` was written.  Raises LedgerUnavailable; the report is valid all the same."""
        self.note_published(debit.study, debit.quote.number, payload_sha256)

    def note_published(self, study: str, number: int, payload_sha256: str) -> None:
        """Append that the report of release ``number`` of ``study`` was written, unless that is noted already."""
        body = {
            "kind": "published",
            "study": study,
            "release": number,
            "payload_sha256": payload_sha256,
            "date": today(),
        }
        with self._connection() as connection, self._transaction(connection, "IMMEDIATE"):
            state, last = self._state(connection)
            if any(each.number == number and not each.is_published for each in state.named(study).releases):
                append_row(connection, last, body)

    def record_look(self, what: str, fingerprint: Fingerprint | None, title: str = "") -> None:
        """Append that somebody looks at exact statistics, before they do.

        With a ``fingerprint`` the look belongs to that study, which the ledger meets here if it has not before (without
        a budget yet); without one it is stated in the reports of every study of this ledger.
        """
        if not self.exists():
            self.create()
        with self._connection() as connection, self._transaction(connection, "IMMEDIATE"):
            state, last = self._state(connection)
            study = None
            if fingerprint is not None:
                try:
                    account = state.account(fingerprint)
                except PrivacyRefusal:
                    account = None  # data of several studies: stated in the reports of all
                else:
                    if account is None:
                        account, last = _open_study(connection, last, state, title, fingerprint, today())
                    study = account.study
            append_row(connection, last, {"kind": "look", "study": study, "what": what[:500], "date": today()})

    # -------------------------------------------------------------------- SQLite

    def _state(self, connection: sqlite3.Connection) -> tuple[LedgerState, Row]:
        rows, identities = read_rows(connection, str(self._path))
        try:
            accounts, unmatched = read_accounts(rows)
        except (KeyError, TypeError, ValueError):
            raise LedgerUnavailable(
                "The ledger {path} has rows that this program does not write.",
                code="ledger.unknown-rows",
                remedy=Remedy.UPDATE_PROGRAM,
                path=self._path,
            ) from None
        last = rows[-1]
        state = LedgerState(
            ledger_id=str(rows[0].body["id"]),
            n_rows=last.seq,
            head=last.hash,
            accounts=accounts,
            unmatched_looks=unmatched,
            _identities=identities,
        )
        return state, last

    def _confirm(self, row: Row) -> None:
        """Find the committed row again by the file's *name*, so that a ledger that was moved away meanwhile is noticed."""
        try:
            with self._connection() as connection, self._transaction(connection, "DEFERRED"):
                rows, _ = read_rows(connection, str(self._path))
                if len(rows) >= row.seq and rows[row.seq - 1].hash == row.hash:
                    return
        except LedgerUnavailable as error:
            raise LedgerUnavailable(
                "The debit was written, but the ledger could not be read again: {message}",
                code="ledger.unconfirmed",
                remedy=Remedy.NOTHING_DRAWN_LOOK_AT_BUDGET,
                message=error.message,
            ) from None
        raise LedgerUnavailable(
            "The ledger {path} was replaced while it was in use.",
            code="ledger.replaced",
            remedy=Remedy.PUT_RIGHT_LEDGER_BACK,
            path=self._path,
        )


def _give_name(temporary: Path, path: Path) -> None:
    """Name the new ledger unless there is one already; raises FileExistsError then."""
    try:
        os.link(temporary, path)
    except FileExistsError:
        raise
    except OSError:
        # No hard links here (some network and USB file systems): claim the name first, then replace the empty claim.
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        temporary.replace(path)


def _open_study(
    connection: sqlite3.Connection, last: Row, state: LedgerState, title: str, fingerprint: Fingerprint, date: str
) -> tuple[StudyAccount, Row]:
    study = f"study-{len(state.accounts) + 1}"
    _remember(connection, study, fingerprint)
    row = append_row(connection, last, {"kind": "study", "study": study, "title": title, "date": date})
    return StudyAccount(study=study, title=title), row


def _remember(connection: sqlite3.Connection, study: str, fingerprint: Fingerprint) -> None:
    nonce = secrets.token_bytes(32)
    add_identity(connection, Identity(study=study, nonce=nonce, commitment=fingerprint(nonce)))


def record_look(
    ledger_path: Path, what: str, fingerprint: Fingerprint | None = None, title: str = "Study without a release"
) -> None:
    """Record in the ledger (made if it is missing) that somebody looks at exact statistics; call it before they do.

    ``what`` in public words ("the score table"); no values.  See :meth:`Ledger.record_look`.
    """
    Ledger(ledger_path).record_look(what, fingerprint, title)
