"""Scores of a study whose size is secret: one person more or fewer moves what is released by Δ at most, whatever sizes the plan names."""

from __future__ import annotations

import itertools
from functools import cache

import numpy as np
import pytest

from gwasprivacy.association.scores.registry import scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.simulation.audit.worst_case_tables import study_of
from gwasprivacy.study.sizes import CaseControlSizes
from tests.association.scores.small_weighted_studies import CALLED_OR_MISSING, NAMES, multisets, with_one_more

Floats = np.ndarray[tuple[int, int], np.dtype[np.float64]]


def all_scores(choice: ScoreChoice, sizes: tuple[int, int], planned: CaseControlSizes) -> Floats:
    """The released scores of every study of these sizes, missing calls included: one row a group of cases, one column one of controls."""
    called = [multisets(size, 4).rows @ np.array(CALLED_OR_MISSING) for size in sizes]
    counts = np.array(list(itertools.product(*called)), dtype=np.int32)
    public = None if choice.offset is None else np.full(len(counts), 0.3)
    found = choice.compute(study_of(counts, sizes), frequencies=public, planned=planned)
    return found.reshape(len(called[0]), len(called[1]))


@pytest.mark.parametrize("planned", [(2, 2), (3, 700)], ids=str)
@pytest.mark.parametrize("choice", [*map(ScoreChoice.usual, NAMES), ScoreChoice(name="ks", offset=2.0)], ids=str)
def test_one_person_more_moves_a_released_score_by_its_sensitivity_at_most(
    choice: ScoreChoice, planned: tuple[int, int]
) -> None:
    """Every study of up to four cases and three controls, and one person more; larger than the plan says, too."""
    public = CaseControlSizes.of_groups(*planned)
    claimed = choice.sensitivity_of(public, Neighbours.ADD_REMOVE)
    assert claimed == 1
    found = cache(lambda sizes: all_scores(choice, sizes, public))
    moved = []
    for n_cases, n_controls in itertools.product((1, 2, 3, 4), (1, 2, 3)):
        fewer = found((n_cases, n_controls))
        for before, after in with_one_more(n_cases, 4):
            moved.append(np.abs(found((n_cases + 1, n_controls))[after] - fewer[before]).max())
        for before, after in with_one_more(n_controls, 4):
            moved.append(np.abs(found((n_cases, n_controls + 1))[:, after] - fewer[:, before]).max())
    assert max(moved) == 1


def test_scores_are_those_of_the_true_sizes_and_limited_to_the_plans_largest() -> None:
    counts = np.array([[[40, 10, 0], [10, 20, 30]], [[50, 0, 0], [0, 0, 60]]], dtype=np.int32)
    choice = ScoreChoice(name="ks")
    plain = choice.compute(study_of(counts))
    assert choice.compute(study_of(counts), planned=CaseControlSizes.of_groups(70, 70)) == pytest.approx(plain)
    assert choice.compute(study_of(counts), planned=CaseControlSizes.of_groups(45, 70)).tolist() == [plain[0], 45]


@pytest.mark.parametrize(
    "score", [each for each in scores() if not each.serves_secret_sizes], ids=lambda each: each.name
)
def test_a_score_without_such_a_proof_is_not_computed_for_a_secret_size(score) -> None:  # type: ignore[no-untyped-def]
    counts = np.array([[[4, 1, 0], [1, 2, 3]]], dtype=np.int32)
    with pytest.raises(PrivacyRefusal, match="added or removed"):
        ScoreChoice.usual(score.name).compute(study_of(counts), planned=CaseControlSizes.of_groups(5, 6))
