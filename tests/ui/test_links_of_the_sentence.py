"""Tab walks through the links of the sentence on top, also while answers come and write it anew."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gwasprivacy.ui.plan_sentence import Part, SentenceView

FIRST = [
    Part("Against "),
    Part("someone", "who"),
    Part(" nobody becomes "),
    Part("67 % certain", "sure"),
    Part(": "),
    Part("ε = 0.693", "cost"),
    Part("."),
]
OTHER_NUMBERS = [
    Part("Against "),
    Part("one of 2 people", "who"),
    Part(" nobody becomes "),
    Part("80 % certain", "sure"),
    Part(": "),
    Part("ε = 1.39", "cost"),
    Part("."),
]
LONGER = [
    Part("With luck and "),
    Part("more", "new"),
    Part(", against "),
    Part("any of 2 people", "who"),
    Part(": "),
    Part("ε = 0.7", "cost"),
    Part(". Power 80 %."),
]


def _shown(qtbot: QtBot) -> SentenceView:
    view = SentenceView()
    qtbot.addWidget(view)
    view.show_parts(FIRST)
    with qtbot.waitExposed(view):
        view.show()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    return view


def _tab(view: SentenceView, *, times: int) -> None:
    for _ in range(times):
        QTest.keyClick(view, Qt.Key.Key_Tab)


def test_a_new_answer_leaves_the_keyboard_on_its_link(qtbot: QtBot) -> None:
    view = _shown(qtbot)
    _tab(view, times=1)
    assert view.textCursor().selectedText() == "someone"
    view.show_parts(LONGER)
    assert view.textCursor().selectedText() == "any of 2 people"
    _tab(view, times=1)
    assert view.textCursor().selectedText() == "ε\u00a0=\u00a00.7"
    asked: list[str] = []
    view.anchorClicked.connect(lambda url: asked.append(url.toString()))
    view.show_parts(FIRST)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert asked == ["cost"]


def test_other_numbers_leave_the_keyboard_on_its_link(qtbot: QtBot) -> None:
    view = _shown(qtbot)
    _tab(view, times=2)
    view.show_parts(OTHER_NUMBERS)
    assert view.textCursor().selectedText() == "80\u00a0% certain"
    _tab(view, times=1)
    assert view.textCursor().selectedText() == "ε\u00a0=\u00a01.39"


def test_the_keyboard_begins_again_where_its_link_is_gone(qtbot: QtBot) -> None:
    view = _shown(qtbot)
    _tab(view, times=2)
    assert view.textCursor().selectedText() == "67\u00a0% certain"
    view.show_parts(LONGER)
    assert not view.textCursor().hasSelection()
    _tab(view, times=1)
    assert view.textCursor().selectedText() == "more"


def test_what_is_marked_by_mouse_is_no_link(qtbot: QtBot) -> None:
    view = _shown(qtbot)
    view.selectAll()
    view.show_parts(LONGER)
    assert not view.textCursor().hasSelection()
