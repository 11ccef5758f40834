"""Who is a case: column 6 of a ``.fam``, or a phenotype file.

Messages give a person's line, never their identifier.  People without a phenotype are refused, or left out where that was
asked for: their phenotype alone decides, never a genotype, so who takes part stays fixed without the genotypes
(docs/theory/missing-genotypes.md, "The people").
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import freeze
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark, say, say_count
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.file_answers import CaseCode
from gwasprivacy.study.people_lists import ChosenPeople
from gwasprivacy.study.people_names import NamedPeople
from gwasprivacy.study.people_table import PeopleTable, read_people_table

BoolArray = npt.NDArray[np.bool_]

MISSING_CODES = frozenset({"-9", "na", "nan", ".", "none", ""})
"""What stands for a missing value in phenotype files, lower case."""
ONE_TWO = mark("Phenotype coding: 1 = control, 2 = case.")
LOOKED_AT = 1_000
"""Lines of a file that was dropped, by which it is told whether it holds phenotypes."""
_OF_SEX = frozenset({"sex", "gender"})
ZERO_ONE = mark("Phenotype coding: 0 = control, 1 = case.")


PHENOTYPE_MISSING = ("fam.phenotype-missing", "phenotype.missing", "phenotype.person-missing")
"""The codes of the errors that leaving people out mends; each has ``n``, how many people have no phenotype."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StatusSource:
    """Where it stands who is a case: in ``file``, or (None) in the study's own; ``column``: its name, where there are several.

    ``case_code``: what means a case there.  None: all values of ``file`` together tell, so that one person's may decide how everybody
    else's are read; that serves where the numbers of cases and controls are public, and compared with the plan's.
    ``size_is_secret``: those numbers are not, so ``case_code`` is needed.  ``leave_out``: people without a phenotype take no part,
    where they are refused else.
    """

    file: Path | None = None
    column: str | None = None
    case_code: CaseCode | None = None
    size_is_secret: bool = False
    leave_out: bool = False


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Phenotypes:
    """``is_case``, ``takes_part``: bool, shape (n_people,), in the file's order; a case always takes part.

    ``chosen``: whom lists of people let take part, where there are any.  ``source``: where all this stands.
    """

    is_case: BoolArray
    takes_part: BoolArray
    chosen: ChosenPeople | None = None
    source: StatusSource = StatusSource()

    def __post_init__(self) -> None:
        freeze(self)
        if self.is_case.shape != self.takes_part.shape or (self.is_case & ~self.takes_part).any():
            raise ValueError("a case is somebody who takes part")
        if self.chosen is not None and (self.takes_part & ~self.chosen.here).any():
            raise ValueError("whoever a list leaves out takes no part")

    @property
    def is_control(self) -> BoolArray:
        control: BoolArray = self.takes_part & ~self.is_case
        return control

    @property
    def n_cases(self) -> int:
        return int(self.is_case.sum())

    @property
    def n_controls(self) -> int:
        return int(self.is_control.sum())

    @property
    def notes(self) -> tuple[str, ...]:
        """Who was left out, in words; how many where the size of the study is no secret."""
        here = ~self.takes_part if self.chosen is None else self.chosen.here & ~self.takes_part
        by_lists = () if self.chosen is None else self.chosen.notes
        n = int(here.sum())
        if self.source.size_is_secret and self.source.leave_out:
            return (*by_lists, say("Whoever has no phenotype is left out."))
        if not n:
            return by_lists
        return (
            *by_lists,
            say_count(
                "{n} people without a phenotype are left out.", one="One person without a phenotype is left out.", n=n
            ),
        )


