"""StudyDesign: everything about a study that is public and fixed before its genotypes are looked at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.json_forms import SHA256, Choice, Flag, Member, OrNull, Record, Text, Whole, if_set
from gwasprivacy.base.language import mark
from gwasprivacy.base.printable_text import is_printable
from gwasprivacy.base.remedies import Remedy
from gwasprivacy.study.imputation import IMPUTATION, Imputation
from gwasprivacy.study.public_files import (
    CANDIDATES,
    LOCI,
    LOCI_ABOUT,
    WEIGHTS,
    CandidateList,
    Loci,
    Weights,
    check_sha256,
    placed,
    text_or_none,
)
from gwasprivacy.study.sizes import MAX_PEOPLE, CaseControlSizes, StudySizes, TraitSizes
from gwasprivacy.study.stratum import STRATA, Stratum, check_strata
from gwasprivacy.study.trait import TRAIT, Trait

__all__ = ["LOCI", "WEIGHTS", "CandidateList", "Loci", "Stratum", "Weights", "placed"]
"""The parts of a design from other files; beside them stands what is made here."""

UNFILTERED_AUTOSOMES = mark(
    "all autosomal SNPs of the study's file, without any filter computed from this study's genotypes"
)
"""Said only where the user answered that nothing was removed (``GenotypeFilter.NONE``)."""
FILE_AUTOSOMES = mark("all autosomal SNPs of the study's file")
A_PUBLIC_LIST = mark("a public list")


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


class GenomeBuild(StrEnum):
    """Which genome build positions are of: by the names of the Genome Reference and the Telomere-to-Telomere Consortium."""

    GRCH38 = "GRCh38"
    """hg38"""
    GRCH37 = "GRCh37"
    """hg19"""
    NCBI36 = "NCBI36"
    """hg18"""
    T2T_CHM13 = "T2T-CHM13v2.0"


LONGEST_APPROVAL = 120
"""Of the number, with the committee's name if somebody wants to write that too."""


def _flag(value: object, path: str) -> bool:
    if isinstance(value, bool):
        return value
    raise InvalidPlan("must be true or false.", code="field.flag", field=path)


def _check_people(value: object, path: str) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= MAX_PEOPLE:
        raise InvalidPlan(
            "must be a whole number from 1 to {most}.",
            code="design.people",
            remedy=Remedy.PEOPLE_IN_THE_GROUP,
            field=path,
            most=MAX_PEOPLE,
        )


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


