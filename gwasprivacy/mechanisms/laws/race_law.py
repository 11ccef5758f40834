"""The law of the M largest noisy scores, where every score has independent noise: a race of clocks."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.base.arrays import freeze
from gwasprivacy.mechanisms.laws import closed_sums, winners
from gwasprivacy.mechanisms.laws.clocks import GUMBEL, Clock
from gwasprivacy.mechanisms.laws.law import NoisyKeys
from gwasprivacy.mechanisms.laws.usefulness import Utility, from_tail

FloatArray = NDArray[np.float64]
IntArray = NDArray[np.int64]

_LEAST = 1e-300


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class RaceLaw:
    """``logs``: the scores in units of the noise's scale, shape (n,); ``clock``: the noise; the first ``n_snps`` win.

    Gumbel noise has closed sums up to M = 2 (:mod:`closed_sums`); all else is a quadrature (:mod:`winners`), which takes
    long beyond M = 128.
    """

    logs: FloatArray
    n_snps: int
    clock: Clock

    def __post_init__(self) -> None:
        freeze(self)

    def utility(self, rows: IntArray) -> Utility:
        if self._has_closed_sums:
            return from_tail(closed_sums.at_least(self.logs, rows, self.n_snps), self.n_snps)
        return from_tail(winners.at_least(self.clock, self.logs, rows, self.n_snps), self.n_snps)

    def inclusion(self, rows: IntArray) -> FloatArray:
        if self._has_closed_sums:
            return closed_sums.inclusion(self.logs, self.n_snps)[rows]
        return winners.inclusion(self.clock, self.logs, rows, self.n_snps)

    def log_probability(self, chosen: IntArray) -> float:
        return math.log(max(self.utility(chosen).p_all, _LEAST))

    def drawn(self) -> NoisyKeys:
        return NoisyKeys(keys=self.logs, noise=self.clock.noise, n_snps=self.n_snps)

    @property
    def _has_closed_sums(self) -> bool:
        return self.clock is GUMBEL and self.n_snps <= 2
