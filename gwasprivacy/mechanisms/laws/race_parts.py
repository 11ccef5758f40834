"""The law and the estimate of selectors that take the M largest noisy scores: all but the noise is one."""

from __future__ import annotations

from collections.abc import Callable

from gwasprivacy.mechanisms.grid import FloatArray
from gwasprivacy.mechanisms.laws.clocks import Clock
from gwasprivacy.mechanisms.laws.estimates import Estimate, ScoreLaws, largest_noisy
from gwasprivacy.mechanisms.laws.race_law import RaceLaw
from gwasprivacy.mechanisms.selector import Estimator, Selector


def race_parts(clock: Clock) -> tuple[Callable[..., RaceLaw], Callable[[Selector], Estimator]]:
    """``law`` and ``estimator`` of a selector whose scores carry the noise of ``clock``."""

    def law(
        selector: Selector,
        scores: FloatArray,
        *,
        sensitivity: float,
        epsilon: float,
        n_snps: int,
        threshold: float | None = None,
    ) -> RaceLaw:
        logs = scores * (epsilon / (selector.noise_moves(n_snps) * sensitivity))
        return RaceLaw(logs=logs, n_snps=n_snps, clock=clock)

    def estimator(selector: Selector) -> Estimator:
        def estimate(laws: ScoreLaws, *, sensitivity: float, epsilon: float, n_snps: int) -> Estimate:
            scale = selector.noise_moves(n_snps) * sensitivity / epsilon
            return largest_noisy(laws, clock, scale=scale, n_snps=n_snps)

        return estimate

    return law, estimator
