"""Intervals of selected SNPs hold the truth, where those of SNPs named beforehand do not any more."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
import pytest

from gwasprivacy.mechanisms.effects.adjusted_odds_ratio import effect_in_strata
from gwasprivacy.mechanisms.effects.odds_ratio import CONFIDENCE, Estimate, after_selection, effect_of
from gwasprivacy.mechanisms.effects.trait_effect import trait_effect
from gwasprivacy.mechanisms.effects.trait_sums import TraitScales
from tests.mechanisms.effects.test_coverage_of_intervals import discrete_laplace

CANDIDATES, RELEASES, PEOPLE, SCALE = 200, 100, 400, 1.5


def selected(rng: np.random.Generator) -> np.ndarray:
    """Noisy counts, (group, copies), of the SNP that looks strongest among null candidates."""
    frequency = rng.uniform(0.1, 0.5, CANDIDATES)
    shares = np.stack([(1 - frequency) ** 2, 2 * frequency * (1 - frequency), frequency**2], axis=1)
    counts = np.stack([rng.multinomial(PEOPLE, shares) for _ in range(2)], axis=1)  # (SNP, group, copies)
    copies = counts @ np.array([0, 1, 2])
    off = np.abs(copies[:, 0] - copies[:, 1]) / np.sqrt(4 * PEOPLE * frequency * (1 - frequency))
    return counts[int(off.argmax())] + discrete_laplace(rng, SCALE)


def holds_one(found: Estimate) -> bool:
    return found.low <= 1 <= (found.high or math.inf)


def test_the_interval_of_a_selected_null_snp_holds_the_truth_and_the_one_of_a_named_snp_does_not() -> None:
    rng, held, held_if_named = np.random.default_rng(32), 0, 0
    for _ in range(RELEASES):
        cases, controls = selected(rng).tolist()
        by_level = {
            level: effect_of(cases, controls, n_cases=PEOPLE, n_controls=PEOPLE, scale=SCALE, confidence=level)
            for level in (after_selection(CANDIDATES), CONFIDENCE)
        }
        held += holds_one(by_level[after_selection(CANDIDATES)].odds_ratio)
        held_if_named += holds_one(by_level[CONFIDENCE].odds_ratio)
    assert held >= RELEASES * (0.95 - 3 * math.sqrt(0.95 * 0.05 / RELEASES))
    assert held_if_named < RELEASES / 2


def test_the_same_inside_strata() -> None:
    rng, held, held_if_named = np.random.default_rng(33), 0, 0
    for _ in range(RELEASES):
        cases, controls = selected(rng).tolist()
        strata, sizes = [(cases, controls), ((40, 40, 20), (36, 48, 16))], [(PEOPLE, PEOPLE), (100, 100)]
        wide, narrow = (
            effect_in_strata(strata, sizes=sizes, scale=SCALE, confidence=level).odds_ratio
            for level in (after_selection(CANDIDATES), CONFIDENCE)
        )
        held, held_if_named = held + holds_one(wide), held_if_named + holds_one(narrow)
    assert held >= RELEASES * (0.95 - 3 * math.sqrt(0.95 * 0.05 / RELEASES))
    assert held_if_named < held


def test_the_level_shares_out_five_per_cent() -> None:
    assert after_selection(1) == CONFIDENCE
    assert 1 - after_selection(10_000) == pytest.approx(0.05 / 10_000)


@pytest.mark.parametrize("scale", [0.5, 20.0])
def test_more_candidates_widen_every_interval_and_move_no_estimate(scale: float) -> None:
    counts = ((410, 470, 130), (600, 330, 55))
    levels = [after_selection(m) for m in (1, 100, 10_000_000)]
    ratios = [effect_of(*counts, n_cases=1010, n_controls=985, scale=scale, confidence=each) for each in levels]
    inside = [effect_in_strata([counts], sizes=[(1010, 985)], scale=scale, confidence=each) for each in levels]
    for found in (ratios, inside):
        for one, more in pairwise(found):
            for narrow, wide in ((one.cases, more.cases), (one.odds_ratio, more.odds_ratio)):
                assert wide.low < narrow.low
                assert (wide.high or math.inf) > (narrow.high or 0)
                assert wide.value == narrow.value
            assert one.p_value == more.p_value
    scales = TraitScales(people=scale, sums=scale * 500, squares=scale * 10_000, grain=1.0)
    slopes = [
        trait_effect(
            [((500, 400, 100), (-9_000.0, 11_000.0, 9_000.0))],
            n_people=1000,
            squares=3e7,
            scales=scales,
            steps=1000,
            confidence=each,
        ).beta
        for each in levels
    ]
    for narrower, wider in pairwise(slopes):
        assert wider.low is None or (narrower.low is not None and wider.low < narrower.low)
        assert wider.high is None or (narrower.high is not None and wider.high > narrower.high)


def test_at_a_far_level_the_borders_have_the_noises_own_tails() -> None:
    """Where noise is nearly all, discrete Laplace tails reach farther than a normal law's of the same variance would."""
    scale, level = 60.0, after_selection(1_000_000)
    counts = ((3_000, 4_000, 1_300), (3_000, 4_000, 1_300))
    found = effect_in_strata([counts], sizes=[(8_300, 8_300)], scale=scale, confidence=level).odds_ratio
    at_95 = effect_in_strata([counts], sizes=[(8_300, 8_300)], scale=scale).odds_ratio
    assert found.high is not None
    assert at_95.high is not None
    normal = 5.4513 / 1.9600  # the normal law's quantiles at 1 - 2.5e-8 and at 0.975
    assert math.log(found.high) / math.log(at_95.high) > normal
