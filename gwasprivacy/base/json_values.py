"""What a JSON value must be: the forms of single values.  Lists, objects and documents: :mod:`gwasprivacy.base.json_forms`."""

from __future__ import annotations

import math
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date
from typing import Any, Generic, TypeVar

from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.language import digits, mark
from gwasprivacy.base.printable_text import is_printable, shown
from gwasprivacy.base.quantities import Phrase, quoted

T = TypeVar("T")


def joined(path: str, name: str) -> str:
    """The path of a member of the object at ``path`` ("" for a whole document)."""
    return f"{path}.{name}" if path else name


def relocated(error: InvalidPlan, home: str, path: str) -> InvalidPlan:
    """The same error with ``path`` in place of the leading ``home`` of its field."""
    rest = error.field.removeprefix(home)
    if home == path or not error.field.startswith(home) or (home and rest[:1] not in ("", ".", "[")):
        return error
    return error.at(path + rest if path else rest.removeprefix("."))


class Form(ABC, Generic[T]):
    """What a JSON value must be.  ``about`` is a sentence for the schema."""

    __slots__ = ()
    about: str

    @abstractmethod
    def read(self, value: Any, path: str = "") -> T:
        """The value that a parsed JSON value stands for.  Raises InvalidPlan with the field's path."""

    def write(self, value: Any) -> Any:
        """The JSON value that :meth:`read` makes ``value`` of."""
        return value


# Single values --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class _Limits:
    """``low`` ≤ value ≤ ``high``, ``above`` < value < ``below``; None leaves a limit out.  ``remedy``: without places."""

    low: float | None = None
    high: float | None = None
    above: float | None = None
    below: float | None = None
    remedy: str | None = None
    about: str = ""
    as_written: bool = False

    def check(self, value: float, path: str) -> None:
        """Raise InvalidPlan unless ``value`` (which may be NaN) lies between the limits."""
        if not (
            (self.low is None or value >= self.low)
            and (self.above is None or value > self.above)
            and (self.high is None or value <= self.high)
            and (self.below is None or value < self.below)
        ):
            raise InvalidPlan("field.range", field=path, remedy=self.remedy, limits=self._words(), value=plain(value))

    def _words(self) -> Phrase:
        limits = {name: _written_out(limit) for name, limit in self.limits().items()}
        return Phrase(_LIMITS[tuple(limits)], **limits)

    def limits(self) -> dict[str, float]:
        found = {"low": self.low, "above": self.above, "high": self.high, "below": self.below}
        return {name: limit for name, limit in found.items() if limit is not None}


_LIMITS = {
    ("low",): mark("at least {low}"),
    ("above",): mark("above {above}"),
    ("low", "high"): mark("at least {low} and at most {high}"),
    ("above", "high"): mark("above {above} and at most {high}"),
    ("above", "below"): mark("above {above} and below {below}"),
}


def plain(value: float) -> float:
    """1000000.0 as people write it."""
    return int(value) if isinstance(value, float) and value.is_integer() and abs(value) < 1e15 else value


def _written_out(limit: float) -> float | str:
    """A limit as people write it: 0.000001 in place of 1e-06."""
    return digits(f"{limit:.12f}".rstrip("0")) if 0 < abs(limit) < 1e-4 else plain(limit)


@dataclass(frozen=True, slots=True, kw_only=True)
class Number(_Limits, Form[float]):
    """A finite number.  ``as_written`` keeps 250 from becoming 250.0, where digests are made of what was written."""

    def read(self, value: Any, path: str = "") -> float:
        if isinstance(value, bool) or not isinstance(value, int | float) or not _is_finite(value):
            raise InvalidPlan("field.number", field=path, remedy=self.remedy)
        self.check(value, path)
        return value if self.as_written else float(value)


@dataclass(frozen=True, slots=True, kw_only=True)
class Whole(_Limits, Form[int]):
    """A whole number; 1000.0 is one too, unless ``as_written``."""

    def read(self, value: Any, path: str = "") -> int:
        kinds = int if self.as_written else int | float
        if isinstance(value, bool) or not isinstance(value, kinds) or not _is_finite(value) or value != int(value):
            raise InvalidPlan("field.whole", field=path, remedy=self.remedy)
        self.check(value, path)
        return int(value)


