"""A tangent that rules tables out never rules out one that is not significant: by all tables of a small study."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

from gwasprivacy.association.significance_distance.exact import exact_side, ruled_out
from gwasprivacy.association.significance_distance.sides import ALLELIC, GENOTYPIC, TREND

SIZES = (3, 2)
TOUCHES = {
    GENOTYPIC: [(1.0, 0.5, 0.0), (0.0, 0.5, 1.0), (1.0, 0.0, 0.0), (0.6, 0.6, 0.6)],
    ALLELIC: [(x, y, 0.0) for x in (0.0, 2.5, 6.0) for y in (0.0, 1.0, 4.0)],
    TREND: [(x, y, 0.0) for x in (0.0, 2.5, 6.0) for y in (0.0, 1.0, 4.0)],
}
"""Shares of cases by genotype; copies in cases and in controls.  At the corners nothing varies, and the tangent is flat."""


@pytest.mark.parametrize("test", TOUCHES)
@pytest.mark.parametrize("threshold", [0.5, 2.5])
def test_whatever_is_ruled_out_is_significant(test: int, threshold: float, every_table: Any) -> None:
    tables = every_table(*SIZES).reshape(-1, 6)
    significant = np.array([exact_side(test, table, *SIZES, threshold) == 1 for table in tables])
    n_ruled_out = 0
    for table, touch, moves in itertools.product(tables, TOUCHES[test], (0, 1, 2)):
        if ruled_out(test, table, *SIZES, threshold, touch, moves) == 1:
            near = np.abs(tables - table).sum(axis=1) // 2 <= moves
            assert significant[near].all(), (table.tolist(), touch, moves)
            n_ruled_out += 1
    assert n_ruled_out > 5
