"""A study that is a secret sample of a biobank.  Li, Qardaji & Su 2012."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any

from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.language import mark
from gwasprivacy.base.number_words import percent
from gwasprivacy.base.sentences import tell
from gwasprivacy.membership import calibration_theorems as calibration
from gwasprivacy.membership.families.family import Adversary, PriorFamily
from gwasprivacy.membership.loss import Spend, Total
from gwasprivacy.membership.secrets import SamplingScheme, Secret, Sizes


class Sampled(PriorFamily):
    """Beliefs about being in the biobank; the draw, at rate β, and the noise protect its members together."""

    name = "sampled"
    title = mark("The study is a secret sample of a biobank")
    short = mark("the study is a secret sample")
    attacker = "sampled.attacker"
    assumes = "sampled.assumes"
    releases = "sampled.releases"
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
            return tell("sampled.person-in-cohort")
        return tell("sampled.family-in-cohort", size=group_size)

    def secret_words(self, secret: Secret, has_groups: bool = True) -> str:
        return tell("sampled.secret")

    def belief_words(self, secret: Secret) -> str:
        return tell("sampled.beliefs")

    def believed(self, secret: Secret, belief: str) -> str:
        return tell("sampled.prior", belief=belief)

    def whose_secret(self, model: Adversary, *, odds: bool) -> str:
        family = model.group_size > 1
        if odds:
            return tell("sampled.any-familys-presence") if family else tell("sampled.anyones-presence")
        return tell("sampled.family-in-biobank") if family else tell("sampled.person-in-biobank")

    def more_assumptions(self, model: Adversary) -> tuple[str, ...]:
        scheme = tell("sampled.poisson") if model.sampling is SamplingScheme.POISSON else tell("sampled.fixed-number")
        return (tell("sampled.scheme", scheme=scheme, rate=percent(_rate(model))),)


def _rate(model: Adversary) -> float:
    assert model.sampling_rate is not None
    return model.sampling_rate


SAMPLED = Sampled()
