"""Public weights per SNP: a table of names and weights, as an earlier study or an annotation gives them; nothing here sees a study.

Columns ``snp`` and ``weight``, under a header that says so; a SNP that is not listed has weight 1, and one of weight 0
is no candidate (docs/theory/public-weights.md).  A third, ``risk_allele``, says which allele raises the risk, or the trait: then only that direction
counts as association; ``.`` where it is not known.  A fourth, ``risk_weight``, says how sure that is: 4 where it is four times as likely to be
this allele as the other one, ``.`` where it is certain.  Then the other direction counts too, but less.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.list_digests import check_digest
from gwasprivacy.base.printable_text import is_printable
from gwasprivacy.base.text_files import read_lines
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.design import Weights, placed
from gwasprivacy.study.missing import PublicAlleles
from gwasprivacy.study.tables import TextArray

FloatArray = npt.NDArray[np.float64]
DirectionArray = npt.NDArray[np.int8]

HEADER = ("snp", "weight")
RISK = "risk_allele"
BELIEF = "risk_weight"
UNKNOWN = "."


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class WeightTable:
    """``weight_of``: each listed SNP's weight, finite and at least 0.  ``line_of``: the line that says so.  ``risk_of``: the risk alleles
    that are known; None where the table has no such column.  ``belief_of``: how many times likelier these are than the other allele, where
    that is not certain, at least 1; None where the table has no such column."""

    path: Path
    weight_of: Mapping[str, float]
    line_of: Mapping[str, int]
    risk_of: Mapping[str, str] | None = None
    belief_of: Mapping[str, float] | None = None

    def of_candidates(self, names: TextArray) -> FloatArray:
        """The weight of each candidate, float64 of the shape of ``names``; 1 where it is not listed.

        Raises InvalidInput, with the line, for a listed SNP that is no candidate: it may be misspelt.
        """
        known = set(names)
        for snp, line in self.line_of.items():
            if snp not in known:
                raise InvalidInput("weights.unknown-snp", path=self.path, line=line, snp=snp)
        return np.fromiter((self.weight_of.get(snp, 1.0) for snp in names), np.float64, count=len(names))

    def directions(self, names: TextArray, public: PublicAlleles) -> DirectionArray:
        """For each candidate 1 where the reference's counted allele is the risk allele, −1 where the other one is, 0 where none is known;
        int8 of the shape of ``names``.  From public files alone: no study is asked which alleles it has.

        Raises InvalidInput, with the line, for a risk allele that is neither of the reference's two, or of a SNP that it lacks.
        """
        found = np.zeros(len(names), dtype=np.int8)
        for row, snp in enumerate(names):
            risk = (self.risk_of or {}).get(snp)
            if risk is None:
                continue
            place = public.place.get(snp)
            if place is None or snp in public.twice:
                raise InvalidInput("weights.risk-unknown-snp", path=self.path, line=self.line_of[snp], snp=snp)
            both = (str(public.counted[place]).upper(), str(public.other[place]).upper())
            if both.count(risk.upper()) != 1:
                raise InvalidInput(
                    "weights.risk-allele",
                    path=self.path,
                    line=self.line_of[snp],
                    snp=snp,
                    risk=risk,
                    one=both[0],
                    other=both[1],
                )
            found[row] = 1 if both[0] == risk.upper() else -1
        return found

    def beliefs(self, names: TextArray) -> FloatArray | None:
        """ln of how many times likelier each candidate's risk allele is than the other, inf where it is certain; None where all are."""
        if self.belief_of is None:
            return None
        return np.log(np.fromiter((self.belief_of.get(snp, math.inf) for snp in names), np.float64, count=len(names)))


def read_weights(path: Path, *, work: Work = UNWATCHED) -> WeightTable:
    """Read a table of weights; compressed or not, with line ends of either kind.  Raises InvalidInput with the line."""
    weight_of: dict[str, float] = {}
    risk_of: dict[str, str] | None = None
    belief_of: dict[str, float] | None = None
    line_of: dict[str, int] = {}
    number = 1
    for number, line in read_lines(path, packing="allowed", work=work):
        fields = line.split()
        if number == 1:
            named = tuple(name.lower() for name in fields)
            if named not in (HEADER, (*HEADER, RISK), (*HEADER, RISK, BELIEF)):
                raise InvalidInput("weights.header", path=path, line=number)
            risk_of, belief_of = {} if RISK in named else None, {} if BELIEF in named else None
            continue
        if len(fields) != len(HEADER) + (risk_of is not None) + (belief_of is not None):
            raise InvalidInput("weights.fields", path=path, line=number)
        snp, weight = fields[0], _weight(fields[1])
        if not is_printable(snp):
            raise InvalidInput("weights.name", path=path, line=number)
        if weight is None:
            raise InvalidInput("weights.not-a-weight", path=path, line=number)
        if snp in line_of:
            raise InvalidInput("weights.snp-twice", path=path, line=number, snp=snp, first=line_of[snp])
        weight_of[snp], line_of[snp] = weight, number
        if risk_of is not None and fields[2] != UNKNOWN:
            if not is_printable(fields[2]):
                raise InvalidInput("weights.name", path=path, line=number)
            risk_of[snp] = fields[2]
        if belief_of is not None and fields[3] != UNKNOWN:
            belief = _weight(fields[3])
            if belief is None or belief < 1 or fields[2] == UNKNOWN:
                raise InvalidInput("weights.risk-weight", path=path, line=number, snp=snp)
            belief_of[snp] = belief
    if not weight_of:
        raise InvalidInput("weights.none", path=path, line=number)
    if risk_of is not None and not risk_of:
        raise InvalidInput("weights.no-risk-allele", path=path)
    return WeightTable(path=path, weight_of=weight_of, line_of=line_of, risk_of=risk_of, belief_of=belief_of)


def columns_of_risk(path: Path) -> tuple[bool, bool]:
    """Whether the table's header has a column of risk alleles, and one of how sure they are; of a table that :func:`read_weights` has read."""
    named = next(iter(read_lines(path, packing="allowed")))[1].lower().split()
    return RISK in named, BELIEF in named


def planned_weights(weights: Weights, base: Path | None, *, work: Work = UNWATCHED) -> WeightTable:
    """The table of a plan whose files lie in ``base``.  Raises InvalidInput where it is not the file that the plan means."""
    path = placed(weights.path, base)
    check_digest(path, weights.sha256)
    table = read_weights(path, work=work)
    if (table.risk_of is not None, table.belief_of is not None) != (weights.directed, weights.doubted):
        raise InvalidInput("weights.directions-not-planned", path=path)
    return table


def _weight(text: str) -> float | None:
    try:
        weight = float(text) if text.isascii() and "_" not in text else math.nan
    except ValueError:
        return None
    return weight if math.isfinite(weight) and weight >= 0 else None
