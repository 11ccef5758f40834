"""A study whose counts are held in memory, because its file can only be read from beginning to end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from gwasprivacy.base.executors import Executor
from gwasprivacy.base.progress import NEVER_CANCELLED, NO_PROGRESS, Cancel, Progress
from gwasprivacy.study.formats.opened_study import People
from gwasprivacy.study.tables import CountArray, IntArray, Variants, read_only


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class HeldStudy:
    """See ``opened_study.Study``.  ``calls``: int32 (n_snps, 2, 4), counted when the file was opened: 32 bytes per SNP; int64 and
    in steps where there are more than one.

    ``joined``: where several records next to each other have one place, the first one's row → int32 (2, 4), the calls of all of
    them as one site: each person's copies of a1 added, at most 2, and missing where one record has no call.
    """

    format_name: str
    path: Path
    variants: Variants
    people: People | None
    n_cases: int
    n_controls: int
    calls: CountArray
    notes: tuple[str, ...] = ()
    tells_missing: bool = True
    joined: Mapping[int, CountArray] = field(default_factory=dict)
    steps: int = 1

    def __post_init__(self) -> None:
        object.__setattr__(self, "calls", read_only(self.calls, np.int32 if self.steps == 1 else np.int64))
        if self.calls.shape != (len(self.variants), 2, 4):
            raise ValueError("calls must have shape (n_snps, 2, 4)")

    def count_calls(
        self,
        rows: IntArray | None = None,
        *,
        block: int | None = None,
        executor: Executor | None = None,
        progress: Progress = NO_PROGRESS,
        cancel: Cancel = NEVER_CANCELLED,
    ) -> CountArray:
        """See ``Study.count_calls``; nothing is left to read."""
        return self.calls if rows is None else self.calls[rows]
