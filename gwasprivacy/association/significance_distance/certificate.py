"""Certificates of distances to significance, and a check of them that does not trust the search."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from gwasprivacy.association.scores.chi_square import (
    allelic_of_counts,
    genotypic_of_counts,
    group_sizes,
    trend_of_counts,
)
from gwasprivacy.association.scores.distance_to_significance import SMALLEST_THRESHOLD
from gwasprivacy.association.scores.score_grid import AnyIntArray, IntArray
from gwasprivacy.association.significance_distance import exact as distance_exact
from gwasprivacy.association.significance_distance.bounds import linear_bound
from gwasprivacy.association.significance_distance.sides import ALLELIC, GENOTYPIC, TREND
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.quantities import quoted

STATISTICS = {"genotypic": genotypic_of_counts, "allelic": allelic_of_counts, "trend": trend_of_counts}
_CODES = {"genotypic": GENOTYPIC, "allelic": ALLELIC, "trend": TREND}


@dataclass(frozen=True, slots=True, kw_only=True)
class DistanceCertificate:
    """Why a SNP's distance is what it is.

    ``score``: −d or d − 1.  ``nearest``: six counts (cases, then controls) of a table d moves away on the other side;
    None where no table of these sizes is significant.  ``touch``: where the tangent touches that excludes smaller
    distances of a significant table (``distance_bounds``); None for the others.
    """

    score: int
    nearest: tuple[int, ...] | None
    touch: tuple[float, float, float] | None

    @property
    def distance(self) -> int:
        return self.score + 1 if self.score >= 0 else -self.score


def test_code(test: str) -> int:
    """The number that the search knows ``test`` by.  Raises InvalidInput."""
    if test not in _CODES:
        raise InvalidInput("score.not-a-test", test=quoted(test), choices=tuple(_CODES))
    return _CODES[test]


def check_threshold(threshold: float) -> float:
    """The χ² threshold as a float.  Raises InvalidInput unless it is finite and at least :data:`SMALLEST_THRESHOLD`."""
    value = float(threshold)
    if not (math.isfinite(value) and value >= SMALLEST_THRESHOLD):
        raise InvalidInput("score.threshold-too-small", least=SMALLEST_THRESHOLD, found=value)
    return value


def largest_statistic(test: str, n_cases: int, n_controls: int) -> int:
    """The largest χ² of any table with these totals: all cases alike, all controls alike and as different as can be."""
    return (2 if test == "allelic" else 1) * (n_cases + n_controls)


def check_certificate(counts: npt.ArrayLike, test: str, threshold: float, certificate: DistanceCertificate) -> str:
    """How the certificate proves the distance of one table ``counts`` (2, 3), in exact arithmetic.

    "tangent": a linear bound excludes every smaller distance; "vertices": all vertices of the smaller ball are on this
    side; "exhaustive": all tables of the smaller ball were looked at; "unreachable": no table of these sizes is
    significant.  Raises ValueError where it proves nothing.  Shares no code with the search except the definitions.
    """
    code, c = test_code(test), check_threshold(threshold)
    table = np.asarray(counts, dtype=np.int64)
    t = [int(value) for value in table.reshape(6)]
    n_cases, n_controls = group_sizes(table)
    side = distance_exact.exact_side
    here = side(code, t, n_cases, n_controls, c)
    if certificate.nearest is None:
        if c <= largest_statistic(test, n_cases, n_controls) or certificate.score != -(n_cases + n_controls):
            raise ValueError("some table is significant")
        return "unreachable"
    d, other = certificate.distance, list(certificate.nearest)
    moved = [max(0, a - b) for a, b in zip(t, other, strict=True)]
    if min(other) < 0 or sum(other[:3]) != n_cases or sum(other[3:]) != n_controls or sum(moved) > d:
        raise ValueError("the nearest table is not within the distance")
    if side(code, other, n_cases, n_controls, c) == here or (certificate.score >= 0) != (here == 1):
        raise ValueError("the nearest table is not on the other side")
    if d == 1:
        return "exhaustive"  # the only table at distance 0 is the table itself
    if here == -1:
        if any(side(code, vertex, n_cases, n_controls, c) == 1 for vertex in _vertices(t, d - 1)):
            raise ValueError("a significant table is nearer")
        return "vertices"
    assert certificate.touch is not None
    if distance_exact.ruled_out(code, t, n_cases, n_controls, c, certificate.touch, d - 1) == 1:
        return "tangent"
    for tables in _nearer_tables(code, t, (n_cases, n_controls), c, certificate.touch, d - 1):
        doubtful = tables[STATISTICS[test](tables) < c * (1 + 1e-9)]
        if any(side(code, near.ravel(), n_cases, n_controls, c) == -1 for near in doubtful):
            raise ValueError("a table that is not significant is nearer")
    return "exhaustive"


def _moved(group: list[int], receiver: int, donors: tuple[int, int], people: int) -> list[int]:
    """``group`` after ``people`` moved to ``receiver`` (all who can): from the first donor, when empty from the second."""
    first = min(people, group[donors[0]])
    second = min(people - first, group[donors[1]])
    after = list(group)
    after[donors[0]] -= first
    after[donors[1]] -= second
    after[receiver] += first + second
    return after


def _vertices(t: list[int], d: int) -> Iterator[list[int]]:
    """Tables whose convex hull holds the ball of radius ``d`` around ``t`` (``distance_outward``)."""
    paths = [(to, (to + 1) % 3, (to + 2) % 3) for to in range(3)] + [
        (to, (to + 2) % 3, (to + 1) % 3) for to in range(3)
    ]
    cases, controls = t[:3], t[3:]
    for to, a, b in paths:
        for to2, a2, b2 in paths:
            breaks = {0, d, cases[a], cases[a] + cases[b], d - controls[a2], d - controls[a2] - controls[b2]}
            for k in breaks:
                if 0 <= k <= d:
                    yield _moved(cases, to, (a, b), k) + _moved(controls, to2, (a2, b2), d - k)


def _changes(group: list[int], d: int) -> tuple[IntArray, IntArray]:
    """Every count triple within ``d`` moves of ``group``, and how many moves each is."""
    steps = np.arange(-d, d + 1)
    first, second = (axis.ravel() for axis in np.meshgrid(steps, steps, indexing="ij"))
    change = np.stack([first, second, -first - second], axis=-1)
    moves = np.maximum(change, 0).sum(axis=-1)
    after = np.asarray(group) + change
    possible = (moves <= d) & (after >= 0).all(axis=-1)
    return after[possible], moves[possible]


def _nearer_tables(
    code: int, t: list[int], sizes: tuple[int, int], c: float, touch: tuple[float, float, float], d: int
) -> Iterator[AnyIntArray]:
    """Every table (…, 2, 3) within ``d`` moves of ``t`` in the half-space of the tangent at ``touch``, in portions."""
    g = np.zeros(6)
    need = linear_bound(code, t, *sizes, c, touch, g)
    cases, cases_moves = _changes(t[:3], d)
    controls, controls_moves = _changes(t[3:], d)
    cases_gain, controls_gain = (np.asarray(t[:3]) - cases) @ g[:3], (np.asarray(t[3:]) - controls) @ g[3:]
    order = np.argsort(-controls_gain, kind="stable")
    controls, controls_moves, controls_gain = controls[order], controls_moves[order], controls_gain[order]
    for moves in range(d + 1):
        mine, others = cases_moves == moves, controls_moves <= d - moves
        reach = np.searchsorted(-controls_gain[others], cases_gain[mine] - need + 1e-9, side="right")
        for row, last in zip(cases[mine], reach.tolist(), strict=True):
            if last:
                tables = np.empty((last, 2, 3), dtype=np.int64)
                tables[:, 0], tables[:, 1] = row, controls[others][:last]
                yield tables
