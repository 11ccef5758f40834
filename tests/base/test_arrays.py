"""Arrays inside values cannot be changed by whoever holds the value."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pytest

from gwasprivacy.base.arrays import freeze


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
