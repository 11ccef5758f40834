"""k-Max, the framework's example of a mechanism that is not differentially private and yet protects membership."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from gwasprivacy.base.errors import InvalidInput, PrivacyRefusal
from gwasprivacy.mechanisms.noise import uniform_subset
from gwasprivacy.membership.families import Family


@dataclass(frozen=True, slots=True)
class KMax:
    """A rank near the largest one in the dataset: uniform over the k ranks from it upwards (Li et al. 2013, §5.1).

    Entities have public ranks 1 … n; j is the largest rank in the dataset, 1 if it is empty; the output is uniform over
    j, …, j + k − 1, or over the last k ranks where j + k − 1 > n.  Needs 2 ≤ k ≤ n.  Publishes one rank.

    *Privacy.*  Positive membership privacy with γ = (2^k − 1)/(2^k − 2) under 𝒟_N, the uniform family, and no other:
    Proposition 5.3 of Li et al., in the reading in which the empty dataset counts as rank 1.  As published (the empty
    dataset left out) an output of rank 1 proves that entity 1 took part.  ``membership.verifier`` checks both.  It spends no
    ε, because it is not differentially private, and it gives no negative membership privacy.
    """

    k: int
    name: str = "k-max"
    title: str = "k-Max"
    words: str = "names a rank near the largest one in the dataset"
    publishes: str = "one rank"
    source: str = "Li et al. 2013, §5.1, with the empty dataset defined"

    def __post_init__(self) -> None:
        if self.k < 2:
            raise InvalidInput(f"k-Max needs k of at least 2, not {self.k}.")

    @property
    def gamma(self) -> float:
        """γ under the uniform family: (2^k − 1)/(2^k − 2) = 1 + 1/(2^k − 2)."""
        return 1.0 + 1.0 / float(2**self.k - 2)

    def release(self, ranks: Collection[int], *, n: int, family: Family) -> int:
        """One rank for the dataset of ``ranks`` ⊆ {1, …, n}.  PrivacyRefusal for any family but the uniform one."""
        if family is not Family.UNIFORM:
            raise PrivacyRefusal(
                "k-Max protects against the uniform family only.", hint="Choose another mechanism for this attacker."
            )
        if n < self.k:
            raise InvalidInput(f"k-Max with k = {self.k} needs at least {self.k} entities.")
        if any(not 1 <= rank <= n for rank in ranks):
            raise InvalidInput(f"Ranks go from 1 to {n}.")
        start = min(max(ranks, default=1), n - self.k + 1)
        return start + int(uniform_subset(self.k, 1)[0])
