"""95 % intervals of β hold the truth as often as they say, over simulated studies of a trait and draws of noise."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import numpy as np
import pytest

from gwasprivacy.mechanisms.effects.dosage_sums import DosageNoise
from gwasprivacy.mechanisms.effects.trait_effect import TraitEffect, trait_effect
from gwasprivacy.mechanisms.effects.trait_sums import TraitScales, trait_scales
from tests.mechanisms.effects.imputation import imputed, noisy_numbers

STUDIES, STEPS = 120, 1000
COPIES = np.arange(3.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """``clip``: the range in SDs of the trait on either side of ``middle``, itself in SDs from its mean.  ``strata``: people of each;
    trait and frequency differ from one to the next.  ``r2``: of the imputation; None: calls."""

    strata: tuple[int, ...] = (2000,)
    frequency: float = 0.3
    beta: float = 0.15
    epsilon: float = 1.0
    n_snps: int = 2
    clip: float = 1.0
    middle: float = 0.0
    missing: float = 0.0
    r2: float | None = None


CASES = {
    "common": Case(),
    "no effect, much noise": Case(beta=0.0, epsilon=0.1),
    "wide range": Case(clip=3.0, epsilon=0.5),
    "range beside the mean, missing calls": Case(clip=0.7, middle=0.8, missing=0.1),
    "small study": Case(strata=(150,), beta=0.0, epsilon=3.0),
    "rare": Case(frequency=0.02, beta=0.5),
    "nobody carries it": Case(frequency=1e-6),
    "numbers are noise only": Case(strata=(200,), epsilon=0.02),
    "two strata that differ": Case(strata=(1200, 800)),
    "four small strata": Case(strata=(150,) * 4, epsilon=2.0),
    "imputed, no effect, missing calls": Case(r2=0.7, beta=0.0, missing=0.1),
    "imputed in two strata": Case(r2=0.8, strata=(1200, 800)),
}


def laplace(rng: np.random.Generator, scale: float, shape: tuple[int, ...] = (3,), grain: float = 1.0) -> np.ndarray:
    stop = -math.expm1(-grain / scale)
    return grain * (rng.geometric(stop, shape) - rng.geometric(stop, shape))


def counted(case: Case, trait: np.ndarray) -> np.ndarray:
    """Steps from the middle of the range."""
    return np.floor(np.clip((trait - case.middle) / (2 * case.clip), -0.5, 0.5) * STEPS + 0.5)


def people_of(rng: np.random.Generator, case: Case, n: int, stratum: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Everybody's probabilities of 0, 1, 2 copies, copies, and trait."""
    f = case.frequency * (1 + 0.5 * stratum / len(case.strata))
    if case.r2 is None:
        copies = rng.binomial(2, f, n)
        p = np.eye(3)[copies]
    else:
        copies, dosages, both = imputed(rng, n, f, case.r2)
        p = np.stack([1 - dosages + both, dosages - 2 * both, both], axis=1)
    return (
        p,
        copies,
        counted(case, case.beta * copies - 2 * case.frequency * case.beta + 0.4 * stratum + rng.normal(size=n)),
    )


def truth(case: Case) -> float:
    """β of the clipped trait by the copies themselves, least squares in many people, with an intercept for every stratum."""
    rng, above, below = np.random.default_rng(99), 0.0, 0.0
    for stratum, n in enumerate(case.strata):
        _, copies, y = people_of(rng, case, 400_000, stratum)
        above += n * float((copies - copies.mean()) @ y) / len(y)
        below += n * float(copies.var())
    return above / below if below else 0.0


def study(rng: np.random.Generator, case: Case, scales: TraitScales, told: TraitScales | None = None) -> TraitEffect:
    strata, squares, n_people = [], 0.0, sum(case.strata)
    for stratum, n in enumerate(case.strata):
        p, _, y = people_of(rng, case, n, stratum)
        squares += float(y @ y)
        called = rng.random(n) >= case.missing
        p *= called[:, None]
        if case.r2 is None:
            people = p.sum(axis=0) + laplace(rng, scales.people, grain=scales.grain)
        else:
            noise = DosageNoise.of(scales.people, scales.grain)
            people = np.array(noisy_numbers(rng, (p @ COPIES)[called], noise.scales, noise.grain))
        sums = y @ p + laplace(rng, scales.sums, grain=scales.grain)
        strata.append((people.tolist(), sums.tolist()))
    squares += int(laplace(rng, scales.squares, (1,))[0])
    return trait_effect(
        strata, n_people=n_people, squares=squares, scales=told or scales, steps=STEPS, of_dosages=case.r2 is not None
    )


def scales_of(case: Case) -> TraitScales:
    """In people, also where they are counted in steps of probability."""
    steps = 1 if case.r2 is None else 1000
    scales = trait_scales(
        n_snps=case.n_snps, steps=STEPS, epsilon=case.epsilon, genotype_steps=steps, n_strata=len(case.strata)
    )
    return replace(scales, people=scales.people / steps, sums=scales.sums / steps, grain=1 / steps)


def holds(effect: TraitEffect, beta: float) -> bool:
    low, high = effect.beta.low, effect.beta.high
    return (low is None or low <= beta) and (high is None or beta <= high)


@pytest.mark.parametrize("name", CASES)
def test_intervals_hold_the_truth_in_at_least_94_of_100_studies(name: str) -> None:
    case, rng = CASES[name], np.random.default_rng(sorted(CASES).index(name))
    scales, beta = scales_of(case), truth(case)
    effects = [study(rng, case, scales) for _ in range(STUDIES)]
    least = 0.94 - 3 * math.sqrt(0.95 * 0.05 / STUDIES)
    frequency = sum(n * case.frequency * (1 + 0.5 * k / len(case.strata)) for k, n in enumerate(case.strata)) / sum(
        case.strata
    )
    held = np.mean([holds(each, beta) for each in effects])
    shares = np.mean([each.frequency.low <= frequency <= (each.frequency.high or 0) for each in effects])
    assert min(held, shares) >= least, (held, shares)
    if case.beta == 0:
        values = [each.p_value or 1.0 for each in effects]
        assert np.mean([value <= 0.05 for value in values]) <= 0.05 + 3 * math.sqrt(0.05 / STUDIES)
