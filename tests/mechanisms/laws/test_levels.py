"""The levels of the significant set: counts, telescope and the two ways to compute the weights."""

from __future__ import annotations

import itertools
from math import comb

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from gwasprivacy.mechanisms.laws.levels import Levels

relative = st.lists(st.integers(-6, 6), min_size=1, max_size=8).map(lambda values: np.array(values, dtype=np.int64))


@given(relative=relative, scale=st.floats(0.3, 10.0))
def test_the_weights_of_all_cells_give_every_set_its_weight(relative: np.ndarray, scale: float) -> None:
    n = len(relative)
    levels = Levels.of(relative, scale)
    for size in range(n + 1):
        weights = np.exp(levels.log_weights(size))
        for chosen in itertools.combinations(range(n), size):
            wrong = [max(-relative[row], 0) for row in chosen]
            wrong += [max(relative[row], 0) for row in range(n) if row not in chosen]
            distance = max(wrong, default=0)
            share = 0.0
            for level, weight in enumerate(weights):
                sets = comb(int(levels.at_least[level] - levels.above[level]), max(int(size - levels.above[level]), 0))
                if levels.distance[level] >= distance and sets:
                    share += weight / sets
            assert np.isclose(share, np.exp(-distance / scale) / comb(n, size), rtol=1e-12)


@given(relative=relative, scale=st.floats(0.3, 10.0))
def test_both_ways_to_the_weights_agree(relative: np.ndarray, scale: float) -> None:
    levels = Levels.of(relative, scale)
    for size, weights in enumerate(levels.log_weights_up_to(len(relative))):
        assert np.allclose(weights, levels.log_weights(size), rtol=0, atol=1e-12)


def test_many_levels_and_sizes_stay_precise() -> None:
    relative = np.random.default_rng(3).normal(size=20_000) * 10 - 20
    levels = Levels.of(relative, 2.0)
    for size, weights in enumerate(levels.log_weights_up_to(60)):
        if size % 20 == 0:
            possible = np.isfinite(weights)
            assert (possible == np.isfinite(levels.log_weights(size))).all()
            assert np.abs(weights[possible] - levels.log_weights(size)[possible]).max() < 1e-10
