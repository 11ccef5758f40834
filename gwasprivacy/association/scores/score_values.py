"""How a score's values are computed from tables: apart from what is said of the score, which is all that a verifier needs.

One object a score, ``VALUES`` in ``values.py`` of its folder.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

import numpy as np
import numpy.typing as npt

from gwasprivacy.association.scores.corner_tables import Group, corner_groups
from gwasprivacy.association.scores.large_sample import LargeSampleLaw
from gwasprivacy.association.scores.parameters import Parameters
from gwasprivacy.association.scores.score_grid import FloatArray, ScoreGrid
from gwasprivacy.association.scores.weighted_sums import WeightedSums
from gwasprivacy.base.language import mark
from gwasprivacy.base.work import Work
from gwasprivacy.study.sizes import CaseControlSizes
from gwasprivacy.study.tables import CountArray, GenotypeTables

Directions = npt.NDArray[np.int8]

BLOCK = 1 << 17
"""SNPs at a time: memory stays small, progress and cancelling smooth."""


class ScoreValues(ABC):
    """The values of a score, and how they are spread.

    ``law``: their distribution in large studies, for instant estimates; None where only simulation tells.
    """

    law: ClassVar[LargeSampleLaw | None] = None

    def of_sums(self, sums: WeightedSums, grid: ScoreGrid, directions: Directions | None = None) -> FloatArray:
        """The scores of weighted sums on the public ``grid``, shape (n,): the least over fillings of calls that are missing.

        ``directions`` (n,), public: 1 or −1 where only an association that raises the counted, or the other, allele's share counts; 0 elsewhere.
        Only asked of scores that serve strata, traits or dosages; with directions of those that serve them.
        """
        raise NotImplementedError(type(self).__name__)

    @abstractmethod
    def of_counts(self, counts: CountArray, n_cases: int, n_controls: int, grid: ScoreGrid) -> FloatArray:
        """The scores of ``counts`` (n, 2, 3) on the public ``grid``, shape (n,).

        The row totals are the group sizes, or less where calls are missing, which only a score with
        ``least_over_fillings`` is given.
        """

    def of_tables(
        self,
        tables: GenotypeTables,
        chosen: Parameters,
        grid: ScoreGrid,
        *,
        planned: CaseControlSizes | None = None,
        directions: Directions | None = None,
        work: Work,
    ) -> FloatArray:
        """The score of every SNP, shape (n_snps,), before a public offset is subtracted; of tables with strata or of probabilities, and
        where weights follow from ``planned`` sizes or there are ``directions``, from their weighted sums."""
        plain = tables.by_stratum is None and tables.steps == 1 and planned is None and directions is None
        scores = np.empty(tables.n_snps, dtype=np.float64)
        for first in range(0, tables.n_snps, BLOCK):
            work.check()
            work.progress(mark("Scoring SNPs"), first, tables.n_snps)
            rows = slice(first, first + BLOCK)
            if plain:
                scores[rows] = self.of_counts(tables.counts[rows], tables.n_cases, tables.n_controls, grid)
            else:
                parts = tables.counts[rows, None] if tables.by_stratum is None else tables.by_stratum[rows]
                sums = WeightedSums.of_groups(parts, tables.sizes, steps=tables.steps, planned=planned)
                scores[rows] = self.of_sums(sums, grid, None if directions is None else directions[rows])
        work.progress(mark("Scoring SNPs"), tables.n_snps, tables.n_snps)
        return scores

    def null_mean(self, frequency: npt.ArrayLike, n_cases: int, n_controls: int) -> FloatArray:
        """What a SNP without any effect has on average at these *public* allele frequencies, shape of ``frequency``.

        Only asked of scores that take an offset.
        """
        raise NotImplementedError(type(self).__name__)

    def worst_groups(self, people: int) -> list[Group]:
        """Genotype counts of one group among which one person moves the score farthest, for the audit."""
        return corner_groups(people)
