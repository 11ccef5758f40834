"""A file of covariates: read, rounded to the plan's public grid, and what follows for everybody's weight.

Messages give a person's line, never an identifier or a value.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import say, say_count
from gwasprivacy.base.number_words import percent
from gwasprivacy.base.quantities import quoted
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.balancing import Balance, CovariateColumn, balanced
from gwasprivacy.study.covariates import Covariate, Covariates
from gwasprivacy.study.phenotype import MISSING_CODES, columns_of_people
from gwasprivacy.study.strata import label_columns

MOST_LABELS = 100
COARSER = (2, 4)
"""How many times as coarse the grids are with which a plan's are compared."""
_LARGEST = 2**40
MISSING = -(2**62)


@dataclass(frozen=True, slots=True, kw_only=True)
class CovariateFile:
    """``path``, and what of it the plan names.  ``compares``: coarser grids are balanced too, for a curator who asks what each costs."""

    path: Path
    chosen: Covariates
    compares: bool = False

    def check_header(self, *, work: Work = UNWATCHED) -> None:
        """That the file has the columns, before it is known of whom.  Raises InvalidInput."""
        known = label_columns(self.path, work=work)
        for name in self.chosen.names:
            if not known:
                raise InvalidInput("covariates.no-header", path=self.path)
            if name not in known:
                raise InvalidInput("covariates.not-in-file", path=self.path, column=quoted(name), known=known[:8])

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
        self.check_header(work=work)
        texts, line_of = columns_of_people(self.path, fid, iid, self.chosen.names, work=work)

        def of(chosen: Covariates) -> Balance:
            columns = [
                self._column(each, text, line_of, takes_part) for each, text in zip(chosen.columns, texts, strict=True)
            ]
            complete = np.logical_and.reduce([each.codes != MISSING for each in columns])
            return balanced(outcome, columns, complete, takes_part, is_trait=is_trait, work=work)

        coarser = coarser_grids(self.chosen) if self.compares else ()
        return replace(of(self.chosen), coarser=tuple((each, of(each)) for each in coarser))

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


def usual_covariate(name: str) -> Covariate:
    """A column as its name alone has it: ages and components are numbers, on the grids that the help advises; all else holds categories."""
    bare = Covariate(name=name)
    step = 0.01 if bare.is_component else 5.0 if name.lower() == "age" else None
    return replace(bare, step=step)


def on_coarser_grid(chosen: Covariates, times: int) -> Covariates:
    """The same covariates with grids so many times as coarse; categories stay as they are."""
    return replace(
        chosen, columns=tuple(replace(each, step=each.step and each.step * times) for each in chosen.columns)
    )


def coarser_grids(chosen: Covariates) -> tuple[Covariates, ...]:
    """The same covariates with grids that are :data:`COARSER`; () where there are categories alone."""
    if all(each.step is None for each in chosen.columns):
        return ()
    return tuple(on_coarser_grid(chosen, times) for times in COARSER)


def holds_all(path: Path, chosen: Covariates) -> bool:
    """Whether a file's header names all of the columns."""
    try:
        CovariateFile(path=path, chosen=chosen).check_header()
    except InvalidInput:
        return False
    return True


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
    """What became of the weight: exact numbers of private data, for the curator and not for release."""
    notes = [
        say(
            "Covariates: {kept} of the weight is kept, in {cells} cells of participants alike in phenotype and covariates.",
            kept=percent(found.kept),
            cells=found.n_cells,
        )
    ]
    if found.without:
        notes.append(
            say_count(
                "{n} participants lack a covariate, and have no weight.",
                one="One participant lacks a covariate, and has no weight.",
                n=found.without,
            )
        )
    return tuple(notes)
