"""The law of its draw, for simulated studies."""

from __future__ import annotations

from gwasprivacy.mechanisms.grid import FloatArray
from gwasprivacy.mechanisms.laws.set_laws import SignificantSetLaw
from gwasprivacy.mechanisms.selection_checks import public_threshold
from gwasprivacy.mechanisms.selector import Selector


def law(
    selector: Selector,
    scores: FloatArray,
    *,
    sensitivity: float,
    epsilon: float,
    n_snps: int,
    threshold: float | None = None,
) -> SignificantSetLaw:
    return SignificantSetLaw(
        scores=scores,
        scale=2 * sensitivity / epsilon,
        largest=n_snps,
        threshold=public_threshold(selector, threshold),
    )
