"""What a plan says of the effects of the SNPs that it selects."""

from __future__ import annotations

from gwasprivacy.base.number_words import three_digits
from gwasprivacy.base.sentences import tell
from gwasprivacy.mechanisms.effects.trait_sums import TraitScales
from gwasprivacy.plan.plan import Plan
from gwasprivacy.study.trait import STEPS, Trait

IN_SD, IN_TRAIT = "sd", "trait"
"""β's unit: the plan's public SD of the trait, or the trait's own."""


def effects_sentence(plan: Plan) -> str:
    """What is published of the effects of selected SNPs."""
    epsilon = three_digits(plan.release.effects_epsilon or 0.0)
    if plan.design.trait is not None:
        told = [_trait_sentence(plan.design.trait, epsilon)]
        if plan.design.strata:
            told.append(tell("effects.of-every-stratum-adjusted-beta"))
        if plan.design.dosages is not None:
            told.append(tell("effects.of-trait-from-dosages"))
        return " ".join(told)
    if plan.design.dosages is not None:
        return _dosage_sentence(plan, epsilon)
    if plan.design.strata:
        return tell("effects.counts-of-strata", epsilon=epsilon)
    return tell("effects.counts-of-groups", epsilon=epsilon)


def _dosage_sentence(plan: Plan, epsilon: str) -> str:
    """Of imputed genotypes of cases and controls."""
    said = tell("effects.dosages-of-groups", epsilon=epsilon)
    regressed = tell("effects.odds-ratios-by-dosages")
    adjusted = tell("effects.of-every-stratum-adjusted-odds") if plan.design.strata else ""
    return " ".join(filter(None, (said, regressed, adjusted)))


def _trait_sentence(trait: Trait, epsilon: str) -> str:
    said = tell("effects.sums-of-trait", unit=unit_words(trait), epsilon=epsilon)
    clipped = tell("effects.beta-of-clipped-trait")
    return f"{said} {clipped}"


def beta_unit(trait: Trait) -> tuple[str, float]:
    """What β is told in, and how much of it one step of the trait's range is."""
    step = (trait.high - trait.low) / STEPS
    return (IN_TRAIT, step) if trait.sd is None else (IN_SD, step / trait.sd)


def unit_words(trait: Trait) -> str:
    """What β is told in."""
    return tell("effects.in-own-units") if trait.sd is None else tell("effects.in-public-sds")


def trait_noise_sentence(trait: Trait, scales: TraitScales, kind: str) -> str:
    """How much noise of which kind the published numbers of a trait carry."""
    return tell(
        "noise.of-trait-sums",
        people=three_digits(scales.people),
        sums=three_digits(scales.sums * (trait.high - trait.low) / STEPS),
        kind=kind,
    )
