"""Genotype counts, allele counts and allele frequencies of SNPs that were chosen beforehand, with integer noise.

The only releases here that also serve unbounded neighbours (one participant more or fewer), where the size of the study is
itself secret.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import freeze
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.quantities import quoted
from gwasprivacy.mechanisms.grid import IntArray, smallest_double
from gwasprivacy.mechanisms.number_release import NumberRelease
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.design import CASE_CONTROL


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class NoisyCounts:
    """``counts``: noisy whole numbers of the exact counts' shape, int64, read-only, negative ones kept (no bias);
    ``scale``: of the discrete Laplace noise, in people or alleles."""

    counts: IntArray
    scale: float
    epsilon: float

    def __post_init__(self) -> None:
        freeze(self)

    def half_width(self, confidence: float) -> int:
        """How far a count is from the exact one at most, with probability ≥ ``confidence``."""
        # Pr[|X| > h] = 2 r^(h+1)/(1 + r), r = e^{−1/scale}.
        r = math.exp(-1 / self.scale)
        return max(0, math.ceil(math.log((1 - confidence) * (1 + r) / 2) / math.log(r) - 1))


@dataclass(frozen=True, slots=True, kw_only=True)
class Counts(NumberRelease):
    """Discrete Laplace noise on the counts of k SNPs, scale k·ℓ1/ε.

    Spends ε; publishes one whole number per cell, in order.  ``ℓ1`` per SNP:

    *Genotype counts* (cases and controls by 0, 1, 2 copies): a replaced participant leaves one cell and enters another
    of the same group: 2.  A swapped case and control each leave a cell and enter one: 4, both groups published.  An added
    or removed participant: 1.
    *Allele counts* (copies of the counted allele in cases, in controls): a participant has 0, 1 or 2 copies, so 2 for a
    replaced, added or removed one; 4 for a swap, which moves both groups by at most 2.

    A participant without a call is in no cell and has no copy that counts, which is one state more than 0, 1 or 2 copies: a
    replaced one who has or had no call moves genotype counts by 1 at most, and allele counts by 2 as before.  So nothing is
    filled, and no rule is needed.  Over k SNPs ℓ1 adds
    up, since one participant moves all of them, each in their own stratum alone; the discrete Laplace law with scale kℓ1/ε is then ε-DP (Ghosh,
    Roughgarden & Sundararajan 2012).  Counts are whole numbers, so no rounding is involved; the scale is the next double
    above the exact quotient.

    *Probabilities* in whole numbers of G steps in place of calls: a participant's three numbers sum to G, so wherever one with a
    call moved counts by 1, they move them by G, and every ℓ1 above is G times as large, as is the scale.

    ``moves``: ℓ1 of one SNP by neighbour relation; ``unit``: of the numbers.  ``times``: so many times the scale has the noise of each number
    along the last axis, of which ℓ1 is then that of the numbers divided by these (``effects/dosage_sums.py``).
    """

    cells: tuple[int, ...]
    moves: tuple[tuple[Neighbours, int], ...]
    unit: str
    times: tuple[int, ...] = (1,)
    source: str = "Ghosh, Roughgarden & Sundararajan 2012; Uhler, Slavković & Fienberg 2013"
    neighbours: frozenset[Neighbours] = frozenset(Neighbours) - {Neighbours.REPLACE_TRAIT}
    uses_score: bool = False
    study_kinds = frozenset({CASE_CONTROL})

    def __post_init__(self) -> None:
        if frozenset(dict(self.moves)) != self.neighbours:
            raise ValueError("every relation needs to know how far it moves the counts")

    def table(self, genotype_counts: npt.ArrayLike) -> IntArray:
        """What is published of (k, 2, 3) called people by group and copies, without noise: int64, shape (k, *cells)."""
        exact: IntArray = np.asarray(genotype_counts, dtype=np.int64)
        return exact if self.cells == (2, 3) else allele_counts(exact)

    def noise_scale(self, *, n_snps: int, neighbours: Neighbours, epsilon: float, steps: int = 1) -> float:
        """The scale for ``n_snps`` SNPs: the smallest double that is at least k·ℓ1/ε; in ``steps`` of a person."""
        if not (math.isfinite(epsilon) and epsilon > 0):
            raise InvalidInput("known-study.epsilon", epsilon=quoted(epsilon))
        return smallest_double(Fraction(n_snps * steps * dict(self.moves)[neighbours]) / Fraction(epsilon))


def allele_counts(genotype_counts: npt.ArrayLike) -> IntArray:
    """Copies of the counted allele in cases and in controls: (k, 2, 3) people by copies → int64 (k, 2)."""
    counted: IntArray = np.asarray(genotype_counts, dtype=np.int64) @ np.array([0, 1, 2])
    return counted
