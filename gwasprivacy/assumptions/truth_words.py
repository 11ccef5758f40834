"""What is assumed of the disease or the trait, in words."""

from __future__ import annotations

from gwasprivacy.assumptions.disease import DiseaseModel, Mode
from gwasprivacy.assumptions.probability_words import rough_percent
from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.assumptions.trait_model import TraitModel
from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import count, fixed, percent, plain, significant
from gwasprivacy.base.sentences import tell


def odds_words(disease: DiseaseModel) -> str:
    """ "odds ratio 1.8 per copy"; a range where SNPs differ."""
    ratios = sorted(snp.odds_ratio or 1.0 for snp in disease.causal)
    low, high = _plain(ratios[0]), _plain(ratios[-1])
    modes = {snp.mode for snp in disease.causal}
    mode = next(iter(modes)) if len(modes) == 1 else None
    ratio = tell("truth.odds-ratio", ratio=low) if low == high else tell("truth.odds-ratios", low=low, high=high)
    match mode:
        case Mode.ADDITIVE:
            return tell("truth.per-copy", odds=ratio)
        case Mode.DOMINANT:
            return tell("truth.with-one-copy", odds=ratio)
        case Mode.RECESSIVE:
            return tell("truth.with-two-copies", odds=ratio)
        case _:
            return ratio


def trait_effect_words(model: TraitModel) -> str:
    """The effects in one line: "each 1 % of the variance, β = 0.15 SD per copy"."""
    shares, effects = [[getattr(snp, name) for snp in model.causal] for name in ("explained", "effect")]
    sizes = sorted(abs(effect) for effect in effects)
    beta = _plain(sizes[0]) if round(sizes[0], 3) == round(sizes[-1], 3) else f"{_plain(sizes[0])}–{_plain(sizes[-1])}"
    return tell("truth.share-of-variance", share=_shares_of_variance(min(shares), max(shares)), beta=beta)


def _shares_of_variance(low: float, high: float) -> str:
    first, last = f"{plain(100 * low, 2)} %", f"{plain(100 * high, 2)} %"
    return first if first == last else say("{low} to {high}", low=first, high=last)


def trait_words(model: TraitModel) -> str:
    """All of it: "2 causal SNPs that each explain 1 % of the trait’s variance, 0.15 SD per copy, allele frequency 30 %"."""
    frequencies = sorted(snp.frequency for snp in model.causal)
    often = percent(frequencies[0])
    if frequencies[0] != frequencies[-1]:
        often = say("{low} to {high}", low=often, high=percent(frequencies[-1]))
    return tell("truth.snps-of-trait", n=model.n_causal, effect=trait_effect_words(model), frequency=often)


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
        return tell("truth.snps-with-penetrance", n=disease.n_causal, frequency=often)
    return tell("truth.snps-with-odds", n=disease.n_causal, odds=odds_words(disease), frequency=often)


def _plain(value: float) -> str:
    """A number without trailing zeros, in every language: 1.8, 2, 0.65; from 100 on three digits have no decimals."""
    text = significant(value)
    return text.rstrip("0").rstrip(".,") if 0 < abs(value) < 99.5 else text


def true_snps(n_causal: int, metric: Metric = Metric.ALL) -> str:
    """What is to be published: "both causal SNPs", "at least one of the 5 causal SNPs"."""
    if n_causal == 1:
        return tell("truth.the-snp")
    if metric is Metric.ANY:
        if n_causal == 2:
            return tell("truth.one-of-two")
        return tell("truth.one-of-several", number=count(n_causal))
    return tell("truth.both") if n_causal == 2 else tell("truth.all", number=count(n_causal))


def false_words(n_snps: int, share: float, *, loci: bool = False) -> str:
    """How many of ``n_snps`` published SNPs are false on average, where each is so with ``share``: "On average 0.2 of the 2 are false"."""
    if loci and n_snps == 1:
        return tell("truth.locus-is-false", percent=rough_percent(share))
    if loci:
        return tell("truth.loci-are-false", n=count(n_snps), wrong=fixed(n_snps * share, 1))
    if n_snps == 1:
        return tell("truth.snp-is-false", percent=rough_percent(share))
    return tell("truth.snps-are-false", wrong=fixed(n_snps * share, 1), n=count(n_snps))
