"""What a plan says of a quantitative trait: the public range, the participants, and what is not corrected for."""

from __future__ import annotations

from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import count, plain
from gwasprivacy.study.trait import Trait


def trait_sentences(trait: Trait) -> list[str]:
    """What is measured, to which range it is clipped, and that neither hangs on this study."""
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
    return [clipped, adjusted]


def participants_sentence(n_people: int) -> str:
    """How many take part."""
    return say(
        "The study has {people} participants with a quantitative trait; the number is public.", people=count(n_people)
    )


def left_out_sentence() -> str:
    """Who takes no part."""
    return say(
        "People without a value of the trait are removed, by that alone; the number of participants is without them."
    )
