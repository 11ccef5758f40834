"""What was published, on the pages of a release: the SNPs with their noisy numbers, or the one number, and what they are not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gwasprivacy.base.language import digits, say, say_marked
from gwasprivacy.base.number_words import count, significant
from gwasprivacy.base.sentences import tell
from gwasprivacy.mechanisms.registry import may_be_inconclusive
from gwasprivacy.membership.claims import REPORT
from gwasprivacy.plan.effects_words import IN_SD
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_words import noise_sentence, rarely_wrong_sentence, snps_words
from gwasprivacy.statement.report import Report
from gwasprivacy.statement.result import ReleasedSnp
from gwasprivacy.statement.result_words import (
    inconclusive_words,
    measured_sentence,
    no_snp_words,
    place_words,
    ratio_words,
    slope_words,
)

_FIRST_PAGE_SNPS = 10
_FIRST_PAGE_EFFECTS = 6  # each has a second line, with its counts

Effects = Mapping[str, dict[str, Any]]


def result_of(report: Report, plan: Plan) -> dict[str, Any]:
    """What stands on the first page."""
    return {**_result(report, plan), "note": _note(report, plan)}


def _result(report: Report, plan: Plan) -> dict[str, Any]:
    result = report.result
    if result is None:
        return {"kind": "to be drawn", "words": say("to be drawn"), "what": _to_be_drawn(plan)}
    if result.count is not None:
        words = (
            say("SNP is significant, up to the noise of the mechanism")
            if result.count == 1
            else say("SNPs are significant, up to the noise of the mechanism")
        )
        return {"kind": "number", "number": digits(f"{result.count:,}"), "words": words}
    if result.inconclusive:
        return {"kind": "empty", "words": inconclusive_words(plan)}
    if not result.snps and may_be_inconclusive(plan.release.mechanism):
        return {"kind": "empty", "words": no_snp_words(plan)}
    if not result.snps:
        words = say("No SNP: the mechanism chose the empty set.")
        if plan.design.publishes_loci:
            words = say("No locus: the mechanism chose the empty set.")
        return {"kind": "empty", "words": words}
    n_shown = _FIRST_PAGE_EFFECTS if report.effects else _FIRST_PAGE_SNPS
    left_out = len(result.snps) - n_shown
    more = say("and {number} more on the last page", number=count(left_out)) if left_out > 0 else None
    return {"kind": "table", "first": _table(report, result.snps[:n_shown]), "more": more}


def all_snps(report: Report) -> dict[str, Any] | None:
    """All SNPs, in columns, where the first page has no room for them."""
    if report.snps is None or len(report.snps) <= (_FIRST_PAGE_EFFECTS if report.effects else _FIRST_PAGE_SNPS):
        return None
    has_numbers = report.snps[0].score is not None or report.snps[0].has_counts
    return {
        "heading": say("All published loci") if report.plan.design.publishes_loci else say("All published SNPs"),
        "columns": 2 if has_numbers else 3,
        "table": _table(report, report.snps),
    }


def _table(report: Report, snps: Sequence[ReleasedSnp]) -> dict[str, Any]:
    effects = report.effects
    rows = [{"cells": _cells(snp, effects), "more": _second_line(snp, effects)} for snp in snps]
    return {"header": _header(snps[0], effects), "rows": rows, "small": snps[0].has_counts}


def _to_be_drawn(plan: Plan) -> str:
    snps = snps_words(plan)
    if plan.release.numbers is not None:
        return plan.release.numbers.said.to_be_drawn(snps)
    if plan.release.effects_epsilon is not None:
        return say("{snps}, with effects", snps=snps)
    if plan.release.values_epsilon is not None:
        return say("{snps}, with noisy scores", snps=snps)
    return snps


def _note(report: Report, plan: Plan) -> str:
    only, noise = say_marked(REPORT.short), noise_sentence(plan)
    if plan.release.numbers is not None:
        return " ".join(filter(None, (noise, plan.release.numbers.said.remark(), only)))
    in_order = not (report.predicate.get("result") or {}).get("ordered")
    order = say("Loci are in genome order.") if plan.design.publishes_loci else say("SNPs are in genome order.")
    said = [order] if in_order and (report.result is None or report.result.snps) else []
    if report.result is not None and report.result.measured is not None:
        said.append(measured_sentence(plan, report.result.measured))
    if may_be_inconclusive(plan.release.mechanism):
        said.append(rarely_wrong_sentence(plan))
    else:
        said.append(say("Some may be false positives."))
    if plan.design.publishes_loci and not noise:
        said.append(say("No SNP is named, and no effect, p-value or frequency is published."))
    elif not noise:
        said.append(say("No effect, p-value or frequency is published."))
    elif plan.release.effects_epsilon is not None:
        said.append(tell("effects.winners-curse"))
    else:
        said.append(noise)
    return " ".join((*said, only))


def _header(snp: ReleasedSnp, effects: Effects) -> tuple[str, str, str]:
    if "beta" in effects.get(snp.name, ()):
        beta = say("β, SD (95 %)") if effects[snp.name]["unit"] == IN_SD else "β (95 %)"
        return say("SNP, allele"), say("frequency"), beta
    if snp.name in effects:
        return say("SNP, allele"), say("cases, controls"), say("odds ratio (95 %)")
    name = "SNP" if snp.rank is None else say("rank, SNP")
    if snp.end is not None:
        name = say("locus") if snp.rank is None else say("rank, locus")
        return (
            name,
            say("positions") if snp.score is not None else say("chromosome"),
            (say("noisy score") if snp.score is not None else say("positions")),
        )
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
        return name, f"{snp.chromosome}:{place_words(snp)}", digits(f"{snp.score:,}")
    return name, snp.chromosome, place_words(snp)


def _second_line(snp: ReleasedSnp, effects: Effects) -> str | None:
    """The noisy counts of a SNP whose row tells what follows from them; None where the row has all."""
    if snp.name in effects and snp.of_dosages:
        found = effects[snp.name]["imputation_r2"]
        return say("r² of imputation: {r2}", r2="–" if found is None else significant(found, 2))
    if snp.name in effects and snp.genotypes is not None:
        return say("0/1/2 copies: {people} participants", people=_people(snp.genotypes))
    if snp.name not in effects or snp.cases is None or snp.controls is None:
        return None
    return say(
        "0/1/2 copies: cases {cases}, controls {controls}",
        cases=_people(snp.cases),
        controls=_people(snp.controls),
    )


def _people(counts: Sequence[int]) -> str:
    return "/".join(map(str, counts))
