"""Reading fields of parsed JSON: every fault names its field's whole path and what would be right."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from gwasprivacy.base.errors import InvalidPlan


def as_object(value: Any, path: str, *, known: Sequence[str], required: Sequence[str] = ()) -> Mapping[str, Any]:
    """``value`` as a JSON object with no member outside ``known`` and every member of ``required``.

    ``path`` is "" for a whole file.  Raises InvalidPlan with the field's path.
    """
    if not isinstance(value, Mapping):
        raise InvalidPlan("must be an object in braces." if path else "the file must be one JSON object.", field=path)
    for name in value:
        if name not in known:
            raise InvalidPlan(
                "is not a known field.", field=joined(path, str(name)[:60]), hint=f"Known: {', '.join(known)}."
            )
    for name in required:
        if name not in value:
            raise InvalidPlan("is missing.", field=joined(path, name))
    return value


def joined(path: str, name: str) -> str:
    """The path of a field of the object at ``path``."""
    return f"{path}.{name}" if path else name


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
        raise InvalidPlan(
            f"{str(value)[:40]!r} is not a known choice.", field=path, hint=f"One of: {', '.join(choices)}."
        )
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


class Fields:
    """The fields of one object, taken one by one.  ``finish`` refuses what nobody has asked for."""

    def __init__(self, value: Any, path: str) -> None:
        names = tuple(value) if isinstance(value, Mapping) else ()
        self._left = dict(as_object(value, path, known=names))
        self._taken: list[str] = []
        self._path = path

    def path(self, name: str) -> str:
        return joined(self._path, name)

    def take(self, name: str) -> Any:
        """The field as it stands.  Raises InvalidPlan when it is missing."""
        if name not in self._left:
            raise InvalidPlan("is missing.", field=self.path(name))
        return self.optional(name)

    def optional(self, name: str) -> Any:
        """The field, or None when it is missing or null."""
        self._taken.append(name)
        return self._left.pop(name, None)

    def text(self, name: str) -> str:
        value = self.take(name)
        if not isinstance(value, str):
            raise InvalidPlan("must be a text in quotes.", field=self.path(name))
        return value

    def integer(self, name: str) -> int:
        return as_integer(self.take(name), self.path(name))

    def number(self, name: str) -> float:
        return as_number(self.take(name), self.path(name))

    def optional_number(self, name: str) -> float | None:
        value = self.optional(name)
        return None if value is None else as_number(value, self.path(name))

    def finish(self) -> None:
        """Raise InvalidPlan when a field is left that this format does not have."""
        as_object(self._left, self._path, known=self._taken)
