"""A plan in plain sentences, for ``plan show``, the window and reports."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from gwasprivacy.base.declared_fields import said_of
from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import is_source, say_marked
from gwasprivacy.base.number_words import percent, plain, small_percent, three_digits
from gwasprivacy.base.sentences import tell
from gwasprivacy.mechanisms.registry import may_be_inconclusive, release_part
from gwasprivacy.membership.calibration_theorems import posterior_upper
from gwasprivacy.plan.covariate_words import covariate_assumption, covariate_sentences
from gwasprivacy.plan.effects_words import effects_sentence, trait_noise_sentence
from gwasprivacy.plan.imputation_words import dosage_sentences
from gwasprivacy.plan.people_words import person_rules_sentences, sizes_sentence, strata_sentences
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.published_noise import counted_steps, dosage_noise, noise_of, scales_in_people
from gwasprivacy.plan.release_spends import account_guarantee
from gwasprivacy.plan.shift_words import offset_sentence, weights_sentence
from gwasprivacy.plan.study_words import study_words
from gwasprivacy.study.design import FILL_WORDS, GenotypeFilter, StudyDesign


def guarantee_after(plan: Plan, total_epsilon: float) -> str:
    """What the plan's attackers can become once releases with ε of ``total_epsilon`` in all are out."""
    ratio = math.exp(min(plan.adversary.entity_epsilon_of(total_epsilon), 700.0))
    prior = plan.adversary.prior.high
    if prior >= 1:
        return tell("guarantee.odds-after-all", ratio=three_digits(ratio))
    after = float(posterior_upper(ratio, prior))
    return tell("guarantee.belief-after-all", before=percent(prior), after=percent(after, up=True))


def publication_sentence(plan: Plan, *, in_detail: bool = True) -> str:
    """What a release under this plan publishes; ``in_detail`` with how the draw weighs sets of SNPs."""
    release = plan.release
    score = release.score.spoken_label
    if release.numbers is not None:
        told = release.numbers.sentence(release.score, release.n_snps, release.threshold)
        return " ".join(filter(None, (told, noise_sentence(plan))))
    if may_be_inconclusive(release.mechanism):
        places = " ".join((_list_sentence(plan), rarely_wrong_sentence(plan)))
    else:
        what, mechanism = snps_words(plan), _mechanism_named(release.mechanism)
        if plan.design.publishes_loci:
            places = tell("publication.intervals-of-loci", loci=what, mechanism=mechanism, score=score)
        elif plan.design.loci is None:
            places = tell("publication.names-and-positions", snps=what, mechanism=mechanism, score=score)
        else:
            places = tell("publication.one-from-each-locus", snps=what, mechanism=mechanism, score=score)
    places = " ".join((places, *set_score_sentences(plan, in_detail=in_detail)))
    if release.effects_epsilon is not None:
        return " ".join((places, effects_sentence(plan), noise_sentence(plan), tell("effects.winners-curse")))
    if release.values_epsilon is None:
        return " ".join((places, tell("publication.no-statistic")))
    values = tell("publication.noisy-scores-too", epsilon=three_digits(release.values_epsilon))
    return f"{places} {values} {noise_sentence(plan)}"


def _list_sentence(plan: Plan) -> str:
    """What a right list is a list of, or that there is none."""
    score, threshold, what = plan.release.score, plan.release.threshold, snps_words(plan)
    label, of_loci = score.spoken_label, plan.design.publishes_loci
    if threshold is None or threshold == score.score.significant_from:
        if of_loci:
            return tell("publication.list-of-significant-loci", score=label, loci=what)
        return tell("publication.list-of-significant-snps", score=label, snps=what)
    if of_loci:
        return tell("publication.list-of-loci-above", score=label, threshold=plain(threshold), loci=what)
    return tell("publication.list-of-snps-above", score=label, threshold=plain(threshold), snps=what)


def rarely_wrong_sentence(plan: Plan) -> str:
    """How rarely a right list is another one."""
    return tell("publication.rarely-wrong", share=small_percent(plan.release.wrong))


