"""What planned releases can do, by simulation: how likely each is right, and how many people it takes.

Nothing here knows any data.  The studies are those of the plan's scenario (its seed included), so the same plan gives
the same forecast on every executor.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.executors import Executor
from gwasprivacy.base.progress import NEVER_CANCELLED, NO_PROGRESS, Cancel, Progress
from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.plan.kinds import Kind
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.planned_releases import PlannedRelease, any_attacker_factor, own_release, planned_units
from gwasprivacy.simulation.curves.count_accuracy import CountAccuracy, CountRequest, count_accuracy
from gwasprivacy.simulation.curves.curve import NO_PRIVACY, CurvePoint, CurveRequest
from gwasprivacy.simulation.curves.sample_size import LARGEST, RequiredSize, required_sizes
from gwasprivacy.simulation.curves.utility import utility_curve
from gwasprivacy.simulation.studies.scenario import MAX_PARTICIPANTS, Engine, Scenario

LARGEST_PANEL_STUDY = 40_000  # people; a panel's studies are made person by person
FEWEST_SIZES, MOST_SIZES = 8, 18


class Line(StrEnum):
    """Whom a release is made against."""

    THIS = "this attacker"
    ANY = "any attacker"
    NONE = "no privacy"


@dataclass(frozen=True, slots=True, kw_only=True)
class LineForecast:
    """One release against one attacker.  ``at_size``: at the plan's own size; ``curve``: over the sizes of interest.

    ``epsilon`` is None without privacy.
    """

    epsilon: float | None
    at_size: CurvePoint
    curve: tuple[CurvePoint, ...]
    needed: RequiredSize


@dataclass(frozen=True, slots=True, kw_only=True)
class ReleaseForecast:
    """What one planned release can do.  ``lines``: of a selection, else empty; ``count``: of a number of significant SNPs.

    How far noisy numbers are from the exact ones follows from the plan without any simulation: see ``planned_noise``.
    """

    planned: PlannedRelease
    lines: Mapping[Line, LineForecast]
    count: CountAccuracy | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Forecast:
    """``undivided``: the whole of what is planned spent on one selection; None where there is one release, where not all are
    selections, or where it cannot be had."""

    releases: tuple[ReleaseForecast, ...]
    undivided: CurvePoint | None


def planning_scenario(plan: Plan, base: Path | None = None) -> Scenario:
    """The plan's assumptions (the default ones if it has none) with the share of cases of its design.

    With ``base``, the plan's folder, a relative panel is taken from there.
    """
    scenario = plan.scenario if plan.scenario is not None else Scenario()
    if base is not None:
        scenario = scenario.placed(base)
    people = plan.design.n_people
    fraction = plan.design.n_cases / people
    # A design with very few cases or controls: sizes that would have none are not sizes of this study.
    sizes = tuple(size for size in scenario.sizes if 1 <= round(size * fraction) < size)
    return replace(scenario, case_fraction=fraction, sizes=sizes or (min(max(people, 4), MAX_PARTICIPANTS),))


def forecast(
    plan: Plan,
    releases: Sequence[PlannedRelease],
    *,
    base: Path | None = None,
    executor: Executor | None = None,
    progress: Progress = NO_PROGRESS,
    cancel: Cancel = NEVER_CANCELLED,
) -> Forecast:
    """Utility at the plan's size and over the sizes of interest, and the people needed, of every release and attacker.

    All lines share their simulated studies; equal releases are computed once.  ``base``: the plan's folder, where a panel
    and a file of loci lie.  Raises InvalidInput, PrivacyRefusal, Cancelled.
    """
    scenario, people = planning_scenario(plan, base), plan.design.n_people
    if plan.design.loci is not None:
        plan = replace(plan, design=replace(plan.design, loci=plan.design.loci.placed(base)))
    lines = [_requests(plan, planned, planned_units(releases)) for planned in releases]
    whole = _undivided(plan, releases)
    counts = _counts(plan, releases, scenario, executor=executor, progress=progress, cancel=cancel)
    requests = list(dict.fromkeys(_nameless(one) for each in lines for one in each.values()))
    if not requests:
        return Forecast(
            releases=tuple(
                ReleaseForecast(planned=planned, lines={}, count=count)
                for planned, count in zip(releases, counts, strict=True)
            ),
            undivided=None,
        )
    largest = LARGEST if scenario.engine is Engine.FAST else LARGEST_PANEL_STUDY
    found = required_sizes(
        scenario, requests, largest=largest, executor=executor, progress=progress, cancel=cancel
    )  # fmt: skip
    needed = dict(zip(requests, found, strict=True))
    shown = curve_sizes(scenario, found, people, largest)
    asked = [*requests, *([] if whole is None or whole in requests else [whole])]
    points = utility_curve(
        scenario, asked, sizes=[*shown, people], executor=executor, progress=progress, cancel=cancel
    )  # fmt: skip
    by_request: dict[CurveRequest, dict[int, CurvePoint]] = {request: {} for request in asked}
    # Points come with the sizes outermost and the requests in order.
    for index, point in enumerate(points):
        by_request[asked[index % len(asked)]][point.n_participants] = point

    def line_forecast(request: CurveRequest) -> LineForecast:
        key = _nameless(request)
        return LineForecast(
            epsilon=None if request.mechanism == NO_PRIVACY else request.epsilon,
            at_size=by_request[key][people],
            curve=tuple(by_request[key][size] for size in shown),
            needed=needed[key],
        )

    return Forecast(
        releases=tuple(
            ReleaseForecast(
                planned=planned, lines={line: line_forecast(request) for line, request in each.items()}, count=count
            )
            for planned, each, count in zip(releases, lines, counts, strict=True)
        ),
        undivided=None if whole is None else by_request[whole][people],
    )


def _counts(
    plan: Plan,
    releases: Sequence[PlannedRelease],
    scenario: Scenario,
    *,
    executor: Executor | None,
    progress: Progress,
    cancel: Cancel,
) -> list[CountAccuracy | None]:
    """For each release how near its number of significant SNPs is; None for other kinds."""
    asked = [
        CountRequest(
            score=planned.choices.score,
            threshold=planned.choices.threshold,
            epsilon=planned.epsilon,
            neighbours=plan.neighbours,
            public_controls=plan.design.public_controls,
        )
        if planned.choices.kind is Kind.SIGNIFICANT_COUNT and planned.choices.threshold is not None
        else None
        for planned in releases
    ]
    distinct = list(dict.fromkeys(one for one in asked if one is not None))
    if not distinct:
        return [None] * len(asked)
    found = count_accuracy(
        scenario, distinct, plan.design.n_people, executor=executor, progress=progress, cancel=cancel
    )  # fmt: skip
    answers = dict(zip(distinct, found, strict=True))
    return [None if one is None else answers[one] for one in asked]


def line_epsilons(plan: Plan, releases: Sequence[PlannedRelease]) -> list[dict[Line, float | None]]:
    """ε of every release's selection on every line, nothing for other kinds: what a verifier computes again."""
    factor = any_attacker_factor(plan, from_units(planned_units(releases)))
    return [
        {Line.THIS: each.selection_epsilon, Line.ANY: each.selection_epsilon * factor, Line.NONE: None}
        if each.is_selection
        else {}
        for each in releases
    ]


