"""Worst-case neighbours: the genotype tables at which one participant moves a score the farthest.

Which genotype counts a group has there is the score's to say (``Score.worst_groups``; docs/theory/sensitivities.md).
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.corner_tables import Group
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.arrays import freeze
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.sizes import CaseControlSizes
from gwasprivacy.study.tables import GenotypeTables, Variants

FloatArray = NDArray[np.float64]
CountArray = NDArray[np.int32]

_PUBLIC_FREQUENCIES = (0.01, 0.1, 0.5)  # at which a score with an offset is audited


def study_of(counts: CountArray, sizes: tuple[int, int] | None = None) -> GenotypeTables:
    """Tables as a study of made-up SNPs; ``counts``: int32 (n_snps, 2, 3).

    ``sizes``: cases and controls, where calls are missing; None: every row has all of them.
    """
    n = len(counts)
    text = np.array(["?"] * n, dtype=object)
    names = np.array([f"snp{row}" for row in range(n)], dtype=object)
    groups = counts[0].sum(axis=1) if sizes is None else sizes
    return GenotypeTables(
        counts=counts,
        variants=Variants(chrom=text, snp=names, pos=np.arange(1, n + 1), a1=text, a2=text),
        n_cases=int(groups[0]),
        n_controls=int(groups[1]),
    )


@dataclass(frozen=True, slots=True, eq=False)
class Moves:
    """Scores ``before`` and ``after`` of what the same kind of participant can do to a SNP, float64, shape (n,).

    Every move can also be made backwards by that participant, so ``before`` and ``after`` may be exchanged.
    """

    before: FloatArray
    after: FloatArray

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def largest(self) -> float:
        return float((self.after - self.before).max(initial=0.0))


def _shifts(group: Group) -> list[tuple[Group, int, int]]:
    """(the group after, genotype left, genotype entered) for one of its people."""
    out = []
    for old, new in itertools.permutations(range(3), 2):
        if group[old]:
            changed = list(group)
            changed[old] -= 1
            changed[new] += 1
            out.append(((changed[0], changed[1], changed[2]), old, new))
    return out


def _without_one(group: Group) -> list[Group]:
    """The group without one of its people of each genotype; never empty."""
    one_fewer = []
    for genotype in range(3):
        if group[genotype] and sum(group) > 1:
            changed = list(group)
            changed[genotype] -= 1
            one_fewer.append((changed[0], changed[1], changed[2]))
    return one_fewer


def worst_pairs(
    score: ScoreChoice, n_cases: int, n_controls: int, neighbours: Neighbours, *, public_controls: bool = False
) -> list[list[tuple[Group, Group, Group, Group]]]:
    """Neighbouring tables (cases, controls, cases after, controls after) from the groups among which a score moves farthest, one list
    for each kind of participant who moves it.

    Replace-one: one case's or one control's genotype changes.  Swap: a case and a control change places.  Add-remove: a case or a
    control is not there (their row has one fewer).  Label: a case is a control instead.  Replace-record: as replace-one, or a control
    of any genotype is there instead of a case.
    """
    cases, controls = score.score.values.worst_groups(n_cases), score.score.values.worst_groups(n_controls)
    if neighbours is Neighbours.SWAP:
        swapped = []
        for r, s in itertools.product(cases, controls):
            for changed, old, new in _shifts(r):
                # The case with genotype `old` leaves for the controls, a control with `new` comes in its place.
                if s[new]:
                    other = list(s)
                    other[new] -= 1
                    other[old] += 1
                    swapped.append((r, s, changed, (other[0], other[1], other[2])))
        return [swapped]
    if neighbours is Neighbours.ADD_REMOVE:
        left = [[(r, s, fewer, s) for r in cases for fewer in _without_one(r) for s in controls]]
        if not public_controls:
            left.append([(r, s, r, fewer) for s in controls for fewer in _without_one(s) for r in cases])
        return left
    if neighbours is Neighbours.LABEL:
        return [[*_in_the_other_group(cases, controls, any_genotype=False)]]
    kinds = [[(r, s, changed, s) for r in cases for changed, _, _ in _shifts(r) for s in controls]]
    if not public_controls:
        kinds.append([(r, s, r, changed) for s in controls for changed, _, _ in _shifts(s) for r in cases])
    if neighbours is Neighbours.REPLACE_RECORD and not public_controls:
        kinds.append([*_in_the_other_group(cases, controls, any_genotype=True)])
    return kinds


def _in_the_other_group(
    cases: list[Group], controls: list[Group], *, any_genotype: bool
) -> Iterator[tuple[Group, Group, Group, Group]]:
    """A case fewer and a control more, with the case's genotype or any."""
    for r, s in itertools.product(cases, controls):
        for fewer in _without_one(r):
            left = next(g for g in range(3) if fewer[g] != r[g])
            for joined in range(3) if any_genotype else (left,):
                more = list(s)
                more[joined] += 1
                yield r, s, fewer, (more[0], more[1], more[2])


@functools.lru_cache(maxsize=64)
def worst_moves(
    score: ScoreChoice, n_cases: int, n_controls: int, neighbours: Neighbours, *, public_controls: bool = False
) -> Moves:
    """The upward moves of a score between neighbours (:func:`worst_pairs`), of the group whose people can move it farther.

    Where the score has an offset, every table occurs at a rare, a middling and a common SNP of the public panel, the same before
    and after.
    """
    found = []
    for kind in worst_pairs(score, n_cases, n_controls, neighbours, public_controls=public_controls):
        listed = np.array(kind, dtype=np.int32)
        public = None
        if score.offset is not None:
            public = np.repeat(_PUBLIC_FREQUENCIES, len(listed))
            listed = np.tile(listed, (len(_PUBLIC_FREQUENCIES), 1, 1))
        planned = None if neighbours.group_sizes_stay else CaseControlSizes.of_groups(n_cases, n_controls)
        before = computed_scores(
            score, study_of(np.ascontiguousarray(listed[:, 0:2])), frequencies=public, planned=planned
        )
        after = computed_scores(
            score, study_of(np.ascontiguousarray(listed[:, 2:4])), frequencies=public, planned=planned
        )
        found.append(upward(before, after, neighbours))
    return max(found, key=lambda moves: moves.largest)


def upward(before: FloatArray, after: FloatArray, neighbours: Neighbours) -> Moves:
    """Those of the moves that rise; who is there in one of two studies may be there in the other instead."""
    if not neighbours.group_sizes_stay:
        before, after = np.concatenate([before, after]), np.concatenate([after, before])
    up = after > before
    return Moves(before[up], after[up])
