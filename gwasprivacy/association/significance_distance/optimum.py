"""The continuous optimum on the way from a significant table to the others: where to take the linear bound.

Nothing here is relied on for correctness: any ``touch`` gives a valid bound, and flows are only a place to start from.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from gwasprivacy.association.significance_distance.bounds import linear_bound
from gwasprivacy.association.significance_distance.sides import ALLELIC, ends_of

ENOUGH = 1e-7  # of a move: how near the genotypic optimum is found


# ------------------------------------------------------------------ genotypic test


def level(t: Any, p: Any, order: Any, upper: bool, cases: float, controls: float) -> tuple[float, float, int]:
    """The common p of the columns that take part on one side, with how many people, and how many columns that are.

    ``order``: columns by ``p`` = r/n, rising.  The upper side loses ``cases`` and gains ``controls``, the lower side the
    reverse, so that first the outermost column changes its p until it meets the next.
    """
    sign = 1.0 if upper else -1.0
    r, n, line = -sign * cases, sign * (controls - cases), 0.5
    for k in range(3):
        i = order[2 - k] if upper else order[k]
        r += t[i]
        n += t[i] + t[i + 3]
        if n > 1e-12:
            line = min(max(r / n, 0.0), 1.0)
            if k == 2 or sign * (line - p[order[1 - k] if upper else order[k + 1]]) >= 0:
                return line, n, k + 1
    return line, 0.0, 3


def waterline(t: Any, n_cases: int, n_controls: int, c: float, flow: Any, touch: Any) -> None:
    """The optimum of the genotypic test: moves make the high p_i = r_i/n_i equal (h), and the low ones (l).

    A case that leaves a column with p gains N²/(RS)·(2p − p²), a control that enters it N²/(RS)·p².  At the optimum all moves in use
    gain the same, so cases leave only columns with the largest p and enter only those with the smallest, controls the
    reverse; between h and l nothing changes.  Cases are the better move if h + l < 1, controls if h + l > 1.  For a given total that
    fixes the share of cases (F is convex in it), and F is convex and falling in the total, where Newton's steps from the left do not overshoot.
    """
    people = n_cases + n_controls
    share = n_cases / people
    scale = people * (people / (float(n_cases) * n_controls))
    order, p = np.zeros(3, np.int64), np.zeros(3)
    for i in range(3):
        column = t[i] + t[i + 3]
        p[i] = t[i] / column if column > 0 else share
        order[i] = i
    for a, b in ((0, 1), (1, 2), (0, 1)):
        if p[order[a]] > p[order[b]]:
            order[a], order[b] = order[b], order[a]
    total, cases, high, low, n_high, n_low = 0.0, 0.0, 1.0, 0.0, 1, 1
    for _ in range(60):
        first, last = max(0.0, total - n_controls), min(total, float(n_cases))
        for turn in range(80):  # only cases, then only controls, then between
            cases = last if turn == 0 else first if turn == 1 else (first + last) / 2
            high, in_high, n_high = level(t, p, order, True, cases, total - cases)
            low, in_low, n_low = level(t, p, order, False, cases, total - cases)
            more = 1 - high - low
            if (
                abs(more) < 1e-11
                or (turn == 0 and more > 0)
                or (turn == 1 and more < 0)
                or last - first < 1e-15 * total
            ):
                break
            if turn > 1 and more > 0:
                first = cases
            elif turn > 1:
                last = cases
        value = scale * (in_high * (high - share) ** 2 + in_low * (low - share) ** 2) - c
        for k in range(n_low, 3 - n_high):
            i = order[k]
            value += scale * (t[i] + t[i + 3]) * (p[i] - share) ** 2
        gain = scale * (high - low) * max(2 - high - low, high + low)
        if n_high + n_low > 3 or gain <= 0 or value <= ENOUGH * gain:
            break
        total += value / gain
    for i in range(3):
        touch[i] = min(max(p[i], low), high)
    for q in range(12):
        flow[q] = 0.0
    above = weights(t, order, p, high, n_high, True)
    below = weights(t, order, p, low, min(n_low, 3 - n_high), False)
    for q in range(12):
        donor, to = ends_of(q)
        if q < 6:
            flow[q] = cases * above[donor] * below[to]
        else:
            flow[q] = (total - cases) * below[donor - 3] * above[to - 3]


def weights(t: Any, order: Any, p: Any, line: float, columns: int, upper: bool) -> Any:
    """How the people of one side are shared among its columns: by how far each is from the common p."""
    shares = np.zeros(3)
    total = 0.0
    for k in range(columns):
        i = order[2 - k] if upper else order[k]
        shares[i] = (t[i] + t[i + 3]) * abs(p[i] - line) + (1e-9 if k == 0 else 0.0)
        total += shares[i]
    return shares / max(total, 1e-300)


# ------------------------------------------------------------------ allelic and trend tests


def shift(z: Any, flow: Any, q: int, amount: float) -> None:
    """``amount`` more people by move ``q``; fewer where it is negative."""
    donor, to = ends_of(q)
    flow[q] += amount
    z[donor] -= amount
    z[to] += amount


def straighten(flow: Any) -> float:
    """Replaces i → j → k by i → k, and i → j → i by nothing; returns how many moves that saved."""
    saved = 0.0
    for q in range(12):
        donor, over = ends_of(q)
        for side_step in range(2):
            u = 6 * (q // 6) + 2 * (over % 3) + side_step
            amount = min(flow[q], flow[u])
            if amount > 0:
                flow[q] -= amount
                flow[u] -= amount
                to = ends_of(u)[1]
                if to == donor:
                    saved += 2 * amount
                else:
                    saved += amount
                    flow[q - q % 2 + (to % 3 - donor % 3 - 1) % 3] += amount
    return saved


def above_tangent(test: int, n_cases: int, n_controls: int, c: float, q: int) -> tuple[float, float]:
    """F's second derivative along moves q and u is the product of their first numbers plus that of their second."""
    people = n_cases + n_controls
    weight = (2.0 if test == ALLELIC else 1.0) / (float(n_cases) * n_controls)
    donor, to = ends_of(q)
    copies = to % 3 - donor % 3
    return (
        copies * (n_controls if q < 6 else -n_cases) * math.sqrt(2 * weight / people),
        copies * math.sqrt(2 * c) / people,
    )


