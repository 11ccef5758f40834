"""What every selector refuses before it draws, or tells its law."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.mechanisms.grid import FloatArray
from gwasprivacy.mechanisms.selector import Selector
from gwasprivacy.mechanisms.set_score import USUAL_WRONG, WEAKEST, SetScore
from gwasprivacy.mechanisms.sets_of_a_draw import weights_in
from gwasprivacy.study.public_lists.locus_index import LocusIndex


def check_selection(scores: FloatArray, n_snps: int, loci: LocusIndex | None = None) -> FloatArray:
    """The scores as finite float64 of one axis, with 1 ≤ n_snps ≤ their number; InvalidInput otherwise."""
    values = np.asarray(scores, dtype=np.float64)
    if values.ndim != 1:
        raise ValueError("scores have one axis, the SNPs")
    if len(values) == 0:
        raise InvalidInput("selector.no-candidates")
    if not 1 <= n_snps <= len(values):
        raise InvalidInput(
            "selector.too-few-candidates", remedy="choose-m-up-to-candidates", n_snps=n_snps, n_values=len(values)
        )
    if loci is not None and len(loci) != len(values):
        raise ValueError("there must be one locus per candidate")
    return values


def check_loci(selector: Selector, loci: LocusIndex | None) -> None:
    """InvalidInput where a selector that cannot choose by these loci is given them."""
    if loci is not None and loci.are_published:
        return  # drawn like SNPs
    if loci is not None and not selector.by_locus:
        raise InvalidInput("selector.not-by-locus", title=selector.title)
    if loci is not None and selector.disjoint_loci and not loci.is_disjoint:
        raise InvalidInput("selector.loci-overlap", title=selector.title)


def check_set_score(selector: Selector, set_score: SetScore, n_snps: int, *, by_locus: bool = False) -> None:
    """InvalidInput where a selector that scores no sets is told how to, or one by locus to score them by another than the weakest; and
    where one that always publishes a list is told how rarely it may be wrong."""
    rank, weights = set_score.rank(n_snps), weights_in(set_score, n_snps)
    if set_score.wrong != USUAL_WRONG and not selector.may_be_inconclusive:
        raise InvalidInput("selector.never-inconclusive", title=selector.title)
    if replace(set_score, wrong=USUAL_WRONG) != WEAKEST and not selector.scores_sets:
        raise InvalidInput("selector.scores-no-sets", title=selector.title)
    if by_locus and (rank < n_snps or weights is not None):
        raise InvalidInput("selector.weakest-by-locus", title=selector.title)


def public_threshold(selector: Selector, threshold: float | None) -> float:
    """The threshold of a selector that needs one; InvalidInput where it is missing."""
    if threshold is None or not np.isfinite(threshold):
        raise InvalidInput("selector.needs-threshold", title=selector.title)
    return float(threshold)
