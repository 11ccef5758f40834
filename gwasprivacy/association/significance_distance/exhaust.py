"""Every table at one distance that may be not significant: when linear bounds do not settle it.

A change of one group that costs exactly k people lies on a hexagon: one cell gives all and the others share them, or
one gets all and the others share the giving.  Along each of its six edges counts and linear gains are linear in one
whole number a, so half-spaces and limits leave an interval of it.  Nothing is left out except by such a bound, each
widened by more than its rounding error.

Large groups have millions of ways to share the people out between cases and controls.  What the linear bound leaves of
them is a range, since its gains are concave; the search begins inside, where the optimum is, and goes outwards.
"""

from __future__ import annotations

import math
from typing import Any

from gwasprivacy.association.significance_distance.bounds import best_gain, control_limits
from gwasprivacy.association.significance_distance.sides import ALLELIC, GENOTYPIC
from gwasprivacy.association.significance_distance.ties import side


def family(t: Any, g: Any, base: int, kind: int, people: int) -> tuple[int, int, float, float]:
    """One edge of the hexagon of changes of a group that cost exactly ``people``: (lowest, highest a, α, β).

    kind 0–2: cell ``kind`` gives all, a of them to the next cell; 3–5: cell ``kind`` − 3 gets all, a of them from the
    next cell (a strictly inside: the ends are in 0–2).  The a-th change has g·(t − t′) = α + β·a.
    """
    i, j, k = base + kind % 3, base + (kind + 1) % 3, base + (kind + 2) % 3
    if kind < 3:
        return 0, people if t[i] >= people else -1, people * (g[i] - g[k]), g[k] - g[j]
    return max(1, people - t[k]), min(people - 1, t[j]), people * (g[k] - g[i]), g[j] - g[k]


def change(t: Any, z: Any, base: int, kind: int, people: int, a: int) -> None:
    """``z``'s group = ``t``'s after change ``a`` of :func:`family`."""
    i, j, k = base + kind % 3, base + (kind + 1) % 3, base + (kind + 2) % 3
    sign = 1 if kind < 3 else -1
    z[i] = t[i] - sign * people
    z[j] = t[j] + sign * a
    z[k] = t[k] + sign * (people - a)


def within(low: int, high: int, alpha: float, beta: float, level: float) -> tuple[int, int]:
    """The a of low…high that may have α + β·a ≥ level (a few too many rather than one too few)."""
    if beta > 0:
        low = max(low, int(min(max((level - alpha) / beta, -1.0), high + 2.0)) - 1)
    elif beta < 0:
        high = min(high, int(min(max((level - alpha) / beta, -1.0), high + 0.0)) + 1)
    elif alpha < level:
        high = low - 1
    return low, high


def clipped(low: int, high: int, start: float, slope: float, lowest: float, highest: float) -> tuple[int, int]:
    """The a of low…high with lowest ≤ start + slope·a ≤ highest (a few too many rather than one too few)."""
    if slope > 0:
        low, high = within(low, high, start, slope, lowest)
        return within(low, high, -start, -slope, -highest)
    low, high = within(low, high, -start, -slope, -highest)
    return within(low, high, start, slope, lowest)


def limited(t: Any, kind: int, people: int, first: int, last: int, low: Any, high: Any) -> tuple[int, int]:
    """The a of ``first``…``last`` for which the controls' change ``kind`` stays within the limits ``low``, ``high``."""
    i, j, k = kind % 3, (kind + 1) % 3, (kind + 2) % 3
    sign = 1.0 if kind < 3 else -1.0
    given = t[3 + i] - sign * people
    if given < low[i] or given > high[i]:
        return 0, -1
    first, last = clipped(first, last, float(t[3 + j]), sign, low[j], high[j])
    first, last = clipped(first, last, t[3 + k] + sign * people, -sign, low[k], high[k])
    copies = t[4] + 2.0 * t[5] + sign * people * (k - i)
    return clipped(first, last, copies, sign * (j - k), low[3], high[3])


def cases_to_try(
    test: int, t: Any, n_cases: int, n_controls: int, c: float, touch: Any, gains: Any, room: Any, need: float, d: int
) -> tuple[int, int, float]:
    """How many of the ``d`` may be cases: lowest, highest, and by how much the best share exceeds ``need``.

    The gain of a share is concave and piecewise linear, so its largest is at a break point and the rest is found by halving.
    For the allelic and the trend test the curvature bounds x and y (``control_limits``), which k people change by at most 2k.
    """
    first, last = max(0, d - n_controls), min(d, n_cases)
    top, most = first, best_gain(gains, room, 0, first) + best_gain(gains, room, 2, d - first)
    for k in (last, room[0], room[0] + room[1], d - room[2], d - room[2] - room[3]):
        if first <= k <= last:
            gain = best_gain(gains, room, 0, k) + best_gain(gains, room, 2, d - k)
            if gain > most:
                top, most = k, gain
    spare = most - need
    if spare < 0:
        return 0, -1, spare
    low, high = first - 1, top
    while high - low > 1:
        k = (low + high) // 2
        if best_gain(gains, room, 0, k) + best_gain(gains, room, 2, d - k) < need:
            low = k
        else:
            high = k
    first = high
    low, high = top, last + 1
    while high - low > 1:
        k = (low + high) // 2
        if best_gain(gains, room, 0, k) + best_gain(gains, room, 2, d - k) < need:
            high = k
        else:
            low = k
    last = low
    if test != GENOTYPIC:
        people = n_cases + n_controls
        weight = (2 if test == ALLELIC else 1) / (float(n_cases) * n_controls)
        excess, copies = math.sqrt(1.001 * spare * people / weight), math.sqrt(1.001 * spare / c) * people
        off_x = abs(t[1] + 2 * t[2] - touch[0]) - (excess / people + copies * n_cases / people)
        off_y = abs(t[4] + 2 * t[5] - touch[1]) - (excess / people + copies * n_controls / people)
        first = max(first, int(max(off_x * (1 - 1e-9) / 2 - 1, 0.0)))
        last = min(last, d - int(max(off_y * (1 - 1e-9) / 2 - 1, 0.0)))
    return first, last, spare


