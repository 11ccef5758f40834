"""Reference panels: public haplotypes (or genotypes) that simulated people are made from."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.study.tables import Variants, read_only

ByteArray = npt.NDArray[np.uint8]
FloatArray = npt.NDArray[np.float64]
IntArray = npt.NDArray[np.int64]

EFFECTIVE_SIZE = 11_418
"""Effective size of the European population, as HAPGEN takes it: crossovers per Morgan are 4·Nₑ / templates."""
MORGANS_PER_BASE = 1e-8


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Panel:
    """Public people that new ones are copied from.

    ``copies``: uint8, shape (n_templates, n_snps): 0 or 1 copies of a1 on each haplotype where ``phased``, else 0, 1 or 2
    copies of each person.  ``morgans``: genetic position within each chromosome, shape (n_snps,), never falling.
    """

    name: str
    variants: Variants
    copies: ByteArray
    phased: bool
    morgans: FloatArray

    def __post_init__(self) -> None:
        object.__setattr__(self, "copies", read_only(np.ascontiguousarray(self.copies), np.uint8))
        object.__setattr__(self, "morgans", read_only(self.morgans, np.float64))
        n_snps = len(self.variants)
        if self.copies.ndim != 2 or self.copies.shape[1] != n_snps or self.morgans.shape != (n_snps,):
            raise ValueError("the panel's arrays do not fit together")
        if self.n_templates < 2 or n_snps < 2:
            raise InvalidInput("panel.too-small", panel=self.name)
        if int(self.copies.max()) > (1 if self.phased else 2):
            raise ValueError("a panel holds copies of a1")

    @property
    def n_templates(self) -> int:
        """Haplotypes where phased, people where not."""
        return int(self.copies.shape[0])

    @property
    def n_snps(self) -> int:
        return int(self.copies.shape[1])

    @property
    def crossovers_per_morgan(self) -> float:
        """How often a simulated chromosome changes its template (Li & Stephens 2003; HAPGEN, Marchini et al. 2007)."""
        return 4.0 * EFFECTIVE_SIZE / self.n_templates

    @property
    def chromosome_starts(self) -> IntArray:
        """The first row of every chromosome; a chromosome's rows stand together."""
        return _chromosome_starts(self)

    def frequencies(self) -> FloatArray:
        """The share of a1 at every SNP, shape (n_snps,); read-only."""
        return _frequencies(self)

    def rows_of(self, snps: Sequence[str]) -> IntArray:
        """Rows of the SNPs with these names.  Raises InvalidInput for a name that is missing or stands twice."""
        rows = []
        for snp in snps:
            found = np.flatnonzero(self.variants.snp == snp)
            if len(found) != 1:
                if len(found) == 0:
                    raise InvalidInput("panel.no-such-snp", snp=snp, panel=self.name)
                raise InvalidInput("panel.snp-several-times", snp=snp, times=len(found), panel=self.name)
            rows.append(int(found[0]))
        return np.array(rows, dtype=np.int64)


@functools.lru_cache(maxsize=1)
def _frequencies(panel: Panel) -> FloatArray:
    """Kept, as a survey of estimates asks for them at every size."""
    total: FloatArray = panel.copies.mean(axis=0, dtype=np.float64)
    return read_only(total if panel.phased else total / 2, np.float64)


def _chromosome_starts(panel: Panel) -> IntArray:
    chrom = panel.variants.chrom
    changed = np.concatenate([[True], chrom[1:] != chrom[:-1]])
    return np.flatnonzero(changed).astype(np.int64)
