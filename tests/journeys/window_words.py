"""What stands in the window, said in English in a journey and looked for in the language that the window speaks.

A journey writes a text as an English window shows it, with its values in it: ``Spend ε = 0.69 and create the release``.  The
program's own catalogue has the text with named places, ``Spend ε = {cost} and create the release``, and its translation.  A place
that a journey does not know, such as a time, keeps its name: ``“Mine” had unsaved changes when the program stopped, {when}.``
"""

from __future__ import annotations

import functools
import re
from xml.etree import ElementTree

from gwasprivacy.base.catalogues import find_language
from gwasprivacy.base.language import Language, digits, in_language
from gwasprivacy.base.resources import resource_path
from tests.journeys.observer import plain

PLACE = re.compile(r"\{(\w+)\}")
NUMBER = re.compile(r"[0-9][0-9,.]*( ?%)?")
ENOUGH = 4  # letters of a text beside its named places that tell it from a path or a title


class WindowWords:
    """Texts in ``language``, one of the program's."""

    def __init__(self, language: str) -> None:
        self._language = find_language(language)
        assert self._language.name == language, f"the window does not speak {language}"

    @functools.cache  # noqa: B019 it lives as long as its test
    def of(self, english: str) -> tuple[str, ...]:
        """The text in the window's language; what the program does not say itself, as a file's name, stays as it is.

        Several where English says in one word what the other language tells apart: "Edit" on a menu and on a button.
        """
        if self._language.name == "en" or not english:
            return (english,)
        if NUMBER.fullmatch(english):
            with in_language(self._language):
                return (digits(english),)
        texts = _texts(self._language)
        if english in texts:
            return texts[english]
        fitting = [
            (letters, source, found.groupdict())
            for source, pattern, letters in _patterns(self._language)
            if (found := pattern.fullmatch(english))
        ]
        if not fitting:
            return (english,)
        _, source, values = max(fitting, key=lambda each: each[0])
        return tuple(PLACE.sub(lambda place: self.of(values[place[1]])[0], text) for text in texts[source])

    def of_part(self, english: str) -> tuple[str, ...]:
        """As :meth:`of`, also for the beginning of a text, which becomes the whole text with its places open."""
        said = self.of(english)
        if said != (english,) or self._language.name == "en":
            return said
        whole = [texts for source, texts in _texts(self._language).items() if source.startswith(english)]
        assert len(whole) < 2, f"{english!r} is the beginning of several texts: {whole}"
        return whole[0] if whole else (english,)


@functools.cache
def _texts(language: Language) -> dict[str, tuple[str, ...]]:
    """English as it is read → its translations: for a count, that for many."""
    catalogue = ElementTree.parse(resource_path("translations") / f"gwasprivacy_{language.name}.ts")
    sources = [message.findtext("source") or "" for message in catalogue.iter("message")]
    made: dict[str, tuple[str, ...]] = {}
    for each in sources:
        made[plain(each)] = (*made.get(plain(each), ()), plain(language.translate(each, 2)))
    return made


@functools.cache
def _patterns(language: Language) -> tuple[tuple[str, re.Pattern[str], int], ...]:
    """Each text with named places, what it looks like with values in them, and how many letters it has beside them."""
    found = []
    for source in _texts(language):
        names = PLACE.findall(source)
        letters = sum(each.isalpha() for each in PLACE.sub("", source))
        if names and len(set(names)) == len(names) and letters >= ENOUGH:
            pieces = PLACE.split(source)
            pattern = "".join(f"(?P<{piece}>.+?)" if i % 2 else re.escape(piece) for i, piece in enumerate(pieces))
            found.append((source, re.compile(pattern, re.DOTALL), letters))
    return tuple(found)