def set_score_sentences(plan: Plan, *, in_detail: bool = True) -> list[str]:
    """How a joint draw scores sets where it is not by their weakest member alone; else only how many should be right."""
    release, said = plan.release, []
    rank = release.set_score.rank(release.n_snps)
    if rank < release.n_snps and plan.design.publishes_loci:
        said.append(tell("publication.some-loci-right", n=rank, loci=snps_words(plan)))
    elif rank < release.n_snps:
        said.append(tell("publication.some-snps-right", n=rank, snps=snps_words(plan)))
    if not in_detail:
        return said
    if release.set_weights is not None:
        said.append(tell("publication.set-by-weights", weights=", ".join(map(plain, release.set_weights))))
    lead = release.set_score.lead_in(release.n_snps) if not plan.design.goes_by_locus else 0.0
    if lead and plan.design.publishes_loci:
        said.append(tell("publication.set-by-weakest-locus", lead=plain(lead)))
    elif lead:
        said.append(tell("publication.set-by-weakest-snp", lead=plain(lead)))
    return said


def snps_words(plan: Plan) -> str:
    """How many SNPs a release is about, or loci: "2 SNPs", "up to 10 loci"."""
    n = plan.release.n_snps
    if plan.design.publishes_loci:
        return tell("snps.up-to-loci" if plan.release.may_be_fewer else "snps.loci", n=n)
    return tell("snps.up-to" if plan.release.may_be_fewer else "snps.named", n=n)


def noise_sentence(plan: Plan) -> str:
    """How much noise the published numbers carry; "" for a plan that cannot be used."""
    try:
        noise = noise_of(plan, plan.release.n_snps)
    except GwasPrivacyError:
        return ""
    if noise is None:
        return ""
    if noise.sums_scale is not None:
        assert plan.design.trait is not None
        return trait_noise_sentence(plan.design.trait, scales_in_people(plan, noise), noise.distribution)
    if noise.times is not None:
        found = dosage_noise(plan, noise.scale)
        return tell(
            "noise.of-dosages",
            called=three_digits(found.called),
            sums=three_digits(found.sums),
            squares=three_digits(found.squares),
            kind=noise.distribution,
        )
    # Pr[|X| > h] = e^(−h/scale) for Laplace noise, about so for whole numbers.
    of_one = noise.scale / counted_steps(plan) if plan.release.counts is not None else noise.scale
    half = three_digits(-of_one * math.log(0.05))
    scale, kind, unit = three_digits(of_one), noise.distribution, _unit(plan)
    if plan.release.may_be_fewer or plan.design.goes_by_locus:
        return tell("noise.at-most", scale=scale, kind=kind, unit=unit, half=half)
    return tell("noise.scale", scale=scale, kind=kind, unit=unit, half=half)


def _unit(plan: Plan) -> str:
    counts = plan.release.counts
    return say_marked(plan.release.score.score.unit if counts is None else counts.unit)


def design_sentences(plan: Plan) -> list[str]:
    design = plan.design
    lines = [
        sizes_sentence(plan),
        *strata_sentences(plan),
        *covariate_sentences(plan),
        *study_words(plan.design).measured(plan),
        *_candidate_sentences(plan),
        missing_calls_sentence(plan),
        *dosage_sentences(design),
    ]
    if plan.release.kind.names_snps_beforehand:
        lines.append(tell("genotypes.snps-not-chosen-here"))
    if plan.release.score.offset is not None:
        lines.append(offset_sentence(plan))
    if design.weights is not None:
        lines.append(weights_sentence(design.weights))
    if design.reference is not None:
        lines.append(tell("genotypes.counted-by-reference"))
    elif design.alleles_are_public:
        lines.append(tell("genotypes.alleles-by-manifest"))
    return [*lines, *said_of(plan, StudyDesign, "design")]


_ANSWERS: Mapping[GenotypeFilter | None, str] = {
    GenotypeFilter.NONE: "genotypes.nothing-removed",
    GenotypeFilter.PUBLIC_LIST: "genotypes.list-is-public",
    GenotypeFilter.BEFORE_US: "genotypes.removed-before",
    None: "genotypes.removal-not-answered",
}


def answer_sentence(design: StudyDesign) -> str:
    """What the user has answered to the question what was removed because of the study's genotypes."""
    return tell(_ANSWERS[design.genotype_filter])


def guarantee_sentences(plan: Plan) -> list[str]:
    """The guarantee as it may be stated: with what it does not cover, where the file was filtered by genotypes before."""
    return [plan.adversary.sentence(), *limits_of_guarantee(plan)]


