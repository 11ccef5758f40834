"""What people read of a plan that no statement says: the whole of it, what would be published, its account, what is not corrected for."""

from __future__ import annotations

from gwasprivacy.base.declared_fields import said_of
from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.base.number_words import plain, three_digits
from gwasprivacy.mechanisms.registry import may_be_inconclusive
from gwasprivacy.plan.covariate_words import COVARIATES_ALONE_CORRECTED
from gwasprivacy.plan.kinds import Kind
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_words import explain_plan, mechanism_words, snps_words
from gwasprivacy.study.design import StudyDesign


def account_sentence(name: str) -> str:
    """What an account of its own declares."""
    return say(
        "It counts against a separate account in the ledger, “{name}”: its people are in no other study of that "
        "ledger. The report repeats this declaration.",
        name=name,
    )


def planned_sentences(plan: Plan) -> list[str]:
    """How the budget is meant to be split; empty where no releases are planned."""
    if not plan.planned:
        return []
    listed = ", ".join(
        say(
            "({number}) {mechanism} with ε = {epsilon}",
            number=number,
            mechanism=mechanism_words(each.mechanism),
            epsilon=three_digits(each.epsilon or 0.0),
        )
        for number, each in enumerate(plan.planned, start=1)
    )
    return [
        say(
            "Planned so far (this reserves nothing; the planning report states what each can do): {releases}.",
            releases=listed,
        )
    ]


def short_release_words(plan: Plan) -> str:
    """What a release under this plan publishes and spends, in a few words: "2 SNPs by joint, ε = 0.200"."""
    return say("{what}, ε = {epsilon}", what=_what_words(plan), epsilon=three_digits(plan.epsilon))


def _what_words(plan: Plan) -> str:
    snps, mechanism = snps_words(plan), mechanism_words(plan.release.mechanism)
    match plan.release.kind:
        case Kind.SELECTION if plan.release.values_epsilon is not None:
            return say("{snps} by {mechanism} with scores", snps=snps, mechanism=mechanism)
        case Kind.SELECTION if plan.release.effects_epsilon is not None:
            return say("{snps} by {mechanism} with effects", snps=snps, mechanism=mechanism)
        case Kind.SELECTION if may_be_inconclusive(plan.release.mechanism):
            return say("the list of {snps}, or “inconclusive”", snps=snps)
        case Kind.SELECTION:
            return say("{snps} by {mechanism}", snps=snps, mechanism=mechanism)
        case Kind.VALUES:
            return say("noisy scores of {snps}", snps=snps)
        case Kind.GENOTYPE_COUNTS:
            return say("genotype counts of {snps}", snps=snps)
        case Kind.ALLELE_COUNTS:
            return say("allele counts of {snps}", snps=snps)
        case _:
            return say("number of significant SNPs")


def score_words(plan: Plan) -> str:
    """The score of a release under this plan, with its public threshold; "" for counts, which use none."""
    release = plan.release
    if release.kind.counts is not None:
        return ""
    score = release.score.spoken_label
    if release.threshold is None:
        return say("Score: {score}.", score=score)
    threshold = plain(release.threshold).replace("-", "−")
    return say("Score: {score}, at least {threshold}.", score=score, threshold=threshold)


def published_fields(plan: Plan) -> tuple[str, ...]:
    """Exactly what leaves, for a dry run and for whoever confirms."""
    kind = plan.release.kind
    noisy = kind.names_snps_beforehand or plan.release.numbers_epsilon is not None
    if plan.sizes_are_public and plan.design.trait is None:
        size = say("how many cases, controls and candidate SNPs there are, and a digest of the public candidate list")
    elif plan.total_is_public:
        size = say("how many participants and candidate SNPs there are, and a digest of the public candidate list")
    else:
        size = say("how many candidate SNPs there are, and a digest of the public candidate list")
    first = _first_field(plan)
    if plan.release.ratio_epsilon is not None:
        measured = say("about how many cases there are for the plan’s controls, with noise")
        if plan.design.trait is not None:
            measured = say("the trait’s mean, of each stratum where there are strata, with noise")
        first = "; ".join((first, measured))
    return (
        first,
        _numbers_field(counts=kind.counts is not None, noisy=noisy),
        size,
        say("what was spent before, withheld releases and logged views of exact results"),
        say(
            "the ledger’s identity, row number and hash; the date; the program’s version; the signer’s name, if "
            "one is kept with the key; the power, if the plan has the assumptions for it; the site’s policy and "
            "approval, if there are any"
        ),
    )


