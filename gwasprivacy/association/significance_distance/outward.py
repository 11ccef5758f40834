"""From a table that is not significant to the nearest one that is.

Proof that looking at a few tables is enough.  Write C for the tables with χ² < c.  Their real counterpart is convex for
all three tests (``distance_inward``), so if all of a set of tables are in C, its convex hull is.  Claim: the ball of radius d around t,
all real t′ with the same totals and at most d people moved, is the convex hull of the tables that :func:`farthest`
looks at.  It is enough that these contain a maximiser over the ball of every linear function w.  Moving k people of one
group raises w most when all go to the group's cell with the largest w, out of the cell with the smallest w until it is empty, then
out of the other; the gain φ(k) is concave and linear between the points where a donor empties.  Over both groups the
best is max φ(k) + ψ(d − k): concave and piecewise linear in k, so it is reached at an end of the range or where one group
stands at a break point (nobody moved, one donor empty, both empty) while the other takes the rest, or is full.  All of
these are whole tables, and are looked at, in both groups, for each receiving cell and each order of donors.

So some table at distance ≤ d is significant exactly if one of these at most 120 is; that answer is monotone in d.
"""

from __future__ import annotations

import math
from typing import Any

from gwasprivacy.association.significance_distance.sides import copy_into, statistic
from gwasprivacy.association.significance_distance.ties import TIE, side


def pour(t: Any, z: Any, base: int, to: int, first: int, second: int, people: int) -> None:
    """``z``'s group = ``t``'s with ``people`` moved to cell ``to``: from cell ``first``, when empty from ``second``."""
    from_first = min(people, t[base + first])
    from_second = min(people - from_first, t[base + second])
    z[base + first] = t[base + first] - from_first
    z[base + second] = t[base + second] - from_second
    z[base + to] = t[base + to] + from_first + from_second


def farthest(
    test: int, t: Any, n_cases: int, n_controls: int, c: float, d: int, z: Any, vertex: Any
) -> tuple[int, float]:
    """Whether a vertex of the ball of radius ``d`` is significant (``vertex`` is then one), and the largest χ² seen."""
    largest = 0.0
    for base in (0, 3):
        other = 3 - base
        for point in range(10):  # this group is at a break point: nobody moved, one donor empty, both donors empty
            if point < 7:
                q = max(point - 1, 0)
                first = q // 2
                to = (first + 1 + q % 2) % 3
                second = 3 - first - to
                people = t[base + first] if point > 0 else 0
            else:
                to = point - 7
                first, second = (to + 1) % 3, (to + 2) % 3
                people = t[base + first] + t[base + second]
            if people > d or (point > 0 and people == 0):
                continue
            pour(t, z, base, to, first, second, people)
            for path in range(6):  # the other group takes the rest
                to2 = path // 2
                first2 = (to2 + 1 + path % 2) % 3
                pour(t, z, other, to2, first2, 3 - to2 - first2, d - people)
                value = statistic(test, z, n_cases, n_controls)
                largest = max(largest, value)
                if value >= c * (1 - TIE) and side(test, z, n_cases, n_controls, c) == 1:
                    copy_into(vertex, z)
                    return 1, largest
    return -1, largest


def outward(test: int, t: Any, n_cases: int, n_controls: int, c: float, z: Any, vertex: Any) -> int:
    """The distance of ``t`` to the significant set, which is not empty and does not hold ``t``."""
    goal, start = math.sqrt(c), math.sqrt(statistic(test, t, n_cases, n_controls))
    low, high, seen = 0, n_cases + n_controls, False
    guess, rounds, first, step, enclosed = 1, 0, 0, 1, False
    while high - low > 1 or not seen:
        guess = min(max(guess, low + 1), high - 1 if seen or high - low > 1 else high)
        answer, largest = farthest(test, t, n_cases, n_controls, c, guess, z, vertex)
        if answer == 1:
            high, seen = guess, True
        else:
            low = guess
        rounds += 1
        if rounds <= 2:  # √χ² is nearly linear in the distance: two secant steps from the start
            slope = (math.sqrt(largest) - start) / guess
            guess = math.ceil(min((goal - start) / slope, float(high))) if slope > 0 else 2 * guess
        elif not enclosed:  # then 1, 2, 4, … away from the guess until enclosed
            first = answer if first == 0 else first
            enclosed = answer != first
            guess = (low + high) // 2 if enclosed else guess - answer * step
            step *= 2
        else:
            guess = (low + high) // 2
    return high
