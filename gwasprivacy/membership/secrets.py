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
    Neighbours.REPLACE_ONE: mark(
        "one participant’s genotypes are replaced within their group, and both group sizes stay"
    ),
    Neighbours.SWAP: mark("one case and one control change places"),
    Neighbours.ADD_REMOVE: mark("one participant is added or removed"),
    Neighbours.REPLACE_TRAIT: mark(
        "one participant’s trait is replaced, while who takes part and their genotypes stay"
    ),
    Neighbours.REPLACE_RECORD: mark(
        "one participant is replaced by anybody else, case or control, and only the number of all participants stays"
    ),
    Neighbours.LABEL: mark(
        "one participant becomes a case or a control, while who takes part and their genotypes stay"
    ),
}

NEIGHBOURS_IN_STRATA = {
    Neighbours.REPLACE_ONE: mark(
        "one participant’s genotypes are replaced within their stratum and group, and the sizes of all of these stay"
    ),
    Neighbours.SWAP: mark("one case and one control of the same stratum change places"),
    Neighbours.REPLACE_TRAIT: mark(
        "one participant’s trait is replaced, while who takes part, their strata and their genotypes stay"
    ),
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
            words=mark("Nobody should learn from the release whether a particular person is in the study."),
            example=mark("A patient with melanoma was invited. Whether they accepted is private."),
            attacker_knows=mark("The attacker may know who has the disease, but not who took part."),
            source="Homer et al. 2008; Tramèr et al. 2015, §4",
        ),
        Secret.CASE_STATUS: SecretDescription(
            title=mark("Who is a case, who a control"),
            words=mark("Everybody may know who took part; nobody should learn which participants have the disease."),
            example=mark(
                "All employees of a hospital gave blood. Which of them have the disease must not follow from the release."
            ),
            attacker_knows=mark("The attacker knows all participants, but not who of them is a case."),
            source="Wang et al. 2009",
        ),
        Secret.TRAIT_VALUE: SecretDescription(
            title=mark("The value of somebody’s trait"),
            words=mark(
                "Everybody may know who took part; nobody should learn from the release what was measured in them."
            ),
            example=mark(
                "All members of a club gave blood. How much alcohol marker was found in whose blood must not follow from the release."
            ),
            attacker_knows=mark("The attacker knows all participants and their genomes, but not everybody’s value."),
            source=mark("this program: differential privacy of one replaced value"),
        ),
    }
)
