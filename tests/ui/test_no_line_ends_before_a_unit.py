"""In the window "66.7 %" and "ε = 0.69" stay on one line, in each language: the spaces in them are no place to break."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from gwasprivacy.base.catalogues import languages
from gwasprivacy.base.language import in_source, install, say
from gwasprivacy.base.number_words import percent, percent_range
from gwasprivacy.base.resources import resource_path
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.plan_sentence import SentenceView
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.language import speak
from gwasprivacy.ui.shell.settings import Settings
from gwasprivacy.ui.tools.menu import ENTRIES
from tests.ui.conftest import Answers

BREAKABLE = re.compile(r"\S %|\S = | = \S")


@pytest.fixture(params=languages())
def spoken(request: pytest.FixtureRequest) -> Iterator[str]:
    yield speak(str(request.param))
    install(None)


def test_no_text_of_the_window_and_its_dialogs_can_break_there(
    qtbot: QtBot, spoken: str, document: PlanDocument, settings: Settings, dialogs: Answers
) -> None:
    document.open(Path(resource_path("example/example.gwasplan")))
    window = MainWindow(document, settings)
    qtbot.addWidget(window)
    window.build_tabs()
    for name in ENTRIES:
        window.tools.open(name)
    window.planning_report()
    texts = [each.text() for kind in (QLabel, QAbstractButton) for each in window.findChildren(kind)]
    assert sum("%" in text for text in texts) > 5
    assert [text for text in texts if BREAKABLE.search(text)] == []
    window.close_unasked()


def test_a_sentence_with_a_share_in_it_keeps_both_together(spoken: str) -> None:
    said = say("Prior {prior}", prior=percent_range(0.1, 0.5))
    assert "\u00a0%" in said
    assert "<U+" not in said
    with in_source():
        assert percent(0.5) == "50 %", "what is signed has plain spaces"


def test_no_line_of_the_sentence_ends_between_thousands(
    qtbot: QtBot, spoken: str, document: PlanDocument, settings: Settings, dialogs: Answers
) -> None:
    """Qt reads a narrow no-break space in HTML as a plain one."""
    document.edit_design(n_cases=12_000, n_controls=13_000)
    window = MainWindow(document, settings)
    qtbot.addWidget(window)
    (view,) = window.findChildren(SentenceView)
    assert "25" in view.toPlainText()
    assert not re.search(r"\d \d{3}", view.document().toRawText())
    document.edit_design(n_cases=13_000, n_controls=13_000)
    assert not re.search(r"\d \d{3}", view.document().toRawText())
    window.close_unasked()
