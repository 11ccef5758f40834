"""A trait's model with other effects: what is tried where a question asks for the effect."""

from __future__ import annotations

import math
from dataclasses import replace

from gwasprivacy.assumptions.trait_model import LARGEST_SHARE, TraitModel


def with_effect(model: TraitModel, beta: float) -> TraitModel:
    """The same |β| at every causal SNP, each in its own direction."""
    changed = (replace(snp, r2=None, beta=math.copysign(beta, snp.effect)) for snp in model.causal)
    return replace(model, causal=tuple(changed))


def largest_effect(model: TraitModel) -> float:
    """The largest |β| at every causal SNP that leaves some of the variance to the rest."""
    spread = sum(2 * snp.frequency * (1 - snp.frequency) for snp in model.causal)
    return math.sqrt(LARGEST_SHARE / spread) * (1 - 1e-9)
