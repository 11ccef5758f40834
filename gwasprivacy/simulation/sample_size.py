"""How many participants are needed: the smallest N with a wanted Pr[all causative SNPs are published], by search.

Starts from the closed-form estimate, brackets the target by simulation, then alternates between fitting Pr[all] near the
target (probit, linear in √N, weighted) and simulating at the fitted size, until the 95 % interval of N is narrow enough.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

import numpy as np
import numpy.typing as npt

from gwasprivacy.errors import InvalidInput
from gwasprivacy.progress import NEVER_CANCELLED, NO_PROGRESS, Cancel, Progress
from gwasprivacy.simulation.curve import CurvePoint, CurveRequest
from gwasprivacy.simulation.preview import can_preview, preview_p_all
from gwasprivacy.simulation.scenario import Scenario
from gwasprivacy.simulation.utility import StudyTask, check_requests, study_utility
from gwasprivacy.study.executors import Executor, InlineExecutor

FloatArray = npt.NDArray[np.float64]

SMALLEST, LARGEST = 20, 1_000_000
_BATCH = 20
_LEAST_STUDIES = 100
_MOST_ROUNDS = 40
_STEP = 1.4
_WINDOW = 1.6
"""Probits further than this from the target's do not enter the fit: the curve is a straight line only nearby."""
_USUAL_STEEPNESS = 8.0
"""Probits per doubling of √N or so: what curves look like whose score has no closed-form estimate."""
_NORMAL = NormalDist()
STAGE = "Searching for the number of participants"


@dataclass(frozen=True, slots=True, kw_only=True)
class RequiredSize:
    """The answer of a search.

    ``n_participants``: smallest N found to reach ``target``, None when not even ``largest`` does.  ``low``, ``high``: its 95 %
    interval.  ``standard_error``: of N.  ``n_studies``: simulated in all.  ``reason``: in words where there is no answer.
    """

    request: CurveRequest
    target: float
    n_participants: int | None
    low: int | None
    high: int | None
    standard_error: float | None
    n_studies: int
    reason: str = ""


@dataclass(slots=True)
class _Tally:
    """What has been simulated at one size: sums of Pr[all] over studies."""

    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, values: Sequence[float]) -> None:
        self.n += len(values)
        self.total += sum(values)
        self.squares += sum(value * value for value in values)

    @property
    def mean(self) -> float:
        return self.total / self.n

    @property
    def error(self) -> float:
        """The standard error, not below that of one study in which the opposite happened (means of 0 and 1 have none)."""
        variance = max(self.squares - self.total * self.total / self.n, 0.0) / max(self.n - 1, 1)
        return math.sqrt(variance / self.n + 0.25 / (self.n + 2) ** 2)


def required_size(
    scenario: Scenario,
    request: CurveRequest,
    *,
    target: float | None = None,
    precision: float = 0.03,
    largest: int = LARGEST,
    most_studies: int = 2000,
    seed: int | None = None,
    executor: Executor | None = None,
    progress: Progress = NO_PROGRESS,
    cancel: Cancel = NEVER_CANCELLED,
) -> RequiredSize:
    """The smallest number of participants at which Pr[all] reaches ``target`` (the scenario's if None).

    ``precision``: stops when half the 95 % interval of N is below this share of N, or after ``most_studies``.
    The same seed gives the same answer on every executor.  Raises InvalidInput, PrivacyRefusal, Cancelled.
    """
    target = scenario.target_probability if target is None else target
    if not 0 < target < 1:
        raise InvalidInput(f"A probability of {target:g} cannot be searched for.", hint="Choose one between 0 and 1.")
    if request.n_snps < scenario.disease.n_causative:
        return _no_answer(request, target, 0, "fewer SNPs are released than there are causative ones")
    search = _Search(
        scenario, request, target, precision, largest, most_studies, scenario.seed if seed is None else seed,
        executor or InlineExecutor(), progress, cancel,
    )  # fmt: skip
    check_requests(scenario, [request], [search.clamp(1000)], 1)
    return search.run()


