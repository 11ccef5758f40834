"""The root of a rising, simulated curve: it is found, its interval holds the truth, and what cannot be reached is said."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy.special import ndtr, ndtri

from gwasprivacy.base.errors import Cancelled
from gwasprivacy.base.work import Work
from gwasprivacy.simulation.curves.level_search import FloatArray, Level, Success, search_level

ROOT = 0.7


def curve(steepness: float, seed: int, *, spread: float = 1.0, top: float = 1.0) -> Success:
    """Studies whose success is a probit curve in ln x, shifted by each study's own luck; the mean reaches 0.9 at ROOT."""
    level = float(ndtri(0.9 / top)) * math.hypot(1, spread)

    def success(numbers: tuple[float, ...], indices: range) -> FloatArray:
        luck = np.array([np.random.default_rng([seed, index]).normal() for index in indices])
        x = np.log(np.array(numbers) / ROOT)
        return top * ndtr(level + steepness * x[None, :] + spread * luck[:, None])

    return success


def found(success: Success, **limits: float) -> Level:
    return search_level(success, **{"start": 0.3, "least": 0.001, "most": 20.0, "target": 0.9, **limits})  # type: ignore[arg-type]


@pytest.mark.parametrize("steepness", [3.0, 12.0, 60.0])
def test_the_interval_holds_the_truth_and_the_answer_is_as_precise_as_asked(steepness: float) -> None:
    answers = [found(curve(steepness, seed)) for seed in range(40)]
    held = sum(a.low <= ROOT <= a.high for a in answers)  # type: ignore[operator]
    assert held >= 34  # 38 expected; fewer happen once in 100 runs of a true 95 %
    for a in answers:
        assert a.value is not None
        assert a.low is not None
        assert a.high is not None
        assert a.low <= a.value <= a.high
        assert a.n_studies <= 3000
        if steepness > 5:
            assert math.log(a.high / a.low) / 2 <= 0.031


@pytest.mark.parametrize("start", [0.001, 0.05, 20.0])
def test_the_answer_is_found_from_any_start(start: float) -> None:
    answer = found(curve(12, 1), start=start)
    assert answer.value == pytest.approx(ROOT, rel=0.06)


def test_a_target_above_the_curve_has_no_answer() -> None:
    answer = found(curve(12, 1, top=0.95), target=0.97)
    assert answer.value is None
    assert answer.best is not None
    assert answer.best[0] == pytest.approx(0.95, abs=0.01)


def test_what_is_always_reached_is_answered_by_the_least() -> None:
    answer = found(lambda numbers, indices: np.full((len(indices), len(numbers)), 0.99))
    assert (answer.value, answer.low, answer.high) == (0.001, 0.001, 0.001)


def test_a_step_is_found_though_no_line_fits_it() -> None:
    def step(numbers: tuple[float, ...], indices: range) -> FloatArray:
        return np.repeat((np.array(numbers) >= ROOT).astype(float)[None, :], len(indices), axis=0)

    answer = found(step)
    assert answer.low is not None
    assert answer.high is not None
    assert answer.low <= ROOT <= answer.high * (1 + 1e-9)
    assert answer.high / answer.low < 1.1


def test_a_search_can_be_cancelled() -> None:
    class Stop:
        def check(self) -> None:
            raise Cancelled

    with pytest.raises(Cancelled):
        search_level(curve(12, 1), start=0.3, least=0.01, most=10, target=0.9, work=Work(cancel=Stop()))  # type: ignore[arg-type]
