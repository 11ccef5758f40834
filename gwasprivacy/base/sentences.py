"""The sentences of plans and reports: ``resources/sentences``, one file an edition, written for whoever words them.

A table is a topic, and a sentence has a name in it; where a number decides its form it has two::

    [publication]
    no-statistic = "No statistic, frequency or p-value is published."
    some-right = { one = "Of these {snps} at least one should be right.", many = "Of these {snps} at least {n} should be right." }

    tell("publication.some-right", n=3, snps=…)

The English sentence is the key of its translation, as that of :func:`gwasprivacy.base.language.say`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from gwasprivacy.base.language import say_count, say_marked
from gwasprivacy.base.resources import resource_path

EDITION = 1


@dataclass(frozen=True)
class Sentence:
    """A sentence, and how it is where its number ``n`` is one; "" where none decides its form."""

    many: str
    one: str = ""


@cache
def sentences(edition: int = EDITION) -> Mapping[str, Sentence]:
    """All sentences of an edition by their names, "topic.name"."""
    path = resource_path("sentences") / f"{edition}.toml"
    return {
        f"{topic}.{name}": Sentence(said) if isinstance(said, str) else Sentence(**said)
        for topic, table in tomllib.loads(path.read_text(encoding="utf-8")).items()
        for name, said in table.items()
    }


def tell(name: str, /, **values: Any) -> str:
    """The sentence ``name`` in the reader's language with ``values`` at its places; KeyError (a bug) where there is none.

    A part that is not the program's own (``docs/adding``) has words in place of a name: they are said.
    """
    sentence = Sentence(name) if " " in name else sentences()[name]
    if sentence.one:
        return say_count(sentence.many, one=sentence.one, **values)
    return say_marked(sentence.many, **values)