CASE_CONTROL = mark("case–control")
"""People with and without a disease; scores say which kinds of study they serve."""
QUANTITATIVE = mark("quantitative-trait")
"""People with a measured trait."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StudyDesign:
    """What is public about the study.

    ``n_cases``, ``n_controls``: people, each ≥ 1, of a study that compares them.  ``trait``, ``n_participants``: of a study of a
    quantitative trait instead (:attr:`study_kind`), whose ``n_cases`` and ``n_controls`` are 0, which no formula for groups accepts;
    ``sizes`` tells the kinds apart.  ``fill``: the rule for missing calls; None where the score needs none.
    ``genotype_filter``: the user's answer; None where it was not asked for yet.  ``sites``: where the file's sites come from, in the
    user's word; None where it was not said.  ``leave_out_without_phenotype``: people
    whose phenotype is missing take no part, by that alone; the sizes are of the others.  ``reference``: path of a
    public manifest or panel that fixes which allele is counted (and the panel's commonest genotypes); its
    ``reference_sha256`` is checked when the file is read.  ``alleles_are_public``: the user declares that the
    study's own order of alleles does not depend on its genotypes.  ``public_controls``: the controls are published
    data, so that only cases can change.  ``loci``: release at most one SNP per locus.  ``weights``: public weights per SNP.
    ``dosages``: genotype probabilities are used in place of calls, and what they were imputed with; None: calls.
    ``strata``: the groups of people inside which people are compared; empty for a study without strata.
    ``ethics_approval``: the number of the study's ethics approval, public; ``genome_build``: of the positions; None: not said.
    Raises InvalidPlan with the field's path.
    """

    n_cases: int = 0
    n_controls: int = 0
    candidates: CandidateList = field(default_factory=CandidateList)
    fill: FillRule | None = None
    genotype_filter: GenotypeFilter | None = None
    sites: Sites | None = None
    leave_out_without_phenotype: bool = False
    alleles_are_public: bool = False
    public_controls: bool = False
    loci: Loci | None = None
    reference: str | None = None
    reference_sha256: str | None = None
    weights: Weights | None = None
    strata: tuple[Stratum, ...] = ()
    trait: Trait | None = None
    dosages: Imputation | None = None
    n_participants: int | None = None
    ethics_approval: str | None = None
    genome_build: GenomeBuild | None = None

    def __post_init__(self) -> None:
        if self.trait is not None:
            self._check_trait()
        else:
            if self.n_participants is not None:
                raise InvalidPlan(
                    "belongs to a study of a quantitative trait; this one has cases and controls.",
                    code="trait.of-no-trait",
                    remedy=Remedy.LEAVE_IT_OUT,
                    field="design.n_participants",
                )
            _check_people(self.n_cases, "design.n_cases")
            _check_people(self.n_controls, "design.n_controls")
        if self.n_cases + self.n_controls > MAX_PEOPLE:
            raise InvalidPlan(
                "cases and controls together must be at most {most}.",
                code="design.too-many-people",
                field="design.n_controls",
                most=MAX_PEOPLE,
            )
        if not isinstance(self.candidates, CandidateList):
            raise InvalidPlan("must be a CandidateList.", code="design.not-candidates", field="design.candidates")
        for name, names in (
            ("fill", FillRule),
            ("genotype_filter", GenotypeFilter),
            ("sites", Sites),
            ("genome_build", GenomeBuild),
        ):
            given = getattr(self, name)
            try:
                object.__setattr__(self, name, None if given is None else names(given))
            except ValueError as error:
                raise InvalidPlan(
                    "must be one of {choices}, or null.",
                    code="design.one-of",
                    field=f"design.{name}",
                    choices=tuple(names),
                ) from error
        _flag(self.leave_out_without_phenotype, "design.leave_out_without_phenotype")
        _flag(self.alleles_are_public, "design.alleles_are_public")
        _flag(self.public_controls, "design.public_controls")
        if self.loci is not None and not isinstance(self.loci, Loci):
            raise InvalidPlan("must be a Loci or None.", code="design.not-loci", field="design.loci")
        if self.weights is not None and not isinstance(self.weights, Weights):
            raise InvalidPlan("must be a Weights or None.", code="design.not-weights", field="design.weights")
        if self.dosages is not None and not isinstance(self.dosages, Imputation):
            raise InvalidPlan("must be an Imputation or None.", code="design.not-imputation", field="design.dosages")
        check_strata(self.strata, self.n_cases, self.n_controls, self.n_participants)
        text_or_none(self.reference, "design.reference")
        check_sha256(self.reference_sha256, "design.reference_sha256")
        if self.reference is None and self.reference_sha256 is not None:
            raise InvalidPlan(
                "belongs to a reference file, and none is named.",
                code="design.digest-without-reference",
                field="design.reference_sha256",
            )
        approval = self.ethics_approval
        if approval is not None and not (
            approval.strip() and len(approval) <= LONGEST_APPROVAL and is_printable(approval)
        ):
            raise InvalidPlan(
                "should be a number or name of at most {longest} letters that can be printed, or null.",
                code="design.ethics-approval",
                field="design.ethics_approval",
                longest=LONGEST_APPROVAL,
            )
        if self.fill is FillRule.PANEL_MODE and self.reference is None:
            raise InvalidPlan(
                "needs a public reference panel.",
                code="design.fill-without-reference",
                remedy=Remedy.NAME_REFERENCE_TO_FILL,
                field="design.fill",
            )

    def _check_trait(self) -> None:
        """A study of a trait has participants, and nothing that is about cases and controls."""
        if not isinstance(self.trait, Trait):
            raise InvalidPlan("must be a Trait or None.", code="design.not-trait", field="design.trait")
        if self.n_participants is None:
            raise InvalidPlan("is missing.", code="field.missing", field="design.n_participants")
        _check_people(self.n_participants, "design.n_participants")
        for name, given in (
            ("n_cases", self.n_cases),
            ("n_controls", self.n_controls),
            ("public_controls", self.public_controls),
            ("fill", self.fill is not None),
        ):
            if given:
                raise InvalidPlan(
                    "cannot be used in a study of a quantitative trait yet.",
                    code="trait.has-no-groups",
                    remedy=Remedy.LEAVE_IT_OUT,
                    field=f"design.{name}",
                )

    @property
    def study_kind(self) -> str:
        """What is compared: people with and without a disease, or people by a measured trait."""
        return CASE_CONTROL if self.trait is None else QUANTITATIVE

    @property
    def n_people(self) -> int:
        return self.n_cases + self.n_controls if self.n_participants is None else self.n_participants

    @property
    def sizes(self) -> StudySizes:
        """How many people there are in each stratum and group."""
        if self.n_participants is not None:
            return TraitSizes(strata=tuple(each.sizes[0] for each in self.strata) or (self.n_participants,))
        if self.strata:
            return CaseControlSizes(strata=tuple((each.n_cases, each.n_controls) for each in self.strata))
        return CaseControlSizes.of_groups(self.n_cases, self.n_controls)

    @property
    def candidates_origin(self) -> str:
        """Where the candidates come from, in words: the user's own, or no more than the user has answered."""
        if self.candidates.origin is not None:
            return self.candidates.origin
        if self.candidates.kind == "file":
            return A_PUBLIC_LIST
        return UNFILTERED_AUTOSOMES if self.genotype_filter is GenotypeFilter.NONE else FILE_AUTOSOMES

    @property
    def was_filtered_before(self) -> bool:
        """Whether people or SNPs were removed because of genotypes before the program saw the file."""
        return self.genotype_filter is GenotypeFilter.BEFORE_US

    @property
    def are_sites_called(self) -> bool:
        """Whether the sites count as those of a variant caller."""
        return self.sites is Sites.CALLED

    @property
    def are_sites_said(self) -> bool:
        """Whether the plan says where the sites come from: itself, or by the panel that all of them were imputed with."""
        return self.sites is not None or (self.dosages is not None and self.dosages.is_answered)

    @property
    def allele_order_is_public(self) -> bool:
        """Whether the counted allele of every SNP is known to be independent of the study's genotypes."""
        return self.alleles_are_public or self.reference is not None

    def to_json(self) -> dict[str, Any]:
        return DESIGN.write(self)

    @classmethod
    def from_json(cls, obj: object, path: str = "design") -> StudyDesign:
        """The design written by :meth:`to_json`; fields with a default may be absent, unknown ones raise InvalidPlan."""
        return DESIGN.read(obj, path)


_PEOPLE = Whole(low=1, high=MAX_PEOPLE, as_written=True, remedy=Remedy.PEOPLE_IN_THE_GROUP)


def _design_of(**parts: Any) -> StudyDesign:
    for name in () if "trait" in parts else ("n_cases", "n_controls"):
        if name not in parts:
            raise InvalidPlan("is missing.", code="field.missing", field=f"design.{name}")
    return StudyDesign(**parts)


def _kinds() -> list[dict[str, Any]]:
    """What a study of a trait has, and what any other."""
    unsaid: dict[str, Any] = dict.fromkeys(("n_cases", "n_controls"), False)
    return [
        {
            "if": {"required": ["trait"]},
            "then": {"required": ["n_participants"], "properties": {**unsaid, "public_controls": {"const": False}}},
            "else": {"required": ["n_cases", "n_controls"], "properties": {"n_participants": False}},
        }
    ]


def _has_groups(design: StudyDesign) -> bool:
    return design.trait is None


DESIGN = Record(
    _design_of,
    {
        "n_cases": Member(_PEOPLE, optional=True, when=_has_groups),
        "n_controls": Member(_PEOPLE, optional=True, when=_has_groups),
        "candidates": Member(CANDIDATES, optional=True),
        "fill": Member(
            OrNull(
                Choice(of=lambda: FillRule, about="How a missing call is filled."),
                about="null: a SNP gets the least score that any filling gives it.",
            ),
            optional=True,
        ),
        "alleles_are_public": Member(
            Flag(about="A1 and A2 of the study's own files are declared public."), optional=True
        ),
        "public_controls": Member(Flag(about="The controls' genotypes are public data."), optional=True),
        "loci": Member(OrNull(LOCI, about=LOCI_ABOUT), optional=True),
        "reference": Member(
            OrNull(Text(least=1, about="A public manifest or panel that fixes which allele is counted.")), optional=True
        ),
        "reference_sha256": Member(OrNull(SHA256), optional=True),
        "genotype_filter": Member(
            OrNull(
                Choice(of=lambda: GenotypeFilter),
                about="Whether people or SNPs were removed because of this study's genotypes; null: not answered yet.",
            ),
            optional=True,
        ),
        "sites": Member(
            OrNull(
                Choice(of=lambda: Sites),
                about="Where the sites of the study's file come from; null: not said, which serves files that callers do not write.",
            ),
            optional=True,
            when=if_set("sites"),
        ),
        "leave_out_without_phenotype": Member(
            Flag(about="People whose phenotype is missing are left out, by that alone."), optional=True
        ),
        "weights": Member(
            OrNull(WEIGHTS, about="Public weights per SNP, free of this study's data."),
            optional=True,
            when=if_set("weights"),
        ),
        "strata": Member(STRATA, optional=True, when=lambda design: bool(design.strata)),
        "n_participants": Member(
            Whole(low=1, high=MAX_PEOPLE, as_written=True, about="Of a study of a quantitative trait."),
            optional=True,
            when=if_set("n_participants"),
        ),
        "trait": Member(TRAIT, optional=True, when=if_set("trait")),
        "dosages": Member(IMPUTATION, optional=True, when=if_set("dosages")),
        "ethics_approval": Member(
            OrNull(Text(least=1, most=LONGEST_APPROVAL, about="The number of the study's ethics approval.")),
            optional=True,
            when=if_set("ethics_approval"),
        ),
        "genome_build": Member(
            OrNull(Choice(of=lambda: GenomeBuild), about="Which genome build positions are of."),
            optional=True,
            when=if_set("genome_build"),
        ),
    },
    home="design",
    rules=_kinds,
    about="What is public about the study: cases and controls, or participants with a quantitative trait.",
)
"""The ``design`` object of a plan."""
