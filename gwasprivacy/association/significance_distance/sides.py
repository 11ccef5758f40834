"""χ² of one table in floating point, and what a move is.

A table is ``t`` = (r₀, r₁, r₂, s₀, s₁, s₂).  A *move* q ∈ 0…11 changes one participant's genotype: q // 6 is the group,
(q % 6) // 2 the cell that loses them (*donor*), and the last digit says which of the two other cells gets them.

The functions of the ``distance_…`` files run compiled, or uncompiled with whole numbers (``distance_search``).
"""

from __future__ import annotations

from typing import Any

GENOTYPIC, ALLELIC, TREND = 0, 1, 2


def statistic(test: int, z: Any, n_cases: int, n_controls: int) -> float:
    """χ² of the table ``z`` (whole or real entries), 0 where its denominator is 0; as in ``chi_square``."""
    people = n_cases + n_controls
    product = float(n_cases) * n_controls
    if test == GENOTYPIC:
        total = 0.0
        for i in range(3):
            column = z[i] + z[i + 3]
            if column > 0:
                excess = float(z[i] * n_controls - z[i + 3] * n_cases)
                total += excess * excess / column
        return total / product
    x, y = z[1] + 2 * z[2], z[4] + 2 * z[5]
    copies = x + y
    excess = float(x * n_controls - y * n_cases)
    if test == ALLELIC:
        spread = float(copies * (2 * people - copies))
        return 0.0 if spread <= 0 else excess * excess * (2.0 * people) / (spread * product)
    spread = float(people * (copies + 2 * (z[2] + z[5])) - copies * copies)
    return 0.0 if spread <= 0 else excess * excess * float(people) / (spread * product)


def copy_into(to: Any, table: Any) -> None:
    for i in range(6):
        to[i] = table[i]


def ends_of(q: int) -> tuple[int, int]:
    """Positions in a table of move ``q``'s donor and receiver."""
    base, donor = 3 * (q // 6), (q % 6) // 2
    return base + donor, base + (donor + 1 + q % 2) % 3
