"""What kinds of release there are: a selection of SNPs, noisy numbers about SNPs, or one number."""

from __future__ import annotations

from enum import StrEnum

from gwasprivacy.mechanisms.counts import ALLELE_COUNTS, GENOTYPE_COUNTS, Counts


class Kind(StrEnum):
    """The kind of a release; ``release.mechanism`` names it (a selection by the name of its mechanism)."""

    SELECTION = "selection"
    VALUES = "values"
    GENOTYPE_COUNTS = "genotype-counts"
    ALLELE_COUNTS = "allele-counts"
    SIGNIFICANT_COUNT = "significant-count"

    @classmethod
    def of(cls, mechanism: str) -> Kind:
        """The kind of a release by ``mechanism``: everything that is not another kind is a selection."""
        return cls(mechanism) if mechanism in list(cls) and mechanism != cls.SELECTION else cls.SELECTION

    @property
    def names_snps_beforehand(self) -> bool:
        """Whether it is about SNPs that the plan names."""
        return self in (Kind.VALUES, Kind.GENOTYPE_COUNTS, Kind.ALLELE_COUNTS)

    @property
    def counts(self) -> Counts | None:
        """The mechanism, for the kinds that publish counts; they need no score."""
        return {Kind.GENOTYPE_COUNTS: GENOTYPE_COUNTS, Kind.ALLELE_COUNTS: ALLELE_COUNTS}.get(self)
