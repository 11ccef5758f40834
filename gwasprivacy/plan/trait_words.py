"""What a plan says of a quantitative trait: the public range, the participants, and what is not corrected for."""

from __future__ import annotations

from gwasprivacy.base.number_words import count, plain, three_digits
from gwasprivacy.base.sentences import tell
from gwasprivacy.mechanisms.measured_ratio import scales_as_published
from gwasprivacy.plan.plan import Plan


def trait_sentences(plan: Plan) -> list[str]:
    """What is measured, to which range it is clipped, what is subtracted, and that none of these hangs on this study."""
    trait = plan.design.trait
    assert trait is not None
    limits = {"name": trait.name, "low": plain(trait.low), "high": plain(trait.high)}
    if trait.clip_sd is None:
        clipped = tell("trait.range", **limits)
    else:
        clipped = tell(
            "trait.range-in-sds",
            clip=plain(trait.clip_sd),
            mean=plain(trait.mean or 0.0),
            sd=plain(trait.sd or 0.0),
            **limits,
        )
    if trait.covariates is None:
        adjusted = tell("trait.as-measured")
    else:
        adjusted = tell("trait.residuals", covariates=trait.covariates.rstrip("."))
    return [clipped, subtracted_sentence(plan), adjusted]


def subtracted_sentence(plan: Plan) -> str:
    """What everybody’s value is compared with."""
    design, trait = plan.design, plan.design.trait
    assert trait is not None
    if trait.own_mean:
        return tell("trait.mean-of-stratum-subtracted" if design.strata else "trait.mean-subtracted")
    if (epsilon := plan.release.ratio_epsilon) is not None:
        scale = max(scales_as_published(design.sizes, plan.neighbours, epsilon)) * (trait.high - trait.low)
        return tell("trait.measured-mean-subtracted", epsilon=three_digits(epsilon), scale=three_digits(scale))
    if design.strata:
        middle = trait.middle
        centres = ", ".join(
            f"{each.name} {_number(middle if each.centre is None else each.centre)}" for each in design.strata
        )
        return tell("trait.centres-subtracted", centres=centres)
    return tell("trait.centre-subtracted", centre=_number(trait.middle if trait.centre is None else trait.centre))


def participants_sentence(plan: Plan) -> str:
    """How many take part."""
    is_public, people = plan.total_is_public, count(plan.design.n_people)
    return tell("trait.participants-public" if is_public else "trait.participants-secret", people=people)


def _number(value: float) -> str:
    return plain(value).replace("-", "−")


def left_out_sentence() -> str:
    """Who takes no part."""
    return tell("trait.without-value-removed")
