"""Effects of imputed genotypes: how far one person moves what is published, and intervals that hold the *true* effect."""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
import pytest

from gwasprivacy.mechanisms.effects.dosage_effect import dosage_effect
from gwasprivacy.mechanisms.effects.dosage_sums import DOSAGE_SUMS, TIMES, DosageNoise
from gwasprivacy.mechanisms.effects.exact_sums import dosage_numbers
from gwasprivacy.mechanisms.effects.odds_ratio import Effect, after_selection
from gwasprivacy.mechanisms.number_draws import noisy_counts
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.probabilities import STEPS, squares, steps_of_copies
from tests.mechanisms.effects.imputation import imputed, noisy_numbers

STUDIES = 120
MISSING = None


# ------------------------------------------------------------------------------------------- how far one person moves


def moved(n: np.ndarray, e: np.ndarray, q: np.ndarray) -> np.ndarray:
    """In the unit of the noise's scale, times 6·STEPS: whole numbers."""
    parts = [abs(each) * (6 // times) for each, times in zip((n, e, q), TIMES, strict=True)]
    return sum(parts[1:], parts[0])


def test_every_dosage_replaced_by_every_other_moves_at_most_one_scale_rounding_included() -> None:
    steps = steps_of_copies(np.arange(2 * STEPS + 1))
    e, q = np.arange(2 * STEPS + 1) - STEPS, squares(steps)
    most = moved(np.zeros(1, dtype=int), e[:, None] - e[None], q[:, None] - q[None]).max()
    comes_or_goes = moved(np.full(1, STEPS), e, q).max()
    assert (most, comes_or_goes) == (6 * STEPS, 6 * STEPS)
    # With one scale for both it would be 2 for who comes or goes, 2.25 for a replaced dosage, and with d and d² 6.
    assert (abs(e) + q).max() == 2 * STEPS
    assert (abs(e[:, None] - e[None]) + abs(q[:, None] - q[None])).max() == 2.25 * STEPS
    d = np.arange(2 * STEPS + 1)
    assert (abs(d[:, None] - d[None]) + abs(d[:, None] ** 2 - d[None] ** 2) / STEPS).max() == 6 * STEPS


@pytest.mark.parametrize("steps", [2, 3, 4])
def test_no_neighbour_in_any_small_study_moves_a_snp_farther_than_is_said(steps: int) -> None:
    """Every study of two people in two strata and groups, with any dosage or no call, and every relation between neighbours."""
    records = [MISSING, *range(2 * steps + 1)]
    cells = list(itertools.product((0, 1), (0, 1)))

    def numbers(people: tuple[tuple[tuple[int, int], int | None], ...]) -> np.ndarray:
        found = np.zeros((2, 2, 3), dtype=np.int64)
        for (stratum, group), dosage in people:
            if dosage is not MISSING:
                off = dosage - steps
                found[stratum, group] += (steps, off, (2 * off * off + steps) // (2 * steps))
        return found

    most = dict.fromkeys((kind for kind, _ in DOSAGE_SUMS.moves), 0.0)

    def look(kind: Neighbours, one: np.ndarray, other: np.ndarray) -> None:
        off = abs(one - other)
        far = float((off / np.array(TIMES)).sum()) / steps
        most[kind] = max(most[kind], far)

    for first, second in itertools.product(itertools.product(cells, records), repeat=2):
        before = numbers((first, second))
        look(Neighbours.ADD_REMOVE, before, numbers((second,)))
        for dosage in records:
            look(Neighbours.REPLACE_ONE, before, numbers(((first[0], dosage), second)))
            for cell in cells:
                look(Neighbours.REPLACE_RECORD, before, numbers(((cell, dosage), second)))
        (stratum, group), dosage = first
        look(Neighbours.LABEL, before, numbers((((stratum, 1 - group), dosage), second)))
        if second[0] == (stratum, 1 - group):
            look(Neighbours.SWAP, before, numbers(((first[0], second[1]), (second[0], dosage))))
    for kind, told in DOSAGE_SUMS.moves:
        assert most[kind] == pytest.approx(told), kind


def test_the_three_numbers_follow_from_sums_of_probabilities_and_squares() -> None:
    p = np.array([[[200, 300, 500], [0, 0, 0]]])
    assert dosage_numbers(p, [[250, 0]]).tolist() == [[[1000, 300, 250], [0, 0, 0]]]


def test_what_is_drawn_has_three_two_and_six_times_the_scale_and_none_less() -> None:
    exact = np.zeros((4000, 2, 3), dtype=np.int64)
    drawn = noisy_counts(DOSAGE_SUMS, exact, neighbours=Neighbours.REPLACE_ONE, epsilon=4000.0, steps=STEPS)
    assert Fraction(drawn.scale) * 4000 >= 4000 * STEPS
    spread = np.abs(drawn.counts).mean(axis=(0, 1)) / drawn.scale
    assert spread == pytest.approx(TIMES, rel=0.05)


# -------------------------------------------------------------------------------------------------- the true effect


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    people: int = 4000
    strata: int = 1
    frequency: float = 0.3
    ratio: float = 1.4
    r2: float = 0.8
    scale: float = 2.0
    inbred: float = 0.0
    missing: float = 0.0
    secret_size: bool = False


CASES = {
    "surely imputed": Case(r2=0.95, people=10_000),
    "imputed by 0.7": Case(r2=0.7, people=10_000),
    "no effect, much noise": Case(ratio=1.0, scale=12.0),
    "a strong effect, no noise to speak of": Case(ratio=2.5, scale=0.05),
    "rare": Case(frequency=0.02, ratio=2.0),
    "nobody carries it": Case(frequency=1e-6, ratio=1.0),
    "numbers are noise only": Case(people=200, scale=200.0),
    "inbred": Case(inbred=0.25, ratio=1.2, scale=1.0, people=2000),
    "missing more often in cases": Case(missing=0.2, ratio=1.0),
    "two strata": Case(strata=2),
    "twenty small strata": Case(strata=20, scale=1.0),
    "nobody knows how many": Case(people=1000, secret_size=True),
}


def numbers_of(rng: np.random.Generator, case: Case, noise: DosageNoise, group: int, frequency: float) -> list[float]:
    n = case.people // 2 // case.strata
    _, dosages, _ = imputed(rng, n, frequency, case.r2, math.log(case.ratio) * (1 - group), case.inbred)
    if case.missing and not group:
        dosages = dosages[rng.random(n) >= case.missing]
    return noisy_numbers(rng, dosages, noise.scales, noise.grain)


def study(rng: np.random.Generator, case: Case, confidence: float = 0.95) -> Effect:
    noise = DosageNoise.of(case.scale, 1 / STEPS)
    shares = [case.frequency * (1 + 0.5 * place / case.strata) for place in range(case.strata)]
    strata = [tuple(numbers_of(rng, case, noise, group, each) for group in (0, 1)) for each in shares]
    half = case.people // 2 // case.strata
    sizes = None if case.secret_size else [(half, half)] * case.strata
    return dosage_effect(strata, sizes=sizes, noise=noise, confidence=confidence)


def holds(found: Effect, ratio: float) -> bool:
    return found.odds_ratio.low <= ratio <= (found.odds_ratio.high or math.inf)


@pytest.mark.parametrize("name", CASES)
def test_intervals_hold_the_true_effect_in_at_least_94_of_100_studies(name: str) -> None:
    case, rng = CASES[name], np.random.default_rng(sorted(CASES).index(name))
    effects = [study(rng, case) for _ in range(STUDIES)]
    assert np.mean([holds(each, case.ratio) for each in effects]) >= 0.94 - 3 * math.sqrt(0.95 * 0.05 / STUDIES)
    if case.ratio == 1:
        values = [1.0 if each.p_value is None else each.p_value for each in effects]
        assert np.mean([value <= 0.05 for value in values]) <= 0.05 + 3 * math.sqrt(0.05 / STUDIES)
    told = [each.imputation for each in effects if each.imputation is not None]
    if case.strata == 1 and case.frequency > 0.1 and case.scale <= 2 and not case.inbred:
        assert np.mean(told) == pytest.approx(case.r2, abs=0.03)


def test_the_difference_of_frequencies_would_miss_the_true_effect() -> None:
    """What the regression is for: divided by how copies vary in place of dosages, the estimate is nearer to 1."""
    case, rng = Case(people=10_000, r2=0.7, ratio=1.5), np.random.default_rng(1)
    told, by_frequencies = [], []
    for _ in range(20):
        found = study(rng, case)
        shares = [found.cases.value or 0.0, found.controls.value or 0.0]
        odds = [share / (1 - share) for share in shares]
        told.append(math.log(found.odds_ratio.value or 1.0))
        by_frequencies.append(math.log(odds[0] / odds[1]))
    assert np.mean(told) == pytest.approx(math.log(1.5), abs=0.03)
    assert np.mean(by_frequencies) == pytest.approx(0.7 * math.log(1.5), abs=0.03)


def test_without_noise_and_doubt_it_is_the_regression_of_the_definition() -> None:
    rng = np.random.default_rng(2)
    noise = DosageNoise.of(1e-4, 1 / STEPS)
    _, cases, _ = imputed(rng, 3000, 0.4, 0.8, math.log(1.3))
    _, controls, _ = imputed(rng, 5000, 0.4, 0.8)
    found = dosage_effect(
        [
            (
                noisy_numbers(rng, cases, noise.scales, noise.grain),
                noisy_numbers(rng, controls, noise.scales, noise.grain),
            )
        ],
        sizes=[(3000, 5000)],
        noise=noise,
    ).odds_ratio
    wanted = (cases.mean() - controls.mean()) / (0.5 * (cases.var() + controls.var()))
    assert math.log(found.value or 1.0) == pytest.approx(wanted, rel=1e-3)
    error = math.sqrt(cases.var() / 3000 + controls.var() / 5000) / (0.5 * (cases.var() + controls.var()))
    assert math.log((found.high or 1) / found.low) == pytest.approx(2 * 1.96 * error, rel=0.05)


def test_more_candidates_widen_the_interval_and_move_no_estimate() -> None:
    found = [study(np.random.default_rng(3), Case(), after_selection(m)).odds_ratio for m in (1, 100, 1_000_000)]
    assert found[0].value == found[1].value == found[2].value
    assert found[2].low < found[1].low < found[0].low
    assert (found[0].high or 0) < (found[1].high or 0) < (found[2].high or math.inf)
