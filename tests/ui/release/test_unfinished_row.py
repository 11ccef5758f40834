"""A killed release whose report exists is said where its ledger is opened, and one button finishes it."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.signing import generate_key, write_key_pair
from gwasprivacy.release.verify import verify_report
from gwasprivacy.ui.release.unfinished_row import UnfinishedRow
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from tests.release.killed import killed as kill_release
from tests.release.scene import PASSPHRASE, Scene, set_up
from tests.ui.conftest import Answers
from tests.ui.release.release_window import shown_tab, until


@pytest.fixture
def killed(tmp_path: Path) -> Scene:
    scene = set_up(tmp_path)
    kill_release(scene, "Ledger", "publish", "before")
    return scene


def test_it_is_said_and_finished(
    qtbot: QtBot, document: PlanDocument, jobs: JobRunner, killed: Scene, dialogs: Answers
) -> None:
    tab = shown_tab(qtbot, document, jobs)
    row = tab.budget_step.unfinished
    assert isinstance(row, UnfinishedRow)
    tab.runner.set_ledger(killed.ledger)
    tab.runner.set_folder(killed.out)
    until(qtbot, lambda: row.message.text() != "")
    assert "The report of release 1 is written, but" in row.message.text()
    _, stranger = write_key_pair(generate_key(), killed.folder / "stranger", PASSPHRASE)
    dialogs.paths = [None, stranger, killed.public_key_path]
    row.button.click()
    assert not row.error.text(), "no key was given"
    row.button.click()
    until(qtbot, lambda: row.error.text() != "")
    assert "not signed with this key" in row.error.text()
    row.button.click()
    until(qtbot, row.isHidden)
    assert Ledger(killed.ledger).read().accounts[0].releases[0].is_published
    found = verify_report(killed.out / "small-1.release.json", killed.public_key_path)
    assert found.valid
    assert [each.path.name for each in found.beside if not each.is_checked] == ["small-1.release.pdf"]


def test_nothing_is_said_of_a_ledger_whose_releases_are_complete(
    qtbot: QtBot, document: PlanDocument, jobs: JobRunner, tmp_path: Path
) -> None:
    from gwasprivacy.rendering.report_files import render_pdf

    scene = set_up(tmp_path)
    outcome = scene.release()
    render_pdf(outcome.report, outcome.pdf_path)
    tab = shown_tab(qtbot, document, jobs)
    tab.runner.set_ledger(scene.ledger)
    tab.runner.set_folder(scene.out)
    row = tab.budget_step.unfinished
    until(qtbot, lambda: not jobs.running)
    assert row.isHidden()
    outcome.table_path.unlink()
    tab.runner.set_folder(scene.folder)
    tab.runner.set_folder(scene.out)
    until(qtbot, lambda: not row.isHidden())
