"""The ledger: what was spent under each account.  SQLite, append-only, hash-chained; the debit comes before the noise.

What it withstands: a crash or a kill at any moment (a debit is on the disk before noise is drawn, and is never taken
back), two processes at once (one waits, then finds what is left), damage (every hash is checked at each opening).
What no local file can withstand: being replaced by an older copy of itself.  Reports therefore carry the ledger's
identity, row number and head, so that whoever holds two reports can see that one ledger grew out of the other.
"""

from __future__ import annotations

import contextlib
import re
import secrets
import sqlite3
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.base.platforms.durability import sync_handle, sync_names
from gwasprivacy.base.platforms.held_files import HeldFile
from gwasprivacy.base.platforms.naming import give_name
from gwasprivacy.base.quantities import Phrase, quoted
from gwasprivacy.base.safe_files import check_name
from gwasprivacy.base.system_reasons import reason_of
from gwasprivacy.membership.composition import prints_after_all
from gwasprivacy.membership.secrets import Secret, Sizes
from gwasprivacy.release.ledger.accounts import StudyAccount, budget_of_all, read_accounts
from gwasprivacy.release.ledger.debits import (
    Debit,
    DebitRequest,
    account_row,
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
from gwasprivacy.release.ledger.ledger_file import LedgerFile, making_prefix, today
from gwasprivacy.release.ledger.refusals import LedgerNotWritten, LedgerUnavailable
from gwasprivacy.release.ledger.site_rows import SiteRows, read_site_rows, rows_before_debit
from gwasprivacy.statement.spending import Look, Quote
from gwasprivacy.study.identity import Overlap, StudyFingerprint

_NUMBERED = re.compile(r"study-[0-9]+")


@dataclass(frozen=True, slots=True, kw_only=True)
class LedgerState:
    """A checked reading of a whole ledger.

    ``heads``: the hash of every row, the first one first.  ``site``: policies and approvals.  ``looks``: those of the ledger as a whole, which every account's
    reports state.  ``latest_date``: of any row.
    """

    ledger_id: str
    heads: tuple[str, ...]
    accounts: tuple[StudyAccount, ...]
    looks: tuple[Look, ...]
    latest_date: str
    account_of: Mapping[str, str]
    site: SiteRows
    _identities: tuple[Identity, ...]

    @property
    def n_rows(self) -> int:
        return len(self.heads)

    @property
    def head(self) -> str:
        """The hash of the last row."""
        return self.heads[-1]

    def account(self, name: str | None) -> StudyAccount | None:
        """The account that plans call ``name`` (None: the ledger's one account); None where the ledger has none yet.

        Raises PrivacyRefusal for a name that no plan can open an account under.
        """
        for each in self.accounts:
            if each.name == name:
                return each
        for each in self.accounts:
            if name in each.merged:
                raise PrivacyRefusal("ledger.account-merged", account=quoted(str(name)))
        if name is not None and _NUMBERED.fullmatch(name):
            raise PrivacyRefusal("ledger.account-name", account=quoted(name))
        return None

    def named(self, study: str) -> StudyAccount:
        """The account in which ``study`` (``study-2``) is counted now."""
        study = self.account_of[study]
        return next(account for account in self.accounts if account.study == study)

    def n_other_accounts(self, account: StudyAccount | None) -> int:
        return len(self.accounts) - (account is not None)

    def quote(self, request: DebitRequest, fingerprint: StudyFingerprint) -> tuple[StudyAccount | None, Quote]:
        """The account (None: one that the release begins), and what ``request`` costs there.

        Raises as :func:`quote_debit`; PrivacyRefusal too where people of another account are in the files.
        """
        account = self.account(request.account)
        met = self._others_met(account, fingerprint)
        if met:
            raise PrivacyRefusal("ledger.people-of-other-account", accounts=met)
        quote = quote_debit(account, request)
        return None if account is None else account.once_printed(request.neighbours.printed), quote

    def _others_met(self, account: StudyAccount | None, fingerprint: StudyFingerprint) -> tuple[str, ...]:
        """The accounts other than ``account`` of which somebody is in the files."""
        own = None if account is None else account.study
        others = [each for each in self._identities if self.account_of[each.study] != own]
        met = {
            self.account_of[each.study]
            for each in others
            if fingerprint.overlap(each.nonce, each.commitment) > Overlap.NOTHING
        }
        return tuple(each.study for each in self.accounts if each.study in met)

    def knows_somebody(self, fingerprint: StudyFingerprint) -> bool:
        """Whether somebody of any of the ledger's studies is among these people."""
        return any(fingerprint.overlap(each.nonce, each.commitment) > Overlap.NOTHING for each in self._identities)

    def overlap(self, account: StudyAccount, fingerprint: StudyFingerprint) -> Overlap:
        """How far these people are those of one of the account's earlier releases."""
        return max(
            (
                fingerprint.overlap(each.nonce, each.commitment)
                for each in self._identities
                if self.account_of[each.study] == account.study
            ),
            default=Overlap.NOTHING,
        )


class Ledger(LedgerFile):
    """One ledger file.  Opens a connection for each operation, and checks the whole chain each time."""

    def read(self) -> LedgerState:
        """The checked state.  Raises LedgerUnavailable when it is missing, locked, damaged or not a ledger."""
        with self._connection() as connection, self._transaction(connection, "DEFERRED"):
            return self._state(connection)[0]

    def rows(self) -> tuple[Row, ...]:
        """Every row, checked as :meth:`read` does, and with what that raises."""
        with self._connection() as connection, self._transaction(connection, "DEFERRED"):
            self._state(connection)
            return tuple(read_rows(connection, str(self._path))[0])

    def create(self) -> None:
        """Make an empty ledger, durable before it has its name.  One that is there already is left alone."""
        check_name(self._path)
        try:
            handle, name = tempfile.mkstemp(prefix=making_prefix(self._path), dir=self._path.parent)
        except OSError as error:
            raise LedgerNotWritten(
                "ledger.cannot-make",
                remedy="choose-writable-folder",
                path=self._path,
                reason=reason_of(error, Phrase("nothing can be written into the folder")),
            ) from None
        new = HeldFile(Path(name), handle)
        try:
            with self._connection(new.name) as connection, self._transaction(connection, "IMMEDIATE"):
                create_schema(connection)
                body = {"kind": "ledger", "format": LEDGER_FORMAT, "id": secrets.token_hex(16), "date": today()}
                append_row(connection, None, body)
            sync_handle(new.handle)
            new.require_at(new.name)
            new.let_go()  # closing it later would end the locks of whoever of this process has the ledger open by then
            with contextlib.suppress(FileExistsError):
                give_name(new, self._path)
                sync_names([self._path])
        except OSError as error:
            raise LedgerNotWritten(
                "ledger.cannot-make", remedy="free-space-or-choose-folder", path=self._path, reason=reason_of(error)
            ) from None
        finally:
            new.remove()
            new.name.with_name(new.name.name + "-journal").unlink(missing_ok=True)

    def debit(
        self,
        request: DebitRequest,
        fingerprint: StudyFingerprint,
        *,
        before_commit: Callable[[str], None] | None = None,
        check: Callable[[LedgerState], object] | None = None,
    ) -> Debit:
        """Record a debit in one transaction, and return only when it was read back from the disk.

        ``check`` gets the state under the lock, before anything is quoted, and ``before_commit`` the stem of the report's files
        (``NAME-k``) while nothing is spent yet; what they raise undoes everything.  Raises BudgetExceeded, PrivacyRefusal or LedgerUnavailable, all with nothing spent, except
        where the message says otherwise.
        """
        with self._connection() as connection:
            with self._transaction(connection, "IMMEDIATE"):
                state, last = self._state(connection)
                if check is not None:
                    check(state)
                account, quote = state.quote(request, fingerprint)
                report = report_stem(request.name, quote.number)
                if before_commit is not None:
                    before_commit(report)
                date = today()
                is_known = account is not None and state.overlap(account, fingerprint) is Overlap.SAME_MARKS
                if account is None:
                    study = f"study-{len(state.account_of) + 1}"
                    account = StudyAccount(study=study, title=request.title, name=request.account)
                    last = append_row(connection, last, account_row(study, request, date))
                if not is_known:
                    _remember(connection, account.study, fingerprint)
                if account.budget is None:
                    last = append_row(connection, last, budget_row(account.study, quote.budget))
                for body in rows_before_debit(state.site, account.study, request.policy, request.approval, date):
                    last = append_row(connection, last, dict(body))
                clock_before = state.latest_date if date < state.latest_date else None
                body = debit_row(account.study, report, quote, request, date, clock_before)
                row = append_row(connection, last, body)
            self._confirm(row)
        return Debit(
            study=account.study,
            report=report,
            quote=quote,
            before=account,
            row=row,
            ledger_id=state.ledger_id,
            looks=state.looks,
            n_other_accounts=sum(other.study != account.study for other in state.accounts),
            date=date,
        )

    def publish(self, debit: Debit, payload_sha256: str) -> None:
        """Append that the report of ``debit`` was written.  Raises LedgerUnavailable; the report is valid all the same."""
        self.note_published(debit.row.seq, payload_sha256)

    def note_published(self, debit_row: int, payload_sha256: str) -> None:
        """Append that the report of the debit in row ``debit_row`` was written, unless that is noted already."""

        def noted(state: LedgerState) -> dict[str, Any] | None:
            for account in state.accounts:
                for each in account.unpublished:
                    if each.row == debit_row:
                        return {
                            "kind": "published",
                            "study": account.study,
                            "release": each.number,
                            "debit": debit_row,
                            "payload_sha256": payload_sha256,
                        }
            return None

        self._append(noted)

    def note_failed(self, debit_row: int) -> None:
        """Append that nothing came of the debit in row ``debit_row``, unless that or its publication is noted already.

        Nothing is paid back.  Raises LedgerUnavailable; the debit stands as it is.
        """

        def noted(state: LedgerState) -> dict[str, Any] | None:
            for account in state.accounts:
                for each in account.unpublished:
                    if each.row == debit_row and each.failed is None:
                        return {"kind": "failed", "study": account.study, "release": each.number, "debit": debit_row}
            return None

        self._append(noted)

    def record_look(self, what: str) -> None:
        """Append that somebody looks at exact statistics, before they do; the reports of every account state it."""
        if not self.exists():
            self.create()
        self._append(lambda state: {"kind": "look", "what": what[:500]})

    def record_printed(self, study: str, sizes: Sizes, where: str) -> bool:
        """Append that ``sizes`` of the account ``study`` are printed outside its releases, in ``where`` (a paper); False, and nothing,
        where its account counts with them already.

        What it has spent counts more from then on, also where that is more than its budget: what is printed is printed.
        Raises PrivacyRefusal for a study of a trait, which has no cases; LedgerUnavailable.
        """

        def told(state: LedgerState) -> dict[str, Any] | None:
            account = state.named(study)
            budget = account.budget
            if budget is None or account.printed is None:
                return None
            if sizes is Sizes.ALL and budget.n_cases + budget.n_controls == 0:
                raise PrivacyRefusal("ledger.no-cases-printed")
            if not (prints_after_all(sizes, budget.currency) and sizes.says_more(account.printed)):
                return None
            return {"kind": "printed", "study": account.study, "sizes": sizes.value, "where": where[:500]}

        return self._append(told)

    def merge(self) -> StudyAccount:
        """Make all accounts one, and return it: what was spent adds up, and every account's budget holds for all of it.

        So the smallest ε holds, and a guarantee about attacks beside it; debits keep their kind of loss.  Raises PrivacyRefusal
        where there is one account only, and as :func:`budget_of_all`.
        """

        def merged(state: LedgerState) -> dict[str, Any]:
            if len(state.accounts) < 2:
                raise PrivacyRefusal("ledger.nothing-to-merge")
            budgets = [each.budget for each in state.accounts if each.budget is not None]
            whole = budget_of_all(budgets)
            of_cases = whole is not None and whole.secret is Secret.CASE_STATUS
            if of_cases and len({each.told_sizes for each in state.accounts if each.told_sizes is not None}) > 1:
                raise PrivacyRefusal("ledger.merge-other-sizes")
            into = state.account(None) or state.accounts[0]
            return {
                "kind": "merge",
                "study": into.study,
                "merged": [each.study for each in state.accounts if each is not into],
                "units": 0 if whole is None else whole.units,
            }

        self._append(merged)
        (account,) = self.read().accounts
        return account

    # -------------------------------------------------------------------- SQLite

    def _state(self, connection: sqlite3.Connection) -> tuple[LedgerState, Row]:
        rows, identities = read_rows(connection, str(self._path))
        try:
            read, site = read_accounts(rows), read_site_rows(rows)
            latest_date = max(str(row.body["date"]) for row in rows)
        except (KeyError, TypeError, ValueError):
            raise LedgerUnavailable("ledger.unknown-rows", path=self._path) from None
        last = rows[-1]
        state = LedgerState(
            ledger_id=str(rows[0].body["id"]),
            heads=tuple(row.hash for row in rows),
            accounts=read.accounts,
            looks=read.looks,
            latest_date=latest_date,
            account_of=read.account_of,
            site=site,
            _identities=identities,
        )
        return state, last

    def _append(self, body_of: Callable[[LedgerState], dict[str, Any] | None]) -> bool:
        """Append one row, dated today, that follows from the state under the lock; none, and False, where ``body_of`` gives None."""
        with self._connection() as connection, self._transaction(connection, "IMMEDIATE"):
            state, last = self._state(connection)
            body = body_of(state)
            if body is not None:
                append_row(connection, last, {**body, "date": today()})
        return body is not None

    def _confirm(self, row: Row) -> None:
        """Find the committed row again by the file's *name*, so that a ledger that was moved away meanwhile is noticed."""
        try:
            with self._connection() as connection, self._transaction(connection, "DEFERRED"):
                rows, _ = read_rows(connection, str(self._path))
                if len(rows) >= row.seq and rows[row.seq - 1].hash == row.hash:
                    return
        except LedgerUnavailable as error:
            raise LedgerUnavailable("ledger.unconfirmed", message=error.phrase).as_kind(type(error)) from None
        raise LedgerUnavailable("ledger.replaced", path=self._path)


def _remember(connection: sqlite3.Connection, study: str, fingerprint: StudyFingerprint) -> None:
    nonce = secrets.token_bytes(32)
    add_identity(connection, Identity(study=study, nonce=nonce, commitment=fingerprint(nonce)))


def record_look(ledger_path: Path, what: str) -> None:
    """Record in the ledger (made if it is missing) that somebody looks at exact statistics; call it before they do.

    ``what`` in public words ("the score table"); no values.  See :meth:`Ledger.record_look`.
    """
    Ledger(ledger_path).record_look(what)
