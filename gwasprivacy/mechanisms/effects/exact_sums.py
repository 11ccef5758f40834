"""The exact sums behind effects, on their way to the noise: only whoever releases has any."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import freeze
from gwasprivacy.mechanisms.effects.dosage_sums import TIMES
from gwasprivacy.mechanisms.grid import IntArray


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class TraitSums:
    """Of k SNPs in K strata: ``people`` and ``sums``, int64 (k, K, 3), with 0, 1, 2 copies; ``squares``: of all participants.

    ``steps``: Y, even.  ``genotype_steps``: how many steps of probability a person is in ``people`` and ``sums``; where there are
    more than one, ``people`` are the three numbers of ``dosage_sums``.  Exact, or with noise.  Private where exact: ``repr`` shows nothing.
    """

    people: IntArray
    sums: IntArray
    squares: int
    steps: int
    genotype_steps: int = 1

    def __post_init__(self) -> None:
        freeze(self)
        if self.people.shape != self.sums.shape or self.people.ndim != 3 or self.people.shape[2] != 3:
            raise ValueError("people and sums have shape (k, K, 3)")
        if self.steps < 2 or self.steps % 2 or self.genotype_steps < 1:
            raise ValueError("the range has a middle step, and a person at least one")

    def __repr__(self) -> str:
        return f"TraitSums(shape={self.people.shape})"

    @property
    def times(self) -> tuple[int, ...]:
        """So many times the people's scale has the noise of each of their three numbers."""
        return (1,) if self.genotype_steps == 1 else TIMES

    @classmethod
    def of_tables(
        cls,
        people: npt.ArrayLike,
        totals: npt.ArrayLike,
        *,
        squares: int,
        steps: int,
        genotype_steps: int = 1,
        dosage_squares: npt.ArrayLike | None = None,
    ) -> TraitSums:
        """From people and Σ y by genotype, (k, K, 3), both in ``genotype_steps``, and ``squares``: Σ (y − Y/2)² over everybody;
        ``dosage_squares``: Σ (d − 1)², (k, K), of probabilities."""
        n = np.asarray(people, dtype=np.int64)
        sums = np.asarray(totals, dtype=np.int64) - n * (steps // 2)
        if genotype_steps > 1:
            if dosage_squares is None:
                raise ValueError("probabilities need the squares of their dosages")
            n = dosage_numbers(n, dosage_squares)
        return cls(people=n, sums=sums, squares=int(squares), steps=steps, genotype_steps=genotype_steps)

    def take(self, rows: IntArray) -> TraitSums:
        return replace(self, people=self.people[rows], sums=self.sums[rows])


def dosage_numbers(probabilities: npt.ArrayLike, squares: npt.ArrayLike) -> IntArray:
    """The three numbers, (…, 3), of sums of probabilities (…, 3) and of Σ (d − 1)² (…,), all in steps."""
    p: IntArray = np.asarray(probabilities, dtype=np.int64)
    return np.stack([p.sum(axis=-1), p[..., 2] - p[..., 0], np.asarray(squares, dtype=np.int64)], axis=-1)
