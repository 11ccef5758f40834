"""The JSON Schema, Draft 2020-12, of what a form reads: for other programs.  Reading needs nothing of this."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gwasprivacy.base.json_forms import (
    Choice,
    Constant,
    Defined,
    Document,
    Either,
    Flag,
    Form,
    Later,
    ListOf,
    Narrowed,
    Number,
    OrNull,
    Record,
    Row,
    Table,
    Text,
    Whole,
    plain,
)

SCHEMA_DIALECT = "https://json-schema.org/draft/2020-12/schema"
SCHEMA_HOME = "https://gwasprivacy.example/schemas/"  # .example is reserved: a name, no address
_KEYWORDS = {"low": "minimum", "high": "maximum", "above": "exclusiveMinimum", "below": "exclusiveMaximum"}


Rules = Mapping[str, Callable[[], list[dict[str, Any]]]]
"""What objects refuse beyond their members' forms, by their ``home``, as schemas that must all hold."""


def published(document: Document[Any], rules: Rules | None = None) -> dict[str, Any]:
    """The whole schema of a document."""
    book = SchemaBook(document.file, rules)
    found = {
        "$schema": SCHEMA_DIALECT,
        "$id": SCHEMA_HOME + document.file,
        "title": document.title,
        **book.schema(document.form),
    }
    return {**found, "$defs": book.definitions} if book.definitions else found


class SchemaBook:
    """A schema in the making: its ``file``, and the ``definitions`` that its parts refer to."""

    def __init__(self, file: str, rules: Rules | None = None) -> None:
        self.file = file
        self._rules = rules or {}
        self.definitions: dict[str, Any] = {}

    def schema(self, form: Form[Any]) -> dict[str, Any]:
        parts = self._parts(form)
        return {"description": form.about, **parts} if form.about else parts

    def _parts(self, form: Form[Any]) -> dict[str, Any]:
        """The keywords of its schema, without the description."""
        match form:
            case Number() | Whole():
                limits = {_KEYWORDS[name]: plain(limit) for name, limit in form.limits().items()}
                return {"type": "integer" if isinstance(form, Whole) else "number", **limits}
            case Flag():
                return {"type": "boolean"}
            case Text():
                lengths = {"minLength": form.least or None, "maxLength": form.most}
                return {"type": "string", **_set(lengths, pattern=f"^{form.pattern}$" if form.pattern else None)}
            case Choice():
                return {"enum": form.names()}
            case Constant():
                return {"const": form.value}
            case OrNull():
                return _or_null(self.schema(form.form))
            case ListOf():
                numbers = {"minItems": form.least or None, "maxItems": form.most, "uniqueItems": form.different or None}
                return {"type": "array", **_set(numbers, items=self.schema(form.item))}
            case Row():
                places = [self.schema(each) for each in form.places]
                return {"type": "array", "prefixItems": places, "items": False, "minItems": len(places)}
            case Record():
                members = {name: self.schema(member.form) for name, member in form.members.items()}
                return _set(
                    {"type": "object", "properties": members},
                    required=[name for name, member in form.members.items() if not member.optional] or None,
                    additionalProperties=None if form.open else False,
                    allOf=self._rules[form.home]() if form.home in self._rules else None,
                )
            case Table():
                found = {"type": "object", "additionalProperties": self.schema(form.values)}
                return _set(found, required=list(form.required) or None)
            case Either():
                return {"oneOf": [self.schema(form.first), self.schema(form.second)]}
            case Defined():
                return self._defined(form)
            case Narrowed():
                return {**self.schema(form.form), **form.keywords}
            case Document():
                return {"$ref": form.file}
            case Later():
                return self._parts(form.form)
        raise TypeError(f"no schema for {type(form).__name__}")

    def _defined(self, form: Defined[Any]) -> dict[str, Any]:
        if self.file != form.file:
            return {"$ref": f"{form.file}#/$defs/{form.name}"}
        if form.name not in self.definitions:
            self.definitions[form.name] = {}  # keeps its place before the parts that it defines itself
            self.definitions[form.name] = self.schema(form.form)
        return {"$ref": f"#/$defs/{form.name}"}


def _set(found: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The keywords that say something."""
    return {name: value for name, value in {**found, **more}.items() if value is not None}


def _or_null(inner: dict[str, Any]) -> dict[str, Any]:
    if "enum" in inner:
        return {**inner, "enum": [*inner["enum"], None]}
    if isinstance(inner.get("type"), str) and inner["type"] != "object":
        return {**inner, "type": [inner["type"], "null"]}
    return {"anyOf": [{"type": "null"}, inner]}
