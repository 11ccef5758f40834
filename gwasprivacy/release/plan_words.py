"""A plan in plain sentences, for ``plan show``, the window's help and reports."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from gwasprivacy.membership.families import Neighbours, Secret

if TYPE_CHECKING:
    from gwasprivacy.release.plan import Plan

SECRET_WORDS = {
    Secret.PARTICIPATION: "The secret is that somebody took part in the study.",
    Secret.CASE_STATUS: "The secret is who of the participants is a case and who a control.",
}
NEIGHBOUR_WORDS = {
    Neighbours.REPLACE_ONE: "one participant's genotypes are replaced within their group; the groups' sizes are public",
    Neighbours.SWAP: "one case and one control change places; who took part is known",
    Neighbours.ADD_REMOVE: "one participant is added or removed; the study's size is secret too",
}


def significant(value: float) -> str:
    """Three significant digits, trailing zeros kept to two decimals where they fit: 0.693, 1.5, 12.3."""
    return f"{value:.3g}"


def percent(value: float) -> str:
    """A probability as per cent; small and nearly certain ones keep their digits."""
    share = 100 * value
    if share in (0.0, 100.0):
        return f"{share:.0f} %"
    if share < 1 or share > 99:
        return f"{share:.2f} %"
    return f"{share:.3g} %"


def promise_after(plan: Plan, total_epsilon: float) -> str:
    """What an attacker at the top of the plan's range can become, when ``total_epsilon`` has been spent in all."""
    ratio = plan.adversary.likelihood_ratio ** (total_epsilon / plan.adversary.epsilon)
    prior = plan.adversary.prior.high
    if prior >= 1:
        return f"likelihood ratios up to {significant(ratio)}"
    after = ratio * prior / ((ratio - 1) * prior + 1)
    return f"from {percent(prior)} to at most {percent(after)}"


def publication_sentence(plan: Plan) -> str:
    """What a release under this plan publishes, in one sentence."""
    number = plan.release.n_snps
    what = "one SNP" if number == 1 else f"{number:,} SNPs"
    return f"Published are the names and places of {what}, chosen by “{plan.release.mechanism}” on the score “{plan.release.score.label}”."


def explain_plan(plan: Plan) -> list[str]:
    """Sentences: the promise, the secret, the study, what is published, what it costs, and what is assumed."""
    design, adversary = plan.design, plan.adversary
    lines = [adversary.sentence(), SECRET_WORDS[plan.secret]]
    lines.append(
        f"The study has {design.n_cases:,} cases and {design.n_controls:,} controls; both numbers are public."
        + (" The controls' genotypes are public too." if design.public_controls else "")
    )
    lines.append(f"Neighbouring studies: {NEIGHBOUR_WORDS[plan.neighbours]}.")
    lines.append(f"Which SNPs may be published does not depend on the data: {design.candidates.origin}.")
    lines.append(publication_sentence(plan))
    lines.append(
        f"One release spends ε = {significant(plan.epsilon)} (e^ε = {significant(math.exp(plan.epsilon))}) "
        f"of a budget of {significant(plan.budget)} for the whole study."
    )
    if plan.budget > adversary.epsilon * (1 + 1e-12):
        lines.append(
            f"The budget is larger than what this promise allows for one release: when all of it is spent, "
            f"the attacker may go {promise_after(plan, plan.budget)}."
        )
    lines += list(adversary.assumptions())
    return lines
