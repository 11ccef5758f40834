"""A field of a plan, declared once: beside its attribute, from which files, command line, window and sentences follow.

    genome_build: GenomeBuild | None = declared(
        None,
        OrNull(Choice(of=lambda: GenomeBuild)),
        group=Group.REPORT,
        option=Option("--genome-build", "which genome build positions are of", "BUILD"),
        caption=mark("genome build"),
        undo=mark("Give the genome build"),
        says=mark("Positions of SNPs are of the genome build {value}."),
    )

What a field needs beyond that has its own code, which asks for the field by its path.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.json_forms import Choice, Flag, Form, ListOf, Member, Number, OrNull, Text, Whole, joined
from gwasprivacy.base.language import say_marked

_KEY = "declared"
_SINGLE = (Text, Choice, Flag, Number, Whole)
_VALUES = (str, bool, int, float, tuple, type(None))  # a value that has a class of its own is checked by that


class Group(StrEnum):
    """What a field is about: its option stands there on the command line, and its row on that card of the window."""

    ATTACKER = "attacker"
    SECRET = "secret"
    SIZES = "sizes"
    """What of the study's numbers anybody may read."""
    GUARANTEE = "guarantee"
    STUDY = "study"
    ANSWERS = "answers"
    """What a release asks about how the study's file was made."""
    PEOPLE = "people"
    """Rules on one person's own record."""
    REPORT = "report"
    """What reports repeat."""
    RELEASE = "release"
    SCORE = "score"


@dataclass(frozen=True, slots=True)
class Option:
    """An option that sets a field.  Without ``help`` its command adds it by code of its own, and errors name it."""

    flag: str
    help: str | Callable[[], str] = ""
    metavar: str | None = None
    default: str | int | None = None

    @property
    def dest(self) -> str:
        """Its name among the parsed ones."""
        return self.flag.removeprefix("--").replace("-", "_")


@dataclass(frozen=True, slots=True, kw_only=True)
class Declared:
    """All that is said once of a field.  Texts are marked; those with a place have the value as ``{value}``.

    ``form``: its JSON, with type and limits.  ``required``: a file must have it.  ``brief``: a file has it
    only where it is not the usual value, or where ``when`` says of its owner.  ``written``: what is written in its place.
    ``key``: its name in a file, where that is not the attribute's.
    ``part``: the class of its value, where that declares fields too.
    ``caption``: of its row in the window, which it has where there is one; ``name``: the field's for a screen reader, ``about`` what
    follows from it; ``empty``: its words for None; ``choices``: words of each name, where the name does not speak for itself;
    ``shown``, ``usable``: whether its owner has it at present.  ``topic``: of the help.
    ``undo``: names the step that changes it.  ``says``: its sentence, ``words`` the value in it.  ``differs``: what another plan has
    instead (``{value}`` here, ``{other}`` there); of a tick or of what may be left out, its two answers.
    ``recount``: whether a counted study must be counted anew after a change.
    """

    form: Form[Any]
    required: bool = False
    brief: bool = False
    when: Callable[[Any], bool] | None = None
    written: Callable[[Any], Any] | None = None
    key: str = ""
    part: type | None = None
    group: Group | None = None
    option: Option | None = None
    caption: str = ""
    name: str = ""
    about: str = ""
    empty: str = ""
    choices: Callable[[], Mapping[str, str]] | None = None
    shown: Callable[[Any], bool] = lambda owner: True
    usable: Callable[[Any], bool] = lambda owner: True
    topic: str = ""
    undo: str = ""
    says: str = ""
    words: Callable[[Any], Any] = str
    differs: str | tuple[str, str] = ""
    recount: bool = True


def declared(usual: Any, form: Form[Any], **facets: Any) -> Any:
    """A dataclass's field with the value that it usually has, the form of its JSON, and further facets of :class:`Declared`."""
    return dataclasses.field(default=usual, metadata={_KEY: Declared(form=form, **facets)})


