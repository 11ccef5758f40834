"""A plan in plain sentences, for ``plan show``, the window and reports."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import PurePath

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.number_words import percent, three_digits
from gwasprivacy.membership.calibration import posterior_upper
from gwasprivacy.plan.kinds import Kind
from gwasprivacy.plan.noise import noise_of
from gwasprivacy.plan.plan import Plan
from gwasprivacy.study.design import FILL_WORDS


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
    if release.kind is Kind.SIGNIFICANT_COUNT:
        at = "" if release.threshold is None else f" of at least {release.threshold:g}"
        return (
            f"Published is one number: about how many SNPs have a {release.score.label}{at}. Which ones is not told, and "
            "no statistic, frequency or p-value is published."
        )
    if release.kind.names_snps_beforehand:
        what = {
            Kind.VALUES: f"the noisy score ({release.score.label})",
            Kind.GENOTYPE_COUNTS: "noisy genotype counts of cases and of controls",
            Kind.ALLELE_COUNTS: "noisy allele counts of cases and of controls",
        }[release.kind]
        where = f"{release.n_snps:,} SNPs" if release.n_snps > 1 else "one SNP"
        return f"Published: {what} at {where}, named in the plan. {noise_sentence(plan)}"
    loci = "" if plan.design.loci is None else ", at most one from each public locus"
    places = (
        f"Published are the names and places of {snps_words(plan)}{loci}, chosen by the mechanism {release.mechanism} "
        f"on the score {release.score.label}."
    )
    if release.values_epsilon is None:
        return f"{places} No statistic, frequency or p-value is published."
    return (
        f"{places} A noisy score of each is published too; of this release's ε, {three_digits(release.values_epsilon)} go "
        f"to these scores and the rest to the selection. {noise_sentence(plan)}"
    )


def short_release_words(plan: Plan) -> str:
    """What a release under this plan publishes and spends, in a few words: "2 SNPs by joint, ε = 0.200"."""
    release = plan.release
    what = {
        Kind.SELECTION: f"{snps_words(plan)} by {release.mechanism}",
        Kind.VALUES: f"noisy scores of {snps_words(plan)}",
        Kind.GENOTYPE_COUNTS: f"genotype counts of {snps_words(plan)}",
        Kind.ALLELE_COUNTS: f"allele counts of {snps_words(plan)}",
        Kind.SIGNIFICANT_COUNT: "number of significant SNPs",
    }[release.kind]
    return f"{what}{' with scores' if release.values_epsilon is not None else ''}, ε = {three_digits(plan.epsilon)}"


def score_words(plan: Plan) -> str:
    """The score of a release under this plan, with its public threshold; "" for counts, which use none."""
    release = plan.release
    if release.kind.counts is not None:
        return ""
    at = "" if release.threshold is None else f", at least {release.threshold:g}".replace("-", "−")
    return f"Score: {release.score.label}{at}."


def snps_words(plan: Plan) -> str:
    """How many SNPs a release is about: "2 SNPs", "up to 10 SNPs"."""
    n = plan.release.n_snps
    if plan.release.may_be_fewer:
        return f"up to {n:,} SNPs" if n > 1 else "at most one SNP"
    return "one SNP" if n == 1 else f"{n:,} SNPs"


def noise_sentence(plan: Plan) -> str:
    """How much noise the published numbers carry; "" for a plan that cannot be used."""
    try:
        noise = noise_of(plan, plan.release.n_snps)
    except GwasPrivacyError:
        return ""
    if noise is None:
        return ""
    counts = plan.release.kind.counts
    unit = plan.release.score.score.unit if counts is None else counts.unit
    # Pr[|X| > h] = e^(−h/scale) for Laplace noise, about so for whole numbers.
    half = three_digits(-noise.scale * math.log(0.05))
    most = "at most " if plan.release.may_be_fewer or plan.design.loci is not None else ""
    return (
        f"The noise has {most}scale {three_digits(noise.scale)} ({noise.distribution} noise, {unit}): with 95 % probability "
        f"a number is within {half} of the exact one."
    )


def published_fields(plan: Plan) -> tuple[str, ...]:
    """Exactly what leaves, for a dry run and for whoever confirms."""
    kind, values = plan.release.kind, plan.release.values_epsilon is not None
    first = {
        Kind.SELECTION: "chromosome, position and name of each selected SNP" + (", and a noisy score of each" * values),
        Kind.VALUES: "a noisy score of each SNP that the plan names, with its chromosome and position",
        Kind.GENOTYPE_COUNTS: "six noisy genotype counts of each SNP that the plan names, with its place and alleles",
        Kind.ALLELE_COUNTS: "two noisy allele counts of each SNP that the plan names, with its place and alleles",
        Kind.SIGNIFICANT_COUNT: "one number: about how many SNPs are significant",
    }[kind]
    delta = "how far one change moves counts" if kind.counts is not None else "Δ"
    noisy = kind.names_snps_beforehand or values
    size = "how many cases, controls and" if plan.sizes_are_public else "how many"
    return (
        first,
        f"the plan, and the numbers that follow from it: ε, γ, posterior bounds, {delta}"
        + (", the noise's scale" * noisy),
        f"{size} candidate SNPs there are, and a digest of the public candidate list",
        "what was spent before, withheld releases and recorded looks at exact statistics",
        "the ledger's identity, row number and hash; the date; the program's version",
    )


NOT_CORRECTED = (
    "Called genotypes are compared; nothing corrects for ancestry, sex, age or other covariates. Where the groups differ "
    "in them, a published difference may be theirs."
)


def design_sentences(plan: Plan) -> list[str]:
    design = plan.design
    controls = "; the controls' genotypes are public too" if design.public_controls else ""
    sizes = (
        f"The study has {design.n_cases:,} cases and {design.n_controls:,} controls; both numbers are public{controls}."
    )
    if not plan.sizes_are_public:
        sizes = (
            f"How many people took part is secret. The plan's {design.n_cases:,} cases and {design.n_controls:,} controls are "
            f"public figures for planning, and nobody compared them with the study{controls}."
        )
    lines = [
        sizes,
        f"Which SNPs can be published does not depend on the data: {design.candidates.origin.rstrip('.')}.",
        f"Missing calls: {FILL_WORDS[design.fill]}.",
    ]
    if plan.release.kind.names_snps_beforehand:
        lines.append(
            "The user declares that the SNPs which the plan names were not chosen by looking at this study's genotypes."
        )
    if plan.release.score.offset is not None:
        lines.append(offset_sentence(plan))
    if design.reference is not None:
        lines.append("Which allele is counted follows from a public reference, not from the study.")
    elif design.alleles_are_public:
        lines.append(
            "The user declares that the order of alleles in the study's files does not depend on its genotypes."
        )
    return lines


def offset_sentence(plan: Plan) -> str:
    """What the score's public offset is and where its frequencies come from; "" without one."""
    choice, design = plan.release.score, plan.design
    if choice.offset is None:
        return ""
    times = {1.0: "what", 2.0: "twice what"}.get(choice.offset, f"{choice.offset:g} times what")
    panel = "a public reference panel, which is still to be named"
    if design.reference is not None:
        panel = f"the public reference panel {PurePath(design.reference).name}"
        if design.reference_sha256 is not None:
            panel += f" (SHA-256 {design.reference_sha256[:16]}…)"
    return (
        f"From each SNP's {choice.score.title}, {times} a SNP without any effect has on average is subtracted, so that "
        f"common SNPs are not favoured. It follows from the numbers of people and from allele frequencies of {panel}, never "
        "from the study's genotypes, and costs no privacy. A SNP without a frequency there counts as one with two equally "
        "common alleles."
    )


