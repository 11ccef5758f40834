"""Unsaved plans survive a killed program; several windows keep their plans apart; nobody's file is overwritten unasked."""

from __future__ import annotations

import json
import os
import re
import signal
import stat
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from gwasprivacy.base.platforms.stopping import asked_to_stop
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.saved_plan import load_plan, new_plan, save_plan
from gwasprivacy.ui.app import _stop, offer_recovery
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.recovered_plans import RecoveryBanner
from gwasprivacy.ui.shell import plan_file_lock
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.plan_file_lock import saving
from gwasprivacy.ui.shell.recovery_files import DAMAGED, ENDING, left_behind, recovery_folder
from tests.ui.conftest import Answers


@pytest.fixture
def group(window: MainWindow, dialogs: Answers) -> Iterator[MainWindow]:
    """A window whose fellows are closed with it."""
    yield window
    for each in list(window.windows.open):
        if isValid(each):
            each.close_unasked()


def kept() -> list[Path]:
    folder = recovery_folder()
    return sorted(folder.glob(f"*{ENDING}")) if folder.exists() else []


def crash(window: MainWindow) -> None:
    """Leave behind what a killed process would: the file, and no lock that anybody holds."""
    assert window.autosave.keep_now()
    lock = window.autosave._file._lock
    assert lock is not None
    lock.unlock()
    window.autosave._file._lock = None


def offered(window: MainWindow, qtbot: QtBot) -> RecoveryBanner:
    banner = offer_recovery(window)
    qtbot.waitUntil(banner.isVisible)
    return banner


def test_a_killed_program_leaves_its_unsaved_plans_to_be_recovered(
    qtbot: QtBot, group: MainWindow, tmp_path: Path
) -> None:
    saved = tmp_path / "mine.gwasplan"
    save_plan(new_plan(title="Saved once"), saved)
    root = Path(__file__).parents[2]
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.ui.crashing_window", str(saved)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(root), "QT_QPA_PLATFORM": "offscreen"},
        cwd=root,
    )
    assert child.stdout is not None
    assert child.stdout.readline().strip() == b"kept"
    assert left_behind() == ([], []), "plans that are open in another process are no leftovers"
    child.kill()
    child.wait()
    child.stdout.close()
    assert len(kept()) == 2
    assert stat.S_IMODE(recovery_folder().stat().st_mode) == 0o700
    assert {stat.S_IMODE(path.stat().st_mode) for path in kept()} == {0o600}

    banner = offered(group, qtbot)
    for _ in range(2):
        banner.buttons["Recover"].click()
    assert banner.isHidden()
    found = {window.document.plan.title: window.document for window in group.windows.open}
    assert found["Saved once"].plan.design.n_cases == 1234
    assert found["Saved once"].path == saved
    assert found["Never saved"].path is None
    assert all(document.is_dirty for document in found.values())
    assert len(kept()) == 2, "what was recovered is kept as any unsaved plan"
    found["Saved once"].save()
    assert len(kept()) == 1


@pytest.mark.posix
@pytest.mark.parametrize(("name", "code"), [("SIGTERM", 143), ("SIGHUP", 129)])
def test_a_window_that_is_asked_to_end_keeps_what_is_unsaved_and_asks_nobody(
    tmp_path: Path, name: str, code: int
) -> None:
    """A computer that is shut down, a terminal that is closed: at once after an edit, before anything was kept of it."""
    saved = tmp_path / "mine.gwasplan"
    save_plan(new_plan(title="Saved once"), saved)
    root = Path(__file__).parents[2]
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.ui.stopped_window", str(saved)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(root), "QT_QPA_PLATFORM": "offscreen"},
        cwd=root,
    )
    assert child.stdout is not None
    assert child.stdout.readline() == b"edited\n"
    child.send_signal(signal.Signals[name])
    assert child.wait(60) == code
    child.stdout.close()
    found, damaged = left_behind()
    assert [(each.unsaved.plan.design.n_cases, each.unsaved.path) for each in found] == [(1234, saved)]
    assert damaged == []
    for each in found:
        each.discard()


@pytest.mark.posix
@pytest.mark.parametrize(("name", "way"), [("SIGTERM", "leave"), ("SIGHUP", "leave"), ("SIGINT", "quit")])
def test_a_window_is_never_closed_inside_an_event(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, name: str, way: str
) -> None:
    """Python hears a signal in the middle of whatever Qt does: a window that closed there ended the program about once in 25 times."""
    inside: list[bool] = []
    closed: list[bool] = []
    monkeypatch.setattr(window.windows, way, lambda: closed.append(bool(inside)))
    monkeypatch.setattr(QCoreApplication, "exit", lambda _code: None)

    class Asked(QWidget):
        def resizeEvent(self, _event: QResizeEvent) -> None:
            inside.append(True)
            signal.raise_signal(signal.Signals[name])
            inside.clear()

    asked = Asked(window)
    with asked_to_stop(partial(_stop, window, [])):
        asked.resize(300, 200)
        asked.show()
        qtbot.waitUntil(lambda: bool(closed))
    assert closed == [False]


