"""Which parts of a plan can be combined.  Every refusal gives its reason (docs/theory)."""

from __future__ import annotations

from gwasprivacy.association.scores.registry import SCORES
from gwasprivacy.base.errors import InvalidPlan, PrivacyRefusal
from gwasprivacy.base.quantities import Chosen, Epsilon, Phrase, quoted
from gwasprivacy.base.remedies import Remedy
from gwasprivacy.mechanisms.registry import check_supported, names_that_need_a_threshold, release_part
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.membership.study_share import check_study_share
from gwasprivacy.membership.wording import loss_phrase
from gwasprivacy.plan.choices import MOST_EFFECTS, SECOND_PARTS
from gwasprivacy.plan.kinds import Kind
from gwasprivacy.plan.plan import LARGEST_EPSILON, SMALLEST_EPSILON, Plan
from gwasprivacy.study.design import FillRule, GenotypeFilter

# Two floats for one promise may differ in their last digits (a budget typed as 0.693147180559945).
SAME = 1e-12


def check_plan(plan: Plan) -> None:
    """Raise PrivacyRefusal where the theory gives no guarantee, InvalidPlan where fields contradict each other."""
    check_trait(plan)
    _check_family(plan)
    _check_secret(plan)
    _check_loss(plan)
    _check_epsilon(plan)
    _check_kind(plan)
    delta = plan.sensitivity()
    if not delta > 0:
        raise PrivacyRefusal(
            "This score has no proven sensitivity for this study.",
            code="plan.no-sensitivity",
            remedy=Remedy.CHOOSE_ANOTHER_SCORE,
        )


def check_trait(plan: Plan) -> None:
    """What a study of a quantitative trait cannot have, and what only it has; each with the reason."""
    model, release = plan.adversary, plan.release
    if plan.design.trait is None:
        if plan.secret is Secret.TRAIT_VALUE:
            raise PrivacyRefusal(
                "A study of cases and controls has no trait value to keep secret.",
                code="trait.value-without-trait",
                remedy=Remedy.PARTICIPATION_OR_CASE_STATUS,
            )
        return
    if plan.secret is Secret.CASE_STATUS:
        raise PrivacyRefusal(
            "A study of a quantitative trait has no cases, so case status cannot be the secret.",
            code="trait.no-case-status",
            remedy=Remedy.PARTICIPATION_OR_TRAIT,
        )
    if not model.family.serves_traits:
        raise PrivacyRefusal(
            "The proofs for the family {family} are not known to hold in studies of a quantitative trait.",
            code="trait.family",
            remedy=Remedy.BOUNDED_FOR_TRAITS,
            family=Chosen.of(model.family),
        )
    if not model.phenotype_known:
        raise InvalidPlan(
            "is about who has the disease, and this is a study of a quantitative trait: its proof already covers attackers who do "
            "not know the trait.",
            code="trait.no-diagnoses",
            remedy=Remedy.LEAVE_IT_OUT,
            field="adversary.phenotype_known",
        )
    if release.kind.counts is not None:
        raise PrivacyRefusal(
            "Counts are of cases and of controls, and a study of a quantitative trait has none.",
            code="trait.no-counts",
            remedy=Remedy.CHOOSE_A_SELECTION,
        )
    structure = () if plan.scenario is None else ("ancestry", "centres", "relatives")
    for name in structure:
        if getattr(plan.scenario, name) is not None:
            raise InvalidPlan(
                "is of studies of cases and controls; it is not simulated for a trait yet.",
                code="scenario.structure-of-trait",
                remedy=Remedy.LEAVE_IT_OUT,
                field=f"scenario.{name}",
            )
    if release.score.offset is not None:
        raise InvalidPlan(
            "in a study of a quantitative trait, scores have no public offset.",
            code="trait.no-offset",
            remedy=Remedy.LEAVE_IT_OUT,
            field="release.score.offset",
        )


def _check_family(plan: Plan) -> None:
    plan.adversary.family.check_release(plan.adversary, counts=plan.release.kind.counts is not None)
    check_supported(
        plan.release.mechanism,
        plan.release.score,
        plan.neighbours,
        loci=plan.design.loci,
        threshold=plan.release.threshold,
    )


