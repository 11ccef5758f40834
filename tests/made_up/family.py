"""A family of priors that the program does not have: attackers who are never surer than a public cap."""

from __future__ import annotations

from typing import Any

from gwasprivacy.base.language import mark, say
from gwasprivacy.membership import calibration_theorems as calibration
from gwasprivacy.membership.families import Adversary, PriorFamily
from gwasprivacy.membership.guarantee import PriorRange, TargetKind
from gwasprivacy.membership.secrets import Secret


class AtMost(PriorFamily):
    """Any belief from 0 up to the cap (the upper end of the range), or certainty, given the study's size.

    What an attacker believes at least is never asked, so the range starts at 0, and γ allows R = γ as for any prior:
    Theorem 2 at a = 0 gives 1 + (γ − 1)/max(1, b).
    """

    name = "at-most"
    title = "Never surer than a public cap"
    short = "is never surer than a cap"
    attacker = "Someone who knows the study's size, and of whom the public knows how sure they can be at most."
    assumes = "Given the group sizes, the attacker believes in each participation with at most the public cap."
    releases = "What serves the bounded family."
    calibration = "ε = ln γ"
    source = "made up, for the tests"
    who = mark("someone who is never surer than a cap")
    secrets = (Secret.PARTICIPATION,)
    without_secret = "The public knows the share of cases already."

    def settled(self, model: Adversary) -> dict[str, Any]:
        return {"prior": PriorRange(0.0, model.prior.high)}

    def ratio_words(self, model: Adversary) -> str:
        return "However doubtful the attacker may be, e^ε = γ."

    def whose_secret(self, model: Adversary, *, odds: bool) -> str:
        return say("anybody's joining") if odds else say("that a person joined")


class Generous(AtMost):
    """The same family with a wrong calibration: the formula for exactly the cap, of which the family has more beliefs."""

    name = "generous"

    def likelihood_ratio(self, model: Adversary) -> float:
        assert model.target.kind is TargetKind.GAMMA
        return calibration.likelihood_ratio_for_gamma(model.target.value, model.prior.high, model.prior.high)

    def entity_epsilon(self, model: Adversary) -> float:
        assert model.target.kind is TargetKind.GAMMA
        return calibration.epsilon_for_gamma(model.target.value, model.prior.high, model.prior.high)


AT_MOST, GENEROUS = AtMost(), Generous()
