"""The total-variation scores: how many participants apart the cases' and controls' genotype distributions are.

    genotypic  tv = min(R,S) · ½ Σ_g | r_g/R − s_g/S |  =  Σ_g |r_g·S − s_g·R| / (2·max(R,S))
    allelic    tv = min(R,S) · ½ | x/R − y/S |          =        |x·S − y·R|  / (2·max(R,S))

Both are a whole number over 2·max(R,S), so they are computed in integers and divided once.  Replacing one participant
moves either by at most 1: a case moves Σ by 2/R at most, a control by 2/S (proofs in ``sensitivity``).  The allelic
form is Yamamoto & Shibuya 2023; the genotypic form is ours (docs/theory/total-variation.md).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from gwasprivacy.association.scores.chi_square import (
    AnyIntArray,
    FloatArray,
    IntArray,
    allele_counts,
    check_study_size,
    group_sizes,
)
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.remedies import Remedy

if TYPE_CHECKING:
    from gwasprivacy.study.tables import GenotypeTables


def genotypic_numerator(counts: AnyIntArray) -> IntArray:
    """Σ_g |r_g·S − s_g·R|, so that tv is this over 2·max(R,S); int64 of shape (…) for ``counts`` (…, 2, 3)."""
    n_cases, n_controls = group_sizes(counts)
    r, s = counts[..., 0, :].astype(np.int64), counts[..., 1, :].astype(np.int64)
    total: IntArray = np.abs(r * n_controls - s * n_cases).sum(axis=-1)
    return total


def allelic_numerator(counts: AnyIntArray) -> IntArray:
    """|x·S − y·R|, so that the allelic tv is this over 2·max(R,S); int64 of shape (…) for ``counts`` (…, 2, 3)."""
    n_cases, n_controls = group_sizes(counts)
    x, y = allele_counts(counts)
    numerator: IntArray = np.abs(x * n_controls - y * n_cases)
    return numerator


def genotypic_total_variation(tables: GenotypeTables) -> FloatArray:
    """min(R,S) times the total variation distance of the two genotype distributions, shape (n_snps,).

    Between 0 (equal proportions) and min(R,S) (no genotype in common), in participants.
    docs/theory/total-variation.md.
    """
    return genotypic_numerator(tables.counts) / (2.0 * max(tables.n_cases, tables.n_controls))


def allelic_total_variation(tables: GenotypeTables) -> FloatArray:
    """min(R,S) times the difference of the two groups' allele frequencies, shape (n_snps,).

    Between 0 and min(R,S), in participants.  Yamamoto & Shibuya 2023.
    """
    return allelic_numerator(tables.counts) / (2.0 * max(tables.n_cases, tables.n_controls))


def null_mean(
    allele_frequency: npt.ArrayLike, n_cases: int, n_controls: int, *, allelic: bool = False
) -> npt.NDArray[np.float64]:
    """What the tv score of a SNP without any effect is on average: a *public* offset, shape of ``allele_frequency``.

    ``allele_frequency`` ∈ [0, 1] must come from a public reference panel, never from the study: then subtracting the
    result from a SNP's score leaves the sensitivity as it is, since both neighbours lose the same number.  Genotypes in
    Hardy–Weinberg proportions π and independent people give r_g/R − s_g/S ≈ Normal(0, π_g(1−π_g)·(1/R + 1/S)), whose
    mean size is √(2/π) standard deviations.  Any other function of public data would be as private: an error of the
    approximation costs accuracy of the offset only.  The same for p and 1 − p (up to rounding), so it does not matter
    which allele is counted.  Raises InvalidInput for frequencies outside [0, 1].
    """
    check_study_size(n_cases, n_controls)
    frequency = np.asarray(allele_frequency, dtype=np.float64)
    if not ((frequency >= 0) & (frequency <= 1)).all():
        raise InvalidInput(
            "An allele frequency of the reference panel is outside 0 to 1 or missing.",
            code="score.reference-frequency",
            remedy=Remedy.FREQUENCIES_FOR_OFFSET,
        )
    rate = 1 / n_cases + 1 / n_controls
    if allelic:
        size = np.sqrt(2 * frequency * (1 - frequency) * rate)
    else:
        share = np.stack([(1 - frequency) ** 2, 2 * frequency * (1 - frequency), frequency**2], axis=-1)
        size = np.sqrt(np.maximum(share * (1 - share), 0) * rate).sum(axis=-1)
    return np.asarray(min(n_cases, n_controls) / 2 * math.sqrt(2 / math.pi) * size, dtype=np.float64)