def _check_kind(plan: Plan) -> None:
    """What the kind of release needs, and what it cannot have."""
    release, kind = plan.release, plan.release.kind
    if release.threshold is not None and not release_part(release.mechanism).needs_threshold:
        raise InvalidPlan(
            "the mechanism {mechanism} takes no threshold.",
            code="plan.takes-no-threshold",
            remedy=Remedy.LEAVE_OUT_OR_CHOOSE,
            field="release.threshold",
            mechanism=release.mechanism,
            choices=tuple(names_that_need_a_threshold()),
        )
    if kind.counts is None and plan.design.study_kind not in release.score.score.study_kinds:
        raise InvalidPlan(
            "the score {score} is one of {of} studies, and this is a {kind} study.",
            code="plan.score-of-another-study",
            remedy=Remedy.SCORE_OF_SUCH_STUDIES,
            field="release.score",
            score=release.score.spoken_label,
            of=tuple(map(Phrase, sorted(release.score.score.study_kinds))),
            kind=Phrase(plan.design.study_kind),
            scores=tuple(each.name for each in SCORES.values() if plan.design.study_kind in each.study_kinds),
        )
    if plan.design.dosages is not None:
        _check_dosages(plan)
    if release.score.offset is not None:
        _check_offset(plan)
    if plan.design.loci is not None and kind is not Kind.SELECTION:
        raise InvalidPlan(
            "only a selection of SNPs can use loci, not {mechanism}.",
            code="plan.loci-without-selection",
            remedy=Remedy.LEAVE_LOCI_OUT,
            field="design.loci",
            mechanism=release.mechanism,
        )
    if plan.design.weights is not None and kind is not Kind.SELECTION:
        raise InvalidPlan(
            "only a selection of SNPs can use weights, not {mechanism}.",
            code="plan.weights-without-selection",
            remedy=Remedy.WEIGHTS_FOR_SELECTIONS,
            field="design.weights",
            mechanism=release.mechanism,
        )
    for name in SECOND_PARTS:
        part = getattr(release, name)
        if part is not None and to_units(part) >= to_units(plan.epsilon):
            raise InvalidPlan(
                "a release that spends ε = {epsilon} cannot give {part} of it to numbers about what it selects: nothing would be left "
                "for the selection.",
                code="plan.values-leave-nothing",
                remedy=Remedy.TRY_HALF,
                field=f"release.{name}",
                epsilon=Epsilon(plan.epsilon),
                part=Epsilon(part),
            )
    if release.effects_epsilon is not None:
        _check_effects(plan)
    if release.counts is not None and not plan.design.allele_order_is_public:
        raise PrivacyRefusal(
            "Counts are published with the allele that is counted, so that allele must not depend on the study: "
            "many programs make the study's own minor allele A1.",
            code="plan.counts-need-alleles",
            remedy=Remedy.DECLARE_ALLELES,
        )


def _check_effects(plan: Plan) -> None:
    """Intervals of effects are computed for so many SNPs at most, and inside strata from their sizes."""
    if plan.design.strata and not plan.sizes_are_public:
        raise InvalidPlan(
            "where the size of the study is secret, no effects can be published inside strata: their intervals need the strata's sizes.",
            code="plan.effects-of-secret-strata",
            remedy=Remedy.LEAVE_IT_OUT,
            field="release.effects_epsilon",
        )
    if plan.release.n_snps > MOST_EFFECTS:
        raise InvalidPlan(
            "effects can be published for at most {most} SNPs: with more, the noise hides them.",
            code="plan.effects-of-too-many",
            remedy=Remedy.LOWER_M,
            field="release.n_snps",
            most=MOST_EFFECTS,
        )


def check_release(plan: Plan, *, sites_asked: bool = False) -> None:
    """What only a release needs, beside :func:`check_plan`: the answer about filters by genotype; public weights that are pinned.

    Whether a filter let a person or a SNP pass can hang on one participant's record, so what it left is an exact function of
    private data (docs/theory/missing-genotypes.md, "Candidates"): a release of such a file says that beside its guarantee.
    ``sites_asked``: of a file that a variant caller may have written.
    Raises InvalidPlan, PrivacyRefusal.
    """
    lacks = release_lacks(plan, sites_asked=sites_asked)
    if lacks is not None:
        raise lacks
    if plan.design.weights is not None and plan.design.weights.sha256 is None:
        raise InvalidPlan(
            "is missing: without its SHA-256, any file with this name could be used, and the published SNPs "
            "depend on the weights.",
            code="weights.not-pinned",
            remedy=Remedy.PIN_WEIGHTS,
            field="design.weights.sha256",
        )
    if plan.design.dosages is not None and plan.design.dosages.faults:
        raise PrivacyRefusal(
            "The genotypes were imputed in a way that lets one participant change others' probabilities or "
            "decide which SNPs are included ({faults}), so no ε is proven for a release.",
            code="plan.imputed-with-participants",
            remedy=Remedy.IMPUTE_FROM_PUBLIC_DATA,
            field="design.dosages",
            faults=tuple(Phrase(fault.value) for fault in plan.design.dosages.faults),
        )
    _check_called_sites(plan)


