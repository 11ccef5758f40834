"""Whole selections from scores of planned weights: on every subset of a small universe, one person more changes no answer's chance
by more than e^ε, whatever the plan's sizes are; with weights from the study's own sizes at the same slope it would."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.lab.audit.worst_case_tables import study_of
from gwasprivacy.mechanisms.registry import MECHANISMS
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.simulation.laws.inclusion import set_utility
from gwasprivacy.study.sizes import CaseControlSizes

EPSILON = 1.0
N_SNPS = 3
SELECTORS = sorted(name for name, one in MECHANISMS.items() if not one.needs_threshold)
CALLS = np.array([[1, 0, 0], [0, 1, 0], [0, 0, 1], [0, 0, 0]])  # the last: no call


def scores_of(
    choice: ScoreChoice, is_case: np.ndarray, calls: np.ndarray, planned: CaseControlSizes | None
) -> np.ndarray:
    """The scores of the people with these ``calls`` (n_people, n_snps), 3 for none."""
    groups = [CALLS[calls[is_case == each]].sum(axis=0) for each in (True, False)]
    sizes = (int(is_case.sum()), int((~is_case).sum()))
    return computed_scores(choice, study_of(np.stack(groups, axis=1).astype(np.int32), sizes), planned=planned)


def log_laws(mechanism: str, scores: np.ndarray, sensitivity: float, n_snps: int) -> np.ndarray:
    """ln Pr of each set of ``n_snps`` SNPs."""
    chances = [
        set_utility(
            scores, np.array(rows), sensitivity=sensitivity, epsilon=EPSILON, n_snps=n_snps, mechanism=mechanism
        ).p_all
        for rows in itertools.combinations(range(len(scores)), n_snps)
    ]
    return np.log(chances)


def largest_loss(mechanism: str, planned: CaseControlSizes | None, universes: int, sensitivity: float) -> float:
    """Over random universes of two people who take part and three who may: the largest |ln of a ratio| between neighbours."""
    rng = np.random.default_rng(11)
    worst = 0.0
    for number in range(universes):
        choice = ScoreChoice(name=("tv", "ks", "tv-allelic")[number % 3])
        is_case = np.array([True, False, *(rng.random(3) < 0.5)])
        calls = rng.choice(4, size=(5, N_SNPS), p=[0.4, 0.15, 0.4, 0.05])
        for n_snps in (1, 2):
            laws = {}
            for there in itertools.product((False, True), repeat=3):
                here = np.array([True, True, *there])
                found = scores_of(choice, is_case[here], calls[here], planned)
                laws[there] = log_laws(mechanism, found, sensitivity, n_snps)
            for there, law in laws.items():
                for who in range(3):
                    other = tuple(each ^ (place == who) for place, each in enumerate(there))
                    worst = max(worst, float(np.abs(law - laws[other]).max()))
    return worst


@pytest.mark.parametrize("mechanism", SELECTORS)
@pytest.mark.parametrize("sizes", [(3, 3), (40, 25)], ids=str)
def test_one_person_more_changes_no_selections_chance_by_more_than_e_to_the_epsilon(
    mechanism: str, sizes: tuple[int, int]
) -> None:
    planned = CaseControlSizes.of_groups(*sizes)
    delta = ScoreChoice(name="ks").sensitivity_of(planned, Neighbours.ADD_REMOVE)
    assert delta == 0.5
    assert 0.85 * EPSILON < largest_loss(mechanism, planned, 60, delta) <= EPSILON * (1 + 1e-9)


def test_weights_from_the_studys_own_sizes_would_need_twice_the_noise() -> None:
    assert largest_loss("joint", None, 12, 0.5) > EPSILON
    assert largest_loss("joint", None, 12, 1.0) <= EPSILON * (1 + 1e-9)
