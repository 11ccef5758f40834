"""Whose genotype stands out, given how SNPs are correlated: leverages from a public panel, in blocks of far fewer SNPs than people.

The average target's (x − 2p)ᵀ Σ⁻¹ (x − 2p) is the number of SNPs whatever Σ is, so that no estimate is needed for it: it is the
ceiling.  Only how far single people lie from the average is estimated, block by block, each person with the Σ of all others; an
inverse of an estimate is too large by n/(n − b − 2) (inverse Wishart), which the scale of the average takes out.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.membership.calibration_theorems import FloatArray

PEOPLE_PER_SNP = 10
"""People of the panel to each SNP of a block."""
LARGEST_BLOCK = 40
FEWEST_PEOPLE = 50
"""Of a panel from which anything about single people is taken."""
RARER = 4.0
"""Who alone in the panel has something counts as if it were up to so many times rarer than one in the panel."""
MOST_PEOPLE = 500
MOST_SNPS = 40_000
"""Of which leverages are computed; of longer lists, blocks spread evenly over them."""
_LITTLE = 1e-9
_TOGETHER = 128
"""People whose products are summed at once: for larger ones BLAS wakes its threads, which on a busy machine takes 100 times as long."""


def block_size(n_people: int) -> int:
    """SNPs of a block; 0 where the panel is too small for any."""
    return min(n_people // PEOPLE_PER_SNP, LARGEST_BLOCK) if n_people >= FEWEST_PEOPLE else 0


def block_starts(n_snps: int, size: int) -> list[int]:
    """First SNPs of the blocks that are looked at."""
    starts = np.arange(0, n_snps, size)
    if n_snps <= MOST_SNPS:
        return [int(start) for start in starts]
    kept = np.unique(np.linspace(0, len(starts) - 1, MOST_SNPS // size).astype(np.int64))
    return [int(start) for start in starts[kept]]


def standing_out(relative: FloatArray, *, most_of: int | None = None) -> float:
    """Leverage over the average: the 95th percentile of people, or whoever stands out most of ``most_of``, where a panel may have fewer."""
    from scipy.special import ndtri

    if most_of is None:
        return float(np.quantile(relative, 0.95))
    return max(float(relative.max()), 1.0 + float(relative.std()) * -float(ndtri(1.0 / (most_of + 1))))


def whitening(block: FloatArray, added: float) -> FloatArray:
    """Directions along which a centred block (n_people, b) is uncorrelated with sums of squares 1, shape (b, b): their product with their
    own transpose is the inverse of the block's sums of squares, with ``added`` to each SNP's, where one may follow from others."""
    gram = sum((block[part].T @ block[part] for part in _parts(len(block))), np.zeros((block.shape[1],) * 2))
    found: FloatArray = np.linalg.inv(np.linalg.cholesky(gram + np.eye(len(gram)) * added)).T
    return found


def squares(block: FloatArray, along: FloatArray) -> FloatArray:
    """How far each person of a centred block lies off along these directions together, squared, shape (n_people,)."""
    return np.concatenate([((block[part] @ along) ** 2).sum(axis=1) for part in _parts(len(block))])


def _parts(n_people: int) -> list[slice]:
    return [slice(start, start + _TOGETHER) for start in range(0, n_people, _TOGETHER)]


def relative_leverages(copies: npt.NDArray[np.uint8], size: int, work: Work = UNWATCHED) -> FloatArray:
    """Each person's leverage over the average one's, shape (n_people,), of blocks side by side in ``copies`` (n_people, n_snps).

    Raises Cancelled.
    """
    blocks = (copies[:, start : start + size].astype(np.float64) for start in range(0, copies.shape[1], size))
    return leverages_of_blocks(blocks, len(copies), work)


def leverages_of_blocks(blocks: Iterable[FloatArray], n_people: int, work: Work = UNWATCHED) -> FloatArray:
    """The same of one block (n_people, few SNPs) after the other.  Raises Cancelled."""
    total, counted = np.zeros(n_people), 0
    for given in blocks:
        work.check()
        block = given - given.mean(axis=0)
        if not (spread := float((block * block).sum())):
            continue
        # The little that is added hardly changes a hat, and lets SNPs follow from one another.
        hat = squares(block, whitening(block, _LITTLE * spread / block.shape[1]))
        # With the person left out, whose share of a pattern that nobody else has would be without bound.
        total += hat / np.maximum(1.0 - hat, 1.0 / RARER)
        counted += 1
    if not counted:
        return np.ones(n_people)
    result: FloatArray = total / total.mean()
    return result
