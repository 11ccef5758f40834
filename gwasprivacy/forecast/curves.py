"""Curves of probability against the number of people, and where they cross a target.  Plain numbers."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from gwasprivacy.assumptions.probability_words import honest_error, limits
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.json_forms import Flag, ListOf, Member, Number, Record, Row, Whole
from gwasprivacy.forecast.few_studies import error_of_few
from gwasprivacy.forecast.rising_fit import NEAR, RisingFit, beside, rising_fit
from gwasprivacy.plan.needed_people import Needed, round_people
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.simulation.curves.curve import CurvePoint, CurveRequest, UtilityCurve

FloatArray = npt.NDArray[np.float64]

HOPELESS, NEARLY_SURE = 0.01, 0.98
_GAP = 2.0  # a size so many times away from its neighbour is not drawn: it would squash the rest


@dataclass(frozen=True, slots=True, kw_only=True)
class Point:
    """One size.  ``p_all``, ``p_any``: probabilities; ``errors``: their standard errors (0 in an estimate).  ``p_right``, ``p_inconclusive``: of
    a right list; NaN where there is none."""

    n_people: int
    p_all: float
    p_any: float
    error_all: float = 0.0
    error_any: float = 0.0
    recall: float = math.nan
    precision: float = math.nan
    n_studies: int = 0
    p_right: float = math.nan
    p_inconclusive: float = math.nan

    def value(self, metric: Metric) -> float:
        return self.p_all if metric is Metric.ALL else self.p_any

    def error(self, metric: Metric) -> float:
        return self.error_all if metric is Metric.ALL else self.error_any

    @property
    def row(self) -> tuple[float, ...]:
        """As it is kept: −1 for what is not known."""
        return (
            self.n_people,
            self.p_all,
            self.p_any,
            self.error_all,
            self.error_any,
            _number(self.recall),
            _number(self.precision),
            self.n_studies,
            _number(self.p_right),
            _number(self.p_inconclusive),
        )

    @classmethod
    def of_row(cls, row: tuple[Any, ...]) -> Point:
        n_people, p_all, p_any, error_all, error_any, recall, precision, n_studies, p_right, none = row
        return cls(
            n_people=n_people,
            p_all=p_all,
            p_any=p_any,
            error_all=error_all,
            error_any=error_any,
            recall=_known(recall),
            precision=_known(precision),
            n_studies=n_studies,
            p_right=_known(p_right),
            p_inconclusive=_known(none),
        )


def _number(value: float) -> float:
    return -1.0 if math.isnan(value) else value


def _known(kept: float) -> float:
    return kept if kept >= 0 else math.nan


@dataclass(frozen=True, slots=True, kw_only=True)
class Met:
    """What a fit meets: the points' mean at the plan's own size ``n_people``, and ``target`` where a search found it, at ``reached``.
    ``floors``: of weaker lines, which chance must not put above it."""

    n_people: int
    metric: Metric
    target: float
    reached: int | None
    floors: tuple[Curve, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Curve:
    """Points in order of size.  ``is_estimate``: from the closed form, not from simulated studies; then ``spread`` is how far it
    may be off, in probits: half its 95 % interval.  ``met``: what else is known, which is not kept with the points."""

    points: tuple[Point, ...]
    is_estimate: bool
    spread: float = 0.0
    met: Met | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "points", tuple(sorted(self.points, key=lambda point: point.n_people)))

    @property
    def sizes(self) -> FloatArray:
        return np.array([point.n_people for point in self.points], dtype=np.float64)

    def means(self, metric: Metric) -> FloatArray:
        """What was found at each size, with the chance of its studies."""
        return np.array([point.value(metric) for point in self.points], dtype=np.float64)

    def meeting(
        self, n_people: int, needed: Needed | None, target: float, metric: Metric, floors: Iterable[Curve] = ()
    ) -> Curve:
        """The same points, with a fit that meets their mean at the plan's own size, and the number that is told for the target."""
        reached = None if needed is None else needed.people
        met = Met(n_people=n_people, metric=metric, target=target, reached=reached, floors=tuple(floors))
        return replace(self, met=met)

    def fit(self, metric: Metric) -> RisingFit:
        """The line that is drawn, and that numbers are read from.  Raises ValueError for a curve without points."""
        return _fit(self, metric)

    def told(self) -> tuple[Point, ...]:
        """The points with the probabilities of the fits: what is written where points are."""
        found = []
        for point in self.points:
            p_all, p_any = (self.fit(metric).at(point.n_people)[0] for metric in (Metric.ALL, Metric.ANY))
            found.append(replace(point, p_all=p_all, p_any=max(p_all, p_any)))
        return tuple(found)

    def at(self, n_people: int, metric: Metric) -> float | None:
        """The probability at a size.

        Outside the sizes only where nothing can happen any more (nearly sure and larger, hopeless and smaller), else None.
        """
        found = self._at(n_people, metric)
        return None if found is None else found[0]

    def interval_at(self, n_people: int, metric: Metric) -> tuple[float, float] | None:
        """The 95 % interval at a size; None where :meth:`at` is."""
        found = self._at(n_people, metric)
        return None if found is None else found[1:]

    def _at(self, n_people: int, metric: Metric) -> tuple[float, float, float] | None:
        if not self.points:
            return None
        fit = self.fit(metric)
        if (n_people > fit.sizes[-1] and fit.values[-1] <= NEARLY_SURE) or (
            n_people < fit.sizes[0] and fit.values[0] >= HOPELESS
        ):
            return None
        return fit.at(n_people)

    def error_at(self, n_people: int, metric: Metric) -> float:
        """The standard error at a size, interpolated between those of its neighbours in ln n; 0 outside the sizes."""
        if not self.points or not self.points[0].n_people <= n_people <= self.points[-1].n_people:
            return 0.0
        errors = [point.error(metric) for point in self.points]
        return float(np.interp(math.log(n_people), np.log(self.sizes), errors))

    def studies_at(self, n_people: int) -> int:
        """How many studies were simulated at a size: the fewer of its two neighbours'; 0 for a closed form."""
        before = [point.n_studies for point in self.points if point.n_people <= n_people][-1:]
        after = [point.n_studies for point in self.points if point.n_people >= n_people][:1]
        return min([*before, *after], default=0)

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
        """An estimate: where the fit reaches ``target``.  The answer is that of a search, ``people_needed``."""
        fit = self.fit(metric)
        people, early, late = fit.crossings(target)
        first, last = self.points[0].n_people, self.points[-1].n_people
        if people is None:
            above = bool(fit.values[-1] < target)
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
            ListOf(Row((Whole(low=1), _SHARE, _SHARE, _ERROR, _ERROR, _KNOWN, _KNOWN, Whole(low=0), _KNOWN, _KNOWN))),
            value=lambda curve: [point.row for point in curve.points],
        ),
    },
)
"""A kept curve."""


