"""The table of a planning report: every planned release, what all up to it amount to, and what it can do."""

from __future__ import annotations

from typing import Any

from gwasprivacy.assumptions.probability_words import power_words, rough_percent, short_of
from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import count, percent, three_digits
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_words import mechanism_words, snps_words
from gwasprivacy.plan.planned_noise import short_half_width
from gwasprivacy.plan.planned_releases import PlannedRelease
from gwasprivacy.plan.planning_scenario import Line


def planned_table(plan: Plan, releases: tuple[PlannedRelease, ...], said: dict[str, Any]) -> dict[str, Any]:
    """The table of all planned releases, with its heading and the notes beside and below it."""
    rows, study = said["releases"], said["study"]
    people = count(study["n_participants"])
    if len(rows) == 1:
        heading = say("The planned release")
        note = say("with {people} participants; last column: sample size needed", people=people)
    else:
        heading = say("The planned releases")
        note = say(
            "ε adds up, and γ follows from the sum; with {people} participants; last column: sample size needed",
            people=people,
        )
    kept = rows[-1]["in_all"]["keeps_promise"]
    return {
        "heading": heading,
        "note": note,
        "header": _header(plan, study),
        "rows": [_row(row, planned, study, plan) for row, planned in zip(rows, releases, strict=True)],
        "notes": [] if kept else [say("In the end the sum is more than the plan guarantees for one release alone.")],
    }


def _header(plan: Plan, study: dict[str, Any]) -> list[str]:
    high = plan.adversary.prior.high
    return [
        say("no."),
        say("publishes"),
        "ε",
        say("in all"),
        say("γ in all"),
        say("{prior} becomes", prior=percent(high if 0 < high < 1 else 0.5)),
        say("all causal") if study["n_causative"] > 1 else say("causal SNP"),
        say("at least one"),
        say("for {target}", target=percent(study["target_probability"])),
    ]


def _row(row: dict[str, Any], planned: PlannedRelease, study: dict[str, Any], plan: Plan) -> dict[str, Any]:
    """The cells of a release; ``over``: how many columns the last of them covers."""
    after = row["in_all"]
    ratio, bound = after["likelihood_ratio"], after["certainty_bound"]
    if not 0 < plan.adversary.prior.high < 1:
        bound = ratio / (ratio + 1)
    start = [
        str(row["number"]),
        _published(planned, plan),
        three_digits(row["release"]["epsilon"]),
        three_digits(after["epsilon"]),
        three_digits(after["gamma"]),
        percent(bound, up=True),
    ]
    if row["forecast"] is None:
        return {"cells": [*start, f"{_distance(row)} (95 %)"], "over": 3}
    found = row["forecast"][Line.THIS.value]
    can_be = row["release"]["n_snps"] >= study["n_causative"]
    needed = found["needed"]["n_participants"]
    p_all = short_of(found["p_all"], study["target_probability"])
    cells = [
        *start,
        power_words(p_all, found["standard_error_all"], found["n_studies"]) if can_be else say("cannot be"),
        rough_percent(found["p_any"], found["n_studies"]),
        "–" if needed is None else count(needed),
    ]
    return {"cells": cells, "over": 1}


def _distance(row: dict[str, Any]) -> str:
    """How far a published number is from the exact one."""
    found = row["count"]
    return short_half_width(row["noise"]) if found is None else say("± {number} SNPs", number=count(found["within"]))


def _published(planned: PlannedRelease, plan: Plan) -> str:
    """What a release publishes."""
    choices = planned.choices
    snps = snps_words(planned.plan(plan))
    if choices.numbers is not None:
        return choices.numbers.said.row(snps, choices.score, choices.threshold)
    return ", ".join((snps, choices.score.spoken_label, mechanism_words(choices.mechanism)))
