"""Tools → Ledger… and Tools → Keys…: rows in words, what is not the newest, exports; trusted keys and passphrases."""

from __future__ import annotations

import csv
import shutil

import pytest
from pytestqt.qtbot import QtBot

from gwasprivacy.release.keys.trust_changes import add_trusted_key
from gwasprivacy.release.keys.trust_list import trusted_keys
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.signing import load_signing_key
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.tools.keys_dialog import KeysDialog
from gwasprivacy.ui.tools.ledger_dialog import LedgerDialog
from tests.release.kind_plans import plan_of
from tests.release.scene import PASSPHRASE, Scene, drawn_here
from tests.release.several_reports.test_together import release
from tests.ui.conftest import Answers

NEW = "staple of another kind"


@pytest.fixture
def ledger(qtbot: QtBot, jobs: JobRunner) -> LedgerDialog:
    made = LedgerDialog(jobs)
    qtbot.addWidget(made)
    return made


@pytest.fixture
def keys(qtbot: QtBot, jobs: JobRunner, scene: Scene) -> KeysDialog:
    made = KeysDialog(jobs)
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_ledger_is_shown_row_by_row_and_exported(
    qtbot: QtBot, ledger: LedgerDialog, scene: Scene, dialogs: Answers
) -> None:
    assert "Choose a ledger" in ledger.why_not()
    release(scene, scene.ledger, scene.out)
    ledger.open_ledger(scene.ledger)
    qtbot.waitUntil(lambda: ledger.found is not None)
    assert ledger.rows.topLevelItemCount() == 5
    assert "The chain is intact: 5 rows" in ledger.verdict.text()
    assert "record of its last debit" in ledger.compared.text()
    out = scene.folder / "rows.csv"
    dialogs.paths.append(out)
    ledger.start()
    qtbot.waitUntil(lambda: ledger.folder_made is not None)
    with out.open() as file:
        assert [row["kind"] for row in csv.DictReader(file)] == ["ledger", "account", "budget", "debit", "published"]


def test_a_row_is_as_high_as_its_words(qtbot: QtBot, ledger: LedgerDialog, scene: Scene) -> None:
    release(scene, scene.ledger, scene.out)
    ledger.resize(700, 500)
    ledger.show()
    ledger.open_ledger(scene.ledger)
    qtbot.waitUntil(lambda: ledger.found is not None)
    first = ledger.rows.topLevelItem(0)
    assert first is not None

    def height() -> int:
        return ledger.rows.visualItemRect(first).height()

    qtbot.waitUntil(lambda: height() >= 2 * ledger.fontMetrics().lineSpacing())
    ledger.resize(2400, 500)
    qtbot.waitUntil(lambda: height() < 2 * ledger.fontMetrics().lineSpacing())


def test_an_older_copy_and_a_damaged_file_are_not_called_intact(
    qtbot: QtBot, ledger: LedgerDialog, scene: Scene
) -> None:
    release(scene, scene.ledger, scene.out)
    older = scene.folder / "older.gwasledger"
    shutil.copy(scene.ledger, older)
    release(scene, scene.ledger, scene.out)
    ledger.open_ledger(older)
    qtbot.waitUntil(lambda: ledger.found is not None)
    assert "not the newest copy" in ledger.verdict.text()
    assert "older copy" in ledger.problem.text()
    older.write_bytes(b"no ledger")
    ledger.open_ledger(older)
    qtbot.waitUntil(lambda: "Damaged" in ledger.verdict.text())
    assert ledger.ledger.error.text()
    assert ledger.rows.topLevelItemCount() == 0
    assert ledger.why_not()


def test_a_ledger_is_told_of_printed_numbers(
    qtbot: QtBot, ledger: LedgerDialog, scene: Scene, dialogs: Answers
) -> None:
    with drawn_here():
        scene.release(adversary=plan_of("selection", "unbounded").adversary)
    assert not ledger.record.isEnabled()
    ledger.open_ledger(scene.ledger)
    qtbot.waitUntil(lambda: ledger.found is not None)
    ledger.where.setText("Table 1")
    dialogs.answers += ["Cancel", "Record"]
    ledger.record.click()
    assert len(Ledger(scene.ledger).rows()) == 5
    ledger.record.click()
    qtbot.waitUntil(lambda: ledger.rows.topLevelItemCount() == 6)
    assert "is printed elsewhere: Table 1" in ledger.found.rows[-1].words
    assert not ledger.record.isEnabled()


def test_keys_are_trusted_from_a_file_and_removed(keys: KeysDialog, scene: Scene, dialogs: Answers) -> None:
    dialogs.paths.append(scene.public_key_path)
    keys.trust.click()
    keys.form.name.setText("Ana López")
    keys.form.add.click()
    item = keys.list.topLevelItem(0)
    assert item is not None
    assert (item.text(0), item.text(2)) == ("Ana López", "you")
    assert item.text(3).replace(" ", "") == scene.key.key_id
    assert not keys.remove.isEnabled()
    keys.list.setCurrentItem(item)
    dialogs.answers.append("Remove")
    keys.remove.click()
    assert trusted_keys().keys == ()
    assert keys.list.topLevelItemCount() == 0


def test_a_name_that_is_taken_is_said_in_the_form(keys: KeysDialog, scene: Scene, dialogs: Answers) -> None:
    add_trusted_key("Ana López", scene.public_key_path)
    dialogs.paths.append(scene.public_key_path)
    keys.trust.click()
    keys.form.name.setText("Somebody else")
    keys.form.add.click()
    assert "trusted already" in keys.form.error.text()


def test_a_passphrase_is_changed_and_leaves_its_fields(qtbot: QtBot, keys: KeysDialog, scene: Scene) -> None:
    keys.key.place.picked.emit(scene.key_path)
    keys.old.setText(PASSPHRASE)
    keys.new.setText("short")
    assert "7 more characters" in keys.rule.text()
    assert "new passphrase" in keys.why_not()
    keys.new.setText(NEW)
    keys.again.setText(NEW)
    keys.start()
    assert keys.old.text() == keys.new.text() == keys.again.text() == ""
    qtbot.waitUntil(lambda: bool(keys.changed.text()))
    assert load_signing_key(scene.key_path, NEW).key_id == scene.key.key_id


def test_a_wrong_passphrase_changes_nothing(qtbot: QtBot, keys: KeysDialog, scene: Scene) -> None:
    before = scene.key_path.read_bytes()
    keys.key.place.picked.emit(scene.key_path)
    keys.old.setText("wrong passphrase")
    keys.new.setText(NEW)
    keys.again.setText(NEW)
    keys.start()
    qtbot.waitUntil(lambda: bool(keys.error.text()))
    assert "Wrong passphrase" in keys.error.text()
    assert scene.key_path.read_bytes() == before
