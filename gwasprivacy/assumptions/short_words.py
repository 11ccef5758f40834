"""What is assumed, in the few words that planning shows; what a planning report says of it is in ``truth_words``."""

from __future__ import annotations

from collections.abc import Callable

from gwasprivacy.assumptions.disease import DiseaseModel, Mode
from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.assumptions.truth_words import odds_words, trait_effect_words
from gwasprivacy.base.doing import Doing
from gwasprivacy.base.language import mark, say, say_count, say_marked
from gwasprivacy.base.number_words import percent_range
from gwasprivacy.base.registry import Registry
from gwasprivacy.study.sizes import CASE_CONTROL, QUANTITATIVE


def carriers(frequency: float, mode: Mode) -> float:
    """The share of people in whom a risk allele of this frequency can act: one copy, or two for a recessive one."""
    return frequency**2 if mode is Mode.RECESSIVE else 1.0 - (1.0 - frequency) ** 2


def effect_words(disease: DiseaseModel) -> str:
    """The effect in one line: "odds ratio 1.8 per copy, 51 % carry it"."""
    if disease.penetrance is not None:
        return say_count("a penetrance table for {n} SNPs", one="a penetrance table for 1 SNP", n=disease.n_causal)
    shares = [round(carriers(snp.frequency, snp.mode), 2) for snp in disease.causal]
    share = percent_range(min(shares), max(shares))
    if {snp.mode for snp in disease.causal} == {Mode.RECESSIVE}:
        return say("{odds}, two copies in {share}", odds=odds_words(disease), share=share)
    return say("{odds} of an allele that {share} of people carry", odds=odds_words(disease), share=share)


EFFECT_WORDS: Registry[Doing[Callable[..., str]]] = Registry(
    mark("kind of study"), (Doing(CASE_CONTROL, effect_words), Doing(QUANTITATIVE, trait_effect_words))
)


def assumed_effect_words(scenario: Scenario) -> str:
    """The assumed effect in one line, of a disease or a trait."""
    return EFFECT_WORDS.find(scenario.study_kind).do(scenario.model)


INFLATED = mark(
    "Drawing the same whole people repeatedly makes chance differences look real, the more so the larger the "
    "study: λ of the null SNPs is 1.0 at 1,000 participants and 1.5 at 10,000 from a panel of 2,000 people, "
    "1.2 and 3.2 from one of 500. Panel mosaics keep it near 1."
)
"""Measured (docs/theory/confounding.md)."""


def engine_words(scenario: Scenario) -> str:
    """What is to be known of the scenario's engine; "" for nothing."""
    return say_marked(INFLATED) if scenario.engine is Engine.RESAMPLE else ""
