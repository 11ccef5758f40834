"""Auditing selections that go by locus: a pick removes its whole locus, and the rest must be as private as before."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.arrays import freeze
from gwasprivacy.lab.audit.epsilon_audit import RISING_EVENTS, AuditCase, SelectionCase
from gwasprivacy.lab.audit.neighbour_pairs import selection_case
from gwasprivacy.lab.audit.worst_case_tables import worst_moves
from gwasprivacy.mechanisms.registry import MECHANISMS, selector
from gwasprivacy.membership.loss import Loss
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.public_lists.locus_index import LocusIndex

OF_LOCI = ("exponential", "right-list")
"""By what published loci are audited: one pick, and a list."""

FloatArray = NDArray[np.float64]
IntArray = NDArray[np.int64]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class LocusCase:
    """A selector by locus on the scores of two neighbouring studies, shape (2, n).

    ``loci``: what each study would go by: the same where loci are public.  Events: exactly the rows ``target`` are
    published; none of them is.  ``best_instead``: BROKEN: not the chosen rows are published, but the best row of each one's locus.
    """

    title: str
    mechanism: str
    scores: FloatArray
    loci: tuple[LocusIndex, LocusIndex]
    sensitivity: float
    epsilon: float
    n_snps: int
    target: tuple[int, ...]
    noise_factor: float = 1.0
    best_instead: bool = False
    sound: bool = True

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def loss(self) -> Loss:
        return selector(self.mechanism).loss(self.n_snps)

    events = RISING_EVENTS

    def count(self, side: int, draws: int) -> IntArray:
        rows = selector(self.mechanism).select_many(
            self.scores[side],
            sensitivity=self.sensitivity * self.noise_factor,
            epsilon=self.epsilon,
            n_snps=self.n_snps,
            draws=draws,
            loci=self.loci[side],
        )
        if self.best_instead:
            rows = np.where(rows < 0, -1, self._best_of_each(side)[rows])
        inside = np.isin(rows, self.target).sum(axis=1)
        exactly = (inside == len(self.target)) & ((rows >= 0).sum(axis=1) == len(self.target))
        return np.array([exactly.sum(), (inside == 0).sum()], dtype=np.int64)

    def _best_of_each(self, side: int) -> IntArray:
        """The row with the best score in each row's locus."""
        loci, scores = self.loci[side], self.scores[side]
        starts, stops = loci.start.tolist(), loci.stop.tolist()
        return np.array([a + int(scores[a:b].argmax()) for a, b in zip(starts, stops, strict=True)], dtype=np.int64)


def neighbouring_rows(n: int) -> LocusIndex:
    """A pick removes its row and the one on either side: overlapping windows, so that what is left depends on the pick."""
    rows = np.arange(n)
    return LocusIndex(start=np.maximum(rows - 1, 0), stop=np.minimum(rows + 2, n))


def pairs_of_rows(n: int) -> LocusIndex:
    """Blocks of two rows, of one at the end where n is odd: for a selector whose loci must not overlap."""
    first = np.arange(n) // 2 * 2
    return LocusIndex(start=first, stop=np.minimum(first + 2, n))


def locus_case(
    mechanism: str, *, epsilon: float = 1.0, n_cases: int = 12, n_controls: int = 16, noise_factor: float = 1.0
) -> LocusCase:
    """Two SNPs at the ends rise by Δ, all between them fall, their neighbours in the windows too."""
    moves = worst_moves(ScoreChoice(), n_cases, n_controls, Neighbours.REPLACE_ONE)
    flat = selection_case(
        mechanism, moves, sensitivity=1.0, epsilon=epsilon, n_snps=2, score="total variation", noise_factor=noise_factor
    )
    scores = np.ascontiguousarray(np.roll(flat.scores, -1, axis=1))  # the first two become the last and the first
    loci = (pairs_of_rows if selector(mechanism).disjoint_loci else neighbouring_rows)(scores.shape[1])
    return LocusCase(
        title=f"{flat.title}, one SNP per locus", mechanism=mechanism, scores=scores, loci=(loci, loci),
        sensitivity=1.0, epsilon=epsilon, n_snps=2, target=(0, scores.shape[1] - 1), noise_factor=noise_factor,
    )  # fmt: skip


def published_loci_case(mechanism: str = "exponential", *, best: bool = True, epsilon: float = 1.0) -> SelectionCase:
    """Loci of two SNPs that move alike are what is published; BROKEN unless ``best``: a locus scores as its SNPs' sum, and a threshold is
    that of two SNPs."""
    moves = worst_moves(ScoreChoice(), 6, 6, Neighbours.REPLACE_ONE)
    case = selection_case(mechanism, moves, sensitivity=1.0, epsilon=epsilon, n_snps=1, score="published loci")
    snps = np.repeat(case.scores, 2, axis=1)
    loci = pairs_of_rows(snps.shape[1])
    score = loci.best if best else (lambda values: np.add.reduceat(values, loci.firsts))
    threshold = case.threshold if best or case.threshold is None else 2 * case.threshold
    return replace(case, scores=np.stack([score(side) for side in snps]), threshold=threshold, sound=best)


def locus_cases(*, epsilon: float = 1.0, n_cases: int = 12, n_controls: int = 16) -> list[AuditCase]:
    """Every selector that can go by locus; then loci that are published."""
    by_locus: list[AuditCase] = [
        locus_case(name, epsilon=epsilon, n_cases=n_cases, n_controls=n_controls)
        for name, one in MECHANISMS.items()
        if one.by_locus
    ]
    return [*by_locus, *(published_loci_case(name, epsilon=epsilon) for name in OF_LOCI)]
