"""What a family of priors is: an object with everything about one kind of attacker.

A family 𝒟 is a set of distributions over datasets, one for every attacker that a guarantee covers (Li et al., CCS'13).
The adversary model, its rules, its words, plans, the verifier, the command line and the window ask the object; nothing
else knows families by name.  A new family is a subclass of :class:`PriorFamily` in its own file.

The mathematics is in :mod:`gwasprivacy.membership.calibration_theorems`, :mod:`gwasprivacy.membership.loss` and
:mod:`gwasprivacy.lab.theory`; the methods here say which of it holds.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from types import MappingProxyType
from typing import Any, ClassVar, Protocol

import numpy as np

from gwasprivacy.base.language import mark
from gwasprivacy.base.sentences import tell
from gwasprivacy.membership import calibration_theorems as calibration
from gwasprivacy.membership.attack_guarantee import ATTACKS, MembershipTests
from gwasprivacy.membership.calibration_theorems import Numbers
from gwasprivacy.membership.guarantee import PriorRange, Target, TargetKind
from gwasprivacy.membership.loss import Loss, Spend, Total
from gwasprivacy.membership.secrets import SECRETS, Neighbours, SamplingScheme, Secret, Sizes


class Adversary(Protocol):
    """What families, rules, words and files may ask of an adversary model."""

    @property
    def family(self) -> PriorFamily: ...
    @property
    def secret(self) -> Secret: ...
    @property
    def phenotype_known(self) -> bool: ...
    @property
    def sizes(self) -> Sizes: ...
    @property
    def n_strata(self) -> int: ...
    @property
    def has_groups(self) -> bool: ...
    @property
    def prior(self) -> PriorRange: ...
    @property
    def target(self) -> Target: ...
    @property
    def negative(self) -> bool: ...
    @property
    def group_size(self) -> int: ...
    @property
    def worlds(self) -> int | None: ...
    @property
    def sampling_rate(self) -> float | None: ...
    @property
    def sampling(self) -> SamplingScheme | None: ...
    @property
    def invited(self) -> tuple[int, int] | None: ...
    @property
    def k(self) -> int | None: ...
    @property
    def loss(self) -> Loss: ...
    @property
    def pure_epsilon(self) -> float | None: ...

    @property
    def neighbours(self) -> Neighbours: ...
    @property
    def two_sided(self) -> bool: ...
    @property
    def phenotype_factor(self) -> int: ...
    @property
    def likelihood_ratio(self) -> float: ...
    @property
    def entity_epsilon(self) -> float: ...
    @property
    def epsilon(self) -> float: ...
    @property
    def gamma(self) -> float: ...
    @property
    def gamma_any_prior(self) -> float: ...
    @property
    def cap(self) -> float: ...
    def why_no_epsilon(self) -> str: ...
    def posterior_bounds(self, prior: Numbers) -> tuple[Any, Any]: ...


def by_attack(model: Adversary) -> bool:
    """Whether the guarantee is one by advantage or TPR for a loss of which more than ε is known.

    With ε alone such a guarantee is one about R, with the R that it always had.
    """
    return model.target.kind in ATTACKS and not model.loss.is_pure


class PriorFamily:
    """One family of priors; what a subclass leaves out is as for attackers who know the study's size."""

    # ------------------------------------------------------------------ in words

    name: ClassVar[str]
    """As plans and the command line write it."""
    title: ClassVar[str]
    short: ClassVar[str]
    """The attacker in a few words, for a list of options."""
    attacker: ClassVar[str]
    """Who the attacker is: full sentences, or their name in ``resources/sentences``; so the three below and ``releases``."""
    assumes: ClassVar[str]
    """What they may believe: full sentences."""
    case_status_words: ClassVar[tuple[str, str] | None] = None
    """``attacker`` and ``assumes`` where case status is the secret; None: they say it already."""
    trait_words: ClassVar[tuple[str, str] | None] = None
    total_words: ClassVar[tuple[str, str] | None] = None
    """The same where participation is the secret of a study of a quantitative trait."""
    trait_value_words: ClassVar[tuple[str, str] | None] = None
    """The same where the trait's value is the secret."""
    serves_traits: ClassVar[bool] = False
    """Whether the family's proof is known to hold in studies of a quantitative trait, which have no groups."""
    releases: ClassVar[str]
    """Which releases serve the family: full sentences."""
    calibration: ClassVar[str]
    """The formula from guarantee to ε."""
    source: ClassVar[str]
    who: ClassVar[str]
    """Completes "Against …"; marked for translation, as the gallery's texts are."""
    fixed_belief_words: ClassVar[str] = ""
    """What stands in the place of a choice of beliefs where there is none, marked for translation; "" for nothing."""

    # ------------------------------------------------------------------ what it has and needs

    possible: ClassVar[bool] = True
    """Whether any release can serve the family; where none can, no model has numbers."""
    secrets: ClassVar[tuple[Secret, ...]] = (Secret.PARTICIPATION, Secret.CASE_STATUS)
    without_secret: ClassVar[str] = mark(
        "Its proof is about who is among the participants, not about what was measured in them."
    )
    """Why a secret that is not among ``secrets`` cannot be kept."""
    uses_prior: ClassVar[bool] = True
    """Whether the range of beliefs is the user's to choose."""
    fields: ClassVar[tuple[str, ...]] = ()
    """Fields of the model that only some families have, and this one uses: worlds, sampling_rate, sampling, k."""
    usual: ClassVar[Mapping[str, Any]] = MappingProxyType({})
    """Values of its fields for somebody who has just chosen the family."""
    prior_is_share_of_cases: ClassVar[bool] = True
    """Whether, for case status, beliefs must allow for the public share of cases among the participants."""
    unknown_phenotype_is_enumerated: ClassVar[bool] = False
    """Whether the verifier can write out an attacker who does not know who has the disease."""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other)

    def __hash__(self) -> int:
        return hash(type(self))

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"<family {self.name}>"

    instead_of_no_epsilon: ClassVar[str] = "another-family"
    """What to do where a model has no ε."""

    # ------------------------------------------------------------------ fields of a model

    def settled(self, model: Adversary) -> dict[str, Any]:
        """The model's fields that belong to the family or follow from it, in their own types; InvalidPlan where wrong."""
        return {}

    # ------------------------------------------------------------------ refusals

    def need_numbers(self) -> None:
        """PrivacyRefusal where no release can serve the family."""

    def why_no_epsilon(self, model: Adversary) -> str:
        """The reason why no ε can be had for ``model``; "" when it can."""
        return ""

    def two_sided(self, model: Adversary) -> bool:
        """Whether belief is bounded in both directions: by every release that has an ε, since how likely an output is moves by e^ε
        at most whichever of two neighbours comes first, people who join or leave included."""
        return True

    def protects_outside(self, model: Adversary) -> bool:
        """Whether anything is guaranteed to whoever believes something that the range does not cover."""
        return True

    def check_release(self, model: Adversary, *, counts: bool) -> None:
        """PrivacyRefusal where no release of the kind (``counts``: counts, else any other) serves ``model``.

        Neighbours and sensitivities are checked elsewhere.
        """

    # ------------------------------------------------------------------ from guarantee to ε

    def sizes_of(self, secret: Secret, sampling: SamplingScheme | None = None) -> tuple[Sizes, ...]:
        """What may be printed of the study's size where ``secret`` is kept from the family's attackers, the usual answer first."""
        return (Sizes.ALL, Sizes.TOTAL) if secret is Secret.PARTICIPATION else (Sizes.ALL,)

    def neighbours(self, model: Adversary) -> Neighbours:
        """The neighbour relation that a release's proof must have for ``model``."""
        if model.secret is Secret.TRAIT_VALUE:
            return Neighbours.REPLACE_TRAIT
        if model.secret is Secret.CASE_STATUS:
            return Neighbours.SWAP if model.sizes is Sizes.ALL else Neighbours.LABEL
        return {
            Sizes.ALL: Neighbours.REPLACE_ONE,
            Sizes.TOTAL: Neighbours.REPLACE_RECORD,
            Sizes.ABOUT: Neighbours.ADD_REMOVE,
        }[model.sizes]

    def phenotype_factor(self, model: Adversary) -> int:
        """How many groups an attacker may confuse who does not know who has the disease while both sizes are public: 2, else 1.

        With the sizes fixed, somebody's absence may mean one case more *and* one control fewer among the others, so two
        records differ (docs/theory/weighted-total-variation.md).  Where the sizes are free, one record differs.
        """
        confuses = model.has_groups and not model.phenotype_known
        return 2 if confuses and model.neighbours is Neighbours.REPLACE_ONE else 1

    def knows_diagnoses(self, model: Adversary) -> bool:
        """Whether the guarantee is only for attackers who know who has the disease; others could learn twice as much."""
        replaced = model.secret is Secret.PARTICIPATION and model.neighbours is Neighbours.REPLACE_ONE
        return replaced and model.has_groups and model.phenotype_known

    def knows_strata(self, model: Adversary) -> bool:
        """Whether the guarantee is only for attackers who know everybody's stratum; others could learn more."""
        replaced = model.secret is Secret.PARTICIPATION and model.neighbours is Neighbours.REPLACE_ONE
        return replaced and model.n_strata > 1

    def entity_epsilon_of(self, model: Adversary, mechanism_epsilon: float) -> float:
        """What the protected entity faces, in nats, when mechanisms spend ``mechanism_epsilon``."""
        return mechanism_epsilon * model.phenotype_factor * model.group_size

    def mechanism_epsilon_of(self, model: Adversary, entity_epsilon: float) -> float:
        """The ε to run a mechanism with so that the entity faces ``entity_epsilon``; inverse of the above."""
        return entity_epsilon / (model.phenotype_factor * model.group_size)

    def ratio_for_gamma(self, gamma: Numbers, low: Numbers, high: Numbers, *, negative: bool) -> Any:
        """R that keeps γ for every belief in [low, high] (``negative``: in both directions); floats or arrays."""
        ratio = calibration.likelihood_ratio_for_gamma(gamma, low, high)
        if negative:
            ratio = np.minimum(ratio, calibration.likelihood_ratio_for_gamma(gamma, 1.0 - high, 1.0 - low))
        return ratio

    def likelihood_ratio(self, model: Adversary) -> float:
        """R ≥ 1: the largest likelihood ratio about the entity that keeps the model's guarantee."""
        target, prior = model.target, model.prior
        if target.kind is TargetKind.EPSILON or by_attack(model):
            entity = self.entity_epsilon(model)
            return math.exp(entity) if entity < 700 else math.inf
        if target.kind is TargetKind.GAMMA:
            return _ratio_of(self, target.value, prior.low, prior.high, model.negative)
        if target.kind is TargetKind.CAP:
            ratio = calibration.likelihood_ratio_for_cap(target.value, prior.high)
            if model.negative:
                ratio = min(ratio, calibration.likelihood_ratio_for_cap(target.value, 1.0 - prior.low))
            return ratio
        return self.tests(model).ratio_alone(target)

    def entity_epsilon(self, model: Adversary) -> float:
        """ln R, in nats, exact also where it is tiny."""
        target, prior = model.target, model.prior
        if target.kind is TargetKind.EPSILON or by_attack(model):
            return self.entity_epsilon_of(model, self.mechanism_epsilon(model))
        if target.kind is TargetKind.GAMMA:
            epsilon = _epsilon_of(target.value, prior.low, prior.high)
            if model.negative:
                epsilon = min(epsilon, _epsilon_of(target.value, *prior.mirrored()))
            return epsilon
        return math.log(self.likelihood_ratio(model))

    def mechanism_epsilon(self, model: Adversary) -> float:
        """The ε in nats that the mechanism is run with, after every correction."""
        if model.target.kind is TargetKind.EPSILON:
            return model.target.value
        if by_attack(model):
            return self.tests(model).epsilon(model.target, model.loss, model.pure_epsilon)
        return self.mechanism_epsilon_of(model, self.entity_epsilon(model))

    def entity_total(self, model: Adversary, spends: Sequence[Spend]) -> Total:
        """What the protected entity faces in all when mechanisms spend ``spends`` on the same study."""
        return Total.of(spends, model.phenotype_factor * model.group_size)

    def tests(self, model: Adversary) -> MembershipTests:
        """What membership tests can reach."""
        return MembershipTests(
            total=partial(self.entity_total, model),
            mechanism_epsilon_of=partial(self.mechanism_epsilon_of, model),
        )

    def gamma_for(self, model: Adversary, entity_epsilon: float) -> float:
        """The γ that ``entity_epsilon`` buys for every belief of the model's range.  Tramèr Eq. 11."""
        prior = model.prior
        gamma = calibration.gamma_for_epsilon(entity_epsilon, prior.low, prior.high)
        if model.negative:
            gamma = max(gamma, calibration.gamma_for_epsilon(entity_epsilon, *prior.mirrored()))
        return gamma

    # ------------------------------------------------------------------ sentences of its own

    def attacker_words(self, model: Adversary) -> str:
        """Who the attacker is."""
        own = self._own_words(model)
        return tell(self.attacker if own is None else own[0])

    def assumes_words(self, model: Adversary) -> str:
        """What they may believe beforehand."""
        own = self._own_words(model)
        return tell(self.assumes if own is None else own[1])

    def _own_words(self, model: Adversary) -> tuple[str, str] | None:
        if model.secret is Secret.TRAIT_VALUE:
            return self.trait_value_words
        if model.secret is Secret.CASE_STATUS:
            return self.case_status_words
        if not model.has_groups:
            return self.trait_words
        return self.total_words if model.sizes is Sizes.TOTAL else None

    def secret_words(self, secret: Secret, has_groups: bool = True) -> str:
        """What nobody should learn."""
        if secret is Secret.PARTICIPATION and not has_groups:
            knows = tell("assumed.trait-may-be-known")
        else:
            knows = tell(SECRETS[secret].attacker_knows)
        return f"{tell(SECRETS[secret].words)} {knows}"

    def belief_words(self, secret: Secret) -> str:
        """What a table of beliefs is about."""
        return " ".join((tell("assumed.belief-about-one"), tell(SECRETS[secret].words)))

    def believed(self, secret: Secret, belief: str) -> str:
        """The beginning of a sentence about somebody of whom an attacker is ``belief`` ("25 %") sure."""
        if secret is Secret.CASE_STATUS:
            return tell("prior.of-being-a-case", belief=belief)
        if secret is Secret.TRAIT_VALUE:
            return tell("prior.of-yes", belief=belief)
        return tell("prior.of-participation", belief=belief)

    def whose_secret(self, model: Adversary, *, odds: bool) -> str:
        """What nobody becomes sure of, to stand after "sure", or (``odds``) whose secret it is, of which the odds change."""
        family = model.group_size > 1
        if model.secret is Secret.CASE_STATUS:
            if odds:
                return tell("event.any-familys-diagnosis") if family else tell("event.anyones-diagnosis")
            return tell("event.about-familys-diagnosis") if family else tell("event.about-persons-diagnosis")
        if model.secret is Secret.TRAIT_VALUE:
            if odds:
                return tell("event.any-familys-values") if family else tell("event.anyones-value")
            return tell("event.about-familys-values") if family else tell("event.about-persons-value")
        if odds:
            return tell("event.any-familys-participation") if family else tell("event.anyones-participation")
        return tell("event.family-took-part") if family else tell("event.person-took-part")

    def ratio_words(self, model: Adversary) -> str:
        """How R follows from the guarantee, where Theorem 2 at the ends of the range does not say it; else ""."""
        return ""

    def sentence(self, model: Adversary) -> str:
        """The guarantee in one plain sentence where the usual one does not fit; else ""."""
        return ""

    def event_words(self, group_size: int) -> str:
        """What the attacker is unsure of where participation is the secret: "that a patient took part"."""
        if group_size == 1:
            return tell("event.patient-took-part")
        return tell("event.family-of-up-to-took-part", size=group_size)

    def covered_words(self, model: Adversary) -> str:
        """Who is covered, where "attackers who believe between a and b" does not fit; else ""."""
        return ""

    def release_words(self, model: Adversary) -> str:
        """What the release must be, where that is not differential privacy; else ""."""
        return ""

    def more_assumptions(self, model: Adversary) -> tuple[str, ...]:
        """What else must be true for the guarantee to hold."""
        return ()


# A window asks each of these two dozen times for every step of a drag, always about the same guarantee.


@lru_cache(maxsize=64)
def _epsilon_of(gamma: float, low: float, high: float) -> float:
    return calibration.epsilon_for_gamma(gamma, low, high)


@lru_cache(maxsize=64)
def _ratio_of(family: PriorFamily, gamma: float, low: float, high: float, negative: bool) -> float:
    return float(family.ratio_for_gamma(gamma, low, high, negative=negative))
