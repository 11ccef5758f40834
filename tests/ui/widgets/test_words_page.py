"""A page of words shows each of its parts, and anybody's words as they are."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QTextBlock
from pytestqt.qtbot import QtBot

from gwasprivacy.ui.widgets.words_page import WordsPage, WordsPart


@pytest.fixture
def page(qtbot: QtBot) -> WordsPage:
    made = WordsPage("What it says")
    qtbot.addWidget(made)
    return made


def lines(page: WordsPage) -> list[QTextBlock]:
    document = page.document()
    return [document.findBlockByNumber(number) for number in range(document.blockCount())]


def is_bold(line: QTextBlock) -> bool:
    return line.charFormat().fontWeight() == QFont.Weight.Bold


def test_titles_points_and_typed_lines_are_told_apart(page: WordsPage) -> None:
    page.show_parts(
        WordsPart(title="Cost", points=["It spends ε.", "Nothing is left."]),
        WordsPart(text="They type:", typed=["sudo one", "sudo two"]),
        WordsPart(title="Rules", text="None.", points=["One."]),
    )
    said = [(each.text(), is_bold(each), each.textList() is not None) for each in lines(page)]
    assert said == [
        ("Cost", True, False),
        ("It spends ε.", False, True),
        ("Nothing is left.", False, True),
        ("They type:", False, False),
        ("sudo one", False, False),
        ("sudo two", False, False),
        ("Rules", True, False),
        ("None.", False, False),
        ("One.", False, True),
    ]
    first, second, last = (lines(page)[number].textList() for number in (1, 2, 8))
    assert first.count() == second.count() == 2
    assert last.count() == 1


def test_what_people_wrote_is_no_markup(page: WordsPage) -> None:
    page.show_parts(WordsPart(title="<b>A</b>", text="1 < 2 & <img src='x'>", points=["<a href='y'>z</a>"]))
    assert page.toPlainText() == "<b>A</b>\n1 < 2 & <img src='x'>\n<a href='y'>z</a>"


def test_another_page_replaces_the_one_before(page: WordsPage) -> None:
    page.show_parts(WordsPart(title="One", points=["two"]))
    page.show_parts(WordsPart(text="three"))
    assert page.toPlainText() == "three"
    assert not is_bold(lines(page)[0])
    assert lines(page)[0].textList() is None
    page.show_parts(WordsPart(title="One", points=["two"]))
    page.show_text("four")
    assert page.toPlainText() == "four"
    assert not is_bold(lines(page)[0])
    assert lines(page)[0].textList() is None
