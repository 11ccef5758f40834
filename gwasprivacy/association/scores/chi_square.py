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

from typing import Any

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.quantities import Count, Phrase
from gwasprivacy.base.remedies import Remedy

FloatArray = npt.NDArray[np.float64]
IntArray = npt.NDArray[np.int64]
AnyIntArray = npt.NDArray[Any]

SMALLEST_THRESHOLD = 1e-3  # of χ²; below it the distance search may take very long, to no use
ROUNDINGS = 8
LARGEST_STUDY = 50_000_000


def group_sizes(counts: AnyIntArray) -> tuple[int, int]:
    """R and S of ``counts`` (…, 2, 3), whose row totals are the same everywhere.  Raises InvalidInput above
    :data:`LARGEST_STUDY` people, where sums of squares would no longer be exact."""
    if counts.size == 0:
        return 1, 1
    first = counts.reshape(-1, 2, 3)[0].sum(axis=1, dtype=np.int64)
    n_cases, n_controls = int(first[0]), int(first[1])
    check_study_size(n_cases, n_controls)
    return n_cases, n_controls


def check_study_size(n_cases: int, n_controls: int) -> None:
    """Raise InvalidInput unless both groups have people, and not more than the exact arithmetic here can hold."""
    for name, size in ((Phrase("cases"), n_cases), (Phrase("controls"), n_controls)):
        if isinstance(size, bool) or not isinstance(size, int | np.integer) or size < 1:
            raise InvalidInput(
                "The number of {group} must be a whole number of at least 1, not {size}.",
                code="score.group-size",
                remedy=Remedy.GROUP_SIZES,
                size=repr(size),
                group=name,
            )
    if n_cases + n_controls > LARGEST_STUDY:
        raise InvalidInput(
            "Scores are proven for studies of at most {most} people, not {n}.",
            code="score.study-too-large",
            remedy=Remedy.SPLIT_STUDY,
            most=Count(LARGEST_STUDY),
            n=Count(n_cases + n_controls),
        )


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


def chi_square_at(p_value: float, degrees_of_freedom: int) -> float:
    """The χ² statistic whose p-value is ``p_value`` ∈ (0, 1).  Raises InvalidInput outside.

    PLINK takes one degree of freedom off a SNP with an empty genotype column; thresholds here never do, since which
    columns are empty depends on the data.
    """
    from scipy.special import chdtri  # what scipy.stats.chi2.isf evaluates, without loading scipy.stats

    if not 0 < p_value < 1:
        raise InvalidInput(
            "A p-value lies strictly between 0 and 1, not at {p_value}.",
            code="score.p-value",
            remedy=Remedy.TRY_A_P_VALUE,
            p_value=repr(p_value),
        )
    return float(chdtri(degrees_of_freedom, p_value))
