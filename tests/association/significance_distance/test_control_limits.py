"""Where the controls may be, given the cases and how far F is above its tangent: no table that fits is left out."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gwasprivacy.association.significance_distance.bounds import control_limits
from gwasprivacy.association.significance_distance.sides import ALLELIC, GENOTYPIC, TREND

SIZES = [(5, 4), (4, 6), (7, 3)]


def _above_the_tangent(test: int, tables: Any, n_cases: int, n_controls: int, c: float, touch: Any) -> Any:
    """F − L of each table, from the formulas at the head of ``bounds``."""
    r, s = tables[:, :3].astype(float), tables[:, 3:].astype(float)
    n, people = r + s, n_cases + n_controls
    if test == GENOTYPIC:
        off = np.divide((r - touch * n) ** 2, n, out=np.zeros_like(n), where=n > 0)
        return people**2 / (n_cases * n_controls) * off.sum(axis=1)
    x, y = r[:, 1] + 2 * r[:, 2], s[:, 1] + 2 * s[:, 2]
    weight = (2 if test == ALLELIC else 1) / (n_cases * n_controls * people)
    excess = (x - touch[0]) * n_controls - (y - touch[1]) * n_cases
    return weight * excess**2 + c * ((x + y - touch[0] - touch[1]) / people) ** 2


@pytest.mark.parametrize("test", [GENOTYPIC, ALLELIC, TREND])
@pytest.mark.parametrize(("n_cases", "n_controls"), SIZES)
def test_no_table_is_left_out_that_is_no_further_above_the_tangent(
    test: int, n_cases: int, n_controls: int, every_table: Any
) -> None:
    tables = every_table(n_cases, n_controls).reshape(-1, 6)
    rng = np.random.default_rng(5)
    low, high = np.zeros(4), np.zeros(4)
    for c in (0.7, 3.84, 9.0):
        for _ in range(3):
            touch = rng.random(3)
            if test != GENOTYPIC:
                touch = np.array([2.0 * n_cases * touch[0], 2.0 * n_controls * touch[1], 0.0])
            above = _above_the_tangent(test, tables, n_cases, n_controls, c, touch)
            n_narrowed = 0
            for table, spare in zip(tables, above, strict=True):
                control_limits(test, table, table, n_cases, n_controls, c, touch, float(spare), low, high)
                here = [*table[3:], table[4] + 2 * table[5]]
                assert all(a <= at <= b for a, at, b in zip(low, here, high, strict=True)), (table.tolist(), touch)
                n_narrowed += int((low > 0).any() or (high < n_controls).any())
            assert n_narrowed > len(tables) // 10, "limits that leave nothing out show nothing"
