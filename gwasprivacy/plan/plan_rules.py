"""Which parts of a plan can be combined.  Every refusal gives its reason (docs/theory)."""

from __future__ import annotations

import math
from dataclasses import InitVar, dataclass
from typing import TYPE_CHECKING, cast

from gwasprivacy.association.scores.registry import SCORES
from gwasprivacy.assumptions.trait_model import OF_PEOPLE
from gwasprivacy.base.errors import InvalidPlan, PrivacyRefusal
from gwasprivacy.base.quantities import Chosen, Count, Epsilon, Phrase, Share, quoted
from gwasprivacy.mechanisms.measured_ratio import ratio_move
from gwasprivacy.mechanisms.registry import (
    check_supported,
    names_that_need_a_threshold,
    release_part,
)
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.membership.secrets import Neighbours, Secret
from gwasprivacy.membership.study_share import check_study_share
from gwasprivacy.membership.wording import loss_phrase
from gwasprivacy.plan.choices import MOST_EFFECTS, PARTS
from gwasprivacy.plan.plan import LARGEST_EPSILON, SMALLEST_EPSILON, Plan
from gwasprivacy.study.covariates import Covariates
from gwasprivacy.study.design import FillRule, GenotypeFilter

# Two floats for one guarantee may differ in their last digits (a budget typed as 0.693147180559945).
SAME = 1e-12


if TYPE_CHECKING:

    @dataclass(frozen=True, slots=True, kw_only=True)
    class CheckedPlan(Plan):
        """A plan whose parts can be combined, as :func:`check_plan` alone returns it; a Plan like any other while the program runs.

        ``dataclasses.replace`` of one is no checked plan: mypy asks it for ``only_by``, which nobody has.  A function that edits
        plans takes a Plan, and who calls it checks what comes back.
        """

        only_by: InitVar[None]

else:
    CheckedPlan = Plan


def check_plan(plan: Plan) -> CheckedPlan:
    """``plan``, checked.  Raises PrivacyRefusal where the theory gives no guarantee, InvalidPlan where fields contradict each other.

    Called at the doors only: where a plan is read, edited, or made of another one.  ``tests/plan/test_checked_plan.py`` lists them.
    """
    check_trait(plan)
    _check_family(plan)
    _check_secret(plan)
    _check_loss(plan)
    _check_epsilon(plan)
    if plan.design.covariates is not None:
        _check_covariates(plan, plan.design.covariates)
    _check_kind(plan)
    delta = plan.sensitivity()
    if not delta > 0:
        raise PrivacyRefusal("plan.no-sensitivity")
    return cast(CheckedPlan, plan)


def check_trait(plan: Plan) -> None:
    """What a study of a quantitative trait cannot have, and what only it has; each with the reason."""
    model, release = plan.adversary, plan.release
    if plan.design.trait is None:
        if plan.secret is Secret.TRAIT_VALUE:
            raise PrivacyRefusal("trait.value-without-trait")
        return
    if plan.secret is Secret.CASE_STATUS:
        raise PrivacyRefusal("trait.no-case-status")
    if not model.family.serves_traits:
        raise PrivacyRefusal("trait.family", family=Chosen.of(model.family))
    if plan.design.trait.own_mean and not plan.sizes_are_public:
        raise PrivacyRefusal("trait.sizes")
    if release.effects_epsilon is not None and not plan.total_is_public:
        raise InvalidPlan("trait.effects-of-secret-size", field="release.effects_epsilon")
    if not model.phenotype_known:
        raise InvalidPlan("trait.no-diagnoses", field="adversary.phenotype_known")
    if plan.design.study_kind not in release.kind.study_kinds:
        raise PrivacyRefusal("trait.no-counts")
    structure = () if plan.scenario is None else OF_PEOPLE
    for name in structure:
        if getattr(plan.scenario, name) is not None:
            raise InvalidPlan("scenario.structure-of-trait", field=f"scenario.{name}")
    if release.score.offset is not None:
        raise InvalidPlan("trait.no-offset", field="release.score.offset")


