"""Half-spaces that hold every table that is not significant: lower bounds on the way there.

For each test there is a convex function F on real tables with F < 0 where χ² < c and the table is polymorphic:

    genotypic  F = N²/(RS)·Σ e_i²/n_i − c,  e_i = r_i − n_i·R/N          (sums of e²/n, "quadratic over linear")
    allelic    F = 2D²/(RSN) − c·a(2N − a)/N²,  D = xS − yR,  a = x + y    (a convex quadratic minus a concave one)
    trend      F =  D²/(RSN) − c·(N(n₁+4n₂) − a²)/N²                       (likewise)

Monomorphic tables, not significant by definition, have F ≤ 0.  So the tables that are not significant are a convex set,
and F ≥ L for every tangent L of F.  Tangents are named by ``touch``:

    genotypic  p₀, p₁, p₂: L = N²/(RS)·Σ (2δ_i·e_i − δ_i²·n_i) − c with δ_i = p_i − R/N; the tangent wherever r_i/n_i = p_i
    others     x, y: the tangent wherever the allele counts are those (F is linear in what they leave open)

What F is above its tangent is known exactly, and :func:`control_limits` uses it:

    F − L  =  N²/(RS)·Σ (r_i − p_i·n_i)²/n_i                          (genotypic)
           =  κ·(D − D_touch)² + c·((a − a_touch)/N)², κ = 2/(RSN) or 1/(RSN)   (allelic, trend)
"""

from __future__ import annotations

import math
from typing import Any

from gwasprivacy.association.significance_distance.sides import ALLELIC, GENOTYPIC

SLACK = 2.0**-40  # relative widening of linear bounds, far above their rounding error


def linear_bound(test: int, t: Any, n_cases: int, n_controls: int, c: float, touch: Any, g: Any) -> float:
    """The half-space L ≤ 0 of the tangent at ``touch``, whatever that is: any three numbers give a valid one.

    Fills ``g`` and returns ``need``: a table t′ of the same totals that is not significant has g·(t − t′) ≥ need.
    """
    people = n_cases + n_controls
    product = float(n_cases) * n_controls
    need, size = -c, c
    if test == GENOTYPIC:
        share = n_cases / people
        scale = people * (people / product)
        for i in range(3):
            slope = touch[i] - share
            g[i] = scale * slope * (2 * (1 - share) - slope)
            g[i + 3] = -scale * slope * (2 * share + slope)
    else:
        copies = touch[0] + touch[1]
        excess = touch[0] * n_controls - touch[1] * n_cases
        weight = 2 / product if test == ALLELIC else 1 / product
        need = -(weight * excess * excess / people + c * copies * copies / people / people)
        size = c - need
        for i in range(3):
            bend = 2.0 * (people - copies) if test == ALLELIC else float(people * i - 2 * copies)
            slope = 2 * weight * excess / people * i
            common = -c * i * bend / people / people
            g[i] = slope * n_controls + common
            g[i + 3] = -slope * n_cases + common
    for k in range(6):
        need += g[k] * t[k]
        size += abs(g[k]) * t[k]
    return float(need - SLACK * size)


def order_group(t: Any, g: Any, base: int, gains: Any, room: Any, at: int) -> None:
    """The group's two best kinds of move down ``g``: gain per person and how many people, at ``at`` and ``at + 1``."""
    to = 0
    for i in range(1, 3):
        if g[base + i] < g[base + to]:
            to = i
    first, second = (to + 1) % 3, (to + 2) % 3
    if g[base + first] < g[base + second]:
        first, second = second, first
    gains[at], room[at] = g[base + first] - g[base + to], t[base + first]
    gains[at + 1], room[at + 1] = g[base + second] - g[base + to], t[base + second]


def best_gain(gains: Any, room: Any, at: int, people: int) -> float:
    """The largest g·(t − t′) that ``people`` moves within one group can reach."""
    first = min(people, room[at])
    return float(gains[at] * first + gains[at + 1] * min(people - first, room[at + 1]))


def fewest_moves(gains: Any, room: Any, need: float) -> float:
    """The smallest real number of moves, over both groups, with g·(t − t′) ≥ ``need``."""
    moves, left, used = 0.0, need, 0
    for _ in range(4):
        if left <= 0:
            break
        best = -1
        for k in range(4):
            if not used & (1 << k) and (best < 0 or gains[k] > gains[best]):
                best = k
        used |= 1 << best
        if gains[best] <= 0:
            break
        people = min(float(room[best]), left / gains[best])
        moves += people
        left -= people * gains[best]
    return moves


def ends_of(q: int) -> tuple[int, int]:
    """Positions in a table of move ``q``'s donor and receiver."""
    base, donor = 3 * (q // 6), (q % 6) // 2
    return base + donor, base + (donor + 1 + q % 2) % 3


def control_limits(
    test: int, t: Any, z: Any, n_cases: int, n_controls: int, c: float, touch: Any, spare: float, low: Any, high: Any
) -> None:
    """Where the controls must be, if ``z``'s cases are given and F may exceed the tangent by at most ``spare``.

    Fills ``low`` and ``high``: of s₀, s₁, s₂ and of y = s₁ + 2s₂.  No table that is not significant is outside.
    """
    people = n_cases + n_controls
    product = float(n_cases) * n_controls
    for i in range(4):
        low[i], high[i] = 0.0, 2.0 * n_controls
    if test == GENOTYPIC:  # (r − p·n)² ≤ w·n: between the roots of p²n² − (2pr + w)n + r²
        width = spare * 1.001 * product / people / people + 1e-12
        for i in range(3):
            p, r = max(touch[i], 0.0), float(z[i])
            middle = 2 * p * r + width
            root = math.sqrt(width * width + 4 * p * r * width)
            low[i] = 2 * r * r / (middle + root) * (1 - 1e-9) - r - 1e-3
            if p > 1e-9:
                high[i] = (middle + root) / (2 * p * p) * (1 + 1e-9) - r + 1e-3
        return
    weight = 2 / product if test == ALLELIC else 1 / product
    dx = z[1] + 2 * z[2] - touch[0]
    for_excess = math.sqrt(1.001 * spare * people / weight) + 1e-3 * n_cases
    for_copies = math.sqrt(1.001 * spare / c) * people + 1e-3
    low[3] = max(touch[1] + (n_controls * dx - for_excess) / n_cases, touch[1] - dx - for_copies)
    high[3] = min(touch[1] + (n_controls * dx + for_excess) / n_cases, touch[1] - dx + for_copies)
