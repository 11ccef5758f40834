"""A made-up language: every text that is known gets accents and brackets, so that what did not pass the translator shows.

``⟦Ťĥé ƥĺáń⟧``: letters with accents are translated, plain Latin letters are not.  Values inside a text are wrapped by
themselves where they are texts; names of files and what a person typed stay.  Numbers have German marks: 2 000 and 0,69.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from gwasprivacy.base.language import Language, install

_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
MARKED = "áƀćđéƒǵĥíĵķĺɱńóƥɋŕśťúṽẃẋýźÁƁĆĐÉƑǴĤÍĴĶĹḾŃÓƤɊŔŚŤÚṼẂẊÝŹ"
_ACCENTS = str.maketrans(_PLAIN, MARKED)
_KEPT = re.compile(r"(\{[^}]*\}|</?\w+>|&nbsp;)")  # places of values, tags


def accented(source: str) -> str:
    """``source`` in the made-up language."""
    pieces = _KEPT.split(source)
    return "⟦" + "".join(piece if i % 2 else _said(piece) for i, piece in enumerate(pieces)) + "⟧"


def _said(piece: str) -> str:
    marked = re.sub(r"(?<=\d)\.(?=\d)", "﹐", piece)
    return re.sub(r"(?<=\d),(?=\d{3})", "\u202f", marked).replace("﹐", ",").translate(_ACCENTS)


@contextmanager
def made_up_language() -> Iterator[list[str]]:
    """Everything is said in the made-up language; the sources that were asked for are collected."""
    asked: list[str] = []

    def translate(source: str, n: int | None) -> str:
        asked.append(source)
        return accented(source)

    install(Language(name="xx", decimal=",", thousands="\u202f", translate=translate))
    try:
        yield asked
    finally:
        install(None)
