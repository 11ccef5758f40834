"""The calm form of links on terms: a card whose texts use a term of art has a "?", and F1, that lead to the term's entry in the glossary."""

from __future__ import annotations

import re

import pytest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.shell.help_pages import find_explanation
from gwasprivacy.ui.shell.help_search import GLOSSARY_PAGE, glossary, glossary_text
from gwasprivacy.ui.widgets.card import Card
from gwasprivacy.ui.widgets.explain import HelpButton, explain, in_glossary, topic_of
from tests.ui.conftest import without_simulation
from tests.ui.every_place import PLACES, opened

TERMS = re.compile(
    r"\b(priors?|posteriors?|sensitivity|score|strata|stratum|ledger|mechanism|power|prevalence|interval)\b|[εγΔ]"
)


@pytest.fixture(scope="module")
def window(still_window: MainWindow) -> MainWindow:
    return without_simulation(still_window)


def test_every_question_mark_leads_to_an_entry_that_is_there(window: MainWindow, qtbot: QtBot) -> None:
    headings = {line.removeprefix("## ") for line in glossary_text().splitlines() if line.startswith("## ")}
    topics: dict[str, str] = {}
    for place in PLACES:
        with opened(window, place) as root:
            topics |= {each.topic: place for each in root.findChildren(HelpButton)}
    assert len(topics) > 40
    for topic, place in topics.items():
        content = find_explanation(topic)
        assert content is not None, (place, topic)
        page, _, heading = in_glossary(content).partition("#")
        assert (page, heading in headings) == (GLOSSARY_PAGE, True), (place, topic)


def test_the_entry_is_one_click_from_the_explanation(window: MainWindow, qtbot: QtBot) -> None:
    window.show_tab(0)
    popup = explain("gamma", window.sentence)
    assert popup is not None
    (link,) = [each for each in popup.findChildren(QPushButton) if each.text() == "Glossary"]
    link.click()
    assert window._help is not None
    qtbot.waitUntil(lambda: "Glossary" in window._help.windowTitle() or window._help.isVisible())
    assert "positive membership privacy" in window._help.browser.toPlainText()
    window._help.close()


def test_every_card_that_uses_a_term_explains_it(window: MainWindow) -> None:
    entries = {each.title for each in glossary()}
    without: list[str] = []
    used = 0
    for place in PLACES:
        with opened(window, place) as root:
            for card in root.findChildren(Card):
                said = [each.text() for each in card.findChildren(QLabel) if each.isVisibleTo(root)]
                terms = {found.group(0) for text in said for found in [TERMS.search(text)] if found}
                if not terms:
                    continue
                used += 1
                topics = {topic_of(each) for each in (card, *card.findChildren(QWidget))} - {""}
                found = [content.title for topic in topics if (content := find_explanation(topic)) is not None]
                if not entries.intersection(found):
                    without.append(f"{place}: {sorted(terms)} in {said[:2]}")
    assert used > 20
    assert not without, "\n".join(without)
