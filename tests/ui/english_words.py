"""English that is left in a window of another language, told by the catalogue's own words: no list of words is kept."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable
from xml.etree import ElementTree

from gwasprivacy.base.resources import resource_path

_WORD = re.compile(r"[^\W\d_]{2,}")
_NO_WORDS = re.compile(r"\{\w*\}|<[^>]*>|&\w+;|https?://\S+|\b[0-9a-f]{8,}\b")
_FILES = re.compile(r"\b[A-Z]:\\[\w\\.~-]+|[\w/~-]*(?:\.\w+)*\.(?:\w{2,10})\b|\b\w+/[\w/.:-]+|--[\w-]+")


def plain(text: str) -> str:
    """Without underlined letters, and with one space between words."""
    return " ".join(re.sub(r"\(&\w\)|&(?=\w)", "", text).split())


def words(text: str) -> list[str]:
    return [each.casefold() for each in _WORD.findall(_NO_WORDS.sub(" ", text).replace("&", ""))]


@functools.cache
def _messages(language: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    tree = ElementTree.parse(resource_path("translations") / f"gwasprivacy_{language}.ts")
    found = []
    for message in tree.iter("message"):
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text or "" for form in translation] or [translation.text or ""]
        found.append((message.findtext("source") or "", tuple(forms)))
    return tuple(found)


@functools.cache
def sources_that_differ(language: str) -> frozenset[str]:
    """Every English text that reads otherwise in ``language``, and that no other text's translation is."""
    every = {plain(form) for _source, forms in _messages(language) for form in forms}
    return frozenset(plain(source) for source, forms in _messages(language) if source not in forms) - every


@functools.cache
def english_words(language: str) -> frozenset[str]:
    """Words of the sources that no translation has."""
    theirs = {word for _source, forms in _messages(language) for form in forms for word in words(form)}
    return frozenset(word for source, _forms in _messages(language) for word in words(source)) - theirs


def english_in(text: str, language: str, quoted: Iterable[str] = ()) -> list[str]:
    """What is English in ``text``, but for what it quotes: names, titles of works, what is signed."""
    if plain(text) in sources_that_differ(language):
        return [text]
    for each in sorted(quoted, key=len, reverse=True):
        text = text.replace(each, " ")
    return [word for word in words(_FILES.sub(" ", text)) if word in english_words(language)]


def english_sentences(text: str, language: str, quoted: Iterable[str] = ()) -> list[str]:
    """Sentences of prose with more than a third of English words: single ones may be German words that no short text has."""
    for each in sorted(quoted, key=len, reverse=True):
        text = text.replace(each, " ")
    found = []
    for sentence in re.split(r"(?<=[.!?:;])\s", re.sub(r"`[^`]*`", " ", text)):
        said = words(_FILES.sub(" ", sentence))
        if 3 * sum(word in english_words(language) for word in said) > len(said):
            found.append(sentence)
    return found
