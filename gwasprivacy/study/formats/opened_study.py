"""What every kind of study file offers: its SNPs, its groups, and counts of calls."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import IntArray
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.sizes import CaseControlSizes
from gwasprivacy.study.tables import CountArray, TextArray, Variants, read_only

MISSING, SQUARES = 3, 4
"""The column of missing calls in counts of calls, after those of 0, 1 and 2 copies of a1; and, of probabilities, that of Σ (d − 1)²."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class People:
    """Who took part: private.  ``fid``, ``iid``: object arrays of str; ``is_case``: bool; all of shape (n_people,)."""

    fid: TextArray
    iid: TextArray
    is_case: npt.NDArray[np.bool_]

    def __post_init__(self) -> None:
        for name, dtype in (("fid", object), ("iid", object), ("is_case", bool)):
            object.__setattr__(self, name, read_only(getattr(self, name), dtype))

    def __len__(self) -> int:
        return int(self.is_case.shape[0])

    def __repr__(self) -> str:  # never anybody's name in a log
        return f"People(n={len(self)})"


class WithPeople(Protocol):
    """What is asked of a study of any kind: its file, its SNPs, who took part, and everybody's calls together."""

    @property
    def path(self) -> Path: ...

    @property
    def variants(self) -> Variants: ...

    @property
    def people(self) -> People | None: ...

    @property
    def is_called(self) -> bool: ...

    @property
    def files(self) -> tuple[Path, ...]:
        """What to open to read the same people again; () for ``path``."""

    def count_calls(
        self,
        rows: IntArray | None = None,
        *,
        block: int | None = None,
        work: Work = UNWATCHED,
    ) -> CountArray:
        """Calls per SNP and group: int32, shape (n, groups, 4)."""


class GroupStudy:
    """What is the same of every opened study of cases and controls, but for one that says otherwise."""

    __slots__ = ()

    is_called = False
    balance = None
    files: tuple[Path, ...] = ()


class CellSizes(GroupStudy):
    """A study's numbers of cases and controls, which follow from its ``sizes``."""

    __slots__ = ()

    @property
    def sizes(self) -> CaseControlSizes:
        raise NotImplementedError

    @property
    def n_cases(self) -> int:
        return self.sizes.n_cases

    @property
    def n_controls(self) -> int:
        return self.sizes.n_controls


class Study(Protocol):
    """An opened study.  Opening reads who took part and which SNPs there are; the calls are read by ``count_calls``."""

    @property
    def format_name(self) -> str:
        """In words: "PLINK 1", "VCF", …"""

    @property
    def path(self) -> Path:
        """The main file: the one that holds the genotypes."""

    @property
    def variants(self) -> Variants:
        """The SNPs in the file's order; a1 and a2 as the file has them."""

    @property
    def people(self) -> People | None:
        """Who took part; None where the file has only counts."""

    @property
    def n_cases(self) -> int: ...

    @property
    def n_controls(self) -> int: ...

    @property
    def steps(self) -> int:
        """1: calls are counted.  Else a call is so many steps, which its genotypes' probabilities share
        (``study.probabilities``)."""

    @property
    def strata(self) -> tuple[str, ...]:
        """The names of the strata, in the order of ``sizes``; () for a study without."""

    @property
    def sizes(self) -> CaseControlSizes:
        """Cases and controls of each stratum; they add up to ``n_cases`` and ``n_controls``."""

    @property
    def is_called(self) -> bool:
        """Whether its sites were counted as a caller's when it was opened, or its table made; of several files see ``called_study``."""

    @property
    def files(self) -> tuple[Path, ...]: ...

    @property
    def balance(self) -> None:
        """Its people have no weights of their own, as those of a ``TraitStudy`` can."""

    @property
    def notes(self) -> tuple[str, ...]:
        """Sentences about how the file was read that a person should see, e.g. the coding of the phenotype."""

    def count_calls(
        self,
        rows: IntArray | None = None,
        *,
        block: int | None = None,
        work: Work = UNWATCHED,
    ) -> CountArray:
        """Calls per SNP: int32, shape (n, 2, 4): [cases, controls] × [0, 1, 2 copies of a1, missing]; int64 and in steps where
        there are more than one, with a fifth column (``probabilities.sums``).  With K strata (n, 2K, 4 or 5): cases and controls of the first stratum, then of the second, and
        so on.

        ``rows``: strictly increasing rows to count, or None for all.  ``block``: SNPs read at a time, or None for a
        few megabytes of them; neither it nor the executor changes the result.
        Raises InvalidInput when the file has changed since it was opened.
        """


def require_both_groups(n_cases: int, n_controls: int, where: object) -> None:
    """Raise InvalidInput unless there is at least one case and one control."""
    if n_cases < 1:
        raise InvalidInput("study.no-cases", path=where)
    if n_controls < 1:
        raise InvalidInput("study.no-controls", path=where)
