"""A release rehearsed: one simulated study, and several seeded draws of what a release of it would publish."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import freeze
from gwasprivacy.base.language import mark
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.mechanisms.registry import selector
from gwasprivacy.mechanisms.selection_checks import check_loci
from gwasprivacy.simulation.curves.utility import StudyTask, simulated_loci, study_scores, weighted_rows
from gwasprivacy.simulation.laws.drawn_utility import draw_selections
from gwasprivacy.simulation.laws.inclusion import law_of, set_utility
from gwasprivacy.simulation.studies.strata_sizes import sizes_of
from gwasprivacy.study.public_lists.locus_index import LocusIndex

BoolArray = npt.NDArray[np.bool_]
IntArray = npt.NDArray[np.int64]

STAGE = mark("Rehearsing the release")
_DEALT, _DRAWN = 0x72656865, 0x64726177  # streams of this file, beside those of the curves


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Rehearsal:
    """Draws of one simulated study's release.

    ``hits``: which causal SNPs each draw published, (n_draws, n_causal); by locus a SNP counts with any of its locus,
    and where loci are published they are what counts.
    ``others``: how many other SNPs each draw published, (n_draws,).  ``p_all``, ``p_any``: the probability that a draw of this
    study publishes all, or at least one; ``standard_error``: of both, 0 where they are exact.
    """

    hits: BoolArray
    others: IntArray
    p_all: float
    p_any: float
    standard_error: float
    n_people: int
    seed: int

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def n_draws(self) -> int:
        return len(self.hits)

    @property
    def n_causal(self) -> int:
        return int(self.hits.shape[1])

    def draws_with(self, n_found: int) -> int:
        """How many draws published exactly so many causal SNPs."""
        return int(np.count_nonzero(self.hits.sum(axis=1) == n_found))


def rehearse_study(task: StudyTask, n_draws: int, *, work: Work = UNWATCHED) -> Rehearsal:
    """``n_draws`` draws of the task's one request from its study.  Raises InvalidInput, Cancelled."""
    (request,) = task.requests
    work.progress(STAGE, 0, 3)
    rows, found = study_scores(task)
    scores = found[request.scored_as]
    work.check()
    work.progress(STAGE, 1, 3)
    sensitivity = request.sensitivity_of(sizes_of(task.scenario, task.n_participants))
    key = (*task.stream, request.stream)
    if request.weights is not None:
        dealt = np.random.SeedSequence(task.seed, spawn_key=(*key, _DEALT))
        scores, rows = weighted_rows(request, scores, rows, sensitivity, np.random.default_rng(dealt))
    loci = simulated_loci(task.scenario, request)
    threshold = request.threshold_at(task.n_participants)
    if loci is not None and loci.are_published:
        scores, rows, loci = loci.best(scores), loci.of_rows(rows), None
    chosen = selector(request.mechanism)
    check_loci(chosen, loci)
    law = law_of(
        chosen, scores, sensitivity=sensitivity, epsilon=request.epsilon, n_snps=request.n_snps,
        threshold=threshold, loci=loci, set_score=request.set_score,
    )  # fmt: skip
    rng = np.random.default_rng(np.random.SeedSequence(task.seed, spawn_key=(*key, _DRAWN)))
    drawn = draw_selections(law.drawn(), loci, rng, n_draws)
    work.check()
    work.progress(STAGE, 2, 3)
    hits, others = _found(drawn, rows, loci)
    utility = set_utility(
        scores, rows, sensitivity=sensitivity, epsilon=request.epsilon, n_snps=request.n_snps,
        mechanism=request.mechanism, threshold=threshold, loci=loci, set_score=request.set_score,
        rng=rng, draws=2000,
    )  # fmt: skip
    work.progress(STAGE, 3, 3)
    return Rehearsal(
        hits=hits,
        others=others,
        p_all=utility.p_all,
        p_any=utility.p_any,
        standard_error=utility.standard_error,
        n_people=task.n_participants,
        seed=task.seed,
    )


def _found(drawn: IntArray, rows: IntArray, loci: LocusIndex | None) -> tuple[BoolArray, IntArray]:
    """Which of ``rows`` each draw has, and how many others; −1 in a draw is no SNP."""
    same = drawn[:, :, None] == rows[None, None, :]
    if loci is not None:
        safe = np.maximum(drawn, 0)[:, :, None]
        same = (loci.start[safe] <= rows) & (rows < loci.stop[safe])
    same &= (drawn >= 0)[:, :, None]
    others = (drawn >= 0).sum(axis=1) - same.any(axis=2).sum(axis=1)
    return same.any(axis=1), others.astype(np.int64)
