"""Questions and answers in words: the same in the window, on the command line and in a planning report."""

from __future__ import annotations

import math
from collections.abc import Mapping

from gwasprivacy.base.language import say, say_count, say_marked
from gwasprivacy.base.number_words import count, fixed, percent, percent_range, plain, significant
from gwasprivacy.base.number_words import people_words as said_people
from gwasprivacy.forecast.curves import Curve, honest_error
from gwasprivacy.forecast.questions import Line, Question, same_for_any_attacker
from gwasprivacy.forecast.sample_size import STANDARD_ERRORS, Needed, PeopleSaved, people_saved, round_people
from gwasprivacy.simulation.curves.curve import Metric
from gwasprivacy.simulation.studies.disease import DiseaseModel, Mode
from gwasprivacy.simulation.studies.scenario import Scenario
from gwasprivacy.simulation.studies.trait_model import TraitModel

# What is assumed ------------------------------------------------------------------------------------------------------


def carriers(frequency: float, mode: Mode) -> float:
    """The share of people in whom a risk allele of this frequency can act: one copy, or two for a recessive one."""
    return frequency**2 if mode is Mode.RECESSIVE else 1.0 - (1.0 - frequency) ** 2


def frequency_of_carriers(share: float, mode: Mode) -> float:
    """The inverse of :func:`carriers`."""
    return math.sqrt(share) if mode is Mode.RECESSIVE else 1.0 - math.sqrt(1.0 - share)


def odds_words(disease: DiseaseModel) -> str:
    """ "odds ratio 1.8 per copy"; a range where SNPs differ."""
    ratios = sorted(snp.odds_ratio or 1.0 for snp in disease.causative)
    low, high = _plain(ratios[0]), _plain(ratios[-1])
    modes = {snp.mode for snp in disease.causative}
    mode = next(iter(modes)) if len(modes) == 1 else None
    ratio = (
        say("odds ratio {ratio}", ratio=low) if low == high else say("odds ratios {low} to {high}", low=low, high=high)
    )
    match mode:
        case Mode.ADDITIVE:
            return say("{odds} per copy", odds=ratio)
        case Mode.DOMINANT:
            return say("{odds} with at least one copy", odds=ratio)
        case Mode.RECESSIVE:
            return say("{odds} with two copies", odds=ratio)
        case _:
            return ratio


def effect_words(disease: DiseaseModel) -> str:
    """The effect in one line: "odds ratio 1.8 per copy, 51 % carry it"."""
    if disease.penetrance is not None:
        return say_count("a penetrance table for {n} SNPs", one="a penetrance table for 1 SNP", n=disease.n_causative)
    shares = [round(carriers(snp.frequency, snp.mode), 2) for snp in disease.causative]
    share = percent_range(min(shares), max(shares))
    if {snp.mode for snp in disease.causative} == {Mode.RECESSIVE}:
        return say("{odds}, two copies in {share}", odds=odds_words(disease), share=share)
    return say("{odds}, carried by {share}", odds=odds_words(disease), share=share)


def trait_effect_words(model: TraitModel) -> str:
    """The effects in one line: "each 1 % of the variance, β = 0.15 SD per copy"."""
    shares, effects = [[getattr(snp, name) for snp in model.causative] for name in ("explained", "effect")]
    sizes = sorted(abs(effect) for effect in effects)
    beta = _plain(sizes[0]) if round(sizes[0], 3) == round(sizes[-1], 3) else f"{_plain(sizes[0])}–{_plain(sizes[-1])}"
    return say(
        "{share} of the trait’s variance, {beta} SD per copy",
        share=_shares_of_variance(min(shares), max(shares)),
        beta=beta,
    )


def _shares_of_variance(low: float, high: float) -> str:
    first, last = f"{plain(100 * low, 2)} %", f"{plain(100 * high, 2)} %"
    return first if first == last else say("{low} to {high}", low=first, high=last)


def trait_words(model: TraitModel) -> str:
    """All of it: "2 causal SNPs that each explain 1 % of the trait’s variance, 0.15 SD per copy, allele frequency 30 %"."""
    frequencies = sorted(snp.frequency for snp in model.causative)
    often = percent(frequencies[0])
    if frequencies[0] != frequencies[-1]:
        often = say("{low} to {high}", low=often, high=percent(frequencies[-1]))
    return say_count(
        "{n} causal SNPs that each explain {effect}, allele frequency {frequency}",
        one="1 causal SNP that explains {effect}, allele frequency {frequency}",
        n=model.n_causative,
        effect=trait_effect_words(model),
        frequency=often,
    )


def assumed_effect_words(scenario: Scenario) -> str:
    """The assumed effect in one line, of a disease or a trait."""
    return effect_words(scenario.disease) if scenario.trait is None else trait_effect_words(scenario.trait)


def assumed_truth_words(scenario: Scenario) -> str:
    """All that is assumed of the causal SNPs, of a disease or a trait."""
    return disease_words(scenario.disease) if scenario.trait is None else trait_words(scenario.trait)


