"""Exact probabilities that a private selection contains given SNPs: no draws, no Monte-Carlo noise
(docs/theory/exact-utility.md).

A race of clocks (:mod:`winners`) for mechanisms that add noise to every score, in closed sums (:mod:`closed_sums`) for the
exponential mechanism at M = 1 and 2; closed forms (:mod:`set_laws`) for the joint draw and the significant set.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.mechanisms.laws import closed_sums, set_laws, winners
from gwasprivacy.mechanisms.laws.clocks import CLOCKS, Clock, FloatArray
from gwasprivacy.mechanisms.laws.usefulness import Utility as Utility
from gwasprivacy.mechanisms.laws.usefulness import from_tail
from gwasprivacy.simulation.laws import drawn_utility

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from gwasprivacy.study.candidates import LocusIndex

    IntArray = NDArray[np.int64]

LARGEST_EXACT = 128


def set_utility(
    scores: FloatArray,
    causative: IntArray,
    *,
    sensitivity: float,
    epsilon: float,
    n_snps: int,
    mechanism: str,
    threshold: float | None = None,
    loci: LocusIndex | None = None,
    rng: np.random.Generator | None = None,
    draws: int = 10_000,
) -> Utility:
    """The utility of one private selection from ``scores`` (shape (n,)) for the true rows ``causative``.

    Exact for every mechanism up to M = 128; with ``loci`` or a larger M it is simulated with ``draws`` draws from ``rng``
    (a fixed seed if none is given).  ``threshold``: for the significant set.  Raises InvalidInput.
    """
    values, rows = _checked(scores, causative, n_snps, sensitivity, epsilon)
    if loci is None and mechanism in ("joint", "significant-set"):
        return set_laws.utility(
            values, rows, sensitivity=sensitivity, epsilon=epsilon, n_snps=n_snps, mechanism=mechanism,
            threshold=threshold,
        )  # fmt: skip
    clock = _clock(mechanism)
    logs = values * (epsilon / (2 * n_snps * sensitivity))
    if loci is not None or n_snps > LARGEST_EXACT:
        return drawn_utility.utility(logs, rows, clock.name, n_snps, loci, rng or np.random.default_rng(0), draws)
    if clock.name == "exponential" and n_snps <= 2:
        at_least = closed_sums.at_least(logs, rows, n_snps)
    else:
        at_least = winners.at_least(clock, logs, rows, n_snps)
    return from_tail(at_least, n_snps)


def inclusion_probabilities(
    scores: FloatArray,
    *,
    sensitivity: float,
    epsilon: float,
    n_snps: int,
    mechanism: str = "exponential",
    targets: IntArray | None = None,
) -> FloatArray:
    """Pr[row i is selected] for the rows ``targets`` (all rows if None): float64 in [0, 1], shape (len(targets),).

    Mechanisms with a race (exponential, permute-and-flip, laplace) and joint, up to M = 128; InvalidInput otherwise.
    """
    every = np.arange(len(scores)) if targets is None else np.asarray(targets, dtype=np.int64)
    values, rows = _checked(scores, every, n_snps, sensitivity, epsilon)
    if mechanism == "joint":
        return set_laws.joint_inclusion(values, rows, sensitivity=sensitivity, epsilon=epsilon, n_snps=n_snps)
    clock = _clock(mechanism)
    if n_snps > LARGEST_EXACT:
        raise InvalidInput(f"Exact inclusion probabilities are for M up to {LARGEST_EXACT}, not {n_snps}.")
    logs = values * (epsilon / (2 * n_snps * sensitivity))
    if clock.name == "exponential" and n_snps <= 2:
        return closed_sums.inclusion(logs, n_snps)[rows]
    return winners.inclusion(clock, logs, rows, n_snps)


def _clock(mechanism: str) -> Clock:
    try:
        return CLOCKS[mechanism]
    except KeyError:
        raise InvalidInput(
            f"There is no exact utility for the mechanism {mechanism!r}.", hint=f"Choose one of: {', '.join(CLOCKS)}."
        ) from None


def _checked(
    scores: FloatArray, rows: IntArray, n_snps: int, sensitivity: float, epsilon: float
) -> tuple[FloatArray, IntArray]:
    values = np.asarray(scores, dtype=np.float64)
    chosen = np.asarray(rows, dtype=np.int64)
    if values.ndim != 1 or not np.isfinite(values).all():
        raise ValueError("scores must be finite numbers on one axis")
    if len(chosen) == 0:
        raise InvalidInput("No causative SNP was given.", hint="Name at least one.")
    if len(np.unique(chosen)) != len(chosen) or chosen.min() < 0 or chosen.max() >= len(values):
        raise InvalidInput("A causative SNP was given twice, or is not in the study.")
    if not 1 <= n_snps <= len(values):
        raise InvalidInput(f"{n_snps} SNPs cannot be chosen from {len(values)} candidates.")
    if not (math.isfinite(sensitivity) and sensitivity > 0 and math.isfinite(epsilon) and epsilon > 0):
        raise InvalidInput("The sensitivity and ε must be positive numbers.")
    return values, chosen
