"""What rules of a policy hold a plan to that is more than one number or name: each is named in its line of the table."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.base.quantities import Chosen, Phrase, Share
from gwasprivacy.membership.calibration_theorems import posterior_upper
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.policy.rule import SLACK, Rules, refusal


def faced(plan: Plan, epsilon: float) -> float:
    """What the protected entity faces where the mechanism runs with ``epsilon``."""
    return plan.adversary.entity_epsilon_of(epsilon)


def in_strata(plan: Plan, group: int | None) -> Iterator[int]:
    """Of each stratum its cases (0), its controls (1), or everybody (None)."""
    for each in plan.design.sizes.strata if plan.design.strata else ():
        if group is None:
            yield each if isinstance(each, int) else sum(each)
        elif not isinstance(each, int):
            yield each[group]


def of_groups(number: Callable[[Plan], int]) -> Callable[[Plan], tuple[int, ...]]:
    """Of a study of a trait nothing: it has neither cases nor controls."""
    return lambda plan: (number(plan),) if any(plan.design.sizes.groups) else ()


def traits_unmentioned(policy: Rules, plan: Plan) -> Iterator[PrivacyRefusal]:
    """A policy that asks for cases and controls and for no participants says nothing of traits, and so allows none."""
    asked = (policy.min_cases, policy.min_controls, policy.min_stratum_cases, policy.min_stratum_controls)
    if not any(plan.design.sizes.groups) and policy.min_participants is None and asked != (None,) * 4:
        yield PrivacyRefusal("policy.not-of-traits")


def certain(policy: Rules, plan: Plan) -> Iterator[PrivacyRefusal]:
    if policy.max_cap is None:
        return
    model, asked = plan.adversary, policy.covers_prior
    if not model.protects_outside and asked is not None and asked != model.prior:
        yield refusal(Phrase("requires a guarantee beyond this family’s own priors"), Chosen.of(model.family))
    reached = posterior(faced(plan, plan.budget), policy.highest_prior(plan))
    if reached > policy.max_cap * (1 + SLACK):
        yield refusal(
            Phrase(
                "allows nobody to become more than {limit} certain, over all releases together",
                limit=Share(policy.max_cap),
            ),
            Share(reached),
        )


def posterior(epsilon: float, prior: float) -> float:
    """How sure somebody of belief ``prior`` can become where the entity faces ``epsilon``."""
    return 1.0 if epsilon > 700 else float(posterior_upper(math.exp(epsilon), prior))


def covered(policy: Rules, plan: Plan) -> Iterator[PrivacyRefusal]:
    asked, prior = policy.covers_prior, plan.adversary.prior
    if asked is not None and (prior.low > asked.low + SLACK or prior.high < asked.high - SLACK):
        yield refusal(
            Phrase(
                "requires a guarantee that covers priors from {low} to {limit}",
                low=Share(asked.low),
                limit=Share(asked.high),
            ),
            Phrase("{low} to {high}", low=Share(prior.low), high=Share(prior.high)),
        )


def families_together(policy: Rules, plan: Plan) -> Iterator[PrivacyRefusal]:
    asked, has = policy.min_group_size, plan.adversary.group_size
    if asked is not None and has < asked:
        yield refusal(Phrase("requires that families of {limit} people are protected together", limit=asked), has)


def many_snps(policy: Rules, plan: Plan) -> Iterator[PrivacyRefusal]:
    if policy.max_snps is not None and plan.release.n_snps > policy.max_snps:
        yield refusal(Phrase("allows at most {limit} SNPs in one release", limit=policy.max_snps), plan.release.n_snps)
