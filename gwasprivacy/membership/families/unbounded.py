"""The unbounded family 𝒟_I[a,b]: attackers who do not know the study's size.  Tramèr et al. 2015, Theorems 3 and 4."""

from __future__ import annotations

from gwasprivacy.base.language import mark
from gwasprivacy.membership.families.family import PriorFamily
from gwasprivacy.membership.secrets import Neighbours, Secret


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
    needs = (Neighbours.ADD_REMOVE,)
    releases = mark(
        "Genotype and allele counts; by total variation or the Kolmogorov distance also selections, with effects or noisy "
        "scores, noisy scores of named SNPs, and the number of SNPs above a threshold. Other scores need public group sizes."
    )
    calibration = "The same formula; differential privacy when somebody is added or removed"
    source = mark("Li et al. 2013; Tramèr et al. 2015, Theorems 3 and 4")
    who = mark("someone who does not know the study’s size")
    secrets = (Secret.PARTICIPATION,)
    without_secret = mark("Case status presupposes a known set of participants, so the study’s size is known too.")


UNBOUNDED = Unbounded()
