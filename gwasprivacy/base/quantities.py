"""Values that an error is about, each with its meaning, so that a front end can write it in its own way.

A probability is 0.4 on the command line, whose options take fractions, and 40 % in the window, whose fields take per cent.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Protocol, Self

from gwasprivacy.base.printable_text import shown


@dataclass(frozen=True, slots=True)
class Share:
    """A probability or a belief, in [0, 1] unless that is what is wrong with it."""

    value: float


@dataclass(frozen=True, slots=True)
class Epsilon:
    """An ε in nats.  ``digits`` significant ones are shown."""

    value: float
    digits: int = 3


@dataclass(frozen=True, slots=True)
class Count:
    """A number of people or SNPs, written with thousands separated.  (A line number is a plain int.)"""

    value: int


class Titled(Protocol):
    """A registered part that can be chosen."""

    @property
    def name(self) -> str: ...
    @property
    def title(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Chosen:
    """One of the things that can be chosen: the name that files and options have for it, and the title in a window's list."""

    name: str
    title: str

    @classmethod
    def of(cls, part: Titled) -> Self:
        return cls(part.name, part.title)


class Phrase:
    """Words within a sentence, with named places: ``reason=Phrase("the field “{key}” stands twice", key=key)``."""

    __slots__ = ("template", "values")

    def __init__(self, template: str, /, **values: object) -> None:
        self.template = template
        self.values = values

    def __str__(self) -> str:
        return self.template.format(**{name: plainly(value) for name, value in self.values.items()})


def plainly(value: object) -> str:
    """A value as a person at a terminal types and reads it; a tuple as a list with commas.  What cannot be printed is escaped."""
    if isinstance(value, Share):
        return f"{value.value:.6g}"
    if isinstance(value, Epsilon):
        return f"{value.value:.{value.digits}g}"
    if isinstance(value, Count):
        return f"{value.value:,}"
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, Chosen):
        return value.name
    if isinstance(value, float):
        return f"{value:g}"
    if isinstance(value, tuple | list):
        return ", ".join(plainly(one) for one in value)
    return shown(str(value))


def quoted(value: object, longest: int = 40) -> str:
    """What a person wrote, in quotes, cut to ``longest`` characters, control characters escaped."""
    return repr(str(value)[:longest])
