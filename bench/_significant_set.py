"""What the significant set needs beside a utility curve: a public threshold from pilot studies, and how often it is exact."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.base.executors import Executor
from gwasprivacy.base.progress import NEVER_CANCELLED, NO_PROGRESS
from gwasprivacy.mechanisms.laws.set_laws import probability_of_truth, significant_law
from gwasprivacy.simulation.studies.study_simulator import study_generator, study_source
from gwasprivacy.study.sizes import CaseControlSizes

PILOT_SEED = 1_000_003  # the pilot studies are not the studies that are evaluated
N_PILOTS = 40


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """One study of the table, and what is asked of its significant sets.  ``asked``: score, ε, threshold."""

    scenario: Scenario
    n_participants: int
    index: int
    seed: int
    largest: int
    asked: tuple[tuple[ScoreChoice, float, float], ...]


def edges(question: Question) -> list[tuple[float, float]]:
    """For every score the weakest causal SNP's and the strongest other SNP's."""
    found = []
    for score, _, _ in question.asked:
        values, causal = _scores(question, score)
        found.append((float(values[causal].min()), float(np.delete(values, causal).max())))
    return found


def exactness(question: Question) -> list[tuple[float, float]]:
    """For everything asked: Pr[the set is exactly the causal SNPs], Pr[it is exactly the SNPs above the threshold]."""
    n_cases, n_controls = question.scenario.groups(question.n_participants)
    kept: dict[ScoreChoice, tuple[np.ndarray, np.ndarray]] = {}
    found = []
    for score, epsilon, threshold in question.asked:
        if score not in kept:
            kept[score] = _scores(question, score)
        values, causal = kept[score]
        delta = score.sensitivity_of(CaseControlSizes.of_groups(n_cases, n_controls))
        law = significant_law(values, causal, scale=2 * delta / epsilon, largest=question.largest, threshold=threshold)
        truth = probability_of_truth(
            values, sensitivity=delta, epsilon=epsilon, largest=question.largest, threshold=threshold
        )
        found.append((float(law[len(causal), len(causal)]), truth))
    return found


def _scores(question: Question, score: ScoreChoice) -> tuple[np.ndarray, np.ndarray]:
    n_cases, n_controls = question.scenario.groups(question.n_participants)
    source = study_source(question.scenario)
    generator = study_generator(question.seed, question.n_participants, question.index)
    return computed_scores(score, source.tables(n_cases, n_controls, generator)), source.causal


def thresholds(
    scenario: Scenario, scores: Sequence[ScoreChoice], size: int, executor: Executor
) -> dict[ScoreChoice, float]:
    """A public threshold per score: 0 for the distance to significance, which is what it means; for the others midway
    between the weaker causal SNP's and the strongest other SNP's expected score, over pilot studies of this size."""
    free = [score for score in scores if score.name != "distance"]
    asked = tuple((score, 1.0, 0.0) for score in free)
    pilots = [
        Question(scenario=scenario, n_participants=size, index=index, seed=PILOT_SEED, largest=1, asked=asked)
        for index in range(N_PILOTS)
    ]
    answers = executor.map(edges, pilots, stage="Pilot studies", progress=NO_PROGRESS, cancel=NEVER_CANCELLED)
    midway = np.array(answers).mean(axis=0).mean(axis=1)
    found = {score: float(value) for score, value in zip(free, midway, strict=True)}
    return {score: found.get(score, 0.0) for score in scores}


def exact_sets(questions: Sequence[Question], executor: Executor) -> tuple[np.ndarray, np.ndarray]:
    """Mean and standard error over the studies of what :func:`exactness` answers: shape (n_asked, 2) each."""
    answers = np.array(
        executor.map(exactness, questions, stage="Exact sets", progress=NO_PROGRESS, cancel=NEVER_CANCELLED)
    )
    error = answers.std(axis=0, ddof=1) / np.sqrt(len(answers)) if len(answers) > 1 else np.zeros(answers.shape[1:])
    return answers.mean(axis=0), error
