"""Curves of probability against the number of people, and where they cross a target.  Plain numbers."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from gwasprivacy.assumptions.probability_words import STANDARD_ERRORS, honest_error
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.json_forms import Flag, ListOf, Member, Number, Record, Row, Whole
from gwasprivacy.plan.needed_people import Needed, round_people
from gwasprivacy.simulation.curves.curve import CurvePoint

FloatArray = npt.NDArray[np.float64]

HOPELESS, NEARLY_SURE = 0.01, 0.98
_GAP = 2.0  # a size so many times away from its neighbour is not drawn: it would squash the rest


@dataclass(frozen=True, slots=True, kw_only=True)
class Point:
    """One size.  ``p_all``, ``p_any``: probabilities; ``errors``: their standard errors (0 in an estimate)."""

    n_people: int
    p_all: float
    p_any: float
    error_all: float = 0.0
    error_any: float = 0.0
    recall: float = math.nan
    precision: float = math.nan
    n_studies: int = 0

    def value(self, metric: Metric) -> float:
        return self.p_all if metric is Metric.ALL else self.p_any

    def error(self, metric: Metric) -> float:
        return self.error_all if metric is Metric.ALL else self.error_any

    @property
    def row(self) -> tuple[float, ...]:
        """As it is kept: −1 where recall or precision is not known."""
        return (
            self.n_people,
            self.p_all,
            self.p_any,
            self.error_all,
            self.error_any,
            _number(self.recall),
            _number(self.precision),
            self.n_studies,
        )

    @classmethod
    def of_row(cls, row: tuple[Any, ...]) -> Point:
        n_people, p_all, p_any, error_all, error_any, recall, precision, n_studies = row
        return cls(
            n_people=n_people,
            p_all=p_all,
            p_any=p_any,
            error_all=error_all,
            error_any=error_any,
            recall=recall if recall >= 0 else math.nan,
            precision=precision if precision >= 0 else math.nan,
            n_studies=n_studies,
        )


def _number(value: float) -> float:
    return -1.0 if math.isnan(value) else value


@dataclass(frozen=True, slots=True, kw_only=True)
class Curve:
    """Points in order of size.  ``is_estimate``: from the closed form, not from simulated studies; then ``spread`` is how far it
    may be off, in probits: half its 95 % interval."""

    points: tuple[Point, ...]
    is_estimate: bool
    spread: float = 0.0

    def __post_init__(self) -> None:
        object.__setattr__(self, "points", tuple(sorted(self.points, key=lambda point: point.n_people)))

    @property
    def sizes(self) -> FloatArray:
        return np.array([point.n_people for point in self.points], dtype=np.float64)

    def values(self, metric: Metric) -> FloatArray:
        return np.array([point.value(metric) for point in self.points], dtype=np.float64)

    def errors(self, metric: Metric) -> FloatArray:
        return np.array([point.error(metric) for point in self.points], dtype=np.float64)

    def band(self, metric: Metric) -> tuple[FloatArray, FloatArray]:
        """The 95 % interval at every size, within [0, 1]."""
        if self.is_estimate:
            low, high = estimate_interval(self.values(metric), self.spread)
            return low, high
        value, error = self.values(metric), STANDARD_ERRORS * self.errors(metric)
        return np.clip(value - error, 0.0, 1.0), np.clip(value + error, 0.0, 1.0)

    def at(self, n_people: int, metric: Metric) -> float | None:
        """The probability at a size, interpolated between neighbours in ln n.

        Outside the sizes only where nothing can happen any more (nearly sure and larger, hopeless and smaller), else None.
        """
        if not self.points:
            return None
        first, last = self.points[0], self.points[-1]
        if n_people > last.n_people:
            return last.value(metric) if last.value(metric) > NEARLY_SURE else None
        if n_people < first.n_people:
            return first.value(metric) if first.value(metric) < HOPELESS else None
        return float(np.interp(math.log(n_people), np.log(self.sizes), self.values(metric)))

    def error_at(self, n_people: int, metric: Metric) -> float:
        """The standard error at a size, interpolated likewise; 0 outside the sizes."""
        if not self.points or not self.points[0].n_people <= n_people <= self.points[-1].n_people:
            return 0.0
        return float(np.interp(math.log(n_people), np.log(self.sizes), self.errors(metric)))

    def studies_at(self, n_people: int) -> int:
        """How many studies were simulated at a size: the fewer of its two neighbours'; 0 for a closed form."""
        before = [point.n_studies for point in self.points if point.n_people <= n_people][-1:]
        after = [point.n_studies for point in self.points if point.n_people >= n_people][:1]
        return min([*before, *after], default=0)

    def interval_at(self, n_people: int, metric: Metric) -> tuple[float, float] | None:
        """The 95 % interval at a size; None where :meth:`at` is."""
        value = self.at(n_people, metric)
        if value is None:
            return None
        if self.is_estimate:
            low, high = estimate_interval(np.array([value]), self.spread)
            return float(low[0]), float(high[0])
        error = STANDARD_ERRORS * self.error_at(n_people, metric)
        return max(value - error, 0.0), min(value + error, 1.0)

    def has(self, n_people: int) -> bool:
        """Whether this very size was computed."""
        return any(point.n_people == n_people for point in self.points)

    def drawn(self, n_people: int) -> Curve:
        """The curve for a picture: without the plan's own size where that lies far from all others."""
        kept = [point for point in self.points if point.n_people != n_people]
        if not kept or len(kept) == len(self.points):
            return self
        low, high = kept[0].n_people / _GAP, kept[-1].n_people * _GAP
        return self if low <= n_people <= high else replace(self, points=tuple(kept))

    def needed(self, target: float, metric: Metric) -> Needed:
        """An estimate: where the curve reaches ``target``, between sizes by interpolation in ln n of the best rising fit.

        The answer is that of a search, ``people_needed``.
        """
        if not self.points:
            raise ValueError("a curve without points crosses nothing")
        low_band, high_band = self.band(metric)
        people = _crossing(self.sizes, _rising(self.values(metric)), target)
        late = _crossing(self.sizes, _rising(low_band), target)
        early = _crossing(self.sizes, _rising(high_band), target)
        first, last = self.points[0].n_people, self.points[-1].n_people
        if people is None:
            above = bool(_rising(self.values(metric))[-1] < target)
            limit = last if above else first
            if self.is_estimate:  # what its interval leaves open is not excluded
                limit = limit if not above or early is None else round_people(early, down=True)
                limit = limit if above or late is None else round_people(late)
            return Needed(people=None, limit=limit, above=above, is_estimate=True)
        return Needed(
            people=round_people(people),
            limit=last,
            is_estimate=True,
            low=round_people(first if early is None else early, down=True),
            high=None if late is None else round_people(late),
        )

    def with_points(self, points: Iterable[Point]) -> Curve:
        """The same curve with more sizes; a size that is there already is replaced."""
        merged = {point.n_people: point for point in self.points} | {point.n_people: point for point in points}
        return replace(self, points=tuple(merged.values()))

    def to_json(self) -> dict[str, Any]:
        return CURVE.write(self)

    @classmethod
    def from_json(cls, obj: object, path: str = "curve") -> Curve:
        """Raises InvalidPlan with the field's path."""
        return CURVE.read(obj, path)


