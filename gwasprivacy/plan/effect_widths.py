"""How wide the intervals of published effects will be: known before there are data, for the effects that the plan assumes.

The counts of a study of the plan's size are taken as they are on average, and the noise as nothing: the interval then has its
typical width, since its width hardly depends on what the noise comes to.  In a study with strata every stratum has the assumed
frequencies.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from gwasprivacy.assumptions.trait_model import TraitModel, TraitSnp
from gwasprivacy.base.number_words import significant
from gwasprivacy.base.sentences import tell
from gwasprivacy.mechanisms.effects.adjusted_odds_ratio import effect_in_strata
from gwasprivacy.mechanisms.effects.dosage_effect import dosage_effect
from gwasprivacy.mechanisms.effects.odds_ratio import Effect, Estimate, after_selection, effect_of
from gwasprivacy.mechanisms.effects.trait_effect import Slope, trait_effect
from gwasprivacy.plan.effects_words import IN_SD, beta_unit
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.planning_scenario import planning_scenario
from gwasprivacy.plan.published_noise import Noise, dosage_noise, dosage_sizes, noise_of, scales_in_people
from gwasprivacy.study.trait import STEPS, Trait

MOST_SAID = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpectedEffect:
    """What is typically published of one assumed SNP.  ``frequency``: its effect allele's in controls; ``odds_ratio``: allelic,
    adjusted for strata where there are any."""

    frequency: float
    odds_ratio: Estimate


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpectedSlope:
    """The same of a trait.  ``frequency``: the effect allele's; ``assumed``: β in the trait's SDs; ``beta``: of the clipped trait, in
    the unit that is published, of which ``is_sd`` says whether it is the public SD."""

    frequency: float
    assumed: float
    beta: Slope
    is_sd: bool


def expected_effects(plan: Plan, base: Path | None = None) -> tuple[ExpectedEffect, ...]:
    """One for each different effect that the plan's scenario assumes, at the plan's own size; none where the plan publishes none, or
    is of a trait.

    ``base``: the plan's folder.  Raises InvalidInput, InvalidPlan, PrivacyRefusal.
    """
    if plan.release.effects_epsilon is None or plan.design.trait is not None:
        return ()
    noise = noise_of(plan, plan.release.n_snps)
    assert noise is not None
    scenario = planning_scenario(plan, base)
    disease, confidence = scenario.disease, after_selection(scenario.n_snps)
    found: dict[tuple[tuple[float, ...], tuple[float, ...]], ExpectedEffect] = {}
    for in_cases, in_controls in zip(disease.case_marginals, disease.control_marginals, strict=True):
        cases, controls = tuple(map(float, in_cases)), tuple(map(float, in_controls))
        if (cases, controls) not in found:
            effect = _expected(plan, noise, cases, controls, confidence)
            frequency = float(controls[1] + 2 * controls[2]) / 2
            found[cases, controls] = ExpectedEffect(frequency=frequency, odds_ratio=effect.odds_ratio)
    return tuple(found.values())


def _expected(
    plan: Plan, noise: Noise, cases: tuple[float, ...], controls: tuple[float, ...], confidence: float
) -> Effect:
    design = plan.design
    if design.dosages is not None:
        sizes = [(each.n_cases, each.n_controls) for each in design.strata] or [(design.n_cases, design.n_controls)]
        return dosage_effect(
            [(_dosages(cases, n_cases), _dosages(controls, n_controls)) for n_cases, n_controls in sizes],
            sizes=dosage_sizes(plan),
            noise=dosage_noise(plan, noise.scale),
            confidence=confidence,
        )

    def counts(shares: tuple[float, ...], people: int) -> list[int]:
        return [round(share * people) for share in shares]

    if not design.strata:
        return effect_of(
            counts(cases, design.n_cases),
            counts(controls, design.n_controls),
            n_cases=design.n_cases if plan.sizes_are_public else None,
            n_controls=design.n_controls if plan.sizes_are_public else None,
            scale=noise.scale,
            confidence=confidence,
        )
    return effect_in_strata(
        [(counts(cases, each.n_cases), counts(controls, each.n_controls)) for each in design.strata],
        sizes=[(each.n_cases, each.n_controls) for each in design.strata],
        scale=noise.scale,
        confidence=confidence,
    )


def _dosages(shares: Sequence[float], people: float) -> list[float]:
    """What is expected of ``people`` whose genotypes are imputed without error: how sure an imputation will be no plan says."""
    return [people, people * (shares[2] - shares[0]), people * (shares[2] + shares[0])]


def expected_slopes(plan: Plan, base: Path | None = None) -> tuple[ExpectedSlope, ...]:
    """As :func:`expected_effects`, of a trait; none of cases and controls."""
    trait = plan.design.trait
    if plan.release.effects_epsilon is None or trait is None:
        return ()
    noise = noise_of(plan, plan.release.n_snps)
    scenario = planning_scenario(plan, base)
    model, confidence = scenario.trait, after_selection(scenario.n_snps)
    assert noise is not None
    assert model is not None
    seen = {(snp.frequency, snp.effect): snp for snp in model.causal}
    return tuple(_expected_slope(plan, trait, noise, model, snp, confidence) for snp in seen.values())


def _expected_slope(
    plan: Plan, trait: Trait, noise: Noise, model: TraitModel, snp: TraitSnp, confidence: float
) -> ExpectedSlope:
    n, f, low, high = plan.design.n_people, snp.frequency, *model.range_in_sd
    shares = ((1 - f) ** 2, 2 * f * (1 - f), f * f)
    step, middle = (high - low) / STEPS, (low + high) / 2
    rest = math.sqrt(1 - snp.explained)
    moments = [_clipped(snp.effect * (copies - 2 * f) - middle, rest, (high - low) / 2) for copies in (0, 1, 2)]
    found = trait_effect(
        [
            (
                _dosages(shares, people) if plan.design.dosages is not None else [people * share for share in shares],
                [people * share * mean / step for share, (mean, _) in zip(shares, moments, strict=True)],
            )
            for people in plan.design.sizes.strata
            if isinstance(people, int)
        ],
        n_people=n,
        squares=n * sum(share * square for share, (_, square) in zip(shares, moments, strict=True)) / step**2,
        scales=scales_in_people(plan, noise),
        steps=STEPS,
        confidence=confidence,
        of_dosages=plan.design.dosages is not None,
    ).beta
    unit, per_step = beta_unit(trait)
    told = [None if each is None else each * per_step for each in (found.value, found.low, found.high)]
    return ExpectedSlope(
        frequency=f,
        assumed=snp.effect,
        beta=Slope(value=told[0], low=told[1], high=told[2]),
        is_sd=unit == IN_SD,
    )


def _clipped(mean: float, sd: float, half: float) -> tuple[float, float]:
    """The mean, and the mean square, of a normal number that is clipped to ± ``half``."""
    low, high = (-half - mean) / sd, (half - mean) / sd
    below, above = _below(low), 1 - _below(high)
    inside = 1 - below - above
    at_low, at_high = (math.exp(-0.5 * z * z) / math.sqrt(2 * math.pi) for z in (low, high))
    first = half * (above - below) + mean * inside + sd * (at_low - at_high)
    second = (
        half * half * (above + below)
        + (mean * mean + sd * sd) * inside
        + sd * ((mean - half) * at_low - (mean + half) * at_high)
    )
    return first, second


def _below(z: float) -> float:
    return 0.5 * math.erfc(-z / math.sqrt(2))


def effect_width_words(plan: Plan, base: Path | None = None) -> str:
    """How wide the intervals will be, in a sentence or a few; "" where no effects are published."""
    said = [_sentence(each) for each in expected_effects(plan, base)[:MOST_SAID]]
    return " ".join(said + [_slope_sentence(each) for each in expected_slopes(plan, base)[:MOST_SAID]])


def _slope_sentence(found: ExpectedSlope) -> str:
    beta = found.beta
    if beta.value is None or beta.low is None or beta.high is None:
        return tell("effects.beta-typically-unbounded", frequency=significant(found.frequency, 2))
    values = {
        "assumed": significant(found.assumed),
        "frequency": significant(found.frequency, 2),
        "beta": significant(beta.value),
        "low": significant(beta.low),
        "high": significant(beta.high),
    }
    return tell("effects.beta-typically-in-sds" if found.is_sd else "effects.beta-typically-in-units", **values)


def _sentence(found: ExpectedEffect) -> str:
    ratio = found.odds_ratio
    if ratio.value is None or not ratio.is_bounded or ratio.high is None:
        return tell("effects.odds-ratio-typically-unbounded", frequency=significant(found.frequency, 2))
    return tell(
        "effects.odds-ratio-typically",
        ratio=significant(ratio.value),
        frequency=significant(found.frequency, 2),
        low=significant(ratio.low),
        high=significant(ratio.high),
    )
