"""Help → Log."""

from __future__ import annotations

import logging

from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from gwasprivacy.base.activity_log import keep_window_log, stop, window_log
from gwasprivacy.ui.log_dialog import LogDialog
from gwasprivacy.ui.main_window import MainWindow


def shown(window: MainWindow) -> LogDialog:
    window.show_log()
    return window.findChildren(LogDialog)[-1]


def test_the_log_is_read_and_copied(qtbot: QtBot, window: MainWindow) -> None:
    log = keep_window_log()
    assert log is not None
    logging.getLogger("gwasprivacy.ui.shell.jobs").info("%s: %s", "release-study", "done")
    stop(log)
    dialog = shown(window)
    assert dialog.page.toPlainText().endswith("release-study: done\n")
    dialog.copy.click()
    assert QGuiApplication.clipboard().text().endswith("release-study: done\n")


def test_without_a_log_the_page_says_so(qtbot: QtBot, window: MainWindow) -> None:
    window_log().unlink(missing_ok=True)
    dialog = shown(window)
    assert (dialog.page.toPlainText(), dialog.copy.isEnabled()) == ("", False)
    assert dialog.page.placeholderText() == "Nothing was done yet."


def test_a_log_that_is_no_file_is_said(qtbot: QtBot, window: MainWindow) -> None:
    window_log().unlink(missing_ok=True)
    window_log().mkdir(parents=True)
    try:
        assert "cannot be read" in shown(window).page.toPlainText()
    finally:
        window_log().rmdir()