def descend(test: int, t: Any, n_cases: int, n_controls: int, c: float, flow: Any, g: Any, touch: Any) -> None:
    """The optimum of the allelic or the trend test, nearly: ``flow``[q] people moved, F ≈ 0, as few as possible.

    Each turn makes F ≈ 0 with the best move, then exchanges the worst move in use for the best, as far as F falls.
    """
    z = np.empty(6)
    for i in range(6):
        z[i] = t[i]
    for q in range(12):
        flow[q] = 0.0
    moved = 0.0
    for _ in range(100):
        moved -= straighten(flow)
        touch[0], touch[1], touch[2] = z[1] + 2 * z[2], z[4] + 2 * z[5], 0.0
        here = linear_bound(test, z, n_cases, n_controls, c, touch, g)
        best, worst, best_gained, worst_gained = -1, -1, 0.0, 0.0
        for q in range(12):
            donor, to = ends_of(q)
            gained = g[donor] - g[to]
            if z[donor] > 1e-9 and (best < 0 or gained > best_gained):
                best, best_gained = q, gained
            if flow[q] > 1e-9 and (worst < 0 or gained < worst_gained):
                worst, worst_gained = q, gained
        if best < 0 or best_gained <= 0:
            return
        off = here / best_gained
        uneven = 0.0 if worst < 0 else (best_gained - worst_gained) / best_gained
        if abs(off) < 1e-3 and uneven * moved < 1e-2:
            return
        if off > 0:
            amount = min(off, z[ends_of(best)[0]])
            shift(z, flow, best, amount)
            moved += amount
        elif off < -1e-3 and worst >= 0:
            amount = min(-off, flow[worst], z[ends_of(worst)[1]])
            shift(z, flow, worst, -amount)
            moved -= amount
        if uneven > 0:
            one, two = above_tangent(test, n_cases, n_controls, c, best)
            other_one, other_two = above_tangent(test, n_cases, n_controls, c, worst)
            curvature = (one - other_one) ** 2 + (two - other_two) ** 2 + 1e-12 * best_gained
            amount = min((best_gained - worst_gained) / curvature, flow[worst], z[ends_of(worst)[1]])
            shift(z, flow, worst, -amount)
            shift(z, flow, best, min(amount, z[ends_of(best)[0]]))
