"""95 % intervals of frequencies and odds ratios hold the truth as often as they say, over simulated studies and draws of noise."""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass

import numpy as np
import pytest

from gwasprivacy.mechanisms.effects.odds_ratio import Effect, effect_of

STUDIES = 300


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    cases: int = 1000
    controls: int = 1000
    frequency: float
    ratio: float
    scale: float
    missing: float = 0.0
    secret_size: bool = False
    inbred: float = 0.0

    @property
    def in_cases(self) -> float:
        odds = self.ratio * self.frequency / (1 - self.frequency)
        return odds / (1 + odds)


CASES = {
    "common": Case(frequency=0.3, ratio=1.8, scale=4),
    "common, unequal groups, missing calls": Case(
        cases=500, controls=2000, frequency=0.4, ratio=1.3, scale=8, missing=0.1
    ),
    "common, no effect, much noise": Case(frequency=0.3, ratio=1.0, scale=60),
    "counts are noise only": Case(frequency=0.3, ratio=1.8, scale=500),
    "small study": Case(cases=100, controls=100, frequency=0.2, ratio=1.0, scale=3),
    "rare": Case(frequency=0.01, ratio=2.0, scale=2),
    "rare, much noise": Case(frequency=0.02, ratio=1.5, scale=20),
    "very rare, nearly no noise": Case(frequency=0.002, ratio=1.0, scale=0.4),
    "nobody carries it": Case(frequency=1e-6, ratio=1.0, scale=6),
    "nearly everybody has two copies": Case(frequency=0.97, ratio=1.5, scale=3),
    "inbred": Case(frequency=0.3, ratio=1.4, scale=4, inbred=0.25),
    "all inbred, no effect": Case(frequency=0.4, ratio=1.0, scale=2, inbred=1.0),
    "nobody knows how many": Case(cases=300, controls=900, frequency=0.3, ratio=1.5, scale=4, secret_size=True),
    "nobody knows how few, no effect": Case(cases=90, controls=70, frequency=0.2, ratio=1.0, scale=6, secret_size=True),
}


def discrete_laplace(rng: np.random.Generator, scale: float) -> np.ndarray:
    stop = 1 - math.exp(-1 / scale)
    return rng.geometric(stop, (2, 3)) - rng.geometric(stop, (2, 3))


def genotypes(p: float, inbred: float) -> list[float]:
    """Shares of 0, 1, 2 copies; ``inbred``: F."""
    both = inbred * p * (1 - p)
    return [(1 - p) ** 2 + both, 2 * p * (1 - p) - 2 * both, p * p + both]


def study(rng: np.random.Generator, case: Case) -> Effect:
    called = [rng.binomial(n, 1 - case.missing) if case.missing else n for n in (case.cases, case.controls)]
    exact = [
        rng.multinomial(n, genotypes(p, case.inbred))
        for n, p in zip(called, (case.in_cases, case.frequency), strict=True)
    ]
    noisy = np.array(exact) + discrete_laplace(rng, case.scale)
    sizes = (None, None) if case.secret_size else (case.cases, case.controls)
    return effect_of(noisy[0].tolist(), noisy[1].tolist(), n_cases=sizes[0], n_controls=sizes[1], scale=case.scale)


@functools.cache
def effects_of(name: str) -> tuple[Effect, ...]:
    """What the studies of a case show, simulated once for all that is asked of them."""
    case, rng = CASES[name], np.random.default_rng(sorted(CASES).index(name))
    n_studies = STUDIES // 3 if case.secret_size else STUDIES  # every study has borders of its own there
    return tuple(study(rng, case) for _ in range(n_studies))


@pytest.mark.parametrize("name", CASES)
def test_intervals_hold_the_truth_in_at_least_94_of_100_studies(name: str) -> None:
    case, effects = CASES[name], effects_of(name)
    least = 0.94 - 3 * math.sqrt(0.95 * 0.05 / len(effects))
    ratio = np.mean([each.odds_ratio.low <= case.ratio <= (each.odds_ratio.high or math.inf) for each in effects])
    cases = np.mean([each.cases.low <= case.in_cases <= (each.cases.high or 0) for each in effects])
    controls = np.mean([each.controls.low <= case.frequency <= (each.controls.high or 0) for each in effects])
    assert min(ratio, cases, controls) >= least, (ratio, cases, controls)


