"""The axis of numbers of people: which of them stand there, and what a dragged one is rounded to."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable

from gwasprivacy.base.number_words import count

_MOST_TICKS = 9
_STEPS = (
    tuple(n / 10 for n in range(10, 100)),
    tuple(n / 4 for n in range(4, 40)),
    tuple(range(1, 10)),
    (1, 1.5, 2, 3, 4, 5, 7),
    (1, 2, 5),
    (1, 3),
    (1,),
)


def people_ticks(low: float, high: float, width: Callable[[str], float] = lambda _text: 0.0) -> list[tuple[float, str]]:
    """Round numbers of people between 10^low and 10^high: as many as have room.

    ``width``: of a text with some air, as a share of the axis.
    """
    found: list[tuple[float, str]] = []
    for steps in _STEPS:
        values = [
            step * 10.0**decade
            for decade in range(math.floor(low) - 1, math.ceil(high) + 1)
            for step in steps
            if low - 1e-9 <= math.log10(step * 10.0**decade) <= high + 1e-9
        ]
        fewer = [(math.log10(value), count(round(value))) for value in values]
        if found and len(fewer) < 2:
            break
        found = fewer
        if len(found) <= _MOST_TICKS and all(
            (right - left) / (high - low) >= (width(before) + width(after)) / 2
            for (left, before), (right, after) in itertools.pairwise(found)
        ):
            break
    return found


def size_step(n_people: float, *, fine: bool) -> int:
    """What a dragged number of people is rounded to: two digits of it, three where it is moved finely."""
    step: int = 10 ** max(math.floor(math.log10(max(n_people, 1.0))) - (2 if fine else 1), 0)
    return step
