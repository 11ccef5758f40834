"""What a release came to: SNPs, noisy numbers about them, or one number; and how much noise the numbers carry.

Nothing in it is exact.  Keys in JSON, by kind of release:

- a selection: ``ordered``, ``snps`` (each with chromosome, base_pair_location, variant_id; ``rank`` where an order is
  published); with values also ``noisy_score`` at each SNP, and ``noise``;
- values: the same, with ``noisy_score``;
- genotype-counts: ``case_genotypes`` and ``control_genotypes`` (people with 0, 1, 2 copies of ``effect_allele``) at each SNP;
- allele-counts: ``case_alleles`` and ``control_alleles`` (copies of ``effect_allele``);
- significant-count: ``count`` alone.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.mechanisms.counts import GENOTYPE_COUNTS
from gwasprivacy.mechanisms.values import VALUES
from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.plan.kinds import Kind
from gwasprivacy.plan.plan import Plan

_CELLS = math.prod(GENOTYPE_COUNTS.cells) // 2


@dataclass(frozen=True, slots=True, kw_only=True)
class ReleasedSnp:
    """One published SNP.  ``rank`` from 1 where the mechanism publishes an order, else None.

    ``score``: a noisy score.  ``cases``, ``controls``: noisy counts, three of genotypes (0, 1, 2 copies of
    ``effect_allele``) or one of allele copies; they may be negative.
    """

    rank: int | None = None
    chromosome: str
    position: int
    name: str
    score: float | None = None
    effect_allele: str | None = None
    other_allele: str | None = None
    cases: tuple[int, ...] | None = None
    controls: tuple[int, ...] | None = None

    def to_json(self) -> dict[str, Any]:
        row: dict[str, Any] = {
            "chromosome": self.chromosome,
            "base_pair_location": self.position,
            "variant_id": self.name,
        }
        if self.rank is not None:
            row["rank"] = self.rank
        if self.score is not None:
            row["noisy_score"] = self.score
        if self.cases is not None and self.controls is not None:
            row |= {"effect_allele": self.effect_allele, "other_allele": self.other_allele}
            for group, counts in (("case", self.cases), ("control", self.controls)):
                row |= (
                    {f"{group}_genotypes": list(counts)} if len(counts) == _CELLS else {f"{group}_alleles": counts[0]}
                )
        return row

    @classmethod
    def from_json(cls, obj: dict[str, Any]) -> ReleasedSnp:
        def counts(group: str) -> tuple[int, ...] | None:
            if f"{group}_genotypes" in obj:
                return tuple(obj[f"{group}_genotypes"])
            return (obj[f"{group}_alleles"],) if f"{group}_alleles" in obj else None

        return cls(
            rank=obj.get("rank"),
            chromosome=obj["chromosome"],
            position=obj["base_pair_location"],
            name=obj["variant_id"],
            score=obj.get("noisy_score"),
            effect_allele=obj.get("effect_allele"),
            other_allele=obj.get("other_allele"),
            cases=counts("case"),
            controls=counts("control"),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Noise:
    """Noise on published numbers: ``distribution`` (laplace, or discrete-laplace on whole numbers), its ``scale`` in the
    numbers' unit, and the ``epsilon`` that was spent on them."""

    distribution: str
    scale: float
    epsilon: float

    def to_json(self) -> dict[str, Any]:
        return {"distribution": self.distribution, "scale": self.scale, "epsilon": self.epsilon}


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """What was drawn.  ``count``: for the number of significant SNPs only.  ``noise``: None where no number is noisy."""

    snps: tuple[ReleasedSnp, ...] = ()
    ordered: bool = False
    noise: Noise | None = None
    count: int | None = None

    def to_json(self) -> dict[str, Any]:
        if self.count is not None:
            return {"count": self.count}
        obj: dict[str, Any] = {"ordered": self.ordered, "snps": [snp.to_json() for snp in self.snps]}
        if self.noise is not None:
            obj["noise"] = self.noise.to_json()
        return obj

    @classmethod
    def from_json(cls, obj: dict[str, Any]) -> Result:
        noise = obj.get("noise")
        return cls(
            snps=tuple(ReleasedSnp.from_json(row) for row in obj.get("snps", ())),
            ordered=obj.get("ordered", False),
            noise=None if noise is None else Noise(**noise),
            count=obj.get("count"),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class EpsilonShares:
    """How one release divides its ε, in whole pico-ε that sum to all of it: the selection's part, the numbers' part."""

    selection: int
    numbers: int

    @classmethod
    def of(cls, plan: Plan) -> EpsilonShares:
        """Raises InvalidInput when nothing is left for the selection."""
        whole, choices = to_units(plan.epsilon), plan.release
        if choices.kind is not Kind.SELECTION:
            return cls(selection=0, numbers=whole)
        values = 0 if choices.values_epsilon is None else to_units(choices.values_epsilon)
        if values >= whole:
            raise InvalidInput("The values leave no ε for the selection.", hint="Lower values_epsilon.")
        return cls(selection=whole - values, numbers=values)


def noise_of(plan: Plan, n_snps: int) -> Noise | None:
    """The noise on the numbers of ``n_snps`` SNPs under ``plan``; None where it publishes no noisy number.

    A function of public things only, so that a verifier computes it again.  Raises InvalidInput or PrivacyRefusal.
    """
    units = EpsilonShares.of(plan).numbers
    if n_snps == 0 or units == 0 or plan.release.kind is Kind.SIGNIFICANT_COUNT:
        return None
    epsilon, counts = from_units(units), plan.release.kind.counts
    if counts is not None:
        scale = counts.noise_scale(n_snps=n_snps, neighbours=plan.neighbours, epsilon=epsilon)
        return Noise(distribution="discrete-laplace", scale=scale, epsilon=epsilon)
    scale = VALUES.noise_scale(n_snps=n_snps, sensitivity=plan.sensitivity(), epsilon=epsilon)
    return Noise(distribution="laplace", scale=scale, epsilon=epsilon)
