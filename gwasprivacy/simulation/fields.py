"""Reading planning assumptions from JSON: every fault names its field's whole path and what would be right."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from gwasprivacy.errors import InvalidPlan


def as_object(value: Any, path: str, *, known: Sequence[str], required: Sequence[str] = ()) -> Mapping[str, Any]:
    """``value`` as a JSON object with no member outside ``known`` and every member of ``required``.

    Raises InvalidPlan with the field's path.
    """
    if not isinstance(value, Mapping):
        raise InvalidPlan("must be a JSON object.", field=path)
    for name in value:
        if name not in known:
            raise InvalidPlan("is not a known field.", field=f"{path}.{name}", hint=f"Known: {', '.join(known)}.")
    for name in required:
        if name not in value:
            raise InvalidPlan("is missing.", field=f"{path}.{name}")
    return value


def as_list(value: Any, path: str) -> Sequence[Any]:
    """``value`` as a JSON array.  Raises InvalidPlan."""
    if not isinstance(value, list | tuple):
        raise InvalidPlan("must be a list.", field=path)
    return value


def as_number(value: Any, path: str) -> float:
    """``value`` as a finite number.  Raises InvalidPlan."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        raise InvalidPlan("must be a number.", field=path)
    return float(value)


def as_integer(value: Any, path: str) -> int:
    """``value`` as a whole number (1000.0 is one).  Raises InvalidPlan."""
    number = as_number(value, path)
    if number != int(number):
        raise InvalidPlan("must be a whole number.", field=path)
    return int(number)


def as_text(value: Any, path: str) -> str:
    """``value`` as a string that is not empty.  Raises InvalidPlan."""
    if not isinstance(value, str) or not value:
        raise InvalidPlan("must be a text that is not empty.", field=path)
    return value


def one_of(value: Any, path: str, choices: Sequence[str]) -> str:
    """``value`` as one of ``choices``.  Raises InvalidPlan."""
    if value not in choices:
        raise InvalidPlan("is not a known choice.", field=path, hint=f"One of: {', '.join(choices)}.")
    return str(value)


def check_range(
    value: float, path: str, *, low: float, high: float, open_low: bool = False, open_high: bool = False
) -> None:
    """Raise InvalidPlan unless ``value`` lies between ``low`` and ``high`` (ends included unless open)."""
    above = value > low if open_low else value >= low
    below = value < high if open_high else value <= high
    if not (above and below):  # also refuses NaN
        words = f"{'above' if open_low else 'at least'} {low:g}"
        if math.isfinite(high):
            words += f" and {'below' if open_high else 'at most'} {high:g}"
        raise InvalidPlan(f"must be {words}, not {value:g}.", field=path)
