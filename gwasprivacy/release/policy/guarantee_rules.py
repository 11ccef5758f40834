"""Rules of a policy that are guarantees: what an attacker may learn over all releases together, whatever ε that comes to.

A sum of ε bounds each of them, whoever made the releases.  One release alone may have a better bound, by its kind of loss: then the
plan may spend the ε of that one release, and nothing beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.membership.kept_guarantee import most_units
from gwasprivacy.membership.loss import Spend
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.policy.rule import SLACK, Rule, Rules, refusal

Reached = Callable[[Rules, Plan, tuple[Spend, ...]], float]
"""What the plan's attacker can reach after releases that spent so much."""


def gamma(policy: Rules, plan: Plan, spends: tuple[Spend, ...]) -> float:
    return plan.adversary.gamma_for_total_epsilon(sum(each.epsilon for each in spends))


def advantage(policy: Rules, plan: Plan, spends: tuple[Spend, ...]) -> float:
    return plan.adversary.advantage_after(spends)


def tpr(policy: Rules, plan: Plan, spends: tuple[Spend, ...]) -> float:
    return float(plan.adversary.tpr_after(spends, policy.limit(policy.rule("fpr"))))


def of_guarantee(name: str, words: str, reached: Reached, quantity: Callable[[float], object], **more: object) -> Rule:
    """The most that ``reached`` may be over all releases; ``words``: the rule within a refusal."""

    def fits(policy: Rules, plan: Plan, spends: tuple[Spend, ...]) -> bool:
        limit: float = policy.limit(policy.rule(name))
        return reached(policy, plan, spends) <= limit * (1 + SLACK)

    def most(policy: Rules, plan: Plan) -> int | None:
        if policy.limit(policy.rule(name)) is None:
            return None
        units = most_units(lambda units: fits(policy, plan, (Spend(from_units(units)),)))
        return max(units, to_units(plan.epsilon)) if fits(policy, plan, plan.spends) else units

    def broken(policy: Rules, plan: Plan) -> Iterator[PrivacyRefusal]:
        units = most(policy, plan)
        if units is None or to_units(plan.budget) <= units:
            return
        spends = plan.spends if to_units(plan.budget) <= to_units(plan.epsilon) else (Spend(plan.budget),)
        found = min(reached(policy, plan, spends), reached(policy, plan, (Spend(plan.budget),)))
        limit = quantity(policy.limit(policy.rule(name)))
        yield refusal(Phrase(words, limit=limit), quantity(found))

    return Rule(name=name, broken=broken, most=most, **more)  # type: ignore[arg-type]
