"""How long work still takes is said where it is known, and nowhere else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gwasprivacy.base.time_left import TimeLeft


def told(share_at: Callable[[float], float], until: float, step: float = 0.1) -> dict[float, float | None]:
    left = TimeLeft()
    return {
        round(t, 3): left.told("Simulating", share_at(t), t) for t in (step * k for k in range(round(until / step)))
    }


def test_nothing_is_known_before_two_seconds_and_a_tenth() -> None:
    fast, slow = told(lambda t: t / 10, 5), told(lambda t: t / 100, 15)
    assert {t for t, seconds in fast.items() if seconds is not None} == {t for t in fast if t >= 2}
    assert {t for t, seconds in slow.items() if seconds is not None} == {t for t in slow if t >= 10}


def test_steady_work_takes_what_is_left_of_it() -> None:
    for t, seconds in told(lambda t: t / 10, 10).items():
        if t >= 2:
            assert seconds == pytest.approx(10 - t)


def test_work_that_slows_down_or_stands_still_has_no_time_left() -> None:
    stalled = told(lambda t: min(t / 10, 0.5), 20)
    assert stalled[4.0] == pytest.approx(6)
    assert all(stalled[t] is None for t in stalled if t > 12)
    slower = told(lambda t: 0.5 * (1 - 0.5**t), 12)
    assert all(seconds is None for t, seconds in slower.items() if t > 3)


def test_another_stage_begins_anew() -> None:
    left = TimeLeft()
    assert left.told("Simulating", 0.0, 0) is None
    assert left.told("Simulating", 0.5, 5) == pytest.approx(5)
    assert left.told("Searching", 0.5, 5.1) is None
    assert left.told("Searching", None, 9) is None


def test_long_work_remembers_little() -> None:
    left = TimeLeft()
    for k in range(100_000):
        left.told("Simulating", k / 100_000, k / 10)
    assert len(left._seen) < 300
    assert left.told("Simulating", 0.99999, 9999.9) == pytest.approx(0.1, rel=0.1)
