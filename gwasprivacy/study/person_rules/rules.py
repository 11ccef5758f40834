"""Rules on one person's own record that a plan names before data (docs/theory/missing-genotypes.md, "The people")."""

from __future__ import annotations

from dataclasses import dataclass

from gwasprivacy.base.declared_fields import Group, Option, declared, members_of, settle
from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.json_forms import Flag, ListOf, Number, OrNull, Record
from gwasprivacy.base.language import mark
from gwasprivacy.base.number_words import percent, plain
from gwasprivacy.study.person_rules.ancestry_rule import ANCESTRY, AncestryRule

USUAL_CALL_RATE = 0.97
USUAL_HETEROZYGOSITY = (-0.2, 0.2)


def _between(limits: tuple[float, float]) -> str:
    return " … ".join(plain(limit).replace("-", "−") for limit in limits)


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonRules:
    """At least one.  ``call_rate``: at which share of the candidate SNPs in the file somebody must have a call.  ``heterozygosity``: the
    limits of the inbreeding coefficient F = 1 − heterozygous calls / those expected by the reference's frequencies, over these SNPs.
    ``sex_check``: whether F at SNPs of the X chromosome must fit the sex that the study's file records.  ``ancestry``: of which group of a
    public panel somebody must be.  Raises InvalidPlan.
    """

    call_rate: float | None = declared(
        None,
        OrNull(Number(above=0, high=1), about="The share of the candidate SNPs at which somebody must have a call."),
        brief=True,
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
    heterozygosity: tuple[float, float] | None = declared(
        None,
        OrNull(
            ListOf(Number(low=-10, high=1), least=2, most=2),
            about="Limits of the inbreeding coefficient F at the candidate SNPs, by the reference's frequencies.",
        ),
        brief=True,
        group=Group.PEOPLE,
        option=Option(
            "--heterozygosity",
            "the same for whoever has an inbreeding coefficient F = 1 − observed/expected heterozygous calls outside these limits, for "
            "example −0.2 0.2; what is expected follows from the frequencies of --reference alone",
            "F",
        ),
        says=mark("an inbreeding coefficient F within {value}, by the public reference’s frequencies"),
        words=_between,
    )
    sex_check: bool = declared(
        False,
        Flag(about="F at SNPs of the X chromosome must fit the sex that the study's file records."),
        brief=True,
        group=Group.PEOPLE,
        option=Option(
            "--sex-check",
            "the same for whoever is recorded as female with F of 0.2 or more, or as male with F of 0.8 or less, at SNPs of the X "
            "chromosome whose frequencies --reference has",
        ),
    )

    ancestry: AncestryRule | None = declared(None, ANCESTRY, brief=True, part=AncestryRule)

    def __post_init__(self) -> None:
        settle(self, "design.person_rules")
        if self.call_rate is None and self.heterozygosity is None and not self.sex_check and self.ancestry is None:
            raise InvalidPlan("person-rules.none", field="design.person_rules")
        if self.heterozygosity is not None and not self.heterozygosity[0] < self.heterozygosity[1]:
            raise InvalidPlan("person-rules.heterozygosity", field="design.person_rules.heterozygosity")

    @property
    def uses_frequencies(self) -> bool:
        return self.heterozygosity is not None or self.sex_check


SEX_FITS = mark("a recorded sex that fits the X chromosome (F below 0.2 of women, above 0.8 of men)")
"""What ``sex_check`` asks for."""
OF_GROUP = mark("the ancestry group {group} of a public panel, by its loadings and centres")
"""What ``ancestry`` asks for."""
PERSON_RULES = Record(
    PersonRules,
    members_of(PersonRules),
    home="design.person_rules",
    about="Rules on one person's own record, which the program applies itself.",
)
"""The ``person_rules`` of a plan's design."""
