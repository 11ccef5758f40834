"""Explanations of terms and the help pages: Markdown files in ``resources/help``, read when they are first asked for.

Pages ``terms*.md`` hold one paragraph per term under ``## Title {#topic}``; a line ``Source: …`` is its citation and
``More: page`` names a page with more.  They serve "?" and F1, and are pages themselves.

A page in another language stands in a folder of its name, ``resources/help/de/start.md``, and begins with the digest of the English one that
it was made from, ``<!-- of SHA-256 -->``, by which a test finds those that fell behind.  Whatever page there is not is shown in English, and says so.
"""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from pathlib import Path

from gwasprivacy.base.language import ENGLISH, say, say_marked, spoken
from gwasprivacy.base.resources import resource_path
from gwasprivacy.base.sentences import tell
from gwasprivacy.membership.families.gallery import attackers
from gwasprivacy.membership.glossary import find_term
from gwasprivacy.ui.shell.citation import citation

# The order in which pages are listed; others follow by name.
FIRST_PAGES = (
    "start", "tutorial", "researcher", "privacy-officer", "data-manager", "methods", "faq",
    "attackers", "promises", "guarantees", "calibration", "release", "tools", "not-modelled",
    "commands", "keyboard", "cite", "terms",
)  # fmt: skip


_ORIGIN = re.compile(r"\A<!-- of [0-9a-f]{64} -->\n")


@dataclass(frozen=True, slots=True, kw_only=True)
class Explanation:
    """A term in plain words: one paragraph, the term of art, and where it comes from."""

    title: str
    text: str
    source: str = ""
    page: str = ""  # a help page with more, e.g. "attackers"

    @property
    def first_sentence(self) -> str:
        """What is shown while the pointer rests on a "?"."""
        return re.split(r"(?<=[.?!])\s+(?=[A-ZΑ-Ω“0-9])", self.text, maxsplit=1)[0]


def help_folder() -> Path:
    return resource_path("help")


def help_pages() -> dict[str, str]:
    """Page name → title, in the order of the list."""
    found = {path.stem for path in help_folder().glob("*.md")}
    order = [name for name in FIRST_PAGES if name in found]
    order += sorted(found.difference(FIRST_PAGES))
    return {name: _title(_page(name)) for name in order}


def _page(name: str) -> str:
    """A page as it is written in the reader's language, else in English."""
    own = help_folder() / spoken().name / f"{name}.md"
    path = own if own.exists() else help_folder() / f"{name}.md"
    return _ORIGIN.sub("", path.read_text(encoding="utf-8")).lstrip()


def is_translated(name: str) -> bool:
    """Whether a page is in the reader's language."""
    return spoken().name in ("", ENGLISH.name) or (help_folder() / spoken().name / f"{name}.md").exists()


def page_text(name: str) -> str:
    """A page's Markdown, without the marks of terms.  KeyError where there is no such page."""
    if not re.fullmatch(r"[a-z0-9-]+", name) or not (help_folder() / f"{name}.md").exists():
        raise KeyError(name)
    text = _page(name)
    if not is_translated(name):
        title, _, rest = text.partition("\n")
        note = say("This page is not translated.")
        text = f"{title}\n\n*{note}*\n{rest}"
    text = text.replace("{citation}", "\n\n".join(f"> {line}" for line in citation().splitlines()))
    text = re.sub(r"^(#+ .*?)[ \t]*\{#[a-z0-9-]+\}[ \t]*$", r"\1", text, flags=re.MULTILINE)  # a shell's ${#3} stays
    text = re.sub(r"^More: .*$", "", text, flags=re.MULTILINE)
    return re.sub(r"^Source: (.*)$", r"*\1*", text, flags=re.MULTILINE)


def _title(text: str) -> str:
    return text.splitlines()[0].removeprefix("#").strip()


def explanations() -> dict[str, Explanation]:
    """Every term that "?" can explain."""
    return _explanations(spoken().name)


@functools.cache
def _explanations(_language: str) -> dict[str, Explanation]:
    terms: dict[str, Explanation] = {}
    for path in sorted(help_folder().glob("terms*.md")):
        terms.update(parse_terms(_page(path.stem)))
    return terms


def parse_terms(markdown: str) -> dict[str, Explanation]:
    """The terms of one page: topic → explanation."""
    terms: dict[str, Explanation] = {}
    pieces = re.split(r"^## (.+?)[ \t]*\{#([a-z0-9-]+)\}[ \t]*$", markdown, flags=re.MULTILINE)
    for title, topic, body in zip(pieces[1::3], pieces[2::3], pieces[3::3], strict=True):
        source = re.search(r"^Source: (.*)$", body, flags=re.MULTILINE)
        page = re.search(r"^More: ([a-z0-9-]+)[ \t]*$", body, flags=re.MULTILINE)
        text = re.sub(r"^(Source|More): .*$", "", body, flags=re.MULTILINE)
        paragraphs = [" ".join(block.split()) for block in text.split("\n\n") if block.strip()]
        terms[topic] = Explanation(
            title=title.strip(),
            text=_plain("\n\n".join(paragraphs)),
            source=source.group(1).strip() if source else "",
            page=page.group(1) if page else "",
        )
    return terms


def _plain(markdown: str) -> str:
    """The words of a paragraph, without the marks of emphasis, code and links."""
    without_links = re.sub(r"\[([^\]]+)\]\([^)\s]+\)", r"\1", markdown.replace("`", ""))
    return re.sub(r"(?<!\w)(\*{1,2})(?=\S)(.+?)(?<=\S)\1(?!\w)", r"\2", without_links)


def find_explanation(topic: str) -> Explanation | None:
    """The explanation of ``topic``: the window's own, else the model's glossary's or a family's own words; or None."""
    found = explanations().get(topic)
    if found is not None:
        return found
    term = find_term(topic)
    if term is not None:
        return Explanation(title=say_marked(term.title), text=say_marked(term.text), source=term.citation)
    attacker = next((each for each in attackers() if each.topic == topic), None)
    if attacker is None:
        return None
    family = attacker.family
    text = "\n\n".join((tell(attacker.words), tell(family.assumes), f"{family.calibration}."))
    return Explanation(title=say_marked(attacker.title), text=text, source=family.source, page="attackers")
