"""Where success becomes as likely as wanted: the root of a rising curve whose points are simulated.

For a positive number (ε, or an effect ln OR) at a fixed study size.  Each simulated study is looked at for several numbers at
once, so that points of the curve are compared on the same studies: the root's error is the jackknife's over studies.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.language import mark
from gwasprivacy.base.work import UNWATCHED, Work

FloatArray = npt.NDArray[np.float64]
Success = Callable[[tuple[float, ...], range], FloatArray]
"""(numbers, numbers of studies) → each study's probability of success at each number, shape (n_studies, n_numbers)."""

STAGE = mark("Searching")
PRECISION = 0.03
_BATCH = 20
_LEAST_STUDIES = 100
_STEP = math.log(1.6)  # of the walk that brackets the target
_OFFSETS = (-2, -1, 0, 1, 2)  # the numbers that are looked at together, in steps
_WINDOW = 1.6  # probits from the target's within which the curve is taken for a line
_STEP_IN_PROBITS = 0.5
_NARROWEST, _WIDEST = 0.005, 0.4
_SURE = 3.0  # standard errors from which on a number surely misses or reaches the target
_WIDER = 1.15  # as in the search for the number of participants: it may stop where its error happens to look small
_MOST_MOVES = 12


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """The answer: the smallest number that reaches the target, with its 95 % interval; None where even the largest does not.

    ``best``: the probability at the largest number and its standard error, where there is no answer.
    """

    value: float | None
    low: float | None = None
    high: float | None = None
    n_studies: int = 0
    best: tuple[float, float] | None = None


def search_level(
    success: Success,
    *,
    start: float,
    least: float,
    most: float,
    target: float,
    precision: float = PRECISION,
    most_studies: int = 1000,
    work: Work = UNWATCHED,
) -> Level:
    """The smallest number between ``least`` and ``most`` at which success is as likely as ``target``.

    Ends when half the 95 % interval is below the share ``precision`` of the number, or after ``most_studies`` studies.  A
    number that surely misses or reaches the target bounds the interval where no line fits.  Raises Cancelled.
    """
    search = _Search(success, target, math.log(least), math.log(most), work)
    place = min(max(math.log(start), search.least), search.most)
    while not search.is_bracketed():
        mean, error = search.look_at(place)
        if mean >= target and place <= search.least:
            return Level(value=least, low=least, high=least, n_studies=search.studies)
        if mean < target and place >= search.most:
            mean, error = search.look_at(place, 5 * _BATCH)
            if mean < target:
                return Level(value=None, n_studies=search.studies, best=(mean, error))
        place = min(place + _STEP, search.most) if mean < target else max(place - _STEP, search.least)
    return search.refined(precision, most_studies)


