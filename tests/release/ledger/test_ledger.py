"""The ledger: a budget is never overdrawn, never forgotten, and damage is always noticed."""

from __future__ import annotations

import contextlib
import hashlib
import itertools
import multiprocessing
import shutil
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.base.platforms.durability import can_sync_folders
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.membership.secrets import Neighbours, Secret
from gwasprivacy.release.ledger import ledger as ledger_module
from gwasprivacy.release.ledger import ledger_file
from gwasprivacy.release.ledger.accounts import StudyAccount
from gwasprivacy.release.ledger.debits import Debit, DebitRequest, quote_debit
from gwasprivacy.release.ledger.ledger import Ledger, record_look
from gwasprivacy.release.ledger.ledger_chain import Row, create_schema, row_hash
from gwasprivacy.release.ledger.refusals import BudgetExceeded, LedgerUnavailable
from gwasprivacy.statement.spending import Release
from gwasprivacy.study.identity import StudyFingerprint
from tests.this_machine import IS_ROOT

REQUEST = DebitRequest(
    title="Study",
    name="study",
    secret=Secret.PARTICIPATION,
    neighbours=Neighbours.REPLACE_ONE,
    public_controls=False,
    n_cases=20,
    n_controls=30,
    budget_units=to_units(1.0),
    epsilon_units=to_units(0.25),
    plan_sha256="0" * 64,
)


def people(*names: str) -> StudyFingerprint:
    """The fingerprint of a study of these people, without chromosomes."""
    digests = [hashlib.sha256(name.encode()).digest() for name in names]
    return StudyFingerprint(people=frozenset(digests), groups=())


A, B = people("Ann", "Amy"), people("Bob", "Ben")


@pytest.fixture
def ledger(tmp_path: Path) -> Ledger:
    ledger = Ledger(tmp_path / "a.gwasledger")
    ledger.create()
    return ledger


def spend(ledger: Ledger, epsilon: float, fingerprint: StudyFingerprint = A, account: str | None = None) -> Debit:
    return ledger.debit(replace(REQUEST, epsilon_units=to_units(epsilon), account=account), fingerprint)


def spent(ledger: Ledger, account: str | None = None) -> int:
    found = ledger.read().account(account)
    return 0 if found is None else found.spent_units


# ------------------------------------------------------------------------------------------------------------ budget


def test_a_release_of_exactly_the_whole_budget_passes_and_nothing_after_it(ledger: Ledger) -> None:
    assert spend(ledger, 1.0).quote.left_units == 0
    with pytest.raises(BudgetExceeded):
        spend(ledger, 1e-12)


def test_ten_tenths_fit_exactly(ledger: Ledger) -> None:
    for _ in range(10):
        spend(ledger, 0.1)
    assert spent(ledger) == to_units(1.0)
    with pytest.raises(BudgetExceeded):
        spend(ledger, 1e-12)


@given(st.lists(st.integers(1, 6 * 10**11), max_size=8))
def test_whatever_is_asked_for_the_sum_never_exceeds_the_budget(asked: list[int]) -> None:
    account, total = StudyAccount(study="study-1", title="Study", budget=REQUEST.budget()), 0
    for units in asked:
        request = replace(REQUEST, epsilon_units=units)
        if total + units > REQUEST.budget_units:
            with pytest.raises(BudgetExceeded):
                quote_debit(account, request)
            continue
        quote = quote_debit(account, request)
        total += units
        assert quote.left_units == REQUEST.budget_units - total
        release = Release(
            number=quote.number,
            date="2026-01-01",
            title="Study",
            report="r",
            epsilon_units=units,
            cost_units=quote.cost_units,
            payload_sha256=None,
        )
        account = replace(account, releases=(*account.releases, release))


def test_the_first_plan_fixes_the_budget_and_a_later_one_changes_nothing(ledger: Ledger) -> None:
    spend(ledger, 0.5)
    generous = replace(REQUEST, budget_units=to_units(50.0), epsilon_units=to_units(0.75))
    with pytest.raises(BudgetExceeded):
        ledger.debit(generous, A)
    account = ledger.read().accounts[0]
    assert account.budget is not None
    assert account.budget.units == to_units(1.0)


