"""A table with a line for each person, as the field's programs write it.

FID IID and columns, with a header or without; PLINK 2's ``#FID IID …`` and ``#IID …`` under comments of ``##``; REGENIE's, which is the
first of these; Oxford's ``.sample``, with a second line of the columns' types.  Messages give a line, never an identifier.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.text_files import read_lines
from gwasprivacy.base.work import UNWATCHED, Work

_OXFORD = ["id_1", "id_2", "missing"]
_PHENOTYPES = frozenset("PB")


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonLine:
    """``family``: None where the file has IIDs alone.  ``cells``: below the columns.  Private."""

    number: int
    family: str | None
    person: str
    cells: Sequence[str] = field(repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class PeopleTable:
    """``columns``: the header's names after those of the person; None without a header, and then ``n_columns`` are counted in the first
    line.  ``phenotypes``: those that the file itself calls phenotypes, where it does."""

    columns: tuple[str, ...] | None
    n_columns: int
    phenotypes: tuple[str, ...]
    lines: Sequence[PersonLine] = field(repr=False)


def read_people_table(
    path: Path,
    *,
    remedy: str,
    fields_of: Callable[[str], list[str]] = str.split,
    most: int | None = None,
    work: Work = UNWATCHED,
) -> PeopleTable:
    """The whole table, or its first lines, at ``most`` so many; ``fields_of``: how a line is split.  ``remedy``: of a line of another width.  Raises InvalidInput."""
    rows = itertools.islice(_rows(path, fields_of, work), most)
    head = next(rows, None)
    if head is None:
        raise InvalidInput("phenotype.nobody", remedy=remedy, path=path)
    layout = _Layout.of(head[1])
    phenotypes: tuple[str, ...] = ()
    if layout.is_oxford:
        types = next(rows, (0, []))[1]
        if types[:3] != ["0"] * 3 or len(types) != len(head[1]):
            raise InvalidInput("sample.header", path=path)
        phenotypes = tuple(
            name for name, kind in zip(head[1][3:], types[3:], strict=True) if kind.upper() in _PHENOTYPES
        )
    lines: list[PersonLine] = []
    for number, fields in rows if layout.has_header else [head, *rows]:
        if len(fields) != len(head[1]):
            raise InvalidInput(
                "phenotype.width", remedy=remedy, path=path, line=number, found=len(fields), wanted=len(head[1])
            )
        family = fields[0] if layout.person and len(fields) > 1 else None
        cells = fields[layout.first :]
        lines.append(
            PersonLine(number=number, family=family, person=fields[min(layout.person, len(fields) - 1)], cells=cells)
        )
    return PeopleTable(
        columns=tuple(head[1][layout.first :]) if layout.has_header else None,
        n_columns=max(0, len(head[1]) - layout.first),
        phenotypes=phenotypes,
        lines=lines,
    )


def people_columns(
    path: Path, *, fields_of: Callable[[str], list[str]] = str.split, work: Work = UNWATCHED
) -> tuple[str, ...]:
    """The names in the header; () without one.  Raises InvalidInput."""
    for _, fields in _rows(path, fields_of, work):
        layout = _Layout.of(fields)
        return tuple(fields[layout.first :]) if layout.has_header else ()
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class _Layout:
    """``person``: the place of the IID, 0 where there is no FID before it; ``first``: of the first column after the names."""

    person: int = 1
    first: int = 2
    has_header: bool = True
    is_oxford: bool = False

    @classmethod
    def of(cls, fields: Sequence[str]) -> _Layout:
        names = [text.lower().lstrip("#") for text in fields[:3]]
        if names == _OXFORD:
            return cls(first=3, is_oxford=True)
        if names[:2] == ["fid", "iid"]:
            return cls(first=3 if names[2:] == ["sid"] else 2)
        if names[:1] == ["iid"] and len(fields) > 1:
            return cls(person=0, first=2 if names[1] == "sid" else 1)
        return cls(has_header=False)


def _rows(path: Path, fields_of: Callable[[str], list[str]], work: Work) -> Iterator[tuple[int, list[str]]]:
    """Lines with something in them, below PLINK 2's comments."""
    began = False
    for number, line in read_lines(path, packing="allowed", work=work):
        fields = fields_of(line)
        if any(fields) and (began or not line.startswith("##")):
            began = True
            yield number, fields
