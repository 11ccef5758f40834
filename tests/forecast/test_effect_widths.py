"""How wide the intervals of effects will be: the typical one, against simulated releases."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest

from gwasprivacy.forecast.effect_widths import effect_width_words, expected_effects
from gwasprivacy.forecast.questions import planning_scenario
from gwasprivacy.mechanisms.effects.odds_ratio import effect_of
from gwasprivacy.plan.plan import Plan, ReleaseChoices, new_plan
from gwasprivacy.plan.published_noise import noise_of


def plan_with(effects_epsilon: float | None) -> Plan:
    plan = new_plan(release=ReleaseChoices(mechanism="joint", n_snps=2, effects_epsilon=effects_epsilon))
    return replace(plan, design=replace(plan.design, alleles_are_public=True))


def test_the_width_that_is_forecast_is_the_typical_one_of_simulated_releases() -> None:
    plan = plan_with(0.15)
    (expected, *_) = expected_effects(plan)
    assert expected.odds_ratio.high is not None
    noise = noise_of(plan, 2)
    assert noise is not None
    disease, rng, widths = planning_scenario(plan).disease, np.random.default_rng(4), []
    for _ in range(60):
        counts = [rng.multinomial(1000, shares[0]) for shares in (disease.case_marginals, disease.control_marginals)]
        stop = 1 - math.exp(-1 / noise.scale)
        noisy = np.array(counts) + rng.geometric(stop, (2, 3)) - rng.geometric(stop, (2, 3))
        ratio = effect_of(
            noisy[0].tolist(), noisy[1].tolist(), n_cases=1000, n_controls=1000, scale=noise.scale
        ).odds_ratio
        widths.append(math.log(ratio.high / ratio.low) if ratio.high and ratio.low else math.inf)
    forecast = math.log(expected.odds_ratio.high / expected.odds_ratio.low)
    assert forecast == pytest.approx(float(np.median(widths)), rel=0.1)


def test_the_sentence_names_the_effect_and_its_interval() -> None:
    assert "95 % interval of" in effect_width_words(plan_with(0.15))
    assert "no interval that is bounded" in effect_width_words(plan_with(0.0005))
    assert effect_width_words(plan_with(None)) == ""
