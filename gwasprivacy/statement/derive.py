"""What follows from a plan and the facts of a release: every number and every sentence of its statement.

One pure function for the release, its preview and its request; who checks a statement calls it again and compares.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gwasprivacy.base.language import in_source
from gwasprivacy.base.sentences import edition
from gwasprivacy.membership.counted_spend import CountedSpend
from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.membership.guarantee import Target, TargetKind
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_places import published
from gwasprivacy.plan.plan_rules import CheckedPlan
from gwasprivacy.plan.power import power_sentences
from gwasprivacy.plan.release_spends import spends_of
from gwasprivacy.plan.study_facts import group_sizes, strata_numbers, trait_facts
from gwasprivacy.statement.attack_readings import attack_readings, counts_as_its_account, loss_numbers
from gwasprivacy.statement.effects import effects_json
from gwasprivacy.statement.oversight import oversight_sentences
from gwasprivacy.statement.release_facts import ReleaseFacts
from gwasprivacy.statement.report_sentences import removal_sentences, statements
from gwasprivacy.statement.result import as_published
from gwasprivacy.statement.signer import signer_sentences
from gwasprivacy.statement.spending import Quote

POSTERIOR_PRIORS = (0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9)


@in_source()
def derive(plan: CheckedPlan, facts: ReleaseFacts) -> dict[str, Any]:
    """The whole predicate of one release (of a preview, where ``facts.result`` is None).  No name of a file is in it."""
    public = published(plan)
    quote, result = facts.quote(public), None if facts.result is None else as_published(public, facts.result)
    return {
        "release": {"number": quote.number, "name": facts.name, "date": facts.date},
        "plan": public.to_json(),
        **privacy_numbers(public, to_units(public.epsilon)),
        "family": public.adversary.family.name,
        "secret": public.secret.value,
        "neighbours": public.neighbours.value,
        "mechanism": public.release.mechanism,
        "score": public.release.score.to_json() if public.release.kind.uses_score else None,
        "sensitivity": public.sensitivity(),
        "n_snps": public.release.n_snps,
        **group_sizes(public),
        "candidates": {
            "number": facts.n_candidates,
            "sha256": facts.candidates_sha256,
            "origin": public.design.candidates_origin,
        },
        "result": None if result is None else result.to_json(),
        "budget": budget_numbers(public, quote),
        "ledger": facts.ledger,
        "earlier_releases": [release.to_json() for release in facts.earlier],
        "looks": [look.to_json() for look in facts.looks],
        "account": facts.account.to_json(public),
        "statements": sentences(public, facts),
        "versions": dict(facts.versions),
        "loss": loss_numbers(spends_of(public)),
        "attacks": attack_readings(public, quote),
        "strata": strata_numbers(public),
        "trait": trait_facts(public),
        "effects": effects_json(public, result, facts.n_candidates),
        "policy": facts.policy,
        "approval": facts.approval,
        "wording": edition(),
        **({} if facts.power is None else {"power": facts.power.to_json()}),
        **({} if facts.signer is None else {"signer": facts.signer.to_json()}),
    }


def sentences(plan: Plan, facts: ReleaseFacts) -> list[str]:
    """All that the report says in words, in the reader's language; what is signed is said ``in_source()``."""
    return [
        *statements(plan, facts.quote(plan), facts.account),
        *removal_sentences(facts.earlier),
        *power_sentences(plan, facts.power),
        *oversight_sentences(facts.policy, facts.approval),
        *signer_sentences(facts.signer),
    ]


def privacy_numbers(plan: Plan, epsilon_units: int, spends: Sequence[CountedSpend] | None = None) -> dict[str, Any]:
    """ε and what follows from it under the plan's adversary.

    ``spends``: the same ε by kind of loss, for the bound on attacks; that of one release under the plan where not given.
    Where the release spends just what the guarantee allows, γ is the guarantee itself, not that of the rounded ε.
    """
    adversary, epsilon = plan.adversary, from_units(epsilon_units)
    whole = epsilon_units == to_units(adversary.epsilon)
    at = adversary if whole else adversary.with_target(Target(TargetKind.EPSILON, epsilon))
    return {
        "epsilon": epsilon,
        "likelihood_ratio": at.likelihood_ratio,
        "gamma": at.gamma,
        "gamma_any_prior": at.gamma_any_prior,
        "prior": [adversary.prior.low, adversary.prior.high],
        "posterior_bound_at": [[prior, *at.posterior_bounds(prior)] for prior in _priors(plan)],
        "advantage_bound": adversary.advantage_after(
            [each.spend for each in (spends_of(plan) if spends is None else spends)]
        ),
    }


def _priors(plan: Plan) -> list[float]:
    prior = plan.adversary.prior
    return sorted({*POSTERIOR_PRIORS, *(end for end in (prior.low, prior.high) if 0 < end < 1)})


def budget_numbers(plan: Plan, quote: Quote) -> dict[str, Any]:
    """What was and is spent, in the ledger's currency; γ of the sum where that is the plan's own currency (Eq. 11)."""
    budget, spent = quote.budget, quote.spent_units + quote.cost_units
    total = from_units(spent)
    return {
        "secret": budget.secret.value,
        "neighbours": budget.neighbours.value,
        "promise": None if budget.guarantee is None else budget.guarantee.to_json(),
        "reached": quote.reached,
        "total": None if budget.units is None else from_units(budget.units),
        "spent_before": from_units(quote.spent_units),
        "spent": from_units(quote.cost_units),
        "spent_in_all": total,
        "remaining": from_units(quote.left_units),
        "gamma_in_all": plan.adversary.gamma_for_total_epsilon(total) if counts_as_its_account(plan, quote) else None,
    }