def _check_family(plan: Plan) -> None:
    plan.adversary.family.check_release(plan.adversary, counts=not plan.release.kind.uses_score)
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
            "plan.takes-no-threshold",
            field="release.threshold",
            mechanism=release.mechanism,
            choices=tuple(names_that_need_a_threshold()),
        )
    if kind.uses_score and plan.design.study_kind not in release.score.score.study_kinds:
        raise InvalidPlan(
            "plan.score-of-another-study",
            field="release.score",
            score=release.score.spoken_label,
            of=tuple(map(Phrase, sorted(release.score.score.study_kinds))),
            kind=Phrase(plan.design.study_kind),
            scores=tuple(each.name for each in SCORES.values() if plan.design.study_kind in each.study_kinds),
        )
    if plan.design.dosages is not None:
        _check_dosages(plan)
    if plan.design.person_rules is not None and plan.fill is not None and not plan.design.allele_order_is_public:
        # Else a single person who does not pass would have the release refused (study/missing.py), which tells of that person.
        raise PrivacyRefusal("plan.rules-need-alleles")
    if release.score.offset is not None:
        _check_offset(plan)
    if plan.design.loci is not None and not kind.takes_lists:
        raise InvalidPlan("plan.loci-without-selection", field="design.loci", mechanism=release.mechanism)
    if plan.design.publishes_loci and release.effects_epsilon is not None:
        raise InvalidPlan("plan.effects-of-loci", field="release.effects_epsilon")
    if plan.design.goes_by_locus and (release.set_weights or release.set_score.rank(release.n_snps) < release.n_snps):
        raise InvalidPlan(
            "selector.weakest-by-locus",
            field="release.set_weights" if release.set_weights else "release.at_least",
            title=Phrase(release_part(release.mechanism).title),
        )
    if plan.design.weights is not None and not kind.takes_lists:
        raise InvalidPlan("plan.weights-without-selection", field="design.weights", mechanism=release.mechanism)
    if plan.design.weights is not None and plan.design.weights.directed:
        _check_directions(plan)
    _check_parts(plan)
    if release.effects_epsilon is not None:
        _check_effects(plan)
    if release.counts is not None and not plan.design.allele_order_is_public:
        raise PrivacyRefusal("plan.counts-need-alleles")


def _check_covariates(plan: Plan, covariates: Covariates) -> None:
    """Weights that balance covariates are private where one participant's genotypes are replaced, and all else is known
    (``study.balancing``)."""
    model, release, highest = plan.adversary, plan.release, plan.adversary.prior.high
    if plan.secret is not Secret.PARTICIPATION:
        raise PrivacyRefusal("covariates.no-case-status")
    if model.family.name != "bounded" or not model.phenotype_known:
        raise PrivacyRefusal("covariates.family", family=Chosen.of(model.family))
    if plan.neighbours is not Neighbours.REPLACE_ONE:
        raise PrivacyRefusal("covariates.sizes")
    if plan.design.public_controls:
        raise InvalidPlan("covariates.public-controls", field="design.public_controls")
    if release.counts is not None or not release.kind.uses_score:
        raise PrivacyRefusal("covariates.no-counts")
    if release.score.offset is not None:
        raise InvalidPlan("covariates.no-offset", field="release.score.offset")
    if release.ratio_epsilon is not None:
        raise InvalidPlan("covariates.no-ratio", field="release.ratio_epsilon")
    if not release.score.score.serves_weights:
        raise InvalidPlan(
            "covariates.score",
            field="release.score",
            score=release.score.spoken_label,
            scores=tuple(each.name for each in SCORES.values() if each.serves_weights),
        )
    least = math.ceil(1 / highest - SAME)
    given = covariates.candidates_at(highest)
    if given < least:
        raise InvalidPlan(
            "covariates.candidates",
            field="design.covariates.candidates_per_cell",
            given=Count(given),
            least=Count(least),
            prior=Share(highest),
        )


def _check_directions(plan: Plan) -> None:
    """Risk alleles are told by a public reference, and asked of scores that have a direction."""
    score = plan.release.score
    if not score.score.serves_directions:
        raise InvalidPlan(
            "plan.score-without-direction",
            field="release.score",
            score=score.spoken_label,
            scores=tuple(each.name for each in SCORES.values() if each.serves_directions),
        )
    if score.offset is not None:
        raise InvalidPlan("plan.directions-and-offset", field="release.score.offset")
    if plan.design.reference is None:
        raise InvalidPlan("plan.directions-without-reference", field="design.reference")
    if plan.design.are_sites_called:
        raise InvalidPlan("plan.directions-of-called", field="design.sites")


def _check_parts(plan: Plan) -> None:
    """What is spent beside selecting leaves something to select with; a ratio is measured where nobody printed it."""
    release = plan.release
    beside = release.beside_selection
    if beside is not None and to_units(beside) >= to_units(plan.epsilon):
        largest = max(PARTS, key=lambda name: getattr(release, name) or 0.0)
        raise InvalidPlan(
            "plan.values-leave-nothing", field=f"release.{largest}", epsilon=Epsilon(plan.epsilon), part=Epsilon(beside)
        )
    if release.ratio_epsilon is not None:
        ratio_move(plan.design.sizes, plan.neighbours)  # or it refuses


