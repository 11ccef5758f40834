"""Nothing that the window uses remembers where a study lies."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog

from gwasprivacy.ui.widgets.dialogs import places_forgotten


@pytest.mark.parametrize("before", [None, "file:///home/me"])
def test_the_file_dialog_forgets_the_studys_folder(qapp: QApplication, tmp_path: Path, before: str | None) -> None:
    enclave = tmp_path / "melanoma-enclave"
    enclave.mkdir()
    (enclave / "study.bed").write_bytes(b"")
    QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, str(tmp_path / "config"))
    store = QSettings(QSettings.Scope.UserScope, "QtProject")
    if before is not None:
        store.setValue("FileDialog/lastVisited", before)
        store.sync()
    with places_forgotten():
        dialog = QFileDialog(None, "Study", str(enclave))
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        dialog.selectFile(str(enclave / "study.bed"))
        QTimer.singleShot(0, dialog.accept)
        dialog.exec()
        dialog.setParent(None)
        del dialog
    store = QSettings(QSettings.Scope.UserScope, "QtProject")
    assert store.value("FileDialog/lastVisited") == before
    assert store.value("FileDialog/history") is None
    for file in (tmp_path / "config").rglob("*"):
        assert file.is_dir() or "melanoma-enclave" not in file.read_text(encoding="utf-8")
