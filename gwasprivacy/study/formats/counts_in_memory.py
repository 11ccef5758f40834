"""A study whose counts are held in memory, because its file can only be read from beginning to end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from gwasprivacy.base.arrays import IntArray
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.formats.opened_study import MISSING, SQUARES, GroupStudy, People
from gwasprivacy.study.sizes import CaseControlSizes
from gwasprivacy.study.tables import CountArray, Variants, read_only


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class HeldStudy(GroupStudy):
    """See ``opened_study.Study``.  ``calls``: int32 (n_snps, 2, 4), counted when the file was opened: 32 bytes per SNP; int64
    (n_snps, 2, 5) and in steps where there are more than one.

    ``joined``: where several records next to each other have one place, the first one's row → int32 (2, 4), the calls of all of
    them as one site: each person's copies of a1 added, at most 2, and missing where one record has no call.

    ``strata``, ``cells``: the names of K ≥ 2 strata, and the cases and controls of the first, of the second, …; () without
    strata.  Calls have then 2K in place of 2.

    ``is_called``: its sites were counted as a caller's (``called_places``).  ``files``: where it comes in several.
    """

    format_name: str
    path: Path
    variants: Variants
    people: People | None
    n_cases: int
    n_controls: int
    calls: CountArray
    notes: tuple[str, ...] = ()
    strata: tuple[str, ...] = ()
    cells: tuple[int, ...] = ()
    joined: Mapping[int, CountArray] = field(default_factory=dict)
    steps: int = 1
    is_called: bool = False
    files: tuple[Path, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "calls", read_only(self.calls, np.int32 if self.steps == 1 else np.int64))
        if len(self.cells) != 2 * len(self.strata):
            raise ValueError("each stratum has two cells")
        width = MISSING + 1 if self.steps == 1 else SQUARES + 1
        if self.calls.shape != (len(self.variants), len(self.sizes.cells), width):
            raise ValueError("calls must have shape (n_snps, 2, 4)")

    @property
    def sizes(self) -> CaseControlSizes:
        if self.strata:
            return CaseControlSizes.of_cells(self.cells)
        return CaseControlSizes.of_groups(self.n_cases, self.n_controls)

    def count_calls(
        self,
        rows: IntArray | None = None,
        *,
        block: int | None = None,
        work: Work = UNWATCHED,
    ) -> CountArray:
        """See ``Study.count_calls``; nothing is left to read."""
        return self.calls if rows is None else self.calls[rows]
