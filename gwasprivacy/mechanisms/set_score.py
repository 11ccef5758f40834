"""How a joint draw scores a set: by its J-th best member, and by how far the one before it leads (docs/theory/mechanisms.md).

With the members' scores sorted, q_[1] ≥ … ≥ q_[M], and a public cap C ≥ 0:

    u(S) = q_[J] + ½·min(q_[J−1] − q_[J], C)

or, with public weights c_1 … c_M ≥ 0 that sum to 1,

    u(S) = Σ c_k q_[k].

J = M and C = 0 is the weakest member's score.  With C > 0 half of the lead of the member before it counts: sets of two or more SNPs without an
effect, the most numerous ones, then lose to sets with one.  J < M asks for J strong members only, so that M may be larger than the number of real
signals.  Weights on several members ask softly for some of them.

*Privacy.* 2u(S) = q_[J] + min(q_[J−1], q_[J] + C).  If every score moves by at most Δ, so does every order statistic of a fixed set, so does each
term of the minimum, and so do the minimum and half of the sum: u has sensitivity Δ, whatever J, M and C are, as long as these are public.  So has
Σ c_k q_[k]: its terms move by at most c_k Δ, together by Δ.  Of weights as doubles the sum is off by less than 2⁻⁴⁷, and the loss by less than
2⁻⁴⁰ where ε ≤ 100, which the scale's allowance pays for (:mod:`gwasprivacy.mechanisms.exponential_choice`).
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.quantities import quoted

MOST_WITH_LEAD = 32
"""The largest J for which a lead counts: the law's sums of C(n, J − 2) then stay within the range of a double."""
MOST_WEIGHTS = 32
"""The largest M that can have weights: what sets of M weigh is then within that range too."""
_FURTHEST_OFF = 1e-6
_ROUNDED = 2.0**-47
LARGEST_LEAD = 50.0
SMALLEST_WRONG, USUAL_WRONG, LARGEST_WRONG = 1e-9, 0.01, 0.5
USUAL_LEAD = 7.0
"""Of the leads 3, 5, 7, 10 and 14 the one that needed fewest participants on the reference study (``bench/set_scores.py``)."""


def sum_to_one(weights: tuple[float, ...]) -> bool:
    """As nearly as weights are written down."""
    return abs(math.fsum(weights) - 1) <= _FURTHEST_OFF


@dataclass(frozen=True, slots=True, kw_only=True)
class SetScore:
    """Public: ``at_least`` is J (None: M), ``lead`` is C in units of the noise scale 2Δ/ε; by locus no lead counts.  ``weights``: c, the
    best member's first; J is then only said, and there is no lead.  ``wrong``: of a right list alone, which scores no sets: how often, at
    most, it may be a wrong one.  Raises InvalidInput."""

    at_least: int | None = None
    lead: float = 0.0
    weights: tuple[float, ...] | None = None
    wrong: float = USUAL_WRONG

    def __post_init__(self) -> None:
        if self.at_least is not None and self.at_least < 1:
            raise InvalidInput("set-score.at-least", at_least=self.at_least)
        if not (math.isfinite(self.lead) and 0 <= self.lead <= LARGEST_LEAD):
            raise InvalidInput("set-score.lead", lead=self.lead, largest=LARGEST_LEAD)
        if self.weights is not None:
            self._check_weights(self.weights)
        if not SMALLEST_WRONG <= self.wrong <= LARGEST_WRONG:  # NaN is neither
            raise InvalidInput("set-score.wrong", wrong=self.wrong, smallest=SMALLEST_WRONG, largest=LARGEST_WRONG)

    def _check_weights(self, weights: tuple[float, ...]) -> None:
        if self.lead:
            raise InvalidInput("set-score.weights-and-lead")
        if not 1 <= len(weights) <= MOST_WEIGHTS:
            raise InvalidInput("set-score.many-weights", most=MOST_WEIGHTS)
        if not all(0 <= weight <= 1 for weight in weights):  # NaN is not
            raise InvalidInput("set-score.weight")
        total = math.fsum(weights)
        if not sum_to_one(weights):
            raise InvalidInput("set-score.weights-sum", total=quoted(total))
        if abs(total - 1) > _ROUNDED:  # 0.3333333 three times is meant as a third each
            object.__setattr__(self, "weights", tuple(weight / total for weight in weights))

    def rank(self, n_snps: int) -> int:
        """J in a draw of ``n_snps``; InvalidInput where that is more than M."""
        if self.at_least is None:
            return n_snps
        if self.at_least > n_snps:
            raise InvalidInput("set-score.more-than-m", at_least=self.at_least, n_snps=n_snps)
        return self.at_least

    def lead_in(self, n_snps: int) -> float:
        """The lead that counts in a draw of ``n_snps``: none before the best member, nor beyond ``MOST_WITH_LEAD``."""
        return self.lead if 2 <= self.rank(n_snps) <= MOST_WITH_LEAD else 0.0


WEAKEST = SetScore()
"""A set is as strong as its weakest member."""
