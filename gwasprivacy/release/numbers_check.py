"""Whether the numbers of a report, or of one to come, follow from the plan in it."""

from __future__ import annotations

from typing import Any

from gwasprivacy.base.errors import VerificationFailed
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.study_facts import group_sizes, strata_numbers, trait_facts
from gwasprivacy.release.spending_check import check_spending, require_same
from gwasprivacy.statement.report import privacy_numbers


def check_numbers(plan: Plan, predicate: dict[str, Any]) -> None:
    """Raise VerificationFailed where one does not.  ``predicate`` has the schema's form."""
    if to_units(predicate["epsilon"]) != to_units(plan.epsilon):
        raise VerificationFailed("Its ε does not follow from its plan.", code="verify.epsilon-not-follow-plan")
    require_same(predicate, privacy_numbers(plan, to_units(predicate["epsilon"])))
    require_same(
        predicate,
        {
            "family": plan.adversary.family.name,
            "secret": plan.secret.value,
            "neighbours": plan.neighbours.value,
            "mechanism": plan.release.mechanism,
            "score": None if plan.release.kind.counts is not None else plan.release.score.to_json(),
            "sensitivity": plan.sensitivity(),
            "n_snps": plan.release.n_snps,
            **group_sizes(plan),
            "strata": strata_numbers(plan),
        },
    )
    if predicate["trait"] != trait_facts(plan):
        raise VerificationFailed("Its trait is not that of its plan.", code="verify.trait-not-of-plan")
    if predicate["candidates"]["origin"] != plan.design.candidates_origin:
        raise VerificationFailed("Its candidate list is not that of its plan.", code="verify.candidate-list-not-plan")
    check_spending(plan, predicate)
