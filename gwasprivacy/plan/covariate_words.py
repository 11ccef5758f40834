"""What a plan’s covariates mean, in plain sentences: what is balanced, and what the guarantee then assumes."""

from __future__ import annotations

from gwasprivacy.base.language import mark, say, say_count
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.study_words import study_words

COVARIATES_ALONE_CORRECTED = mark(
    "The plan’s covariates are balanced as they are rounded, and what is linear in them. Nothing corrects for anything else in which people "
    "differ: published SNPs may reflect that."
)


def covariate_assumption(plan: Plan) -> list[str]:
    """Beside the guarantee; [] without covariates."""
    covariates = plan.design.covariates
    if covariates is None:
        return []
    return [
        say(
            "The guarantee is made as if the list of all participants’ phenotypes and covariates, without names and genomes, were public; "
            "to somebody without that list the release may tell about it."
        ),
        say_count(
            "It assumes that for each participant there are at least {n} people of the same phenotype and the same covariates who could be "
            "that participant for all that the attacker knows. Whoever has fewer is protected less, and whoever has nobody alike is not "
            "protected.",
            one="It assumes of each participant no more than one person of the same phenotype and the same covariates who could be that "
            "participant for all that the attacker knows. Whoever is the only one is not protected.",
            n=covariates.candidates_at(plan.adversary.prior.high),
        ),
    ]


def covariate_sentences(plan: Plan) -> list[str]:
    """What is balanced, and from what weights follow; [] without covariates."""
    covariates = plan.design.covariates
    if covariates is None:
        return []
    said = study_words(plan.design).by_covariates(covariates.words)
    found = [said, say("Whoever lacks a covariate has no weight.")]
    if covariates.public_loadings:
        found.append(
            say(
                "The user declares that principal components follow from each person’s genotypes and a public panel’s loadings, centres and "
                "scales, not from this study’s other participants."
            )
        )
    return found
