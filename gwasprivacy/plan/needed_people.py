"""How many people a target takes: one kind of number for every place that shows it, with its interval and its rounding."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial
from typing import Any

from gwasprivacy.assumptions.probability_words import STANDARD_ERRORS
from gwasprivacy.base.json_forms import Member, Number, OrNull, Record, Text, Whole
from gwasprivacy.base.language import say_marked
from gwasprivacy.base.number_words import count
from gwasprivacy.base.sentences import tell


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
    is an upper bound in practice.  ``is_clear``: whether the 95 % interval of the difference excludes zero, without which
    it is no news; never between estimates, whose difference has no interval.
    """

    fewer: int
    share: float
    standard_error: float
    is_clear: bool = False


def people_saved(mine: Needed | None, other: Needed | None) -> PeopleSaved | None:
    """How many fewer people ``mine`` takes than ``other`` (negative: more); None where one of the two is not known."""
    if mine is None or other is None or mine.people is None or other.people is None:
        return None
    fewer = other.people - mine.people
    if mine.is_estimate or other.is_estimate:
        fewer = round_people(fewer, 2) if fewer > 0 else fewer
    error = math.hypot(_standard_error(mine), _standard_error(other))
    known = not mine.is_estimate and not other.is_estimate
    return PeopleSaved(
        fewer=fewer,
        share=fewer / other.people,
        standard_error=error,
        is_clear=known and abs(fewer) > STANDARD_ERRORS * error,
    )


def _standard_error(needed: Needed) -> float:
    if needed.standard_error is not None:
        return needed.standard_error
    if needed.is_estimate or needed.low is None or needed.high is None:
        return 0.0
    return (needed.high - needed.low) / (2 * STANDARD_ERRORS)


def round_people(people: float, digits: int = 3, *, down: bool = False) -> int:
    """Three significant digits (two in an estimate) are what a coarse curve knows at most; never rounded down unless asked to."""
    dropped = max(0, math.floor(math.log10(max(people, 1.0))) - digits + 1)
    step = int(10**dropped)
    return (math.floor(people / step + 1e-9) if down else math.ceil(people / step - 1e-9)) * step


def number_words(needed: Needed) -> str:
    """ "1,010", "900–1,300" for an estimate, "more than 20,000"."""
    if needed.people is None:
        limit = count(needed.limit)
        return tell("people.more-than", limit=limit) if needed.above else tell("people.fewer-than", limit=limit)
    if needed.is_estimate:
        return estimated_number(needed)
    return count(needed.people)


def estimated_number(needed: Needed) -> str:
    """The interval alone: what is inside it is not known better."""
    if needed.low is None:
        return tell("people.about", number=count(round_people(needed.people or 0, 2)))
    low = count(round_people(needed.low, 2, down=True))
    if needed.high is None:
        return tell("people.more-than", limit=low)
    high = count(round_people(needed.high, 2))
    return low if low == high else f"{low}–{high}"


def interval_words(needed: Needed) -> str:
    """The 95 % interval, "978–1,080"; "" where none is known or where it is one number."""
    if needed.is_estimate or needed.low is None or needed.high is None or needed.low == needed.high:
        return ""
    return f"{count(needed.low)}–{count(needed.high)}"


def people_words(needed: Needed) -> str:
    """ "1,030 people (978–1,080)"."""
    if needed.people is None and needed.reason:
        return tell("people.more-than-tried", reason=say_marked(needed.reason))
    number, interval = number_words(needed), interval_words(needed)
    if interval:
        return tell("people.number-with-interval", number=number, interval=interval)
    return tell("people.number", number=number)