@functools.lru_cache(maxsize=64)
def _fit(curve: Curve, metric: Metric) -> RisingFit:
    if not curve.points:
        raise ValueError("a curve without points has no fit")
    means = curve.means(metric)
    if curve.is_estimate:
        low, high = estimate_interval(means, curve.spread)
    else:
        ends = [limits(point.value(metric), point.error(metric), point.n_studies) for point in curve.points]
        low, high = np.array(ends).T
    met = _met(curve, metric)
    fit = rising_fit(curve.sizes, means, low, high, met=met)
    for floor in () if curve.met is None else curve.met.floors:
        fit = fit.at_least(floor.fit(metric), met)
    return fit


def _met(curve: Curve, metric: Metric) -> list[tuple[float, float]]:
    known = curve.met
    if known is None:
        return []
    own: list[tuple[float, float]]
    own = [(point.n_people, point.value(metric)) for point in curve.points if point.n_people == known.n_people]
    if known.reached is None or known.metric is not metric:
        return own
    found = (known.reached, known.target)
    return sorted({*((n, beside(value, n, *found)) for n, value in own if n != known.reached), found})


def sizes_between(low: float, high: float, n_sizes: int) -> tuple[int, ...]:
    """``n_sizes`` even numbers of people from ``low`` to ``high``, evenly spaced in ln n, each to two or three digits."""
    raw = np.exp(np.linspace(math.log(low), math.log(high), n_sizes))
    return tuple(sorted({max(4, _tidy(value)) for value in raw}))


