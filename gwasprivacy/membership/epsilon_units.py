"""ε as whole numbers of pico-ε (10⁻¹²), so that sums and comparisons of budgets have no rounding in them.

Every ε that is granted or spent is first rounded *down* to this grid, as the decimal that people read (0.7 is
0.7, not the binary fraction beside it), and the mechanism is run with the rounded value.  So a release of exactly the
whole budget fits, three thirds fit, and no more is spent than is counted.
"""

from __future__ import annotations

import math
from decimal import ROUND_FLOOR, Decimal

PICO = 10**12
LARGEST_EPSILON = 999


def to_units(epsilon: float) -> int:
    """The whole pico-ε in ``epsilon`` (a float from 0 to 999), rounded down.  Raises ValueError otherwise."""
    if not (math.isfinite(epsilon) and 0 <= epsilon <= LARGEST_EPSILON):
        raise ValueError(f"ε must be a number from 0 to {LARGEST_EPSILON}")
    return int((Decimal(repr(float(epsilon))) * PICO).to_integral_value(rounding=ROUND_FLOOR))


def from_units(units: int) -> float:
    """The float nearest to ``units`` pico-ε; ``to_units`` gives ``units`` back, since 15 digits survive in a float."""
    return float(Decimal(units) / PICO)
