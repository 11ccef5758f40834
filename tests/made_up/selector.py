"""A made-up selector in one file: the exponential mechanism with half of its ε left unspent.  Sound, and wasteful."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gwasprivacy.lab.audit.audit_designs import DESIGNS, AuditDesign
from gwasprivacy.mechanisms.grid import FloatArray, IntArray
from gwasprivacy.mechanisms.laws.clocks import GUMBEL
from gwasprivacy.mechanisms.laws.race_law import RaceLaw
from gwasprivacy.mechanisms.laws.race_parts import race_parts
from gwasprivacy.mechanisms.race_selector import RaceSelector
from gwasprivacy.mechanisms.registry import MECHANISMS
from gwasprivacy.mechanisms.selector import Estimator
from gwasprivacy.membership.loss import Loss, rounds
from gwasprivacy.study.public_lists.locus_index import LocusIndex

_LAW, _ESTIMATOR = race_parts(GUMBEL)


@dataclass(frozen=True, slots=True, kw_only=True)
class Thrifty(RaceSelector):
    """The exponential mechanism at ``spends``·ε, told to spend ε.

    *Privacy.*  The exponential mechanism at ε′ is ε′-DP; so this is ε-DP exactly where ``spends`` ≤ 1.
    """

    name: str = "made-up"
    title: str = "Made-up mechanism"
    short: str = "made-up"
    words: str = "draws the SNPs one after another with half of the ε"
    advice: str = "Never."
    source: str = "nobody"
    spends: float = 0.5

    def loss(self, n_snps: int) -> Loss:
        return rounds(n_snps)

    def noise_moves(self, n_snps: int) -> int:
        return max(1, round(2 * n_snps / self.spends))

    def law(self, scores: FloatArray, **how: Any) -> RaceLaw:
        return _LAW(self, scores, **how)

    def estimator(self) -> Estimator:
        return _ESTIMATOR(self)

    def select(
        self,
        scores: FloatArray,
        *,
        sensitivity: float,
        epsilon: float,
        n_snps: int,
        loci: LocusIndex | None = None,
        threshold: float | None = None,
    ) -> IntArray:
        return MECHANISMS["exponential"].select(
            scores, sensitivity=sensitivity, epsilon=self.spends * epsilon, n_snps=n_snps, loci=loci
        )

    def select_many(
        self,
        scores: FloatArray,
        *,
        sensitivity: float,
        epsilon: float,
        n_snps: int,
        draws: int,
        loci: LocusIndex | None = None,
        threshold: float | None = None,
    ) -> IntArray:
        return MECHANISMS["exponential"].select_many(
            scores, sensitivity=sensitivity, epsilon=self.spends * epsilon, n_snps=n_snps, draws=draws, loci=loci
        )


MADE_UP = Thrifty()
DESIGNS[MADE_UP.name] = AuditDesign(spends=MADE_UP.spends)  # by which its self-test is caught
TOO_LITTLE = Thrifty(name="made-up-liar", title="Made-up liar", short="made-up liar", spends=2.0)
"""Spends twice what it claims: never to be released, and found by the audit."""
