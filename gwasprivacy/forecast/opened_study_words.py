"""What is said of the study that was opened: its own forecast, and that the plan's is of another."""

from __future__ import annotations

import math
from enum import StrEnum

from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.assumptions.short_words import assumed_effect_words
from gwasprivacy.assumptions.truth_words import false_words
from gwasprivacy.base.language import mark, say, say_count, say_marked
from gwasprivacy.base.number_words import count
from gwasprivacy.base.number_words import people_words as said_people
from gwasprivacy.forecast.opened_study import StudyForecast
from gwasprivacy.forecast.words import list_words, longest_share, published_words, share_words, success_words
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.planning_scenario import Line, usual_success


def other_study_words(n_candidates: int, n_planned: int) -> str:
    """That the plan's forecast is of a study with other candidates: how many this one has."""
    return say_count(
        "This study has {n} candidate SNPs; the plan’s forecast is for {planned}.",
        one="This study has 1 candidate SNP; the plan’s forecast is for {planned}.",
        n=n_candidates,
        planned=count(n_planned),
    )


def study_headline(found: StudyForecast) -> str:
    """How likely success is in the study that was opened; "" where no forecast can be made."""
    question, curve = found.question, found.curve
    if curve is None:
        return ""
    probability = share_words(curve, question.n_people, question.metric)
    if not probability:
        return ""
    return _study_headline(
        question.n_people,
        found.n_candidates,
        success_words(question),
        question.scenario,
        probability=probability,
        is_estimate=curve.is_estimate,
    )


class Outlook(StrEnum):
    """Whether a release is worth its ε under the plan's assumptions; its value is the colour in which that is said."""

    GOOD = "good"
    DOUBTFUL = "warning"
    POOR = "error"


LEAST_LIKELY, LIKELY = 0.5, 0.8
"""Below the first success is less likely than not; from the second on it is as likely as studies are usually planned for."""

_OUTLOOKS = {
    Outlook.GOOD: mark("This release probably succeeds."),
    Outlook.DOUBTFUL: mark("This release may well fail."),
    Outlook.POOR: mark("This release probably fails, and its ε stays spent."),
}


def study_outlook(found: StudyForecast) -> Outlook | None:
    """How the release of the opened study looks; None where no forecast can be made."""
    question, curve = found.question, found.curve
    value = None if curve is None else curve.at(question.n_people, question.metric)
    if value is None:
        return None
    return Outlook.POOR if value < LEAST_LIKELY else Outlook.DOUBTFUL if value < LIKELY else Outlook.GOOD


def study_prospect(found: StudyForecast) -> str:
    """The outlook in words, and how many of the published SNPs are expected to be false positives; "" where nothing is known."""
    outlook = study_outlook(found)
    if outlook is None or found.curve is None:
        return ""
    question, line = found.question, found.question.line(Line.THIS)
    said = [say_marked(_OUTLOOKS[outlook])]
    precision = next((each.precision for each in found.curve.points if each.n_people == question.n_people), math.nan)
    if lists := list_words(found.curve, question.n_people):
        said.append(lists)
    elif line is not None and not math.isnan(precision):
        said.append(
            false_words(
                line.request.n_snps, 1.0 - precision, loci=line.request.loci is not None and line.request.loci.published
            )
        )
    return " ".join(said)


def longest_study_prospect(plan: Plan) -> str:
    """:func:`study_prospect` as long as it can become."""
    outlooks = (say_marked(each) for each in _OUTLOOKS.values())
    return f"{max(outlooks, key=len)} {false_words(plan.release.n_snps, 1.0, loci=plan.design.publishes_loci)}"


def longest_study_headline(plan: Plan, n_candidates: int) -> str:
    """:func:`study_headline` as long as it can become, before it is known: for the room that it takes."""
    scenario = plan.scenario if plan.scenario is not None else Scenario()
    metric = usual_success(plan, scenario.n_causal)
    return _study_headline(
        plan.design.n_people,
        n_candidates,
        published_words(scenario.n_causal, metric, loci=plan.design.publishes_loci),
        scenario,
        probability=longest_share(),
        is_estimate=True,
    )


def _study_headline(
    n_people: int, n_candidates: int, success: str, scenario: Scenario, *, probability: str, is_estimate: bool
) -> str:
    people, effect = said_people(n_people), assumed_effect_words(scenario)
    snps = say_count("{n} candidate SNPs", one="1 candidate SNP", n=n_candidates)
    if is_estimate:
        return say(
            "With {people} and {snps}, {success} with {probability} probability (quick estimate), assuming {effect}.",
            people=people,
            snps=snps,
            success=success,
            probability=probability,
            effect=effect,
        )
    return say(
        "With {people} and {snps}, {success} with {probability} probability, assuming {effect}.",
        people=people,
        snps=snps,
        success=success,
        probability=probability,
        effect=effect,
    )


def no_study_forecast() -> str:
    """Beside a release of which nothing can be forecast."""
    return say("There is no forecast for this study.")
