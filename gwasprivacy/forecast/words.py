"""Questions and answers in words: the same in the window, on the command line and in a planning report."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from gwasprivacy.assumptions.probability_words import (
    STANDARD_ERRORS,
    VAGUE,
    _points,
    estimate_range,
    margin,
    power_words,
    rough_percent,
    short_of,
)
from gwasprivacy.assumptions.short_words import assumed_effect_words
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.assumptions.truth_words import true_snps
from gwasprivacy.base.language import digits, say, say_count, written
from gwasprivacy.base.number_words import count, fixed, percent
from gwasprivacy.base.number_words import people_words as said_people
from gwasprivacy.forecast.curves import Curve
from gwasprivacy.forecast.questions import Question, same_for_any_attacker
from gwasprivacy.plan.needed_people import Needed, PeopleSaved, estimated_number, number_words, people_saved
from gwasprivacy.plan.planning_scenario import Line

# What is assumed ------------------------------------------------------------------------------------------------------


# Probabilities --------------------------------------------------------------------------------------------------------


def share_words(curve: Curve, n_people: int, metric: Metric) -> str:
    """How likely success is at a size: a simulated probability; its interval while few studies say no more, and for an estimate; ""
    where it is not known."""
    value, interval = curve.at(n_people, metric), curve.interval_at(n_people, metric)
    if value is None or interval is None:
        return ""
    if _is_vague(curve, n_people, metric) or value - interval[0] > VAGUE:
        return estimate_range(*interval)
    return rough_percent(_told(curve, value, metric), curve.studies_at(n_people))


def _told(curve: Curve, value: float, metric: Metric) -> float:
    """A probability that misses the target of its question is said so."""
    return value if curve.met is None or curve.met.metric is not metric else short_of(value, curve.met.target)


def _is_vague(curve: Curve, n_people: int, metric: Metric) -> bool:
    """Whether only the interval can be said."""
    return curve.is_estimate or STANDARD_ERRORS * curve.error_at(n_people, metric) > VAGUE


def share_with_margin(curve: Curve, n_people: int, metric: Metric) -> str:
    """How likely success is at a size with half its 95 % interval, "94 ± 3 %"; an estimate as its interval; "" where unknown."""
    value = curve.at(n_people, metric)
    if value is None or _is_vague(curve, n_people, metric):
        return share_words(curve, n_people, metric)
    return power_words(_told(curve, value, metric), curve.error_at(n_people, metric), curve.studies_at(n_people))


def margin_words(curve: Curve, n_people: int, metric: Metric) -> str:
    """The margin beside :func:`share_words`: "± 3 points"; "" where the probability is said as "over 99 %", or is not known."""
    value = curve.at(n_people, metric)
    if value is None or _is_vague(curve, n_people, metric) or not 0.005 <= value <= 0.995:
        return ""
    points = _points(margin(value, curve.error_at(n_people, metric), curve.studies_at(n_people)))
    return say_count("± {n} points", one="± 1 point", n=points)


def lead_words(lead: float, error: float) -> str:
    """A difference of two probabilities with half its 95 % interval: "12 ± 3 points"."""
    return say("{lead} ± {margin} points", lead=fixed(100 * lead, 0), margin=_points(STANDARD_ERRORS * error))


# Numbers of people ----------------------------------------------------------------------------------------------------


def saved_words(mine: Needed | None, worst: Needed | None) -> str:
    """ "Assuming this attacker rather than any saves 470 people."; "" where that is not known, within the simulation's error, or saves nobody."""
    saved = people_saved(mine, worst)
    if saved is None or saved.fewer <= 0 or not saved.is_clear:
        return ""
    return say("Assuming this attacker rather than any saves {number} participants.", number=count(saved.fewer))


def saved_with_margin(mine: Needed | None, worst: Needed | None) -> str:
    """:func:`saved_words` with half the 95 % interval, and the share: "saves 470 ± 98 participants (32 %)"."""
    saved = people_saved(mine, worst)
    if saved is None or saved.fewer <= 0 or not saved.is_clear:
        return ""
    half = STANDARD_ERRORS * saved.standard_error
    about = f" ± {count(math.ceil(half))}" if half >= 1 else ""
    return say(
        "Assuming this attacker rather than any saves {number} participants ({share}).",
        number=f"{count(saved.fewer)}{about}",
        share=f"{100 * saved.share:.0f} %",
    )


def saved_margin(saved: PeopleSaved) -> str:
    """The share of a difference, and half its 95 % interval: "32 %, ± 98"."""
    half = count(math.ceil(STANDARD_ERRORS * saved.standard_error))
    return say("{share}, ± {half}", share=percent(round(abs(saved.share), 2)), half=half)


# A plan's question ----------------------------------------------------------------------------------------------------


def success_words(question: Question) -> str:
    """What the probability is of: "both causal SNPs are published"."""
    loci = any(each.request.loci is not None and each.request.loci.published for each in question.lines)
    return published_words(question.scenario.n_causal, question.metric, loci=loci)


