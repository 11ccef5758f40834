"""Principal components and ancestry groups of a *public* panel: two small tables that nothing of a study has touched.

*Loadings*, as ``plink2 --score`` takes them: a header, then a line for each SNP (or allele) with its id (``ID`` or ``SNP``), the allele
that counts (``A1``, ``ALT`` or ``allele``), that allele's frequency in the panel (``A1_FREQ``, ``ALT_FREQS`` or ``freq``) and a column
``PC1``, ``PC2``, … for each component; other columns are let be.  *Groups*: a header ``group PC1 … PCk``, and perhaps ``within``, then a
line for each group with its centre and the farthest distance at which people still belong to it (docs/theory/confounding.md).
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import freeze
from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.base.text_files import read_lines
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.stratum import check_stratum_name

FloatArray = npt.NDArray[np.float64]

OUTSIDE = "other"
"""The label of whoever is too far from every group."""
MOST_COMPONENTS = 50
_ID, _ALLELE = ("id", "snp", "rsid"), ("a1", "alt", "allele")
_FREQUENCY = ("a1_freq", "alt_freqs", "alt_freq", "freq")
_COMPONENT = re.compile(r"pc(\d+)", re.IGNORECASE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Loading:
    """One allele's part: its frequency in the panel, in (0, 1), and its weight in every component."""

    allele: str
    frequency: float
    weights: tuple[float, ...]
    line: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Loadings:
    """``of``: the parts of each SNP's alleles, by the SNP's id; ``components``: the numbers of the components."""

    path: Path
    components: tuple[int, ...]
    of: Mapping[str, tuple[Loading, ...]]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class AncestryGroups:
    """``centres``: (n_groups, n_components); ``within``: (n_groups,), infinite where a group has no border."""

    path: Path
    names: tuple[str, ...]
    centres: FloatArray
    within: FloatArray

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def labels(self) -> tuple[str, ...]:
        """Every label that somebody may get."""
        return (*self.names, OUTSIDE) if np.isfinite(self.within).any() else self.names

    def nearest(self, scores: FloatArray) -> list[str]:
        """The label of each row of ``scores`` (n_people, n_components): the nearest group's, the first of equally near ones."""
        squares = np.zeros((len(scores), len(self.names)))
        for component in range(scores.shape[1]):  # one after the other: the same sum for a person whoever else is here
            squares += (scores[:, component, None] - self.centres[None, :, component]) ** 2
        squares[squares > self.within**2] = np.inf
        found = squares.argmin(axis=1)
        return [
            self.names[group] if math.isfinite(row[group]) else OUTSIDE
            for row, group in zip(squares, found, strict=True)
        ]


def read_loadings(path: Path, *, work: Work = UNWATCHED) -> Loadings:
    """Read a panel's loadings; compressed or not.  Raises InvalidInput with the line."""
    columns: _Columns | None = None
    found: dict[str, tuple[Loading, ...]] = {}
    for number, line in read_lines(path, packing="allowed", work=work):
        fields = line.split()
        if columns is None:
            columns = _columns(path, fields)
            continue
        if len(fields) != columns.width:
            raise _wrong_width(path, number, len(fields), columns.width)
        frequency = _number(path, number, fields[columns.frequency])
        if not 0 < frequency < 1:
            raise InvalidInput("loadings.frequency", path=path, line=number)
        snp, allele = fields[columns.snp], fields[columns.allele].upper()
        before = found.get(snp, ())
        if any(each.allele == allele for each in before):
            raise InvalidInput("loadings.twice", path=path, line=number)
        weights = tuple(_number(path, number, fields[place]) for place in columns.components.values())
        found[snp] = (*before, Loading(allele=allele, frequency=frequency, weights=weights, line=number))
    if columns is None or not found:
        raise InvalidInput("loadings.none", path=path)
    return Loadings(path=path, components=tuple(columns.components), of=found)


def read_groups(path: Path, components: Sequence[int], *, work: Work = UNWATCHED) -> AncestryGroups:
    """Read the groups of a panel, which have a centre in exactly these ``components``.  Raises InvalidInput with the line."""
    header: list[str] = []
    names: list[str] = []
    centres: list[list[float]] = []
    within: list[float] = []
    wanted = ["group", *(f"pc{number}" for number in components)]
    for number, line in read_lines(path, packing="allowed", work=work):
        by_tabs = "\t" in line
        fields = [text.strip() for text in line.split("\t")] if by_tabs else line.split()
        if not header:
            header = [name.lower().lstrip("#") for name in fields]
            if header not in (wanted, [*wanted, "within"]):
                raise InvalidInput(
                    "groups.header",
                    path=path,
                    line=number,
                    columns=" ".join(["group", *(f"PC{each}" for each in components), "[within]"]),
                )
            continue
        if len(fields) != len(header):
            raise _wrong_width(path, number, len(fields), len(header))
        try:
            check_stratum_name(fields[0], "")
            fine = "/" not in fields[0] and fields[0] not in (*names, OUTSIDE)
        except InvalidPlan:
            fine = False
        if not fine:
            raise InvalidInput("groups.name", path=path, line=number)
        numbers = [_number(path, number, text) for text in fields[1:]]
        names.append(fields[0])
        centres.append(numbers[: len(components)])
        within.append(numbers[-1] if header[-1] == "within" else math.inf)
    if not names:
        raise InvalidInput("groups.none", path=path)
    return AncestryGroups(
        path=path, names=tuple(names), centres=np.array(centres, dtype=np.float64), within=np.array(within)
    )


@dataclass(frozen=True, slots=True)
class _Columns:
    """Places in a line; ``components``: by number."""

    width: int
    snp: int
    allele: int
    frequency: int
    components: dict[int, int]


def _columns(path: Path, header: Sequence[str]) -> _Columns:
    names = [name.lower().lstrip("#") for name in header]
    components = {int(found[1]): place for place, name in enumerate(names) if (found := _COMPONENT.fullmatch(name))}
    places = [next((names.index(each) for each in known if each in names), -1) for known in (_ID, _ALLELE, _FREQUENCY)]
    if min(places) < 0 or not 1 <= len(components) <= MOST_COMPONENTS:
        raise InvalidInput("loadings.header", path=path)
    return _Columns(len(names), places[0], places[1], places[2], dict(sorted(components.items())))


def _wrong_width(path: Path, line: int, found: int, wanted: int) -> InvalidInput:
    return InvalidInput("phenotype.width", remedy="loading-lines", path=path, line=line, found=found, wanted=wanted)


def _number(path: Path, line: int, text: str) -> float:
    try:
        value = float(text) if text.isascii() and "_" not in text else math.nan
    except ValueError:
        value = math.nan
    if not math.isfinite(value):
        raise InvalidInput("loadings.number", path=path, line=line)
    return value
