"""Utility against study size: simulated studies, exact inclusion in each, averages over them.

One simulated study serves every attacker, score and mechanism, so that lines are compared on the same studies, and it grows: study
number i of one size is the beginning of study number i of the next.  The answer depends on the scenario, the requests and the seed
only, not on the executor.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.base.doing import Doing
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark
from gwasprivacy.base.registry import Registry
from gwasprivacy.base.text_files import FileState, FileStates
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.mechanisms.measured_ratio import of_any_ratio, ratio_scales
from gwasprivacy.mechanisms.measured_surplus import measuring
from gwasprivacy.mechanisms.public_weights import shift_unit
from gwasprivacy.mechanisms.registry import selector
from gwasprivacy.mechanisms.selection_checks import check_loci
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.simulation.curves.curve import (
    NO_PRIVACY,
    CurvePoint,
    CurveRequest,
    ScoredAs,
    Unit,
    UtilityCurve,
    make_point,
)
from gwasprivacy.simulation.curves.weight_spread import DealtDirections, WeightSpread, directed_scores, shifted
from gwasprivacy.simulation.laws.exact_top import exact_top_utility
from gwasprivacy.simulation.laws.inclusion import Utility, set_utility
from gwasprivacy.simulation.studies.panel_files import load_panel, panel_state
from gwasprivacy.simulation.studies.strata_sizes import imagined, sizes_of
from gwasprivacy.simulation.studies.study_simulator import (
    n_snps_of,
    public_frequencies,
    study_generator,
    study_source,
    trait_source,
)
from gwasprivacy.simulation.studies.trait_studies import regression_statistics
from gwasprivacy.study.design import Loci
from gwasprivacy.study.public_lists.candidates import locus_groups
from gwasprivacy.study.public_lists.locus_index import LocusIndex
from gwasprivacy.study.sizes import CASE_CONTROL, QUANTITATIVE, StudySizes
from gwasprivacy.study.tables import GenotypeTables
from gwasprivacy.study.trait_tables import TraitTables

FloatArray = npt.NDArray[np.float64]
IntArray = npt.NDArray[np.int64]
Scores = tuple[IntArray, Mapping[ScoredAs, FloatArray]]
Tables = GenotypeTables | TraitTables
OnPoints = Callable[[UtilityCurve], None]

STAGE = mark("Simulating studies")
ROUNDS = (0.1, 0.4, 1.0)
_BUNDLE_LOAD = 50.0
LARGE, _DRAWN_TOGETHER = 2_500_000, 2
"""SNPs of a simulated study whose memory is missed elsewhere where several are ranked at once; and how many of such are drawn at once."""
_DRAWS_BY_LOCUS = 500  # per study; the error between studies is far larger
_GROWN = 0x67726F77  # before the numbers of studies of any size, which are no size themselves
_WEIGHTS = 0x77656967  # the stream of what weights are dealt, beside those of requests
_DIRECTIONS = 0x64697265  # the stream of which direction counts
_RATIO = 0x72617469  # the stream of a measured ratio's noise
_METRICS = 7  # p_all, p_any, recall, precision, the error of p_all within the study; of a right list p_right and p_inconclusive


@dataclass(frozen=True, slots=True, kw_only=True)
class StudyTask:
    """One simulated study and everything that is asked of it; picklable.

    ``grows``: study number ``index`` of every size begins with the same people, so that the points of one curve differ less by
    chance; else each size has studies of its own.
    """

    scenario: Scenario
    requests: tuple[CurveRequest, ...]
    n_participants: int
    index: int
    seed: int
    grows: bool = False

    @property
    def stream(self) -> tuple[int, ...]:
        """Names the study's random numbers."""
        return (_GROWN, self.index) if self.grows else (self.n_participants, self.index)


def study_utility(task: StudyTask) -> FloatArray:
    """p_all, p_any, recall, precision, the inner standard error, and p_right and p_inconclusive (NaN where there is no right list) of every
    request, shape (n_requests, 7)."""
    return _of_scores(task, *study_scores(task))


def _of_scores(task: StudyTask, causal: npt.NDArray[np.int64], scores: Mapping[ScoredAs, FloatArray]) -> FloatArray:
    """The same of a study that was simulated and scored."""
    result = np.empty((len(task.requests), _METRICS))
    for which, request in enumerate(task.requests):
        utility = _utility(request, scores[request.scored_as], causal, task)
        result[which] = (
            utility.p_all,
            utility.p_any,
            utility.expected_recall,
            utility.expected_precision,
            utility.standard_error,
            math.nan if utility.p_right is None else utility.p_right,
            math.nan if utility.p_inconclusive is None else utility.p_inconclusive,
        )
    return result


