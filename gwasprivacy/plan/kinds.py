"""What kinds of release there are: a selection of SNPs, noisy numbers about SNPs, or one number."""

from __future__ import annotations

from enum import StrEnum

from gwasprivacy.mechanisms.counts import Counts
from gwasprivacy.mechanisms.number_release import NumberRelease
from gwasprivacy.mechanisms.registry import OTHER_RELEASES, release_part
from gwasprivacy.mechanisms.selector import Selector


class Kind(StrEnum):
    """The kind of a release; ``release.mechanism`` names it (a selection by the name of its mechanism)."""

    SELECTION = "selection"
    VALUES = "values"
    GENOTYPE_COUNTS = "genotype-counts"
    ALLELE_COUNTS = "allele-counts"
    SIGNIFICANT_COUNT = "significant-count"

    @classmethod
    def of(cls, mechanism: str) -> Kind:
        """The kind of a release by ``mechanism``.  InvalidInput, with the names that there are, for an unknown one."""
        return cls.SELECTION if isinstance(release_part(mechanism), Selector) else cls(mechanism)

    @property
    def release(self) -> NumberRelease | None:
        """What a kind needs and publishes that selects no SNPs; None for a selection."""
        return OTHER_RELEASES.get(self.value)

    @property
    def uses_score(self) -> bool:
        """Whether what is published follows from a score."""
        return self.release is None or self.release.uses_score

    @property
    def names_snps_beforehand(self) -> bool:
        """Whether it is about SNPs that the plan names."""
        return self.release is not None and self.release.names_snps_beforehand

    @property
    def counts(self) -> Counts | None:
        """The mechanism, for the kinds that publish counts; they need no score."""
        release = self.release
        return release if isinstance(release, Counts) else None