def whole_budget_sentences(plan: Plan, budget: float) -> list[str]:
    """What a ``budget`` (in the plan's own ε) beyond the promise of one release would come to; empty for a smaller one."""
    if budget <= plan.adversary.epsilon * (1 + 1e-12):
        return []
    return [
        "The budget is larger than what this promise allows for one release: when all of it is spent, "
        f"{promise_after(plan, budget)}."
    ]


def explain_plan(plan: Plan, spending: Sequence[str] | None = None) -> list[str]:
    """Sentences: the promise, what is published, what it costs, the study, and what is assumed.

    ``spending``: what it costs where a ledger knows better; None for what the plan itself says.
    """
    if spending is None:
        spending = (
            f"One release spends ε = {three_digits(plan.epsilon)} of a budget of {three_digits(plan.budget)} "
            "for all releases of the study together.",
            *whole_budget_sentences(plan, plan.budget),
        )
    return [
        plan.adversary.sentence(),
        publication_sentence(plan),
        *spending,
        *design_sentences(plan),
        *plan.adversary.assumptions(),
    ]


def planned_sentences(plan: Plan) -> list[str]:
    """How the budget is meant to be split; empty where no releases are planned."""
    if not plan.planned:
        return []
    listed = ", ".join(
        f"({number}) {each.mechanism} with ε = {three_digits(each.epsilon or 0.0)}"
        for number, each in enumerate(plan.planned, start=1)
    )
    return [f"Planned so far (nothing is reserved by it; the planning report says what each can do): {listed}."]


def plan_in_words(plan: Plan) -> list[str]:
    """The plan in plain sentences, most important first, with what is planned for its budget."""
    return [*explain_plan(plan), *planned_sentences(plan)]
