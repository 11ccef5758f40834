"""Questions and answers in words: the same in the window, on the command line and in a planning report."""

from __future__ import annotations

import math
from collections.abc import Mapping

from gwasprivacy.base.number_words import count, percent, percent_range, plural, significant
from gwasprivacy.forecast.curves import STANDARD_ERRORS, Curve, honest_error
from gwasprivacy.forecast.needed import Needed, people_saved, round_people
from gwasprivacy.forecast.questions import Line, Question, same_for_any_attacker
from gwasprivacy.simulation.curves.curve import Metric
from gwasprivacy.simulation.studies.disease import DiseaseModel, Mode

# What is assumed ------------------------------------------------------------------------------------------------------

_PER = {
    Mode.ADDITIVE: "per copy",
    Mode.DOMINANT: "with at least one copy",
    Mode.RECESSIVE: "with two copies",
}


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
    per = f" {_PER[next(iter(modes))]}" if len(modes) == 1 else ""
    return f"odds ratio {low}{per}" if low == high else f"odds ratios {low} to {high}{per}"


def effect_words(disease: DiseaseModel) -> str:
    """The effect in one line: "odds ratio 1.8 per copy, 51 % carry it"."""
    if disease.penetrance is not None:
        return f"a penetrance table for {plural(disease.n_causative, 'SNP', 'SNPs')}"
    shares = [round(carriers(snp.frequency, snp.mode), 2) for snp in disease.causative]
    carry = "have two copies" if {snp.mode for snp in disease.causative} == {Mode.RECESSIVE} else "carry it"
    return f"{odds_words(disease)}, {percent_range(min(shares), max(shares))} {carry}"


def disease_words(disease: DiseaseModel) -> str:
    """All of it: "2 true SNPs of odds ratio 1.8 per copy, risk allele frequency 30 %"."""
    many = f"{disease.n_causative:,} true SNP{'s' if disease.n_causative > 1 else ''}"
    frequencies = sorted(snp.frequency for snp in disease.causative)
    often = percent(frequencies[0])
    if frequencies[0] != frequencies[-1]:
        often = f"{often} to {percent(frequencies[-1])}"
    if disease.penetrance is not None:
        return f"{many} with a penetrance table, risk allele frequency {often}"
    return f"{many} of {odds_words(disease)}, risk allele frequency {often}"


def _plain(value: float) -> str:
    """A number without trailing zeros: 1.8, 2, 0.65."""
    text = significant(value)
    return text.rstrip("0").rstrip(".") if "." in text else text


# Probabilities --------------------------------------------------------------------------------------------------------


def true_snps(n_causative: int, metric: Metric = Metric.ALL) -> str:
    """What is to be published: "both true SNPs", "at least one of the 5 true SNPs"."""
    if n_causative == 1:
        return "the true SNP"
    if metric is Metric.ANY:
        return f"at least one of the {'two' if n_causative == 2 else f'{n_causative:,}'} true SNPs"
    return "both true SNPs" if n_causative == 2 else f"all {n_causative:,} true SNPs"


def rough_percent(value: float, *, is_estimate: bool = False) -> str:
    """A simulated probability: no more digits than it has; its ends as "under 1 %" and "over 99 %"."""
    if value < 0.005:
        return "under 1 %"
    if value > 0.995:
        return "over 99 %"
    return f"{'about ' if is_estimate else ''}{100 * value:.0f} %"


def margin(value: float, error: float, n_studies: int) -> float:
    """Half a 95 % interval of a simulated probability, which does not vanish where all studies happen to agree."""
    return STANDARD_ERRORS * honest_error(value, error, n_studies)


def with_margin(value: float, error: float, n_studies: int) -> str:
    """ "87 ± 3 %" with half a 95 % interval; "over 99 %"."""
    words = rough_percent(value)
    if not words[0].isdigit():
        return words
    return f"{words.removesuffix(' %')} ± {max(round(100 * margin(value, error, n_studies)), 1)} %"


