"""What the Calibration tab computes, as functions for a worker thread: estimates at once, simulation as it arrives."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.executors import Executor, InlineExecutor, ProcessExecutor
from gwasprivacy.base.progress import NEVER_CANCELLED, NO_PROGRESS, Cancel, Progress
from gwasprivacy.forecast.curves import HOPELESS, NEARLY_SURE, Curve, Metric, Needed, Point, sizes_between
from gwasprivacy.forecast.planned import LARGEST_PANEL_STUDY, Line
from gwasprivacy.forecast.questions import LineQuestion, Question
from gwasprivacy.simulation.curves.curve import CurvePoint, CurveRequest
from gwasprivacy.simulation.curves.preview import can_preview, preview_curve
from gwasprivacy.simulation.curves.sample_size import required_size
from gwasprivacy.simulation.curves.utility import utility_curve
from gwasprivacy.simulation.studies.scenario import DEFAULT_SIZES, Engine, Scenario

MakeExecutor = Callable[[int], Executor]
Partial = Callable[[object], None]

SMALLEST, LARGEST = 40, 2_000_000
N_SIZES = 11
N_ESTIMATES = 24
SEARCH_STUDIES = 1000  # about what a search simulates
SEARCH_PRECISION = 0.02  # half the interval of a searched number of people, as a share of it
MUCH_WORK = 2500  # from so much on, starting processes takes less time than it saves
PANEL_STUDY = 12  # a study made from a panel takes about so many times as long as a fast one


def executor_for(work: int) -> Executor:
    """This thread for little work, the machine's processors for much.  ``work``: see :func:`work_of`."""
    processors = len(os.sched_getaffinity(0))
    if work < MUCH_WORK or processors < 2:
        return InlineExecutor()
    return ProcessExecutor(processors)


def work_of(scenario: Scenario, n_studies: int) -> int:
    """How much work ``n_studies`` simulated studies are, in studies of the fast engine with 10,000 SNPs."""
    each = scenario.n_snps / 10_000 if scenario.engine is Engine.FAST else PANEL_STUDY
    return math.ceil(n_studies * max(each, 0.1))


@dataclass(frozen=True, slots=True, kw_only=True)
class Estimates:
    """The closed form's curves of those lines that have one, and the sizes worth simulating."""

    curves: dict[Line, Curve] = field(default_factory=dict)
    sizes: tuple[int, ...] = ()


def estimate(
    question: Question,
    *,
    progress: Progress = NO_PROGRESS,
    cancel: Cancel = NEVER_CANCELLED,
    partial: Partial | None = None,
) -> Estimates:
    """Curves from the closed form over the sizes where something happens.  A fraction of a second.

    ``partial`` receives a coarse version first.
    """
    known = [line for line in question.lines if can_preview(line.request)]
    largest = largest_study(question.scenario)
    survey = _Survey(question, known, largest)
    low, high = survey.sizes_of_interest(cancel)
    sizes = tuple(sorted({*sizes_between(low, high, N_SIZES), *_inside([question.n_people], low, high)}))
    if partial is not None and known:
        partial(Estimates(curves=survey.curves(low, high), sizes=sizes))
    survey.look_at([*sizes_between(low, high, N_ESTIMATES), *_inside([question.n_people], low, high)], cancel)
    return Estimates(curves=survey.curves(low, high), sizes=sizes)


class _Survey:
    """Estimates of all lines at the sizes asked so far; the lines share what they can at each size."""

    def __init__(self, question: Question, lines: Sequence[LineQuestion], largest: int) -> None:
        self._question = question
        self._lines = list(lines)
        self._requests = [line.request for line in lines]
        self._largest = largest
        self._found: dict[int, list[CurvePoint]] = {}

    def look_at(self, sizes: Iterable[int], cancel: Cancel) -> None:
        for size in sizes:
            if size not in self._found:
                cancel.check()
                self._found[size] = previewed(self._question.scenario, self._requests, size)

    def curves(self, low: float, high: float) -> dict[Line, Curve]:
        """What is known between two sizes."""
        inside = [size for size in sorted(self._found) if 0.99 * low <= size <= 1.01 * high]
        curves = {}
        for which, line in enumerate(self._lines):
            points = [self._found[size][which] for size in inside if self._found[size]]
            if points:
                curves[line.line] = Curve(points=points_of(points), is_estimate=True)
        return curves

    def sizes_of_interest(self, cancel: Cancel) -> tuple[float, float]:
        """From where every line is hopeless to where each is nearly sure, with the plan's own size inside.

        Without any estimate: the usual sizes of a planning study.
        """
        question = self._question
        if not self._lines:
            return float(DEFAULT_SIZES[0]), float(DEFAULT_SIZES[-1])
        wanted = max(question.target, NEARLY_SURE + 0.005)
        low = high = float(smallest_study(question.scenario))
        while high < self._largest:
            self.look_at([int(high)], cancel)
            values = [point.p_all if question.metric is Metric.ALL else point.p_any for point in self._found[int(high)]]
            if values and max(values) < HOPELESS:
                low = high
            if values and min(values) > wanted:
                break
            high *= 1.4
        people = min(max(question.n_people, SMALLEST), self._largest)
        # A size far outside would squash everything; then it is named beside the plot and not drawn.
        low, high = min(low, max(people, low / 4)), max(high, min(people, 4 * high))
        return low, max(high, 1.5 * low)


