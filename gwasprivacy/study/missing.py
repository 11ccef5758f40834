"""What becomes of missing calls, and that the counted allele is public (docs/theory/missing-genotypes.md).

Where a score is the least over all fillings, and where counts are published, nothing is filled and nothing is asked.  Other
scores need a public rule: a missing call gets a genotype that depends on that person's record and public data only, so replacing one person
still moves every SNP's table by at most one move.  The rule names the counted allele.  PLINK and many pipelines make
the study's own minor allele a1, so one person could turn it around, and every filled call with it; therefore the order
comes from a public manifest or panel, or the user declares the study's own order public.

Whether a study has missing calls at all is itself private: one person's record can change it.  Refusing a release on
that ground tells the person who runs it one bit.  It is told to them only, before anything is debited or drawn, it
names neither SNP nor person, and a plan that names a reference or declares the order public never meets it: that is
why the program advises to do so from the start.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Protocol

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import freeze
from gwasprivacy.base.errors import InvalidInput, PrivacyRefusal
from gwasprivacy.base.language import mark, say_count
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.study.design import FillRule, StudyDesign
from gwasprivacy.study.tables import NOT_REF, REF, TextArray, Variants, read_only

ModeArray = npt.NDArray[np.int8]
FloatArray = npt.NDArray[np.float64]

NO_ALLELE = ("0", ".")  # how files write an allele that nobody in them carries


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class PublicAlleles:
    """A public manifest or panel: for each SNP which allele is counted, which is the other, and the modal genotype.

    ``counted``, ``other``: object arrays of str, shape (n,).  ``modes``: int8, copies of the counted allele in the
    panel's commonest genotype, or None where the file does not say.  ``frequencies``: float64, of the counted allele in
    the panel, NaN where nobody there has a call, or None where the file does not say.  ``place`` finds a SNP's row by id; ids that
    stand twice are in ``twice``.
    """

    path: Path
    place: dict[str, int]
    twice: frozenset[str]
    counted: TextArray
    other: TextArray
    modes: ModeArray | None
    frequencies: FloatArray | None = None

    def __post_init__(self) -> None:
        freeze(self)

    def frequencies_of(self, variants: Variants) -> FloatArray:
        """The panel's allele frequency of each of these SNPs, by id; NaN where it has none.  Public data only.

        Raises InvalidInput for a file that tells no frequencies.
        """
        known = self.require_frequencies()
        places = np.fromiter((self.place.get(snp, -1) for snp in variants.snp), np.int64, count=len(variants))
        return read_only(np.where(places >= 0, known[places], np.nan), np.float64)

    def require_frequencies(self) -> FloatArray:
        """``frequencies``; InvalidInput for a file that tells none."""
        if self.frequencies is None:
            raise InvalidInput("reference.no-frequencies", path=self.path)
        return self.frequencies


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Oriented:
    """How to turn the counts of a study's file: ``swapped`` bool (n_snps,), where 0 and 2 copies change places; then
    add missing calls to column ``fill`` int8 (n_snps,); ``variants`` are named accordingly."""

    variants: Variants
    swapped: npt.NDArray[np.bool_]
    fill: ModeArray

    def __post_init__(self) -> None:
        freeze(self)


class _HasMissing(Protocol):
    @property
    def has_missing(self) -> bool: ...


def require_public_alleles(design: StudyDesign, counted: _HasMissing) -> None:
    """Raise PrivacyRefusal when calls were filled although the order of alleles may be private.

    Call it before anything is debited.  See the module's text for what the refusal itself tells.
    """
    if counted.has_missing and not design.allele_order_is_public:
        raise PrivacyRefusal("study.missing-calls")


def orient(variants: Variants, public: PublicAlleles | None, fill: FillRule | None) -> Oriented:
    """Turn ``variants`` to the alleles that ``public`` counts, and say what a missing call becomes where a rule fills it.

    Without ``public`` the file's own a1 is counted.  "not REF" is filled with reference copies by the rule non-counted.  SNPs are matched by id; their two alleles must be the same pair
    of letters (no strand is flipped, since A/T and C/G cannot be told apart); an allele "0" or ".", which nobody in
    the file carries, matches either.  Where a file counts "not REF" its reference allele alone decides, by its first letter
    where both public alleles are single letters: which others it has found, and in how many letters it writes the reference,
    can depend on one carrier.
    Raises InvalidInput naming a SNP that does not match.
    """
    n_snps = len(variants)
    if public is None:
        if fill is FillRule.PANEL_MODE:
            raise InvalidInput("reference.none-to-fill")
        return Oriented(variants=variants, swapped=np.zeros(n_snps, bool), fill=np.zeros(n_snps, np.int8))
    if fill is FillRule.PANEL_MODE and public.modes is None:
        raise InvalidInput("reference.no-genotype-frequencies", path=public.path)
    places = np.fromiter((public.place.get(snp, -1) for snp in variants.snp), np.int64, count=n_snps)
    absent = np.flatnonzero(places < 0)
    if len(absent):
        raise _unmatched(public, variants.snp[absent[0]], len(absent), Phrase("is not in it"))
    if public.twice and (doubled := [snp for snp in variants.snp if snp in public.twice]):
        raise _unmatched(public, doubled[0], len(doubled), Phrase("appears in it more than once"))
    counted, other = public.counted[places], public.other[places]
    straight, turned = np.ones(n_snps, bool), np.ones(n_snps, bool)
    a2 = _reference_letters(variants, counted, other)
    for ours, theirs, swapped_theirs in ((variants.a1, counted, other), (a2, other, counted)):
        unknown = np.isin(ours, (*NO_ALLELE, NOT_REF))
        straight &= unknown | _is_among(theirs, ours)
        turned &= unknown | _is_among(swapped_theirs, ours)
    wrong = np.flatnonzero(~(straight | turned))
    if len(wrong):
        first = wrong[0]
        strand = _is_other_strand((variants.a1[first], a2[first]), (counted[first], other[first]))
        other_strand, other_alleles = (
            mark("is on the other strand there"),
            mark("has other alleles there than in the study"),
        )
        raise _unmatched(public, variants.snp[first], len(wrong), Phrase(other_strand if strand else other_alleles))
    # Two copies of the allele that is not counted: where the file counts "not REF", of REF, whichever the reference names first.
    # A first carrier makes a caller write a site, and everybody without a call there must stay as they were (docs/theory).
    modes = np.where(~straight & (variants.a1 == NOT_REF), 2, 0)
    if fill is FillRule.PANEL_MODE and public.modes is not None:
        modes = public.modes[places]
    return Oriented(
        variants=Variants(chrom=variants.chrom, snp=variants.snp, pos=variants.pos, a1=counted, a2=other),
        swapped=read_only(~straight, bool),
        fill=read_only(modes, np.int8),
    )


_COMPLEMENT = {"A": "T", "T": "A", "C": "G", "G": "C"}


def _is_other_strand(ours: tuple[str, str], theirs: tuple[str, str]) -> bool:
    turned = {_COMPLEMENT.get(allele.upper(), allele) for allele in ours if allele not in (*NO_ALLELE, NOT_REF)}
    return bool(turned) and turned <= {allele.upper() for allele in theirs}


def strand_notes(variants: Variants) -> tuple[str, ...]:
    """How many SNPs read the same on both strands, so that a file of the other strand would exchange their alleles unseen.

    ``variants``: turned to a public reference.  Where all others fit the reference, as they must, these most likely do too.
    """
    n = sum(_COMPLEMENT.get(a1) == a2 for a1, a2 in zip(variants.a1, variants.a2, strict=True))
    if not n:
        return ()
    return (
        say_count(
            "{n} SNPs have the alleles A and T, or C and G, which read the same on both strands: the study and the "
            "reference must be on the same strand, which cannot be checked at these SNPs.",
            one="One SNP has the alleles A and T, or C and G, which read the same on both strands: the study and the "
            "reference must be on the same strand, which cannot be checked at this SNP.",
            n=n,
        ),
    )


def require_named_alleles(design: StudyDesign, variants: Variants, fill: FillRule | None) -> None:
    """Raise PrivacyRefusal where a file's own order of alleles is declared public, and it names an allele "0".

    ``variants``: those candidates that the file has.  A file writes 0 for an allele that nobody in it carries, so whoever wrote
    it looked at the genotypes, and the first carrier gives that allele a name and may turn the order around.  Where the order was
    set by a manifest, as declared, this never happens, whatever anybody's genotypes are.
    """
    if fill is None or design.reference is not None or not design.alleles_are_public:
        return
    if any(allele in NO_ALLELE for column in (variants.a1, variants.a2) for allele in column):
        raise PrivacyRefusal("alleles.named-by-the-study")


def _is_among(theirs: TextArray, ours: TextArray) -> npt.NDArray[np.bool_]:
    """Whether an allele is ours, or one of several that were counted together ("A,C", as older tables have them)."""
    same = np.asarray(ours == theirs, dtype=bool)
    for row in [row for row, allele in enumerate(ours) if "," in allele]:
        same[row] = theirs[row] in ours[row].split(",")
    return same


def _reference_letters(variants: Variants, counted: TextArray, other: TextArray) -> TextArray:
    """``a2``, cut to its first letter where the file counts "not REF" and both public alleles are single letters."""
    if NOT_REF not in variants.a1:
        return variants.a2
    letters = variants.a2.copy()
    for row in np.flatnonzero(variants.a1 == NOT_REF).tolist():
        if len(counted[row]) == len(other[row]) == 1:
            letters[row] = letters[row][:1].upper()
    return letters


def public_names(variants: Variants) -> Variants:
    """``variants`` as their alleles may be published: where a file counts "not REF", the other one is "REF"."""
    if NOT_REF not in variants.a1:
        return variants
    names = variants.a2.copy()
    names[variants.a1 == NOT_REF] = REF
    return replace(variants, a2=names)


def _unmatched(public: PublicAlleles, snp: str, count: int, why: Phrase) -> InvalidInput:
    if count > 1:
        return InvalidInput("reference.snps-unmatched", path=public.path, snp=snp, more=count - 1, why=why)
    return InvalidInput("reference.snp-unmatched", path=public.path, snp=snp, why=why)
