"""What a statement says that follows from nothing else in it, and what binds each of these facts.

A statement is a plan, facts, and what is derived from both.  Whoever checks it derives that part again, so a signer can choose
facts only; this list is closed, and a test alters every place of a statement to see that nothing else can be chosen.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from gwasprivacy.base.language import say_marked
from gwasprivacy.base.sentences import tell


class Binding(Enum):
    """What else tells whether a fact is true."""

    FILE = "a file"
    LEDGER = "the ledger"
    SIGNATURE = "another signature"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Fact:
    """``places``: in the statement, as "candidates.sha256" or "earlier_releases[].date"; all that lies below them too.
    ``words``: a marked text that names it for a reader, who has to be told where nothing binds it."""

    binding: Binding
    places: tuple[str, ...]
    words: str = ""

    def has(self, place: str) -> bool:
        """Whether ``place`` ("earlier_releases[0].date") is this fact's."""
        general = re.sub(r"\[\d+\]", "[]", place)
        return any(general == own or general.startswith((f"{own}.", f"{own}[")) for own in self.places)

    def is_in(self, predicate: Mapping[str, Any]) -> bool:
        """Whether ``predicate`` says anything of it."""
        return any(predicate.get(re.split(r"[.\[]", place)[0]) for place in self.places)


def unbound_sentence(facts: Sequence[Fact]) -> str:
    """Which facts a reader has to take from the signer."""
    named = [say_marked(fact.words) for fact in facts if fact.binding is Binding.NOTHING]
    return tell("signer.word-alone", facts=", ".join(named))