def largest_study(scenario: Scenario) -> int:
    """The largest study that is simulated: a panel's studies are made person by person."""
    return LARGEST if scenario.engine is Engine.FAST else LARGEST_PANEL_STUDY


def smallest_study(scenario: Scenario) -> int:
    """The smallest study worth a thought: at least two people in each group."""
    share = min(scenario.case_fraction, 1.0 - scenario.case_fraction)
    return max(SMALLEST, math.ceil(4 / share))


def _inside(sizes: Iterable[int], low: float, high: float) -> list[int]:
    return [size for size in sizes if 0.99 * low <= size <= 1.01 * high]


def previewed(scenario: Scenario, requests: Sequence[CurveRequest], size: int) -> list[CurvePoint]:
    """Estimates at one size; none where nothing is proven (groups of one)."""
    try:
        return preview_curve(scenario, requests, sizes=[size])
    except GwasPrivacyError:
        return []


def points_of(points: Iterable[CurvePoint]) -> tuple[Point, ...]:
    return tuple(
        Point(
            n_people=point.n_participants,
            p_all=point.p_all,
            p_any=point.p_any,
            error_all=_honest_error(point.p_all, point.standard_error, point.n_studies),
            error_any=_honest_error(point.p_any, point.standard_error_any, point.n_studies),
            recall=point.expected_recall,
            precision=point.expected_precision,
            n_studies=point.n_studies,
        )
        for point in points
    )


def _honest_error(value: float, error: float, n_studies: int) -> float:
    """A standard error that does not vanish because a few studies happen to agree (0 of 10, 10 of 10).

    The floor is that of n + 4 studies of which two more succeeded and two more failed (Agresti & Coull 1998), scaled
    down by how far the mean is from certainty: exact inclusion probabilities are no coin tosses.
    """
    if n_studies == 0:
        return 0.0
    n = n_studies + 4
    centre = (value * n_studies + 2) / n
    coin = math.sqrt(centre * (1 - centre) / n)
    return max(error, 0.25 * coin)


def simulate(
    question: Question,
    lines: Sequence[LineQuestion],
    sizes: Sequence[int],
    *,
    n_studies: int | None = None,
    make_executor: MakeExecutor = executor_for,
    progress: Progress = NO_PROGRESS,
    cancel: Cancel = NEVER_CANCELLED,
    partial: Partial | None = None,
) -> dict[Line, Curve]:
    """Simulated curves of ``lines``, all on the same studies.  ``partial`` receives them after a tenth and two fifths."""
    requests = [line.request for line in lines]

    def curves(points: list[CurvePoint]) -> dict[Line, Curve]:
        # Points come with the sizes outermost and the requests in order.
        return {
            line.line: Curve(points=points_of(points[which :: len(lines)]), is_estimate=False)
            for which, line in enumerate(lines)
        }

    def on_points(points: list[CurvePoint]) -> None:
        if partial is not None:
            partial(curves(points))

    studies = question.scenario.n_studies if n_studies is None else n_studies
    with make_executor(work_of(question.scenario, studies * len(sizes))) as executor:
        points = utility_curve(
            question.scenario,
            requests,
            sizes=sizes,
            n_studies=studies,
            executor=executor,
            progress=progress,
            cancel=cancel,
            on_points=on_points,
        )
    return curves(points)


def search(
    question: Question,
    line: LineQuestion,
    *,
    make_executor: MakeExecutor = executor_for,
    progress: Progress = NO_PROGRESS,
    cancel: Cancel = NEVER_CANCELLED,
) -> Needed:
    """The smallest number of people that reaches the target on one line, found by search, with its 95 % interval."""
    largest = largest_study(question.scenario)
    with make_executor(work_of(question.scenario, SEARCH_STUDIES)) as executor:
        found = required_size(
            question.scenario,
            line.request,
            target=question.target,
            precision=SEARCH_PRECISION,
            largest=largest,
            executor=executor,
            progress=progress,
            cancel=cancel,
        )
    return Needed.searched(found.n_participants, found.low, found.high, largest)
