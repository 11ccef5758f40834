"""Planning assumptions: the imagined study that utility curves are computed for.  They never affect a release."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from gwasprivacy.assumptions.disease import DISEASE, DiseaseModel, default_disease
from gwasprivacy.assumptions.structure import ANCESTRY, CENTRES, RELATIVES, Ancestry, Centres, Relatives, Structure
from gwasprivacy.assumptions.trait_model import OF_PEOPLE, TRAIT_MODEL, TraitModel
from gwasprivacy.base.declared_fields import Option, declared, facets, members_of, settle
from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.json_forms import Choice, ListOf, Number, OrNull, Record, Text, Whole
from gwasprivacy.base.language import mark
from gwasprivacy.base.number_words import count
from gwasprivacy.study.stratum import STRATA, Stratum

LARGEST_ODDS_RATIO = 20.0
DEFAULT_SIZES = (500, 750, 1000, 1250, 1500, 2000, 3000, 5000)
MAX_SNPS = 20_000_000
MAX_PARTICIPANTS = 10_000_000


class Engine(StrEnum):
    """Where simulated studies come from."""

    FAST = "fast"
    """Tables drawn SNP by SNP from genotype frequencies: no linkage."""
    PANEL = "panel"
    """New people as mosaics of a panel's haplotypes, with the causal genotypes drawn first: keeps linkage."""
    RESAMPLE = "resample"
    """Whole people of a panel, with replacement, given their causal genotypes (docs/theory/simulated-studies.md)."""


