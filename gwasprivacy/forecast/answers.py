"""Simulated answers: curves over sizes, and the number of people that a target takes.

One function for each question, whoever asks.  The same scenario, request and seed have the same answer on every executor and
whatever is asked beside them, so that answers can be kept (:mod:`gwasprivacy.forecast.kept_answers`).
"""

from __future__ import annotations

from collections.abc import Sequence

from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.text_files import FileStates
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.forecast.curves import Curve, curve_of
from gwasprivacy.forecast.estimates import Partial
from gwasprivacy.forecast.kept_answers import AnswerStore, curve_key, needed_key
from gwasprivacy.forecast.largest_and_executor import SEARCH_STUDIES, MakeExecutor, executor_for, largest_study, work_of
from gwasprivacy.forecast.questions import LineQuestion, Question
from gwasprivacy.forecast.sample_size import searched
from gwasprivacy.plan.needed_people import Needed, people_saved
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.simulation.curves.curve import CurveRequest, UtilityCurve
from gwasprivacy.simulation.curves.sample_size_search import required_sizes
from gwasprivacy.simulation.curves.utility import ROUNDS, OnPoints, utility_curve


def curves_of(
    scenario: Scenario,
    requests: Sequence[CurveRequest],
    *,
    sizes: Sequence[int] | None = None,
    work: Work = UNWATCHED,
    on_points: OnPoints | None = None,
    rounds: Sequence[float] = ROUNDS,
) -> UtilityCurve:
    """How likely success is at each size (None: the scenario's), for every request, on the same simulated studies.

    Raises InvalidInput, PrivacyRefusal before anything is simulated; Cancelled.
    """
    unique = list(dict.fromkeys(requests))
    return utility_curve(scenario, unique, sizes=sizes, work=work, on_points=on_points, rounds=rounds)


def people_needed(
    scenario: Scenario,
    requests: Sequence[CurveRequest],
    *,
    metric: Metric = Metric.ALL,
    files: FileStates = (),
    store: AnswerStore | None = None,
    work: Work = UNWATCHED,
) -> list[Needed]:
    """For each request the smallest number of people with which success is as likely as the scenario's target, by search.

    What ``store`` has is not computed again; ``files``: the state of the files that it depends on.  Raises InvalidInput,
    PrivacyRefusal, Cancelled.
    """
    keys = {request: needed_key(scenario, request, metric, files) for request in requests}
    found: dict[str, Needed] = {}
    for key in keys.values():
        if store is not None and (kept := store.needed(key)) is not None:
            found[key] = kept
    missing = {key: request for request, key in keys.items() if key not in found}
    limit = largest_study(scenario)
    answers = (
        required_sizes(
            scenario,
            list(missing.values()),
            largest=limit,
            metric=metric,
            work=work,
        )
        if missing
        else []
    )
    for key, answer in zip(missing, answers, strict=True):
        found[key] = searched(answer, limit)
        if store is not None:
            store.keep_needed(key, found[key])
    return [found[keys[request]] for request in requests]


# A plan's question ----------------------------------------------------------------------------------------------------


def simulate(
    question: Question,
    lines: Sequence[LineQuestion],
    sizes: Sequence[int],
    *,
    store: AnswerStore | None = None,
    make_executor: MakeExecutor = executor_for,
    work: Work = UNWATCHED,
    partial: Partial | None = None,
) -> dict[Line, Curve]:
    """Simulated curves of ``lines``, all on the same studies.  ``partial`` receives them after a tenth and two fifths.

    In ``store`` they are added to what it has of the same lines.
    """

    def curves(found: UtilityCurve) -> dict[Line, Curve]:
        return {line.line: curve_of(found.line(line.request)) for line in lines}

    with make_executor(work_of(question.scenario, question.scenario.n_studies * len(sizes))) as executor:
        found = curves(
            curves_of(
                question.scenario,
                [line.request for line in lines],
                sizes=sizes,
                work=work.on(executor),
                on_points=None if partial is None else lambda points: partial(curves(points)),
            )
        )
    if store is not None:
        for line in lines:
            key = curve_key(question.scenario, line.request, question.files)
            before = store.curve(key)
            curve = found[line.line] if before is None else before.with_points(found[line.line].points)
            store.keep_curve(key, curve)
    return found


def search(
    question: Question,
    line: LineQuestion,
    *,
    store: AnswerStore | None = None,
    make_executor: MakeExecutor = executor_for,
    work: Work = UNWATCHED,
) -> Needed:
    """The number of people that one line takes: see :func:`people_needed`."""
    with make_executor(work_of(question.scenario, SEARCH_STUDIES)) as executor:
        return people_needed(
            question.scenario,
            [line.request],
            metric=question.metric,
            files=question.files,
            store=store,
            work=work.on(executor),
        )[0]


def is_clearly_less(one: Needed, other: Needed) -> bool:
    """Whether ``one`` takes fewer people than ``other`` beyond what the simulation leaves open.

    Between a searched number and an estimate, of which only the interval is known, where the interval lies above.
    """
    if one.people is None:
        return False
    if other.people is None:
        return other.above and one.people < other.limit
    saved = people_saved(one, other)
    if saved is None or saved.fewer <= 0:
        return False
    if one.is_estimate == other.is_estimate:
        return one.is_estimate or saved.is_clear
    ends = (one.high or one.people, other.low or other.people)
    return ends[0] < ends[1]
