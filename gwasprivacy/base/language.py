"""Texts for people, as whole sentences with named places, so that they can be translated.

    say("Someone who is {sure} sure can become at most {after} sure.", sure=…, after=…)
    say_count("{n} SNPs are published.", one="One SNP is published.", n=3)

A text that is a constant, or a field of a registered object, is marked where it stands and said where it is shown::

    TITLE = mark("Permute-and-flip")
    say_marked(TITLE)

English is the source and what every program without a window prints.  A window installs a translator
(``ui/shell/language.py``, Qt's catalogues).  What is signed is always said in the source language: see :func:`in_source`.
Never glue sentences from pieces: other languages put them in another order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path

from gwasprivacy.base.printable_text import shown

Translator = Callable[[str, int | None], str]
"""From a source text, and the number that decides its plural form, to the text in the reader's language; "" if unknown."""


def _unknown(source: str, n: int | None) -> str:
    return ""


_translator: Translator = _unknown
_source_only: ContextVar[bool] = ContextVar("source_only", default=False)


def install(translator: Translator | None) -> None:
    """Use ``translator`` from now on; None: the source language."""
    global _translator  # noqa: PLW0603 one language for the whole program
    _translator = _unknown if translator is None else translator


@contextmanager
def in_source() -> Iterator[None]:
    """Everything inside is said in the source language: signed statements, files for machines, logs."""
    token = _source_only.set(True)
    try:
        yield
    finally:
        _source_only.reset(token)


def say(source: str, /, **values: object) -> str:
    """``source`` in the reader's language with ``values`` at its named places.  ``source`` is a literal: it is a key."""
    text = source if _source_only.get() else (_translator(source, None) or source)
    return text.format(**_shown(values)) if values else text


def say_count(source: str, /, *, one: str, n: int, **values: object) -> str:
    """``source`` (for many) or ``one`` in the reader's language, by ``n``, which stands with thousands separated at ``{n}``."""
    known = "" if _source_only.get() else _translator(source, n)
    text = known or (one if n == 1 else source)
    return text.format(n=f"{n:,}", **_shown(values))


def _shown(values: dict[str, object]) -> dict[str, object]:
    """Values as they may stand in a text: a file's name is one line; other texts may be several lines of our own."""
    return {
        name: shown(str(value))
        if isinstance(value, Path)
        else shown(value, keep="\n")
        if isinstance(value, str)
        else value
        for name, value in values.items()
    }


def mark(source: str) -> str:
    """``source`` itself, a literal: the tools of the translation find it here, and :func:`say_marked` says it."""
    return source


def say_marked(source: str, /, **values: object) -> str:
    """A text that was marked elsewhere, in the reader's language."""
    return say(source, **values)
