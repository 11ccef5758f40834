"""The uniform family 𝒟_N: every subset of the population is equally likely.  Li et al. 2013, §5.1."""

from __future__ import annotations

from typing import Any

from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.base.language import mark
from gwasprivacy.base.number_words import three_digits
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.sentences import tell
from gwasprivacy.membership.calibration_theorems import k_max_gamma
from gwasprivacy.membership.families.family import Adversary, PriorFamily
from gwasprivacy.membership.guarantee import PriorRange, Target, TargetKind
from gwasprivacy.membership.secrets import SamplingScheme, Secret, Sizes

LARGEST_K = 50  # γ is 1 to fifteen digits then


class Uniform(PriorFamily):
    """One attacker, of prior ½ about everybody; with ``k`` the guarantee is k-Max's, and there is no ε."""

    name = "uniform"
    title = mark("Knows nothing at all")
    short = mark("knows nothing")
    attacker = "uniform.attacker"
    assumes = "uniform.assumes"
    releases = "uniform.releases"
    calibration = "k-Max gives γ = (2^k − 1)/(2^k − 2); otherwise the formula at a = b = ½"
    source = mark("Li et al. 2013, §5.1, as corrected here (the empty dataset counts as rank 1)")
    who = mark("someone who knows nothing at all")
    fixed_belief_words = mark("Gives everybody a 50 % prior; there is nothing to choose.")
    secrets = (Secret.PARTICIPATION,)
    serves_traits = True
    without_secret = mark("A fixed number of cases among known participants is not a uniformly random subset.")
    uses_prior = False
    fields = ("k",)
    instead_of_no_epsilon = "leave-k-out"

    def sizes_of(self, secret: Secret, sampling: SamplingScheme | None = None) -> tuple[Sizes, ...]:
        return (Sizes.ABOUT,)

    def settled(self, model: Adversary) -> dict[str, Any]:
        fields: dict[str, Any] = {"prior": PriorRange.single(0.5)}
        if model.k is not None:
            fields["target"] = Target(TargetKind.GAMMA, k_max_gamma(model.k))
        return fields

    def two_sided(self, model: Adversary) -> bool:
        """k-Max bounds only the belief that somebody took part."""
        return model.k is None

    def why_no_epsilon(self, model: Adversary) -> str:
        if model.k is None:
            return ""
        return mark("k-Max is not a differentially private mechanism: it has a γ against the uniform family, and no ε.")

    def protects_outside(self, model: Adversary) -> bool:
        return model.k is None

    def check_release(self, model: Adversary, *, counts: bool) -> None:
        if model.k is not None:
            raise PrivacyRefusal(
                "guarantee.no-epsilon", remedy="leave-k-out-publish-counts", reason=Phrase(self.why_no_epsilon(model))
            )

    def covered_words(self, model: Adversary) -> str:
        if model.k is None:
            return ""
        return tell("uniform.covers-alone", gamma=three_digits(model.gamma))

    def release_words(self, model: Adversary) -> str:
        if model.k is None:
            return ""
        return tell("uniform.k-max", k=model.k)


UNIFORM = Uniform()
