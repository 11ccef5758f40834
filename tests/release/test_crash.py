"""A killed release never leaves budget uncounted: killed at every step, and at random moments."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.release.engine import publish
from gwasprivacy.release.ledger.late_notes import note_written_reports
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.signing import generate_key
from gwasprivacy.release.verify import read_report
from tests.release.ledger.test_ledger import REQUEST, people
from tests.release.scene import Scene

PROJECT = Path(__file__).resolve().parents[2]
COST = to_units(1.5)

# The child makes one release and kills itself (SIGKILL: no clean-up runs) before or after one step of it.  The steps
# are wrapped from outside: the program itself has no hook for this.
CHILD = """
import os, signal, sys
from pathlib import Path
from gwasprivacy.base import safe_files
from gwasprivacy.plan.plan import load_plan
from gwasprivacy.release import engine, publication
from gwasprivacy.release.ledger import ledger
from gwasprivacy.release.signing import load_signing_key
from tests.release.scene import PASSPHRASE, small_plan

folder, owner, name, when = Path(sys.argv[1]), sys.argv[2], sys.argv[3], sys.argv[4]

def dying(function):
    def step(*args, **kwargs):
        if when == "before":
            os.kill(os.getpid(), signal.SIGKILL)
        result = function(*args, **kwargs)
        os.kill(os.getpid(), signal.SIGKILL)
        return result
    return step

places = {
    "engine": engine, "ledger": ledger, "Ledger": ledger.Ledger, "Publication": publication.Publication,
    "publication": publication, "safe_files": safe_files, "os": os,
}
if owner != "-":
    setattr(places[owner], name, dying(getattr(places[owner], name)))
plan = load_plan(Path(sys.argv[5])) if len(sys.argv) > 5 else small_plan()
prepared = engine.prepare_release(plan, folder / "study", name="small")
engine.publish(prepared, folder / "small.gwasledger", load_signing_key(folder / "curator.key.pem", PASSPHRASE),
               folder / "released")
"""


def child(
    scene: Scene, owner: str = "-", name: str = "-", when: str = "-", plan: Path | None = None
) -> subprocess.Popen[bytes]:
    """``plan``: a file, where it is not the small plan that is released."""
    return subprocess.Popen(
        [sys.executable, "-c", CHILD, str(scene.folder), owner, name, when, *([] if plan is None else [str(plan)])],
        cwd=PROJECT,
        env={**os.environ, "PYTHONPATH": str(PROJECT)},
        stderr=subprocess.PIPE,
    )


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
    process = child(scene, owner, name, when)
    _, error = process.communicate(timeout=120)
    assert process.returncode == -signal.SIGKILL, error.decode()
    assert is_coherent(scene) == (debits, reports)
    # The next release works, counts on, and says what was spent for nothing.
    outcome = scene.release()
    said = outcome.report.predicate["earlier_releases"]
    assert [each["cost"] for each in said] == [1.5] * debits
    assert outcome.remaining_epsilon == 3.0 - 1.5 * (debits + 1)
    if debits:
        assert said[0]["state"] == ("published" if reports else "spent, nothing published")


# Another child changes a ledger and kills itself before or after its n-th written row.
CHANGING_CHILD = """
import os, signal, sys
from pathlib import Path
from gwasprivacy.release.ledger import ledger
path, change, n = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
append, calls = ledger.append_row, iter(range(1, 99))

def dying(*args):
    row = append(*args)
    if next(calls) == n:
        os.kill(os.getpid(), signal.SIGKILL)
    return row

ledger.append_row = dying
book = ledger.Ledger(path)
{"merge": book.merge, "look": lambda: book.record_look("a look")}[change]()
os.kill(os.getpid(), signal.SIGKILL)
"""


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
    process = subprocess.run(
        [sys.executable, "-c", CHANGING_CHILD, str(path), change, str(n)],
        cwd=PROJECT,
        env={**os.environ, "PYTHONPATH": str(PROJECT)},
        check=False,
    )
    assert process.returncode == -signal.SIGKILL
    after = Ledger(path).read()
    assert after.heads == (before.heads if n < 2 else (*before.heads, after.heads[-1]))
    spent = [sum(each.spent_units for each in state.accounts) for state in (before, after)]
    assert spent[0] == spent[1] == 3 * REQUEST.epsilon_units


def test_only_the_report_of_that_very_debit_is_noted_later(scene: Scene) -> None:
    """Not one under its name: of another ledger, by another key, changed, or of a ledger that was taken back."""
    child(scene, "Ledger", "publish", "before").communicate(timeout=120)
    report = scene.out / "small-1.release.json"
    data, ledger = report.read_bytes(), Ledger(scene.ledger)
    assert note_written_reports(ledger, scene.out, generate_key()) == ()
    report.write_bytes(data.replace(b"A", b"B", 1))
    assert note_written_reports(ledger, scene.out, scene.key) == ()
    other = scene.folder / "other"
    other.mkdir()
    publish(scene.prepared(), other / "l", scene.key, other / "out")
    report.write_bytes((other / "out" / "small-1.release.json").read_bytes())
    assert note_written_reports(ledger, scene.out, scene.key) == ()
    report.write_bytes(data)
    (said,) = note_written_reports(ledger, scene.out, scene.key)
    assert "release 1 of study-1" in said
    (release,) = ledger.read().accounts[0].releases
    assert release.payload_sha256 == read_report(report).payload_sha256
    rows = ledger.read().n_rows
    ledger.note_published(release.row, "0" * 64)  # a release still at work notes it too
    assert (ledger.read().n_rows, note_written_reports(ledger, scene.out, scene.key)) == (rows, ())


def test_a_crash_between_debit_and_report_is_said_at_the_next_start(scene: Scene) -> None:
    from gwasprivacy.release.engine import preview

    child(scene, "engine", "draw", "after").communicate(timeout=120)
    warnings = " ".join(preview(scene.prepared(), scene.ledger).warnings)
    assert "ε = 1.5 was spent and, as far as the ledger knows, nothing was published" in warnings


@pytest.mark.slow
def test_killed_at_random_moments_the_ledger_is_always_whole(scene: Scene) -> None:
    began = time.monotonic()
    child(scene).communicate(timeout=120)
    whole = time.monotonic() - began
    moments = random.Random(1)
    debits = 2
    for _ in range(8):
        if debits == 2:  # the budget is spent: begin again
            scene.ledger.unlink()
            shutil.rmtree(scene.out, ignore_errors=True)
        process = child(scene)
        time.sleep(whole * (0.5 + 0.5 * moments.random()))
        process.kill()
        process.communicate(timeout=120)
        debits, _ = is_coherent(scene)