def test_nothing_is_kept_of_a_plan_that_is_saved_undone_or_given_up(
    qtbot: QtBot, window: MainWindow, document: PlanDocument, dialogs: Answers, tmp_path: Path
) -> None:
    document.edit_design(n_cases=1234)
    qtbot.waitUntil(lambda: len(kept()) == 1)
    document.undo_stack.undo()
    assert kept() == []
    document.undo_stack.redo()
    assert window.autosave.keep_now()
    document.save_as(tmp_path / "a.gwasplan")
    assert kept() == []
    document.edit_design(n_cases=1)
    assert window.autosave.keep_now()
    dialogs.answers = ["Don’t save"]
    assert window.close()
    assert kept() == []
    assert list(recovery_folder().iterdir()) == [], "nor a lock"


def test_a_recovery_file_holds_the_plan_and_where_its_file_lies_and_nothing_else(
    window: MainWindow, document: PlanDocument, tmp_path: Path
) -> None:
    window.build_tabs()
    runner = window.release_tab.runner
    runner.set_ledger(tmp_path / "ward7.gwasledger")
    window.release_tab.confirm_step.passphrase.setText("a secret passphrase")
    document.edit_design(n_cases=1234)
    assert window.autosave.keep_now()
    (file,) = kept()
    text = file.read_text(encoding="utf-8")
    assert sorted(json.loads(text)) == ["format", "path", "plan", "sha256", "written"]
    assert json.loads(text)["plan"] == document.plan.to_json()
    assert "ward7" not in text
    assert "passphrase" not in text


def test_what_is_offered_names_title_and_time_and_can_be_discarded_or_left(
    qtbot: QtBot, window: MainWindow, document: PlanDocument
) -> None:
    document.edit(title="My plan")
    crash(window)
    banner = offered(window, qtbot)
    told = r"“My plan” had unsaved changes when the program stopped, \d{4}-\d\d-\d\d, \d\d:\d\d\. Recover them\?"
    assert re.search(told, banner.message.text()), banner.message.text()
    banner.leave()
    banner = offered(window, qtbot)
    banner.buttons["Discard"].click()
    assert banner.isHidden()
    assert kept() == []


def test_a_damaged_recovery_file_is_told_and_kept_aside_and_the_others_are_offered(
    qtbot: QtBot, window: MainWindow, document: PlanDocument
) -> None:
    document.edit(title="My plan")
    crash(window)
    broken = recovery_folder() / f"0123{ENDING}"
    broken.write_text(kept()[0].read_text(encoding="utf-8")[:-40], encoding="utf-8")
    banner = offered(window, qtbot)
    assert "its recovery file is damaged" in banner.message.text()
    assert broken.with_suffix(DAMAGED).exists()
    assert not broken.exists()
    banner.buttons["Close"].click()
    assert "My plan" in banner.message.text()
    banner.leave()


def test_a_recovered_plan_knows_that_its_file_has_changed_since(
    window: MainWindow, document: PlanDocument, tmp_path: Path
) -> None:
    document.save_as(tmp_path / "a.gwasplan")
    document.edit(title="Mine")
    known = document.known_sha256
    plan = document.plan
    save_plan(new_plan(title="Theirs"), tmp_path / "a.gwasplan", force=True)
    document.recover(plan, tmp_path / "a.gwasplan", known)
    assert document.file_differs
    assert window.banner.isVisible()


