"""A report's pages in the window: those of its PDF, or a sentence that says why there are none."""

from __future__ import annotations

import sys

import pytest
from pytestqt.qtbot import QtBot

from gwasprivacy.rendering.report_files import pages_of
from gwasprivacy.ui.widgets.report_pages import ReportPages
from tests.release.planning_scene import planned_once


def test_the_window_shows_as_many_pages_as_the_pdf_has(qtbot: QtBot) -> None:
    pages = ReportPages("No pages yet.")
    qtbot.addWidget(pages)
    report = planned_once()[0]
    pages.show_report(report)
    assert pages.n_pages == len(pages_of(report).to_pngs(20)) == 2


def test_without_typst_the_window_says_what_to_install(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    pages = ReportPages("No pages yet.")
    qtbot.addWidget(pages)
    monkeypatch.setitem(sys.modules, "typst", None)
    pages.show_report(planned_once()[0])
    assert pages.n_pages == 0
    assert "The pages could not be made" in pages.hint.text()
    assert "Install gwasprivacy again with all of its packages." in pages.hint.text()
