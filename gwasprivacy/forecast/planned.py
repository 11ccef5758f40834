"""What planned releases can do, by simulation: how likely each is right, and how many people it takes.

Nothing here knows any data.  The studies are those of the plan's scenario (its seed included), so the same plan gives
the same forecast on every executor.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.forecast.answers import curves_of, people_needed
from gwasprivacy.forecast.curves import as_told, with_own_size
from gwasprivacy.forecast.kept_answers import AnswerStore
from gwasprivacy.forecast.largest_and_executor import SEARCH_STUDIES, largest_study, work_of
from gwasprivacy.forecast.questions import files_of, lines_of, placed_loci
from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.plan.needed_people import Needed
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_rules import CheckedPlan
from gwasprivacy.plan.planned_releases import PlannedRelease, own_release, planned_units
from gwasprivacy.plan.planning_scenario import Line, planning_scenario
from gwasprivacy.simulation.curves.count_accuracy import CountAccuracy, CountRequest, count_accuracy
from gwasprivacy.simulation.curves.curve import CurvePoint, CurveRequest
from gwasprivacy.simulation.curves.sample_size_search import LARGEST
from gwasprivacy.simulation.studies.study_simulator import n_snps_of

FEWEST_SIZES, MOST_SIZES = 8, 18


@dataclass(frozen=True, slots=True, kw_only=True)
class LineForecast:
    """One release against one attacker.  ``at_size``: at the plan's own size; ``curve``: over the sizes of interest.

    ``epsilon`` is None without privacy.
    """

    epsilon: float | None
    at_size: CurvePoint
    curve: tuple[CurvePoint, ...]
    needed: Needed


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


def forecast(
    plan: CheckedPlan,
    releases: Sequence[PlannedRelease],
    *,
    base: Path | None = None,
    store: AnswerStore | None = None,
    work: Work = UNWATCHED,
) -> Forecast:
    """Utility at the plan's size and over the sizes of interest, and the people needed, of every release and attacker.

    All lines share their simulated studies; equal releases are computed once.  ``base``: the plan's folder, where a panel
    and a file of loci lie.  Raises InvalidInput, PrivacyRefusal, Cancelled.
    """
    scenario, people = planning_scenario(plan, base), plan.design.n_people
    lines = [lines_of(plan, planned, releases=releases, base=base) for planned in releases]
    whole = _undivided(plan, releases, base)
    counts = _counts(plan, releases, scenario, work=work)
    # Two lines with the same ε are one computation.
    requests = list(dict.fromkeys(_nameless(one.request) for each in lines for one in each))
    if not requests:
        return Forecast(
            releases=tuple(
                ReleaseForecast(planned=planned, lines={}, count=count)
                for planned, count in zip(releases, counts, strict=True)
            ),
            undivided=None,
        )
    found = people_needed(
        scenario,
        requests,
        files=files_of(scenario, placed_loci(plan, base)),
        store=store,
        work=work,
    )
    needed = dict(zip(requests, found, strict=True))
    shown = curve_sizes(scenario, found, people, largest_study(scenario))
    asked = requests if whole is None else [*requests, whole]
    found_at = curves_of(scenario, asked, sizes=[*shown, people], work=work)
    curve = as_told(found_at, people, scenario.target_probability, needed)

    def line_forecast(request: CurveRequest) -> LineForecast:
        key = _nameless(request)
        return LineForecast(
            epsilon=request.epsilon if request.is_private else None,
            at_size=curve.point(key, people),
            curve=tuple(curve.point(key, size) for size in shown),
            needed=needed[key],
        )

    return Forecast(
        releases=tuple(
            ReleaseForecast(planned=planned, lines={one.line: line_forecast(one.request) for one in each}, count=count)
            for planned, each, count in zip(releases, lines, counts, strict=True)
        ),
        undivided=None if whole is None else curve.point(whole, people),
    )


def work_of_releases(plan: Plan, releases: Sequence[PlannedRelease]) -> int:
    """How much work a :func:`forecast` is, for the choice of an executor."""
    return work_of(planning_scenario(plan), len(Line) * SEARCH_STUDIES * len(releases))


def _counts(
    plan: Plan,
    releases: Sequence[PlannedRelease],
    scenario: Scenario,
    *,
    work: Work,
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
        if planned.choices.kind.publishes_count and planned.choices.threshold is not None
        else None
        for planned in releases
    ]
    distinct = list(dict.fromkeys(one for one in asked if one is not None))
    if not distinct:
        return [None] * len(asked)
    found = count_accuracy(
        scenario, distinct, plan.design.n_people, work=work
    )  # fmt: skip
    answers = dict(zip(distinct, found, strict=True))
    return [None if one is None else answers[one] for one in asked]


def _nameless(request: CurveRequest) -> CurveRequest:
    return replace(request, adversary="")


def _undivided(plan: CheckedPlan, releases: Sequence[PlannedRelease], base: Path | None) -> CurveRequest | None:
    total = planned_units(releases)
    if len(releases) == 1 or total > to_units(plan.adversary.epsilon):
        return None
    one = own_release(plan, from_units(total))
    if not all(each.is_selection for each in (*releases, one)):
        return None
    return _nameless(lines_of(plan, one, releases=releases, base=base)[0].request)


def curve_sizes(scenario: Scenario, needed: Sequence[Needed], n_people: int, largest: int = LARGEST) -> tuple[int, ...]:
    """Sizes for the picture: from where every line is hopeless to where each is nearly sure, the plan's own among them.

    A plan's size far outside is left out; the usual sizes of the scenario where nothing was found.
    """
    known = [one.people for one in needed if one.people is not None]
    low, high = (0.4 * min(known), 1.4 * max(known)) if known else (min(scenario.sizes), max(scenario.sizes))
    if low / 3 <= n_people <= 3 * high:
        low, high = min(low, 0.85 * n_people), max(high, 1.15 * n_people)
    share = min(scenario.case_fraction, 1 - scenario.case_fraction)
    low = max(low, 20, 4 / share)
    high = min(max(high, 1.5 * low), max(largest, n_people))
    number = min(max(round(6 * math.log(high / low)), FEWEST_SIZES), MOST_SIZES)
    step = (high / low) ** (1 / (number - 1))
    sizes = sorted({_round(low * step**k) for k in range(number)})
    return with_own_size(sizes, n_people) if low <= n_people <= high else tuple(sizes)


def _round(value: float) -> int:
    """An even number of people with two significant digits."""
    digits = max(math.floor(math.log10(value)) - 1, 0)
    unit: int = max(10**digits, 2)
    return unit * max(round(value / unit), 1)


def n_candidates(scenario: Scenario) -> int:
    """How many SNPs a simulated study has.  Reads the panel, where there is one."""
    return n_snps_of(scenario)
