"""No privacy at all: the M highest exact scores, with ties at the border broken at random."""

from __future__ import annotations

from math import comb

import numpy as np
import numpy.typing as npt

from gwasprivacy.simulation.laws.inclusion import Utility


def exact_top_utility(scores: npt.NDArray[np.float64], causal: npt.NDArray[np.int64], n_snps: int) -> Utility:
    """How many causal SNPs are among the ``n_snps`` highest scores; hypergeometric where scores tie at the border."""
    border = np.partition(scores, len(scores) - n_snps)[len(scores) - n_snps]
    inside = int(np.count_nonzero(scores > border))
    tied = int(np.count_nonzero(scores == border))
    seats = n_snps - inside
    k = len(causal)
    sure = int(np.count_nonzero(scores[causal] > border))
    maybe = int(np.count_nonzero(scores[causal] == border))
    expected = sure + maybe * seats / tied
    none = 0.0 if sure else comb(tied - maybe, seats) / comb(tied, seats)
    possible = sure + maybe == k and maybe <= seats
    everyone = comb(tied - maybe, seats - maybe) / comb(tied, seats) if possible else 0.0
    return Utility(
        p_all=everyone,
        p_any=1.0 - none,
        expected_recall=expected / k,
        expected_precision=expected / n_snps,
        method="exact",
        standard_error=0.0,
    )
