"""How many participants are needed: the smallest N with a wanted probability of success, by search.

Starts from the closed-form estimate, brackets the target by simulation, then alternates between fitting the probability near
the target (probit, linear in √N, weighted) and simulating next to the fitted size, until the 95 % interval of N is narrow
enough.  Where the fitted size contradicts what was simulated, only the order of the sizes is used.
Several requests can be searched for together.  Each has the answer that it has alone: those that look at the same studies
share the work, and nothing else.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import NormalDist

import numpy as np
import numpy.typing as npt

from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark
from gwasprivacy.base.quantities import Share
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.simulation.curves.curve import CurveRequest
from gwasprivacy.simulation.curves.preview import can_preview, preview_success
from gwasprivacy.simulation.curves.utility import StudyTask, check_requests, run_studies
from gwasprivacy.simulation.studies.strata_sizes import imagined

FloatArray = npt.NDArray[np.float64]

SMALLEST, LARGEST = 20, 2_000_000
PRECISION = 0.03
STAGE = mark("Searching for the sample size")
_BATCH = 20
_LEAST_STUDIES = 100
_LATTICE = 1.05
"""Sizes are tried on a lattice of steps of 5 %, so that requests share studies."""
_STRIDE = 7
_WINDOW = 1.6
"""Probits further than this from the target's do not enter the fit: the curve is a straight line only nearby."""
_SURE = 3.0
"""Standard errors from which on a simulated size surely misses or reaches the target."""
_WIDER = 1.15
"""The error that is told, in the fit's own errors: the fit takes its line for the curve, and a search may end where its error
happens to look small.  Of the 95 % intervals 90 to 97 % held the truth without it, 94 to 99 % with it (four curves, 100 to 200
searches each)."""
_USUAL_STEEPNESS = 8.0
"""Probits per doubling of √N or so: what curves look like whose score has no closed-form estimate."""
_NORMAL = NormalDist()


@dataclass(frozen=True, slots=True, kw_only=True)
class RequiredSize:
    """The answer of a search.

    ``n_participants``: smallest N found to reach ``target``, None when not even the largest does.  ``low``, ``high``: its
    95 % interval.  ``standard_error``: of N.  ``n_studies``: that entered.  ``reason``: in words where there is no answer.
    """

    request: CurveRequest
    target: float
    n_participants: int | None
    low: int | None = None
    high: int | None = None
    standard_error: float | None = None
    n_studies: int = 0
    reason: str = ""


def required_size(
    scenario: Scenario,
    request: CurveRequest,
    *,
    target: float | None = None,
    precision: float = PRECISION,
    largest: int = LARGEST,
    most_studies: int = 1000,
    metric: Metric = Metric.ALL,
    seed: int | None = None,
    work: Work = UNWATCHED,
) -> RequiredSize:
    """The smallest number of participants at which success is as likely as ``target``: see :func:`required_sizes`."""
    return required_sizes(
        scenario, [request], target=target, precision=precision, largest=largest, most_studies=most_studies, metric=metric,
        seed=seed, work=work,
    )[0]  # fmt: skip


