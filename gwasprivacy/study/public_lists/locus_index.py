"""The rows that each SNP excludes when it is chosen."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from gwasprivacy.base.arrays import IntArray
from gwasprivacy.study.tables import read_only


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class LocusIndex:
    """Which rows a chosen SNP excludes: choosing row i removes the rows [``start[i]``, ``stop[i]``), itself among them.

    Both are int64 of shape (n_snps,), read-only, with start[i] ≤ i < stop[i].
    """

    start: IntArray
    stop: IntArray

    def __post_init__(self) -> None:
        for name in ("start", "stop"):
            object.__setattr__(self, name, read_only(getattr(self, name), np.int64))
        rows = np.arange(len(self.start))
        if self.start.shape != self.stop.shape or not ((self.start <= rows) & (rows < self.stop)).all():
            raise ValueError("a locus must contain its own SNP")
        if len(rows) and (self.start.min() < 0 or self.stop.max() > len(rows)):
            raise ValueError("a locus must lie among the rows")

    def __len__(self) -> int:
        return int(self.start.shape[0])

    @property
    def is_disjoint(self) -> bool:
        """Whether the loci are blocks that share no row; windows around each SNP usually overlap."""
        first = np.flatnonzero(self.start == np.arange(len(self)))
        size = np.diff(first, append=len(self))
        return bool((self.start == np.repeat(first, size)).all() and (self.stop == np.repeat(first + size, size)).all())

    def blocks(self) -> IntArray:
        """The number of each row's locus, from 0 in genome order, where loci are disjoint (ValueError otherwise)."""
        if not self.is_disjoint:
            raise ValueError("the loci overlap")
        found: IntArray = np.cumsum(self.start == np.arange(len(self))) - 1
        return found