def _first_field(plan: Plan) -> str:
    match plan.release.kind:
        case Kind.SELECTION if plan.design.publishes_loci and may_be_inconclusive(plan.release.mechanism):
            return say(
                "chromosome, first and last position of each locus of the list, or that the result is inconclusive"
            )
        case Kind.SELECTION if plan.design.publishes_loci and plan.release.values_epsilon is not None:
            return say("chromosome, first and last position of each selected locus, and a noisy score of each")
        case Kind.SELECTION if plan.design.publishes_loci:
            return say("chromosome, first and last position of each selected locus")
        case Kind.SELECTION if plan.release.values_epsilon is not None:
            return say("chromosome, position and name of each selected SNP, and a noisy score of each")
        case Kind.SELECTION if plan.release.effects_epsilon is not None and plan.design.trait is not None:
            return say(
                "chromosome, position, name and alleles of each selected SNP, three noisy participant counts and "
                "three noisy trait sums of each, the trait’s noisy sum of squares, and the frequency, the effect "
                "and the p-value computed from them"
            )
        case Kind.SELECTION if plan.release.effects_epsilon is not None and plan.design.dosages is not None:
            return say(
                "chromosome, position, name and alleles of each selected SNP, six noisy sums of dosages of each (in every stratum, where there "
                "are some), and the frequencies, odds ratio, p-value and r² of imputation that follow from these sums"
            )
        case Kind.SELECTION if plan.release.effects_epsilon is not None and plan.design.strata:
            return say(
                "chromosome, position, name and alleles of each selected SNP, six noisy genotype counts of each in every stratum, and "
                "the frequencies, adjusted odds ratio and p-value that follow from these counts"
            )
        case Kind.SELECTION if plan.release.effects_epsilon is not None:
            return say(
                "chromosome, position, name and alleles of each selected SNP, six noisy genotype counts of each, and the frequencies, "
                "odds ratio and p-value that follow from these counts"
            )
        case Kind.SELECTION if may_be_inconclusive(plan.release.mechanism):
            return say("chromosome, position and name of each SNP of the list, or that the result is inconclusive")
        case Kind.SELECTION:
            return say("chromosome, position and name of each selected SNP")
        case Kind.VALUES:
            return say("a noisy score of each SNP that the plan names, with its chromosome and position")
        case Kind.GENOTYPE_COUNTS:
            return say("six noisy genotype counts of each SNP that the plan names, with its position and alleles")
        case Kind.ALLELE_COUNTS:
            return say("two noisy allele counts of each SNP that the plan names, with its position and alleles")
        case _:
            return say("one number: about how many SNPs are significant")


def _numbers_field(*, counts: bool, noisy: bool) -> str:
    if counts:
        return say(
            "the plan, and the numbers that follow from it: ε, γ, posterior bounds, how far one change moves counts, the "
            "noise’s scale"
        )
    if noisy:
        return say("the plan, and the numbers that follow from it: ε, γ, posterior bounds, Δ, the noise’s scale")
    return say("the plan, and the numbers that follow from it: ε, γ, posterior bounds, Δ")


JOINT_NEEDS_FEWER = mark(
    "For a number of SNPs that is known beforehand, the joint draw needs fewer participants than the right list."
)


def plan_in_words(plan: Plan) -> list[str]:
    """The plan in plain sentences, most important first, with what is planned for its budget."""
    own = [] if plan.account is None else [account_sentence(plan.account)]
    if may_be_inconclusive(plan.release.mechanism):
        own.append(say_marked(JOINT_NEEDS_FEWER))
    return [*explain_plan(plan), *own, *said_of(plan, Plan), *planned_sentences(plan)]


