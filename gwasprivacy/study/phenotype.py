"""Who is a case: column 6 of a ``.fam``, or a phenotype file.

Messages give a person's line, never their identifier.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.progress import NEVER_CANCELLED, Cancel
from gwasprivacy.base.text_files import read_lines

BoolArray = npt.NDArray[np.bool_]

_MISSING = {"-9", "na", "nan", ".", "none", ""}
_FIX_LIST = "Every participant needs a phenotype; settle who takes part before the study is declared."
ONE_TWO = "Phenotype coding: 1 = control, 2 = case."
ZERO_ONE = "Phenotype coding: 0 = control, 1 = case."


def cases_of_fam(values: Sequence[str], path: Path, *, first_line: int = 1, column: str = "column 6") -> BoolArray:
    """Who is a case by column 6 of a ``.fam`` (or its like): 2 a case, 1 a control, bool (n_people,).

    Anything else raises InvalidInput with the person's line: 0 and -9 mean that the phenotype is missing.
    """
    for number, value in enumerate(values, start=first_line):
        if value not in ("1", "2"):
            missing = value == "0" or value.lower() in _MISSING
            raise InvalidInput(
                f"{path}, line {number}: the person's phenotype ({column}) is "
                f"{'missing' if missing else 'neither 1 (control) nor 2 (case)'}.",
                hint=f"{_FIX_LIST} Or give the phenotypes with --phenotype FILE.",
            )
    return np.fromiter((value == "2" for value in values), bool, count=len(values))


def read_phenotypes(
    path: Path,
    fid: Sequence[str] | None,
    iid: Sequence[str],
    *,
    name: str | None = None,
    cancel: Cancel = NEVER_CANCELLED,
) -> tuple[BoolArray, str]:
    """Who is a case by a phenotype file, in the order of ``fid`` and ``iid``, and the coding in words.

    Lines are FID, IID, value, separated by white space; a header, if any, starts with FID and IID.  With more than one
    phenotype column, ``name`` says which.  The values are 0/1 or 1/2 (then a 0 is missing); the larger is a case.
    Every person of the study must stand in the file exactly once, and nobody else.  Where a study knows no families
    (``fid`` None, as in a VCF), a person's name there is the IID, or FID_IID as PLINK writes it.  Raises InvalidInput.
    """
    lines = [(number, line.split()) for number, line in read_lines(path, gzip="allowed", cancel=cancel)]
    lines = [(number, fields) for number, fields in lines if fields]
    if not lines:
        raise InvalidInput(f"{path} names nobody.", hint="Each line needs FID, IID and the phenotype.")
    first = [text.lower().lstrip("#") for text in lines[0][1][:2]]
    header = lines[0][1] if first == ["fid", "iid"] else None
    column = _column(path, header, len(lines[0][1]), name)
    if header is not None:
        lines = lines[1:]
    width = len(header) if header is not None else 3
    place = _places(fid, iid)
    values = [""] * len(place)
    line_of = [0] * len(place)
    for number, fields in lines:
        if len(fields) != width:
            raise InvalidInput(
                f"{path}, line {number}: {len(fields)} columns where {width} are expected.",
                hint="Each line needs FID, IID and the phenotype.",
            )
        rows = {place[person] for person in _spellings(fields, fid is None) if person in place}
        if len(rows) > 1:
            raise InvalidInput(
                f"{path}, line {number}: two people of the study could be meant (IID, or FID_IID).",
                hint="Rename the people so that only one fits.",
            )
        row = rows.pop() if rows else None
        if row is None:
            raise InvalidInput(
                f"{path}, line {number}: this person is not in the study.",
                hint="Give the phenotypes of exactly the study's people; check that FID and IID are the same.",
            )
        if line_of[row]:
            raise InvalidInput(
                f"{path}, line {number}: the person of line {line_of[row]} again.", hint="Keep one of the two lines."
            )
        values[row], line_of[row] = fields[column], number
    if 0 in line_of:
        raise InvalidInput(
            f"{path}: person {line_of.index(0) + 1} of the study is not in it.",
            hint=_FIX_LIST,
        )
    return _decode(path, values, line_of)


def _places(fid: Sequence[str] | None, iid: Sequence[str]) -> dict[tuple[str, str], int]:
    families = [""] * len(iid) if fid is None else fid
    return {person: row for row, person in enumerate(zip(families, iid, strict=True))}


def _spellings(fields: list[str], without_families: bool) -> list[tuple[str, str]]:
    if without_families:
        return [("", fields[1]), ("", f"{fields[0]}_{fields[1]}")]
    return [(fields[0], fields[1])]


def _column(path: Path, header: list[str] | None, width: int, name: str | None) -> int:
    if width < 3:
        raise InvalidInput(f"{path}, line 1: no phenotype column.", hint="Each line needs FID, IID and the phenotype.")
    if header is None:
        if name is not None:
            raise InvalidInput(
                f"{path} has no header, so it has no column {name}.",
                hint="Begin it with a line FID IID and column names.",
            )
        if width > 3:
            raise InvalidInput(
                f"{path} has several phenotype columns and no header.",
                hint="Begin it with a line FID IID and column names, and choose one with --phenotype-name.",
            )
        return 2
    names = header[2:]
    if name is None and len(names) > 1:
        raise InvalidInput(
            f"{path} has several phenotype columns: {', '.join(names[:8])}.", hint="Choose one with --phenotype-name."
        )
    if name is not None and names.count(name) != 1:
        raise InvalidInput(
            f"{path} has {'no' if name not in names else 'more than one'} column {name}.",
            hint=f"Its phenotype columns are {', '.join(names[:8])}.",
        )
    return 2 if name is None else 2 + names.index(name)


def _decode(path: Path, values: list[str], line_of: list[int]) -> tuple[BoolArray, str]:
    # A file with 2 is coded 1/2, where 0 means missing; without any 2, 0 and 1 are the two groups.
    one_two = "2" in values
    codes = ("1", "2") if one_two else ("0", "1")
    if not one_two and "0" not in values:
        codes = ("1", "2")  # controls only: the caller says that there are no cases
    by_line = sorted(zip(line_of, values, strict=True))
    for number, value in by_line:
        if value not in codes:
            missing = value.lower() in _MISSING or (value == "0" and one_two)
            raise InvalidInput(
                f"{path}, line {number}: the phenotype is {'missing' if missing else 'not 0/1 or 1/2'}.",
                hint=_FIX_LIST if missing else "Code controls and cases as 0 and 1, or as 1 and 2.",
            )
    cases = np.fromiter((value == codes[1] for value in values), bool, count=len(values))
    return cases, ONE_TWO if codes == ("1", "2") else ZERO_ONE
