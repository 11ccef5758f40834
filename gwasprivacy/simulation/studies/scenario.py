"""Planning assumptions: the imagined study that utility curves are computed for.  They never affect a release."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.json_fields import as_integer, as_list, as_number, as_object, as_text, check_range, one_of
from gwasprivacy.simulation.studies.disease import DiseaseModel, default_disease

DEFAULT_SIZES = (500, 750, 1000, 1250, 1500, 2000, 3000, 5000)
MAX_SNPS = 20_000_000
MAX_PARTICIPANTS = 10_000_000


class Engine(StrEnum):
    """Where simulated studies come from."""

    FAST = "fast"
    """Tables drawn SNP by SNP from genotype frequencies: no linkage."""
    PANEL = "panel"
    """New people as mosaics of a panel's haplotypes, with the causative genotypes drawn first: keeps linkage."""
    RESAMPLE = "resample"
    """Whole people of a panel, with replacement, given their causative genotypes (docs/theory/simulated-studies.md)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AlleleSpectrum:
    """Counted-allele frequencies of the null SNPs in the fast engine: Beta(``alpha``, ``beta``) cut off below ``lowest``
    and above 1 − ``lowest``."""

    alpha: float = 0.8
    beta: float = 1.6
    lowest: float = 0.01

    def __post_init__(self) -> None:
        path = "scenario.spectrum"
        check_range(self.alpha, f"{path}.alpha", low=0.01, high=1000)
        check_range(self.beta, f"{path}.beta", low=0.01, high=1000)
        check_range(self.lowest, f"{path}.lowest", low=0, high=0.45)

    def to_json(self) -> dict[str, Any]:
        return {"alpha": self.alpha, "beta": self.beta, "lowest": self.lowest}

    @classmethod
    def from_json(cls, obj: Any, path: str = "scenario.spectrum") -> AlleleSpectrum:
        fields = as_object(obj, path, known=("alpha", "beta", "lowest"))
        return cls(**{name: as_number(value, f"{path}.{name}") for name, value in fields.items()})


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario:
    """What is assumed while planning.

    ``disease``: the disease model.  ``n_snps``: candidate SNPs, causative ones included (fast engine; the others use the
    panel's own SNPs).  ``spectrum``: null SNPs' frequencies (fast engine); None takes them from the bundled panel.
    ``panel``: a PLINK prefix, VCF or panel file of *public* people, relative to the plan; None is the bundled panel.  ``case_fraction``: share of
    cases among participants.  ``sizes``: numbers of participants a curve is drawn at.  ``n_studies``: simulated studies per
    point.  ``target_probability``: the probability of success that is wanted.  ``seed``: of the simulation, nothing else.
    Raises InvalidPlan naming the field.
    """

    disease: DiseaseModel = field(default_factory=default_disease)
    n_snps: int = 10_000
    engine: Engine = Engine.FAST
    spectrum: AlleleSpectrum | None = None
    panel: str | None = None
    case_fraction: float = 0.5
    sizes: tuple[int, ...] = DEFAULT_SIZES
    n_studies: int = 100
    target_probability: float = 0.9
    seed: int = 1

    def __post_init__(self) -> None:
        path = "scenario"
        object.__setattr__(self, "engine", Engine(one_of(self.engine, f"{path}.engine", list(Engine))))
        check_range(self.n_snps, f"{path}.n_snps", low=self.disease.n_causative + 1, high=MAX_SNPS)
        check_range(self.case_fraction, f"{path}.case_fraction", low=0, high=1, open_low=True, open_high=True)
        check_range(self.n_studies, f"{path}.n_studies", low=1, high=1_000_000)
        check_range(self.target_probability, f"{path}.target_probability", low=0, high=1, open_low=True, open_high=True)
        check_range(self.seed, f"{path}.seed", low=0, high=2**63 - 1)
        if not self.sizes:
            raise InvalidPlan("needs at least one number of participants.", field=f"{path}.sizes")
        for index, size in enumerate(self.sizes):
            check_range(size, f"{path}.sizes[{index}]", low=4, high=MAX_PARTICIPANTS)
            if min(self.groups(size)) < 1:
                raise InvalidPlan(
                    "leaves no case or no control.", field=f"{path}.sizes[{index}]", hint="Raise it, or case_fraction."
                )
        if self.engine is not Engine.FAST:
            if not self.disease.has_joint:
                raise InvalidPlan("has too many loci for a panel.", field=f"{path}.disease", hint="Use engine fast.")
            for index, snp in enumerate(self.disease.causative):
                if snp.snp is None:
                    raise InvalidPlan(
                        "is missing: which of the panel's SNPs is it?", field=f"{path}.disease.causative[{index}].snp"
                    )

    def groups(self, n_participants: int) -> tuple[int, int]:
        """(n_cases, n_controls) of a study with so many participants."""
        n_cases = round(n_participants * self.case_fraction)
        return n_cases, n_participants - n_cases

    def placed(self, folder: Path) -> Scenario:
        """The same scenario with a relative ``panel`` taken from ``folder``, where the plan lies."""
        if self.panel is None or Path(self.panel).is_absolute():
            return self
        return replace(self, panel=str(folder / self.panel))

    def to_json(self) -> dict[str, Any]:
        return {
            "disease": self.disease.to_json(),
            "n_snps": self.n_snps,
            "engine": self.engine.value,
            "spectrum": None if self.spectrum is None else self.spectrum.to_json(),
            "panel": self.panel,
            "case_fraction": self.case_fraction,
            "sizes": list(self.sizes),
            "n_studies": self.n_studies,
            "target_probability": self.target_probability,
            "seed": self.seed,
        }

    @classmethod
    def from_json(cls, obj: Any, path: str = "scenario") -> Scenario:
        """Missing fields take their defaults.  Raises InvalidPlan with the field's path."""
        names = (
            "disease",
            "n_snps",
            "engine",
            "spectrum",
            "panel",
            "case_fraction",
            "sizes",
            "n_studies",
            "target_probability",
            "seed",
        )
        fields = as_object(obj, path, known=names)
        values: dict[str, Any] = {}
        if "disease" in fields:
            values["disease"] = DiseaseModel.from_json(fields["disease"], f"{path}.disease")
        for name in ("n_snps", "n_studies", "seed"):
            if name in fields:
                values[name] = as_integer(fields[name], f"{path}.{name}")
        for name in ("case_fraction", "target_probability"):
            if name in fields:
                values[name] = as_number(fields[name], f"{path}.{name}")
        if "engine" in fields:
            values["engine"] = Engine(one_of(fields["engine"], f"{path}.engine", list(Engine)))
        if fields.get("spectrum") is not None:
            values["spectrum"] = AlleleSpectrum.from_json(fields["spectrum"], f"{path}.spectrum")
        if fields.get("panel") is not None:
            values["panel"] = as_text(fields["panel"], f"{path}.panel")
        if "sizes" in fields:
            values["sizes"] = tuple(
                as_integer(size, f"{path}.sizes[{index}]")
                for index, size in enumerate(as_list(fields["sizes"], f"{path}.sizes"))
            )
        return cls(**values)
