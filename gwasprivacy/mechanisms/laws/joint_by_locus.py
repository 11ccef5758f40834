"""The joint draw with at most one row of each public locus: how many sets there are, one of them, and the law
(docs/theory/mechanisms.md, "One SNP per locus").

Sort the rows by score.  The sets of K rows of different loci whose weakest member stands at rank j number e_{K−1}(c), the
elementary symmetric polynomial of the numbers c of stronger rows in each of the *other* loci.  With P the polynomial
Π(1 + c_k x) over all loci, the other loci's is P/(1 + c x), found coefficient by coefficient, and the next rank adds x times
it to P: O(K) a rank.  Everything is a whole number of any length, so the divisions are exact and nothing cancels; the only
rounding is that of a count's logarithm.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.base.arrays import freeze
from gwasprivacy.mechanisms.laws.law import ByLocus
from gwasprivacy.mechanisms.laws.log_sums import log_sum
from gwasprivacy.mechanisms.laws.usefulness import Utility

FloatArray = NDArray[np.float64]
IntArray = NDArray[np.int64]


def log_counts(blocks: IntArray, size: int, *, fewer: int = 0, apart: IntArray | None = None) -> FloatArray:
    """ln e_s of the numbers of earlier rows in each other locus, for every row: float64, shape (n, ``fewer`` + 1).

    ``blocks``: the rows' loci as numbers from 0, strongest row first, shape (n,).  Column a: s = ``size`` − 1 − a; −∞ where no
    set is possible.  ``apart``: loci that do not count.
    """
    n_loci = int(blocks.max()) + 1
    counts_at = [True] * n_loci
    for block in () if apart is None else apart.tolist():
        counts_at[block] = False
    highest = size - 1
    wanted = [highest - a for a in range(fewer + 1)]
    found = np.full((len(blocks), fewer + 1), -np.inf)
    own = [0] * n_loci
    every = [1] + [0] * max(highest, 0)
    log = math.log
    for row, block in enumerate(blocks.tolist()):
        if counts_at[block]:
            count, others = own[block], [1] * (highest + 1)
            for s in range(1, highest + 1):
                others[s] = every[s] - count * others[s - 1]
                every[s] += others[s - 1]
            own[block] = count + 1
        else:
            others = every
        for a, s in enumerate(wanted):
            if s >= 0 and others[s]:
                found[row, a] = log(others[s])
    return found


def choose_loci(counts: Sequence[int], size: int, below: Callable[[int], int]) -> list[int]:
    """``size`` of the places of ``counts``, Pr ∝ the product of their counts, exactly.

    ``below(n)``: a uniform whole number in 0 … n − 1.  From the last place to the first: the sets of m places among the
    first k number e_m(c_1 … c_k), and c_k·e_{m−1}(c_1 … c_{k−1}) of them hold the k-th.
    """
    sets = [1] + [0] * size
    for count in counts:
        for m in range(size, 0, -1):
            sets[m] += count * sets[m - 1]
    chosen: list[int] = []
    for place in range(len(counts) - 1, -1, -1):
        if size == 0:
            break
        before = [1] * (size + 1)
        for m in range(1, size + 1):
            before[m] = sets[m] - counts[place] * before[m - 1]
        if below(sets[size]) >= before[size]:
            chosen.append(place)
            size -= 1
        sets = before
    return chosen


def one_of_each(order: IntArray, blocks: IntArray, weakest: int, size: int, below: Callable[[int], int]) -> IntArray:
    """A uniform set of ``size`` rows of different loci whose last in ``order`` stands at place ``weakest``; ascending.

    ``blocks``: the loci of ``order``.  Raises ValueError where there is none.
    """
    stronger = blocks[:weakest]
    numbers, counts = np.unique(stronger[stronger != blocks[weakest]], return_counts=True)
    if len(numbers) < size - 1:
        raise ValueError("there are fewer loci than rows to choose")
    rows = [int(order[weakest])]
    for place in choose_loci(counts.tolist(), size - 1, below):
        rows.append(int(order[np.flatnonzero(stronger == numbers[place])[below(int(counts[place]))]]))
    return np.array(sorted(rows), dtype=np.int64)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class JointByLocusLaw:
    """The joint draw over the sets of K rows of different loci, Pr[S] ∝ e^{min q/scale}, scale = 2Δ/ε.

    ``scores``, ``blocks`` (the number of each row's locus, from 0): shape (n,).  K = ``n_snps``, or the number of loci if
    that is smaller.  A true row counts as found with any row of its locus.
    """

    scores: FloatArray
    blocks: IntArray
    scale: float
    n_snps: int

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def size(self) -> int:
        """K."""
        return min(self.n_snps, int(self.blocks.max()) + 1)

    def utility(self, rows: IntArray) -> Utility:
        parts = self._parts(rows)
        hits = np.broadcast_to(parts.hits, parts.share.shape)
        found = np.broadcast_to(parts.found, parts.share.shape)
        return Utility(
            p_all=min(float(parts.share[found == len(rows)].sum()), 1.0),
            p_any=min(float(parts.share[hits > 0].sum()), 1.0),
            expected_recall=min(float((parts.share * found).sum()) / len(rows), 1.0),
            expected_precision=min(float((parts.share * hits).sum()) / self.size, 1.0),
        )

    def inclusion(self, rows: IntArray) -> FloatArray:
        """Pr[this very row is selected]: O(n K) for each of ``rows``."""
        found = np.empty(len(rows))
        for place, row in enumerate(rows.tolist()):
            parts = self._parts(np.array([row]))
            at = int(np.flatnonzero(parts.order == row)[0])
            itself = float(parts.share[at].sum())
            # A set with a later weakest member holds each stronger row of a locus equally often.
            later = np.maximum(parts.earlier[at + 1 :, 0], 1.0)
            found[place] = min(itself + float((parts.share[at + 1 :, 1:, 0].sum(axis=1) / later).sum()), 1.0)
        return found

    def log_probability(self, chosen: IntArray) -> float:
        if len(chosen) != self.size or len(np.unique(self.blocks[chosen])) != len(chosen):
            return -math.inf
        order, logs = self._ranks()
        top = float(self.scores[order[0]])
        return (float(self.scores[chosen].min()) - top) / self.scale - log_sum(logs)

    def drawn(self) -> ByLocus:
        order, logs = self._ranks()
        weights = np.exp(logs - logs.max())
        return ByLocus(weights=weights / weights.sum(), order=order, blocks=self.blocks[order], n_snps=self.size)

    def _ranks(self) -> tuple[IntArray, FloatArray]:
        """The rows by descending score, and ln of every rank's weight for the weakest member, the best score at 0."""
        order = np.argsort(-self.scores, kind="stable")
        ranked = self.scores[order]
        return order, (ranked - ranked[0]) / self.scale + log_counts(self.blocks[order], self.size)[:, 0]

    def _parts(self, rows: IntArray) -> _Parts:
        """The law by the weakest member's rank and by how many true rows the others find."""
        order = np.argsort(-self.scores, kind="stable")
        ranked = self.blocks[order]
        loci, rows_of = np.unique(self.blocks[rows], return_counts=True)
        most = min(len(loci), self.size - 1)
        extra = int((rows_of - 1).sum())
        own = ranked[:, None] == loci
        earlier = np.where(own, 0, np.cumsum(own, axis=0)).astype(np.float64)
        # How many ways the others can take a of the true loci that hold a + x true rows, counts in units of the largest.
        unit = max(float(earlier.max()), 1.0)
        ways = np.zeros((len(order), most + 1, extra + 1))
        ways[:, 0, 0] = 1.0
        for column, in_locus in enumerate(rows_of.tolist()):
            more = (earlier[:, column] / unit)[:, None, None] * ways[:, :-1, : extra + 2 - in_locus]
            ways[:, 1:, in_locus - 1 :] += more
        taken = np.arange(most + 1)
        logs = log_counts(ranked, self.size, fewer=most, apart=loci) + taken * math.log(unit)
        logs += ((self.scores[order] - self.scores[order[0]]) / self.scale)[:, None]
        with np.errstate(divide="ignore"):
            weights = logs[:, :, None] + np.log(ways)
        share = np.exp(weights - weights.max())
        hits = own.any(axis=1)[:, None, None] + taken[:, None]
        found = (own @ rows_of)[:, None, None] + taken[:, None] + np.arange(extra + 1)
        return _Parts(order, earlier, share / share.sum(), hits, found)


@dataclass(frozen=True, slots=True)
class _Parts:
    """``share`` (n, a, x): Pr[the weakest member has this rank, the others take a of the true loci with a + x true rows];
    ``hits`` and ``found``, of shapes that broadcast to it: chosen rows in true loci, true rows found."""

    order: IntArray
    earlier: FloatArray
    share: FloatArray
    hits: IntArray
    found: IntArray
