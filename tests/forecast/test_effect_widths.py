"""How wide the intervals of effects will be: the typical one, against simulated releases."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest

from gwasprivacy.mechanisms.effects.odds_ratio import after_selection, effect_of
from gwasprivacy.plan.effect_widths import effect_width_words, expected_effects, expected_slopes
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.planning_scenario import planning_scenario
from gwasprivacy.plan.published_noise import noise_of
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.study.design import StudyDesign
from gwasprivacy.study.stratum import Stratum
from gwasprivacy.study.trait import Trait


def plan_with(effects_epsilon: float | None) -> Plan:
    plan = new_plan(release=ReleaseChoices(mechanism="joint", n_snps=2, effects_epsilon=effects_epsilon))
    return replace(plan, design=replace(plan.design, alleles_are_public=True))


def test_the_width_that_is_forecast_is_the_typical_one_of_simulated_releases() -> None:
    plan = plan_with(0.35)
    (expected, *_) = expected_effects(plan)
    assert expected.odds_ratio.high is not None
    noise = noise_of(plan, 2)
    assert noise is not None
    scenario = planning_scenario(plan)
    disease, level = scenario.disease, after_selection(scenario.n_snps)
    rng, widths = np.random.default_rng(4), []
    for _ in range(60):
        counts = [rng.multinomial(1000, shares[0]) for shares in (disease.case_marginals, disease.control_marginals)]
        stop = 1 - math.exp(-1 / noise.scale)
        noisy = np.array(counts) + rng.geometric(stop, (2, 3)) - rng.geometric(stop, (2, 3))
        ratio = effect_of(
            noisy[0].tolist(), noisy[1].tolist(), n_cases=1000, n_controls=1000, scale=noise.scale, confidence=level
        ).odds_ratio
        widths.append(math.log(ratio.high / ratio.low) if ratio.high and ratio.low else math.inf)
    forecast = math.log(expected.odds_ratio.high / expected.odds_ratio.low)
    assert forecast == pytest.approx(float(np.median(widths)), rel=0.1)


def test_the_sentence_names_the_effect_and_its_interval() -> None:
    assert "95 % interval of" in effect_width_words(plan_with(0.35))
    assert "no interval that is bounded" in effect_width_words(plan_with(0.0005))
    assert effect_width_words(plan_with(None)) == ""


def trait_plan(**trait: float) -> Plan:
    return replace(
        plan_with(0.3),
        adversary=replace(plan_with(0.3).adversary, has_groups=False),
        design=StudyDesign(n_cases=0, n_controls=0, n_participants=6000, trait=Trait(**trait), alleles_are_public=True),
    )


def test_a_slope_is_forecast_as_clipping_leaves_it_and_in_the_unit_that_is_published() -> None:
    in_sd = trait_plan(low=23.0, high=31.0, mean=27.0, sd=4.0, clip_sd=1.0)
    (found,) = expected_slopes(in_sd)
    assert expected_effects(in_sd) == expected_slopes(plan_with(0.35)) == ()
    assert found.beta.value is not None
    # 2Φ(1) − 1 of it is left, a little less where people stand beside the middle.
    assert found.beta.value == pytest.approx(0.683 * found.assumed, rel=0.02)
    assert found.beta.is_bounded
    assert "SD of the clipped trait" in effect_width_words(in_sd)
    own = trait_plan(low=23.0, high=31.0)
    (other,) = expected_slopes(own)
    assert "in its own units" in effect_width_words(own)
    # Without a public SD it is taken as a quarter of the range: ± 2 SD, of which 0.954 is left.
    assert other.beta.value == pytest.approx(0.954 * other.assumed * 2.0, rel=0.02)


def test_strata_of_equal_shares_widen_an_interval_by_their_noise_alone() -> None:
    plain = plan_with(0.35)
    halves = tuple(Stratum(name=name, n_cases=500, n_controls=500) for name in ("north", "south"))
    inside = replace(plain, design=replace(plain.design, strata=halves))

    def width(plan: Plan) -> float:
        ratio = expected_effects(plan)[0].odds_ratio
        return math.log((ratio.high or math.inf) / ratio.low)

    assert width(plain) < width(inside) < math.sqrt(2) * width(plain)
