"""The utility of a selection by seeded draws, where no exact law is at hand: one SNP per locus, or a very large M.

Seeded NumPy noise, for simulated studies only: a release never comes near this module.
"""

from __future__ import annotations

from typing import assert_never

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.mechanisms.laws.clocks import NoiseKind
from gwasprivacy.mechanisms.laws.joint_by_locus import one_of_each
from gwasprivacy.mechanisms.laws.law import ByLocus, Drawn, Mixture, NoisyKeys
from gwasprivacy.mechanisms.laws.usefulness import Utility
from gwasprivacy.study.public_lists.locus_index import LocusIndex

FloatArray = NDArray[np.float64]
IntArray = NDArray[np.int64]

_TOGETHER = 1 << 22


def noise(kind: NoiseKind, rng: np.random.Generator, shape: tuple[int, ...]) -> FloatArray:
    """Seeded noise of scale 1."""
    match kind:
        case NoiseKind.GUMBEL:
            return rng.gumbel(size=shape)
        case NoiseKind.EXPONENTIAL:
            return rng.exponential(size=shape)
        case NoiseKind.LAPLACE:
            return rng.laplace(size=shape)
        case _:
            assert_never(kind)


def draw_selections(drawn: Drawn, loci: LocusIndex | None, rng: np.random.Generator, draws: int) -> IntArray:
    """``draws`` seeded selections: int64, shape (draws, n_snps), −1 where there are fewer, INCONCLUSIVE alone before them.

    Raises InvalidInput for ``loci`` with a law that knows nothing of them.
    """
    if isinstance(drawn, ByLocus):
        return _from_loci(drawn, rng, draws)
    if isinstance(drawn, Mixture):
        if loci is not None:
            raise InvalidInput("drawn-utility.no-loci")
        return _from_mixture(drawn, rng, draws)
    return _from_keys(drawn, loci, rng, draws)


def _from_mixture(mixture: Mixture, rng: np.random.Generator, draws: int) -> IntArray:
    out = np.full((draws, mixture.n_snps), -1, dtype=np.int64)
    for row, number in enumerate(rng.choice(len(mixture.weights), size=draws, p=mixture.weights)):
        cell = mixture.cell(int(number))
        while isinstance(cell, Mixture):
            cell = cell.cell(int(rng.choice(len(cell.weights), p=cell.weights)))
        rows = [cell.sure, *(rng.choice(group, size=taken, replace=False) for group, taken in cell.groups if taken)]
        chosen = np.concatenate(rows)
        out[row, : len(chosen)] = chosen
    return out


def _from_loci(by_locus: ByLocus, rng: np.random.Generator, draws: int) -> IntArray:
    def below(n: int) -> int:
        if n <= np.iinfo(np.int64).max:
            return int(rng.integers(n))
        length = n.bit_length()
        while True:
            drawn = int.from_bytes(rng.bytes(length // 8 + 1)) >> (8 - length % 8)
            if drawn < n:
                return drawn

    out = np.empty((draws, by_locus.n_snps), dtype=np.int64)
    for row, place in enumerate(rng.choice(len(by_locus.weights), size=draws, p=by_locus.weights)):
        out[row] = one_of_each(by_locus.order, by_locus.blocks, int(place), by_locus.n_snps, below)
    return out


def _from_keys(keyed: NoisyKeys, loci: LocusIndex | None, rng: np.random.Generator, draws: int) -> IntArray:
    keys, n_snps = keyed.keys, keyed.n_snps
    out = np.full((draws, n_snps), -1, dtype=np.int64)
    together = max(1, _TOGETHER // len(keys))
    for start in range(0, draws, together):
        stop = min(draws, start + together)
        noisy = keys + noise(keyed.noise, rng, (stop - start, len(keys)))
        if loci is None:
            out[start:stop] = np.argpartition(-noisy, n_snps - 1, axis=1)[:, :n_snps]
            continue
        rows = np.arange(stop - start)
        for pick in range(n_snps):
            chosen = noisy.argmax(axis=1)
            left = noisy[rows, chosen] > -np.inf
            out[start:stop, pick] = np.where(left, chosen, -1)
            for row in np.flatnonzero(left):
                noisy[row, loci.start[chosen[row]] : loci.stop[chosen[row]]] = -np.inf
    return out


def utility(drawn: Drawn, rows: IntArray, loci: LocusIndex | None, rng: np.random.Generator, draws: int) -> Utility:
    """Utility over ``draws`` draws.  With loci, a causal SNP counts as found when it, or a SNP whose locus holds it, is chosen."""
    found = np.zeros((draws, len(rows)), dtype=np.bool_)
    chosen = draw_selections(drawn, loci, rng, draws)
    true_picks = np.zeros(draws)
    for pick in range(drawn.n_snps):
        column = chosen[:, pick]
        if loci is None:
            hit = column[:, None] == rows[None, :]
        else:
            safe = np.maximum(column, 0)
            hit = (loci.start[safe][:, None] <= rows[None, :]) & (rows[None, :] < loci.stop[safe][:, None])
            hit &= column[:, None] >= 0
        found |= hit
        true_picks += hit.any(axis=1)
    counts = found.sum(axis=1)
    samples = [
        counts == len(rows),
        counts > 0,
        counts / len(rows),
        true_picks / np.maximum((chosen >= 0).sum(axis=1), 1),
    ]
    means = [float(np.mean(sample)) for sample in samples]
    errors = [float(np.std(sample, ddof=1) / np.sqrt(draws)) for sample in samples]
    return Utility(
        p_all=means[0], p_any=means[1], expected_recall=means[2], expected_precision=means[3], method="simulated",
        standard_error=max(errors),
    )  # fmt: skip
