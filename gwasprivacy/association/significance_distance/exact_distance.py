"""Exact distance to significance: how many participants must change before a SNP's significance flips.

Fix a public test and threshold c, and call a table significant when χ² ≥ c.  With d the fewest participants whose genotypes must
change, each within their own group, to flip that (Johnson & Shmatikov 2013):

    score  =  −d    where the table is not significant,       d − 1    where it is

and −N where no table of these group sizes is significant.  (Some table always is not: a monomorphic SNP has χ² = 0 < c.)
Neighbours' scores differ by at most 1 because d is exact, which a greedy search is not (``sensitivity``).

*Which set.*  χ² ≥ c is decided for the exact rational statistic and the exact value of the double c, everywhere: in floating point
where that is certain, else in whole numbers (``distance_ties``, ``distance_exact``).  So d is the distance to one fixed set.

*Out* of the set of tables that are not significant: its real counterpart is convex, so d is found among the at most 120
vertices of a ball, and by halving intervals (``distance_outward``).  *Into* it: a convex problem in whole numbers, with a linear lower bound at the
continuous optimum and, where the bound leaves room, every table there (``distance_inward``, ``distance_bounds``, ``distance_exhaust``).
Every distance comes with a :class:`DistanceCertificate` on request, which ``distance_certificate`` verifies without the search.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import numpy as np

from gwasprivacy.association.scores.chi_square import group_sizes
from gwasprivacy.association.scores.score_grid import AnyIntArray, FloatArray, IntArray
from gwasprivacy.association.significance_distance import exact as distance_exact
from gwasprivacy.association.significance_distance.certificate import (
    DistanceCertificate,
    check_threshold,
    largest_statistic,
    test_code,
)
from gwasprivacy.base.language import mark
from gwasprivacy.base.progress import Progress
from gwasprivacy.base.work import UNWATCHED, Work

if TYPE_CHECKING:
    from gwasprivacy.study.tables import GenotypeTables

STAGE = mark("Measuring distances to significance")
_LARGEST_BLOCK = 1 << 13  # SNPs between two looks at the cancel flag: some hundredths of a second
_PEOPLE_IN_BLOCK = 1 << 27  # … and fewer in a large study, where a hard SNP can take a tenth of a second
_UNEQUAL = 50  # times; there, where nearly every table is significant, a single SNP can take seconds
_FEW, _SMALL = 32, 1 << 14  # so few SNPs of so small a study are sooner done uncompiled than a kernel is loaded


def significance_distance(
    tables: GenotypeTables,
    test: str,
    threshold: float,
    *,
    work: Work = UNWATCHED,
) -> FloatArray:
    """The score of every SNP: whole numbers as doubles, shape (n_snps,).

    ``test``: genotypic, allelic or trend; ``threshold``: c of χ² ≥ c, at least :data:`SMALLEST_THRESHOLD`.
    Raises InvalidInput for another test or threshold, Cancelled.
    """
    return distances_of_counts(tables.counts, test, threshold, work=work)


def distances_of_counts(
    counts: AnyIntArray,
    test: str,
    threshold: float,
    *,
    work: Work = UNWATCHED,
) -> FloatArray:
    """:func:`significance_distance` of integer ``counts`` (n, 2, 3) with the same row totals everywhere."""
    parts = [scores for scores, _, _ in _search(counts, test, threshold, work)]
    return np.concatenate(parts) if parts else np.empty(0)


def distance_certificates(
    counts: AnyIntArray,
    test: str,
    threshold: float,
    *,
    work: Work = UNWATCHED,
) -> list[DistanceCertificate]:
    """The certificate of every table of ``counts`` (n, 2, 3)."""
    people = sum(group_sizes(counts))
    found = []
    for scores, nearest, touch in _search(counts, test, threshold, work):
        for score, table, point in zip(scores.tolist(), nearest.tolist(), touch.tolist(), strict=True):
            unreachable = score == -people and not any(table)
            found.append(
                DistanceCertificate(
                    score=int(score),
                    nearest=None if unreachable else tuple(table),
                    touch=(point[0], point[1], point[2]) if score >= 0 else None,
                )
            )
    return found


def _search(
    counts: AnyIntArray, test: str, threshold: float, work: Work
) -> Iterator[tuple[FloatArray, IntArray, FloatArray]]:
    """Scores, nearest tables and touching points, block by block."""
    code, c = test_code(test), check_threshold(threshold)
    n_cases, n_controls = group_sizes(counts)
    reachable = c <= largest_statistic(test, n_cases, n_controls)
    run = _kernel(len(counts), n_cases + n_controls, work.progress)
    block = max(1, min(_LARGEST_BLOCK, _PEOPLE_IN_BLOCK // (n_cases + n_controls)))
    if c < 1.0 and max(n_cases, n_controls) > _UNEQUAL * min(n_cases, n_controls):
        block = 1
    for first in range(0, len(counts), block):
        work.check()
        work.progress(STAGE, first, len(counts))
        rows = np.ascontiguousarray(counts[first : first + block], dtype=np.int64).reshape(-1, 6)
        scores, nearest, touch = np.empty(len(rows)), np.zeros((len(rows), 6), np.int64), np.zeros((len(rows), 3))
        known = np.zeros(len(rows), np.int64)
        run(code, rows, n_cases, n_controls, c, reachable, known, scores, nearest, touch)
        for row in np.flatnonzero(np.isnan(scores)):
            one = slice(row, row + 1)
            while np.isnan(scores[row]):  # each round settles one distance
                work.check()
                d = int(known[row])
                assert d > 0
                known[row] = d * distance_exact.ruled_out(code, rows[row], n_cases, n_controls, c, touch[row], d)
                run(
                    code,
                    rows[one],
                    n_cases,
                    n_controls,
                    c,
                    reachable,
                    known[one],
                    scores[one],
                    nearest[one],
                    touch[one],
                )
        yield scores, nearest, touch
    work.progress(STAGE, len(counts), len(counts))


def _kernel(n_tables: int, people: int, progress: Progress) -> Callable[..., None]:
    from gwasprivacy.association.significance_distance import search as distance_search

    if n_tables <= _FEW and people <= _SMALL:
        return distance_search.exact()
    progress(mark("Preparing the distance search (slow the first time)"), 0, 1)
    return distance_search.compiled()  # numba is loaded when it is needed
