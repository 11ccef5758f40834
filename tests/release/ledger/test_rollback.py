"""A ledger that was taken back, went two ways or was written anew is refused; what is known of it lies outside it."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.base.strict_json import canonical_json, parse_json
from gwasprivacy.cli.main import main
from gwasprivacy.release import engine, permission
from gwasprivacy.release.engine import ReleaseOutcome, publish
from gwasprivacy.release.ledger import ledger as ledger_module
from gwasprivacy.release.ledger import positions
from gwasprivacy.release.ledger.ledger import Ledger, LedgerState
from gwasprivacy.release.ledger.ledger_chain import FIRST_PREVIOUS, row_hash
from gwasprivacy.release.ledger.positions import note_path
from gwasprivacy.release.ledger.refusals import LedgerUnavailable
from gwasprivacy.release.permission import preview
from gwasprivacy.release.verify import verify_report
from tests.release.scene import Scene, set_up, small_plan


@pytest.fixture
def scene(scene: Scene) -> Scene:
    return replace(scene, plan=small_plan(budget=9.0))


def elsewhere(scene: Scene, name: str) -> ReleaseOutcome:
    return publish(scene.prepared(), scene.ledger, scene.key, scene.folder / name)


def forget_note(scene: Scene) -> None:
    note_path(Ledger(scene.ledger).read().ledger_id).unlink()


def test_a_ledger_that_grew_between_two_looks_is_no_older_copy(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process debits after this one has read the ledger, and before it compares it with the note and the reports."""
    elsewhere(scene, "first")
    read = Ledger.read

    def overtaken(ledger: Ledger) -> LedgerState:
        state = read(ledger)
        monkeypatch.setattr(Ledger, "read", read)
        elsewhere(scene, "second")
        return state

    monkeypatch.setattr(Ledger, "read", overtaken)
    assert preview(scene.prepared(), scene.ledger).quote.number == 3


def require_refused(scene: Scene, code: str, out: str = "released") -> LedgerUnavailable:
    """Neither a dry run nor a release, forced or not, goes on; nothing is written."""
    before = scene.ledger.read_bytes()
    reports = {path: path.read_bytes() for path in scene.folder.rglob("*.release.*")}
    for attempt in (
        lambda: preview(scene.prepared(), scene.ledger, scene.folder / out),
        lambda: publish(scene.prepared(), scene.ledger, scene.key, scene.folder / out),
        lambda: publish(scene.prepared(), scene.ledger, scene.key, scene.folder / out, force=True),
    ):
        with pytest.raises(LedgerUnavailable) as refused:
            attempt()
        assert refused.value.code == code
        assert "newest" in refused.value.hint
    assert scene.ledger.read_bytes() == before
    assert {path: path.read_bytes() for path in scene.folder.rglob("*.release.*")} == reports
    return refused.value


def written_anew(path: Path) -> None:
    """The same rows with another title, chained again so that the chain is whole."""
    with sqlite3.connect(path) as connection:
        rows = connection.execute("SELECT seq, body FROM rows ORDER BY seq").fetchall()
        triggers = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for name, _ in triggers:
            connection.execute(f"DROP TRIGGER {name}")
        previous = FIRST_PREVIOUS
        for seq, body in rows:
            data = body.replace("Small study", "Smaller study")
            digest = row_hash(seq, previous, data.encode())
            connection.execute(
                "UPDATE rows SET previous = ?, body = ?, hash = ? WHERE seq = ?", (previous, data, digest, seq)
            )
            previous = digest
        for _, sql in triggers:
            connection.execute(sql)
    connection.close()


KNOWN_BY = ("note", "report beside the ledger", "report in the output folder")


