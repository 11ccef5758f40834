"""A file of covariates: read, rounded to the plan's public grid, and what follows for everybody's weight.

Messages give a person's line, never an identifier or a value.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import say, say_count
from gwasprivacy.base.number_words import percent
from gwasprivacy.base.quantities import quoted
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.balancing import SMALL_CELL, Balance, CovariateColumn, balanced
from gwasprivacy.study.covariates import Covariate, Covariates
from gwasprivacy.study.phenotype import MISSING_CODES, columns_of_people

MOST_LABELS = 100
_LARGEST = 2**40
MISSING = -(2**62)


@dataclass(frozen=True, slots=True, kw_only=True)
class CovariateFile:
    """``path``, and what of it the plan names."""

    path: Path
    chosen: Covariates

    def balance(
        self,
        outcome: npt.NDArray[np.int64],
        fid: Sequence[str],
        iid: Sequence[str],
        takes_part: npt.NDArray[np.bool_],
        *,
        is_trait: bool,
        work: Work = UNWATCHED,
    ) -> Balance:
        """Everybody's weight.  ``outcome``: as ``balancing.balanced``.  Raises InvalidInput."""
        texts, line_of = columns_of_people(self.path, fid, iid, self.chosen.names, work=work)
        columns = [
            self._column(each, text, line_of, takes_part) for each, text in zip(self.chosen.columns, texts, strict=True)
        ]
        complete = np.logical_and.reduce([each.codes != MISSING for each in columns])
        return balanced(outcome, columns, complete, takes_part, is_trait=is_trait, work=work)

    def _column(
        self, chosen: Covariate, texts: Sequence[str], line_of: Sequence[int], takes_part: npt.NDArray[np.bool_]
    ) -> CovariateColumn:
        codes = np.full(len(texts), MISSING, dtype=np.int64)
        there = [row for row in np.flatnonzero(takes_part).tolist() if texts[row].lower() not in MISSING_CODES]
        if chosen.step is None:
            labels = sorted({texts[row] for row in there})
            if len(labels) > MOST_LABELS:
                raise InvalidInput(
                    "covariates.too-many-labels", path=self.path, column=quoted(chosen.name), most=MOST_LABELS
                )
            number = {label: place for place, label in enumerate(labels)}
            for row in there:
                codes[row] = number[texts[row]]
            return CovariateColumn(codes=codes)
        for row in there:
            steps = _steps(texts[row], chosen.step)
            if steps is None:
                raise InvalidInput(
                    "covariates.not-a-number", path=self.path, line=line_of[row], column=quoted(chosen.name)
                )
            codes[row] = steps
        return CovariateColumn(codes=codes, step=chosen.step, squared=chosen.squared)


def _steps(text: str, step: float) -> int | None:
    """A finite decimal number in whole steps, halves upwards; None for anything else."""
    if not set(text.lower()) <= set("0123456789+-.e"):
        return None
    try:
        share = float(text) / step
    except (ValueError, OverflowError):
        return None
    return math.floor(share + 0.5) if math.isfinite(share) and abs(share) < _LARGEST else None


def curators_notes(found: Balance) -> tuple[str, ...]:
    """What the curator should know of the people's cells: exact numbers of private data, not for release."""
    notes = [
        say(
            "Covariates: {kept} of the weight is kept, in {cells} cells of participants alike in phenotype and covariates.",
            kept=percent(found.kept),
            cells=found.n_cells,
        )
    ]
    if found.alone:
        notes.append(
            say_count(
                "{n} participants are alone in their cell, and {small} are in cells of fewer than {limit}. The guarantee takes many more "
                "people to be like each of them; a coarser grid puts more participants into each cell.",
                one="One participant is alone in a cell, and {small} are in cells of fewer than {limit}. The guarantee takes many more "
                "people to be like each of them; a coarser grid puts more participants into each cell.",
                n=found.alone,
                small=found.in_small,
                limit=SMALL_CELL,
            )
        )
    if found.without:
        notes.append(
            say_count(
                "{n} participants lack a covariate, and have no weight.",
                one="One participant lacks a covariate, and has no weight.",
                n=found.without,
            )
        )
    return tuple(notes)
