"""Which score and mechanism wins where."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from gwasprivacy.simulation.curves.curve import NO_PRIVACY, CurvePoint

FloatArray = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True, kw_only=True)
class Winner:
    """The best score and mechanism of one attacker, number of SNPs and size.

    ``lead``: how far its Pr[all] is ahead of the next; ``standard_error``: of that lead, as if the two were independent (they
    share their studies, so it is an upper bound in practice).  ``second`` is None where nothing was compared.
    """

    best: CurvePoint
    second: CurvePoint | None
    lead: float
    standard_error: float

    @property
    def is_clear(self) -> bool:
        """Whether the lead is beyond chance (two standard errors) and worth a word (1 %)."""
        return self.second is not None and self.lead > max(2 * self.standard_error, 0.01)


@dataclass(frozen=True, slots=True, kw_only=True)
class PairedLead:
    """How far one request's probability is ahead of another's on the same simulated studies, with its standard error."""

    lead: float
    standard_error: float

    @property
    def is_clear(self) -> bool:
        """Whether the lead is beyond chance (two standard errors) and worth a word (1 %)."""
        return self.lead > max(2 * self.standard_error, 0.01)


def paired_lead(ours: FloatArray, theirs: FloatArray) -> PairedLead:
    """``ours`` and ``theirs``: probabilities in the same studies, shape (n,), n ≥ 2.

    Differences within studies vary less than the probabilities do, since a lucky study is lucky for both.
    """
    difference = ours - theirs
    error = float(difference.std(ddof=1)) / math.sqrt(len(difference))
    return PairedLead(lead=float(difference.mean()), standard_error=error)


def winners(points: Iterable[CurvePoint]) -> list[Winner]:
    """The best choice for every (adversary, M, size), in the order in which they first occur; "no privacy" left out."""
    groups: dict[tuple[str, int, int], list[CurvePoint]] = {}
    for point in points:
        if point.mechanism != NO_PRIVACY:
            groups.setdefault((point.adversary, point.n_snps_released, point.n_participants), []).append(point)
    return [_winner(group) for group in groups.values()]


def _winner(group: Sequence[CurvePoint]) -> Winner:
    ranked = sorted(group, key=lambda point: (-point.p_all, -point.expected_recall))
    if len(ranked) == 1:
        return Winner(best=ranked[0], second=None, lead=0.0, standard_error=0.0)
    best, second = ranked[:2]
    return Winner(
        best=best,
        second=second,
        lead=best.p_all - second.p_all,
        standard_error=math.hypot(best.standard_error, second.standard_error),
    )