class _Search:
    def __init__(
        self,
        scenario: Scenario,
        request: CurveRequest,
        target: float,
        precision: float,
        largest: int,
        most_studies: int,
        seed: int,
        executor: Executor,
        progress: Progress,
        cancel: Cancel,
    ) -> None:
        self.scenario, self.request, self.target = scenario, request, target
        self.precision, self.largest, self.most_studies, self.seed = precision, largest, most_studies, seed
        self.executor, self.progress, self.cancel = executor, progress, cancel
        self.tallies: dict[int, _Tally] = {}
        self.smallest = next(n for n in range(4, 10_000) if min(scenario.groups(n)) >= 2)

    def clamp(self, size: float) -> int:
        """A whole even size within the limits (even: both groups grow together)."""
        return int(min(max(2 * math.ceil(size / 2), SMALLEST, self.smallest), self.largest))

    @property
    def n_studies(self) -> int:
        return sum(tally.n for tally in self.tallies.values())

    def simulate(self, size: int, count: int) -> _Tally:
        tally = self.tallies.setdefault(size, _Tally())
        tasks = [
            StudyTask(
                scenario=self.scenario, requests=(self.request,), n_participants=size, index=index, seed=self.seed
            )
            for index in range(tally.n, tally.n + count)
        ]
        before = self.n_studies

        def told(stage: str, done: float, total: float) -> None:
            self.progress(stage, min(before + done, self.most_studies), self.most_studies)

        answers = self.executor.map(study_utility, tasks, stage=STAGE, progress=told, cancel=self.cancel)
        tally.add([float(answer[0, 0]) for answer in answers])
        return tally

    def run(self) -> RequiredSize:
        bracket = self._bracket()
        if bracket is None:
            most = self.tallies[self.largest]
            return _no_answer(
                self.request, self.target, self.n_studies,
                f"with {self.largest:,} participants the probability is still {most.mean:.2f}",
            )  # fmt: skip
        low, high = bracket
        estimate, error = math.sqrt(low * high), float(high - low)
        for _ in range(_MOST_ROUNDS):
            fitted = self._fit(low, high)
            if fitted is not None:
                estimate, error = fitted
                near = sum(t.n for t in self.tallies.values() if abs(self._probit(t.mean)) < _WINDOW)
                if near >= _LEAST_STUDIES and 1.96 * error <= self.precision * estimate:
                    break
            if self.n_studies >= self.most_studies:
                break
            size = self.clamp(min(max(estimate, low), high))
            tally = self.simulate(size, _BATCH)
            if tally.mean < self.target - 2 * tally.error:
                low = max(low, size)
            elif tally.mean > self.target + 2 * tally.error:
                high = min(high, size)
            if fitted is None:
                estimate = math.sqrt(low * high)
        self.progress(STAGE, self.most_studies, self.most_studies)
        return RequiredSize(
            request=self.request,
            target=self.target,
            n_participants=self.clamp(estimate),
            low=max(self.clamp(estimate - 1.96 * error), self.smallest),
            high=self.clamp(estimate + 1.96 * error),
            standard_error=error,
            n_studies=self.n_studies,
        )

    def _bracket(self) -> tuple[int, int] | None:
        """Sizes surely below and surely at the target, found by steps from the closed-form estimate."""
        size = self.clamp(self._first_guess())
        below: int | None = None
        above: int | None = None
        while below is None or above is None:
            tally = self.simulate(size, _BATCH)
            if tally.mean >= self.target:
                above = size if above is None else min(above, size)
                if size <= SMALLEST or size <= self.smallest:
                    return size, size
                size = self.clamp(size / _STEP)
            else:
                below = size if below is None else max(below, size)
                if size >= self.largest:
                    return None
                size = self.clamp(size * _STEP)
            if size in self.tallies and (below is None or above is None) and size in (below, above):
                break
        assert below is not None
        assert above is not None
        # A noisy start may have crossed: widen by one step on each side.
        return self.clamp(min(below, above) / _STEP), self.clamp(max(below, above) * _STEP)

    def _first_guess(self) -> float:
        if not can_preview(self.request):
            return 1000.0
        low, high = float(SMALLEST), float(self.largest)
        while high / low > 1.03:
            middle = math.sqrt(low * high)
            estimate = preview_p_all(self.scenario, self.request, self.clamp(middle))
            if estimate is not None and estimate >= self.target:
                high = middle
            else:
                low = middle
        return high

    def _probit(self, p: float) -> float:
        return _NORMAL.inv_cdf(min(max(p, 1e-6), 1 - 1e-6)) - _NORMAL.inv_cdf(self.target)

    def _fit(self, low: int, high: int) -> tuple[float, float] | None:
        """N where the fitted line meets the target, and its standard error; None while there is too little to fit."""
        used = [
            (size, tally) for size, tally in sorted(self.tallies.items()) if abs(self._probit(tally.mean)) < _WINDOW
        ]
        if len(used) < 2:
            used = [(size, tally) for size, tally in sorted(self.tallies.items()) if low <= size <= high]
        if len(used) < 2:
            return None
        x = np.sqrt([size for size, _ in used])
        y = np.array([self._probit(tally.mean) for _, tally in used])
        slope_of_probit = np.array([_NORMAL.pdf(_NORMAL.inv_cdf(min(max(t.mean, 1e-6), 1 - 1e-6))) for _, t in used])
        error = np.array([t.error for _, t in used]) / np.maximum(slope_of_probit, 1e-6)
        weight = 1 / error**2
        centre = float(np.average(x, weights=weight))
        spread = float(np.sum(weight * (x - centre) ** 2))
        level = float(np.average(y, weights=weight))
        # Two noisy sizes close together say little about the slope: a prior keeps it sensible.
        expected, doubt = self._expected_slope(centre)
        prior = 1 / (doubt * expected) ** 2
        slope = (float(np.sum(weight * (x - centre) * y)) + prior * expected) / (spread + prior)
        if slope <= 0:
            return None
        root = centre - level / slope
        if root <= 0:
            return None
        variance = (1 / float(weight.sum()) + (root - centre) ** 2 / (spread + prior)) / slope**2
        estimate = min(max(root * root, float(low)), float(high))
        return estimate, 2 * root * math.sqrt(variance)

    def _expected_slope(self, root_size: float) -> tuple[float, float]:
        """Probits per √N near N = root_size², and the share by which that may be off."""
        ends = [self.clamp((factor * root_size) ** 2) for factor in (0.93, 1.07)]
        guesses = [preview_p_all(self.scenario, self.request, end) for end in ends]
        if guesses[0] is not None and guesses[1] is not None and 1e-5 < guesses[0] < guesses[1] < 1 - 1e-5:
            rise = self._probit(guesses[1]) - self._probit(guesses[0])
            return rise / (math.sqrt(ends[1]) - math.sqrt(ends[0])), 0.3
        return _USUAL_STEEPNESS / root_size, 0.6


