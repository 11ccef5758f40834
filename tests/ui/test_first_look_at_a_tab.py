"""A tab that is shown for the first time begins at its top, wherever the keys were before; later it stays as it was left."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.plan.plan import ReleaseChoices
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.tools.menu import ENTRIES
from gwasprivacy.ui.widgets.explain import HelpButton
from gwasprivacy.ui.widgets.tab_page import LeftColumn, TabPage
from tests.ui.conftest import without_simulation
from tests.ui.every_place import PLACES, opened

CALIBRATION = 1


@pytest.fixture
def quiet(window: MainWindow) -> MainWindow:
    """Nothing is simulated."""
    without_simulation(window)
    window.resize(1280, 700)  # the number of SNPs to publish is below the edge
    window.activateWindow()
    return window


def page_of(window: MainWindow, tab: int) -> TabPage:
    page = window.tabs.widget(tab)
    assert isinstance(page, TabPage)
    return page


@pytest.mark.parametrize("tab", [1, 2])
def test_keys_that_come_from_another_tab_begin_at_the_first_question(qtbot: QtBot, quiet: MainWindow, tab: int) -> None:
    quiet.model_tab.secret_card.ticks.fields["adversary.phenotype_known"].setFocus()
    quiet.show_tab(tab)
    focus = QApplication.focusWidget()
    assert focus is not None
    assert page_of(quiet, tab).isAncestorOf(focus)
    assert not isinstance(focus, HelpButton), "Enter would open an explanation"
    qtbot.wait(20)
    assert page_of(quiet, tab).left.verticalScrollBar().value() == 0


def test_a_column_begins_at_its_top_though_a_lower_control_had_the_keys(qtbot: QtBot, quiet: MainWindow) -> None:
    page = page_of(quiet, CALIBRATION)
    quiet.calibration_tab.focus_field("release.n_snps")  # nobody sees it yet
    quiet.model_tab.secret_card.ticks.fields["adversary.phenotype_known"].setFocus()
    quiet.show_tab(CALIBRATION)
    qtbot.wait(20)
    bar = page.left.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == 0
    focus = QApplication.focusWidget()
    assert focus is not None
    assert focus.visibleRegion().boundingRect() == focus.rect(), "no key may press what cannot be seen"


@pytest.fixture
def shown(qapp: QApplication) -> Iterator[list[QWidget]]:
    """What appears as a window: what is shown before it has a place flashes up, and takes the keys from the window and from an open menu."""
    found: list[QWidget] = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
                found.append(watched)
            return False

    watch = Watch()
    qapp.installEventFilter(watch)
    yield found
    qapp.removeEventFilter(watch)


@pytest.mark.parametrize("mechanism", ["joint", "exponential"])
def test_no_part_of_a_tab_is_a_window_of_its_own_while_tabs_are_made(
    window: MainWindow, shown: list[QWidget], mechanism: str
) -> None:
    release = ReleaseChoices(score=ScoreChoice(name="tv"), mechanism=mechanism, n_snps=2)
    window.document.edit(release=release, text="Another draw")
    shown.clear()
    window.build_tabs()
    assert not shown


def test_no_part_of_a_tool_is_a_window_of_its_own_while_it_is_made(quiet: MainWindow, shown: list[QWidget]) -> None:
    for place in PLACES:
        shown.clear()
        with opened(quiet, place) as root:
            QApplication.processEvents()
            assert set(shown) <= {root}, place


def test_a_link_of_the_sentence_still_brings_its_control_into_sight(qtbot: QtBot, quiet: MainWindow) -> None:
    quiet.show_field("scenario.relatives")
    field = quiet.calibration_tab.structure_card.related_cases
    qtbot.waitUntil(lambda: field.hasFocus() and field.visibleRegion().boundingRect() == field.rect())
    assert page_of(quiet, CALIBRATION).left.verticalScrollBar().value() > 0


def test_what_somebody_scrolled_to_stays_when_they_come_back(qtbot: QtBot, quiet: MainWindow) -> None:
    quiet.show_tab(CALIBRATION)
    bar = page_of(quiet, CALIBRATION).left.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum())
    quiet.show_tab(0)
    quiet.show_tab(CALIBRATION)
    qtbot.wait(20)
    assert bar.value() == bar.maximum() > 0


def test_tab_is_still_followed(qtbot: QtBot, quiet: MainWindow) -> None:
    quiet.show_tab(CALIBRATION)
    field = quiet.calibration_tab.target_card.fields["scenario.target_probability"]
    field.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: field.visibleRegion().boundingRect() == field.rect())
    assert page_of(quiet, CALIBRATION).left.verticalScrollBar().value() > 0


@pytest.mark.parametrize("name", ENTRIES)
def test_every_dialog_begins_at_its_top(qtbot: QtBot, still_window: MainWindow, name: str) -> None:
    dialog = still_window.tools.open(name)
    qtbot.wait(20)
    assert [column.verticalScrollBar().value() for column in dialog.findChildren(LeftColumn)] == [0] * len(
        dialog.findChildren(LeftColumn)
    )
    dialog.close()
