"""One description of a JSON document, from which follow its strict reading, its writing and its JSON Schema.

A :class:`Form` describes a value.  Reading makes the value of it, or raises InvalidPlan with the whole path of the field
that is wrong; writing is its inverse; the schema says the same to other programs.  Forms are constants beside the classes
that they make.  What a form cannot say (that one field needs another), the class it makes checks; ``plan/schema_rules.py`` says
it in the schema.
"""

from __future__ import annotations

import math
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Generic, TypeVar

from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.language import digits, mark
from gwasprivacy.base.printable_text import is_printable, shown
from gwasprivacy.base.quantities import Phrase, quoted

T = TypeVar("T")
_OBJECTS = (dict, Mapping)  # nearly all are of the first kind, and the second is slow to ask for


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


# Lists ----------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ListOf(Form[tuple[Any, ...]]):
    """A list of ``least`` to ``most`` values of one form; no value twice where they are ``different``."""

    item: Form[Any]
    least: int = 0
    most: int | None = None
    different: bool = False
    about: str = ""

    def read(self, value: Any, path: str = "") -> tuple[Any, ...]:
        rows = _as_list(value, path)
        if len(rows) < self.least or (self.most is not None and len(rows) > self.most):
            raise InvalidPlan("field.entries", field=path, limits=self._limits(), given=len(rows))
        found = tuple(self.item.read(row, f"{path}[{index}]") for index, row in enumerate(rows))
        if self.different:
            seen = set()
            for index, row in enumerate(found):
                if row in seen:
                    raise InvalidPlan("field.twice", field=f"{path}[{index}]")
                seen.add(row)
        return found

    def _limits(self) -> Phrase:
        if self.least == self.most:
            return Phrase("{least}", least=self.least)
        if self.most is None:
            return Phrase("at least {least}", least=self.least)
        return Phrase("from {least} to {most}", least=self.least, most=self.most)

    def write(self, value: Any) -> list[Any]:
        return [self.item.write(each) for each in value]


@dataclass(frozen=True, slots=True)
class Row(Form[tuple[Any, ...]]):
    """A list of a fixed length whose places have forms of their own."""

    places: tuple[Form[Any], ...]
    about: str = ""

    def read(self, value: Any, path: str = "") -> tuple[Any, ...]:
        found = _as_list(value, path)
        if len(found) != len(self.places):
            limits = Phrase("{least}", least=len(self.places))
            raise InvalidPlan("field.entries", field=path, limits=limits, given=len(found))
        return tuple(
            form.read(each, f"{path}[{index}]")
            for index, (form, each) in enumerate(zip(self.places, found, strict=True))
        )

    def write(self, value: Any) -> list[Any]:
        return [form.write(each) for form, each in zip(self.places, value, strict=True)]


def _as_list(value: Any, path: str) -> Sequence[Any]:
    if not isinstance(value, list | tuple):
        raise InvalidPlan("field.list", field=path)
    return value


# Objects --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Member:
    """One named member of an object.

    ``optional``: it may be absent when read; the class that is made then uses its default.  ``attribute``: of the value
    that is made, where it has another name.  ``value``: what is written, where no attribute is it.  ``when``: whether
    it is written.
    """

    form: Form[Any]
    optional: bool = False
    attribute: str = ""
    value: Callable[[Any], Any] | None = None
    when: Callable[[Any], bool] | None = None


def if_set(name: str) -> Callable[[Any], bool]:
    """For ``Member.when``: written only where the attribute is not None."""
    return lambda value: getattr(value, name) is not None