TRAIT_NOT_CORRECTED = mark(
    "Called genotypes are compared by the trait as given, without correction for ancestry, sex, age or other "
    "covariates. If the trait depends on these, a published association may reflect them."
)


TRAIT_NOT_CORRECTED_IN_STRATA = mark(
    "Called genotypes are compared by the trait inside the strata, without correction for differences within a "
    "stratum. If the trait depends on these, a published association may reflect them."
)


IMPUTED_NOT_CORRECTED = mark(
    "Genotype probabilities are compared by the trait as given, without correction for ancestry, sex, age "
    "or other covariates. If the trait depends on these, a published association may reflect them."
)


IMPUTED_NOT_CORRECTED_IN_STRATA = mark(
    "Genotype probabilities are compared by the trait inside the strata, without correction for "
    "differences within a stratum. If the trait depends on these, a published association may reflect "
    "them."
)


def trait_not_corrected(design: StudyDesign) -> str:
    """What no score of a trait corrects for, marked."""
    if design.dosages is not None:
        return IMPUTED_NOT_CORRECTED_IN_STRATA if design.strata else IMPUTED_NOT_CORRECTED
    return TRAIT_NOT_CORRECTED_IN_STRATA if design.strata else TRAIT_NOT_CORRECTED


NOT_CORRECTED = mark(
    "Genotypes are compared without correction for ancestry, sex, age or other covariates. If the groups differ "
    "in these, published SNPs may reflect that difference."
)


NOT_CORRECTED_IN_STRATA = mark(
    "Genotypes are compared inside the strata, without correction for differences within a stratum. If cases and "
    "controls differ there, published SNPs may reflect that difference."
)


def not_corrected(design: StudyDesign) -> str:
    """What no score corrects for, marked."""
    if design.covariates is not None:
        return COVARIATES_ALONE_CORRECTED
    if design.trait is not None:
        return trait_not_corrected(design)
    return NOT_CORRECTED_IN_STRATA if design.strata else NOT_CORRECTED


SIZES_IN_PLAN = mark(
    "The numbers of cases and of controls are secret, but the report contains the plan’s. Make sure that these are public "
    "figures, which would be the same had any one person not taken part: neither the study’s own numbers nor these rounded."
)


PARTICIPANTS_IN_PLAN = mark(
    "The number of participants is secret, but the report contains the plan’s. Make sure that it is a public figure, which would be the same "
    "had any one person not taken part: neither the study’s own number nor this rounded."
)


WEIGHTS_IN_PLAN = mark(
    "The score weighs cases against controls by the plan’s numbers. The farther their ratio is from the study’s, the more noise "
    "SNPs of some frequencies get: 10 people too many on one side are not noticed, a tenth of the study is fatal."
)


def centre_warning(plan: Plan) -> str:
    """How near a public centre should be; "" where the study’s own mean is subtracted, or a measured one."""
    trait = plan.design.trait
    if trait is None or trait.own_mean or plan.release.ratio_epsilon is not None:
        return ""
    return say_marked(NEAR_CENTRE)


NEAR_CENTRE = mark(
    "The farther the public centre is from the study’s mean, the more noise SNPs of some frequencies get: a fiftieth of an SD takes a "
    "fifth more participants, and a tenth is fatal. Where no public figure is that near, measure the mean with a tenth of ε."
)


def secret_sizes_warnings(plan: Plan) -> tuple[str, ...]:
    """What to read before a release whose plan must not hold the study’s own numbers, or mean; nothing where these are its own."""
    if plan.design.trait is not None:
        near = centre_warning(plan)
        said = () if plan.total_is_public else (say_marked(PARTICIPANTS_IN_PLAN),)
        return (*said, near) if near and plan.release.kind.uses_score else said
    if plan.sizes_are_public:
        return ()
    if plan.release.kind.uses_score and plan.release.ratio_epsilon is None:
        return say_marked(SIZES_IN_PLAN), say_marked(WEIGHTS_IN_PLAN)
    return (say_marked(SIZES_IN_PLAN),)
