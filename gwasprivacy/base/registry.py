"""Parts of one kind by their names: what menus, options, schemas and readers of files go by."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Generic, Protocol, TypeVar

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.quantities import Phrase, quoted


class Named(Protocol):
    """A part with the name that files and options write."""

    @property
    def name(self) -> str: ...


T = TypeVar("T", bound=Named)


class Registry(Mapping[str, T], Generic[T]):
    """An ordered mapping from names to parts that more can be added to; ``kind`` says in a word what they are."""

    def __init__(self, kind: str, parts: tuple[T, ...]) -> None:
        self.kind = kind
        self._parts = {part.name: part for part in parts}

    def __getitem__(self, name: str) -> T:
        return self._parts[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._parts)

    def __len__(self) -> int:
        return len(self._parts)

    @property
    def names(self) -> tuple[str, ...]:
        """Every name, in order."""
        return tuple(self._parts)

    def find(self, name: object) -> T:
        """The part called ``name``.  InvalidInput, with the names that there are, for any other value."""
        found = self._parts.get(name) if isinstance(name, str) else None
        if found is None:
            raise InvalidInput("choice.unknown", kind=Phrase(self.kind), name=quoted(name), choices=self.names)
        return found

    @contextmanager
    def register(self, part: T) -> Iterator[T]:
        """One more ``part``, last in order, while the context lasts.  ValueError where its name is taken."""
        if part.name in self._parts:
            raise ValueError(f"there is a {self.kind} {part.name} already")
        self._parts = {**self._parts, part.name: part}
        try:
            yield part
        finally:
            self._parts = {name: each for name, each in self._parts.items() if name != part.name}
