"""A part of a registry that is no more than one function."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

F = TypeVar("F")


@dataclass(frozen=True, slots=True)
class Doing(Generic[F]):
    """``do``: what the part called ``name`` does."""

    name: str
    do: F
