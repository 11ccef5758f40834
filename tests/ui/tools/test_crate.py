"""Packing a release from the window: only one that was verified, with its answers, in one archive."""

from __future__ import annotations

import zipfile
from pathlib import Path

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.tools.crate_dialog import CrateDialog
from tests.release.scene import set_up
from tests.ui.conftest import Answers
from tests.ui.release.release_window import until


def test_a_verified_release_is_packed_and_nothing_before_it_is_verified_and_answered(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, dialogs: Answers
) -> None:
    scene = set_up(tmp_path)
    scene.release()
    report, out = scene.out / "small-1.release.json", tmp_path / "small.zip"
    dialog = window.tools.open("crate")
    assert isinstance(dialog, CrateDialog)
    assert dialog.why_not() == "Choose the report first."
    dialog.open_report(report, scene.study.with_suffix(".bim"))
    until(qtbot, lambda: dialog.checked is not None)
    assert dialog.verdict.text() == "Do not pack this report."
    assert dialog.pages.n_pages == 0
    dialog.open_report(report, scene.public_key_path)
    until(qtbot, lambda: dialog.is_taken)
    assert dialog.pages.n_pages > 0
    assert dialog.why_not() == "Name the person, the institution and the project."
    for name, text in (("person", "Ada"), ("institution", "Example University"), ("project", "Small")):
        QTest.keyClicks(dialog.answers[name], text)
    dialog.answers["orcid"].setText("0000")
    dialogs.paths = [out, out]
    dialog.make.click()
    assert "must be a URL" in dialog.error.text()
    assert not out.exists()
    dialog.answers["orcid"].clear()
    dialog.make.click()
    until(qtbot, lambda: not dialog.is_running)
    assert dialog.verdict.text() == "Packed: small.zip"
    assert "small-1.crate/data/small-1.release.json" in zipfile.ZipFile(out).namelist()
    dialog.close()
