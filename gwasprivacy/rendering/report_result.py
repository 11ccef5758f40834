"""What was published, on paper: the SNPs with their noisy numbers, or the one number, and what they are not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gwasprivacy.base.language import digits, say, say_marked
from gwasprivacy.base.number_words import count, fixed, significant
from gwasprivacy.membership.guarantees import REPORT
from gwasprivacy.plan.effects_words import IN_SD, WINNERS_CURSE
from gwasprivacy.plan.kinds import Kind
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_words import noise_sentence, snps_words
from gwasprivacy.plan.published_noise import counted_steps
from gwasprivacy.rendering.page_sheet import BODY, CONTENT_WIDTH, HEADING, MARGIN, NOTE, STRONG, Sheet
from gwasprivacy.rendering.report_parts import COLUMN, NUMBER
from gwasprivacy.rendering.structure import Role
from gwasprivacy.statement.report import Report
from gwasprivacy.statement.result import ReleasedSnp
from gwasprivacy.statement.result_words import ratio_words, slope_words

_FIRST_PAGE_SNPS = 10
_FIRST_PAGE_EFFECTS = 6  # each has a second line, with its counts
_GAP = 16.0

Effects = Mapping[str, dict[str, Any]]


def draw_result(sheet: Sheet, report: Report, plan: Plan, y: float) -> float:
    """The left column from ``y`` on; where the column ends."""
    result = report.result
    if result is None:
        sheet.box(MARGIN, y, COLUMN, 54, fill="#f5f6f8", radius=4)
        sheet.line(say("to be drawn"), STRONG, x=MARGIN, y=y + 13, width=COLUMN, align="center")
        sheet.line(_to_be_drawn(plan), NOTE, x=MARGIN, y=y + 28, width=COLUMN, align="center")
        y += 62
    elif result.count is not None:
        sheet.line(digits(f"{result.count:,}"), NUMBER, x=MARGIN, y=y, width=COLUMN)
        y += 21
        one = result.count == 1
        label = (
            say("SNP is significant, up to the noise of the mechanism")
            if one
            else say("SNPs are significant, up to the noise of the mechanism")
        )
        y += sheet.block(label, BODY, x=MARGIN, y=y, width=COLUMN) + 4
    elif not result.snps:
        y += sheet.block(say("No SNP: the mechanism chose the empty set."), BODY, x=MARGIN, y=y, width=COLUMN) + 4
    else:
        y = _table(sheet, result.snps, y, report.effects, counted_steps(plan))
    return y + sheet.block(_note(report, plan), NOTE, x=MARGIN, y=y, width=COLUMN)


def _to_be_drawn(plan: Plan) -> str:
    kind = plan.release.kind
    if kind is Kind.SIGNIFICANT_COUNT:
        return say("the number of significant SNPs")
    snps = snps_words(plan)
    match kind:
        case Kind.VALUES:
            return say("{snps}: noisy scores", snps=snps)
        case Kind.GENOTYPE_COUNTS:
            return say("{snps}: noisy genotype counts", snps=snps)
        case Kind.ALLELE_COUNTS:
            return say("{snps}: noisy allele counts", snps=snps)
        case _ if plan.release.effects_epsilon is not None:
            return say("{snps}, with effects", snps=snps)
        case _ if plan.release.values_epsilon is not None:
            return say("{snps}, with noisy scores", snps=snps)
        case _:
            return snps


def _note(report: Report, plan: Plan) -> str:
    kind = plan.release.kind
    only = say_marked(REPORT.short)
    if kind is Kind.SIGNIFICANT_COUNT:
        which = say("Which SNPs these are is not published, nor any effect, p-value or frequency.")
        return f"{which} {only}"
    in_order = not (report.predicate.get("result") or {}).get("ordered")
    noise = noise_sentence(plan)
    if kind is Kind.SELECTION:
        said = [say("SNPs are in genome order.")] if in_order else []
        said.append(say("Some may be false positives."))
        if not noise:
            said.append(say("No effect, p-value or frequency is published."))
        elif plan.release.effects_epsilon is not None:
            said.append(say_marked(WINNERS_CURSE))
        else:
            said.append(noise)
        return " ".join((*said, only))
    what = [say("Counts can be negative and do not add up.")] if kind.counts is not None else []
    return " ".join((noise, *what, only))


def _header(snp: ReleasedSnp, effects: Effects) -> tuple[str, str, str]:
    if "beta" in effects.get(snp.name, ()):
        beta = say("β, SD (95 %)") if effects[snp.name]["unit"] == IN_SD else "β (95 %)"
        return say("SNP, allele"), say("frequency"), beta
    if snp.name in effects:
        return say("SNP, allele"), say("cases, controls"), say("odds ratio (95 %)")
    name = "SNP" if snp.rank is None else say("rank, SNP")
    if snp.cases is None and snp.score is None:
        return name, say("chromosome"), say("position")
    if snp.cases is None:
        return name, say("position"), say("noisy score")
    if len(snp.cases) > 1:
        return say("SNP, allele"), say("cases 0/1/2"), say("controls 0/1/2")
    return say("SNP, allele"), say("cases copies"), say("controls copies")


def _cells(snp: ReleasedSnp, effects: Effects) -> tuple[str, str, str]:
    name = snp.name if snp.rank is None else f"{snp.rank}. {snp.name}"
    if (effect := effects.get(snp.name)) is not None:
        if "beta" in effect:
            share = effect["frequency"][0]
            frequency = "–" if share is None else significant(share)
            return f"{name}, {snp.effect_allele}", frequency, slope_words(effect["beta"])
        found = (effect["case_frequency"][0], effect["control_frequency"][0])
        shares = ", ".join("–" if each is None else significant(each) for each in found)
        return f"{name}, {snp.effect_allele}", shares, ratio_words(effect["odds_ratio"])
    if snp.cases is not None and snp.controls is not None:
        return f"{name}, {snp.effect_allele}", "/".join(map(str, snp.cases)), "/".join(map(str, snp.controls))
    if snp.score is not None:
        return name, digits(f"{snp.chromosome}:{snp.position:,}"), digits(f"{snp.score:,}")
    return name, snp.chromosome, count(snp.position)


def _second_line(snp: ReleasedSnp, effects: Effects, steps: int) -> str | None:
    """The noisy counts of a SNP whose row tells what follows from them; None where the row has all."""
    if snp.name in effects and snp.genotypes is not None:
        return say("0/1/2 copies: {people} participants", people=_people(snp.genotypes, steps))
    if snp.name not in effects or snp.cases is None or snp.controls is None:
        return None
    return say(
        "0/1/2 copies: cases {cases}, controls {controls}",
        cases=_people(snp.cases, steps),
        controls=_people(snp.controls, steps),
    )


def _people(counts: Sequence[int], steps: int) -> str:
    """Noisy counts, of probabilities in people."""
    return "/".join(str(number) if steps == 1 else fixed(number / steps, 1) for number in counts)


def _n_on_first_page(effects: Effects) -> int:
    return _FIRST_PAGE_EFFECTS if effects else _FIRST_PAGE_SNPS


def _table(sheet: Sheet, snps: Sequence[ReleasedSnp], y: float, effects: Effects, steps: int) -> float:
    first = 78.0 if snps[0].has_counts else 106.0
    middle = (COLUMN - first) / 2 if snps[0].has_counts else 58.0 if snps[0].score is None else 74.0
    last = COLUMN - first - middle
    xs = (MARGIN, MARGIN + first, MARGIN + first + middle)
    widths = (first - 2, middle, last)
    small = NOTE if snps[0].has_counts else BODY
    n_shown = _n_on_first_page(effects)
    with sheet.part(Role.TABLE):
        with sheet.part(Role.ROW):
            heads = zip(xs, _header(snps[0], effects), widths, ("left", "right", "right"), strict=True)
            for x, text, width, align in heads:
                with sheet.part(Role.COLUMN_HEADER):
                    sheet.line(text, NOTE, x=x, y=y, width=width, align=align)
        y += 13
        for snp in snps[:n_shown]:
            sheet.rule(y - 0.5, width=COLUMN)
            name, *numbers = _cells(snp, effects)
            with sheet.part(Role.ROW):
                with sheet.part(Role.ROW_HEADER):
                    sheet.line(name, STRONG, x=xs[0], y=y + 1.5, width=widths[0])
                for x, text, width in zip(xs[1:], numbers, widths[1:], strict=True):
                    with sheet.part(Role.CELL):
                        sheet.line(text, small, x=x, y=y + 1.5, width=width, align="right")
            y += 15.5
            if (second := _second_line(snp, effects, steps)) is not None:
                with sheet.part(Role.ROW), sheet.part(Role.CELL, span=3):
                    sheet.line(second, NOTE, x=MARGIN, y=y - 1.5, width=COLUMN)
                y += NOTE.leading
    sheet.rule(y - 0.5, width=COLUMN)
    left_out = len(snps) - n_shown
    if left_out > 0:
        sheet.line(say("and {number} more on the last page", number=count(left_out)), NOTE, x=MARGIN, y=y + 2)
        y += 13
    return y + 5


def more_snps(sheet: Sheet, report: Report) -> None:
    """All SNPs, in columns, when the first page has no room for them."""
    if report.snps is None or len(report.snps) <= _n_on_first_page(report.effects):
        return
    rest = list(report.snps)
    has_numbers = rest[0].score is not None or rest[0].has_counts
    columns = 2 if has_numbers else 3
    width = (CONTENT_WIDTH - (columns - 1) * _GAP) / columns
    while rest:
        sheet.new_page()
        sheet.line(say("All published SNPs"), HEADING, x=MARGIN, y=sheet.y)
        sheet.skip(20)
        height = 13 + (NOTE.leading if report.effects else 0)
        rows = int((sheet.bottom - sheet.y) // height)
        page, rest = rest[: rows * columns], rest[rows * columns :]
        depth = -(-len(page) // columns)
        with sheet.part(Role.LIST):
            for index, snp in enumerate(page):
                x = MARGIN + (index // depth) * (width + _GAP)
                y = sheet.y + (index % depth) * height
                with sheet.part(Role.ITEM), sheet.part(Role.ITEM_BODY):
                    _listed(sheet, report, snp, x=x, y=y, width=width, has_numbers=has_numbers)


def _listed(
    sheet: Sheet, report: Report, snp: ReleasedSnp, *, x: float, y: float, width: float, has_numbers: bool
) -> None:
    """One SNP in a column of all."""
    name, *numbers = _cells(snp, report.effects)
    if not has_numbers:
        numbers = [digits(f"{snp.chromosome}:{snp.position:,}")]
    share = (1 - 0.36) / 2 if has_numbers else 0.44
    sheet.line(name, BODY, x=x, y=y, width=width * (1 - share * len(numbers)), goes_on=True)
    for place, text in enumerate(numbers):
        left = x + width * (1 - share * (len(numbers) - place))
        sheet.line(text, NOTE, x=left, y=y, width=width * share, align="right", goes_on=True)
    if (second := _second_line(snp, report.effects, counted_steps(report.plan))) is not None:
        sheet.line(second, NOTE, x=x, y=y + 12, width=width)