def disease_words(disease: DiseaseModel) -> str:
    """All of it: "2 causal SNPs of odds ratio 1.8 per copy, risk allele frequency 30 %"."""
    frequencies = sorted(snp.frequency for snp in disease.causative)
    often = percent(frequencies[0])
    if frequencies[0] != frequencies[-1]:
        often = say("{low} to {high}", low=often, high=percent(frequencies[-1]))
    if disease.penetrance is not None:
        return say_count(
            "{n} causal SNPs with a penetrance table, risk allele frequency {frequency}",
            one="1 causal SNP with a penetrance table, risk allele frequency {frequency}",
            n=disease.n_causative,
            frequency=often,
        )
    return say_count(
        "{n} causal SNPs with {odds}, risk allele frequency {frequency}",
        one="1 causal SNP with {odds}, risk allele frequency {frequency}",
        n=disease.n_causative,
        odds=odds_words(disease),
        frequency=often,
    )


def _plain(value: float) -> str:
    """A number without trailing zeros: 1.8, 2, 0.65."""
    text = significant(value)
    return text.rstrip("0").rstrip(".") if "." in text else text


# Probabilities --------------------------------------------------------------------------------------------------------


def true_snps(n_causative: int, metric: Metric = Metric.ALL) -> str:
    """What is to be published: "both causal SNPs", "at least one of the 5 causal SNPs"."""
    if n_causative == 1:
        return say("the causal SNP")
    if metric is Metric.ANY:
        if n_causative == 2:
            return say("at least one of the two causal SNPs")
        return say("at least one of the {number} causal SNPs", number=count(n_causative))
    return say("both causal SNPs") if n_causative == 2 else say("all {number} causal SNPs", number=count(n_causative))


VAGUE = 0.1  # half an interval, from which on a probability has no digit that could be said
SURE_STUDIES = 300  # without a failure they leave 1 % of failures open (the rule of three)


def rough_percent(value: float, n_studies: int = SURE_STUDIES) -> str:
    """A simulated probability: no more digits than it has; its ends as "under 1 %" and "over 99 %".

    Fewer studies than 300 leave more open: all 60 of 60 is "over 95 %".  ``n_studies`` 0: not known.
    """
    if 0.005 <= value <= 0.995:
        return f"{100 * value:.0f} %"
    left = math.ceil(3 * 100 / n_studies) if 0 < n_studies < SURE_STUDIES else 1
    if left >= 50:
        return say("not known yet")
    if left == 1:
        return say("under 1 %") if value < 0.005 else say("over 99 %")
    return say("under {share} %", share=left) if value < 0.005 else say("over {share} %", share=100 - left)


def estimate_range(low: float, high: float) -> str:
    """An interval of a probability, rounded outwards: "62–88 %", "under 3 %", "over 97 %"."""
    whole_low, whole_high = math.floor(100 * low), math.ceil(100 * high)
    if whole_low <= 0 and whole_high >= 100:
        return say("not known yet")
    if whole_low <= 0:
        return say("under {share} %", share=whole_high)
    if whole_high >= 100:
        return say("over {share} %", share=whole_low)
    return f"{whole_low}–{whole_high} %"


def share_words(curve: Curve, n_people: int, metric: Metric) -> str:
    """How likely success is at a size: a simulated probability; its interval while few studies say no more, and for an estimate; ""
    where it is not known."""
    value, interval = curve.at(n_people, metric), curve.interval_at(n_people, metric)
    if value is None or interval is None:
        return ""
    if _is_vague(curve, n_people, metric):
        return estimate_range(*interval)
    return rough_percent(value, curve.studies_at(n_people))


def _is_vague(curve: Curve, n_people: int, metric: Metric) -> bool:
    """Whether only the interval can be said."""
    return curve.is_estimate or STANDARD_ERRORS * curve.error_at(n_people, metric) > VAGUE


def share_with_margin(curve: Curve, n_people: int, metric: Metric) -> str:
    """How likely success is at a size with half its 95 % interval, "94 ± 3 %"; an estimate as its interval; "" where unknown."""
    value = curve.at(n_people, metric)
    if value is None or _is_vague(curve, n_people, metric):
        return share_words(curve, n_people, metric)
    return power_words(value, curve.error_at(n_people, metric), curve.studies_at(n_people))


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


def _points(half: float) -> int:
    """Half an interval in whole percentage points, at least 1: a simulated probability has no finer digits."""
    return max(round(100 * half), 1)


def margin(value: float, error: float, n_studies: int) -> float:
    """Half a 95 % interval of a simulated probability, which does not vanish where all studies happen to agree."""
    return STANDARD_ERRORS * honest_error(value, error, n_studies)


def with_margin(value: float, error: float, n_studies: int) -> str:
    """ "87 ± 3 %" with half a 95 % interval; "over 99 %"."""
    if not 0.005 <= value <= 0.995:
        return rough_percent(value)
    return f"{100 * value:.0f} ± {_points(margin(value, error, n_studies))} %"


