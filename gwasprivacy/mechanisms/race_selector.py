"""Selectors that take the M largest noisy scores, each score with independent noise of scale 2MΔ/ε."""

from __future__ import annotations

from abc import ABC
from dataclasses import dataclass

from gwasprivacy.mechanisms.selector import Selector

LARGEST_EXACT = 128
"""M up to which the law of a race is computed exactly in reasonable time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RaceSelector(Selector, ABC):
    """What all of them share; the noise is named beside the law in each one's folder."""

    by_locus: bool = True
    largest_exact: int | None = LARGEST_EXACT

    def noise_moves(self, n_snps: int) -> int:
        return 2 * n_snps
