"""How near the released number of significant SNPs is to the exact one, in simulated studies.

In each study the law of the answer is known exactly (the exponential mechanism's weights), so only the studies are random.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.base.language import mark
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.mechanisms.number_draws import count_log_weights
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.simulation.studies.study_simulator import public_frequencies, study_generator, study_source
from gwasprivacy.study.sizes import CaseControlSizes

FloatArray = npt.NDArray[np.float64]

CONFIDENCE = 0.95
_EVERY = 200  # distances up to this are all looked at, larger ones in steps of about 3 %


@dataclass(frozen=True, slots=True, kw_only=True)
class CountRequest:
    """A release of the number of SNPs whose ``score`` reaches the public ``threshold``, at ε of ``epsilon``."""

    score: ScoreChoice
    threshold: float
    epsilon: float
    neighbours: Neighbours = Neighbours.REPLACE_ONE
    public_controls: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CountAccuracy:
    """Averages over simulated studies: the exact number, the mean distance of the answer from it (with its standard error), the
    probability that the answer is exact, and the smallest distance that holds with probability 95 %."""

    true_count: float
    expected_error: float
    standard_error: float
    p_exact: float
    within: int
    n_studies: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CountTask:
    """One simulated study; picklable."""

    scenario: Scenario
    requests: tuple[CountRequest, ...]
    n_participants: int
    index: int


def study_counts(task: CountTask) -> FloatArray:
    """For every request: the exact number, the mean distance, then Pr[distance ≤ d] for :func:`distances`."""
    n_cases, n_controls = task.scenario.groups(task.n_participants)
    source = study_source(task.scenario)
    tables = source.tables(
        n_cases, n_controls, study_generator(task.scenario.seed, task.n_participants, task.index)
    )  # fmt: skip
    public = None
    if any(request.score.offset is not None for request in task.requests):
        public = public_frequencies(task.scenario, task.scenario.seed, task.n_participants, task.index)
    looked_at = distances(source.n_snps)
    result = np.empty((len(task.requests), 2 + len(looked_at)))
    for row, request in zip(result, task.requests, strict=True):
        scores = computed_scores(request.score, tables, frequencies=public)
        sensitivity = request.score.sensitivity_of(
            CaseControlSizes.of_groups(n_cases, n_controls), request.neighbours, public_controls=request.public_controls
        )
        logs = count_log_weights(scores, threshold=request.threshold, sensitivity=sensitivity, epsilon=request.epsilon)
        weights = np.exp(logs - logs.max())
        truth = int((scores >= request.threshold).sum())
        distance = np.abs(np.arange(len(weights)) - truth)
        law = np.bincount(distance, weights=weights, minlength=source.n_snps + 1) / weights.sum()
        row[0], row[1] = truth, float(law @ np.arange(len(law)))
        row[2:] = np.cumsum(law)[looked_at]
    return result


def distances(n_snps: int) -> npt.NDArray[np.int64]:
    """Distances at which the probability is kept, from 0 to ``n_snps``."""
    few = np.arange(min(_EVERY, n_snps) + 1, dtype=np.int64)
    if n_snps <= _EVERY:
        return few
    steps = math.ceil(math.log(n_snps / _EVERY) / math.log(1.03)) + 1
    more = np.ceil(np.geomspace(_EVERY, n_snps, steps + 1)).astype(np.int64)
    found: npt.NDArray[np.int64] = np.unique(np.concatenate([few, np.minimum(more, n_snps)]))
    return found


def count_accuracy(
    scenario: Scenario,
    requests: Sequence[CountRequest],
    n_participants: int,
    *,
    work: Work = UNWATCHED,
) -> list[CountAccuracy]:
    """An answer for every request, from the scenario's studies and seed.  Raises InvalidInput, PrivacyRefusal, Cancelled."""
    tasks = [
        CountTask(scenario=scenario, requests=tuple(requests), n_participants=n_participants, index=index)
        for index in range(scenario.n_studies)
    ]
    found = np.stack(work.map(study_counts, tasks, stage=mark("Counting significant SNPs")))
    looked_at = distances(study_source(scenario).n_snps)
    n = len(tasks)
    answers = []
    for each in np.moveaxis(found, 1, 0):
        chance = each[:, 2:].mean(axis=0)
        answers.append(
            CountAccuracy(
                true_count=float(each[:, 0].mean()),
                expected_error=float(each[:, 1].mean()),
                standard_error=float(each[:, 1].std(ddof=1)) / math.sqrt(n) if n > 1 else 0.0,
                p_exact=float(chance[0]),
                within=int(looked_at[int(np.argmax(chance >= CONFIDENCE * (1 - 1e-12)))]),
                n_studies=n,
            )
        )
    return answers
