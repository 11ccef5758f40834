"""Which parts of a plan can be combined.  Every refusal gives its reason (docs/theory)."""

from __future__ import annotations

from gwasprivacy.base.errors import InvalidPlan, PrivacyRefusal
from gwasprivacy.mechanisms.selection import check_supported, names_that_need_a_threshold, release_part
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.membership.study_share import check_study_share
from gwasprivacy.plan.kinds import Kind
from gwasprivacy.plan.plan import LARGEST_EPSILON, SMALLEST_EPSILON, Plan

# Two floats for one promise may differ in their last digits (a budget typed as 0.693147180559945).
SAME = 1e-12


def check_plan(plan: Plan) -> None:
    """Raise PrivacyRefusal where the theory gives no guarantee, InvalidPlan where fields contradict each other."""
    _check_family(plan)
    _check_secret(plan)
    _check_epsilon(plan)
    _check_kind(plan)
    delta = plan.sensitivity()
    if not delta > 0:
        raise PrivacyRefusal("This score has no proven sensitivity for this study.", hint="Choose another score.")


def _check_family(plan: Plan) -> None:
    plan.adversary.family.check_release(plan.adversary, counts=plan.release.kind.counts is not None)
    check_supported(
        plan.release.mechanism,
        plan.release.score,
        plan.neighbours,
        by_locus=plan.design.loci is not None,
        threshold=plan.release.threshold,
    )


def _check_kind(plan: Plan) -> None:
    """What the kind of release needs, and what it cannot have."""
    release, kind = plan.release, plan.release.kind
    if release.threshold is not None and not release_part(release.mechanism).needs_threshold:
        raise InvalidPlan(
            f"the mechanism {release.mechanism} takes no threshold.",
            field="release.threshold",
            hint=f"Leave it out, or choose {' or '.join(names_that_need_a_threshold())}.",
        )
    if release.score.offset is not None:
        _check_offset(plan)
    if plan.design.loci is not None and kind is not Kind.SELECTION:
        raise InvalidPlan(
            f"only a selection of SNPs goes by locus, not {release.mechanism}.",
            field="design.loci",
            hint="Leave the loci out.",
        )
    if release.values_epsilon is not None and to_units(release.values_epsilon) >= to_units(plan.epsilon):
        raise InvalidPlan(
            f"a release that spends ε = {plan.epsilon:.3g} cannot give {release.values_epsilon:.3g} of it to the values: "
            "nothing would be left for the selection.",
            field="release.values_epsilon",
            hint="Half of it is a good start.",
        )
    if kind.counts is not None and not plan.design.allele_order_is_public:
        raise PrivacyRefusal(
            "Counts say how often one allele was found, so which allele is counted is published, and it must not depend on "
            "the study: many programs make the study's own minor allele a1.",
            hint="Name a public manifest or panel as reference, or, if the file's order of alleles was fixed without this "
            "study's genotypes, declare it with --alleles-are-public.",
        )


def _check_offset(plan: Plan) -> None:
    """What a score with a public offset needs, and where it makes no sense."""
    if plan.release.kind is Kind.VALUES:
        raise InvalidPlan(
            "an offset only changes how SNPs compare, and the SNPs of this release are named beforehand.",
            field="release.score.offset",
            hint="Leave it out: who reads the noisy scores can subtract what they like.",
        )
    if plan.design.reference is None:
        raise InvalidPlan(
            "the score has an offset, which follows from a public reference panel's allele frequencies, and the plan names "
            "no panel.",
            field="design.reference",
            hint="Name a PLINK fileset or a table with a column freq as reference, or leave the offset out.",
        )


def _check_secret(plan: Plan) -> None:
    if plan.secret is not Secret.CASE_STATUS:
        return
    if plan.design.public_controls:
        raise PrivacyRefusal(
            "Controls cannot be public while it is secret who is a case.",
            hint="Choose participation as the secret, or controls that are not public.",
        )
    check_study_share(plan.adversary, n_cases=plan.design.n_cases, n_participants=plan.design.n_people)


def _check_epsilon(plan: Plan) -> None:
    allowed = plan.adversary.epsilon
    if not allowed > 0:
        raise PrivacyRefusal(
            "This promise leaves nothing to spend (ε = 0): only an output that ignores the data keeps it.",
            hint="Allow a γ above 1.",
        )
    for name, value in (("release.budget", plan.budget), ("release.epsilon", plan.epsilon)):
        if value > LARGEST_EPSILON:
            raise InvalidPlan(
                f"the promise allows ε = {value:.3g}, which protects nobody.",
                field=name,
                hint=f"Promise more, or set it to at most {LARGEST_EPSILON:g}.",
            )
        if value < SMALLEST_EPSILON:
            raise PrivacyRefusal(
                f"This promise leaves too little to spend (ε = {value:.2g}): the output would be noise alone.",
                hint="Allow a larger γ.",
            )
    if plan.release.epsilon is not None and plan.release.epsilon > allowed * (1 + SAME):
        raise PrivacyRefusal(
            f"A release at ε = {plan.release.epsilon:.3g} breaks the plan's own promise, which allows {allowed:.3g}.",
            hint="Lower release.epsilon, or promise less.",
        )
    if plan.epsilon > plan.budget * (1 + SAME):
        raise InvalidPlan(
            f"one release cannot spend ε = {plan.epsilon:.3g} of a budget of {plan.budget:.3g}.",
            field="release.epsilon",
            hint="Lower it, or raise the budget.",
        )
