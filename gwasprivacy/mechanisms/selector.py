"""What a selector is: scores in, a private set of SNPs out.  One object a file, in ``mechanisms/selectors/``."""

from __future__ import annotations

from typing import Protocol

import numpy as np

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.mechanisms.grid import FloatArray, IntArray
from gwasprivacy.study.candidates import LocusIndex


class Selector(Protocol):
    """A private selection of SNPs that spends exactly the ε it is given.

    ``name``: as plans write it.  ``title``, ``words``: for people.  ``publishes``: what leaves, in words.  ``source``:
    the citation.  ``ordered``: whether the order of the output means anything (it never does here: rows come sorted).
    ``by_locus``: whether it can choose one SNP per public locus.  ``needs_threshold``: whether it needs a public
    threshold on the score, and then ``n_snps`` is the largest number of SNPs instead of the exact one.
    ``noise_moves(M)``: the noise has scale ``noise_moves(M)``·Δ/ε.
    """

    @property
    def name(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def words(self) -> str: ...
    @property
    def publishes(self) -> str: ...
    @property
    def source(self) -> str: ...
    @property
    def ordered(self) -> bool: ...
    @property
    def by_locus(self) -> bool: ...
    @property
    def needs_threshold(self) -> bool: ...

    def noise_moves(self, n_snps: int) -> int: ...

    def select(
        self,
        scores: FloatArray,
        *,
        sensitivity: float,
        epsilon: float,
        n_snps: int,
        loci: LocusIndex | None = None,
        threshold: float | None = None,
    ) -> IntArray:
        """The chosen rows, ascending: int64, shape (n_snps,); fewer when the loci run out or a size is chosen too.

        ``scores``: finite, shape (number of candidates,), ``sensitivity`` Δ > 0 for the plan's neighbours, ``epsilon`` > 0
        in nats, all of it spent.  Raises InvalidInput for impossible arguments.
        """

    def select_many(
        self,
        scores: FloatArray,
        *,
        sensitivity: float,
        epsilon: float,
        n_snps: int,
        draws: int,
        loci: LocusIndex | None = None,
        threshold: float | None = None,
    ) -> IntArray:
        """``draws`` independent selections, for audits: int64, shape (draws, n_snps), rows ascending, −1 where fewer."""


def check_selection(scores: FloatArray, n_snps: int, loci: LocusIndex | None = None) -> FloatArray:
    """The scores as finite float64 of one axis, with 1 ≤ n_snps ≤ their number; InvalidInput otherwise."""
    values = np.asarray(scores, dtype=np.float64)
    if values.ndim != 1:
        raise ValueError("scores have one axis, the SNPs")
    if len(values) == 0:
        raise InvalidInput("There is no candidate SNP.", hint="Check the candidate list.")
    if not 1 <= n_snps <= len(values):
        raise InvalidInput(
            f"{n_snps} SNPs cannot be chosen from {len(values)} candidates.",
            hint="Choose M between 1 and their number.",
        )
    if loci is not None and len(loci) != len(values):
        raise ValueError("there must be one locus per candidate")
    return values


def check_no_loci(selector: Selector, loci: LocusIndex | None) -> None:
    """InvalidInput where a selector that cannot choose by locus is given loci."""
    if loci is not None and not selector.by_locus:
        raise InvalidInput(
            f"{selector.title} cannot choose one SNP per locus.",
            hint="Use permute-and-flip, the exponential mechanism or Laplace, or leave the loci out.",
        )
