"""What a user declares of how a study's file was made: the answers that a design has, by name."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from gwasprivacy.base.language import mark


class FillRule(StrEnum):
    """How a missing call is filled: from that person's record and public data only
    (docs/theory/missing-genotypes.md)."""

    NON_COUNTED = "non-counted"
    """Two copies of the allele that is not counted."""
    PANEL_MODE = "panel-mode"
    """The commonest genotype of a public reference panel."""


FILL_WORDS: Mapping[FillRule, str] = {
    FillRule.NON_COUNTED: mark("a missing call counts as two copies of the allele that is not counted"),
    FillRule.PANEL_MODE: mark("a missing call counts as the commonest genotype in the public reference panel"),
}


class CaseCode(StrEnum):
    """What means a case in a phenotype file."""

    ONE = "1"
    """0 is a control."""
    TWO = "2"
    """1 is a control, and 0 a missing phenotype, as in a ``.fam``."""


class GenomeBuild(StrEnum):
    """Which genome build positions are of: by the names of the Genome Reference and the Telomere-to-Telomere Consortium."""

    GRCH38 = "GRCh38"
    """hg38"""
    GRCH37 = "GRCh37"
    """hg19"""
    NCBI36 = "NCBI36"
    """hg18"""
    T2T_CHM13 = "T2T-CHM13v2.0"


class GenotypeFilter(StrEnum):
    """Was anything removed, people or SNPs, because of this study's genotypes?  What the curator answers."""

    NONE = "none"
    """No."""
    PUBLIC_LIST = "public-list"
    """Only SNPs, and those that count come from a public list; no person."""
    BEFORE_US = "before-us"
    """Yes, and there is no other file: a release says on its first page that the removal itself is not covered."""


class Sites(StrEnum):
    """Where the sites of a study's file come from, which the user declares (docs/theory/missing-genotypes.md)."""

    FIXED = "fixed"
    """They were fixed beforehand: those of an array, or of the panel that it was imputed with."""
    CALLED = "called"
    """A variant caller wrote a site because somebody in the study carries something there."""
