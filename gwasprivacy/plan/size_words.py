"""How many people a plan's study has, and who may know it, in a sentence."""

from __future__ import annotations

from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import count
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.trait_words import participants_sentence


def sizes_sentence(plan: Plan) -> str:
    """How many people take part."""
    if plan.design.trait is not None:
        return participants_sentence(plan.design.n_people)
    cases, controls = count(plan.design.n_cases), count(plan.design.n_controls)
    known = plan.design.public_controls
    if plan.sizes_are_public:
        if known:
            return say(
                "The study has {cases} cases and {controls} controls; both numbers are public; the controls' genotypes are "
                "public too.",
                cases=cases,
                controls=controls,
            )
        return say(
            "The study has {cases} cases and {controls} controls; both numbers are public.",
            cases=cases,
            controls=controls,
        )
    if known:
        return say(
            "The number of participants is secret. The plan's {cases} cases and {controls} controls are public "
            "figures for planning and were not compared with the study; the controls' genotypes are public too.",
            cases=cases,
            controls=controls,
        )
    return say(
        "The number of participants is secret. The plan's {cases} cases and {controls} controls are public "
        "figures for planning and were not compared with the study.",
        cases=cases,
        controls=controls,
    )
