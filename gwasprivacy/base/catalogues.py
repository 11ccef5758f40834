"""The languages that there are: ``resources/translations/gwasprivacy_XX.ts``, Qt Linguist's own files, read as they are.

Nothing is compiled, so that a checkout, a wheel and a source archive all have the same languages, made by no tool.  A language is
offered once none of its texts is unfinished: half a window in English would be worse than a whole one.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from gwasprivacy.base.language import ENGLISH, FORMS, Language, Translator
from gwasprivacy.base.resources import resource_path

UNFINISHED = b'type="unfinished"'


def catalogues() -> dict[str, Path]:
    """Language → its catalogue, for every language but English whose catalogue is complete."""
    try:
        folder = resource_path("translations")
    except FileNotFoundError:
        return {}
    found = {path.stem.removeprefix("gwasprivacy_"): path for path in sorted(folder.glob("gwasprivacy_*.ts"))}
    return {name: path for name, path in found.items() if name in FORMS and UNFINISHED not in path.read_bytes()}


def find_language(name: str) -> Language:
    """The language called ``name``; English where there is no complete catalogue of it."""
    path = catalogues().get(name)
    return ENGLISH if path is None else read_language(name, path)


def languages() -> tuple[str, ...]:
    """The names of the languages that can be spoken, English first."""
    return (ENGLISH.name, *catalogues())


@functools.cache
def read_language(name: str, catalogue: Path) -> Language:
    """The language ``name`` (one of :data:`FORMS`) with the texts of a catalogue; those that are unfinished are not there.

    Raises FileNotFoundError where the file is no catalogue.
    """
    plain, form = FORMS[name]
    return replace(plain, translate=translator_of(catalogue, form))


def translator_of(catalogue: Path, form: Callable[[int], int]) -> Translator:
    """What looks a text up in ``catalogue``.  FileNotFoundError where it cannot be read."""
    from xml.etree import ElementTree

    try:
        messages = ElementTree.parse(catalogue).iter("message")  # noqa: S314
    except (OSError, ElementTree.ParseError) as error:
        raise FileNotFoundError(f"{catalogue} is no catalogue of translations") from error
    texts: dict[str, tuple[str, ...]] = {}
    for message in messages:
        found = message.find("translation")
        if found is not None and found.get("type") is None:
            forms = tuple(each.text or "" for each in found.iter("numerusform"))
            texts[message.findtext("source") or ""] = forms or (found.text or "",)

    def translate(source: str, n: int | None) -> str:
        forms = texts.get(source, ("",))
        return forms[0] if n is None or len(forms) == 1 else forms[form(n)]

    return translate
