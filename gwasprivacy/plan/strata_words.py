"""The strata of a plan, in plain sentences."""

from __future__ import annotations

from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import count
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.plan.plan import Plan
from gwasprivacy.study.stratum import Stratum


def strata_sentences(plan: Plan) -> list[str]:
    """Who is compared with whom, and what the strata's sizes tell; [] without strata."""
    strata = plan.design.strata
    if not strata:
        return []
    listed = ", ".join(stratum_words(stratum) for stratum in strata)
    if plan.design.trait is not None:
        said = say(
            "Genotypes are compared by the trait inside {n} strata, whose names and sizes are public: {strata}. From everybody's value "
            "the mean of their stratum is subtracted. Who is in which stratum is not published.",
            n=len(strata),
            strata=listed,
        )
    elif plan.sizes_are_public:
        said = say(
            "Cases are compared with controls inside {n} strata, whose names and sizes are public: {strata}. Who is in which "
            "stratum is not published.",
            n=len(strata),
            strata=listed,
        )
    else:
        said = say(
            "Cases are compared with controls inside {n} strata, whose names are public: {strata}. Who is in which stratum is not "
            "published; the sizes are figures for planning.",
            n=len(strata),
            strata=listed,
        )
    return [said, *one_sided_sentences(plan)]


def stratum_words(stratum: Stratum) -> str:
    """One stratum with its sizes."""
    if stratum.n_participants is not None:
        return say("{stratum} ({people} participants)", stratum=stratum.name, people=count(stratum.n_participants))
    return say(
        "{stratum} ({cases} cases, {controls} controls)",
        stratum=stratum.name,
        cases=count(stratum.n_cases),
        controls=count(stratum.n_controls),
    )


def one_sided_sentences(plan: Plan) -> list[str]:
    """What follows for each stratum that compares nobody: it lacks cases or controls, or has one participant."""
    if plan.design.trait is not None:
        return [
            say(
                "The stratum {stratum} has one participant, so it adds nothing to a score.",
                stratum=stratum.name,
            )
            for stratum in plan.design.strata
            if stratum.n_participants == 1
        ]
    tells = plan.sizes_are_public and plan.neighbours is Neighbours.SWAP
    return [
        _one_sided(stratum, tells) for stratum in plan.design.strata if not (stratum.n_cases and stratum.n_controls)
    ]


def _one_sided(stratum: Stratum, tells: bool) -> str:
    if not stratum.n_cases:
        if tells:
            return say(
                "The stratum {stratum} has no cases, so it adds nothing to a score, and its public sizes reveal "
                "that everybody in it is a control.",
                stratum=stratum.name,
            )
        return say("The stratum {stratum} has no cases, so it adds nothing to a score.", stratum=stratum.name)
    if tells:
        return say(
            "The stratum {stratum} has no controls, so it adds nothing to a score, and its public sizes reveal "
            "that everybody in it is a case.",
            stratum=stratum.name,
        )
    return say("The stratum {stratum} has no controls, so it adds nothing to a score.", stratum=stratum.name)
