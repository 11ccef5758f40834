"""A ledger's rows for people: every kind has words, an export's hashes can be computed again, and no mark of a person is in it."""

from __future__ import annotations

import csv
import io
import json
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.cli.main import main
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.ledger.ledger_chain import FIRST_PREVIOUS, row_hash
from gwasprivacy.release.ledger.rows_in_words import exported, rows_in_words
from tests.release.ledger.test_ledger import REQUEST, A, B
from tests.release.ledger.test_site_rows import APPROVAL, POLICY


@pytest.fixture
def ledger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Ledger:
    """With a row of every kind that is written."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    ledger = Ledger(tmp_path / "a.gwasledger")
    ledger.create()
    first = ledger.debit(replace(REQUEST, title="=Study", policy=POLICY, approval=APPROVAL), A)
    ledger.publish(first, "e" * 64)
    ledger.note_failed(ledger.debit(replace(REQUEST, account="others"), B).row.seq)
    ledger.record_look("the score table")
    ledger.merge()
    return ledger


def test_every_row_has_words_and_its_hash_follows_from_what_is_exported(ledger: Ledger) -> None:
    rows = rows_in_words(ledger.path)
    told = json.loads(exported(rows, as_csv=False))
    previous = FIRST_PREVIOUS
    for each in told["rows"]:
        assert each["words"]
        assert each["hash"] == row_hash(each["row"], previous, canonical_json(each["body"]))
        previous = each["hash"]
    assert told["head"] == previous == ledger.read().head
    kinds = {each.kind for each in rows}
    assert kinds == {
        *("ledger", "account", "budget", "policy", "approval", "debit", "published", "failed", "look", "merge")
    }


def test_a_table_of_rows_computes_nothing_and_has_no_mark_of_a_person(ledger: Ledger) -> None:
    rows = rows_in_words(ledger.path)
    with sqlite3.connect(ledger.path) as connection:
        marks = [mark for row in connection.execute("SELECT nonce, commitment FROM identities") for mark in row]
    for as_csv in (True, False):
        data = exported(rows, as_csv=as_csv)
        assert not [mark for mark in marks if mark in data or mark.hex().encode() in data]
    table = list(csv.DictReader(io.StringIO(exported(rows, as_csv=True).decode())))
    assert len(table) == len(rows)
    assert not [text for row in table for text in row.values() if text.startswith("=")]
    assert "Ana López approved" in table[4]["words"]
    assert "study-1 may spend ε = " in table[2]["words"]


@pytest.mark.parametrize("name", ["rows.csv", "rows.json"])
def test_the_command_line_exports_and_lists(
    ledger: Ledger, tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    out = tmp_path / name
    words = ["ledger", str(ledger.path), "--export", str(out)]
    assert main(words) == 0
    assert out.stat().st_mode & 0o077 == 0
    assert main(words) == 2
    assert main([*words, "--force", "--rows"]) == 0
    assert "Release 1 of study-2 published nothing" in capsys.readouterr().out


def test_a_damaged_ledger_exports_nothing(ledger: Ledger, tmp_path: Path) -> None:
    with sqlite3.connect(ledger.path) as connection:
        connection.execute("DROP TRIGGER rows_no_update")
        connection.execute("UPDATE rows SET body = replace(body, '=Study', 'Other') WHERE seq = 2")
    assert main(["ledger", str(ledger.path), "--export", str(tmp_path / "x.csv")]) == 3
    assert not (tmp_path / "x.csv").exists()
