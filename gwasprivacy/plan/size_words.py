"""How many people a plan's study has, and who may know it, in a sentence."""

from __future__ import annotations

from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.base.number_words import count
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.trait_words import participants_sentence

SIZES_IN_PLAN = mark(
    "The size of the study is secret, but the report contains the plan's numbers of cases and controls. Make "
    "sure that these are public figures, not the study's own."
)
WEIGHTS_IN_PLAN = mark(
    "The score weighs cases against controls by the plan's numbers. The farther their ratio is from the study's, the more noise "
    "SNPs of some frequencies get: 10 people too many on one side are not noticed, a tenth of the study is fatal."
)


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
    said = say(
        "The number of participants is secret. The plan's {cases} cases and {controls} controls are public figures and were "
        "not compared with the study.",
        cases=cases,
        controls=controls,
    )
    if plan.release.kind.uses_score:
        said += " " + say("In the score every person has the weight that follows from these figures.")
    if known:
        said += " " + say("The controls' genotypes are public too.")
    return said


def secret_sizes_warnings(plan: Plan) -> tuple[str, ...]:
    """What to read before a release whose plan must not hold the study's own numbers; nothing where they are public."""
    if plan.sizes_are_public:
        return ()
    return (say_marked(SIZES_IN_PLAN), *((say_marked(WEIGHTS_IN_PLAN),) if plan.release.kind.uses_score else ()))
