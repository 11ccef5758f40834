"""The sentences of plans and reports: ``resources/sentences``, one file an edition, written for whoever words them.

A table is a topic, and a sentence has a name in it; where a number decides its form it has two::

    [publication]
    no-statistic = "No statistic, frequency or p-value is published."
    some-right = { one = "Of these {snps} at least one should be right.", many = "Of these {snps} at least {n} should be right." }

    tell("publication.some-right", n=3, snps=…)

The English sentence is the key of its translation, as that of :func:`gwasprivacy.base.language.say`.

A report names the edition of its sentences, and whoever checks it says them again from that edition's file: once a report
can be in somebody's hands, another word is an edition of its own, ``2.toml``, and ``1.toml`` stays.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache
from typing import Any

from gwasprivacy.base.language import say_count, say_marked
from gwasprivacy.base.resources import resource_path

EDITION = 1
"""The newest, in which reports are made.  All from 1 to it are read."""

OF_FILES = "file-"
"""How topics begin whose sentences stand in files for programs: they are English everywhere, so nobody translates them."""

_for_now: ContextVar[int | None] = ContextVar("edition", default=None)


@dataclass(frozen=True)
class Sentence:
    """A sentence, and how it is where its number ``n`` is one; "" where none decides its form."""

    many: str
    one: str = ""


@cache
def sentences(edition: int) -> Mapping[str, Sentence]:
    """All sentences of an edition by their names, "topic.name"."""
    path = resource_path("sentences") / f"{edition}.toml"
    return {
        f"{topic}.{name}": Sentence(said) if isinstance(said, str) else Sentence(**said)
        for topic, table in tomllib.loads(path.read_text(encoding="utf-8")).items()
        for name, said in table.items()
    }


def edition() -> int:
    """The edition of what is told here."""
    return _for_now.get() or EDITION


@contextmanager
def in_edition(number: int) -> Iterator[None]:
    """Everything inside is told as the edition ``number`` has it: a report that is checked says what was signed."""
    token = _for_now.set(number)
    try:
        yield
    finally:
        _for_now.reset(token)


def tell(name: str, /, **values: Any) -> str:
    """The sentence ``name`` in the reader's language with ``values`` at its places; KeyError (a bug) where there is none.

    A part that is not the program's own (``docs/adding``) has words in place of a name: they are said.
    """
    is_name = " " not in name and "." in name.rstrip(".")
    sentence = sentences(edition())[name] if is_name else Sentence(name)
    if sentence.one:
        return say_count(sentence.many, one=sentence.one, **values)
    return say_marked(sentence.many, **values)