def test_intervals_without_the_noise_would_miss_the_truth() -> None:
    """The test above can tell: with a hundredth of the noise's scale, coverage breaks down."""
    case, rng = CASES["common, no effect, much noise"], np.random.default_rng(3)
    held = 0
    for _ in range(200):
        noisy = np.array([rng.multinomial(1000, [0.49, 0.42, 0.09]) for _ in range(2)]) + discrete_laplace(
            rng, case.scale
        )
        ratio = effect_of(noisy[0].tolist(), noisy[1].tolist(), n_cases=1000, n_controls=1000, scale=0.6).odds_ratio
        held += ratio.low <= 1.0 <= (ratio.high or math.inf)
    assert held < 140


def test_p_values_of_no_effect_are_no_smaller_than_they_may_be() -> None:
    for name in ("common, no effect, much noise", "small study"):
        values = [each.p_value or 1.0 for each in effects_of(name)]
        for level in (0.05, 0.2):
            assert np.mean([each <= level for each in values]) <= level + 3 * math.sqrt(level / STUDIES)


def test_an_interval_is_hardly_wider_than_the_exact_one_where_noise_is_small() -> None:
    """Woolf's interval of the exact counts, computed by hand, as the peer."""
    cases, controls = (490, 420, 90), (640, 320, 40)
    a, b = cases[1] + 2 * cases[2], 2 * cases[0] + cases[1]
    c, d = controls[1] + 2 * controls[2], 2 * controls[0] + controls[1]
    wide = 2 * 1.96 * math.sqrt(1 / a + 1 / b + 1 / c + 1 / d)
    found = effect_of(cases, controls, n_cases=1000, n_controls=1000, scale=0.05)
    assert found.odds_ratio.value == pytest.approx(a * d / (b * c))
    assert found.odds_ratio.high is not None
    assert math.log(found.odds_ratio.high / found.odds_ratio.low) == pytest.approx(wide, rel=0.03)
    assert found.cases.value == pytest.approx(a / 2000)


def test_nothing_can_be_said_of_counts_that_noise_made_negative() -> None:
    found = effect_of((-400, 12, -300), (200, 100, 20), n_cases=300, n_controls=320, scale=200.0)
    assert found.cases.value is None
    assert (found.cases.low, found.cases.high) == (0.0, 1.0)
    assert found.odds_ratio.value is None
    assert (found.odds_ratio.low, found.odds_ratio.high) == (0.0, None)
    assert found.p_value is None


def test_negative_copies_leave_the_odds_ratio_open_below_and_bounded_above() -> None:
    found = effect_of((1000, -6, 1), (500, 400, 100), n_cases=1000, n_controls=1000, scale=3.0)
    assert found.cases.value == 0.0
    assert found.odds_ratio.value is None
    assert found.odds_ratio.low == 0.0
    assert found.odds_ratio.high is not None
    assert 0 < found.odds_ratio.high < 0.1


def test_turning_the_alleles_or_the_groups_around_turns_the_ratio_around() -> None:
    counts = ((410, 470, 130), (600, 330, 55))
    sizes = {"n_cases": 1000, "n_controls": 1000, "scale": 9.0}
    one = effect_of(*counts, **sizes).odds_ratio
    for other in (
        effect_of(*(each[::-1] for each in counts), **sizes).odds_ratio,
        effect_of(*counts[::-1], **sizes).odds_ratio,
    ):
        assert one.value is not None
        assert one.high is not None
        assert other.value == pytest.approx(1 / one.value)
        assert other.low == pytest.approx(1 / one.high, rel=2e-3)
        assert other.high == pytest.approx(1 / one.low, rel=2e-3)
