"""The quick estimate: curves from the closed form, until simulated answers replace them; and the sizes worth simulating."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.forecast.curves import HOPELESS, NEARLY_SURE, Curve, curve_of, sizes_between, with_own_size
from gwasprivacy.forecast.kinds_of_study import forecast_of
from gwasprivacy.forecast.largest_and_executor import SMALLEST, largest_study, smallest_study
from gwasprivacy.forecast.questions import LineQuestion, Question
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.simulation.curves.curve import CurvePoint, CurveRequest
from gwasprivacy.simulation.curves.estimate_error import spread_of
from gwasprivacy.simulation.curves.preview import can_preview, preview_curve

Partial = Callable[[object], None]
"""Receives results as they arrive."""

N_SIZES = 11
N_ESTIMATES = 24


@dataclass(frozen=True, slots=True, kw_only=True)
class Estimates:
    """The closed form's curves of those lines that have one, and the sizes worth simulating.  ``own``: this attacker's at the plan's own size
    alone, from a few simulated studies where there is no closed form."""

    own: Curve | None = None
    curves: dict[Line, Curve] = field(default_factory=dict)
    sizes: tuple[int, ...] = ()


def estimate(
    question: Question,
    *,
    work: Work = UNWATCHED,
    partial: Partial | None = None,
) -> Estimates:
    """Curves from the closed form over the sizes where something happens.  A fraction of a second.

    A line whose estimate has no known error (:mod:`gwasprivacy.simulation.curves.estimate_error`) has no curve; what is known of it
    only helps to choose the sizes.  ``partial`` receives a coarse version first.
    """
    known = [line for line in question.lines if can_preview(line.request, question.scenario)]
    largest = largest_study(question.scenario)
    survey = _Survey(question, known, largest)
    low, high = survey.sizes_of_interest(work)
    sizes = sizes_between(low, high, N_SIZES)
    if is_inside := 0.99 * low <= question.n_people <= 1.01 * high:
        sizes = with_own_size(sizes, question.n_people)
    if partial is not None and known:
        partial(Estimates(curves=survey.curves(low, high), sizes=sizes))
    survey.look_at([*sizes_between(low, high, N_ESTIMATES), *([question.n_people] if is_inside else [])], work)
    return Estimates(curves=survey.curves(low, high), sizes=sizes)


class _Survey:
    """Estimates of all lines at the sizes asked so far; the lines share what they can at each size."""

    def __init__(self, question: Question, lines: Sequence[LineQuestion], largest: int) -> None:
        self._question = question
        self._lines = list(lines)
        self._requests = [line.request for line in lines]
        self._largest = largest
        self._found: dict[int, list[CurvePoint]] = {}

    def look_at(self, sizes: Iterable[int], work: Work) -> None:
        for size in sizes:
            if size not in self._found:
                self._found[size] = previewed(self._question.scenario, self._requests, size, work)

    def curves(self, low: float, high: float) -> dict[Line, Curve]:
        """What is known between two sizes."""
        inside = [size for size in sorted(self._found) if 0.99 * low <= size <= 1.01 * high]
        curves = {}
        for which, line in enumerate(self._lines):
            spread = spread_of(self._question.scenario, line.request)
            points = [self._found[size][which] for size in inside if self._found[size]]
            if points and spread is not None:
                curves[line.line] = curve_of(points, spread=spread)
        return curves

    def sizes_of_interest(self, work: Work) -> tuple[float, float]:
        """From where every line is hopeless to where each is nearly sure, with the plan's own size inside.

        Without any estimate: the usual sizes of a planning study.
        """
        question = self._question
        if not self._lines:
            usual = forecast_of(question.scenario).sizes
            return float(usual[0]), float(usual[-1])
        wanted = max(question.target, NEARLY_SURE + 0.005)
        low = high = float(smallest_study(question.scenario))
        while high < self._largest:
            self.look_at([int(high)], work)
            values = [point.value(question.metric) for point in self._found[int(high)]]
            if values and max(values) < HOPELESS:
                low = high
            if values and min(values) > wanted:
                break
            high *= 1.4
        people = min(max(question.n_people, SMALLEST), self._largest)
        # A size far outside would squash everything; then it is named beside the plot and not drawn.
        low, high = min(low, max(people, low / 4)), max(high, min(people, 4 * high))
        return low, max(high, 1.5 * low)


def previewed(
    scenario: Scenario, requests: Sequence[CurveRequest], size: int, work: Work = UNWATCHED
) -> list[CurvePoint]:
    """Estimates at one size; none where nothing is proven (groups of one).  Raises Cancelled."""
    try:
        return preview_curve(scenario, requests, sizes=[size], work=work)
    except GwasPrivacyError:
        return []