def required_sizes(
    scenario: Scenario,
    requests: Sequence[CurveRequest],
    *,
    target: float | None = None,
    precision: float = PRECISION,
    largest: int = LARGEST,
    most_studies: int = 1000,
    metric: Metric = Metric.ALL,
    seed: int | None = None,
    work: Work = UNWATCHED,
) -> list[RequiredSize]:
    """For each request the smallest number of participants at which the probability of success (``metric``) reaches ``target``
    (the scenario's if None).

    ``precision``: a request is answered when half the fit's 95 % interval of N (the one that is told is 1.15 times as wide) is
    below this share of N, or when ``most_studies`` (at least 100) have been simulated near N.  Where the probability rises slowly with N, as
    where more SNPs are released than are causal, no line fits, and the interval stays wide: it excludes only sizes that
    surely miss or reach the target.  The same seed gives the same answer on every executor.
    Raises InvalidInput, PrivacyRefusal, Cancelled.
    """
    target = scenario.target_probability if target is None else target
    if not 0 < target < 1:
        raise InvalidInput("sample-size.target", target=Share(target))
    most_studies = max(most_studies, _LEAST_STUDIES)
    check_requests(scenario, requests, [max(1000, _least_size(scenario))], 1)
    search = _Search(scenario, tuple(requests), target, metric, largest, scenario.seed if seed is None else seed)
    total = len(requests)
    while search.open_requests():
        asked = search.open_requests()
        batches = search.batches()
        tasks = [task for batch in batches for task in batch.tasks]
        done = total - len(asked)
        answers = iter(run_studies(tasks, work.part(done, done + 0.9, total), stage=STAGE))
        for batch in batches:
            search.add(batch, [next(answers) for _ in batch.tasks])
        for which in asked:
            search.conclude(which, precision, most_studies)
    work.progress(STAGE, total, total)
    return [search.answers[which] for which in range(total)]


def _least_size(scenario: Scenario) -> int:
    return max(SMALLEST, next(n for n in range(4, 100_000) if imagined(scenario).smallest_group(scenario, n) >= 2))


@dataclass(slots=True)
class _Tally:
    """What has been simulated for one request at one size: sums of the probability over studies."""

    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.n += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.n

    @property
    def error(self) -> float:
        """The standard error, not below that of one study in which the opposite happened (means of 0 and 1 have none)."""
        variance = max(self.squares - self.total * self.total / self.n, 0.0) / max(self.n - 1, 1)
        return math.sqrt(variance / self.n + 0.25 / (self.n + 2) ** 2)


@dataclass(slots=True)
class _State:
    """How far the search for one request has come.  Places are numbers of lattice steps."""

    guess: int
    below: int | None = None
    above: int | None = None
    tallies: dict[int, _Tally] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Batch:
    """The next studies at one place, and the requests that look at them."""

    place: int
    requests: tuple[int, ...]
    tasks: tuple[StudyTask, ...]


