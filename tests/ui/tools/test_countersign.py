"""A second signature from the window: only on a report that was verified and shown, by another key, in a file of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gwasprivacy.release.signing import generate_key, write_key_pair
from gwasprivacy.release.verify import verify_report
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.tools.countersign_dialog import CountersignDialog, suggested
from tests.release.planning_scene import KEY, planned_once, planned_thrice
from tests.release.scene import PASSPHRASE, Scene
from tests.ui.conftest import Answers
from tests.ui.release.release_window import until


@pytest.fixture
def scene(scene: Scene) -> Scene:
    scene.release()
    return scene


@pytest.fixture
def report(scene: Scene) -> Path:
    return scene.out / "small-1.release.json"


@pytest.fixture
def officer(tmp_path: Path) -> tuple[Path, Path]:
    return write_key_pair(generate_key(), tmp_path / "officer", PASSPHRASE)


@pytest.fixture
def dialog(window: MainWindow) -> Iterator[CountersignDialog]:
    made = window.tools.open("countersign")
    assert isinstance(made, CountersignDialog)
    yield made
    made.close()


def ready(qtbot: QtBot, dialog: CountersignDialog, report: Path, scene: Scene, key: Path) -> None:
    dialog.open_report(report, scene.public_key_path)
    until(qtbot, lambda: dialog.checked is not None)
    dialog.key.place.picked.emit(key)
    QTest.keyClicks(dialog.key.passphrase, PASSPHRASE)


def test_the_verify_page_leads_to_a_report_that_two_have_signed(
    qtbot: QtBot, window: MainWindow, scene: Scene, report: Path, officer: tuple[Path, Path], dialogs: Answers
) -> None:
    window.verify_a_report()
    page = window.release_tab.verify_page
    assert page.isVisible()
    page.open_report(report, scene.public_key_path)
    until(qtbot, page.sign_too.isVisible)
    page.sign_too.setFocus()
    QTest.keyClick(page.sign_too, Qt.Key.Key_Space)
    dialog = window.tools.dialogs["countersign"]
    assert isinstance(dialog, CountersignDialog)
    until(qtbot, lambda: dialog.checked is not None)
    assert dialog.pages.n_pages > 0, "nobody signs what was not shown"
    assert dialog.why_not() == "Choose your private key."
    dialog.key.place.picked.emit(officer[0])
    assert dialog.why_not() == "Enter the key’s passphrase."
    QTest.keyClicks(dialog.key.passphrase, PASSPHRASE)
    both = suggested(report)
    assert both.name == "small-1.countersigned.release.json"
    dialogs.paths = [both]
    dialog.make.click()
    assert not dialog.key.passphrase.text()
    until(qtbot, lambda: not dialog.is_running)
    assert dialog.verdict.text() == f"Signed by both keys: {both.name}"
    assert verify_report(both, scene.public_key_path, officer[1], strict=True).valid
    assert verify_report(report, scene.public_key_path, strict=True).valid, "the first report stays as it was"
    dialog.close()


def test_what_cannot_be_signed_is_said_in_place_and_writes_nothing(
    qtbot: QtBot, dialog: CountersignDialog, scene: Scene, report: Path, officer: tuple[Path, Path], dialogs: Answers
) -> None:
    out = scene.out / "both.json"
    dialog.open_report(report, officer[1])
    until(qtbot, lambda: dialog.checked is not None)
    assert dialog.verdict.text() == "Do not sign this report."
    assert dialog.why_not() == "Only a report that was verified can be signed."
    assert dialog.pages.n_pages == 0

    ready(qtbot, dialog, report, scene, officer[0])
    dialog.key.passphrase.setText("wrong horse battery")
    dialogs.paths = [out]
    dialog.make.click()
    until(qtbot, lambda: bool(dialog.error.text()))
    assert dialog.error.text().startswith("Wrong passphrase.")
    assert not dialog.key.passphrase.text()

    ready(qtbot, dialog, report, scene, scene.key_path)
    dialogs.paths = [out]
    dialog.make.click()
    until(qtbot, lambda: "already" in dialog.error.text())
    assert not out.exists()


def test_another_report_in_its_place_is_not_signed(
    qtbot: QtBot, dialog: CountersignDialog, scene: Scene, report: Path, officer: tuple[Path, Path], dialogs: Answers
) -> None:
    ready(qtbot, dialog, report, scene, officer[0])
    scene.release()
    report.write_bytes((scene.out / "small-2.release.json").read_bytes())
    dialogs.paths = [scene.out / "both.json"]
    dialog.make.click()
    until(qtbot, lambda: bool(dialog.error.text()))
    assert "no longer the report that was shown" in dialog.error.text()
    assert not (scene.out / "both.json").exists()


def test_closing_forgets_the_passphrase(dialog: CountersignDialog, officer: tuple[Path, Path]) -> None:
    dialog.key.place.picked.emit(officer[0])
    QTest.keyClicks(dialog.key.passphrase, PASSPHRASE)
    dialog.close()
    assert not dialog.key.passphrase.text()


def test_the_files_of_a_report_are_made_again_where_it_is_verified(
    qtbot: QtBot, window: MainWindow, scene: Scene, report: Path, dialogs: Answers, tmp_path: Path
) -> None:
    fresh = tmp_path / "fresh"
    fresh.mkdir()
    page = window.release_tab.verify_page
    window.verify_a_report()
    page.open_report(report, scene.public_key_path)
    until(qtbot, page.all_files.isVisible)
    dialogs.paths = [fresh]
    page.all_files.click()
    until(qtbot, lambda: bool(page.made.text()))
    assert (fresh / "small-1.release.tsv").read_bytes() == (scene.out / "small-1.release.tsv").read_bytes()
    pdf = fresh / "small-1.release.pdf"
    assert pdf.read_bytes().startswith(b"%PDF")

    pdf.write_text("mine", encoding="utf-8")
    for answer, begins in (("Keep", "mine"), ("Make it again", "%PDF")):
        dialogs.paths, dialogs.answers = [fresh], [answer]
        page.all_files.click()
        until(qtbot, lambda: bool(page.made.text()) and not page._files.is_running)
        assert pdf.read_bytes().startswith(begins.encode())

    (fresh / "small-1.release.tsv").write_text("changed", encoding="utf-8")
    dialogs.paths, dialogs.answers = [fresh], ["Keep"]
    page.all_files.click()
    until(qtbot, lambda: bool(page.error.text()))
    assert "not the signed file" in page.error.text()


def test_a_planning_report_has_the_same_ways(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, dialogs: Answers
) -> None:
    report, fresh = tmp_path / "small.planning.json", tmp_path / "fresh"
    fresh.mkdir()
    report.write_bytes(planned_thrice()[1])
    _, public = write_key_pair(KEY, tmp_path / "office", PASSPHRASE)
    page = window.release_tab.verify_page
    window.verify_a_report()
    page.open_report(report, public)
    until(qtbot, page.render_again.isVisible)
    dialogs.paths = [tmp_path / "mine.pdf"]
    page.render_again.click()
    assert (tmp_path / "mine.pdf").read_bytes().startswith(b"%PDF")
    dialogs.paths = [fresh]
    page.all_files.click()
    until(qtbot, lambda: bool(page.made.text()))
    assert sorted(each.name for each in fresh.iterdir()) == ["small.planning.gwasplan", "small.planning.pdf"]

    report.write_bytes(planned_once()[1])
    page.open_report(report, public)
    until(qtbot, lambda: page.heading.text() == "Do not rely on this report.")
    assert page.all_files.isHidden()
    assert page.sign_too.isHidden()
