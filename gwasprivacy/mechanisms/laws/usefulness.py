"""How well a selection finds the causal SNPs, as four numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

FloatArray = NDArray[np.float64]


@dataclass(frozen=True, slots=True, kw_only=True)
class Utility:
    """How well a selection finds the causal SNPs: probabilities and expectations in [0, 1].

    ``p_all``: every one of them is published; ``p_any``: at least one; ``expected_recall``: the expected share of them
    that is published; ``expected_precision``: the expected share of the published SNPs that is true (an empty selection
    counts as 0).  ``p_right``, ``p_inconclusive``: of a right list, that it is the SNPs beyond the threshold, and that it is none; else None.
    ``method``: "exact", or "simulated" with the largest ``standard_error`` of the four.
    """

    p_all: float
    p_any: float
    expected_recall: float
    expected_precision: float
    p_right: float | None = None
    p_inconclusive: float | None = None
    method: Literal["exact", "simulated"] = "exact"
    standard_error: float = 0.0

    @property
    def p_wrong(self) -> float | None:
        """That it is another list."""
        if self.p_right is None or self.p_inconclusive is None:
            return None
        return max(1 - self.p_right - self.p_inconclusive, 0.0)


def from_tail(at_least: FloatArray, n_snps: int) -> Utility:
    """The utility from Pr[at least k causal SNPs are among the M], k = 1 … |C|."""
    found = float(at_least.sum())
    return Utility(
        p_all=float(at_least[-1]), p_any=float(at_least[0]), expected_recall=found / len(at_least),
        expected_precision=found / n_snps,
    )  # fmt: skip
