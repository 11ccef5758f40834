"""Simulated people and where they come from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import IntArray
from gwasprivacy.base.language import mark
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.sizes import CaseControlSizes
from gwasprivacy.study.tables import GenotypeTables, Variants, read_only

ByteArray = npt.NDArray[np.uint8]
FloatArray = npt.NDArray[np.float64]

_BLOCK = 1 << 10

PEOPLE_STAGE = mark("Simulating people")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Cohort:
    """A simulated study with its people: ``genotypes`` uint8 (n_people, n_snps), copies of a1, the cases first.

    ``causal``: rows of the causal SNPs in ``variants``, in the disease model's order.  ``others``: people
    with the disease, drawn like the cases, who did not take part.  ``reference``: a public sample of the population.
    ``sizes``: cases and controls of each stratum, in whose order the cases stand, and the controls; None: one stratum.
    """

    genotypes: ByteArray
    others: ByteArray
    reference: ByteArray
    n_cases: int
    n_controls: int
    variants: Variants
    causal: IntArray
    sizes: CaseControlSizes | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "genotypes", read_only(self.genotypes, np.uint8))
        object.__setattr__(self, "others", read_only(self.others, np.uint8))
        object.__setattr__(self, "reference", read_only(self.reference, np.uint8))
        object.__setattr__(self, "causal", read_only(self.causal, np.int64))
        if self.genotypes.shape != (self.n_cases + self.n_controls, len(self.variants)):
            raise ValueError("genotypes must have a row per person and a column per SNP")

    def tables(self) -> GenotypeTables:
        """The study's genotype count tables."""
        sizes = self.sizes or CaseControlSizes.of_groups(self.n_cases, self.n_controls)
        counts = np.empty((len(self.variants), sizes.n_strata, 2, 3), dtype=np.int32)
        label = self.stratum
        for group, rows in enumerate((slice(None, self.n_cases), slice(self.n_cases, None))):
            for stratum in range(sizes.n_strata):
                counts[:, stratum, group] = genotype_counts(self.genotypes[rows][label[rows] == stratum])
        return GenotypeTables.of_strata(counts, self.variants, sizes)

    @property
    def stratum(self) -> IntArray:
        """The number of every participant's stratum, (n_people,)."""
        sizes = self.sizes or CaseControlSizes.of_groups(self.n_cases, self.n_controls)
        numbers = np.arange(sizes.n_strata)
        parts = [np.repeat(numbers, [stratum[group] for stratum in sizes.strata]) for group in (0, 1)]
        return np.concatenate(parts)

    def public_frequencies(self) -> FloatArray:
        """The allele frequencies of the public sample, (n_snps,); NaN where it has nobody."""
        if len(self.reference) == 0:
            return np.full(len(self.variants), np.nan)
        result: FloatArray = self.reference.mean(axis=0, dtype=np.float64) / 2
        return result


def genotype_counts(genotypes: ByteArray) -> npt.NDArray[np.int32]:
    """How many of the rows have 0, 1 and 2 copies in each column, shape (n_snps, 3)."""
    n_people, n_snps = genotypes.shape
    counts = np.zeros((n_snps, 3), dtype=np.int32)
    for start in range(0, n_people, _BLOCK):
        block = genotypes[start : start + _BLOCK]
        counts[:, 1] += np.count_nonzero(block == 1, axis=0).astype(np.int32)
        counts[:, 2] += np.count_nonzero(block == 2, axis=0).astype(np.int32)
    counts[:, 0] = n_people - counts[:, 1] - counts[:, 2]
    return counts


def split_people(
    people: ByteArray,
    sizes: tuple[int, int, int, int],
    variants: Variants,
    causal: IntArray,
    strata: CaseControlSizes | None = None,
) -> Cohort:
    """People in the order cases, controls, others, reference, of these ``sizes``; cases and controls by ``strata``."""
    n_cases, n_controls, n_others, _ = sizes
    participants = n_cases + n_controls
    return Cohort(
        genotypes=people[:participants],
        others=people[participants : participants + n_others],
        reference=people[participants + n_others :],
        n_cases=n_cases,
        n_controls=n_controls,
        variants=variants,
        causal=causal,
        sizes=strata,
    )


class StudySource(Protocol):
    """An engine with its disease model: gives simulated studies of any size.  All randomness comes from ``rng``."""

    @property
    def n_snps(self) -> int: ...

    @property
    def causal(self) -> IntArray:
        """Rows of the causal SNPs, in the disease model's order."""

    def tables(self, n_cases: int, n_controls: int, rng: np.random.Generator) -> GenotypeTables:
        """The tables of one simulated study, without making its people where that is not needed."""

    def public_frequencies(self, rng: np.random.Generator, panel_rng: np.random.Generator) -> FloatArray:
        """What a public panel says of the allele frequencies, (n_snps,), for the study that ``tables`` makes from ``rng``.

        Takes nothing from that study's people: population frequencies, or their estimate from people drawn by ``panel_rng``.
        """

    def cohort(
        self,
        n_cases: int,
        n_controls: int,
        rng: np.random.Generator,
        *,
        n_others: int = 0,
        n_reference: int = 0,
        work: Work = UNWATCHED,
    ) -> Cohort:
        """One simulated study with its people, ``n_others`` more people with the disease and ``n_reference`` of all kinds."""