_ENGINE = Choice(of=lambda: Engine)
_SHAPE = Number(low=0.01, high=1000)
_SHARE = Number(above=0, below=1)
_STUDIES = Whole(low=1, high=1_000_000)
_SIZE = Whole(low=4, high=MAX_PARTICIPANTS)
_SEED = Whole(low=0, high=2**63 - 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class AlleleSpectrum:
    """Counted-allele frequencies of the null SNPs in the fast engine: Beta(``alpha``, ``beta``) cut off below ``lowest``
    and above 1 − ``lowest``."""

    alpha: float = declared(0.8, _SHAPE)
    beta: float = declared(1.6, _SHAPE)
    lowest: float = declared(0.01, Number(low=0, high=0.45))

    def __post_init__(self) -> None:
        settle(self, "scenario.spectrum")

    def to_json(self) -> dict[str, Any]:
        return SPECTRUM.write(self)


SPECTRUM = Record(
    AlleleSpectrum,
    members_of(AlleleSpectrum),
    home="scenario.spectrum",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario:
    """What is assumed while planning.

    ``disease``: the disease model; ``trait``: of a quantitative trait, which is asked in its place where it is set.  ``n_snps``: candidate SNPs, causal ones included (fast engine; the others use the
    panel's own SNPs).  ``spectrum``: null SNPs' frequencies (fast engine); None takes them from the bundled panel.
    ``panel``: a PLINK prefix, VCF or panel file of *public* people, relative to the plan; None is the bundled panel.  ``case_fraction``: share of
    cases among participants.  ``sizes``: numbers of participants a curve is drawn at.  ``n_studies``: simulated studies per
    point.  ``target_probability``: the probability of success that is wanted.  ``seed``: of the simulation, nothing else.
    ``ancestry``, ``centres``, ``relatives``: what makes cases and controls differ beside the disease, in the fast engine
    (:mod:`gwasprivacy.simulation.studies.structure`).  ``covariate_odds_ratio``: how covariates go with the disease, which decides what weight balancing
    keeps.  ``strata``: of the design, which forecasts put in their place as they do its
    share of cases; larger and smaller studies have each in proportion.
    Raises InvalidPlan naming the field.
    """

    disease: DiseaseModel = field(default_factory=default_disease, metadata=facets(DISEASE))
    n_snps: int = declared(
        10_000,
        Whole(low=2, high=MAX_SNPS),
        option=Option(
            "--candidate-snps",
            "how many candidate SNPs the forecast is for (default: 10,000); a release says if the study has another number",
            "N",
        ),
        undo=mark("Set the number of SNPs"),
        differs=mark("{value} SNPs measured instead of {other}"),
        words=count,
    )
    engine: Engine = declared(Engine.FAST, _ENGINE, undo=mark("Choose how studies are simulated"))
    spectrum: AlleleSpectrum | None = declared(None, OrNull(SPECTRUM))
    panel: str | None = declared(None, OrNull(Text(least=1)))
    case_fraction: float = declared(0.5, _SHARE)
    sizes: tuple[int, ...] = declared(DEFAULT_SIZES, ListOf(_SIZE, least=1))
    n_studies: int = declared(100, _STUDIES)
    target_probability: float = declared(0.9, _SHARE, undo=mark("Set the target power"))
    seed: int = declared(1, _SEED)
    ancestry: Ancestry | None = declared(None, ANCESTRY, brief=True)
    centres: Centres | None = declared(None, CENTRES, brief=True)
    relatives: Relatives | None = declared(None, RELATIVES, brief=True)
    covariate_odds_ratio: float | None = declared(
        None,
        Number(
            above=1,
            high=LARGEST_ODDS_RATIO,
            as_written=True,
            about="One standard deviation of all covariates together multiplies the odds of being a case by it.",
        ),
        brief=True,
        option=Option(
            "--covariate-odds-ratio",
            "what one standard deviation of all covariates together multiplies the odds of being a case by; the more, the less weight is kept",
            "OR",
        ),
        undo=mark("Assume an effect of covariates"),
    )
    strata: tuple[Stratum, ...] = declared((), STRATA, brief=True)
    trait: TraitModel | None = declared(None, TRAIT_MODEL, brief=True)

    def __post_init__(self) -> None:
        path = "scenario"
        settle(self, path)
        Whole(low=self.n_causal + 1, high=MAX_SNPS).check(self.n_snps, f"{path}.n_snps")
        for index, size in enumerate(self.sizes):
            if self.trait is None and min(self.groups(size)) < 1:
                raise InvalidPlan("scenario.empty-group", field=f"{path}.sizes[{index}]")
        for name in self.model.rules_out:
            if getattr(self, name):
                raise InvalidPlan("scenario.structure-of-trait", field=f"{path}.{name}")
        for index, stratum in enumerate(self.strata):
            if stratum.kind.study_kind != self.study_kind:
                raise InvalidPlan("design.strata-of-other-kind", field=f"{path}.strata[{index}]")
        if self.trait is not None and self.engine is not Engine.FAST:
            raise InvalidPlan("scenario.trait-engine", field=f"{path}.engine")
        if self.engine is not Engine.FAST:
            for name in OF_PEOPLE:
                if getattr(self, name) is not None:
                    raise InvalidPlan("scenario.structure-of-panel", field=f"{path}.{name}")
            if not self.disease.has_joint:
                raise InvalidPlan("scenario.too-many-loci", field=f"{path}.disease")
            for index, snp in enumerate(self.disease.causal):
                if snp.snp is None:
                    raise InvalidPlan("scenario.unnamed-causal-snp", field=f"{path}.disease.causative[{index}].snp")

    @property
    def n_causal(self) -> int:
        """How many SNPs are causal."""
        return self.model.n_causal

    @property
    def model(self) -> DiseaseModel | TraitModel:
        """What makes people differ: the disease, or what the trait hangs on."""
        return self.disease if self.trait is None else self.trait

    @property
    def study_kind(self) -> str:
        """What is compared: people with and without the disease, or people by the trait."""
        return self.model.study_kind

    def groups(self, n_participants: int) -> tuple[int, int]:
        """(n_cases, n_controls) of a study with so many participants.  Raises ValueError for a trait, which has no groups."""
        if self.trait is not None:
            raise ValueError("a study of a trait has no cases and no controls")
        n_cases = round(n_participants * self.case_fraction)
        return n_cases, n_participants - n_cases

    @property
    def structure(self) -> Structure:
        """What makes people differ beside the disease, and how they are compared."""
        return Structure(ancestry=self.ancestry, centres=self.centres, relatives=self.relatives, strata=self.strata)

    @property
    def copies_people(self) -> bool:
        """Whether simulated people are made of the genotypes of people in a panel that the user named."""
        return self.panel is not None and self.engine is not Engine.FAST

    def placed(self, folder: Path) -> Scenario:
        """The same scenario with a relative ``panel`` taken from ``folder``, where the plan lies."""
        if self.panel is None or Path(self.panel).is_absolute():
            return self
        return replace(self, panel=str(folder / self.panel))

    def to_json(self) -> dict[str, Any]:
        return SCENARIO.write(self)

    @classmethod
    def from_json(cls, obj: Any, path: str = "scenario") -> Scenario:
        """Missing fields take their defaults.  Raises InvalidPlan with the field's path."""
        return SCENARIO.read(obj, path)


SCENARIO = Record(
    Scenario,
    members_of(Scenario),
    home="scenario",
    about="Assumptions for planning; they never affect a release.",
)
"""The ``scenario`` object of a plan."""
