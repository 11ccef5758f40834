"""The odds ratio inside strata: its 95 % interval holds the truth as often as it says, and strata do not mislead it."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import pytest

from gwasprivacy.mechanisms.effects.adjusted_odds_ratio import effect_in_strata
from gwasprivacy.mechanisms.effects.odds_ratio import Effect, effect_of
from tests.mechanisms.effects.test_coverage_of_intervals import discrete_laplace, genotypes

STUDIES = 200
TWELVE = tuple(np.linspace(0.1, 0.6, 12).tolist())


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """``frequencies``: in the controls of each stratum.  ``steps``: of a person's probability, 1 for calls."""

    sizes: tuple[tuple[int, int], ...]
    frequencies: tuple[float, ...]
    ratio: float
    scale: float
    missing: float = 0.0
    steps: int = 1
    inbred: float = 0.0


CASES = {
    "two ancestry groups": Case(sizes=((600, 300), (400, 700)), frequencies=(0.3, 0.5), ratio=1.5, scale=4),
    "the same, much noise": Case(sizes=((600, 300), (400, 700)), frequencies=(0.3, 0.5), ratio=1.5, scale=40),
    "missing calls": Case(sizes=((600, 300), (400, 700)), frequencies=(0.3, 0.5), ratio=1.0, scale=6, missing=0.1),
    "inbred": Case(sizes=((600, 300), (400, 700)), frequencies=(0.3, 0.5), ratio=1.0, scale=4, inbred=0.5),
    "counted in thousandths": Case(
        sizes=((300, 300), (90, 400)), frequencies=(0.3, 0.2), ratio=1.4, scale=6, steps=1000
    ),
    "twelve small strata": Case(sizes=((25, 25),) * 12, frequencies=TWELVE, ratio=1.8, scale=1),
    "twelve small strata, much noise": Case(sizes=((80, 80),) * 12, frequencies=TWELVE, ratio=1.8, scale=12),
    "strata of ten": Case(sizes=((5, 5),) * 12, frequencies=TWELVE, ratio=2.0, scale=0.6),
    "uneven, and one without controls": Case(
        sizes=((900, 30), (40, 800), (200, 200), (60, 0)), frequencies=(0.2, 0.3, 0.4, 0.4), ratio=1.6, scale=6
    ),
    "rare": Case(sizes=((500, 500), (500, 500)), frequencies=(0.01, 0.02), ratio=2.0, scale=3),
    "nobody carries it": Case(sizes=((500, 500), (500, 700)), frequencies=(1e-6, 1e-6), ratio=1.0, scale=6),
    "noise only": Case(sizes=((100, 100),) * 3, frequencies=(0.3, 0.3, 0.3), ratio=1.5, scale=200),
}


def study(rng: np.random.Generator, case: Case) -> Effect:
    strata = []
    for sizes, frequency in zip(case.sizes, case.frequencies, strict=True):
        odds = case.ratio * frequency / (1 - frequency)
        called = [rng.binomial(n, 1 - case.missing) for n in sizes]
        exact = np.array(
            [
                rng.multinomial(n, genotypes(p, case.inbred))
                for n, p in zip(called, (odds / (1 + odds), frequency), strict=True)
            ]
        )
        cases, controls = exact + discrete_laplace(rng, case.scale * case.steps) / case.steps
        strata.append((cases.tolist(), controls.tolist()))
    return effect_in_strata(strata, sizes=case.sizes, scale=case.scale, grain=1 / case.steps)


@pytest.mark.parametrize("name", CASES)
def test_intervals_hold_the_truth_in_at_least_94_of_100_studies(name: str) -> None:
    case, rng = CASES[name], np.random.default_rng(sorted(CASES).index(name))
    effects = [study(rng, case) for _ in range(STUDIES)]
    least = 0.94 - 3 * math.sqrt(0.95 * 0.05 / STUDIES)
    held = [each.odds_ratio.low <= case.ratio <= (each.odds_ratio.high or math.inf) for each in effects]
    n_cases = sum(size[0] for size in case.sizes)
    truth = 0.0
    for (n, _), p in zip(case.sizes, case.frequencies, strict=True):
        odds = case.ratio * p / (1 - p)
        truth += n * odds / (1 + odds) / n_cases
    in_cases = [each.cases.low <= truth <= (each.cases.high or 0) for each in effects]
    assert min(np.mean(held), np.mean(in_cases)) >= least, (np.mean(held), np.mean(in_cases))
    if case.ratio == 1.0:
        values = [each.p_value or 1.0 for each in effects]
        assert np.mean([value <= 0.05 for value in values]) <= 0.05 + 3 * math.sqrt(0.05 / STUDIES)


