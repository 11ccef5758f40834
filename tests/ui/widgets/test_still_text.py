"""A text with a fixed place: letters get smaller before anything is cut, and what is cut stands under the pointer."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from gwasprivacy.base.catalogues import read_language
from gwasprivacy.base.language import in_language
from gwasprivacy.base.resources import resource_path
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.settings import Settings
from gwasprivacy.ui.widgets.still_text import StillText

WORDS = "Somebody who knows who has the disease can become sure of no more than this"


def _cut(qtbot: QtBot, *, lines: int, shrinks: bool, width: int) -> str:
    view = StillText(WORDS, lines=lines, shrinks=shrinks)
    qtbot.addWidget(view)
    view.resize(width, view.sizeHint().height())
    view.grab()
    return view.toolTip()


@pytest.mark.parametrize("lines", [1, 2])
def test_letters_get_smaller_before_a_text_is_cut(qtbot: QtBot, lines: int) -> None:
    probe = StillText(WORDS)
    qtbot.addWidget(probe)
    wide = probe.fontMetrics().horizontalAdvance(WORDS) / lines
    room = round(wide * (0.85 if lines == 1 else 0.95))
    assert _cut(qtbot, lines=lines, shrinks=True, width=room) == ""
    assert _cut(qtbot, lines=lines, shrinks=False, width=room) == WORDS
    assert _cut(qtbot, lines=lines, shrinks=True, width=round(wide / 2)) == WORDS


def test_what_a_release_tells_is_whole_on_a_small_german_screen(
    qtbot: QtBot, settings: Settings, dialogs: object
) -> None:
    with in_language(read_language("de", resource_path("translations") / "gwasprivacy_de.ts")):
        window = MainWindow(PlanDocument(new_plan(title="Melanoma 2026")), settings)
        qtbot.addWidget(window)
        window.resize(1000, 700)
        with qtbot.waitExposed(window):
            window.show()
        window.build_tabs()
        window.grab()
        assert "66,7 %" in window.model_tab.sentence.text()
        assert window.model_tab.sentence.toolTip() == ""
        window.close()
