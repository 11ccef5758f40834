"""Worst-case neighbours of imputed studies: one participant's probabilities are replaced by any others, or come or go.

For scores that serve genotype probabilities (docs/theory/imputed-genotypes.md).
"""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.registry import SCORES
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.association.scores.weighted_sums import WeightedSums
from gwasprivacy.lab.audit.epsilon_audit import SelectionCase
from gwasprivacy.lab.audit.neighbour_pairs import selection_case
from gwasprivacy.lab.audit.weighted_cases import of_sums
from gwasprivacy.lab.audit.worst_case_tables import Moves
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.sizes import CaseControlSizes, TraitSizes
from gwasprivacy.study.tables import GenotypeTables, Variants

STEPS, _LARGEST = 4, 2
_CERTAIN = ((STEPS, 0, 0), (0, STEPS, 0), (0, 0, STEPS))
_PERSON = np.array([*_CERTAIN, (2, 2, 0), (0, 2, 2), (1, 2, 1), (2, 1, 1), (1, 1, 2), (0, 0, 0)], dtype=np.int64)
"""Probabilities of a person in quarters: certain, shared by two and by three genotypes, and no call."""


def moves_with_probabilities(score: ScoreChoice, n_cases: int, n_controls: int) -> Moves:
    """The upward moves of ``score`` by one replaced case among people who are all alike, in each group some way or other."""
    states = range(len(_PERSON))
    before, after = [], []
    for others, controls, old, new in itertools.product(states, states, states, states):
        if old == new:
            continue
        group = (n_cases - 1) * _PERSON[others]
        before.append((group + _PERSON[old], n_controls * _PERSON[controls]))
        after.append((group + _PERSON[new], n_controls * _PERSON[controls]))
    sides = [computed_scores(score, _tables(np.array(side), (n_cases, n_controls))) for side in (before, after)]
    up = sides[1] > sides[0]
    return Moves(sides[0][up], sides[1][up])


def trait_moves_with_probabilities(score: ScoreChoice, n_people: int) -> Moves:
    """The same of a study of a trait with values 0, ½ and 1, in which everybody else is alike."""
    records = list(itertools.product(range(len(_PERSON)), range(_LARGEST + 1)))
    sums_before, sums_after = [], []
    for others, old, new in itertools.product(records, repeat=3):
        if old != new:
            sums_before.append((others, old))
            sums_after.append((others, new))
    sizes = TraitSizes(strata=(n_people,))
    sides = [of_sums(score, sizes, _sums_of_traits(np.array(side), n_people)) for side in (sums_before, sums_after)]
    up = sides[1] > sides[0]
    return Moves(sides[0][up], sides[1][up])


def _sums_of_traits(records: NDArray[Any], n_people: int) -> WeightedSums:
    """Of studies (n, 2, 2): the record (probabilities, value) of all others, and the participant's."""
    times = np.array([n_people - 1, 1])
    rows, values = _PERSON[records[..., 0]], records[..., 1]
    totals = values @ times
    z = n_people * values - totals[:, None]
    gone = rows.sum(axis=2) == 0
    parts = [
        WeightedSums.of_traits(
            people=(rows * times[:, None]).sum(axis=1)[here, None],
            traits=(rows * (values * times)[..., None]).sum(axis=1)[here, None],
            up=((np.maximum(z, 0) * gone) @ times)[here, None],
            down=((np.maximum(-z, 0) * gone) @ times)[here, None],
            sizes=TraitSizes(strata=(n_people,)),
            totals=(total,),
            largest=_LARGEST,
            steps=STEPS,
        )
        for total in np.unique(totals).tolist()
        for here in (np.flatnonzero(totals == total),)
    ]
    order = np.concatenate([np.flatnonzero(totals == total) for total in np.unique(totals).tolist()])
    back = np.argsort(order)
    return WeightedSums(
        z=np.concatenate([part.z for part in parts])[back],
        up=np.concatenate([part.up for part in parts])[back],
        down=np.concatenate([part.down for part in parts])[back],
        denominator=parts[0].denominator,
    )


def _tables(counts: NDArray[Any], sizes: tuple[int, int]) -> GenotypeTables:
    n = len(counts)
    same = np.full(n, "A", dtype=object)
    variants = Variants(chrom=same, snp=same, pos=np.zeros(n, dtype=np.int64), a1=same, a2=same)
    return GenotypeTables(counts=counts, variants=variants, n_cases=sizes[0], n_controls=sizes[1], steps=STEPS)


def dosage_cases(*, epsilon: float = 1.0, n_cases: int = 12, n_controls: int = 12) -> list[SelectionCase]:
    """Each score that serves probabilities under the exponential mechanism."""
    found = []
    for score in (ScoreChoice(name=one.name) for one in SCORES.values() if one.serves_dosages):
        delta = score.sensitivity_of(CaseControlSizes.of_groups(n_cases, n_controls), Neighbours.REPLACE_ONE)
        moves = moves_with_probabilities(score, n_cases, n_controls)
        title = f"{score.label} of genotype probabilities"
        found.append(selection_case("exponential", moves, sensitivity=delta, epsilon=epsilon, n_snps=1, score=title))
        moves = trait_moves_with_probabilities(score, n_cases)
        delta = score.sensitivity_of(TraitSizes(strata=(n_cases,)))
        title = f"{score.label} of a trait and genotype probabilities"
        found.append(selection_case("exponential", moves, sensitivity=delta, epsilon=epsilon, n_snps=1, score=title))
    return found
