"""How many people a target takes: one kind of number for every place that shows it, with its interval and its rounding."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial
from typing import Any

from gwasprivacy.base.json_forms import Member, Number, OrNull, Record, Text, Whole
from gwasprivacy.simulation.curves.sample_size_search import RequiredSize


@dataclass(frozen=True, slots=True, kw_only=True)
class Needed:
    """The smallest number of people for a target.  ``people`` None: beyond ``limit`` (``above``), or below all sizes.

    ``low``, ``high``: the 95 % interval, None where it is not known.  ``is_estimate``: read off a closed form or a coarse
    curve, to be replaced by the answer of a search.  ``standard_error``, ``n_studies``, ``reason`` (why there is no number):
    of a search.
    """

    people: int | None
    limit: int
    above: bool = True
    is_estimate: bool = False
    low: int | None = None
    high: int | None = None
    standard_error: float | None = None
    n_studies: int = 0
    reason: str = ""

    @classmethod
    def searched(cls, found: RequiredSize, limit: int) -> Needed:
        """The answer of a search, with no more digits than its interval gives: N and the upper end rounded up."""
        people, low, high = found.n_participants, found.low, found.high
        if people is None or low is None or high is None:
            return cls(people=None, limit=limit, n_studies=found.n_studies, reason=found.reason)
        step = 10 ** max(0, math.floor(math.log10(max(high - low, 1) / 2)) - 1)
        return cls(
            people=math.ceil(people / step) * step,
            limit=limit,
            low=math.floor(low / step) * step,
            high=math.ceil(high / step) * step,
            standard_error=found.standard_error,
            n_studies=found.n_studies,
        )

    def to_json(self) -> dict[str, Any]:
        """The answer of a search as reports and programs read it."""
        return NEEDED.write(self)


NEEDED = Record(
    partial(Needed, limit=0),
    {
        "n_participants": Member(OrNull(Whole(low=1)), attribute="people"),
        "low": Member(OrNull(Whole(low=1))),
        "high": Member(OrNull(Whole(low=1))),
        "standard_error": Member(OrNull(Number(low=0))),
        "n_studies": Member(Whole(low=0)),
        "reason": Member(Text()),
    },
    about="The smallest study that reaches the target, with its 95 % interval; null, with the reason, where none was found.",
)
"""The answer of a search; its ``limit`` is not part of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PeopleSaved:
    """How many fewer people one attacker takes than another: the difference of the numbers that are shown.

    ``share``: of the other's people.  ``standard_error``: as if the two searches were independent; they share studies, so it
    is an upper bound in practice.  0 for estimates.
    """

    fewer: int
    share: float
    standard_error: float


def people_saved(mine: Needed | None, other: Needed | None) -> PeopleSaved | None:
    """How many fewer people ``mine`` takes than ``other`` (negative: more); None where one of the two is not known."""
    if mine is None or other is None or mine.people is None or other.people is None:
        return None
    fewer = other.people - mine.people
    if mine.is_estimate or other.is_estimate:
        fewer = round_people(fewer, 2) if fewer > 0 else fewer
    return PeopleSaved(
        fewer=fewer,
        share=fewer / other.people,
        standard_error=math.hypot(mine.standard_error or 0.0, other.standard_error or 0.0),
    )


def round_people(people: float, digits: int = 3, *, down: bool = False) -> int:
    """Three significant digits (two in an estimate) are what a coarse curve knows at most; never rounded down unless asked to."""
    dropped = max(0, math.floor(math.log10(max(people, 1.0))) - digits + 1)
    step = int(10**dropped)
    return (math.floor(people / step + 1e-9) if down else math.ceil(people / step - 1e-9)) * step
