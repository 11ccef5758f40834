"""Scores of a study whose size is secret: one person more or fewer moves what is released by Δ at most, whatever sizes the plan names."""

from __future__ import annotations

import itertools
from functools import cache

import numpy as np
import pytest

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.registry import SCORES
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.lab.audit.worst_case_tables import study_of
from gwasprivacy.mechanisms.number_draws import count_log_weights
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.sizes import CaseControlSizes
from tests.association.scores.small_weighted_studies import CALLED_OR_MISSING, NAMES, multisets, with_one_more

Floats = np.ndarray[tuple[int, int], np.dtype[np.float64]]


def all_scores(choice: ScoreChoice, sizes: tuple[int, int], planned: CaseControlSizes) -> Floats:
    """The released scores of every study of these sizes, missing calls included: one row a group of cases, one column one of controls."""
    called = [multisets(size, 4).rows @ np.array(CALLED_OR_MISSING) for size in sizes]
    counts = np.array(list(itertools.product(*called)), dtype=np.int32)
    public = None if choice.offset is None else np.full(len(counts), 0.3)
    found = computed_scores(choice, study_of(counts, sizes), frequencies=public, planned=planned)
    return found.reshape(len(called[0]), len(called[1]))


@pytest.mark.parametrize("planned", [(2, 2), (3, 700)], ids=str)
@pytest.mark.parametrize("choice", [*map(ScoreChoice.usual, NAMES), ScoreChoice(name="ks", offset=2.0)], ids=str)
def test_one_person_more_moves_a_released_score_by_its_sensitivity_at_most(
    choice: ScoreChoice, planned: tuple[int, int]
) -> None:
    """Every study of up to four cases and three controls, and one person more; larger than the plan says, too."""
    public = CaseControlSizes.of_groups(*planned)
    claimed = choice.sensitivity_of(public, Neighbours.ADD_REMOVE)
    assert claimed == 0.5
    found = cache(lambda sizes: all_scores(choice, sizes, public))
    moved = []
    for n_cases, n_controls in itertools.product((1, 2, 3, 4), (1, 2, 3)):
        fewer = found((n_cases, n_controls))
        for before, after in with_one_more(n_cases, 4):
            moved.append(np.abs(found((n_cases + 1, n_controls))[after] - fewer[before]).max())
        for before, after in with_one_more(n_controls, 4):
            moved.append(np.abs(found((n_cases, n_controls + 1))[:, after] - fewer[:, before]).max())
    assert max(moved) == 0.5


@pytest.mark.parametrize("name", NAMES)
def test_sizes_of_the_same_shares_score_as_the_studys_own_and_are_limited_to_the_plans_largest(name: str) -> None:
    counts = np.array([[[40, 10, 0], [10, 20, 30]], [[50, 0, 0], [0, 0, 60]], [[9, 8, 7], [6, 5, 4]]], dtype=np.int32)
    choice = ScoreChoice(name=name)
    tables = study_of(counts, (50, 60))
    plain = computed_scores(choice, tables)
    assert computed_scores(choice, tables, planned=CaseControlSizes.of_groups(50, 60)).tolist() == plain.tolist()
    assert computed_scores(choice, tables, planned=CaseControlSizes.of_groups(100, 120)) == pytest.approx(plain)
    fewer = computed_scores(choice, tables, planned=CaseControlSizes.of_groups(45, 54))
    assert fewer == pytest.approx(np.minimum(plain, 45))


@pytest.mark.parametrize("name", NAMES)
def test_other_shares_than_the_studys_add_to_a_score_what_their_surplus_is_at_most(name: str) -> None:
    """50 cases and 60 controls where the plan has as many of both: D = −10 participants, and a SNP without variation scores 5."""
    counts = np.array([[[50, 0, 0], [60, 0, 0]], [[40, 10, 0], [10, 20, 30]]], dtype=np.int32)
    found = computed_scores(ScoreChoice(name=name), study_of(counts), planned=CaseControlSizes.of_groups(70, 70))
    expected = {"tv": (5.0, (30 + 10 + 30) / 2), "ks": (5.0, 35.0), "tv-allelic": (5.0, 30.0)}[name]
    assert found.tolist() == list(expected)


@pytest.mark.parametrize(
    "score", [each for each in SCORES.values() if not each.serves_secret_sizes], ids=lambda each: each.name
)
def test_a_score_without_such_a_proof_is_not_computed_for_a_secret_size(score) -> None:  # type: ignore[no-untyped-def]
    counts = np.array([[[4, 1, 0], [1, 2, 3]]], dtype=np.int32)
    with pytest.raises(PrivacyRefusal, match="added or removed"):
        computed_scores(ScoreChoice.usual(score.name), study_of(counts), planned=CaseControlSizes.of_groups(5, 6))


@pytest.mark.parametrize("name", ["genotypic", "allelic", "trend"])
def test_one_person_can_move_a_chi_square_by_the_size_of_the_study(name: str) -> None:
    """So no sensitivity holds where the size is secret: the one case has two copies, and no control any."""
    for n_controls in (9, 99, 9999):
        counts = np.array([[[0, 0, 1], [n_controls, 0, 0]]], dtype=np.int32)
        (with_case,) = computed_scores(ScoreChoice(name=name), study_of(counts))
        assert with_case == pytest.approx((2 if name == "allelic" else 1) * (n_controls + 1), rel=1e-6)


@pytest.mark.parametrize("name", NAMES)
def test_one_person_more_changes_the_law_of_the_number_of_snps_above_a_threshold_by_e_to_the_epsilon_at_most(
    name: str,
) -> None:
    """Every study of two SNPs with up to two cases and two controls, and one more of either: scores of true sizes, a plan for others."""
    choice, public, epsilon = ScoreChoice(name=name), CaseControlSizes.of_groups(5, 3), 1.0
    states = np.array(list(itertools.product(CALLED_OR_MISSING, repeat=2)))  # (16, 2 SNPs, 3)

    @cache
    def scores_of(sizes: tuple[int, int]) -> np.ndarray:
        """(groups of cases, groups of controls, 2 SNPs)."""
        counts = [np.tensordot(multisets(size, len(states)).rows, states, axes=1) for size in sizes]
        shape = (len(counts[0]), len(counts[1]), 2)
        tables = np.stack(np.broadcast_arrays(counts[0][:, None], counts[1][None, :]), axis=3).reshape(-1, 2, 3)
        return computed_scores(choice, study_of(tables.astype(np.int32), sizes), planned=public).reshape(shape)

    pairs = set()
    for sizes, axis in itertools.product(itertools.product((1, 2), repeat=2), (0, 1)):
        more = (sizes[0] + (axis == 0), sizes[1] + (axis == 1))
        for fewer, larger in with_one_more(sizes[axis], len(states)):
            both = np.concatenate(
                [np.take(scores_of(sizes), fewer, axis), np.take(scores_of(more), larger, axis)], axis=2
            )
            pairs |= set(map(tuple, np.unique(both.reshape(-1, 4), axis=0).tolist()))

    @cache
    def law(scores: tuple[float, float]) -> np.ndarray:
        weights = count_log_weights(scores, threshold=1.0, sensitivity=0.5, epsilon=epsilon)
        return weights - np.logaddexp.reduce(weights)

    worst = max(float(np.abs(law(each[:2]) - law(each[2:])).max()) for each in pairs)
    assert 0.2 < worst <= epsilon
