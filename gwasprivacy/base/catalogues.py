"""The languages that there are: ``resources/translations/gwasprivacy_XX.ts``, Qt Linguist's own files, read as they are.

Nothing is compiled, so that a checkout, a wheel and a source archive all have the same languages, made by no tool.  A language is
offered once none of its texts is unfinished: half a window in English would be worse than a whole one.
"""

from __future__ import annotations

import contextlib
import functools
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from gwasprivacy.base.language import ENGLISH, FORMS, Language, Translator
from gwasprivacy.base.resources import resource_path

LEAST_LITERAL = 4  # letters of a text with places, by which it is known again
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


@functools.cache
def _texts_of(catalogue: Path) -> dict[str, tuple[str, ...]]:
    """Source → its translation, or that of one and of several.  FileNotFoundError where the catalogue cannot be read."""
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
    return texts


class Sources:
    """From what is said in a language back to English, by its catalogue: as :meth:`of` finds it, "" where it does not."""

    def __init__(self, catalogue: Path) -> None:
        self._plain: dict[str, list[str]] = {}  # several English texts may be one in the language
        self._filled: list[tuple[str, re.Pattern[str], str]] = []
        for source, forms in _texts_of(catalogue).items():
            for form in forms:
                pieces = re.split(r"\{(\w+)\}", form)
                if len(pieces) == 1:
                    self._plain.setdefault(_plain_spaces(form), []).append(source)
                    continue
                literal = [_plain_spaces(each) for each in pieces[::2]]
                names = pieces[1::2]
                if len(set(names)) == len(names) and len(max(literal, key=len)) >= LEAST_LITERAL:
                    pattern = re.escape(literal[0])
                    for name, text in zip(names, literal[1:], strict=True):
                        pattern += f"(?P<{name}>.+?){re.escape(text)}"
                    self._filled.append((max(literal, key=len), re.compile(pattern), source))

    def of(self, text: str) -> str:
        text = _plain_spaces(text)
        if text in self._plain:
            return "; ".join(self._plain[text])
        for literal, pattern, source in self._filled:
            if literal in text and (found := pattern.fullmatch(text)) is not None:
                values = {name: self.of(value) or value for name, value in found.groupdict().items()}
                with contextlib.suppress(KeyError):
                    return source.format(**values)
        return ""


def _plain_spaces(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def translator_of(catalogue: Path, form: Callable[[int], int]) -> Translator:
    """What looks a text up in ``catalogue``.  FileNotFoundError where it cannot be read."""
    texts = _texts_of(catalogue)

    def translate(source: str, n: int | None) -> str:
        forms = texts.get(source, ("",))
        return forms[0] if n is None or len(forms) == 1 else forms[form(n)]

    return translate
