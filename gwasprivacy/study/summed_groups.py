"""Who is counted apart in a study of a trait, summed: what its tables need beside the counts, with or without the people themselves."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from gwasprivacy.base.arrays import IntArray, freeze
from gwasprivacy.study.sizes import TraitSizes


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class SummedGroups:
    """``everybody``: people and Σ y of each group, int64 (2K, 2): first the K strata's people above what is subtracted, then the others.
    ``squares``: Σ (y − Y/2)² over everybody who takes part.  ``centres``: public, of each stratum a share of the range; None: its own
    mean.  Private.
    """

    everybody: IntArray
    squares: int
    centres: tuple[Fraction, ...] | None = None

    def __post_init__(self) -> None:
        freeze(self)

    def __repr__(self) -> str:
        return "SummedGroups(private)"

    @property
    def n_strata(self) -> int:
        return len(self.everybody) // 2

    @property
    def sizes(self) -> TraitSizes:
        people = self.everybody[:, 0].reshape(2, -1).sum(axis=0)
        return TraitSizes(strata=tuple(people.tolist()), centres=self.centres)

    @property
    def totals(self) -> IntArray:
        """Σ y of each stratum, (K,)."""
        sums: IntArray = self.everybody[:, 1].reshape(2, -1).sum(axis=0)
        return sums