# Numbers of people ----------------------------------------------------------------------------------------------------


def number_words(needed: Needed) -> str:
    """ "1,010", "about 1,000" for an estimate, "more than 20,000"."""
    if needed.people is None:
        return f"{'more than' if needed.above else 'fewer than'} {needed.limit:,}"
    return f"about {round_people(needed.people, 2):,}" if needed.is_estimate else f"{needed.people:,}"


def short_number(needed: Needed) -> str:
    """For a plot: "1,010", "≈ 1,000", "> 20,000"."""
    return number_words(needed).replace("about ", "≈ ").replace("more than", ">").replace("fewer than", "<")


def interval_words(needed: Needed) -> str:
    """The 95 % interval, "978–1,080"; "" where none is known or where it is one number."""
    if needed.is_estimate or needed.low is None or needed.high is None or needed.low == needed.high:
        return ""
    return f"{count(needed.low)}–{count(needed.high)}"


def people_words(needed: Needed) -> str:
    """ "1,030 people (978–1,080)"."""
    if needed.people is None and needed.reason:
        return f"more people than were tried ({needed.reason})"
    interval = interval_words(needed)
    return f"{number_words(needed)} people{f' ({interval})' if interval else ''}"


def saved_words(mine: Needed | None, worst: Needed | None) -> str:
    """ "Knowing the attacker saves 470 people."; "" where that is not known, or saves nobody."""
    saved = people_saved(mine, worst)
    if saved is None or saved.fewer <= 0 or mine is None:
        return ""
    about = "about " if mine.is_estimate else ""
    return f"Knowing the attacker saves {about}{count(saved.fewer)} people."


# A plan's question ----------------------------------------------------------------------------------------------------


def success_words(question: Question) -> str:
    """What the probability is of: "both true SNPs are published"."""
    n = question.scenario.disease.n_causative
    is_one = n == 1 or question.metric is Metric.ANY
    return f"{true_snps(n, question.metric)} {'is' if is_one else 'are'} published"


def question_words(question: Question) -> str:
    """The question on top of the sheet."""
    if question.instead:
        return "What will be published, and how exactly?"
    first, second, third = wish_parts(question)
    return f"{first} {count(question.n_people)} {second} {percent(question.target)} {third}"


def wish_parts(question: Question) -> tuple[str, str, str]:
    """The words of the question around its numbers, N and the wanted probability."""
    what = true_snps(question.scenario.disease.n_causative, question.metric)
    return "With", f"people I want {what} published with", "probability. How many does it take?"


def answer_words(question: Question, needed: Mapping[Line, Needed]) -> str:
    """The answer in one or two sentences; says "about" while it is an estimate."""
    if question.refused or question.instead:
        return question.refused or question.instead
    mine = needed.get(Line.THIS)
    if mine is None:
        return "Computing…"
    parts = [f"Against this attacker: {number_words(mine)} people"]
    same = same_for_any_attacker(question)
    if same:
        parts[0] += ", and for any other attacker as many"
    elif (worst := needed.get(Line.ANY)) is not None:
        parts.append(f"against any attacker: {number_words(worst)} people")
    if (none := needed.get(Line.NONE)) is not None:
        parts.append(f"without any privacy: {number_words(none)} people")
    saved = "" if same else saved_words(mine, needed.get(Line.ANY))
    return f"{'; '.join(parts)}. {saved}".rstrip()


def headline(question: Question, curve: Curve | None) -> str:
    """What calibration adds to the plan's sentence: "With 2,000 people both true SNPs are published with 99 % probability."

    "" until the number is known for exactly this plan.
    """
    value = None if curve is None else curve.at(question.n_people, question.metric)
    if curve is None or value is None or question.refused:
        return ""
    return (
        f"With {count(question.n_people)} people {success_words(question)} "
        f"with {rough_percent(value, is_estimate=curve.is_estimate)} probability"
        f"{' by a first estimate' if curve.is_estimate else ''}."
    )
