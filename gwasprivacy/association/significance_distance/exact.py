"""The two decisions of the search in whole numbers and fractions: for near-ties, and for checking certificates."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from gwasprivacy.association.significance_distance.sides import ALLELIC, GENOTYPIC

# Touching points are doubles near the optimum; where the optimum is a simple fraction, the proof at it is exact.
_SIMPLE = 10**7


def exact_side(test: int, z: Any, n_cases: int, n_controls: int, c: float) -> int:
    """:func:`side` in whole numbers of any size: never 0.  χ² ≥ c is compared crosswise, c as the double's exact value."""
    r, s = [int(z[i]) for i in range(3)], [int(z[i + 3]) for i in range(3)]
    n_cases, n_controls = int(n_cases), int(n_controls)
    people = n_cases + n_controls
    if test == GENOTYPIC:
        columns = [(a * n_controls - b * n_cases, a + b) for a, b in zip(r, s, strict=True) if a + b > 0]
        spread = 1
        for _, column in columns:
            spread *= column
        numerator = sum(excess * excess * (spread // column) for excess, column in columns)
    else:
        x, y = r[1] + 2 * r[2], s[1] + 2 * s[2]
        copies = x + y
        numerator = people * (x * n_controls - y * n_cases) ** 2
        if test == ALLELIC:
            numerator, spread = 2 * numerator, copies * (2 * people - copies)
        else:
            spread = people * (copies + 2 * (r[2] + s[2])) - copies * copies
        if spread == 0:
            return -1
    above, below = float(c).as_integer_ratio()
    return 1 if numerator * below >= above * spread * n_cases * n_controls else -1


def ruled_out(test: int, t: Any, n_cases: int, n_controls: int, c: float, touch: Any, d: int, spare: float = 0) -> int:
    """1 if a tangent at (or next to) ``touch`` proves that all tables within ``d`` moves of ``t`` are significant.

    That is a proof in exact arithmetic (``distance_bounds``, ``distance_inward``); -1 says nothing.
    """
    table, sizes = [int(t[i]) for i in range(6)], (int(n_cases), int(n_controls))
    points = [Fraction(float(touch[i])) for i in range(3)]
    proven = any(
        _ruled_out(test, table, *sizes, Fraction(float(c)), chosen, int(d))
        for chosen in (points, [point.limit_denominator(_SIMPLE) for point in points])
    )
    return 1 if proven else -1


def _ruled_out(
    test: int, t: list[int], n_cases: int, n_controls: int, c: Fraction, touch: list[Fraction], d: int
) -> bool:
    people, product = n_cases + n_controls, n_cases * n_controls
    if test == GENOTYPIC:
        share, scale = Fraction(n_cases, people), Fraction(people * people, product)
        slopes = [p - share for p in touch]
        g = [scale * slope * (2 * (1 - share) - slope) for slope in slopes]
        g += [-scale * slope * (2 * share + slope) for slope in slopes]
        need = -c
    else:
        weight = Fraction(2 if test == ALLELIC else 1, product)
        copies, excess = touch[0] + touch[1], touch[0] * n_controls - touch[1] * n_cases
        need = -(weight * excess * excess / people + c * copies * copies / people**2)
        bend = [2 * (people - copies) if test == ALLELIC else people * i - 2 * copies for i in range(3)]
        common = [-c * i * bend[i] / people**2 for i in range(3)]
        slopes = [2 * weight * excess / people * i for i in range(3)]
        g = [slope * n_controls + rest for slope, rest in zip(slopes, common, strict=True)]
        g += [-slope * n_cases + rest for slope, rest in zip(slopes, common, strict=True)]
    need += sum(weight_of * count for weight_of, count in zip(g, t, strict=True))
    moves = sorted(((g[b + i] - min(g[b : b + 3]), t[b + i]) for b in (0, 3) for i in range(3)), reverse=True)
    gain, left = Fraction(0), d
    for per_person, people_there in moves:
        gain += per_person * min(people_there, left)
        left -= min(people_there, left)
    if gain != need or test == GENOTYPIC:
        return gain < need or (gain == need and test == GENOTYPIC)
    # Only a monomorphic table can lie on the border and not be significant.
    return all(n_cases - t[i] + n_controls - t[i + 3] > d for i in range(3))
