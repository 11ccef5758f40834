"""Lists of people: who may take part (a keep list), and who may not (a remove list), as PLINK's --keep and --remove read them.

A list of people is private: it says who is in a study, or who has left it.  It may follow from phenotypes, consent and what is public, never
from the genotypes of the study (docs/theory/missing-genotypes.md, "The people").  Messages give a line, never an identifier.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import freeze
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark, say, say_count
from gwasprivacy.base.text_files import read_lines
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.people_names import NamedPeople

BoolArray = npt.NDArray[np.bool_]

LISTS_NOTE = mark(
    "A list of people that was made by missing calls, relatives, components or any other quality control of this study’s "
    "genotypes is a removal because of genotypes: the question about removals then has the answer yes."
)
"""What must be known wherever lists of people are used in a release."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class ChosenPeople:
    """Private.  ``here``: bool (n_people,), whom the lists let take part.  ``notes``: what was found, in words."""

    here: BoolArray
    notes: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        freeze(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class ListedPeople:
    """The people of one list: private.  ``lines``: (FID or None where a line has the IID alone, IID, line)."""

    path: Path
    lines: Sequence[tuple[str | None, str, int]] = field(repr=False)

    def rows(self, fid: Sequence[str], iid: Sequence[str]) -> tuple[set[int], int, int]:
        """The rows of those who are in the study, how many lines name nobody of it, and how many name somebody again.

        Raises InvalidInput where two people of the study could be meant.
        """
        people = NamedPeople(fid, iid)
        found: set[int] = set()
        strangers = again = 0
        for family, person, number in self.lines:
            rows = people.rows(family, person)
            if len(rows) > 1:
                raise InvalidInput("people-list.two-people", path=self.path, line=number)
            strangers += not rows
            again += bool(rows & found)
            found |= rows
        return found, strangers, again


@dataclass(frozen=True, slots=True, kw_only=True)
class PeopleLists:
    """Who may take part: those of ``keep`` (None: everybody), without those of ``remove``."""

    keep: ListedPeople | None = None
    remove: ListedPeople | None = None

    def of_people(self, fid: Sequence[str], iid: Sequence[str]) -> ChosenPeople:
        """Whom the lists let take part, in the order of ``fid`` and ``iid``.

        Who is in a list and not in the study, or stands in it twice, is counted in the notes, as PLINK does.  Names are as in
        ``people_names.NamedPeople``.  Raises InvalidInput where a list names nobody of the study, or nobody is left.
        """
        here = np.ones(len(iid), dtype=bool)
        notes: list[str] = []
        for listed, keeps in ((self.keep, True), (self.remove, False)):
            if listed is None:
                continue
            rows, strangers, again = listed.rows(fid, iid)
            if not rows:
                raise InvalidInput("people-list.strangers", path=listed.path)
            named = np.zeros(len(iid), dtype=bool)
            named[sorted(rows)] = True
            here &= named if keeps else ~named
            notes += _told(keeps, strangers, again)
        if not here.any():
            raise InvalidInput(
                "people-list.nobody-left", path=(self.remove or self.keep or ListedPeople(path=Path(), lines=())).path
            )
        n = int((~here).sum())
        left_out = say_count(
            "{n} people are left out by the lists of people.",
            one="One person is left out by the lists of people.",
            n=n,
        )
        notes.append(left_out if n else say("The lists of people leave everybody in."))
        return ChosenPeople(here=here, notes=tuple(notes))


def _told(keeps: bool, strangers: int, again: int) -> list[str]:
    notes = []
    if strangers and keeps:
        notes.append(
            say_count(
                "{n} people of the keep list are not in the study.",
                one="One person of the keep list is not in the study.",
                n=strangers,
            )
        )
    elif strangers:
        notes.append(
            say_count(
                "{n} people of the remove list are not in the study.",
                one="One person of the remove list is not in the study.",
                n=strangers,
            )
        )
    if again:
        notes.append(
            say_count(
                "{n} lines of a list of people name somebody again.",
                one="One line of a list of people names somebody again.",
                n=again,
            )
        )
    return notes


def read_people_lists(keep: Path | None, remove: Path | None, *, work: Work = UNWATCHED) -> PeopleLists | None:
    """The lists in these files; None where there is neither.  Raises InvalidInput."""
    if keep is None and remove is None:
        return None
    both = (None if path is None else _read(path, work) for path in (keep, remove))
    return PeopleLists(**dict(zip(("keep", "remove"), both, strict=True)))


def _read(path: Path, work: Work) -> ListedPeople:
    """Lines of FID and IID (further columns are not looked at), or of the IID alone; a header, if any, names them."""
    lines = [(number, line.split()) for number, line in read_lines(path, packing="allowed", work=work)]
    lines = [(number, fields) for number, fields in lines if fields]
    first = [text.lower() for text in lines[0][1][:2]] if lines else []
    names = [text.removeprefix("#") for text in first[:1]] + first[1:]
    alone = names[:1] == ["iid"] or (len(names) == 1 and names != ["fid"])
    if names[:1] == ["iid"] or names == ["fid", "iid"]:
        lines = lines[1:]
    if not lines:
        raise InvalidInput("phenotype.nobody", remedy="people-list-lines", path=path)
    found: list[tuple[str | None, str, int]] = []
    for number, fields in lines:
        if not alone and len(fields) < 2:
            raise InvalidInput("people-list.width", path=path, line=number)
        if alone and names[:1] != ["iid"] and len(fields) > 1:
            raise InvalidInput("people-list.width-of-first", path=path, line=number)
        found.append((None, fields[0], number) if alone else (fields[0], fields[1], number))
    return ListedPeople(path=path, lines=tuple(found))