def study_scores(task: StudyTask) -> tuple[npt.NDArray[np.int64], Mapping[ScoredAs, FloatArray]]:
    """The causal rows of a simulated study, and every score that is asked of it."""
    return SIMULATED.find(task.scenario.study_kind).do(task)


def _group_scores(task: StudyTask) -> tuple[npt.NDArray[np.int64], Mapping[ScoredAs, FloatArray]]:
    """The causal rows of a simulated study of cases and controls, and every score that is asked for."""
    n_cases, n_controls = task.scenario.groups(task.n_participants)
    source = study_source(task.scenario)
    tables = source.tables(n_cases, n_controls, study_generator(task.seed, *task.stream))
    asked = dict.fromkeys(request.scored_as for request in task.requests)
    public = None
    if any(score.offset is not None for score, *_ in asked):
        public = public_frequencies(task.scenario, task.seed, *task.stream)
    # Whether a request is private changes none of these scores.
    found = {
        (score, measured, directed, unit): directed_scores(
            score,
            tables,
            _directions(directed, tables.n_snps, source.causal, task),
            _unit(score, tables.sizes, measured is not None, unit),
            frequencies=public,
            planned=None if measured is None else _measured(tables, measured, task),
        )
        for score, measured, directed, unit in dict.fromkeys((each[0], *each[2:]) for each in asked)
    }
    return source.causal, {each: found[each[0], *each[2:]] for each in asked}


def _unit(score: ScoreChoice, sizes: StudySizes, is_measured: bool, unit: Unit | None) -> float:
    """What a factor e of belief in a risk allele is worth in a score; 0, without meaning, where none is doubted."""
    if unit is None:
        return 0.0
    moves, epsilon, neighbours, public_controls = unit
    sizes = of_any_ratio(sizes) if is_measured else sizes
    delta = score.sensitivity_of(sizes, neighbours, public_controls=public_controls)
    return shift_unit(moves=moves, sensitivity=delta, epsilon=epsilon)


def _directions(
    directed: WeightSpread | None, n_snps: int, causal: npt.NDArray[np.int64], task: StudyTask
) -> DealtDirections | None:
    """In which direction each SNP of a simulated study counts, where risk alleles are known of some."""
    if directed is None:
        return None
    dealt = np.random.SeedSequence(task.seed, spawn_key=(*task.stream, _DIRECTIONS))
    return directed.directions(n_snps, causal, np.random.default_rng(dealt))


def _measured(tables: Tables, measured: tuple[float, Neighbours], task: StudyTask) -> StudySizes:
    """The sizes that weights follow from once the ratio, or the mean, of a study of just the planned ones was measured: only the noise is off."""
    kind, sizes = measuring(tables.sizes), tables.sizes
    noisy = kind.surplus(tables, sizes) + _noise(sizes, measured, task)
    return kind.sizes_from(sizes, kind.published(sizes, noisy))


def _noise(sizes: StudySizes, measured: tuple[float, Neighbours], task: StudyTask) -> IntArray:
    """Of what is measured first, in a study of these sizes: discrete Laplace, (K,)."""
    epsilon, neighbours = measured
    rng = np.random.default_rng(np.random.SeedSequence(task.seed, spawn_key=(*task.stream, _RATIO)))
    scales = np.array(ratio_scales(sizes, neighbours, epsilon))
    ends = -np.expm1(-1 / np.where(scales > 0, scales, 1))
    noise: IntArray = np.where(scales > 0, rng.geometric(ends) - rng.geometric(ends), 0)
    return noise


def _trait_scores(task: StudyTask) -> tuple[npt.NDArray[np.int64], Mapping[ScoredAs, FloatArray]]:
    """The same of a study of a trait; without privacy SNPs are ranked by their regression, whatever score is named."""
    source = trait_source(task.scenario)
    tables = source.tables(task.n_participants, study_generator(task.seed, *task.stream))
    asked = dict.fromkeys(request.scored_as for request in task.requests)
    return source.causal, {
        each: directed_scores(
            each[0],
            _from_measured(tables, each[2], task),
            _directions(each[3], tables.n_snps, source.causal, task),
            _unit(each[0], tables.sizes, each[2] is not None, each[4]),
        )
        if each[1]
        else regression_statistics(tables)
        for each in asked
    }


SIMULATED: Registry[Doing[Callable[[StudyTask], Scores]]] = Registry(
    mark("kind of study"), (Doing(CASE_CONTROL, _group_scores), Doing(QUANTITATIVE, _trait_scores))
)


def _from_measured(tables: TraitTables, measured: tuple[float, Neighbours] | None, task: StudyTask) -> TraitTables:
    """The tables by a centre that was measured; as they are where none was."""
    if measured is None:
        return tables
    found: TraitTables = measuring(tables.sizes).tables_by(tables, _measured(tables, measured, task))
    return found


