"""StudyDesign: everything about a study that is public and fixed before its genotypes are looked at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from gwasprivacy.base.declared_fields import Group, Option, declared, facets, members_of, settle
from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.json_forms import SHA256, Choice, Flag, OrNull, Record, Text, Whole
from gwasprivacy.base.language import mark
from gwasprivacy.base.registry import Registry
from gwasprivacy.study.covariates import COVARIATES, Covariates
from gwasprivacy.study.file_answers import FILL_WORDS, CaseCode, FillRule, GenomeBuild, GenotypeFilter, Sites
from gwasprivacy.study.imputation import IMPUTATION, Imputation
from gwasprivacy.study.person_rules.rules import PERSON_RULES, PersonRules
from gwasprivacy.study.public_files import (
    CANDIDATES,
    LOCI,
    LOCI_ABOUT,
    WEIGHTS,
    CandidateList,
    Loci,
    Weights,
    placed,
)
from gwasprivacy.study.sizes import CASE_CONTROL, MAX_PEOPLE, QUANTITATIVE, CaseControlSizes, StudySizes, TraitSizes
from gwasprivacy.study.stratum import STRATA, Stratum, check_strata
from gwasprivacy.study.trait import TRAIT, Trait

__all__ = [
    "CASE_CONTROL",
    "FILL_WORDS",
    "LOCI",
    "QUANTITATIVE",
    "WEIGHTS",
    "CandidateList",
    "FillRule",
    "GenomeBuild",
    "GenotypeFilter",
    "Loci",
    "Sites",
    "Stratum",
    "Weights",
    "placed",
]
"""The parts of a design from other files; beside them stands what is made here."""

UNFILTERED_AUTOSOMES = mark(
    "all autosomal SNPs of the study’s file, without any filter computed from this study’s genotypes"
)
"""Said only where the user answered that nothing was removed (``GenotypeFilter.NONE``)."""
FILE_AUTOSOMES = mark("all autosomal SNPs of the study’s file")
A_PUBLIC_LIST = mark("a public list")

_PEOPLE = Whole(low=1, high=MAX_PEOPLE, as_written=True, remedy="people-in-the-group")


@dataclass(frozen=True, slots=True, kw_only=True)
class StudyDesign:
    """What is public about the study.  Raises InvalidPlan with the field's path.

    Each form's ``about`` says what its field is; here is what it does not.  ``n_cases`` and ``n_controls`` of a study of a
    ``trait`` are 0, which no formula for groups accepts; it has ``n_participants`` (:attr:`study_kind`, ``sizes``).  ``fill`` is None
    where the score needs no rule.  ``reference_sha256`` is checked when the file is read.  ``strata``: empty for a study without.
    """

    n_cases: int = declared(0, _PEOPLE, when=lambda design: design.kind.has_groups, option=Option("--cases"))
    n_controls: int = declared(0, _PEOPLE, when=lambda design: design.kind.has_groups, option=Option("--controls"))
    candidates: CandidateList = field(default_factory=CandidateList, metadata=facets(CANDIDATES, part=CandidateList))
    fill: FillRule | None = declared(
        None,
        OrNull(
            Choice(of=lambda: FillRule, about="How a missing call is filled."),
            about="null: a SNP gets the least score that any filling gives it.",
        ),
        option=Option("--fill"),
        undo=mark("Choose the rule for missing calls"),
    )
    alleles_are_public: bool = declared(
        False,
        Flag(about="A1 and A2 of the study's own files are declared public."),
        group=Group.STUDY,
        option=Option(
            "--alleles-are-public",
            "declare that A1 and A2 were set by a public manifest, not by this study's genotypes",
        ),
        undo=mark("Declare that A1 and A2 are public"),
    )
    public_controls: bool = declared(
        False,
        Flag(about="The controls' genotypes are public data."),
        group=Group.STUDY,
        option=Option("--public-controls", "the controls' genotypes are public data"),
        differs=(mark("public controls"), mark("no public controls")),
    )
    loci: Loci | None = declared(
        None,
        OrNull(LOCI, about=LOCI_ABOUT),
        part=Loci,
        option=Option("--loci"),
        undo=mark("Set one SNP per locus"),
        differs=(mark("one SNP per locus"), mark("not one SNP per locus")),
    )
    reference: str | None = declared(
        None,
        OrNull(Text(least=1, about="A public manifest or panel that fixes which allele is counted.")),
        option=Option("--reference"),
        undo=mark("Name a public reference"),
    )
    reference_sha256: str | None = declared(None, OrNull(SHA256))
    genotype_filter: GenotypeFilter | None = declared(
        None,
        OrNull(
            Choice(of=lambda: GenotypeFilter),
            about="Whether people or SNPs were removed because of this study's genotypes; null: not answered yet.",
        ),
        group=Group.ANSWERS,
        option=Option(
            "--genotype-filter",
            "was anything removed, people or SNPs, because of this study's genotypes, be it by a list of --keep or --remove? "
            "none: no, also where --study is the file from before such filters; public-list: only SNPs, and they come from a public "
            "list (--candidates); before-us: yes, and this file is all there is, so the report says on its first page that the "
            "guarantee is about those who were left, and not about what the removal tells",
        ),
        undo=mark("Answer the question on removals"),
    )
    sites: Sites | None = declared(
        None,
        OrNull(
            Choice(of=lambda: Sites),
            about="Where the sites of the study's file come from; null: not said, which serves files that callers do not write.",
        ),
        brief=True,
        group=Group.ANSWERS,
        option=Option(
            "--sites",
            "where the sites of a VCF, BCF, .pgen or BGEN come from.  fixed: they were fixed beforehand, as those of an array or an "
            "imputation panel; called: a variant caller wrote a site because somebody carries something there, so they are counted "
            "at the places of a public list, and no call is no copy",
        ),
        undo=mark("Say where the sites come from"),
    )
    case_code: CaseCode | None = declared(
        None,
        OrNull(
            Choice(of=lambda: CaseCode),
            about="What means a case in a phenotype file; null: not said, which serves the study's own files and public sizes.",
        ),
        brief=True,
        option=Option("--case-code"),
        undo=mark("Say what means a case"),
    )
    leave_out_without_phenotype: bool = declared(
        False,
        Flag(about="People whose phenotype is missing are left out, by that alone."),
        undo=mark("Leave out people without a phenotype"),
    )
    person_rules: PersonRules | None = declared(
        None,
        PERSON_RULES,
        brief=True,
        part=PersonRules,
        undo=mark("Set rules on each person’s record"),
        differs=(mark("rules on each person’s record"), mark("no rules on each person’s record")),
    )
    covariates: Covariates | None = declared(
        None,
        COVARIATES,
        brief=True,
        part=Covariates,
        option=Option("--covariate-names"),
        undo=mark("Choose covariates"),
        differs=(mark("covariates"), mark("no covariates")),
    )
    weights: Weights | None = declared(
        None,
        OrNull(WEIGHTS, about="Public weights per SNP, free of this study's data."),
        brief=True,
        part=Weights,
        option=Option("--weights"),
        undo=mark("Choose public weights"),
        differs=(mark("public weights"), mark("no public weights")),
    )
    strata: tuple[Stratum, ...] = declared((), STRATA, brief=True, option=Option("--strata-sizes"))
    n_participants: int | None = declared(
        None,
        Whole(low=1, high=MAX_PEOPLE, as_written=True, about="Of a study of a quantitative trait."),
        brief=True,
        option=Option("--participants"),
    )
    trait: Trait | None = declared(None, TRAIT, brief=True, part=Trait, option=Option("--trait-range"))
    dosages: Imputation | None = declared(
        None,
        IMPUTATION,
        brief=True,
        part=Imputation,
        option=Option("--dosages"),
        undo=mark("Choose calls or probabilities"),
    )
    genome_build: GenomeBuild | None = declared(
        None,
        OrNull(Choice(of=lambda: GenomeBuild), about="Which genome build positions are of."),
        brief=True,
        group=Group.REPORT,
        option=Option(
            "--genome-build",
            "which genome build positions are of, which reports repeat: GRCh38, GRCh37, NCBI36 or T2T-CHM13v2.0; a study whose "
            "positions are plainly of another is refused",
            "BUILD",
        ),
        caption=mark("genome build"),
        name=mark("Genome build of the positions"),
        empty=mark("not stated"),
        undo=mark("Give the genome build"),
        says=mark("Positions of SNPs are of the genome build {value}."),
        recount=False,
    )
    ethics_approval: str | None = declared(
        None,
        OrNull(Text(least=1, most=120, about="The number of the study's ethics approval.")),
        brief=True,
        group=Group.REPORT,
        option=Option("--ethics-approval", "the number of the study's ethics approval, which reports repeat", "NUMBER"),
        caption=mark("ethics approval number"),
        name=mark("Number of the ethics approval"),
        empty=mark("none yet"),
        undo=mark("Give the ethics approval"),
        says=mark("The user declares that the study has the ethics approval {value}."),
        recount=False,
    )

    def __post_init__(self) -> None:
        settle(self, "design")
        self.kind.check(self)
        if self.n_cases + self.n_controls > MAX_PEOPLE:
            raise InvalidPlan("design.too-many-people", field="design.n_controls", most=MAX_PEOPLE)
        if self.person_rules is not None:
            self._check_rules()
        if self.covariates is not None:
            self._check_covariates()
        check_strata(self.strata, {name: getattr(self, name) for name in self.kind.members})
        self.kind.settle_centres(self)
        if self.reference is None and self.reference_sha256 is not None:
            raise InvalidPlan("design.digest-without-reference", field="design.reference_sha256")
        if self.fill is FillRule.PANEL_MODE and self.reference is None:
            raise InvalidPlan("design.fill-without-reference", field="design.fill")

    def _check_rules(self) -> None:
        """A rule on a person's own record is one only where no other record moves what it looks at."""
        if self.are_sites_called:
            raise InvalidPlan("design.rules-of-called", field="design.sites")
        if self.dosages is not None:
            raise InvalidPlan("design.rules-of-dosages", field="design.dosages")
        if self.was_filtered_before:
            raise InvalidPlan("design.rules-of-filtered", field="design.genotype_filter")
        if self.reference is None and self.person_rules is not None and self.person_rules.uses_frequencies:
            raise InvalidPlan("design.rules-without-reference", field="design.reference")

    def _check_covariates(self) -> None:
        """What people are compared by, or what is subtracted, follows from the covariates alone."""
        if self.strata:
            raise InvalidPlan("covariates.of-strata", field="design.covariates")

    def with_ancestry_at(self, names: Callable[[str, str], tuple[str, str]]) -> StudyDesign:
        """The same design with the files of its rule on ancestry under other names; itself without such a rule."""
        rules = self.person_rules
        if rules is None or rules.ancestry is None:
            return self
        ancestry = rules.ancestry.at(*names(*rules.ancestry.files))
        return replace(self, person_rules=replace(rules, ancestry=ancestry))

    @property
    def study_kind(self) -> str:
        """What is compared: people with and without a disease, or people by a measured trait."""
        return CASE_CONTROL if self.trait is None else QUANTITATIVE

    @property
    def kind(self) -> GroupDesign | TraitDesign:
        return DESIGN_KINDS[self.study_kind]

    @property
    def n_people(self) -> int:
        return sum(getattr(self, name) for name in self.kind.members)

    @property
    def sizes(self) -> StudySizes:
        """How many people there are in each stratum and group."""
        return self.kind.sizes(self)

    @property
    def trait_sizes(self) -> TraitSizes:
        """The sizes of a study of a trait, and what is subtracted in each stratum."""
        assert self.trait is not None
        assert self.n_participants is not None
        names = tuple(each.name for each in self.strata)
        return TraitSizes(
            strata=tuple(each.sizes[0] for each in self.strata) or (self.n_participants,),
            centres=self.trait.centres_of(names, self.stratum_centres),
        )

    @property
    def stratum_centres(self) -> dict[str, float]:
        """The public centre of each stratum of a trait, where they have some."""
        return {each.name: each.centre for each in self.strata if each.centre is not None}

    @property
    def candidates_origin(self) -> str:
        """Where the candidates come from, in words: the user's own, or no more than the user has answered."""
        if self.candidates.origin is not None:
            return self.candidates.origin
        if self.candidates.kind == "file":
            return A_PUBLIC_LIST
        return UNFILTERED_AUTOSOMES if self.genotype_filter is GenotypeFilter.NONE else FILE_AUTOSOMES

    @property
    def publishes_loci(self) -> bool:
        """Whether public loci themselves are what is selected and published."""
        return self.loci is not None and self.loci.published

    @property
    def goes_by_locus(self) -> bool:
        """Whether SNPs are published, at most one of each public locus."""
        return self.loci is not None and not self.loci.published

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


