"""The unbounded family 𝒟_I[a,b]: attackers who do not know the study’s size.  Tramèr et al. 2015, Theorems 3 and 4."""

from __future__ import annotations

from gwasprivacy.base.language import mark
from gwasprivacy.membership.families.family import PriorFamily
from gwasprivacy.membership.secrets import SamplingScheme, Secret, Sizes


class Unbounded(PriorFamily):
    """Independent participation, with beliefs in [a, b] or certainty, and a size that is secret too."""

    name = "unbounded"
    title = mark("Does not know the study’s size")
    short = mark("does not know the study’s size")
    attacker = "unbounded.attacker"
    assumes = "unbounded.assumes"
    releases = "unbounded.releases"
    calibration = "The same formula; differential privacy when somebody is added or removed"
    source = mark("Li et al. 2013; Tramèr et al. 2015, Theorems 3 and 4")
    who = mark("someone who does not know the exact numbers")
    secrets = (Secret.PARTICIPATION, Secret.CASE_STATUS)
    serves_traits = True
    trait_words = (
        "unbounded.attacker-of-trait",
        assumes,
    )
    case_status_words = ("unbounded.attacker-of-case-status", "unbounded.assumes-of-case-status")

    def sizes_of(self, secret: Secret, sampling: SamplingScheme | None = None) -> tuple[Sizes, ...]:
        """Who took part may be known to everybody where case status is the secret, and so how many."""
        return (Sizes.ABOUT, Sizes.TOTAL) if secret is Secret.CASE_STATUS else (Sizes.ABOUT,)


UNBOUNDED = Unbounded()
