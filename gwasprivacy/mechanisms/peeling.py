"""Taking the M largest of one vector of noisy scores, whole loci at a time if wished, and why that is private.

**Theorem (one vector of noise, top M).**  Let the scores be integers with |q_i − q′_i| ≤ Δ for all i, and the noise
X_i independent integers whose law satisfies Pr[X = x + c] ≥ e^{−c/λ}·Pr[X = x] for every integer c ≥ 0.  Let S be the
set of the M rows with the largest q_i + X_i, ties going to the lower row.  Then Pr[S | q] ≤ e^{2MΔ/λ}·Pr[S | q′].

*Proof.*  Fix a noise vector x that gives S under q.  For i ∈ S put x′_i = x_i + c_i with c_i = (q_i − q′_i) + Δ, an
integer in [0, 2Δ]; elsewhere x′ = x.  The map is injective and costs Π e^{−c_i/λ} ≥ e^{−2MΔ/λ}.  Under q′ the noisy
score of i ∈ S is q_i + x_i + Δ, exactly Δ more than before, and of every other row at most Δ more.  So every comparison
that a member of S won, it still wins, ties included, since they are broken by public row numbers.  ∎
(McKenna & Sheldon 2020 for exponential noise and M = 1; the shift of the selected noises alone is
docs/theory/mechanisms.md.)

**Loci.**  Picking a row removes its whole locus.  Members of S keep their order among themselves (all rise by the same
Δ), so by induction over the rounds the same row is the largest of those left: a row that was removed before is removed
by the same pick, and any other stays below.  The same theorem holds, with public loci that may overlap.

The law is met by |discrete Laplace| (exponential noise) and by discrete Laplace itself.
"""

from __future__ import annotations

import numpy as np

from gwasprivacy.mechanisms.grid import IntArray
from gwasprivacy.study.public_lists.locus_index import LocusIndex

_GONE = np.iinfo(np.int64).min


def largest(noisy: IntArray, n_snps: int, loci: LocusIndex | None = None) -> IntArray:
    """The rows of the ``n_snps`` largest, one after the other, ties to the lower row; ascending, int64.

    With ``loci``, each pick removes its locus from the later rounds, so fewer come back when the loci run out.
    """
    if loci is None:
        bar = np.partition(noisy, len(noisy) - n_snps)[len(noisy) - n_snps]
        above = np.flatnonzero(noisy > bar)
        return np.sort(np.concatenate([above, np.flatnonzero(noisy == bar)[: n_snps - len(above)]]))
    left = noisy.copy()
    chosen: list[int] = []
    while len(chosen) < n_snps:
        row = int(left.argmax())
        if left[row] == _GONE:
            break
        chosen.append(row)
        left[loci.start[row] : loci.stop[row]] = _GONE
    return np.array(sorted(chosen), dtype=np.int64)


def largest_of_each(noisy: IntArray, n_snps: int, loci: LocusIndex | None = None) -> IntArray:
    """:func:`largest` of every row of a (draws, n) array: int64, shape (draws, n_snps), −1 where the loci run out."""
    if loci is not None:
        picked = np.full((len(noisy), n_snps), -1, dtype=np.int64)
        for draw, one in enumerate(noisy):
            rows = largest(one, n_snps, loci)
            picked[draw, : len(rows)] = rows
        return picked
    order = np.argsort(-noisy, axis=1, kind="stable")[:, :n_snps]
    return np.sort(order, axis=1)
