"""Who belongs to which stratum: a file with labels of all people, such as sex, centre, age band or ancestry group.

A label must follow from the person alone and from public rules, never from the other people of the study
(docs/theory/strata.md).  The labels are private: messages give a person's line, never an identifier or a label; the names of the
strata are public where a plan has them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import IntArray, freeze
from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.base.quantities import quoted
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.people_names import NamedPeople
from gwasprivacy.study.people_table import PeopleTable, people_columns, read_people_table
from gwasprivacy.study.phenotype import Phenotypes
from gwasprivacy.study.sizes import CaseControlSizes
from gwasprivacy.study.stratum import LONGEST_NAME, MOST_STRATA, check_stratum_name
from gwasprivacy.study.tables import read_only

JOINT = "/"
"""Stands between the labels of several columns in the name of a stratum."""
MOST_NUMBERS = 20
"""More different numbers in a column are measurements (ages, years) and no labels."""
_NO_LABEL = {"-9", "na", "nan", ".", "none", "", "null"}
NOBODY = -1
OTHERS = ""
"""The name of the last stratum where the size of the study is secret: of whoever has a label that the plan does not know, or none.
No stratum of a plan is called so."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class StratumLabels:
    """What a file of labels says: private.  ``names``: the strata that there may be, in order; () where no plan says so, and
    the strata are then the labels of those who take part, sorted.  ``lines``: (FID or None where the file has IIDs alone, IID, label, line) of everybody in it.
    ``has_others``: of a study of secret size: whoever has none of ``names`` is of :data:`OTHERS`, and nothing is refused for it."""

    path: Path
    names: tuple[str, ...]
    lines: Sequence[tuple[str | None, str, str, int]] = field(repr=False)
    has_others: bool = False

    def of_people(
        self, fid: Sequence[str], iid: Sequence[str], takes_part: npt.NDArray[np.bool_]
    ) -> tuple[tuple[str, ...], IntArray]:
        """The strata and each person's, int64 (n_people,); ``NOBODY`` for who takes no part.

        Everybody in the file must be of the study, by a name as in ``phenotype.read_phenotypes``, and all who take part must be in
        the file, exactly once.  Raises InvalidInput.
        """
        people = NamedPeople(fid, iid)
        labels = [""] * len(iid)
        line_of = [0] * len(iid)
        for family, person, label, number in self.lines:
            rows = people.rows(family, person)
            if len(rows) != 1:
                raise self._not_one(number, bool(rows))
            row = rows.pop()
            if line_of[row]:
                raise InvalidInput("phenotype.twice", path=self.path, line=number, first=line_of[row])
            labels[row], line_of[row] = label, number
        here = np.flatnonzero(takes_part).tolist()
        absent = next((row for row in here if not line_of[row]), None)
        if absent is not None and not self.has_others:
            raise InvalidInput("strata.person-missing", path=self.path, person=absent + 1)
        names = self.names or tuple(sorted({labels[row] for row in here}))
        if len(names) > MOST_STRATA:
            raise too_many(self.path)
        number_of = {name: stratum for stratum, name in enumerate(names)}
        found = np.full(len(iid), NOBODY, dtype=np.int64)
        if self.has_others:
            found[here] = [number_of.get(labels[row], len(names)) for row in here]
            return (*names, OTHERS), found
        for row in here:
            if labels[row] not in number_of:
                raise InvalidInput("strata.not-the-plans-label", path=self.path, line=line_of[row], known=names)
            found[row] = number_of[labels[row]]
        return names, found

    def _not_one(self, number: int, several: bool) -> InvalidInput:
        if several:
            return InvalidInput("phenotype.two-people", path=self.path, line=number)
        return InvalidInput("phenotype.unknown-person", remedy="not-together", path=self.path, line=number)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Cells:
    """The people of a study by stratum and group: private.

    ``names``: of the strata, () for a study without.  ``of``: int64 (n_people,), 2k for a case and 2k + 1 for a control of
    stratum k, ``NOBODY`` for who takes no part.
    """

    names: tuple[str, ...]
    of: IntArray

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def n_cells(self) -> int:
        return 2 * max(len(self.names), 1)

    @property
    def groups(self) -> npt.NDArray[np.bool_]:
        """Who is in which cell: (n_cells, n_people)."""
        return np.equal(self.of, np.arange(self.n_cells)[:, None])

    @property
    def sizes(self) -> CaseControlSizes:
        counts = np.bincount(self.of[self.of != NOBODY], minlength=self.n_cells)
        return CaseControlSizes.of_cells(counts.tolist())


def cells_of(found: Phenotypes, labels: StratumLabels | None, fid: Sequence[str], iid: Sequence[str]) -> Cells:
    """Everybody's cell by phenotype and, where there are labels, stratum.  Raises InvalidInput."""
    group = np.where(found.is_case, 0, 1)
    if labels is None:
        return Cells(names=(), of=np.where(found.takes_part, group, NOBODY))
    names, stratum = strata_of(labels, fid, iid, found.takes_part)
    return Cells(names=names, of=read_only(np.where(stratum == NOBODY, NOBODY, 2 * stratum + group), np.int64))


