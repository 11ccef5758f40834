"""What a plan says of a quantitative trait: the public range, the participants, and what is not corrected for."""

from __future__ import annotations

from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import count, plain, three_digits
from gwasprivacy.mechanisms.measured_ratio import scales_as_published
from gwasprivacy.plan.plan import Plan


def trait_sentences(plan: Plan) -> list[str]:
    """What is measured, to which range it is clipped, what is subtracted, and that none of these hangs on this study."""
    trait = plan.design.trait
    assert trait is not None
    limits = {"name": trait.name, "low": plain(trait.low), "high": plain(trait.high)}
    if trait.clip_sd is None:
        clipped = say(
            "The trait is “{name}”. Everybody’s value is clipped to the public range from {low} to {high} and counted in "
            "thousandths of it; the user declares that the range does not depend on this study’s data.",
            **limits,
        )
    else:
        clipped = say(
            "The trait is “{name}”. Everybody’s value is clipped to the public range from {low} to {high}, which is {clip} SD on "
            "either side of a public mean ({mean}, SD {sd}), and counted in thousandths of it; the user declares that none of these "
            "depends on this study’s data.",
            clip=plain(trait.clip_sd),
            mean=plain(trait.mean or 0.0),
            sd=plain(trait.sd or 0.0),
            **limits,
        )
    if trait.covariates is None:
        adjusted = say("The values are used as measured, without adjustment for covariates.")
    else:
        adjusted = say(
            "The values are residuals; the user declares that no coefficient was fitted on this study: {covariates}.",
            covariates=trait.covariates.rstrip("."),
        )
    return [clipped, subtracted_sentence(plan), adjusted]


def subtracted_sentence(plan: Plan) -> str:
    """What everybody’s value is compared with."""
    design, trait = plan.design, plan.design.trait
    assert trait is not None
    if trait.own_mean:
        if design.strata:
            return say("From everybody’s value the mean of their stratum, in this study, is subtracted.")
        return say("From everybody’s value this study’s mean is subtracted.")
    if (epsilon := plan.release.ratio_epsilon) is not None:
        scale = max(scales_as_published(design.sizes, plan.neighbours, epsilon)) * (trait.high - trait.low)
        return say(
            "From everybody’s value the study’s mean, with strata that of their stratum, is subtracted as it was measured: with ε = {epsilon} it is "
            "measured with noise (scale at most {scale}, in the trait’s unit) and published.",
            epsilon=three_digits(epsilon),
            scale=three_digits(scale),
        )
    if design.strata:
        middle = trait.middle
        centres = ", ".join(
            f"{each.name} {_number(middle if each.centre is None else each.centre)}" for each in design.strata
        )
        return say(
            "From everybody’s value the public centre of their stratum is subtracted: {centres}; the user declares that they do not "
            "depend on this study’s data.",
            centres=centres,
        )
    return say(
        "From everybody’s value the public centre {centre} is subtracted; the user declares that it does not depend on this study’s data.",
        centre=_number(trait.middle if trait.centre is None else trait.centre),
    )


def participants_sentence(plan: Plan) -> str:
    """How many take part."""
    people = count(plan.design.n_people)
    if plan.total_is_public:
        return say(
            "The study has {people} participants with a quantitative trait; the number is public.", people=people
        )
    return say(
        "The study is of participants with a quantitative trait, and how many there are is secret. The plan’s {people} is a public figure "
        "and was not compared with the study.",
        people=people,
    )


def _number(value: float) -> str:
    return plain(value).replace("-", "−")


def left_out_sentence() -> str:
    """Who takes no part."""
    return say(
        "People without a value of the trait are removed, by that alone; the number of participants is without them."
    )
