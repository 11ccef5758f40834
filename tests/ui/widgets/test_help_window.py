"""The help window: every page, the glossary, search, Back and Forward, the citation; hover text on every "?"."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QUrl
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from gwasprivacy import __version__
from gwasprivacy.ui.shell.citation import AUTHORS, PAPERS, TITLE, citation
from gwasprivacy.ui.shell.help_pages import explanations, find_explanation, help_folder, help_pages
from gwasprivacy.ui.shell.help_search import GLOSSARY_PAGE, glossary, listed_pages, search_help, text_of_page
from gwasprivacy.ui.widgets import help_window
from gwasprivacy.ui.widgets.explain import HelpButton, explain
from gwasprivacy.ui.widgets.help_window import HelpWindow
from tests.claims.texts import PROJECT


@pytest.fixture
def window(qtbot: QtBot) -> HelpWindow:
    found = HelpWindow()
    qtbot.addWidget(found)
    found.show()
    qtbot.waitExposed(found)
    return found


def code_of(name: str) -> list[str]:
    """The blocks of code on a page as its file has them; none on the glossary, which has no file."""
    path = help_folder() / f"{name}.md"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return [block.strip() for block in re.findall(r"^```\w*\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL)]


def test_every_page_of_the_help_can_be_shown(window: HelpWindow) -> None:
    pages = listed_pages()
    assert next(iter(pages)) == next(iter(help_pages())) == "start"
    for name in pages:
        window.show_page(name)
        assert window.page == name
        assert window.browser.toPlainText().strip()
        shown = window.browser.toPlainText()
        for code in dict.fromkeys(code_of(name)):
            assert code in shown, "code is shown as it is written, to be copied"
            shown = shown.replace(code, "")
        assert name == "commands" or "{" not in shown.replace("{chr}", "").replace("{1", ""), (
            "choices stand in braces there"
        )
    assert any("${#3}" in code for code in code_of("privacy-officer")), "a shell's own mark, like that of a term"
    window.show_page("no-such-page")
    assert window.page == "start"


def test_the_glossary_has_every_term_that_can_be_explained(window: HelpWindow) -> None:
    titles = {each.title for each in glossary()}
    assert titles >= {each.title for each in explanations().values()}
    assert len(titles) == len(glossary())
    for said in ("Power", "Prevalence", "AUC", "Posterior", "Membership test", "Linkage", "Causal SNP", "Family size"):
        assert said in titles
    window.show_page("glossary#Family size")
    assert window.browser.cursorRect().top() < 60, "the term is at the top"
    assert window.browser.textCursor().block().text() == "Family size"


def test_back_and_forward_go_through_what_was_read(window: HelpWindow) -> None:
    for name in ("start", "attackers", "promises"):
        window.show_page(name)
    assert not window.forward_button.isEnabled()
    bar = window.browser.verticalScrollBar()
    bar.setValue(50)
    read = bar.value()
    QTest.keyClick(window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert window.page == "attackers"
    window.back_button.click()
    assert window.page == "start"
    assert not window.back_button.isEnabled()
    window.forward_button.click()
    QTest.keyClick(window, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert (window.page, bar.value()) == ("promises", read)
    window.back()
    window.show_page("keyboard")
    assert not window.forward_button.isEnabled(), "another page ends what was ahead"


def test_search_finds_parts_that_have_every_word_and_titles_first(window: HelpWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.focusWidget() is window.search
    QTest.keyClicks(window.search, "family size")
    found = search_help("family size")
    assert window.list.count() == len(found)
    assert found[0].title == "Family size"
    assert all("family" in f"{each.title} {each.text}".casefold() for each in found)
    QTest.keyClick(window.search, Qt.Key.Key_Return)
    assert (window.page, window.heading) == ("glossary", "Family size")
    assert window.browser.extraSelections(), "the words are marked"
    window.search.setText("no page has zyzzyva")
    assert "Nothing found" in window.list.item(0).text()
    window.search.clear()
    assert window.list.count() == len(listed_pages())


@pytest.mark.parametrize(("letter", "name"), [("ε", "epsilon"), ("γ", "Gamma"), ("Δ", "delta")])
def test_the_search_finds_terms_of_the_glossary_by_their_letters_and_by_their_names(letter: str, name: str) -> None:
    by_letter, by_name = search_help(letter), search_help(name)
    terms = [each for each in by_name if each.page == GLOSSARY_PAGE and letter in each.title]
    assert terms, "the glossary has terms with this letter"
    assert by_name[0].title == terms[0].title or letter in by_name[0].title, "what is called so comes first"
    assert {each.title for each in terms} <= {each.title for each in by_letter}


def test_a_question_mark_says_its_first_sentence_under_the_pointer(qtbot: QtBot) -> None:
    button = HelpButton("prevalence", "prevalence")
    qtbot.addWidget(button)
    button.show()
    place = button.mapToGlobal(QPoint(4, 4))
    QApplication.sendEvent(button, QHelpEvent(QEvent.Type.ToolTip, QPoint(4, 4), place))
    found = find_explanation("prevalence")
    assert found is not None
    assert found.first_sentence == "The share of people who have the disease."
    assert QToolTip.text() == found.first_sentence
    QToolTip.hideText()
    assert all(each.first_sentence for each in explanations().values())


def test_an_explanation_leads_to_its_place_in_the_glossary(qtbot: QtBot) -> None:
    opened: list[str] = []
    button = HelpButton("group-size", "family size")
    button.show_help_page = opened.append  # type: ignore[attr-defined]
    qtbot.addWidget(button)
    button.show()
    popup = explain("group-size", button)
    assert popup is not None
    from PySide6.QtWidgets import QPushButton

    (link,) = [each for each in popup.findChildren(QPushButton) if each.text() == "Glossary"]
    link.click()
    assert opened == ["glossary#Family size"]


def test_the_citation_is_one_on_the_page_the_clipboard_and_in_the_file(window: HelpWindow) -> None:
    window.show_page("start")
    assert window.copy_button.isHidden()
    window.show_page("cite")
    assert __version__ in window.browser.toPlainText()
    window.copy_button.click()
    assert QApplication.clipboard().text() == citation()
    file = (PROJECT / "CITATION.cff").read_text(encoding="utf-8")
    assert f'title: "{TITLE}"' in file
    assert f"version: {__version__}\n" in file
    assert f"- name: {AUTHORS}" in file
    for paper in PAPERS:
        assert paper.split(". ")[1] in file


def test_a_link_leads_to_its_heading_in_another_language_too(
    window: HelpWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.show_page("tutorial")
    window._follow(QUrl("#with-commands"))
    assert window.browser.textCursor().block().text() == "With commands"
    german = text_of_page("tutorial").replace("## With commands", "## Mit Befehlen")
    monkeypatch.setattr(help_window, "text_of_page", lambda _name: german)
    window.show_page("start")
    window._follow(QUrl("tutorial.md#with-commands"))
    assert window.browser.textCursor().block().text() == "Mit Befehlen"


def test_pictures_fit_the_page_whatever_its_width(window: HelpWindow) -> None:
    window.show_page("tutorial")
    for width in (900, 700, 1200):
        window.resize(width, 600)
        QApplication.processEvents()
        room = window.browser.viewport().width()
        for url in window.browser.pictures.values():
            assert room // 2 < window.browser._fitting(url).deviceIndependentSize().width() < room
    assert len(window.browser.pictures) == 7
    assert window.browser._fitting(QUrl("../../../icons/gwasprivacy.svg")).isNull(), "nothing outside the help's folder"
    window.show_page("start")
    assert not window.browser.pictures, "a page's pictures are loaded and scaled no more once another is shown"
