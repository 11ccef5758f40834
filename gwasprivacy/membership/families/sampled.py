"""A study that is a secret sample of a biobank.  Li, Qardaji & Su 2012."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any

from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.language import mark, say
from gwasprivacy.base.number_words import percent
from gwasprivacy.membership import calibration_theorems as calibration
from gwasprivacy.membership.families.family import Adversary, PriorFamily
from gwasprivacy.membership.loss import Spend, Total
from gwasprivacy.membership.secrets import SamplingScheme, Secret, Sizes


class Sampled(PriorFamily):
    """Beliefs about being in the biobank; the draw, at rate β, and the noise protect its members together."""

    name = "sampled"
    title = mark("The study is a secret sample of a biobank")
    short = mark("the study is a secret sample")
    attacker = mark(
        "Someone who has their own guess of who is in the biobank, and does not know whom the study drew from it."
    )
    assumes = mark(
        "The study is a fresh random sample of the biobank with a known rate, and who was drawn stays secret for "
        "ever. The guarantee is about presence in the biobank; people known to be in the biobank, or whose "
        "participation itself is the secret, are protected by the mechanism’s own ε only."
    )
    releases = mark(
        "A fixed-size sample without replacement: every kind of release. "
        "A Poisson sample: counts, and selections and noisy scores by total variation or the Kolmogorov distance, since its size is random."
    )
    calibration = "ε = ln(1 + β(e^ε₀ − 1)), where ε₀ is what the mechanism is run with"
    source = "Li, Qardaji & Su 2012; Li et al. 2013"
    who = mark("someone who does not know who was sampled")
    secrets = (Secret.PARTICIPATION,)
    without_secret = mark(
        "Case status presupposes that everybody knows who took part, but sampling protects only while nobody knows who "
        "was drawn."
    )
    fields = ("sampling_rate", "sampling")
    usual = MappingProxyType({"sampling_rate": 0.1, "sampling": SamplingScheme.FIXED_SIZE})

    def settled(self, model: Adversary) -> dict[str, Any]:
        if model.sampling_rate is None:
            raise InvalidPlan("adversary.rate-missing", field="adversary.sampling_rate")
        return {"sampling": model.sampling or SamplingScheme.FIXED_SIZE}

    def sizes_of(self, secret: Secret, sampling: SamplingScheme | None = None) -> tuple[Sizes, ...]:
        """The size of a Poisson sample is random, and would tell that somebody was drawn; a fixed number of each group is drawn else."""
        return (Sizes.ABOUT,) if sampling is SamplingScheme.POISSON else (Sizes.ALL,)

    def entity_epsilon_of(self, model: Adversary, mechanism_epsilon: float) -> float:
        return super().entity_epsilon_of(model, calibration.sampled_epsilon(mechanism_epsilon, _rate(model)))

    def mechanism_epsilon_of(self, model: Adversary, entity_epsilon: float) -> float:
        return calibration.epsilon_before_sampling(super().mechanism_epsilon_of(model, entity_epsilon), _rate(model))

    def entity_total(self, model: Adversary, spends: Sequence[Spend]) -> Total:
        """One draw of the study serves all releases."""
        return Total.of(spends).sampled(_rate(model)).times(model.phenotype_factor * model.group_size)

    def event_words(self, group_size: int) -> str:
        if group_size == 1:
            return say("that a person is in the cohort that the study was drawn from")
        return say(
            "that a family of up to {size} people is in the cohort that the study was drawn from", size=group_size
        )

    def secret_words(self, secret: Secret, has_groups: bool = True) -> str:
        return say("nobody should learn from the release whether a particular person is in the cohort.")

    def belief_words(self, secret: Secret) -> str:
        return say("Beliefs are about somebody being in the cohort that the study was drawn from.")

    def believed(self, secret: Secret, belief: str) -> str:
        return say("Prior of presence in the biobank {belief}", belief=belief)

    def whose_secret(self, model: Adversary, *, odds: bool) -> str:
        family = model.group_size > 1
        if odds:
            return say("any family’s presence in the biobank") if family else say("anyone’s presence in the biobank")
        return say("that a family is in the biobank") if family else say("that a person is in the biobank")

    def more_assumptions(self, model: Adversary) -> tuple[str, ...]:
        scheme = (
            say("everybody in the cohort was drawn independently with the same probability")
            if model.sampling is SamplingScheme.POISSON
            else say(
                "a fixed number of each group was drawn without replacement (the rate is the larger of the groups’ rates)"
            )
        )
        return (
            say(
                "The study is a secret sample: {scheme}, at a rate of {rate}. A member of the cohort is protected by the draw and "
                "the noise together. If it becomes known who was drawn, only the noise is left.",
                scheme=scheme,
                rate=percent(_rate(model)),
            ),
        )


def _rate(model: Adversary) -> float:
    assert model.sampling_rate is not None
    return model.sampling_rate


SAMPLED = Sampled()