def _check_called_sites(plan: Plan) -> None:
    """What has no proof where one carrier decides which sites there are."""
    if not plan.design.are_sites_called:
        return
    if plan.design.candidates.kind != "file":
        raise PrivacyRefusal(
            "A variant caller wrote the sites of the study's file, so which there are depends on who takes part, and they "
            "cannot be the candidates.",
            code="plan.called-own-sites",
            remedy=Remedy.NAME_PUBLIC_LIST,
            field="design.candidates",
        )
    if plan.fill is FillRule.PANEL_MODE:
        raise PrivacyRefusal(
            "Where a variant caller wrote the sites, no call counts as no copy; it cannot be filled with the panel's genotypes.",
            code="plan.called-panel-mode",
            remedy=Remedy.FILL_WITH_REFERENCE,
            field="design.fill",
        )


def release_lacks(plan: Plan, *, sites_asked: bool = False) -> InvalidPlan | None:
    """What must still be said before a release: the answer about filters, the public list, or where the sites come from; None where
    all is said."""
    answer = plan.design.genotype_filter
    if answer is None:
        return InvalidPlan(
            "not answered yet: were people or SNPs removed because of this study's genotypes?",
            code="plan.filter-not-answered",
            remedy=Remedy.ANSWER_GENOTYPE_FILTER,
            field="design.genotype_filter",
        )
    if answer is GenotypeFilter.PUBLIC_LIST and plan.design.candidates.kind != "file":
        return InvalidPlan(
            "the SNPs come from a public list, and the plan names none.",
            code="plan.no-public-list",
            remedy=Remedy.NAME_PUBLIC_LIST,
            field="design.candidates",
        )
    if plan.design.dosages is not None and not plan.design.dosages.is_answered:
        return InvalidPlan(
            "not answered yet: how were the genotypes imputed?",
            code="plan.imputation-not-answered",
            remedy=Remedy.ANSWER_IMPUTATION,
            field="design.dosages",
        )
    if sites_asked and not plan.design.are_sites_said:
        return InvalidPlan(
            "not answered yet: were the sites of the study's file fixed beforehand, or did a variant caller write them?",
            code="plan.sites-not-answered",
            remedy=Remedy.ANSWER_SITES,
            field="design.sites",
        )
    return None


def _check_dosages(plan: Plan) -> None:
    """Genotype probabilities: what has a proof for them."""
    release = plan.release
    if release.kind.counts is not None:
        raise InvalidPlan(
            "counts of SNPs that are named beforehand include only people with a call, and imputed genotypes are "
            "probabilities.",
            code="plan.counts-of-dosages",
            remedy=Remedy.SELECT_OR_USE_CALLS,
            field="design.dosages",
        )
    if not release.score.score.serves_dosages:
        raise InvalidPlan(
            "the score {score} has no proven sensitivity for genotype probabilities.",
            code="plan.score-of-calls",
            remedy=Remedy.SCORES_OF_DOSAGES,
            field="release.score",
            score=release.score.spoken_label,
            scores=tuple(each.name for each in SCORES.values() if each.serves_dosages),
        )


def _check_offset(plan: Plan) -> None:
    """What a score with a public offset needs, and where it makes no sense."""
    if plan.release.kind is Kind.VALUES:
        raise InvalidPlan(
            "an offset only changes how SNPs compare, and the SNPs of this release are named beforehand.",
            code="plan.offset-without-selection",
            remedy=Remedy.LEAVE_OFFSET_TO_READERS,
            field="release.score.offset",
        )
    if plan.design.strata:
        raise InvalidPlan(
            "in a study with strata, scores have no public offset.",
            code="plan.offset-with-strata",
            remedy=Remedy.LEAVE_IT_OUT,
            field="release.score.offset",
        )
    if plan.design.reference is None:
        raise InvalidPlan(
            "the score has an offset, which follows from a public reference panel's allele frequencies, and the plan names no panel.",
            code="plan.offset-without-panel",
            remedy=Remedy.NAME_PANEL_OR_LEAVE_OFFSET_OUT,
            field="design.reference",
        )