def cases_of_fam(
    values: Sequence[str],
    path: Path,
    source: StatusSource,
    *,
    first_line: int = 1,
    column: str = "column 6",
    chosen: ChosenPeople | None = None,
) -> Phenotypes:
    """Who is a case by column 6 of a ``.fam`` (or its like): 2 a case, 1 a control; 0 and -9 mean that it is missing.

    ``chosen``: by lists of people; nothing is asked of the others.

    Unless ``source`` leaves such people out, a missing phenotype raises InvalidInput with the person's line; anything else always
    does, and so does a ``source`` that has another code for a case than this format.
    """
    if source.case_code is CaseCode.ONE:
        raise InvalidInput("fam.case-code", path=path, column=column)
    here = everybody(len(values)) if chosen is None else chosen.here
    unknown = [value not in ("1", "2") and asked for value, asked in zip(values, here.tolist(), strict=True)]
    missing = [
        each and (value == "0" or value.lower() in MISSING_CODES) for value, each in zip(values, unknown, strict=True)
    ]
    wrong = [each and not gone for each, gone in zip(unknown, missing, strict=True)]
    if any(wrong):
        raise InvalidInput("fam.phenotype", path=path, line=first_line + wrong.index(True), column=column)
    if any(missing) and not source.leave_out:
        raise InvalidInput(
            "fam.phenotype-missing",
            path=path,
            line=first_line + missing.index(True),
            column=column,
            n=sum(missing),
            n_people=int(here.sum()),
        )
    is_case = np.fromiter((value == "2" for value in values), bool, count=len(values)) & here
    return Phenotypes(is_case=is_case, takes_part=here & ~np.array(missing, dtype=bool), chosen=chosen, source=source)


def everybody(n_people: int) -> BoolArray:
    """All of them, where no list says otherwise."""
    return np.ones(n_people, dtype=bool)


def may_hold_values(path: Path) -> bool:
    """Whether a text file's header names people and a column below may be a trait: any number.  A file of covariates (age, sex, principal
    components) that names its phenotypes has no other."""
    return bool(_columns_that_may_be_phenotypes(path))


def may_hold_status(path: Path) -> bool:
    """The same of who is a case: only codes of cases and controls."""
    codes, columns = MISSING_CODES | {"0", "1", "2"}, _columns_that_may_be_phenotypes(path)
    return any(name.lower() not in _OF_SEX and cells <= codes for name, cells in columns)


def _columns_that_may_be_phenotypes(path: Path) -> list[tuple[str, set[str]]]:
    """Each with what its first lines say; none of a file that is no table of people."""
    try:
        table = read_people_table(path, remedy="phenotype-lines", most=LOOKED_AT)
    except InvalidInput:
        return []
    return [
        (name, {line.cells[place].lower() for line in table.lines})
        for place, name in enumerate(table.columns or ())
        if not table.phenotypes or name in table.phenotypes
    ]


def read_phenotypes(
    path: Path,
    source: StatusSource,
    fid: Sequence[str],
    iid: Sequence[str],
    *,
    chosen: ChosenPeople | None = None,
    work: Work = UNWATCHED,
) -> tuple[Phenotypes, str]:
    """Who is a case by the phenotype file ``path``, in the order of ``fid`` and ``iid``, and the coding in words.

    Lines are FID, IID, value, separated by white space; a header, if any, is one of ``people_table``.  With more than one
    phenotype column, ``source.column`` says which.  The values are 0/1 or 1/2 (then a 0 is missing); the larger is a case.
    Every person of the study must stand in the file exactly once, and nobody else; where ``source`` leaves people out, those who do
    not, or have no value there, take no part, and nothing is asked of those whom lists of people leave out (``chosen``).  Whoever has
    no family (``people_names.NO_FAMILY``, as all in a VCF) is called there by the IID, or by FID_IID as PLINK writes it.  Raises InvalidInput.
    """
    if source.size_is_secret and source.case_code is None:
        raise InvalidInput("phenotype.case-code-needed", path=path)
    values, line_of = values_of_people(path, fid, iid, name=source.column, work=work)
    return _decode(path, source, values, line_of, chosen)


def values_of_people(
    path: Path,
    fid: Sequence[str],
    iid: Sequence[str],
    *,
    name: str | None = None,
    work: Work = UNWATCHED,
) -> tuple[list[str], list[int]]:
    """The column of a phenotype file as text, in the order of ``fid`` and ``iid``, and the line of each person in it.

    "" and 0 for somebody who is not in the file.  See :func:`read_phenotypes`.  Raises InvalidInput.
    """
    (values,), line_of = columns_of_people(path, fid, iid, (name,), work=work)
    return values, line_of


