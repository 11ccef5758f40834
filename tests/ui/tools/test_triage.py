"""Files of results from the window: dropped, checked, sorted, said why, saved."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.tools.triage_dialog import TriageDialog
from tests.release.result_files.planted import CLEAN, FAULTS, SAID
from tests.ui.conftest import Answers
from tests.ui.release.release_window import until


def test_a_dropped_folder_becomes_a_queue_and_a_slip(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, dialogs: Answers
) -> None:
    files = tmp_path / "files"
    files.mkdir()
    CLEAN["ssf hits"](files)
    FAULTS["a genotype column"][0](files, files)
    dialog = window.tools.open("triage")
    assert isinstance(dialog, TriageDialog)
    dialog.take([files])
    assert dialog.why_not() == "Enter the number of participants."
    dialog.participants.setValue(SAID)
    dialog.make.click()
    until(qtbot, lambda: dialog.queue is not None and not dialog.is_running)
    assert [dialog.table.item(row, 1).text() for row in (0, 1)] == ["a.tsv", "ssf-hits.tsv.gz"]
    assert "genotypes" in dialog.why.text()
    out = tmp_path / "out"
    out.mkdir()
    dialogs.paths = [out]
    dialog.slip.click()
    until(qtbot, lambda: not dialog.is_running)
    assert sorted(path.name for path in out.iterdir()) == ["results-slip.pdf", "results.json"]
    dialog.participants.setValue(SAID - 1)
    assert dialog.queue is None
    dialog.close()
