"""Small mechanisms written out as channels, for the verifier: Pr[output | dataset] for every dataset of a universe.

Rows follow :func:`gwasprivacy.lab.theory.priors.dataset_members`; ε is per record, in nats.  Only probabilities are
computed here; nothing is drawn.
"""

from __future__ import annotations

import math

import numpy as np

from gwasprivacy.lab.theory.priors import BoolArray, dataset_members, dataset_sizes
from gwasprivacy.membership.calibration_theorems import FloatArray


def randomised_response(n: int, epsilon: float, *, records: int = 1) -> FloatArray:
    """ "Is entity 0 in the study?", answered truthfully with odds e^ε : 1, once per record; outputs 0…records (yes's).

    ε-DP per record for added, removed and replaced records alike; shape (2ⁿ, records + 1).  Warner 1965.
    """
    truth = 1.0 / (1.0 + math.exp(-epsilon))
    yes = np.array([math.comb(records, y) * truth**y * (1 - truth) ** (records - y) for y in range(records + 1)])
    return np.where(dataset_members(n)[:, :1], yes[None, :], yes[::-1][None, :])


def laplace_count(carriers: BoolArray, epsilon: float, *, records: int = 1) -> FloatArray:
    """The number of records with a variant plus two-sided geometric noise, clipped to its range.

    ``carriers`` says which entities have it (shape (n,)); each has ``records`` records.  Sensitivity 1 per record, for
    added, removed and replaced records.  Shape (2ⁿ, records·Σcarriers + 1).  Ghosh, Roughgarden & Sundararajan 2009.
    """
    counts = dataset_members(len(carriers))[:, np.asarray(carriers, dtype=bool)].sum(axis=1) * records
    largest = int(records * np.sum(carriers))
    alpha = math.exp(-epsilon)
    table = np.empty((largest + 1, largest + 1))
    for count in range(largest + 1):
        table[count] = (1 - alpha) / (1 + alpha) * alpha ** np.abs(np.arange(largest + 1) - count)
        table[count, 0] = alpha**count / (1 + alpha)
        table[count, -1] = alpha ** (largest - count) / (1 + alpha)
    if largest == 0:
        table[:] = 1.0
    return np.asarray(table[counts], dtype=np.float64)


def exponential_mechanism(scores: FloatArray, epsilon: float, *, sensitivity: float = 1.0) -> FloatArray:
    """Pr[y] ∝ exp(ε·score/(2Δ)); ``scores`` of shape (2ⁿ, K), the result too.  McSherry & Talwar 2007."""
    exponent = epsilon * np.asarray(scores, dtype=np.float64) / (2.0 * sensitivity)
    weights = np.exp(exponent - exponent.max(axis=1, keepdims=True))
    return np.asarray(weights / weights.sum(axis=1, keepdims=True), dtype=np.float64)


def carrier_scores(carriers: BoolArray) -> FloatArray:
    """How many participants carry each of K variants: ``carriers`` (n, K) → (2ⁿ, K); sensitivity 1 per record."""
    table = np.asarray(carriers, dtype=np.float64)
    return dataset_members(table.shape[0]).astype(np.float64) @ table


def poisson_sampled(channel: FloatArray, rate: float) -> FloatArray:
    """The channel after drawing every member of the dataset independently with probability ``rate``; same shape."""
    law = np.array(channel, dtype=np.float64)
    n = law.shape[0].bit_length() - 1
    for entity in range(n):
        view = law.reshape(1 << (n - 1 - entity), 2, 1 << entity, -1)
        view[:, 1] = rate * view[:, 1] + (1.0 - rate) * view[:, 0]
    return law


def fixed_size_sampled(channel: FloatArray, sample: int) -> FloatArray:
    """The channel after drawing ``sample`` members without replacement; datasets that are too small keep their row.

    A uniform subset of size s of T is what is left after removing members one by one at random.
    """
    law = np.array(channel, dtype=np.float64)
    n = law.shape[0].bit_length() - 1
    members, sizes = dataset_members(n), dataset_sizes(n)
    for size in range(sample + 1, n + 1):
        rows = np.flatnonzero(sizes == size)
        total = np.zeros((rows.size, law.shape[1]))
        for entity in range(n):
            here = members[rows, entity]
            total[here] += law[rows[here] ^ (1 << entity)]
        law[rows] = total / size
    return law
