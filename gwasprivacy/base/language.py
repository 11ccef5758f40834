"""Texts for people, as whole sentences with named places, so that they can be translated.

    say("Someone who is {sure} sure can become at most {after} sure.", sure=…, after=…)
    say_count("{n} SNPs are published.", one="One SNP is published.", n=3)

A text that is a constant, or a field of a registered object, is marked where it stands and said where it is shown::

    TITLE = mark("Permute-and-flip")
    say_marked(TITLE)

English is the source and what every program without a window prints.  A window installs another language
(``ui/shell/language.py``, from ``base/catalogues.py``).  What is signed is always said in the source language: see :func:`in_source`;
a page in another language than the window's is said :func:`in_language`.
Never glue sentences from pieces: other languages put them in another order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from pathlib import Path

from gwasprivacy.base.printable_text import shown, unbreakable

Translator = Callable[[str, int | None], str]
"""From a source text, and the number that decides its plural form, to the text in the reader's language; "" if unknown."""


def _unknown(source: str, n: int | None) -> str:
    return ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Language:
    """How people are spoken to: a catalogue of texts, and the marks of numbers.  ``name`` as in "de".

    ``unbroken``: for a window, where no line may end between a number and its unit; a terminal and a file have plain spaces.
    """

    name: str
    decimal: str = "."
    thousands: str = ","
    day: str = "{year}-{month}-{day}"
    translate: Translator = _unknown
    unbroken: bool = False


ENGLISH = Language(name="en")

FORMS: dict[str, tuple[Language, Callable[[int], int]]] = {
    # A narrow space for thousands: in 1.000 an English reader sees one, and in 1,000 a German one.
    "de": (
        Language(name="de", decimal=",", thousands="\u202f", day="{day}.{month}.{year}"),
        lambda n: 0 if n == 1 else 1,
    ),
}
"""A language's numbers, and which of its plural forms a number takes."""

OWN_NAMES = {"en": "English", "de": "Deutsch"}

_installed = ENGLISH
_for_now: ContextVar[Language | None] = ContextVar("language", default=None)


def install(language: Language | Translator | None) -> None:
    """Speak ``language`` from now on, or with the texts of a translator alone; None: the source language."""
    global _installed  # noqa: PLW0603 one language for the whole program
    if not isinstance(language, Language):
        language = ENGLISH if language is None else replace(ENGLISH, translate=language)
    _installed = language


def spoken() -> Language:
    """The language that is spoken here."""
    return _for_now.get() or _installed


def is_source() -> bool:
    """Whether it is English that is spoken here."""
    return spoken().name == ENGLISH.name


@contextmanager
def in_language(language: Language) -> Iterator[Language]:
    """Everything inside is said in ``language``, whatever the window speaks."""
    token = _for_now.set(language)
    try:
        yield language
    finally:
        _for_now.reset(token)


@contextmanager
def in_source() -> Iterator[None]:
    """Everything inside is said in the source language: signed statements, files for machines, logs."""
    with in_language(ENGLISH):
        yield


def say(source: str, /, **values: object) -> str:
    """``source`` in the reader's language with ``values`` at its named places.  ``source`` is a literal: it is a key."""
    text = spoken().translate(source, None) or source
    return written(text.format(**_shown(values)) if values else text)


def say_count(source: str, /, *, one: str, n: int, **values: object) -> str:
    """``source`` (for many) or ``one`` in the reader's language, by ``n``, which stands with thousands separated at ``{n}``."""
    text = spoken().translate(source, n) or (one if n == 1 else source)
    return written(text.format(n=digits(f"{n:,}"), **_shown(values)))


def written(text: str) -> str:
    """``text`` with the spaces of where it is read."""
    return unbreakable(text) if spoken().unbroken else text


def digits(number: str) -> str:
    """A number written in English, "1,234.5", with the marks of the reader's language."""
    language = spoken()
    return number.translate({ord(","): language.thousands, ord("."): language.decimal})


def _shown(values: dict[str, object]) -> dict[str, object]:
    """Values as they may stand in a text: a file's name is one line; other texts may be several lines of our own."""
    return {
        name: shown(str(value))
        if isinstance(value, Path)
        else shown(value, keep="\n")
        if isinstance(value, str)
        else digits(str(value))
        if isinstance(value, float)
        else value
        for name, value in values.items()
    }


def mark(source: str) -> str:
    """``source`` itself, a literal: the tools of the translation find it here, and :func:`say_marked` says it."""
    return source


def say_marked(source: str, /, **values: object) -> str:
    """A text that was marked elsewhere, in the reader's language."""
    return say(source, **values)
