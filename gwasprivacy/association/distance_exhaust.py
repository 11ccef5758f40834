"""Every table at one distance that may be not significant: when linear bounds do not settle it.

A change of one group that costs exactly k people lies on a hexagon: one cell gives all and the others share them, or
one gets all and the others share the giving.  Along each of its six edges counts and linear gains are linear in one
whole number a, so half-spaces and limits leave an interval of it.  Nothing is left out except by such a bound, each
widened by more than its rounding error.
"""

from __future__ import annotations

from typing import Any

from gwasprivacy.association.distance_bounds import best_gain, control_limits
from gwasprivacy.association.distance_sides import side

MOST_UNDECIDED = 50  # with so many ties the search is repeated in exact arithmetic anyway


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


def exhaust(
    test: int, t: Any, n_cases: int, n_controls: int, c: float, touch: Any, g: Any, gains: Any, room: Any, need: float,
    d: int, z: Any, low: Any, high: Any
) -> int:  # fmt: skip
    """-1 if a table at distance exactly ``d`` within the half-space is not significant (``z`` is one), 1 if none, 0: ?"""
    undecided = 0
    for cases in range(max(0, d - n_controls), min(d, n_cases) + 1):
        controls = d - cases
        rest = best_gain(gains, room, 2, controls)
        if best_gain(gains, room, 0, cases) + rest < need:
            continue
        for kind in range(6 if cases > 0 else 1):
            first, last, alpha, beta = family(t, g, 0, kind, cases)
            first, last = within(first, last, alpha, beta, need - rest)
            for a in range(first, last + 1):
                left = need - (alpha + beta * a)
                if rest < left:
                    continue
                change(t, z, 0, kind, cases, a)
                control_limits(test, t, z, n_cases, n_controls, c, touch, rest - left, low, high)
                if low[0] + low[1] + low[2] > n_controls or high[0] + high[1] + high[2] < n_controls:
                    continue
                for kind2 in range(6 if controls > 0 else 1):
                    first2, last2, alpha2, beta2 = family(t, g, 3, kind2, controls)
                    first2, last2 = within(first2, last2, alpha2, beta2, left)
                    first2, last2 = limited(t, kind2, controls, first2, last2, low, high)
                    for a2 in range(first2, last2 + 1):
                        change(t, z, 3, kind2, controls, a2)
                        where = side(test, z, n_cases, n_controls, c)
                        if where == -1:
                            return -1
                        if where == 0:
                            undecided += 1
                            if undecided > MOST_UNDECIDED:
                                return 0
    return 0 if undecided > 0 else 1
