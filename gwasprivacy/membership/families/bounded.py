"""The bounded family 𝒟_B[a,b]: attackers who know the study's size.  Li et al. 2013; Tramèr et al. 2015."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gwasprivacy.base.language import mark, say
from gwasprivacy.base.number_words import percent, three_digits
from gwasprivacy.membership.families.family import Adversary, GalleryEntry, PriorFamily
from gwasprivacy.membership.promise import PriorRange
from gwasprivacy.membership.secrets import Neighbours, Secret

SELECTIONS = mark(
    "Every selection of SNPs (exponential, permute-and-flip, Laplace, joint, significant set), "
    "with noisy scores of the selected SNPs if wanted; noisy scores and counts of SNPs named beforehand; the number of "
    "significant SNPs."
)


class Bounded(PriorFamily):
    """Independent participation given a known size, with beliefs in [a, b] given that size, or certainty."""

    name = "bounded"
    title = mark("Knows the study's size")
    short = mark("knows the study's size")
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
    needs = (Neighbours.REPLACE_ONE, Neighbours.SWAP, Neighbours.REPLACE_TRAIT)
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
    trait_value_words = (
        mark(
            "Someone who knows who took part and all their genomes, and has their own guess, person by person, of the trait. "
            "They may know the value of every participant but one."
        ),
        mark(
            "Beforehand, the value of one participant says nothing about another's. To a yes-or-no question about one "
            "participant's value (is it above 30?) the attacker is either certain of the answer or believes in yes with a "
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
            "The guarantee covers attackers who are {belief} of “yes” to a yes-or-no question about one participant's "
            "value, or certain. For them γ = {gamma}. For any other prior, γ = {other} still holds.",
            belief=_belief(model),
            gamma=three_digits(model.gamma),
            other=three_digits(model.gamma_any_prior),
        )

    @property
    def gallery(self) -> tuple[GalleryEntry, ...]:
        """The usual special cases, by what they believe."""
        return (
            GalleryEntry(
                key="even",
                title=mark("Coin-flip attacker (50 % prior)"),
                who=mark("someone for whom membership is a coin flip"),
                words=mark(
                    "Has everybody's genomes and considers membership a coin flip: the attacker of the published "
                    "attacks (Homer, Wang)."
                ),
                place=10,
                matches=lambda model: model.invited is None and model.prior == PriorRange.single(0.5),
                claim=lambda model, n_cases, n_people: {"prior": PriorRange.single(0.5), "invited": None},
            ),
            GalleryEntry(
                key="invited",
                title=mark("Knows who was invited"),
                who=mark("someone who knows who was invited"),
                words=mark("Knows the list of people who could have taken part and how many did, nothing else."),
                place=20,
                matches=lambda model: model.invited is not None and model.prior.is_single,
                claim=_invited,
            ),
            GalleryEntry(
                key="range",
                title=mark("Custom prior range"),
                who=self.who,
                words=mark("Has a prior about each person; you choose the lowest and the highest."),
                place=30,
                matches=lambda model: not model.prior.is_any,
                claim=_range,
            ),
            GalleryEntry(
                key="worst",
                title=mark("Any prior: the worst case"),
                who=mark("anyone, whatever their prior"),
                words=mark(
                    "May have any prior about each person, up to near certainty. This is plain differential privacy."
                ),
                place=40,
                matches=lambda model: model.prior.is_any,
                claim=lambda model, n_cases, n_people: {"prior": PriorRange.any(), "invited": None},
            ),
        )


def _belief(model: Adversary) -> str:
    prior = model.prior
    if prior.is_single:
        return say("{belief} sure", belief=percent(prior.low))
    return say("between {low} and {high} sure", low=percent(prior.low), high=percent(prior.high))


def _invited(model: Adversary, n_cases: int, n_people: int) -> Mapping[str, Any]:
    """Without counts of their own, one invited person in four took part; for case status the counts are the study's."""
    counts = (n_cases, n_people) if model.secret is Secret.CASE_STATUS else model.invited or (n_people, 4 * n_people)
    return {"prior": PriorRange.invited(*counts), "invited": counts}


def _range(model: Adversary, n_cases: int, n_people: int) -> Mapping[str, Any]:
    prior = model.prior
    return {"prior": PriorRange(0.25, 0.75) if prior.is_any or prior.is_single else prior, "invited": None}


BOUNDED = Bounded()
