"""Arrays inside values cannot be changed by whoever holds the value."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pytest

from gwasprivacy.base.arrays import freeze
from gwasprivacy.study.tables import sums_over_few


@dataclass(frozen=True, slots=True)
class Value:
    counts: np.ndarray
    name: str

    def __post_init__(self) -> None:
        freeze(self)


def test_a_values_array_is_read_only_and_its_makers_is_not() -> None:
    made = np.arange(3)
    value = Value(made, "a")
    with pytest.raises(ValueError, match="read-only"):
        value.counts[0] = 5
    made[0] = 7
    assert value.counts[0] == 7, "a view, not a copy"


def test_an_array_that_is_read_only_already_is_kept() -> None:
    made = np.arange(3)
    made.flags.writeable = False
    assert Value(made, "a").counts is made


def test_sums_over_few_are_numpys_sums() -> None:
    rng = np.random.default_rng(1)
    for dtype in (np.int32, np.int64, np.uint8, np.uint64):
        values = rng.integers(0, 200, (5, 2, 4, 3)).astype(dtype)
        for axis in range(4):
            found = sums_over_few(values, axis)
            assert found.dtype == np.int64
            assert np.array_equal(found, values.sum(axis=axis, dtype=np.int64))
    assert sums_over_few(np.zeros((0, 2, 3), np.int32), 2).shape == (0, 2)
    assert sums_over_few(np.full((1, 2), np.iinfo(np.int32).max, np.int32), 1).tolist() == [2 * (2**31 - 1)]