def with_own_size(sizes: Iterable[int], n_people: int) -> tuple[int, ...]:
    """``sizes`` with the plan's own, in the place of any that is so near that it tells nothing more."""
    return tuple(sorted({n_people, *(size for size in sizes if abs(math.log(size / n_people)) > NEAR)}))


def _tidy(value: float) -> int:
    digits = max(0, math.floor(math.log10(value)) - 1)
    step = max(2, int(10**digits) // 2)
    return max(step, round(value / step) * step)


def curve_of(points: Iterable[CurvePoint], *, spread: float | None = None) -> Curve:
    """The curve through one request's points; an estimate where ``spread``, its error in probits, is given."""
    return Curve(points=tuple(_point(point) for point in points), is_estimate=spread is not None, spread=spread or 0.0)


def as_told(found: UtilityCurve, n_people: int, target: float, needed: Mapping[CurveRequest, Needed]) -> UtilityCurve:
    """Simulated lines with the probabilities of their fits, as the window draws them for a study of ``n_people``.

    ``needed``: what a search found for Pr[all] of ``target``, by line, where there was one.
    """
    curves: dict[CurveRequest, Curve] = {}
    for request in sorted(found.requests, key=lambda each: not each.is_private):
        private = (
            () if request.is_private else [c for r, c in curves.items() if r.is_private and r.n_snps == request.n_snps]
        )
        alone = curve_of(found.line(request))
        curves[request] = alone.meeting(n_people, needed.get(request), target, Metric.ALL, private)
    told = {request: {point.n_people: point for point in curve.told()} for request, curve in curves.items()}
    rows = []
    for size, row in zip(found.sizes, found.rows, strict=True):
        here = [told[request][size] for request in found.requests]
        rows.append(tuple(replace(old, p_all=p.p_all, p_any=p.p_any) for old, p in zip(row, here, strict=True)))
    return replace(found, rows=tuple(rows))


def told_together(
    curves: Mapping[Line, Curve], needed: Mapping[Line, Needed], n_people: int, target: float, metric: Metric
) -> dict[Line, Curve]:
    """The lines of one picture as they are drawn and as numbers are read from them: they meet what is told of them."""
    told: dict[Line, Curve] = {}
    for line in sorted(curves, key=lambda each: each is Line.NONE):
        private = tuple(told.values()) if line is Line.NONE else ()
        told[line] = curves[line].meeting(n_people, needed.get(line), target, metric, private)
    return told


def estimate_interval(values: FloatArray, spread: float) -> tuple[FloatArray, FloatArray]:
    """The 95 % intervals of estimated probabilities that may be off by ``spread`` probits."""
    from scipy.special import ndtr, ndtri  # slow to import

    probits = ndtri(np.clip(values, 1e-9, 1 - 1e-9))
    return ndtr(probits - spread), ndtr(probits + spread)


def _point(point: CurvePoint) -> Point:
    n = point.n_studies
    return Point(
        n_people=point.n_participants,
        p_all=point.p_all,
        p_any=point.p_any,
        error_all=honest_error(point.p_all, error_of_few(point.standard_error, n), n),
        error_any=honest_error(point.p_any, error_of_few(point.standard_error_any, n), n),
        recall=point.expected_recall,
        precision=point.expected_precision,
        n_studies=n,
        p_right=math.nan if point.p_right is None else point.p_right,
        p_inconclusive=math.nan if point.p_inconclusive is None else point.p_inconclusive,
    )