def test_a_plan_that_cannot_be_kept_is_told_once(
    window: MainWindow, document: PlanDocument, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    told: list[object] = []
    window.autosave.failed.connect(told.append)
    document.edit_design(n_cases=1234)
    assert not window.autosave.keep_now()
    assert not window.autosave.keep_now()
    assert len(told) == 1
    assert "unsaved changes will be lost" in window.banner.message.text()


# Several windows ----------------------------------------------------------------------------------------------------


def test_each_window_has_its_own_document_undo_and_work(group: MainWindow) -> None:
    other = group.windows.new(group)
    assert isinstance(other, MainWindow)
    other.document.edit_design(n_cases=1234)
    assert group.document.plan.design.n_cases == 1000
    assert not group.document.is_dirty
    assert other.jobs is not group.jobs
    other.document.undo_stack.undo()
    assert other.document.plan.design.n_cases == other.document.plan.design.n_controls


def test_opening_a_plan_over_edits_can_go_to_a_new_window(group: MainWindow, dialogs: Answers, tmp_path: Path) -> None:
    path = tmp_path / "b.gwasplan"
    save_plan(new_plan(title="B"), path)
    group.document.edit_design(n_cases=1234)
    dialogs.answers = ["Open in a new window"]
    assert group.files.open_path(path)
    assert group.document.plan.design.n_cases == 1234
    assert [window.document.name for window in group.windows.open] == ["Melanoma 2026", "b.gwasplan"]


def test_a_plan_that_is_open_is_brought_to_the_front_and_never_open_twice(group: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "a.gwasplan"
    group.document.save_as(path)
    other = group.windows.new(group)
    (tmp_path / "link.gwasplan").symlink_to(path)
    for name in (path, tmp_path / "link.gwasplan"):
        assert other.files.open_path(name)
        assert other.document.path is None
    other.document.edit_design(n_cases=1)
    assert not other.files._save(path), "nor is it saved over from another window"
    assert group.document.plan.design.n_cases == 1000


def test_quitting_asks_once_for_all_windows(group: MainWindow, dialogs: Answers, tmp_path: Path) -> None:
    other = group.windows.new(group)
    for window, name in ((group, "a"), (other, "b")):
        window.document.save_as(tmp_path / f"{name}.gwasplan")
        window.document.edit_design(n_cases=77)
    dialogs.answers = ["Cancel"]
    assert not group.windows.quit()
    assert len(dialogs.said) == 1
    assert dialogs.said[0][1] == "Save the changes to 2 plans?"
    assert len(group.windows.open) == 2
    dialogs.answers = ["Save all"]
    assert group.windows.quit()
    assert len(dialogs.said) == 2
    assert group.windows.open == []
    for name in "ab":
        assert opened(tmp_path / f"{name}.gwasplan").plan.design.n_cases == 77


def opened(path: Path) -> PlanDocument:
    document = PlanDocument()
    document.open(path)
    return document


def test_the_later_of_two_programs_asks_before_it_replaces_the_others_plan(
    window: MainWindow, document: PlanDocument, dialogs: Answers, tmp_path: Path
) -> None:
    path = tmp_path / "a.gwasplan"
    document.save_as(path)
    theirs = opened(path)
    theirs.edit_design(n_cases=5)
    theirs.save()
    document.edit_design(n_cases=7)
    dialogs.answers = ["Cancel"]
    assert not window.files.save()
    assert "Another program has changed a.gwasplan" in dialogs.said[-1][1]
    assert opened(path).plan.design.n_cases == 5
    document.look_at_file()
    dialogs.answers = ["Save under another name…"]
    dialogs.paths = [tmp_path / "b.gwasplan"]
    assert window.files.save(), "also after the window has noticed by itself"
    assert opened(path).plan.design.n_cases == 5
    document.open(path)
    theirs.edit_design(n_cases=6)
    theirs.save()
    document.edit_design(n_cases=7)
    dialogs.answers = ["Replace"]
    assert window.files.save()
    assert opened(path).plan.design.n_cases == 7


def test_a_program_that_saves_between_the_look_and_the_write_is_not_overwritten(
    window: MainWindow, document: PlanDocument, dialogs: Answers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.gwasplan"
    document.save_as(path)
    document.edit_design(n_cases=1234)
    looks = PlanDocument.file_differs
    done: list[bool] = []

    def overtaken(self: PlanDocument) -> bool:
        differs = looks.__get__(self)
        if not done:
            done.append(True)
            save_plan(new_plan(title="Theirs"), path, force=True)
        return bool(differs)

    monkeypatch.setattr(PlanDocument, "file_differs", property(overtaken))
    dialogs.answers = ["Cancel"]
    assert not window.files.save()
    assert "Another program has changed a.gwasplan" in dialogs.said[-1][1]
    assert load_plan(path).title == "Theirs"
    assert document.is_dirty
    monkeypatch.setattr(plan_file_lock, "WAIT_MS", 0)
    with saving(path):
        dialogs.paths.append(path)
        assert not window.files.save_as()
    assert "Another program is saving" in dialogs.said[-1][1]


def test_a_closed_plan_leaves_the_start_page_and_the_last_window(
    window: MainWindow, document: PlanDocument, tmp_path: Path
) -> None:
    document.save_as(tmp_path / "a.gwasplan")
    window.close_plan()
    assert not window.has_plan
    assert document.path is None
    assert window.windowTitle() == "gwasprivacy"
    window.files.new()
    assert window.has_plan
    assert document.plan.design.n_people == 2000, "an example, said to be one"
    check_plan(document.plan)


def test_where_the_home_cannot_be_written_a_plan_is_saved_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "no-folder").write_text("", encoding="utf-8")
    monkeypatch.setattr(plan_file_lock, "recovery_folder", lambda: tmp_path / "no-folder" / "recovery")
    with saving(tmp_path / "a.gwasplan"):
        (tmp_path / "a.gwasplan").write_text("saved", encoding="utf-8")
    assert (tmp_path / "a.gwasplan").read_text(encoding="utf-8") == "saved"
    assert sorted(each.name for each in tmp_path.iterdir()) == ["a.gwasplan", "no-folder"]
