"""Public weights per SNP: a table of names and weights, as an earlier study or an annotation gives them; nothing here sees a study.

Two columns, ``snp`` and ``weight``, under a header that says so; a SNP that is not listed has weight 1, and one of weight 0
is no candidate (docs/theory/public-weights.md).
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
from gwasprivacy.study.tables import TextArray

FloatArray = npt.NDArray[np.float64]

HEADER = ("snp", "weight")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class WeightTable:
    """``weight_of``: each listed SNP's weight, finite and at least 0.  ``line_of``: the line that says so."""

    path: Path
    weight_of: Mapping[str, float]
    line_of: Mapping[str, int]

    def of_candidates(self, names: TextArray) -> FloatArray:
        """The weight of each candidate, float64 of the shape of ``names``; 1 where it is not listed.

        Raises InvalidInput, with the line, for a listed SNP that is no candidate: it may be misspelt.
        """
        known = set(names)
        for snp, line in self.line_of.items():
            if snp not in known:
                raise InvalidInput("weights.unknown-snp", path=self.path, line=line, snp=snp)
        return np.fromiter((self.weight_of.get(snp, 1.0) for snp in names), np.float64, count=len(names))


def read_weights(path: Path, *, work: Work = UNWATCHED) -> WeightTable:
    """Read a table of weights; compressed or not, with line ends of either kind.  Raises InvalidInput with the line."""
    weight_of: dict[str, float] = {}
    line_of: dict[str, int] = {}
    number = 1
    for number, line in read_lines(path, gzip="allowed", work=work):
        fields = line.split()
        if number == 1:
            if tuple(name.lower() for name in fields) != HEADER:
                raise InvalidInput("weights.header", path=path, line=number)
            continue
        if len(fields) != len(HEADER):
            raise InvalidInput("weights.fields", path=path, line=number)
        snp, weight = fields[0], _weight(fields[1])
        if not is_printable(snp):
            raise InvalidInput("weights.name", path=path, line=number)
        if weight is None:
            raise InvalidInput("weights.not-a-weight", path=path, line=number)
        if snp in line_of:
            raise InvalidInput("weights.snp-twice", path=path, line=number, snp=snp, first=line_of[snp])
        weight_of[snp], line_of[snp] = weight, number
    if not weight_of:
        raise InvalidInput("weights.none", path=path, line=number)
    return WeightTable(path=path, weight_of=weight_of, line_of=line_of)


def planned_weights(weights: Weights, base: Path | None, *, work: Work = UNWATCHED) -> WeightTable:
    """The table of a plan whose files lie in ``base``.  Raises InvalidInput where it is not the file that the plan means."""
    path = placed(weights.path, base)
    check_digest(path, weights.sha256)
    return read_weights(path, work=work)


def _weight(text: str) -> float | None:
    try:
        weight = float(text) if text.isascii() and "_" not in text else math.nan
    except ValueError:
        return None
    return weight if math.isfinite(weight) and weight >= 0 else None
