"""What a release came to: SNPs, noisy numbers about them, or one number.

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

from gwasprivacy.mechanisms.numbers.genotype_counts import GENOTYPE_COUNTS
from gwasprivacy.plan.noise import Noise

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