def test_strata_that_differ_in_frequency_and_shares_of_cases_do_not_mislead_it() -> None:
    """No effect in either of two groups, which the odds ratio over everybody shows as one."""
    strata = [((490, 420, 90), (147, 126, 27)), ((10, 80, 160), (28, 224, 448))]
    sizes = [(1000, 300), (250, 700)]
    inside = effect_in_strata(strata, sizes=sizes, scale=0.5)
    whole = effect_of((500, 500, 250), (175, 350, 475), n_cases=1250, n_controls=1000, scale=0.5)
    assert inside.odds_ratio.value == pytest.approx(1.0, abs=1e-9)
    assert inside.odds_ratio.high is not None
    assert inside.odds_ratio.low < 1 < inside.odds_ratio.high
    assert inside.p_value == pytest.approx(1.0, abs=0.05)
    assert whole.odds_ratio.high is not None
    assert whole.odds_ratio.high < 0.5


def test_without_noise_it_is_mantel_and_haenszels_with_the_width_of_robins_breslow_and_greenland() -> None:
    """The estimate and the variance of its logarithm by hand, from their formulas (Robins, Breslow & Greenland 1986)."""
    strata = [((490, 420, 90), (640, 320, 40)), ((200, 200, 50), (330, 310, 60))]
    sizes = [(1000, 1000), (450, 700)]
    found = effect_in_strata(strata, sizes=sizes, scale=0.02)
    a, b, c, d = np.array(
        [(k[1] + 2 * k[2], 2 * k[0] + k[1], s[1] + 2 * s[2], 2 * s[0] + s[1]) for k, s in strata], dtype=float
    ).T
    n = a + b + c + d
    p, q, r, s = (a + d) / n, (b + c) / n, a * d / n, b * c / n
    ratio = r.sum() / s.sum()
    variance = (
        (p * r).sum() / (2 * r.sum() ** 2)
        + (p * s + q * r).sum() / (2 * r.sum() * s.sum())
        + (q * s).sum() / (2 * s.sum() ** 2)
    )
    assert found.odds_ratio.value == pytest.approx(ratio, rel=1e-9)
    assert found.odds_ratio.high is not None
    width = math.log(found.odds_ratio.high / found.odds_ratio.low)
    assert width == pytest.approx(2 * 1.96 * math.sqrt(variance), rel=0.03)


def test_turning_the_alleles_around_turns_the_ratio_around() -> None:
    strata = [((410, 470, 130), (600, 330, 55)), ((55, 30, 15), (25, 40, 35))]
    sizes = [(1000, 1000), (100, 100)]
    one = effect_in_strata(strata, sizes=sizes, scale=9.0).odds_ratio
    turned = [(cases[::-1], controls[::-1]) for cases, controls in strata]
    other = effect_in_strata(turned, sizes=sizes, scale=9.0).odds_ratio
    assert one.value is not None
    assert one.high is not None
    assert other.value == pytest.approx(1 / one.value)
    assert other.low == pytest.approx(1 / one.high)
    assert other.high == pytest.approx(1 / one.low)


def test_where_no_stratum_compares_anybody_nothing_is_estimable() -> None:
    found = effect_in_strata([((5, 3, 1), (0, 0, 0)), ((0, 0, 0), (4, 4, 1))], sizes=[(9, 0), (0, 9)], scale=1.0)
    assert (found.odds_ratio.value, found.odds_ratio.low, found.odds_ratio.high) == (None, 0.0, None)
    assert found.p_value is None
    assert found.cases.value is not None
