"""What was found in one file: its numbers, its reasons to be looked at, and a sample of rows to compare files by.

All of it is private and stays in memory; what is written of it is in ``reasons.py``.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Self

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import freeze
from gwasprivacy.release.result_files.reasons import Reason

Keys = npt.NDArray[np.uint64]
Floats = npt.NDArray[np.float64]
SAMPLE = 8192
"""Rows of which a file is remembered; a shorter one is remembered whole."""
GROUPS = ("all", "cases", "controls")
COLUMNS = ("f_all", "f_cases", "f_controls", "z", "weight", "n")


@dataclass(frozen=True, slots=True, kw_only=True)
class Sample:
    """Rows with the smallest ``by_name`` or ``by_place``, which are the same rows in every file that has them.

    Both are hashes of the SNP, 0 where it has no name, or no place; ``allele`` of its alleles in either order.  ``values``: shape (n_rows, 6), NaN where the
    file has none: allele frequencies, folded to the rarer allele, of all, cases and controls, |z|, weight, people.
    """

    by_name: Keys
    by_place: Keys
    allele: Keys
    values: Floats

    def __post_init__(self) -> None:
        freeze(self)

    @classmethod
    def empty(cls) -> Self:
        none = np.zeros(0, np.uint64)
        return cls(by_name=none, by_place=none, allele=none, values=np.zeros((0, len(COLUMNS))))

    @classmethod
    def of(cls, parts: Iterable[Self]) -> Self:
        every = list(parts)
        return cls(
            by_name=np.concatenate([each.by_name for each in every]),
            by_place=np.concatenate([each.by_place for each in every]),
            allele=np.concatenate([each.allele for each in every]),
            values=np.concatenate([each.values for each in every]),
        )

    def only(self, rows: npt.NDArray[np.bool_]) -> Self:
        return replace(
            self,
            by_name=self.by_name[rows],
            by_place=self.by_place[rows],
            allele=self.allele[rows],
            values=self.values[rows],
        )

    def smallest(self, wanted: Keys) -> Self:
        """The rows to be remembered: the smallest hashes of either kind, and those ``wanted``."""
        if len(self.values) <= SAMPLE:
            return self
        keep = np.isin(self.by_name, wanted) | np.isin(self.by_place, wanted)
        for keys in (self.by_name, self.by_place):
            there = keys > 0
            if there.sum() > SAMPLE:
                there &= keys <= np.partition(keys[there], SAMPLE - 1)[SAMPLE - 1]
            keep |= there
        return self.only(keep)

    def value(self, name: str) -> Floats:
        return self.values[:, COLUMNS.index(name)]


@dataclass(frozen=True, slots=True, kw_only=True)
class FileFacts:
    """``people``, ``cases``, ``controls``: of whom the rows are, as harmonic means over rows; NaN where the file does not say.

    ``fewest``, ``most``: over rows.  ``implied_group``: R·S/(R+S) of cases and controls, as odds ratios' standard errors or a column tell it;
    ``maybe_groups``: the same of β, if it is a log odds ratio.
    ``grid``: of how many people all frequencies are fractions.  ``smallest_count``: of copies or people in one cell, above 0.
    """

    name: str
    rows: int = 0
    effects: bool = False
    errors: bool = False
    frequencies: bool = False
    genotype_counts: bool = False
    tests: bool = False
    weights: bool = False
    binary: bool = False
    people: float = math.nan
    fewest: float = math.nan
    most: float = math.nan
    cases: float = math.nan
    controls: float = math.nan
    implied_group: float = math.nan
    maybe_group: float = math.nan
    grid: int = 0
    smallest_count: float = math.inf
    reasons: tuple[Reason, ...] = ()
    sample: Sample = field(default_factory=Sample.empty)

    @property
    def is_table(self) -> bool:
        return self.rows > 0 and (
            self.effects or self.frequencies or self.genotype_counts or self.tests or self.weights
        )
