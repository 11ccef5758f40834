"""How wide the intervals of published effects will be: known before there are data, for the effects that the plan assumes.

The counts of a study of the plan's size are taken as they are on average, and the noise as nothing: the interval then has its
typical width, since its width hardly depends on what the noise comes to.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import significant
from gwasprivacy.forecast.questions import planning_scenario
from gwasprivacy.mechanisms.effects.odds_ratio import Estimate, effect_of
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.published_noise import noise_of

MOST_SAID = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpectedEffect:
    """What is typically published of one assumed SNP.  ``frequency``: its effect allele's in controls; ``odds_ratio``: allelic."""

    frequency: float
    odds_ratio: Estimate


def expected_effects(plan: Plan, base: Path | None = None) -> tuple[ExpectedEffect, ...]:
    """One for each different effect that the plan's scenario assumes, at the plan's own size; none where the plan publishes none.

    ``base``: the plan's folder.  Raises InvalidInput, InvalidPlan, PrivacyRefusal.
    """
    if plan.release.effects_epsilon is None:
        return ()
    noise = noise_of(plan, plan.release.n_snps)
    assert noise is not None
    disease, design = planning_scenario(plan, base).disease, plan.design
    found: dict[tuple[tuple[int, ...], tuple[int, ...]], ExpectedEffect] = {}
    for in_cases, in_controls in zip(disease.case_marginals, disease.control_marginals, strict=True):
        cases = tuple(round(float(share) * design.n_cases) for share in in_cases)
        controls = tuple(round(float(share) * design.n_controls) for share in in_controls)
        if (cases, controls) not in found:
            effect = effect_of(cases, controls, n_cases=design.n_cases, n_controls=design.n_controls, scale=noise.scale)
            frequency = float(in_controls[1] + 2 * in_controls[2]) / 2
            found[cases, controls] = ExpectedEffect(frequency=frequency, odds_ratio=effect.odds_ratio)
    return tuple(found.values())


def effect_width_words(plan: Plan, base: Path | None = None) -> str:
    """How wide the intervals will be, in a sentence or a few; "" where no effects are published."""
    return " ".join(_sentence(each) for each in expected_effects(plan, base)[:MOST_SAID])


def _sentence(found: ExpectedEffect) -> str:
    ratio = found.odds_ratio
    if ratio.value is None or not ratio.is_bounded or ratio.high is None:
        return say(
            "With this sample size and ε, the odds ratio of a SNP with effect allele frequency {frequency} will typically have no "
            "interval that is bounded on both sides.",
            frequency=significant(found.frequency, 2),
        )
    return say(
        "An odds ratio of {ratio} at effect allele frequency {frequency} will typically be published with a 95 % interval of {low} to "
        "{high}, noise included.",
        ratio=significant(ratio.value),
        frequency=significant(found.frequency, 2),
        low=significant(ratio.low),
        high=significant(ratio.high),
    )
