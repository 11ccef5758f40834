"""Differential identifiability: all participants but one are known.  Lee & Clifton 2012; Li et al. 2013."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.language import mark
from gwasprivacy.base.number_words import percent
from gwasprivacy.base.sentences import tell
from gwasprivacy.membership.families.family import Adversary, PriorFamily
from gwasprivacy.membership.guarantee import PriorRange
from gwasprivacy.membership.secrets import Secret


class Identifiability(PriorFamily):
    """One unknown participant among m equally likely people, so every belief is 1/m or certainty."""

    name = "identifiability"
    title = mark("Knows all but one participant")
    short = mark("knows all but one participant")
    attacker = "identifiability.attacker"
    assumes = "identifiability.assumes"
    case_status_words = ("identifiability.attacker-of-case-status", "identifiability.assumes-of-case-status")
    serves_traits = True
    releases = "bounded.releases"
    calibration = "e^ε = ρ(m − 1)/(1 − ρ) keeps the certainty about each candidate at or below ρ"
    source = "Lee & Clifton 2012; Li et al. 2013"
    who = mark("someone who knows all participants but one")
    uses_prior = False
    fields = ("worlds",)
    usual = MappingProxyType({"worlds": 100})
    prior_is_share_of_cases = False

    def settled(self, model: Adversary) -> dict[str, Any]:
        if model.worlds is None:
            raise InvalidPlan("adversary.worlds-missing", field="adversary.worlds")
        return {"prior": PriorRange.single(1.0 / model.worlds)}

    def sentence(self, model: Adversary) -> str:
        low, high = model.posterior_bounds(model.prior.low)
        if self.knows_diagnoses(model):
            who = tell("identifiability.who-knows-diagnoses", worlds=model.worlds)
        elif model.secret is Secret.PARTICIPATION:
            who = tell("identifiability.who", worlds=model.worlds)
        else:
            who = tell("identifiability.who-of-case-status", worlds=model.worlds)
        least, most = percent(low, up=False), percent(high, up=True)
        if model.negative:
            return tell("identifiability.at-most-and-at-least-sure", who=who, most=most, least=least)
        return tell("identifiability.at-most-sure", who=who, most=most)


IDENTIFIABILITY = Identifiability()