class GroupDesign:
    """What of a design is of cases and controls.  ``members``: the fields that have its people.  ``has_calls_filled``: whether a plan can name a
    rule for missing calls."""

    name = CASE_CONTROL
    members = CaseControlSizes.members
    has_groups = has_calls_filled = True

    def check(self, design: StudyDesign) -> None:
        if design.n_participants is not None:
            raise InvalidPlan("trait.of-no-trait", field="design.n_participants")
        for name in self.members:
            _PEOPLE.check(getattr(design, name), f"design.{name}")

    def settle_centres(self, design: StudyDesign) -> None: ...

    def sizes(self, design: StudyDesign) -> CaseControlSizes:
        if design.strata:
            return CaseControlSizes(strata=tuple((each.n_cases, each.n_controls) for each in design.strata))
        return CaseControlSizes.of_groups(design.n_cases, design.n_controls)


class TraitDesign:
    """A quantitative trait: participants, and nothing that is about cases and controls."""

    name = QUANTITATIVE
    members = TraitSizes.members
    has_groups = has_calls_filled = False

    def check(self, design: StudyDesign) -> None:
        if design.n_participants is None:
            raise InvalidPlan("field.missing", field="design.n_participants")
        for name in ("n_cases", "n_controls", "public_controls", "fill"):
            if getattr(design, name):
                raise InvalidPlan("trait.has-no-groups", field=f"design.{name}")

    def settle_centres(self, design: StudyDesign) -> None:
        """Strata of a trait have a centre each, or own means: with one centre for all, what differs between strata would be in every
        SNP's score whose frequency differs between them.  Where nobody gave one, own means are settled on."""
        trait = design.trait
        assert trait is not None
        if design.covariates is not None and (trait.own_mean or trait.centre is not None):
            name = "own_mean" if trait.own_mean else "centre"
            raise InvalidPlan("covariates.trait-centre", field=f"design.trait.{name}")
        given = [place for place, each in enumerate(design.strata) if each.centre is not None]
        for place in given:
            trait.check_centre(design.strata[place].centre or 0.0, f"design.strata[{place}].centre")
        if not design.strata:
            return
        if not given and trait.centre is None:
            object.__setattr__(design, "trait", replace(trait, own_mean=True))
        elif trait.own_mean:
            raise InvalidPlan("trait.centre-and-own-mean", field="design.trait.own_mean")
        elif trait.centre is not None or len(given) < len(design.strata):
            raise InvalidPlan("trait.centre-of-each-stratum", field="design.strata")

    def sizes(self, design: StudyDesign) -> TraitSizes:
        return design.trait_sizes


DESIGN_KINDS: Registry[GroupDesign | TraitDesign] = Registry(mark("kind of study"), (GroupDesign(), TraitDesign()))


def _design_of(**parts: Any) -> StudyDesign:
    for name in () if "trait" in parts else ("n_cases", "n_controls"):
        if name not in parts:
            raise InvalidPlan("field.missing", field=f"design.{name}")
    return StudyDesign(**parts)


DESIGN = Record(
    _design_of,
    members_of(StudyDesign),
    home="design",
    about="What is public about the study: cases and controls, or participants with a quantitative trait.",
)
"""The ``design`` object of a plan."""