def study_utilities(tasks: tuple[StudyTask, ...]) -> list[FloatArray]:
    """Several studies in one go: a cluster's bookkeeping costs as much as a small study."""
    return [study_utility(task) for task in tasks]


def run_studies(tasks: Sequence[StudyTask], work: Work, *, stage: str = STAGE) -> list[FloatArray]:
    """``study_utility`` of every task, in order.  Long studies travel alone, so that cancelling answers within a second."""
    if tasks and tasks[0].scenario.n_snps >= LARGE and not work.is_placed:
        return _run_large_studies(tasks, work, stage)
    bundles: list[tuple[StudyTask, ...]] = []
    waiting: list[StudyTask] = []
    load = 0.0
    for task in tasks:
        waiting.append(task)
        load += _load(task)
        if load >= _BUNDLE_LOAD:
            bundles.append(tuple(waiting))
            waiting, load = [], 0.0
    if waiting:
        bundles.append(tuple(waiting))
    answers = work.part(0, len(tasks), len(tasks)).map(study_utilities, bundles, stage=stage)
    return [answer for bundle in answers for answer in bundle]


def _run_large_studies(tasks: Sequence[StudyTask], work: Work, stage: str) -> list[FloatArray]:
    """The same of studies of millions of SNPs, drawn and scored on threads, since that is nearly all numpy's; ranking takes twice the
    memory, so it is done for one study after the other."""
    answers: list[FloatArray] = []
    for first in range(0, len(tasks), _DRAWN_TOGETHER):
        here = tasks[first : first + _DRAWN_TOGETHER]
        part = work.part(first, first + len(here), len(tasks)).on_threads(_DRAWN_TOGETHER)
        scored = part.map(study_scores, here, stage=stage)
        for task in here:
            work.check()
            answers.append(_of_scores(task, *scored.pop(0)))
    return answers


def _load(task: StudyTask) -> float:
    """A rough number of milliseconds."""
    n_snps = task.scenario.n_snps
    load = 2 + len(task.requests) * n_snps / 5000
    if task.scenario.engine is not Engine.FAST:
        load += task.n_participants / 50
    load += sum(_DRAWS_BY_LOCUS * n_snps / 40_000 for request in task.requests if request.goes_by_locus)
    return load + n_snps * max((request.score.score.milliseconds_per_snp for request in task.requests), default=0.0)


def _utility(request: CurveRequest, scores: FloatArray, causal: npt.NDArray[np.int64], task: StudyTask) -> Utility:
    if request.mechanism == NO_PRIVACY:
        loci = simulated_loci(task.scenario, request)
        if loci is not None and loci.are_published:
            scores, causal = loci.best(scores), loci.of_rows(causal)
        return exact_top_utility(scores, causal, request.n_snps)
    # The request's own noise: what is asked beside it changes nothing.
    noise = np.random.SeedSequence(task.seed, spawn_key=(*task.stream, request.stream))
    sensitivity = request.sensitivity_of(sizes_of(task.scenario, task.n_participants))
    if request.weights is not None:
        dealt = np.random.SeedSequence(task.seed, spawn_key=(*task.stream, _WEIGHTS))
        scores, causal = weighted_rows(request, scores, causal, sensitivity, np.random.default_rng(dealt))
    return set_utility(
        scores,
        causal,
        sensitivity=sensitivity,
        epsilon=request.epsilon,
        n_snps=request.n_snps,
        mechanism=request.mechanism,
        threshold=request.threshold_at(task.n_participants),
        loci=simulated_loci(task.scenario, request),
        set_score=request.set_score,
        rng=np.random.default_rng(noise),
        draws=_DRAWS_BY_LOCUS,
    )


def simulated_loci(scenario: Scenario, request: CurveRequest) -> LocusIndex | None:
    """The loci of a simulated study's SNPs; None without the rule, and where SNPs are unlinked, so that each is its own."""
    if request.loci is None or scenario.engine is Engine.FAST:
        return None
    return panel_loci(scenario.panel, request.loci)


def weighted_rows(
    request: CurveRequest,
    scores: FloatArray,
    causal: npt.NDArray[np.int64],
    sensitivity: float,
    rng: np.random.Generator,
) -> tuple[FloatArray, npt.NDArray[np.int64]]:
    """Scores and causal rows after weights were dealt out; the same deal for every request of a study."""
    assert request.weights is not None
    weights = request.weights.dealt(len(scores), causal, right=request.weights_are_right, rng=rng)
    moves = selector(request.mechanism).noise_moves(request.n_snps)
    unit = shift_unit(moves=moves, sensitivity=sensitivity, epsilon=request.epsilon)
    return shifted(scores, causal, weights, unit, keep_rows=request.loci is not None)


def panel_loci(panel: str | None, loci: Loci) -> LocusIndex:
    """The public loci of a panel's SNPs; kept until a file changes."""
    return _loci(panel, loci, (*panel_state(panel), *loci_state(loci)))


