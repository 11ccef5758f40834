"""What is said of the study that was opened: its own forecast, and that the plan's is of another."""

from __future__ import annotations

from gwasprivacy.assumptions.probability_words import estimate_range
from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.assumptions.truth_words import assumed_effect_words
from gwasprivacy.base.language import say, say_count
from gwasprivacy.base.number_words import count
from gwasprivacy.base.number_words import people_words as said_people
from gwasprivacy.forecast.opened_study import StudyForecast
from gwasprivacy.forecast.words import published_words, share_words, success_words
from gwasprivacy.plan.plan import Plan


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
    if curve is None or question.refused:
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


def longest_study_headline(plan: Plan, n_candidates: int) -> str:
    """:func:`study_headline` as long as it can become, before it is known: for the room that it takes."""
    scenario = plan.scenario if plan.scenario is not None else Scenario()
    metric = Metric.ALL if plan.release.n_snps >= scenario.n_causative else Metric.ANY
    return _study_headline(
        plan.design.n_people,
        n_candidates,
        published_words(scenario.n_causative, metric),
        scenario,
        probability=max(estimate_range(0.005, 0.995), estimate_range(0.0, 1.0), "88–88 %", key=len),
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
