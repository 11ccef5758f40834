"""The curator's look in the window: closed, logged, and gone with the study."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.ui.release.release_tab import ReleaseTab
from tests.ui.conftest import Answers
from tests.ui.release.release_window import study_for, until


def test_the_fold_is_closed_and_shows_exact_numbers_only_with_a_ledger_when_asked_and_while_it_is_open(
    qtbot: QtBot, tab: ReleaseTab, tmp_path: Path, dialogs: Answers
) -> None:
    tab.open_study(study_for(tmp_path, "one", seed=1, missing=0.1))
    until(qtbot, lambda: tab.runner.prepared is not None)
    tab.study_step.header.pressed.emit()  # opens the finished step again
    fold = tab.study_step.check
    assert not fold.is_open
    assert fold.result.text() == ""
    fold.set_open(True)
    assert "Choose the ledger first" in fold.logging.text()
    assert not fold.ask.isEnabled()
    fold.start()
    assert fold.result.text() == ""
    (tmp_path / "taken.gwasledger").touch()
    dialogs.paths += [tmp_path / "taken", tmp_path / "new"]
    fold.begin.click()
    assert "taken.gwasledger already exists" in fold.error.text()
    fold.begin.click()
    ledger = tmp_path / "new.gwasledger"
    assert tab.runner.ledger_path == ledger
    until(qtbot, lambda: fold.ask.isEnabled() and not tab.runner.is_reading_ledger)
    assert fold.isVisible()
    assert fold.begin.isHidden()
    fold.ask.click()
    until(qtbot, lambda: bool(fold.result.text()) and not tab.runner.is_reading_ledger)
    assert len(Ledger(ledger).read().looks) == 1
    assert fold.result.isVisible()
    assert "SNPs miss more than 5" in fold.result.text()
    assert "genome build cannot be determined" in fold.result.text()
    assert "5" not in tab.runner.plan.title
    fold.set_open(False)
    assert fold.result.text() == ""


def test_the_look_is_logged_in_the_ledger_that_is_chosen_and_goes_with_the_study(
    qtbot: QtBot, tab: ReleaseTab, tmp_path: Path
) -> None:
    tab.open_study(study_for(tmp_path, "one", seed=1, missing=0.1))
    until(qtbot, lambda: tab.runner.prepared is not None)
    ledger = tmp_path / "l.gwasledger"
    tab.runner.set_ledger(ledger)
    fold = tab.study_step.check
    fold.set_open(True)
    fold.refresh()
    assert "This access will be logged in l.gwasledger" in fold.logging.text()
    fold.ask.click()
    until(qtbot, lambda: bool(fold.result.text()))
    assert [look.what for look in Ledger(ledger).read().looks] == [
        "missing calls, duplicates and relatives of the study"
    ]
    tab.open_study(study_for(tmp_path, "two", seed=2, missing=0.1))
    assert fold.result.text() == ""
    until(qtbot, lambda: tab.runner.prepared is not None)
