"""A report's pages in the window: those of its PDF, or a sentence that says why there are none."""

from __future__ import annotations

import copy
import sys
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from gwasprivacy.rendering.report_files import pages_of
from gwasprivacy.rendering.typesetting import Pages
from gwasprivacy.ui.widgets.report_pages import ReportPages
from tests.release.planning_scene import planned_once


def test_the_window_shows_as_many_pages_as_the_pdf_has(qtbot: QtBot) -> None:
    pages = ReportPages("No pages yet.")
    qtbot.addWidget(pages)
    report = planned_once()[0]
    pages.show_report(report)
    assert pages.n_pages == len(pages_of(report).to_pngs(20)) == 2


def test_pages_that_say_the_same_are_set_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    pages, asked = ReportPages("No pages yet."), list[float]()
    qtbot.addWidget(pages)
    usual = Pages.to_pngs

    def to_pngs(made: Pages, dpi: float) -> list[bytes]:
        asked.append(dpi)
        return usual(made, 20)

    monkeypatch.setattr(Pages, "to_pngs", to_pngs)
    report = planned_once()[0]
    pages.show_report(report)
    shown = pages.area.widget()
    pages.show_report(copy.copy(report))
    assert len(asked) == 1
    assert pages.area.widget() is shown
    pages.show_hint("None.")
    pages.show_report(report)
    assert len(asked) == 2
    assert pages.area.isVisibleTo(pages)
    other = replace(
        report, predicate={**report.predicate, "plan": {**report.predicate["plan"], "title": "Another study"}}
    )
    pages.show_report(other)
    assert len(asked) == 3, "other words"


def test_without_typst_the_window_says_what_to_install(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    pages = ReportPages("No pages yet.")
    qtbot.addWidget(pages)
    monkeypatch.setitem(sys.modules, "typst", None)
    pages.show_report(planned_once()[0])
    assert pages.n_pages == 0
    assert "The pages could not be made" in pages.hint.text()
    assert "Install gwasprivacy again with all of its packages." in pages.hint.text()
