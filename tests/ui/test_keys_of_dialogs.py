"""Every dialog with the keys alone: Esc leaves it and does nothing, Enter means its default, which is never what cannot be undone."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QMessageBox,
    QPushButton,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

import gwasprivacy
from gwasprivacy.base.language import say
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.widgets.dialogs import Dialogs
from tests.parsed import parsed
from tests.ui.every_place import PLACES, focusable, opened

DIALOGS = [place for place in PLACES if place in ("planning", "help") or place.startswith("tool ")]


@pytest.fixture
def window(still_window: MainWindow) -> MainWindow:
    return still_window


@contextmanager
def in_front(window: MainWindow, place: str, qtbot: QtBot) -> Iterator[QDialog]:
    """The dialog with the keys, after what opening it has put off."""
    with opened(window, place) as dialog:
        assert isinstance(dialog, QDialog)
        QApplication.setActiveWindow(dialog)
        qtbot.waitUntil(lambda: dialog.isActiveWindow() and dialog.focusWidget() is not None)
        QApplication.processEvents()
        yield dialog


def watched(dialog: QWidget) -> list[str]:
    """The buttons of ``dialog`` that are pressed from now on."""
    pressed: list[str] = []
    for button in dialog.findChildren(QPushButton):
        button.clicked.connect(lambda _on=False, button=button: pressed.append(button.text()))
    return pressed


def at(widget: QWidget | None) -> str:
    return "nothing" if widget is None else f"{type(widget).__name__} {widget.accessibleName()!r}"


@pytest.mark.parametrize("place", DIALOGS)
def test_the_keys_begin_at_something_to_say_or_read(window: MainWindow, qtbot: QtBot, place: str) -> None:
    with in_front(window, place, qtbot) as dialog:
        first = QApplication.focusWidget()
        assert first in focusable(dialog), at(first)
        assert not isinstance(first, QToolButton), f"{at(first)}: a “?” explains what was not yet read"
        words = first.text().replace("&", "") if isinstance(first, QPushButton) else ""
        assert words not in (say("Close"), say("Cancel")), at(first)


@pytest.mark.parametrize("place", DIALOGS)
def test_tab_reaches_everything_and_comes_back(window: MainWindow, qtbot: QtBot, place: str) -> None:
    with in_front(window, place, qtbot) as dialog:
        first = QApplication.focusWidget()
        wanted = focusable(dialog)
        met: list[QWidget | None] = []
        for _press in range(300):  # a page of help has a stop for every link
            here = QApplication.focusWidget()
            met.append(here)
            QTest.keyClick(here, Qt.Key.Key_Tab)
            if QApplication.focusWidget() is first:
                break
        else:
            pytest.fail(f"the keys do not come back to {at(first)}: they are at {at(QApplication.focusWidget())}")
        missed = [at(each) for each in wanted if each not in met and not shares_a_group(each, met)]
        assert not missed


def shares_a_group(widget: QWidget, met: list[QWidget | None]) -> bool:
    """Of radio buttons Tab reaches the chosen one; arrows reach the others."""
    group = getattr(widget, "group", lambda: None)()
    return group is not None and any(each in met for each in group.buttons())


@pytest.mark.parametrize("place", DIALOGS)
def test_esc_closes_it_from_anywhere_and_does_nothing(
    window: MainWindow, qtbot: QtBot, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = window.document.plan
    with in_front(window, place, qtbot) as dialog:
        fields = focusable(dialog)
    for field in fields:
        with in_front(window, place, qtbot) as dialog:
            pressed = watched(dialog)
            field.setFocus()
            QTest.keyClick(field, Qt.Key.Key_Escape)
            if dialog.isVisible() and field.window() is dialog:  # what was typed or shown is taken back first
                QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
            assert not dialog.isVisible(), at(field)
            assert not pressed
    assert window.document.plan == plan


@pytest.mark.parametrize("place", [place for place in DIALOGS if place != "help"])
def test_enter_means_the_button_that_has_the_keys_or_else_the_default(
    window: MainWindow, qtbot: QtBot, place: str
) -> None:
    """Wherever the keys were when the dialog was closed before.  Fields may keep Enter: it ends a number."""
    with in_front(window, place, qtbot) as dialog:
        before = [each for each in focusable(dialog) if isinstance(each, QPushButton)][-1]
        before.setFocus()
    with in_front(window, place, qtbot) as dialog:
        default = dialog.make  # type: ignore[attr-defined]
        assert default.property("role") == "primary"
        for button in dialog.findChildren(QPushButton):
            button.clicked.disconnect()
        pressed = watched(dialog)
        asked = [each for each in focusable(dialog) if not isinstance(each, QToolButton)]
        first = QApplication.focusWidget()
        for widget in [first, *asked]:
            widget.setFocus()
            default.setEnabled(True)  # as it is once everything is said
            QTest.keyClick(widget, Qt.Key.Key_Return)
            own = widget if isinstance(widget, QPushButton) and widget is not dialog.stop else default
            assert pressed in ([own.text()], []), at(widget)
            assert pressed or not isinstance(widget, QPushButton | QComboBox | QCheckBox), at(widget)
            pressed.clear()
    dialog.deleteLater()
    if place == "planning":
        window._planning = None
    else:
        del window.tools.dialogs[place.removeprefix("tool ")]


def pressed_in(question: Dialogs, key: Qt.Key, answers: list[str], unsafe: str) -> str:
    """What ``key`` answers, pressed as soon as the question has the keys."""

    def press() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        QTest.keyClick(box, key)

    QTimer.singleShot(50, press)
    return question.ask(None, "Replace?", "It is there.", answers, unsafe=unsafe)


@pytest.mark.parametrize(
    ("answers", "unsafe", "enter"),
    [
        (["Save", "Don’t save", "Cancel"], "", "Save"),
        (["Replace", "Keep"], "Replace", "Keep"),
        (["Remove", "Rename", "Keep"], "Remove", "Rename"),
        (["OK"], "", "OK"),
    ],
)
def test_enter_and_esc_in_a_question(qapp: QApplication, answers: list[str], unsafe: str, enter: str) -> None:
    assert pressed_in(Dialogs(), Qt.Key.Key_Return, answers, unsafe) == enter
    assert pressed_in(Dialogs(), Qt.Key.Key_Escape, answers, unsafe) == answers[-1] != unsafe


RISKY = re.compile(r"&?(replace|remove|delete|discard|forget|overwrite|make it again|spend|clear)\b", re.IGNORECASE)


def test_every_question_names_the_answer_that_cannot_be_undone() -> None:
    """In the code: an answer that replaces or removes is ``unsafe`` where it is asked, and so is never the default."""
    asked, unnamed = 0, []
    asking = [
        each for each in Path(gwasprivacy.__file__).parent.rglob("*.py") if "dialogs()" in each.read_text("utf-8")
    ]
    for path in sorted(asking):
        for function in ast.walk(parsed(path)):
            if not isinstance(function, ast.FunctionDef):
                continue
            asks = [
                each
                for each in ast.walk(function)
                if isinstance(each, ast.Call) and ast.unparse(each.func) == "dialogs().ask"
            ]
            said = [
                str(each.args[0].value)
                for each in ast.walk(function)
                if isinstance(each, ast.Call)
                and ast.unparse(each.func) == "say"
                and isinstance(each.args[0], ast.Constant)
            ]
            risky = [text for text in said if RISKY.match(text) and not text.endswith("?")]
            asked += len(asks)
            if asks and risky and not all(any(word.arg == "unsafe" for word in each.keywords) for each in asks):
                unnamed.append(f"{path.name}, {function.name}: {risky}")
    assert asked > 5
    assert not unnamed