class _Search:
    def __init__(
        self,
        scenario: Scenario,
        requests: tuple[CurveRequest, ...],
        target: float,
        metric: Metric,
        largest: int,
        seed: int,
    ) -> None:
        self.scenario, self.requests, self.target, self.metric, self.seed = scenario, requests, target, metric, seed
        self.first = math.ceil(math.log(_least_size(scenario)) / math.log(_LATTICE))
        self.last = max(self.first, math.floor(math.log(largest) / math.log(_LATTICE)))
        self.answers: dict[int, RequiredSize] = {}
        self.states: dict[int, _State] = {}
        for which, request in enumerate(requests):
            if metric is Metric.ALL and request.n_snps < scenario.n_causal:
                self.answers[which] = RequiredSize(
                    request=request, target=target, n_participants=None,
                    reason=mark("fewer SNPs are released than there are causal ones"),
                )  # fmt: skip
            else:
                self.states[which] = _State(guess=self._first_guess(request))

    def open_requests(self) -> list[int]:
        return [which for which in self.states if which not in self.answers]

    @staticmethod
    def size_at(place: int) -> int:
        """The even number of participants at a place of the lattice."""
        return 2 * round(_LATTICE**place / 2)

    def batches(self) -> list[_Batch]:
        """The next studies of every open request.  Each counts its own from the first on, wherever others look."""
        wanted: dict[tuple[int, int], list[int]] = {}
        for which in self.open_requests():
            state = self.states[which]
            begin = state.tallies[state.guess].n if state.guess in state.tallies else 0
            wanted.setdefault((state.guess, begin), []).append(which)
        return [
            _Batch(place, tuple(asked), tuple(self._task(place, begin + number, asked) for number in range(_BATCH)))
            for (place, begin), asked in sorted(wanted.items())
        ]

    def _task(self, place: int, index: int, asked: Sequence[int]) -> StudyTask:
        return StudyTask(
            scenario=self.scenario,
            requests=tuple(self.requests[which] for which in asked),
            n_participants=self.size_at(place),
            index=index,
            seed=self.seed,
        )

    def add(self, batch: _Batch, answers: Sequence[FloatArray]) -> None:
        column = 0 if self.metric is Metric.ALL else 1
        for answer in answers:
            for row, which in enumerate(batch.requests):
                self.states[which].tallies.setdefault(batch.place, _Tally()).add(float(answer[row, column]))

    def conclude(self, which: int, precision: float, most_studies: int) -> None:
        """After a batch: answer the request, or set where to simulate next."""
        state, request = self.states[which], self.requests[which]
        # Anew each time: more studies may turn around what a few said about a size.
        reached = {place: tally.mean >= self.target for place, tally in state.tallies.items()}
        state.above = min((place for place, enough in reached.items() if enough), default=None)
        state.below = max((place for place, enough in reached.items() if not enough), default=None)
        n_studies = sum(tally.n for tally in state.tallies.values())
        if state.above is None:
            assert state.below is not None
            if state.below < self.last:
                state.guess = min(state.below + _STRIDE, self.last)
                return
            most = state.tallies[self.last]
            if most.mean + _SURE * most.error >= self.target and most.n < most_studies:
                state.guess = self.last  # too near the target for so few studies
                return
            self.answers[which] = RequiredSize(
                request=request, target=self.target, n_participants=None, n_studies=n_studies,
                reason=f"with {self.size_at(self.last):,} participants the probability is still {most.mean:.2f} "
                f"± {1.96 * most.error:.2f}",
            )  # fmt: skip
            return
        if state.below is None and state.above > self.first:
            state.guess = max(state.above - _STRIDE, self.first)
            return
        if state.below is None:
            smallest = self.size_at(self.first)
            self.answers[which] = RequiredSize(
                request=request, target=self.target, n_participants=smallest, low=smallest, high=smallest,
                standard_error=0.0, n_studies=n_studies,
            )  # fmt: skip
            return
        self._refine(which, precision, most_studies)

    def _refine(self, which: int, precision: float, most_studies: int) -> None:
        state = self.states[which]
        found = self._fit(which)
        low, high = self._surely_between(state)
        if found is None or not low < math.log(found[0]) / math.log(_LATTICE) < high:
            # No line fits, or it contradicts what was simulated: a curve that rises slowly is not one.
            found = self._by_order(state, low, high)
        estimate, error = found
        near = sum(tally.n for tally in state.tallies.values() if abs(self._probit(tally.mean)) < _WINDOW)
        enough = near >= _LEAST_STUDIES and 1.96 * error <= precision * estimate
        if enough or near >= most_studies or sum(t.n for t in state.tallies.values()) >= 4 * most_studies:
            error *= _WIDER
            self.answers[which] = RequiredSize(
                request=self.requests[which],
                target=self.target,
                n_participants=2 * math.ceil(estimate / 2),
                low=max(2 * math.floor((estimate - 1.96 * error) / 2), self.size_at(low)),
                high=min(
                    2 * math.ceil((estimate + 1.96 * error) / 2), max(self.size_at(high), 2 * math.ceil(estimate / 2))
                ),
                standard_error=error,
                n_studies=sum(tally.n for tally in state.tallies.values()),
            )
            return
        place = math.log(estimate) / math.log(_LATTICE)
        around = [min(max(p, self.first), self.last) for p in (math.floor(place), math.ceil(place))]
        state.guess = min(around, key=lambda p: (state.tallies[p].n if p in state.tallies else 0, p))

    def _surely_between(self, state: _State) -> tuple[int, int]:
        """The largest place that surely misses the target and the smallest that surely reaches it, else the ends."""
        missed = [p for p, tally in state.tallies.items() if tally.mean + _SURE * tally.error < self.target]
        met = [p for p, tally in state.tallies.items() if tally.mean - _SURE * tally.error > self.target]
        low, high = max(missed, default=self.first), min(met, default=self.last)
        return (low, high) if low < high else (self.first, self.last)

    def _by_order(self, state: _State, low: int, high: int) -> tuple[float, float]:
        """N and its standard error from nothing but that Pr[all] grows with N: where the best rising steps meet the target.

        Neighbouring sizes out of order are pooled.  What is not ruled out lies between ``low`` and ``high``: four
        standard errors.
        """
        steps: list[tuple[int, float, float]] = []  # last place, weight, mean
        for place, tally in sorted(state.tallies.items()):
            weight, mean, last = float(tally.n), tally.mean, place
            while steps and steps[-1][2] >= mean:
                _, before, level = steps.pop()
                mean = (mean * weight + level * before) / (weight + before)
                weight += before
            steps.append((last, weight, mean))
        left = max((place for place, _, mean in steps if mean < self.target), default=low)
        met = [place for place in state.tallies if place > left]
        right = min(met, default=high)
        middle = min(max((left + right) / 2, low), high)
        return _LATTICE**middle, (self.size_at(high) - self.size_at(low)) / 4

    def _first_guess(self, request: CurveRequest) -> int:
        low, high = self.first, self.last
        if not can_preview(request, self.scenario):
            return min(max(round(math.log(1500) / math.log(_LATTICE)), low), high)
        while low < high:
            middle = (low + high) // 2
            estimate = preview_success(self.scenario, request, self.size_at(middle), self.metric)
            if estimate is not None and estimate >= self.target:
                high = middle
            else:
                low = middle + 1
        return high

    def _probit(self, p: float) -> float:
        """How many probits ``p`` is above the target."""
        return _NORMAL.inv_cdf(min(max(p, 1e-6), 1 - 1e-6)) - _NORMAL.inv_cdf(self.target)

    def _fit(self, which: int) -> tuple[float, float] | None:
        """N where the fitted line meets the target, and its standard error; None while there is too little to fit."""
        state = self.states[which]
        used = [(place, t) for place, t in sorted(state.tallies.items()) if abs(self._probit(t.mean)) < _WINDOW]
        if not used:
            return None
        x = np.sqrt([self.size_at(place) for place, _ in used])
        y = np.array([self._probit(tally.mean) for _, tally in used])
        density = np.array([_NORMAL.pdf(_NORMAL.inv_cdf(min(max(t.mean, 1e-6), 1 - 1e-6))) for _, t in used])
        weight = (density / np.array([t.error for _, t in used])) ** 2
        centre = float(np.average(x, weights=weight))
        level = float(np.average(y, weights=weight))
        spread = float(np.sum(weight * (x - centre) ** 2))
        # Two noisy sizes close together say little about the slope: a prior keeps it sensible.
        expected, doubt = self._expected_slope(which, centre)
        prior = 1 / (doubt * expected) ** 2
        slope = (float(np.sum(weight * (x - centre) * y)) + prior * expected) / (spread + prior)
        if slope <= 0:
            return None
        root = centre - level / slope
        variance = (1 / float(weight.sum()) + (root - centre) ** 2 / (spread + prior)) / slope**2
        smallest, largest = math.sqrt(self.size_at(self.first)), math.sqrt(self.size_at(self.last))
        root = min(max(root, smallest), largest)
        return root * root, 2 * root * math.sqrt(variance)

    def _expected_slope(self, which: int, root_size: float) -> tuple[float, float]:
        """Probits per √N near N = root_size², and the share by which that may be off."""
        ends = [2 * round((factor * root_size) ** 2 / 2) for factor in (0.93, 1.07)]
        guesses = [
            preview_success(self.scenario, self.requests[which], max(end, self.size_at(self.first)), self.metric)
            for end in ends
        ]
        if guesses[0] is not None and guesses[1] is not None and 1e-5 < guesses[0] < guesses[1] < 1 - 1e-5:
            rise = self._probit(guesses[1]) - self._probit(guesses[0])
            return rise / (math.sqrt(ends[1]) - math.sqrt(ends[0])), 0.3
        return _USUAL_STEEPNESS / root_size, 0.6