def _requests(plan: Plan, planned: PlannedRelease, total_units: int) -> dict[Line, CurveRequest]:
    if not planned.is_selection:
        return {}
    factor = any_attacker_factor(plan, from_units(total_units))
    return {
        Line.THIS: _request(plan, planned, Line.THIS, planned.selection_epsilon),
        Line.ANY: _request(plan, planned, Line.ANY, planned.selection_epsilon * factor),
        # What one would publish without any thought of privacy: the largest χ².
        Line.NONE: CurveRequest.without_privacy(ScoreChoice(name="genotypic"), planned.choices.n_snps),
    }


def _request(plan: Plan, planned: PlannedRelease, line: Line, epsilon: float) -> CurveRequest:
    return CurveRequest(
        adversary=line.value,
        epsilon=epsilon,
        score=planned.choices.score,
        mechanism=planned.choices.mechanism,
        n_snps=planned.choices.n_snps,
        neighbours=plan.neighbours,
        public_controls=plan.design.public_controls,
        threshold=planned.choices.threshold,
        loci=plan.design.loci,
    )


def _nameless(request: CurveRequest) -> CurveRequest:
    """Two lines with the same ε are one computation."""
    return replace(request, adversary="")


def _undivided(plan: Plan, releases: Sequence[PlannedRelease]) -> CurveRequest | None:
    total = planned_units(releases)
    if len(releases) == 1 or total > to_units(plan.adversary.epsilon):
        return None
    one = own_release(plan, from_units(total))
    if not all(each.is_selection for each in (*releases, one)):
        return None
    return _nameless(_request(plan, one, Line.THIS, one.selection_epsilon))


def curve_sizes(
    scenario: Scenario, needed: Sequence[RequiredSize], n_people: int, largest: int = LARGEST
) -> tuple[int, ...]:
    """Sizes for the picture: from where every line is hopeless to where each is nearly sure, the plan's own among them.

    A plan's size far outside is left out; the usual sizes of the scenario where nothing was found.
    """
    known = [one.n_participants for one in needed if one.n_participants is not None]
    low, high = (0.4 * min(known), 1.4 * max(known)) if known else (min(scenario.sizes), max(scenario.sizes))
    if low / 3 <= n_people <= 3 * high:
        low, high = min(low, 0.85 * n_people), max(high, 1.15 * n_people)
    share = min(scenario.case_fraction, 1 - scenario.case_fraction)
    low = max(low, 20, 4 / share)
    high = min(max(high, 1.5 * low), max(largest, n_people))
    number = min(max(round(6 * math.log(high / low)), FEWEST_SIZES), MOST_SIZES)
    step = (high / low) ** (1 / (number - 1))
    sizes = {_round(low * step**k) for k in range(number)}
    if low <= n_people <= high:
        sizes.add(n_people)
    return tuple(sorted(sizes))


def _round(value: float) -> int:
    """An even number of people with two significant digits."""
    digits = max(math.floor(math.log10(value)) - 1, 0)
    unit: int = max(10**digits, 2)
    return unit * max(round(value / unit), 1)
