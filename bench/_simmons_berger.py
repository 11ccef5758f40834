"""The published constant-time neighbour distance of the allelic test, in plain Python: Simmons & Berger 2016.

"Realizing privacy preserving genome-wide association studies", Bioinformatics 32(9):1293, written from the paper's idea, not from
its code.  Only the allele counts x (cases) and y (controls) matter to the test.  Relaxed to real numbers, the tables with
χ² = c form an ellipse in (x, y), and the number of people who must change is convex and piecewise linear in each of the
two: a person changes a count by 2 as long as there are homozygotes to change, then by 1.  So the least on the ellipse is at
one of a constant number of points: where its tangent is parallel to a level line of that cost, or where it crosses a line on
which the cost bends or the counts end.  Each point is then rounded to whole counts.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

# Slopes of the cost in x and y: half a person per allele copy or a whole one, up or down; one of each opposite pair.
SLOPES = ((1, 1), (1, -1), (0.5, 1), (0.5, -1), (1, 0.5), (1, -0.5))


def neighbour_score(cases: Sequence[int], controls: Sequence[int], c: float) -> int:
    """−d where the allelic χ² is below ``c``, else d − 1, with d as the method has it."""
    n_cases, n_controls = sum(cases), sum(controls)
    x, y = cases[1] + 2 * cases[2], controls[1] + 2 * controls[2]
    significant = _chi_square(x, y, n_cases, n_controls) >= c
    best = math.inf
    for real_x, real_y in _candidates(cases, controls, x, y, c):
        for near_x in {math.floor(real_x), math.ceil(real_x)}:
            for near_y in {math.floor(real_y), math.ceil(real_y)}:
                if 0 <= near_x <= 2 * n_cases and 0 <= near_y <= 2 * n_controls:
                    people = _people(cases, near_x - x) + _people(controls, near_y - y)
                    if people < best and (_chi_square(near_x, near_y, n_cases, n_controls) >= c) != significant:
                        best = people
    if math.isinf(best):
        return -(n_cases + n_controls)
    return int(best) - 1 if significant else -int(best)


def _chi_square(x: int, y: int, n_cases: int, n_controls: int) -> float:
    people, copies = n_cases + n_controls, x + y
    spread = n_cases * n_controls * copies * (2 * people - copies)
    return 2 * people * (x * n_controls - y * n_cases) ** 2 / spread if spread else 0.0


def _people(group: Sequence[int], change: int) -> int:
    """How many people must change for the allele count to change by ``change``."""
    by_two = group[0] if change > 0 else group[2]
    size = abs(change)
    return (size + 1) // 2 if size <= 2 * by_two else size - by_two


def _candidates(
    cases: Sequence[int], controls: Sequence[int], x: int, y: int, c: float
) -> Iterator[tuple[float, float]]:
    n_cases, n_controls = sum(cases), sum(controls)
    people = n_cases + n_controls
    half_axis = math.sqrt(c * n_cases * n_controls * people / 2)  # of D = xS − yR; that of a = x + y is N, around N

    def point(angle: float) -> tuple[float, float]:
        d, a = half_axis * math.sin(angle), people * (1 + math.cos(angle))
        return (d + a * n_cases) / people, (a * n_controls - d) / people

    for slope_x, slope_y in SLOPES:
        angle = math.atan2((slope_x - slope_y) * half_axis, (slope_x * n_cases + slope_y * n_controls) * people)
        yield point(angle)
        yield point(angle + math.pi)
    # x·N = D + a·R and y·N = a·S − D: on a line of fixed x or y, one sine and one cosine.
    for group, at, share, sign in ((cases, x, n_cases, 1), (controls, y, n_controls, -1)):
        for line in (at, at + 2 * group[0], at - 2 * group[2], 0, 2 * sum(group)):
            size = math.hypot(half_axis, people * share)
            cosine = people * (line - share) / size
            if abs(cosine) <= 1:
                middle, off = math.atan2(sign * half_axis, people * share), math.acos(cosine)
                yield point(middle + off)
                yield point(middle - off)
