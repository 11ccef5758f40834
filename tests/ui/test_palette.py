"""Ctrl+K: everything that has a label is found by it, in the reader's language and in English, and Return goes there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from gwasprivacy.base.catalogues import Sources
from gwasprivacy.base.resources import resource_path
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.palette import Entry, Palette, can_be_shown, entries_of, find
from gwasprivacy.ui.shell.alt_letters import without_letter
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.help_search import listed_pages, spelled
from gwasprivacy.ui.shell.settings import Settings
from gwasprivacy.ui.shell.window_menus import inner_menus
from gwasprivacy.ui.widgets.card import Fold
from gwasprivacy.ui.widgets.explain import HelpButton
from tests.ui.conftest import without_simulation


def opened(window: MainWindow) -> Palette:
    QTest.keyClick(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    found = window.findChild(Palette)
    assert found is not None
    return found


def leaves(menu: QWidget) -> list[QAction]:
    inner = inner_menus(menu)
    return [leaf for action in menu.actions() for leaf in (leaves(inner[action]) if action in inner else [action])]


def lost(entries: list[Entry], label_of: Callable[[Entry], str] = lambda each: each.title) -> list[str]:
    """What its own label does not find, among the first that are listed for it."""
    return [each.title for each in entries if each not in find(entries, label_of(each))]


def seen(window: MainWindow) -> list[QWidget]:
    """The controls that can be seen and used on the tab in front, and have a name."""
    page = window.tabs.currentWidget()
    return [
        each
        for each in page.findChildren(QWidget)
        if each.isVisible()
        and each.isEnabled()
        and each.focusPolicy() & Qt.FocusPolicy.TabFocus
        and each.accessibleName()
        and not isinstance(each, HelpButton)
        and each.focusProxy() is None
        and not isinstance(each.parentWidget(), QTabBar)
    ]


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_with_a_label_is_found_by_it(
    language: str, request: pytest.FixtureRequest, qtbot: QtBot, document: PlanDocument, settings: Settings
) -> None:
    if language == "de":
        request.getfixturevalue("german")
    window = request.getfixturevalue("window")
    entries = entries_of(without_simulation(window).places())
    assert lost(entries) == []
    there = {each.widget for each in entries}
    for index in range(3):
        window.show_tab(index)
        controls = seen(window)
        missing = [each.accessibleName() for each in controls if each not in there and each.window() is window]
        assert controls
        assert missing == []
    texts = {without_letter(each.text()).rstrip("… \u00a0") for each in leaves(window.menuBar()) if each.isEnabled()}
    titles = {each.title for each in entries}
    assert texts - titles <= {"", "Find", "Finden"}
    assert set(listed_pages().values()) <= titles


def test_in_german_everything_is_found_in_english_too(
    window: MainWindow, document: PlanDocument, settings: Settings, request: pytest.FixtureRequest
) -> None:
    english = [each for each in entries_of(without_simulation(window).places()) if each.widget is not None]
    request.getfixturevalue("german")
    other = MainWindow(PlanDocument(document.plan), settings)
    other.resize(window.size())
    entries = [each for each in entries_of(without_simulation(other).places()) if each.widget is not None]
    other.close_unasked()
    assert len(english) > 60
    unknown = []
    for title in (each.title for each in english):
        if not any(spelled(title) in spelled(each.words + " " + each.title) for each in find(entries, title)):
            unknown.append(title)
    assert unknown == []


def test_return_goes_to_a_control_and_opens_what_it_is_folded_into(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_simulation(window)
    monkeypatch.setattr(
        window.calibration_tab.attack_sheet, "_ask", lambda: None
    )  # what its sheet asks when it is shown
    entries = [each for each in entries_of(window.places()) if each.widget is not None]
    hidden = gone = 0
    for each in entries[:: max(len(entries) // 40, 1)]:
        window.show_tab(0)
        assert each.widget is not None
        hidden += not each.widget.isVisible()
        each.go()
        QApplication.processEvents()
        if not can_be_shown(each.widget, window.tabs.currentWidget()):
            gone += 1  # as "Simulate again" while a simulation begins
            continue
        focus = QApplication.focusWidget()
        assert focus is each.widget or (focus is not None and focus is each.widget.focusProxy()), each
        assert each.widget.isVisible()
    assert hidden > 5
    assert gone < 3


def test_keys_alone_choose_and_go(qtbot: QtBot, window: MainWindow) -> None:
    without_simulation(window)
    palette = opened(window)
    QTest.keyClicks(palette.typed, "participants")
    assert len(palette.found) > 2
    first = palette.found[0].title
    assert first in palette.typed.accessibleDescription(), "what is chosen is read out"
    QTest.keyClick(palette.typed, Qt.Key.Key_Down)
    QTest.keyClick(palette.typed, Qt.Key.Key_Down)
    QTest.keyClick(palette.typed, Qt.Key.Key_Up)
    assert palette.place == 1
    palette.typed.setText("am I in it")
    QTest.keyClick(palette.typed, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "person" in window.tools.dialogs)
    window.tools.dialogs["person"].close()


def test_escape_leaves_the_keys_where_they_were(qtbot: QtBot, window: MainWindow) -> None:
    without_simulation(window)
    window.show_tab(1)
    field = next(each for each in window.calibration_tab.findChildren(QLineEdit) if each.isVisible())
    field.setFocus()
    before = window.focusWidget()
    assert before is not None
    palette = opened(window)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is palette.typed)
    QTest.keyClick(palette.typed, Qt.Key.Key_Escape)
    assert window.focusWidget() is before


@pytest.fixture(scope="module")
def entries(still_window: MainWindow) -> list[Entry]:
    return entries_of(without_simulation(still_window).places())


@pytest.mark.parametrize(
    ("typed", "title"),
    [("epsilon", "ε"), ("tut", "Tutorial"), ("countersign", "Countersign a report"), ("glsry", "Glossary")],
)
def test_words_letters_and_names_of_letters_find(entries: list[Entry], typed: str, title: str) -> None:
    found = find(entries, typed)
    assert any(title in each.title for each in found[:8]), [each.title for each in found[:8]]


def test_what_nothing_is_called_is_said_and_goes_nowhere(window: MainWindow) -> None:
    without_simulation(window)
    palette = opened(window)
    palette.typed.setText("qqzzxx")
    assert palette.found == []
    assert not palette.none.isHidden()
    palette.take()
    assert palette.isVisible()
    palette.close()


def test_a_text_with_numbers_in_it_is_known_again_in_english() -> None:
    sources = Sources(resource_path("translations") / "gwasprivacy_de.ts")
    assert sources.of("{name}: Datei wählen".replace("{name}", "Studie")) == "Study: choose a file"
    assert sources.of("das gibt es nicht") == ""


def folds_of(page: QWidget) -> list[Fold]:
    return [each for each in page.findChildren(Fold) if can_be_shown(each.button, page)]


def clicks_to(part: QWidget, page: QWidget) -> int:
    """How often a person clicks until ``part`` is seen: once for each step or fold around it that is closed."""
    clicks, around = 0, part.parentWidget()
    while around is not None and around is not page:
        clicks += around.isHidden()
        around = around.parentWidget()
    return clicks


def test_with_a_study_open_every_fold_is_two_clicks_away_and_found_by_its_name(
    qtbot: QtBot, window: MainWindow
) -> None:
    without_simulation(window)
    window.build_tabs()
    page = window.release_tab
    window.show_tab(2)
    page.open_study(resource_path("example/example.bed"))
    qtbot.waitUntil(lambda: page.runner.facts is not None, timeout=60_000)
    QApplication.processEvents()
    folds = folds_of(page)
    titles = [each.title for each in folds]
    assert any(each.startswith("More: phenotype") for each in titles), titles
    assert any(each.startswith("Check the study") for each in titles), titles
    assert {title for fold in folds if clicks_to(fold.button, page) > 1 for title in [fold.title]} == set(), (
        "and one opens it"
    )
    for fold in folds:
        window.show_tab(0)
        [entry] = [each for each in find(entries_of(window.places()), fold.title) if each.widget is fold.button]
        entry.go()
        QApplication.processEvents()
        assert QApplication.focusWidget() is fold.button, fold.title
        QTest.keyClick(fold.button, Qt.Key.Key_Space)
        assert fold.is_open, fold.title
        QTest.keyClick(fold.button, Qt.Key.Key_Space)
