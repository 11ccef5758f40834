"""Races between SNPs so far apart that no double holds their weights' ratio."""

from __future__ import annotations

from importlib import import_module

import numpy as np
import pytest

from gwasprivacy.mechanisms.laws.winners import at_least, inclusion
from gwasprivacy.mechanisms.race_selector import RaceSelector
from gwasprivacy.mechanisms.registry import MECHANISMS

CLOCKS = {
    name: import_module(f"{type(one).__module__}.law").CLOCK
    for name, one in MECHANISMS.items()
    if isinstance(one, RaceSelector)
}


@pytest.mark.parametrize("name", CLOCKS)
@pytest.mark.parametrize("apart", [500.0, 1000.0, 30_000.0])
def test_weights_beyond_a_double_lose_nothing(name: str, apart: float) -> None:
    logs = np.concatenate([[2 * apart, apart], np.zeros(50)])
    assert at_least(CLOCKS[name], logs, np.array([0, 1]), 2) == pytest.approx([1, 1], abs=1e-12)
    assert at_least(CLOCKS[name], logs, np.array([0, 1, 7]), 3) == pytest.approx([1, 1, 1 / 50], abs=1e-12)
    assert inclusion(CLOCKS[name], logs, np.arange(52), 3) == pytest.approx([1, 1, *[1 / 50] * 50], abs=1e-12)


@pytest.mark.parametrize("name", CLOCKS)
def test_whether_a_clock_has_rung_is_the_same_asked_alone(name: str) -> None:
    u = np.concatenate([np.geomspace(1e-300, 1e300, 601), [0.0, 0.5, 1.0, np.nextafter(1.0, 0), np.nextafter(1.0, 2)]])
    assert np.array_equal(CLOCKS[name].arrived(u), CLOCKS[name].law(u)[0])
