"""The rising curve through simulated points, which is drawn, and which every number that is told of it is read from.

More participants never help less, so points that fall by chance are pooled.  Two numbers stand beside a curve, whoever asks and whatever
sizes were simulated: how likely success is with the plan's own study, and the sample size that a search found.  The fit meets both.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import freeze

FloatArray = npt.NDArray[np.float64]

NEAR = 0.05
"""A size within this share of one that the fit meets tells nothing more, and would only bend it by chance."""
_FINE = 241  # points of the line, beside those that it goes through
_LESS = 1e-3  # of a probability: too little to be seen
_ROUNDING = 1e-9
_FLATTEST, _STEEPEST, _LOOSER = 0.05, 4.0, 30.0  # probits for each unit of ln n


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class RisingFit:
    """A line that never falls: ``values`` at ``sizes`` (n,), straight between them; ``low``, ``high``: its 95 % interval."""

    sizes: FloatArray
    values: FloatArray
    low: FloatArray
    high: FloatArray

    def __post_init__(self) -> None:
        freeze(self)

    def at(self, n_people: float) -> tuple[float, float, float]:
        """The value with the two ends of its interval; beyond the sizes those of the last one."""
        value, low, high = (float(np.interp(n_people, self.sizes, line)) for line in (self.values, self.low, self.high))
        return value, low, high

    def crossings(self, target: float) -> tuple[float | None, float | None, float | None]:
        """Where the line, the upper and the lower end of its interval first reach ``target``; None for what starts above it or never
        gets there."""
        middle, early, late = (_crossing(self.sizes, line, target) for line in (self.values, self.high, self.low))
        return middle, early, late

    def at_least(self, other: RisingFit, met: Sequence[tuple[float, float]]) -> RisingFit:
        """The line where it is above ``other``, and ``other`` where chance alone may have put it below; ``met`` as it was."""
        inside = (self.sizes >= other.sizes[0]) & (self.sizes <= other.sizes[-1])
        floor = np.interp(self.sizes, other.sizes, other.values)
        for n_people, value in met:
            floor = np.where(self.sizes < n_people, np.minimum(floor, value - _LESS), floor)
        lifted = np.where(inside & (floor <= self.high), np.maximum(self.values, floor), self.values)
        values = np.maximum.accumulate(lifted)
        return RisingFit(sizes=self.sizes, values=values, low=self.low, high=np.maximum(self.high, values))


def rising_fit(
    sizes: FloatArray, values: FloatArray, low: FloatArray, high: FloatArray, *, met: Sequence[tuple[float, float]] = ()
) -> RisingFit:
    """The fit through ``values`` at growing ``sizes``, at least one, with their interval.

    ``met``: sizes with the values that the fit has there, both growing.  What contradicts them by chance is left out.
    """
    x = np.log(sizes)
    middle, below, above = _pooled(values), _pooled(low), _pooled(high)
    kept = np.ones(len(x), dtype=bool)
    for n_people, value in met:
        place = math.log(n_people)
        apart = _ROUNDING if 0 < value < 1 else 0.0  # pooled points may stand on either side of what they equal
        kept &= np.where(x < place, middle <= value - apart, middle >= value + apart) & (np.abs(x - place) > NEAR)
    at = np.concatenate([sizes[kept], [n_people for n_people, _ in met]])
    order = np.argsort(at)
    at = at[order]
    through = np.concatenate([middle[kept], [value for _, value in met]])[order]
    # How far the interval reaches is that of the points around, also where the line does not go through them.
    down, up = (np.interp(np.log(at), x, np.abs(edge - middle)) for edge in (below, above))
    places = np.union1d(np.geomspace(at[0], at[-1], _FINE), at)
    lines = [_smooth(at, line, places) for line in (through, _pooled(through - down), _pooled(through + up))]
    return RisingFit(
        sizes=places, values=lines[0], low=np.clip(lines[1], 0.0, lines[0]), high=np.clip(lines[2], lines[0], 1.0)
    )


def beside(value: float, n_people: float, reached: float, target: float) -> float:
    """``value``, simulated with ``n_people``, as it can be where ``reached`` people have ``target``: fewer people have less, and hardly less
    where they are hardly fewer.  How steep curves mostly are binds near the searched number, which rests on more studies; far from it
    it says nothing."""
    from scipy.special import ndtr, ndtri  # slow to import

    apart = math.log(n_people / reached)
    slopes = (_FLATTEST, _STEEPEST + _LOOSER * abs(apart))
    ends = [float(ndtr(ndtri(target) + slope * apart)) for slope in slopes]
    return min(max(value, min(ends)), max(ends))


def _pooled(values: FloatArray) -> FloatArray:
    """The nearest sequence that never falls."""
    from scipy.optimize import isotonic_regression  # slow to import

    rising: FloatArray = isotonic_regression(values).x
    return rising


def _smooth(sizes: FloatArray, values: FloatArray, places: FloatArray) -> FloatArray:
    """The line over ln n through rising points that overshoots nowhere, at ``places``, the sizes among them."""
    from scipy.interpolate import PchipInterpolator  # slow to import

    if len(sizes) < 3:
        return np.interp(np.log(places), np.log(sizes), values)
    line: FloatArray = PchipInterpolator(np.log(sizes), values)(np.log(places))
    line[np.searchsorted(places, sizes)] = values
    return np.maximum.accumulate(np.clip(line, values[0], values[-1]))


def _crossing(sizes: FloatArray, values: FloatArray, target: float) -> float | None:
    """Where a rising line first reaches ``target``; None if it starts above it or never gets there."""
    if values[0] >= target:
        return float(sizes[0]) if values[0] == target else None
    reached = np.flatnonzero(values >= target)
    if len(reached) == 0:
        return None
    after = int(reached[0])
    share = (target - values[after - 1]) / (values[after] - values[after - 1])
    return float(sizes[after - 1] + share * (sizes[after] - sizes[after - 1]))