def published_words(n_true: int, metric: Metric, *, loci: bool) -> str:
    """What the probability is of, for ``n_true`` causal SNPs, or the ``loci`` that hold them."""
    snps, is_one = true_snps(n_true, metric), n_true == 1 or metric is Metric.ANY
    if loci:
        return (
            say("{snps} lies in a published locus", snps=snps)
            if is_one
            else say("{snps} lie in published loci", snps=snps)
        )
    return say("{snps} is published", snps=snps) if is_one else say("{snps} are published", snps=snps)


def answer_words(question: Question, needed: Mapping[Line, Needed]) -> str:
    """The answer in one or two sentences; intervals while it is an estimate."""
    if question.refused or question.instead:
        return question.refused or question.instead
    mine = needed.get(Line.THIS)
    if mine is None:
        return say("Computing…")
    same = same_for_any_attacker(question)
    saved = "" if same else saved_words(mine, needed.get(Line.ANY))
    numbers = _numbers_sentence(mine, None if same else needed.get(Line.ANY), needed.get(Line.NONE), same)
    return " ".join(filter(None, (numbers, saved, question.about_rules)))


def _numbers_sentence(mine: Needed, worst: Needed | None, none: Needed | None, same: bool) -> str:
    """How many people it takes against whom.  ``same``: as many against any attacker as against this one."""
    this = number_words(mine)
    if none is not None:
        without = number_words(none)
        if same:
            return say(
                "Sample size against this or any other attacker: {this}; without privacy: {without}.",
                this=this,
                without=without,
            )
        if worst is not None:
            return say(
                "Sample size against this attacker: {this}; against any attacker: {any}; without privacy: {without}.",
                this=this,
                any=number_words(worst),
                without=without,
            )
        return say("Sample size against this attacker: {this}; without privacy: {without}.", this=this, without=without)
    if same:
        return say("Sample size against this or any other attacker: {this}.", this=this)
    if worst is not None:
        return say(
            "Sample size against this attacker: {this}; against any attacker: {any}.",
            this=this,
            any=number_words(worst),
        )
    return say("Sample size against this attacker: {this}.", this=this)


def is_unfinished(question: Question, curve: Curve) -> bool:
    """Whether what ``curve`` says of the plan's own size is an estimate, or from fewer simulated studies than the plan has."""
    return curve.is_estimate or curve.studies_at(question.n_people) < question.scenario.n_studies


def headline(question: Question, curve: Curve | None) -> str:
    """What calibration adds to the plan's sentence: how likely success is at its size, and at which assumed effect; while it is unfinished,
    that it is a quick estimate.

    "" until the number is known for exactly this plan.
    """
    value = None if curve is None else curve.at(question.n_people, question.metric)
    if curve is None or value is None or question.refused:
        return ""
    said = share_words(curve, question.n_people, question.metric)
    return _headline(question, said, is_estimate=is_unfinished(question, curve))


def longest_headline(question: Question) -> str:
    """:func:`headline` as long as it can become, before it is known: for the room that it takes; "" where nothing may come."""
    return "" if question.refused or question.instead else _headline(question, longest_share(), is_estimate=True)


def longest_share() -> str:
    """How likely something is, in as many letters as it takes at most."""
    return max(estimate_range(0.005, 0.995), estimate_range(0.0, 1.0), "88–88 %", key=len)


def _headline(question: Question, probability: str, *, is_estimate: bool) -> str:
    people, success = said_people(question.n_people), success_words(question)
    effect = assumed_effect_words(question.scenario)
    if is_estimate:
        return say(
            "With {people}, {success} with {probability} probability (quick estimate), assuming {effect}.",
            people=people,
            success=success,
            probability=probability,
            effect=effect,
        )
    return say(
        "With {people}, {success} with {probability} probability, assuming {effect}.",
        people=people,
        success=success,
        probability=probability,
        effect=effect,
    )


def list_words(curve: Curve | None, n_people: int) -> str:
    """How likely a right list is right, none, and wrong, in a study of this very size; "" for other releases, and until it is known."""
    point = None if curve is None else next((each for each in curve.points if each.n_people == n_people), None)
    if point is None or math.isnan(point.p_right):
        return ""
    shares = point.p_right, point.p_inconclusive, max(1 - point.p_right - point.p_inconclusive, 0.0)
    right, none, wrong = (rough_percent(share, point.n_studies) for share in shares)
    return say(
        "The list is right with {right}, the result inconclusive with {inconclusive}, and the list wrong with {wrong} probability.",
        right=right,
        inconclusive=none,
        wrong=wrong,
    )


def short_number(needed: Needed) -> str:
    """For a plot: "1,010", "900–1,300" for an estimate, "> 20,000"."""
    if needed.people is None:
        return f"{'>' if needed.above else '<'} {count(needed.limit)}"
    return estimated_number(needed) if needed.is_estimate else count(needed.people)


def percentages(shares: Sequence[float]) -> str:
    """Several shares of a whole, to a tenth of a per cent: "49.0/42.0/9.0 %"."""
    return written(digits("/".join(f"{100 * share:.1f}" for share in shares)) + " %")
