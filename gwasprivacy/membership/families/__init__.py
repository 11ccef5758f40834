"""The families of priors: who the attacker may be, what is assumed, and what a release must satisfy.

One object per family, each in a file of its own; a new one needs its file and its place in ``FAMILIES``.
"""

from __future__ import annotations

from gwasprivacy.base.language import mark
from gwasprivacy.base.registry import Registry
from gwasprivacy.membership.families.bounded import BOUNDED
from gwasprivacy.membership.families.every_attacker import ALL
from gwasprivacy.membership.families.family import Adversary, PriorFamily
from gwasprivacy.membership.families.identifiability import IDENTIFIABILITY
from gwasprivacy.membership.families.sampled import SAMPLED
from gwasprivacy.membership.families.unbounded import UNBOUNDED
from gwasprivacy.membership.families.uniform import UNIFORM

__all__ = [
    "ALL",
    "BOUNDED",
    "FAMILIES",
    "IDENTIFIABILITY",
    "SAMPLED",
    "UNBOUNDED",
    "UNIFORM",
    "Adversary",
    "PriorFamily",
    "families_with",
]

FAMILIES: Registry[PriorFamily] = Registry(
    mark("family of priors"), (BOUNDED, UNBOUNDED, IDENTIFIABILITY, SAMPLED, UNIFORM, ALL)
)
"""Every family by its name, in the order of lists."""


def families_with(field: str) -> tuple[PriorFamily, ...]:
    """The families that use a field which only some have."""
    return tuple(family for family in FAMILIES.values() if field in family.fields)
