"""How likely a private selection contains given SNPs: exact where the selector's law is, else by seeded draws from it
(docs/theory/exact-utility.md).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.mechanisms.laws.usefulness import Utility as Utility
from gwasprivacy.mechanisms.registry import selector
from gwasprivacy.mechanisms.selection_checks import check_loci, check_set_score
from gwasprivacy.mechanisms.selector import Selector
from gwasprivacy.mechanisms.set_score import WEAKEST, SetScore
from gwasprivacy.simulation.laws import drawn_utility

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from gwasprivacy.mechanisms.laws.law import Law
    from gwasprivacy.study.public_lists.locus_index import LocusIndex

    FloatArray = NDArray[np.float64]
    IntArray = NDArray[np.int64]


def is_exact(chosen: Selector, n_snps: int, *, by_locus: bool = False) -> bool:
    """Whether the probabilities of a selection of ``n_snps`` are computed, not simulated."""
    if by_locus:
        return chosen.disjoint_loci
    return chosen.largest_exact is None or n_snps <= chosen.largest_exact


def law_of(
    chosen: Selector,
    scores: FloatArray,
    *,
    sensitivity: float,
    epsilon: float,
    n_snps: int,
    threshold: float | None,
    loci: LocusIndex | None,
    set_score: SetScore = WEAKEST,
) -> Law:
    """The law of a selection, by locus where it is known for them; else the law without, from which draws by locus are made.

    Where loci are published, its rows are loci: each has the score of its best SNP."""
    if loci is not None and loci.are_published:
        scores, loci = loci.best(scores), None
    check_set_score(chosen, set_score, n_snps, by_locus=loci is not None)
    if loci is not None:
        law = chosen.law_by_locus(scores, sensitivity=sensitivity, epsilon=epsilon, n_snps=n_snps, loci=loci)
        if law is not None:
            return law
    return chosen.law(
        scores,
        sensitivity=sensitivity,
        epsilon=epsilon,
        n_snps=n_snps,
        threshold=threshold,
        **chosen.set_terms(set_score),
    )


def set_utility(
    scores: FloatArray,
    causal: IntArray,
    *,
    sensitivity: float,
    epsilon: float,
    n_snps: int,
    mechanism: str,
    threshold: float | None = None,
    loci: LocusIndex | None = None,
    set_score: SetScore = WEAKEST,
    rng: np.random.Generator | None = None,
    draws: int = 10_000,
) -> Utility:
    """The utility of one private selection from ``scores`` (shape (n,)) for the true rows ``causal``.

    Exact as far as the mechanism's law is (up to M = 128 or further; with ``loci`` where it is known for them, a SNP counting as
    found with any of its locus; where loci are published, they are what is drawn and found); else it is simulated with ``draws`` draws from ``rng`` (a fixed seed if none is given).
    ``threshold``: for mechanisms that need one; ``set_score``: of a joint draw.  Raises InvalidInput.
    """
    if loci is not None and loci.are_published:
        scores, causal, loci = loci.best(scores), loci.of_rows(causal), None
    values, rows = _checked(scores, causal, n_snps, sensitivity, epsilon)
    chosen = selector(mechanism)
    check_loci(chosen, loci)
    law = law_of(
        chosen, values, sensitivity=sensitivity, epsilon=epsilon, n_snps=n_snps, threshold=threshold, loci=loci,
        set_score=set_score,
    )  # fmt: skip
    if is_exact(chosen, n_snps, by_locus=loci is not None):
        return law.utility(rows)
    return drawn_utility.utility(law.drawn(), rows, loci, rng or np.random.default_rng(0), draws)


def inclusion_probabilities(
    scores: FloatArray,
    *,
    sensitivity: float,
    epsilon: float,
    n_snps: int,
    mechanism: str = "exponential",
    threshold: float | None = None,
    targets: IntArray | None = None,
) -> FloatArray:
    """Pr[row i is selected] for the rows ``targets`` (all rows if None): float64 in [0, 1], shape (len(targets),).

    As far as the mechanism's law is exact (up to M = 128 or further); InvalidInput otherwise.
    """
    every = np.arange(len(scores)) if targets is None else np.asarray(targets, dtype=np.int64)
    values, rows = _checked(scores, every, n_snps, sensitivity, epsilon)
    chosen = selector(mechanism)
    if not is_exact(chosen, n_snps):
        raise InvalidInput(
            "inclusion.m-too-large", mechanism=mechanism, largest_exact=chosen.largest_exact, n_snps=n_snps
        )
    return chosen.law(values, sensitivity=sensitivity, epsilon=epsilon, n_snps=n_snps, threshold=threshold).inclusion(
        rows
    )


def _checked(
    scores: FloatArray, rows: IntArray, n_snps: int, sensitivity: float, epsilon: float
) -> tuple[FloatArray, IntArray]:
    values = np.asarray(scores, dtype=np.float64)
    chosen = np.asarray(rows, dtype=np.int64)
    if values.ndim != 1 or not np.isfinite(values).all():
        raise ValueError("scores must be finite numbers on one axis")
    if len(chosen) == 0:
        raise InvalidInput("known-study.no-causal-snp")
    if len(np.unique(chosen)) != len(chosen) or chosen.min() < 0 or chosen.max() >= len(values):
        raise InvalidInput("inclusion.causal-snps")
    if not 1 <= n_snps <= len(values):
        raise InvalidInput("selector.too-few-candidates", n_snps=n_snps, n_values=len(values))
    if not (math.isfinite(sensitivity) and sensitivity > 0 and math.isfinite(epsilon) and epsilon > 0):
        raise InvalidInput("inclusion.not-positive")
    return values, chosen
