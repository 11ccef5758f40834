"""What a weight, or a belief in a risk allele, is worth in a plan's scores (docs/theory/public-weights.md)."""

from __future__ import annotations

from gwasprivacy.mechanisms.public_weights import shift_unit
from gwasprivacy.mechanisms.registry import selector
from gwasprivacy.membership.epsilon_units import from_units
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.published_noise import EpsilonShares


def weight_unit(plan: Plan, sensitivity: float) -> float:
    """What a factor e of weight, or of belief in a risk allele, is worth in the plan's scores: public."""
    return shift_unit(
        moves=selector(plan.release.mechanism).noise_moves(plan.release.n_snps),
        sensitivity=sensitivity,
        epsilon=from_units(EpsilonShares.of(plan).selection),
    )
