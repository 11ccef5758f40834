"""The law of its draw, for simulated studies."""

from __future__ import annotations

from gwasprivacy.mechanisms.grid import FloatArray
from gwasprivacy.mechanisms.laws.right_list import RightListLaw
from gwasprivacy.mechanisms.selection_checks import public_threshold
from gwasprivacy.mechanisms.selector import Selector
from gwasprivacy.mechanisms.set_score import WEAKEST, SetScore


def law(
    selector: Selector,
    scores: FloatArray,
    *,
    sensitivity: float,
    epsilon: float,
    n_snps: int,
    threshold: float | None = None,
    set_score: SetScore = WEAKEST,
) -> RightListLaw:
    return RightListLaw(
        scores=scores,
        sensitivity=sensitivity,
        epsilon=epsilon,
        largest=n_snps,
        threshold=public_threshold(selector, threshold),
        wrong=set_score.wrong,
    )