@dataclass(slots=True)
class _Search:
    success: Success
    target: float
    least: float
    most: float
    work: Work
    seen: dict[float, tuple[float, float]] = field(default_factory=dict)
    studies: int = 0

    def look_at(self, place: float, n_studies: int = _BATCH) -> tuple[float, float]:
        """Mean and error of success at a place (a logarithm)."""
        found = self._simulated((place,), range(n_studies))[:, 0]
        self.seen[place] = _mean_and_error(found)
        return self.seen[place]

    def _simulated(self, places: tuple[float, ...], indices: range) -> FloatArray:
        self.work.check()
        self.studies += len(indices)
        return self.success(tuple(math.exp(place) for place in places), indices)

    def _ends(self) -> tuple[float | None, float | None]:
        """The largest place below the target, and the smallest above it."""
        below = [place for place, (mean, _error) in self.seen.items() if mean < self.target]
        above = [place for place, (mean, _error) in self.seen.items() if mean >= self.target]
        return max(below, default=None), min(above, default=None)

    def is_bracketed(self) -> bool:
        below, above = self._ends()
        return below is not None and above is not None

    def _surely_between(self) -> tuple[float, float]:
        missed = [place for place, (mean, error) in self.seen.items() if mean + _SURE * error < self.target]
        met = [place for place, (mean, error) in self.seen.items() if mean - _SURE * error > self.target]
        low, high = max(missed, default=self.least), min(met, default=self.most)
        return (low, high) if low < high else (self.least, self.most)

    def refined(self, precision: float, most_studies: int) -> Level:
        below, above = self._ends()
        assert below is not None
        assert above is not None
        centre, step = (below + above) / 2, abs(above - below) / 4
        found: tuple[float, float] | None = None
        for move in range(_MOST_MOVES):
            places = tuple(sorted({min(max(centre + k * step, self.least), self.most) for k in _OFFSETS}))
            answers = np.empty((0, len(places)))
            while True:
                done = len(answers)
                answers = np.concatenate([answers, self._simulated(places, range(done, done + _BATCH))])
                for place, column in zip(places, answers.T, strict=True):
                    self.seen[place] = _mean_and_error(column)
                found = _root(np.array(places), answers, self.target)
                fitting = found is not None and places[0] < found[0] < places[-1]
                if not fitting and move + 1 < _MOST_MOVES:
                    break
                last = move + 1 == _MOST_MOVES or len(answers) >= most_studies
                enough = found is not None and 1.96 * _WIDER * found[1] <= precision
                if len(answers) >= _LEAST_STUDIES and (enough or len(answers) >= most_studies):
                    return self._answer(found)
                steepness = _steepness(np.array(places), answers, self.target)
                if not last and len(answers) == 2 * _BATCH and steepness is not None:
                    better = min(max(_STEP_IN_PROBITS / steepness, _NARROWEST), _WIDEST)
                    if not 0.6 < better / step < 1.7 and move + 2 < _MOST_MOVES:
                        break  # points where they say most about the root
                self.work.progress(STAGE, len(answers), most_studies)
            centre, step = self._moved(places, answers, found, step)
        raise AssertionError("the last move returns")

    def _moved(
        self, places: tuple[float, ...], answers: FloatArray, found: tuple[float, float] | None, step: float
    ) -> tuple[float, float]:
        """The next centre and step."""
        steepness = _steepness(np.array(places), answers, self.target)
        if steepness is not None:
            step = min(max(_STEP_IN_PROBITS / steepness, _NARROWEST), _WIDEST)
        if found is not None:
            reach = 4 * step
            return min(max(found[0], places[0] - reach), places[-1] + reach), step
        means = answers.mean(axis=0)
        if means[-1] < self.target:
            return places[-1] + 2 * step, step
        if means[0] >= self.target:
            return places[0] - 2 * step, step
        first = int(np.argmax(means >= self.target))
        left, right = places[max(first - 1, 0)], places[first]
        return (left + right) / 2, max((right - left) / 4, _NARROWEST)

    def _answer(self, found: tuple[float, float] | None) -> Level:
        low, high = self._surely_between()
        if found is not None and low <= found[0] <= high:
            root, error = found[0], _WIDER * found[1]
            low, high = max(root - 1.96 * error, low), min(root + 1.96 * error, high)
        else:
            below, above = self._ends()
            root = (low + high) / 2 if below is None or above is None else min(max((below + above) / 2, low), high)
        return Level(value=math.exp(root), low=math.exp(low), high=math.exp(high), n_studies=self.studies)


def _mean_and_error(values: FloatArray) -> tuple[float, float]:
    """The error is not below that of one study in which the opposite happened (means of 0 and 1 have none)."""
    n = len(values)
    variance = float(values.var(ddof=1)) if n > 1 else 0.25
    return float(values.mean()), math.sqrt(variance / n + 0.25 / (n + 2) ** 2)


def _line(places: FloatArray, means: FloatArray, target: float) -> tuple[FloatArray, FloatArray]:
    """Level and slope of the weighted line through probits near the target; ``means``: (…, n_places)."""
    from scipy.special import ndtri  # slow to import

    probits = ndtri(np.clip(means, 1e-6, 1 - 1e-6)) - ndtri(target)
    weights = np.where(np.abs(probits) < _WINDOW, np.exp(-((probits + ndtri(target)) ** 2)), 0.0) + 1e-300
    total = weights.sum(axis=-1)
    centre = (weights * places).sum(axis=-1) / total
    middle = (weights * probits).sum(axis=-1) / total
    away = places - centre[..., None]
    spread = (weights * away**2).sum(axis=-1)
    with np.errstate(divide="ignore", invalid="ignore"):
        slope = (weights * away * probits).sum(axis=-1) / spread
        return centre - middle / slope, slope


def _steepness(places: FloatArray, answers: FloatArray, target: float) -> float | None:
    """Probits per unit of the logarithm, None where they do not rise or too few points are near."""
    _, slope = _line(places, answers.mean(axis=0)[None, :], target)
    found = float(slope[0])
    return found if math.isfinite(found) and found > 0 else None


def _root(places: FloatArray, answers: FloatArray, target: float) -> tuple[float, float] | None:
    """Where the line meets the target, and its standard error by the jackknife over studies."""
    from scipy.special import ndtri  # slow to import

    n = len(answers)
    means = answers.mean(axis=0)
    near = np.abs(ndtri(np.clip(means, 1e-6, 1 - 1e-6)) - ndtri(target)) < _WINDOW
    if near.sum() < 2:
        return None
    used = answers[:, near]
    without = (used.sum(axis=0) - used) / (n - 1)
    roots, slopes = _line(places[near], np.vstack([used.mean(axis=0), without]), target)
    if not np.all(np.isfinite(roots)) or np.any(slopes <= 0):
        return None
    error = math.sqrt((n - 1) / n * float(((roots[1:] - roots[1:].mean()) ** 2).sum()))
    return float(roots[0]), error