def strata_of(
    labels: StratumLabels, fid: Sequence[str], iid: Sequence[str], takes_part: npt.NDArray[np.bool_]
) -> tuple[tuple[str, ...], IntArray]:
    """As ``labels.of_people``, of a study: at least two strata, and somebody in each, unless its size is secret.  Raises InvalidInput.

    One label in everybody is refused: that is a study without strata.
    """
    names, stratum = labels.of_people(fid, iid, takes_part)
    if len(names) < 2:
        raise InvalidInput("strata.one-label", path=labels.path)
    for place, name in enumerate(() if labels.has_others else names):
        if not (stratum == place).any():
            raise InvalidInput("strata.empty", path=labels.path, stratum=quoted(name, LONGEST_NAME))
    return names, stratum


def label_columns(path: Path, *, work: Work = UNWATCHED) -> tuple[str, ...]:
    """The columns of labels that the file's header names; () without a header.  Raises InvalidInput."""
    return people_columns(path, fields_of=_fields, work=work)


def read_labels(
    path: Path,
    *,
    columns: Sequence[str] = (),
    names: Sequence[str] = (),
    has_others: bool = False,
    work: Work = UNWATCHED,
) -> StratumLabels:
    """The labels in the file ``path``: lines of FID, IID and labels, separated by white space, or by tabs alone in a line that has some.

    A header, if any, is one of ``people_table``.  ``columns``: the columns that make the strata, several of them together
    ("F/north"); () takes the only one.  ``names``: the strata of the plan, in its order; () where there is none.  ``has_others``: see
    :class:`StratumLabels`; nobody's label is then refused.  Raises InvalidInput.
    """
    table = read_people_table(path, remedy="give-strata", fields_of=_fields, work=work)
    chosen = _chosen(path, table, columns)
    found: list[tuple[str | None, str, str, int]] = []
    seen: Mapping[int, set[str]] = {column: set() for column in chosen}
    for line in table.lines:
        parts = [line.cells[column] for column in chosen]
        if not has_others:
            _check_label(path, line.number, parts)
        for column, part in zip(chosen, parts, strict=True):
            seen[column].add(part)
        found.append((line.family, line.person, JOINT.join(parts), line.number))
    for column, labels in () if has_others else seen.items():
        _refuse_numbers(path, None if table.columns is None else table.columns[column], labels)
    if not names and len({label for _, _, label, _ in found}) > MOST_STRATA:
        raise too_many(path)
    return StratumLabels(path=path, names=tuple(names), lines=tuple(found), has_others=has_others)


def too_many(path: Path) -> InvalidInput:
    return InvalidInput("strata.too-many", path=path, most=MOST_STRATA)


def _fields(line: str) -> list[str]:
    """By tabs where the line has some: no other line, which may be somebody's, decides that."""
    return [text.strip() for text in line.split("\t")] if "\t" in line else line.split()


def _chosen(path: Path, table: PeopleTable, columns: Sequence[str]) -> list[int]:
    """The places of the columns that make the strata."""
    if table.n_columns < 1:
        raise InvalidInput("strata.no-column", path=path)
    if table.columns is None:
        if columns:
            raise InvalidInput("phenotype.no-header", path=path, column=columns[0])
        if table.n_columns > 1:
            raise InvalidInput("strata.several-without-header", path=path)
        return [0]
    known = list(table.columns)
    if not columns and len(known) > 1:
        raise InvalidInput("strata.several-columns", path=path, known=tuple(known[:8]))
    for place, column in enumerate(columns):
        if known.count(column) != 1 or column in columns[:place]:
            raise InvalidInput("strata.unknown-column", path=path, column=quoted(column), known=tuple(known[:8]))
    return [known.index(column) for column in columns] or [0]


def _check_label(path: Path, number: int, parts: Sequence[str]) -> None:
    if any(part.lower() in _NO_LABEL for part in parts):
        raise InvalidInput("strata.label-missing", path=path, line=number)
    try:
        check_stratum_name(JOINT.join(parts), "")
        fine = len(parts) == 1 or not any(JOINT in part for part in parts)
    except InvalidPlan:
        fine = False
    if not fine:
        raise InvalidInput("strata.label", path=path, line=number, most=LONGEST_NAME)


def _refuse_numbers(path: Path, column: str | None, labels: set[str]) -> None:
    """Ages, years and other measurements make strata of a few people each."""
    numbers = {label for label in labels if _is_number(label)}
    if numbers != labels or (len(numbers) <= MOST_NUMBERS and all(label.isdigit() for label in numbers)):
        return
    raise InvalidInput("strata.numbers", path=path, column=column or 3)


def _is_number(text: str) -> bool:
    try:
        float(text.replace(",", "."))
    except ValueError:
        return False
    return True
