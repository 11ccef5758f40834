"""Selectors that take the M largest noisy scores, each score with independent noise of scale 2MΔ/ε."""

from __future__ import annotations

from abc import ABC
from dataclasses import dataclass

from gwasprivacy.mechanisms.grid import FloatArray
from gwasprivacy.mechanisms.laws.clocks import Clock
from gwasprivacy.mechanisms.laws.estimates import Estimate, ScoreLaws, largest_noisy
from gwasprivacy.mechanisms.laws.race_law import LARGEST_EXACT, RaceLaw
from gwasprivacy.mechanisms.selector import Estimator, Selector


@dataclass(frozen=True, slots=True, kw_only=True)
class RaceSelector(Selector, ABC):
    """``clock``: the noise on the scores, in which everything but the draw itself is said."""

    clock: Clock
    by_locus: bool = True
    largest_exact: int | None = LARGEST_EXACT

    def noise_moves(self, n_snps: int) -> int:
        return 2 * n_snps

    def law(
        self,
        scores: FloatArray,
        *,
        sensitivity: float,
        epsilon: float,
        n_snps: int,
        threshold: float | None = None,
    ) -> RaceLaw:
        logs = scores * (epsilon / (self.noise_moves(n_snps) * sensitivity))
        return RaceLaw(logs=logs, n_snps=n_snps, clock=self.clock)

    def estimator(self) -> Estimator:
        def estimate(laws: ScoreLaws, *, sensitivity: float, epsilon: float, n_snps: int) -> Estimate:
            scale = self.noise_moves(n_snps) * sensitivity / epsilon
            return largest_noisy(laws, self.clock, scale=scale, n_snps=n_snps)

        return estimate
