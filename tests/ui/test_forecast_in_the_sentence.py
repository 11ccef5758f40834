"""The sentence on top keeps what the forecast found, as long as a change does not matter to it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from gwasprivacy.study.design import GenotypeFilter
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.shell.document import PlanDocument


@pytest.mark.parametrize("tab", [0, 2])
def test_what_calibration_found_stays_where_the_change_does_not_matter_to_it(
    qtbot: QtBot, window: MainWindow, document: PlanDocument, tab: int
) -> None:
    window.build_tabs()
    window.tabs.setCurrentIndex(tab)
    qtbot.waitUntil(lambda: "probability" in window.sentence.text(), timeout=20_000)
    for answer in (GenotypeFilter.NONE, GenotypeFilter.BEFORE_US, None):
        document.edit_design(genotype_filter=answer, text="Answer the question on removals")
        qtbot.waitUntil(lambda: "probability" in window.sentence.text(), timeout=5_000)


def test_what_calibration_finds_moves_nothing_below(qtbot: QtBot, window: MainWindow, document: PlanDocument) -> None:
    window.resize(1280, 800)
    window.build_tabs()
    with qtbot.waitExposed(window):
        window.show()
    sentence = window.sentence.label
    qtbot.waitUntil(
        lambda: sentence.height() > sentence.document().size().height() + sentence.fontMetrics().lineSpacing()
    )
    assert "probability" not in window.sentence.text()
    before = sentence.height()
    qtbot.waitUntil(lambda: "probability" in window.sentence.text(), timeout=20_000)
    assert sentence.document().size().height() <= sentence.height() == before
