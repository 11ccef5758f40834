"""The table of a planning report: every planned release, what all up to it amount to, and what it can do."""

from __future__ import annotations

from typing import Any

from gwasprivacy.assumptions.probability_words import power_words, rough_percent
from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import count, percent, plain, three_digits
from gwasprivacy.plan.kinds import Kind
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_words import mechanism_words, snps_words
from gwasprivacy.plan.planned_noise import short_half_width
from gwasprivacy.plan.planned_releases import PlannedRelease
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.rendering.page_sheet import (
    BODY,
    CONTENT_WIDTH,
    HEADING,
    MARGIN,
    NOTE,
    STRONG,
    Sheet,
    Style,
    break_lines,
)
from gwasprivacy.rendering.structure import Role

_BEFORE_FORECAST = 6  # columns; the others are of the forecast


_PUBLISHES = 1  # the column that says what a release publishes


def planned_table(sheet: Sheet, plan: Plan, releases: tuple[PlannedRelease, ...], said: dict[str, Any]) -> None:
    """The table of all planned releases, under its heading."""
    rows, study = said["releases"], said["study"]
    sheet.need(34 + 15 * min(len(rows), 6))
    sheet.line(
        say("The planned release") if len(rows) == 1 else say("The planned releases"), HEADING, x=MARGIN, y=sheet.y
    )
    people = count(study["n_participants"])
    if len(rows) == 1:
        note = say("with {people} participants; last column: sample size needed", people=people)
    else:
        note = say(
            "ε adds up, and γ follows from the sum; with {people} participants; last column: sample size needed",
            people=people,
        )
    sheet.line(note, NOTE, x=MARGIN, y=sheet.y + 1, width=CONTENT_WIDTH, align="right")
    sheet.skip(17)
    columns = _columns(plan, study)
    with sheet.part(Role.TABLE):
        with sheet.part(Role.ROW):
            _cells(sheet, columns, [title for title, _, _ in columns], NOTE, role=Role.COLUMN_HEADER)
        sheet.skip(13)
        for row, planned in zip(rows, releases, strict=True):
            texts = _row(row, planned, study, plan)
            more = (len(break_lines(texts[_PUBLISHES], BODY, columns[_PUBLISHES][1])) - 1) * BODY.leading
            sheet.need(16 + more)
            sheet.rule(sheet.y - 0.5)
            with sheet.part(Role.ROW):
                if row["forecast"] is None:
                    _cells(sheet, columns, texts[:_BEFORE_FORECAST], BODY)
                    _number_cell(sheet, columns, row)
                else:
                    _cells(sheet, columns, texts, BODY, strong=(6,))
            sheet.skip(15 + more)
    sheet.rule(sheet.y - 0.5)
    if not rows[-1]["in_all"]["keeps_promise"]:
        sheet.skip(3)
        sheet.flow(say("In the end the sum is more than the plan guarantees for one release alone."), NOTE)
    sheet.skip(10)


def _columns(plan: Plan, study: dict[str, Any]) -> list[tuple[str, float, str]]:
    """(title, width, align)."""
    high = plan.adversary.prior.high
    certainty = say("{prior} becomes", prior=percent(high if 0 < high < 1 else 0.5))
    found = say("all causal") if study["n_causative"] > 1 else say("causal SNP")
    return [
        ("", 12.0, "left"),
        (say("publishes"), 143.0, "left"),
        ("ε", 36.0, "right"),
        (say("in all"), 36.0, "right"),
        (say("γ in all"), 40.0, "right"),
        (certainty, 62.0, "right"),
        (found, 56.0, "right"),
        (say("at least one"), 52.0, "right"),
        (say("for {target}", target=percent(study["target_probability"])), CONTENT_WIDTH - 437.0, "right"),
    ]


def _row(row: dict[str, Any], planned: PlannedRelease, study: dict[str, Any], plan: Plan) -> list[str]:
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
        return [*start, "", "", ""]
    found = row["forecast"][Line.THIS.value]
    can_be = row["release"]["n_snps"] >= study["n_causative"]
    needed = found["needed"]["n_participants"]
    return [
        *start,
        power_words(found["p_all"], found["standard_error_all"], found["n_studies"]) if can_be else say("cannot be"),
        rough_percent(found["p_any"], found["n_studies"]),
        "–" if needed is None else count(needed),
    ]


def _published(planned: PlannedRelease, plan: Plan) -> str:
    """What a release publishes: the one cell that may have several lines."""
    choices = planned.choices
    if choices.kind is Kind.SIGNIFICANT_COUNT:
        return say(
            "number of SNPs, {score} ≥ {threshold}",
            score=choices.score.short_label,
            threshold=plain(choices.threshold or 0.0),
        )
    if planned.is_selection:
        return ", ".join(
            (snps_words(planned.plan(plan)), choices.score.spoken_label, mechanism_words(choices.mechanism))
        )
    snps = snps_words(planned.plan(plan))
    match choices.kind:
        case Kind.GENOTYPE_COUNTS:
            return say("genotype counts, {snps}", snps=snps)
        case Kind.ALLELE_COUNTS:
            return say("allele counts, {snps}", snps=snps)
        case _:
            return say("{score} values, {snps}", score=choices.score.short_label, snps=snps)


def _number_cell(sheet: Sheet, columns: list[tuple[str, float, str]], row: dict[str, Any]) -> None:
    """Over the last three columns: how far a published number is from the exact one, with 95 % probability."""
    found, noise = row["count"], row["noise"]
    text = say("± {number} SNPs", number=count(found["within"])) if found is not None else short_half_width(noise)
    x = MARGIN + sum(width for _, width, _ in columns[:_BEFORE_FORECAST])
    with sheet.part(Role.CELL, span=len(columns) - _BEFORE_FORECAST):
        sheet.line(f"{text} (95 %)", STRONG, x=x, y=sheet.y + 1, width=CONTENT_WIDTH - (x - MARGIN), align="right")


def _cells(
    sheet: Sheet,
    columns: list[tuple[str, float, str]],
    texts: list[str],
    style: Style,
    strong: tuple[int, ...] = (),
    role: Role = Role.CELL,
) -> None:
    """The first cells of a row, as many as there are ``texts``; the number of a release is the row's header."""
    x = MARGIN
    for index, ((_, width, align), text) in enumerate(zip(columns, texts, strict=False)):
        used = STRONG if index in strong else style
        with sheet.part(Role.ROW_HEADER if role is Role.CELL and index == 0 else role):
            lines = break_lines(text, used, width) if index == _PUBLISHES else [text]
            for place, line in enumerate(lines):
                sheet.line(line, used, x=x, y=sheet.y + 1 + place * used.leading, width=width, align=align)
        x += width