def loci_state(loci: Loci | None) -> FileStates:
    """As :func:`panel_state`, of the file that lists the loci; empty where there is none."""
    return () if loci is None or loci.path is None else (FileState.seen(Path(loci.path)),)


@functools.lru_cache(maxsize=4)
def _loci(panel: str | None, loci: Loci, state: FileStates) -> LocusIndex:
    try:
        return locus_groups(load_panel(panel).variants, loci)
    except ValueError as error:
        raise InvalidInput("utility.panel-order") from error


def utility_curve(
    scenario: Scenario,
    cases: Sequence[CurveRequest],
    *,
    sizes: Sequence[int] | None = None,
    n_studies: int | None = None,
    seed: int | None = None,
    work: Work = UNWATCHED,
    on_points: OnPoints | None = None,
    rounds: Sequence[float] = ROUNDS,
) -> UtilityCurve:
    """A point for every size and request.  A point depends on nothing that is asked beside it.

    What is None is the scenario's.  ``on_points`` receives the curve after each of ``rounds``, shares of the studies that
    end with all of them, so that a picture can be drawn early and refined.  Raises InvalidInput, PrivacyRefusal (a score has no sensitivity for the
    neighbours asked for) before anything is simulated, Cancelled.
    """
    sizes = list(dict.fromkeys(scenario.sizes if sizes is None else sizes))
    n_studies = scenario.n_studies if n_studies is None else n_studies
    seed = scenario.seed if seed is None else seed
    requests = tuple(cases)
    check_requests(scenario, requests, sizes, n_studies)
    shares = rounds if on_points is not None else (1.0,)
    ends = sorted({math.ceil(share * n_studies) for share in shares})
    found: dict[int, list[FloatArray]] = {size: [] for size in sizes}
    done = 0
    total = n_studies * len(sizes)
    begin = 0
    for end in ends:
        tasks = [
            StudyTask(scenario=scenario, requests=requests, n_participants=size, index=index, seed=seed, grows=True)
            for index in range(begin, end)
            for size in sizes
        ]
        answers = run_studies(tasks, work.part(done, done + len(tasks), total))
        for task, answer in zip(tasks, answers, strict=True):
            found[task.n_participants].append(answer)
        done += len(tasks)
        begin = end
        curve = _curve(scenario, requests, found)
        if on_points is not None:
            on_points(curve)
    return curve


def _curve(
    scenario: Scenario, requests: tuple[CurveRequest, ...], found: Mapping[int, Sequence[FloatArray]]
) -> UtilityCurve:
    studies = {size: np.stack(answers) for size, answers in found.items()}
    for each in studies.values():
        each.flags.writeable = False
    return UtilityCurve(
        requests=requests,
        sizes=tuple(studies),
        rows=tuple(
            tuple(curve_point(scenario, request, size, each[:, which]) for which, request in enumerate(requests))
            for size, each in studies.items()
        ),
        studies=studies,
    )


def check_requests(scenario: Scenario, requests: Sequence[CurveRequest], sizes: Sequence[int], n_studies: int) -> None:
    """Everything that can be refused before the first study: InvalidInput or PrivacyRefusal."""
    if not requests or not sizes or n_studies < 1:
        raise InvalidInput("utility.nothing")
    n_snps = n_snps_of(scenario)
    for size in sizes:
        if imagined(scenario).smallest_group(scenario, size) < 1:
            raise InvalidInput("utility.empty-group", size=size)
        for request in requests:
            request.sensitivity_of(sizes_of(scenario, size))
    for request in requests:
        loci = simulated_loci(scenario, request)
        if request.is_private:
            check_loci(selector(request.mechanism), loci)
        if loci is not None and loci.are_published and request.n_snps > len(loci.firsts):
            raise InvalidInput("utility.too-few-loci", n_snps=request.n_snps, n_loci=len(loci.firsts))
        if request.n_snps > n_snps:
            raise InvalidInput("utility.too-few-snps", n_snps=request.n_snps, n_snps_2=n_snps)


def curve_point(scenario: Scenario, request: CurveRequest, n_participants: int, answers: FloatArray) -> CurvePoint:
    """The average of ``answers`` (n_studies, 7), as ``study_utility`` gives them for one request."""
    n_studies = len(answers)
    inner = np.full(_METRICS, answers[0, 4])
    errors = answers.std(axis=0, ddof=1) / math.sqrt(n_studies) if n_studies > 1 else inner
    return make_point(
        request,
        sizes_of(scenario, n_participants),
        answers.mean(axis=0).tolist(),
        errors.tolist(),
        n_studies=n_studies,
        method="exact" if float(answers[:, 4].max()) == 0 else "simulated",
    )
