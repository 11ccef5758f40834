"""A result in words, for the terminal, the window and the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gwasprivacy.base.language import digits, say
from gwasprivacy.base.number_words import count, significant, three_digits
from gwasprivacy.mechanisms.registry import may_be_inconclusive
from gwasprivacy.plan.effects_words import IN_SD
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.trait_words import _number
from gwasprivacy.statement.report import Report
from gwasprivacy.statement.result import ReleasedSnp
from gwasprivacy.study.sizes import CaseControlSizes
from gwasprivacy.study.trait import STEPS, Trait


def place_words(snp: ReleasedSnp) -> str:
    """A position; of a locus "1–250,000"."""
    return count(snp.position) if snp.end is None else f"{count(snp.position)}–{count(snp.end)}"


def result_lines(report: Report) -> list[str]:
    """One line for each SNP with its numbers, then what the numbers are; nothing before the draw."""
    result = report.result
    if result is None:
        return []
    if result.count is not None:
        many = "1 SNP is" if result.count == 1 else f"{count(result.count)} SNPs are"
        return [f"About {many} significant, up to the noise of the mechanism."]
    if result.inconclusive:
        return [inconclusive_words(report.plan)]
    if not result.snps and may_be_inconclusive(report.plan.release.mechanism):
        return [no_snp_words(report.plan)]
    if not result.snps:
        return [
            "The mechanism published no locus."
            if report.plan.design.publishes_loci
            else "The mechanism published no SNP."
        ]
    lines, effects = [], report.effects
    for snp in result.snps:
        effect = effects.get(snp.name)
        numbers = number_words(snp) if effect is None else effect_words(effect, snp.effect_allele or "")
        where = "position" if snp.end is None else "positions"
        place = f"{snp.name}  chromosome {snp.chromosome}, {where} {place_words(snp)}"
        lines.append(f"{place}: {numbers}" if numbers else place)
    if result.measured is not None:
        lines.append(measured_sentence(report.plan, result.measured))
    if effects:
        lines.append(
            say(
                "With a probability of 95 % all intervals hold together, whichever SNPs are selected; those of SNPs named beforehand hold in "
                "95 % of studies for such a SNP alone. Noise and the sampling of participants are included. Effects of selected SNPs tend to look larger than "
                "they are (winner’s curse)."
            )
        )
    elif result.noise is not None:
        lines.append(
            f"Each number carries {result.noise.distribution} noise of scale {three_digits(result.noise.scale)}."
        )
    return lines


def inconclusive_words(plan: Plan) -> str:
    """A right list that is none."""
    if plan.design.publishes_loci:
        return say("Inconclusive: whether loci hold SNPs beyond the threshold, and which, is not published.")
    return say("Inconclusive: whether SNPs lie beyond the threshold, and which, is not published.")


def no_snp_words(plan: Plan) -> str:
    """A right list that is empty."""
    if plan.design.publishes_loci:
        return say("No locus holds a SNP beyond the threshold.")
    return say("No SNP lies beyond the threshold.")


def number_words(snp: ReleasedSnp) -> str:
    """The noisy numbers of a SNP; "" where only its name is published."""
    if snp.score is not None:
        return f"score {digits(f'{snp.score:,}')}"
    if snp.cases is None or snp.controls is None:
        return ""
    return f"cases {slashed(snp.cases)}, controls {slashed(snp.controls)} ({snp.effect_allele})"


def slashed(counts: tuple[int, ...]) -> str:
    """Counts of 0, 1 and 2 copies, "310/120/14", or the count of allele copies."""
    return "/".join(digits(f"{number:,}") for number in counts)


def slope_words(found: Sequence[float | None]) -> str:
    """β and its interval: "0.151 (0.090–0.212)"; "at most" and "at least" where an end is open, "not estimable" where both are."""
    value, low, high = found
    if low is None and high is None:
        return say("not estimable")
    if low is None:
        return say("at most {high}", high=significant(high or 0.0))
    if high is None:
        return say("at least {low}", low=significant(low))
    ends = f"{significant(low)} to {significant(high)}"
    return ends if value is None else f"{significant(value)} ({ends})"


def effect_words(effect: dict[str, Any], allele: str) -> str:
    """The effect of a selected SNP: "odds ratio 1.82 (1.40–2.37) for allele A, which is 42 % of alleles in cases, 29 % in controls"."""
    said = _effect_words(effect, allele)
    if effect.get("imputation_r2") is None:
        return said
    return say("{effect}; r² of imputation {r2}", effect=said, r2=significant(effect["imputation_r2"], 2))


def _effect_words(effect: dict[str, Any], allele: str) -> str:
    if "beta" in effect:
        found = {
            "beta": slope_words(effect["beta"]),
            "allele": allele,
            "frequency": interval_words(effect["frequency"]),
        }
        found["named"] = slope_words((None, *effect["beta_named"]))
        if effect["unit"] == IN_SD:
            return say(
                "β {beta} SD per copy of allele {allele} (named beforehand: {named}); its frequency is {frequency}",
                **found,
            )
        return say(
            "β {beta} (trait’s units) per copy of allele {allele} (named beforehand: {named}); its frequency is {frequency}",
            **found,
        )
    return say(
        "odds ratio {ratio} for allele {allele} (named beforehand: {named}); its frequency is {cases} in cases and {controls} in controls",
        ratio=ratio_words(effect["odds_ratio"]),
        named=ratio_words((None, *effect["odds_ratio_named"])),
        allele=allele,
        cases=interval_words(effect["case_frequency"]),
        controls=interval_words(effect["control_frequency"]),
    )


def ratio_words(found: Sequence[float | None]) -> str:
    """An odds ratio and its interval: "1.82 (1.40–2.37)", "at most 2.37", "not estimable"."""
    value, low, high = found
    if not low and high is None:
        return say("not estimable")
    if value is None or not low or high is None:
        if high is None:
            return say("at least {low}", low=significant(low or 0.0))
        return say("at most {high}", high=significant(high)) if not low else interval_words(found)
    return interval_words(found)


def interval_words(found: Sequence[float | None]) -> str:
    """An estimate and its interval: "0.423 (0.390–0.456)"; the interval alone where nothing can be estimated."""
    value, low, high = found
    ends = f"{significant(low or 0.0)}–{'∞' if high is None else significant(high)}"
    return ends if value is None else f"{significant(value)} ({ends})"


def measured_sentence(plan: Plan, measured: Sequence[int]) -> str:
    """What was measured: about how many cases there are for the plan’s controls, or where the mean of the trait is."""
    names, trait, sizes = [stratum.name for stratum in plan.design.strata] or [""], plan.design.trait, plan.design.sizes

    def listed(said: list[str]) -> str:
        return "; ".join(f"{name}: {each}" if name else each for name, each in zip(names, said, strict=True))

    if trait is not None:
        mean = listed([value_words(trait, found) for found in measured])
        return say("The measured mean, noisy, with which everybody’s value is compared: {mean}.", mean=mean)
    assert isinstance(sizes, CaseControlSizes)
    said = [
        say("{cases} cases for {controls} controls", cases=count(found), controls=count(n_controls))
        for found, (_, n_controls) in zip(measured, sizes.strata, strict=True)
    ]
    return say("The measured ratio, noisy, from which weights follow: {ratio}.", ratio=listed(said))


def value_words(trait: Trait, steps: int) -> str:
    """A measured centre in the trait’s unit, to a step."""
    return _number(float(f"{trait.low + steps / STEPS * (trait.high - trait.low):.4g}"))