def _check_secret(plan: Plan) -> None:
    if not plan.adversary.stratum_known and plan.adversary.n_strata < 2:
        raise InvalidPlan(
            "says that the attacker does not know people's strata, and the study has none.",
            code="plan.no-strata-to-know",
            remedy=Remedy.LEAVE_IT_OUT,
            field="adversary.stratum_known",
        )
    if plan.secret is not Secret.CASE_STATUS:
        return
    if plan.design.public_controls:
        raise PrivacyRefusal(
            "Controls cannot be public while it is secret who is a case.",
            code="plan.public-controls",
            remedy=Remedy.PARTICIPATION_OR_PRIVATE_CONTROLS,
        )
    check_study_share(plan.adversary, n_cases=plan.design.n_cases, n_participants=plan.design.n_people)
    for stratum in plan.design.strata:
        # Everybody knows the stratum's share of cases too, and a stratum of one group tells its members' status by its sizes.
        if not (stratum.n_cases and stratum.n_controls):
            raise PrivacyRefusal(
                "All people of the stratum {stratum} are in one group, so its published sizes reveal their status.",
                code="plan.stratum-tells-status",
                remedy=Remedy.STRATA_WITH_BOTH,
                stratum=quoted(stratum.name),
            )
        check_study_share(plan.adversary, n_cases=stratum.n_cases, n_participants=stratum.n_cases + stratum.n_controls)


def _check_loss(plan: Plan) -> None:
    """Whoever names a kind of loss names that of the release; bounds that count on another would not hold."""
    model, release = plan.adversary, plan.release
    if not model.names_loss:
        return
    for name, named, has in (
        ("loss", model.loss, release.loss),
        ("pure_epsilon", model.pure_epsilon, release.pure_epsilon),
    ):
        if named != has:
            raise InvalidPlan(
                "this is not the kind of loss of the release {mechanism} with these settings.",
                code="plan.other-loss",
                remedy=Remedy.NAME_LOSS_OF_RELEASE,
                field=f"adversary.{name}",
                mechanism=release.mechanism,
                loss=loss_phrase(release.loss),
            )


def _check_epsilon(plan: Plan) -> None:
    allowed = plan.adversary.epsilon
    if not allowed > 0:
        raise PrivacyRefusal(
            "This guarantee leaves nothing to spend (ε = 0): only an output that ignores the data satisfies it.",
            code="plan.nothing-to-spend",
            remedy=Remedy.ALLOW_GAMMA_ABOVE_1,
        )
    for name, value in (("release.budget", plan.budget), ("release.epsilon", plan.epsilon)):
        if value > LARGEST_EPSILON:
            raise InvalidPlan(
                "the guarantee allows ε = {epsilon}, which protects nobody.",
                code="plan.protects-nobody",
                remedy=Remedy.PROMISE_MORE,
                field=name,
                epsilon=Epsilon(value),
                most=LARGEST_EPSILON,
            )
        if value < SMALLEST_EPSILON:
            raise PrivacyRefusal(
                "This guarantee leaves too little to spend (ε = {epsilon}): the output would be pure noise.",
                code="plan.noise-alone",
                remedy=Remedy.ALLOW_LARGER_GAMMA,
                epsilon=Epsilon(value, digits=2),
            )
    if plan.release.epsilon is not None and plan.release.epsilon > allowed * (1 + SAME):
        raise PrivacyRefusal(
            "A release at ε = {epsilon} breaks the plan's guarantee, which allows {allowed}.",
            code="plan.breaks-promise",
            remedy=Remedy.LOWER_EPSILON_OR_PROMISE_LESS,
            epsilon=Epsilon(plan.release.epsilon),
            allowed=Epsilon(allowed),
        )
    if plan.epsilon > plan.budget * (1 + SAME):
        raise InvalidPlan(
            "one release cannot spend ε = {epsilon} of a budget of {budget}.",
            code="plan.over-budget",
            remedy=Remedy.LOWER_IT_OR_RAISE_BUDGET,
            field="release.epsilon",
            epsilon=Epsilon(plan.epsilon),
            budget=Epsilon(plan.budget),
        )
