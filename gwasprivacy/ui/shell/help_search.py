"""The pages of the help window: those of ``resources/help``, the glossary made of all their terms, and the search over them."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass

from gwasprivacy.base.language import in_source, say, say_marked
from gwasprivacy.membership.glossary import GLOSSARY
from gwasprivacy.ui.shell.help_links import DOCUMENTS, document_text, with_open_links_only
from gwasprivacy.ui.shell.help_pages import Explanation, explanations, help_pages, page_text

GLOSSARY_PAGE = "glossary"

_HEADING = re.compile(r"^#{1,3} +(.+?) *$", flags=re.MULTILINE)
_MARKS = re.compile(r"[*`|]|\[|\]\([^)]*\)|!\[[^]]*\]\([^)]*\)")


LETTERS = {
    "ε": "epsilon",
    "γ": "gamma",
    "δ": "delta",
    "β": "beta",
    "ρ": "rho",
    "χ": "chi",
    "η": "eta",
    "π": "pi",
    "κ": "kappa",
}
"""The letters of formulas and what they are called: somebody types the name, since few keyboards have the letter."""
_SPELLED = {ord(letter): f"{letter} {name} " for letter, name in LETTERS.items()}


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """A part of a help page: its heading, and its text without marks.  ``heading`` "" where it is the page's beginning."""

    page: str
    page_title: str
    heading: str
    text: str

    @property
    def title(self) -> str:
        return self.heading or self.page_title


def listed_pages() -> dict[str, str]:
    """Page name → title as the help window lists them; the pages of terms stand in the glossary."""
    pages = {name: title for name, title in help_pages().items() if not name.startswith("terms")}
    last = pages.pop("cite")
    return pages | {GLOSSARY_PAGE: say("Glossary"), "cite": last}


def glossary() -> tuple[Explanation, ...]:
    """Every term that "?" can explain, once, by title."""
    found = {each.title: each for each in explanations().values()}
    for term in GLOSSARY.values():
        title = say_marked(term.title)
        found.setdefault(title, Explanation(title=title, text=say_marked(term.text), source=term.citation))
    return tuple(sorted(found.values(), key=lambda each: _letters(each.title)))


def glossary_text() -> str:
    """The glossary as a page of Markdown."""
    parts = [f"# {say('Glossary')}", say("Every term that the window uses, in one paragraph each.")]
    titles = help_pages()
    for each in glossary():
        parts += [f"## {each.title}", each.text]
        if each.source:
            parts.append(f"*{each.source}*")
        if each.page:
            parts.append(f"[{titles[each.page]}]({each.page}.md)")
    return "\n\n".join(parts) + "\n"


def text_of_page(name: str) -> str:
    """A page's Markdown, the glossary's and a document's too.  KeyError where there is none."""
    if name.startswith(DOCUMENTS):
        return document_text(name)
    return glossary_text() if name == GLOSSARY_PAGE else with_open_links_only(page_text(name), name)


def sections() -> tuple[Section, ...]:
    """Every part of every page, in the order of the pages."""
    found: list[Section] = []
    for name, title in listed_pages().items():
        pieces = _HEADING.split(text_of_page(name))
        for heading, body in zip(pieces[1::2], pieces[2::2], strict=True):
            text = " ".join(_MARKS.sub("", body).split())
            found.append(Section(page=name, page_title=title, heading="" if heading == title else heading, text=text))
    return tuple(found)


@functools.lru_cache(maxsize=4096)  # every entry is looked through at every key that is typed
def spelled(text: str) -> str:
    """``text`` as it is searched: small letters, plain spaces, and beside the letters of formulas their names."""
    return " ".join(text.casefold().translate(_SPELLED).split())


def english_titles() -> dict[str, str]:
    """What pages and terms are called in English, by their titles in the reader's language."""
    titles = _titles()
    with in_source():
        return dict(zip(titles, _titles(), strict=True))


def _titles() -> list[str]:
    """The titles of pages and terms, in an order that no language changes."""
    explained = explanations()
    return [
        *listed_pages().values(),
        *(explained[name].title for name in sorted(explained)),
        *(say_marked(term.title) for term in GLOSSARY.values()),
    ]


def search_help(typed: str) -> tuple[Section, ...]:
    """The parts that have every word of ``typed``, letters by their names too: those with all of them in the title first."""
    words = typed.casefold().split()
    if not words:
        return ()
    in_title, elsewhere = [], []
    for each in sections():
        title = each.title.casefold().translate(_SPELLED)
        whole = f"{title} {each.text.casefold().translate(_SPELLED)}"
        if all(word in title for word in words):
            in_title.append(each)
        elif all(word in whole for word in words):
            elsewhere.append(each)
    return (*in_title, *elsewhere)


def excerpt(text: str, typed: str, length: int = 140) -> str:
    """The neighbourhood of the first word of ``typed`` in ``text``, cut at words."""
    words = typed.casefold().split()
    at = max(text.casefold().find(words[0]) if words else 0, 0)
    start = 0 if at < length // 2 else text.rfind(" ", 0, at - length // 3) + 1
    end = len(text) if start + length >= len(text) else text.rfind(" ", 0, start + length)
    return f"{'… ' if start else ''}{text[start:end]}{' …' if end < len(text) else ''}"


def _letters(title: str) -> tuple[int, str]:
    """Letters first; ε, γ and the like by their names' place after them."""
    plain = title.casefold().lstrip("“\"'")
    return (0 if plain[:1].isascii() and plain[:1].isalpha() else 1, plain)
