"""Who signs, as they want to stand on reports: what the signer says of themselves (docs/decisions/signer.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.json_forms import Member, OrNull, Record, Text, if_set
from gwasprivacy.base.language import say
from gwasprivacy.base.printable_text import is_printable
from gwasprivacy.base.sentences import tell

LONGEST_NAME = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class Signer:
    """``name`` of a person or an office, and the ``institution`` that they sign for.  Raises InvalidInput."""

    name: str
    institution: str | None = None

    def __post_init__(self) -> None:
        for text in (self.name, self.institution):
            if text is not None and not (text.strip() and len(text) <= LONGEST_NAME and is_printable(text)):
                raise InvalidPlan("signer.name", most=LONGEST_NAME)

    def words(self) -> str:
        """Who it is, on one line."""
        if self.institution is None:
            return self.name
        return say("{name}, {institution}", name=self.name, institution=self.institution)

    def to_json(self) -> dict[str, Any]:
        return SIGNER.write(self)


_LINE = Text(least=1, most=LONGEST_NAME)


SIGNER = Record(
    Signer,
    {
        "name": Member(_LINE),
        "institution": Member(OrNull(_LINE), optional=True, when=if_set("institution")),
    },
    about="Who signed, in their own words.",
)
"""As a report has it."""


def signer_in(predicate: Mapping[str, Any]) -> Signer | None:
    """Who signed a report, which has its form, by their own word; None where they did not say."""
    return SIGNER.read(predicate["signer"], "signer") if "signer" in predicate else None


def signer_sentences(signer: Signer | None) -> list[str]:
    """What a report says of who signed it."""
    if signer is None:
        return []
    return [tell("signer.gives-name", signer=signer.words())]
