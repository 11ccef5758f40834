"""Reads the fields of a JSON object one by one, with the field's path in every message."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from gwasprivacy.errors import InvalidPlan


class Fields:
    """The fields of one object.  ``finish`` refuses what nobody has asked for."""

    def __init__(self, value: Any, path: str) -> None:
        if not isinstance(value, Mapping):
            raise InvalidPlan(f"{path or 'the file'} should be an object in braces.", field=path)
        self._left = dict(value)
        self._path = path

    def path(self, name: str) -> str:
        return f"{self._path}.{name}" if self._path else name

    def take(self, name: str) -> Any:
        """The field as it stands.  Raises InvalidPlan when it is missing."""
        if name not in self._left:
            raise InvalidPlan("this field is missing.", field=self.path(name))
        return self._left.pop(name)

    def optional(self, name: str) -> Any:
        """The field, or None when it is missing or null."""
        return self._left.pop(name, None)

    def text(self, name: str) -> str:
        value = self.take(name)
        if not isinstance(value, str):
            raise InvalidPlan("this should be a text in quotes.", field=self.path(name))
        return value

    def integer(self, name: str) -> int:
        value = self.take(name)
        if isinstance(value, float) and value.is_integer():
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int):
            raise InvalidPlan("this should be a whole number.", field=self.path(name))
        return value

    def number(self, name: str) -> float:
        return as_number(self.take(name), self.path(name))

    def optional_number(self, name: str) -> float | None:
        value = self.optional(name)
        return None if value is None else as_number(value, self.path(name))

    def finish(self) -> None:
        """Raise InvalidPlan when a field is left that this format does not have."""
        if self._left:
            name = min(self._left)
            raise InvalidPlan(
                "this field is not part of a plan.", field=self.path(str(name)[:60]), hint="Remove it or mend its name."
            )


def as_number(value: Any, path: str) -> float:
    """A finite float.  Raises InvalidPlan with the field's path for anything else."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise InvalidPlan("this should be a number.", field=path)
    if not math.isfinite(value):
        raise InvalidPlan("this should be a finite number.", field=path)
    return float(value)


def one_of(value: str, choices: Sequence[str], path: str) -> str:
    """``value`` if it is among ``choices``; raises InvalidPlan listing them."""
    if value not in choices:
        raise InvalidPlan(f"{value[:40]!r} is not one of {', '.join(choices)}.", field=path)
    return value
