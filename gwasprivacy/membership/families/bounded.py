"""The bounded family 𝒟_B[a,b]: attackers who know the study’s size.  Li et al. 2013; Tramèr et al. 2015."""

from __future__ import annotations

from gwasprivacy.base.language import mark, say
from gwasprivacy.base.number_words import percent, three_digits
from gwasprivacy.membership.families.family import Adversary, PriorFamily
from gwasprivacy.membership.secrets import Secret

SELECTIONS = mark(
    "Every selection of SNPs (exponential, permute-and-flip, Laplace, joint, significant set), "
    "with noisy scores of the selected SNPs if wanted; noisy scores and counts of SNPs named beforehand; the number of "
    "significant SNPs."
)


class Bounded(PriorFamily):
    """Independent participation given a known size, with beliefs in [a, b] given that size, or certainty."""

    name = "bounded"
    title = mark("Knows the study’s size")
    short = mark("knows the study’s size")
    attacker = mark(
        "Someone who knows how many cases and controls the study has, and has their own guess, person by "
        "person, of who took part. They may know the genomes of everybody, also of every participant but one."
    )
    assumes = mark(
        "Beforehand, whether one person took part says nothing about another, except that the group sizes "
        "are fixed. Given those sizes, the attacker is either certain about a person or believes in their "
        "participation with a probability inside the chosen range."
    )
    case_status_words = (
        mark(
            "Someone who knows who took part and how many of them are cases, and has their own guess, person by person, of "
            "who is one. They may know the genomes of everybody, and of every participant but two whether they are a case."
        ),
        mark(
            "Beforehand, whether one participant is a case says nothing about another, except that the number of cases is "
            "fixed. Given that number, the attacker is either certain about a participant or believes with a probability "
            "inside the chosen range that they are a case."
        ),
    )
    secrets = (Secret.PARTICIPATION, Secret.CASE_STATUS, Secret.TRAIT_VALUE)
    without_secret = ""
    serves_traits = True
    trait_words = (
        mark(
            "Someone who knows how many people the study has, and has their own guess, person by person, of who took part. "
            "They may know the genomes and the trait of everybody, also of every participant but one."
        ),
        mark(
            "Beforehand, whether one person took part says nothing about another, except that the number of participants is "
            "fixed. Given it, the attacker is either certain about a person or believes in their participation with a "
            "probability inside the chosen range."
        ),
    )
    total_words = (
        mark(
            "Someone who knows how many people took part, but not how many of them are cases, and has their own guess, person "
            "by person, of who took part. They may know the genomes and the diagnosis of everybody, also of every participant "
            "but one."
        ),
        mark(
            "Beforehand, whether one person took part says nothing about another, except that the number of all participants is "
            "fixed. Given it, the attacker is either certain about a person or believes in their participation with a "
            "probability inside the chosen range."
        ),
    )
    trait_value_words = (
        mark(
            "Someone who knows who took part and all their genomes, and has their own guess, person by person, of the trait. "
            "They may know the value of every participant but one."
        ),
        mark(
            "Beforehand, the value of one participant says nothing about another’s. To a yes-or-no question about one "
            "participant’s value (is it above 30?) the attacker is either certain of the answer or believes in yes with a "
            "probability inside the chosen range."
        ),
    )
    releases = SELECTIONS
    calibration = "ε = ln(1 + (γ − 1)/max(1 − aγ, b)); for any prior ε = ln γ"
    source = "Li et al. 2013, Theorem 4.8; Tramèr et al. 2015, Theorem 2"
    who = mark("an attacker")
    unknown_phenotype_is_enumerated = True

    def covered_words(self, model: Adversary) -> str:
        if model.secret is not Secret.TRAIT_VALUE:
            return ""
        return say(
            "The guarantee covers attackers who are {belief} of “yes” to a yes-or-no question about one participant’s "
            "value, or certain. For them γ = {gamma}. For any other prior, γ = {other} still holds.",
            belief=_belief(model),
            gamma=three_digits(model.gamma),
            other=three_digits(model.gamma_any_prior),
        )


def _belief(model: Adversary) -> str:
    prior = model.prior
    if prior.is_single:
        return say("{belief} sure", belief=percent(prior.low))
    return say("between {low} and {high} sure", low=percent(prior.low), high=percent(prior.high))


BOUNDED = Bounded()
