"""A plan in plain sentences, for ``plan show``, the window and reports."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from gwasprivacy.membership.calibration import posterior_upper
from gwasprivacy.membership.wording import percent, three_digits
from gwasprivacy.study.design import FILL_WORDS

if TYPE_CHECKING:
    from gwasprivacy.release.plan import Plan


def promise_after(plan: Plan, total_epsilon: float) -> str:
    """What the plan's attackers can become once releases with ε of ``total_epsilon`` in all are out."""
    ratio = math.exp(min(plan.adversary.entity_epsilon_of(total_epsilon), 700.0))
    prior = plan.adversary.prior.high
    if prior >= 1:
        return f"anybody's odds may have grown up to {three_digits(ratio)}-fold"
    after = float(posterior_upper(ratio, prior))
    return f"someone who is {percent(prior)} sure beforehand can become at most {percent(after, up=True)} sure"


def publication_sentence(plan: Plan) -> str:
    """What a release under this plan publishes."""
    release = plan.release
    if release.mechanism == "significant-set":
        what = f"up to {release.n_snps:,} SNPs" if release.n_snps > 1 else "at most one SNP"
    else:
        what = "one SNP" if release.n_snps == 1 else f"{release.n_snps:,} SNPs"
    loci = "" if plan.design.loci is None else ", at most one from each public locus"
    return (
        f"Published are the names and places of {what}{loci}, chosen by the mechanism {release.mechanism} "
        f"on the score {release.score.label}. No statistic, frequency or p-value is published."
    )


def design_sentences(plan: Plan) -> list[str]:
    design = plan.design
    controls = "; the controls' genotypes are public too" if design.public_controls else ""
    lines = [
        f"The study has {design.n_cases:,} cases and {design.n_controls:,} controls; both numbers are public{controls}.",
        f"Which SNPs can be published does not depend on the data: {design.candidates.origin.rstrip('.')}.",
        f"Missing calls: {FILL_WORDS[design.fill]}.",
    ]
    if design.reference is not None:
        lines.append("Which allele is counted follows from a public reference, not from the study.")
    elif design.alleles_are_public:
        lines.append(
            "The user declares that the order of alleles in the study's files does not depend on its genotypes."
        )
    return lines


def explain_plan(plan: Plan) -> list[str]:
    """Sentences: the promise, what is published, what it costs, the study, and what is assumed."""
    lines = [
        plan.adversary.sentence(),
        publication_sentence(plan),
        f"One release spends ε = {three_digits(plan.epsilon)} of a budget of {three_digits(plan.budget)} "
        "for all releases of the study together.",
    ]
    if plan.budget > plan.adversary.epsilon * (1 + 1e-12):
        lines.append(
            "The budget is larger than what this promise allows for one release: when all of it is spent, "
            f"{promise_after(plan, plan.budget)}."
        )
    return [*lines, *design_sentences(plan), *plan.adversary.assumptions()]
