"""One description of a JSON document, from which follow its strict reading, its writing and its JSON Schema.

A :class:`Form` describes a value.  Reading makes the value of it, or raises InvalidPlan with the whole path of the field
that is wrong; writing is its inverse; the schema says the same to other programs.  Forms are constants beside the classes
that they make.  What a form cannot say (that one field needs another), the class it makes checks, and ``rules`` say it
in the schema.
"""

from __future__ import annotations

import math
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.quantities import Phrase, quoted
from gwasprivacy.base.remedies import Remedy

T = TypeVar("T")

SCHEMA_DIALECT = "https://json-schema.org/draft/2020-12/schema"
SCHEMA_HOME = "https://gwasprivacy.example/schemas/"  # .example is reserved: a name, no address


def joined(path: str, name: str) -> str:
    """The path of a member of the object at ``path`` ("" for a whole document)."""
    return f"{path}.{name}" if path else name


def relocated(error: InvalidPlan, home: str, path: str) -> InvalidPlan:
    """The same error with ``path`` in place of the leading ``home`` of its field."""
    rest = error.field.removeprefix(home)
    if home == path or not error.field.startswith(home) or (home and rest[:1] not in ("", ".", "[")):
        return error
    return error.at(path + rest if path else rest.removeprefix("."))


@dataclass(slots=True)
class SchemaBook:
    """A schema in the making: its file, and the definitions that its parts refer to."""

    file: str
    definitions: dict[str, Any] = field(default_factory=dict)


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

    @abstractmethod
    def parts(self, book: SchemaBook) -> dict[str, Any]:
        """The keywords of its schema, without the description."""

    def schema(self, book: SchemaBook) -> dict[str, Any]:
        parts = self.parts(book)
        return {"description": self.about, **parts} if self.about else parts


# Single values --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class _Limits:
    """``low`` ≤ value ≤ ``high``, ``above`` < value < ``below``; None leaves a limit out.  ``remedy``: without places."""

    low: float | None = None
    high: float | None = None
    above: float | None = None
    below: float | None = None
    remedy: Remedy | None = None
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
            raise InvalidPlan(
                "must be {limits}, not {value}.",
                code="field.range",
                field=path,
                remedy=self.remedy,
                limits=self._words(),
                value=_plain(value),
            )

    def _words(self) -> Phrase:
        limits = {name: _plain(limit) for name, limit in self._given().items()}
        return Phrase(_LIMITS[tuple(limits)], **limits)

    def _given(self) -> dict[str, float]:
        found = {"low": self.low, "above": self.above, "high": self.high, "below": self.below}
        return {name: limit for name, limit in found.items() if limit is not None}

    def _limits(self) -> dict[str, Any]:
        return {_KEYWORDS[name]: limit for name, limit in self._given().items()}


_KEYWORDS = {"low": "minimum", "high": "maximum", "above": "exclusiveMinimum", "below": "exclusiveMaximum"}
_LIMITS = {
    ("low",): "at least {low}",
    ("above",): "above {above}",
    ("low", "high"): "at least {low} and at most {high}",
    ("above", "high"): "above {above} and at most {high}",
    ("above", "below"): "above {above} and below {below}",
}


def _plain(value: float) -> float:
    """1000000.0 as people write it."""
    return int(value) if isinstance(value, float) and value.is_integer() and abs(value) < 1e15 else value


@dataclass(frozen=True, slots=True, kw_only=True)
class Number(_Limits, Form[float]):
    """A finite number.  ``as_written`` keeps 250 from becoming 250.0, where digests are made of what was written."""

    def read(self, value: Any, path: str = "") -> float:
        if isinstance(value, bool) or not isinstance(value, int | float) or not _is_finite(value):
            raise InvalidPlan("must be a number.", code="field.number", field=path, remedy=self.remedy)
        self.check(value, path)
        return value if self.as_written else float(value)

    def parts(self, book: SchemaBook) -> dict[str, Any]:
        return {"type": "number", **self._limits()}


