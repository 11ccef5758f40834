"""A killed release never leaves budget uncounted: killed at every step (``tests/attacks/kills.py``: at random moments)."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.release.engine import publish
from gwasprivacy.release.ledger import ledger
from gwasprivacy.release.ledger.late_notes import note_written_reports
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.signing import generate_key
from gwasprivacy.release.unverified import read_report
from tests.release.killed import die, dies, killed
from tests.release.ledger.test_ledger import REQUEST, people
from tests.release.scene import Scene

COST = to_units(1.5)


def is_coherent(scene: Scene) -> tuple[int, int]:
    """(debits in the ledger, signed reports), after checking that every report and every sight of a draw has its debit."""
    reports = sorted(path.name for path in scene.out.glob("*.release.json")) if scene.out.exists() else []
    tables = sorted(path.name for path in scene.out.glob("*.release.tsv")) if scene.out.exists() else []
    if not scene.ledger.exists():
        assert reports == tables == []
        return 0, 0
    state = Ledger(scene.ledger).read()
    releases = state.accounts[0].releases if state.accounts else ()
    assert sum(release.cost_units for release in releases) == COST * len(releases)
    assert {name.removesuffix(".release.json") for name in reports} <= {release.report for release in releases}
    # Nothing but a signed report ever shows the draw first.
    assert {name.removesuffix(".tsv") for name in tables} <= {name.removesuffix(".json") for name in reports}
    published = {release.report for release in releases if release.is_published}
    assert published <= {name.removesuffix(".release.json") for name in reports}
    return len(releases), len(reports)


@pytest.mark.parametrize(
    ("owner", "name", "when", "debits", "reports"),
    [
        ("Ledger", "create", "before", 0, 0),
        ("ledger", "give_name", "before", 0, 0),
        ("ledger", "give_name", "after", 0, 0),
        ("Publication", "reserve", "after", 0, 0),
        ("ledger", "account_row", "after", 0, 0),
        ("ledger", "_remember", "after", 0, 0),
        ("ledger", "budget_row", "after", 0, 0),
        ("ledger", "debit_row", "after", 0, 0),
        ("Ledger", "_confirm", "before", 1, 0),
        ("Ledger", "debit", "after", 1, 0),
        ("engine", "note_debit", "before", 1, 0),
        ("engine", "note_debit", "after", 1, 0),
        ("engine", "draw", "before", 1, 0),
        ("engine", "draw", "after", 1, 0),
        ("engine", "sign_payload", "after", 1, 0),
        ("Publication", "write_report", "before", 1, 0),
        ("publication", "sync_names", "before", 1, 1),
        ("Publication", "write_report", "after", 1, 1),
        ("Ledger", "publish", "before", 1, 1),
        ("Ledger", "publish", "after", 1, 1),
        ("Publication", "write_tables", "before", 1, 1),
        ("safe_files", "sync_names", "after", 1, 0),  # of the note beside the ledger
        ("safe_files", "give_name", "after", 1, 1),
    ],
)
def test_killed_at_any_step_the_budget_is_counted_if_anything_was_drawn(
    scene: Scene, owner: str, name: str, when: str, debits: int, reports: int
) -> None:
    killed(scene, owner, name, when)
    assert is_coherent(scene) == (debits, reports)
    # The next release works, counts on, and says what was spent for nothing.
    outcome = scene.release()
    said = outcome.report.predicate["earlier_releases"]
    assert [each["cost"] for each in said] == [1.5] * debits
    assert outcome.remaining_epsilon == 3.0 - 1.5 * (debits + 1)
    if debits:
        assert said[0]["state"] == ("published" if reports else "spent, nothing published")


@pytest.mark.parametrize("change", ["merge", "look"])
@pytest.mark.parametrize("n", [1, 2])
def test_killed_before_or_after_the_row_of_a_change_a_ledger_is_as_before_or_wholly_changed(
    tmp_path: Path, change: str, n: int
) -> None:
    path = tmp_path / "three.gwasledger"
    book = Ledger(path)
    book.create()
    for name in (None, "second", "third"):
        book.debit(replace(REQUEST, account=name), people(str(name)))
    before = book.read()
    append, rows = ledger.append_row, itertools.count(1)

    def dying(*words: Any) -> Any:
        row = append(*words)
        if next(rows) == n:
            die()
        return row

    def changed() -> int:
        ledger.append_row = dying
        Ledger(path).merge() if change == "merge" else Ledger(path).record_look("a look")
        die()
        return 0

    dies(changed, tmp_path / "said")
    after = Ledger(path).read()
    assert after.heads == (before.heads if n < 2 else (*before.heads, after.heads[-1]))
    spent = [sum(each.spent_units for each in state.accounts) for state in (before, after)]
    assert spent[0] == spent[1] == 3 * REQUEST.epsilon_units


def test_only_the_report_of_that_very_debit_is_noted_later(scene: Scene) -> None:
    """Not one under its name: of another ledger, by another key, changed, or of a ledger that was taken back."""
    killed(scene, "Ledger", "publish", "before")
    report = scene.out / "small-1.release.json"
    data, book = report.read_bytes(), Ledger(scene.ledger)
    assert note_written_reports(book, scene.out, generate_key()) == ()
    report.write_bytes(data.replace(b"A", b"B", 1))
    assert note_written_reports(book, scene.out, scene.key) == ()
    other = scene.folder / "other"
    other.mkdir()
    publish(scene.prepared(), other / "l", scene.key, other / "out")
    report.write_bytes((other / "out" / "small-1.release.json").read_bytes())
    assert note_written_reports(book, scene.out, scene.key) == ()
    report.write_bytes(data)
    (said,) = note_written_reports(book, scene.out, scene.key)
    assert "release 1 of study-1" in said
    (release,) = book.read().accounts[0].releases
    assert release.payload_sha256 == read_report(report).payload_sha256
    rows = book.read().n_rows
    book.note_published(release.row, "0" * 64)  # a release still at work notes it too
    assert (book.read().n_rows, note_written_reports(book, scene.out, scene.key)) == (rows, ())


def test_a_crash_between_debit_and_report_is_said_at_the_next_start(scene: Scene) -> None:
    from gwasprivacy.release.permission import preview

    killed(scene, "engine", "draw", "after")
    warnings = " ".join(preview(scene.prepared(), scene.ledger).warnings)
    assert "ε = 1.5 was spent and, as far as the ledger knows, nothing was published" in warnings
