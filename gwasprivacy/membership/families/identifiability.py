"""Differential identifiability: all participants but one are known.  Lee & Clifton 2012; Li et al. 2013."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.language import mark, say
from gwasprivacy.base.number_words import percent
from gwasprivacy.membership.families.bounded import SELECTIONS
from gwasprivacy.membership.families.family import Adversary, PriorFamily
from gwasprivacy.membership.guarantee import PriorRange
from gwasprivacy.membership.secrets import Secret


class Identifiability(PriorFamily):
    """One unknown participant among m equally likely people, so every belief is 1/m or certainty."""

    name = "identifiability"
    title = mark("Knows all but one participant")
    short = mark("knows all but one participant")
    attacker = mark(
        "Someone who knows every participant but one, and has narrowed the last one down to m people "
        "who are all equally likely."
    )
    assumes = mark(
        "Every person is known to be in, known to be out, or one of the m equally likely candidates, "
        "of whom exactly one took part."
    )
    case_status_words = (
        mark(
            "Someone who knows who took part and who all the cases are but one, and has narrowed the last case down to m "
            "participants who are all equally likely."
        ),
        mark(
            "Every participant is known to be a case, known to be a control, or one of the m equally likely candidates, of "
            "whom exactly one is a case."
        ),
    )
    serves_traits = True
    releases = SELECTIONS
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
            who = say(
                "Someone who knows who has the disease and has narrowed the last unknown participant down to {worlds} equally "
                "likely people",
                worlds=model.worlds,
            )
        elif model.secret is Secret.PARTICIPATION:
            who = say(
                "Someone who has narrowed the last unknown participant down to {worlds} equally likely people",
                worlds=model.worlds,
            )
        else:
            who = say(
                "Someone who has narrowed the last unknown case down to {worlds} equally likely people",
                worlds=model.worlds,
            )
        if model.negative:
            return say(
                "{who} can become at most {most} and at least {least} sure of each.",
                who=who,
                most=percent(high, up=True),
                least=percent(low, up=False),
            )
        return say("{who} can become at most {most} sure of each.", who=who, most=percent(high, up=True))


IDENTIFIABILITY = Identifiability()