def test_two_accounts_have_budgets_of_their_own(ledger: Ledger) -> None:
    spend(ledger, 1.0, A)
    spend(ledger, 1.0, B, account="B")
    assert [account.study for account in ledger.read().accounts] == ["study-1", "study-2"]
    with pytest.raises(BudgetExceeded):
        spend(ledger, 0.1, B, account="B")


def test_participation_costs_twice_in_a_ledger_of_case_status(ledger: Ledger) -> None:
    status = replace(REQUEST, secret=Secret.CASE_STATUS, neighbours=Neighbours.SWAP)
    ledger.debit(status, A)
    debit = ledger.debit(REQUEST, A)
    assert debit.quote.cost_units == 2 * REQUEST.epsilon_units
    assert spent(ledger) == 3 * REQUEST.epsilon_units


def test_case_status_buys_no_participation_privacy(ledger: Ledger) -> None:
    ledger.debit(REQUEST, A)
    with pytest.raises(PrivacyRefusal, match="participation"):
        ledger.debit(replace(REQUEST, secret=Secret.CASE_STATUS, neighbours=Neighbours.SWAP), A)
    assert spent(ledger) == REQUEST.epsilon_units


def test_controls_cannot_become_public_between_releases(ledger: Ledger) -> None:
    ledger.debit(REQUEST, A)
    with pytest.raises(PrivacyRefusal, match="controls"):
        ledger.debit(replace(REQUEST, public_controls=True), A)


def test_case_status_cannot_be_released_for_another_phenotype(ledger: Ledger) -> None:
    status = replace(REQUEST, secret=Secret.CASE_STATUS, neighbours=Neighbours.SWAP)
    ledger.debit(status, A)
    with pytest.raises(PrivacyRefusal, match="phenotype"):
        ledger.debit(replace(status, n_cases=21, n_controls=29), A)


@pytest.mark.parametrize("sizes", [(30, 20), (21, 29)])
def test_public_controls_stay_the_same_people(ledger: Ledger, sizes: tuple[int, int]) -> None:
    """Δ then counts moves of cases alone: with the phenotype turned round, the first release's cases have no protection."""
    public = replace(REQUEST, public_controls=True)
    ledger.debit(public, A)
    with pytest.raises(
        PrivacyRefusal, match="The controls are not those of the study’s first release, and only those are public"
    ):
        ledger.debit(replace(public, n_cases=sizes[0], n_controls=sizes[1]), A)
    ledger.debit(public, A)


def test_another_phenotype_is_another_release_where_everybody_is_protected(ledger: Ledger) -> None:
    ledger.debit(REQUEST, A)
    assert ledger.debit(replace(REQUEST, n_cases=30, n_controls=20), A).quote.number == 2


# ------------------------------------------------------------------------------------------------- what is recorded


def test_a_debit_is_on_the_disk_before_anybody_is_told_and_publication_is_a_new_row(ledger: Ledger) -> None:
    debit = spend(ledger, 0.25)
    before = ledger.read()
    assert before.head == debit.row.hash
    assert [release.state for release in before.accounts[0].releases] == ["spent, nothing published"]
    ledger.publish(debit, "ab" * 32)
    after = ledger.read()
    assert after.n_rows == before.n_rows + 1
    assert [release.payload_sha256 for release in after.accounts[0].releases] == ["ab" * 32]


def test_what_goes_wrong_before_the_commit_undoes_everything(ledger: Ledger) -> None:
    head = ledger.read().head

    def taken(name: str) -> None:
        assert name == "study-1"
        raise PrivacyRefusal(words="the name is taken")

    with pytest.raises(PrivacyRefusal, match="taken"):
        ledger.debit(REQUEST, A, before_commit=taken)
    assert ledger.read().head == head
    assert ledger.read().accounts == ()


def test_a_look_is_the_ledgers_and_every_account_states_it(ledger: Ledger) -> None:
    ledger.record_look("the genotype tables")
    assert ledger.read().accounts == ()
    for debit in (spend(ledger, 0.25, A), spend(ledger, 0.25, B, account="B")):
        assert [look.what for look in debit.looks] == ["the genotype tables"]


def test_a_look_begins_a_ledger_where_there_is_none(tmp_path: Path) -> None:
    record_look(tmp_path / "new.gwasledger", "the scores")
    assert Ledger(tmp_path / "new.gwasledger").read().looks[0].what == "the scores"


