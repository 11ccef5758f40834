"""One description of a JSON document, from which follow its strict reading, its writing and its JSON Schema.

A :class:`Form` describes a value.  Reading makes the value of it, or raises InvalidPlan with the whole path of the field
that is wrong; writing is its inverse; the schema says the same to other programs.  Forms are constants beside the classes
that they make.  What a form cannot say (that one field needs another), the class it makes checks, and ``rules`` say it
in the schema.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.json_values import (
    DATE,
    SHA256,
    Choice,
    Constant,
    Flag,
    Form,
    Number,
    OrNull,
    Text,
    Whole,
    joined,
    relocated,
)
from gwasprivacy.base.quantities import Phrase

__all__ = [
    "DATE",
    "SHA256",
    "Choice",
    "Constant",
    "Defined",
    "Document",
    "Either",
    "Flag",
    "Form",
    "Later",
    "ListOf",
    "Member",
    "Narrowed",
    "Number",
    "OrNull",
    "Record",
    "Row",
    "Table",
    "Text",
    "Whole",
    "as_dict",
    "if_set",
    "joined",
    "relocated",
]

T = TypeVar("T")
_OBJECTS = (dict, Mapping)  # nearly all are of the first kind, and the second is slow to ask for


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
    its own errors; they are moved to where the object stands.  ``rules``: what ``make`` refuses beyond the members' forms, as
    schemas that must all hold.  ``open``: members that are not known are let be, as in files of other programs.
    """

    make: Callable[..., T]
    members: Mapping[str, Member]
    home: str = ""
    rules: Callable[[], list[dict[str, Any]]] | None = None
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
