"""What a plan says of the effects of the SNPs that it selects."""

from __future__ import annotations

from gwasprivacy.base.language import mark, say
from gwasprivacy.base.number_words import three_digits
from gwasprivacy.mechanisms.effects.trait_sums import TraitScales
from gwasprivacy.plan.plan import Plan
from gwasprivacy.study.trait import STEPS, Trait

IN_SD, IN_TRAIT = "sd", "trait"
"""β's unit: the plan's public SD of the trait, or the trait's own."""

WINNERS_CURSE = mark(
    "SNPs are selected because they look strong in this study, so their effects tend to look larger here than they are (winner’s "
    "curse). The intervals allow for the selection, the estimates do not; a second cohort shows how large they are."
)


def effects_sentence(plan: Plan) -> str:
    """What is published of the effects of selected SNPs."""
    epsilon = three_digits(plan.release.effects_epsilon or 0.0)
    if plan.design.trait is not None:
        told = [_trait_sentence(plan.design.trait, epsilon)]
        if plan.design.strata:
            told.append(say("All these numbers are of every stratum, and β is adjusted for the strata."))
        if plan.design.dosages is not None:
            told.append(
                say(
                    "Genotypes are imputed: in place of participants by copies stand the called participants and the sums of their dosages and "
                    "of the dosages’ squares, and the trait’s sums are by genotype probabilities. β is that of a regression on "
                    "dosages, so an uncertain imputation does not make it smaller, and how certain it was (r²) is published beside it."
                )
            )
        return " ".join(told)
    if plan.design.dosages is not None:
        return _dosage_sentence(plan, epsilon)
    if plan.design.strata:
        return say(
            "Noisy genotype counts of the cases and of the controls of every stratum at each are published too, and what follows from "
            "them: allele frequencies, allelic odds ratios adjusted for the strata (Mantel–Haenszel) and p-values, with 95 % intervals "
            "that hold whichever SNPs are selected and include the noise and the sampling of participants. Of this release’s ε, {epsilon} go to these counts and the rest to "
            "the selection.",
            epsilon=epsilon,
        )
    return say(
        "Noisy genotype counts of cases and of controls at each are published too, and what follows from them: allele "
        "frequencies, allelic odds ratios and p-values, with 95 % intervals that hold whichever SNPs are selected and include the "
        "noise and the sampling of participants. Of this release’s ε, {epsilon} go to these counts and the rest to the selection.",
        epsilon=epsilon,
    )


def _dosage_sentence(plan: Plan, epsilon: str) -> str:
    """Of imputed genotypes of cases and controls."""
    said = say(
        "Genotypes are imputed: how many cases and how many controls have a dosage at each, and the sums of these dosages and of their squares, are "
        "published with noise too, and what follows from them: allele frequencies, odds ratios per copy and p-values, with 95 % intervals "
        "that hold whichever SNPs are selected and include the noise and the sampling of participants. Of this release’s ε, {epsilon} go "
        "to these sums and the rest to the selection.",
        epsilon=epsilon,
    )
    regressed = say(
        "Odds ratios are by a regression on dosages, so an uncertain imputation does not make them smaller, and how certain it was (r²) is "
        "published beside each."
    )
    adjusted = (
        say("All these numbers are of every stratum, and odds ratios are adjusted for the strata.")
        if plan.design.strata
        else ""
    )
    return " ".join(filter(None, (said, regressed, adjusted)))


def _trait_sentence(trait: Trait, epsilon: str) -> str:
    said = say(
        "How many participants have 0, 1 and 2 copies at each and the sums of their trait are published with noise too, beside the "
        "trait’s noisy sum of squares, and what follows from them: the allele frequency, the effect β per copy, {unit}, and its p-value, "
        "with 95 % intervals that hold whichever SNPs are selected and include the noise and the sampling of participants. Of this release’s ε, {epsilon} go to these "
        "numbers and the rest to the selection.",
        unit=unit_words(trait),
        epsilon=epsilon,
    )
    clipped = say(
        "β is of the trait clipped to its public range, so it is nearer to 0 than that of the trait itself; the wider the range, the "
        "less."
    )
    return f"{said} {clipped}"


def beta_unit(trait: Trait) -> tuple[str, float]:
    """What β is told in, and how much of it one step of the trait's range is."""
    step = (trait.high - trait.low) / STEPS
    return (IN_TRAIT, step) if trait.sd is None else (IN_SD, step / trait.sd)


def unit_words(trait: Trait) -> str:
    """What β is told in."""
    return say("in the trait’s own units") if trait.sd is None else say("in the public SDs of the trait")


def trait_noise_sentence(trait: Trait, scales: TraitScales, kind: str) -> str:
    """How much noise of which kind the published numbers of a trait carry."""
    return say(
        "The noise has scale {people} on participants and {sums} on trait sums, in the trait’s units ({kind} noise).",
        people=three_digits(scales.people),
        sums=three_digits(scales.sums * (trait.high - trait.low) / STEPS),
        kind=kind,
    )
