"""The three χ² statistics of a 2×3 genotype table, as ``plink --model`` has them (GENO, ALLELIC, TREND).

Letters (docs/theory/tables-and-statistics.md): r and s are the cases' and controls' counts of people with 0, 1, 2
copies of the counted allele, n = r + s, R = Σr, S = Σs, N = R + S; x = r₁ + 2r₂ and y = s₁ + 2s₂ count alleles.

Every statistic is evaluated without cancellation, from integers that a double holds exactly up to N = 5·10⁷ people:

    genotypic  Σ_{n_i > 0} (S·r_i − R·s_i)² / (R·S·n_i)
    allelic    2N·(xS − yR)² / ( R·S·(x+y)(2N − x − y) )
    trend      N·(xS − yR)²  / ( R·S·( N(n₁+4n₂) − (n₁+2n₂)² ) )

so at most :data:`ROUNDINGS` roundings separate the result from the exact value: its relative error is below
``ROUNDINGS``·2⁻⁵³.  The first line equals the textbook form N²/(RS)·(Σ r_i²/n_i − R²/N), since
(S·r_i − R·s_i)² = (N·r_i − R·n_i)² sums to that after division by n_i; the last two because
N·x − R(x+y) = xS − yR.
"""

from __future__ import annotations

import numpy as np

from gwasprivacy.association.scores.score_grid import AnyIntArray, FloatArray, IntArray
from gwasprivacy.association.scores.study_size import check_study_size


def group_sizes(counts: AnyIntArray) -> tuple[int, int]:
    """R and S of ``counts`` (…, 2, 3), whose row totals are the same everywhere.  Raises InvalidInput above
    :data:`LARGEST_STUDY` people, where sums of squares would no longer be exact."""
    if counts.size == 0:
        return 1, 1
    first = counts.reshape(-1, 2, 3)[0].sum(axis=1, dtype=np.int64)
    n_cases, n_controls = int(first[0]), int(first[1])
    check_study_size(n_cases, n_controls)
    return n_cases, n_controls


def allele_counts(counts: AnyIntArray) -> tuple[IntArray, IntArray]:
    """x and y: copies of the counted allele among cases and among controls, each of shape (…)."""
    copies = counts[..., 1].astype(np.int64) + 2 * counts[..., 2].astype(np.int64)
    return copies[..., 0], copies[..., 1]


def _quotient(numerator: FloatArray, denominator: FloatArray) -> FloatArray:
    """numerator/denominator, 0 where the denominator is 0."""
    return np.divide(numerator, denominator, out=np.zeros_like(numerator), where=denominator > 0)


def genotypic_of_counts(counts: AnyIntArray) -> FloatArray:
    """Pearson's χ² of each 2×3 table, shape (…), for integer ``counts`` (…, 2, 3) with equal row totals; a monomorphic SNP scores 0."""
    n_cases, n_controls = group_sizes(counts)
    r, s = counts[..., 0, :].astype(np.int64), counts[..., 1, :].astype(np.int64)
    excess = (r * n_controls - s * n_cases).astype(np.float64)
    terms = _quotient(excess * excess, (r + s).astype(np.float64))
    total: FloatArray = (terms[..., 0] + terms[..., 1] + terms[..., 2]) / float(n_cases * n_controls)
    return total


def allelic_of_counts(counts: AnyIntArray) -> FloatArray:
    """Pearson's χ² of each 2×2 table of alleles, shape (…), for integer ``counts`` (…, 2, 3) with equal row totals; a monomorphic SNP scores 0."""
    n_cases, n_controls = group_sizes(counts)
    x, y = allele_counts(counts)
    people = n_cases + n_controls
    excess = (x * n_controls - y * n_cases).astype(np.float64)
    spread = ((x + y) * (2 * people - x - y)).astype(np.float64)
    return _quotient(excess * excess * (2.0 * people), spread * float(n_cases * n_controls))


def trend_of_counts(counts: AnyIntArray) -> FloatArray:
    """The Cochran–Armitage trend χ² with weights 0, 1, 2, shape (…), for integer ``counts`` (…, 2, 3) with equal row totals; a monomorphic SNP scores 0."""
    n_cases, n_controls = group_sizes(counts)
    x, y = allele_counts(counts)
    people = n_cases + n_controls
    homozygotes = counts[..., 0, 2].astype(np.int64) + counts[..., 1, 2].astype(np.int64)
    excess = (x * n_controls - y * n_cases).astype(np.float64)
    spread = (people * (x + y + 2 * homozygotes) - (x + y) ** 2).astype(np.float64)
    return _quotient(excess * excess * float(people), spread * float(n_cases * n_controls))