def _is_finite(value: float) -> bool:
    try:
        return math.isfinite(value)
    except OverflowError:  # a whole number that no float holds
        return False


@dataclass(frozen=True, slots=True, kw_only=True)
class Flag(Form[bool]):
    about: str = ""

    def read(self, value: Any, path: str = "") -> bool:
        if not isinstance(value, bool):
            raise InvalidPlan("field.flag", field=path)
        return value


def require_printable(text: str, path: str) -> None:
    """Raise InvalidPlan for a text with hidden characters (``base/printable_text.py``)."""
    if not is_printable(text):
        raise InvalidPlan("field.unprintable", field=path, shown=quoted(shown(text), 80))


@dataclass(frozen=True, slots=True, kw_only=True)
class Text(Form[str]):
    """A printable text of ``least`` (0, or 1: it is not blank) to ``most`` characters; all of it must match ``pattern``, which ``form`` puts in words."""

    least: int = 0
    most: int | None = None
    pattern: str = ""
    form: Phrase = Phrase("")  # noqa: RUF009
    about: str = ""

    def read(self, value: Any, path: str = "") -> str:
        if not isinstance(value, str):
            raise InvalidPlan("field.text", field=path)
        if self.least and not value.strip():
            raise InvalidPlan("field.empty", field=path)
        if len(value) < self.least or (self.most is not None and len(value) > self.most):
            raise InvalidPlan("field.too-long", field=path, most=self.most, given=len(value))
        if self.pattern and not re.fullmatch(self.pattern, value):
            raise InvalidPlan("field.form", field=path, form=self.form)
        require_printable(value, path)
        return value


SHA256 = Text(pattern="[0-9a-f]{64}", form=Phrase("the 64 lower-case hexadecimal digits of a SHA-256"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Day(Text):
    """A day of the calendar, of a year in which a computer's clock can stand."""

    def read(self, value: Any, path: str = "") -> str:
        day = Text.read(self, value, path)
        try:
            is_possible = FIRST_DAY <= date.fromisoformat(day) <= LAST_DAY
        except ValueError:
            is_possible = False
        if not is_possible:
            raise InvalidPlan("field.form", field=path, form=self.form)
        return day


FIRST_DAY, LAST_DAY = date(1970, 1, 1), date(2199, 12, 31)
DATE = Day(pattern="[0-9]{4}-[0-9]{2}-[0-9]{2}", form=Phrase("a date such as 2026-03-14"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice(Form[str]):
    """One of some names: of an enumeration, whose member is read, or what a registry lists at the moment of asking."""

    of: Callable[[], Iterable[str]]
    about: str = ""

    def read(self, value: Any, path: str = "") -> str:
        for each in self.of() if isinstance(value, str) else ():
            if each == value:
                return each
        raise InvalidPlan("field.choice", field=path, found=quoted(value), choices=tuple(self.names()))

    def write(self, value: Any) -> str:
        return str(value)

    def names(self) -> list[str]:
        return [str(name) for name in self.of()]


@dataclass(frozen=True, slots=True, kw_only=True)
class Constant(Form[Any]):
    """Always the same value, such as the name and version of a format.  ``remedy``: what to do about another one."""

    value: Any
    remedy: str | None = None
    about: str = ""

    def read(self, value: Any, path: str = "") -> Any:
        if isinstance(value, bool) or value != self.value:
            raise InvalidPlan("field.format", field=path, remedy=self.remedy, known=self.value, found=quoted(value))
        return self.value

    def write(self, value: Any) -> Any:
        return self.value


@dataclass(frozen=True, slots=True)
class OrNull(Form[Any]):
    """``form``, or null for None."""

    form: Form[Any]
    about: str = ""

    def read(self, value: Any, path: str = "") -> Any:
        return None if value is None else self.form.read(value, path)

    def write(self, value: Any) -> Any:
        return None if value is None else self.form.write(value)