def power_words(value: float, error: float, n_studies: int) -> str:
    """As :func:`with_margin`, whose sentences are signed; the ends as the number of studies allows: "over 97 %" from 100."""
    return with_margin(value, error, n_studies) if 0.005 <= value <= 0.995 else rough_percent(value, n_studies)


# Numbers of people ----------------------------------------------------------------------------------------------------


def number_words(needed: Needed) -> str:
    """ "1,010", "900–1,300" for an estimate, "more than 20,000"."""
    if needed.people is None:
        limit = count(needed.limit)
        return say("more than {limit}", limit=limit) if needed.above else say("fewer than {limit}", limit=limit)
    if needed.is_estimate:
        return _estimated_number(needed)
    return count(needed.people)


def _estimated_number(needed: Needed) -> str:
    """The interval alone: what is inside it is not known better."""
    if needed.low is None:
        return say("about {number}", number=count(round_people(needed.people or 0, 2)))
    low = count(round_people(needed.low, 2, down=True))
    if needed.high is None:
        return say("more than {limit}", limit=low)
    high = count(round_people(needed.high, 2))
    return low if low == high else f"{low}–{high}"


def short_number(needed: Needed) -> str:
    """For a plot: "1,010", "900–1,300" for an estimate, "> 20,000"."""
    if needed.people is None:
        return f"{'>' if needed.above else '<'} {count(needed.limit)}"
    return _estimated_number(needed) if needed.is_estimate else count(needed.people)


def interval_words(needed: Needed) -> str:
    """The 95 % interval, "978–1,080"; "" where none is known or where it is one number."""
    if needed.is_estimate or needed.low is None or needed.high is None or needed.low == needed.high:
        return ""
    return f"{count(needed.low)}–{count(needed.high)}"


def people_words(needed: Needed) -> str:
    """ "1,030 people (978–1,080)"."""
    if needed.people is None and needed.reason:
        return say("more participants than were tried ({reason})", reason=say_marked(needed.reason))
    number, interval = number_words(needed), interval_words(needed)
    if interval:
        return say("{number} participants ({interval})", number=number, interval=interval)
    return say("{number} participants", number=number)


def saved_words(mine: Needed | None, worst: Needed | None) -> str:
    """ "Knowing the attacker saves 470 people."; "" where that is not known, within the simulation's error, or saves nobody."""
    saved = people_saved(mine, worst)
    if saved is None or saved.fewer <= 0 or not saved.is_clear:
        return ""
    return say("Knowing the attacker saves {number} participants.", number=count(saved.fewer))


def saved_margin(saved: PeopleSaved) -> str:
    """The share of a difference, and half its 95 % interval: "32 %, ± 98"."""
    half = count(math.ceil(STANDARD_ERRORS * saved.standard_error))
    return say("{share}, ± {half}", share=percent(round(abs(saved.share), 2)), half=half)


# A plan's question ----------------------------------------------------------------------------------------------------


def success_words(question: Question) -> str:
    """What the probability is of: "both causal SNPs are published"."""
    return published_words(question.scenario.n_causative, question.metric)


def published_words(n_true: int, metric: Metric) -> str:
    """What the probability is of, for ``n_true`` causal SNPs."""
    snps, is_one = true_snps(n_true, metric), n_true == 1 or metric is Metric.ANY
    return say("{snps} is published", snps=snps) if is_one else say("{snps} are published", snps=snps)


def question_words(question: Question) -> str:
    """The question on top of the sheet."""
    if question.instead:
        return say("What will be published, and how accurately?")
    return wish(question).format(people=count(question.n_people), probability=percent(question.target))


def wish(question: Question) -> str:
    """The question with places for its two numbers, ``{people}`` and ``{probability}``, to be filled with fields."""
    what = true_snps(question.scenario.n_causative, question.metric)
    return say(
        "Target: publish {snps} with {probability} power. Your study: {people} participants.",
        people="{people}",
        snps=what,
        probability="{probability}",
    )


def answer_words(question: Question, needed: Mapping[Line, Needed]) -> str:
    """The answer in one or two sentences; intervals while it is an estimate."""
    if question.refused or question.instead:
        return question.refused or question.instead
    mine = needed.get(Line.THIS)
    if mine is None:
        return say("Computing…")
    same = same_for_any_attacker(question)
    saved = "" if same else saved_words(mine, needed.get(Line.ANY))
    return f"{_numbers_sentence(mine, None if same else needed.get(Line.ANY), needed.get(Line.NONE), same)} {saved}".rstrip()


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


def headline(question: Question, curve: Curve | None) -> str:
    """What calibration adds to the plan's sentence: how likely success is at its size, and at which assumed effect.

    "" until the number is known for exactly this plan.
    """
    value = None if curve is None else curve.at(question.n_people, question.metric)
    if curve is None or value is None or question.refused:
        return ""
    people, success = said_people(question.n_people), success_words(question)
    effect = assumed_effect_words(question.scenario)
    probability = share_words(curve, question.n_people, question.metric)
    if curve.is_estimate:
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