def limits_of_guarantee(plan: Plan) -> list[str]:
    """What is said wherever the guarantee is: whom it takes to know what, and what it does not cover."""
    return [*covariate_assumption(plan), *removal_sentences(plan.design)]


def removal_sentences(design: StudyDesign) -> list[str]:
    """What no guarantee about the file covers; nothing unless genotypes decided who or what is in it."""
    return [answer_sentence(design)] if design.was_filtered_before else []


def sites_sentence(design: StudyDesign) -> str | None:
    """Where the sites of the study's file come from; None where the plan does not say."""
    if design.are_sites_called:
        return tell("genotypes.sites-of-caller")
    if design.are_sites_said:
        return tell("genotypes.sites-fixed-beforehand")
    return None


def _candidate_sentences(plan: Plan) -> list[str]:
    """Which SNPs can be published; nothing is said that the user did not answer."""
    design = plan.design
    origin = say_marked(design.candidates_origin.rstrip("."))  # the program's own words in the reader's language
    declared = tell("genotypes.candidates-independent", origin=origin)
    sound = design.genotype_filter in (GenotypeFilter.NONE, GenotypeFilter.PUBLIC_LIST)
    sites = sites_sentence(design)
    lines = [
        declared if sound else tell("genotypes.candidates", origin=origin),
        *(() if design.was_filtered_before else (answer_sentence(design),)),  # which stands beside the guarantee
        *(() if sites is None else (sites,)),
    ]
    if plan.leaves_out_without_phenotype:
        lines.append(study_words(plan.design).left_out())
    return [*lines, *person_rules_sentences(plan)]


def missing_calls_sentence(plan: Plan) -> str:
    """What becomes of missing calls."""
    if plan.design.are_sites_called:
        return tell("missing-calls.no-copy")
    if plan.fill is not None:
        return tell("missing-calls.filled", fill=say_marked(FILL_WORDS[plan.fill]))
    if not plan.release.kind.uses_score:
        return tell("missing-calls.counts-of-called")
    least = tell("missing-calls.lowest-score")
    if plan.release.effects_epsilon is None:
        return least
    counts = (
        tell("missing-calls.counted-with-call")
        if plan.design.dosages is None
        else tell("missing-calls.summed-with-dosage")
    )
    return f"{least} {counts}"


def whole_budget_sentences(plan: Plan, budget: float) -> list[str]:
    """What a ``budget`` (in the plan's own ε) beyond the guarantee of one release would come to; empty for a smaller one."""
    if budget <= plan.adversary.epsilon * (1 + 1e-12):
        return []
    return [tell("spending.budget-above-guarantee", guarantee=guarantee_after(plan, budget))]


def _spending_sentences(plan: Plan) -> list[str]:
    """What one release costs, and what bounds all of them together."""
    guarantee = account_guarantee(plan)
    if guarantee is None:
        return [
            tell("spending.one-of-budget", epsilon=three_digits(plan.epsilon), budget=three_digits(plan.budget)),
            *whole_budget_sentences(plan, plan.budget),
        ]
    said = [tell("spending.one-and-guarantee", epsilon=three_digits(plan.epsilon), guarantee=guarantee.words())]
    if plan.release.budget is not None:
        said.append(tell("spending.together-at-most", budget=three_digits(plan.budget)))
    return said


def explain_plan(plan: Plan, spending: Sequence[str] | None = None) -> list[str]:
    """Sentences: the guarantee, what is published, what it costs, the study, and what is assumed.

    ``spending``: what it costs where a ledger knows better; None for what the plan itself says.
    """
    if spending is None:
        spending = _spending_sentences(plan)
    return [
        *guarantee_sentences(plan),
        publication_sentence(plan),
        *spending,
        *design_sentences(plan),
        *plan.adversary.assumptions(),
    ]


def mechanism_words(name: str) -> str:
    """A release's mechanism in a list: in English, which is signed, in short ("joint draw"); in another language by its title."""
    part = release_part(name)
    return say_marked(part.in_short if is_source() else part.title)


def _mechanism_named(name: str) -> str:
    """The same before the noun "mechanism": in English with hyphens ("joint-draw")."""
    words = mechanism_words(name)
    return words.replace(" ", "-") if is_source() else words
