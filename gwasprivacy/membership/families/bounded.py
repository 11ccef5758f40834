"""The bounded family 𝒟_B[a,b]: attackers who know the study’s size.  Li et al. 2013; Tramèr et al. 2015."""

from __future__ import annotations

from gwasprivacy.base.language import mark
from gwasprivacy.base.number_words import percent, three_digits
from gwasprivacy.base.sentences import tell
from gwasprivacy.membership.families.family import Adversary, PriorFamily
from gwasprivacy.membership.secrets import Secret


class Bounded(PriorFamily):
    """Independent participation given a known size, with beliefs in [a, b] given that size, or certainty."""

    name = "bounded"
    title = mark("Knows the study’s size")
    short = mark("knows the study’s size")
    attacker = "bounded.attacker"
    assumes = "bounded.assumes"
    case_status_words = ("bounded.attacker-of-case-status", "bounded.assumes-of-case-status")
    secrets = (Secret.PARTICIPATION, Secret.CASE_STATUS, Secret.TRAIT_VALUE)
    without_secret = ""
    serves_traits = True
    trait_words = ("bounded.attacker-of-trait", "bounded.assumes-of-trait")
    total_words = ("bounded.attacker-of-total", "bounded.assumes-of-total")
    trait_value_words = ("bounded.attacker-of-value", "bounded.assumes-of-value")
    releases = "bounded.releases"
    calibration = "ε = ln(1 + (γ − 1)/max(1 − aγ, b)); for any prior ε = ln γ"
    source = "Li et al. 2013, Theorem 4.8; Tramèr et al. 2015, Theorem 2"
    who = mark("an attacker")
    unknown_phenotype_is_enumerated = True

    def covered_words(self, model: Adversary) -> str:
        if model.secret is not Secret.TRAIT_VALUE:
            return ""
        return tell(
            "bounded.covered",
            belief=_belief(model),
            gamma=three_digits(model.gamma),
            other=three_digits(model.gamma_any_prior),
        )


def _belief(model: Adversary) -> str:
    prior = model.prior
    if prior.is_single:
        return tell("belief.sure", belief=percent(prior.low))
    return tell("belief.between-sure", low=percent(prior.low), high=percent(prior.high))


BOUNDED = Bounded()
