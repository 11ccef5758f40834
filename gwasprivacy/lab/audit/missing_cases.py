"""Worst-case neighbours where calls are missing: one participant's call comes, goes or changes beside others that are missing.

For scores that are the least over all fillings (docs/theory/missing-genotypes.md).
"""

from __future__ import annotations

import itertools

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.registry import SCORES
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.lab.audit.epsilon_audit import SelectionCase
from gwasprivacy.lab.audit.neighbour_pairs import selection_case
from gwasprivacy.lab.audit.worst_case_tables import Moves, study_of
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.sizes import CaseControlSizes

States = tuple[int, int, int, int]

MISSING = 3


def _groups(people: int) -> list[States]:
    """Ways to have 0, 1, 2 copies or no call with at least one person of each of called and missing, in the corners."""
    found: set[States] = set()
    for missing in {1, 2, people // 2} & set(range(1, people)):
        called = people - missing
        for few in {0, 1, called // 3, called // 2}:
            for a, b, c in itertools.permutations((called - few, few, 0)):
                found.add((a, b, c, missing))
    return sorted(found)


def _changes(group: States) -> list[States]:
    """The group after one of its people was replaced by another, called or not."""
    found: list[States] = []
    for old, new in itertools.permutations(range(4), 2):
        if group[old]:
            changed = list(group)
            changed[old] -= 1
            changed[new] += 1
            found.append((changed[0], changed[1], changed[2], changed[3]))
    return found


def moves_with_missing(score: ScoreChoice, n_cases: int, n_controls: int) -> Moves:
    """The upward moves of ``score`` by one replaced case where calls are missing in both groups."""
    pairs = [
        (r, s, changed) for r, s in itertools.product(_groups(n_cases), _groups(n_controls)) for changed in _changes(r)
    ]
    before = np.array([(r, s) for r, s, _ in pairs], dtype=np.int32)
    after = np.array([(changed, s) for _, s, changed in pairs], dtype=np.int32)
    sides = [computed_scores(score, study_of(_called(side), (n_cases, n_controls))) for side in (before, after)]
    up = sides[1] > sides[0]
    return Moves(sides[0][up], sides[1][up])


def _called(tables: NDArray[np.int32]) -> NDArray[np.int32]:
    return np.ascontiguousarray(tables[..., :MISSING])


def missing_cases(*, epsilon: float = 1.0, n_cases: int = 12, n_controls: int = 12) -> list[SelectionCase]:
    """Each score that is the least over all fillings under the exponential mechanism, with missing calls."""
    found = []
    for score in (ScoreChoice(name=one.name) for one in SCORES.values() if one.least_over_fillings):
        delta = score.sensitivity_of(CaseControlSizes.of_groups(n_cases, n_controls), Neighbours.REPLACE_ONE)
        title = f"{score.label} with missing calls"
        moves = moves_with_missing(score, n_cases, n_controls)
        found.append(selection_case("exponential", moves, sensitivity=delta, epsilon=epsilon, n_snps=1, score=title))
    return found