def _check_effects(plan: Plan) -> None:
    """Intervals of effects are computed for so many SNPs at most, and inside strata from their sizes."""
    if plan.design.strata and not plan.sizes_are_public:
        raise InvalidPlan("plan.effects-of-secret-strata", field="release.effects_epsilon")
    if plan.release.n_snps > MOST_EFFECTS:
        raise InvalidPlan("plan.effects-of-too-many", field="release.n_snps", most=MOST_EFFECTS)


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
        raise InvalidPlan("weights.not-pinned", field="design.weights.sha256")
    if plan.design.dosages is not None and plan.design.dosages.faults:
        raise PrivacyRefusal(
            "plan.imputed-with-participants",
            field="design.dosages",
            faults=tuple(Phrase(fault.value) for fault in plan.design.dosages.faults),
        )
    _check_called_sites(plan)


def _check_called_sites(plan: Plan) -> None:
    """What has no proof where one carrier decides which sites there are."""
    if not plan.design.are_sites_called:
        return
    if plan.design.candidates.kind != "file":
        raise PrivacyRefusal("plan.called-own-sites", field="design.candidates")
    if plan.fill is FillRule.PANEL_MODE:
        raise PrivacyRefusal("plan.called-panel-mode", field="design.fill")


def release_lacks(plan: Plan, *, sites_asked: bool = False) -> InvalidPlan | None:
    """What must still be said before a release: the answer about filters, the public list, or where the sites come from; None where
    all is said."""
    answer = plan.design.genotype_filter
    if answer is None:
        return InvalidPlan("plan.filter-not-answered", field="design.genotype_filter")
    if answer is GenotypeFilter.PUBLIC_LIST and plan.design.candidates.kind != "file":
        return InvalidPlan("plan.no-public-list", field="design.candidates")
    if plan.design.dosages is not None and not plan.design.dosages.is_answered:
        return InvalidPlan("plan.imputation-not-answered", field="design.dosages")
    if sites_asked and not plan.design.are_sites_said:
        return InvalidPlan("plan.sites-not-answered", field="design.sites")
    return None


def _check_dosages(plan: Plan) -> None:
    """Genotype probabilities: what has a proof for them."""
    release = plan.release
    if not release.kind.uses_score:
        raise InvalidPlan("plan.counts-of-dosages", field="design.dosages")
    if not release.score.score.serves_dosages:
        raise InvalidPlan(
            "plan.score-of-calls",
            field="release.score",
            score=release.score.spoken_label,
            scores=tuple(each.name for each in SCORES.values() if each.serves_dosages),
        )


def _check_offset(plan: Plan) -> None:
    """What a score with a public offset needs, and where it makes no sense."""
    if not plan.release.kind.takes_offset:
        raise InvalidPlan("plan.offset-without-selection", field="release.score.offset")
    if plan.design.strata:
        raise InvalidPlan("plan.offset-with-strata", field="release.score.offset")
    if plan.design.reference is None:
        raise InvalidPlan("plan.offset-without-panel", field="design.reference")


def _check_secret(plan: Plan) -> None:
    if plan.secret is not Secret.CASE_STATUS:
        return
    if plan.design.public_controls:
        raise PrivacyRefusal("plan.public-controls")
    check_study_share(plan.adversary, n_cases=plan.design.n_cases, n_participants=plan.design.n_people)
    for stratum in plan.design.strata:
        # Everybody knows the stratum's share of cases too, and a stratum of one group tells its members' status by its sizes.
        if not (stratum.n_cases and stratum.n_controls):
            if not plan.sizes_are_public:
                continue
            raise PrivacyRefusal("plan.stratum-tells-status", stratum=quoted(stratum.name))
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
                "plan.other-loss",
                field=f"adversary.{name}",
                mechanism=release.mechanism,
                loss=loss_phrase(release.loss),
            )


def _check_epsilon(plan: Plan) -> None:
    allowed = plan.adversary.epsilon
    if not allowed > 0:
        raise PrivacyRefusal("plan.nothing-to-spend")
    for name, value in (("release.budget", plan.budget), ("release.epsilon", plan.epsilon)):
        if value > LARGEST_EPSILON:
            raise InvalidPlan("plan.protects-nobody", field=name, epsilon=Epsilon(value), most=LARGEST_EPSILON)
        if value < SMALLEST_EPSILON:
            raise PrivacyRefusal("plan.noise-alone", epsilon=Epsilon(value, digits=2))
    if plan.release.epsilon is not None and plan.release.epsilon > allowed * (1 + SAME):
        raise PrivacyRefusal("plan.breaks-guarantee", epsilon=Epsilon(plan.release.epsilon), allowed=Epsilon(allowed))
    if plan.epsilon > plan.budget * (1 + SAME):
        raise InvalidPlan(
            "plan.over-budget", field="release.epsilon", epsilon=Epsilon(plan.epsilon), budget=Epsilon(plan.budget)
        )
