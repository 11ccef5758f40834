"""What is assumed of the disease or the trait, in words."""

from __future__ import annotations

from gwasprivacy.assumptions.disease import DiseaseModel, Mode
from gwasprivacy.assumptions.probability_words import rough_percent
from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.assumptions.trait_model import TraitModel
from gwasprivacy.base.language import say, say_count
from gwasprivacy.base.number_words import count, fixed, percent, plain, significant


def odds_words(disease: DiseaseModel) -> str:
    """ "odds ratio 1.8 per copy"; a range where SNPs differ."""
    ratios = sorted(snp.odds_ratio or 1.0 for snp in disease.causal)
    low, high = _plain(ratios[0]), _plain(ratios[-1])
    modes = {snp.mode for snp in disease.causal}
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


def trait_effect_words(model: TraitModel) -> str:
    """The effects in one line: "each 1 % of the variance, β = 0.15 SD per copy"."""
    shares, effects = [[getattr(snp, name) for snp in model.causal] for name in ("explained", "effect")]
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
    frequencies = sorted(snp.frequency for snp in model.causal)
    often = percent(frequencies[0])
    if frequencies[0] != frequencies[-1]:
        often = say("{low} to {high}", low=often, high=percent(frequencies[-1]))
    return say_count(
        "{n} causal SNPs that each explain {effect}, allele frequency {frequency}",
        one="1 causal SNP that explains {effect}, allele frequency {frequency}",
        n=model.n_causal,
        effect=trait_effect_words(model),
        frequency=often,
    )


def assumed_truth_words(scenario: Scenario) -> str:
    """All that is assumed of the causal SNPs, of a disease or a trait."""
    return disease_words(scenario.disease) if scenario.trait is None else trait_words(scenario.trait)


def disease_words(disease: DiseaseModel) -> str:
    """All of it: "2 causal SNPs of odds ratio 1.8 per copy, risk allele frequency 30 %"."""
    frequencies = sorted(snp.frequency for snp in disease.causal)
    often = percent(frequencies[0])
    if frequencies[0] != frequencies[-1]:
        often = say("{low} to {high}", low=often, high=percent(frequencies[-1]))
    if disease.penetrance is not None:
        return say_count(
            "{n} causal SNPs with a penetrance table, risk allele frequency {frequency}",
            one="1 causal SNP with a penetrance table, risk allele frequency {frequency}",
            n=disease.n_causal,
            frequency=often,
        )
    return say_count(
        "{n} causal SNPs with {odds}, risk allele frequency {frequency}",
        one="1 causal SNP with {odds}, risk allele frequency {frequency}",
        n=disease.n_causal,
        odds=odds_words(disease),
        frequency=often,
    )


def _plain(value: float) -> str:
    """A number without trailing zeros, in every language: 1.8, 2, 0.65; from 100 on three digits have no decimals."""
    text = significant(value)
    return text.rstrip("0").rstrip(".,") if 0 < abs(value) < 99.5 else text


def true_snps(n_causal: int, metric: Metric = Metric.ALL) -> str:
    """What is to be published: "both causal SNPs", "at least one of the 5 causal SNPs"."""
    if n_causal == 1:
        return say("the causal SNP")
    if metric is Metric.ANY:
        if n_causal == 2:
            return say("at least one of the two causal SNPs")
        return say("at least one of the {number} causal SNPs", number=count(n_causal))
    return say("both causal SNPs") if n_causal == 2 else say("all {number} causal SNPs", number=count(n_causal))


def false_words(n_snps: int, share: float, *, loci: bool = False) -> str:
    """How many of ``n_snps`` published SNPs are false on average, where each is so with ``share``: "On average 0.2 of the 2 are false"."""
    if loci and n_snps == 1:
        return say("The published locus is a false positive with {percent} probability.", percent=rough_percent(share))
    if loci:
        return say(
            "Of the {n} published loci, {wrong} are expected to be false positives.",
            n=count(n_snps),
            wrong=fixed(n_snps * share, 1),
        )
    if n_snps == 1:
        return say("The published SNP is a false positive with {percent} probability.", percent=rough_percent(share))
    return say(
        "On average {wrong} of the {n} published SNPs are false positives.",
        wrong=fixed(n_snps * share, 1),
        n=count(n_snps),
    )
