"""What holds wherever a person comes in the window: names, letters, order of the keys, a ring around what has them."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.shell.alt_letters import letter_of, tell_apart, with_letter
from gwasprivacy.ui.shell.focus_ring import show_focus
from tests.ui.conftest import without_simulation
from tests.ui.every_place import PLACES, focusable, letters_in, opened


@pytest.fixture(scope="module")
def window(qapp: QApplication, still_window: MainWindow) -> MainWindow:
    show_focus(qapp)
    return without_simulation(still_window)


def name_of(widget: QWidget) -> str:
    """What a screen reader says first."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def test_everything_that_takes_the_keys_has_a_name_of_its_own(window: MainWindow) -> None:
    wrong: list[str] = []
    for place in PLACES:
        with opened(window, place) as root:
            found = focusable(root)
            assert found, place
            for widget in found:
                name = name_of(widget).strip()
                if not name or name in (type(widget).__name__, widget.metaObject().className()):
                    wrong.append(f"{place}: {type(widget).__name__} in {type(widget.parent()).__name__}: {name!r}")
            same = [name_of(one) for one, other in itertools.pairwise(found) if name_of(one) == name_of(other)]
            wrong += [f"{place}: two neighbours are {name!r}" for name in same]
    assert not wrong, "\n".join(wrong)


def test_the_keys_go_in_reading_order(window: MainWindow) -> None:
    """Down a column and from left to right in a row; up only to the next column."""
    wrong: list[str] = []
    for place in PLACES:
        with opened(window, place) as root:
            found = focusable(root)
            corners = [each.mapTo(root, QPoint(0, 0)) for each in found]
            backwards = []
            for a, b in itertools.pairwise([*range(len(found)), 0]):
                up = corners[b].y() + found[b].height() <= corners[a].y() and corners[b].x() <= corners[a].x() + 8
                middle = corners[b].y() + found[b].height() / 2
                beside = corners[a].y() <= middle <= corners[a].y() + found[a].height()
                left = beside and corners[b].x() + found[b].width() <= corners[a].x()
                if up or left:
                    backwards.append(f"{place}: after {name_of(found[a])!r} comes {name_of(found[b])!r}")
            wrong += backwards if len(backwards) > 1 else []  # from the last to the first
    assert not wrong, "\n".join(wrong)


def menus_of(window: MainWindow) -> list[QMenu]:
    return window.menuBar().findChildren(QMenu)


def test_every_entry_of_every_menu_has_a_letter_of_its_own(window: MainWindow) -> None:
    bar = Counter(letter_of(entry.text()) for entry in window.menuBar().actions())
    assert "" not in bar
    assert set(bar.values()) == {1}
    for menu in menus_of(window):
        if menu is window.recent_menu:
            continue  # names of files
        letters = Counter(letter_of(entry.text()) for entry in menu.actions() if not entry.isSeparator())
        assert "" not in letters, menu.title()
        assert not [letter for letter, times in letters.items() if times > 1], menu.title()


def test_entries_that_share_a_letter_in_another_language_are_told_apart(qtbot: QtBot) -> None:
    menu = QMenu()
    qtbot.addWidget(menu)
    for text in ("&Sichern", "&Schließen", "Kopie && &Sicherung"):
        menu.addAction(text)
    tell_apart(menu)
    assert [entry.text() for entry in menu.actions()] == ["&Sichern", "S&chließen", "&Kopie && Sicherung"]


@pytest.mark.parametrize(
    ("text", "taken", "marked"),
    [("odds ratio", "", "&odds ratio"), ("odds ratio", "o", "odds &ratio"), ("γ", "", "γ"), ("ab", "ab", "ab")],
)
def test_a_letter_is_a_words_first_where_that_is_free(text: str, taken: str, marked: str) -> None:
    assert with_letter(text, taken) == marked


def test_while_alt_is_held_everything_has_a_letter_and_no_two_the_same(window: MainWindow) -> None:
    for place in PLACES:
        with opened(window, place) as root:
            before = letters_in(root)
            QTest.keyPress(root, Qt.Key.Key_Alt, Qt.KeyboardModifier.AltModifier)
            given = letters_in(root)
            letters = Counter(filter(None, (letter_of(text) for text in given)))
            if root is window:
                letters.update(letter_of(entry.text()) for entry in window.menuBar().actions())
            QTest.keyRelease(root, Qt.Key.Key_Alt)
            assert [letter for letter, times in letters.items() if times > 1] == [], (place, given)
            without = [text for text in given if not letter_of(text) and text not in ("?", "⋯")]
            free = [text for text in without if set(filter(str.isalnum, text.casefold())) - set(letters) - set("εγ▸")]
            assert not free, (place, free)
            assert letters_in(root) == before, place
            QApplication.processEvents()
