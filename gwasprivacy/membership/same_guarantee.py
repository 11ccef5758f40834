"""A guarantee in each of the five kinds, in its own from what it comes to (an ε of the mechanism, or the certainty that a belief may reach), and what
any ε comes to against the same attacker."""

from __future__ import annotations

import math

from gwasprivacy.membership import calibration_theorems as calibration
from gwasprivacy.membership.adversary import AdversaryModel
from gwasprivacy.membership.guarantee import DEFAULT_FPR, Target, TargetKind


def equivalents(model: AdversaryModel) -> dict[TargetKind, Target]:
    """The same guarantee said in each of the five ways, for the same prior range (keys in TargetKind's order).

    The TPR is at the target's own FPR, or at 0.001.  A cap of 1 (a range up to certainty) says that no cap holds.
    ε is absent where the model has none.
    """
    fpr = model.target.fpr if model.target.fpr is not None else DEFAULT_FPR
    cap = model.cap
    if model.negative:
        cap = max(cap, float(calibration.posterior_upper(model.likelihood_ratio, 1.0 - model.prior.low)))
    same = {
        TargetKind.GAMMA: Target(TargetKind.GAMMA, model.gamma),
        TargetKind.CAP: Target(TargetKind.CAP, min(cap, 1.0)),
        TargetKind.ADVANTAGE: Target(TargetKind.ADVANTAGE, model.advantage_bound),
        TargetKind.TPR: Target(TargetKind.TPR, float(model.tpr_bound(fpr)), fpr),
    }
    if not model.why_no_epsilon():
        same[TargetKind.EPSILON] = Target(TargetKind.EPSILON, model.epsilon)
    same[model.target.kind] = model.target
    return same


def guarantee_of(model: AdversaryModel, epsilon: float) -> Target:
    """What a mechanism's ε guarantees against the attacker of ``model``, in its own kind."""
    allowed = model.with_target(Target(TargetKind.EPSILON, epsilon))
    fpr = model.target.fpr
    if model.target.kind is TargetKind.TPR and fpr is not None:
        return Target(TargetKind.TPR, float(allowed.tpr_bound(fpr)), fpr)
    return equivalents(allowed)[model.target.kind]


def guarantee_at(model: AdversaryModel, belief: float, certainty: float, *, digits: int) -> Target:
    """The guarantee of ``model``, in its own kind, by which ``belief`` becomes at most ``certainty``; 0 < belief < certainty < 1.

    Bayes' rule turned round: R = odds(certainty)/odds(belief).  The value is rounded to ``digits`` places, so that a dragged
    handle leaves numbers that can be read.  Raises InvalidPlan, PrivacyRefusal where the model has no ε.
    """
    ratio = certainty * (1.0 - belief) / ((1.0 - certainty) * belief)
    if model.target.kind is TargetKind.CAP and belief == model.prior.high:
        return Target(TargetKind.CAP, round(certainty, digits))
    found = guarantee_of(model, model.mechanism_epsilon_of(math.log(ratio)))
    least = 1.0 if found.kind is TargetKind.GAMMA else 0.0
    return Target(found.kind, max(round(found.value, digits), least), found.fpr)


def posteriors_after(model: AdversaryModel, epsilon: float, prior: float) -> tuple[float, float]:
    """(least, most) that the attacker of ``model`` with ``prior`` comes to believe after releases with ``epsilon`` in all, whatever
    the model guarantees.  The least is 0 where only the positive half is proven."""
    if not model.protects_outside:
        low, high = model.posterior_bounds(prior)
        return float(low), float(high)
    ratio = math.exp(min(model.entity_epsilon_of(epsilon), 700.0))
    least = float(calibration.posterior_lower(ratio, prior)) if model.two_sided else 0.0
    return least, float(calibration.posterior_upper(ratio, prior))
