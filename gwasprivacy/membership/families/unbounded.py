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
    attacker = mark(
        "Someone who does not know how many people took part, and has their own guess, person by person, of who did."
    )
    assumes = mark(
        "Beforehand, whether one person took part says nothing about another. The number of participants "
        "is itself kept secret, so the report may not state it."
    )
    releases = mark(
        "Genotype and allele counts; by total variation or the Kolmogorov distance also selections, with effects or noisy "
        "scores, noisy scores of named SNPs, and the number of SNPs above a threshold. Other scores need public group sizes."
    )
    calibration = "The same formula; differential privacy when somebody is added or removed"
    source = mark("Li et al. 2013; Tramèr et al. 2015, Theorems 3 and 4")
    who = mark("someone who does not know the exact numbers")
    secrets = (Secret.PARTICIPATION, Secret.CASE_STATUS)
    serves_traits = True
    trait_words = (
        mark(
            "Someone who does not know how many people took part, and has their own guess, person by person, of who did. They may "
            "know the genomes and the trait of everybody, also of every participant but one."
        ),
        assumes,
    )
    case_status_words = (
        mark(
            "Someone who knows who took part, but not how many of them are cases, and has their own guess, person by person, "
            "of who is one. They may know the genomes of everybody, and of every participant but one whether they are a case."
        ),
        mark(
            "Beforehand, whether one participant is a case says nothing about another. The number of cases is itself kept "
            "secret, so the report may not state it. The attacker is either certain about a participant or believes with a "
            "probability inside the chosen range that they are a case."
        ),
    )

    def sizes_of(self, secret: Secret, sampling: SamplingScheme | None = None) -> tuple[Sizes, ...]:
        """Who took part may be known to everybody where case status is the secret, and so how many."""
        return (Sizes.ABOUT, Sizes.TOTAL) if secret is Secret.CASE_STATUS else (Sizes.ABOUT,)


UNBOUNDED = Unbounded()
