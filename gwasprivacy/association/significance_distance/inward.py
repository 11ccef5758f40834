"""From a significant table to the nearest one that is not: a convex problem in whole numbers.

Proof.  Let d be what :func:`inward` returns.  *Enough:* it found a table, at most d moves away, for which ``side`` says
that it is not significant.  *Not fewer:* every such table lies in the half-space g·(t − t′) ≥ need (``distance_bounds``).
Per group, k moves gain most when all go to the cell with the smallest g, from the others in order of their g; gains are
concave in k, so :func:`fewest_moves` merges the four kinds of move by gain, and nothing is in the half-space with
fewer moves than it says.  From there on every table of each distance in turn is looked at (``distance_exhaust``), until one
is found.

Only the speed depends on where the half-space touches.  ``distance_optimum`` finds the continuous optimum, where the
bound is mostly the answer.
"""

from __future__ import annotations

import math
from typing import Any

from gwasprivacy.association.significance_distance.bounds import SLACK, fewest_moves, linear_bound, order_group
from gwasprivacy.association.significance_distance.exhaust import exhaust
from gwasprivacy.association.significance_distance.optimum import descend, shift, waterline
from gwasprivacy.association.significance_distance.sides import GENOTYPIC, copy_into, ends_of, statistic
from gwasprivacy.association.significance_distance.ties import side

CLOSE = 1e-6  # of a move: nearer than this, and than rounding can be off, a bound is left to exact arithmetic
ROUNDING = 2.0**-38  # of a move for each participant


def ruled_out(test: int, t: Any, n_cases: int, n_controls: int, c: float, touch: Any, d: int, spare: float) -> int:
    """1 if the tangent alone excludes distance ``d``, -1 if it does not, 0 if it hangs on rounding.

    ``spare``: by how many moves the linear bound is below d.  In floating point this only ever says -1 or 0;
    ``distance_exact`` has the version in fractions.
    """
    return 0 if spare < CLOSE + (n_cases + n_controls) * ROUNDING else -1


def improve(test: int, n_cases: int, n_controls: int, z: Any, flow: Any, more: int) -> None:
    """``more`` further moves of the whole table ``z``, then exchanges of two moves while χ² falls.

    Few moves are made one by one, many in portions: the best kind of move, for a sixty-fourth of what is left.
    """
    turns = 64
    while more > 0 or turns > 0:
        turns -= 1 if more == 0 else 0
        best, undone, least = -1, -1, statistic(test, z, n_cases, n_controls)
        if more > 0:
            least = math.inf
        for u in range(-1, 12):
            if (more > 0) != (u < 0) or (u >= 0 and (flow[u] < 1 or z[ends_of(u)[1]] < 1)):
                continue
            if u >= 0:
                shift(z, flow, u, -1)
            for q in range(12):
                donor, to = ends_of(q)
                if q != u and z[donor] > 0:
                    z[donor] -= 1
                    z[to] += 1
                    value = statistic(test, z, n_cases, n_controls)
                    z[donor] += 1
                    z[to] -= 1
                    if value < least * (1 - 1e-12):
                        best, undone, least = q, u, value
            if u >= 0:
                shift(z, flow, u, 1)
        if best < 0:
            return
        if undone >= 0:
            shift(z, flow, undone, -1)
        portion = min(max(more // 64, 1), z[ends_of(best)[0]])
        shift(z, flow, best, portion)
        more = max(more - portion, 0)


def inward(
    test: int, t: Any, n_cases: int, n_controls: int, c: float, z: Any, flow: Any, g: Any, gains: Any, room: Any,
    touch: Any, whole: Any, low: Any, high: Any, known: int
) -> int:  # fmt: skip
    """The distance of the significant ``t`` to the others; −d where it hangs on rounding whether the tangent excludes d.

    ``touch`` becomes where the half-space touches, ``z`` a nearest table that is not significant.  ``known``: d if it is
    known that the tangent excludes distance d and all smaller ones, −d if it is known that it does not exclude d; else 0.
    """
    if test == GENOTYPIC:
        waterline(t, n_cases, n_controls, c, flow, touch)
    else:
        descend(test, t, n_cases, n_controls, c, flow, g, touch)
    need = linear_bound(test, t, n_cases, n_controls, c, touch, g)
    order_group(t, g, 0, gains, room, 0)
    order_group(t, g, 3, gains, room, 2)
    fewest = fewest_moves(gains, room, need)
    d = max(1, math.ceil(fewest * (1 - SLACK) - SLACK))
    copy_into(whole, t)
    used, cases = 0, 0
    for q in range(12):
        people = int(min(math.floor(flow[q] + 1e-6), whole[ends_of(q)[0]], d - used))
        flow[q] = 0
        shift(whole, flow, q, max(people, 0))
        used += max(people, 0)
        cases += max(people, 0) if q < 6 else 0
    while d <= n_cases + n_controls:
        improve(test, n_cases, n_controls, whole, flow, d - used)
        used = d
        if side(test, whole, n_cases, n_controls, c) == -1:
            copy_into(z, whole)
            return d
        found = -1
        if known >= d:
            found = 1
        elif known != -d:
            found = ruled_out(test, t, n_cases, n_controls, c, touch, d, d - fewest)
        if found == 0:
            return -d
        if found == -1:
            found = exhaust(test, t, n_cases, n_controls, c, touch, g, gains, room, need, d, cases, z, low, high)
        if found == -1:
            return d
        d += 1
    return 0
