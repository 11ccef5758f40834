"""The utility of a selection by seeded draws, where no exact law is at hand: one SNP per locus, or a very large M.

Seeded NumPy noise, for simulated studies only: a release never comes near this module.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.mechanisms.laws.levels import Levels
from gwasprivacy.mechanisms.laws.usefulness import Utility
from gwasprivacy.study.candidates import LocusIndex

FloatArray = NDArray[np.float64]
IntArray = NDArray[np.int64]

_TOGETHER = 1 << 22


def noise(name: str, rng: np.random.Generator, shape: tuple[int, ...]) -> FloatArray:
    """Noise of scale 1 of a top-M mechanism: Gumbel, exponential or Laplace."""
    if name == "exponential":
        return rng.gumbel(size=shape)
    if name == "permute-and-flip":
        return rng.exponential(size=shape)
    return rng.laplace(size=shape)


def draw_selections(
    logs: FloatArray, name: str, n_snps: int, loci: LocusIndex | None, rng: np.random.Generator, draws: int
) -> IntArray:
    """``draws`` selections from log-weights ε q/(2MΔ): int64, shape (draws, n_snps), −1 where the loci ran out."""
    out = np.full((draws, n_snps), -1, dtype=np.int64)
    together = max(1, _TOGETHER // len(logs))
    for start in range(0, draws, together):
        stop = min(draws, start + together)
        noisy = logs + noise(name, rng, (stop - start, len(logs)))
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


def utility(
    logs: FloatArray,
    rows: IntArray,
    name: str,
    n_snps: int,
    loci: LocusIndex | None,
    rng: np.random.Generator,
    draws: int,
) -> Utility:
    """Utility over ``draws`` draws.  With loci, a true SNP counts as found when it, or a SNP whose locus holds it, is chosen."""
    found = np.zeros((draws, len(rows)), dtype=np.bool_)
    chosen = draw_selections(logs, name, n_snps, loci, rng, draws)
    true_picks = np.zeros(draws)
    for pick in range(n_snps):
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


def draw_significant(
    scores: FloatArray, *, scale: float, largest: int, threshold: float, rng: np.random.Generator, draws: int
) -> list[IntArray]:
    """Seeded significant sets, for simulations: a level and a size, then uniformly among the rows that may be in."""
    relative = np.asarray(scores, dtype=np.float64) - threshold
    levels = Levels.of(relative, scale)
    weights = np.stack(list(levels.log_weights_up_to(largest)))
    law = np.exp(weights - weights.max()).ravel()
    sets = []
    for cell in rng.choice(law.size, size=draws, p=law / law.sum()):
        size, level = divmod(int(cell), weights.shape[1])
        far = levels.distance[level]
        forced, free = np.flatnonzero(relative > far), np.flatnonzero(np.abs(relative) <= far)
        sets.append(np.concatenate([forced, rng.choice(free, size=size - len(forced), replace=False)]))
    return sets