@dataclass(frozen=True, slots=True, kw_only=True)
class Whole(_Limits, Form[int]):
    """A whole number; 1000.0 is one too, unless ``as_written``."""

    def read(self, value: Any, path: str = "") -> int:
        kinds = int if self.as_written else int | float
        if isinstance(value, bool) or not isinstance(value, kinds) or not _is_finite(value) or value != int(value):
            raise InvalidPlan("must be a whole number.", code="field.whole", field=path, remedy=self.remedy)
        self.check(value, path)
        return int(value)

    def parts(self, book: SchemaBook) -> dict[str, Any]:
        return {"type": "integer", **self._limits()}


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
            raise InvalidPlan("must be true or false.", code="field.flag", field=path)
        return value

    def parts(self, book: SchemaBook) -> dict[str, Any]:
        return {"type": "boolean"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Text(Form[str]):
    """A text of ``least`` (0 or 1) to ``most`` characters; all of it must match ``pattern``, which ``form`` puts in words."""

    least: int = 0
    most: int | None = None
    pattern: str = ""
    form: Phrase = Phrase("")  # noqa: RUF009
    about: str = ""

    def read(self, value: Any, path: str = "") -> str:
        if not isinstance(value, str):
            raise InvalidPlan("must be a text in quotes.", code="field.text", field=path)
        if self.least and not value:
            raise InvalidPlan("must be a text that is not empty.", code="field.empty", field=path)
        if len(value) < self.least or (self.most is not None and len(value) > self.most):
            raise InvalidPlan(
                "must have at most {most} characters, not {given}.",
                code="field.too-long",
                field=path,
                most=self.most,
                given=len(value),
            )
        if self.pattern and not re.fullmatch(self.pattern, value):
            raise InvalidPlan("must be {form}.", code="field.form", field=path, form=self.form)
        return value

    def parts(self, book: SchemaBook) -> dict[str, Any]:
        found: dict[str, Any] = {"type": "string"}
        if self.least:
            found["minLength"] = self.least
        if self.most is not None:
            found["maxLength"] = self.most
        if self.pattern:
            found["pattern"] = f"^{self.pattern}$"
        return found


SHA256 = Text(pattern="[0-9a-f]{64}", form=Phrase("the 64 lower-case hexadecimal digits of a SHA-256"))
DATE = Text(pattern="[0-9]{4}-[0-9]{2}-[0-9]{2}", form=Phrase("a date such as 2026-03-14"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice(Form[str]):
    """One of some names: an enumeration, or what a registry lists at the moment of asking."""

    of: Callable[[], Iterable[str]]
    about: str = ""

    def read(self, value: Any, path: str = "") -> str:
        names = self._names()
        if not isinstance(value, str) or value not in names:
            raise InvalidPlan(
                "{found} is not a known choice.",
                code="field.choice",
                field=path,
                remedy=Remedy.CHOOSE_ONE_OF,
                found=quoted(value),
                choices=tuple(names),
            )
        return str(value)

    def write(self, value: Any) -> str:
        return str(value)

    def parts(self, book: SchemaBook) -> dict[str, Any]:
        return {"enum": self._names()}

    def _names(self) -> list[str]:
        return [str(name) for name in self.of()]


@dataclass(frozen=True, slots=True, kw_only=True)
class Constant(Form[Any]):
    """Always the same value, such as the name and version of a format.  ``remedy``: what to do about another one."""

    value: Any
    remedy: Remedy | None = None
    about: str = ""

    def read(self, value: Any, path: str = "") -> Any:
        if isinstance(value, bool) or value != self.value:
            raise InvalidPlan(f"this program reads {self.value}, not {str(value)[:40]!r}.", field=path, hint=self.hint)
        return self.value

    def write(self, value: Any) -> Any:
        return self.value

    def parts(self, book: SchemaBook) -> dict[str, Any]:
        return {"const": self.value}


@dataclass(frozen=True, slots=True)
class OrNull(Form[Any]):
    """``form``, or null for None."""

    form: Form[Any]
    about: str = ""

    def read(self, value: Any, path: str = "") -> Any:
        return None if value is None else self.form.read(value, path)

    def write(self, value: Any) -> Any:
        return None if value is None else self.form.write(value)

    def parts(self, book: SchemaBook) -> dict[str, Any]:
        inner = self.form.schema(book)
        if "enum" in inner:
            return {**inner, "enum": [*inner["enum"], None]}
        if isinstance(inner.get("type"), str) and inner["type"] != "object":
            return {**inner, "type": [inner["type"], "null"]}
        return {"anyOf": [{"type": "null"}, inner]}


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
            limits = f"at least {self.least}" if self.most is None else f"from {self.least} to {self.most}"
            limits = f"{self.least}" if self.least == self.most else limits
            raise InvalidPlan(f"must have {limits} entries, not {len(rows)}.", field=path)
        found = tuple(self.item.read(row, f"{path}[{index}]") for index, row in enumerate(rows))
        if self.different:
            seen = set()
            for index, row in enumerate(found):
                if row in seen:
                    raise InvalidPlan(
                        "is listed twice.", code="field.twice", field=f"{path}[{index}]", remedy=Remedy.LIST_IT_ONCE
                    )
                seen.add(row)
        return found

    def write(self, value: Any) -> list[Any]:
        return [self.item.write(each) for each in value]

    def parts(self, book: SchemaBook) -> dict[str, Any]:
        found: dict[str, Any] = {"type": "array"}
        if self.least:
            found["minItems"] = self.least
        if self.most is not None:
            found["maxItems"] = self.most
        if self.different:
            found["uniqueItems"] = True
        return {**found, "items": self.item.schema(book)}


@dataclass(frozen=True, slots=True)
class Row(Form[tuple[Any, ...]]):
    """A list of a fixed length whose places have forms of their own."""

    places: tuple[Form[Any], ...]
    about: str = ""

    def read(self, value: Any, path: str = "") -> tuple[Any, ...]:
        found = _as_list(value, path)
        if len(found) != len(self.places):
            raise InvalidPlan(f"must have {len(self.places)} entries, not {len(found)}.", field=path)
        return tuple(
            form.read(each, f"{path}[{index}]")
            for index, (form, each) in enumerate(zip(self.places, found, strict=True))
        )

    def write(self, value: Any) -> list[Any]:
        return [form.write(each) for form, each in zip(self.places, value, strict=True)]

    def parts(self, book: SchemaBook) -> dict[str, Any]:
        places = [form.schema(book) for form in self.places]
        return {"type": "array", "prefixItems": places, "items": False, "minItems": len(places)}


def _as_list(value: Any, path: str) -> Sequence[Any]:
    if not isinstance(value, list | tuple):
        raise InvalidPlan("must be a list.", code="field.list", field=path)
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
        if not isinstance(value, Mapping):
            words = "must be an object in braces." if path else "the file must be one JSON object."
            raise InvalidPlan(words, field=path)
        for name, member in self.members.items():  # first of all: another version's members mean nothing to this one
            if isinstance(member.form, Constant) and name in value:
                member.form.read(value[name], joined(path, name))
        for name in value:
            if name not in self.members and not self.open:
                known = f"Known: {', '.join(self.members)}."
                raise InvalidPlan("is not a known field.", field=joined(path, str(name)[:60]), hint=known)
        for name, member in self.members.items():
            if name not in value and not member.optional:
                raise InvalidPlan("is missing.", code="field.missing", field=joined(path, name))
        return value

    def write(self, value: Any) -> dict[str, Any]:
        return {
            name: member.form.write(_part(value, name, member))
            for name, member in self.members.items()
            if member.when is None or member.when(value)
        }

    def parts(self, book: SchemaBook) -> dict[str, Any]:
        found: dict[str, Any] = {
            "type": "object",
            "properties": {name: member.form.schema(book) for name, member in self.members.items()},
            "required": [name for name, member in self.members.items() if not member.optional],
        }
        if not self.open:
            found["additionalProperties"] = False
        if self.rules is not None:
            found["allOf"] = self.rules()
        return found


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
            raise InvalidPlan("must be an object in braces.", code="field.object", field=path)
        for name in self.required:
            if name not in value:
                raise InvalidPlan("is missing.", code="field.missing", field=joined(path, name))
        return {str(name): self.values.read(each, joined(path, str(name)[:60])) for name, each in value.items()}

    def write(self, value: Any) -> dict[str, Any]:
        return {name: self.values.write(each) for name, each in value.items()}

    def parts(self, book: SchemaBook) -> dict[str, Any]:
        found: dict[str, Any] = {"type": "object", "additionalProperties": self.values.schema(book)}
        return {**found, "required": list(self.required)} if self.required else found


@dataclass(frozen=True, slots=True)
class Either(Form[Any]):
    """One of two forms: the ``first`` where ``is_first`` says so of the JSON value, else the ``second``."""

    first: Form[Any]
    second: Form[Any]
    is_first: Callable[[Any], bool]
    about: str = ""

    def read(self, value: Any, path: str = "") -> Any:
        return (self.first if self.is_first(value) else self.second).read(value, path)

    def parts(self, book: SchemaBook) -> dict[str, Any]:
        return {"oneOf": [self.first.schema(book), self.second.schema(book)]}


# Documents and their parts --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Defined(Form[T]):
    """``form`` under the name ``name`` in the schema ``file``, where all that use it refer to."""

    form: Form[T]
    file: str
    name: str
    about: str = ""

    def read(self, value: Any, path: str = "") -> T:
        return self.form.read(value, path)

    def write(self, value: Any) -> Any:
        return self.form.write(value)

    def parts(self, book: SchemaBook) -> dict[str, Any]:
        if book.file != self.file:
            return {"$ref": f"{self.file}#/$defs/{self.name}"}
        if self.name not in book.definitions:
            book.definitions[self.name] = {}  # keeps its place before the parts that it defines itself
            book.definitions[self.name] = self.form.schema(book)
        return {"$ref": f"#/$defs/{self.name}"}


@dataclass(frozen=True, slots=True)
class Narrowed(Form[T]):
    """``form``, of which less is allowed here: ``keywords`` of a schema; whoever makes the whole checks the same."""

    form: Form[T]
    keywords: Mapping[str, Any]
    about: str = ""

    def read(self, value: Any, path: str = "") -> T:
        return self.form.read(value, path)

    def write(self, value: Any) -> Any:
        return self.form.write(value)

    def parts(self, book: SchemaBook) -> dict[str, Any]:
        return {**self.form.schema(book), **self.keywords}


@dataclass(frozen=True, slots=True)
class Document(Form[T]):
    """A whole document: its form, and its published schema with file and title."""

    form: Record[T]
    file: str
    title: str
    about: str = ""

    def read(self, value: Any, path: str = "") -> T:
        return self.form.read(value, path)

    def write(self, value: Any) -> dict[str, Any]:
        return self.form.write(value)

    def parts(self, book: SchemaBook) -> dict[str, Any]:
        return {"$ref": self.file}

    def published(self) -> dict[str, Any]:
        """Its JSON Schema, Draft 2020-12."""
        book = SchemaBook(self.file)
        found = {
            "$schema": SCHEMA_DIALECT,
            "$id": SCHEMA_HOME + self.file,
            "title": self.title,
            **self.form.schema(book),
        }
        return {**found, "$defs": book.definitions} if book.definitions else found


@dataclass(frozen=True, slots=True)
class Later(Form[Any]):
    """Described by ``form``, and left as it stands for a reader who reads it by itself."""

    form: Form[Any]
    about: str = ""

    def read(self, value: Any, path: str = "") -> Any:
        return value

    def parts(self, book: SchemaBook) -> dict[str, Any]:
        return self.form.parts(book)