def _no_answer(request: CurveRequest, target: float, n_studies: int, reason: str) -> RequiredSize:
    return RequiredSize(
        request=request,
        target=target,
        n_participants=None,
        low=None,
        high=None,
        standard_error=None,
        n_studies=n_studies,
        reason=reason,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class PatientsSaved:
    """How many fewer participants the first request needs than the second; ``standard_error`` of the difference."""

    fewer: int
    share: float
    standard_error: float


def patients_saved(first: RequiredSize, second: RequiredSize) -> PatientsSaved | None:
    """Compare two answers, e.g. this attacker's with any prior's; None where one has no answer."""
    if first.n_participants is None or second.n_participants is None:
        return None
    error = math.hypot(first.standard_error or 0.0, second.standard_error or 0.0)
    fewer = second.n_participants - first.n_participants
    return PatientsSaved(fewer=fewer, share=fewer / second.n_participants, standard_error=error)


def crossing(points: Sequence[CurvePoint], target: float) -> float | None:
    """N where one line's points meet ``target``, between two sizes of the curve (probit, linear in √N); None outside.

    For the number written into a picture; :func:`required_size` gives the answer with its uncertainty.
    """
    ordered = sorted(points, key=lambda point: point.n_participants)
    for left, right in itertools.pairwise(ordered):
        if left.p_all < target <= right.p_all:
            ends = [_NORMAL.inv_cdf(min(max(p.p_all, 1e-6), 1 - 1e-6)) for p in (left, right)]
            share = (_NORMAL.inv_cdf(target) - ends[0]) / (ends[1] - ends[0])
            roots = [math.sqrt(p.n_participants) for p in (left, right)]
            return float((roots[0] + share * (roots[1] - roots[0])) ** 2)
    return None
