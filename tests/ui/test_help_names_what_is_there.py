"""What the help and the README call by name is there: menu entries in the window's own menus, buttons and labels among its texts."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.shell.help_links import linked_page
from gwasprivacy.ui.shell.help_pages import help_pages
from gwasprivacy.ui.shell.help_search import GLOSSARY_PAGE, text_of_page
from gwasprivacy.ui.shell.settings import Settings
from tests.claims.texts import PROJECT

HELP = sorted((PROJECT / "resources" / "help").glob("*.md"))
PAGES = [PROJECT / "README.md", *HELP]
EMPHASIS = {
    "release": ("whether they share participants", "selection"),
    "data-manager": ("but see below", "A ledger may not"),
    "start": ("what a study can publish",),
}
"""Bold words inside a sentence that name nothing in the window, by page."""
NAMING = ("tutorial", "researcher", "privacy-officer", "data-manager", "release", "ledger", "start")
"""Pages whose bold words inside a sentence are names of what one presses, ticks or reads in the window."""


def plain(text: str) -> str:
    """A text of the window as pages write it: without marks of keys, dots and colons at its end, in small letters."""
    return text.replace("&", "").rstrip("….: ").casefold()


@pytest.fixture
def entries(qtbot: QtBot, settings: Settings) -> dict[str, list[str]]:
    """Menu → its entries, those of menus inside it too, from the window."""
    window = MainWindow(settings=settings)
    qtbot.addWidget(window)
    found = {}
    for action in window.menuBar().actions():
        menu = action.menu()
        assert isinstance(menu, QMenu)
        inner = [menu, *menu.findChildren(QMenu)]
        found[plain(action.text())] = [plain(each.text()) for one in inner for each in one.actions() if each.text()]
    return found


def paths(page: Path) -> Iterator[tuple[str, str]]:
    for menu, rest in re.findall(r"\b(Plan|Edit|View|Tools|Help) → ([^\n|]+)", page.read_text(encoding="utf-8")):
        yield menu.casefold(), rest.casefold()


def test_every_menu_entry_that_a_page_names_is_in_the_menu(entries: dict[str, list[str]]) -> None:
    assert "keys" in entries["tools"], "the menus are really read"
    named = [(page.name, menu, rest) for page in PAGES for menu, rest in paths(page)]
    assert len(named) > 10
    assert not [
        f"{page}: {menu} → {rest[:40]}"
        for page, menu, rest in named
        if not any(re.match(rf"{re.escape(entry)}(?!\w)", rest) for entry in entries[menu])
    ]


def texts_of_the_window() -> set[str]:
    """Every text of the program that passes the translator."""
    tree = ET.parse(PROJECT / "resources" / "translations" / "gwasprivacy_de.ts")
    return {plain(each.text) for each in tree.iter("source") if each.text}


def named_in_sentences(page: Path) -> Iterator[str]:
    """Bold words that do not begin a paragraph or an item of a list."""
    for line in page.read_text(encoding="utf-8").splitlines():
        for match in re.finditer(r"\*\*([^*]+)\*\*", line):
            if not re.fullmatch(r"(?:- |\d+\. )?", line[: match.start()]) and " → " not in match.group(1):
                yield match.group(1)


def test_every_control_that_a_guide_names_is_in_the_window() -> None:
    known = texts_of_the_window()
    assert "create a privacy ledger" in known
    missing = [
        f"{page.stem}: {name}"
        for page in HELP
        if page.stem in NAMING
        for name in named_in_sentences(page)
        if plain(name) not in known and name not in EMPHASIS.get(page.stem, ())
    ]
    assert not missing


def test_every_link_of_a_help_page_can_be_followed_in_the_window() -> None:
    """A link to what the window cannot show is shown as words; of help pages only the README's neighbours are such."""
    for name in help_pages():
        text = re.sub(r"^```.*?^```", "", text_of_page(name), flags=re.MULTILINE | re.DOTALL)
        for target in re.findall(r"(?<!!)\[[^\]]+\]\(([^)\s]+)\)", text):
            assert linked_page(name, target) is not None, f"{name}: {target}"
    assert linked_page(GLOSSARY_PAGE, "ledger.md") == "ledger"
    assert linked_page("methods", "../../docs/theory/effects.md#x") == "docs/theory/effects#x"
    assert linked_page("docs/theory/README", "effects.md") == "docs/theory/effects"
    for nowhere in (
        "https://example.org",
        "../../../etc/passwd.md",
        "no-such-page.md",
        "../../docs/{}.md".format("none"),
    ):
        assert linked_page("start", nowhere) is None