def test_the_chain_holds_dates_and_no_time_of_day(ledger: Ledger) -> None:
    spend(ledger, 0.25)
    with sqlite3.connect(ledger.path) as connection:
        bodies = " ".join(body for (body,) in connection.execute("SELECT body FROM rows"))
    assert '"date":"20' in bodies
    assert "T" not in bodies.replace('"Study"', "").replace("title", "")


def test_nothing_in_the_chain_depends_on_the_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the ledger's identity fixed, two different studies give the same head: it can be published."""
    heads = []
    for name, fingerprint in (("a", A), ("b", B)):
        monkeypatch.setattr(ledger_module.secrets, "token_hex", lambda n: "0" * (2 * n))
        ledger = Ledger(tmp_path / name)
        ledger.create()
        spend(ledger, 0.25, fingerprint)
        heads.append(ledger.read().head)
    assert heads[0] == heads[1]


def test_the_ledger_is_readable_by_its_owner_only(ledger: Ledger) -> None:
    assert ledger.path.stat().st_mode & 0o077 == 0


# ------------------------------------------------------------------------------------------------------- integrity


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE rows SET body = body",
        "DELETE FROM rows WHERE seq = 3",
        "DELETE FROM rows",
        "UPDATE identities SET commitment = zeroblob(32)",
        "DELETE FROM identities",
        "INSERT INTO rows VALUES (9, 'x', '{}', 'y')",
        "INSERT OR REPLACE INTO rows VALUES (1, 'x', '{}', 'y')",
    ],
)
def test_rows_are_never_changed(ledger: Ledger, statement: str) -> None:
    spend(ledger, 0.25)
    connection = sqlite3.connect(ledger.path)
    with pytest.raises(sqlite3.Error):
        connection.execute(statement)
    connection.close()
    assert spent(ledger) == to_units(0.25)


@pytest.mark.parametrize(
    ("table", "values"),
    [
        *(
            ("rows", values)
            for values in (("1", "x'00'", "''", "''"), ("1", "''", "x'00'", "''"), ("1", "''", "''", "x'00'"))
        ),
        ("rows", ("'one'", "''", "''", "''")),
        *(
            ("identities", values)
            for values in (
                ("x'00'", "zeroblob(32)", "zeroblob(32)", "''"),
                ("''", "'" + "n" * 32 + "'", "zeroblob(32)", "''"),
                ("''", "zeroblob(32)", "'c'", "''"),
                ("''", "zeroblob(32)", "zeroblob(32)", "x'00'"),
            )
        ),
    ],
)
def test_columns_hold_one_type_also_where_sqlite_knows_no_strict_tables(table: str, values: tuple[str, ...]) -> None:
    with contextlib.closing(sqlite3.connect(":memory:")) as connection:
        create_schema(connection)
        assert not any(
            "STRICT" in sql for (sql,) in connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")
        )
        with pytest.raises(sqlite3.IntegrityError, match=r"CHECK|datatype"):
            connection.execute(f"INSERT INTO {table} VALUES ({', '.join(values)})")


@pytest.mark.parametrize(
    "statements",
    [
        ["UPDATE rows SET body = replace(body, '\"cost_units\":250000000000', '\"cost_units\":1')"],
        ["DELETE FROM rows WHERE seq = (SELECT max(seq) - 1 FROM rows)"],
        ["DELETE FROM rows WHERE seq = 1"],
        ["DELETE FROM rows"],
        ["UPDATE rows SET seq = seq + 10"],
        ["UPDATE identities SET commitment = zeroblob(16)"],
        ["DELETE FROM identities"],
        ["UPDATE identities SET study = 'study-2'"],
        ["DROP TABLE identities"],
        ["CREATE TABLE more (x)"],
        ["PRAGMA application_id = 7"],
    ],
)
def test_a_ledger_edited_behind_our_back_is_refused(ledger: Ledger, statements: list[str]) -> None:
    spend(ledger, 0.25)
    spend(ledger, 0.25)
    connection = sqlite3.connect(ledger.path, isolation_level=None)
    triggers = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
    for name, _ in triggers:
        connection.execute(f"DROP TRIGGER {name}")
    for statement in statements:
        connection.execute(statement)
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    for name, sql in triggers:
        if name.rsplit("_no_")[0].removesuffix("_in_order") in tables:
            connection.execute(sql)
    connection.close()
    with pytest.raises(LedgerUnavailable):
        ledger.read()
    with pytest.raises(LedgerUnavailable):
        spend(ledger, 0.25)