def pinned(
    t: Any, kind: int, people: int, kind2: int, controls: int, begin2: int, end2: int, first: int, last: int,
    n_cases: int, n_controls: int, touch: Any, spare: float
) -> tuple[int, int]:  # fmt: skip
    """The a of ``first``…``last`` left by where the edge ``kind2``, from ``begin2`` to ``end2``, can have the controls.

    Genotypic test.  (r − p·n)² ≤ w·n is (s − (1 − p)·n)² ≤ w·n: n lies between two roots, which rise with s.
    """
    total = n_cases + n_controls
    width = spare * 1.001 * (float(n_cases) * n_controls) / total / total + 1e-12
    sign, sign2 = 1.0 if kind < 3 else -1.0, 1.0 if kind2 < 3 else -1.0
    for i in range(3):
        one, other = t[3 + i] - sign2 * controls, t[3 + i] - sign2 * controls
        if i == (kind2 + 1) % 3:
            one, other = t[3 + i] + sign2 * begin2, t[3 + i] + sign2 * end2
        elif i == (kind2 + 2) % 3:
            one, other = t[3 + i] + sign2 * (controls - begin2), t[3 + i] + sign2 * (controls - end2)
        s, s_high = max(min(one, other), 0.0), max(one, other)
        q = max(1.0 - touch[i], 0.0)
        middle = 2 * q * s + width
        root = math.sqrt(width * width + 4 * q * s * width)
        lowest = 2 * s * s / (middle + root) * (1 - 1e-9) - s - 1e-3
        highest = 2.0 * n_cases
        if q > 1e-9:
            middle = 2 * q * s_high + width
            root = math.sqrt(width * width + 4 * q * s_high * width)
            highest = (middle + root) / (2 * q * q) * (1 + 1e-9) - s_high + 1e-3
        if i == kind % 3:
            first, last = clipped(first, last, t[i] - sign * people, 0.0, lowest, highest)
        elif i == (kind + 1) % 3:
            first, last = clipped(first, last, float(t[i]), sign, lowest, highest)
        else:
            first, last = clipped(first, last, t[i] + sign * people, -sign, lowest, highest)
    return first, last


def exhaust_share(
    test: int, t: Any, n_cases: int, n_controls: int, c: float, touch: Any, g: Any, gains: Any, room: Any, need: float,
    cases: int, controls: int, z: Any, low: Any, high: Any
) -> int:  # fmt: skip
    """:func:`exhaust` for one share of the people: -1 if a table is not significant (``z`` is one), else 1."""
    rest = best_gain(gains, room, 2, controls)
    spare = best_gain(gains, room, 0, cases) + rest - need
    for kind in range(6 if cases > 0 else 1):
        first, last, alpha, beta = family(t, g, 0, kind, cases)
        first, last = within(first, last, alpha, beta, need - rest)
        if first > last:
            continue
        for kind2 in range(6 if controls > 0 else 1):
            begin2, end2, alpha2, beta2 = family(t, g, 3, kind2, controls)
            if begin2 > end2:
                continue
            begin, end = within(first, last, alpha, beta, need - max(alpha2 + beta2 * begin2, alpha2 + beta2 * end2))
            if test == GENOTYPIC:
                begin, end = pinned(
                    t, kind, cases, kind2, controls, begin2, end2, begin, end, n_cases, n_controls, touch, spare
                )
            for a in range(begin, end + 1):
                left = need - (alpha + beta * a)
                if rest < left:
                    continue
                change(t, z, 0, kind, cases, a)
                control_limits(test, t, z, n_cases, n_controls, c, touch, rest - left, low, high)
                if low[0] + low[1] + low[2] > n_controls or high[0] + high[1] + high[2] < n_controls:
                    continue
                first2, last2 = within(begin2, end2, alpha2, beta2, left)
                first2, last2 = limited(t, kind2, controls, first2, last2, low, high)
                for a2 in range(first2, last2 + 1):
                    change(t, z, 3, kind2, controls, a2)
                    if side(test, z, n_cases, n_controls, c) == -1:
                        return -1
    return 1


def exhaust(
    test: int, t: Any, n_cases: int, n_controls: int, c: float, touch: Any, g: Any, gains: Any, room: Any, need: float,
    d: int, start: int, z: Any, low: Any, high: Any
) -> int:  # fmt: skip
    """-1 if a table at distance exactly ``d`` within the half-space is not significant (``z`` is one), 1 if none is.

    ``start``: the number of cases among the ``d`` to begin with, where the optimum has it; only the speed depends on it.
    """
    first, last, _ = cases_to_try(test, t, n_cases, n_controls, c, touch, gains, room, need, d)
    if first > last:
        return 1
    start = min(max(start, first), last)
    for step in range(max(last - start, start - first) + 1):
        for turn in range(2 if step > 0 else 1):
            cases = start + step if turn == 0 else start - step
            if first <= cases <= last:
                found = exhaust_share(
                    test, t, n_cases, n_controls, c, touch, g, gains, room, need, cases, d - cases, z, low, high
                )
                if found == -1:
                    return -1
    return 1
