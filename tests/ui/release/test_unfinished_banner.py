"""At the next start a killed release beside a recent plan is offered to be finished; looking for it writes and stops nothing."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gwasprivacy.plan.saved_plan import save_plan
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.verify import verify_report
from gwasprivacy.ui.app import offer_unfinished
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.release.unfinished_banner import find_stopped
from tests.release.killed import killed as kill_release
from tests.release.scene import Scene, set_up
from tests.ui.conftest import Answers
from tests.ui.release.release_window import until


@pytest.fixture
def killed(tmp_path: Path) -> Scene:
    scene = set_up(tmp_path)
    save_plan(scene.plan, tmp_path / "small.gwasplan")
    kill_release(scene, "Ledger", "publish", "before")
    return scene


def plan_of(scene: Scene) -> Path:
    return scene.folder / "small.gwasplan"


def everything_in(folder: Path) -> dict[Path, tuple[int, bytes]]:
    return {path: (path.stat().st_mtime_ns, path.read_bytes()) for path in sorted(folder.rglob("*")) if path.is_file()}


def test_the_next_start_offers_it_in_one_button(
    qtbot: QtBot, window: MainWindow, killed: Scene, dialogs: Answers
) -> None:
    window.settings.add_recent_plan(plan_of(killed))
    banner = offer_unfinished(window)
    until(qtbot, banner.isVisible)
    text = banner.message.text()
    assert text.startswith("A release beside small.gwasplan was interrupted after its report was written.")
    for private in ("small.gwasledger", "released", "small-1", "1.5", str(killed.folder)):
        assert private not in text
    finish, close = banner.buttons.values()
    assert close.text() == "Close"
    dialogs.paths = [None, killed.study.with_suffix(".fam"), killed.public_key_path]
    finish.click()
    assert banner.message.text() == text, "no key was given; it is still offered"
    next(iter(banner.buttons.values())).click()
    until(qtbot, lambda: "not a public key" in banner.message.text())
    next(iter(banner.buttons.values())).click()
    until(qtbot, lambda: banner.message.text() == "Finished. Nothing was drawn or spent.")
    assert Ledger(killed.ledger).read().accounts[0].releases[0].is_published
    assert verify_report(killed.out / "small-1.release.json", killed.public_key_path).valid
    assert (killed.out / "small-1.release.pdf").exists()
    assert find_stopped([plan_of(killed)]) is None


def test_looking_changes_nothing_and_takes_what_it_can_read(killed: Scene, tmp_path: Path) -> None:
    (killed.folder / "bad.gwasledger").write_bytes(b"no ledger")
    (killed.folder / "empty.gwasledger").touch()
    (killed.folder / "folder.gwasledger").mkdir()
    (killed.folder / "gone.gwasledger").symlink_to(tmp_path / "nowhere")
    (killed.out / "odd.release.json").write_bytes(b"\xff")
    before = everything_in(killed.folder)
    found = find_stopped([tmp_path / "vanished" / "old.gwasplan", plan_of(killed)])
    assert found is not None
    assert (found.ledger, found.folder, found.n) == (killed.ledger, killed.out, 1)
    assert everything_in(killed.folder) == before


def test_a_ledger_at_work_or_half_written_is_passed_over_at_once(killed: Scene) -> None:
    with sqlite3.connect(killed.ledger, isolation_level=None) as busy:
        busy.execute("BEGIN EXCLUSIVE")
        assert find_stopped([plan_of(killed)]) is None
        busy.execute("ROLLBACK")
    busy.close()
    assert find_stopped([plan_of(killed)]) is not None
    # A second name that a killed making left is tidied when the ledger is used, not when it is looked at.
    left = killed.folder / f".{killed.ledger.name}.abc"
    os.link(killed.ledger, left)
    assert find_stopped([plan_of(killed)]) is not None
    assert left.exists()


def test_a_complete_release_or_one_without_its_pdf_is_not_offered(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    scene = set_up(tmp_path)
    save_plan(scene.plan, plan_of(scene))
    outcome = scene.release()
    assert not outcome.pdf_path.exists()
    window.settings.add_recent_plan(plan_of(scene))
    banner = offer_unfinished(window)
    until(qtbot, lambda: not window.jobs.running)
    assert banner.isHidden()
    outcome.table_path.unlink()
    until(qtbot, offer_unfinished(window).isVisible)