def test_any_truncation_is_noticed(ledger: Ledger) -> None:
    spend(ledger, 0.25)
    whole = ledger.path.read_bytes()
    for length in range(0, len(whole), 512):
        ledger.path.write_bytes(whole[:length])
        with pytest.raises(LedgerUnavailable):
            spend(ledger, 0.25)
        assert ledger.path.read_bytes() == whole[:length]


def test_a_changed_byte_is_noticed_or_changes_nothing_that_counts(ledger: Ledger) -> None:
    spend(ledger, 0.25)
    whole = bytearray(ledger.path.read_bytes())
    for position in range(0, len(whole), 37):
        damaged = bytearray(whole)
        damaged[position] ^= 0x55
        ledger.path.write_bytes(damaged)
        try:
            state = ledger.read()
        except LedgerUnavailable:
            continue
        assert state.account(None) is not None
        assert spent(ledger) == to_units(0.25)


@pytest.mark.parametrize("content", [b"", b"not a database at all", b"SQLite format 3\x00" + b"\x00" * 4096])
def test_a_file_that_is_no_ledger_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "thesis.doc"
    path.write_bytes(content)
    with pytest.raises(LedgerUnavailable):
        spend(Ledger(path), 0.25)
    assert path.read_bytes() == content


def test_another_programs_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE t (x)")
    with pytest.raises(LedgerUnavailable, match="not a ledger"):
        spend(Ledger(path), 0.25)


def test_an_older_copy_cannot_be_told_from_the_ledger_but_its_row_number_falls(ledger: Ledger, tmp_path: Path) -> None:
    """What no local file can prevent; the row number and head in two reports show it."""
    first = spend(ledger, 0.25)
    shutil.copy(ledger.path, tmp_path / "old")
    second = spend(ledger, 0.25)
    shutil.copy(tmp_path / "old", ledger.path)
    third = spend(ledger, 0.25)
    assert first.ledger_id == second.ledger_id == third.ledger_id
    assert third.row.seq == second.row.seq
    assert third.quote.number == second.quote.number


# -------------------------------------------------------------------------------------------------- files and locks


def test_a_missing_ledger_a_folder_and_a_missing_folder_are_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none", tmp_path):
        with pytest.raises(LedgerUnavailable):
            spend(Ledger(path), 0.25)
    with pytest.raises(LedgerUnavailable, match="No ledger can be made"):
        Ledger(tmp_path / "no" / "such" / "folder").create()


def test_a_symbolic_link_is_followed_so_both_names_are_one_ledger(ledger: Ledger, tmp_path: Path) -> None:
    link = tmp_path / "elsewhere"
    link.symlink_to(ledger.path)
    spend(Ledger(link), 0.5)
    spend(ledger, 0.5)
    with pytest.raises(BudgetExceeded):
        spend(Ledger(link), 0.5)
    assert link.is_symlink()


def test_a_link_in_a_circle_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    with pytest.raises(LedgerUnavailable):
        Ledger(tmp_path / "a").read()


