"""The sets of M rows in order of their scores, counted by their J-th best member and the one before it: what the joint draw is sampled
and computed from, exactly and in O(n).

Sort the rows by descending score, ties by row, so that each has a place 0 … n − 1, and call a set's J-th best member its *anchor* and
the one before it its *lead*.  Of the sets whose anchor stands at place b and whose lead stands at i < b there are

    C(i, J − 2) · C(n − 1 − b, M − J),

since the J − 2 best stand before i and the M − J weakest behind b.  A lead is *far* if its score is at least the anchor's plus the cap:
these are the first F_b places, all leads among them count the same, and Σ_{i < F} C(i, J − 2) = C(F, J − 1).  The *near* ones,
F_b ≤ i < b, are a window that moves one way as b does, over which terms are summed without subtracting anything.  With cap 0 every lead
is far, and rank b weighs C(b, J − 1)·C(n − 1 − b, M − J)·e^{q_b/scale}.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.base.arrays import freeze
from gwasprivacy.mechanisms.laws.binomial_logs import log_binomial
from gwasprivacy.mechanisms.laws.law import Cell
from gwasprivacy.mechanisms.laws.log_sums import running_sums
from gwasprivacy.mechanisms.set_score import SetScore

FloatArray = NDArray[np.float64]
IntArray = NDArray[np.int64]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class RankedSets:
    """``order``: the rows by descending score, shape (n,); ``exponents``: (score − best score)/scale of each; J and M; ``cap`` in
    units of the scale.

    One entry for every place b that an anchor can have: ``anchors``, ``first_near`` (F_b), and the logarithms of what far and
    near leads weigh beside e^{q_b/scale} and the choice of weaker rows, ``log_far`` and ``log_near``; ``log_weights``: of all its sets.
    """

    order: IntArray
    exponents: FloatArray
    rank: int
    n_snps: int
    cap: float
    anchors: IntArray
    first_near: IntArray
    log_far: FloatArray
    log_near: FloatArray
    log_weights: FloatArray

    def __post_init__(self) -> None:
        freeze(self)

    @classmethod
    def of(cls, scores: FloatArray | IntArray, *, scale: float, n_snps: int, score: SetScore) -> RankedSets:
        """``scores``, shape (n,), and ``scale`` = 2Δ/ε in one unit, which may be whole steps."""
        order = np.argsort(-scores, kind="stable")
        ranked, n, rank = scores[order], len(scores), score.rank(n_snps)
        exponents = (ranked - ranked[0]) / float(scale)
        places = slice(rank - 1, n - (n_snps - rank))
        anchors = np.arange(places.start, places.stop)
        cap = scores.dtype.type(score.lead_in(n_snps) * scale)  # rounded down to whole steps
        log_cap = float(cap) / float(scale)
        if not cap:
            first_near = anchors
            log_far, log_near = _log_ways(n, rank, n_snps)[0], np.broadcast_to(-np.inf, len(anchors))
        else:
            first_near = np.minimum(np.searchsorted(-ranked, -(ranked[places] + cap), side="right"), anchors)
            log_far = log_binomial(first_near, rank - 1) + log_cap / 2
            sums = window_sums(_ways(n, rank - 2), exponents / 2, first_near, anchors)[:, 0]
            with np.errstate(divide="ignore"):
                log_near = np.log(sums)
        del ranked
        log_weights = exponents[places] + (log_far if not cap else np.logaddexp(log_far, log_near))
        log_weights += _log_ways(n, rank, n_snps)[1]
        return cls(
            order=order, exponents=exponents, rank=rank, n_snps=n_snps, cap=log_cap, anchors=anchors,
            first_near=first_near, log_far=log_far, log_near=log_near, log_weights=log_weights,
        )  # fmt: skip

    def near_sums(self, shares: FloatArray) -> FloatArray:
        """For every anchor the sums over its near leads of what each weighs times its ``shares``, shape (n, columns)."""
        ways = _ways(len(self.order), self.rank - 2)
        return window_sums(ways * shares, self.exponents / 2, self.first_near, self.anchors)

    def log_leads(self, which: int) -> FloatArray:
        """What the leads of anchor number ``which`` weigh: all far ones together, then each near one."""
        anchor, first = int(self.anchors[which]), int(self.first_near[which])
        near = (self.exponents[first:anchor] - self.exponents[anchor]) / 2
        if len(near):
            near = near + log_binomial(np.arange(first, anchor), self.rank - 2)
        return np.concatenate([self.log_far[which : which + 1], near])

    def cell(self, which: int, lead: int) -> Cell:
        """The sets of anchor number ``which`` and lead number ``lead`` of :meth:`log_leads`."""
        anchor, first = int(self.anchors[which]), int(self.first_near[which])
        if lead == 0:
            sure, above = self.order[anchor : anchor + 1], (self.order[:first], self.rank - 1)
        else:
            place = first + lead - 1
            sure, above = self.order[[place, anchor]], (self.order[:place], self.rank - 2)
        return Cell(sure, (above, (self.order[anchor + 1 :], self.n_snps - self.rank)))

    def log_score(self, chosen: IntArray) -> float:
        """u of the set ``chosen`` in units of the scale, the best row's score at 0."""
        places = np.sort(np.flatnonzero(np.isin(self.order, chosen)))
        anchor = float(self.exponents[places[self.rank - 1]])
        if not self.cap:
            return anchor
        return anchor + min(float(self.exponents[places[self.rank - 2]]) - anchor, self.cap) / 2


@functools.lru_cache(maxsize=16)
def _log_ways(n: int, rank: int, n_snps: int) -> tuple[FloatArray, FloatArray]:
    """ln C(b, J − 1) and ln C(n − 1 − b, M − J) for every place b of an anchor."""
    places = np.arange(rank - 1, n - (n_snps - rank))
    found = log_binomial(places, rank - 1), log_binomial(n - 1 - places, n_snps - rank)
    for each in found:
        each.setflags(write=False)
    return found


@functools.lru_cache(maxsize=16)
def _ways(n: int, taken: int) -> FloatArray:
    """C(i, ``taken``) for i = 0 … n − 1, shape (n, 1)."""
    found = np.exp(log_binomial(np.arange(n), taken))[:, None]
    found.setflags(write=False)
    return found


def window_sums(terms: FloatArray, exponents: FloatArray, first: IntArray, ends: IntArray) -> FloatArray:
    """Σ terms_i·e^{x_i − x_b} over first_b ≤ i < b, for each b of ``ends``: float64, shape (len(ends), columns).

    ``terms``: at least 0, shape (n, columns); ``exponents`` x: falling, shape (n,); ``first``, ``ends``: rising.  Each window is split at
    a pivot, and every part summed from there: nothing is subtracted, so that no digit is lost, and each term is added twice at most.
    """
    found = np.zeros((len(ends), terms.shape[1]))
    at = 0
    while at < len(ends):
        if first[at] == ends[at]:
            left = np.flatnonzero(first[at:] < ends[at:])
            at = at + int(left[0]) if len(left) else len(ends)
            continue
        start, pivot = int(first[at]), int(ends[at])
        stop = int(np.searchsorted(first, pivot, side="right"))
        beyond = int(ends[stop - 1])
        part = terms[start:beyond] * np.exp(exponents[start:beyond] - exponents[pivot])[:, None]
        before = running_sums(part[: pivot - start][::-1])[::-1]
        after = running_sums(part[pivot - start :])
        here = slice(at, stop)
        sums = before[first[here] - start] + after[ends[here] - pivot]
        found[here] = sums * np.exp(exponents[pivot] - exponents[ends[here]])[:, None]
        at = stop
    return found