@dataclass(frozen=True, slots=True)
class Record(Form[T]):
    """An object with these members and no others.

    ``make`` gets the members that are there, by the names of their attributes.  ``home``: the path at which ``make`` places
    its own errors; they are moved to where the object stands.  ``open``: members that are not known are let be, as in files of other programs.
    """

    make: Callable[..., T]
    members: Mapping[str, Member]
    home: str = ""
    open: bool = False
    about: str = ""
    _constants: tuple[tuple[str, Constant], ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        found = ((name, each.form) for name, each in self.members.items() if isinstance(each.form, Constant))
        object.__setattr__(self, "_constants", tuple(found))

    def read(self, value: Any, path: str = "") -> T:
        obj = self._members_of(value, path)
        found = {
            member.attribute or name: member.form.read(obj[name], joined(path, name))
            for name, member in self.members.items()
            if name in obj
        }
        try:
            return self.make(**found)
        except InvalidPlan as error:
            raise relocated(error, self.home, path) from None

    def _members_of(self, value: Any, path: str) -> Mapping[str, Any]:
        if not isinstance(value, _OBJECTS):
            if not path:
                raise InvalidPlan("document.object")
            raise InvalidPlan("field.object", field=path)
        for name, form in self._constants:  # first of all: another version's members mean nothing to this one
            if name in value:
                form.read(value[name], joined(path, name))
        for name in value:
            if name not in self.members and not self.open:
                raise InvalidPlan("field.unknown", field=joined(path, str(name)[:60]), known=tuple(self.members))
        for name, member in self.members.items():
            if name not in value and not member.optional:
                raise InvalidPlan("field.missing", field=joined(path, name))
        return value

    def write(self, value: Any) -> dict[str, Any]:
        return {
            name: member.form.write(_part(value, name, member))
            for name, member in self.members.items()
            if member.when is None or member.when(value)
        }


def _part(value: Any, name: str, member: Member) -> Any:
    if isinstance(member.form, Constant):
        return member.form.value
    if member.value is not None:
        return member.value(value)
    if isinstance(value, Mapping):
        return value[name]
    return getattr(value, member.attribute or name)


def as_dict(**members: Any) -> dict[str, Any]:
    """For ``Record.make``: the object stays a dict of what its members were read to."""
    return members


@dataclass(frozen=True, slots=True)
class Table(Form[dict[str, Any]]):
    """An object of any names whose values have one form; the ``required`` names are among them."""

    values: Form[Any]
    required: tuple[str, ...] = ()
    about: str = ""

    def read(self, value: Any, path: str = "") -> dict[str, Any]:
        if not isinstance(value, Mapping):
            raise InvalidPlan("field.object", field=path)
        for name in self.required:
            if name not in value:
                raise InvalidPlan("field.missing", field=joined(path, name))
        return {str(name): self.values.read(each, joined(path, str(name)[:60])) for name, each in value.items()}

    def write(self, value: Any) -> dict[str, Any]:
        return {name: self.values.write(each) for name, each in value.items()}


@dataclass(frozen=True, slots=True)
class Either(Form[Any]):
    """One of two forms: the ``first`` where ``is_first`` says so of the JSON value, else the ``second``.

    ``was_first`` says the same of the value to be written; None: it is written as it stands.
    """

    first: Form[Any]
    second: Form[Any]
    is_first: Callable[[Any], bool]
    was_first: Callable[[Any], bool] | None = None
    about: str = ""

    def read(self, value: Any, path: str = "") -> Any:
        return (self.first if self.is_first(value) else self.second).read(value, path)

    def write(self, value: Any) -> Any:
        if self.was_first is None:
            return value
        return (self.first if self.was_first(value) else self.second).write(value)


# Documents and their parts --------------------------------------------------------------------------------------------


class _Around(Form[T]):
    """What ``form`` reads and writes, of which the schema says more."""

    __slots__ = ()
    form: Form[T]

    def read(self, value: Any, path: str = "") -> T:
        return self.form.read(value, path)

    def write(self, value: Any) -> Any:
        return self.form.write(value)


@dataclass(frozen=True, slots=True)
class Defined(_Around[T]):
    """``form`` under the name ``name`` in the schema ``file``, where all that use it refer to."""

    form: Form[T]
    file: str
    name: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class Narrowed(_Around[T]):
    """``form``, of which less is allowed here: ``keywords`` of a schema; whoever makes the whole checks the same."""

    form: Form[T]
    keywords: Mapping[str, Any]
    about: str = ""


@dataclass(frozen=True, slots=True)
class Document(_Around[T]):
    """A whole document: its form, and its published schema with file and title."""

    form: Record[T]
    file: str
    title: str
    about: str = ""

    def write(self, value: Any) -> dict[str, Any]:
        return self.form.write(value)


@dataclass(frozen=True, slots=True)
class Later(Form[Any]):
    """Described by ``form``, and left as it stands for a reader who reads it by itself."""

    form: Form[Any]
    about: str = ""

    def read(self, value: Any, path: str = "") -> Any:
        return value