def test_a_locked_ledger_is_refused_after_the_wait_and_nothing_is_spent(
    ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert ledger_file.BUSY_SECONDS == 30.0
    monkeypatch.setattr(ledger_file, "BUSY_SECONDS", 0.1)
    other = sqlite3.connect(ledger.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(LedgerUnavailable, match="another process"):
        spend(ledger, 0.25)
    other.execute("ROLLBACK")
    assert spent(ledger) == 0
    spend(ledger, 0.25)


def test_a_reader_that_does_not_let_go_makes_the_debit_fail_whole(
    ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ledger_file, "BUSY_SECONDS", 0.1)
    other = sqlite3.connect(ledger.path, isolation_level=None)
    other.execute("BEGIN")
    other.execute("SELECT count(*) FROM rows").fetchone()
    with pytest.raises(LedgerUnavailable):
        spend(ledger, 0.25)
    other.execute("ROLLBACK")
    assert spent(ledger) == 0


def test_a_ledger_moved_away_in_the_middle_stops_the_release(ledger: Ledger, tmp_path: Path) -> None:
    with pytest.raises(LedgerUnavailable):
        ledger.debit(REQUEST, A, before_commit=lambda name: ledger.path.rename(tmp_path / "moved") and None)


def test_a_ledger_replaced_in_the_middle_stops_the_release(ledger: Ledger, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copy(ledger.path, copy)
    with pytest.raises(LedgerUnavailable, match="replaced"):
        ledger.debit(REQUEST, A, before_commit=lambda name: copy.replace(ledger.path) and None)


@pytest.mark.skipif(IS_ROOT, reason="root may write everywhere")
def test_a_read_only_ledger_is_refused(ledger: Ledger) -> None:
    ledger.path.chmod(0o400)
    with pytest.raises(LedgerUnavailable, match="cannot be written"):
        spend(ledger, 0.25)


def test_creating_twice_keeps_the_first(ledger: Ledger, tmp_path: Path) -> None:
    spend(ledger, 0.25)
    ledger.create()
    assert spent(ledger) == to_units(0.25)
    assert _names(tmp_path) == [ledger.path.name]


def _names(folder: Path) -> list[str]:
    """Of all files but a journal that was cut to nothing, which stays where folders cannot be synced."""
    left = [] if can_sync_folders() else [path for path in folder.glob("*-journal") if path.stat().st_size == 0]
    return [path.name for path in folder.iterdir() if path not in left]


def _race(path: Path, barrier: object, results: object) -> None:
    ledger = Ledger(path)
    barrier.wait()  # type: ignore[attr-defined]
    ledger.create()
    try:
        results.put(spend(ledger, 0.3).quote.number)  # type: ignore[attr-defined]
    except BudgetExceeded:
        results.put(None)  # type: ignore[attr-defined]


def test_processes_that_race_make_one_ledger_and_never_overdraw(tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    path, n = tmp_path / "a.gwasledger", 5
    barrier, results = context.Barrier(n), context.Queue()
    processes = [context.Process(target=_race, args=(path, barrier, results)) for _ in range(n)]
    for process in processes:
        process.start()
    numbers = [results.get(timeout=60) for _ in processes]
    for process in processes:
        process.join()
    # 0.3 fits three times into 1; everybody else is told that nothing is left.
    assert sorted(filter(None, numbers)) == [1, 2, 3]
    assert numbers.count(None) == n - 3
    assert spent(Ledger(path)) == 3 * to_units(0.3)
    assert _names(tmp_path) == [path.name]


def test_every_connection_syncs_all_it_writes_and_keeps_no_write_ahead_log(ledger: Ledger) -> None:
    with ledger._connection() as connection:
        assert connection.execute("PRAGMA synchronous").fetchone() == (3,), "EXTRA"
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete" if can_sync_folders() else "truncate",)


def test_the_budget_is_read_under_the_lock_that_the_debit_is_written_under(ledger: Ledger) -> None:
    def nobody_else_can_write(name: str) -> None:
        other = sqlite3.connect(ledger.path, isolation_level=None, timeout=0)
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("BEGIN IMMEDIATE")
        other.close()

    ledger.debit(REQUEST, A, before_commit=nobody_else_can_write)


def test_a_debit_that_cannot_be_read_back_by_name_is_no_debit_to_draw_on(
    ledger: Ledger, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    confirm = Ledger._confirm

    def after_a_restore(self: Ledger, row: Row) -> None:
        (tmp_path / "old").replace(ledger.path)
        confirm(self, row)

    shutil.copy(ledger.path, tmp_path / "old")
    monkeypatch.setattr(Ledger, "_confirm", after_a_restore)
    with pytest.raises(LedgerUnavailable, match="replaced"):
        spend(ledger, 0.25)


def test_the_head_depends_on_every_row_before_it(ledger: Ledger, tmp_path: Path) -> None:
    """Two ledgers that differ in an earlier row alone, and whose last rows say the same, have different heads."""
    shutil.copy(ledger.path, tmp_path / "other.gwasledger")
    other = Ledger(tmp_path / "other.gwasledger")
    ledger.record_look("the scores")
    other.record_look("the tables")
    lasts = []
    for each in (ledger, other):
        each.record_look("the same in both")
        with sqlite3.connect(each.path) as connection:
            lasts.append(connection.execute("SELECT seq, body FROM rows ORDER BY seq DESC LIMIT 1").fetchone())
    assert lasts[0] == lasts[1]
    assert ledger.read().head != other.read().head


def test_a_row_that_is_written_anew_with_its_own_hash_breaks_the_rows_after_it(ledger: Ledger) -> None:
    """Whoever edits a row, and gives it the hash that it would have, must write all later ones anew."""
    ledger.record_look("the scores")
    ledger.record_look("the tables")
    connection = sqlite3.connect(ledger.path, isolation_level=None)
    triggers = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
    for name, _ in triggers:
        connection.execute(f"DROP TRIGGER {name}")
    (previous, body) = connection.execute("SELECT previous, body FROM rows WHERE seq = 2").fetchone()
    edited = body.replace("the scores", "no scores!")
    digest = row_hash(2, previous, edited.encode())
    connection.execute("UPDATE rows SET body = ?, hash = ? WHERE seq = 2", (edited, digest))
    connection.execute("UPDATE rows SET previous = ? WHERE seq = 3", (digest,))
    for _, sql in triggers:
        connection.execute(sql)
    connection.close()
    with pytest.raises(LedgerUnavailable, match="row 3"):
        ledger.read()


def test_a_first_row_of_another_kind_is_no_ledgers_though_its_format_and_its_hash_are_right(ledger: Ledger) -> None:
    connection = sqlite3.connect(ledger.path, isolation_level=None)
    triggers = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
    for name, _ in triggers:
        connection.execute(f"DROP TRIGGER {name}")
    (previous, body) = connection.execute("SELECT previous, body FROM rows WHERE seq = 1").fetchone()
    edited = body.replace('"kind":"ledger"', '"kind":"looked"')
    assert edited != body
    digest = row_hash(1, previous, edited.encode())
    connection.execute("UPDATE rows SET body = ?, hash = ? WHERE seq = 1", (edited, digest))
    for _, sql in triggers:
        connection.execute(sql)
    connection.close()
    with pytest.raises(LedgerUnavailable, match="first row is missing"):
        ledger.read()


def test_what_one_account_published_says_nothing_of_anothers_release_of_that_number(ledger: Ledger) -> None:
    first, second = spend(ledger, 0.25, A), spend(ledger, 0.25, B, "the others")
    assert first.quote.number == second.quote.number == 1

    def published() -> list[list[str | None]]:
        return [[each.payload_sha256 for each in account.releases] for account in ledger.read().accounts]

    ledger.publish(second, "ab" * 32)
    assert published() == [[None], ["ab" * 32]]
    third = spend(ledger, 0.25, B, "the others")
    ledger.publish(first, "cd" * 32)
    assert published() == [["cd" * 32], ["ab" * 32, None]]
    ledger.publish(third, "ef" * 32)
    assert published() == [["cd" * 32], ["ab" * 32, "ef" * 32]]


# --------------------------------------------------------------------------------------------------------- people


def test_every_ledger_and_every_study_has_a_nonce_of_its_own(tmp_path: Path) -> None:
    """One made from the data, or always the same, would let anybody who has two ledgers compare the people in them."""
    met = []
    for name in ("a", "b"):
        ledger = Ledger(tmp_path / name)
        ledger.create()
        spend(ledger, 0.25, A)
        spend(ledger, 0.25, B, "the others")
        met += ledger.read()._identities
    assert len(met) == 4
    assert len({each.nonce for each in met}) == 4
    assert {len(each.nonce) for each in met} == {32}
    for one, other in itertools.permutations(met, 2):
        assert not any(each in one.nonce for each in (other.nonce[:8], other.nonce[-8:]))
        assert one.commitment[-16:] != other.commitment[-16:]


def test_people_who_joined_an_account_later_are_known_too(ledger: Ledger) -> None:
    spend(ledger, 0.25, people("Ann", "Amy"))
    spend(ledger, 0.25, people("Ann", "Cat"))
    for stranger in ("Ann", "Amy", "Cat"):
        with pytest.raises(PrivacyRefusal, match="people of another account"):
            spend(ledger, 0.25, people("Dan", stranger), "the others")
    assert spend(ledger, 0.25, people("Dan"), "the others").quote.number == 1


def test_a_study_that_comes_as_it_was_is_not_kept_again(ledger: Ledger) -> None:
    for fingerprint, kept in ((A, 1), (A, 1), (people("Ann", "Cat"), 2), (A, 2)):
        spend(ledger, 0.25, fingerprint)
        assert len(ledger.read()._identities) == kept


# ------------------------------------------------------------------------------------------------- what a debit costs


def account_after(*units: int, **budget: object) -> StudyAccount:
    """An account with a debit of each of these costs; ``budget``: other fields of the first request."""
    first = replace(REQUEST, **budget)  # type: ignore[arg-type]
    releases = tuple(
        Release(
            number=number,
            date="2026-01-01",
            title="Study",
            report=f"study-{number}",
            epsilon_units=each,
            cost_units=each,
            payload_sha256=None,
        )
        for number, each in enumerate(units, start=1)
    )
    return StudyAccount(study="study-1", title="Study", budget=first.budget(), releases=releases)


def test_a_sites_budget_for_all_releases_can_be_spent_to_the_last_unit_and_no_further() -> None:
    account = account_after(to_units(0.25))
    most = to_units(0.5)
    assert quote_debit(account, replace(REQUEST, most_units=most)).cost_units == to_units(0.25)
    for request in (
        replace(REQUEST, most_units=most - 1),
        replace(REQUEST, most_units=most, epsilon_units=to_units(0.25) + 1),
    ):
        with pytest.raises(PrivacyRefusal) as caught:
            quote_debit(account, request)
        assert caught.value.code == "debits.site-budget"


def test_a_sites_budget_is_counted_as_the_ledger_counts() -> None:
    """Participation costs twice in a ledger of case status, and so does what the site allows of it."""
    account = account_after(to_units(0.5), secret=Secret.CASE_STATUS, neighbours=Neighbours.SWAP)
    assert quote_debit(account, replace(REQUEST, most_units=to_units(0.5))).cost_units == to_units(0.5)
    with pytest.raises(PrivacyRefusal) as caught:
        quote_debit(account, replace(REQUEST, most_units=to_units(0.5) - 1))
    assert caught.value.code == "debits.site-budget"


@pytest.mark.parametrize("sizes", [{"n_cases": 21}, {"n_controls": 31}])
def test_one_person_more_is_another_phenotype_for_case_status(sizes: dict[str, int]) -> None:
    status = {"secret": Secret.CASE_STATUS, "neighbours": Neighbours.SWAP}
    request = replace(REQUEST, **status)  # type: ignore[arg-type]
    assert quote_debit(account_after(**status), request).number == 1  # type: ignore[arg-type]
    with pytest.raises(PrivacyRefusal) as caught:
        quote_debit(account_after(**status), replace(request, **sizes))  # type: ignore[arg-type]
    assert caught.value.code == "debits.other-cases"


@pytest.mark.parametrize("sizes", [{"n_cases": 21}, {"n_controls": 31}])
def test_sizes_are_compared_for_public_controls_and_never_where_they_are_secret(sizes: dict[str, int]) -> None:
    public = replace(REQUEST, public_controls=True)
    with pytest.raises(PrivacyRefusal) as caught:
        quote_debit(account_after(public_controls=True), replace(public, **sizes))  # type: ignore[arg-type]
    assert caught.value.code == "debits.other-controls"
    secret = replace(public, neighbours=Neighbours.ADD_REMOVE, **sizes)  # type: ignore[arg-type]
    for counted_as, factor in ((Neighbours.ADD_REMOVE, 1), (Neighbours.REPLACE_ONE, 2)):
        account = account_after(public_controls=True, neighbours=counted_as)
        assert quote_debit(account, secret).cost_units == factor * REQUEST.epsilon_units


def test_who_asks_too_much_is_told_what_is_left() -> None:
    account = account_after(to_units(0.5), to_units(0.375))
    with pytest.raises(BudgetExceeded) as caught:
        quote_debit(account, REQUEST)
    assert (caught.value.asked, caught.value.left) == (0.25, 0.125)
