"""What a release publishes where people differ beside the disease: SNPs that mark ancestry or centres, unadjusted and in strata.

Each simulated study is looked at twice, pooled and in strata, and each time some releases are drawn.  A published SNP *marks a difference*
where it is not causal and at least half of its score is what its expected counts alone would give: the difference between groups
of people, without the chance of who was drawn.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.mechanisms.registry import selector
from gwasprivacy.simulation.curves.curve import CurveRequest
from gwasprivacy.simulation.laws.drawn_utility import draw_selections
from gwasprivacy.simulation.laws.inclusion import law_of
from gwasprivacy.simulation.studies.fast_tables import FastSource
from gwasprivacy.simulation.studies.study_simulator import study_generator, study_source
from gwasprivacy.study.tables import GenotypeTables

FloatArray = npt.NDArray[np.float64]
IntArray = npt.NDArray[np.int64]

DRAWS = 20
"""Releases drawn from each study and view."""
MARKING = 0.5
_STREAM = 0x636F6E66  # of the releases, beside that of the study


@dataclass(frozen=True, slots=True, kw_only=True)
class ConfoundedTask:
    """One study of a scenario in the fast engine, whose strata are those of the adjusted view; picklable."""

    scenario: Scenario
    request: CurveRequest
    n_participants: int
    index: int


def confounded_study(task: ConfoundedTask) -> FloatArray:
    """Of the pooled view and of that in strata: published SNPs that are causal, those that mark a difference, and the share of
    releases with every causal SNP; shape (2, 3).  NaN in strata where there are none, or the score serves none."""
    source = study_source(task.scenario)
    assert isinstance(source, FastSource), "only the fast engine has people of several kinds"
    sizes = task.scenario.groups(task.n_participants)
    seed, place = task.scenario.seed, (task.n_participants, task.index)
    tables = source.tables(*sizes, study_generator(seed, *place))
    expected = source.expected_tables(*sizes, study_generator(seed, *place))
    rng = np.random.default_rng(np.random.SeedSequence(seed, spawn_key=(*place, _STREAM)))
    found = np.full((2, 3), np.nan)
    found[0] = _view(task.request, pooled(tables), pooled(expected), source.causal, rng)
    if tables.sizes.is_stratified and task.request.score.score.serves_strata:
        found[1] = _view(task.request, tables, expected, source.causal, rng)
    return found


def confounded_studies(tasks: tuple[ConfoundedTask, ...]) -> list[FloatArray]:
    """Several studies in one go."""
    return [confounded_study(task) for task in tasks]


def pooled(tables: GenotypeTables) -> GenotypeTables:
    """The same people without strata."""
    return GenotypeTables(
        counts=tables.counts, variants=tables.variants, n_cases=tables.n_cases, n_controls=tables.n_controls
    )


def _view(
    request: CurveRequest,
    tables: GenotypeTables,
    expected: GenotypeTables,
    causal: IntArray,
    rng: np.random.Generator,
) -> tuple[float, float, float]:
    plain = replace(request.score, offset=None) if request.score.offset is not None else request.score
    scores = computed_scores(plain, tables)
    marks = computed_scores(plain, expected) >= MARKING * np.maximum(scores, np.finfo(np.float64).tiny)
    marks[causal] = False
    is_causal = np.zeros(len(scores), dtype=bool)
    is_causal[causal] = True
    law = law_of(
        selector(request.mechanism),
        scores,
        sensitivity=request.sensitivity_of(tables.sizes),
        epsilon=request.epsilon,
        n_snps=request.n_snps,
        threshold=request.threshold_at(tables.sizes.n_people),
        loci=None,
        set_score=request.set_score,
    )
    drawn = [rows[rows >= 0] for rows in draw_selections(law.drawn(), None, rng, DRAWS)]
    right = np.array([is_causal[rows].sum() for rows in drawn])
    marking = np.array([marks[rows].sum() for rows in drawn])
    return float(right.mean()), float(marking.mean()), float((right == len(causal)).mean())