def _curve_of(*, is_estimate: bool, points: tuple[tuple[Any, ...], ...]) -> Curve:
    return Curve(points=tuple(map(Point.of_row, points)), is_estimate=is_estimate)


_SHARE, _ERROR, _KNOWN = Number(low=0, high=1), Number(low=0), Number(low=-1, high=1)
CURVE = Record(
    _curve_of,
    {
        "is_estimate": Member(Flag()),
        "points": Member(
            ListOf(Row((Whole(low=1), _SHARE, _SHARE, _ERROR, _ERROR, _KNOWN, _KNOWN, Whole(low=0)))),
            value=lambda curve: [point.row for point in curve.points],
        ),
    },
)
"""A kept curve."""


def _rising(values: FloatArray) -> FloatArray:
    """The nearest sequence that never falls: more people never help less."""
    from scipy.optimize import isotonic_regression  # slow to import

    rising: FloatArray = isotonic_regression(values).x
    return rising


def _crossing(sizes: FloatArray, values: FloatArray, target: float) -> float | None:
    """Where a rising polyline in ln n first reaches ``target``; None if it starts above it or never gets there."""
    if values[0] >= target:
        return float(sizes[0]) if values[0] == target else None
    reached = np.flatnonzero(values >= target)
    if len(reached) == 0:
        return None
    after = int(reached[0])
    step = values[after] - values[after - 1]
    share = (target - values[after - 1]) / step
    return math.exp(math.log(sizes[after - 1]) + share * (math.log(sizes[after]) - math.log(sizes[after - 1])))


def sizes_between(low: float, high: float, n_sizes: int) -> tuple[int, ...]:
    """``n_sizes`` even numbers of people from ``low`` to ``high``, evenly spaced in ln n, each to two or three digits."""
    raw = np.exp(np.linspace(math.log(low), math.log(high), n_sizes))
    return tuple(sorted({max(4, _tidy(value)) for value in raw}))


def _tidy(value: float) -> int:
    digits = max(0, math.floor(math.log10(value)) - 1)
    step = max(2, int(10**digits) // 2)
    return max(step, round(value / step) * step)


def curve_of(points: Iterable[CurvePoint], *, spread: float | None = None) -> Curve:
    """The curve through one request's points; an estimate where ``spread``, its error in probits, is given."""
    return Curve(points=tuple(_point(point) for point in points), is_estimate=spread is not None, spread=spread or 0.0)


def estimate_interval(values: FloatArray, spread: float) -> tuple[FloatArray, FloatArray]:
    """The 95 % intervals of estimated probabilities that may be off by ``spread`` probits."""
    from scipy.special import ndtr, ndtri  # slow to import

    probits = ndtri(np.clip(values, 1e-9, 1 - 1e-9))
    return ndtr(probits - spread), ndtr(probits + spread)


def _point(point: CurvePoint) -> Point:
    return Point(
        n_people=point.n_participants,
        p_all=point.p_all,
        p_any=point.p_any,
        error_all=honest_error(point.p_all, point.standard_error, point.n_studies),
        error_any=honest_error(point.p_any, point.standard_error_any, point.n_studies),
        recall=point.expected_recall,
        precision=point.expected_precision,
        n_studies=point.n_studies,
    )
