"""Promises about membership tests, by advantage or by TPR at an FPR: whether releases keep one, and the ε that one allows.

The best bound that is proven decides (:mod:`gwasprivacy.membership.loss`), or what ε alone allows where that is more.  There
is no tolerance: a bound, computed as it is shown, is at most the guarantee.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from gwasprivacy.membership import attack_bounds
from gwasprivacy.membership.calibration_theorems import Numbers
from gwasprivacy.membership.epsilon_units import LARGEST_EPSILON, from_units, to_units
from gwasprivacy.membership.guarantee import DEFAULT_FPR, Target, TargetKind
from gwasprivacy.membership.loss import (
    PURE,
    Loss,
    Spend,
    Total,
    advantage,
    eta_for_tpr,
    largest_epsilon,
    tpr,
)

ATTACKS = (TargetKind.ADVANTAGE, TargetKind.TPR)


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackBound:
    """What no membership test about an entity exceeds that faces ``total``."""

    total: Total

    @property
    def likelihood_ratio(self) -> float:
        """R = e^ε that the entity faces."""
        return math.exp(self.total.epsilon) if self.total.epsilon < 700 else math.inf

    @property
    def advantage(self) -> float:
        """The largest TPR − FPR, rounded up."""
        return advantage(self.total)

    def tpr(self, fpr: Numbers) -> Any:
        """The largest TPR at ``fpr`` (a float or an array), rounded up."""
        return tpr(self.total, fpr)


@dataclass(frozen=True, slots=True, kw_only=True)
class MembershipTests:
    """What membership tests about one protected entity can reach.

    ``total``: what the entity faces when mechanisms spend so much.  ``mechanism_epsilon_of``: the ε to run a mechanism with
    so that the entity faces a given ε.
    """

    total: Callable[[Sequence[Spend]], Total]
    mechanism_epsilon_of: Callable[[float], float]

    def bound(self, spends: Sequence[Spend]) -> AttackBound:
        """What no test exceeds after ``spends``."""
        return AttackBound(total=self.total(spends))

    def ratio_alone(self, target: Target) -> float:
        """The likelihood ratio about the entity that keeps the guarantee whatever the mechanism: from ε alone."""
        if target.kind is TargetKind.ADVANTAGE:
            return attack_bounds.likelihood_ratio_for_advantage(target.value)
        return attack_bounds.likelihood_ratio_for_tpr(target.value, _fpr(target))

    def keep(self, target: Target, spends: Sequence[Spend]) -> bool:
        """Whether ``spends`` together keep the guarantee."""
        alone = self.mechanism_epsilon_of(math.log(self.ratio_alone(target)))
        if sum(to_units(spend.epsilon) for spend in spends) <= to_units(min(alone, float(LARGEST_EPSILON))):
            return True
        if target.kind is TargetKind.ADVANTAGE:
            return self.bound(spends).advantage <= target.value
        return float(self.bound(spends).tpr(_fpr(target))) <= target.value

    def room(self, target: Target, loss: Loss, after: Sequence[Spend] = ()) -> float:
        """The largest ε, in whole pico-ε, of a release with ``loss`` that keeps the guarantee together with ``after``.

        0 where there is none, ∞ for a guarantee that guarantees nothing.
        """
        if target.value == 1 or (target.kind is TargetKind.TPR and _fpr(target) == 0):
            return math.inf
        if target.kind is TargetKind.ADVANTAGE:
            eta, by_rho = (
                4.0 * math.atanh(target.value),
                target.value * math.sqrt(2 / self.total((Spend(1, loss),)).rho),
            )
        else:
            eta, by_rho = eta_for_tpr(target.value, _fpr(target)), 0.0
        guess = max(by_rho, self.mechanism_epsilon_of(eta / (2 if loss.is_pure else 1)))
        return largest_epsilon(
            lambda epsilon: self.keep(target, (*after, Spend(epsilon, loss))),
            guess - sum(each.epsilon for each in after),
        )

    def epsilon(self, target: Target, loss: Loss, pure_epsilon: float | None) -> float:
        """The ε that the guarantee allows one release with ``loss``, ``pure_epsilon`` of it with nothing known but ε."""
        if pure_epsilon is None:
            return self.room(target, loss)
        beside = (Spend(pure_epsilon),)
        if not self.keep(target, beside):
            return self.room(target, PURE)
        selects = self.room(target, loss, beside)
        return selects if math.isinf(selects) else from_units(to_units(selects) + to_units(pure_epsilon))


def _fpr(target: Target) -> float:
    return DEFAULT_FPR if target.fpr is None else target.fpr
