"""Rules on one person's own record that a plan names before data (docs/theory/missing-genotypes.md, "The people")."""

from __future__ import annotations

from dataclasses import dataclass

from gwasprivacy.base.declared_fields import Group, Option, declared, members_of, settle
from gwasprivacy.base.json_forms import Number, Record
from gwasprivacy.base.language import mark
from gwasprivacy.base.number_words import percent


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonRules:
    """``call_rate``: at which share of the candidate SNPs in the file somebody must have a call.  Raises InvalidPlan."""

    call_rate: float = declared(
        0.97,
        Number(above=0, high=1, about="The share of the candidate SNPs at which somebody must have a call."),
        required=True,
        group=Group.PEOPLE,
        option=Option(
            "--call-rate",
            "a rule that the program applies itself, person by person: whoever has a call at a smaller share of the candidate SNPs "
            "does not count, for example 0.97",
            "SHARE",
        ),
        says=mark("a call at {value} or more of the candidate SNPs"),
        words=percent,
    )

    def __post_init__(self) -> None:
        settle(self, "design.person_rules")


PERSON_RULES = Record(
    PersonRules,
    members_of(PersonRules),
    home="design.person_rules",
    about="Rules on one person's own record, which the program applies itself.",
)
"""The ``person_rules`` of a plan's design."""