def facets(form: Form[Any], **facets: Any) -> Mapping[str, Declared]:
    """The same as the metadata of a field that has no usual value, or makes one."""
    return {_KEY: Declared(form=form, **facets)}


@dataclass(frozen=True, slots=True)
class PlacedField:
    """A declared field at its ``path`` in a plan's file, ``attribute`` in its owner; ``usual``: its value where nothing is said, None
    where it must be."""

    path: str
    attribute: str
    declared: Declared
    usual: Any

    @property
    def single(self) -> Form[Any]:
        """The form of its value where that is there."""
        form = self.declared.form
        return form.form if isinstance(form, OrNull) else form

    def owner(self, plan: Any) -> Any:
        """The part of ``plan`` that has it; None where that is left out."""
        for name in self.path.split(".")[:-1]:
            plan = None if plan is None else getattr(plan, name)
        return plan

    def value(self, plan: Any) -> Any:
        owner = self.owner(plan)
        return None if owner is None else getattr(owner, self.attribute)

    def sentence(self, plan: Any) -> str:
        """What is said of its value; "" for nothing."""
        value = self.value(plan)
        if not self.declared.says or value is None:
            return ""
        return say_marked(self.declared.says, value=self.declared.words(value))


def placed_fields(owner: type, home: str = "") -> Iterator[PlacedField]:
    """Every field that the dataclass ``owner`` declares, at ``home`` in a plan, and those of its parts behind each."""
    for each in dataclasses.fields(owner):
        found: Declared | None = each.metadata.get(_KEY)
        if found is not None:
            usual = None if each.default is dataclasses.MISSING else each.default
            path = joined(home, found.key or each.name)
            yield PlacedField(path, each.name, found, usual)
            if found.part is not None:
                yield from placed_fields(found.part, path)


def said_of(plan: Any, owner: type, home: str = "") -> list[str]:
    """The sentences of the fields that the part ``owner`` at ``home`` declares itself."""
    placed = (
        each for each in placed_fields(owner, home) if each.path == joined(home, each.declared.key or each.attribute)
    )
    return [said for each in placed if (said := each.sentence(plan))]


def members_of(owner: type) -> dict[str, Member]:
    """The members of its JSON object."""
    return {
        each.path: Member(
            each.declared.form,
            optional=not each.declared.required,
            attribute=each.attribute,
            value=each.declared.written,
            when=each.declared.when or (functools.partial(_is_unusual, each) if each.declared.brief else None),
        )
        for each in placed_fields(owner)
        if "." not in each.path
    }


def _is_unusual(field: PlacedField, owner: Any) -> bool:
    return bool(getattr(owner, field.attribute) != field.usual)


@functools.cache
def _checked_fields(owner: type) -> tuple[PlacedField, ...]:
    """Those whose values are single, or lists of such, and those whose values have a class."""
    return tuple(
        each
        for each in placed_fields(owner)
        if "." not in each.path
        and (each.declared.part is not None or (_is_single(each.single) and isinstance(each.usual, _VALUES)))
    )


def _is_single(form: Form[Any]) -> bool:
    return isinstance(form.item if isinstance(form, ListOf) else form, _SINGLE)


def settle(owner: object, home: str) -> None:
    """Hold each text, number, choice and tick of ``owner`` to its form, and each part to its class; names become members of their
    enumeration.

    Called as ``owner``, a frozen dataclass at ``home`` in a plan, is made.  Raises InvalidPlan with the field's path.
    """
    for each in _checked_fields(type(owner)):  # type: ignore[arg-type]
        value, path = getattr(owner, each.attribute), joined(home, each.path)
        if value is each.usual and not (value is None and each.declared.required):
            continue
        if each.declared.part is None:
            object.__setattr__(owner, each.attribute, each.declared.form.read(value, path))
        elif not isinstance(value, each.declared.part):
            raise InvalidPlan("field.kind", field=path, kind=each.declared.part.__name__)