@pytest.fixture(params=KNOWN_BY)
def known_by(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def know_only(scene: Scene, done: ReleaseOutcome, known_by: str) -> None:
    """The newest release is known by one thing only."""
    if known_by != "note":
        forget_note(scene)
    report = done.report_path
    if known_by == "report beside the ledger":
        shutil.move(report, scene.ledger.parent)
    elif known_by == "note":
        shutil.rmtree(report.parent)


def test_an_older_copy_is_refused(scene: Scene, known_by: str) -> None:
    scene.release()
    shutil.copy(scene.ledger, scene.folder / "old")
    done = elsewhere(scene, "released")
    shutil.copy(scene.folder / "old", scene.ledger)
    know_only(scene, done, known_by)
    error = require_refused(scene, "positions.older-copy")
    assert str(error.values["row"]) in error.message


def test_a_copy_that_went_another_way_is_refused(scene: Scene, known_by: str) -> None:
    scene.release()
    shutil.copy(scene.ledger, scene.folder / "old")
    done = elsewhere(scene, "released")
    Ledger(scene.folder / "old").record_look("a look")
    for _ in range(9):
        Ledger(scene.folder / "old").record_look("another look")
    shutil.copy(scene.folder / "old", scene.ledger)
    know_only(scene, done, known_by)
    require_refused(scene, "positions.other-rows")


def test_a_ledger_written_anew_is_refused_though_its_chain_is_whole(scene: Scene, known_by: str) -> None:
    done = scene.release()
    written_anew(scene.ledger)
    assert Ledger(scene.ledger).read().accounts[0].title == "Smaller study"
    know_only(scene, done, known_by)
    require_refused(scene, "positions.other-rows")


def test_the_newest_ledger_goes_on_wherever_its_reports_lie(scene: Scene) -> None:
    first = scene.release()
    shutil.copy(first.report_path, scene.ledger.parent / "copy.release.json")
    second = scene.release()
    assert second.report.number == 2
    place = second.report.predicate["ledger"]
    heads = Ledger(scene.ledger).read().heads
    assert (heads[place["row"] - 1], heads[place["row"] - 2]) == (place["head"], place["head_before"])


def test_reports_of_other_ledgers_and_other_files_stop_nothing(scene: Scene, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    other = set_up(tmp_path / "other")
    shutil.copy(other.release().report_path, scene.ledger.parent / "theirs.release.json")
    for name, data in {"empty": b"", "words": b"{}", "list": b"[]", "bytes": b"\xff\xfe", "deep": b"[" * 9000}.items():
        (scene.ledger.parent / f"{name}.release.json").write_bytes(data)
    (scene.ledger.parent / "folder.release.json").mkdir()
    os.mkfifo(scene.ledger.parent / "pipe.release.json")
    assert scene.release().warnings == ()


def test_a_replaced_ledger_is_noticed_under_the_lock_too(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the look at the budget and the debit somebody puts an older copy there."""
    scene.release()
    shutil.copy(scene.ledger, scene.folder / "old")
    scene.release()
    prepared, plan = scene.prepared(), engine.Publication.plan

    def swapped(*args: object, **options: object) -> object:
        shutil.copy(scene.folder / "old", scene.ledger)
        return plan(*args, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(engine.Publication, "plan", swapped)
    rows = Ledger(scene.folder / "old").read().n_rows
    with pytest.raises(LedgerUnavailable) as refused:
        publish(prepared, scene.ledger, scene.key, scene.folder / "elsewhere")
    assert refused.value.code == "positions.older-copy"
    assert Ledger(scene.ledger).read().n_rows == rows


def test_force_never_replaces_a_report_of_the_same_ledger(scene: Scene) -> None:
    """Two accounts whose reports have one name: the second release chooses another folder."""
    first = scene.release()
    data = first.report_path.read_bytes()
    renamed = first.report_path.with_name("small-2.release.json")
    shutil.move(first.report_path, renamed)
    rows = Ledger(scene.ledger).read().n_rows
    with pytest.raises(PrivacyRefusal) as refused:
        publish(scene.prepared(), scene.ledger, scene.key, scene.out, force=True)
    assert refused.value.code == "release.report-of-same-ledger"
    assert renamed.read_bytes() == data
    assert Ledger(scene.ledger).read().n_rows == rows


def test_the_note_is_the_owners_and_holds_no_title(scene: Scene) -> None:
    done = scene.release()
    place = done.report.predicate["ledger"]
    path = note_path(place["id"])
    note = json.loads(path.read_text(encoding="utf-8"))
    assert path.stat().st_mode & 0o077 == 0
    assert path.parent.stat().st_mode & 0o077 == 0
    assert (note["row"], note["head"], note["account"]) == (place["row"], place["head"], "study-1")
    assert set(note) == {"format", "id", "account", "row", "head", "head_before", "seal"}


def test_a_note_that_cannot_be_written_is_said_and_stops_nothing(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    (scene.folder / "no-folder").write_text("a file", encoding="utf-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(scene.folder / "no-folder"))
    (said,) = scene.release().warnings
    assert "could not be recorded" in said


@pytest.mark.parametrize("change", [b"", b"{", b'{"row":1}', None])
def test_a_damaged_note_is_said_and_written_anew(scene: Scene, change: bytes | None) -> None:
    done = scene.release()
    path = note_path(done.report.predicate["ledger"]["id"])
    if change is None:
        note = parse_json(path.read_text(encoding="utf-8"))
        change = canonical_json({**note, "row": note["row"] + 50})
    path.write_bytes(change)
    (said,) = [text for text in preview(scene.prepared(), scene.ledger).warnings if "damaged" in text]
    assert str(path) in said
    scene.release()
    assert not [text for text in preview(scene.prepared(), scene.ledger).warnings if "damaged" in text]


def test_ledger_says_what_it_was_compared_with(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copy(scene.release().report_path, scene.ledger.parent)
    shutil.copy(scene.ledger, scene.folder / "old")
    assert main(["ledger", str(scene.ledger)]) == 0
    assert "the note of its last debit" in (said := capsys.readouterr().out)
    assert "1 report beside it" in said
    scene.release()
    shutil.copy(scene.folder / "old", scene.ledger)
    assert main(["ledger", str(scene.ledger), "--json"]) == 3
    told = capsys.readouterr()
    assert json.loads(told.out)["newest"] is False
    assert "older copy" in told.err
    assert main(["ledger", str(scene.ledger)]) == 3
    assert "study-1" in capsys.readouterr().out


def test_a_clock_that_ran_backwards_is_recorded_in_the_debit(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module in (ledger_module, permission):
        monkeypatch.setattr(module, "today", lambda: "2031-05-04")
    scene.release()
    for module in (ledger_module, permission):
        monkeypatch.setattr(module, "today", lambda: "2031-05-03")
    assert any("set back" in said for said in preview(scene.prepared(), scene.ledger).warnings)
    done = scene.release()
    assert verify_report(done.report_path, scene.public_key_path).valid
    first, second = Ledger(scene.ledger).read().accounts[0].releases
    assert (first.clock_before, second.clock_before) == (None, "2031-05-04")
    assert main(["ledger", str(scene.ledger)]) == 0
    assert "ran backwards" in capsys.readouterr().out


@pytest.mark.posix
def test_nobody_else_looks_into_the_folder_of_the_notes(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names of its files say which ledgers somebody has."""
    monkeypatch.setattr(positions, "log_folder", lambda: scene.folder / "logs")
    elsewhere(scene, "first")
    folder = note_path(Ledger(scene.ledger).read().ledger_id).parent
    assert folder == scene.folder / "logs" / "ledgers"
    assert folder.stat().st_mode & 0o777 == 0o700
