"""A made-up language: every text that is known gets accents and brackets, so that what did not pass the translator shows.

``⟦Ťĥé ƥĺáń⟧``: letters with accents are translated, plain Latin letters are not.  Values inside a text are wrapped by
themselves where they are texts; numbers, names of files and what a person typed stay.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from gwasprivacy.base.language import install

_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
MARKED = "áƀćđéƒǵĥíĵķĺɱńóƥɋŕśťúṽẃẋýźÁƁĆĐÉƑǴĤÍĴĶĹḾŃÓƤɊŔŚŤÚṼẂẊÝŹ"
_ACCENTS = str.maketrans(_PLAIN, MARKED)
_KEPT = re.compile(r"(\{[^}]*\}|</?\w+>|&nbsp;)")  # places of values, tags


def accented(source: str) -> str:
    """``source`` in the made-up language."""
    pieces = _KEPT.split(source)
    return "⟦" + "".join(piece if i % 2 else piece.translate(_ACCENTS) for i, piece in enumerate(pieces)) + "⟧"


@contextmanager
def made_up_language() -> Iterator[list[str]]:
    """Everything is said in the made-up language; the sources that were asked for are collected."""
    asked: list[str] = []

    def translate(source: str, n: int | None) -> str:
        asked.append(source)
        return accented(source)

    install(translate)
    try:
        yield asked
    finally:
        install(None)
