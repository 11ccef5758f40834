"""Moves of people between genotypes, as the search counts them."""

from __future__ import annotations

import numpy as np
import pytest

from gwasprivacy.association.significance_distance.optimum import straighten
from gwasprivacy.association.significance_distance.sides import ends_of


def _net(flow: list[float]) -> list[float]:
    """By how much each genotype of each group changes."""
    change = [0.0] * 6
    for q, amount in enumerate(flow):
        donor, to = ends_of(q)
        change[donor] -= amount
        change[to] += amount
    return change


@pytest.mark.parametrize("seed", range(20))
def test_moves_made_straight_end_where_they_did_and_are_fewer(seed: int) -> None:
    rng = np.random.default_rng(seed)
    flow = np.where(rng.random(12) < 0.6, rng.integers(1, 9, 12), 0).astype(float)
    straight = flow.tolist()  # a list: a place beyond its end is an error
    saved = straighten(straight)
    assert _net(straight) == _net(flow.tolist())
    assert min(straight) >= 0
    assert sum(straight) == sum(flow) - saved
    assert saved > 0 or straight == flow.tolist()
