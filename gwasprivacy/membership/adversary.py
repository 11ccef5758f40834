"""The adversary model: who the attacker is, what they may believe, what is guaranteed, and the ε that follows.

The chain from guarantee to mechanism, for every family:

    target, prior range  →  R, the largest likelihood ratio about the protected entity  →  entity ε = ln R
    →  ÷ group size g    (an entity has up to g records; Li §3.1)
    →  ÷ 2               (participation, sizes fixed, but the attacker does not know who has the disease)
    →  undo the sampling (secret sample of rate β; Li, Qardaji & Su 2012)
    →  ε of the mechanism
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from gwasprivacy.base.declared_fields import members_of, settle
from gwasprivacy.base.errors import InvalidPlan, PrivacyRefusal
from gwasprivacy.base.json_forms import Record
from gwasprivacy.base.quantities import Chosen, Phrase, Share
from gwasprivacy.membership import adversary_rules, attack_bounds, wording
from gwasprivacy.membership import calibration_theorems as calibration
from gwasprivacy.membership.adversary_fields import AdversaryFields
from gwasprivacy.membership.attack_guarantee import ATTACKS, AttackBound
from gwasprivacy.membership.calibration_theorems import FloatArray, Numbers
from gwasprivacy.membership.epsilon_units import LARGEST_EPSILON, from_units, to_units
from gwasprivacy.membership.families import FAMILIES
from gwasprivacy.membership.guarantee import (
    PriorRange,
    Target,
    TargetKind,
)
from gwasprivacy.membership.loss import PURE, Loss, Spend, Total
from gwasprivacy.membership.secrets import Neighbours

__all__ = ["AdversaryModel", "PriorRange", "Target", "TargetKind"]


@dataclass(frozen=True, slots=True, kw_only=True)
class AdversaryModel(AdversaryFields):
    """An attacker and a guarantee against them; valid from construction.

    InvalidPlan (with the field's path) for values out of range; PrivacyRefusal for combinations that cannot be had.
    """

    def __post_init__(self) -> None:
        settle(self, "adversary")
        for name, value in adversary_rules.settled_fields(self).items():
            object.__setattr__(self, name, value)
        adversary_rules.check(self)

    # ------------------------------------------------------------------ what follows

    def why_no_epsilon(self) -> str:
        """The reason why no ε can be had for this model, in words; empty when it can."""
        return self.family.why_no_epsilon(self)

    @property
    def protects_outside(self) -> bool:
        """Whether anything is guaranteed to whoever believes something that the range does not cover."""
        return self.family.protects_outside(self)

    @property
    def neighbours(self) -> Neighbours:
        """The neighbour relation that a release's proof must have for this model."""
        self.family.need_numbers()
        return self.family.neighbours(self)

    @property
    def two_sided(self) -> bool:
        """Whether lower posteriors, NMP and the two-sided attack bounds hold too."""
        return self.family.two_sided(self)

    @property
    def phenotype_factor(self) -> int:
        """2 where an attacker who does not know who has the disease may confuse the groups; else 1."""
        return self.family.phenotype_factor(self)

    @property
    def likelihood_ratio(self) -> float:
        """R: the largest likelihood ratio that the adversary faces for the protected entity; ≥ 1."""
        self.family.need_numbers()
        return self.family.likelihood_ratio(self)

    @property
    def entity_epsilon(self) -> float:
        """ln R, in nats: what the protected entity faces."""
        self.family.need_numbers()
        return self.family.entity_epsilon(self)

    def entity_epsilon_of(self, mechanism_epsilon: float) -> float:
        """What the entity faces when the mechanism (or a sum of releases on the same data) uses ``mechanism_epsilon``."""
        return self.family.entity_epsilon_of(self, float(mechanism_epsilon))

    def mechanism_epsilon_of(self, entity_epsilon: float) -> float:
        """The ε to run the mechanism with so that the entity faces ``entity_epsilon``; inverse of the above."""
        return self.family.mechanism_epsilon_of(self, float(entity_epsilon))

    @property
    def epsilon(self) -> float:
        """ε in nats that the mechanism is run with, after every correction.  PrivacyRefusal where there is none."""
        self.family.need_numbers()
        if reason := self.why_no_epsilon():
            raise PrivacyRefusal(
                "guarantee.no-epsilon", remedy=self.family.instead_of_no_epsilon, reason=Phrase(reason)
            )
        return self.family.mechanism_epsilon(self)

    @property
    def gamma(self) -> float:
        """The γ that holds for every prior of the range (in both directions if ``negative``).  Tramèr Eq. 11."""
        if self.target.kind is TargetKind.GAMMA:
            self.family.need_numbers()
            return self.target.value
        return self.family.gamma_for(self, self.entity_epsilon)

    @property
    def gamma_any_prior(self) -> float:
        """The γ that holds for whoever believes anything else: R.  Tramèr §3.4.  Always report it beside ``gamma``.

        ∞ where the guarantee holds for the beliefs of the range and nobody else (k-Max).
        """
        return self.likelihood_ratio if self.protects_outside else math.inf

    def _ratio_at(self, prior: FloatArray) -> Any:
        """R for each belief: ∞ where nothing is guaranteed."""
        if self.protects_outside:
            return self.likelihood_ratio
        return np.where((self.prior.low <= prior) & (prior <= self.prior.high), self.likelihood_ratio, np.inf)

    def gamma_at(self, prior: Numbers) -> Any:
        """γ for one belief (or an array of beliefs), inside or outside the range."""
        p = np.asarray(prior, dtype=np.float64)
        gamma = calibration.gamma_for_likelihood_ratio(self._ratio_at(p), p, p)
        if self.negative:
            gamma = np.maximum(gamma, calibration.gamma_for_likelihood_ratio(self.likelihood_ratio, 1.0 - p, 1.0 - p))
        return float(gamma) if p.ndim == 0 else gamma

    def posterior_bounds(self, prior: Numbers) -> tuple[Any, Any]:
        """(least, most) that somebody of belief ``prior`` can come to believe; floats or arrays.

        The least is 0 where only one direction is bounded (``two_sided`` false).
        """
        p = np.asarray(prior, dtype=np.float64)
        ratio = self._ratio_at(p)
        low: FloatArray | float = calibration.posterior_lower(ratio, p) if self.two_sided else np.where(p < 1, 0.0, 1.0)
        high = calibration.posterior_upper(ratio, p)
        return (float(low), float(high)) if p.ndim == 0 else (low, high)

    @property
    def cap(self) -> float:
        """The greatest certainty that anybody of the range can reach: the posterior bound at ``prior.high``."""
        return float(calibration.posterior_upper(self.likelihood_ratio, self.prior.high))

    # ------------------------------------------------------------------ membership tests, by kind of loss

    @property
    def own_spends(self) -> tuple[Spend, ...]:
        """The one release that the guarantee allows, as it spends: ε with the named ``loss``, and its ``pure_epsilon``."""
        if self.pure_epsilon is None:
            return (Spend(self.epsilon, self.loss),)
        units, pure = _units(self.epsilon), _units(self.pure_epsilon)
        return (Spend(from_units(max(units - pure, 0)), self.loss), Spend(from_units(min(pure, units))))

    @property
    def entity_total(self) -> Total:
        """Σε, Ση and Σρ that the protected entity faces in that release."""
        return self.family.entity_total(self, self.own_spends)

    @property
    def advantage_bound(self) -> float:
        """The largest TPR − FPR of any membership test, by the named ``loss``; rounded up."""
        if self.why_no_epsilon():
            return attack_bounds.advantage_bound_positive(self.likelihood_ratio)
        return self.advantage_after(self.own_spends)

    def tpr_bound(self, fpr: Numbers) -> Any:
        """The largest TPR of any membership test at a false positive rate (float or array), by the named ``loss``."""
        if self.why_no_epsilon():
            return attack_bounds.tpr_bound_positive(self.likelihood_ratio, fpr)
        return self.tpr_after(self.own_spends, fpr)

    def attack_bound(self, spends: Sequence[Spend]) -> AttackBound:
        """What no membership test exceeds after releases that spent ``spends`` (the mechanisms' ε)."""
        self.family.need_numbers()
        return self.family.tests(self).bound(spends)

    def advantage_after(self, spends: Sequence[Spend]) -> float:
        """The largest TPR − FPR of any membership test after releases that spent ``spends`` (the mechanisms' ε)."""
        return self.attack_bound(spends).advantage

    def tpr_after(self, spends: Sequence[Spend], fpr: Numbers) -> Any:
        """The largest TPR of any membership test at ``fpr`` (float or array) after releases that spent ``spends``."""
        return self.attack_bound(spends).tpr(fpr)

    @property
    def is_about_attacks(self) -> bool:
        """Whether the guarantee is one by advantage or TPR, so that it depends on how losses spread."""
        return self.target.kind in ATTACKS

    def keeps(self, spends: Sequence[Spend]) -> bool:
        """Whether releases that spent ``spends`` together keep the guarantee, by the best bound that is proven; no tolerance.

        By advantage or TPR each counts with its own kind of loss; by γ, cap or ε the sum of ε counts, in whole pico-ε.
        """
        if self.is_about_attacks:
            return self.family.tests(self).keep(self.target, spends)
        return sum(to_units(spend.epsilon) for spend in spends) <= _units(self.epsilon)

    def gamma_for_total_epsilon(self, total_mechanism_epsilon: float) -> float:
        """γ for the range after several releases whose mechanisms' ε sum to the given total: Eq. 11 on the sum.

        The releases must be on the same study (for a sampled study: the same draw) with the same secret and neighbours.
        γ's are never multiplied: the product can understate the loss.
        """
        self.family.need_numbers()
        return self.family.gamma_for(self, self.entity_epsilon_of(total_mechanism_epsilon))

    # ------------------------------------------------------------------ other ways to say it

    def with_target(self, target: Target) -> AdversaryModel:
        """The same attacker with another guarantee."""
        return replace(self, target=target)

    def sentence(self) -> str:
        """The guarantee in one plain sentence."""
        return wording.sentence(self)

    def assumptions(self) -> tuple[str, ...]:
        """What must be true for the guarantee to hold, and for whom it holds: full sentences for reports."""
        return wording.assumptions(self)

    # ------------------------------------------------------------------ plans

    def to_json(self) -> dict[str, Any]:
        """A JSON object that :meth:`from_json` reads back to an equal model; optional fields only where set."""
        return ADVERSARY.write(self)

    @classmethod
    def from_json(cls, obj: object, path: str = "adversary") -> AdversaryModel:
        """The model of a plan's JSON object.  InvalidPlan with the field's path for anything unknown or out of range."""
        return ADVERSARY.read(obj, path)


def _units(epsilon: float) -> int:
    """Whole pico-ε; no more than can be counted, which bounds that are 1 by then do not notice."""
    return to_units(min(epsilon, float(LARGEST_EPSILON)))


def _model_of(
    *, family: str, prior: PriorRange | None = None, loss: Loss | None = None, **fields: Any
) -> AdversaryModel:
    """A plan never leaves its guarantee to a default, nor replaces a prior that it gives by another without a word."""
    fields |= {"loss": PURE if loss is None else loss, "names_loss": loss is not None}
    chosen = FAMILIES[family]
    if prior is None:
        if chosen.uses_prior:
            raise InvalidPlan("field.missing", field="adversary.prior", remedy="any-prior")
        return AdversaryModel(family=chosen, **fields)
    model = AdversaryModel(family=chosen, prior=prior, **fields)
    if not (
        math.isclose(model.prior.low, prior.low, rel_tol=0, abs_tol=1e-12)
        and math.isclose(model.prior.high, prior.high, rel_tol=0, abs_tol=1e-12)
    ):
        raise InvalidPlan(
            "adversary.fixed-prior", field="adversary.prior", family=Chosen.of(chosen), prior=Share(model.prior.low)
        )
    return model


ADVERSARY = Record(
    _model_of,
    members_of(AdversaryModel),
    home="adversary",
    about="The attacker and the guarantee.",
)
"""The ``adversary`` object of a plan.  Family, secret, target and, where the family leaves it open, prior are required."""
