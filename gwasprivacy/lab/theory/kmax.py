"""k-Max, the framework's worked mechanism (Li §5.1), as published and as corrected.

Entities are ranked by value, 1 to n; j is the largest rank in the dataset; the output is uniform over the ranks
j, …, j+k−1, or over the last k ranks where j+k−1 > n.  Proposition 5.3 claims γ = (2^k − 1)/(2^k − 2) for PMP under the
uniform family.  Read as published (the empty dataset is left out), the claim is false: an output of rank 1 proves that
entity 1 is in the dataset.  With the empty dataset treated as rank 1 the claim holds exactly, and is reached for n ≥ 2k.
NMP fails for every γ, as Li says.
"""

from __future__ import annotations

import numpy as np

from gwasprivacy.lab.theory.priors import uniform
from gwasprivacy.lab.theory.verifier import Verdict, smallest_gamma
from gwasprivacy.membership.calibration_theorems import FloatArray, k_max_gamma

__all__ = ["k_max_channel", "k_max_gamma", "verify_k_max"]


def k_max_channel(n: int, k: int) -> FloatArray:
    """Pr[output rank | dataset] with the empty dataset as rank 1: shape (2ⁿ, n).  ValueError unless 2 ≤ k ≤ n."""
    if not 2 <= k <= n:
        raise ValueError("k-Max needs 2 ≤ k ≤ n")
    channel = np.zeros((1 << n, n))
    for dataset in range(1 << n):
        largest = max(dataset.bit_length(), 1)  # entity i is bit i − 1, so this is the largest rank
        start = min(largest - 1, n - k)
        channel[dataset, start : start + k] = 1.0 / k
    return channel


def verify_k_max(n: int, k: int, *, published: bool = False) -> Verdict:
    """The smallest γ of k-Max under the uniform family; ``published`` leaves the empty dataset out, as Li's proof does."""
    belief = uniform(n)
    if published:
        belief[0] = 0.0
        belief /= belief.sum()
    return smallest_gamma(belief, k_max_channel(n, k))