def columns_of_people(
    path: Path,
    fid: Sequence[str],
    iid: Sequence[str],
    names: Sequence[str | None],
    *,
    work: Work = UNWATCHED,
) -> tuple[list[list[str]], list[int]]:
    """As :func:`values_of_people`, of several columns; None names the only one.  Raises InvalidInput."""
    table = read_people_table(path, remedy="phenotype-lines", work=work)
    columns = [_column(path, table, name) for name in names]
    people = NamedPeople(fid, iid)
    values = [[""] * len(people) for _ in columns]
    line_of = [0] * len(people)
    for line in table.lines:
        rows = people.rows(line.family, line.person)
        if len(rows) > 1:
            raise InvalidInput("phenotype.two-people", path=path, line=line.number)
        row = rows.pop() if rows else None
        if row is None:
            raise InvalidInput(
                "phenotype.unknown-person", remedy="phenotypes-of-the-people", path=path, line=line.number
            )
        if line_of[row]:
            raise InvalidInput("phenotype.twice", path=path, line=line.number, first=line_of[row])
        line_of[row] = line.number
        for found, column in zip(values, columns, strict=True):
            found[row] = line.cells[column]
    return values, line_of


def _column(path: Path, table: PeopleTable, name: str | None) -> int:
    if table.n_columns < 1:
        raise InvalidInput("phenotype.no-column", path=path)
    if table.columns is None:
        if name is not None:
            raise InvalidInput("phenotype.no-header", path=path, column=name)
        if table.n_columns > 1:
            raise InvalidInput("phenotype.several-without-header", path=path)
        return 0
    names = table.columns
    if name is None and len(names) > 1 and len(table.phenotypes) != 1:
        raise InvalidInput("phenotype.several-columns", path=path, known=(table.phenotypes or names)[:8])
    if name is None:
        name = table.phenotypes[0] if len(table.phenotypes) == 1 else names[0]
    if names.count(name) != 1:
        if name in names:
            raise InvalidInput("phenotype.column-twice", path=path, column=name, known=names[:8])
        raise InvalidInput("phenotype.unknown-column", path=path, column=name, known=names[:8])
    return names.index(name)


def _decode(
    path: Path, source: StatusSource, values: list[str], line_of: list[int], chosen: ChosenPeople | None
) -> tuple[Phenotypes, str]:
    # A file with 2 is coded 1/2, where 0 means missing; without any 2, 0 and 1 are the two groups.
    # Of 1 alone nobody can say which coding it is: controls only, or cases only.
    is_either = source.case_code is None and "2" not in values and "0" not in values
    code = source.case_code or (CaseCode.TWO if "2" in values or is_either else CaseCode.ONE)
    codes = ("1", "2") if code is CaseCode.TWO else ("0", "1")
    here = everybody(len(values)) if chosen is None else chosen.here
    asked = here.tolist()
    missing = [
        of_study and value not in codes and (value.lower() in MISSING_CODES or (value == "0" and not is_either))
        for value, of_study in zip(values, asked, strict=True)
    ]
    by_line = sorted(zip(line_of, values, missing, asked, strict=True))
    for number, value, gone, of_study in by_line:
        if of_study and value not in codes and not gone:
            raise InvalidInput("phenotype.coding", path=path, line=number)
    if any(missing) and not source.leave_out:
        raise without_phenotype(path, line_of, missing, sum(asked))
    if is_either:
        raise InvalidInput("study.no-cases", path=path)
    is_case = np.fromiter((value == codes[1] for value in values), bool, count=len(values)) & here
    found = Phenotypes(is_case=is_case, takes_part=here & ~np.array(missing, dtype=bool), chosen=chosen, source=source)
    return found, ONE_TWO if code is CaseCode.TWO else ZERO_ONE


def without_phenotype(path: Path, line_of: Sequence[int], missing: Sequence[bool], n_people: int) -> InvalidInput:
    """What is said where somebody's phenotype is missing: ``line_of`` everybody's line, 0 for who has none; ``n_people``: of whom
    one is asked."""
    n = sum(missing)
    nowhere = [gone and not line for line, gone in zip(line_of, missing, strict=True)]
    if any(nowhere):
        return InvalidInput(
            "phenotype.person-missing", path=path, person=nowhere.index(True) + 1, n=n, n_people=n_people
        )
    return InvalidInput(
        "phenotype.missing",
        path=path,
        line=min(line for line, gone in zip(line_of, missing, strict=True) if gone),
        n=n,
        n_people=n_people,
    )
