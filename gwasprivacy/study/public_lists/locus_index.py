"""The rows that each SNP excludes when it is chosen; or the loci that are published in place of SNPs."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import IntArray
from gwasprivacy.study.tables import read_only

FloatArray = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class LocusIndex:
    """Which rows a chosen SNP excludes: choosing row i removes the rows [``start[i]``, ``stop[i]``), itself among them.

    Both are int64 of shape (n_snps,), read-only, with start[i] ≤ i < stop[i].  ``intervals``: where the loci themselves are published,
    the first and last position of each, int64 of shape (n_loci, 2), and no two share a row; None where SNPs are.
    """

    start: IntArray
    stop: IntArray
    intervals: IntArray | None = None

    def __post_init__(self) -> None:
        for name in ("start", "stop"):
            object.__setattr__(self, name, read_only(getattr(self, name), np.int64))
        rows = np.arange(len(self.start))
        if self.start.shape != self.stop.shape or not ((self.start <= rows) & (rows < self.stop)).all():
            raise ValueError("a locus must contain its own SNP")
        if len(rows) and (self.start.min() < 0 or self.stop.max() > len(rows)):
            raise ValueError("a locus must lie among the rows")
        if self.intervals is not None:
            object.__setattr__(self, "intervals", read_only(self.intervals, np.int64))
            if not self.is_disjoint or self.intervals.shape != (len(self.firsts), 2):
                raise ValueError("published loci share no row, and each has an interval")

    def __len__(self) -> int:
        return int(self.start.shape[0])

    @property
    def are_published(self) -> bool:
        """Whether the loci themselves are what is selected and published."""
        return self.intervals is not None

    @property
    def firsts(self) -> IntArray:
        """The first row of each locus, ascending, where loci are disjoint."""
        return np.flatnonzero(self.start == np.arange(len(self)))

    def best(self, values: FloatArray) -> FloatArray:
        """The largest of the ``values`` (n_snps,) in each disjoint locus, shape (n_loci,): a locus is as good as its best SNP.

        *Sensitivity.*  A locus holds at least one row, whoever takes part.  |max a − max b| ≤ max |a − b|: if no value moves farther than
        Δ, no locus does.
        """
        found: FloatArray = np.maximum.reduceat(values, self.firsts)
        return found

    def of_rows(self, rows: IntArray) -> IntArray:
        """The numbers of the disjoint loci that hold ``rows``, each once, ascending."""
        found: IntArray = np.unique(self.blocks()[rows])
        return found

    @property
    def is_disjoint(self) -> bool:
        """Whether the loci are blocks that share no row; windows around each SNP usually overlap."""
        first = self.firsts
        size = np.diff(first, append=len(self))
        return bool((self.start == np.repeat(first, size)).all() and (self.stop == np.repeat(first + size, size)).all())

    def blocks(self) -> IntArray:
        """The number of each row's locus, from 0 in genome order, where loci are disjoint (ValueError otherwise)."""
        if not self.is_disjoint:
            raise ValueError("the loci overlap")
        found: IntArray = np.cumsum(self.start == np.arange(len(self))) - 1
        return found
