"""What must stay secret about a person, and which datasets must therefore be hard to tell apart."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from gwasprivacy.base.language import mark


class Secret(StrEnum):
    """What must stay secret about a person.  Neither secret's sensitivities are a proof for the other."""

    PARTICIPATION = "participation"
    CASE_STATUS = "case-status"
    TRAIT_VALUE = "trait-value"


class Sizes(StrEnum):
    """Which numbers of participants are printed anywhere, so that an attacker may know them."""

    ALL = "all"
    """Those of cases and of controls, in every stratum."""
    TOTAL = "total"
    """Only how many there are in all."""
    ABOUT = "about"
    """None of them exactly: about 2,000."""

    def says_more(self, other: Sizes) -> bool:
        """Whether more is printed than with ``other``."""
        order = (Sizes.ABOUT, Sizes.TOTAL, Sizes.ALL)
        return order.index(self) > order.index(other)


class Neighbours(StrEnum):
    """Which two datasets a release must make hard to tell apart."""

    REPLACE_ONE = "replace-one"
    """One participant's genotypes are replaced, within their own group; both group sizes stay."""
    SWAP = "swap"
    """One case and one control change places."""
    ADD_REMOVE = "add-remove"
    """One participant is added or removed; the group sizes change."""
    REPLACE_TRAIT = "replace-trait"
    """One participant's trait is replaced; who takes part and their genotypes stay."""
    REPLACE_RECORD = "replace-record"
    """One participant is replaced by another of any group and stratum; how many there are in all stays."""
    LABEL = "label"
    """One participant is a case instead of a control, or a control instead of a case; who takes part and their genotypes stay."""

    @property
    def group_sizes_stay(self) -> bool:
        """Whether both datasets have as many cases and as many controls, so that a score may weigh by the study's own."""
        return self in (Neighbours.REPLACE_ONE, Neighbours.SWAP, Neighbours.REPLACE_TRAIT)

    @property
    def printed(self) -> Sizes:
        """Which numbers both datasets have alike, so that a release with this proof may print them."""
        if self.group_sizes_stay:
            return Sizes.ALL
        return Sizes.ABOUT if self is Neighbours.ADD_REMOVE else Sizes.TOTAL


SIZES_IN_WORDS = {
    Sizes.ALL: mark("yes, of cases and of controls"),
    Sizes.TOTAL: mark("only the total"),
    Sizes.ABOUT: mark("no, only about how many"),
}
"""The answers to the question whether the exact number of participants will be printed anywhere."""


NEIGHBOURS_IN_WORDS = {
    Neighbours.REPLACE_ONE: "neighbours.replace-one",
    Neighbours.SWAP: "neighbours.swap",
    Neighbours.ADD_REMOVE: "neighbours.add-remove",
    Neighbours.REPLACE_TRAIT: "neighbours.trait-value",
    Neighbours.REPLACE_RECORD: "neighbours.replace-record",
    Neighbours.LABEL: "neighbours.label",
}

NEIGHBOURS_IN_STRATA = {
    Neighbours.REPLACE_ONE: "neighbours.replace-one-in-strata",
    Neighbours.SWAP: "neighbours.swap-in-strata",
    Neighbours.REPLACE_TRAIT: "neighbours.trait-value-in-strata",
}
"""The same in a study with strata, whose people stay in theirs."""


class SamplingScheme(StrEnum):
    """How the study was drawn, secretly and freshly, from a larger cohort."""

    POISSON = "poisson"
    """Everybody in the cohort is drawn independently with the same probability β."""
    FIXED_SIZE = "fixed-size"
    """A fixed number from each group, without replacement; β is the larger of the groups' rates."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SecretDescription:
    """A secret in words: ``title``, ``words`` (what it means), ``example``, ``attacker_knows``, ``source``."""

    title: str
    words: str
    example: str
    attacker_knows: str
    source: str


SECRETS: Mapping[Secret, SecretDescription] = MappingProxyType(
    {
        Secret.PARTICIPATION: SecretDescription(
            title=mark("That somebody took part"),
            words="secrets.participation",
            example="secrets.example-of-participation",
            attacker_knows="secrets.known-beside-participation",
            source="Homer et al. 2008; Tramèr et al. 2015, §4",
        ),
        Secret.CASE_STATUS: SecretDescription(
            title=mark("Who is a case, who a control"),
            words="secrets.case-status",
            example="secrets.example-of-case-status",
            attacker_knows="secrets.known-beside-case-status",
            source="Wang et al. 2009",
        ),
        Secret.TRAIT_VALUE: SecretDescription(
            title=mark("The value of somebody’s trait"),
            words="secrets.value",
            example="secrets.example-of-value",
            attacker_knows="secrets.known-beside-value",
            source=mark("this program: differential privacy of one replaced value"),
        ),
    }
)
